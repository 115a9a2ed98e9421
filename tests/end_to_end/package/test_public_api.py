"""Proves the public face of the package: every name that the contract promises, the tables, the constants, the records."""

from __future__ import annotations

import copy
import dataclasses
import pickle
import subprocess
import sys
import typing
from collections.abc import Callable
from typing import Any

import agent_contracts
import pytest
from agent_contracts import (
    AGENT_EVENT_SCHEMAS,
    AGENT_REQUEST_SCHEMAS,
    CONTRACT,
    UNSET,
    AgentEventType,
    AgentRequestType,
    ChatAssistantItem,
    ChatAssistantItemSchema,
    ChatForkPayload,
    ChatForkPayloadSchema,
    ChatInfoSchema,
    ChatSendPayload,
    ChatSendPayloadSchema,
    Empty,
    EmptySchema,
    Err,
    FramePort,
    Ok,
    ReplyOkSchema,
    Request,
    RequestSchema,
    RequestSchemas,
    Schema,
    Unset,
    WireError,
    parse_request,
    parse_server_frame,
)
from contractgen import compile_schema
from support.commands import environment
from support.corpora import data, lines, schema_names, schema_of

OTHER_TYPES = {"ErrorSchema": "WireError"}
"""Schemas whose type is not called as they are."""

MODULES = {
    "envelope": 7, "ids": 1, "agent": 12, "chat": 89, "model": 11, "provider-accounts": 11, "task": 4, "usage": 18, "visual": 3,
    "worktree": 2, "protocol": 1,
}  # fmt: skip
"""How many schemas each module of the contract has."""


def test_names_are_whole() -> None:
    """The list of names is that of the contract."""
    names = data("names.json")
    assert len(names) == 159
    assert {module: list(names.values()).count(module) for module in names.values()} == MODULES


@pytest.mark.parametrize("name", schema_names())
def test_name_and_type(name: str) -> None:
    """Each schema is importable from the root with the type that it parses to."""
    schema = getattr(agent_contracts, name)
    assert isinstance(schema, Schema)
    type_name = OTHER_TYPES.get(name, name.removesuffix("Schema"))
    kind = getattr(agent_contracts, type_name)
    assert name in agent_contracts.__all__
    assert type_name in agent_contracts.__all__
    made = [schema.parse(line["value"]) for line in lines("open.ndjson") if line["schema"] == name and line["valid"]]
    assert made
    assert {type(record) for record in made} <= classes(kind)


def classes(kind: Any) -> set[Any]:
    """The classes that values of a type have."""
    origin = typing.get_origin(kind)
    if origin is typing.Literal:
        return {type(each) for each in typing.get_args(kind)}
    if origin in (list, dict, tuple):
        return {origin}
    if isinstance(kind, type):
        return {kind}
    members = typing.get_args(kind)
    assert members, kind
    return set().union(*map(classes, members))


@pytest.mark.parametrize("name", schema_names())
def test_record_is_a_dataclass(name: str) -> None:
    """The type of an object schema is a dataclass with slots, keyword-only fields, and a docstring for it and each field."""
    kind = getattr(agent_contracts, OTHER_TYPES.get(name, name.removesuffix("Schema")))
    schema = schema_of(name).json_schema
    if not dataclasses.is_dataclass(kind):
        assert schema.get("type") != "object" or "properties" not in schema
        return
    assert isinstance(kind, type)
    assert kind.__doc__
    assert not hasattr(kind, "__dict__") or "__dict__" not in vars(kind)
    assert kind.__slots__ == tuple(field.name for field in dataclasses.fields(kind))  # type: ignore[attr-defined]
    assert kind.__bases__ == (object,)
    assert all(field.kw_only for field in dataclasses.fields(kind))
    constants = {wire for wire, each in schema["properties"].items() if "const" in each}
    assert len(dataclasses.fields(kind)) >= len(schema["properties"]) - len(constants)
    if dataclasses.fields(kind):
        with pytest.raises(TypeError):
            typing.cast("Callable[..., object]", kind)(1)


