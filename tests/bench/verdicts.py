"""Shows, before anything is measured, that every library gives the same verdicts, or says where it does not check."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from support.corpora import lines, same, schema_of

from .peers import Codec, Peer, peers, schemas
from .workloads import faulty_everywhere, workloads

__all__ = ["Agreement", "agreement", "judged"]


@dataclass
class Agreement:
    """How one library's verdicts compare with the right ones."""

    peer: str
    workloads: list[str] = field(default_factory=list)
    """Where it differs on the measured values, in words; empty: nowhere."""
    lines: int = 0
    """Lines of the corpus that were asked."""
    accepted: list[str] = field(default_factory=list)
    """Notes of the lines that it accepts and should refuse."""
    refused: list[str] = field(default_factory=list)
    """Notes of the lines that it refuses and should accept."""


def agreement() -> Iterator[Agreement]:
    """Ask every library for its verdicts."""
    return map(judged, peers())


def judged(peer: Peer) -> Agreement:
    """Ask one library for its verdicts on the workloads, and on every line of the corpus."""
    found = Agreement(peer.name, list(on_workloads(peer)))
    codecs: dict[str, Codec] = {}
    names = {id(schema): name for name, schema in schemas().items()}
    for line in lines("open.ndjson"):
        name = names[id(schema_of(line["schema"]))]
        codec = codecs.get(name) or codecs.setdefault(name, peer.codec(name))
        found.lines += 1
        refused = codec.refuses(line["value"])
        if refused and line["valid"]:
            found.refused.append(f"{name}: {line['note']}")
        elif not refused and not line["valid"]:
            found.accepted.append(f"{name}: {line['note']}")
    return found


def on_workloads(peer: Peer) -> Iterator[str]:
    """Where a library differs on the values that are measured."""
    for workload in workloads():
        codec = peer.codec(workload.type)
        if codec.refuses(workload.value):
            yield f"{workload.name} is refused"
            continue
        if not codec.refuses(workload.with_fault()):
            yield f"{workload.name} with a fault is accepted"
        if workload.name == "W4" and not codec.refuses(faulty_everywhere(workload)):
            yield "W6 is accepted"
        yield from outputs(codec, workload.name, workload.value, workload.text)
        if peer.frame is not None:
            peer.frame()(workload.frame)


def outputs(codec: Codec, name: str, value: Any, text: bytes) -> Iterator[str]:
    """Where what a library writes is not what it read."""
    if codec.parse is None:
        return
    record = codec.parse(value)
    if codec.dump is not None and not same(codec.dump(record), value):
        yield f"{name} is dumped otherwise"
    if codec.parse_json is not None and codec.parse_json(text) != record:
        yield f"{name} as text is parsed otherwise"
    if codec.dump_json is not None and not same(json.loads(codec.dump_json(record)), value):
        yield f"{name} is written otherwise"
