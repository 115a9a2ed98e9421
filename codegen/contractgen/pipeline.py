"""The stages, in order. Nothing here prints or writes."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from .diagnostics import ContractError, stop_if
from .ir.contract import Contract
from .ir.evaluate import check_examples
from .lower import lower_contract
from .parallel import in_child
from .schema.lint import lint
from .schema.load import MAX_DEPTH, load_folder, load_guide
from .schema.resolve import Resolver, resolve_documents
from .schema.settings import FILE, python_name, read_settings
from .targets.json_text import json_text
from .targets.python import plan_package
from .targets.python.formatting import format_python
from .targets.python.naming import Names, name_contract
from .targets.python.render import render

if TYPE_CHECKING:
    from .targets.flatten import FlatContract

__all__ = ["bundle_text", "generate", "package_files", "read_contract", "site_files"]

HERE = {"python", "vectors"}
"""What is made in this process while another makes the rest: about half of the work."""

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
    return read_folder(folder, package=package)[0]


@deep_enough()
def read_folder(folder: Path, *, package: str = "") -> tuple[Contract, Names, Resolver]:
    """As `read_contract`, with its names, and what the references of its documents lead to."""
    documents = load_folder(folder)
    alone = folder.is_file()  # Whatever it is called, it is a schema.
    schemas = tuple(document for document in documents if alone or document.file not in NOT_SCHEMAS)
    setting = next((document for document in documents if document.file == FILE and not alone), None)
    settings = read_settings(setting, schemas, package=package, name=python_name(folder.resolve().stem) if alone else "")
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
    return contract, names, resolver


@deep_enough()
def package_files(contract: Contract, names: Names, *, tidy: bool = True) -> dict[str, str]:
    """The Python package of a contract, by path from the package's folder."""
    planned = plan_package(contract, names)
    texts = {file.path: file.text or render(file.template, file.fragments or {}) for file in planned}
    python = {path: text for path, text in texts.items() if path.endswith(".py")}
    return {**texts, **format_python(python)} if tidy else texts


def generate(folder: str | Path, *, package: str = "", families: Sequence[str] = ()) -> dict[str, str]:
    """Everything that is generated from a contract, by path from the output folder; of some families (`settings.FAMILIES`) where
    they are named.

    Raises:
        ContractError: everything that the first failing stage found.
    """
    contract, names, resolver = read_folder(Path(folder), package=package)
    chosen = set(families or contract.families)
    others = chosen - {"python"}
    here: dict[str, str] = {}
    apart: AbstractContextManager[Callable[[], dict[str, str]]] = nullcontext(dict)
    if others:
        make = partial(other_files, contract, names, flat_contract(contract, names, resolver))
        if others - HERE:
            apart = in_child(partial(make, others - HERE))
    with apart as collect:
        if "python" in chosen:
            here |= {f"python/{contract.package}/{path}": text for path, text in package_files(contract, names).items()}
        if others & HERE:
            here |= make(others & HERE)
        return dict(sorted([*here.items(), *collect().items()]))


@deep_enough()
def flat_contract(contract: Contract, names: Names, resolver: Resolver) -> FlatContract:
    """The schemas of a contract as those of one document, which all but the Python package is made of."""
    from .targets.flatten import flatten  # Here, since the package alone needs none of it.

    return flatten(contract, names, resolver)


@deep_enough()
def other_files(contract: Contract, names: Names, joined: FlatContract, families: set[str]) -> dict[str, str]:
    """What is generated beside the Python package, by path from the output folder."""
    from .targets import family_files

    return family_files(contract, names, joined, families)


def read_joined(folder: Path) -> tuple[Contract, Names, FlatContract]:
    """A folder of schemas as the model, with its names, and as the schemas of one document.

    Raises:
        ContractError: everything that the first failing stage found.
    """
    contract, names, resolver = read_folder(folder)
    return contract, names, flat_contract(contract, names, resolver)


@deep_enough()
def site_files(folder: str | Path) -> dict[str, str]:
    """The reference site alone, by path from the output folder.

    Raises:
        ContractError: everything that the first failing stage found.
    """
    from .targets import docs

    return docs.files(*read_joined(Path(folder)))


@deep_enough()
def bundle_text(folder: str | Path, *, strict: bool = False) -> str:
    """A contract as one JSON Schema document; with `strict`, its objects closed.

    Raises:
        ContractError: everything that the first failing stage found.
    """
    from .targets.jsonschema.bundle import bundle, strict_bundle

    contract, _, joined = read_joined(Path(folder))
    return json_text(strict_bundle(contract, joined) if strict else bundle(contract, joined))
