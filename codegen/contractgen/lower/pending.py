"""Rules that wait until every shape is known."""

from __future__ import annotations

from dataclasses import replace

from ..frozen import frozen
from ..ir.types import ArrayType, Field, MapType, Nullable, Record, Refined, TupleType, Type
from ..schema.resolve import Place
from .constraints import rule_of
from .worklist import Scope, Worklist

__all__ = ["Pending", "settled"]


@frozen
class Pending:
    """A rule to be lowered once every shape is known, so that it can name what became a definition."""

    place: Place
    scope: Scope
    only: frozenset[str] | None


def settled(work: Worklist, shape: Type) -> Type:
    """The same shape with its pending rules lowered."""
    if isinstance(shape, Refined):
        rule = shape.rule
        if isinstance(rule, Pending):
            rule = rule_of(work, rule.place, rule.scope, only=rule.only)
        return Refined(settled(work, shape.inner), rule)
    if isinstance(shape, Record):
        fields = tuple(settled_field(work, field) for field in shape.fields)
        return replace(shape, fields=fields, others=None if shape.others is None else settled(work, shape.others))
    if isinstance(shape, ArrayType):
        items = settled(work, shape.items)
        return shape if items is shape.items else replace(shape, items=items)
    if isinstance(shape, TupleType):
        return TupleType(tuple(settled(work, item) for item in shape.items))
    if isinstance(shape, MapType):
        return replace(shape, values=settled(work, shape.values), names=settled(work, shape.names))
    if isinstance(shape, Nullable):
        return Nullable(settled(work, shape.inner))
    return shape


def settled_field(work: Worklist, field: Field) -> Field:
    """The same property with its pending rules lowered; most have none."""
    shape = settled(work, field.shape)
    return field if shape is field.shape else replace(field, shape=shape)
