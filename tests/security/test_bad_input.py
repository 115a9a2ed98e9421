"""Proves that input of the worst kind is a clear problem or a documented acceptance, never another exception."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

import pytest
from agent_contracts import (
    ChatAnswerPayloadSchema,
    ChatAttachPayloadSchema,
    ChatIdSchema,
    ChatToolItemSchema,
    ChatTurnLimitSchema,
    Err,
    Ok,
    Problem,
    RequestSchema,
    ServerFrameSchema,
    ValidationError,
    parse_request,
    parse_server_frame,
)
from contractgen import compile_schema
from support.corpora import EVENTS, REQUESTS, schema_names, schema_of

DEEP = 100_000


def refusal(call: Callable[[], object]) -> Problem:
    """The one problem that a call raises."""
    with pytest.raises(ValidationError) as caught:
        call()
    (problem,) = caught.value.problems
    assert str(caught.value) == problem.message
    assert len(problem.message) < 300
    return problem


NOT_JSON: dict[str, tuple[str | bytes, str]] = {
    "empty": ("", "the text is not JSON: expecting value (line 1, column 1)"),
    "empty bytes": (b"", "the text is not JSON: expecting value (line 1, column 1)"),
    "blank": (" \n", "the text is not JSON: expecting value (line 2, column 1)"),
    "a word": ("hello", "the text is not JSON: expecting value (line 1, column 1)"),
    "cut off": ('{"id":"1"', "the text is not JSON: expecting ',' delimiter (line 1, column 10)"),
    "two values": ("{}{}", "the text is not JSON: extra data (line 1, column 3)"),
    "not UTF-8": (b'{"id":"\xff"}', "the bytes are not UTF-8 (at byte 7)"),
    "a surrogate in UTF-8": (b'"\xed\xa0\x80"', "the bytes are not UTF-8 (at byte 1)"),
    "UTF-16": ("{}".encode("utf-16"), "the bytes are not UTF-8 (at byte 0)"),
    "NaN": ('{"id":NaN}', "the text is refused: NaN is not JSON"),
    "Infinity": ("Infinity", "the text is refused: Infinity is not JSON"),
    "minus infinity": ("[-Infinity]", "the text is refused: -Infinity is not JSON"),
}


@pytest.mark.parametrize("case", NOT_JSON)
def test_text_is_refused(case: str) -> None:
    """What is no JSON text is one problem of keyword `json`, for every schema alike."""
    text, reason = NOT_JSON[case]
    for schema in (RequestSchema, ServerFrameSchema, ChatAttachPayloadSchema):
        problem = refusal(lambda schema=schema: schema.parse_json(text))  # type: ignore[misc]
        assert problem == refusal(lambda: ChatIdSchema.parse_json(text))
        assert (problem.pointer, problem.keyword, problem.message) == ("", "json", f"(root): {reason}")


@pytest.mark.parametrize("text", ["\ufeff{}", b"\xef\xbb\xbf{}"])
def test_byte_order_mark(text: str | bytes) -> None:
    """A byte order mark before the text is refused, as text and as bytes."""
    problem = refusal(lambda: RequestSchema.parse_json(text))
    assert problem.keyword == "json"
    assert "BOM" in problem.message or "byte order mark" in problem.message


def test_number_beyond_a_double() -> None:
    """1e400 reads as infinity, which no number of a schema accepts; where anything goes it is taken, and cannot be dumped."""
    problem = refusal(lambda: ChatTurnLimitSchema.parse_json('{"kind":"usage","resetsAt":1e400}'))
    assert (problem.pointer, problem.keyword) == ("/resetsAt", "type")
    assert problem.message.startswith("/resetsAt: expected a finite number, got ")
    record = RequestSchema.parse_json('{"id":"1","type":"x","payload":1e400}')
    assert record.payload == float("inf")
    with pytest.raises(ValueError, match=r"(?i)float|inf"):
        RequestSchema.dump_json(record)


@pytest.mark.parametrize("value", [float("nan"), float("inf"), float("-inf")])
def test_number_that_is_not_finite(value: float) -> None:
    """NaN and the infinities are refused where a number is wanted, in memory too."""
    assert refusal(lambda: ChatTurnLimitSchema.parse({"kind": "usage", "resetsAt": value})).pointer == "/resetsAt"
    assert refusal(lambda: ChatAttachPayloadSchema.parse({"chatId": "c", "since": value})).pointer == "/since"


def nested(depth: int, *, objects: bool = False) -> Any:
    """A value of so many levels."""
    value: Any = 1
    for _ in range(depth):
        value = {"a": value} if objects else [value]
    return value


@pytest.mark.parametrize("opened", ["[", '{"a":'])
def test_deep_text(opened: str) -> None:
    """A text of 100,000 levels is one problem that tells how deep it is and where."""
    depth = DEEP if opened == "[" else 50_000
    text = '{"id":"1","type":"x","payload":' + opened * depth + "1" + ("]" if opened == "[" else "}") * depth + "}"
    problem = refusal(lambda: RequestSchema.parse_json(text))
    assert problem.keyword == "json"
    assert f"{depth + 1} levels" in problem.message


def test_deep_text_that_is_cut_off() -> None:
    """Opening brackets alone are no way around."""
    problem = refusal(lambda: RequestSchema.parse_json("[" * DEEP))
    assert problem.keyword == "json"


@pytest.mark.parametrize("objects", [False, True])
def test_deep_value_where_anything_goes(objects: bool) -> None:
    """100,000 levels in memory pass where anything goes, since nothing looks inside; they cannot be written as text."""
    deep = nested(DEEP, objects=objects)
    answer = parse_request({"id": "1", "type": "x", "payload": deep})
    assert answer.ok
    assert answer.value.payload is deep
    with pytest.raises(ValueError, match="nested too deeply"):
        RequestSchema.dump_json(answer.value)


@pytest.mark.parametrize("objects", [False, True])
def test_deep_value_where_a_text_is_wanted(objects: bool) -> None:
    """100,000 levels where a text is wanted are refused by their type alone."""
    problem = refusal(lambda: RequestSchema.parse({"id": nested(DEEP, objects=objects), "type": "x", "payload": 1}))
    assert (problem.pointer, problem.keyword) == ("/id", "type")


@pytest.mark.parametrize("name", schema_names())
def test_deep_value_anywhere(name: str) -> None:
    """No schema lets a value deeper than the interpreter can take raise anything but its own error."""
    schema = schema_of(name)
    for value in (nested(DEEP // 10), nested(DEEP // 10, objects=True)):
        without_required = name in ("EmptySchema", "ChatPreferencesPayloadSchema", "ChatUnqueueResultSchema")
        assert schema.is_valid(value) is (without_required and isinstance(value, dict))


def test_deep_tag() -> None:
    """A tag that nests deeply is one problem, told of the tag."""
    for value in ({"kind": nested(DEEP)}, {"kind": nested(DEEP, objects=True)}):
        problem = refusal(lambda value=value: schema_of("ChatItemSchema").parse(value))  # type: ignore[misc]
        assert problem.message.startswith(("/kind: expected one of ", "/kind/0/0", "/kind/a/a"))
    for tag in (nested(DEEP), nested(DEEP, objects=True)):
        assert not parse_server_frame({"id": "1", "ok": tag}).ok
        assert not schema_of("AgentKindSchema").is_valid(tag)


def test_value_that_holds_itself() -> None:
    """A list or dict that contains itself ends in an answer."""
    loop: list[Any] = []
    loop.append(loop)
    ring: dict[str, Any] = {}
    ring["a"] = ring
    for value in (loop, ring):
        assert parse_request({"id": "1", "type": "x", "payload": value}).ok
        assert not parse_request(value).ok
        assert not parse_server_frame({"ok": value}).ok
        assert refusal(lambda value=value: ChatIdSchema.parse(value)).keyword == "type"  # type: ignore[misc]
        for name in ("ChatItemSchema", "ChatAttachResultSchema", "AgentKindSchema", "ProviderAccountMapSchema"):
            assert schema_of(name).problems(value)
        record = RequestSchema.parse({"id": "1", "type": "x", "payload": value})
        with pytest.raises(ValueError, match=r"[Cc]ircular"):
            RequestSchema.dump_json(record)


def test_equal_keys() -> None:
    """Of equal keys the last counts, as the protocol's own readers have it, the tag of a union included."""
    assert RequestSchema.parse_json('{"id":"1","id":"2","type":"x","payload":0}').id == "2"
    answer = ServerFrameSchema.parse_json('{"id":"1","ok":false,"ok":true,"result":1}')
    assert ServerFrameSchema.dump(answer) == {"id": "1", "ok": True, "result": 1}


