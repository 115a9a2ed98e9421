"""The keywords of JSON Schema."""

from __future__ import annotations

__all__ = ["ANNOTATIONS"]

ANNOTATIONS = frozenset(
    {
        "$schema", "$id", "$anchor", "$dynamicAnchor", "$recursiveAnchor", "$vocabulary", "$comment", "$defs", "definitions",
        "title", "description", "default", "examples", "deprecated", "readOnly", "writeOnly", "format", "contentEncoding",
        "contentMediaType", "contentSchema", "id", "x-python-name", "x-python-schema-name",
    }
)  # fmt: skip
"""Keywords that never make an instance invalid."""
