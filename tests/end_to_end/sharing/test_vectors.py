"""Proves that the vectors hold what their rules promise, read off the bundle: for every schema something that fits and something
that does not, each required property missing, each bound met and crossed by one, each enumeration left, null, an unknown key."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from support.questions import bundle, meta, vectors

Definition = dict[str, Any]
DEFS: dict[str, Definition] = bundle()["$defs"]
OBJECTS = sorted(name for name, schema in DEFS.items() if "properties" in schema)


@cache
def by_schema() -> dict[str, list[dict[str, Any]]]:
    """The vectors of each schema. Those with a long text to fill in count elsewhere."""
    found: dict[str, list[dict[str, Any]]] = {}
    for vector in vectors():
        if "schema" in vector and "fill" not in vector:
            found.setdefault(vector["schema"], []).append(vector)
    return found


def followed(schema: Definition) -> Definition:
    """What a lone reference leads to."""
    while "$ref" in schema:
        schema = DEFS[schema["$ref"].removeprefix("#/$defs/")]
    return schema


def properties() -> Iterator[tuple[str, str, Definition]]:
    """Every property of every object: its owner, its name, its schema."""
    for name in OBJECTS:
        for key, schema in DEFS[name]["properties"].items():
            yield name, key, schema


def shown(name: str, *, valid: bool, pointer: str | None = None) -> Iterator[Any]:
    """The values of a schema's vectors: those that fit, or those whose first problem is somewhere."""
    for vector in by_schema()[name]:
        if vector["valid"] is valid and (pointer is None or vector.get("pointer") == pointer):
            yield vector["value"]


def at(name: str, key: str, *, valid: bool) -> Iterator[Any]:
    """The values of one property in the vectors that fit, or that are refused there."""
    for value in shown(name, valid=valid, pointer=None if valid else f"/{key}"):
        if isinstance(value, dict) and key in value:
            yield value[key]


def test_every_schema_has_both_kinds() -> None:
    """Every schema has vectors that fit and vectors that do not; there are several thousand, and none twice."""
    assert sorted(by_schema()) == sorted(meta()["schemas"])
    for name, found in by_schema().items():
        assert {vector["valid"] for vector in found} == {True, False}, name
    assert sum(map(len, by_schema().values())) > 6000
    lines = [repr(sorted(vector.items(), key=lambda item: item[0])) for vector in vectors()]
    assert len(set(lines)) == len(lines)


def test_every_frame_has_both_kinds() -> None:
    """So has every request, every reply and every event, as a whole frame."""
    found = [vector for vector in vectors() if "frame" in vector]
    asked = {(vector["value"]["type"], vector["valid"]) for vector in found if vector["frame"] == "request"}
    heard = {(vector["value"]["event"], vector["valid"]) for vector in found if "event" in vector["value"]}
    answered = {(vector["request"], vector["valid"]) for vector in found if "request" in vector}
    both = [True, False]
    assert asked - {("zz.unknown", True)} == {(name, valid) for name in meta()["requests"] for valid in both}
    assert answered == {(name, valid) for name in meta()["requests"] for valid in both}
    assert heard - {("zz.unknown", True)} == {(name, valid) for name in meta()["events"] for valid in both}


@pytest.mark.parametrize("name", OBJECTS)
def test_object(name: str) -> None:
    """Each required property is missing somewhere, and that alone; an unknown one is let pass."""
    refused = [value for value in shown(name, valid=False, pointer="") if isinstance(value, dict)]
    known = DEFS[name]["properties"]
    tags = {union["tag"] for union in meta()["unions"]}
    for key in DEFS[name].get("required", []):
        others = set(DEFS[name]["required"]) - {key}
        assert any(others <= value.keys() and key not in value for value in refused), key
        assert key in known or key in tags
    assert any(value.keys() - known.keys() for value in shown(name, valid=True) if isinstance(value, dict))