SAME_KEYS = (
    '{"a":1,"a":1}',
    '{"a":1,"\\u0061":1}',
    '{"a":1,"b":2,"a":3}',
    '{"":1,"":1}',
    '{"a" :1, "a"\n:1}',
    r'{"\"":1,"\u0022":1}',
    '{":":1,":":1}',
    '{"a\\":":1,"a\\":":2}',
    '{"é":1,"\\u00e9":1}',
    '{"😀":1,"\\ud83d\\ude00":1}',
)
OTHER_KEYS = (
    '{"a":1,"A":1}',
    '{"a":{"a":{"a":1}}}',
    '[{"a":1},{"a":1}]',
    '{"":1," ":1}',
    '{"a":"a\\":","b":"\\":"}',
    '{"a:":":","a":"b:"}',
    r'{"\\u0061":1,"a":1}',
    '{"é":1,"e\u0301":1}',
)


@pytest.mark.parametrize("around", ["%s", " \n%s\t", "[1,[%s]]", '{"a":%s}', '[{"a":"a"},%s]', "[" * 200 + "%s" + "]" * 200])
def test_equal_keys_are_refused(around: str) -> None:
    """Where the contract wants I-JSON, equal keys are refused wherever they stand and however they are spelled."""
    strict = compile_schema({})
    for text in SAME_KEYS:
        for given in (around % text, (around % text).encode()):
            with pytest.raises(ValueError, match="stands twice in one object"):
                strict.parse_json(given)
    for text in OTHER_KEYS:
        for given in (around % text, (around % text).encode()):
            assert strict.parse_json(given) == json.loads(given)


