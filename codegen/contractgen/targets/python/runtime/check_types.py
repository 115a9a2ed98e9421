"""The explaining pass: what every check is, and the checks that look at no more than a type.

Every check has `ok` (yes or no), `explain` (every reason, in the order of the schema) and `evaluated` (what
`unevaluatedProperties` and `unevaluatedItems` count as seen). Generated modules write their schemas with them.
"""

from __future__ import annotations

from typing import Any

from .json_types import EXPECTED, KINDS, exact, kind_of
from .problem import At, Findings, Problem

__all__ = ["Anything", "Check", "Evaluated", "Nothing", "Typed", "Types", "any_of_words", "refuse", "sizes"]


def refuse(found: Findings, at: At, keyword: str, expected: str, value: object) -> None:
    """Note that something else was expected at a place."""
    found.append(Problem(at, keyword, f"expected {expected}", value))


def any_of_words(words: list[str]) -> str:
    """`a`, `a or b`, `a, b or c`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def sizes(low: int | None, high: int | None, noun: str, plural: str) -> str:
    """The bounds of a size in words."""
    if low is not None and high is not None:
        return f" of {low} to {high} {plural}" if low != high else f" of exactly {low} {noun if low == 1 else plural}"
    if low is not None:
        return f" of at least {low} {noun if low == 1 else plural}"
    return "" if high is None else f" of at most {high} {noun if high == 1 else plural}"


class Evaluated:
    """What of a value was evaluated: property names, the first elements, and single elements by their index."""

    __slots__ = ("all_items", "all_names", "first", "indexes", "names")

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.all_names = False
        self.first = 0
        self.indexes: set[int] = set()
        self.all_items = False

    def add(self, other: Evaluated) -> None:
        """Count as seen what the other has seen."""
        self.names |= other.names
        self.all_names = self.all_names or other.all_names
        self.first = max(self.first, other.first)
        self.indexes |= other.indexes
        self.all_items = self.all_items or other.all_items


class Check:
    """A rule over JSON values; as it stands, the one that accepts everything.

    The values come as Python's own types (`exact`): what holds a value makes it so before it hands it down.
    """

    __slots__ = ()

    def ok(self, value: Any) -> bool:
        """Whether the value fits."""
        return True

    def quick(self, value: Any) -> bool:
        """Whether the value is soon known to fit; no means nothing yet."""
        return False

    def plain_types(self) -> frozenset[type]:
        """Types all of whose values fit."""
        return frozenset()

    def settled(self) -> Check:
        """The same rule without references to what is as soon looked at."""
        return self

    def explain(self, value: Any, at: At, found: Findings) -> None:
        """Add a problem for each reason why the value does not fit."""

    def problems(self, value: Any) -> list[Problem]:
        """Every reason why the value does not fit; none when it does."""
        found = Findings()
        self.explain(exact(value), None, found)
        return found

    def evaluated(self, value: Any, seen: Evaluated) -> None:
        """Note what a fitting value's unevaluated keywords must not look at again."""


class Anything(Check):
    """Every value."""

    __slots__ = ()

    def quick(self, value: Any) -> bool:
        return True

    def plain_types(self) -> frozenset[type]:
        return frozenset(KINDS)


class Nothing(Check):
    """No value."""

    __slots__ = ()

    def ok(self, value: Any) -> bool:
        return False

    def explain(self, value: Any, at: At, found: Findings) -> None:
        refuse(found, at, "false", "nothing here", value)


class Types(Check):
    """`type`: one of several JSON types."""

    __slots__ = ("expected", "names")

    def __init__(self, *names: str) -> None:
        self.names = frozenset(names)
        self.expected = any_of_words([EXPECTED[name] for name in names])

    def ok(self, value: Any) -> bool:
        kind = kind_of(value)
        return kind in self.names or (kind == "integer" and "number" in self.names)

    quick = ok

    def plain_types(self) -> frozenset[type]:
        return frozenset(kind for kind, name in KINDS.items() if name in self.names and kind is not float)

    def explain(self, value: Any, at: At, found: Findings) -> None:
        if not self.ok(value):
            refuse(found, at, "type", self.expected, value)


class Typed(Check):
    """The base of the checks that look at one JSON type and either refuse the others or let them pass."""

    __slots__ = ("others",)

    kind = ""

    def __init__(self, others: bool) -> None:
        self.others = others
        """Whether values of other types pass."""

    def applies(self, value: Any) -> bool:
        """Whether the value is of the type to look at."""
        return kind_of(value) == self.kind

    def test(self, value: Any) -> bool:
        """Whether a value of the type fits."""
        raise NotImplementedError

    def tell(self, value: Any, at: At, found: Findings) -> None:
        """Explain a value of the type."""
        raise NotImplementedError

    def ok(self, value: Any) -> bool:
        return self.test(value) if self.applies(value) else self.others

    def explain(self, value: Any, at: At, found: Findings) -> None:
        if self.applies(value):
            self.tell(value, at, found)
        elif not self.others:
            refuse(found, at, "type", self.wanted(), value)

    def wanted(self) -> str:
        """What is expected where a value of another type came."""
        return EXPECTED[self.kind]