SIZES: dict[str, tuple[str, Callable[[Any], Any], int]] = {
    "minLength": ("string", len, -1),
    "maxLength": ("string", len, 1),
    "minItems": ("array", len, -1),
    "maxItems": ("array", len, 1),
    "minimum": ("number", lambda value: value, -1),
    "maximum": ("number", lambda value: value, 1),
}
"""Each bound: the type it looks at, what it looks at, which way leads out."""

TYPES: dict[str, tuple[type, ...]] = {"string": (str,), "array": (list,), "number": (int, float)}
LONGEST, MOST = 5000, 130
"""Longer texts and arrays are not spelled out; those of the contract are base64, which has vectors to fill in."""


def bounds() -> Iterator[tuple[str, str, str, Any]]:
    """Every bound of every property, in place or by a reference."""
    for name, key, schema in properties():
        for keyword in SIZES:
            if keyword in followed(schema):
                yield name, key, keyword, followed(schema)[keyword]


def test_bounds() -> None:
    """Each bound of a property is met in a vector that fits, and crossed by one in a vector that is refused just there. A type
    with a name of its own has its bounds tried in its own vectors."""
    tried = 0
    for name, key, keyword, bound in bounds():
        kind, measure, step = SIZES[keyword]
        if keyword in ("maxLength", "maxItems") and bound > (LONGEST if kind == "string" else MOST):
            continue
        schema = DEFS[name]["properties"][key]
        if "$ref" in schema:
            owner = schema["$ref"].removeprefix("#/$defs/")
            fitting, refused = list(shown(owner, valid=True)), list(shown(owner, valid=False))
        else:
            fitting, refused = list(at(name, key, valid=True)), list(at(name, key, valid=False))
        kinds = TYPES[kind]
        met = [measure(value) for value in fitting if isinstance(value, kinds) and not isinstance(value, bool)]
        crossed = [measure(value) for value in refused if isinstance(value, kinds) and not isinstance(value, bool)]
        spare = "pattern" in followed(schema) and keyword == "minLength"  # No text that short matches.
        assert bound in met or spare, f"{name}.{key}: {keyword} {bound} is not met"
        assert bound + step in crossed, f"{name}.{key}: {keyword} {bound} is not crossed"
        tried += 1
    assert tried > 100


def test_enumerations() -> None:
    """Each value of an enumeration fits somewhere, and texts beside them are refused."""
    tried = 0
    for name, key, schema in properties():
        enum = schema.get("enum", [schema["const"]] if "const" in schema else None)
        if enum is None:
            continue
        assert {repr(value) for value in enum} <= {repr(value) for value in at(name, key, valid=True)}, f"{name}.{key}"
        assert [value for value in at(name, key, valid=False) if value not in enum], f"{name}.{key}"
        tried += 1
    for name, schema in DEFS.items():
        if "enum" in schema:
            assert {repr(value) for value in schema["enum"]} <= {repr(value) for value in shown(name, valid=True)}, name
            assert {str, type(None), list} <= {type(value) for value in shown(name, valid=False)}, name
            tried += 1
    assert tried > 50


def test_null() -> None:
    """null stands in every property somewhere, whether it fits there or not."""
    tried = 0
    for name, key, _ in properties():
        nulls = [vector for vector in by_schema()[name] if isinstance(vector["value"], dict)]
        assert any(vector["value"].get(key, 0) is None for vector in nulls), f"{name}.{key}"
        tried += 1
    assert tried > 600


def test_long_texts() -> None:
    """The bounds on base64 are met and crossed by one byte; the texts are told, not spelled out."""
    found = [vector for vector in vectors() if "fill" in vector]
    assert [(vector["schema"], vector["valid"]) for vector in found] == [
        ("ChatAttachmentUpload", True),
        ("ChatAttachmentUpload", False),
        ("ChatAttachmentUploads", True),
        ("ChatAttachmentUploads", False),
    ]
    for vector in found:
        assert set(vector["fill"]) == {"pointer", "unit", "times", "end"}
