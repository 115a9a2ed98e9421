"""The tables of requests and events, the functions of the envelope, the constants."""

from __future__ import annotations

from typing import Any

from ...ir.constraints import Key
from .annotations import literal_type
from .context import Module, Package, runtime
from .files import PlannedFile, header, imports_in
from .naming import table_names, table_prefixes
from .source import Import, code, docstring, identifier, import_lines, literal, used

__all__ = ["plan_tables"]


def plan_tables(package: Package) -> list[PlannedFile]:
    """The tables of requests and events, the envelope's functions, the constants."""
    contract = package.contract
    upper, lower = table_prefixes(contract)
    modules = table_names(package.contract)
    files: list[PlannedFile] = []
    if "_requests" in modules:
        files.append(plan_request_table(package, upper, lower))
    if "_events" in modules:
        files.append(plan_event_table(package, upper, lower))
    if "_frame_port" in modules:
        sides = contract.envelope.both_sides()
        assert sides is not None
        files += [plan_frames(package, "client", sides[0]), plan_frames(package, "server", sides[1]), plan_frame_port()]
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


def plan_frames(package: Package, side: str, key: Key) -> PlannedFile:
    """The module that checks the envelope of the frames that one side sends."""
    path = f"_{side}_frames.py"
    module = Module(package, "", path)
    fragments = {
        "frame": module.of(key, ""),
        "schema": module.schema(key),
        "ok": runtime("schema", "Ok"),
        "err": runtime("schema", "Err"),
    }
    imports = import_lines(imports_in(fragments), path)
    return PlannedFile(path, f"{side}_frames.py.j2", {"header": header([]), "imports": imports, **fragments})


def plan_frame_port() -> PlannedFile:
    """The module of what carries frames."""
    fragments = {"protocol": used("typing", "Protocol"), "callable": used("collections.abc", "Callable")}
    imports = import_lines(imports_in(fragments), "_frame_port.py")
    return PlannedFile("_frame_port.py", "frame_port.py.j2", {"header": header([]), "imports": imports, **fragments})


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
        declarations = [literal(home_of(package, key)) for key in (request.payload, request.result)]
        rows.append(
            {
                "name": name,
                "type": code("{}: {}", name, kind),
                "row": code("{}: {}.lazy({}, _PACKAGE, {}, {})", name, row, name, *declarations),
            }
        )
    fragments = {
        "rows": rows,
        "alias": identifier(f"{lower}RequestType"),
        "typed": identifier(f"{lower}RequestTable"),
        "typed_name": literal(f"{lower}RequestTable"),
        "table": identifier(f"{upper}REQUEST_SCHEMAS"),
        "names": literal_type(tuple(request.name for request in requests)),
        "type_alias": used("typing", "TypeAlias"),
        "typed_dict": used("typing", "TypedDict"),
        "checking": used("typing", "TYPE_CHECKING"),
        "docstring": docstring("Every request by its name, with the schemas of its payload and its result."),
        "exported": literal([f"{upper}REQUEST_SCHEMAS", f"{lower}RequestTable", f"{lower}RequestType"]),
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
        "typed": identifier(f"{lower}EventTable"),
        "typed_name": literal(f"{lower}EventTable"),
        "table": identifier(f"{upper}EVENT_SCHEMAS"),
        "names": literal_type(tuple(event.name for event in events)),
        "type_alias": used("typing", "TypeAlias"),
        "typed_dict": used("typing", "TypedDict"),
        "checking": used("typing", "TYPE_CHECKING"),
        "docstring": docstring("Every event by its name, with the schema of its payload."),
        "exported": literal([f"{upper}EVENT_SCHEMAS", f"{lower}EventTable", f"{lower}EventType"]),
    }
    imports = import_lines(imports_in(fragments), "_events.py")
    type_only = import_lines(types | set(kind.imports), "_events.py")
    return PlannedFile(
        "_events.py", "events.py.j2", {"header": header([]), "imports": imports, "type_imports": type_only, **fragments}
    )
