"""Proves with independent validators that the canonical schemas say what the package does."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import agent_contracts
import jsonschema
import pytest
from agent_contracts import Schema
from referencing.jsonschema import DRAFT202012
from support.canonical import (
    BASE,
    OTHERS,
    OWN_KEYWORDS,
    SCHEMAS,
    address,
    at,
    documents,
    ecma,
    is_unicode,
    plain_validator,
    registry,
    rust_validator,
    source,
)
from support.corpora import lines, schema_names, schema_of

LABELS = sorted({line["schema"] for line in lines("open.ndjson")})

NAMING_KEYWORDS = {"x-python-name", "x-python-schema-name"}


@pytest.mark.parametrize("file", sorted(documents()))
def test_metaschema(file: str) -> None:
    """Every canonical schema is valid against the metaschema of 2020-12, and bears its own address."""
    contents = documents()[file]
    jsonschema.Draft202012Validator.check_schema(contents)
    jsonschema.Draft202012Validator(jsonschema.Draft202012Validator.META_SCHEMA).validate(contents)
    assert contents["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert contents["$id"] == BASE + file


def test_layout() -> None:
    """One file for each request and event, seven in the envelope, the rest by module, and nothing else."""
    folders = Counter(file.split("/")[0] for file in documents())
    assert folders["requests"] == 41
    assert folders["events"] == 8
    assert folders["envelope"] == 7
    assert set(folders) == {"requests", "events", "envelope", "types"}
    beside = {path.name for path in SCHEMAS.iterdir() if path.is_file()}
    assert beside == {*OTHERS, "README.md"}


def keywords(schema: Any) -> set[str]:
    """Every key of a schema that starts with `x-`."""
    found: set[str] = set()
    stack = [schema]
    while stack:
        value = stack.pop()
        if isinstance(value, dict):
            found |= {key for key in value if key.startswith("x-")}
            stack += value.values()
        elif isinstance(value, list):
            stack += value
    return found


def test_own_keywords_are_few() -> None:
    """The schemas use four rules and two names of their own; `vocabulary.json` describes each, and what they say fits."""
    vocabulary = json.loads((SCHEMAS / "vocabulary.json").read_text(encoding="utf-8"))
    vocabulary_registry = registry().with_resource(vocabulary["$id"], DRAFT202012.create_resource(vocabulary))
    used: set[str] = set().union(*map(keywords, documents().values()))
    assert used == OWN_KEYWORDS | NAMING_KEYWORDS
    assert used <= set(vocabulary["properties"])
    for file, contents in documents().items():
        for name in keywords(contents):
            for place in values_of(contents, name):
                rule = {"$ref": f"{vocabulary['$id']}#/properties/{name}"}
                assert jsonschema.Draft202012Validator(rule, registry=vocabulary_registry).is_valid(place), f"{file}: {name}"


def values_of(schema: Any, name: str) -> list[Any]:
    """Every value of a keyword."""
    found: list[Any] = []
    stack = [schema]
    while stack:
        value = stack.pop()
        if isinstance(value, dict):
            found += [value[name]] if name in value else []
            stack += value.values()
        elif isinstance(value, list):
            stack += value
    return found


@pytest.mark.parametrize("label", LABELS)
def test_accepts_no_more_than_the_plain_schema(label: str) -> None:
    """What the package accepts, a validator accepts that knows nothing of our keywords; what such a validator accepts and the
    package refuses, one of our own keywords refuses."""
    schema = schema_of(label)
    plain, rust = plain_validator(address(schema)), rust_validator(address(schema))
    for line in (line for line in lines("open.ndjson") if line["schema"] == label):
        value, note = line["value"], line["note"]
        problems = schema.problems(value)
        accepts = plain.is_valid(value)
        if not problems:
            assert accepts, f"{note}: {list(plain.iter_errors(value))}"
        elif accepts:
            assert {problem.keyword for problem in problems} <= OWN_KEYWORDS, f"{note}: {problems}"
        if is_unicode(value):
            assert rust.is_valid(value) is accepts, note


def test_trimming_is_never_needed_to_explain() -> None:
    """The bounds of a trimmed text stand inside its keyword, so that the plain schema refuses nothing for its blanks."""
    for contents in documents().values():
        stack = [contents]
        while stack:
            value = stack.pop()
            if isinstance(value, dict):
                assert "x-trimmed" not in value or not {"minLength", "maxLength", "pattern"} & set(value)
                stack += value.values()
            elif isinstance(value, list):
                stack += value


def test_patterns_of_the_oracle() -> None:
    """The oracle's reading of patterns is that of ECMA-262 where Python's differs."""
    assert ecma("^[a-z]$").search("a")
    assert not ecma("^[a-z]$").search("a\n")
    assert ecma(r"\S").search("\x1c")
    assert ecma(r"\S").search("\u0085")
    assert not ecma(r"\S").search("\ufeff\u00a0\u2028 ")
    with pytest.raises(AssertionError):
        ecma(r"\d")


ALL = sorted(name for name in agent_contracts.__all__ if name.endswith("Schema") and name != "Schema")


@pytest.mark.parametrize("name", ALL)
def test_json_schema_attribute(name: str) -> None:
    """`json_schema` is what stands in the file, a fresh copy each time."""
    schema = getattr(agent_contracts, name)
    assert isinstance(schema, Schema)
    file, pointer = source(schema)
    expected = at(documents()[file], pointer)
    assert schema.json_schema == expected
    copy = schema.json_schema
    if isinstance(copy, dict):
        copy.clear()
    assert schema.json_schema == expected


def test_every_schema_has_its_own_place() -> None:
    """The 159 schemas of the contract stand at 159 places."""
    places = {source(schema_of(name)) for name in schema_names()}
    assert len(schema_names()) == len(places) == 159
    assert set(schema_names()) <= set(ALL)


def examples() -> list[tuple[str, str, Any]]:
    """Every example of requests and events: file, the schema's address in it, and the value."""
    found: list[tuple[str, str, Any]] = []
    for file, contents in documents().items():
        for example in contents.get("examples", []):
            if file.startswith("requests/"):
                found += [(file, f"#/properties/{part}", example[part]) for part in ("payload", "result")]
            else:
                found.append((file, "#", example))
    return found


def test_examples() -> None:
    """Each request, event and item kind has an example, and each example is valid to both independent validators."""
    for file, pointer, value in examples():
        assert plain_validator(BASE + file + pointer).is_valid(value), file
        assert rust_validator(BASE + file + pointer).is_valid(value), file
    with_examples = {file for file, _, _ in examples()}
    kinds = documents()["types/chat/ChatItem.json"]
    items = {f"types/chat/{branch['$ref'].rpartition('/')[2]}" for branch in kinds["oneOf"]}
    assert items
    assert {file for file in documents() if file.startswith(("requests/", "events/"))} | items <= with_examples