@pytest.mark.parametrize("around", ["%s", " %s\n", "[%s]", '{"a":%s}'])
def test_halves_of_surrogate_pairs_are_refused(around: str) -> None:
    """Where the contract wants I-JSON, half of a surrogate pair is refused, be it escaped or bare, in a key or in a value."""
    strict = compile_schema({})
    for half in (r"\ud83d", r"\uDE00", r"a\ud83d\u0061", r"\ude00\ud83d", "\ud83d"):
        for text in (f'"{half}"', f'{{"{half}":1}}', f'["x",{{"k":["{half}"]}}]'):
            with pytest.raises(ValueError, match="half of a surrogate pair"):
                strict.parse_json(around % text)
    for whole in (r"\ud83d\ude00", r"\\ud83d", "😀", r"\u0061"):
        for text in (f'"{whole}"', f'{{"{whole}":1}}'):
            assert strict.parse_json(around % text) == json.loads(around % text)
            assert strict.parse_json((around % text).encode()) == json.loads(around % text)


@pytest.mark.parametrize("around", ["%s", "%s\n", "\t %s \r\n"])
def test_white_space_around(around: str) -> None:
    """JSON's own white space may stand around a text, other may not; nor may anything else."""
    text = around % '{"id":"1","type":"x","payload":0}'
    for given in (text, text.encode(), bytearray(text.encode())):
        assert RequestSchema.parse_json(given).id == "1"
    for after in ("\u00a0", "\v", "x", "{}", "\n]", "\0"):
        assert refusal(lambda after=after: RequestSchema.parse_json(text + after)).keyword == "json"  # type: ignore[misc]


def test_only_text_is_read() -> None:
    """What has a method `decode`, or a buffer, is no text yet."""

    class Decodable:
        def decode(self) -> str:
            return "1"

    for given in (Decodable(), memoryview(b"1"), None, 1, ["1"]):
        with pytest.raises(TypeError, match="JSON text is str, bytes or bytearray, not "):
            RequestSchema.parse_json(given)  # type: ignore[arg-type]


