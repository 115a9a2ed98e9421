"""Unions that one property tells apart: every branch is an object that requires it, each with values of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..frozen import frozen
from ..schema.json_types import json_type, types_of
from ..schema.keywords import ANNOTATIONS
from ..schema.resolve import Place
from ..schema.traverse import Scope, Traversal

SCALARS = (str, bool, int, type(None))
"""What can be one of the values of an enumeration that is typed."""

__all__ = ["Described", "Tag", "described_values", "fixed_values", "is_null", "tagged", "unconditional_subschemas"]


@frozen
class Tag:
    """The property that tells branches apart."""

    name: str
    values: tuple[tuple[Any, ...], ...]
    """For each branch, in order, the values that name it; none for the branch that is null."""

    @property
    def nullable(self) -> bool:
        """Whether null is one of the branches."""
        return () in self.values


def unconditional_subschemas(work: Traversal, place: Place, scope: Scope) -> Iterator[tuple[Place, Scope]]:
    """All that a schema always applies to the same value, by `$ref` and `allOf`, and last the schema itself."""
    return work.unconditional_subschemas(place, scope)


def fixed_values(schema: Any) -> tuple[Any, ...]:
    """The strings, integers or booleans that a property can only be."""
    if not isinstance(schema, dict):
        return ()
    values = [schema["const"]] if "const" in schema else schema.get("enum", [])
    good = isinstance(values, list) and all(isinstance(value, (str, int)) for value in values)
    return tuple(values) if good else ()


@frozen
class Described:
    """An enumeration that is written as a union, so that each value has a description of its own."""

    values: tuple[Any, ...]
    open: bool
    """Any other text is as good."""


def described_values(branches: list[Place], *, only: bool) -> Described | None:
    """The values of a union whose every branch is a constant or an enumeration. With `only`, no value may fit two branches; else
    one of the branches may be any text."""
    values: list[Any] = []
    open_branches = 0
    for place in branches:
        says = set(place.view) - ANNOTATIONS
        types = types_of(place.view)
        if says == {"type"} and types == ("string",) and not only:
            open_branches += 1
            continue
        if says == {"type"} and types == ("null",):
            values.append(None)
            continue
        if not says or (not says <= {"type", "const"} and not says <= {"type", "enum"}):
            return None
        found = (place.view["const"][0],) if "const" in says else tuple(place.view.get("enum", ((), ""))[0])
        if not found or "format" in place.view or (types and not all(json_type(value, types) for value in found)):
            return None
        values += found
    if not only:
        values = list({(type(value), str(value)): value for value in values}.values())
    distinct = len({(type(value), value) for value in values if isinstance(value, SCALARS)}) == len(values)
    texts = all(isinstance(value, str) for value in values)
    if not distinct or not values or open_branches > 1 or (open_branches and not texts):
        return None
    return Described(tuple(values), open_branches == 1)


def is_null(place: Place) -> bool:
    """Whether a schema accepts null and nothing else."""
    return types_of(place.view) == ("null",) and set(place.view) - ANNOTATIONS == {"type"}


def tagged(work: Traversal, place: Place, scope: Scope, keyword: str) -> Tag | None:
    """The tag of a union, if it has one that means the same as trying every branch."""
    branches: list[dict[str, tuple[Any, ...]] | None] = []
    for _, branch, inner in work.members(place, scope, keyword):
        if is_null(branch):
            branches.append(None)
            continue
        required: set[str] = set()
        fixed: dict[str, tuple[Any, ...]] = {}
        is_object = False
        for part, _ in unconditional_subschemas(work, branch, inner):
            is_object = is_object or types_of(part.view) == ("object",)
            required.update(part.view["required"][0] if "required" in part.view else ())
            properties = part.view["properties"][0] if "properties" in part.view else {}
            fixed.update({name: values for name, schema in properties.items() if (values := fixed_values(schema))})
        if not is_object:
            return None
        branches.append({name: values for name, values in fixed.items() if name in required})
    objects = [branch for branch in branches if branch is not None]
    if len(objects) < (1 if keyword == "x-known" else 2) or len(branches) > len(objects) + 1:
        return None
    for name in objects[0]:
        if all(name in branch for branch in objects):
            values = tuple(() if branch is None else branch[name] for branch in branches)
            flat = [(type(value), value) for branch in values for value in branch]
            if len({value for _, value in flat}) == len(flat):  # Not true beside 1: for Python they are one.
                return Tag(name, values)
    return None
