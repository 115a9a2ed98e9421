"""A schema to its shape: what can be typed is typed, and what the shape does not say goes into a rule beside it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..frozen import frozen
from ..ir.constraints import Constraint, Key
from ..ir.types import (
    AnyType,
    ArrayType,
    BooleanType,
    Field,
    IntegerType,
    LiteralType,
    MapType,
    Nullable,
    NullType,
    NumberType,
    ObjectOrAny,
    Record,
    Refined,
    RefType,
    StringType,
    TaggedUnionType,
    TupleType,
    Type,
    UnionType,
)
from ..schema.resolve import Place
from .constraints import BY_KIND, MOST_NESTED, OF_ANY_KIND
from .discriminators import Tag, described_values, is_null, tagged, unconditional_subschemas
from .labels import distinctive, singular
from .pending import Pending
from .worklist import ANNOTATIONS, Scope, Worklist, json_type, types_of

__all__ = ["Part", "shape_of"]

APART = frozenset(
    {
        "enum", "const", "allOf", "anyOf", "oneOf", "not", "if", "then", "else", "multipleOf", "uniqueItems", "contains",
        "minContains", "maxContains", "minItems", "maxItems", "required", "minProperties", "maxProperties", "propertyNames",
        "dependentRequired", "dependentSchemas", "x-base64TotalMaxBytes", "x-memberOf", "format",
    }
)  # fmt: skip
"""Keywords whose rule needs none of the keywords beside them."""

SCALARS = {StringType: "string", IntegerType: "number", NumberType: "number", BooleanType: "boolean", NullType: "null"}


@frozen
class Part:
    """What a shape is asked for."""

    place: Place
    scope: Scope
    owner: Key
    label: str
    """What a record made here is called within its owner."""
    root: bool = False
    """The schema is a definition itself."""
    depth: int = 0
    """How deep in its definition it stands."""


def shape_of(work: Worklist, part: Part) -> Type:
    """The shape of a schema. Together with the rules in it, it accepts exactly what the schema accepts."""
    return _Lowering(work, part).shape()


class _Lowering:
    """One schema being lowered."""

    def __init__(self, work: Worklist, part: Part) -> None:
        self.work = work
        self.part = part
        self.place = part.place
        self.scope = part.scope
        self.view = part.place.view
        self.asserts = {keyword for keyword in self.view if keyword not in ANNOTATIONS}
        if work.asserts_format(part.place):
            self.asserts.add("format")

    def get(self, keyword: str, default: Any = None) -> Any:
        return self.view[keyword][0] if keyword in self.view else default

    def inner(self, place: Place, scope: Scope, label: str = "") -> Type:
        """The shape of a subschema."""
        label, depth = label or self.part.label, self.part.depth + 1
        if depth > MOST_NESTED and set(place.view) - ANNOTATIONS:
            return RefType(self.work.require_definition(place, scope, self.part.owner, label))
        return shape_of(self.work, Part(place, scope, self.part.owner, label, depth=depth))

    def checked(self, shape: Type, said: set[str]) -> Type:
        """The shape, with a rule for the keywords that it does not say."""
        left = self.asserts - said
        if not left:
            return shape
        only = frozenset(left) if left <= APART else None
        return Refined(shape, Pending(self.place, self.scope, only))

    def shape(self) -> Type:
        if self.place.schema is False:
            return Refined(AnyType(), Constraint("Nothing"))
        if not self.asserts:
            return AnyType()
        if self.asserts <= {"$ref", "$dynamicRef", "$recursiveRef"} and len(self.asserts) == 1:
            ((target, scope),) = self.work.references(self.place, self.scope)
            return RefType(self.work.require_definition(target, scope))
        types = types_of(self.view)
        if self.asserts == {"allOf"} and len(self.get("allOf")) == 1:
            ((_, branch, scope),) = self.members("allOf")
            return self.inner(branch, scope)
        if self.asserts & {"enum", "const"}:
            return self.literal(types)
        if "x-known" in self.asserts and types != ("string",):
            return self.open_union()
        if self.names_properties():
            return self.object_of_parts(types)
        if self.asserts & {"$ref", "$dynamicRef", "$recursiveRef", "allOf"}:
            return self.merged()
        if self.asserts & {"anyOf", "oneOf"}:
            return self.union(types)
        if len(types) == 2 and "null" in types:
            kind = types[0] if types[1] == "null" else types[1]
            shape = self.single(kind)
            return Refined(Nullable(shape.inner), shape.rule) if isinstance(shape, Refined) else Nullable(shape)
        if len(types) == 1:
            return self.single(types[0])
        if types and self.asserts == {"type"} and not {"object", "array"} & set(types):
            return UnionType(tuple(self.plain(name) for name in types), only=False)
        return self.checked(AnyType(), set())

    def plain(self, kind: str) -> Type:
        """A JSON type without any bound."""
        if kind == "object":
            return MapType(AnyType(), StringType())
        if kind == "array":
            return ArrayType(AnyType())
        return {
            "string": StringType(),
            "integer": IntegerType(),
            "number": NumberType(),
            "boolean": BooleanType(),
            "null": NullType(),
        }[kind]

    def single(self, kind: str) -> Type:
        """A schema of one JSON type (and maybe null), with the keywords of that type."""
        kept = BY_KIND.get("number" if kind == "integer" else kind, frozenset[str]())
        self.asserts -= OF_ANY_KIND - kept  # They say nothing about this type.
        if kind == "string":
            return self.string()
        if kind in ("integer", "number"):
            return self.number(kind)
        if kind == "array":
            return self.array()
        if kind == "object":
            return self.map()
        return self.checked(self.plain(kind), {"type"})

    # -- scalars ----------------------------------------------------------------------------------------------------

    def literal(self, types: tuple[str, ...]) -> Type:
        values = tuple(self.get("enum", ())) if "enum" in self.view else (self.get("const"),)
        both = "enum" in self.view and "const" in self.view
        simple = all(isinstance(value, (str, bool, int, type(None))) for value in values) and values and not both
        if not simple:
            return self.checked(AnyType(), set())
        said = {"enum", "const"}
        if all(json_type(value, types) for value in values):
            said |= {"type"}
        return self.checked(LiteralType(tuple(dict.fromkeys(values)) if len(set(map(type, values))) == 1 else values), said)

    def string(self) -> Type:
        trim = self.get("x-trimmed")
        pattern = self.get("pattern")
        said = {"type", "minLength", "maxLength", "pattern", "x-trimmed", "x-base64MaxBytes", "x-known"}
        base64 = self.get("x-base64MaxBytes")
        text = self.work.pattern(self.place, "/pattern", pattern) if pattern is not None else None
        if trim is not None and self.asserts & {"minLength", "maxLength", "pattern"}:
            return self.checked(StringType(trim=True), {"type"})
        bounds = (
            (trim.get("minLength", 0), trim.get("maxLength"))
            if trim is not None
            else (self.get("minLength", 0), self.get("maxLength"))
        )
        low, high = int(bounds[0]), None if bounds[1] is None else int(bounds[1])
        return self.checked(StringType(low, high, text, trim is not None, base64, tuple(self.get("x-known", ()))), said)

    def number(self, kind: str) -> Type:
        low, high = self.get("minimum"), self.get("maximum")
        above, below = self.get("exclusiveMinimum"), self.get("exclusiveMaximum")
        if kind == "number":
            said = {"type", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"}
            return self.checked(NumberType(low, high, above, below), said)
        said = {"type", "minimum", "maximum"}
        if all(bound is None or bound == int(bound) for bound in (low, high)):
            bounds = [None if bound is None else int(bound) for bound in (low, high)]
            return self.checked(IntegerType(*bounds), said)
        return self.checked(IntegerType(), {"type"})

    # -- arrays and maps --------------------------------------------------------------------------------------------

    def array(self) -> Type:
        label = self.part.label
        if "prefixItems" in self.view:
            items = [self.inner(place, scope, f"{label}-{index}") for index, place, scope in self.members("prefixItems")]
            fixed = self.get("items") is False or self.get("maxItems") == len(items)
            if fixed and self.get("minItems", 0) == len(items):
                said = {"type", "prefixItems", "items", "minItems"} | (
                    {"maxItems"} if self.get("maxItems", len(items)) == len(items) else set()
                )
                return self.checked(TupleType(tuple(items)), said)
            return self.checked(ArrayType(AnyType()), {"type"})
        items_shape = (
            self.inner(*self.work.only(self.place, self.scope, "items"), singular(label)) if "items" in self.view else AnyType()
        )
        low, high = int(self.get("minItems", 0)), self.get("maxItems")
        return self.checked(
            ArrayType(items_shape, low, None if high is None else int(high)), {"type", "items", "minItems", "maxItems"}
        )

    def members(self, keyword: str) -> Iterator[tuple[Any, Place, Scope]]:
        return self.work.members(self.place, self.scope, keyword)

    def map(self) -> Type:
        """An object without named properties."""
        said = {"type", "minProperties", "maxProperties"}
        names: Type = StringType()
        values: Type = AnyType()
        label = singular(self.part.label)
        if "propertyNames" in self.asserts:
            names = self.names(*self.work.only(self.place, self.scope, "propertyNames"))
            said |= {"propertyNames"}
        if "patternProperties" in self.view:
            patterns = list(self.members("patternProperties"))
            if len(patterns) == 1 and self.get("additionalProperties") is False:
                values = self.inner(patterns[0][1], patterns[0][2], label)
        elif "additionalProperties" in self.asserts:
            values = self.inner(*self.work.only(self.place, self.scope, "additionalProperties"), label)
            said |= {"additionalProperties"}
        low, high = int(self.get("minProperties", 0)), self.get("maxProperties")
        return self.checked(MapType(values, names, low, None if high is None else int(high)), said)

    def names(self, place: Place, scope: Scope) -> Type:
        """The shape of property names; whatever is no plain shape of strings is left to the rule."""
        shape = self.inner(place, scope, f"{singular(self.part.label)}-name")
        texts = isinstance(shape, LiteralType) and all(isinstance(value, str) for value in shape.values)
        if texts or isinstance(shape, RefType) or (isinstance(shape, StringType) and not shape.trim):
            return shape
        return Refined(StringType(), Pending(place, scope, None))

    # -- objects with named properties ------------------------------------------------------------------------------

    def parts(self) -> list[tuple[Place, Scope, bool]]:
        """The schema, and all that it applies to the same value; True for those that always apply."""
        found: list[tuple[Place, Scope, bool]] = []
        seen: set[Key] = set()
        stack = [(self.place, self.scope, True)]
        while stack:
            place, scope, certain = stack.pop(0)
            key = self.work.key(place, scope)
            if key in seen or not isinstance(place.schema, dict):
                continue
            seen.add(key)
            found.append((place, scope, certain))
            following = [(target, inner, certain) for target, inner in self.work.references(place, scope)]
            for keyword in ("allOf", "anyOf", "oneOf", "dependentSchemas"):
                if keyword in place.view:
                    sure = certain and keyword == "allOf"
                    following += [(branch, inner, sure) for _, branch, inner in self.work.members(place, scope, keyword)]
            for keyword in ("if", "then", "else"):
                if keyword in place.view:
                    following.append((*self.work.only(place, scope, keyword), False))
            stack += following
        return found

    def names_properties(self) -> bool:
        """Whether this is an object with named properties, of its own or by what it always applies."""
        if "properties" in self.asserts:
            return True
        if not self.asserts & {"$ref", "$dynamicRef", "$recursiveRef", "allOf"}:
            return False
        return any("properties" in part.view for part, _ in unconditional_subschemas(self.work, self.place, self.scope))

    def object_of_parts(self, types: tuple[str, ...]) -> Type:
        """A record of all properties that the schema and its parts name."""
        parts = self.parts()
        certain = [place for place, _, sure in parts if sure]
        if not any(types_of(place.view) == ("object",) for place in certain):
            return self.object_or_other(types)
        if not self.part.root:
            return RefType(self.work.require_definition(self.place, self.scope, self.part.owner, self.part.label))
        alone = self.stands_alone(parts)
        declarations: dict[str, list[tuple[Place, Scope, bool]]] = {}
        for place, scope, sure in parts:
            if "properties" in place.view and (sure or not alone):
                for name, inner, inner_scope in self.work.members(place, scope, "properties"):
                    declarations.setdefault(name, []).append((inner, inner_scope, sure))
        required = {name for place in certain for name in place.view.get("required", ((), ""))[0]}
        for place, _, _ in parts:
            for name in mentioned(place):
                if not alone or additional(self.place) is True:
                    declarations.setdefault(name, [])
        fields = tuple(self.field(name, found, name in required) for name, found in declarations.items())
        patterns = "patternProperties" in self.view
        closed = alone and additional(self.place) is False and not patterns
        record = Record(fields, closed, None if closed else self.others([place for place, _, _ in parts], alone))
        said = {"type", "properties", "required"} if alone else set()
        if alone and not patterns and (closed or additional(self.place) is True or self.types_others()):
            said.add("additionalProperties")
        if not required <= declarations.keys():
            said.discard("required")
        return self.checked(record, said)

    @staticmethod
    def stands_alone(parts: list[tuple[Place, Scope, bool]]) -> bool:
        """Whether the first part names every property itself, so that the others only refuse."""
        own = {*parts[0][0].view.get("properties", ({}, ""))[0], *mentioned(parts[0][0])}
        return not any(
            sure or place.view.keys() & RULES_OTHERS or {*place.view.get("properties", ({}, ""))[0], *mentioned(place)} - own
            for place, _, sure in parts[1:]
        )

    def object_or_other(self, types: tuple[str, ...]) -> Type:
        """Where values that are no objects fit too: a record for those that are."""
        place = Place(self.place.location, self.place.schema, as_object=True)
        label = "object" if self.part.root else self.part.label
        record = RefType(self.work.require_object(place, self.scope, self.part.owner, label))
        if set(types) == {"object", "null"} and self.asserts <= {"type", *BY_KIND["object"]}:
            return Nullable(record)
        said = {"type"} if not types else set()
        return self.checked(
            ObjectOrAny(record), {*said, *BY_KIND["object"]} if self.asserts <= {"type", *BY_KIND["object"]} else set()
        )

    def field(self, name: str, declarations: list[tuple[Place, Scope, bool]], required: bool) -> Field:
        """One property of a record, from every place that names it."""
        sure = [(place, scope) for place, scope, certain in declarations if certain]
        shape: Type = AnyType()
        for place, scope in sure:
            candidate = self.inner(place, scope, name)
            if isinstance(shape, AnyType) or "const" in place.view or "enum" in place.view:
                shape = candidate
        texts = [place.schema for place, _, _ in declarations if isinstance(place.schema, dict)]
        description = next((str(text["description"]) for text in texts if text.get("description")), "")
        return Field(name, shape, required, description, any(text.get("deprecated") is True for text in texts))

    def others(self, places: list[Place], alone: bool) -> Type | None:
        """What properties without a field hold, where the schema says more than that they may be there."""
        ruled = any(place.view.keys() & RULES_OTHERS or isinstance(additional(place), dict) for place in places)
        if not ruled and all(additional(place) is True for place in places[1:]):
            return None
        if alone and self.types_others():
            return self.inner(*self.work.only(self.place, self.scope, "additionalProperties"), "other")
        return AnyType()

    def types_others(self) -> bool:
        """Whether `additionalProperties` alone says what properties without a name hold."""
        return not self.view.keys() & RULES_OTHERS and isinstance(additional(self.place), dict)

    # -- unions and the rest ----------------------------------------------------------------------------------------

    def merged(self) -> Type:
        """`allOf`, or a reference with keywords beside it, of what is no object with named properties."""
        candidates: list[Type] = [
            RefType(self.work.require_definition(*found)) for found in self.work.references(self.place, self.scope)
        ]
        if "allOf" in self.view:
            candidates += [self.inner(branch, scope) for _, branch, scope in self.members("allOf")]
        typed = [shape for shape in candidates if not isinstance(shape, AnyType)]
        best: Type = typed[0] if typed else AnyType()
        return self.checked(best, set())

    def union(self, types: tuple[str, ...]) -> Type:
        keyword = "anyOf" if "anyOf" in self.asserts else "oneOf"
        if {"anyOf", "oneOf"} <= self.asserts:
            return self.checked(AnyType(), set())
        branches = list(self.members(keyword))
        described = described_values([place for _, place, _ in branches], only=keyword == "oneOf")
        if described is not None:
            said = {keyword, "type"} if all(json_type(value, types) for value in described.values) else {keyword}
            if described.open:
                return self.checked(StringType(known=described.values), {keyword, "type"} if types == ("string",) else {keyword})
            return self.checked(LiteralType(described.values), said)
        tag = tagged(self.work, self.place, self.scope, keyword)
        if (tag is not None or len(branches) > 2) and not self.part.root:
            return RefType(self.work.require_definition(self.place, self.scope, self.part.owner, self.part.label))
        if tag is not None:
            said = {keyword, "type"} if types == ("object",) and not tag.nullable else {keyword}
            return self.checked(TaggedUnionType(tag.name, self.pairs(tag, keyword), tag.nullable), said)
        null = [place for _, place, _ in branches if is_null(place)]
        rest = [(place, scope) for _, place, scope in branches if place not in null]
        shapes = self.alternatives(rest)
        only = keyword == "oneOf"
        if null and only and any(self.may_be_null(place, scope) for place, scope in rest):
            return self.checked(AnyType(), set())
        shape: Type = shapes[0] if len(shapes) == 1 else UnionType(tuple(shapes), only) if shapes else NullType()
        return self.checked(Nullable(shape) if null and shapes else shape, {keyword})

    def pairs(self, tag: Tag, keyword: str) -> tuple[tuple[Any, RefType], ...]:
        """Tag value and branch."""
        found: list[tuple[Any, RefType]] = []
        for (_, place, scope), values in zip(self.members(keyword), tag.values):
            if values:
                key = self.branch(place, scope, str(values[0]))
                found += [(value, RefType(key)) for value in values]
        return tuple(found)

    def open_union(self) -> Type:
        """A union that grows: known kinds as records, others as the objects that they are."""
        tag = tagged(self.work, self.place, self.scope, "x-known")
        if tag is None:
            return self.checked(AnyType(), set())
        if not self.part.root:
            return RefType(self.work.require_definition(self.place, self.scope, self.part.owner, self.part.label))
        return self.checked(TaggedUnionType(tag.name, self.pairs(tag, "x-known"), open=True), set())

    def may_be_null(self, place: Place, scope: Scope) -> bool:
        """Whether a branch is not known to refuse null."""
        return not any(
            (types := types_of(part.view)) and "null" not in types for part, _ in unconditional_subschemas(self.work, place, scope)
        )

    def alternatives(self, branches: list[tuple[Place, Scope]]) -> list[Type]:
        """The branches of a union: scalars of different types in place, anything else as definitions that can be tried."""
        owner = "" if self.part.root else f"{self.part.label}-"
        labels = [owner + distinctive(place) for place, _ in branches]
        shapes = [self.inner(place, scope, label) for label, (place, scope) in zip(labels, branches)]
        if len(shapes) == 1:
            return shapes
        kinds = [SCALARS.get(type(shape), "") for shape in shapes]
        if all(kinds) and len(set(kinds)) == len(kinds):
            return shapes
        return [
            shape if isinstance(shape, RefType) else RefType(self.branch(place, scope, label))
            for shape, label, (place, scope) in zip(shapes, labels, branches)
        ]

    def branch(self, place: Place, scope: Scope, label: str) -> Key:
        """The definition of a branch."""
        while isinstance(place.schema, dict) and set(place.view) - ANNOTATIONS == {"$ref"}:
            ((place, scope),) = self.work.references(place, scope)
            return self.work.require_definition(place, scope)
        return self.work.require_definition(place, scope, self.part.owner, label)


RULES_OTHERS = frozenset({"patternProperties", "minProperties", "maxProperties", "propertyNames", "unevaluatedProperties", "not"})
"""Keywords that look at properties without a name in the schema: where one stands, those properties are kept."""


def additional(place: Place) -> Any:
    """The `additionalProperties` of a schema."""
    return place.view.get("additionalProperties", (True, ""))[0]


def mentioned(place: Place) -> Iterator[str]:
    """The property names that a schema speaks of, beside those that it describes."""
    yield from place.view.get("required", ((), ""))[0]
    for name, needs in place.view.get("dependentRequired", ({}, ""))[0].items():
        yield name
        yield from needs
    yield from place.view.get("dependentSchemas", ({}, ""))[0]
