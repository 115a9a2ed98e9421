"""Hostile cases that are made by a rule, since they are large."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def case_of(
    kind: str, why: str, schema: Any, instances: list[tuple[bool, str]], expected: str = "safe", **more: Any
) -> dict[str, Any]:
    """A case with one schema file."""
    rows = [{"valid": valid, "raw": raw} for valid, raw in instances]
    contents = schema if isinstance(schema, bool) else {"$schema": DIALECT, "title": "Root", **schema}
    return {"kind": kind, "why": why, "expected": expected, "files": {"schema.json": contents}, "instances": rows, **more}


def nested(levels: int) -> dict[str, Any]:
    """Objects in objects."""
    schema: dict[str, Any] = {"type": "object"}
    for _ in range(levels):
        schema = {"type": "object", "properties": {"a": schema}}
    return schema


def deep_schema() -> dict[str, Any]:
    """200 nested objects."""
    instances = [(True, "{}"), (False, '{"a":{"a":1}}'), (True, '{"a":' * 200 + "{}" + "}" * 200)]
    instances += [(False, '{"a":' * 200 + "1" + "}" * 200), (True, '{"a":' * 201 + "1" + "}" * 201)]
    return case_of("resources", "200 nested objects", nested(200), instances)


def bottomless_schema() -> dict[str, Any]:
    """Far more levels than any stage can follow, as text."""
    text = '{"title":"Root","not":' * 100_000 + "{}" + "}" * 100_000
    why = "100,000 nested schemas are refused, and not by a RecursionError"
    return {"kind": "resources", "why": why, "expected": "reject", "names": ["schema.json"], "texts": {"schema.json": text}}


def chain() -> dict[str, Any]:
    """3,000 references, one after the other."""
    definitions: dict[str, Any] = {f"d{number}": {"$ref": f"#/$defs/d{number + 1}"} for number in range(2999)}
    schema = {
        "type": "object",
        "properties": {"a": {"$ref": "#/$defs/d0"}},
        "$defs": {**definitions, "d2999": {"type": "integer"}},
    }
    return case_of(
        "resources", "a chain of 3,000 references", schema, [(True, '{"a":1}'), (False, '{"a":"s"}')], "safe_or_reject", ours="safe"
    )


def doubling() -> dict[str, Any]:
    """2^24 branches, when they are written out."""
    definitions: dict[str, Any] = {"l0": {"type": "object", "properties": {"x": {"type": "string"}}, "required": ["x"]}}
    for number in range(1, 25):
        below = {"$ref": f"#/$defs/l{number - 1}"}
        definitions[f"l{number}"] = {"anyOf": [below, {"type": "array", "items": below}]}
    schema = {"type": "object", "properties": {"a": {"$ref": "#/$defs/l24"}}, "$defs": definitions}
    instances = [(True, '{"a":{"x":"s"}}'), (True, '{"a":[[{"x":"s"}]]}'), (False, '{"a":[1]}'), (False, '{"a":{"x":1}}')]
    return case_of("resources", "exponential anyOf: 2^24 when written out", schema, instances, "safe_or_reject", ours="safe")


def many_values() -> dict[str, Any]:
    """50,000 enum values."""
    schema = {"type": "object", "properties": {"e": {"enum": [f"value {number}" for number in range(50_000)]}}, "required": ["e"]}
    instances = [(True, '{"e":"value 0"}'), (True, '{"e":"value 49999"}'), (False, '{"e":"value 50000"}'), (False, '{"e":0}')]
    return case_of("resources", "50,000 enum values", schema, instances)


def many_properties() -> dict[str, Any]:
    """3,000 properties."""
    schema = {"type": "object", "properties": {f"p {number}": {"type": "integer"} for number in range(3000)}}
    whole = json.dumps({f"p {number}": number for number in range(3000)})
    return case_of("resources", "3,000 properties", schema, [(True, "{}"), (True, whole), (False, '{"p 2999":"s"}')])


def recursive() -> dict[str, Any]:
    """A type that contains itself, and instances that use it."""
    schema = {
        "type": "object",
        "properties": {"v": {"type": "integer"}, "kids": {"type": "array", "items": {"$ref": "#"}}},
        "required": ["v"],
        "additionalProperties": False,
    }
    instances = [(True, '{"v":1,"kids":[{"v":2,"kids":[]}]}'), (False, '{"v":1,"kids":[{"kids":[]}]}')]
    instances += [
        (depth < 1000, '{"v":1,"kids":[' * depth + '{"v":1,"kids":[]}' + "]}" * depth) for depth in (30, 100, 20_000, 200_000)
    ]
    return case_of("resources", "a recursive type, and an instance that is far too deep", schema, instances)


def huge_description() -> dict[str, Any]:
    """A description of 2 MB."""
    schema = {"type": "object", "description": "word " * 400_000, "properties": {"a": {"type": "string"}}}
    return case_of("resources", "a description of 2 MB", schema, [(True, '{"a":"x"}'), (False, '{"a":1}')])


def long_number() -> dict[str, Any]:
    """A bound of more digits than Python reads."""
    text = f'{{"title":"Root","type":"integer","maximum":{"9" * 5000}}}'
    why = "a bound of 5,000 digits is refused, not a traceback"
    return {"kind": "resources", "why": why, "expected": "reject", "names": ["schema.json"], "texts": {"schema.json": text}}


def recursive_with_rules() -> dict[str, Any]:
    """Types that contain themselves, with a rule beside the properties that looks at the same parts again."""
    parts = {"a": {"$ref": "#"}}
    schema = {
        "type": "object",
        "properties": parts,
        "anyOf": [{"properties": parts}, {"required": ["b"]}],
        "unevaluatedProperties": False,
    }
    instances = [(True, '{"a":' * 16 + "{}" + "}" * 16), (False, '{"a":' * 6 + '{"c":1}' + "}" * 6), (False, '{"a":1}')]
    return case_of("resources", "a recursive type with rules: not twice the time for each step into a value", schema, instances)


LARGE: dict[str, Callable[[], dict[str, Any]]] = {
    "C01-deep-schema-200": deep_schema,
    "C02-bottomless-schema": bottomless_schema,
    "C03-ref-chain-3000": chain,
    "C04-many-enum-values": many_values,
    "C06-many-properties": many_properties,
    "C08-doubling-anyof": doubling,
    "C09-recursive-type": recursive,
    "C13-huge-description": huge_description,
    "C16-long-number": long_number,
    "C18-recursive-with-rules": recursive_with_rules,
}
