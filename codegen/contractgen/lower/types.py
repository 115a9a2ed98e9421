"""A schema to its type: what can be typed is typed, and what the type does not state goes into a constraint beside it."""

from __future__ import annotations

from ..ir import constraints as c
from ..ir.types import (
    AnyType,
    ArrayType,
    BooleanType,
    IntegerType,
    LiteralType,
    MapType,
    NullableType,
    NullType,
    NumberType,
    Refined,
    RefType,
    StringType,
    TupleType,
    Type,
    UnionType,
)
from ..schema.resolve import Place
from .constraints import BY_KIND, OF_ANY_KIND
from .drafts import Draft
from .labels import singular
from .records import names_properties, record_type
from .type_lowering import Part, TypeLowering
from .unions import open_union_type, union_type
from .worklist import Scope, Worklist, json_type, types_of

__all__ = ["Part", "draft_of"]


def draft_of(work: Worklist, part: Part) -> Type:
    """The type of a schema, with drafts where it is to be refined. With its constraints it accepts exactly what the schema accepts."""
    return type_of(TypeLowering(work, part, draft_of))


def type_of(lowering: TypeLowering) -> Type:
    """The type of a schema."""
    asserts = lowering.asserts
    if lowering.place.schema is False:
        return Refined(AnyType(), c.Nothing())
    if not asserts:
        return AnyType()
    if asserts <= {"$ref", "$dynamicRef", "$recursiveRef"} and len(asserts) == 1:
        ((target, scope),) = lowering.work.references(lowering.place, lowering.scope)
        return RefType(lowering.work.require_definition(target, scope))
    types = types_of(lowering.view)
    if asserts == {"allOf"} and len(lowering.get("allOf")) == 1:
        ((_, branch, scope),) = lowering.members("allOf")
        return lowering.inner(branch, scope)
    if asserts & {"enum", "const"}:
        return literal_type(lowering, types)
    if "x-known" in asserts and types != ("string",):
        return open_union_type(lowering)
    if names_properties(lowering):
        return record_type(lowering, types)
    if asserts & {"$ref", "$dynamicRef", "$recursiveRef", "allOf"}:
        return merged_type(lowering)
    if asserts & {"anyOf", "oneOf"}:
        return union_type(lowering, types)
    if len(types) == 2 and "null" in types:
        return or_null(type_of_kind(lowering, types[0] if types[1] == "null" else types[1]))
    if len(types) == 1:
        return type_of_kind(lowering, types[0])
    if types and asserts == {"type"} and not {"object", "array"} & set(types):
        return UnionType(tuple(SCALARS[name] for name in types), only=False)
    return lowering.refined(AnyType(), set())


SCALARS: dict[str, Type] = {
    "string": StringType(),
    "integer": IntegerType(),
    "number": NumberType(),
    "boolean": BooleanType(),
    "null": NullType(),
}
"""The JSON types that hold no other values, without any bound."""


def or_null(type_: Type) -> Type:
    """null, or a value of another type. The constraint beside that is made of all keywords, so it accepts null too."""
    if isinstance(type_, Draft):
        return Draft(NullableType(type_.base), type_.place, type_.scope, type_.only)
    return NullableType(type_)


def type_of_kind(lowering: TypeLowering, kind: str) -> Type:
    """The type of a schema of one JSON type (and maybe null), with the keywords of that type."""
    kept = BY_KIND.get("number" if kind == "integer" else kind, frozenset[str]())
    lowering.asserts -= OF_ANY_KIND - kept  # They say nothing about this type.
    if kind == "string":
        return string_type(lowering)
    if kind in ("integer", "number"):
        return number_type(lowering, kind)
    if kind == "array":
        return array_type(lowering)
    if kind == "object":
        return map_type(lowering)
    return lowering.refined(SCALARS[kind], {"type"})


def merged_type(lowering: TypeLowering) -> Type:
    """`allOf`, or a reference with keywords beside it, of what is no object with named properties: the first that has a type."""
    work = lowering.work
    candidates: list[Type] = [RefType(work.require_definition(*found)) for found in work.references(lowering.place, lowering.scope)]
    if "allOf" in lowering.view:
        candidates += [lowering.inner(branch, scope) for _, branch, scope in lowering.members("allOf")]
    typed = [type_ for type_ in candidates if not isinstance(type_, AnyType)]
    return lowering.refined(typed[0] if typed else AnyType(), set())


# -- scalars --------------------------------------------------------------------------------------------------------------


