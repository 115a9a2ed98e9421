"""Helpers of the straight-line pass: each answers, or raises; none explains."""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import Enum
from typing import Any, Final

from .json_types import KINDS, exact, is_array, is_object, is_tuple

__all__ = [
    "FAST_PATH_ERRORS",
    "UNSET",
    "WHITE_SPACE",
    "DispatchByType",
    "FastPathMiss",
    "LazyCheck",
    "PartialMiss",
    "Pattern",
    "Unset",
    "base64_size",
    "base64_total",
    "dump_value",
    "equal",
    "finite",
    "first_fit",
    "integer",
    "only_fit",
    "passed_of",
    "plain",
    "reached",
    "stop_if_exhausted",
    "trimmed",
    "unique",
]


class FastPathMiss(Exception):
    """The straight-line pass cannot say yes. The explaining pass then says why, if there is a reason."""


class PartialMiss(FastPathMiss):
    """A doubt about an element of an array: the elements before it are known to fit."""

    def __init__(self, items: list[Any], built: list[Any]) -> None:
        super().__init__()
        self.items = items
        self.passed = len(built)


def passed_of(error: BaseException | None) -> dict[int, int]:
    """How far the straight-line pass has got in each array that it stopped in."""
    passed: dict[int, int] = {}
    while error is not None:
        if isinstance(error, PartialMiss):
            passed[id(error.items)] = error.passed
        error = error.__cause__
    return passed


def stop_if_exhausted(error: BaseException | None) -> None:
    """Pass on that the interpreter has no room left, which says nothing about the value.

    Raises:
        RecursionError, MemoryError: one of them is what a pass has failed of.
    """
    while error is not None:
        if isinstance(error, (RecursionError, MemoryError)):
            raise error
        error = error.__cause__


FAST_PATH_ERRORS: Final = Exception
"""What the straight-line pass may raise: `Doubt`, or whatever Python, or a strange value's own methods, say of a value of
another kind than was expected."""


class Unset(Enum):
    """The type of `UNSET`: an optional property that also allows null, and is not there."""

    UNSET = "UNSET"

    def __bool__(self) -> bool:
        return False

    def __repr__(self) -> str:
        return "UNSET"


UNSET: Final = Unset.UNSET
"""Stands in a field whose property is absent, where None already means null."""

WHITE_SPACE: Final = (
    "\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"
)
"""What JavaScript's trim removes: ECMA-262 WhiteSpace and LineTerminator. `str.strip()` has another set."""


class Pattern:
    """A regular expression that is compiled when it is first searched with."""

    __slots__ = ("ecma", "search", "source")

    search: Callable[[str], object]

    def __init__(self, source: str, ecma: str | None = None) -> None:
        self.source = source
        self.ecma = source if ecma is None else ecma

    def __getattr__(self, name: str) -> Any:
        if name != "search":
            raise AttributeError(name)
        self.search = re.compile(self.source).search
        return self.search


class LazyCheck:
    """A rule that is made when it is first asked."""

    __slots__ = ("_make", "ok")

    ok: Callable[[Any], bool]

    def __init__(self, make: Callable[[], Any]) -> None:
        self._make = make

    def __getattr__(self, name: str) -> Any:
        if name != "ok":
            raise AttributeError(name)
        self.ok = self._make().ok
        return self.ok


class DispatchByType(dict[Any, Any]):
    """What goes with each class of a union, and with the classes that build upon them. It is filled when it is first missed, since
    modules may import each other."""

    def __init__(self, make: Callable[[], dict[Any, Any]]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, kind: type) -> Any:
        if not self:
            self.update(self._make())
        for base in kind.__mro__:
            if base in self:
                return self[base]
        raise TypeError(f"{kind.__name__} is no class of this union")

    def get(self, key: Any, default: Any = None) -> Any:
        try:
            return self[key]
        except TypeError:
            return default


def first_fit(value: object, *builds: Callable[[Any], Any]) -> Any:
    """The value that the first fitting branch of a union builds."""
    for build in builds:
        try:
            return build(value)
        except FAST_PATH_ERRORS as error:
            stop_if_exhausted(error)
    raise FastPathMiss


def only_fit(value: object, *builds: Callable[[Any], Any]) -> Any:
    """The value that the only fitting branch of a union builds."""
    built: list[Any] = []
    for build in builds:
        try:
            one = build(value)
        except FAST_PATH_ERRORS as error:
            stop_if_exhausted(error)
            continue
        built.append(one)
    if len(built) == 1:
        return built[0]
    raise FastPathMiss


def integer(value: object) -> int:
    """Answer a float without fraction as an int (`1.0` is an integer in JSON Schema); doubt anything else."""
    if type(value) is float and value.is_integer():
        return int(value)
    raise FastPathMiss


def finite(value: object) -> float:
    """Answer a float that is neither NaN nor infinite; doubt anything else."""
    if type(value) is float and value - value == 0:
        return value
    raise FastPathMiss


def trimmed(text: str) -> str:
    """Strip JavaScript's white space from both ends."""
    return text.strip(WHITE_SPACE)


def base64_size(text: str) -> int:
    """Bytes that a base64 text decodes to, from its length and padding alone."""
    return len(text) * 3 // 4 - (2 if text.endswith("==") else 1 if text.endswith("=") else 0)


def base64_total(items: object, name: str) -> int:
    """Bytes that the base64 texts under one property of all elements decode to."""
    if not is_array(items):
        return 0
    texts = [item.get(name) for item in items if is_object(item)]
    return sum(base64_size(text) for text in map(exact, texts) if type(text) is str)


def reached(value: object, path: tuple[str, ...]) -> list[Any]:
    """All values that a path leads to; `*` is every element of an array or every value of an object."""
    found: list[Any] = [value]
    for step in path:
        following: list[Any] = []
        for one in found:
            if is_object(one):
                following += one.values() if step == "*" else [one[step]] if step in one else []
            elif is_array(one) and step == "*":
                following += one
        found = list(map(exact, following))
    return found


def canonical(value: object) -> object:
    """A hashable stand-in that is equal for two values exactly when JSON Schema calls them equal: 1 is 1.0 and is not true."""
    value = exact(value)
    kind = type(value)
    if kind is bool:
        return (bool, value)
    if is_array(value):
        return (list, tuple(map(canonical, value)))
    if is_object(value):
        return (dict, frozenset((exact(key), canonical(each)) for key, each in value.items()))
    return value if kind in KINDS else (object, id(value))


def equal(one: object, other: object) -> bool:
    """JSON equality."""
    return canonical(one) == canonical(other)


def unique(items: list[Any]) -> bool:
    """Whether no two elements are equal."""
    return len(set(map(canonical, items))) == len(items)


def plain(value: object) -> Any:
    """The same JSON value made of Python's own types: subclasses of str, int, dict and so on become their base."""
    value = exact(value)
    if is_array(value):
        return [plain(each) for each in value]
    if is_object(value):
        return {exact(key): plain(each) for key, each in value.items()}
    return value


def dump_value(value: object, dumps: dict[type, Callable[[Any], Any]]) -> Any:
    """Dump a value of a union: records by their class, the elements of lists and maps one by one, the rest as it is."""
    dump = None if type(value) in KINDS else dumps.get(type(value))  # To miss takes long: every base is looked up.
    if dump is not None:
        return dump(value)
    if is_array(value) or is_tuple(value):
        return [dump_value(each, dumps) for each in value]
    if is_object(value):
        return {key: dump_value(each, dumps) for key, each in value.items()}
    return value
