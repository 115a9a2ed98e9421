"""Wire names to Python names: distinct, stable, and never one that Python or our own code needs."""

from __future__ import annotations

import hashlib
import keyword
import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import PurePosixPath
from typing import Any

from ...diagnostics import Location, Problem, stop_if
from ...frozen import frozen
from ...ir.constraints import Key
from ...ir.contract import Contract, Definition
from ...schema.pointers import pointer_steps

__all__ = ["Names", "TypeName", "field_names", "module_path", "name_contract", "pascal", "snake", "table_names", "table_prefixes"]

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


MOST_NAME = 60
"""The most characters of a name that is made here. Names that a schema asks for with `x-python-name` may be longer."""

MOST_TYPE = MOST_NAME - len("Schema")
"""The most characters of a type's name: its Schema object is called after it."""

MOST_LABELS = 3
"""How many labels the name of an inline type has after that of the declared type it stands in, before it is shortened."""


def words(text: str) -> list[str]:
    """The parts of a name. What no identifier can hold separates them; a name without anything else is spelled out."""
    normal = unicodedata.normalize("NFKC", text)
    parts = re.findall(r"[^\W_]+", "".join(char if allowed(char) else " " for char in normal))
    if not parts:
        parts = ["empty"] if text == "" else [f"u{ord(char):04x}" for char in text[:8]]
    return parts


def allowed(char: str) -> bool:
    """Whether an identifier of every Python may hold a character: letters and digits of Unicode 3.2, which all know."""
    return char.isascii() or (unicodedata.ucd_3_2_0.category(char)[0] in "LN" and f"a{char}".isidentifier())


def pascal(text: str) -> str:
    """A class name: `chat.send` becomes ChatSend, `forkOf` ForkOf."""
    name = "".join(part[:1].upper() + part[1:] for part in words(text))
    return name if name[:1].isalpha() else f"N{name}"


@cache
def snake(text: str) -> str:
    """A field or module name: `chatId` becomes chat_id, `URLValue` url_value."""
    parts = []
    for part in words(text):
        part = re.sub(r"([a-z0-9])([A-Z])", r"\1_\2", part)
        parts.append(re.sub(r"([A-Z])([A-Z][a-z])", r"\1_\2", part))
    name = unicodedata.normalize("NFKC", "_".join(parts).lower())
    return name if name[:1].isalpha() else f"n{name}"


def mark(text: str) -> str:
    """A short sign of a wire name, for the one of two equal names that has to give way."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:6]


def marked(name: str, place: str, most: int) -> str:
    """A name with a mark made of a place; only whole words from its start, where all would be longer than `most`."""
    room = most - 7
    if len(name) > room:
        parts = re.findall(r"_?[^_]+", name)
        while len(parts) > 1 and len("".join(parts)) > room:
            parts.pop()
        name = "".join(parts)[:room].rstrip("_")
    return f"{name}_{mark(place)}"


def marked_tail(name: str, place: str, most: int) -> str:
    """As `marked`, with whole words from the end of a class name: the first words of a long one say where it is from, the last what
    it is."""
    room = most - 7
    if len(name) <= room:
        return f"{name}_{mark(place)}"
    starts = [found.start() for found in re.finditer(r"(?<![A-Z])[A-Z]|[A-Z](?=[a-z])", name)]
    fitting = (name[start:] for start in starts if len(name) - start <= room)
    return f"{next(fitting, name[:room].rstrip('_'))}_{mark(place)}"


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
    if set(contract.frames) == {"request", "server"}:
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
    by_key = {definition.key: definition for definition in contract.definitions}
    names: dict[Key, TypeName] = {}
    taken: dict[tuple[str, str], Definition] = {}
    reserved = RESERVED_TYPES.union(given)
    in_memory = not contract.name  # Nobody imports what is there by its name: whatever is taken gives way.
    # A contract with requests or events belongs to those who generate from it. Other schemas may be somebody else's, who cannot be
    # asked to change a title.
    settled_by_hand = bool(contract.requests or contract.events)

    def claim(definition: Definition, wanted: str) -> None:
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

    positions = Positions(contract.documents)

    def rank(definition: Definition) -> tuple[int, str, tuple[int, ...], Key]:
        declared = 0 if definition.python_name else 1 if definition.declared else 2 if definition.owner is None else 3
        file, pointer, _ = definition.key
        return declared, file, positions.of(file, pointer), definition.key

    labels: dict[Key, tuple[Key, tuple[str, ...]]] = {}
    """The definition that the name of each starts with, and the labels from there to it."""

    def name_of(definition: Definition) -> str:
        owner = definition.owner
        name = pascal(definition.label)
        deep = False
        if owner in names and owner is not None:
            first, path = labels[owner]
            path = (*path, name)
            labels[definition.key] = first, path
            deep = len(path) > MOST_LABELS
            name = "_".join([names[first].type, *path[1 - MOST_LABELS :]]) if deep else f"{names[owner].type}_{name}"
        else:
            if owner is not None:
                name = f"{pascal(PurePosixPath(definition.key[0]).name.removesuffix('.json'))}_{name}"
            name = escaped(name, reserved)
        return marked_tail(name, address_of(definition), MOST_TYPE) if deep or len(name) > MOST_TYPE else name

    waiting = sorted(by_key.values(), key=rank)
    while waiting:
        later = []
        for definition in waiting:
            owner = definition.owner
            if owner is not None and owner in by_key and owner not in names and owner != definition.key:
                later.append(definition)
                continue
            labels[definition.key] = definition.key, ()
            claim(definition, definition.python_name or name_of(definition))
        if len(later) == len(waiting):  # Owners in a circle: name the first by itself.
            later[0], first = later[-1], later[0]
            later.pop()
            labels[first.key] = first.key, ()
            claim(first, pascal(first.label))
        waiting = later
    return names


def address_of(definition: Definition) -> str:
    """The place of a definition as one text, to make a mark of."""
    return "#".join(definition.key)


def is_kept(name: str) -> bool:
    """Whether a name that the contract chooses is one of generated code: of what it imports, its functions, its tables."""
    return name in RESERVED_TYPES or name[:1].islower() or name.startswith(tuple(f"{table}_" for table in TABLES))


def spaces_of(contract: Contract, definition: Definition) -> tuple[str, ...]:
    """Where a name must be the only one of its kind: in the whole package; or, where names count file by file, in the file,
    and for the type of a file also in its folder, whose `__init__` exports it."""
    if not contract.flat:
        return ("",)
    file, pointer, _ = definition.key
    return (file, f"{PurePosixPath(file).parent}/") if pointer == "" and definition.exported else (file,)


class Positions:
    """Where pointers lead to, as numbers that sort in the order of the documents."""

    def __init__(self, documents: Mapping[str, Any]) -> None:
        self.documents = documents
        self.indexes: dict[int, dict[str, int]] = {}

    def of(self, file: str, pointer: str) -> tuple[int, ...]:
        """The index of every step of a pointer."""
        contents = self.documents.get(file)
        steps: list[int] = []
        for key in pointer_steps(pointer):
            if isinstance(contents, dict) and key in contents:
                known = self.indexes.setdefault(id(contents), {})
                if not known:
                    known.update((name, index) for index, name in enumerate(contents))
                steps.append(known[key])
                contents = contents[key]
            elif isinstance(contents, list) and key.isdigit() and int(key) < len(contents):
                steps.append(int(key))
                contents = contents[int(key)]
            else:
                break
        return tuple(steps)


def place_of(definition: Definition) -> Location:
    """Where a definition stands, without its line."""
    return Location(definition.key[0], 0, definition.key[1])