def literal_type(lowering: TypeLowering, types: tuple[str, ...]) -> Type:
    """`enum` and `const`."""
    view = lowering.view
    values = tuple(lowering.get("enum", ())) if "enum" in view else (lowering.get("const"),)
    both = "enum" in view and "const" in view
    simple = all(isinstance(value, (str, bool, int, type(None))) for value in values) and values and not both
    if not simple:
        return lowering.refined(AnyType(), set())
    stated = {"enum", "const"}
    if all(json_type(value, types) for value in values):
        stated.add("type")
    distinct = tuple(dict.fromkeys(values)) if len(set(map(type, values))) == 1 else values
    return lowering.refined(LiteralType(distinct), stated)


def string_type(lowering: TypeLowering) -> Type:
    """`type: string`."""
    get = lowering.get
    trim, pattern = get("x-trimmed"), get("pattern")
    text = lowering.work.pattern(lowering.place, "/pattern", pattern) if pattern is not None else None
    if trim is not None and lowering.asserts & {"minLength", "maxLength", "pattern"}:
        return lowering.refined(StringType(trim=True), {"type"})
    low, high = (get("minLength", 0), get("maxLength")) if trim is None else (trim.get("minLength", 0), trim.get("maxLength"))
    type_ = StringType(
        minimum=int(low),
        maximum=None if high is None else int(high),
        pattern=text,
        trim=trim is not None,
        base64_maximum=get("x-base64MaxBytes"),
        known=tuple(get("x-known", ())),
    )
    return lowering.refined(type_, {"type", "minLength", "maxLength", "pattern", "x-trimmed", "x-base64MaxBytes", "x-known"})


def number_type(lowering: TypeLowering, kind: str) -> Type:
    """`type: number` and `type: integer`."""
    low, high = lowering.get("minimum"), lowering.get("maximum")
    if kind == "number":
        type_ = NumberType(low, high, lowering.get("exclusiveMinimum"), lowering.get("exclusiveMaximum"))
        return lowering.refined(type_, {"type", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"})
    if all(bound is None or bound == int(bound) for bound in (low, high)):
        bounds = [None if bound is None else int(bound) for bound in (low, high)]
        return lowering.refined(IntegerType(*bounds), {"type", "minimum", "maximum"})
    return lowering.refined(IntegerType(), {"type"})


# -- arrays and maps ------------------------------------------------------------------------------------------------------


def array_type(lowering: TypeLowering) -> Type:
    """`type: array`: a list, or a tuple where the number of elements is fixed."""
    label = lowering.part.label
    low, high = lowering.get("minItems", 0), lowering.get("maxItems")
    if "prefixItems" in lowering.view:
        items = [lowering.inner(place, scope, f"{label}-{index}") for index, place, scope in lowering.members("prefixItems")]
        fixed = lowering.get("items") is False or high == len(items)
        if fixed and low == len(items):
            stated = {"type", "prefixItems", "items", "minItems"}
            if lowering.get("maxItems", len(items)) == len(items):
                stated.add("maxItems")
            return lowering.refined(TupleType(tuple(items)), stated)
        return lowering.refined(ArrayType(AnyType()), {"type"})
    item = lowering.inner(*lowering.only("items"), singular(label)) if "items" in lowering.view else AnyType()
    type_ = ArrayType(item, int(low), None if high is None else int(high))
    return lowering.refined(type_, {"type", "items", "minItems", "maxItems"})


def map_type(lowering: TypeLowering) -> Type:
    """An object without named properties."""
    stated = {"type", "minProperties", "maxProperties"}
    names: Type = StringType()
    values: Type = AnyType()
    label = singular(lowering.part.label)
    if "propertyNames" in lowering.asserts:
        names = name_type(lowering, *lowering.only("propertyNames"))
        stated.add("propertyNames")
    if "patternProperties" in lowering.view:
        patterns = list(lowering.members("patternProperties"))
        if len(patterns) == 1 and lowering.get("additionalProperties") is False:
            values = lowering.inner(patterns[0][1], patterns[0][2], label)
    elif "additionalProperties" in lowering.asserts:
        values = lowering.inner(*lowering.only("additionalProperties"), label)
        stated.add("additionalProperties")
    low, high = int(lowering.get("minProperties", 0)), lowering.get("maxProperties")
    return lowering.refined(MapType(values, names, low, None if high is None else int(high)), stated)


def name_type(lowering: TypeLowering, place: Place, scope: Scope) -> Type:
    """The type of property names; whatever is no plain type of strings is left to the constraint."""
    type_ = lowering.inner(place, scope, f"{singular(lowering.part.label)}-name")
    texts = isinstance(type_, LiteralType) and all(isinstance(value, str) for value in type_.values)
    if texts or isinstance(type_, RefType) or (isinstance(type_, StringType) and not type_.trim):
        return type_
    return Draft(StringType(), place, scope, None)
