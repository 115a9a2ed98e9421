"""Proves on public bug reports against other generators, and on siblings of each, that ours gets them right.

A case holds a schema and instances as texts, each with its verdict; an even number is our sibling of the report before it.
A valid instance has to survive parsing and dumping."""

from __future__ import annotations

import json
from typing import Any

import jsonschema_rs
import pytest
from contractgen import compile_schema
from contractgen.targets.python.runtime.problem import ValidationError
from support import paths
from support.corpora import same

CASES = {path.stem: path for path in sorted((paths.CASES / "bug_reports").glob("*.json"))}


def case_of(name: str) -> dict[str, Any]:
    """One case."""
    found: dict[str, Any] = json.loads(CASES[name].read_text(encoding="utf-8"))
    return found


def test_cases() -> None:
    """There are 22 reports, and a sibling of each."""
    numbers = [int(name.partition("-")[0]) for name in CASES]
    assert numbers == list(range(1, 45))
    siblings = {case_of(name).get("sibling of") for name in CASES} - {None}
    assert siblings == {name for name in CASES if int(name.partition("-")[0]) % 2}


@pytest.mark.parametrize("unknown", ["keep", "drop"])
@pytest.mark.parametrize("name", CASES)
def test_report(name: str, unknown: str) -> None:
    """Every instance gets its verdict, with text and with values; a valid one comes out as it went in."""
    case = case_of(name)
    schema = compile_schema(case["schema"], assert_formats=case.get("formats", False), unknown=unknown)
    for instance in case["instances"]:
        raw, valid = instance["raw"], instance["valid"]
        value = json.loads(raw)
        assert schema.is_valid(value) is schema.check.ok(value) is valid, raw
        if not valid:
            with pytest.raises(ValidationError) as refusal:
                schema.parse_json(raw)
            assert refusal.value.problems == schema.problems(value)
            continue
        record = schema.parse_json(raw)
        text = schema.dump_json(record)
        assert schema.parse_json(text) == record
        assert schema.is_valid(schema.dump(record))
        if unknown == "keep":
            assert same(json.loads(text), value), f"{raw} came out as {text}"
            assert same(schema.dump(record), value)


@pytest.mark.parametrize("name", CASES)
def test_verdicts_of_the_cases(name: str) -> None:
    """An independent validator gives the verdicts that the case wants."""
    case = case_of(name)
    validator = jsonschema_rs.Draft202012Validator(case["schema"], validate_formats=case.get("formats", False))
    for instance in case["instances"]:
        assert validator.is_valid(json.loads(instance["raw"])) is instance["valid"], instance["raw"]
