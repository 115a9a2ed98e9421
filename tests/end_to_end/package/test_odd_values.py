"""Values that `json.loads` never answers, values that stand in two places, and problems that are kept, copied and sent."""

from __future__ import annotations

import copy
import gc
import json
import pickle
import re
import time
from collections import UserString
from collections.abc import Callable
from enum import Enum
from typing import Any

import pytest
from agent_contracts import ChatSendPayloadSchema, Err, Ok, Problem, ValidationError
from contractgen import compile_schema


class Colour(str, Enum):
    """An enumeration of strings, whose `str` is not its value on every Python."""

    RED = "red"


class Loud(int):
    """An integer that tells lies of itself."""

    def __int__(self) -> int:
        return 99

    def __repr__(self) -> str:
        return "loud"


class Sealed(dict[str, Any]):
    """An object whose methods fail."""

    def items(self) -> Any:
        raise OSError("sealed")

    def __contains__(self, key: object) -> bool:
        raise OSError("sealed")


class Short(str):
    """A string that says it is short."""

    __slots__ = ()

    def __len__(self) -> int:
        return 1


class Nameless:
    """An object that does not tell its class."""

    @property
    def __class__(self) -> Any:
        raise OSError("nameless")

    @__class__.setter
    def __class__(self, value: Any) -> None:
        raise OSError("nameless")


@pytest.mark.parametrize(
    ("schema", "value", "output"),
    [
        ({"type": "string", "maxLength": 3}, Colour.RED, "red"),
        ({"const": "red"}, Colour.RED, "red"),
        ({"enum": ["red", "green"]}, Colour.RED, "red"),
        ({"type": "object", "title": "Box", "properties": {"k": {"const": "red"}}}, {"k": Colour.RED}, {"k": "red"}),
        ({"type": "integer", "maximum": 5}, Loud(3), 3),
        ({"const": 3}, Loud(3), 3),
        ({"type": "array", "items": {"enum": [3]}}, [Loud(3)], [3]),
        ({"type": "object", "title": "Box", "properties": {"k": {"type": "string"}}}, Sealed(k="v"), {"k": "v"}),
    ],
)
def test_subclass_is_what_it_holds(schema: Any, value: Any, output: Any) -> None:
    """A subclass counts as the JSON value that it holds, whatever its own methods say."""
    compiled = compile_schema(schema)
    dumped = compiled.dump(compiled.parse(value))
    assert dumped == output
    assert type(dumped) is type(output)
    assert compiled.is_valid(value)


def test_subclass_does_not_pass_by_its_methods() -> None:
    """What a subclass says of itself does not make it fit."""
    assert not compile_schema({"type": "string", "maxLength": 3}).is_valid(Short("too long"))
    assert not compile_schema({"type": "integer", "minimum": 50}).is_valid(Loud(3))


ODD: dict[str, Callable[[], Any]] = {
    "a set": lambda: {1},
    "sets": lambda: [{1}, {1}],
    "a bytearray": lambda: bytearray(b"x"),
    "bytes": lambda: b"x",
    "an object": object,
    "a UserString": lambda: UserString("x"),
    "nameless": Nameless,
    "nameless in an array": lambda: [Nameless()],
    "nameless in an object": lambda: {"k": Nameless()},
    "a number as key": lambda: {1: 2},
    "a tuple": lambda: (1, 2),
}


@pytest.mark.parametrize("kind", ODD)
@pytest.mark.parametrize(
    "schema",
    [
        {"enum": [[1]]},
        {"type": "array", "uniqueItems": True},
        {"type": "object", "properties": {"k": {"const": "a"}}, "required": ["k"]},
        {"oneOf": [{"type": "string", "minLength": 1}, {"type": "array", "items": {"type": "string"}, "minItems": 1}]},
        {"not": {"not": {"type": "integer"}}},
    ],
)
def test_no_value_raises(schema: Any, kind: str) -> None:
    """What is no JSON is refused with a problem; nothing else ever comes out of `safe_parse`, `problems` and `is_valid`."""
    compiled = compile_schema(schema)
    value = ODD[kind]()
    answer = compiled.safe_parse(value)
    assert answer.ok is compiled.is_valid(value)
    assert all(problem.message for problem in compiled.problems(value))
    if "enum" in schema or "oneOf" in schema:
        assert not answer


