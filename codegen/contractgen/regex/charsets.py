"""Sets of code points, as sorted ranges: those that ECMA-262 has letters for, and those of Unicode's properties."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TypeAlias

__all__ = ["DIGIT", "EVERYTHING", "LAST", "LINE_END", "SETS", "SPACE", "WORD", "Ranges", "complement", "merged", "property_set"]

LAST = 0x10FFFF
Ranges: TypeAlias = tuple[tuple[int, int], ...]
DIGIT: Ranges = ((0x30, 0x39),)
WORD: Ranges = ((0x30, 0x39), (0x41, 0x5A), (0x5F, 0x5F), (0x61, 0x7A))
SPACE: Ranges = (
    *((0x09, 0x0D), (0x20, 0x20), (0xA0, 0xA0), (0x1680, 0x1680), (0x2000, 0x200A)),
    *((0x2028, 0x2029), (0x202F, 0x202F), (0x205F, 0x205F), (0x3000, 0x3000), (0xFEFF, 0xFEFF)),
)
LINE_END: Ranges = ((0x0A, 0x0A), (0x0D, 0x0D), (0x2028, 0x2029))
EVERYTHING: Ranges = ((0, LAST),)


def merged(ranges: Iterable[tuple[int, int]]) -> Ranges:
    """Any ranges, sorted, those that touch made one."""
    result: list[tuple[int, int]] = []
    for low, high in sorted(ranges):
        if result and low <= result[-1][1] + 1:
            result[-1] = (result[-1][0], max(high, result[-1][1]))
        else:
            result.append((low, high))
    return tuple(result)


def complement(ranges: Ranges) -> Ranges:
    """All other code points."""
    starts = [0, *(high + 1 for _, high in ranges)]
    ends = [*(low - 1 for low, _ in ranges), LAST]
    return tuple((low, high) for low, high in zip(starts, ends) if low <= high)


SETS: dict[str, Ranges] = {"d": DIGIT, "w": WORD, "s": SPACE} | {
    letter: complement(ranges) for letter, ranges in (("D", DIGIT), ("W", WORD), ("S", SPACE))
}
"""What the escapes of one letter stand for."""


@lru_cache(maxsize=64)
def property_set(key: str | None, name: str) -> Ranges | None:
    """The code points with a Unicode property, or None when there is no such property."""
    from . import unicode_properties as table  # Loaded only when a pattern needs it.

    def decoded(text: str) -> Iterator[tuple[int, int]]:
        numbers, end = [int(word, 36) for word in text.split()], -1
        for gap, length in zip(numbers[::2], numbers[1::2]):
            end += gap + length + 1
            yield end - length, end

    if key in (None, "gc", "General_Category"):
        category = table.CATEGORY_ALIASES.get(name, name)
        members = [text for code, text in table.CATEGORY.items() if code.startswith(category)]
        if category == "LC":
            members = [table.CATEGORY[code] for code in ("Lu", "Ll", "Lt")]
        ranges = [pair for text in members for pair in decoded(text)]
        if category in ("C", "Cn"):
            ranges += complement(tuple(decoded(table.BINARY["Assigned"])))
        if ranges:
            return merged(ranges)
    if key in ("sc", "Script"):
        found = table.SCRIPT.get(table.SCRIPT_ALIASES.get(name, name))
    else:
        found = None if key else table.BINARY.get(table.BINARY_ALIASES.get(name, name))
    return None if found is None else tuple(decoded(found))