@pytest.mark.parametrize("name", ["ChatItemSchema", "ReplySchema", "ChatEventSchema"])
def test_tag_is_a_constant(name: str) -> None:
    """The tag of a union's member is a constant of its class: nobody has to pass it, and it is dumped all the same."""
    schema = schema_of(name)
    tag = "ok" if name == "ReplySchema" else "kind" if name == "ChatItemSchema" else "type"
    seen: set[str] = set()
    for line in lines("open.ndjson"):
        if line["schema"] == name and line["valid"]:
            record = schema.parse(line["value"])
            kind = type(record)
            seen.add(kind.__name__)
            assert getattr(kind, tag) == line["value"][tag]
            fields = {field.name: getattr(record, field.name) for field in dataclasses.fields(record)}
            assert tag not in fields
            assert kind(**fields) == record
            assert schema.dump(record)[tag] == line["value"][tag]
    assert len(seen) == len(schema.json_schema["oneOf"])


def test_tables_are_those_of_the_contract() -> None:
    """Both tables hold every row with the very schema objects that the root exports."""
    tables = data("tables.json")
    assert set(AGENT_REQUEST_SCHEMAS) == set(tables["requests"])
    assert len(AGENT_REQUEST_SCHEMAS) == 41
    for name, (payload, result) in tables["requests"].items():
        row: RequestSchemas[Any, Any] = typing.cast("dict[str, Any]", AGENT_REQUEST_SCHEMAS)[name]
        assert isinstance(row, RequestSchemas)
        assert row.name == name
        assert row.payload is getattr(agent_contracts, payload)
        assert row.result is getattr(agent_contracts, result)
    assert set(AGENT_EVENT_SCHEMAS) == set(tables["events"])
    assert len(AGENT_EVENT_SCHEMAS) == 8
    for name, payload in tables["events"].items():
        assert typing.cast("dict[str, Any]", AGENT_EVENT_SCHEMAS)[name] is getattr(agent_contracts, payload)


def test_tables_are_plain_dicts() -> None:
    """They compose with rows of an app's own."""
    assert type(AGENT_REQUEST_SCHEMAS) is dict
    assert type(AGENT_EVENT_SCHEMAS) is dict
    own = {**AGENT_REQUEST_SCHEMAS, "document.read": AGENT_REQUEST_SCHEMAS["chat.list"]}
    assert len(own) == 42
    assert "document.read" not in AGENT_REQUEST_SCHEMAS
    events = {**AGENT_EVENT_SCHEMAS, "document.changed": EmptySchema}
    assert len(events) == 9


def test_rows_of_tables() -> None:
    """`rows` gives the very rows, in a dict that is looked up by any name; a row shows itself, and takes two schemas."""
    rows = RequestSchemas.rows(AGENT_REQUEST_SCHEMAS)
    assert rows == AGENT_REQUEST_SCHEMAS
    assert rows is not AGENT_REQUEST_SCHEMAS
    assert rows.get("chat.poem") is None
    assert Schema.rows(AGENT_EVENT_SCHEMAS) == AGENT_EVENT_SCHEMAS
    row = RequestSchemas("document.read", ChatInfoSchema, EmptySchema)
    assert repr(row) == "<RequestSchemas document.read>"
    assert repr(rows["chat.send"]) == "<RequestSchemas chat.send>"
    assert (row.name, row.payload, row.result) == ("document.read", ChatInfoSchema, EmptySchema)


def test_names_are_literals() -> None:
    """The types of names list exactly the rows."""
    assert typing.get_origin(AgentRequestType) is typing.Literal
    assert set(typing.get_args(AgentRequestType)) == set(AGENT_REQUEST_SCHEMAS)
    assert set(typing.get_args(AgentEventType)) == set(AGENT_EVENT_SCHEMAS)


def listed(value: Any) -> Any:
    """A value with sequences as lists and mappings as dicts."""
    if isinstance(value, typing.Mapping):
        return {key: listed(each) for key, each in value.items()}
    return [listed(each) for each in value] if isinstance(value, (list, tuple)) else value


def test_constants() -> None:
    """Every constant has the value that the contract gives it, and bounds what it says it bounds."""
    constants = data("tables.json")["constants"]
    assert len(constants) == 13
    for name, value in constants.items():
        assert listed(getattr(agent_contracts, name)) == value, name
        assert name in agent_contracts.__all__
    limit = agent_contracts.SUGGESTED_TITLE_LIMIT
    assert agent_contracts.SuggestedTitleSchema.is_valid("x" * limit)
    assert not agent_contracts.SuggestedTitleSchema.is_valid("x" * (limit + 1))
    for provider in agent_contracts.USAGE_PROVIDERS:
        assert agent_contracts.UsageProviderSchema.is_valid(provider)
    assert agent_contracts.UsageTotalsSchema.is_valid(agent_contracts.EMPTY_TOTALS)


