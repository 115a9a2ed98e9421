"""Proves that validators in two languages give one verdict on every vector and on every line of the corpus: the Python package,
jsonschema and jsonschema_rs over the bundle, ajv over the bundle, and the JavaScript module that is generated."""

from __future__ import annotations

import math
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from agent_contracts import parse_request, parse_server_frame
from support.canonical import is_unicode
from support.package_schemas import SCHEMAS
from support.questions import CONTRACT, GENERATED, Question, bundle, corpus_questions, meta, vector_questions
from support.verdicts import Validators, javascript_answers, jsonschema_over, rust_over, wrong

SETS = {"vectors": vector_questions, "corpus": corpus_questions}


@cache
def bundle_validators() -> dict[str, Validators]:
    """Both Python validators over the bundle."""
    return {"jsonschema": jsonschema_over(bundle()), "jsonschema_rs": rust_over(bundle())}


@pytest.mark.parametrize("name", SETS)
def test_jsonschema(name: str) -> None:
    """jsonschema has the same verdict on every one."""
    assert wrong(SETS[name](), bundle_validators()["jsonschema"]) == []


@pytest.mark.parametrize(("name", "unreadable"), [("vectors", 0), ("corpus", 130)])
def test_jsonschema_rs(name: str, unreadable: int) -> None:
    """So has jsonschema_rs, but for texts with halves of surrogate pairs, which Rust cannot hold: those are counted."""
    questions = SETS[name]()
    readable = [each for each in questions if is_unicode(each.value)]
    assert len(questions) - len(readable) == unreadable
    assert wrong(readable, bundle_validators()["jsonschema_rs"]) == []


def package_at(pointer: str) -> Any:
    """The Python package's schema for one place of the bundle."""
    return SCHEMAS[pointer]


def test_package_has_every_schema_of_the_bundle() -> None:
    """Every schema of the bundle has its object in the package, and the other way round."""
    assert sorted(SCHEMAS) == sorted(entry["pointer"] for entry in meta()["schemas"].values())


@pytest.mark.parametrize("name", SETS)
def test_package(name: str) -> None:
    """So has the Python package."""
    assert wrong(SETS[name](), package_at) == []


def test_package_names_the_places() -> None:
    """And the first problem that it tells of a vector is where the vector says. A frame's payload has its own problems."""
    told = [(each.about, places(each)[:1], [] if each.valid else [each.pointer]) for each in vector_questions()]
    assert [each for each in told if each[1] != each[2]] == []


def placed(pointer: str, value: Any, question: Question) -> list[str]:
    """Where the problems of a part are, as seen from the whole frame."""
    prefix = "" if value is question.value else "/result" if "result" in question.value else "/payload"
    return [prefix + problem.pointer for problem in SCHEMAS[pointer].problems(value)]


def test_package_reads_the_frames() -> None:
    """What the vectors call a frame is one to the package's functions: only a payload can be wrong."""
    frames = [each for each in vector_questions() if "frame" in each.asked]
    assert {each.asked["frame"] for each in frames} == {"request", "server"}
    for each in frames:
        parse = parse_request if each.asked["frame"] == "request" else parse_server_frame
        assert parse(each.value).ok, each.about


def test_javascript(tmp_path: Path) -> None:
    """ajv over the bundle, with and without `discriminator`, and the JavaScript module have the same verdict on all of both;
    the module tells of problems in the same places as the package, and of a vector first where it says."""
    questions = [*vector_questions(), *corpus_questions()]
    assert all(is_exact(each.value) for each in questions)
    answers = javascript_answers(questions, GENERATED, CONTRACT, tmp_path)
    assert len(answers) == len(questions)
    differing = Counter[str]()
    for each, answer in zip(questions, answers):
        for validator in ("ajv", "discriminating", "module"):
            differing[validator] += answer[validator] != each.valid
        differing["places"] += sorted(answer["pointers"]) != sorted(places(each))
        differing["first place"] += each.pointer is not None and answer["pointers"][:1] != [each.pointer]
    assert +differing == {}


def places(question: Question) -> list[str]:
    """Where the package's problems are."""
    return [place for pointer, value in question.parts for place in placed(pointer, value, question)]


def is_exact(value: Any) -> bool:
    """Whether JavaScript reads the value from text as it is: no number beyond a double (SPEC 10: either verdict is fine there)."""
    if isinstance(value, dict):
        return all(map(is_exact, value.values()))
    if isinstance(value, list):
        return all(map(is_exact, value))
    if isinstance(value, float):
        return math.isfinite(value)
    return not isinstance(value, int) or abs(value) < 2**63