def test_text_is_text() -> None:
    """Only text and bytes hold JSON text."""
    for value in (5, [123, 125], None, memoryview(b"{}")):
        wrong: Any = value
        with pytest.raises(TypeError, match="JSON text is str, bytes or bytearray, not"):
            ChatSendPayloadSchema.parse_json(wrong)


RECURSIVE: dict[str, Any] = {
    "$ref": "#/$defs/U",
    "$defs": {
        "U": {"anyOf": [{"$ref": "#/$defs/N"}, {"$ref": "#/$defs/B"}]},
        "N": {"type": "object", "title": "N", "properties": {"next": {"$ref": "#/$defs/U"}, "v": {"type": "integer"}}},
        "B": {"type": "object", "title": "B", "properties": {"w": {"type": "string"}}},
    },
}


@pytest.mark.parametrize("word", ["anyOf", "oneOf"])
def test_depth_changes_no_verdict(word: str) -> None:
    """How deep the interpreter can go decides whether there is an answer, never which: a branch that ran out of room is not
    one that does not fit."""
    schema = copy.deepcopy(RECURSIVE)
    schema["$defs"]["U"] = {word: [{"$ref": "#/$defs/N"}, {"$ref": "#/$defs/B"}]}
    schema["$defs"]["N"]["required"] = ["v"]
    schema["$defs"]["B"]["required"] = ["w"]
    compiled = compile_schema(schema)
    answered = set()
    for depth in (5, 50, 100, 200, 300, 400, 800, 2000):
        value: Any = {"v": 1}
        for _ in range(depth):
            value = {"v": 1, "next": value}
        answer = compiled.safe_parse(value)
        answered.add(answer.ok)
        if answer.ok is True:
            levels = 0
            record = answer.value
            while record is not None:
                assert type(record).__name__ == "N"
                record, levels = record.next, levels + 1
            assert levels == depth + 1
        else:
            assert "nested too deeply" in answer.message
    assert answered == {True, False}


def test_value_that_holds_itself() -> None:
    """It is nested without end."""
    tree = compile_schema({"$ref": "#/$defs/n", "$defs": {"n": {"type": "array", "items": {"$ref": "#/$defs/n"}}}})
    ring: list[Any] = []
    ring.append(ring)
    twice: list[Any] = []
    twice += [twice, twice]
    for value in (ring, twice):
        assert "nested too deeply" in tree.problems(value)[0].message


def test_list_in_two_places() -> None:
    """One list that stands in two places has the problems of both."""
    pair = compile_schema(
        {
            "type": "object",
            "title": "Pair",
            "properties": {
                "a": {"type": "array", "items": {"$ref": "#/$defs/P"}},
                "b": {"type": "array", "items": {"$ref": "#/$defs/Q"}},
            },
            "$defs": {
                "P": {"type": "object", "properties": {"x": {"type": "integer"}}},
                "Q": {"type": "object", "required": ["y"], "properties": {"x": {}}},
            },
        }
    )
    shared = [{"x": 1}, {"x": 2}, {"x": "bad"}]
    found = [problem.message for problem in pair.problems({"a": shared, "b": shared})]
    assert found == [problem.message for problem in pair.problems({"a": shared, "b": copy.deepcopy(shared)})]
    assert len(found) == 4


def problem_of(value: Any) -> Problem:
    """A problem."""
    return ChatSendPayloadSchema.problems(value)[0]


@pytest.mark.parametrize(
    "value", [{"text": "x"}, {"chatId": [], "text": "x"}, {"chatId": 5, "text": "x"}, {"chatId": {"a": {1}}, "text": "x"}]
)
def test_problem_is_sent_and_copied(value: Any) -> None:
    """Problems, `Err` and `ValidationError` go through pickle and deepcopy unchanged."""
    problem = problem_of(value)
    for again in (pickle.loads(pickle.dumps(problem)), copy.deepcopy(problem), copy.copy(problem)):
        assert again == problem
        assert hash(again) == hash(problem)
        assert (again.message, again.pointer, again.value) == (problem.message, problem.pointer, problem.value)
    answer = ChatSendPayloadSchema.safe_parse(value)
    assert pickle.loads(pickle.dumps(answer)) == answer
    error = ValidationError([problem])
    assert pickle.loads(pickle.dumps(error)).problems == [problem]


