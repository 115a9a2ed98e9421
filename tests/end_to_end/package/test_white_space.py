"""Proves that trimming and blankness mean JavaScript's white space, code point by code point."""

from __future__ import annotations

import unicodedata

import pytest
from agent_contracts import ChatForkPayloadSchema, ChatSendPayloadSchema, ProviderAccountCreatePayloadSchema

WHITE_SPACE = {
    *"\t\v\f\ufeff\n\r\u2028\u2029",
    *(char for char in map(chr, range(0x10000)) if unicodedata.ucd_3_2_0.category(char) == "Zs" and char not in "\u180e\u200b"),
}
"""WhiteSpace and LineTerminator of ECMA-262: a few controls, the separators, and every space of Unicode today (Unicode 3.2 had
two more, which are none any longer)."""

FORK = {"chatId": "c", "turnId": "t"}


def test_the_set() -> None:
    """It has 25 members."""
    assert len(WHITE_SPACE) == 25


def test_trimmed() -> None:
    """Each code point of the first plane is dropped at both ends of a text exactly when it is white space."""
    for char in map(chr, range(0x10000)):
        value = {**FORK, "title": f"{char}a{char}b{char}"}
        title = ChatForkPayloadSchema.parse(value).title
        assert title == (f"a{char}b" if char in WHITE_SPACE else value["title"]), ascii(char)


def test_blank() -> None:
    """A text of one such code point is blank to a message, and nothing once trimmed, exactly when it is white space."""
    for char in map(chr, range(0x10000)):
        blank = char in WHITE_SPACE
        assert ChatSendPayloadSchema.is_valid({"chatId": "c", "text": char}) is not blank, ascii(char)
        assert ChatForkPayloadSchema.is_valid({**FORK, "title": char}) is not blank, ascii(char)


@pytest.mark.parametrize("size", [1, 119, 120, 121])
def test_bounds_count_after_trimming(size: int) -> None:
    """The bounds look at what is left, in both passes, and so does what is put out."""
    value = {**FORK, "title": f" \u2003{'x' * size}\ufeff\n"}
    assert ChatForkPayloadSchema.is_valid(value) is (size <= 120)
    assert ChatForkPayloadSchema.check.ok(value) is (size <= 120)
    if size <= 120:
        assert ChatForkPayloadSchema.dump(ChatForkPayloadSchema.parse(value))["title"] == "x" * size


def test_everywhere_it_is_said() -> None:
    """The three places of the contract that trim do so."""
    fork = ChatForkPayloadSchema.parse({**FORK, "title": "\u00a0a", "worktree": {"branch": "\u3000b "}})
    assert fork.title == "a"
    assert fork.worktree is not None
    assert fork.worktree.branch == "b"
    created = ProviderAccountCreatePayloadSchema.parse({"kind": "claude", "label": "\u2029c\u1680"})
    assert created.label == "c"
