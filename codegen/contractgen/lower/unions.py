"""`anyOf`, `oneOf` and `x-known` to types."""

from __future__ import annotations

from ..ir.constraints import Key
from ..ir.json_values import Scalar
from ..ir.types import (
    AnyType,
    BooleanType,
    IntegerType,
    LiteralType,
    NullableType,
    NullType,
    NumberType,
    RefType,
    StringType,
    TaggedUnionType,
    Type,
    UnionType,
)
from ..schema.resolve import Place
from .discriminators import Tag, described_values, is_null, tagged
from .labels import distinctive
from .type_lowering import TypeLowering
from .worklist import ANNOTATIONS, Scope, json_type, types_of

__all__ = ["open_union_type", "union_type"]

SCALARS = {StringType: "string", IntegerType: "number", NumberType: "number", BooleanType: "boolean", NullType: "null"}


def union_type(lowering: TypeLowering, types: tuple[str, ...]) -> Type:
    """A union: of constants, of branches with a tag, of null and another type, or of branches that are tried."""
    keyword = "anyOf" if "anyOf" in lowering.asserts else "oneOf"
    if {"anyOf", "oneOf"} <= lowering.asserts:
        return lowering.refined(AnyType(), set())
    branches = list(lowering.members(keyword))
    described = described_values([place for _, place, _ in branches], only=keyword == "oneOf")
    if described is not None:
        if described.open:
            stated = {keyword, "type"} if types == ("string",) else {keyword}
            return lowering.refined(StringType(known=described.values), stated)
        typed = all(json_type(value, types) for value in described.values)
        return lowering.refined(LiteralType(described.values), {keyword, "type"} if typed else {keyword})
    tag = tagged(lowering.work, lowering.place, lowering.scope, keyword)
    if (tag is not None or len(branches) > 2) and not lowering.part.root:
        return lowering.as_definition()
    if tag is not None:
        stated = {keyword, "type"} if types == ("object",) and not tag.nullable else {keyword}
        return lowering.refined(TaggedUnionType(tag.name, by_value(lowering, tag, keyword), tag.nullable), stated)
    null = [place for _, place, _ in branches if is_null(place)]
    rest = [(place, scope) for _, place, scope in branches if place not in null]
    branch_types = alternatives(lowering, rest)
    only = keyword == "oneOf"
    if null and only and any(may_be_null(lowering, place, scope) for place, scope in rest):
        return lowering.refined(AnyType(), set())
    type_: Type = NullType()
    if branch_types:
        type_ = branch_types[0] if len(branch_types) == 1 else UnionType(tuple(branch_types), only)
    return lowering.refined(NullableType(type_) if null and branch_types else type_, {keyword})


def open_union_type(lowering: TypeLowering) -> Type:
    """A union that grows: known kinds as records, others as the objects that they are."""
    tag = tagged(lowering.work, lowering.place, lowering.scope, "x-known")
    if tag is None:
        return lowering.refined(AnyType(), set())
    if not lowering.part.root:
        return lowering.as_definition()
    return lowering.refined(TaggedUnionType(tag.name, by_value(lowering, tag, "x-known"), open=True), set())


def by_value(lowering: TypeLowering, tag: Tag, keyword: str) -> tuple[tuple[Scalar, RefType], ...]:
    """The branches of a union by the values of its tag."""
    found: list[tuple[Scalar, RefType]] = []
    for (_, place, scope), values in zip(lowering.members(keyword), tag.values):
        if values:
            key = branch(lowering, place, scope, str(values[0]))
            found += [(value, RefType(key)) for value in values]
    return tuple(found)


def may_be_null(lowering: TypeLowering, place: Place, scope: Scope) -> bool:
    """Whether a branch is not known to refuse null."""
    return not any(
        (types := types_of(part.view)) and "null" not in types for part, _ in lowering.work.unconditional_subschemas(place, scope)
    )


def alternatives(lowering: TypeLowering, branches: list[tuple[Place, Scope]]) -> list[Type]:
    """The branches of a union: scalars of different types in place, anything else as definitions that can be tried."""
    owner = "" if lowering.part.root else f"{lowering.part.label}-"
    labels = [owner + distinctive(place) for place, _ in branches]
    found = [lowering.inner(place, scope, label) for label, (place, scope) in zip(labels, branches)]
    if len(found) == 1:
        return found
    kinds = [SCALARS.get(type(each), "") for each in found]
    if all(kinds) and len(set(kinds)) == len(kinds):
        return found
    return [
        each if isinstance(each, RefType) else RefType(branch(lowering, place, scope, label))
        for each, label, (place, scope) in zip(found, labels, branches)
    ]


def branch(lowering: TypeLowering, place: Place, scope: Scope, label: str) -> Key:
    """The definition of a branch: of a lone reference, what that refers to."""
    work = lowering.work
    if isinstance(place.schema, dict) and set(place.view) - ANNOTATIONS == {"$ref"}:
        ((target, target_scope),) = work.references(place, scope)
        return work.require_definition(target, target_scope)
    return work.require_definition(place, scope, lowering.part.owner, label)
