"""Wire names to Python names: distinct, stable, and never one that Python or our own code needs."""

from __future__ import annotations

import hashlib
import keyword
import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import PurePosixPath
from typing import Any

from .model import Contract, Definition, Key
from .problems import Location, Problem, stop_if

__all__ = ["Names", "TypeName", "field_names", "module_path", "name_contract", "pascal", "snake"]

RESERVED_TYPES = frozenset(
    """
    Any Callable ClassVar Final Literal Mapping Protocol TypeAlias TypedDict TYPE_CHECKING CONTRACT Contract ROOT None True False
    Ellipsis NotImplemented Ok Err Result Schema Problem ValidationError RequestSchemas Unset UNSET Doubt DOUBTS Pattern FramePort
    Frame Rule Later LaterDict Stop BaseException Exception
    ArithmeticError AssertionError AttributeError BufferError EOFError ImportError IndexError KeyError KeyboardInterrupt
    LookupError MemoryError NameError NotImplementedError OSError OverflowError RecursionError ReferenceError RuntimeError
    StopIteration SyntaxError SystemError SystemExit TypeError UnboundLocalError UnicodeError ValueError Warning
    """.split()
)
"""Names that generated modules use, and builtins that a class of that name would hide."""

RESERVED_FIELDS = frozenset({*keyword.kwlist, "str", "int", "float", "bool", "list", "dict", "tuple", "object", "extra"})
"""Names that a field would hide from the annotations beside it, that Python keeps for itself, or that a record uses."""

RESERVED_MODULES = frozenset(
    {*keyword.kwlist, "con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))}
)


@dataclass(frozen=True)
class TypeName:
    """What a definition is called in Python."""

    type: str
    schema: str


@dataclass(frozen=True)
class Names:
    """Every name of a generated package."""

    types: Mapping[Key, TypeName]
    modules: Mapping[str, str]
    """Contract file to the path of its module in the package."""


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


def field_names(wire_names: Iterable[str]) -> dict[str, str]:
    """Python names for the properties of one record, in the order of the schema. Of those that would be equal the first has the
    name; the others carry a mark made of their own wire name. So what comes after never renames what was there."""
    taken: dict[str, str] = {}
    for name in wire_names:
        chosen = escaped(snake(name), RESERVED_FIELDS)
        taken[f"{chosen}_{mark(name)}" if chosen in taken else chosen] = name
    return {wire: python for python, wire in taken.items()}


def escaped(name: str, reserved: frozenset[str]) -> str:
    """The name, with an underscore where it is taken."""
    return f"{name}_" if name in reserved else name


def module_path(file: str) -> str:
    """The module of a contract file: `types/chat/ChatInfo.json` is types/chat/chat_info.py."""
    parts = PurePosixPath(file.removesuffix(".json")).parts
    return "/".join(escaped(snake(part), RESERVED_MODULES) for part in parts) + ".py"


def name_contract(contract: Contract) -> Names:
    """Name every definition and module.

    Raises:
        ContractError: two declared names or two files that become one; each problem names both places.
    """
    problems: list[Problem] = []
    modules: dict[str, str] = {}
    homes: dict[str, str] = {}
    files = sorted({definition.key[0] for definition in contract.definitions} | set(contract.documents))
    for file in files:
        path = module_path(file)
        if path in homes:
            message = f"its module would be {path}, as that of {homes[path]}; rename one of the files"
            problems.append(Problem(Location(file), message))
        homes.setdefault(path, file)
        modules[file] = path
    folders = {str(parent) for path in homes for parent in PurePosixPath(path).parents}
    modules = {file: f"{path[:-3]}_.py" if path[:-3] in folders else path for file, path in modules.items()}
    types = name_types(contract, problems)
    stop_if(problems)
    return Names(types, modules)


def table_names(contract: Contract) -> list[str]:
    """The types of the tables of requests and events, where the contract has any."""
    prefix = pascal(contract.table_prefix.lower()) if contract.table_prefix else ""
    kinds = ("Request" if contract.requests else "", "Event" if contract.events else "")
    return [name for kind in kinds if kind for name in (f"{prefix or 'All'}{kind}Schemas", f"{prefix}{kind}Type")]


def name_types(contract: Contract, problems: list[Problem]) -> dict[Key, TypeName]:
    """Names for the definitions: those that the contract declares, in the order of the schemas, and below each the names that are
    made from it. A made name has a low line, which no declared one has: so neither kind ever takes a name of the other."""
    by_key = {definition.key: definition for definition in contract.definitions}
    names: dict[Key, TypeName] = {}
    taken: dict[tuple[str, str], Definition] = {}
    reserved = RESERVED_TYPES | set(table_names(contract)) | {constant.name for constant in contract.constants}
    for definition in contract.definitions:
        for wish, name in (("x-python-name", definition.python_name), ("x-python-schema-name", definition.schema_name)):
            if name in reserved:
                where = place_of(definition)
                message = f"{name!r} is a name that generated modules need themselves; choose another"
                problems.append(Problem(Location(where.file, 0, f"{where.pointer}/{wish}"), message))

    def claim(definition: Definition, wanted: str) -> None:
        space = definition.key[0] if contract.flat else ""
        schema = definition.schema_name or f"{wanted}Schema"
        clash = taken.get((space, wanted)) or taken.get((space, schema))
        if clash is not None:
            strict = definition.exported and clash.exported and (not contract.flat or definition.key[0] != clash.key[0])
            if strict and (definition.python_name or wanted == definition.label == clash.label):
                where, other = place_of(definition), place_of(clash)
                message = f"the name {wanted!r} is taken by {other}; settle it with `x-python-name` in one of them"
                problems.append(Problem(Location(where.file, 0, where.pointer), message))
            wanted = f"{wanted}_{mark('#'.join(definition.key))}"
            schema = f"{wanted}Schema"
        taken[space, wanted] = taken[space, schema] = definition
        names[definition.key] = TypeName(wanted, schema)

    positions = Positions(contract.documents)

    def rank(definition: Definition) -> tuple[int, str, tuple[int, ...], Key]:
        declared = 0 if definition.python_name else 1 if definition.declared else 2 if definition.owner is None else 3
        file, pointer, _ = definition.key
        return declared, file, positions.of(file, pointer), definition.key

    waiting = sorted(by_key.values(), key=rank)
    while waiting:
        later = []
        for definition in waiting:
            if definition.owner is None or definition.owner not in by_key or definition.owner == definition.key:
                name = pascal(definition.label)
                if definition.owner is not None:
                    name = f"{pascal(PurePosixPath(definition.key[0]).name.removesuffix('.json'))}_{name}"
                claim(definition, definition.python_name or escaped(name, reserved))
            elif definition.owner in names:
                claim(definition, definition.python_name or f"{names[definition.owner].type}_{pascal(definition.label)}")
            else:
                later.append(definition)
        if len(later) == len(waiting):  # Owners in a circle: name the first by itself.
            later[0], first = later[-1], later[0]
            later.pop()
            claim(first, pascal(first.label))
        waiting = later
    return names


class Positions:
    """Where pointers lead to, as numbers that sort in the order of the documents."""

    def __init__(self, documents: Mapping[str, Any]) -> None:
        self.documents = documents
        self.indexes: dict[int, dict[str, int]] = {}

    def of(self, file: str, pointer: str) -> tuple[int, ...]:
        """The index of every step of a pointer."""
        contents = self.documents.get(file)
        steps: list[int] = []
        for part in pointer.split("/")[1:]:
            key = part.replace("~1", "/").replace("~0", "~")
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
