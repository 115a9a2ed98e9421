"""Lines of values in a JSON text. Python's parser does not keep them, so the text is scanned again when a problem has to be located."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from .pointers import pointer_token

__all__ = ["constant_line", "first_duplicate_key", "infinite_number", "line_of"]

TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\]:,]|[^\s{}\[\]:,"]+', re.DOTALL)


def line_of(text: str, pointer: str) -> int:
    """The line at which the value of a pointer starts, from 1; 0 when the pointer does not resolve."""
    return 1 if pointer == "" else _lines(text).get(pointer, 0)


def first_duplicate_key(text: str) -> tuple[str, int]:
    """Pointer and line of the first key that an object holds a second time; `("", 0)` when there is none."""
    return next(((pointer, line) for pointer, line, duplicate in _positions(text) if duplicate), ("", 0))


def constant_line(text: str, name: str) -> int:
    """The line of the first NaN, Infinity or -Infinity outside of strings; 0 when there is none."""
    match = next((found for found in TOKEN.finditer(text) if found.group() == name), None)
    return text.count("\n", 0, match.start()) + 1 if match else 0


def infinite_number(contents: Any) -> str:
    """The pointer of a number that is not finite; empty when there is none."""
    stack: list[tuple[Any, str]] = [(contents, "")]
    found = ""
    while stack:
        value, pointer = stack.pop()
        if isinstance(value, (dict, list)):
            members = value.items() if isinstance(value, dict) else enumerate(value)
            stack += [(each, pointer + pointer_token(key)) for key, each in members]
        elif isinstance(value, float) and value - value != 0:
            found = pointer
    return found


@lru_cache(maxsize=64)
def _lines(text: str) -> Mapping[str, int]:
    found: dict[str, int] = {}
    for pointer, line, _ in _positions(text):
        found.setdefault(pointer, line)
    return found


def _positions(text: str) -> Iterator[tuple[str, int, bool]]:
    """Every member and element of a JSON text in order: pointer, line, and whether its object already has the key."""
    line, last = 1, 0
    path: list[str] = []
    enclosing: list[tuple[str, set[str], int]] = []
    index = -1
    keys: set[str] = set()
    bracket = ""
    expect_key = False
    for match in TOKEN.finditer(text):
        line += text.count("\n", last, match.start())
        last = match.start()
        token = match.group()
        if token == ":":
            continue
        if token in "}]":
            bracket, keys, index = enclosing.pop()
            if path:
                path.pop()
            continue
        if token == ",":
            expect_key = bracket == "{"
            continue
        if bracket == "{" and expect_key:
            key = json.loads(token)
            path.append(pointer_token(key))
            yield "".join(path), line, key in keys
            keys.add(key)
            expect_key = False
            continue
        if bracket == "[":
            index += 1
            path.append(pointer_token(index))
            yield "".join(path), line, False
        if token in "{[":
            enclosing.append((bracket, keys, index))
            bracket, keys, index = token, set(), -1
            expect_key = token == "{"
        elif path:
            path.pop()
