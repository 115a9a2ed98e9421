"""Proves on random schemas, compiled in memory, that we and jsonschema-rs give one verdict of any value."""

from __future__ import annotations

import json
from collections.abc import Callable

import jsonschema_rs
import pytest
from contractgen import compile_schema
from contractgen.diagnostics import ContractError
from support.random_schemas import ROOT, VALUES, Schemas
from support.random_values import Maker
from support.verdict_tally import Subject, Tally

SHARDS = 4
SCHEMAS = 400
"""How many schemas a run of usual length tries."""

DEEPEST = 6
"""How many steps of schemas a value follows, references too: validators try the same part many times where unions contain
themselves."""


@pytest.mark.parametrize("shard", range(SHARDS))
def test_random_schemas(shard: int, fuzz: tuple[int, int], record_property: Callable[[str, object], None]) -> None:
    """Every schema compiles, or is refused for a reason that a random schema may have, which is rare."""
    seed, times = fuzz
    made = Schemas((seed, "schemas", shard))
    tally = Tally()
    refused = 0
    for number in range(SCHEMAS * times // SHARDS):
        contents = made.make()
        unknown = ("keep", "drop")[number % 2]
        try:
            schema = compile_schema(contents, unknown=unknown)
        except ContractError as error:
            if not all("infinite recursion" in problem.message for problem in error.problems):
                raise AssertionError(json.dumps(contents)) from error
            refused += 1
            continue
        subject = Subject(ROOT, schema, jsonschema_rs.Draft202012Validator(contents, validate_formats=False))
        maker = Maker((seed, shard, number), {ROOT: contents}, deepest=DEEPEST)
        values = [maker.make(ROOT) for _ in range(4)]
        values += [maker.changed(value) for value in values] + maker.random.sample(VALUES, 4)
        try:
            for value in values:
                tally.judge(subject, value, lossless=unknown == "keep", explain=lambda problems, value, subject: "")
        except AssertionError as error:
            raise AssertionError(f"{error}\nschema {number}: {json.dumps(contents)}") from None
    record_property("fuzz schemas", tally.properties())
    assert refused <= SCHEMAS * times // SHARDS // 20
    assert tally.tried // 8 < tally.valid < tally.tried * 7 // 8