def test_empty() -> None:
    """`EmptySchema` takes any object and gives `{}`."""
    assert EmptySchema.parse({"a": 1}) == Empty()
    assert EmptySchema.dump(Empty()) == {}
    assert EmptySchema.dump_json(Empty()) == "{}"
    assert not EmptySchema.is_valid([])


ITEM: dict[str, Any] = {"id": "i", "createdAt": 1, "turnId": None, "kind": "assistant", "text": "x", "streaming": True}


@pytest.mark.parametrize("given", [{}, {"parentToolUseId": None}, {"parentToolUseId": "t"}])
def test_optional_that_may_be_null(given: dict[str, Any]) -> None:
    """Absent, null and a value are three things, and each comes back as it was."""
    record = ChatAssistantItemSchema.parse({**ITEM, **given})
    assert record.parent_tool_use_id == given.get("parentToolUseId", UNSET)
    assert ChatAssistantItemSchema.dump(record) == {**ITEM, **given}
    assert ChatAssistantItemSchema.parse_json(ChatAssistantItemSchema.dump_json(record)) == record
    assert copy.deepcopy(record) == record
    assert copy.deepcopy(record).parent_tool_use_id is record.parent_tool_use_id


def test_unset() -> None:
    """`UNSET` is the default there, is false, and is one object."""
    record = ChatAssistantItem(id="i", created_at=1, turn_id=None, text="x", streaming=True)
    assert record.parent_tool_use_id is UNSET
    assert not UNSET
    assert isinstance(UNSET, Unset)
    assert repr(UNSET) == "UNSET"
    assert "parentToolUseId" not in ChatAssistantItemSchema.dump(record)
    assert record.kind == "assistant"


def test_none_means_absent() -> None:
    """None of an optional property is never dumped; null of a required one is."""
    record = ChatForkPayload(chat_id="c", turn_id="t")
    assert ChatForkPayloadSchema.dump(record) == {"chatId": "c", "turnId": "t"}
    assert ChatForkPayloadSchema.dump_json(record) == '{"chatId":"c","turnId":"t"}'
    assert record == ChatForkPayloadSchema.parse({"chatId": "c", "turnId": "t"})
    item = ChatAssistantItem(id="i", created_at=1, turn_id=None, text="x", streaming=True)
    assert ChatAssistantItemSchema.dump(item)["turnId"] is None


@pytest.mark.parametrize("name", schema_names())
def test_no_default_is_filled_in(name: str) -> None:
    """A dump holds no key that was not sent."""
    schema = schema_of(name)
    for line in lines("open.ndjson"):
        if line["schema"] == name and line["valid"] and isinstance(line["value"], dict):
            assert set(schema.dump(schema.parse(line["value"]))) <= set(line["value"])


def test_records_are_values() -> None:
    """Records are mutable, equal by their fields, take no unknown attribute, and show themselves."""
    record = ChatSendPayload(chat_id="c", text="t")
    other = ChatSendPayloadSchema.parse({"chatId": "c", "text": "t", "zz": 1})
    assert record == other
    assert repr(record).startswith("ChatSendPayload(chat_id='c', text='t'")
    other.text = "u"
    assert record != other
    assert ChatSendPayloadSchema.dump(other)["text"] == "u"
    with pytest.raises(AttributeError):
        record.zz = 1  # type: ignore[attr-defined]
    with pytest.raises(TypeError):
        hash(record)
    assert dataclasses.replace(record, text="v").text == "v"
    assert dataclasses.asdict(record) != typing.cast("object", record)


def test_parse_shares_nothing_that_is_typed() -> None:
    """A change of the record does not reach the value that it came from, nor another record."""
    value = {"chatId": "c", "text": "t", "mentions": ["a"]}
    record = ChatSendPayloadSchema.parse(value)
    assert record.mentions is not None
    record.mentions.append("b")
    assert value["mentions"] == ["a"]
    dumped = ChatSendPayloadSchema.dump(record)
    dumped["mentions"].append("c")
    assert record.mentions == ["a", "b"]


