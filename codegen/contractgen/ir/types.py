"""The types of parsed values: one class for each kind. `ir/visit` goes through them."""

from __future__ import annotations

from ..frozen import frozen
from .constraints import Constraint, Key, PatternText
from .json_values import Scalar, exact

__all__ = [
    "AnyType",
    "ArrayType",
    "BooleanType",
    "Field",
    "IntegerType",
    "LiteralType",
    "MapType",
    "NullType",
    "NullableType",
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
    """The base of all types. The subclasses in this module are all there are."""


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

    values: tuple[Scalar, ...]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LiteralType) and exact(self.values) == exact(other.values)

    def __hash__(self) -> int:
        return hash(exact(self.values))


@frozen
class ArrayType(Type):
    """A list."""

    items: Type
    minimum: int = 0
    maximum: int | None = None


@frozen
class TupleType(Type):
    """A list of fixed length, each place with its own type."""

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
    """The type of another definition."""

    key: Key


@frozen
class NullableType(Type):
    """null, or a value of another type."""

    inner: Type


@frozen
class TaggedUnionType(Type):
    """A union in which the value of one property selects the branch."""

    tag: str
    branches: tuple[tuple[Scalar, RefType], ...]
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
    """A type that does not state everything that the schema asks for: the constraint has to accept the JSON value too."""

    base: Type
    constraint: Constraint


@frozen
class Field:
    """One property of a record."""

    wire_name: str
    type: Type
    required: bool
    description: str = ""
    deprecated: bool = False


@frozen
class Record(Type):
    """An object with named properties."""

    fields: tuple[Field, ...]
    closed: bool = False
    """Other properties are refused."""
    extra: Type | None = None
    """The type of other properties, where the record keeps them."""
