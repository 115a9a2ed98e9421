"""The values that our own keywords take."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

__all__ = ["own_keyword_problems"]


def is_size(value: Any) -> bool:
    """Whether a value is a whole number that is not negative."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def own_keyword_problems(keyword: str, value: Any) -> Iterator[tuple[str, str]]:
    """What is wrong with the value of one of our keywords: where in it, and how to write it."""
    if keyword == "x-trimmed":
        yield from members(value, {"minLength": is_size, "maxLength": is_size}, required=())
    elif keyword == "x-known":
        strings = isinstance(value, list) and all(isinstance(each, str) for each in value)
        schemas = isinstance(value, list) and all(isinstance(each, dict) for each in value)
        if not value or not (strings or schemas):
            yield "", "expected a list of known strings, or of schemas of known objects"
    elif keyword == "x-base64MaxBytes":
        if not is_size(value):
            yield "", f"expected a number of bytes, got {value!r}"
    elif keyword == "x-base64TotalMaxBytes":
        yield from members(value, {"property": lambda each: isinstance(each, str), "maxBytes": is_size}, ("property", "maxBytes"))
    elif keyword == "x-memberOf":
        if not isinstance(value, list) or not value:
            yield "", 'expected a list of {"each": …, "keysOf" or "valuesOf": …}'
            return
        for index, member in enumerate(value):
            good = isinstance(member, dict) and set(member) in ({"each", "keysOf"}, {"each", "valuesOf"})
            if not good or not all(isinstance(path, str) and path.startswith("/") for path in member.values()):
                yield f"/{index}", 'expected {"each": "/path", "keysOf" or "valuesOf": "/path"}, with * for every element'
    elif not (isinstance(value, str) and re.fullmatch("[A-Z][A-Za-z0-9]*", value)):
        yield "", f"{value!r} is no name for a class; use letters and digits after a capital"


def members(value: Any, known: dict[str, Any], required: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """What is wrong with an object of known members."""
    if not isinstance(value, dict):
        yield "", f"expected an object of {', '.join(known)}, got {value!r}"
        return
    for name in required:
        if name not in value:
            yield "", f"{name!r} is missing"
    for name, each in value.items():
        if name not in known:
            yield f"/{name}", f"unknown; known are {', '.join(known)}"
        elif not known[name](each):
            yield f"/{name}", f"{each!r} does not fit"
