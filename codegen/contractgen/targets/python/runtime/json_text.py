"""JSON text: strict reading with every failure as a `Problem`, and the pieces of direct writing."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable
from json.encoder import encode_basestring_ascii as string_text
from typing import Any, Final, TypeAlias

from .json_types import is_array, is_object
from .problem import Problem, ValidationError, show
from .values import FAST_PATH_ERRORS, Pattern

__all__ = [
    "BOOLEAN_TEXT",
    "NULL_TEXT",
    "any_text",
    "elements_text",
    "integer_text",
    "list_text",
    "map_text",
    "member_text",
    "number_text",
    "read",
    "read_strictly",
    "string_text",
]

NULL_TEXT: Final = "null"
BOOLEAN_TEXT: Final = {True: "true", False: "false"}


class _Refused(ValueError):
    """What the grammar of JSON allows or Python's reader accepts, and we do not."""


def _refuse_constant(name: str) -> Any:
    raise _Refused(f"{name} is not JSON")


def _refuse_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) != len(pairs):
        counts = Counter(name for name, _ in pairs)
        repeated = next(name for name, count in counts.items() if count > 1)
        raise _Refused(f"the key {show(repeated)} stands twice in one object")
    return members


_decoder = json.JSONDecoder(parse_constant=_refuse_constant)
_strict_decoder = json.JSONDecoder(parse_constant=_refuse_constant, object_pairs_hook=_refuse_repeats)

Scan: TypeAlias = Callable[[str, int], tuple[Any, int]]

WHITE: Final = " \t\n\r"
"""The white space of JSON."""
ESCAPED_SURROGATE = Pattern(r"\\u[dD][89a-fA-F]")
SURROGATE = Pattern("[\ud800-\udfff]")


def _is_text(text: object) -> bool:
    return isinstance(text, (str, bytes, bytearray))


def _read(text: str | bytes | bytearray, decoder: json.JSONDecoder) -> Any:
    """Read any text, with every failure as a problem."""
    if not _is_text(text):
        raise TypeError(f"JSON text is str, bytes or bytearray, not {type(text).__name__}")
    try:
        if not isinstance(text, str):
            text = text.decode("utf-8")
        if text.startswith("\ufeff"):
            raise _Refused("it starts with a byte order mark")
        value = decoder.decode(text)
        if decoder is _strict_decoder and _has_surrogate(value):
            raise _Refused("a string holds half of a surrogate pair")
        return value
    except UnicodeDecodeError as error:
        reason = f"the bytes are not UTF-8 (at byte {error.start})"
    except json.JSONDecodeError as error:
        reason = f"the text is not JSON: {error.msg[:1].lower()}{error.msg[1:]} (line {error.lineno}, column {error.colno})"
    except _Refused as error:
        reason = f"the text is refused: {error}"
    except RecursionError:
        reason = f"the text is nested too deeply for this interpreter ({_deepest(text)})"
    except ValueError:
        reason = "the text holds an integer of more digits than this interpreter reads"
    raise ValidationError([Problem(None, "json", reason)])


def _may_hold_surrogate(text: str) -> bool:
    """Whether a string in a text may hold half of a surrogate pair: by an escape, or bare."""
    if ESCAPED_SURROGATE.search(text):
        return True
    try:
        text.encode()
    except UnicodeEncodeError:
        return True
    return False


def _has_surrogate(value: object) -> bool:
    """Whether a string in a value holds half of a surrogate pair."""
    stack = [value]
    while stack:
        each = stack.pop()
        if isinstance(each, str):
            if SURROGATE.search(each):
                return True
        elif is_array(each):
            stack += each
        elif is_object(each):
            stack += each.keys()
            stack += each.values()
    return False


def _read_with(text: str | bytes | bytearray, scan: Scan, decoder: json.JSONDecoder) -> Any:
    """Read any text. The scanner alone reads most of them; whatever it does not is read once more, to say what is wrong."""
    try:
        whole: Any = text.decode() if type(text) is bytes else text
        value, end = scan(whole, 0)
        if end == len(whole) or not whole[end:].strip(WHITE):
            return value
    except FAST_PATH_ERRORS:
        pass
    return _read(text, decoder)


