"""The types of JSON, as Python has them."""

from __future__ import annotations

from typing import Any, Final, TypeGuard

__all__ = ["EXPECTED", "KINDS", "is_array", "is_object", "is_tuple", "kind_of"]

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
    """Whether a value is a JSON object."""
    return isinstance(value, dict)


def is_array(value: object) -> TypeGuard[list[Any]]:
    """Whether a value is a JSON array."""
    return isinstance(value, list)


def is_tuple(value: object) -> TypeGuard[tuple[Any, ...]]:
    """Whether a value is a tuple, as arrays of fixed length become."""
    return isinstance(value, tuple)


def kind_of(value: object) -> str:
    """The JSON type of a value; a number without fraction is an integer. `""` for what JSON does not have."""
    kind = KINDS.get(type(value))
    if kind is None:
        bases = ((base, name) for base, name in KINDS.items() if isinstance(value, base))
        kind = next((name for _, name in bases), "")
    if kind == "number" and isinstance(value, float):
        return "integer" if value.is_integer() else "number" if value - value == 0 else ""
    return kind
