"""Objects with named properties to records: the properties of the schema and of all that it applies to the same value."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..ir.constraints import Key
from ..ir.types import AnyType, Field, NullableType, ObjectOrAny, Record, RefType, Type
from ..schema.resolve import Place
from .constraints import BY_KIND
from .type_lowering import TypeLowering
from .worklist import Scope, types_of

__all__ = ["names_properties", "record_type"]

CONSTRAINS_EXTRA = frozenset(
    {"patternProperties", "minProperties", "maxProperties", "propertyNames", "unevaluatedProperties", "not"}
)
"""Keywords that look at properties without a name in the schema: where one stands, those properties are kept."""


def names_properties(lowering: TypeLowering) -> bool:
    """Whether this is an object with named properties, of its own or by what it always applies."""
    if "properties" in lowering.asserts:
        return True
    if not lowering.asserts & {"$ref", "$dynamicRef", "$recursiveRef", "allOf"}:
        return False
    subschemas = lowering.work.unconditional_subschemas(lowering.place, lowering.scope)
    return any("properties" in place.view for place, _ in subschemas)


def record_type(lowering: TypeLowering, types: tuple[str, ...]) -> Type:
    """A record of all properties that the schema and its parts name."""
    parts = parts_of(lowering)
    certain = [place for place, _, sure in parts if sure]
    if not any(types_of(place.view) == ("object",) for place in certain):
        return object_or_other(lowering, types)
    if not lowering.part.root:
        return lowering.as_definition()
    alone = stands_alone(parts)
    declarations: dict[str, list[tuple[Place, Scope, bool]]] = {}
    for place, scope, sure in parts:
        if "properties" in place.view and (sure or not alone):
            for name, inner, inner_scope in lowering.work.members(place, scope, "properties"):
                declarations.setdefault(name, []).append((inner, inner_scope, sure))
    required = {name for place in certain for name in place.view.get("required", ((), ""))[0]}
    for place, _, _ in parts:
        for name in mentioned(place):
            if not alone or additional(lowering.place) is True:
                declarations.setdefault(name, [])
    fields = tuple(field_of(lowering, name, found, name in required) for name, found in declarations.items())
    patterns = "patternProperties" in lowering.view
    closed = alone and additional(lowering.place) is False and not patterns
    extra = None if closed else extra_type(lowering, [place for place, _, _ in parts], alone)
    stated = {"type", "properties", "required"} if alone else set()
    if alone and not patterns and (closed or additional(lowering.place) is True or types_extra(lowering)):
        stated.add("additionalProperties")
    if not required <= declarations.keys():
        stated.discard("required")
    return lowering.refined(Record(fields, closed, extra), stated)


def parts_of(lowering: TypeLowering) -> list[tuple[Place, Scope, bool]]:
    """The schema, and all that it applies to the same value; True for those that always apply."""
    work = lowering.work
    found: list[tuple[Place, Scope, bool]] = []
    seen: set[Key] = set()
    waiting = [(lowering.place, lowering.scope, True)]
    while waiting:
        place, scope, certain = waiting.pop(0)
        key = work.key(place, scope)
        if key in seen or not isinstance(place.schema, dict):
            continue
        seen.add(key)
        found.append((place, scope, certain))
        waiting += [(target, inner, certain) for target, inner in work.references(place, scope)]
        for keyword in ("allOf", "anyOf", "oneOf", "dependentSchemas"):
            if keyword in place.view:
                sure = certain and keyword == "allOf"
                waiting += [(branch, inner, sure) for _, branch, inner in work.members(place, scope, keyword)]
        for keyword in ("if", "then", "else"):
            if keyword in place.view:
                waiting.append((*work.only(place, scope, keyword), False))
    return found


def stands_alone(parts: list[tuple[Place, Scope, bool]]) -> bool:
    """Whether the first part names every property itself, so that the others only refuse."""
    own = {*parts[0][0].view.get("properties", ({}, ""))[0], *mentioned(parts[0][0])}
    return not any(
        sure or place.view.keys() & CONSTRAINS_EXTRA or {*place.view.get("properties", ({}, ""))[0], *mentioned(place)} - own
        for place, _, sure in parts[1:]
    )


def object_or_other(lowering: TypeLowering, types: tuple[str, ...]) -> Type:
    """The type where values that are no objects fit too: a record for those that are."""
    place = Place(lowering.place.location, lowering.place.schema, as_object=True)
    label = "object" if lowering.part.root else lowering.part.label
    record = RefType(lowering.work.require_object(place, lowering.scope, lowering.part.owner, label))
    about_objects = lowering.asserts <= {"type", *BY_KIND["object"]}
    if set(types) == {"object", "null"} and about_objects:
        return NullableType(record)
    stated = {"type"} if not types else set[str]()
    return lowering.refined(ObjectOrAny(record), {*stated, *BY_KIND["object"]} if about_objects else set())


def field_of(lowering: TypeLowering, name: str, declarations: list[tuple[Place, Scope, bool]], required: bool) -> Field:
    """One property of a record, from every place that names it."""
    type_: Type = AnyType()
    for place, scope, certain in declarations:
        if certain:
            candidate = lowering.inner(place, scope, name)
            if isinstance(type_, AnyType) or "const" in place.view or "enum" in place.view:
                type_ = candidate
    texts = [place.schema for place, _, _ in declarations if isinstance(place.schema, dict)]
    description = next((str(text["description"]) for text in texts if text.get("description")), "")
    return Field(name, type_, required, description, any(text.get("deprecated") is True for text in texts))


def extra_type(lowering: TypeLowering, places: list[Place], alone: bool) -> Type | None:
    """The type of properties without a field, where the schema says more than that they may be there."""
    constrained = any(place.view.keys() & CONSTRAINS_EXTRA or isinstance(additional(place), dict) for place in places)
    if not constrained and all(additional(place) is True for place in places[1:]):
        return None
    if alone and types_extra(lowering):
        return lowering.inner(*lowering.only("additionalProperties"), "other")
    return AnyType()


def types_extra(lowering: TypeLowering) -> bool:
    """Whether `additionalProperties` alone says what properties without a name hold."""
    return not lowering.view.keys() & CONSTRAINS_EXTRA and isinstance(additional(lowering.place), dict)


def additional(place: Place) -> Any:
    """The `additionalProperties` of a schema."""
    return place.view.get("additionalProperties", (True, ""))[0]


def mentioned(place: Place) -> Iterator[str]:
    """The property names that occur in a schema, beside those that it describes."""
    yield from place.view.get("required", ((), ""))[0]
    for name, needs in place.view.get("dependentRequired", ({}, ""))[0].items():
        yield name
        yield from needs
    yield from place.view.get("dependentSchemas", ({}, ""))[0]
