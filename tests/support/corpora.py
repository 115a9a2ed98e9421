"""The corpora beside the tests, and what the package holds for each of their lines."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import agent_contracts
from agent_contracts import AGENT_EVENT_SCHEMAS, AGENT_REQUEST_SCHEMAS, Problem, Schema

from support.paths import CASES

CORPUS = CASES / "corpus"

REQUESTS: dict[str, Any] = dict(AGENT_REQUEST_SCHEMAS)
EVENTS: dict[str, Any] = dict(AGENT_EVENT_SCHEMAS)
FRAMES = {"request": "RequestSchema", "server": "ServerFrameSchema"}


@cache
def lines(name: str) -> list[dict[str, Any]]:
    """Every line of an `.ndjson` file."""
    with (CORPUS / name).open(encoding="utf-8") as file:
        return [json.loads(line) for line in file]


@cache
def data(name: str) -> Any:
    """A `.json` file."""
    return json.loads((CORPUS / name).read_text(encoding="utf-8"))


@cache
def schema_of(label: str) -> Schema[Any]:
    """The schema that a line names: an exported name, or a place in the tables."""
    kind, _, rest = label.partition(":")
    found: Any
    if kind == "request":
        name, _, part = rest.partition(":")
        found = getattr(REQUESTS[name], part)
    elif kind == "event":
        found = EVENTS[rest]
    else:
        found = getattr(agent_contracts, FRAMES[rest] if kind == "frame" else label)
    assert isinstance(found, Schema)
    return found


@cache
def schema_names() -> list[str]:
    """The names of every schema of the contract."""
    return sorted(data("names.json"))


def explained(schema: Schema[Any], value: object) -> list[Problem]:
    """What the explaining pass alone says of a value."""
    return list(schema.check.problems(value))


def same(one: object, other: object) -> bool:
    """JSON equality at any depth: a boolean is no number, 1 is 1.0, the order of keys does not count."""
    pairs = [(one, other)]
    while pairs:
        left, right = pairs.pop()
        if isinstance(left, dict) and isinstance(right, dict) and left.keys() == right.keys():
            pairs += ((left[key], right[key]) for key in left)
        elif isinstance(left, list) and isinstance(right, list) and len(left) == len(right):
            pairs += zip(left, right)
        elif isinstance(left, (dict, list, bool)) or isinstance(right, (dict, list, bool)):
            if left is not right:
                return False
        elif left != right:
            return False
    return True