def kind_of(name: str) -> int:
    """Constants come before types, types before functions."""
    return 0 if name.isupper() else 1 if name[0].isupper() else 2


def test_exports() -> None:
    """`__all__` is sorted, has no repeats, names everything, and `dir()` shows it."""
    names = agent_contracts.__all__
    assert list(names) == sorted(set(names), key=lambda name: (kind_of(name), name))
    for name in names:
        assert getattr(agent_contracts, name) is getattr(agent_contracts, name)
    assert set(names) <= set(dir(agent_contracts))
    space: dict[str, Any] = {}
    exec("from agent_contracts import *", space)  # noqa: S102
    assert set(names) <= set(space)
    assert {"ValidationError", "Problem", "Ok", "Err", "Schema", "FramePort", "parse_request", "parse_server_frame"} <= set(names)


def test_unknown_name() -> None:
    """A name that is not there is an AttributeError that says so, and an ImportError."""
    with pytest.raises(AttributeError, match=r"module 'agent_contracts' has no attribute 'ChatPoemSchema'"):
        agent_contracts.ChatPoemSchema  # type: ignore[attr-defined]  # noqa: B018
    with pytest.raises(ImportError):
        exec("from agent_contracts import ChatPoem")  # noqa: S102
    assert not hasattr(agent_contracts, "__path_of_nothing__")


def test_schema_object() -> None:
    """A schema tells its name, its contract and its rules."""
    assert ChatInfoSchema.name == "ChatInfo"
    assert repr(ChatInfoSchema) == "<Schema ChatInfo>"
    assert ChatInfoSchema.contract is CONTRACT
    assert CONTRACT.name == "agent-contracts"
    assert CONTRACT.package == "agent_contracts"
    assert len(CONTRACT.sha256) == 64
    assert ChatInfoSchema.json_schema["title"] == "ChatInfo"


def test_schemas_are_copied_and_pickled() -> None:
    """A deep copy is the schema itself, as with functions; what stands in no module has no name to be pickled by."""
    for row in RequestSchemas.rows(AGENT_REQUEST_SCHEMAS).values():
        for schema in (row.payload, row.result):
            assert copy.deepcopy(schema) is pickle.loads(pickle.dumps(schema)) is schema
            assert repr(copy.copy(schema)) == repr(schema)
        for other in (copy.deepcopy(row), pickle.loads(pickle.dumps(row))):
            assert (other.name, other.payload, other.result) == (row.name, row.payload, row.result)
    own = compile_schema({"type": "integer"})
    assert copy.deepcopy([own]) == [own]
    with pytest.raises(TypeError, match="stands in no module"):
        pickle.dumps(own)


def test_answers() -> None:
    """`safe_parse` answers `Ok` or `Err`, told apart by `ok`."""
    good, bad = EmptySchema.safe_parse({}), EmptySchema.safe_parse([])
    assert isinstance(good, Ok)
    assert isinstance(bad, Err)
    assert (good.ok, bad.ok) == (True, False)
    assert good.value == Empty()
    assert EmptySchema.problems({}) == []
    assert bad.problems == EmptySchema.problems([])


def test_answers_are_values() -> None:
    """Answers are equal as what they hold is, print as they are made, match by name, and are copied whole."""
    good, bad = Ok(value=Empty()), Err(problems=EmptySchema.problems([]))
    assert EmptySchema.safe_parse({}) == good != Ok(value=None)
    assert EmptySchema.safe_parse([]) == bad != Err(problems=[])
    assert EmptySchema.safe_parse({}) != bad
    assert repr(good) == "Ok(value=Empty())"
    assert repr(bad) == f"Err(problems={bad.problems!r})"
    answers: tuple[object, ...] = (good, bad)
    for answer in answers:
        assert pickle.loads(pickle.dumps(answer)) == copy.deepcopy(answer) == answer
        assert not hasattr(answer, "__dict__")
        with pytest.raises(TypeError):
            hash(answer)
    match EmptySchema.safe_parse({}):
        case Ok(value=value):
            assert value == Empty()
        case Err(problems=problems):
            pytest.fail(str(problems))


