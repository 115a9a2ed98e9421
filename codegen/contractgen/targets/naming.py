"""What definitions are called in every language: distinct names, which no later addition to the contract changes.

A declared definition is called after its title or its key, in PascalCase; one inside of it after both, with a low line between. No declared
name has a low line, so neither kind ever takes a name of the other.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Callable, Mapping
from pathlib import PurePosixPath
from typing import Any

from ..ir.constraints import Key
from ..ir.contract import Contract, Definition
from ..schema.pointers import pointer_steps

__all__ = [
    "MOST_NAME", "MOST_TYPE", "address_of", "mark", "marked", "marked_tail", "name_definitions", "pascal", "spaces_of", "type_names", "words",
]  # fmt: skip

GLOBALS = frozenset(
    """
    Array Boolean Date Error Function Infinity JSON Map Math NaN Number Object Promise Proxy RegExp Set String Symbol
    """.split()
)
"""Types of JavaScript, and of other languages, that a type of the same name would hide. A definition of such a name is called as
`x-python-name` says, where it says so."""


MOST_NAME = 60
"""The most characters of a name that is made here. Names that a schema asks for with `x-python-name` may be longer."""

MOST_TYPE = MOST_NAME - len("Schema")
"""The most characters of a type's name: its Schema object is called after it."""

MOST_LABELS = 3
"""How many labels the name of an inline type has after that of the declared type it stands in, before it is shortened."""


def type_names(contract: Contract) -> dict[Key, str]:
    """Names for all definitions, apart from the reserved words of any language.

    `x-python-name` names a type here only where its own name is taken by another one or by a global of JavaScript.
    """
    taken: set[tuple[str, str]] = set()

    def claim(definition: Definition, wanted: str) -> str:
        spaces = spaces_of(contract, definition)

        def is_taken(name: str) -> bool:
            return any((space, name) in taken for space in spaces)

        chosen = definition.python_name
        if chosen and (wanted in GLOBALS or is_taken(wanted)):
            wanted = chosen
        if is_taken(wanted):
            wanted = marked_tail(wanted, address_of(definition), MOST_TYPE)
        taken.update((space, wanted) for space in spaces)
        return wanted

    return name_definitions(contract, claim)


def name_definitions(contract: Contract, claim: Callable[[Definition, str], str], *, chosen_first: bool = False) -> dict[Key, str]:
    """Name every definition: those that the contract declares, in the order of the schemas, and below each those that are part of it.

    Args:
        claim: called with a definition and the name made for it; returns the name that it gets.
        chosen_first: whether definitions with `x-python-name` come first, since their names cannot give way.
    """
    by_key = {definition.key: definition for definition in contract.definitions}
    positions = Positions(contract.documents)
    names: dict[Key, str] = {}

    def rank(definition: Definition) -> tuple[int, str, tuple[int, ...], Key]:
        kind = 1 if definition.declared else 3 if definition.owner is None else 4
        if definition.python_name:
            kind = 0 if chosen_first else 2 if definition.declared else kind
        file, pointer, _ = definition.key
        return kind, file, positions.of(file, pointer), definition.key

    labels: dict[Key, tuple[Key, tuple[str, ...]]] = {}
    """For each definition the one whose name its own starts with, and the labels from there to it."""

    def name_of(definition: Definition) -> str:
        owner = definition.owner
        name = pascal(definition.label)
        is_deep = False
        if owner is not None and owner in names:
            first, path = labels[owner]
            path = (*path, name)
            labels[definition.key] = first, path
            is_deep = len(path) > MOST_LABELS
            name = "_".join([names[first], *path[1 - MOST_LABELS :]]) if is_deep else f"{names[owner]}_{name}"
        elif owner is not None:
            name = f"{pascal(PurePosixPath(definition.key[0]).name.removesuffix('.json'))}_{name}"
        return marked_tail(name, address_of(definition), MOST_TYPE) if is_deep or len(name) > MOST_TYPE else name

    waiting = sorted(by_key.values(), key=rank)
    while waiting:
        later = []
        for definition in waiting:
            owner = definition.owner
            if owner is not None and owner in by_key and owner not in names and owner != definition.key:
                later.append(definition)
                continue
            labels[definition.key] = definition.key, ()
            name = names[definition.key] = claim(definition, name_of(definition))
            if name == definition.python_name:
                labels[definition.key] = definition.key, ()
        if len(later) == len(waiting):  # The owners form a cycle: name the first by itself.
            later[0], first = later[-1], later[0]
            later.pop()
            labels[first.key] = first.key, ()
            names[first.key] = claim(first, pascal(first.label))
        waiting = later
    return names


def words(text: str) -> list[str]:
    """The parts of a name, split at characters that identifiers cannot contain; code points of a name without any others."""
    normal = unicodedata.normalize("NFKC", text)
    parts = re.findall(r"[^\W_]+", "".join(char if allowed(char) else " " for char in normal))
    if not parts:
        parts = ["empty"] if text == "" else [f"u{ord(char):04x}" for char in text[:8]]
    return parts


def allowed(char: str) -> bool:
    """Whether identifiers of every Python version may contain a character: letters and digits of Unicode 3.2."""
    return char.isascii() or (unicodedata.ucd_3_2_0.category(char)[0] in "LN" and f"a{char}".isidentifier())


def pascal(text: str) -> str:
    """A class name: `chat.send` becomes ChatSend, `forkOf` ForkOf."""
    name = "".join(part[:1].upper() + part[1:] for part in words(text))
    return name if name[:1].isalpha() else f"N{name}"


def mark(text: str) -> str:
    """A short hash of a wire name or place, which distinguishes the later of two equal names."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:6]


def marked(name: str, place: str, most: int) -> str:
    """A name with a mark made from a place. If that is longer than `most`, only the whole words at its start that fit are kept."""
    room = most - 7
    if len(name) > room:
        parts = re.findall(r"_?[^_]+", name)
        while len(parts) > 1 and len("".join(parts)) > room:
            parts.pop()
        name = "".join(parts)[:room].rstrip("_")
    return f"{name}_{mark(place)}"


def marked_tail(name: str, place: str, most: int) -> str:
    """As `marked`, but keeps the whole words at the end of a class name: the first words of a long name say where it is from, the last
    what it is."""
    room = most - 7
    if len(name) <= room:
        return f"{name}_{mark(place)}"
    starts = [found.start() for found in re.finditer(r"(?<![A-Z])[A-Z]|[A-Z](?=[a-z])", name)]
    fitting = (name[start:] for start in starts if len(name) - start <= room)
    return f"{next(fitting, name[:room].rstrip('_'))}_{mark(place)}"


def address_of(definition: Definition) -> str:
    """The place of a definition as one text, from which its mark is made."""
    return "#".join(definition.key)


def spaces_of(contract: Contract, definition: Definition) -> tuple[str, ...]:
    """The scopes in which a name has to be unique: the whole contract; or, where names count file by file, the file, and for the type
    of a file also its folder, whose `__init__` exports it."""
    if not contract.flat:
        return ("",)
    file, pointer, _ = definition.key
    return (file, f"{PurePosixPath(file).parent}/") if pointer == "" and definition.exported else (file,)


class Positions:
    """Positions of pointers in the documents, as numbers that sort in document order."""

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
