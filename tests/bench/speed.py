"""What is timed in this process: parse, dump, their text forms, validation, faulty values, and the whole way in."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from .figures import Figure
from .peers import OURS, Codec, peers
from .timing import interleaved
from .workloads import faulty_everywhere, workloads

__all__ = ["BY_TYPE", "FLOOR", "TASKS", "VALID", "VALIDATORS", "measure"]

TASKS = ("parse", "parse_json", "dump", "dump_json", "validate", "faulty", "protocol")
FLOOR = "json.loads"
VALID = "agent_contracts, the valid value"
BY_TYPE = ("pydantic", "pydantic dataclass", "msgspec", "cattrs", "mashumaro")
VALIDATORS = ("fastjsonschema", "jsonschema", "jsonschema-rs")

Call = tuple[Callable[[Any], Any], Any]


def measure(task: str, rounds: int) -> Iterator[Figure]:
    """Time one task, workload by workload."""
    for workload, calls in CASES[task]():
        samples = interleaved(calls, rounds)
        for name in calls:
            to = VALID if name == OURS and VALID in calls else OURS
            yield Figure(task, workload, name, samples.median(name), "s", samples.ratio(name, to))


def codecs(name: str, wanted: tuple[str, ...]) -> dict[str, Codec]:
    """Our steps for a type and some others'."""
    return {peer.name: peer.codec(name) for peer in peers() if peer.name in (OURS, *wanted)}


def parsing() -> Iterator[tuple[str, dict[str, Call]]]:
    for work in workloads():
        yield work.name, {name: step(codec.parse, work.value) for name, codec in codecs(work.type, BY_TYPE).items()}


def parsing_text() -> Iterator[tuple[str, dict[str, Call]]]:
    for work in workloads():
        calls = {name: step(codec.parse_json, work.text) for name, codec in codecs(work.type, BY_TYPE).items()}
        yield work.name, {**calls, FLOOR: (json.loads, work.text)}


def dumping() -> Iterator[tuple[str, dict[str, Call]]]:
    for work in workloads():
        yield work.name, {name: step(codec.dump, parsed(codec, work.value)) for name, codec in codecs(work.type, BY_TYPE).items()}


def dumping_text() -> Iterator[tuple[str, dict[str, Call]]]:
    for work in workloads():
        found = codecs(work.type, BY_TYPE)
        yield work.name, {name: step(codec.dump_json, parsed(codec, work.value)) for name, codec in found.items()}


def validating() -> Iterator[tuple[str, dict[str, Call]]]:
    for work in workloads():
        yield work.name, {name: step(codec.valid, work.value) for name, codec in codecs(work.type, VALIDATORS).items()}


def faulty() -> Iterator[tuple[str, dict[str, Call]]]:
    for work in workloads():
        cases = [(f"W5 ({work.name})", work.with_fault())] if work.name != "W1" else []
        cases += [("W6", faulty_everywhere(work))] if work.name == "W4" else []
        for name, value in cases:
            found = codecs(work.type, BY_TYPE)
            calls = {peer: step(codec.refuses, value) for peer, codec in found.items()}
            yield name, {**calls, VALID: step(found[OURS].parse, work.value)}


def protocol() -> Iterator[tuple[str, dict[str, Call]]]:
    ways = {peer.name: peer.frame() for peer in peers() if peer.frame is not None}
    for work in workloads():
        yield work.name, {name: (way, work.frame) for name, way in ways.items()}


def step(function: Callable[[Any], Any] | None, argument: Any) -> Call:
    assert function is not None
    return function, argument


def parsed(codec: Codec, value: Any) -> Any:
    assert codec.parse is not None
    return codec.parse(value)


CASES: dict[str, Callable[[], Iterator[tuple[str, dict[str, Call]]]]] = {
    "parse": parsing,
    "parse_json": parsing_text,
    "dump": dumping,
    "dump_json": dumping_text,
    "validate": validating,
    "faulty": faulty,
    "protocol": protocol,
}
