"""Rules that wait until every shape is known."""

from __future__ import annotations

from dataclasses import replace

from ..frozen import frozen
from ..model import (
    ArrayShape,
    Checked,
    Field,
    MapShape,
    Nullable,
    Record,
    Shape,
    TupleShape,
)
from ..resolve import Place
from .rules import rule_of
from .scope import Scope, Worklist

__all__ = ["Pending", "settled"]


@frozen
class Pending:
    """A rule to be lowered once every shape is known, so that it can name what became a definition."""

    place: Place
    scope: Scope
    only: frozenset[str] | None


def settled(work: Worklist, shape: Shape) -> Shape:
    """The same shape with its pending rules lowered."""
    if isinstance(shape, Checked):
        rule = shape.rule
        if isinstance(rule, Pending):
            rule = rule_of(work, rule.place, rule.scope, only=rule.only)
        return Checked(settled(work, shape.inner), rule)
    if isinstance(shape, Record):
        fields = tuple(settled_field(work, field) for field in shape.fields)
        return replace(shape, fields=fields, others=None if shape.others is None else settled(work, shape.others))
    if isinstance(shape, ArrayShape):
        items = settled(work, shape.items)
        return shape if items is shape.items else replace(shape, items=items)
    if isinstance(shape, TupleShape):
        return TupleShape(tuple(settled(work, item) for item in shape.items))
    if isinstance(shape, MapShape):
        return replace(shape, values=settled(work, shape.values), names=settled(work, shape.names))
    if isinstance(shape, Nullable):
        return Nullable(settled(work, shape.inner))
    return shape


def settled_field(work: Worklist, field: Field) -> Field:
    """The same property with its pending rules lowered; most have none."""
    shape = settled(work, field.shape)
    return field if shape is field.shape else replace(field, shape=shape)
