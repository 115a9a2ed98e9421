"""The files of the Python package: which there are, and what each says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any

from .. import marker, version
from .. import runtime as runtime_package
from ..model import Checked, Contract, Definition, Key, LiteralShape, Record, RefShape, Rule, RuleRef, Shape
from ..names import Names, field_names, pascal
from ..pysource import Code, Import, block, code, comment, docstring, identifier, import_lines, joined, json_text, literal, used
from .annotations import annotation, any_type, either, literal_type
from .build import Builder, absent, allows_null, constant_of
from .context import Module, Package, is_text_literal, runtime
from .dump import dump_body, keeps, write_body
from .rings import rings
from .rules import rule_code

__all__ = ["PlannedFile", "plan_package"]


@dataclass(frozen=True)
class PlannedFile:
    """One output file: the template that prints it and the fragments to print, or its text as it is."""

    path: str
    template: str = ""
    fragments: Mapping[str, Any] | None = None
    text: str = ""


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


PREFIXES = ("", "build_", "dump_", "write_", "VALUES_")


def shared_names(names: Names) -> frozenset[str]:
    """The names that more than one module defines."""
    homes: dict[str, set[str]] = {}
    for key, name in names.types.items():
        for each in (*(prefix + name.type for prefix in PREFIXES), name.schema):
            homes.setdefault(each, set()).add(key[0])
    return frozenset(name for name, files in homes.items() if len(files) > 1)


def header(sources: Iterable[str]) -> list[Code]:
    """The first lines of a generated file: where it comes from, and how to make it again."""
    sources = list(sources)
    origin = f" from schema/{sources[0]}" if len(sources) == 1 else ""
    change = "edit that schema and run `make generate`" if origin else "edit the schemas and run `make generate`"
    return [comment(f"{marker.MARKER}{origin}. DO NOT EDIT."), comment(f"To change this file, {change}.")]


def plan_runtime() -> list[PlannedFile]:
    """The runtime, as it is written by hand."""
    folder = Path(str(runtime_package.__file__)).parent
    lines = [comment(f"{marker.MARKER}: its runtime, copied as it is. DO NOT EDIT.")]
    return [
        PlannedFile(f"_runtime/{path.name}", text=f"{lines[0].text}\n{path.read_text(encoding='utf-8')}")
        for path in sorted(folder.glob("*.py"))
    ]


def contract_data(contract: Contract) -> str:
    """The canonical schemas, as one file of the package."""
    note = f"{marker.MARKER}: the canonical schemas, by file. DO NOT EDIT."
    return json_text({"$comment": note, "documents": dict(contract.documents)})


# -- modules of types ---------------------------------------------------------------------------------------------------


def plan_module(package: Package, file: str, definitions: list[Definition]) -> PlannedFile:
    """The module of one schema file."""
    path = package.names.modules[file]
    module = Module(package, file, path)
    ordered = [d for d in definitions if is_record(d)] + sorted_aliases(package, [d for d in definitions if not is_record(d)])
    late = {definition.key for definition in ordered if not is_record(definition)}
    planned = []
    for definition in ordered:
        planned.append(plan_definition(module, definition, late))
        late.discard(definition.key)
    schemas = [plan_schema(module, definition) for definition in ordered]
    exported = [name for definition in ordered if definition.exported for name in public_names(package, definition)]
    root = package.definitions.get((file, "", ""))
    title = f"Types of `{PurePosixPath(file).name.removesuffix('.json')}`"
    about = package.contract.documents.get(file)
    summary = about.get("description") if isinstance(about, dict) else None
    text = docstring(summary if isinstance(summary, str) and summary.strip() and root is None else f"{title}.")
    body = {
        "definitions": planned,
        "patterns": module.patterns,
        "tables": module.tables,
        "schemas": schemas,
        "root": memory_root(package, file),
        "exported": literal(sorted(exported)),
    }
    return PlannedFile(
        path,
        "module.py.j2",
        {"header": header([file]), "docstring": text, "imports": import_lines(imports_in(body), path), **body},
    )


def memory_root(package: Package, file: str) -> Code:
    """A schema that is compiled in memory has no name to import it by."""
    name = package.names.types.get((file, "", ""))
    return code("\nROOT = {}", identifier(name.schema)) if name is not None and not package.contract.name else Code("")


def is_record(definition: Definition) -> bool:
    """Whether a definition becomes a class."""
    return isinstance(definition.shape, Record) or (
        isinstance(definition.shape, Checked) and isinstance(definition.shape.inner, Record)
    )


def record_of(definition: Definition) -> Record:
    """The record of a definition that becomes a class."""
    shape = definition.shape.inner if isinstance(definition.shape, Checked) else definition.shape
    assert isinstance(shape, Record)
    return shape


def public_names(package: Package, definition: Definition) -> list[str]:
    """The type and the Schema object of a definition."""
    name = package.names.types[definition.key]
    return [name.type, name.schema]


def sorted_aliases(package: Package, definitions: list[Definition]) -> list[Definition]:
    """Aliases after those that they name, as far as they do not name each other."""
    by_key = {definition.key: definition for definition in definitions}
    done: dict[Key, Definition] = {}
    for start in definitions:
        path: dict[Key, Iterator[Key]] = {}
        following: Key | None = start.key
        while following is not None or path:
            if following is not None and following in by_key and following not in done and following not in path:
                path[following] = iter(shape_references(by_key[following].shape))
            last = next(reversed(path), None)
            if last is None:
                break
            following = next(path[last], None)
            if following is None:
                done[last] = by_key[last]
                del path[last]
    return list(done.values())


def plan_definition(module: Module, definition: Definition, late: set[Key]) -> dict[str, Any]:
    """One type with its functions."""
    package = module.package
    name = package.names.types[definition.key].type
    fields: dict[str, str] = {}
    planned_fields: list[dict[str, Code]] = []
    if is_record(definition):
        record = record_of(definition)
        fields = field_names([field.wire_name for field in record.fields])
        ordered = sorted(record.fields, key=lambda field: constant_of(field.required, field.shape) is None)
        planned_fields = [plan_field(module, field, fields[field.wire_name]) for field in ordered]
        if keeps(module, record):
            others = annotation(module, record.others) if record.others is not None else any_type()
            maker = used("dataclasses", "field")
            planned_fields.append(
                {
                    "declaration": code("extra: dict[str, {}] = {}(default_factory=dict[str, {}])", others, maker, any_type()),
                    "docstring": docstring("Properties that have no field, by their names.", 1),
                }
            )
    build = Builder(module, definition).body(fields)
    alias = Code("")
    if not is_record(definition):
        alias = alias_code(module, definition, late)
        if isinstance(definition.shape, LiteralShape) and is_text_literal(definition.shape):
            pairs = literal({value: value for value in definition.shape.values})
            module.tables.insert(0, code("VALUES_{}: dict[{}, {}] = {}", identifier(name), any_type(), identifier(name), pairs))
    return {
        "name": identifier(name),
        "docstring": docstring(about(definition), 1 if is_record(definition) else 0),
        "fields": planned_fields,
        "alias": alias,
        "is_record": is_record(definition),
        "decorator": code("@{}(slots=True, kw_only=True)", used("dataclasses", "dataclass")) if is_record(definition) else Code(""),
        "maker": code("new_{} = {}({}.__new__, {})", *[identifier(name)], used("functools", "partial"), *[identifier(name)] * 2)
        if is_record(definition)
        else Code(""),
        "any": any_type(),
        "check": code("{}.Check", runtime("", "check")),
        "build": block(build),
        "dump": block(dump_body(module, definition, fields)),
        "write": block(write_body(module, definition, fields)),
        "dumped": code("dict[str, {}]", any_type()) if is_record(definition) else any_type(),
        "rules": block([code("return {}", rule_code(module, definition.rule, name))]),
    }


def about(definition: Definition) -> str:
    """What the docstring of a type says."""
    text = definition.description.strip() or definition.title.strip() or definition.label
    return f"{text}\n\nDeprecated." if definition.deprecated else text


def plan_field(module: Module, field: Any, name: str) -> dict[str, Code]:
    """One field of a record."""
    constant = constant_of(field.required, field.shape)
    kind = annotation(module, field.shape)
    if constant is not None:
        declaration = code(
            "{}: {}[{}] = {}", identifier(name), used("typing", "ClassVar"), literal_type(constant), literal(constant[0])
        )
    elif field.required:
        declaration = code("{}: {}", identifier(name), kind)
    elif allows_null(module, field.shape):
        unset = either([kind, runtime("values", "Unset")])
        if unset.text == "Any":
            unset = code("{} | {}", kind, runtime("values", "Unset"))
        declaration = code("{}: {} = {}", identifier(name), unset, absent(module, field.shape))
    else:
        declaration = code("{}: {} = None", identifier(name), either([kind, Code("None")]))
    text = field.description.strip() or f"`{field.wire_name}`."
    return {"declaration": declaration, "docstring": docstring(f"{text}\n\nDeprecated." if field.deprecated else text, 1)}


def alias_code(module: Module, definition: Definition, late: set[Key]) -> Code:
    """The statement of a type alias; in quotes where a name in it may not be there yet."""
    name = module.package.names.types[definition.key].type
    kind = annotation(module, definition.shape, frozenset(late))
    whole = annotation(module, definition.shape)
    late_part = any(part.startswith('"') for part in kind.text.split(" | "))
    if late_part or any(module.in_ring(key) for key in shape_references(definition.shape)):
        kind = Code(literal(whole.text).text, whole.imports)
    return code("{}: {} = {}", identifier(name), used("typing", "TypeAlias"), kind)


def plan_schema(module: Module, definition: Definition) -> dict[str, Code]:
    """The Schema object of a definition."""
    name = module.package.names.types[definition.key]
    file, pointer, _ = definition.key
    kind = runtime("schema", "Schema")
    arguments = [
        literal(definition.label),
        code("build=build_{}", identifier(name.type)),
        code("dump=dump_{}", identifier(name.type)),
        code("write=write_{}", identifier(name.type)),
        code("rules=rules_{}", identifier(name.type)),
        code("contract={}", used("/_contract", "CONTRACT")),
        code("source={}", literal(f"{file}#{pointer}")),
    ]
    return {
        "statement": code(
            "{}: {}[{}] = {}({})", identifier(name.schema), kind, identifier(name.type), kind, joined(", ", arguments)
        )
    }


def imports_in(value: Any) -> set[Import]:
    """Everything that some fragments need."""
    if isinstance(value, Code):
        return set(value.imports)
    if isinstance(value, Mapping):
        return set().union(*map(imports_in, value.values()))
    if isinstance(value, (list, tuple)):
        return set().union(*map(imports_in, value))
    return set()


# -- references ---------------------------------------------------------------------------------------------------------


def shape_references(value: Any) -> list[Key]:
    """The definitions that a shape names, in order."""
    found: dict[Key, None] = {}
    stack = [value]
    while stack:
        each = stack.pop(0)
        if isinstance(each, RefShape):
            found[each.key] = None
        elif isinstance(each, Shape):
            stack += [getattr(each, name) for name in each.__dataclass_fields__ if name != "rule"]  # type: ignore[attr-defined]
        elif isinstance(each, tuple):
            stack += each
        elif hasattr(each, "shape"):
            stack.append(each.shape)
    return list(found)


def rule_references(value: Any) -> list[Key]:
    """The definitions that a rule, or a shape with rules in it, names."""
    found: dict[Key, None] = {}
    stack = [value]
    while stack:
        each = stack.pop()
        if isinstance(each, RuleRef):
            found[each.key] = None
        elif isinstance(each, Rule):
            stack += [*each.arguments, *(each.options or {}).values()]
        elif isinstance(each, Mapping):
            stack += each.values()
        elif isinstance(each, (tuple, list)):
            stack += each
        elif isinstance(each, Shape):
            stack += [getattr(each, name) for name in each.__dataclass_fields__]  # type: ignore[attr-defined]
        elif hasattr(each, "shape"):
            stack.append(each.shape)
    return list(found)


def file_graph(contract: Contract) -> dict[str, set[str]]:
    """Which file's module imports which."""
    graph: dict[str, set[str]] = {definition.key[0]: set() for definition in contract.definitions}
    for definition in contract.definitions:
        keys = [*shape_references(definition.shape), *rule_references(definition.rule), *rule_references(definition.shape)]
        graph[definition.key[0]].update(key[0] for key in keys)
    return graph


