"""The table of keywords: in which dialects each exists, what its value holds, and what it applies to. Every other set of keywords is
derived from these rows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from ..frozen import frozen

__all__ = [
    "ANNOTATIONS",
    "APPLICATORS",
    "BY_TYPE",
    "CUSTOM",
    "DRAFTS",
    "IDENTIFIERS",
    "IN_PLACE",
    "KEYWORDS",
    "METADATA",
    "OTHER_VOCABULARIES",
    "REFERENCES",
    "VOCABULARIES",
    "WITH_SCHEMA",
    "WITH_SCHEMA_ARRAY",
    "WITH_SCHEMA_MAP",
    "Keyword",
    "keywords_of",
]

Draft = Literal["draft-04", "draft-06", "draft-07", "2019-09", "2020-12"]
DRAFTS: tuple[Draft, ...] = ("draft-04", "draft-06", "draft-07", "2019-09", "2020-12")
"""The supported dialects, oldest first."""

Role = Literal["identifier", "definitions", "reference", "applicator", "assertion", "annotation"]
Holds = Literal["", "schema", "array", "map", "schema or array"]
Instance = Literal["any", "number", "string", "array", "object"]


@frozen
class Keyword:
    """One row of the table."""

    name: str
    vocabulary: str
    """The last part of the URI of its vocabulary in 2020-12; for a keyword that 2020-12 does not have, the one it would belong to.
    Empty for our own keywords."""
    role: Role
    """`definitions`: holds schemas that only references apply."""
    holds: Holds = ""
    """How subschemas stand in its value. A `map` or `array` may hold other values instead, which are not subschemas."""
    instance: Instance = "any"
    """The type of instance that it looks at; instances of other types are valid whatever it says."""
    in_place: bool = False
    """Its subschemas, or the target of the reference, apply to the same instance and not to a part of it."""
    since: Draft = "draft-04"
    until: Draft = "2020-12"


KEYWORDS: tuple[Keyword, ...] = (
    # Core
    Keyword("$schema", "core", "identifier"),
    Keyword("$id", "core", "identifier", since="draft-06"),
    Keyword("id", "core", "identifier", until="draft-04"),
    Keyword("$anchor", "core", "identifier", since="2019-09"),
    Keyword("$dynamicAnchor", "core", "identifier", since="2020-12"),
    Keyword("$recursiveAnchor", "core", "identifier", since="2019-09", until="2019-09"),
    Keyword("$vocabulary", "core", "identifier", since="2019-09"),
    Keyword("$ref", "core", "reference", in_place=True),
    Keyword("$dynamicRef", "core", "reference", in_place=True, since="2020-12"),
    Keyword("$recursiveRef", "core", "reference", in_place=True, since="2019-09", until="2019-09"),
    Keyword("$defs", "core", "definitions", holds="map", since="2019-09"),
    Keyword("definitions", "core", "definitions", holds="map", until="draft-07"),
    Keyword("$comment", "core", "annotation", since="draft-07"),
    # Applicators
    Keyword("allOf", "applicator", "applicator", holds="array", in_place=True),
    Keyword("anyOf", "applicator", "applicator", holds="array", in_place=True),
    Keyword("oneOf", "applicator", "applicator", holds="array", in_place=True),
    Keyword("not", "applicator", "applicator", holds="schema", in_place=True),
    Keyword("if", "applicator", "applicator", holds="schema", in_place=True, since="draft-07"),
    Keyword("then", "applicator", "applicator", holds="schema", in_place=True, since="draft-07"),
    Keyword("else", "applicator", "applicator", holds="schema", in_place=True, since="draft-07"),
    Keyword("dependentSchemas", "applicator", "applicator", holds="map", instance="object", in_place=True, since="2019-09"),
    Keyword("properties", "applicator", "applicator", holds="map", instance="object"),
    Keyword("patternProperties", "applicator", "applicator", holds="map", instance="object"),
    Keyword("additionalProperties", "applicator", "applicator", holds="schema", instance="object"),
    Keyword("propertyNames", "applicator", "applicator", holds="schema", instance="object", since="draft-06"),
    Keyword("prefixItems", "applicator", "applicator", holds="array", instance="array", since="2020-12"),
    Keyword("items", "applicator", "applicator", holds="schema or array", instance="array"),
    Keyword("additionalItems", "applicator", "applicator", holds="schema", instance="array", until="2019-09"),
    Keyword("contains", "applicator", "applicator", holds="schema", instance="array", since="draft-06"),
    Keyword("unevaluatedProperties", "unevaluated", "applicator", holds="schema", instance="object", since="2019-09"),
    Keyword("unevaluatedItems", "unevaluated", "applicator", holds="schema", instance="array", since="2019-09"),
    # Assertions
    Keyword("type", "validation", "assertion"),
    Keyword("enum", "validation", "assertion"),
    Keyword("const", "validation", "assertion", since="draft-06"),
    Keyword("minimum", "validation", "assertion", instance="number"),
    Keyword("maximum", "validation", "assertion", instance="number"),
    Keyword("exclusiveMinimum", "validation", "assertion", instance="number"),
    Keyword("exclusiveMaximum", "validation", "assertion", instance="number"),
    Keyword("multipleOf", "validation", "assertion", instance="number"),
    Keyword("minLength", "validation", "assertion", instance="string"),
    Keyword("maxLength", "validation", "assertion", instance="string"),
    Keyword("pattern", "validation", "assertion", instance="string"),
    Keyword("minItems", "validation", "assertion", instance="array"),
    Keyword("maxItems", "validation", "assertion", instance="array"),
    Keyword("uniqueItems", "validation", "assertion", instance="array"),
    Keyword("minContains", "validation", "assertion", instance="array", since="2019-09"),
    Keyword("maxContains", "validation", "assertion", instance="array", since="2019-09"),
    Keyword("minProperties", "validation", "assertion", instance="object"),
    Keyword("maxProperties", "validation", "assertion", instance="object"),
    Keyword("required", "validation", "assertion", instance="object"),
    Keyword("dependentRequired", "validation", "assertion", instance="object", since="2019-09"),
    # Not a keyword since 2019-09, but published schemas still count on it, and validators still honour it.
    Keyword("dependencies", "validation", "applicator", holds="map", instance="object", in_place=True),
    # Annotations
    Keyword("title", "meta-data", "annotation"),
    Keyword("description", "meta-data", "annotation"),
    Keyword("default", "meta-data", "annotation"),
    Keyword("examples", "meta-data", "annotation", since="draft-06"),
    Keyword("deprecated", "meta-data", "annotation", since="2019-09"),
    Keyword("readOnly", "meta-data", "annotation", since="draft-07"),
    Keyword("writeOnly", "meta-data", "annotation", since="draft-07"),
    # An assertion where the dialect or `contract.json` says so.
    Keyword("format", "format", "annotation", instance="string"),
    Keyword("contentEncoding", "content", "annotation", instance="string", since="draft-07"),
    Keyword("contentMediaType", "content", "annotation", instance="string", since="draft-07"),
    Keyword("contentSchema", "content", "annotation", holds="schema", instance="string", since="2019-09"),
    # Our own vocabulary, in every dialect. The value of `x-known` may also be an array of strings.
    Keyword("x-known", "", "applicator", holds="array", in_place=True),
    Keyword("x-trimmed", "", "assertion", instance="string"),
    Keyword("x-base64MaxBytes", "", "assertion", instance="string"),
    Keyword("x-base64TotalMaxBytes", "", "assertion", instance="array"),
    Keyword("x-memberOf", "", "assertion", instance="object"),
    Keyword("x-python-name", "", "annotation"),
    Keyword("x-python-schema-name", "", "annotation"),
)


def _names(rows: Iterable[Keyword]) -> frozenset[str]:
    return frozenset(row.name for row in rows)


def keywords_of(draft: Draft) -> frozenset[str]:
    """The keywords of a dialect, without our own."""
    number = DRAFTS.index(draft)
    return _names(row for row in KEYWORDS if row.vocabulary and DRAFTS.index(row.since) <= number <= DRAFTS.index(row.until))


CUSTOM = _names(row for row in KEYWORDS if not row.vocabulary)
"""Our own keywords, which every dialect has."""

VOCABULARIES: dict[str, frozenset[str]] = {
    name: _names(row for row in KEYWORDS if row.vocabulary == name)
    for name in dict.fromkeys(row.vocabulary for row in KEYWORDS)
    if name
}
"""The keywords of each vocabulary, of all dialects."""

WITH_SCHEMA = _names(row for row in KEYWORDS if "schema" in row.holds)
WITH_SCHEMA_ARRAY = _names(row for row in KEYWORDS if "array" in row.holds)
WITH_SCHEMA_MAP = _names(row for row in KEYWORDS if row.holds == "map")
"""The keywords whose value is a schema, holds schemas in an array, or holds them in an object."""

IDENTIFIERS = _names(row for row in KEYWORDS if row.role in ("identifier", "definitions"))
"""The keywords that identify a schema or hold definitions: they say nothing about an instance."""

REFERENCES = _names(row for row in KEYWORDS if row.role == "reference")

APPLICATORS = _names(row for row in KEYWORDS if row.role == "applicator")

IN_PLACE = _names(row for row in KEYWORDS if row.in_place)
"""The keywords that apply other schemas to the same instance."""

ANNOTATIONS = IDENTIFIERS | _names(row for row in KEYWORDS if row.role == "annotation")
"""The keywords that never make an instance invalid, `format` among them."""

METADATA = VOCABULARIES["meta-data"] | {"$comment", "x-python-name", "x-python-schema-name"}
"""The keywords that only describe a schema to its readers."""

BY_TYPE: dict[Instance, frozenset[str]] = {
    kind: _names(row for row in KEYWORDS if row.instance == kind) for kind in ("number", "string", "array", "object")
}
"""The keywords that look at instances of one type."""

OTHER_VOCABULARIES = frozenset(
    {"discriminator", "nullable", "xml", "externalDocs", "example", "enumNames", "markdownDescription", "definition", "tsType"}
)
"""Keywords of OpenAPI and of common tools, which we ignore and do not take for misspellings."""
