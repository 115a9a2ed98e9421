"""Proves that verdicts and outputs agree with the corpora, line by line, but for the differences named here."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from typing import Any

import pytest
from agent_contracts import Event, ValidationError, parse_request, parse_server_frame
from support.commands import environment
from support.corpora import EVENTS, REQUESTS, data, explained, lines, same, schema_names, schema_of

LABELS = sorted({line["schema"] for line in lines("open.ndjson")})

FORBIDDEN_NAME = "a map key `__proto__` is an ordinary key"
PROTOTYPE_NAME = "a name of Object.prototype is no profile that is there"
BIG_INTEGER = "an integer beyond a double keeps its digits"
DEPTH = "deeper than the interpreter can take is a problem that names the place"

DIFFERENCES = {
    "__proto__ key of a map is dropped": FORBIDDEN_NAME,
    "__proto__ key of a map is dropped even with a wrong value": FORBIDDEN_NAME,
    "__proto__ in options dropped": FORBIDDEN_NAME,
    "__proto__ account id dropped, not refused": FORBIDDEN_NAME,
    "__proto__ in a map with fixed keys dropped": FORBIDDEN_NAME,
    "profile named constructor passes the profile check with an empty map": PROTOTYPE_NAME,
    "profile named valueOf passes": PROTOTYPE_NAME,
    "profile named __proto__ passes": PROTOTYPE_NAME,
    "resetsAt 12345678901234567890": BIG_INTEGER,
    "resetsAt 309-digit integer literal": BIG_INTEGER,
    "resetsAt 310-digit integer literal": BIG_INTEGER,
    "resetsAt 401-digit integer literal": BIG_INTEGER,
    "big integer in payload loses digits": BIG_INTEGER,
    "payload nested 5000 deep": DEPTH,
}
"""The lines where this package differs on purpose, by their note, each with the reason."""


@pytest.mark.parametrize("label", LABELS)
def test_verdict_and_output(label: str) -> None:
    """Both passes give the corpus' verdict; what is accepted comes out as it should, and survives the way back in."""
    schema = schema_of(label)
    for line in (line for line in lines("open.ndjson") if line["schema"] == label):
        value, note = line["value"], line["note"]
        before = json.dumps(value)
        assert schema.is_valid(value) is line["valid"], f"{note}: {schema.problems(value)}"
        assert schema.check.ok(value) is line["valid"], note
        found = explained(schema, value)
        assert (not found) is line["valid"], f"{note}: {found}"
        assert json.dumps(value) == before, f"{note}: the input was changed"
        answer = schema.safe_parse(value)
        if answer.ok:
            survives(label, answer.value, line.get("parsed", value), note)
        else:
            assert answer.problems == found, note
            assert answer.message == "\n".join(str(problem) for problem in found), note


def survives(label: str, record: Any, expected: Any, note: str) -> None:
    """A parsed value dumps to what is expected, as a value and as text, and parses from both to itself."""
    schema = schema_of(label)
    dumped = schema.dump(record)
    assert same(dumped, expected), f"{note}: {dumped}"
    assert same(schema.dump(schema.parse(dumped)), dumped), note
    assert schema.parse(dumped) == record, note
    text = schema.dump_json(record)
    assert text == json.dumps(dumped, separators=(",", ":")), note
    assert schema.parse_json(text) == record, note
    assert schema.parse_json(text.encode()) == record, note


def test_corpus_is_whole() -> None:
    """All lines are there, every schema has both kinds, and so has every row of the tables."""
    rows = lines("open.ndjson")
    assert len(rows) == 7348
    assert Counter(line["valid"] for line in rows) == {True: 2832, False: 4516}
    assert len(LABELS) == 251
    assert set(schema_names()) <= set(LABELS)
    assert {label for label in LABELS if label.startswith("request:")} == {
        f"request:{name}:{part}" for name in REQUESTS for part in ("payload", "result")
    }
    assert {label for label in LABELS if label.startswith("event:")} == {f"event:{name}" for name in EVENTS}
    valid = {line["schema"] for line in rows if line["valid"]}
    assert valid == set(LABELS)
    invalid = {line["schema"] for line in rows if not line["valid"]}
    assert set(LABELS) - invalid == {"request:chat.kill:result", "request:provider.list:payload"}  # `EmptySchema`, tried there.


