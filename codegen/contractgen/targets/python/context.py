"""What the plan of one module knows: the contract's definitions by key, their names, and what the module needs beside them."""

from __future__ import annotations

import builtins
import keyword
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property

from ...ir.constraints import ConstraintRef, Key, PatternText
from ...ir.contract import Contract, Definition
from ...ir.types import (
    AnyType,
    BooleanType,
    IntegerType,
    LiteralType,
    NullableType,
    NullType,
    NumberType,
    RefType,
    StringType,
    Type,
)
from ...ir.visit import unrefined
from .alias_size import heavy_aliases
from .naming import Names, mark
from .source import Code, code, identifier, literal, raw_or_plain, used

__all__ = ["Locals", "Module", "Package", "runtime"]

SCALARS = (StringType, IntegerType, NumberType, BooleanType, NullType)

HELPERS = frozenset(
    """
    members record value text checks cast partial values FastPathMiss integer finite trimmed base64_size first_fit only_fit
    dump_value string_text integer_text number_text error any_text elements_text list_text map_text documents annotations
    dataclass field
    """.split()
)
TAKEN = frozenset({*keyword.kwlist, *dir(builtins), *HELPERS})


def runtime(module: str, name: str) -> Code:
    """A name of the package's runtime."""
    return used(f"/_runtime/{module}" if module else "/_runtime", name)


OTHERS = re.compile(r"(build|dump|write|rules)_.*|(each|key|inner|inner_key)(_\d+)?")
"""Names of functions, and of loop variables."""


class Locals:
    """The local names of one function."""

    def __init__(self) -> None:
        self._taken: set[str] = set()
        self._loops = 0

    @contextmanager
    def loop(self) -> Iterator[tuple[Code, Code]]:
        """The names of a loop's key and value, by how many loops it stands in: loops side by side use the same."""
        self._loops += 1
        number = f"_{self._loops}" if self._loops > 2 else ""
        names = ("key", "each") if self._loops == 1 else (f"inner_key{number}", f"inner{number}")
        yield identifier(names[0]), identifier(names[1])
        self._loops -= 1

    def name(self, wanted: str) -> Code:
        """A name that hides nothing the function uses."""
        chosen = f"{wanted}_" if wanted in TAKEN or OTHERS.fullmatch(wanted) else wanted
        while chosen in self._taken:
            chosen += "_"
        self._taken.add(chosen)
        return identifier(chosen)


@dataclass(frozen=True)
class Package:
    """The whole contract, named."""

    contract: Contract
    names: Names
    definitions: Mapping[Key, Definition]
    rings: Mapping[str, int]
    """Files whose modules import each other in a circle share a number; the others have their own."""
    shared: frozenset[str] = frozenset()
    """Names that several modules have; where one is imported, it gets a mark."""

    @cached_property
    def heavy(self) -> frozenset[Key]:
        """The aliases that are too large to be made when a module is loaded."""
        return heavy_aliases(self.definitions)

    @cached_property
    def ends(self) -> Mapping[Key, Key]:
        """The definition that each chain of references ends at."""
        types = {key: definition.type for key, definition in self.definitions.items()}
        return ends_of({key: type_.key for key, type_ in types.items() if isinstance(type_, RefType)})

    @cached_property
    def constraint_ends(self) -> Mapping[Key, Key]:
        """As `ends`, for constraints."""
        constraints = {key: definition.constraint for key, definition in self.definitions.items()}
        return ends_of({key: each.key for key, each in constraints.items() if isinstance(each, ConstraintRef)})

    def target(self, key: Key) -> Type:
        """What a reference leads to, through references to references."""
        return self.definitions[self.final(key)].type

    def final(self, key: Key) -> Key:
        """The definition that a chain of references ends at."""
        return self.ends.get(key, key)

    def final_constraint(self, key: Key) -> Key:
        """As `final`, for constraints."""
        return self.constraint_ends.get(key, key)

    def scalar(self, type_: Type) -> Type | None:
        """The scalar that a type comes down to."""
        if isinstance(type_, RefType):
            type_ = self.target(type_.key)
        return type_ if isinstance(type_, SCALARS) or is_text_literal(type_) else None

    def as_is(self, type_: Type) -> bool:
        """Whether the JSON value and the Python value are the same."""
        if isinstance(type_, RefType):
            type_ = self.target(type_.key)
        if isinstance(type_, (*SCALARS, LiteralType, AnyType)):
            return True
        if isinstance(type_, NullableType):
            return self.as_is(type_.inner)
        base = unrefined(type_)
        return base is not type_ and self.as_is(base)


