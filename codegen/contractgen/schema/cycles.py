"""Limits on schemas that apply to the same instance: none may apply to it through itself, and not too many may apply to it at all."""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics import ContractError, Problem, stop_if
from .dialects import subschemas
from .keywords import IN_PLACE, KEYWORDS, REFERENCES
from .resolve import Place, Resolver
from .traverse import Scope, Traversal

__all__ = ["check_cycles"]

MAX_IN_PLACE = 20_000
"""How many schemas may apply to one instance, through references and in-place applicators: evaluation takes time for each of them."""

Key = tuple[str, str, str]
IN_PLACE_APPLICATORS = tuple(row for row in KEYWORDS if row.in_place and row.name not in REFERENCES)


def check_cycles(resolver: Resolver) -> None:
    """Check that every reference resolves, that no schema applies to an instance through itself, and that the number of schemas that
    apply to one instance is bounded.

    Raises:
        ContractError: every violation.
    """
    problems: list[Problem] = []
    traversal = Traversal(resolver)
    counts: dict[Key, int] = {}
    for document in resolver.documents:
        root = resolver.root(document)
        stack = [(root, traversal.root_scope(root))]
        while stack:
            place, scope = stack.pop()
            if not isinstance(place.schema, dict):
                continue
            try:
                if not IN_PLACE.isdisjoint(place.view):
                    _count(traversal, place, scope, counts)
            except ContractError as error:
                problems += error.problems
            for suffix, each in subschemas(place.schema):
                inner = resolver.inside(place, suffix, each)
                stack.append((inner, traversal.entered(scope, inner)))
    stop_if(problems)


def _in_place(traversal: Traversal, place: Place, scope: Scope) -> Iterator[tuple[Place, Scope]]:
    """The schemas that a schema applies to the same instance."""
    yield from traversal.references(place, scope)
    for keyword in IN_PLACE_APPLICATORS:
        if keyword.name not in place.view:
            continue
        if keyword.holds == "schema":
            yield traversal.only(place, scope, keyword.name)
        else:
            for _, inner, inner_scope in traversal.members(place, scope, keyword.name):
                if isinstance(inner.schema, (dict, bool)):
                    yield inner, inner_scope


def _count(traversal: Traversal, start: Place, start_scope: Scope, counts: dict[Key, int]) -> None:
    """Count the schemas that apply to the instance of a schema, into `counts`. Depth first, without recursion: chains of references
    may be longer than the interpreter's stack.

    Raises:
        ContractError: a cycle, too many schemas, or a reference that does not resolve.
    """
    open_: set[Key] = set()
    stack: list[tuple[Place, Scope, Key, list[Key] | None]] = [(start, start_scope, traversal.key(start, start_scope), None)]
    while stack:
        place, scope, key, following = stack.pop()
        if following is None:
            if key in counts or not isinstance(place.schema, dict):
                counts.setdefault(key, 1)
                continue
            if key in open_:
                stop_if([place.problem("infinite recursion: the schema's references lead back to it for the same instance")])
            open_.add(key)
            inner = [(*each, traversal.key(*each)) for each in _in_place(traversal, place, scope)]
            stack.append((place, scope, key, [inner_key for _, _, inner_key in inner]))
            stack += ((inner_place, inner_scope, inner_key, None) for inner_place, inner_scope, inner_key in inner)
        else:
            total = 1 + sum(counts.get(each, 1) for each in following)
            open_.discard(key)
            counts[key] = total
            if total > MAX_IN_PLACE:
                counts[key] = 1
                message = (
                    f"more than {MAX_IN_PLACE} schemas apply to each instance, through chains of references; remove duplicates"
                )
                stop_if([place.problem(message, unsupported=True)])
