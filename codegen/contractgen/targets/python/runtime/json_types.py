"""The types of JSON, as Python has them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeGuard

__all__ = ["EXPECTED", "KINDS", "exact", "is_array", "is_object", "is_tuple", "kind_of"]

KINDS: Final[dict[type, str]] = {
    dict: "object",
    list: "array",
    str: "string",
    bool: "boolean",
    int: "integer",
    float: "number",
    type(None): "null",
}

EXPECTED: Final = {
    "object": "an object",
    "array": "an array",
    "string": "a string",
    "boolean": "true or false",
    "integer": "an integer",
    "number": "a number",
    "null": "null",
}
"""Each type in the words of a message."""


def is_object(value: object) -> TypeGuard[dict[Any, Any]]:
    """Whether a value is a JSON object. Its type is asked, not `isinstance`: a value may lie about its class."""
    return issubclass(type(value), dict)


def is_array(value: object) -> TypeGuard[list[Any]]:
    """Whether a value is a JSON array."""
    return issubclass(type(value), list)


def is_tuple(value: object) -> TypeGuard[tuple[Any, ...]]:
    """Whether a value is a tuple, as arrays of fixed length become."""
    return issubclass(type(value), tuple)


def kind_of(value: object) -> str:
    """The JSON type of a value; a number without fraction is an integer. `""` for what JSON does not have."""
    kind = KINDS.get(type(value), "")
    if kind == "number" and isinstance(value, float):
        return "integer" if value.is_integer() else "number" if value - value == 0 else ""
    return kind


EXACT: Final[tuple[tuple[type, Callable[[Any], Any]], ...]] = (
    (str, str.__str__),
    (int, int.__int__),
    (float, float.__float__),
    (dict, dict[Any, Any].copy),
    (list, list[Any].copy),
)
"""Python's own types that can have subclasses, and how each makes one of its own from them."""


def exact(value: Any) -> Any:
    """The same value as one of Python's own types, where it is of a subclass, such as an enumeration of strings. What the
    subclass says of itself does not count. Members are left as they are."""
    given: object = value
    kind = type(given)
    if kind not in KINDS:
        for base, copied in EXACT:
            if issubclass(kind, base):
                return copied(value)
    return value