def test_lone_surrogates() -> None:
    """Half of a surrogate pair is kept, escaped in the text that goes out, and counted as one character."""
    record = ChatAnswerPayloadSchema.parse_json(r'{"chatId":"\ud83d","requestId":"\ude00","answers":{"\ud800":"\udfff"}}')
    assert (record.chat_id, record.request_id, record.answers) == ("\ud83d", "\ude00", {"\ud800": "\udfff"})
    text = ChatAnswerPayloadSchema.dump_json(record)
    assert text.isascii()
    assert ChatAnswerPayloadSchema.parse_json(text) == record
    assert ChatAnswerPayloadSchema.parse_json(text.encode()) == record
    problem = refusal(lambda: ChatAnswerPayloadSchema.parse({**ChatAnswerPayloadSchema.dump(record), "answers": {"\ud800": 1}}))
    assert problem.pointer == "/answers/\ud800"
    assert problem.message.encode("utf-8", "backslashreplace")


def test_integer_of_many_digits() -> None:
    """An integer of more digits than Python reads is a problem as text; in memory it is one that passes where numbers do."""
    limit = getattr(sys, "get_int_max_str_digits", int)()
    digits = "9" * 5000
    text = '{"kind":"usage","resetsAt":' + digits + "}"
    if limit:
        problem = refusal(lambda: ChatTurnLimitSchema.parse_json(text))
        assert problem.keyword == "json"
        assert "more digits" in problem.message
    huge = 10**5000
    record = ChatTurnLimitSchema.parse({"kind": "usage", "resetsAt": huge})
    assert ChatTurnLimitSchema.dump(record)["resetsAt"] == huge
    problem = refusal(lambda: ChatAttachPayloadSchema.parse({"chatId": "c", "since": huge}))
    assert (problem.pointer, problem.keyword) == ("/since", "maximum")
    assert refusal(lambda: ChatIdSchema.parse(huge)).message == "(root): expected a string, got an integer of more than 60 digits"
    assert refusal(lambda: ChatIdSchema.parse(-huge)).keyword == "type"


class Thing:
    """What no JSON has."""


STRANGE: dict[str, Any] = {
    "a set": {1, 2},
    "a frozenset": frozenset({"a"}),
    "bytes": b"{}",
    "a bytearray": bytearray(b"{}"),
    "an object": object(),
    "a class": Thing,
    "an object of a class": Thing(),
    "a function": len,
    "a tuple": ("a", "b"),
    "a complex number": 1j,
    "a range": range(3),
    "an iterator": iter(()),
    "an exception": RecursionError("x"),
    "not implemented": NotImplemented,
}


@pytest.mark.parametrize("name", schema_names())
def test_strange_values(name: str) -> None:
    """What is no JSON value is refused by every schema, with a problem that names its Python type."""
    schema = schema_of(name)
    for value in STRANGE.values():
        problem = schema.problems(value)[0]
        assert problem.pointer in ("", "/ok", "/kind")
        assert f"a Python {type(value).__name__}" in problem.message


@pytest.mark.parametrize("case", STRANGE)
def test_strange_values_inside(case: str) -> None:
    """And where it stands inside, the problem is at its place."""
    value = STRANGE[case]
    problem = refusal(lambda: ChatAnswerPayloadSchema.parse({"chatId": "c", "requestId": "r", "answers": {"q": value}}))
    assert problem.pointer == "/answers/q"
    assert f"a Python {type(value).__name__}" in problem.message
    problem = refusal(lambda: schema_of("ChatItemSchema").parse({"kind": value}))
    assert problem.pointer == "/kind"
    assert refusal(lambda: ChatTurnLimitSchema.parse({"kind": value, "resetsAt": 1})).pointer == "/kind"


class Touchy:
    """What cannot even be compared."""

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("not to be compared")

    def __hash__(self) -> int:
        raise RuntimeError("not to be hashed")


