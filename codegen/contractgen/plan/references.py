"""Which definitions a shape or a rule names, and so which module imports which."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Any

from ..model import (
    Checked,
    Contract,
    Field,
    Key,
    Nullable,
    ObjectOr,
    RefShape,
    Rule,
    RuleRef,
    Shape,
    TaggedShape,
    UnionShape,
)

__all__ = ["bare_references", "file_graph", "references_in", "shape_references"]


def references_in(value: Any) -> Iterator[Key]:
    """The definitions that a shape names, in order, as often as it names them."""
    stack = deque([value])
    while stack:
        each = stack.popleft()
        if isinstance(each, RefShape):
            yield each.key
        elif isinstance(each, Shape):
            stack += [getattr(each, name) for name in parts_of(each) if name != "rule"]
        elif isinstance(each, tuple):
            stack += each
        elif isinstance(each, Field):
            stack.append(each.shape)


def shape_references(value: Any) -> list[Key]:
    """The definitions that a shape names, in order."""
    return list(dict.fromkeys(references_in(value)))


def bare_references(shape: Shape) -> list[Key]:
    """The definitions whose types stand bare in the type of a shape, not within the brackets of a list or dict."""
    if isinstance(shape, RefShape):
        return [shape.key]
    inner: list[Shape] = []
    if isinstance(shape, (Checked, Nullable)):
        inner = [shape.inner]
    elif isinstance(shape, ObjectOr):
        inner = [shape.record]
    elif isinstance(shape, UnionShape):
        inner = list(shape.branches)
    elif isinstance(shape, TaggedShape):
        inner = [branch for _, branch in shape.branches]
    return [key for each in inner for key in bare_references(each)]


def parts_of(shape: Shape) -> tuple[str, ...]:
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
        if kind is RefShape or kind is RuleRef:
            found.add(each.key[0])
        elif kind is tuple or kind is list:
            stack += each
        elif kind is Rule:
            stack += each.arguments
            stack += (each.options or {}).values()
        elif kind is Field:
            stack.append(each.shape)
        elif kind is dict:
            stack += each.values()
        elif isinstance(each, Shape):
            stack += [getattr(each, name) for name in parts_of(each)]
    return found


def file_graph(contract: Contract) -> dict[str, set[str]]:
    """Which file's module imports which."""
    graph: dict[str, set[str]] = {definition.key[0]: set() for definition in contract.definitions}
    for definition in contract.definitions:
        graph[definition.key[0]] |= files_named(definition.shape, definition.rule)
    return graph
