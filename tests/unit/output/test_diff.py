"""Diffs: applied to the old text they make the new one, they are hardly longer than difflib's, and a large file is no matter."""

from __future__ import annotations

import difflib
import random
import re

from contractgen.output.diff import unified

HEAD = re.compile(r"@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@")


def applied(old: str, diff: str) -> str:
    """The text that a diff makes of another, as `patch` reads it; what it says of the old text has to be so."""
    lines, made, place = old.splitlines(True), list[str](), 0
    for line in diff.splitlines(True)[2:]:
        head = HEAD.match(line)
        if head:
            start = int(head[1]) - (head[2] != "0")
            made += lines[place:start]
            place = start
            assert len(made) == int(head[3]) - (head[4] != "0")
            continue
        if line[0] in " -":
            assert lines[place] == line[1:]
            place += 1
        if line[0] in " +":
            made.append(line[1:])
    return "".join(made + lines[place:])


def changed(diff: str) -> int:
    """How many lines a diff takes away or adds."""
    return sum(line[0] in "+-" for line in diff.splitlines()[2:])


def test_a_diff_makes_the_new_text() -> None:
    """Of random texts and changes, with many equal lines and with few."""
    counts = {"equal": 0, "changed": 0}
    ours = theirs = 0
    for seed in range(3000):
        chance = random.Random(seed)
        letters = chance.choice(["ab", "abcdefgh", "abcdefghijklmnopqrstuvwxyz"])
        old = [f"{chance.choice(letters)}\n" for _ in range(chance.randint(0, 30))]
        new = list(old)
        for _ in range(chance.randint(0, 6)):
            place = chance.randint(0, len(new))
            new[place : place + chance.randint(0, 2)] = [f"{chance.choice(letters)}\n" for _ in range(chance.randint(0, 2))]
        diff = unified("".join(old), "".join(new), "a/x", "b/x")
        assert applied("".join(old), diff) == "".join(new), seed
        assert (diff == "") == (old == new)
        counts["equal" if old == new else "changed"] += 1
        ours += changed(diff)
        theirs += changed("".join(difflib.unified_diff(old, new)))
    assert min(counts.values()) > 100, counts
    assert ours < 1.05 * theirs


def test_a_change_in_every_function_of_a_large_file() -> None:
    """As after a change of the templates: `difflib` alone takes minutes for it."""

    def file(check: str) -> str:
        body = "    members = value\n    if type(members) is not dict:\n        raise FastPathMiss\n"
        fields = "".join(
            f"    field = members['{name}']\n    if {check}:\n        raise FastPathMiss\n" for name in ("id", "state", "note")
        )
        return "\n\n".join(f"def build_Type{number}(value):\n{body}{fields}    return record\n" for number in range(3000))

    old, new = file("type(field) is not str"), file("not isinstance(field, str)")
    diff = unified(old, new, "a/x", "b/x")
    assert applied(old, diff) == new
    assert changed(diff) == 2 * 3 * 3000


def test_texts_without_a_line_of_their_own() -> None:
    """Large ones are told as replaced, small ones are compared."""
    assert changed(unified("x\ny\n" * 2000, "x\nz\n" * 2000, "a/x", "b/x")) == 2 * 4000 - 2
    assert changed(unified("x\ny\n" * 20, "x\nz\n" * 20, "a/x", "b/x")) == 40


def test_one_line_more_in_a_text_without_a_line_of_its_own() -> None:
    """What is the same before and after it is no part of the change."""
    lines = "".join(f"{number}\n" for number in range(4000)) * 2
    for new in (f"{lines}q\n", f"q\n{lines}", f"{lines[:1000]}q\n{lines[1000:]}"):
        assert changed(unified(lines, new, "a/x", "b/x")) <= 3


def test_the_form() -> None:
    """As `diff -u` writes it."""
    assert unified("", "a\n", "/dev/null", "b/x") == "--- /dev/null\n+++ b/x\n@@ -0,0 +1 @@\n+a\n"
    assert unified("a\nb\n", "", "a/x", "/dev/null") == "--- a/x\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-a\n-b\n"
    assert unified("a\nb", "a\nc", "a/x", "b/x") == "--- a/x\n+++ b/x\n@@ -1,2 +1,2 @@\n a\n-b\n+c\n"
