"""Proves that a contract may refer to a published metaschema, also where it has no dynamic reference itself."""

from __future__ import annotations

import pytest
from contractgen import compile_schema

RIGHT = {"type": "object", "properties": {"a": {"items": {"minimum": 1}}}, "$defs": {"b": {"type": "string"}}}
WRONG = [
    {"type": 1},
    {"$defs": {"b": {"type": 1}}},
    {"properties": {"a": {"items": {"minimum": "1"}}}},
    {"not": {"type": "object", "additionalProperties": {"required": "a"}}},
]


@pytest.mark.parametrize("uri", ["https://json-schema.org/draft/2020-12/schema", "https://json-schema.org/draft/2019-09/schema"])
def test_reference_to_a_metaschema(uri: str) -> None:
    """A schema is checked at every depth, by all of its vocabularies."""
    schema = compile_schema({"$schema": uri, "type": "object", "properties": {"rule": {"$ref": uri}}})
    assert schema.is_valid({"rule": RIGHT})
    for wrong in WRONG:
        assert not schema.is_valid({"rule": wrong}), wrong
