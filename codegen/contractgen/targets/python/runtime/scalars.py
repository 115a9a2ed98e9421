"""The checks of numbers, strings and fixed values."""

from __future__ import annotations

from typing import Any

from .check_types import Check, Typed, refuse, sizes
from .json_types import EXPECTED, kind_of
from .problem import At, ExampleView, Findings, show_whole
from .values import Pattern, canonical

__all__ = ["Enum", "Integer", "Number", "String"]


def limits(low: float | None, high: float | None, above: float | None, below: float | None, *, safe: bool) -> str:
    """The bounds of a number in words; those of the safe integers go without saying where the number is one of them."""
    if above is not None and (low is None or above >= low):
        first = f"greater than {above}"
    else:
        first = "" if low is None or (safe and low == -SAFE) else f"of at least {low}"
    if below is not None and (high is None or below <= high):
        last = f"less than {below}"
    else:
        last = "" if high is None or (safe and high == SAFE) else f"of at most {high}"
    return " ".join(["", *filter(None, [first, "and" if first and last else "", last])])


SAFE = 9007199254740991


class Number(Typed):
    """`type: number` with its bounds."""

    __slots__ = ("above", "below", "divisor", "maximum", "minimum", "words")

    kind = "number"

    def __init__(
        self,
        *,
        minimum: float | None = None,
        maximum: float | None = None,
        above: float | None = None,
        below: float | None = None,
        divisor: tuple[int, int] | None = None,
        others: bool = False,
    ) -> None:
        super().__init__(others)
        self.minimum = minimum
        self.maximum = maximum
        self.above = above
        self.below = below
        self.divisor = divisor
        """`multipleOf` as a fraction, numerator and denominator."""
        self.words: dict[bool, str] = {}
        """What `wanted` has answered already."""

    def applies(self, value: Any) -> bool:
        return type(value) is int or type(value) is float

    def broken(self, value: Any) -> list[str]:
        """The keywords that the number breaks."""
        return [
            keyword
            for keyword, broken in (
                ("minimum", self.minimum is not None and value < self.minimum),
                ("maximum", self.maximum is not None and value > self.maximum),
                ("exclusiveMinimum", self.above is not None and value <= self.above),
                ("exclusiveMaximum", self.below is not None and value >= self.below),
                ("multipleOf", self.divisor is not None and not multiple(value, *self.divisor)),
            )
            if broken
        ]

    def test(self, value: Any) -> bool:
        return (
            value - value == 0
            and (self.minimum is None or value >= self.minimum)
            and (self.maximum is None or value <= self.maximum)
            and (self.above is None or value > self.above)
            and (self.below is None or value < self.below)
            and (self.divisor is None or multiple(value, *self.divisor))
        )

    def quick(self, value: Any) -> bool:
        return self.applies(value) and self.test(value)

    def plain_types(self) -> frozenset[type]:
        bounds = (self.minimum, self.maximum, self.above, self.below, self.divisor)
        return frozenset({int}) if all(bound is None for bound in bounds) else frozenset()

    def tell(self, value: Any, at: At, found: Findings) -> None:
        if value - value != 0:
            refuse(found, at, "type", "a finite number", value)
            return
        for keyword in self.broken(value):
            if keyword == "multipleOf" and self.divisor:
                refuse(found, at, keyword, f"a multiple of {fraction(*self.divisor)}", value)
            else:
                refuse(found, at, keyword, self.wanted(safe=-SAFE <= value <= SAFE), value)

    def wanted(self, *, safe: bool = True) -> str:
        if safe not in self.words:
            self.words[safe] = EXPECTED[self.kind] + limits(self.minimum, self.maximum, self.above, self.below, safe=safe)
        return self.words[safe]


class Integer(Number):
    """`type: integer` with its bounds; `1.0` is an integer."""

    __slots__ = ()

    kind = "integer"

    def applies(self, value: Any) -> bool:
        return type(value) is int or (type(value) is float and value.is_integer())


def multiple(value: float, numerator: int, denominator: int) -> bool:
    """Whether a number is a multiple of a fraction, counted in decimals: 0.3 is a multiple of 0.1."""
    if isinstance(value, int):
        return value * denominator % numerator == 0
    from decimal import Decimal

    top, bottom = Decimal(repr(float(value))).as_integer_ratio()
    return top * denominator % (bottom * numerator) == 0


def fraction(numerator: int, denominator: int) -> str:
    """A fraction in words."""
    return str(numerator) if denominator == 1 else str(numerator / denominator)


class String(Typed):
    """`type: string` with its bounds (in code points) and patterns."""

    __slots__ = ("maximum", "minimum", "pattern")

    kind = "string"

    def __init__(
        self, minimum: int = 0, maximum: int | None = None, *, pattern: Pattern | None = None, others: bool = False
    ) -> None:
        super().__init__(others)
        self.minimum = minimum
        self.maximum = maximum
        self.pattern = pattern

    def test(self, value: Any) -> bool:
        return (
            len(value) >= self.minimum
            and (self.maximum is None or len(value) <= self.maximum)
            and (self.pattern is None or self.pattern.search(value) is not None)
        )

    def quick(self, value: Any) -> bool:
        return type(value) is str and self.test(value)

    def plain_types(self) -> frozenset[type]:
        free = self.minimum == 0 and self.maximum is None and self.pattern is None
        return frozenset({str}) if free else frozenset()

    def tell(self, value: Any, at: At, found: Findings) -> None:
        size = len(value)
        if size < self.minimum:
            refuse(found, at, "minLength", self.expected(), value)
        if self.maximum is not None and size > self.maximum:
            refuse(found, at, "maxLength", f"{self.expected()}, not of {size}", value)
        if self.pattern is not None and not self.pattern.search(value):
            refuse(found, at, "pattern", f"a string that matches {self.pattern.ecma}", value)

    def expected(self) -> str:
        """The bounds in words."""
        return "a string" + sizes(self.minimum or None, self.maximum, "character", "characters")


class Enum(Check):
    """`enum` and `const`: one of some values, by JSON equality."""

    __slots__ = ("keys", "keyword", "values")

    def __init__(self, *values: Any, keyword: str = "enum") -> None:
        self.values = values
        self.keyword = keyword
        self.keys = frozenset(map(canonical, values))

    def ok(self, value: Any) -> bool:
        if type(value) is str:
            return value in self.keys
        return kind_of(value) != "" and canonical(value) in self.keys

    def quick(self, value: Any) -> bool:
        return type(value) is str and value in self.keys

    def explain(self, value: Any, at: At, found: Findings) -> None:
        if not self.ok(value):
            words = [show_whole(each) for each in self.values]
            shown = ", ".join(words[:12]) + (f" … ({len(words)} values)" if len(words) > 12 else "")
            expected = shown if len(words) == 1 else f"one of {shown}" if words else "nothing: the enumeration is empty"
            refuse(found, at, self.keyword, expected, ExampleView(show_whole(value)))
