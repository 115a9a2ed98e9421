"""JSON text: strict reading with every failure as a `Problem`, and the pieces of direct writing."""

from __future__ import annotations

import json
from json.encoder import encode_basestring_ascii as string_text
from typing import Any, Final

from .problem import Problem, ValidationError

__all__ = [
    "NULL_TEXT",
    "any_text",
    "boolean_text",
    "integer_text",
    "list_text",
    "map_text",
    "member_text",
    "number_text",
    "read",
    "string_text",
]

integer_text: Final = int.__repr__

NULL_TEXT: Final = "null"


class _NotANumber(ValueError):
    pass


def _refuse_constant(name: str) -> Any:
    raise _NotANumber(f"{name} is not JSON")


_decode = json.JSONDecoder(parse_constant=_refuse_constant).decode


def read(text: str | bytes | bytearray) -> Any:
    """Read one JSON value. Of equal keys the last one counts; lone surrogates are kept; NaN and Infinity are refused,
    and a number beyond a double reads as infinity, which no number of a schema accepts.

    Raises:
        ValidationError: with one problem, whose keyword is `json`.
    """
    try:
        if not isinstance(text, str):
            text = bytes(text).decode("utf-8")
        return _decode(text)
    except UnicodeDecodeError as error:
        reason = f"the bytes are not UTF-8 (at byte {error.start})"
    except json.JSONDecodeError as error:
        reason = f"the text is not JSON: {error.msg[:1].lower()}{error.msg[1:]} (line {error.lineno}, column {error.colno})"
    except _NotANumber as error:
        reason = f"the text is not JSON: {error}"
    except RecursionError:
        reason = f"the text is nested too deeply for this interpreter ({_deepest(text)})"
    except ValueError:
        reason = "the text holds an integer of more digits than this interpreter reads"
    raise ValidationError([Problem("", "json", f"(root): {reason}", "")])


def _deepest(text: str | bytes | bytearray) -> str:
    """Where the nesting is deepest."""
    depth = most = place = 0
    inside = escaped = False
    for index, char in enumerate(text if isinstance(text, str) else text.decode("utf-8")):
        if inside:
            inside = escaped or char != '"'
            escaped = char == "\\" and not escaped
        elif char == '"':
            inside = True
        elif char in "[{":
            depth += 1
            if depth > most:
                most, place = depth, index
        elif char in "]}":
            depth -= 1
    return f"{most} levels, at character {place}"


def boolean_text(value: object) -> str:
    """`true` or `false`."""
    return "true" if value else "false"


def number_text(value: float) -> str:
    """A finite number as JSON."""
    if isinstance(value, float):
        if value - value != 0:
            raise ValueError(f"{value!r} has no JSON form")
        return float.__repr__(value)
    return int.__repr__(value)


_encode = json.JSONEncoder(separators=(",", ":"), allow_nan=False).encode


def any_text(value: object) -> str:
    """Any JSON value as text.

    Raises:
        ValueError: NaN, an infinity, a reference loop, nesting too deep for this interpreter.
        TypeError: what is no JSON value.
    """
    try:
        return _encode(value)
    except RecursionError:
        raise ValueError("the value is nested too deeply for this interpreter") from None


def list_text(texts: list[str]) -> str:
    """An array of element texts."""
    return f"[{','.join(texts)}]"


def map_text(texts: list[str]) -> str:
    """An object of member texts."""
    return "{" + ",".join(texts) + "}"


def member_text(key: str, text: str) -> str:
    """A member of an object."""
    return f"{string_text(key)}:{text}"
