"""JSON values in a form that can be hashed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from ..frozen import frozen

__all__ = ["FrozenArray", "FrozenObject", "JsonValue", "Scalar", "exact", "freeze", "thaw"]

Scalar: TypeAlias = "str | int | float | bool | None"


@frozen
class FrozenArray:
    """A JSON array."""

    items: tuple[JsonValue, ...]


@frozen
class FrozenObject:
    """A JSON object, its members in the order of the document."""

    members: tuple[tuple[str, JsonValue], ...]


JsonValue: TypeAlias = "Scalar | FrozenArray | FrozenObject"


def freeze(value: Any) -> JsonValue:
    """A JSON value, as `json.loads` returns it, in a form that can be hashed."""
    if isinstance(value, list):
        return FrozenArray(tuple(map(freeze, value)))
    if isinstance(value, dict):
        return FrozenObject(tuple((name, freeze(member)) for name, member in value.items()))
    scalar: Scalar = value
    return scalar


def thaw(value: JsonValue) -> Any:
    """The JSON value that `freeze` was given: a new list or dict, or the scalar."""
    if isinstance(value, FrozenArray):
        return [thaw(item) for item in value.items]
    if isinstance(value, FrozenObject):
        return {name: thaw(member) for name, member in value.members}
    return value


def exact(values: Iterable[JsonValue]) -> str:
    """What equality of JSON values is decided by in the model: Python takes 1, 1.0 and True for the same."""
    return repr(tuple(values))
