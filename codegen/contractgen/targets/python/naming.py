"""Wire names to Python names: distinct, stable, and never one that Python or our own code needs."""

from __future__ import annotations

import keyword
import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import PurePosixPath

from ...diagnostics import Location, Problem, stop_if
from ...frozen import frozen
from ...ir.constraints import Key
from ...ir.contract import Contract, Definition
from ..naming import MOST_NAME, MOST_TYPE, address_of, mark, marked, marked_tail, name_definitions, pascal, spaces_of, words

__all__ = [
    "Names",
    "TypeName",
    "field_names",
    "mark",
    "module_path",
    "name_contract",
    "pascal",
    "snake",
    "table_names",
    "table_prefixes",
]

IMPORTED_TYPES = frozenset(
    """
    Any Callable ClassVar Final Literal Protocol TYPE_CHECKING TypeAlias TypedDict CONTRACT Contract DispatchByType Err
    FAST_PATH_ERRORS FastPathMiss LazyCheck Ok PartialMiss Pattern Problem RequestSchemas Result Schema UNSET Unset ValidationError
    """.split()
)
"""What generated modules import, and what every package exports, among the names that a type could have."""

TABLES = ("BRANCHES", "DUMPS", "KNOWN", "PATTERN", "RULE", "VALUES", "WRITES")
"""How the names start, before a low line, of what stands beside the types in a module."""

HIDDEN = frozenset(
    """
    FramePort ROOT None True False Ellipsis NotImplemented BaseException Exception ArithmeticError AssertionError AttributeError
    BufferError EOFError ImportError IndexError KeyError KeyboardInterrupt LookupError MemoryError NameError NotImplementedError
    OSError OverflowError RecursionError ReferenceError RuntimeError StopIteration SyntaxError SystemError SystemExit TypeError
    UnboundLocalError UnicodeError ValueError Warning
    """.split()
)
"""What is ours or Python's, and would be hidden by a class of that name."""

RESERVED_TYPES = IMPORTED_TYPES | HIDDEN | frozenset(TABLES)
"""Names that no type gets."""

RESERVED_FIELDS = frozenset({*keyword.kwlist, "str", "int", "float", "bool", "list", "dict", "tuple", "object", "extra"})
"""Names that a field would hide from the annotations beside it, that Python keeps for itself, or that a record uses."""