def ends_of(steps: Mapping[Key, Key]) -> dict[Key, Key]:
    """Where each chain of steps ends; each step is taken once, however long the chains."""
    ends: dict[Key, Key] = {}
    for start in steps:
        chain: dict[Key, None] = {}
        key = start
        while key in steps and key not in ends and key not in chain:
            chain[key] = None
            key = steps[key]
        ends.update(dict.fromkeys(chain, ends.get(key, key)))
    return ends


def is_text_literal(type_: Type) -> bool:
    """An enumeration of strings."""
    return isinstance(type_, LiteralType) and all(isinstance(value, str) for value in type_.values)


@dataclass
class Module:
    """What one module collects while it is planned: tables, patterns and constraints that stand beside its definitions."""

    package: Package
    file: str
    path: str
    tables: list[Code] = field(default_factory=list)
    patterns: list[Code] = field(default_factory=list)
    _names: dict[object, str] = field(default_factory=dict)
    _taken: set[str] = field(default_factory=set)

    def own(self, prefix: str, hint: str, content: object) -> tuple[Code, bool]:
        """A name for something at module level, and whether it is new."""
        key = (prefix, content)
        known = self._names.get(key)
        if known is not None:
            return identifier(known), False
        chosen = f"{prefix}_{hint}"
        while chosen in self._taken:
            chosen += "_"
        self._names[key] = chosen
        self._taken.add(chosen)
        return identifier(chosen), True

    def pattern(self, pattern: PatternText, hint: str) -> Code:
        """The name of a pattern, which is compiled when first used."""
        name, new = self.own("PATTERN", hint, pattern)
        if new:
            ecma = [] if pattern.ecma == pattern.source else [literal(pattern.ecma)]
            arguments = [raw_or_plain(pattern.source), *ecma]
            maker = runtime("values", "Pattern")
            text = code("{}({}, {})", maker, *arguments) if ecma else code("{}({})", maker, *arguments)
            self.patterns.append(code("{} = {}", name, text))
        return name

    def of(self, key: Key, prefix: str) -> Code:
        """A name of a definition, such as its type (no prefix) or its `build` function, imported where it is elsewhere."""
        name = self.package.names.types[key].type
        return self.at(key, f"{prefix}_{name}" if prefix else name)

    def schema(self, key: Key) -> Code:
        """The Schema object of a definition."""
        return self.at(key, self.package.names.types[key].schema)

    def at(self, key: Key, name: str) -> Code:
        """A name of the module that holds a definition."""
        if key[0] == self.file:
            return identifier(name)
        path = self.package.names.modules[key[0]].removesuffix(".py")
        if self.package.rings[key[0]] == self.package.rings.get(self.file):
            folder, _, stem = path.rpartition("/")
            alone = sum(path.rpartition("/")[2] == f"{stem}.py" for path in self.package.names.modules.values()) == 1
            module = used(f"/{folder}", stem, f"{stem}_module" if alone else f"{stem}_{mark(key[0])}_module")
            return Code(f"{module.text}.{name}", module.imports)
        return used(f"/{path}", name, f"{name}_{mark(key[0])}" if name in self.package.shared else "")

    def in_ring(self, key: Key) -> bool:
        """Whether a definition is in another module that may still be loading while this one is."""
        return key[0] != self.file and self.package.rings[key[0]] == self.package.rings.get(self.file)
