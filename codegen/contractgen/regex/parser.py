"""ECMA-262 regular expressions as a tree, read by the grammar with the `u` flag and the harmless spellings of Annex B."""

from __future__ import annotations

import re
from math import inf
from typing import TypeAlias

from ..frozen import frozen
from .charsets import LAST, LINE_END, SETS, Ranges, complement, merged, property_set

__all__ = [
    "CONTROLS",
    "HEX_ESCAPE",
    "LOOKS",
    "MAX_COUNT",
    "MAX_LENGTH",
    "MAX_NESTING",
    "MAX_RANGES",
    "PROPERTY",
    "QUANTIFIER",
    "SIMPLE_QUANTIFIERS",
    "SYNTAX",
    "UNICODE_ESCAPE",
    "Alternation",
    "Anchor",
    "Chars",
    "Group",
    "Look",
    "Node",
    "Parser",
    "PatternError",
    "Reference",
    "Repeat",
    "Sequence",
    "Width",
    "children",
    "is_group_name",
    "width",
]

MAX_LENGTH = 100_000
MAX_NESTING = 50
MAX_COUNT = 2**31 - 1
"""No text is as long as this, so a higher upper bound is no bound."""
MAX_RANGES = 200_000
"""Over all the classes of a pattern: it bounds the size of what is printed."""


class PatternError(ValueError):
    """The pattern is wrong, or cannot be written in Python with the same meaning."""


def is_group_name(name: str) -> bool:
    """Whether a group may be called this."""
    if re.compile(r"[A-Za-z_$][A-Za-z0-9_$]*").fullmatch(name):
        return True
    starts, others = property_set(None, "ID_Start") or (), property_set(None, "ID_Continue") or ()

    def allowed(index: int, code: int) -> bool:
        extra = (0x24, 0x5F, 0x200C, 0x200D) if index else (0x24, 0x5F)
        return code in extra or any(low <= code <= high for low, high in (others if index else starts))

    return name != "" and all(allowed(index, ord(char)) for index, char in enumerate(name))


@frozen
class Chars:
    """One code point of a set."""

    ranges: Ranges


@frozen
class Anchor:
    """One of `^`, `$`, `\\b` and `\\B`, named by its last character."""

    kind: str


@frozen
class Look:
    """A lookahead or lookbehind, which reads nothing."""

    body: Node
    ahead: bool
    negative: bool
    at: int


@frozen
class Group:
    """A group that captures. A group that does not is its body."""

    body: Node
    number: int
    name: str | None


@frozen
class Reference:
    """A back reference: what a group read last."""

    group: int | str
    at: int


@frozen
class Sequence:
    """One after the other."""

    items: tuple[Node, ...]


@frozen
class Alternation:
    """The first option that leads to a match."""

    options: tuple[Node, ...]


@frozen
class Repeat:
    """A quantifier, with its text and where it stands."""

    body: Node
    low: int
    high: int | None
    lazy: bool
    at: int
    text: str


Node: TypeAlias = "Chars | Anchor | Look | Group | Reference | Sequence | Alternation | Repeat"


Width: TypeAlias = "tuple[float, float]"


def children(node: Node) -> tuple[Node, ...]:
    match node:
        case Sequence(nodes) | Alternation(nodes):
            return nodes
        case Look() | Group() | Repeat():
            return (node.body,)
    return ()


def width(node: Node) -> Width:
    """The fewest and the most code points a node reads."""
    match node:
        case Chars():
            return 1, 1
        case Reference():
            return 0, inf
        case Anchor() | Look():
            return 0, 0
    widths = [width(child) for child in children(node)]
    lows, highs = [low for low, _ in widths], [high for _, high in widths]
    match node:
        case Alternation():
            return min(lows), max(highs)
        case Repeat(low=low, high=high):
            most = inf if high is None else high
            return lows[0] * low, highs[0] * most if highs[0] and most else 0
    return sum(lows), sum(highs)


QUANTIFIER = re.compile(r"(?:[*+?]|\{([0-9]+)(?:(,)([0-9]*))?\})(\??)")


UNICODE_ESCAPE = re.compile(
    r"\{([0-9A-Fa-f]+)\}"
    r"|([Dd][89ABab][0-9A-Fa-f]{2})\\u([Dd][C-Fc-f][0-9A-Fa-f]{2})"
    r"|([0-9A-Fa-f]{4})"
)


HEX_ESCAPE = re.compile(r"[0-9A-Fa-f]{2}")


PROPERTY = re.compile(r"\{(?:([A-Za-z_]+)=)?([A-Za-z0-9_]+)\}")


SYNTAX = "^$\\.*+?()[]{}|/"


