"""The tree of a pattern as Python source."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from .charsets import LAST, Ranges, complement
from .parser import (
    CONTROLS,
    MAX_COUNT,
    SIMPLE_QUANTIFIERS,
    Alternation,
    Anchor,
    Chars,
    Group,
    Look,
    Node,
    Parser,
    PatternError,
    Reference,
    Repeat,
    Sequence,
    children,
    width,
)

__all__ = ["Printer", "references_of"]


BLOCKS = 1024


MAX_BLOCK = 64


Step: TypeAlias = "tuple[Node, int]"


def references_of(tree: Node, parser: Parser) -> dict[int, str]:
    """The Python source of each back reference, by its place in the pattern.

    In ECMA-262 a group forgets what it captured when a repetition around it starts again, and a
    reference to a group that captured nothing matches the empty text. Where a group certainly captured,
    certainly did not, or cannot be left over from an earlier repetition, Python can say the same.
    """
    if not parser.references:
        return {}
    groups: dict[int, tuple[Step, ...]] = {}
    references: list[tuple[Reference, tuple[Step, ...]]] = []
    todo: list[tuple[Node, tuple[Step, ...]]] = [(tree, ())]
    while todo:
        node, path = todo.pop()
        if isinstance(node, Group):
            groups[node.number] = path
        if isinstance(node, Reference):
            references.append((node, path))
        todo += [(child, (*path, (node, index))) for index, child in enumerate(children(node))]
    sources = {}
    for reference, path in references:
        number = reference.group if isinstance(reference.group, int) else parser.names[reference.group]
        sources[reference.at] = reference_text(number, path, groups[number], parser, reference.at)
    return sources


def reference_text(number: int, path: tuple[Step, ...], target: tuple[Step, ...], parser: Parser, at: int) -> str:
    def refused(reason: str) -> PatternError:
        return parser.error(f"a reference to {reason} cannot be written in Python with the same meaning", at)

    if any(isinstance(node, Look) and not node.ahead for node, _ in (*path, *target)):
        raise refused("a group, inside a lookbehind or to one inside,")
    shared = 0
    while shared < min(len(path), len(target)) and same_step(path[shared], target[shared]):
        shared += 1
    if shared == len(target):
        return ""  # Inside the group itself, which has not captured yet.
    below = [node for node, _ in target[shared + 1 :]]
    apart, before = target[shared][0], target[shared][1] < path[shared][1]
    if isinstance(apart, Alternation) or not before or any(isinstance(n, Look) and n.negative for n in below):
        return ""  # The group cannot have captured when the reference is reached.
    repeats = [node for node in below if isinstance(node, Repeat)]
    optional = any(repeat.low == 0 for repeat in repeats) or any(isinstance(node, Alternation) for node in below)
    if any(repeat.high != 1 or (repeat.low == 0 and width(repeat.body)[0] == 0) for repeat in repeats):
        raise refused("a group in a repeated part")
    if optional and any(isinstance(node, Look) for node in below):
        raise refused("an optional group in a lookahead")
    if optional and any(isinstance(node, Repeat) and node.high != 1 for node, _ in path[:shared]):
        raise refused("an optional group in the same repeated part")
    if number > 99:
        raise refused("a group after the first 99")
    return f"(?({number})\\{number})" if optional else f"(?:\\{number})"


def same_step(one: Step, other: Step) -> bool:
    return one[0] is other[0] and one[1] == other[1]


ANCHORS = {"^": "^", "$": r"\Z", "b": r"(?a:\b)", "B": r"(?!(?a:\b))"}  # Python's \B fails on empty text.


WRITTEN_CONTROLS = {code: f"\\{letter}" for letter, code in CONTROLS.items()}


def escaped(code: int, special: str) -> str:
    if code in WRITTEN_CONTROLS:
        return WRITTEN_CONTROLS[code]
    if 0x20 <= code < 0x7F:
        return f"\\{chr(code)}" if chr(code) in special else chr(code)
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


@lru_cache(maxsize=256)
def class_text(ranges: Ranges) -> str:
    if len(ranges) == 1 and ranges[0][0] == ranges[0][1]:
        return escaped(ranges[0][0], r".^$*+?{}[]\|()")
    negated = not ranges or (ranges[0][0] == 0 and ranges[-1][1] == LAST and len(ranges) > 1)
    parts = []
    for low, high in complement(ranges) if negated else ranges:
        first, last = (escaped(code, r"\]^-[&~|") for code in (low, high))
        parts.append(first if low == high else f"{first}{'-' * (high > low + 1)}{last}")
    return f"[{'^' * negated}{''.join(parts)}]"


class Printer:
    def __init__(self, references: dict[int, str]) -> None:
        self.references = references

    def written(self, node: Node) -> str:
        match node:
            case Chars(ranges):
                return class_text(ranges)
            case Anchor(kind):
                return ANCHORS[kind]
            case Reference(at=at):
                return self.references[at]
            case Sequence(items):
                return "".join(map(self.item, items))
            case Alternation(options):
                return "|".join(map(self.written, options))
            case Group(body, _, name):
                named = name and name.isascii() and name.isidentifier()
                return f"({f'?P<{name}>' if named else ''}{self.written(body)})"
            case Look():
                return self.look(node)
            case Repeat():
                return self.repeat(node)

    def item(self, node: Node) -> str:
        source = self.written(node)
        return f"(?:{source})" if isinstance(node, Alternation) else source

    def look(self, node: Look) -> str:
        sign = "!" if node.negative else "="
        if node.ahead:
            return f"(?{sign}{self.written(node.body)})"
        options = node.body.options if isinstance(node.body, Alternation) else (node.body,)
        widths = [width(option) for option in options]
        if any(low != high or low >= MAX_COUNT for low, high in widths):
            raise PatternError(f"Python needs a fixed length in a lookbehind (at character {node.at})")
        if len(set(widths)) == 1:
            return f"(?<{sign}{self.written(node.body)})"
        looks = [f"(?<{sign}{self.written(option)})" for option in options]
        return "".join(looks) if node.negative else f"(?:{'|'.join(looks)})"

    def repeat(self, node: Repeat) -> str:
        low, high = node.low, node.high
        if width(node.body)[1] == 0:  # To repeat what reads nothing adds nothing.
            low, high = min(low, 1), 1
        match node:
            case Repeat(Repeat(Chars(ranges), size, int(most)), 0, None, False) if 1 < size == most <= MAX_BLOCK:
                # Python remembers every turn of a repeated group: in a base64 text of 10 MiB that is half a gigabyte.
                # Large blocks first, then the rest, is the same language in a thousandth of the turns.
                one = class_text(ranges)
                return f"(?:{one}{{{size * BLOCKS}}})*(?:{one}{{{size}}}){{0,{BLOCKS - 1}}}"
        body = self.written(node.body)
        if not isinstance(node.body, Chars | Group):
            body = f"(?:{body})"
        if low == high:
            return f"{body}{{{low}}}"
        for sign, counts in SIMPLE_QUANTIFIERS.items():
            if counts == (low, high):
                return f"{body}{sign}{'?' * node.lazy}"
        return f"{body}{{{low},{'' if high is None else high}}}{'?' * node.lazy}"
