"""Proves that records are ordinary dataclasses with slots: made, matched, changed, copied, pickled and built upon as such."""

from __future__ import annotations

import copy
import dataclasses
import json
import pickle
import weakref
from typing import Any

import pytest
from agent_contracts import ChatHistoryResultSchema, ChatItemSchema, ChatNoteItem, ChatNoteItemSchema, Empty

NOTE = {"kind": "note", "id": "n-1", "createdAt": 5, "turnId": None, "level": "info", "text": "t", "from": "c-1"}
FIELDS: dict[str, Any] = {"id": "n-1", "created_at": 5, "turn_id": None, "level": "info", "text": "t", "from_": "c-1"}
PROTOCOLS = range(2, pickle.HIGHEST_PROTOCOL + 1)
"""Those that can pickle slots."""


class Plain(ChatNoteItem):
    """A subclass with a dictionary."""


@dataclasses.dataclass(slots=True, kw_only=True)
class Seen(ChatNoteItem):
    """A subclass with one more slot."""

    seen: bool = False


@pytest.fixture
def note() -> ChatNoteItem:
    """A parsed record."""
    return ChatNoteItemSchema.parse(NOTE)


def test_made_by_hand(note: ChatNoteItem) -> None:
    """By keywords alone; what is optional may be left out."""
    make: Any = ChatNoteItem
    made = make(**FIELDS)
    assert (made, made.kind) == (note, "note")
    assert make(**{name: FIELDS[name] for name in FIELDS if name != "from_"}) == dataclasses.replace(note, from_=None)
    with pytest.raises(TypeError, match="positional"):
        make(*FIELDS.values())
    with pytest.raises(TypeError, match="missing 1 required keyword-only argument: 'id'"):
        make(**{name: FIELDS[name] for name in FIELDS if name != "id"})
    with pytest.raises(TypeError, match="unexpected keyword argument 'kind'"):
        make(**FIELDS, kind="note")


def test_only_its_fields(note: ChatNoteItem) -> None:
    """A record has slots and nothing else; a field takes any value, can be deleted, and then is not there."""
    with pytest.raises(AttributeError):
        note.more = 1  # type: ignore[attr-defined]
    with pytest.raises(TypeError):
        weakref.ref(note)
    assert not hasattr(note, "__dict__")
    note.text = 7  # type: ignore[assignment]
    assert ChatNoteItemSchema.dump(note)["text"] == 7
    del note.text
    assert not hasattr(note, "text")
    with pytest.raises(AttributeError, match="text"):
        ChatNoteItemSchema.dump(note)


def test_matched(note: ChatNoteItem) -> None:
    """By class and fields, the tag too."""
    match note:
        case ChatNoteItem(kind="note", created_at=5, text=text):
            assert text == "t"
        case _:
            pytest.fail("it does not match")


def test_as_dictionary_and_tuple(note: ChatNoteItem) -> None:
    """In the order of the class."""
    assert list(dataclasses.asdict(note).items()) == list(FIELDS.items())
    assert dataclasses.astuple(note) == tuple(FIELDS.values())


@pytest.mark.parametrize("kind", [ChatNoteItem, Plain, Seen])
def test_copied_and_pickled(kind: type[ChatNoteItem]) -> None:
    """Whole, and as what it is, whatever class was built upon it; also one that misses a field."""
    record = kind(**FIELDS)
    if kind is Plain:
        record.more = [1]  # type: ignore[attr-defined]
    del record.turn_id
    pickles = [pickle.loads(pickle.dumps(record, protocol)) for protocol in PROTOCOLS]
    for other in (copy.copy(record), copy.deepcopy(record), *pickles):
        assert type(other) is kind
        assert other is not record
        assert not hasattr(other, "turn_id")
        other.turn_id = record.turn_id = None
        assert other == record
        assert getattr(other, "more", [1]) == [1]
        del record.turn_id


def test_pickle_is_a_class_and_its_slots(note: ChatNoteItem) -> None:
    """So another build of the package reads it."""
    assert note.__reduce_ex__(4)[1:] == ((ChatNoteItem,), (None, FIELDS), None, None)
    assert pickle.loads(pickle.dumps(Empty())) == Empty()


@pytest.mark.parametrize("kind", [Plain, Seen])
def test_subclass_is_dumped(kind: type[ChatNoteItem]) -> None:
    """As the record that it builds upon; also where the schema is a union, which looks its classes up."""
    for schema in (ChatNoteItemSchema, ChatItemSchema):
        assert schema.dump(kind(**FIELDS)) == NOTE
        assert schema.dump_json(kind(**FIELDS)) == ChatNoteItemSchema.dump_json(ChatNoteItem(**FIELDS))
    page = ChatHistoryResultSchema.parse({"items": [NOTE], "history": {"start": 0, "cursor": None}})
    page.items.append(kind(**FIELDS))
    assert ChatHistoryResultSchema.dump(page)["items"] == [NOTE, NOTE]
    assert json.loads(ChatHistoryResultSchema.dump_json(page))["items"] == [NOTE, NOTE]


def test_another_class_is_told() -> None:
    """What is no class of a union is named."""
    anything: Any = Empty()
    for dump in (ChatItemSchema.dump, ChatItemSchema.dump_json):
        with pytest.raises(TypeError, match=r"\bEmpty\b"):  # In the words of mypyc where it is compiled.
            dump(anything)