# -- the package's own files ----------------------------------------------------------------------------------------------


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
    found: dict[str, tuple[str, str]] = {}
    for definition in contract.definitions:
        file = definition.key[0]
        at_root = not contract.flat or (definition.key[1] == "" and "/" not in file)
        if definition.exported and at_root:
            path = "." + package.names.modules[file].removesuffix(".py").replace("/", ".")
            for name in public_names(package, definition):
                found[name] = (path, name)
    for name in ("Contract", "Err", "Ok", "RequestSchemas", "Result", "Schema"):
        found[name] = ("._runtime.schema", name)
    for name in ("Problem", "ValidationError"):
        found[name] = ("._runtime.problem", name)
    for name in ("UNSET", "Unset"):
        found[name] = ("._runtime.values", name)
    found["CONTRACT"] = ("._contract", "CONTRACT")
    for path, names in table_names(package).items():
        for name in names:
            found[name] = (f".{path}", name)
    return found


def table_names(package: Package) -> dict[str, list[str]]:
    """The modules of tables, frames and constants, with what each gives."""
    contract = package.contract
    upper, lower = table_prefixes(contract)
    found: dict[str, list[str]] = {}
    if contract.requests:
        found["_requests"] = [f"{upper}REQUEST_SCHEMAS", f"{lower}RequestSchemas", f"{lower}RequestType"]
    if contract.events:
        found["_events"] = [f"{upper}EVENT_SCHEMAS", f"{lower}EventSchemas", f"{lower}EventType"]
    if set(contract.frames) == {"request", "server"}:
        found["_frames"] = ["FramePort", "parse_request", "parse_server_frame"]
    if contract.constants:
        found["_constants"] = [constant.name for constant in contract.constants]
    return found


