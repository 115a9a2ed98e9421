"""The dialects of JSON Schema: which keywords each has, where their subschemas stand, and each schema as 2020-12 reads it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from ..frozen import frozen
from .pointers import pointer_token

__all__ = ["DIALECTS", "LATEST", "OWN_KEYWORDS", "Dialect", "dialect_of", "dialects_with", "subschemas", "view"]


@frozen
class Dialect:
    """One version of JSON Schema."""

    name: str
    uri: str
    keywords: frozenset[str]
    lone_ref: bool = False
    """Up to draft 7 a `$ref` hides the keywords beside it."""
    item_arrays: bool = False
    """Up to 2019-09 `items` may be an array, with `additionalItems` for the rest."""
    id_keyword: str = "$id"
    asserts_formats: bool = False


ANNOTATIONS = {"title", "description", "default", "$comment", "examples", "readOnly", "writeOnly", "deprecated"}
DRAFT_4 = {
    "$schema", "$ref", "id", "title", "description", "default", "multipleOf", "maximum", "exclusiveMaximum", "minimum",
    "exclusiveMinimum", "maxLength", "minLength", "pattern", "additionalItems", "items", "maxItems", "minItems", "uniqueItems",
    "maxProperties", "minProperties", "required", "additionalProperties", "definitions", "properties", "patternProperties",
    "dependencies", "enum", "type", "format", "allOf", "anyOf", "oneOf", "not",
}  # fmt: skip
DRAFT_6 = (DRAFT_4 - {"id"}) | {"$id", "const", "contains", "propertyNames", "examples"}
DRAFT_7 = DRAFT_6 | {"$comment", "if", "then", "else", "readOnly", "writeOnly", "contentEncoding", "contentMediaType"}
DRAFT_2019 = (DRAFT_7 - {"definitions"}) | {
    "$defs", "$anchor", "$vocabulary", "$recursiveRef", "$recursiveAnchor", "dependentRequired", "dependentSchemas",
    "unevaluatedItems", "unevaluatedProperties", "minContains", "maxContains", "contentSchema", "deprecated",
}  # fmt: skip
# `dependencies` is no keyword since 2019-09, but published schemas still count on it, and validators still honour it.
DRAFT_2020 = (DRAFT_2019 - {"additionalItems", "$recursiveRef", "$recursiveAnchor"}) | {
    "prefixItems",
    "$dynamicRef",
    "$dynamicAnchor",
}

LATEST = Dialect("2020-12", "https://json-schema.org/draft/2020-12/schema", frozenset(DRAFT_2020))
DIALECTS = {
    dialect.uri: dialect
    for dialect in (
        LATEST,
        Dialect("2019-09", "https://json-schema.org/draft/2019-09/schema", frozenset(DRAFT_2019), item_arrays=True),
        Dialect("draft-07", "http://json-schema.org/draft-07/schema", frozenset(DRAFT_7), lone_ref=True, item_arrays=True),
        Dialect("draft-06", "http://json-schema.org/draft-06/schema", frozenset(DRAFT_6), lone_ref=True, item_arrays=True),
        Dialect("draft-04", "http://json-schema.org/draft-04/schema", frozenset(DRAFT_4), True, True, "id"),
    )
}

OWN_KEYWORDS = frozenset(
    {"x-known", "x-trimmed", "x-base64MaxBytes", "x-base64TotalMaxBytes", "x-memberOf", "x-python-name", "x-python-schema-name"}
)
"""The keywords of our vocabulary, read in every dialect."""

ONE = ("additionalProperties", "contains", "not", "if", "then", "else", "propertyNames", "unevaluatedItems",
       "unevaluatedProperties", "contentSchema", "additionalItems", "items")  # fmt: skip
LISTS = ("allOf", "anyOf", "oneOf", "prefixItems", "items", "x-known")
MAPS = ("properties", "patternProperties", "dependentSchemas", "$defs", "definitions", "dependencies")


def dialect_of(schema: Any, default: Dialect, known: Mapping[str, Dialect]) -> Dialect | None:
    """The dialect that a schema names with `$schema`, else the default; None for one that is not known."""
    named = schema.get("$schema") if isinstance(schema, dict) else None
    if not isinstance(named, str):
        return default
    uri = named.rstrip("#")
    return known.get(uri) or known.get(uri.replace("https://", "http://")) or known.get(uri.replace("http://", "https://"))


VOCABULARIES = {
    "core": {"$schema", "$id", "$ref", "$anchor", "$dynamicRef", "$dynamicAnchor", "$vocabulary", "$comment", "$defs"},
    "applicator": {
        "prefixItems", "items", "contains", "additionalProperties", "properties", "patternProperties", "dependentSchemas",
        "propertyNames", "if", "then", "else", "allOf", "anyOf", "oneOf", "not",
    },
    "unevaluated": {"unevaluatedItems", "unevaluatedProperties"},
    "validation": {
        "type", "const", "enum", "multipleOf", "maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum", "maxLength",
        "minLength", "pattern", "maxItems", "minItems", "uniqueItems", "maxContains", "minContains", "maxProperties",
        "minProperties", "required", "dependentRequired", "dependencies",
    },
    "meta-data": ANNOTATIONS - {"$comment"},
    "format": {"format"},
    "format-annotation": {"format"},
    "format-assertion": {"format"},
    "content": {"contentEncoding", "contentMediaType", "contentSchema"},
}  # fmt: skip
"""The vocabularies of 2020-12, by the last part of their URI."""


def own_dialect(metaschema: Any) -> Dialect | None:
    """The dialect that a metaschema among the documents declares with `$vocabulary`; None where it needs one we do not know."""
    declared = metaschema.get("$vocabulary") if isinstance(metaschema, dict) else None
    if not isinstance(declared, dict) or not isinstance(metaschema.get("$id"), str):
        return None
    keywords: set[str] = set()
    family = LATEST
    for uri, needed in declared.items():
        base, _, name = uri.rpartition("/vocab/")
        dialect = DIALECTS.get(f"{base}/schema")
        if dialect is not None and name in VOCABULARIES:
            family = dialect
            keywords |= VOCABULARIES[name]
        elif needed:
            return None
    asserts = "https://json-schema.org/draft/2020-12/vocab/format-assertion" in declared
    if family is not LATEST:
        keywords |= {"additionalItems", "$recursiveRef", "$recursiveAnchor"}
    return replace(family, keywords=frozenset(keywords & family.keywords), asserts_formats=asserts)


def dialects_with(metaschemas: Mapping[str, Any]) -> dict[str, Dialect]:
    """The known dialects, and those that some metaschemas declare, by the URIs that these answer to."""
    known = dict(DIALECTS)
    for uri, metaschema in metaschemas.items():
        dialect = own_dialect(metaschema)
        if dialect is not None:
            known[uri] = dialect
            known[metaschema["$id"]] = dialect
    return known


def subschemas(schema: Any) -> Iterator[tuple[str, Any]]:
    """The subschemas that stand right inside a schema, each with its pointer from there."""
    if not isinstance(schema, dict):
        return
    for keyword, value in schema.items():
        if keyword in MAPS and isinstance(value, dict):
            for key, each in value.items():
                if isinstance(each, (dict, bool)):
                    yield pointer_token(keyword) + pointer_token(key), each
        elif keyword in LISTS and isinstance(value, list):
            for index, each in enumerate(value):
                if isinstance(each, (dict, bool)):
                    yield pointer_token(keyword) + pointer_token(index), each
        elif keyword in ONE and isinstance(value, (dict, bool)):
            yield pointer_token(keyword), value


View = Mapping[str, tuple[Any, str]]
"""What a schema says in the terms of 2020-12: keyword to its value and where that value stands in the schema."""


def view(schema: Mapping[str, Any], dialect: Dialect) -> View:
    """Read a schema of any dialect as 2020-12 reads it. Keywords that its dialect does not have are left out."""
    if dialect.lone_ref and "$ref" in schema:
        return {"$ref": (schema["$ref"], "/$ref")}
    seen = {
        keyword: (value, pointer_token(keyword))
        for keyword, value in schema.items()
        if keyword in dialect.keywords or keyword in OWN_KEYWORDS
    }
    if dialect.name == "draft-04":
        for bound, strict in (("minimum", "exclusiveMinimum"), ("maximum", "exclusiveMaximum")):
            if strict in seen:
                is_strict = seen.pop(strict)[0]
                if is_strict and bound in seen:
                    seen[strict] = seen.pop(bound)
    if dialect.item_arrays:
        rest = seen.pop("additionalItems", None)
        if "items" in seen and isinstance(seen["items"][0], list):
            seen["prefixItems"] = seen.pop("items")
            if rest is not None:
                seen["items"] = rest
    if "dependencies" in seen:
        dependencies = seen.pop("dependencies")[0]
        lists = {key: value for key, value in dependencies.items() if isinstance(value, list)}
        schemas = {key: value for key, value in dependencies.items() if not isinstance(value, list)}
        if lists:
            seen["dependentRequired"] = (lists, "/dependencies")
        if schemas:
            seen["dependentSchemas"] = (schemas, "/dependencies")
    return seen
