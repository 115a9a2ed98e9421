"""Proves that the AsyncAPI document is one: the official parser finds no error, and it holds every request, reply and event."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import contractgen
import jsonschema
import pytest
from contractgen.targets.asyncapi import restated
from contractgen.targets.registry import TARGET_NAMES
from support.canonical import at
from support.node import node
from support.questions import CONTRACT, GENERATED, data, meta

FILE = f"asyncapi/{CONTRACT}.asyncapi.json"


@cache
def document() -> Any:
    """The document."""
    return data(FILE)


def test_parser() -> None:
    """No error and no warning; the one finding is that a newer AsyncAPI is there. All operations are read."""
    done = node().run("asyncapi.mjs", str(GENERATED / FILE))
    assert done.returncode == 0, done.stderr[-3000:]
    found = json.loads(done.stdout)
    assert [each for each in found["diagnostics"] if each["code"] != "asyncapi-latest-version"] == []
    assert sorted(found["receive"]) == [[name, 2] for name in sorted(meta()["requests"])]
    assert sorted(found["send"]) == sorted(meta()["events"])


def references(value: Any) -> Iterator[str]:
    """Every `$ref` in a value."""
    if isinstance(value, dict):
        yield from (each for key, each in value.items() if key == "$ref" and isinstance(each, str))
        for each in value.values():
            yield from references(each)
    elif isinstance(value, list):
        for each in value:
            yield from references(each)


def test_references() -> None:
    """Every reference leads somewhere in the document, and every component is one that something refers to or a schema."""
    found = set(references(document()))
    for reference in found:
        assert reference.startswith("#/"), reference
        at(document(), reference[1:])
    schemas = {f"#/components/schemas/{name}" for name in document()["components"]["schemas"]}
    assert {reference for reference in found if reference.startswith("#/components/schemas/")} <= schemas


def test_operations() -> None:
    """The host receives each request and answers it with its result or the failure; it sends each event."""
    operations = document()["operations"]
    assert sorted(operations) == sorted([*meta()["requests"], *meta()["events"]])
    for name in meta()["requests"]:
        operation = operations[name]
        assert operation["action"] == "receive"
        assert operation["messages"] == [{"$ref": f"#/channels/client-to-host/messages/{name}.request"}]
        replies = [f"#/channels/host-to-client/messages/{key}" for key in (f"{name}.reply", "failure")]
        assert operation["reply"]["messages"] == [{"$ref": reference} for reference in replies]
    for name in meta()["events"]:
        assert operations[name]["action"] == "send"


def messages() -> Iterator[tuple[str, Any]]:
    """Every message of both channels."""
    for channel in document()["channels"].values():
        yield from channel["messages"].items()


def test_examples_fit() -> None:
    """Each message has examples, which fit its payload as draft-07 reads it."""
    seen = 0
    for name, message in messages():
        root = {**message["payload"], "components": document()["components"]}
        for example in message["examples"]:
            errors = list(jsonschema.Draft7Validator(root).iter_errors(example["payload"]))
            assert not errors, f"{name}: {errors[0].message}"
            seen += 1
    assert seen > 100


@pytest.mark.parametrize(
    ("schema", "same"),
    [
        ({"prefixItems": [{"type": "string"}], "items": False}, {"items": [{"type": "string"}], "additionalItems": False}),
        ({"prefixItems": [{"type": "string"}]}, {"items": [{"type": "string"}]}),
        ({"dependentRequired": {"a": ["b"]}, "dependentSchemas": {"c": False}}, {"dependencies": {"a": ["b"], "c": False}}),
        ({"$ref": "#/$defs/A", "description": "kept"}, {"$ref": "#/components/schemas/A", "description": "kept"}),
        (
            {"$ref": "#/$defs/A", "minLength": 2, "allOf": [{"maxLength": 3}]},
            {"minLength": 2, "allOf": [{"$ref": "#/components/schemas/A"}, {"maxLength": 3}]},
        ),
        ({"oneOf": [True], "discriminator": {"propertyName": "kind"}}, {"oneOf": [True]}),
        ({"const": {"$ref": "#/$defs/A"}}, {"const": {"$ref": "#/$defs/A"}}),
    ],
    ids=["tuple", "open tuple", "dependencies", "lone reference", "reference beside rules", "discriminator", "data"],
)
def test_restated(schema: Any, same: Any) -> None:
    """What draft-07 has other words for, or would pass over, is said in its words; data stays data."""
    assert restated(schema) == same


def test_contract_without_operations_has_none(tmp_path: Any) -> None:
    """A contract of schemas alone has no AsyncAPI document; the other targets have all of it."""
    (tmp_path / "Job.json").write_text('{"type": "object", "properties": {"id": {"type": "string"}}}')
    files = [path for path in contractgen.generate(tmp_path, targets=TARGET_NAMES) if not path.startswith(("python/", "docs/"))]
    names = ("jsonschema/contract.bundle.json", "jsonschema/contract.bundle.strict.json", "jsonschema/meta.json")
    others = ("typescript/contract.d.mts", "typescript/contract.d.ts", "typescript/contract.mjs", "vectors/contract.vectors.json")
    assert sorted(files) == sorted([*names, *others])