def test_problem_stays_as_it_was() -> None:
    """A problem does not change with the value that it is about, and does not keep it alive."""
    ids: list[int] = []
    value = {"chatId": ids, "text": "x"}
    problem = problem_of(value)
    before = (problem.message, hash(problem))
    ids.append(1)
    assert (problem.message, hash(problem)) == before

    assert not any(ids is each for each in gc.get_referents(problem))
    assert len(problem_of({"chatId": ["x" * 10_000_000], "text": "x"}).message) < 200


def test_names_stay_on_their_line() -> None:
    """A property name cannot forge a line of a message, turn its order of reading, or fail to be printed."""
    strict = compile_schema({"type": "object", "additionalProperties": {"type": "integer"}})
    for name in ("a\n/x: fine", "\ud800", "\u202eabc", "\x1b[31m"):
        (problem,) = strict.problems({name: "no"})
        assert problem.message.isprintable()
        problem.message.encode()
        assert problem.pointer == f"/{name.replace('/', '~1')}"


class Size(int, Enum):
    """Numbers that are enumerated, whose text in JSON is that of the number."""

    SMALL = 1


ANY_VALUES: list[Any] = [
    *(None, True, False, 0, -1, 10**30, 1.5, -0.0, 1e300, "", "a", 'é"\\\n\u2028', "\ud800", "😀"),
    *([], {}, [[]], [{}], {"": {"": []}}, {"a": [1, 1.0, True, None, "x"], 'q":\\': {"b": {"c": "d"}}}, {2: 2, None: 3, True: 4}),
    *(Size.SMALL, [Size.SMALL], {"size": Size.SMALL}, (1, 2), [(1, [2])], type("Text", (str,), {})("x")),
]
NO_JSON: list[Any] = [
    float("nan"),
    float("inf"),
    [-float("inf")],
    {"a": float("nan")},
    {1, 2},
    [object()],
    {"a": b"x"},
    {(1,): 2},
    1j,
]


@pytest.mark.parametrize("value", [*ANY_VALUES, *NO_JSON], ids=lambda value: str(type(value)))
def test_any_value_is_written_as_json_writes_it(value: Any) -> None:
    """The short ways of writing a value write, and refuse, what `json.dumps` does, whatever was refused before."""
    anything = compile_schema({"type": "object", "additionalProperties": True, "properties": {"v": {}}})
    record = anything.parse({"v": 1})
    record.v = value
    try:
        expected = json.dumps({"v": value}, separators=(",", ":"), allow_nan=False)
    except (TypeError, ValueError) as error:
        with pytest.raises(type(error), match=re.escape(str(error))):
            anything.dump_json(record)
        return
    assert anything.dump_json(record) == expected
    loop: list[Any] = [value]
    loop.append(loop)
    record.v = loop
    with pytest.raises(ValueError, match="Circular reference detected"):
        anything.dump_json(record)
    record.v = [value, value, [loop[0]]]
    assert anything.dump_json(record) == json.dumps({"v": record.v}, separators=(",", ":"))


def test_repeated_key_is_found_in_time() -> None:
    """Looking for the repeated key does not take the square of their number."""
    text = "{" + ",".join(f'"k{number}":1' for number in range(200_000)) + ',"k5":2}'
    began = time.process_time()
    with pytest.raises(ValueError, match='the key "k5" stands twice'):
        compile_schema({}).parse_json(text)
    assert time.process_time() - began < 20  # The square would take a quarter of an hour.


