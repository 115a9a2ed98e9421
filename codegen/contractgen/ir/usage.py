"""Who uses what: the definitions that each request and event reaches, and the requests and events that reach a definition."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from ..frozen import frozen
from .constraints import Key
from .contract import Contract, Definition
from .visit import constraint_references, constraints_of, type_references

__all__ = ["Usage", "Use", "reachable", "references", "usage"]


class Use(NamedTuple):
    """A request or event that reaches a definition."""

    kind: str
    """`request` or `event`."""
    name: str
    part: str
    """`payload` or `result`."""


@frozen
class Usage:
    """Both directions. Not hashable: it holds dictionaries."""

    reached: Mapping[Use, frozenset[Key]]
    """The definitions that the payload or result of each request and event reaches, that of the payload or result included."""
    used_by: Mapping[Key, tuple[Use, ...]]
    """The uses of each definition, in the order of the contract's requests and events; none for what none of them reaches."""


def references(definition: Definition) -> Iterator[Key]:
    """The definitions that a definition names, in its type, in the constraints beside that, and in its constraint."""
    yield from type_references(definition.type)
    for constraint in (*constraints_of(definition.type), definition.constraint):
        yield from constraint_references(constraint)


def reachable(definitions: Mapping[Key, Definition], start: Iterable[Key], *, types_only: bool = False) -> frozenset[Key]:
    """The definitions that can be reached from some definitions, these included; with `types_only`, only through their types."""
    waiting = list(start)
    found: set[Key] = set()
    while waiting:
        key = waiting.pop()
        if key not in found:
            found.add(key)
            waiting += type_references(definitions[key].type) if types_only else references(definitions[key])
    return frozenset(found)


def usage(contract: Contract) -> Usage:
    """The definitions that each payload and result reaches."""
    definitions = {definition.key: definition for definition in contract.definitions}
    starts: dict[Use, Key] = {}
    for request in contract.requests:
        starts[Use("request", request.name, "payload")] = request.payload
        starts[Use("request", request.name, "result")] = request.result
    for event in contract.events:
        starts[Use("event", event.name, "payload")] = event.payload
    reached = {use: reachable(definitions, [key]) for use, key in starts.items()}
    used_by: dict[Key, list[Use]] = {key: [] for key in definitions}
    for use, keys in reached.items():
        for key in keys:
            used_by[key].append(use)
    return Usage(reached, {key: tuple(uses) for key, uses in used_by.items()})