def test_the_contract_is_a_value() -> None:
    """What a package was made from is equal to its copies, can be a key, and never changes."""
    assert pickle.loads(pickle.dumps(CONTRACT)) == copy.deepcopy(CONTRACT) == CONTRACT
    assert len({CONTRACT, copy.deepcopy(CONTRACT)}) == 1
    assert repr(CONTRACT).startswith(f"Contract(name={CONTRACT.name!r}, sha256=")
    with pytest.raises(AttributeError):
        object.__setattr__(CONTRACT, "strict_json", True)
    number = float("nan")
    assert Ok(value=number) == Ok(value=number)


def test_unknown_request_is_still_a_frame() -> None:
    """The name in a request is not looked up, its payload not checked."""
    answer = parse_request({"id": "1", "type": "document.read", "payload": None, "zz": 1})
    assert answer.ok
    assert answer.value == Request(id="1", type="document.read", payload=None)
    assert parse_server_frame({"type": "event", "event": "document.changed", "payload": None}).ok


def test_error_is_a_wire_error() -> None:
    """The failure of a reply is a `WireError`."""
    answer = parse_server_frame({"id": None, "ok": False, "error": {"code": "chat-busy", "message": "later"}})
    assert answer.ok
    assert not isinstance(answer.value, agent_contracts.Event)
    assert not answer.value.ok
    assert answer.value.error == WireError(code="chat-busy", message="later")


class Pipe:
    """One end of a pair in memory."""

    def __init__(self) -> None:
        self.listeners: list[Callable[[object], None]] = []
        self.other: Pipe | None = None

    def send(self, frame: object) -> None:
        """Hand a frame to the other end."""
        assert self.other is not None
        for listener in list(self.other.listeners):
            listener(frame)

    def on_frame(self, listener: Callable[[object], None]) -> Callable[[], None]:
        """Listen until the answer is called."""
        self.listeners.append(listener)
        return lambda: self.listeners.remove(listener)


def serve(port: FramePort) -> Callable[[], None]:
    """A host that answers every request with nothing."""

    def answer(frame: object) -> None:
        request = parse_request(frame)
        if request.ok:
            port.send(ReplyOkSchema.dump(ReplyOkSchema.parse({"id": request.value.id, "ok": True, "result": {}})))

    return port.on_frame(answer)


def test_frame_port() -> None:
    """A pair in memory is a pair of frame ports: a request gets its reply, and none once the host has stopped."""
    client, host = Pipe(), Pipe()
    client.other, host.other = host, client
    stop = serve(host)
    arrived: list[object] = []
    client.on_frame(arrived.append)
    client.send(RequestSchema.dump(Request(id="7", type="chat.list", payload={})))
    client.send("no frame")
    assert arrived == [{"id": "7", "ok": True, "result": {}}]
    reply = parse_server_frame(arrived[0])
    assert reply.ok
    stop()
    client.send(RequestSchema.dump(Request(id="8", type="chat.list", payload={})))
    assert len(arrived) == 1


def test_what_explains_is_loaded_when_something_is_wrong() -> None:
    """A process that only gets valid frames loads none of the modules that say what is wrong."""
    frame = {"id": "1", "type": "x", "payload": 0}
    script = (
        "import sys, agent_contracts as ac\n"
        "explaining = {f'agent_contracts._runtime.{name}' for name in ('containers', 'formats', 'applicators', 'custom_keywords', 'check_types', 'scalars')}\n"
        f"assert ac.parse_request({frame}).ok and not explaining & set(sys.modules)\n"
        f"assert not ac.parse_request({ {**frame, 'id': ''} }).ok and explaining <= set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True, env=environment())


@pytest.mark.parametrize(
    ("name", "modules"),
    [
        ("parse_request", {"request"}),
        ("parse_server_frame", {"server_frame", "reply", "reply_ok", "reply_error", "error", "event"}),
        ("FramePort", set[str]()),
    ],
)
def test_what_is_used_is_loaded(name: str, modules: set[str]) -> None:
    """A host that reads requests loads nothing of what it answers, nor a client the other way round."""
    script = (
        f"import sys\nfrom agent_contracts import {name}\nstart = 'agent_contracts.envelope.'\n"
        "loaded = {each.removeprefix(start) for each in sys.modules if each.startswith(start)}\n"
        f"assert {{each for each in loaded if each[0] != '_'}} == {modules}, loaded"
    )
    subprocess.run([sys.executable, "-c", script], check=True, env=environment())