RESERVED_MODULES = frozenset(
    {*keyword.kwlist, "con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))}
)


@frozen
class TypeName:
    """What a definition is called in Python."""

    type: str
    schema: str


@frozen
class Names:
    """Every name of a generated package."""

    types: Mapping[Key, TypeName]
    modules: Mapping[str, str]
    """Contract file to the path of its module in the package."""


@cache
def snake(text: str) -> str:
    """A field or module name: `chatId` becomes chat_id, `URLValue` url_value."""
    parts = []
    for part in words(text):
        part = re.sub(r"([a-z0-9])([A-Z])", r"\1_\2", part)
        parts.append(re.sub(r"([A-Z])([A-Z][a-z])", r"\1_\2", part))
    name = unicodedata.normalize("NFKC", "_".join(parts).lower())
    return name if name[:1].isalpha() else f"n{name}"


def field_names(wire_names: Iterable[str]) -> dict[str, str]:
    """Python names for the properties of one record, in the order of the schema. Of those that would be equal the first has the
    name; the others, and those that would be too long, carry a mark made of their own wire name. So what comes after never renames
    what was there."""
    taken: dict[str, str] = {}
    for name in wire_names:
        chosen = escaped(snake(name), RESERVED_FIELDS)
        chosen = marked(chosen, name, MOST_NAME) if chosen in taken or len(chosen) > MOST_NAME else chosen
        while chosen in taken:  # Somebody's own name, that looks as one with a mark.
            chosen += "_"
        taken[chosen] = name
    return {wire: python for python, wire in taken.items()}


def escaped(name: str, reserved: frozenset[str]) -> str:
    """The name, with an underscore where it is taken."""
    return f"{name}_" if name in reserved else name


def module_path(file: str) -> str:
    """The module of a contract file: `types/chat/ChatInfo.json` is types/chat/chat_info.py."""
    parts = PurePosixPath(file.removesuffix(".json")).parts
    names = [escaped(snake(part), RESERVED_MODULES) for part in parts]
    names = [marked(name, part, MOST_NAME) if len(name) > MOST_NAME else name for name, part in zip(names, parts)]
    # In scripts without capitals a module would be called as the type in it, and hide it.
    return "/".join(f"{name}_" if name == pascal(name) else name for name in names) + ".py"


def table_prefixes(contract: Contract) -> tuple[str, str]:
    """How the names of the tables start: as constants and as types."""
    prefix = contract.table_prefix
    return (f"{prefix}_" if prefix else "", pascal(prefix.lower()) if prefix else "")


def table_names(contract: Contract) -> dict[str, list[str]]:
    """The modules of tables, frames and constants, with what each gives."""
    upper, lower = table_prefixes(contract)
    found: dict[str, list[str]] = {}
    if contract.requests:
        found["_requests"] = [f"{upper}REQUEST_SCHEMAS", f"{lower}RequestTable", f"{lower}RequestType"]
    if contract.events:
        found["_events"] = [f"{upper}EVENT_SCHEMAS", f"{lower}EventTable", f"{lower}EventType"]
    if contract.envelope.both_sides() is not None:
        # A module each: a host that reads requests loads nothing of what it answers, nor the other way round.
        found["_client_frames"] = ["parse_request"]
        found["_server_frames"] = ["parse_server_frame"]
        found["_frame_port"] = ["FramePort"]
    if contract.constants:
        found["_constants"] = [constant.name for constant in contract.constants]
    return found


ROOMS = {
    "_requests": "the request table",
    "_events": "the event table",
    "_client_frames": "the frames",
    "_server_frames": "the frames",
    "_frame_port": "the frames",
    "_constants": "the constants of contract.json",
}


def given_names(contract: Contract, problems: list[Problem]) -> dict[str, str]:
    """The names of tables, frames and constants, each with what it belongs to. No constant may have one of the others."""
    given: dict[str, str] = {}
    for module, names in table_names(contract).items():
        for name in names:
            if module == "_constants" and (name in given or name in RESERVED_TYPES):
                owner = given.get(name, "the package itself")
                message = f"the name {name!r} is taken by {owner}; give the constant another name"
                problems.append(Problem(Location("contract.json", 0, f"/constants/{name}"), message))
            given.setdefault(name, ROOMS[module])
    return given


def name_contract(contract: Contract) -> Names:
    """Name every definition and module.

    Raises:
        ContractError: two declared names or two files that become one; each problem names both places.
    """
    problems: list[Problem] = []
    modules: dict[str, str] = {}
    declarations: dict[str, str] = {}
    files = sorted({definition.key[0] for definition in contract.definitions} | set(contract.documents))
    for file in files:
        path = module_path(file)
        if path in declarations:
            message = f"its module would be {path}, as that of {declarations[path]}; rename one of the files"
            problems.append(Problem(Location(file), message))
        declarations.setdefault(path, file)
        modules[file] = path
    folders = {str(parent) for path in declarations for parent in PurePosixPath(path).parents}
    modules = {file: f"{path[:-3]}_.py" if path[:-3] in folders else path for file, path in modules.items()}
    types = name_types(contract, given_names(contract, problems), problems)
    stop_if(problems)
    return Names(types, modules)


def name_types(contract: Contract, given: Iterable[str], problems: list[Problem]) -> dict[Key, TypeName]:
    """Names for the definitions: those that the contract declares, in the order of the schemas, and below each the names that are
    made from it. A made name has a low line, which no declared one has: so neither kind ever takes a name of the other."""
    names: dict[Key, TypeName] = {}
    taken: dict[tuple[str, str], Definition] = {}
    reserved = RESERVED_TYPES.union(given)
    in_memory = not contract.name  # Nobody imports what is there by its name: whatever is taken gives way.
    # A contract with requests or events belongs to those who generate from it. Other schemas may be somebody else's, who cannot be
    # asked to change a title.
    settled_by_hand = bool(contract.requests or contract.events)

    def claim(definition: Definition, wanted: str) -> str:
        wanted = definition.python_name or escaped(wanted, reserved)
        spaces = spaces_of(contract, definition)
        here = place_of(definition)
        schema = definition.schema_name or f"{wanted}Schema"
        chosen = {"x-python-name": definition.python_name, "x-python-schema-name": definition.schema_name}
        kept = {wish: name for wish, name in chosen.items() if name in reserved or is_kept(name)}
        if in_memory:
            wanted = f"{wanted}_" if kept else wanted
            schema = f"{wanted}Schema"
        elif kept:
            for wish, name in kept.items():
                message = f"{name!r} is a name that generated modules need themselves; choose another"
                problems.append(Problem(Location(here.file, 0, f"{here.pointer}/{wish}"), message))
        elif schema == wanted:
            problems.append(
                Problem(here, f"the type and its schema object are both called {wanted!r}; choose another name for one")
            )
        clash = next((taken[space, name] for space in spaces for name in (wanted, schema) if (space, name) in taken), None)
        if clash is not None:
            strict = definition.exported and clash.exported and not in_memory
            strict = strict and not (contract.flat and definition.key[0] == clash.key[0])
            same_label = settled_by_hand and wanted == definition.label == clash.label
            if strict and (definition.python_name or same_label):
                message = f"the name {wanted!r} is taken by {place_of(clash)}; settle it with `x-python-name` in one of them"
                problems.append(Problem(here, message))
            wanted = marked_tail(wanted, address_of(definition), MOST_TYPE)
            schema = f"{wanted}Schema"
        for space in spaces:
            taken[space, wanted] = taken[space, schema] = definition
        names[definition.key] = TypeName(wanted, schema)
        return wanted

    name_definitions(contract, claim, chosen_first=True)
    return names


def is_kept(name: str) -> bool:
    """Whether a name that the contract chooses is one of generated code: of what it imports, its functions, its tables."""
    return name in RESERVED_TYPES or name[:1].islower() or name.startswith(tuple(f"{table}_" for table in TABLES))


def place_of(definition: Definition) -> Location:
    """Where a definition stands, without its line."""
    return Location(definition.key[0], 0, definition.key[1])
