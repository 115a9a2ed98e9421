"""Validation of the schemas outside the contract that its references reach."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from ..diagnostics import ContractError, Problem, stop_if
from .dialects import Dialect, subschemas
from .load import Document
from .metaschema import metaschema_errors
from .resolve import METASCHEMA_HOST, Place, Resolver

__all__ = ["check_resources"]


def check_resources(resolver: Resolver) -> None:
    """Check that the further resources that references reach are valid schemas. Resources that nothing refers to may hold anything.

    Raises:
        ContractError: every violation.
    """
    if len(resolver.resources) == len(resolver.documents):
        return
    problems: list[Problem] = []
    seen = {id(document.contents) for document in resolver.documents}
    stack = [resolver.root(document) for document in resolver.documents]
    while stack:
        place = stack.pop()
        for document, dialect in _referenced(resolver, place):
            if id(document.contents) not in seen:
                seen.add(id(document.contents))
                problems += [document.problem(*error) for error in metaschema_errors(document.contents, dialect)]
                stack.append(resolver.root(document))
        stack += (resolver.inside(place, suffix, each) for suffix, each in subschemas(place.schema))
    stop_if(problems)


def _referenced(resolver: Resolver, place: Place) -> Iterator[tuple[Document, Dialect]]:
    """The documents that a schema refers to, with their dialects, without the published metaschemas."""
    for keyword in ("$ref", "$dynamicRef"):
        if isinstance(place.schema, dict) and isinstance(place.schema.get(keyword), str):
            with suppress(ContractError):  # `check_cycles` reports it, where the dialect has the keyword.
                target = resolver.lookup(place, keyword, place.schema[keyword])
                if METASCHEMA_HOST not in target.document.file:
                    yield target.document, target.location.dialect
