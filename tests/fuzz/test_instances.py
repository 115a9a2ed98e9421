"""Proves on random instances of whole contracts, and on small changes to them, that we and jsonschema-rs give one verdict."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from canonical import address, documents, is_unicode, rust_validator
from contractgen.runtime.problem import Problem
from corpora import schema_names, schema_of
from real_contracts import BASE, FETCHED, SHARED, addresses_of, documents_of, oracle, schemas_of, shared_folder
from test_oracle import OWN_KEYWORDS

from .tally import Tally
from .values import Maker

SHARDS = 4
AGENT = 10_000
REAL = 1_200
"""How many instances of the agent contract, and of each other one, a run of usual length tries at least."""

Subjects = list[tuple[str, Any, Any]]
"""Addresses of schemas, our Schema objects for them, and the other validator's."""


def own_keywords(problems: list[Problem]) -> str:
    """What a plain validator cannot refuse: it reads our own keywords as annotations, that of trimming among them."""
    return "our own keywords" if problems and {problem.keyword for problem in problems} <= OWN_KEYWORDS else ""


def run(maker: Maker, subjects: Subjects, count: int, *, lossless: bool, explain: Callable[[list[Problem]], str] | None) -> Tally:
    """Try instances of random subjects, each with two changed copies."""
    tally = Tally()
    more: dict[str, Any] = {} if explain is None else {"explain": explain}
    while tally.tried < count:
        uri, schema, validator = maker.random.choice(subjects)
        value = maker.make(uri)
        for each in (value, maker.changed(value), maker.changed(value)):
            if is_unicode(each):
                tally.judge(schema, each, validator.is_valid(each), lossless=lossless, **more)
    return tally


@pytest.mark.parametrize("shard", range(SHARDS))
def test_agent_contract(shard: int, fuzz: tuple[int, int], record_property: Callable[[str, object], None]) -> None:
    """The agent contract, all of its schemas."""
    seed, times = fuzz
    maker = Maker((seed, "agent", shard), {each["$id"]: each for each in documents().values()})
    subjects: Subjects = [
        (address(schema), schema, rust_validator(address(schema))) for schema in map(schema_of, schema_names())
    ]
    tally = run(maker, subjects, AGENT * times // SHARDS, lossless=False, explain=own_keywords)
    record_property("fuzz agent contract", tally.properties())
    assert tally.valid > tally.tried // 3
    assert tally.valid < tally.tried * 9 // 10


@pytest.mark.parametrize("name", [*SHARED, *FETCHED])
def test_real_contract(
    name: str, fuzz: tuple[int, int], record_property: Callable[[str, object], None], tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Contracts of others, all of their schemas, unknown properties kept: what is valid comes out as it went in."""
    seed, times = fuzz
    uris = addresses_of(name)
    maker = Maker((seed, name), {uris[path]: contents for path, contents in documents_of(name).items()} | paths_of(name))
    schemas = schemas_of(name, shared_folder(Path(tmp_path_factory.getbasetemp())))
    subjects: Subjects = []
    for source, schema in schemas.items():
        file, _, pointer = source.partition("#")
        subjects.append((f"{uris[file]}#{pointer}", schema, oracle(name, source)))
    tally = run(maker, subjects, REAL * times, lossless=True, explain=None)
    record_property(f"fuzz {name}", tally.properties())
    assert tally.valid > tally.tried // 5


def paths_of(name: str) -> dict[str, Any]:
    """The files of a contract by the addresses that their paths give them."""
    return {BASE + path: contents for path, contents in documents_of(name).items()}
