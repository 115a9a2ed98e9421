"""What validators are asked: every vector and every line of the corpus, as values with the schemas they have to fit."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from support.corpora import lines, schema_of
from support.paths import ROOT

__all__ = ["Question", "asked_by", "bundle", "corpus_questions", "meta", "vector_questions", "vectors"]

GENERATED = ROOT / "generated"
CONTRACT = "agent-contracts"


@dataclass(frozen=True)
class Question:
    """One value with what is known of it."""

    about: str
    asked: dict[str, Any]
    """`schema`, or `frame` and `request`: how the JavaScript module is asked."""
    value: Any
    parts: list[tuple[str, Any]]
    """All that has to hold: pointers into the bundle, each with the value that has to fit there."""
    valid: bool
    pointer: str | None = field(default=None)
    """Where the first problem is; None where that is not said."""


@cache
def data(path: str) -> Any:
    """A generated JSON file."""
    return json.loads((GENERATED / path).read_text(encoding="utf-8"))


def bundle() -> Any:
    """The contract as one document."""
    return data(f"jsonschema/{CONTRACT}.bundle.json")


def meta() -> Any:
    """What each request, event and frame is."""
    return data("jsonschema/meta.json")


def vectors() -> Any:
    """The vectors as they are written."""
    return data(f"vectors/{CONTRACT}.vectors.json")["vectors"]


def vector_questions() -> list[Question]:
    """Every vector."""
    return asked_by(vectors(), meta())


def asked_by(rows: Iterable[dict[str, Any]], table: Any) -> list[Question]:
    """The vectors of a contract as questions; the table is its `meta.json`."""
    found = []
    for vector in rows:
        value = filled(vector["value"], vector["fill"]) if "fill" in vector else vector["value"]
        asked: dict[str, Any] = {name: vector[name] for name in ("schema", "frame", "request") if name in vector}
        about = f"{vector.get('schema', vector.get('frame'))}: {vector['rule']}"
        found.append(Question(about, asked, value, parts_of(table, asked, value), vector["valid"], vector.get("pointer")))
    return found


def filled(value: Any, fill: dict[str, Any]) -> Any:
    """A value with a long text put in its place."""
    whole = json.loads(json.dumps(value))
    *steps, last = fill["pointer"].split("/")[1:]
    at = whole
    for step in steps:
        at = at[int(step)] if isinstance(at, list) else at[step]
    at[last] = fill["unit"] * fill["times"] + fill["end"]
    return whole


def parts_of(table: Any, asked: dict[str, Any], value: Any) -> list[tuple[str, Any]]:
    """What has to hold of a value, as `meta.json` says it."""
    if "schema" in asked:
        return [(table["schemas"][asked["schema"]]["pointer"], value)]
    found = [(table["frames"][asked["frame"]]["schema"], value)]
    if asked["frame"] == "request":
        request = table["requests"].get(value["type"])
        return [*found, *([(request["payload"], value["payload"])] if request else [])]
    if "ok" in value:
        request = table["requests"].get(asked.get("request")) if value["ok"] is True else None
        return [*found, *([(request["result"], value["result"])] if request else [])]
    event = table["events"].get(value["event"])
    return [*found, *([(event["payload"], value["payload"])] if event else [])]


def corpus_questions() -> list[Question]:
    """Every line of `open.ndjson`."""
    names = {entry["source"]: name for name, entry in meta()["schemas"].items()}
    found = []
    for line in lines("open.ndjson"):
        asked = {"schema": names[schema_of(line["schema"])._source]}
        about = f"{line['schema']}: {line['note']}"
        found.append(Question(about, asked, line["value"], parts_of(meta(), asked, line["value"]), line["valid"]))
    return found