def table_prefixes(contract: Contract) -> tuple[str, str]:
    """How the names of the tables start: as constants and as types."""
    prefix = contract.table_prefix
    return (f"{prefix}_" if prefix else "", pascal(prefix.lower()) if prefix else "")


def plan_tables(package: Package) -> list[PlannedFile]:
    """The tables of requests and events, the envelope's functions, the constants."""
    contract = package.contract
    upper, lower = table_prefixes(contract)
    modules = table_names(package)
    files: list[PlannedFile] = []
    if "_requests" in modules:
        files.append(plan_request_table(package, upper, lower))
    if "_events" in modules:
        files.append(plan_event_table(package, upper, lower))
    if "_frames" in modules:
        module = Module(package, "", "_frames.py")
        request, server = contract.frames["request"], contract.frames["server"]
        fragments = {
            "request": module.of(request, ""),
            "request_schema": module.schema(request),
            "server": module.of(server, ""),
            "server_schema": module.schema(server),
            "ok": runtime("schema", "Ok"),
            "err": runtime("schema", "Err"),
            "protocol": used("typing", "Protocol"),
            "callable": used("collections.abc", "Callable"),
        }
        imports = import_lines(imports_in(fragments), "_frames.py")
        files.append(PlannedFile("_frames.py", "frames.py.j2", {"header": header([]), "imports": imports, **fragments}))
    if "_constants" in modules:
        final = used("typing", "Final")
        constants = [
            {
                "statement": code("{}: {} = {}", identifier(constant.name), final, literal(frozen(constant.value))),
                "docstring": docstring(constant.description or constant.name),
            }
            for constant in contract.constants
        ]
        contents = {
            "constants": constants,
            "exported": literal(sorted(modules["_constants"])),
            "imports": import_lines(imports_in(constants), "_constants.py"),
        }
        files.append(PlannedFile("_constants.py", "constants.py.j2", {"header": header(["contract.json"]), **contents}))
    return files


