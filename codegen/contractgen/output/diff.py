"""Unified diffs of texts of any size."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from difflib import Match, SequenceMatcher

__all__ = ["unified"]

MOST = 4_000_000
"""Pairs of lines beyond which a part without a line of its own is told as replaced: `difflib` can take minutes for it."""


class Anchored(SequenceMatcher[str]):
    """As `difflib` compares texts, but part by part. Parts end at the lines that stand once in both, as "patience diff" has it: in
    code and JSON most functions and members have one, and the time of `difflib` grows faster than the square of a part. Of what
    the class has it is for `get_opcodes` and `get_grouped_opcodes` alone."""

    def __init__(self, old: Sequence[str], new: Sequence[str]) -> None:
        super().__init__(None, (), ())
        self.old, self.new = old, new

    def get_matching_blocks(self) -> list[Match]:
        """What is equal, in order, with an empty block at the end."""
        found: list[Match] = []
        parts = [(0, len(self.old), 0, len(self.new))]
        while parts:
            i, i_end, j, j_end = parts.pop()
            start, end = same_ends(self.old[i:i_end], self.new[j:j_end])
            found += [Match(i, j, start), Match(i_end - end, j_end - end, end)]
            i, j, i_end, j_end = i + start, j + start, i_end - end, j_end - end
            old, new = self.old[i:i_end], self.new[j:j_end]
            if not old or not new:
                continue
            if pairs := anchors(old, new):
                found += [Match(i + one, j + other, 1) for one, other in pairs]
                starts = [(0, 0), *((one + 1, other + 1) for one, other in pairs)]
                ends = [*pairs, (len(old), len(new))]
                parts += [(i + a, i + b, j + c, j + d) for (a, c), (b, d) in zip(starts, ends, strict=True) if a < b and c < d]
            elif len(old) * len(new) <= MOST:
                found += [
                    Match(i + block.a, j + block.b, block.size) for block in SequenceMatcher(None, old, new).get_matching_blocks()
                ]
        return [*merged(sorted(found)), Match(len(self.old), len(self.new), 0)]


def same_ends(old: Sequence[str], new: Sequence[str]) -> tuple[int, int]:
    """How many lines are the same at the start of two texts, and at the end of what is left of them."""
    most = min(len(old), len(new))
    start = next((index for index in range(most) if old[index] != new[index]), most)
    end = next((index for index in range(most - start) if old[-1 - index] != new[-1 - index]), most - start)
    return start, end


def anchors(old: Sequence[str], new: Sequence[str]) -> list[tuple[int, int]]:
    """Where the lines that stand once in each of two texts stand in both: of these, the most that are in the same order."""
    places = {line: index for index, line in enumerate(new)}
    times, more = Counter(old), Counter(new)
    pairs = [(index, places[line]) for index, line in enumerate(old) if times[line] == more[line] == 1]
    lasts: list[int] = []  # The least place in the new text that an ordered run of each length ends at,
    tops: list[int] = []  # the pair it ends with,
    before: list[int] = []  # and for each pair the one before it in its run.
    for index, (_, place) in enumerate(pairs):
        length = bisect_left(lasts, place)
        before.append(tops[length - 1] if length else -1)
        lasts[length : length + 1] = [place]
        tops[length : length + 1] = [index]
    run: list[tuple[int, int]] = []
    index = tops[-1] if tops else -1
    while index >= 0:
        run.append(pairs[index])
        index = before[index]
    return run[::-1]


def merged(blocks: Sequence[Match]) -> Iterator[Match]:
    """The same blocks with those joined that follow right on each other."""
    last = Match(0, 0, 0)
    for block in blocks:
        if (last.a + last.size, last.b + last.size) == (block.a, block.b):
            last = Match(last.a, last.b, last.size + block.size)
            continue
        if last.size:
            yield last
        last = block
    if last.size:
        yield last


def unified(old: str, new: str, name: str, new_name: str) -> str:
    """What changes from one text to another, as `diff -u` tells it; empty where nothing does."""
    before, after = old.splitlines(True), new.splitlines(True)
    lines: list[str] = []
    for group in Anchored(before, after).get_grouped_opcodes():
        _, start, _, new_start, _ = group[0]
        _, _, end, _, new_end = group[-1]
        lines.append(f"@@ -{extent(start, end)} +{extent(new_start, new_end)} @@\n")
        for kind, i, i_end, j, j_end in group:
            if kind == "equal":
                lines += [f" {line}" for line in before[i:i_end]]
            else:
                lines += [f"-{line}" for line in before[i:i_end]] + [f"+{line}" for line in after[j:j_end]]
    heads = [f"--- {name}\n", f"+++ {new_name}\n"] if lines else []
    return "".join(line if line.endswith("\n") else f"{line}\n" for line in heads + lines)


def extent(start: int, end: int) -> str:
    """The lines of one side of a part: the number of the first, and how many. Where there is none, it is that of the line before."""
    size = end - start
    return f"{start + 1}" if size == 1 else f"{start + 1 if size else start},{size}"
