"""Proves what problems say: one line each, that reads alone and names the place, what was expected and what came."""

from __future__ import annotations

from typing import Any

import pytest
from agent_contracts import AGENT_REQUEST_SCHEMAS, ChatAttachPayloadSchema, ChatHistoryResultSchema, ValidationError, parse_request
from support.corpora import schema_of

KINDS = (
    '"user", "assistant", "thinking", "tool", "subagent", "approval", "question", "turn", "note", "compaction"'  # In their order.
)
SLUG = "^[a-z][a-z0-9_-]{0,63}$"


def page(**changes: Any) -> dict[str, Any]:
    """A history page of nine items, the seventh changed; a member of `...` is taken out."""
    items: list[dict[str, Any]] = [
        {"id": f"i{n}", "createdAt": 1, "turnId": None, "kind": "assistant", "text": "x", "streaming": False} for n in range(9)
    ]
    items[6] = {name: value for name, value in {**items[6], **changes}.items() if value is not ...}
    return {"items": items, "history": {"start": 0, "cursor": None}}


SEND = {"chatId": "c", "text": "t"}
REPLY = {"id": "1", "ok": False, "error": {"code": "", "message": "m"}}

CASES: dict[str, tuple[str, Any, list[str]]] = {
    "a wrong field of the seventh item": (
        "ChatHistoryResultSchema",
        page(streaming="no"),
        ['/items/6/streaming: expected true or false, got "no"'],
    ),
    "an unknown kind of item": (
        "ChatHistoryResultSchema",
        page(kind="poem"),
        [f'/items/6/kind: expected one of {KINDS}, got "poem"'],
    ),
    "an item without a kind": ("ChatHistoryResultSchema", page(kind=...), [f"/items/6/kind: missing; expected one of {KINDS}"]),
    "a kind that is null": ("ChatHistoryResultSchema", page(kind=None), [f"/items/6/kind: expected one of {KINDS}, got null"]),
    "a kind that is an array": (
        "ChatHistoryResultSchema",
        page(kind=[[]]),
        [f"/items/6/kind: expected one of {KINDS}, got an array of 1 element"],
    ),
    "two wrong fields of one item": (
        "ChatHistoryResultSchema",
        page(turnId=3, text=...),
        ["/items/6/turnId: expected a string or null, got 3", '/items/6: missing property "text"'],
    ),
    "an item that is no object": ("ChatItemSchema", 7, ["(root): expected an object, got 7"]),
    "a missing property": ("ChatAttachPayloadSchema", {}, ['(root): missing property "chatId"']),
    "several problems, in the order of the schema": (
        "ChatAttachPayloadSchema",
        {"since": -1, "historyLimit": 101, "chatId": 5},
        [
            "/chatId: expected a string, got 5",
            "/historyLimit: expected an integer of at least 1 and of at most 100, got 101",
            "/since: expected an integer of at least 0, got -1",
        ],
    ),
    "an array for an object": ("ChatAttachPayloadSchema", [], ["(root): expected an object, got an empty array"]),
    "null for an object": ("ChatAttachPayloadSchema", None, ["(root): expected an object, got null"]),
    "null for an optional property": (
        "ChatAttachPayloadSchema",
        {"chatId": "c", "since": None},
        ["/since: expected an integer of at least 0, got null"],
    ),
    "a boolean is no integer": (
        "ChatAttachPayloadSchema",
        {"chatId": "c", "since": True},
        ["/since: expected an integer of at least 0, got true"],
    ),
    "a fraction where an integer is wanted": (
        "ChatAttachPayloadSchema",
        {"chatId": "c", "since": 1.5},
        ["/since: expected an integer of at least 0, got 1.5"],
    ),
    "an integer that no double holds exactly": (
        "ChatAttachPayloadSchema",
        {"chatId": "c", "since": 2**53},
        ["/since: expected an integer of at least 0 and of at most 9007199254740991, got 9007199254740992"],
    ),
    "a number that is not finite": (
        "ChatTurnLimitSchema",
        {"kind": "usage", "resetsAt": float("nan")},
        ["/resetsAt: expected a finite number, got nan"],
    ),
    "an enumeration": (
        "AgentKindSchema",
        "Claude",
        ['(root): expected one of "claude", "codex", "gemini", "copilot", "apple", got "Claude"'],
    ),
    "a pattern": ("ProviderAccountIdSchema", "Bad Id", [f'(root): expected a string that matches {SLUG}, got "Bad Id"']),
    "a line feed at the end": ("ProviderAccountIdSchema", "a\n", [f'(root): expected a string that matches {SLUG}, got "a\\n"']),
    "an empty text": ("SuggestedTitleSchema", "", ['(root): expected a string of 1 to 80 characters, got ""']),
    "a long text, shortened": (
        "SuggestedTitleSchema",
        "x" * 81,
        [f'(root): expected a string of 1 to 80 characters, not of 81, got "{"x" * 59}…'],
    ),
    "a text of blanks": (
        "ChatForkPayloadSchema",
        {"chatId": "c", "turnId": "t", "title": " \ufeff"},
        ['/title: expected a string of 1 to 120 characters once trimmed, got " \\ufeff"'],
    ),
    "a key that is refused": (
        "ProviderAccountsSavePayloadSchema",
        {"accounts": {"Bad Id": {"kind": "claude"}}},
        [f'/accounts/Bad Id: the name is refused: expected a string that matches {SLUG}, got "Bad Id"'],
    ),
    "a key outside a closed set": (
        "ChatPreferencesPayloadSchema",
        {"accounts": {"claude": "claude", "gpt": "a"}},
        ['/accounts/gpt: the name is refused: expected one of "claude", "codex", "gemini", "copilot", "apple", got "gpt"'],
    ),
    "a pointer with signs of its own": (
        "ChatAnswerPayloadSchema",
        {"chatId": "c", "requestId": "r", "answers": {"a/b~c": 5, "": None}},
        ["/answers/a~1b~0c: expected a string, got 5", "/answers/: expected a string, got null"],
    ),
    "a value of two types": (
        "ModelSelectionSchema",
        {"model": "m", "options": {"a": 1, "b": "c", "d": True}},
        ["/options/a: expected a string or true or false, got 1"],
    ),
    "a message that is blank": (
        "ChatSendPayloadSchema",
        {**SEND, "text": " "},
        ['/text: expected a string that matches \\S (or instead: missing property "attachments"), got " "'],
    ),
    "a message whose text has the wrong type": (
        "ChatSendPayloadSchema",
        {**SEND, "text": 3},
        ["/text: expected a string, got 3"],
    ),
    "too many of something": (
        "ChatSendPayloadSchema",
        {**SEND, "skills": ["s"] * 17},
        ["/skills: expected an array of at most 16 elements, got an array of 17 elements"],
    ),
    "too few of something": (
        "VisualHeightSchema",
        [1],
        ["(root): expected an array of at least 2 elements, got an array of 1 element"],
    ),
    "a member that is nowhere": (
        "ModelCatalogDataSchema",
        {
            "updatedAt": "2026-02-20T00:00:00Z",
            "defaultModel": "z",
            "profiles": {},
            "models": [{"slug": "m", "name": "M", "profile": "p"}],
        },
        [
            '/models/0/profile: expected a key of /profiles, got "p"',
            '/defaultModel: expected a value of /models/*/slug, got "z"',
        ],
    ),
    "a reply with a wrong tag": ("ReplySchema", {"id": "1", "ok": 1}, ["/ok: expected one of true, false, got 1"]),
    "a reply without a tag": ("ReplySchema", {"id": "1"}, ["/ok: missing; expected one of true, false"]),
    "a frame that is nearly a failure": (
        "ServerFrameSchema",
        REPLY,
        ['/error/code: expected a string of at least 1 character, got ""'],
    ),
    "a frame that is nearly an event": (
        "ServerFrameSchema",
        {"type": "event", "event": "x"},
        ['(root): missing property "payload"'],
    ),
    "an event with an empty name": (
        "ServerFrameSchema",
        {"type": "event", "event": "", "payload": 1},
        ['/event: expected a string of at least 1 character, got ""'],
    ),
    "what is no frame at all": ("ServerFrameSchema", 7, ["(root): expected a value that fits one of 2 alternatives, got 7"]),
    "what is nothing of JSON": (
        "ChatAttachPayloadSchema",
        {"chatId": {1}, "since": b"x"},
        ["/chatId: expected a string, got a Python set", "/since: expected an integer of at least 0, got a Python bytes"],
    ),
    "what holds more than can be shown": (
        "ChatAttachPayloadSchema",
        {"chatId": {"a": 1, "b": 2}, "since": 10**70},
        [
            "/chatId: expected a string, got an object of 2 properties",
            "/since: expected an integer of at least 0 and of at most 9007199254740991, got an integer of more than 60 digits",
        ],
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_messages(case: str) -> None:
    """The exact lines, from each way of asking."""
    label, value, expected = CASES[case]
    schema = schema_of(label)
    problems = schema.problems(value)
    assert [problem.message for problem in problems] == expected
    assert [str(problem) for problem in problems] == expected
    answer = schema.safe_parse(value)
    assert not answer.ok
    assert answer.message == "\n".join(expected)
    assert answer.problems == problems
    with pytest.raises(ValidationError) as caught:
        schema.parse(value)
    assert str(caught.value) == "\n".join(expected)
    assert caught.value.problems == problems


@pytest.mark.parametrize("case", CASES)
def test_parts_of_a_problem(case: str) -> None:
    """Each message starts with the problem's pointer and ends with its value, where it has one."""
    label, value, _ = CASES[case]
    for problem in schema_of(label).problems(value):
        assert problem.message.startswith(f"{problem.pointer or '(root)'}: ")
        assert problem.keyword
        came = problem.message.rpartition(", got ")[2] if ", got " in problem.message else ""
        assert problem.value == came


def test_keywords() -> None:
    """The keyword is the one of JSON Schema that refuses the value."""
    value = page(kind=..., id="") | {"history": 3}
    value["items"][1]["createdAt"] = "now"
    found = [(problem.pointer, problem.keyword) for problem in ChatHistoryResultSchema.problems(value)]
    assert found == [("/items/1/createdAt", "type"), ("/items/6/kind", "required"), ("/history", "type")]


def test_error_is_a_value_error() -> None:
    """`ValidationError` is a ValueError, with all problems, one a line."""
    with pytest.raises(ValueError, match="missing property") as caught:
        ChatAttachPayloadSchema.parse({"historyLimit": 0})
    assert isinstance(caught.value, ValidationError)
    assert str(caught.value) == (
        '(root): missing property "chatId"\n/historyLimit: expected an integer of at least 1 and of at most 100, got 0'
    )
    assert len(caught.value.problems) == 2


def test_frame_that_is_refused() -> None:
    """`parse_request` answers the message and the problems."""
    answer = parse_request({"id": "", "type": 5})
    assert not answer.ok
    assert answer.message.split("\n") == [
        '/id: expected a string of at least 1 character, got ""',
        "/type: expected a string, got 5",
        '(root): missing property "payload"',
    ]
    assert [problem.pointer for problem in answer.problems] == ["/id", "/type", ""]


def test_text_that_is_no_json() -> None:
    """A text that cannot be read is one problem with line and column."""
    with pytest.raises(ValidationError) as caught:
        AGENT_REQUEST_SCHEMAS["chat.send"].payload.parse_json('{"chatId": "c",\n "text": }')
    (problem,) = caught.value.problems
    assert (problem.keyword, problem.pointer) == ("json", "")
    assert str(problem) == "(root): the text is not JSON: expecting value (line 2, column 10)"


def test_problems_of_a_page_are_many() -> None:
    """All problems are collected, not only the first."""
    value = page()
    for item in value["items"]:
        item["text"] = None
    assert [problem.pointer for problem in ChatHistoryResultSchema.problems(value)] == [f"/items/{n}/text" for n in range(9)]


def test_a_value_is_shown_short() -> None:
    """However large the value, its message stays readable."""
    for value in ("\ud800" * 10_000, "\\" * 10_000, ["x"] * 10_000, {str(n): n for n in range(10_000)}, 10**4000, "\x00" * 90):
        (problem,) = ChatAttachPayloadSchema.problems({"chatId": "c", "since": value})
        assert len(problem.message) < 200
        assert len(problem.value) <= 61
        assert problem.message.isprintable()