def frozen(value: Any) -> Any:
    """A constant's arrays as tuples."""
    if isinstance(value, list):
        return tuple(map(frozen, value))
    if isinstance(value, dict):
        return {key: frozen(each) for key, each in value.items()}
    return value


def home_of(package: Package, key: Key) -> str:
    """Where a Schema object is, as `RequestSchemas` loads it."""
    path = package.names.modules[key[0]].removesuffix(".py").replace("/", ".")
    return f".{path}:{package.names.types[key].schema}"


def plan_request_table(package: Package, upper: str, lower: str) -> PlannedFile:
    """The module of the request table."""
    contract = package.contract
    module = Module(package, "", "_requests.py")
    row = runtime("schema", "RequestSchemas")
    requests = sorted(contract.requests, key=lambda request: request.name)
    types: set[Import] = set()
    rows = []
    for request in requests:
        payload, result = module.of(request.payload, ""), module.of(request.result, "")
        types |= payload.imports | result.imports
        kind = literal(f"RequestSchemas[{payload.text}, {result.text}]")
        name = literal(request.name)
        homes = [literal(home_of(package, key)) for key in (request.payload, request.result)]
        rows.append(
            {
                "name": name,
                "type": code("{}: {}", name, kind),
                "row": code("{}: {}({}, _PACKAGE, {}, {})", name, row, name, *homes),
            }
        )
    fragments = {
        "rows": rows,
        "alias": identifier(f"{lower}RequestType"),
        "typed": identifier(f"{lower}RequestSchemas"),
        "typed_name": literal(f"{lower}RequestSchemas"),
        "table": identifier(f"{upper}REQUEST_SCHEMAS"),
        "names": literal_type(tuple(request.name for request in requests)),
        "type_alias": used("typing", "TypeAlias"),
        "typed_dict": used("typing", "TypedDict"),
        "checking": used("typing", "TYPE_CHECKING"),
        "docstring": docstring("Every request by its name, with the schemas of its payload and its result."),
        "exported": literal([f"{upper}REQUEST_SCHEMAS", f"{lower}RequestSchemas", f"{lower}RequestType"]),
        "type_imports": import_lines(types, "_requests.py"),
    }
    imports = import_lines(imports_in(fragments), "_requests.py")
    return PlannedFile("_requests.py", "requests.py.j2", {"header": header([]), "imports": imports, **fragments})


