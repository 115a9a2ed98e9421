"""The index that the search box and the list at the side are made of: a line for each page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ...output import marker
from ..flatten import FlatContract
from ..json_text import json_compact
from .prose import summary

__all__ = ["Entry", "index_file", "words_of"]


class Entry(NamedTuple):
    """A page that can be found."""

    name: str
    kind: str
    """`request`, `event`, `type` or `page`."""
    group: str
    page: str
    description: str
    words: tuple[str, ...]
    """What else finds it: properties and values."""


def index_file(entries: list[Entry]) -> str:
    """The index as a script, since pages that come from the file system cannot read other files."""
    rows = [[each.name, each.kind, each.group, each.page, summary(each.description), " ".join(each.words)] for each in entries]
    lines = ",\n".join(map(json_compact, rows))
    return f"// {marker.MARKER} from the schemas of the contract. DO NOT EDIT.\nself.contractIndex = [\n{lines}\n];\n"


def words_of(flat: FlatContract, name: str) -> tuple[str, ...]:
    """The names of properties and the values that a schema lists, each once."""
    return tuple(dict.fromkeys(found(flat.schemas[name])))


def found(schema: Any) -> Iterator[str]:
    """As `words_of`, in the order of the schema."""
    if isinstance(schema, dict):
        for name, inner in schema.get("properties", {}).items():
            yield name
            yield from found(inner)
        for value in [*schema.get("enum", ()), schema.get("const")]:
            if isinstance(value, str):
                yield value
        for keyword in ("items", "additionalProperties"):
            yield from found(schema.get(keyword))
        for keyword in ("anyOf", "oneOf", "allOf", "prefixItems"):
            for inner in schema.get(keyword, ()):
                yield from found(inner)
