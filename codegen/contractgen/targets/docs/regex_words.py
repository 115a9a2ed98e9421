"""Regular expressions in plain words, as far as words are plainer than the expression."""

from __future__ import annotations

from ...regex.charsets import DIGIT, EVERYTHING, LINE_END, SPACE, WORD, Ranges, complement, merged
from ...regex.parser import Alternation, Anchor, Chars, Group, Node, Parser, PatternError, Repeat, Sequence

__all__ = ["spell"]

LONGEST = 220
"""Words that are longer than this help nobody."""

SETS: dict[Ranges, tuple[str, str]] = {
    merged(DIGIT): ("a digit", "digits"),
    merged(SPACE): ("white space", "characters of white space"),
    complement(SPACE): ("a character that is not white space", "characters that are not white space"),
    merged(WORD): ("a letter, digit or _", "letters, digits or _"),
    complement(LINE_END): ("any character but a line end", "characters but no line end"),
    EVERYTHING: ("any character", "characters"),
}
"""A character of a set, and several."""


class _Unspeakable(Exception):
    """There are no plain words for it."""


def spell(pattern: str) -> str:
    """What a pattern asks of a text, to go on after `it`; empty where words would not help."""
    try:
        tree = Parser(pattern).whole()
        words = whole(tree.items if isinstance(tree, Sequence) else (tree,))
    except (PatternError, _Unspeakable, RecursionError):
        return ""
    return words if len(words) <= LONGEST else ""


def whole(items: tuple[Node, ...]) -> str:
    """The pattern of a whole text."""
    starts = bool(items) and items[0] == Anchor("^")
    ends = bool(items) and items[-1] == Anchor("$")
    inner = items[1 if starts else 0 : -1 if ends else None]
    if not inner:
        raise _Unspeakable
    verb = "is" if starts and ends else "starts with" if starts else "ends with" if ends else "has"
    return f"{verb} {sequence(inner)}"


def sequence(items: tuple[Node, ...]) -> str:
    """Things that follow each other."""
    parts: list[str] = []
    text = ""
    for item in (*items, None):
        one = single(item)
        if one:
            text += one
            continue
        if text:
            parts.append(quoted(text))
            text = ""
        if item is not None:
            parts.append(node(item))
    return ", then ".join(parts)


def single(item: Node | None) -> str:
    """The one character that a node stands for; empty where it is another thing."""
    if isinstance(item, Chars) and len(item.ranges) == 1 and item.ranges[0][0] == item.ranges[0][1]:
        return chr(item.ranges[0][0])
    return ""


def quoted(text: str) -> str:
    """A text in quotes."""
    return f"“{text}”"


def node(item: Node) -> str:
    """One part."""
    if isinstance(item, Chars):
        return quoted(single(item)) if single(item) else chars(item.ranges, 1)
    if isinstance(item, Group):
        return node(item.body)
    if isinstance(item, Sequence):
        return sequence(item.items)
    if isinstance(item, Alternation):
        return " or ".join(node(option) for option in item.options)
    if isinstance(item, Repeat):
        return repeated(item)
    raise _Unspeakable


def repeated(item: Repeat) -> str:
    """Something several times."""
    body = item.body.body if isinstance(item.body, Group) else item.body
    low, high = item.low, item.high
    if (low, high) == (0, 1):
        return f"perhaps {grouped(body)}"
    if high is None:
        count = "any number" if low == 0 else f"{low} or more"
    else:
        count = f"{low}" if low == high else f"up to {high}" if low == 0 else f"{low} to {high}"
    if isinstance(body, Chars) and not single(body):
        several = chars(body.ranges, 2)
        return f"{count} of {several}" if count == "any number" and not several.startswith("of ") else f"{count} {several}"
    return f"{count}{' of' if count == 'any number' else ''} times {grouped(body)}"


def grouped(body: Node) -> str:
    """A part that needs brackets when it has parts itself."""
    inner = node(body)
    return f"({inner})" if isinstance(body, (Sequence, Alternation)) and (", then " in inner or " or " in inner) else inner


def chars(ranges: Ranges, count: int) -> str:
    """A character of a set, or several."""
    known = SETS.get(merged(ranges))
    if known is not None:
        return known[0 if count == 1 else 1]
    named = listed(ranges)
    if named is not None:
        return f"one of {named}" if count == 1 else f"of {named}"
    but = listed(complement(ranges))
    if but is None:
        raise _Unspeakable
    return f"a character other than {but}" if count == 1 else f"characters other than {but}"


BLOCKS = ((0x41, 0x5A), (0x61, 0x7A), (0x30, 0x39))
"""Capitals, small letters, digits: a range lies within one of them."""


def listed(ranges: Ranges) -> str | None:
    """The characters of a set, as a list; None for a set that is too large or has characters that cannot be shown."""
    if len(ranges) > 12 or any(high > 0x7E or low < 0x20 for low, high in ranges):
        return None
    shown = [
        span(max(low, first), min(high, last))
        for first, last in BLOCKS
        for low, high in ranges
        if max(low, first) <= min(high, last)
    ]
    others = [code for low, high in ranges for code in range(low, high + 1) if not any(a <= code <= b for a, b in BLOCKS)]
    return " ".join([*shown, *("space" if code == 0x20 else chr(code) for code in others)])


def span(low: int, high: int) -> str:
    """Characters that follow each other."""
    return chr(low) if low == high else f"{chr(low)} {chr(high)}" if high == low + 1 else f"{chr(low)}–{chr(high)}"
