"""One schema compiled in memory: the same stages, modules that no file holds, the same object that a generated module has."""

from __future__ import annotations

import copy
import importlib
import importlib.machinery
import itertools
import json
import pkgutil
import sys
import types
import weakref
from collections.abc import Mapping, Sequence
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.util import spec_from_loader
from typing import Any

from .diagnostics import ContractError, Location, Problem
from .lower import lower_schema
from .pipeline import deep_enough
from .schema.formats import SUPPORTED_FORMATS, UNSUPPORTED_FORMATS
from .schema.lint import lint
from .schema.load import MAX_DEPTH, Document, parse_document
from .schema.resolve import resolve_documents
from .schema.settings import Settings
from .targets.python import runtime
from .targets.python.naming import name_contract
from .targets.python.runtime import schema as schema_module
from .targets.python.target import package_files

__all__ = ["compile_schema"]

FILE = "schema.json"
numbers = itertools.count()


class _Finder(MetaPathFinder, InspectLoader):
    """Finds the modules of one package in a mapping of texts."""

    def __init__(self, package: str, files: Mapping[str, str], documents: Mapping[str, Any]) -> None:
        self.package = package
        self.documents = documents
        self.sources: dict[str, tuple[str, bool]] = {}
        for path, source in files.items():
            if path.endswith(".py") and not path.startswith("_runtime/"):
                parts = path.removesuffix(".py").split("/")
                is_package = parts[-1] == "__init__"
                self.sources[".".join([package, *(parts[:-1] if is_package else parts)])] = (source, is_package)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: types.ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname not in self.sources:
            return None
        return spec_from_loader(fullname, self, is_package=self.is_package(fullname))

    def get_source(self, fullname: str) -> str:
        return self.sources[fullname][0]

    def is_package(self, fullname: str) -> bool:
        return self.sources[fullname][1]

    def get_data(self, path: str) -> bytes:
        """What `pkgutil.get_data` asks for: the canonical schemas."""
        return json.dumps({"documents": self.documents}).encode()


def compile_schema(
    schema: Any,
    resources: Mapping[str, Any] | None = None,
    assert_formats: bool = False,
    unknown: str = "drop",
) -> schema_module.Schema[Any]:
    """Compile one JSON Schema to the object that a generated module would hold for it.

    Args:
        schema: a JSON Schema, as `json.loads` answers it.
        resources: other schemas that it may refer to, by their absolute URIs. Nothing else is ever looked up. Those that
            references lead to have to be valid.
        assert_formats: whether `format` refuses values; by default it is an annotation.
        unknown: what becomes of properties that no keyword names: `drop`, `keep` (in `extra`) or `refuse`.

    Raises:
        UnsupportedSchema: the schema is right, but cannot be compiled faithfully.
        ContractError: the schema, or what it refers to, is wrong.
    """
    if unknown not in ("drop", "keep", "refuse"):
        raise ValueError(f"unknown is one of drop, keep, refuse, not {unknown!r}")
    documents = (document_of(FILE, schema),)
    others = {uri: document_of(uri, contents) for uri, contents in (resources or {}).items()}
    title = schema.get("title") if isinstance(schema, dict) else None
    settings = Settings(
        name="",
        package="memory",
        table_prefix="",
        title=title if isinstance(title, str) else "schema",
        description="",
        unknown=unknown,
        formats=tuple(sorted(SUPPORTED_FORMATS | UNSUPPORTED_FORMATS)) if assert_formats else (),
    )
    resolver = resolve_documents(documents, others)
    lint(resolver, settings)
    contract = lower_schema(resolver, settings)
    with deep_enough():
        files = package_files(contract, name_contract(contract), tidy=False)
    return loaded(files, contract.documents)


def document_of(name: str, contents: Any) -> Document:
    """A schema in memory as a document; a copy, so that no later change of the caller's reaches it."""
    try:
        text = json.dumps(contents, allow_nan=False)
    except RecursionError:
        raise ContractError([Problem(Location(name), f"nested deeper than {MAX_DEPTH} levels, or holds itself")]) from None
    except (TypeError, ValueError) as error:
        raise ContractError([Problem(Location(name), f"not a JSON value: {error}")]) from None
    return parse_document(name, text.encode())


def loaded(files: Mapping[str, str], documents: Mapping[str, Any]) -> schema_module.Schema[Any]:
    """Import a package from memory; answer the Schema object of its root schema."""
    package = f"_contractgen_memory_{next(numbers)}"
    finder = _Finder(package, files, documents)
    sys.modules[f"{package}._runtime"] = runtime
    for module in pkgutil.iter_modules(runtime.__path__):
        sys.modules[f"{package}._runtime.{module.name}"] = importlib.import_module(f"{runtime.__name__}.{module.name}")
    sys.meta_path.insert(0, finder)
    try:
        __import__(f"{package}.schema")
        sys.modules[f"{package}._contract"].__file__ = f"{package}/_contract.py"  # `pkgutil.get_data` wants one.
        # The modules hold their own object; the caller's is another, so that they go when it goes.
        found: schema_module.Schema[Any] = copy.copy(sys.modules[f"{package}.schema"].ROOT)
    finally:
        sys.meta_path.remove(finder)
    weakref.finalize(found, forget, package)
    return found


def forget(package: str) -> None:
    """Drop the modules of a package that nobody holds any more."""
    for name in list(sys.modules):  # A list at once: other threads import meanwhile.
        if name == package or name.startswith(f"{package}."):
            sys.modules.pop(name, None)
