"""The table of keywords agrees with the published metaschemas, with the runtime, and with the validators written in JavaScript."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import contractgen
import pytest
from contractgen.schema import keywords
from contractgen.schema.formats import SUPPORTED_FORMATS, UNSUPPORTED_FORMATS
from contractgen.schema.keywords import (
    CUSTOM,
    DRAFTS,
    KEYWORDS,
    VOCABULARIES,
    WITH_SCHEMA,
    WITH_SCHEMA_ARRAY,
    WITH_SCHEMA_MAP,
    Draft,
    keywords_of,
)
from contractgen.targets.python.runtime.formats import FORMATS
from jsonschema_specifications import REGISTRY

URIS: dict[Draft, str] = {
    "draft-04": "http://json-schema.org/draft-04/schema",
    "draft-06": "http://json-schema.org/draft-06/schema",
    "draft-07": "http://json-schema.org/draft-07/schema",
    "2019-09": "https://json-schema.org/draft/2019-09/schema",
    "2020-12": "https://json-schema.org/draft/2020-12/schema",
}
LEGACY = {"dependencies"}
"""Read in dialects that do not have it."""

NOT_IN_METASCHEMA = {"draft-04": {"format", "$ref"}, "draft-07": {"writeOnly"}}
"""Keywords of a specification that some published versions of its metaschema do not mention."""


def metaschemas(draft: Draft) -> dict[str, Any]:
    """The metaschema of a dialect, as its vocabularies where it has some."""
    contents: Any = REGISTRY.contents(URIS[draft])
    uris = contents.get("$vocabulary", {})
    return {uri.rpartition("/")[2]: REGISTRY.contents(uri.replace("/vocab/", "/meta/")) for uri in uris} or {"": contents}


@pytest.mark.parametrize("draft", DRAFTS)
def test_keywords_are_those_of_the_metaschema(draft: Draft) -> None:
    """Each dialect has the keywords that its metaschema describes."""
    described = {name for metaschema in metaschemas(draft).values() for name in metaschema["properties"]}
    assert keywords_of(draft) - LEGACY - NOT_IN_METASCHEMA.get(draft, set()) == described - LEGACY - NOT_IN_METASCHEMA.get(
        draft, set()
    )


def test_vocabularies_are_those_of_the_metaschema() -> None:
    """Each keyword of 2020-12 is in its vocabulary."""
    latest = keywords_of("2020-12") - LEGACY
    for name, metaschema in metaschemas("2020-12").items():
        assert VOCABULARIES[name.removesuffix("-annotation")] & latest == set(metaschema["properties"]), name


def holds(described: Any) -> str:
    """How a keyword's value holds subschemas, by its entry in the metaschema of 2020-12."""
    if not isinstance(described, dict):
        return ""
    if "$dynamicRef" in described:
        return "schema"
    if described.get("$ref") == "#/$defs/schemaArray":
        return "array"
    return "map" if "$dynamicRef" in (described.get("additionalProperties") or {}) else ""


def test_subschemas_are_those_of_the_metaschema() -> None:
    """The table says of each keyword of 2020-12 how its value holds subschemas, as the metaschema does."""
    described = {name: each for metaschema in metaschemas("2020-12").values() for name, each in metaschema["properties"].items()}
    rows = {row.name: row.holds for row in KEYWORDS if row.name in described}
    assert {**rows, "items": "schema"} == {name: holds(each) for name, each in described.items()}


def test_each_keyword_has_one_row() -> None:
    """No keyword is listed twice, and only keywords of another vocabulary are ignored."""
    names = [row.name for row in KEYWORDS]
    assert len(names) == len(set(names))
    assert not keywords.OTHER_VOCABULARIES & set(names)
    assert all(name.startswith("x-") for name in CUSTOM)


def test_formats_are_those_of_the_runtime() -> None:
    """What a contract can assert is what the runtime checks."""
    assert set(FORMATS) == SUPPORTED_FORMATS
    assert not SUPPORTED_FORMATS & UNSUPPORTED_FORMATS


def test_javascript_lists_the_same_keywords() -> None:
    """The validators in JavaScript look for subschemas where the table says that they are, in schemas of 2020-12 without definitions."""
    source = (Path(contractgen.__file__).parent / "targets/typescript/validators.mjs").read_text(encoding="utf-8")

    def listed(name: str) -> set[str]:
        found = re.search(rf"^const {name} = (\[[^\]]*\])", source, re.MULTILINE)
        assert found is not None, name
        return set(json.loads(found.group(1)))

    latest = keywords_of("2020-12") | CUSTOM
    annotations = {"contentSchema"}
    assert listed("ONE") == WITH_SCHEMA & latest - annotations
    assert listed("LISTS") == WITH_SCHEMA_ARRAY & latest - {"items"}
    assert listed("MAPS") == WITH_SCHEMA_MAP & latest - {"$defs", "dependencies"}


def test_known_object_that_is_the_schema_itself() -> None:
    """A branch of `x-known` applies to the same instance, so it must not lead back to its schema."""
    tag = {"type": "object", "required": ["t"], "properties": {"t": {"const": "a"}}}
    with pytest.raises(contractgen.ContractError, match="infinite recursion"):
        contractgen.compile_schema({**tag, "x-known": [{"$ref": "#"}]})
    assert contractgen.compile_schema({"type": "string", "x-known": ["a", "b"]}).is_valid("c")
