"""What can refuse a value: one class for each kind of check. The names are those of the keywords, so import the module, not the classes.

A bound of None is one that the schema does not state. `ignore_other_types` is true where values of other JSON types pass.
"""

from __future__ import annotations

from typing import NamedTuple

from ..frozen import frozen
from .json_values import JsonValue, Scalar, exact

__all__ = [
    "AllOf",
    "AnyOf",
    "Anything",
    "Array",
    "Base64",
    "Base64Total",
    "Constraint",
    "ConstraintRef",
    "Enum",
    "Format",
    "IfThenElse",
    "Integer",
    "Key",
    "MemberOf",
    "Not",
    "Nothing",
    "Nullable",
    "Number",
    "Object",
    "OneOf",
    "OpenTagged",
    "PatternText",
    "String",
    "Tagged",
    "Trimmed",
    "Types",
    "Unevaluated",
]


class Key(NamedTuple):
    """What identifies a definition."""

    file: str
    pointer: str = ""
    dynamic_scope: str = ""
    """Empty but for schemas whose meaning depends on the dynamic scope. It starts with `object;` for what a schema says of objects
    alone. That is no field of its own: every key is also a tuple of three texts for the stages below the model, and the marks in
    generated names are hashes of those three."""


@frozen
class PatternText:
    """A regular expression: as the schema has it, and as Python's `re` reads it."""

    ecma: str
    source: str


@frozen
class Constraint:
    """The base of all constraints. The subclasses in this module are all there are."""


@frozen
class Anything(Constraint):
    """Accepts every value."""


@frozen
class Nothing(Constraint):
    """Refuses every value."""


@frozen
class ConstraintRef(Constraint):
    """The constraint of another definition."""

    key: Key


@frozen
class Types(Constraint):
    """`type`: one of some JSON types, by their names."""

    names: tuple[str, ...]


@frozen
class _Numeric(Constraint):
    """The bounds of a number; those of `exclusiveMinimum` and `exclusiveMaximum` are `above` and `below`."""

    minimum: int | float | None = None
    maximum: int | float | None = None
    above: int | float | None = None
    below: int | float | None = None
    divisor: tuple[int, int] | None = None
    """`multipleOf` as a fraction, numerator and denominator."""
    ignore_other_types: bool = False


@frozen
class Number(_Numeric):
    """`type: number` and its bounds."""


@frozen
class Integer(_Numeric):
    """`type: integer` and its bounds."""


@frozen
class String(Constraint):
    """`type: string` with its bounds, in code points, and its pattern."""

    minimum: int | None = None
    maximum: int | None = None
    pattern: PatternText | None = None
    ignore_other_types: bool = False


@frozen
class Trimmed(Constraint):
    """`x-trimmed`: bounds, in code points, that count after JavaScript's trim."""

    minimum: int | None = None
    maximum: int | None = None
    ignore_other_types: bool = False


@frozen
class Base64(Constraint):
    """`x-base64MaxBytes`: the most bytes that a base64 text may decode to. Values of other types pass."""

    maximum: int


@frozen
class Base64Total(Constraint):
    """`x-base64TotalMaxBytes`: the most bytes that the base64 texts in one property of all elements may decode to. Values of other
    types pass."""

    property: str
    maximum: int


@frozen
class Format(Constraint):
    """`format`, where the contract asserts it. Values of other types pass."""

    name: str


@frozen
class Enum(Constraint):
    """`enum` and `const`: one of some values."""

    values: tuple[JsonValue, ...]
    keyword: str = "enum"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Enum) and self.keyword == other.keyword and exact(self.values) == exact(other.values)

    def __hash__(self) -> int:
        return hash(exact(self.values))


@frozen
class Array(Constraint):
    """`type: array` with its elements."""

    items: Constraint | None = None
    """Of the elements after the prefix."""
    prefix: tuple[Constraint, ...] | None = None
    minimum: int | None = None
    maximum: int | None = None
    unique: bool = False
    contains: Constraint | None = None
    minimum_contains: int = 1
    maximum_contains: int | None = None
    ignore_other_types: bool = False


@frozen
class Object(Constraint):
    """`type: object` with its properties."""

    required: tuple[str, ...] = ()
    properties: tuple[tuple[str, Constraint], ...] | None = None
    patterns: tuple[tuple[PatternText, Constraint], ...] | None = None
    additional: Constraint | None = None
    names: Constraint | None = None
    minimum: int | None = None
    maximum: int | None = None
    dependent_required: tuple[tuple[str, tuple[str, ...]], ...] | None = None
    dependent: tuple[tuple[str, Constraint], ...] | None = None
    ignore_other_types: bool = False


@frozen
class MemberOf(Constraint):
    """`x-memberOf`: the strings in one place of an object have to be among the keys or the values of another place. Both places are
    paths of names and `*`; one of `keys_of` and `values_of` is there. Values of other types pass."""

    each: tuple[str, ...]
    keys_of: tuple[str, ...] | None = None
    values_of: tuple[str, ...] | None = None


@frozen
class AllOf(Constraint):
    """`allOf`, and keywords that stand side by side."""

    parts: tuple[Constraint, ...]


@frozen
class AnyOf(Constraint):
    """`anyOf`: at least one branch accepts the value."""

    branches: tuple[Constraint, ...]


@frozen
class OneOf(Constraint):
    """`oneOf`: exactly one branch accepts the value."""

    branches: tuple[Constraint, ...]


@frozen
class Nullable(Constraint):
    """null, or what another constraint accepts."""

    inner: Constraint


@frozen
class Tagged(Constraint):
    """A union in which the value of one required property selects the branch."""

    tag: str
    branches: tuple[tuple[Scalar, Constraint], ...]


@frozen
class OpenTagged(Constraint):
    """`x-known`: as `Tagged`, but an object with an unknown tag passes."""

    tag: str
    branches: tuple[tuple[Scalar, Constraint], ...]


@frozen
class Not(Constraint):
    """`not`: the inner constraint must refuse the value."""

    inner: Constraint


@frozen
class IfThenElse(Constraint):
    """`if`, `then` and `else`."""

    condition: Constraint
    yes: Constraint
    no: Constraint


@frozen
class Unevaluated(Constraint):
    """`unevaluatedProperties` or `unevaluatedItems`, with the constraint of the keywords beside it."""

    beside: Constraint
    properties: Constraint | None = None
    items: Constraint | None = None
