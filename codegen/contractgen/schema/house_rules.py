"""Rules of style for contracts with requests and events: every file and property is documented, files have predictable addresses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

from ..diagnostics import Problem
from .dialects import subschemas
from .load import Document
from .pointers import pointer_token
from .settings import Settings

__all__ = ["house_rule_problems"]


def house_rule_problems(documents: tuple[Document, ...], settings: Settings) -> Iterator[Problem]:
    """The violations of the rules in these documents."""
    for document in documents:
        contents = document.contents
        if not isinstance(contents, dict):
            yield document.problem("", "each file of a contract is an object with a title and a description")
            continue
        for keyword in ("$schema", "$id", "title", "description"):
            if not contents.get(keyword):
                yield document.problem("", f"missing {keyword!r}; every file of a contract has one")
        address = settings.id_base + quote(document.file, errors="surrogateescape")
        given = contents.get("$id")
        if settings.id_base and isinstance(given, str) and given not in (address, settings.id_base + document.file):
            yield document.problem("/$id", f"{given!r} does not match the path of the file; use {address!r}")
        if document.file.startswith("requests/"):
            properties = contents.get("properties")
            for name in ("payload", "result"):
                if not isinstance(properties, dict) or name not in properties:
                    yield document.problem(
                        "/properties" if isinstance(properties, dict) else "", f"a request needs the property {name!r}"
                    )
        yield from _undocumented_properties(document)


def _undocumented_properties(document: Document) -> Iterator[Problem]:
    stack: list[tuple[Any, str]] = [(document.contents, "")]
    while stack:
        schema, pointer = stack.pop()
        if not isinstance(schema, dict):
            continue
        # Without its own `type`, a schema refines properties that another schema describes.
        describes = schema.get("type") == "object" or schema.get("type") == ["object", "null"]
        properties = schema.get("properties")
        for name, each in properties.items() if isinstance(properties, dict) and describes else ():
            if not (isinstance(each, dict) and each.get("description")):
                yield document.problem(
                    f"{pointer}/properties{pointer_token(name)}", f"the property {name!r} has no description; add one"
                )
        stack += ((each, pointer + suffix) for suffix, each in subschemas(schema))
