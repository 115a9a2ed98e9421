"""The parts of every type and every constraint, and the ways through them. Nobody else has to know which class holds which parts."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import replace

from . import constraints as c
from .constraints import Constraint, ConstraintRef, Key
from .types import (
    ArrayType,
    MapType,
    NullableType,
    ObjectOrAny,
    Record,
    Refined,
    RefType,
    TaggedUnionType,
    TupleType,
    Type,
    UnionType,
)

__all__ = [
    "bare_references",
    "constraint_children",
    "constraint_references",
    "constraints_of",
    "ignores_other_types",
    "is_nothing",
    "map_children",
    "type_children",
    "type_references",
    "unrefined",
    "walk_constraint",
    "walk_type",
]

# -- types ----------------------------------------------------------------------------------------------------------------


def type_children(type_: Type) -> tuple[Type, ...]:
    """The types right inside a type, in order. A reference has none: what it refers to is another definition's."""
    parts = _TYPE_PARTS.get(type(type_))
    return () if parts is None else parts(type_)


def _record_parts(record: Record) -> tuple[Type, ...]:
    fields = tuple(field.type for field in record.fields)
    return fields if record.extra is None else (*fields, record.extra)


_TYPE_PARTS: dict[type[Type], Callable[..., tuple[Type, ...]]] = {
    ArrayType: lambda type_: (type_.items,),
    TupleType: lambda type_: type_.items,
    MapType: lambda type_: (type_.values, type_.names),
    NullableType: lambda type_: (type_.inner,),
    TaggedUnionType: lambda type_: tuple(branch for _, branch in type_.branches),
    UnionType: lambda type_: type_.branches,
    ObjectOrAny: lambda type_: (type_.record,),
    Refined: lambda type_: (type_.base,),
    Record: _record_parts,
}
"""The parts of the classes that have any."""


def map_children(type_: Type, change: Callable[[Type], Type]) -> Type:
    """The same type with each of its children changed; itself where no child became another. References in unions and in
    `ObjectOrAny` stay, since nothing but a reference may stand there."""
    if isinstance(type_, Record):
        fields = tuple(
            field if (changed := change(field.type)) is field.type else replace(field, type=changed) for field in type_.fields
        )
        extra = None if type_.extra is None else change(type_.extra)
        same = extra is type_.extra and all(new is old for new, old in zip(fields, type_.fields))
        return type_ if same else Record(fields, type_.closed, extra)
    if isinstance(type_, ArrayType):
        items = change(type_.items)
        return type_ if items is type_.items else ArrayType(items, type_.minimum, type_.maximum)
    if isinstance(type_, MapType):
        values, names = change(type_.values), change(type_.names)
        same = values is type_.values and names is type_.names
        return type_ if same else MapType(values, names, type_.minimum, type_.maximum)
    if isinstance(type_, NullableType):
        inner = change(type_.inner)
        return type_ if inner is type_.inner else NullableType(inner)
    if isinstance(type_, TupleType):
        return TupleType(tuple(map(change, type_.items)))
    if isinstance(type_, UnionType):
        return UnionType(tuple(map(change, type_.branches)), type_.only)
    if isinstance(type_, Refined):
        base = change(type_.base)
        return type_ if base is type_.base else Refined(base, type_.constraint)
    return type_


def walk_type(type_: Type) -> Iterator[Type]:
    """A type and all types in it, level by level."""
    waiting = deque((type_,))
    while waiting:
        each = waiting.popleft()
        yield each
        waiting += type_children(each)


def type_references(type_: Type) -> Iterator[Key]:
    """The definitions that a type names, level by level, as often as it names them."""
    for each in walk_type(type_):
        if isinstance(each, RefType):
            yield each.key


def bare_references(type_: Type) -> list[Key]:
    """The definitions that a type is or is a union of: not those of elements, of members and of properties."""
    if isinstance(type_, RefType):
        return [type_.key]
    if isinstance(type_, (ArrayType, TupleType, MapType, Record)):
        return []
    return [key for child in type_children(type_) for key in bare_references(child)]


def unrefined(type_: Type) -> Type:
    """A type without the constraint beside it."""
    return type_.base if isinstance(type_, Refined) else type_


def is_nothing(type_: Type) -> bool:
    """Whether a type has no value at all."""
    return isinstance(type_, Refined) and isinstance(type_.constraint, c.Nothing)


def constraints_of(type_: Type) -> Iterator[Constraint]:
    """The constraints that stand beside a type and the types in it."""
    for each in walk_type(type_):
        if isinstance(each, Refined):
            yield each.constraint


# -- constraints ----------------------------------------------------------------------------------------------------------


def constraint_children(constraint: Constraint) -> tuple[Constraint, ...]:
    """The constraints right inside a constraint, in order. A reference has none."""
    parts = _CONSTRAINT_PARTS.get(type(constraint))
    return () if parts is None else parts(constraint)


def _some(*constraints: Constraint | None) -> tuple[Constraint, ...]:
    return tuple(constraint for constraint in constraints if constraint is not None)


def _object_parts(constraint: c.Object) -> tuple[Constraint, ...]:
    return (
        *(each for _, each in constraint.properties or ()),
        *(each for _, each in constraint.patterns or ()),
        *_some(constraint.additional, constraint.names),
        *(each for _, each in constraint.dependent or ()),
    )


_CONSTRAINT_PARTS: dict[type[Constraint], Callable[..., tuple[Constraint, ...]]] = {
    c.Array: lambda constraint: _some(*(constraint.prefix or ()), constraint.items, constraint.contains),
    c.Object: _object_parts,
    c.AllOf: lambda constraint: constraint.parts,
    c.AnyOf: lambda constraint: constraint.branches,
    c.OneOf: lambda constraint: constraint.branches,
    c.Nullable: lambda constraint: (constraint.inner,),
    c.Tagged: lambda constraint: tuple(branch for _, branch in constraint.branches),
    c.OpenTagged: lambda constraint: tuple(branch for _, branch in constraint.branches),
    c.Not: lambda constraint: (constraint.inner,),
    c.IfThenElse: lambda constraint: (constraint.condition, constraint.yes, constraint.no),
    c.Unevaluated: lambda constraint: _some(constraint.beside, constraint.properties, constraint.items),
}
"""The parts of the classes that have any."""


def walk_constraint(constraint: Constraint) -> Iterator[Constraint]:
    """A constraint and all constraints in it."""
    waiting = [constraint]
    while waiting:
        each = waiting.pop()
        yield each
        waiting += reversed(constraint_children(each))


def constraint_references(constraint: Constraint) -> Iterator[Key]:
    """The definitions that a constraint names, as often as it names them."""
    for each in walk_constraint(constraint):
        if isinstance(each, ConstraintRef):
            yield each.key


def ignores_other_types(constraint: Constraint) -> bool:
    """Whether a constraint looks at values of one JSON type and lets all others pass."""
    if isinstance(constraint, (c.Number, c.Integer, c.String, c.Trimmed, c.Array, c.Object)):
        return constraint.ignore_other_types
    return isinstance(constraint, (c.Base64, c.Base64Total, c.Format, c.MemberOf))
