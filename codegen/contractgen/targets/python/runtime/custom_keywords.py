"""The checks of our own keywords."""

from __future__ import annotations

from typing import Any

from .check_types import Typed, refuse, sizes
from .json_types import exact, is_array, is_object
from .problem import At, Findings, show
from .values import base64_size, base64_total, reached, trimmed

__all__ = ["Base64", "Base64Total", "MemberOf", "Trimmed"]


class Trimmed(Typed):
    """`x-trimmed`: bounds (in code points) that count after JavaScript's trim."""

    __slots__ = ("maximum", "minimum")

    kind = "string"

    def __init__(self, minimum: int = 0, maximum: int | None = None, *, others: bool = False) -> None:
        super().__init__(others)
        self.minimum = minimum
        self.maximum = maximum

    def test(self, value: Any) -> bool:
        size = len(trimmed(value))
        return size >= self.minimum and (self.maximum is None or size <= self.maximum)

    def tell(self, value: Any, at: At, found: Findings) -> None:
        if not self.test(value):
            expected = "a string" + sizes(self.minimum or None, self.maximum, "character", "characters")
            refuse(found, at, "x-trimmed", f"{expected} once trimmed", value)


class Base64(Typed):
    """`x-base64MaxBytes`: a bound on what a base64 text decodes to."""

    __slots__ = ("maximum",)

    kind = "string"

    def __init__(self, maximum: int, *, others: bool = False) -> None:
        super().__init__(others)
        self.maximum = maximum

    def test(self, value: Any) -> bool:
        return base64_size(value) <= self.maximum

    def tell(self, value: Any, at: At, found: Findings) -> None:
        if not self.test(value):
            expected = f"base64 of at most {self.maximum} bytes, not of {base64_size(value)}"
            refuse(found, at, "x-base64MaxBytes", expected, value)


class Base64Total(Typed):
    """`x-base64TotalMaxBytes`: a bound on what the base64 texts of all elements decode to."""

    __slots__ = ("maximum", "name")

    kind = "array"

    def __init__(self, name: str, maximum: int, *, others: bool = False) -> None:
        super().__init__(others)
        self.name = name
        self.maximum = maximum

    def test(self, value: Any) -> bool:
        return base64_total(value, self.name) <= self.maximum

    def tell(self, value: Any, at: At, found: Findings) -> None:
        if not self.test(value):
            total = base64_total(value, self.name)
            expected = f"at most {self.maximum} bytes of base64 under {show(self.name)} in all, not {total}"
            refuse(found, at, "x-base64TotalMaxBytes", expected, value)


class MemberOf(Typed):
    """`x-memberOf`: strings in one place of an object that have to be keys or values of another place."""

    __slots__ = ("each", "known", "of_keys")

    kind = "object"

    def __init__(
        self,
        each: tuple[str, ...],
        *,
        keys_of: tuple[str, ...] | None = None,
        values_of: tuple[str, ...] = (),
        others: bool = False,
    ) -> None:
        super().__init__(others)
        self.each = each
        self.of_keys = keys_of is not None
        self.known = values_of if keys_of is None else keys_of

    def allowed(self, value: Any) -> set[Any]:
        """The names or values that are there."""
        targets = reached(value, self.known)
        if self.of_keys:
            return {name for target in targets if is_object(target) for name in target}
        return {target for target in targets if type(target) is str}

    def test(self, value: Any) -> bool:
        allowed = self.allowed(value)
        return all(one in allowed for one in reached(value, self.each) if type(one) is str)

    def tell(self, value: Any, at: At, found: Findings) -> None:
        allowed = self.allowed(value)
        noun = "key" if self.of_keys else "value"
        for place, one in placed(value, self.each, at):
            if type(one) is str and one not in allowed:
                refuse(found, place, "x-memberOf", f"a {noun} of {'/'.join(('', *self.known))}", one)


def placed(value: Any, path: tuple[str, ...], at: At) -> list[tuple[At, Any]]:
    """All values that a path leads to, each with its place."""
    found: list[tuple[At, Any]] = [(at, value)]
    for step in path:
        following: list[tuple[At, Any]] = []
        for place, one in found:
            if is_object(one):
                names = list(one) if step == "*" else [step] if step in one else []
                following += [((place, name), exact(one[name])) for name in names]
            elif is_array(one) and step == "*":
                following += [((place, index), exact(each)) for index, each in enumerate(one)]
        found = following
    return found
