"""Validation of the values of our own keywords."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

__all__ = ["custom_keyword_problems"]


def custom_keyword_problems(keyword: str, value: Any) -> Iterator[tuple[str, str]]:
    """What is wrong with the value of one of our keywords: pairs of pointer, relative to the value, and message."""
    if keyword == "x-trimmed":
        yield from object_problems(value, {"minLength": is_size, "maxLength": is_size}, required=())
    elif keyword == "x-known":
        strings = isinstance(value, list) and all(isinstance(each, str) for each in value)
        schemas = isinstance(value, list) and all(isinstance(each, dict) for each in value)
        if not value or not (strings or schemas):
            yield "", "expected an array of known strings, or of schemas of known objects"
    elif keyword == "x-base64MaxBytes":
        if not is_size(value):
            yield "", f"expected a number of bytes, got {value!r}"
    elif keyword == "x-base64TotalMaxBytes":
        properties = {"property": lambda each: isinstance(each, str), "maxBytes": is_size}
        yield from object_problems(value, properties, required=("property", "maxBytes"))
    elif keyword == "x-memberOf":
        if not isinstance(value, list) or not value:
            yield "", 'expected an array of {"each": …, "keysOf" or "valuesOf": …}'
            return
        for index, member in enumerate(value):
            valid = isinstance(member, dict) and set(member) in ({"each", "keysOf"}, {"each", "valuesOf"})
            if not valid or not all(isinstance(path, str) and path.startswith("/") for path in member.values()):
                yield f"/{index}", 'expected {"each": "/path", "keysOf" or "valuesOf": "/path"}, where * matches every element'
    elif not (isinstance(value, str) and re.fullmatch("[A-Z][A-Za-z0-9]*", value)):
        yield "", f"{value!r} is not a valid class name; use a capital letter, then letters and digits"


def is_size(value: Any) -> bool:
    """Whether a value is a non-negative integer."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def object_problems(
    value: Any, properties: Mapping[str, Callable[[Any], bool]], required: tuple[str, ...]
) -> Iterator[tuple[str, str]]:
    """What is wrong with an object whose properties each have to pass a test, none other being allowed."""
    if not isinstance(value, dict):
        yield "", f"expected an object with {', '.join(properties)}, got {value!r}"
        return
    for name in required:
        if name not in value:
            yield "", f"missing property {name!r}"
    for name, each in value.items():
        if name not in properties:
            yield f"/{name}", f"unknown property; expected {' or '.join(properties)}"
        elif not properties[name](each):
            yield f"/{name}", f"invalid value {each!r}"