def text_of(line: dict[str, Any]) -> str:
    """The JSON text of a line."""
    if "text" in line:
        return str(line["text"])
    assert line["text_recipe"] == "nest 5000"
    return '{"id":"1","type":"x","payload":' + "[" * 5000 + "]" * 5000 + "}"


TEXTS = lines("rawtext.ndjson")


@pytest.mark.parametrize("line", [line for line in TEXTS if line["note"] not in DIFFERENCES], ids=lambda line: line["note"])
def test_text(line: dict[str, Any]) -> None:
    """What exists as text only: the verdict, the output, and whether the text or its value is refused."""
    schema = schema_of(line["schema"])
    if not line["valid"]:
        with pytest.raises(ValidationError) as caught:
            schema.parse_json(text_of(line))
        keywords = [problem.keyword for problem in caught.value.problems]
        assert ("json" in keywords) is (line["json"] == "refused"), keywords
        return
    record = schema.parse_json(text_of(line))
    if line.get("parsedHoldsInfinity"):
        assert schema.dump(record)["payload"] == float("inf")
    else:
        assert same(schema.dump(record), line.get("parsed", json.loads(text_of(line))))


def outcome(note: str) -> tuple[str, Any]:
    """The output of a line by its note, or its problem."""
    (line,) = (line for line in TEXTS if line["note"] == note)
    schema = schema_of(line["schema"])
    try:
        return "", schema.dump(schema.parse_json(text_of(line)))
    except ValidationError as error:
        return str(error), None


@pytest.mark.parametrize("note", [note for note, reason in DIFFERENCES.items() if reason != BIG_INTEGER])
def test_difference_is_refused_or_kept(note: str) -> None:
    """Where this package differs on purpose, it does what it says: an ordinary key is kept or refused as any other."""
    message, output = outcome(note)
    if note == "__proto__ key of a map is dropped":
        assert output["answers"] == {"__proto__": "x", "q": "y"}
    elif DIFFERENCES[note] is FORBIDDEN_NAME:
        assert "/__proto__: " in message
    elif DIFFERENCES[note] is PROTOTYPE_NAME:
        assert message.startswith("/models/0/profile: expected a key of /profiles, got ")
    elif output is None:
        assert "nested too deeply" in message
    else:  # An interpreter that goes deep enough.
        assert same(output["payload"], json.loads("[" * 5000 + "]" * 5000))


@pytest.mark.parametrize("note", [note for note, reason in DIFFERENCES.items() if reason is BIG_INTEGER])
def test_big_integer_keeps_its_digits(note: str) -> None:
    """An integer beyond a double passes as it stands in the text."""
    (line,) = (line for line in TEXTS if line["note"] == note)
    assert outcome(note) == ("", json.loads(text_of(line)))


def test_texts_are_whole() -> None:
    """All lines are there, and each difference that is named is one of them."""
    assert len(TEXTS) == 148
    assert Counter((line["json"], line["valid"]) for line in TEXTS) == {
        ("ok", True): 83,
        ("ok", False): 36,
        ("refused", False): 29,
    }
    assert set(DIFFERENCES) <= {line["note"] for line in TEXTS}
    assert len(DIFFERENCES) == 14


def made(recipe: Any) -> Any:
    """The value of a recipe: `$str` joins repeated pieces, `$array` repeats an element."""
    if isinstance(recipe, list):
        return [made(each) for each in recipe]
    if not isinstance(recipe, dict):
        return recipe
    if "$str" in recipe:
        return "".join(piece * count for piece, count in recipe["$str"])
    if "$array" in recipe:
        return [made(recipe["$array"]["item"]) for _ in range(recipe["$array"]["count"])]
    return {key: made(each) for key, each in recipe.items()}


BOUNDS = data("boundary.json")["cases"]


