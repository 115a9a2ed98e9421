"""Proves on random instances of whole contracts, and on small changes to them, that we and jsonschema-rs give one verdict."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from contractgen.targets.python.runtime.problem import Problem
from support.canonical import OWN_KEYWORDS, address, documents, is_unicode, rust_validator
from support.corpora import schema_names, schema_of
from support.random_values import Maker
from support.real_contracts import FETCHED, SHARED, addresses_of, documents_of, oracle, resources_of, schemas_of, shared_folder
from support.verdict_tally import Explain, Subject, Tally

SHARDS = 4
AGENT = 14_000
REAL = 900
"""How many instances of the agent contract, and of each other one, a run of usual length tries at least."""


def own_keywords(problems: list[Problem], value: Any, subject: Subject) -> str:
    """What a plain validator cannot refuse: it reads our own keywords as annotations, that of trimming among them."""
    return "our own keywords" if problems and {problem.keyword for problem in problems} <= OWN_KEYWORDS else ""


def older_drafts(problems: list[Problem], value: Any, subject: Subject) -> str:
    """In draft-04 the other validator takes 1.0 for no integer, and in draft-07 it looks into texts with a content encoding. Here
    1 is 1.0 and content is an annotation in every draft. Nothing else may differ."""
    if problems:
        return ""
    if subject.validator.is_valid(whole(value)):
        return "1.0 as an integer in draft-04"
    return "content as an annotation in draft-07" if subject.lenient.is_valid(value) else ""


def whole(value: Any) -> Any:
    """The same value, floats without fraction written as integers."""
    if isinstance(value, list):
        return [whole(each) for each in value]
    if isinstance(value, dict):
        return {key: whole(each) for key, each in value.items()}
    return int(value) if isinstance(value, float) and value.is_integer() else value


def nothing(problems: list[Problem], value: Any, subject: Subject) -> str:
    """No difference is explained."""
    return ""


def run(maker: Maker, subjects: list[Subject], count: int, *, lossless: bool, explain: Explain) -> Tally:
    """Try instances of random subjects, each with two changed copies."""
    tally = Tally()
    while tally.tried < count:
        subject = maker.random.choice(subjects)
        value = maker.make(subject.uri)
        for each in (value, maker.changed(value), maker.changed(value)):
            if is_unicode(each):
                tally.judge(subject, each, lossless=lossless, explain=explain)
    return tally


@pytest.mark.parametrize("shard", range(SHARDS))
def test_agent_contract(shard: int, fuzz: tuple[int, int], record_property: Callable[[str, object], None]) -> None:
    """The agent contract, all of its schemas."""
    seed, times = fuzz
    maker = Maker((seed, "agent", shard), {each["$id"]: each for each in documents().values()})
    schemas = map(schema_of, schema_names())
    subjects = [Subject(address(schema), schema, rust_validator(address(schema))) for schema in schemas]
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
    maker = Maker((seed, name), resources_of(name))
    schemas = schemas_of(name, shared_folder(Path(tmp_path_factory.getbasetemp())))
    subjects = []
    for source, schema in schemas.items():
        file, _, pointer = source.partition("#")
        lenient = oracle(name, source, content=False)
        subjects.append(Subject(f"{uris[file]}#{pointer}", schema, oracle(name, source), lenient))
    tally = run(maker, subjects, REAL * times, lossless=True, explain=older_drafts if is_older(name) else nothing)
    record_property(f"fuzz {name}", tally.properties())
    assert tally.valid > tally.tried // 5


def is_older(name: str) -> bool:
    """Whether a contract is written in draft-07 or before."""
    return all("json-schema.org/draft-0" in contents.get("$schema", "") for contents in documents_of(name).values())
