"""The stages, in order. Nothing here prints or writes."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

from .diagnostics import ContractError, stop_if
from .ir.contract import Contract
from .lower import lower_contract
from .lower.canonical import canonical_schemas
from .lower.examples import check_examples
from .parallel import in_child
from .schema.lint import lint
from .schema.load import MAX_DEPTH, load_folder, load_guide
from .schema.resolve import resolve_documents
from .schema.settings import FILE, python_name, read_settings
from .targets.python.naming import name_contract
from .targets.registry import TARGET_NAMES, TargetSource, chosen_targets, target_files

__all__ = ["bundle_text", "generate", "model_files", "read_contract", "read_source", "site_files"]

NOT_SCHEMAS = (FILE, "vocabulary.json")


class _Depth:
    """The interpreter's limit, raised while at least one thread is at work."""

    lock = threading.Lock()
    users = 0
    before = 0


@contextmanager
def deep_enough() -> Iterator[None]:
    """Let the stages follow documents of the allowed depth: some take several calls for a level. The limit is the process's: the
    first that comes raises it, the last that goes puts it back."""
    with _Depth.lock:
        if _Depth.users == 0:
            _Depth.before = sys.getrecursionlimit()
            sys.setrecursionlimit(max(_Depth.before, 10 * MAX_DEPTH))
        _Depth.users += 1
    try:
        yield
    finally:
        with _Depth.lock:
            _Depth.users -= 1
            if _Depth.users == 0:
                sys.setrecursionlimit(_Depth.before)


def read_contract(folder: Path, *, package: str = "") -> Contract:
    """A folder of schemas as the model.

    Raises:
        ContractError: everything that the first failing stage found.
    """
    return read_source(folder, package=package).contract


@deep_enough()
def read_source(folder: Path, *, package: str = "") -> TargetSource:
    """A folder of schemas as what targets are made from: the model and its names.

    Raises:
        ContractError: everything that the first failing stage found.
    """
    documents = load_folder(folder)
    alone = folder.is_file()  # Whatever it is called, it is a schema.
    schemas = tuple(document for document in documents if alone or document.file not in NOT_SCHEMAS)
    setting = next((document for document in documents if document.file == FILE and not alone), None)
    settings = read_settings(
        setting, schemas, TARGET_NAMES, package=package, name=python_name(folder.resolve().stem) if alone else ""
    )
    resolver = resolve_documents(schemas)
    lint(resolver, settings)
    contract = replace(lower_contract(resolver, settings), guide=load_guide(folder))
    try:
        names = name_contract(contract)  # Two equal names are the contract's problem, whatever is generated from it.
    except ContractError as error:
        files = {document.file: document for document in documents}
        stop_if(files[problem.location.file].problem(problem.location.pointer, problem.message) for problem in error.problems)
    if contract.requests or contract.events:
        check_examples(contract, {document.file: document for document in schemas})
    return TargetSource(contract, names, partial(canonical_schemas, resolver, contract))


@deep_enough()
def generate(folder: str | Path, *, package: str = "", targets: Sequence[str] = (), families: Sequence[str] = ()) -> dict[str, str]:
    """Everything that is generated from a contract, by path from the output folder; where `targets` are named, only these.
    `families` is their former name.

    Raises:
        ContractError: everything that the first failing stage found.
        ValueError: there is no target of a name.
    """
    unknown = sorted({*targets, *families} - set(TARGET_NAMES))
    if unknown:
        raise ValueError(f"unknown target {unknown[0]!r}; expected one of {', '.join(TARGET_NAMES)}")
    source = read_source(Path(folder), package=package)
    chosen = chosen_targets(source.contract, (*targets, *families))
    here = [target for target in chosen if not target.in_child]
    others = [target for target in chosen if target.in_child]
    if not (here and others):
        return dict(sorted(target_files(source, chosen).items()))
    _ = source.flat  # Made before the fork, so that both processes have it.
    with in_child(partial(target_files, source, others)) as collect:
        return dict(sorted([*target_files(source, here).items(), *collect().items()]))


@deep_enough()
def site_files(folder: str | Path) -> dict[str, str]:
    """The reference site alone, by path from the output folder.

    Raises:
        ContractError: everything that the first failing stage found.
    """
    source = read_source(Path(folder))
    return target_files(source, chosen_targets(source.contract, ["docs"]))


@deep_enough()
def model_files(folder: Path, library: str) -> dict[str, str]:
    """The types as models of another library, by datamodel-code-generator: one file.

    Raises:
        ContractError: everything that the first failing stage found.
        MissingGenerator: datamodel-code-generator is not installed.
    """
    from .targets.datamodel_codegen import files

    return files(read_source(folder), library)


@deep_enough()
def bundle_text(folder: str | Path, *, strict: bool = False) -> str:
    """A contract as one JSON Schema document; with `strict`, its objects closed.

    Raises:
        ContractError: everything that the first failing stage found.
    """
    from .targets.json_text import json_text
    from .targets.jsonschema.bundle import bundle, strict_bundle

    source = read_source(Path(folder))
    return json_text((strict_bundle if strict else bundle)(source.contract, source.flat))
