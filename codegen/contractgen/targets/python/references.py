"""Which definitions a shape or a rule names, and so which module imports which."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Any

from ...ir.constraints import Constraint, ConstraintRef, Key
from ...ir.contract import Contract
from ...ir.types import Field, Nullable, ObjectOrAny, Refined, RefType, TaggedUnionType, Type, UnionType

__all__ = ["bare_references", "file_graph", "references_in", "shape_references"]


def references_in(value: Any) -> Iterator[Key]:
    """The definitions that a shape names, in order, as often as it names them."""
    stack = deque([value])
    while stack:
        each = stack.popleft()
        if isinstance(each, RefType):
            yield each.key
        elif isinstance(each, Type):
            stack += [getattr(each, name) for name in parts_of(each) if name != "rule"]
        elif isinstance(each, tuple):
            stack += each
        elif isinstance(each, Field):
            stack.append(each.shape)


def shape_references(value: Any) -> list[Key]:
    """The definitions that a shape names, in order."""
    return list(dict.fromkeys(references_in(value)))


def bare_references(shape: Type) -> list[Key]:
    """The definitions whose types stand bare in the type of a shape, not within the brackets of a list or dict."""
    if isinstance(shape, RefType):
        return [shape.key]
    inner: list[Type] = []
    if isinstance(shape, (Refined, Nullable)):
        inner = [shape.inner]
    elif isinstance(shape, ObjectOrAny):
        inner = [shape.record]
    elif isinstance(shape, UnionType):
        inner = list(shape.branches)
    elif isinstance(shape, TaggedUnionType):
        inner = [branch for _, branch in shape.branches]
    return [key for each in inner for key in bare_references(each)]


def parts_of(shape: Type) -> tuple[str, ...]:
    """The fields of a shape: what `dataclasses.fields` tells, much faster."""
    return shape.__match_args__


PLAIN = frozenset({str, int, float, bool, type(None)})
"""The types of values that name nothing."""


def files_named(*values: Any) -> set[str]:
    """The files of all definitions that shapes and rules name, whatever is in them."""
    found: set[str] = set()
    stack = list(values)
    while stack:
        each = stack.pop()
        kind = type(each)
        if kind in PLAIN:  # Most are: bounds, names, texts.
            continue
        if kind is RefType or kind is ConstraintRef:
            found.add(each.key[0])
        elif kind is tuple or kind is list:
            stack += each
        elif kind is Constraint:
            stack += each.arguments
            stack += (each.options or {}).values()
        elif kind is Field:
            stack.append(each.shape)
        elif kind is dict:
            stack += each.values()
        elif isinstance(each, Type):
            stack += [getattr(each, name) for name in parts_of(each)]
    return found


def file_graph(contract: Contract) -> dict[str, set[str]]:
    """Which file's module imports which."""
    graph: dict[str, set[str]] = {definition.key[0]: set() for definition in contract.definitions}
    for definition in contract.definitions:
        graph[definition.key[0]] |= files_named(definition.shape, definition.rule)
    return graph