def test_nested_unions_are_explained_in_time() -> None:
    """Unions in unions are explained branch by branch to a depth only."""
    branches = [
        {"type": "object", "properties": {"a": {"$ref": "#/$defs/n"}, each: {"type": "string"}}, "required": [each]}
        for each in "pq"
    ]
    compiled = compile_schema({"$ref": "#/$defs/n", "$defs": {"n": {"anyOf": branches}}})
    value: Any = {"p": 1}
    for _ in range(11):
        value = {"a": value, "p": "x", "q": "y"}
    assert len(compiled.problems(value)) == 1


def test_answers_are_true_and_false() -> None:
    """An answer is true when the value fits."""
    answer = ChatSendPayloadSchema.safe_parse({"chatId": "c", "text": "hello"})
    assert answer
    assert isinstance(answer, Ok)
    refused = ChatSendPayloadSchema.safe_parse({})
    assert not refused
    assert isinstance(refused, Err)


@pytest.mark.parametrize(
    ("schema", "value", "message"),
    [
        ({"const": {"a": 1}}, {"a": 2}, '(root): expected {"a": 1}, got {"a": 2}'),
        ({"enum": [[1], [2]]}, [3], "(root): expected one of [1], [2], got [3]"),
        ({"type": "number", "exclusiveMinimum": 0}, -1e20, "(root): expected a number greater than 0, got -1e+20"),
        (
            {"type": "integer", "minimum": 0, "maximum": 9007199254740991},
            10**20,
            "(root): expected an integer of at least 0 and of at most 9007199254740991, got 100000000000000000000",
        ),
        (
            {"type": "array", "contains": {"const": 1}, "minContains": 2, "maxContains": 2},
            [1],
            "(root): expected an array with exactly 2 fitting elements, got an array of 1 element",
        ),
        (
            {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/n"}], "$defs": {"n": {"anyOf": [{"type": "null"}, {"type": "string"}]}}},
            5,
            "(root): expected a string or null, got 5",
        ),
        (
            {"type": "object", "anyOf": [{"required": ["a"]}, {"required": ["c"]}]},
            {},
            '(root): missing property "a" (or instead: missing property "c")',
        ),
    ],
)
def test_messages_say_what_to_mend(schema: Any, value: Any, message: str) -> None:
    """What was expected, and what came."""
    assert [problem.message for problem in compile_schema(schema).problems(value)] == [message]


@pytest.mark.parametrize("value", [True, 7, 10**30, Loud(7), 1.5, -0.0, "7", None, Colour.RED])
@pytest.mark.parametrize("kind", ["integer", "number"])
def test_numbers_by_hand(kind: str, value: Any) -> None:
    """Whatever stands where a number should, `dump_json` writes what `dump` answers: for type checkers, True is an integer."""
    places = {
        "one": {"type": kind},
        "maybe": {"type": [kind, "null"]},
        "several": {"type": "array", "items": {"type": kind}},
        "table": {"type": "object", "additionalProperties": {"type": kind}},
        "pair": {"type": "array", "prefixItems": [{"type": kind}, {"type": "string"}], "items": False, "minItems": 2},
    }
    box = compile_schema({"type": "object", "title": "Box", "properties": places})
    record = box.parse({})
    record.one = record.maybe = value
    record.several, record.table, record.pair = [value], {"a": value}, (value, "b")
    assert box.dump_json(record) == json.dumps(box.dump(record), separators=(",", ":"))


def test_hand_built_records() -> None:
    """`dump_json` writes what `dump` answers, also where a field holds another type than it says."""
    box = compile_schema({"type": "object", "title": "Box", "properties": {"n": {"type": "integer"}, "on": {"type": "boolean"}}})
    record = box.parse({"n": 1, "on": True})
    record.n, record.on = 1.0, "x"
    assert box.dump_json(record) == '{"n":1.0,"on":"x"}'
    record.n = float("nan")
    with pytest.raises(ValueError, match="JSON"):
        box.dump_json(record)
    node = compile_schema({"$ref": "#/$defs/N", "$defs": {"N": {"type": "object", "properties": {"next": {"$ref": "#/$defs/N"}}}}})
    deep = node.parse({})
    for _ in range(5000):
        deep = type(deep)(next=deep)
    with pytest.raises(ValueError, match="too deep"):
        node.dump_json(deep)