@pytest.mark.parametrize("frame", [{"id": "1", "ok": Touchy()}, {"type": Touchy(), "event": "e", "payload": 1}])
def test_value_that_cannot_be_compared(frame: dict[str, Any]) -> None:
    """A tag whose comparison raises is a wrong tag."""
    assert not parse_server_frame(frame).ok


class Everything:
    """What says that it is equal to anything."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return hash("event")


def test_value_that_is_equal_to_everything() -> None:
    """A constant is met by its value, not by what claims to be equal."""
    assert not parse_server_frame({"type": Everything(), "event": "e", "payload": 1}).ok
    assert not ChatTurnLimitSchema.is_valid({"kind": Everything(), "resetsAt": 1})


@pytest.mark.parametrize("key", [1, None, True, 1.5, ("a",), b"q", frozenset()])
def test_keys_that_are_no_strings(key: Any) -> None:
    """A key that is no string is refused where keys are kept, and dropped with the unknown ones where they are not."""
    problem = refusal(lambda: ChatAnswerPayloadSchema.parse({"chatId": "c", "requestId": "r", "answers": {key: "x"}}))
    assert (problem.pointer, problem.keyword) == ("/answers", "type")
    for name in ("ProviderAccountMapSchema", "ModelSelectionSchema"):
        value = {key: {"kind": "claude"}} if name == "ProviderAccountMapSchema" else {"model": "m", "options": {key: "x"}}
        assert "names are strings" in refusal(lambda name=name, value=value: schema_of(name).parse(value)).message  # type: ignore[misc]
    answer = parse_request({"id": "1", "type": "x", "payload": 0, key: 1})
    assert answer == parse_request({"id": "1", "type": "x", "payload": 0})


def test_anything_is_kept_as_it_is() -> None:
    """Where anything goes the value itself is handed on, neither copied nor looked at."""
    value = object()
    request = RequestSchema.parse({"id": "1", "type": "x", "payload": value})
    assert request.payload is value
    with pytest.raises(TypeError):
        RequestSchema.dump_json(request)
    tool = {"id": "1", "createdAt": 1, "turnId": None, "kind": "tool", "toolUseId": "t", "name": "n", "output": None}
    unknown = {"__proto__": {"zz": 1}, "": [None]}
    item = ChatToolItemSchema.parse({**tool, "input": unknown, "state": "done", "parentToolUseId": None})
    assert item.input is unknown


ANY = [*STRANGE.values(), nested(DEEP), nested(DEEP, objects=True), None, 1, "", "\ud800", [], {}, float("nan"), 10**5000]


@pytest.mark.parametrize("parse", [parse_request, parse_server_frame])
def test_frames_never_raise(parse: Callable[[object], Any]) -> None:
    """`parse_request` and `parse_server_frame` answer, whatever comes, at the root and in each of their fields."""
    frames: list[dict[str, Any]] = [
        {"id": "1", "type": "x", "payload": 1},
        {"id": "1", "ok": True, "result": 1},
        {"id": None, "ok": False, "error": {"code": "c", "message": "m"}},
        {"type": "event", "event": "e", "payload": 1},
    ]
    accepted = 0
    for value in ANY:
        answer = parse(value)
        assert isinstance(answer, Err)
        assert answer.message
        for frame in frames:
            for name in frame:
                answer = parse({**frame, name: value})
                assert isinstance(answer, (Ok, Err))
                accepted += answer.ok
    assert accepted > 0


def test_every_row_of_the_tables_refuses_without_raising() -> None:
    """The same for every payload and result."""
    rows: list[Any] = [schema for row in REQUESTS.values() for schema in (row.payload, row.result)]
    rows += EVENTS.values()
    assert len(rows) == 90
    for schema in rows:
        for value in ANY:
            assert isinstance(schema.safe_parse(value), (Ok, Err))


@pytest.mark.parametrize("text", [None, 5, ["{}"], object(), memoryview(b"{}")])
def test_text_that_is_no_text(text: Any) -> None:
    """`parse_json` of what is neither text nor bytes is the caller's mistake: a TypeError, or a problem."""
    with pytest.raises((TypeError, ValidationError)):
        ChatAttachPayloadSchema.parse_json(text)
