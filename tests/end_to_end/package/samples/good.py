"""A program as users write it: type checkers know each step. mypy narrows by `if answer.ok` too; pyright wants `is`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from agent_contracts import (
    AGENT_EVENT_SCHEMAS,
    AGENT_REQUEST_SCHEMAS,
    UNSET,
    AgentEventType,
    AgentRequestType,
    ChatAssistantItem,
    ChatInfo,
    ChatInfoSchema,
    ChatItem,
    ChatItemSchema,
    ChatSendPayload,
    ChatSendResult,
    ChatStatusEvent,
    ChatToolItem,
    Empty,
    EmptySchema,
    Event,
    FramePort,
    Problem,
    ReplyError,
    ReplyOk,
    Request,
    RequestSchemas,
    Schema,
    Unset,
    ValidationError,
    WireError,
    parse_request,
    parse_server_frame,
)

if TYPE_CHECKING:
    from typing_extensions import assert_type


def payload_of(frame: object) -> ChatSendPayload | None:
    """The table knows its rows key by key, and the envelope's answer is told apart by `ok`."""
    answer = parse_request(frame)
    if answer.ok is False:
        if TYPE_CHECKING:
            assert_type(answer.message, str)
            assert_type(answer.problems, list[Problem])
        return None
    if TYPE_CHECKING:
        assert_type(answer.value, Request)
    if answer.value.type != "chat.send":
        return None
    payload = AGENT_REQUEST_SCHEMAS["chat.send"].payload.parse(answer.value.payload)
    if TYPE_CHECKING:
        assert_type(payload, ChatSendPayload)
        assert_type(AGENT_REQUEST_SCHEMAS["chat.send"].result.parse({}), ChatSendResult)
        assert_type(AGENT_EVENT_SCHEMAS["chat.status"].parse({}), ChatStatusEvent)
    return payload


def answered(name: str, payload: object) -> bool:
    """Rows of one's own beside those of the contract, looked up by a name that is known only now."""
    requests = {
        **RequestSchemas.rows(AGENT_REQUEST_SCHEMAS),
        "document.read": RequestSchemas("document.read", ChatInfoSchema, EmptySchema),
    }
    events = {**Schema.rows(AGENT_EVENT_SCHEMAS), "document.changed": ChatInfoSchema}
    own: RequestSchemas[ChatInfo, Empty] = RequestSchemas("document.read", ChatInfoSchema, EmptySchema)
    if TYPE_CHECKING:
        assert_type(own.payload.parse({}), ChatInfo)
        assert_type(own.result.parse({}), Empty)
    row = requests.get(name)
    event = events.get(name)
    if event is not None:
        return event.is_valid(payload)
    return row is not None and row.payload.is_valid(payload)


def text_of(item: ChatItem) -> str:
    """The kind of an item narrows it."""
    if item.kind == "assistant":
        if TYPE_CHECKING:
            assert_type(item, ChatAssistantItem)
            assert_type(item.parent_tool_use_id, str | Unset | None)
        return item.text if item.parent_tool_use_id is UNSET else f"  {item.text}"
    if item.kind == "tool":
        if TYPE_CHECKING:
            assert_type(item, ChatToolItem)
        return item.name
    if item.kind == "turn":
        return item.state
    return item.id


def outcome(frame: object) -> WireError | str:
    """`ok` narrows a reply."""
    answer = parse_server_frame(frame)
    if answer.ok is False:
        return answer.message
    server = answer.value
    if isinstance(server, Event):
        return server.event
    if server.ok is True:
        if TYPE_CHECKING:
            assert_type(server, ReplyOk)
        return str(server.result)
    if TYPE_CHECKING:
        assert_type(server, ReplyError)
    return server.error


def parsed(schema: Schema[ChatInfo], text: str) -> ChatInfo | None:
    """A schema carries the type of its records."""
    try:
        return schema.parse_json(text)
    except ValidationError as error:
        for problem in error.problems:
            print(problem.pointer, problem.keyword, problem.message, problem.value)
        return None


def listen(port: FramePort) -> Callable[[], None]:
    """What a port gives back stops it."""
    return port.on_frame(lambda frame: print(outcome(frame)))


TABLE = {**AGENT_REQUEST_SCHEMAS, "document.read": AGENT_REQUEST_SCHEMAS["chat.list"]}
NAME: AgentRequestType = "chat.send"
EVENT: AgentEventType = "chat.status"
STATUS: Literal["claude", "codex", "gemini", "copilot", "apple"] = "claude"


def main() -> None:
    """Run it."""
    payload = payload_of({"id": "1", "type": "chat.send", "payload": {"chatId": "c", "text": "hello"}})
    assert payload == ChatSendPayload(chat_id="c", text="hello")
    item = ChatItemSchema.parse(
        {"id": "i", "createdAt": 1, "turnId": None, "kind": "assistant", "text": "x", "streaming": False, "parentToolUseId": "t"}
    )
    assert text_of(item) == "  x"
    assert outcome({"id": None, "ok": False, "error": {"code": "internal", "message": "m"}}) == WireError(
        code="internal", message="m"
    )
    assert parsed(ChatInfoSchema, "{") is None
    assert len(TABLE) == 42
    assert answered("chat.send", {"chatId": "c", "text": "hello"})
    assert not answered("document.read", {})
    assert not answered("document.poem", {})
    assert EmptySchema.dump_json(EmptySchema.parse({})) == "{}"
    print(NAME, EVENT, STATUS)


if __name__ == "__main__":
    main()