def plan_event_table(package: Package, upper: str, lower: str) -> PlannedFile:
    """The module of the event table."""
    contract = package.contract
    module = Module(package, "", "_events.py")
    kind = runtime("schema", "Schema")
    events = sorted(contract.events, key=lambda event: event.name)
    types: set[Import] = set()
    rows = []
    for event in events:
        payload = module.of(event.payload, "")
        types |= payload.imports
        name = literal(event.name)
        rows.append(
            {
                "type": code("{}: {}", name, literal(f"Schema[{payload.text}]")),
                "row": code("{}: {}", name, module.schema(event.payload)),
            }
        )
    fragments = {
        "rows": rows,
        "alias": identifier(f"{lower}EventType"),
        "typed": identifier(f"{lower}EventSchemas"),
        "typed_name": literal(f"{lower}EventSchemas"),
        "table": identifier(f"{upper}EVENT_SCHEMAS"),
        "names": literal_type(tuple(event.name for event in events)),
        "type_alias": used("typing", "TypeAlias"),
        "typed_dict": used("typing", "TypedDict"),
        "checking": used("typing", "TYPE_CHECKING"),
        "docstring": docstring("Every event by its name, with the schema of its payload."),
        "exported": literal([f"{upper}EVENT_SCHEMAS", f"{lower}EventSchemas", f"{lower}EventType"]),
    }
    imports = import_lines(imports_in(fragments), "_events.py")
    type_only = import_lines(types | set(kind.imports), "_events.py")
    return PlannedFile(
        "_events.py", "events.py.j2", {"header": header([]), "imports": imports, "type_imports": type_only, **fragments}
    )


def plan_folders(package: Package, files: list[PlannedFile]) -> list[PlannedFile]:
    """An `__init__.py` for every folder: where names count file by file, it gives the types of its own files."""
    folders = sorted({str(parent) for file in files for parent in PurePosixPath(file.path).parents if str(parent) != "."})
    planned = []
    for folder in folders:
        names: dict[str, tuple[str, str]] = {}
        if package.contract.flat:
            for definition in package.contract.definitions:
                path = PurePosixPath(package.names.modules[definition.key[0]])
                if definition.key[1] == "" and definition.exported and str(path.parent) == folder:
                    names.update({name: (f".{path.stem}", name) for name in public_names(package, definition)})
        planned.append(plan_init(f"{folder}/__init__.py", f"Types of `{folder}`.", names))
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