@pytest.mark.parametrize("case", BOUNDS, ids=lambda case: case["note"])
def test_boundary(case: dict[str, Any]) -> None:
    """Large values, one step on either side of their bounds, with every problem at the place it should be."""
    schema = schema_of(case["schema"])
    value = made(case["value_recipe"])
    assert schema.is_valid(value) is case["valid"]
    assert schema.check.ok(value) is case["valid"]
    answer = schema.safe_parse(value)
    if answer.ok:
        assert same(schema.dump(answer.value), case.get("parsed", value))
    else:
        places = {"".join(f"/{step}" for step in each["path"]) for each in case["issues"]}
        if case["note"] == "a million spaces is blank":  # The rule of the whole message, told of the text it looks at.
            places = {"/text"}
        assert {problem.pointer for problem in answer.problems} == places
        assert all(len(problem.message) < 250 for problem in answer.problems)


def test_boundaries_are_whole() -> None:
    """All cases are there."""
    assert Counter(case["valid"] for case in BOUNDS) == {True: 13, False: 18}


def test_conversations() -> None:
    """Every frame of 20 sessions passes the envelope and its table, and the replies their request's row; exactly the five
    marked frames are refused, for the reason that is marked."""
    rows = lines("conversations.ndjson")
    asked: dict[tuple[str, str], str] = {}
    refused: list[tuple[str, int, str]] = []
    kinds: Counter[str] = Counter()
    for row in rows:
        reason, kind = judged(row, asked)
        kinds[kind] += 1
        if reason:
            refused.append((row["session"], row["n"], reason))
    assert len(rows) == 2506
    assert len({row["session"] for row in rows}) == 20
    assert refused == [(row["session"], row["n"], row["expect"]) for row in rows if "expect" in row]
    assert len(refused) == 5
    assert kinds["request"] >= 200
    assert kinds["reply"] >= 200
    assert kinds["failure"] > 0
    assert kinds["event"] >= 1500
    assert set(asked.values()) >= set(REQUESTS)


def judged(row: dict[str, Any], asked: dict[tuple[str, str], str]) -> tuple[str, str]:
    """Why a frame is refused (empty: it is not), and what kind of frame it is."""
    frame = row["frame"]
    if row["from"] == "client":
        request = parse_request(frame)
        if not request.ok:
            assert request.message
            return "unreadable", "request"
        asked[row["session"], request.value.id] = request.value.type
        if request.value.type not in REQUESTS:
            return "unknown-request", "request"
        return held(REQUESTS[request.value.type].payload, request.value.payload), "request"
    answer = parse_server_frame(frame)
    assert answer.ok, answer
    server = answer.value
    if isinstance(server, Event):
        return held(EVENTS[server.event], server.payload), "event"
    if not server.ok:
        assert server.error.code
        return "", "failure"
    return held(REQUESTS[asked[row["session"], server.id]].result, server.result), "reply"


def held(schema: Any, value: Any) -> str:
    """Whether a payload or result fits its row, and survives."""
    answer = schema.safe_parse(value)
    if not answer.ok:
        assert answer.problems
        return "bad-payload"
    assert schema.parse_json(schema.dump_json(answer.value)) == answer.value
    assert schema.parse(schema.dump(answer.value)) == answer.value
    return ""


WITHOUT_C = """
import sys
sys.modules["_json"] = None  # As in an interpreter that has no C part of `json`.
import json
assert json.encoder.c_make_encoder is None
from support.corpora import lines, schema_of
for line in lines("open.ndjson")[::3]:
    schema, text = schema_of(line["schema"]), json.dumps(line["value"])
    try:
        record = schema.parse_json(text)
    except ValueError:
        assert not line["valid"], line
    else:
        assert line["valid"], line
        assert schema.dump_json(record) == json.dumps(schema.dump(record), separators=(",", ":")), line
print("done")
"""


def test_without_the_c_part_of_json() -> None:
    """The standard library has `json` in Python too, and that is enough."""
    done = subprocess.run([sys.executable, "-c", WITHOUT_C], env=environment(), capture_output=True, text=True, check=False)
    assert (done.stderr, done.stdout) == ("", "done\n")
