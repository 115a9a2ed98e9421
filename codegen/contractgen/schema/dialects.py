"""The dialects of JSON Schema, and the conversion of a schema of any dialect to the keywords of 2020-12."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from ..frozen import frozen
from .keywords import CUSTOM, VOCABULARIES, WITH_SCHEMA, WITH_SCHEMA_ARRAY, WITH_SCHEMA_MAP, Draft, keywords_of
from .pointers import pointer_token

__all__ = ["DIALECTS", "LATEST", "Dialect", "Keywords", "dialect_of", "dialects_with", "normalized", "subschemas"]


@frozen
class Dialect:
    """One version of JSON Schema, or a dialect that a metaschema of the contract declares with `$vocabulary`."""

    name: Draft
    uri: str
    keywords: frozenset[str]
    ref_overrides_siblings: bool = False
    """Up to draft 7, the keywords beside a `$ref` are ignored."""
    tuple_items: bool = False
    """Up to 2019-09, `items` may be an array, with `additionalItems` for the other elements."""
    id_keyword: str = "$id"
    asserts_formats: bool = False


def _dialect(name: Draft, uri: str) -> Dialect:
    return Dialect(
        name,
        uri,
        keywords_of(name),
        ref_overrides_siblings=name in ("draft-04", "draft-06", "draft-07"),
        tuple_items=name != "2020-12",
        id_keyword="id" if name == "draft-04" else "$id",
    )


LATEST = _dialect("2020-12", "https://json-schema.org/draft/2020-12/schema")
DIALECTS = {
    dialect.uri: dialect
    for dialect in (
        LATEST,
        _dialect("2019-09", "https://json-schema.org/draft/2019-09/schema"),
        _dialect("draft-07", "http://json-schema.org/draft-07/schema"),
        _dialect("draft-06", "http://json-schema.org/draft-06/schema"),
        _dialect("draft-04", "http://json-schema.org/draft-04/schema"),
    )
}


def dialect_of(schema: Any, default: Dialect, known: Mapping[str, Dialect]) -> Dialect | None:
    """The dialect that a schema names with `$schema`, or the default where it names none; None for an unknown one."""
    named = schema.get("$schema") if isinstance(schema, dict) else None
    if not isinstance(named, str):
        return default
    uri = named.rstrip("#")
    return known.get(uri) or known.get(uri.replace("https://", "http://")) or known.get(uri.replace("http://", "https://"))


def vocabulary(uri: str) -> tuple[Dialect, frozenset[str]] | None:
    """The dialect and the keywords of a vocabulary by its URI; None for an unknown one."""
    start, _, name = uri.rpartition("/vocab/")
    dialect = DIALECTS.get(f"{start}/schema")
    known = {**VOCABULARIES, "format-annotation": VOCABULARIES["format"], "format-assertion": VOCABULARIES["format"]}
    if dialect is None or name not in known:
        return None
    # 2019-09 has no vocabulary `unevaluated`: its keywords belong to `applicator` there.
    moved = VOCABULARIES["unevaluated"] if dialect is not LATEST and name == "applicator" else frozenset[str]()
    return dialect, known[name] | moved


def declared_dialect(metaschema: Any) -> Dialect | None:
    """The dialect that a metaschema declares with `$vocabulary`; None where it declares none, or requires an unknown vocabulary."""
    declared = metaschema.get("$vocabulary") if isinstance(metaschema, dict) else None
    if not isinstance(declared, dict) or not isinstance(metaschema.get("$id"), str):
        return None
    keywords: set[str] = set()
    base = LATEST
    for uri, required in declared.items():
        found = vocabulary(uri)
        if found is not None:
            base = found[0]
            keywords |= found[1]
        elif required:
            return None
    asserts = "https://json-schema.org/draft/2020-12/vocab/format-assertion" in declared
    return replace(base, keywords=frozenset(keywords & base.keywords), asserts_formats=asserts)


def dialects_with(metaschemas: Mapping[str, Any]) -> dict[str, Dialect]:
    """The supported dialects and those that these metaschemas declare, by URI."""
    known = dict(DIALECTS)
    for uri, metaschema in metaschemas.items():
        dialect = declared_dialect(metaschema)
        if dialect is not None:
            known[uri] = dialect
            known[metaschema["$id"]] = dialect
    return known


def subschemas(schema: Any) -> Iterator[tuple[str, Any]]:
    """The direct subschemas of a schema, each with its pointer relative to the schema."""
    if not isinstance(schema, dict):
        return
    for keyword, value in schema.items():
        if keyword in WITH_SCHEMA_MAP and isinstance(value, dict):
            for key, each in value.items():
                if isinstance(each, (dict, bool)):
                    yield pointer_token(keyword) + pointer_token(key), each
        elif keyword in WITH_SCHEMA_ARRAY and isinstance(value, list):
            for index, each in enumerate(value):
                if isinstance(each, (dict, bool)):
                    yield pointer_token(keyword) + pointer_token(index), each
        elif keyword in WITH_SCHEMA and isinstance(value, (dict, bool)):
            yield pointer_token(keyword), value


Keywords = Mapping[str, tuple[Any, str]]
"""The keywords of a schema as 2020-12 has them: each with its value, and with the pointer of that value relative to the schema."""


def normalized(schema: Mapping[str, Any], dialect: Dialect) -> Keywords:
    """The keywords of a schema of any dialect as those of 2020-12. Keywords that its dialect does not have are left out."""
    if dialect.ref_overrides_siblings and "$ref" in schema:
        return {"$ref": (schema["$ref"], "/$ref")}
    keywords = {
        keyword: (value, pointer_token(keyword))
        for keyword, value in schema.items()
        if keyword in dialect.keywords or keyword in CUSTOM
    }
    if dialect.name == "draft-04":
        for bound, exclusive in (("minimum", "exclusiveMinimum"), ("maximum", "exclusiveMaximum")):
            if exclusive in keywords:
                is_exclusive = keywords.pop(exclusive)[0]
                if is_exclusive and bound in keywords:
                    keywords[exclusive] = keywords.pop(bound)
    if dialect.tuple_items:
        rest = keywords.pop("additionalItems", None)
        if "items" in keywords and isinstance(keywords["items"][0], list):
            keywords["prefixItems"] = keywords.pop("items")
            if rest is not None:
                keywords["items"] = rest
    if "dependencies" in keywords:
        dependencies = keywords.pop("dependencies")[0]
        lists = {key: value for key, value in dependencies.items() if isinstance(value, list)}
        schemas = {key: value for key, value in dependencies.items() if not isinstance(value, list)}
        if lists:
            keywords["dependentRequired"] = (lists, "/dependencies")
        if schemas:
            keywords["dependentSchemas"] = (schemas, "/dependencies")
    return keywords
