"""Proves over made-up instances of every schema that both passes and an independent validator give one verdict, and that
what is valid survives every way out and back in."""

from __future__ import annotations

import copy
import json
from collections import Counter, OrderedDict
from enum import IntEnum
from typing import Any

import agent_contracts
import pytest
from agent_contracts import ChatAttachPayloadSchema, ChatPreferencesPayloadSchema, ChatSendPayloadSchema, Schema
from agent_contracts._runtime.values import FAST_PATH_ERRORS
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.canonical import OWN_KEYWORDS, address, is_unicode, rust_validator
from support.corpora import explained, same, schema_names, schema_of
from support.instances import changed, instances

bounded = settings(
    max_examples=30,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)
FEWEST_VALID = 30
FEWEST_REFUSED = 15


@pytest.mark.parametrize("name", schema_names())
def test_one_verdict(name: str) -> None:
    """Both passes and jsonschema_rs agree on instances and on changed instances; enough of either kind were tried."""
    schema = schema_of(name)
    counts: Counter[bool] = Counter()

    @bounded
    @given(value=instances(address(schema)), data=st.data())
    def run(value: Any, data: st.DataObject) -> None:
        assert judged(schema, value), f"made from the schema, but refused: {schema.problems(value)}"
        counts[True] += 1
        for _ in range(2):
            counts[judged(schema, data.draw(changed(value)))] += 1

    run()
    assert counts[True] >= FEWEST_VALID, counts
    assert counts[False] >= (0 if name == "EmptySchema" else FEWEST_REFUSED), counts


def judged(schema: Schema[Any], value: Any) -> bool:
    """The verdict of everything that can give one."""
    before = copy.deepcopy(value)
    problems = schema.problems(value)
    verdict = not problems
    try:
        schema.build(value)
        straight = True
    except FAST_PATH_ERRORS:
        straight = False
    assert straight is verdict
    assert schema.check.ok(value) is verdict
    assert explained(schema, value) == problems
    assert schema.is_valid(value) is verdict
    if is_unicode(value):
        plainly = rust_validator(address(schema)).is_valid(value)
        assert plainly or not verdict
        assert not plainly or verdict or {problem.keyword for problem in problems} <= OWN_KEYWORDS
    if verdict:
        survives(schema, value)
    else:
        assert len({problem.message for problem in problems}) == len(problems)
    assert repr(value) == repr(before)
    return verdict


def survives(schema: Schema[Any], value: Any) -> None:
    """A valid value goes out and comes back the same, as a value and as text, and shares no record."""
    record = schema.parse(value)
    dumped = schema.dump(record)
    text = schema.dump_json(record)
    assert schema.parse(dumped) == record
    assert same(schema.dump(schema.parse(dumped)), dumped)
    assert text == json.dumps(dumped, separators=(",", ":"))
    assert schema.parse_json(text) == schema.parse_json(text.encode()) == record
    assert repr(schema.parse(value)) == repr(record)


class Text(str):
    """A text of some framework."""


class Size(IntEnum):
    """A number of some framework."""

    TEN = 10


def test_subclasses_parse() -> None:
    """Subclasses of dict, list, str and int are what they are in JSON, and come out as Python's own types."""

    class Items(list[Any]):
        pass

    send = OrderedDict(chatId=Text("c1"), text=Text("hello"), mentions=Items([Text("a.py")]))
    record = ChatSendPayloadSchema.parse(send)
    assert record == ChatSendPayloadSchema.parse({"chatId": "c1", "text": "hello", "mentions": ["a.py"]})
    assert type(record.text) is str
    assert ChatAttachPayloadSchema.parse({"chatId": "c1", "historyLimit": Size.TEN}).history_limit == 10
    assert ChatAttachPayloadSchema.dump_json(ChatAttachPayloadSchema.parse(OrderedDict(chatId="c", since=Size.TEN))) == (
        '{"chatId":"c","since":10}'
    )
    preferences = ChatPreferencesPayloadSchema.parse({"accounts": OrderedDict({Text("claude"): Text("claude")})})
    assert preferences.accounts == {"claude": "claude"}
    assert explained(ChatSendPayloadSchema, send) == []


def test_subclasses_have_the_problems_of_their_base() -> None:
    """A wrong subclass is told of as its base would be."""
    wrong = OrderedDict(chatId=Text(""), text=Text("x"), mentions=[Size.TEN])
    plain = {"chatId": "", "text": "x", "mentions": [10]}
    assert ChatSendPayloadSchema.problems(wrong) == ChatSendPayloadSchema.problems(plain) != []


@pytest.mark.parametrize("name", ["ChatSendPayloadSchema", "ChatAttachResultSchema", "ModelCatalogDataSchema", "ChatItemSchema"])
def test_shared_values_are_judged_at_each_place(name: str) -> None:
    """One object that stands at several places has the problems that equal, separate objects have."""
    schema = schema_of(name)
    tried = 0

    @bounded
    @given(value=instances(address(schema)), data=st.data())
    def run(value: Any, data: st.DataObject) -> None:
        nonlocal tried
        held = [data.draw(changed(value)) for _ in range(3)]
        shared = pooled(held)
        for one, other in zip(held, shared):
            assert schema.problems(other) == schema.problems(one)
            tried += 1

    run()
    assert tried >= 90


def pooled(values: list[Any]) -> list[Any]:
    """The same values, equal arrays and objects in them made one."""
    pool: dict[str, Any] = {}

    def one(value: Any) -> Any:
        if isinstance(value, list):
            value = [one(each) for each in value]
        elif isinstance(value, dict):
            value = {key: one(each) for key, each in value.items()}
        else:
            return value
        return pool.setdefault(repr(value), value)

    return [one(value) for value in values]


def test_shared_array_of_two_meanings() -> None:
    """An array that stands where numbers are wanted and where texts are wanted is refused at each place for its own reason."""
    both = [{"name": "a", "mime": "b", "data": "AAAA"}, "x"]
    value = {"chatId": "c", "text": "t", "attachments": both, "mentions": both, "skills": both}
    separate = {"chatId": "c", "text": "t", **{name: list(both) for name in ("attachments", "mentions", "skills")}}
    problems = ChatSendPayloadSchema.problems(value)
    assert problems == ChatSendPayloadSchema.problems(separate)
    assert {problem.pointer for problem in problems} == {"/attachments/1", "/mentions/0", "/skills/0"}


def test_every_exported_schema_is_tried() -> None:
    """The names that are tried are those of the package that the contract names."""
    exported = {name for name in agent_contracts.__all__ if name.endswith("Schema") and name != "Schema"}
    assert set(schema_names()) <= exported
