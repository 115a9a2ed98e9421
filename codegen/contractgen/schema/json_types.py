"""The types of JSON values, as the keyword `type` names them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

__all__ = ["json_type", "types_of"]


def types_of(view: Mapping[str, Any]) -> tuple[str, ...]:
    """The JSON types that `type` names; empty where the schema has no `type`. `integer` beside `number` is left out."""
    if "type" not in view:
        return ()
    value = view["type"][0]
    names = (value,) if isinstance(value, str) else tuple(dict.fromkeys(value))
    return tuple(name for name in names if not (name == "integer" and "number" in names))


def json_type(value: Any, types: tuple[str, ...]) -> bool:
    """Whether a value has one of these JSON types."""
    if isinstance(value, bool):
        return "boolean" in types
    if isinstance(value, (int, float)):
        return "number" in types or ("integer" in types and value == int(value))
    names = {str: "string", list: "array", dict: "object", type(None): "null"}
    return names[type(value)] in types
