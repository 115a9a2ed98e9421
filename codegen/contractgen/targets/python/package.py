"""The files of the Python package: which there are, and what those say that belong to no schema file."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path, PurePosixPath

from ... import version
from ...ir.contract import Contract, Definition
from ...output import marker
from . import runtime as runtime_package
from .annotations import any_type
from .context import Package
from .files import PlannedFile, header
from .import_cycles import rings
from .module import plan_module, public_names
from .naming import Names, table_names
from .references import file_graph
from .source import Import, code, comment, docstring, import_lines, literal, used
from .tables import plan_tables

__all__ = ["plan_package"]


PREFIXES = ("", "build_", "dump_", "write_", "VALUES_")


def shared_names(names: Names) -> frozenset[str]:
    """The names that more than one module defines."""
    declarations: dict[str, set[str]] = {}
    for key, name in names.types.items():
        for each in (*(prefix + name.type for prefix in PREFIXES), name.schema):
            declarations.setdefault(each, set()).add(key[0])
    return frozenset(name for name, files in declarations.items() if len(files) > 1)


def plan_package(contract: Contract, names: Names) -> tuple[PlannedFile, ...]:
    """Every file of the package, by path from the package's folder."""
    definitions = {definition.key: definition for definition in contract.definitions}
    package = Package(contract, names, definitions, rings(file_graph(contract)), shared_names(names))
    by_file: dict[str, list[Definition]] = {}
    for definition in contract.definitions:
        by_file.setdefault(definition.key[0], []).append(definition)
    files = [plan_module(package, file, by_file[file]) for file in sorted(by_file)]
    files += plan_tables(package)
    files += plan_folders(package, files)
    files.append(plan_root(package))
    files.append(plan_contract(package))
    files.append(PlannedFile("_contract.json", text=contract_data(contract)))
    files.append(PlannedFile("py.typed", text=f"# {marker.MARKER}.\n"))
    files += plan_runtime()
    return tuple(sorted(files, key=lambda file: file.path))


def plan_runtime() -> list[PlannedFile]:
    """The runtime, as it is written by hand."""
    folder = Path(str(runtime_package.__file__)).parent
    lines = [comment(f"{marker.MARKER}: its runtime, copied as it is. DO NOT EDIT.")]
    return [
        PlannedFile(f"_runtime/{path.name}", text=f"{lines[0].text}\n{path.read_text(encoding='utf-8')}")
        for path in sorted(folder.glob("*.py"))
    ]


def contract_data(contract: Contract) -> str:
    """The canonical schemas, as one file of the package: a line for each, so that a diff tells which have changed."""
    note = f"{marker.MARKER}: the canonical schemas, by file. DO NOT EDIT."
    lines = [f"{json.dumps(file)}: {json.dumps(contents)}" for file, contents in contract.documents.items()]
    return f'{{"$comment": {json.dumps(note)}, "documents": {{\n' + ",\n".join(lines) + "\n}}\n"


def plan_contract(package: Package) -> PlannedFile:
    """The module that says what the package was generated from."""
    contract = package.contract
    return PlannedFile(
        "_contract.py",
        "contract.py.j2",
        {
            "header": header([]),
            "docstring": docstring(f"What this package was generated from: {contract.title}."),
            "name": literal(contract.name),
            "sha256": literal(contract.sha256),
            "generator": literal(f"contractgen {version.VERSION}"),
            "strict": literal(contract.strict_json),
        },
    )


def exports(package: Package) -> dict[str, tuple[str, str]]:
    """Every public name of the package's root: its module (with a leading dot) and its name there."""
    contract = package.contract
    claims: list[tuple[str, str]] = []
    for definition in contract.definitions:
        file = definition.key[0]
        at_root = not contract.flat or (definition.key[1] == "" and "/" not in file)
        if definition.exported and at_root:
            path = "." + package.names.modules[file].removesuffix(".py").replace("/", ".")
            claims += ((path, name) for name in public_names(package, definition))
    claims += (("._runtime.schema", name) for name in ("Contract", "Err", "Ok", "RequestSchemas", "Result", "Schema"))
    claims += (("._runtime.problem", name) for name in ("Problem", "ValidationError"))
    claims += (("._runtime.values", name) for name in ("UNSET", "Unset"))
    claims.append(("._contract", "CONTRACT"))
    claims += ((f".{path}", name) for path, names in table_names(contract).items() for name in names)
    return exported(claims)


def exported(claims: Iterable[tuple[str, str]]) -> dict[str, tuple[str, str]]:
    """What an `__init__` exports: each name with its home. Two homes for one name are our own fault: `names` sees to that."""
    found: dict[str, tuple[str, str]] = {}
    for home, name in claims:
        if name in found:
            raise ValueError(f"the name {name!r} is exported from {found[name][0]} and {home}")
        found[name] = (home, name)
    return found


def plan_folders(package: Package, files: list[PlannedFile]) -> list[PlannedFile]:
    """An `__init__.py` for every folder: where names count file by file, it gives the types of its own files."""
    folders = sorted({str(parent) for file in files for parent in PurePosixPath(file.path).parents if str(parent) != "."})
    planned = []
    for folder in folders:
        claims: list[tuple[str, str]] = []
        for definition in package.contract.definitions if package.contract.flat else ():
            path = PurePosixPath(package.names.modules[definition.key[0]])
            if definition.key[1] == "" and definition.exported and str(path.parent) == folder:
                claims += ((f".{path.stem}", name) for name in public_names(package, definition))
        planned.append(plan_init(f"{folder}/__init__.py", f"Types of `{folder}`.", exported(claims)))
    return planned


def plan_root(package: Package) -> PlannedFile:
    """The package's face."""
    contract = package.contract
    text = f"{contract.title}\n\n{contract.description}" if contract.description else contract.title
    return plan_init("__init__.py", text, exports(package))


def plan_init(path: str, text: str, names: Mapping[str, tuple[str, str]]) -> PlannedFile:
    """An `__init__.py` whose names are loaded when they are first used."""
    if not names:
        return PlannedFile(path, "folder.py.j2", {"header": header([]), "docstring": docstring(text)})
    ordered = sorted(names.items(), key=lambda item: sort_rank(item[0]))
    prefix = "/" + str(PurePosixPath(path).parent) + "/" if "/" in path else "/"
    types = {Import(prefix + module[1:].replace(".", "/"), name) for module, name in names.values()}
    fragments = {
        "header": header([]),
        "docstring": docstring(text),
        "type_imports": import_lines(types, path),
        "homes": [code("{}: {}", literal(name), literal(module)) for name, (module, _) in ordered],
        "exported": [literal(name) for name, _ in ordered],
        "any": any_type(),
        "checking": used("typing", "TYPE_CHECKING"),
    }
    return PlannedFile(path, "init.py.j2", fragments)


def sort_rank(name: str) -> tuple[int, str]:
    """How `__all__` is sorted: constants, classes, functions."""
    return (0 if name.isupper() else 1 if name[:1].isupper() else 2, name)