CONTROLS = {"t": 0x09, "n": 0x0A, "v": 0x0B, "f": 0x0C, "r": 0x0D}


LOOKS = {"(?=": (True, False), "(?!": (True, True), "(?<=": (False, False), "(?<!": (False, True)}


SIMPLE_QUANTIFIERS: dict[str, tuple[int, int | None]] = {"*": (0, None), "+": (1, None), "?": (0, 1)}


class Parser:
    """A recursive-descent parser of the ECMA-262 grammar."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0
        self.ranges = self.groups = 0
        self.names: dict[str, int] = {}
        self.references: list[Reference] = []
        self.old: str | None = None  # Something only the older grammar allows,
        self.new: str | None = None  # and something that means what it does only in the newer one.

    def error(self, problem: str, at: int | None = None) -> PatternError:
        return PatternError(f"{problem} (at character {self.at if at is None else at})")

    def take(self, token: str) -> bool:
        found = self.text.startswith(token, self.at)
        self.at += len(token) * found
        return found

    def whole(self) -> Node:
        if len(self.text) > MAX_LENGTH:
            raise PatternError(f"the pattern is longer than {MAX_LENGTH} characters")
        tree = self.alternation(0)
        if self.at < len(self.text):
            raise self.error("this `)` closes nothing")
        for reference in self.references:
            if isinstance(reference.group, str) and reference.group not in self.names:
                raise self.error(f"there is no group named `{reference.group}`", reference.at)
            if isinstance(reference.group, int) and reference.group > self.groups:
                raise self.error(f"there is no group {reference.group}", reference.at)
        if self.old and not self.new:
            beyond = next((at for at, char in enumerate(self.text) if char > "\uffff"), None)
            self.new = None if beyond is None else f"`{self.text[beyond]}` (at character {beyond})"
        if self.old and self.new:
            raise PatternError(f"{self.old} is not allowed beside {self.new}, which the older grammar reads otherwise")
        return tree

    def alternation(self, depth: int) -> Node:
        options: list[Node] = []
        while not options or self.take("|"):
            items: list[Node] = []
            while self.at < len(self.text) and self.text[self.at] not in "|)":
                items.append(self.term(depth))
            options.append(items[0] if len(items) == 1 else Sequence(tuple(items)))
        return options[0] if len(options) == 1 else Alternation(tuple(options))

    def term(self, depth: int) -> Node:
        start = self.at
        node: Node
        if self.text[start] == "(":
            node = self.group(depth)
        elif self.take("^") or self.take("$") or self.take("\\b") or self.take("\\B"):
            node = Anchor(self.text[self.at - 1])
        else:
            node = self.atom()
        found = QUANTIFIER.match(self.text, self.at)
        if not found:
            return node
        if isinstance(node, Look | Anchor) and not self.text.startswith("(?:", start):
            raise self.error("what does not read any character cannot be repeated")
        digits, comma, more, lazy = found.groups()
        low, high = SIMPLE_QUANTIFIERS.get(found[0][0], (0, None))
        if digits:
            low = self.count(digits)
            high = low if not comma else self.count(more) if more else None
        if high is not None and low > high:
            raise self.error("the counts of this quantifier are out of order")
        if low >= MAX_COUNT:
            raise self.error(f"no text has {MAX_COUNT} characters or more")
        self.at = found.end()
        high = None if high == MAX_COUNT else high
        return Repeat(node, low, high, bool(lazy), start, self.text[start : self.at])

    @staticmethod
    def count(digits: str) -> int:
        digits = digits.lstrip("0") or "0"
        return min(int(digits), MAX_COUNT) if len(digits) <= 10 else MAX_COUNT

    def group(self, depth: int) -> Node:
        start, name = self.at, None
        if depth == MAX_NESTING:
            raise self.error(f"groups are nested more than {MAX_NESTING} deep")
        number = 0
        look = next((token for token in LOOKS if self.take(token)), None)
        if look is None and not self.take("(?:"):
            self.at += 1
            number = self.groups = self.groups + 1
            if self.take("?"):
                name = self.group_name("this kind of group is not in ECMA-262")
                if name in self.names:
                    raise self.error(f"two groups are named `{name}`", start)
                self.names[name] = number
        body = self.alternation(depth + 1)
        if not self.take(")"):
            raise self.error("this `(` is never closed", start)
        if look:
            return Look(body, *LOOKS[look], start)
        return Group(body, number, name) if number else body

    def group_name(self, otherwise: str) -> str:
        start, end = self.at, self.text.find(">", self.at)
        if not self.take("<") or end < 0:
            raise self.error(otherwise)
        self.at = end + 1
        name = self.text[start + 1 : end]
        if not is_group_name(name):
            raise self.error("this is not the name of a group", start + 1)
        return name

    def atom(self) -> Node:
        start, char = self.at, self.text[self.at]
        if char in "*+?" or QUANTIFIER.match(self.text, start):
            raise self.error("there is nothing to repeat here")
        self.at += 1
        if char == "[":
            return self.chars(self.char_class())
        if char == ".":
            return self.chars(complement(LINE_END))
        if char == "\\":
            following = self.text[self.at : self.at + 1]
            if following and following in "123456789":
                digits = re.compile("[0-9]+").match(self.text, self.at)
                assert digits
                self.at = digits.end()
                return self.reference(self.count(digits[0]), start)
            if self.take("k"):
                return self.reference(self.group_name("`\\k` needs the name of a group"), start)
            return self.chars(self.escape(in_class=False))
        if char in "]{}":
            self.old = f"a bare `{char}` (at character {start})"
        return self.chars(ord(char))

    def reference(self, group: int | str, at: int) -> Reference:
        self.references.append(Reference(group, at))
        return self.references[-1]

    def chars(self, found: int | Ranges) -> Chars:
        ranges = ((found, found),) if isinstance(found, int) else found
        self.ranges += len(ranges)
        if self.ranges > MAX_RANGES:
            raise self.error("the character classes are too large all together")
        return Chars(ranges)

    def char_class(self) -> Ranges:
        start, negated = self.at - 1, self.take("^")
        ranges: list[tuple[int, int]] = []
        while not self.take("]"):
            at, low = self.at, self.class_atom(start)
            high: int | Ranges = ()
            dash = self.text.startswith("-", self.at) and not self.text.startswith("-]", self.at)
            if dash:
                self.at += 1
                high = self.class_atom(start)
            if isinstance(low, int) and isinstance(high, int):
                if low > high:
                    raise self.error("the ends of this range are out of order", at)
                ranges.append((low, high))
                continue
            if dash:
                self.old = f"a `-` beside a set of characters (at character {at})"
                ranges.append((ord("-"), ord("-")))
            for found in (low, high):
                ranges += self.chars(found).ranges
        return complement(merged(ranges)) if negated else merged(ranges)

    def class_atom(self, start: int) -> int | Ranges:
        if self.at == len(self.text):
            raise self.error("this `[` is never closed", start)
        self.at += 1
        char = self.text[self.at - 1]
        return self.escape(in_class=True) if char == "\\" else ord(char)

    def escape(self, in_class: bool) -> int | Ranges:
        """What the escape after a backslash means: a code point, or a set of them."""
        start = self.at - 1
        if self.at == len(self.text):
            raise self.error("a backslash ends the pattern", start)
        char = self.text[self.at]
        self.at += 1
        if char in SETS:
            return SETS[char]
        if char in CONTROLS:
            return CONTROLS[char]
        if char in "pP":
            return self.property(start, negated=char == "P")
        if char == "b" and in_class:
            return 0x08
        if char == "0" and self.text[self.at : self.at + 1] not in tuple("0123456789"):
            return 0
        if char == "x" and (found := HEX_ESCAPE.match(self.text, self.at)):
            self.at = found.end()
            return int(found[0], 16)
        if char == "u" and (found := UNICODE_ESCAPE.match(self.text, self.at)):
            self.at = found.end()
            return self.unicode_escape(found, start)
        if char == "c":
            letter = self.text[self.at : self.at + 1]
            if letter.isascii() and letter.isalpha():
                self.at += 1
                return ord(letter) % 32
        if char.isascii() and char.isalnum():
            kind = "an octal escape" if char.isdecimal() else f"`\\{char}`"
            raise self.error(f"{kind} has no meaning here in ECMA-262", start)
        if char not in SYNTAX and not (in_class and char == "-"):
            self.old = f"the needless escape `\\{char}` (at character {start})"
        return ord(char)

    def unicode_escape(self, found: re.Match[str], start: int) -> int:
        braced, high, low, plain = found.groups()
        if braced or high:
            self.new = f"`{self.text[start : self.at]}` (at character {start})"
        if high:
            return 0x10000 + (int(high, 16) - 0xD800) * 0x400 + int(low, 16) - 0xDC00
        code = int(braced or plain, 16)
        if code > LAST:
            raise self.error("there is no such code point", start)
        return code

    def property(self, start: int, negated: bool) -> Ranges:
        found = PROPERTY.match(self.text, self.at)
        ranges = property_set(*found.groups()) if found else None
        if not found or ranges is None:
            shown = self.text[start : found.end() if found else self.at]
            raise self.error(f"`{shown}` names no Unicode property that is known here", start)
        self.at = found.end()
        self.new = f"`{self.text[start : self.at]}` (at character {start})"
        return complement(ranges) if negated else ranges
