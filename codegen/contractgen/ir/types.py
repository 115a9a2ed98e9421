"""What a value looks like once parsed."""

from __future__ import annotations

from typing import Any

from ..frozen import frozen
from .constraints import Key, PatternText

__all__ = [
    "AnyType",
    "ArrayType",
    "BooleanType",
    "Field",
    "IntegerType",
    "LiteralType",
    "MapType",
    "NullType",
    "Nullable",
    "NumberType",
    "ObjectOrAny",
    "Record",
    "RefType",
    "Refined",
    "StringType",
    "TaggedUnionType",
    "TupleType",
    "Type",
    "UnionType",
]


@frozen
class Type:
    """What a value looks like once parsed."""


@frozen
class AnyType(Type):
    """A JSON value as it is."""


@frozen
class StringType(Type):
    """Text. Bounds count code points."""

    minimum: int = 0
    maximum: int | None = None
    pattern: PatternText | None = None
    trim: bool = False
    """Stripped of JavaScript's white space before the bounds count."""
    base64_maximum: int | None = None
    known: tuple[str, ...] = ()
    """Values that are known so far; others are as good."""


@frozen
class IntegerType(Type):
    """A number without fraction; the bounds are inclusive."""

    minimum: int | None = None
    maximum: int | None = None


@frozen
class NumberType(Type):
    """A finite number."""

    minimum: float | None = None
    maximum: float | None = None
    above: float | None = None
    below: float | None = None


@frozen
class BooleanType(Type):
    """true or false."""


@frozen
class NullType(Type):
    """null."""


@frozen
class LiteralType(Type):
    """One of some strings, integers, booleans or null."""

    values: tuple[Any, ...]


@frozen
class ArrayType(Type):
    """A list."""

    items: Type
    minimum: int = 0
    maximum: int | None = None


@frozen
class TupleType(Type):
    """A list of fixed length, each place with its own shape."""

    items: tuple[Type, ...]


@frozen
class MapType(Type):
    """An object whose names are data."""

    values: Type
    names: Type
    minimum: int = 0
    maximum: int | None = None


@frozen
class RefType(Type):
    """Another definition's shape."""

    key: Key


@frozen
class Nullable(Type):
    """null or another shape."""

    inner: Type


@frozen
class TaggedUnionType(Type):
    """A union whose branches are told apart by the value of one property."""

    tag: str
    branches: tuple[tuple[Any, RefType], ...]
    nullable: bool = False
    """null is one of the branches."""
    open: bool = False
    """An object whose tag names no branch is kept as it is."""


@frozen
class UnionType(Type):
    """A union: the first branch that fits, or the only one."""

    branches: tuple[Type, ...]
    only: bool


@frozen
class ObjectOrAny(Type):
    """A record where the value is an object, else the JSON value as it is."""

    record: RefType


@frozen
class Refined(Type):
    """A shape that does not say everything: the rule has to accept the value besides."""

    inner: Type
    rule: Any
    """A `Rule`; while lowering, what it will be made of."""


@frozen
class Field:
    """One property of a record."""

    wire_name: str
    shape: Type
    required: bool
    description: str = ""
    deprecated: bool = False


@frozen
class Record(Type):
    """An object with named properties."""

    fields: tuple[Field, ...]
    closed: bool = False
    """Other properties are refused."""
    others: Type | None = None
    """What other properties hold, where the schema says so."""