def read(text: str | bytes | bytearray) -> Any:
    """Read one JSON value. NaN and Infinity are refused. A number beyond a double, such as 1e400, reads as infinity, as in
    JavaScript: no number of a schema accepts it, but where a schema takes any value it is taken, and cannot be dumped as text.
    Of equal keys the last one counts, and lone surrogates are kept.

    Raises:
        ValidationError: with one problem, whose keyword is `json`.
        TypeError: it is neither text nor bytes.
    """
    return _read_with(text, _scan, _decoder)


def read_strictly(text: str | bytes | bytearray) -> Any:
    """As `read`, but equal keys and lone surrogates are refused."""
    return _read_with(text, _scan_strictly, _strict_decoder)


def _scan_of(decoder: json.JSONDecoder) -> Scan:
    """`raw_decode` without the call around it: the value at a position of a text, and where it ends. It is not documented, so an
    interpreter may lack it."""
    scan: Scan = getattr(decoder, "scan_once", decoder.raw_decode)
    return scan


_scan = _scan_of(_decoder)
_scan_repeats = _scan_of(_strict_decoder)


def _scan_strictly(text: str, start: int) -> tuple[Any, int]:
    """As `_scan`, but equal keys and what may be lone surrogates are refused."""
    if _may_hold_surrogate(text):
        raise _Refused("a string may hold half of a surrogate pair")
    return _scan_repeats(text, start)


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


def integer_text(value: int) -> str:
    """An integer as JSON.

    Raises:
        TypeError: it is something else, a boolean among them; `dump_json` then writes what `dump` answers.
    """
    if value is True or value is False:  # For type checkers they are integers.
        raise TypeError("a boolean is no integer in JSON")
    return int.__repr__(value)


def number_text(value: float) -> str:
    """A finite number as JSON.

    Raises:
        ValueError: it is not finite.
        TypeError: as `integer_text`.
    """
    if isinstance(value, float):
        if value - value != 0:
            raise ValueError(f"{value!r} has no JSON form")
        return float.__repr__(value)
    return integer_text(value)


_encoder = json.JSONEncoder(separators=(",", ":"), allow_nan=False)


def _chunk_maker() -> Callable[[object, int], Iterable[str]]:
    """The C encoder that `JSONEncoder.encode` makes for each value, made once, and without detection of reference cycles. Making it takes
    as long as writing a small value. It is not documented, so an interpreter may lack it."""
    make: Any = getattr(json.encoder, "c_make_encoder", None)
    if make is None:
        return lambda value, _: (_encoder.encode(value),)
    chunks: Callable[[object, int], Iterable[str]] = make(None, _encoder.default, string_text, None, ":", ",", False, False, False)
    return chunks


_chunks = _chunk_maker()


_SCALARS: Final[dict[type, Callable[[Any], str]]] = {
    str: string_text,
    int: int.__repr__,
    bool: BOOLEAN_TEXT.__getitem__,
    type(None): {None: NULL_TEXT}.__getitem__,
}
"""How the types are written that most values have."""


def any_text(value: object) -> str:
    """Any JSON value as text.

    Raises:
        ValueError: NaN, an infinity, a reference loop, nesting too deep for this interpreter.
        TypeError: what is no JSON value.
    """
    write = _SCALARS.get(type(value))
    if write is not None:
        return write(value)
    try:
        return "".join(_chunks(value, 0))
    except (TypeError, ValueError, RecursionError):
        return _any_text(value)


def _any_text(value: object) -> str:
    """As `any_text`, with what is wrong told apart."""
    try:
        return _encoder.encode(value)
    except RecursionError:
        raise ValueError("the value is nested too deeply for this interpreter") from None


elements_text: Final = ",".join
"""The elements of an array, of their texts, without its brackets."""


def list_text(texts: Iterable[str]) -> str:
    """An array of element texts."""
    return f"[{elements_text(texts)}]"


def map_text(texts: list[str]) -> str:
    """An object of member texts."""
    return "{" + ",".join(texts) + "}"


def member_text(key: str, text: str) -> str:
    """A member of an object."""
    return f"{string_text(key)}:{text}"
