"""What a page shows of a schema: its type as an expression with links, its bounds, properties, branches and other subschemas."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from markupsafe import Markup

from ...schema.keywords import METADATA
from ...schema.pointers import pointer_token
from ..flatten import FlatContract, named
from .addresses import Places, anchor
from .bounds import bounds, plural
from .markup import html
from .prose import described, inline_json, summary

__all__ = ["Branch", "Property", "SchemaView", "SchemaViewBuilder", "SubschemaView"]

Path = tuple[str, ...]
DEEPEST = 16
"""How many levels of subschemas are described; deeper ones are shown as JSON."""
MOST_NAMED = 4
"""A union of at most so many simple types is shown in one expression."""


class Branch(NamedTuple):
    """A branch of a union whose branches one property distinguishes."""

    values: Markup
    type: Markup
    description: Markup


class SubschemaView(NamedTuple):
    """A subschema beside the fields: each element, each value, one alternative."""

    label: Markup
    group: str
    """What holds for this one and those after it; empty for all but the first."""
    description: Markup
    view: SchemaView


class Property(NamedTuple):
    """A property."""

    anchor: str
    name: str
    required: bool
    optional: bool
    """Neither is set where another schema describes the property."""
    deprecated: bool
    description: Markup
    view: SchemaView


class SchemaView(NamedTuple):
    """A schema as its template shows it."""

    type: Markup
    bounds: tuple[Markup, ...] = ()
    values: tuple[Markup, ...] = ()
    """The only values, or with `open` those that are known."""
    open: bool = False
    properties: tuple[Property, ...] = ()
    tag: str = ""
    branches: tuple[Branch, ...] = ()
    subschemas: tuple[SubschemaView, ...] = ()

    @property
    def shown(self) -> tuple[SchemaView, ...]:
        """The view itself, or none where there is nothing to show beside the type. Templates loop over it, since a loop is what gives a
        value the name that an included template reads."""
        return () if self.brief and not self.bounds else (self,)

    @property
    def brief(self) -> bool:
        """Whether type and bounds are all there is."""
        return not (self.values or self.properties or self.branches or self.subschemas)


class _Subschema(NamedTuple):
    """A subschema before its view is made."""

    label: Markup
    group: str
    schema: Any
    pointer: str
    step: str
    """What its fields' anchors begin with."""
    value: bool
    """It is about another value than the schema that it is in."""


class SchemaViewBuilder:
    """Makes the views of one contract's schemas."""

    def __init__(self, flat: FlatContract, places: Places) -> None:
        self.flat = flat
        self.places = places
        self.unions = {(union.pointer, union.keyword): union for union in flat.unions}

    def view(self, schema: Any, pointer: str, path: Path = (), *, beside: bool = False) -> SchemaView:
        """A schema at a pointer of the bundle; the path is that of the properties that lead to it. `beside` says that another
        schema already describes the same value."""
        if not isinstance(schema, dict):
            return SchemaView(self.type(schema))
        if len(path) > DEEPEST:
            return SchemaView(Markup(""), (inline_json(schema),))
        rules = list(bounds(schema))
        values, is_open = self.values(schema)
        rows = tuple(self.properties(schema, pointer, path, beside))
        properties = schema.get("properties", {})
        rules += [html("must have {}", inline_json(name)) for name in schema.get("required", ()) if name not in properties]
        tag, branches = self.branches(schema, pointer)
        parts: list[SubschemaView] = []
        for part in self.subschemas(schema, pointer, bool(branches)):
            view = self.view(part.schema, part.pointer, (*path, part.step), beside=beside or not part.value)
            description = self.text(part.schema)
            if not (part.value and view.brief and not description):
                parts.append(SubschemaView(part.label, part.group, described(description, self.places), view))
            elif view.bounds:
                rules += [html("{}: {}", part.label, rule) for rule in view.bounds]
            elif part.label not in SAID_BY_TYPE:
                rules.append(html("{}: {}", part.label, view.type))
        if schema.get("additionalProperties") is False or schema.get("unevaluatedProperties") is False:
            rules.append(Markup("no other properties"))
        if schema.get("items") is False or schema.get("unevaluatedItems") is False:
            rules.append(Markup("no further elements"))
        kind = self.type(schema)
        if beside and kind in UNTYPED:
            kind = Markup("")
        return SchemaView(kind, tuple(rules), values, is_open, rows, tag, branches, tuple(parts))

    # -- types ------------------------------------------------------------------------------------------------------

    def type(self, schema: Any) -> Markup:
        """The type of a schema in one expression."""
        if not isinstance(schema, dict):
            return Markup("nothing" if schema is False else "any value")
        if "$ref" in schema:
            return self.places.type(named(schema["$ref"]))
        if "const" in schema:
            return inline_json(schema["const"])
        names = schema.get("type", [])
        types = [names] if isinstance(names, str) else list(names)
        if types:
            return Markup(" or ").join(self.one(name, schema) for name in types)
        if "enum" in schema:
            return html("one of {}", plural(len(schema["enum"]), "value", "values"))
        for keyword in ("oneOf", "anyOf"):
            branches = schema.get(keyword)
            if branches and len(schema.keys() - ABOUT) == 1:
                if len(branches) <= MOST_NAMED and all(self.simple(each) for each in branches):
                    return Markup(" or ").join(self.type(each) for each in branches)
                return html("one of {} alternatives", len(branches))
        if len(schema.get("allOf", ())) and len(schema.keys() - ABOUT) == 1 and all(self.simple(each) for each in schema["allOf"]):
            return Markup(" and ").join(self.type(each) for each in schema["allOf"])
        return Markup("object" if "properties" in schema else "any value")

    def one(self, name: str, schema: Mapping[str, Any]) -> Markup:
        """One type by its name, with what it is made of."""
        if name == "array" and isinstance(schema.get("items"), dict) and "prefixItems" not in schema:
            return html("array of {}", self.type(schema["items"]))
        if name == "array" and "prefixItems" in schema:
            return html("array of {} in this order", Markup(", ").join(self.type(each) for each in schema["prefixItems"]))
        if name == "object" and "properties" not in schema and isinstance(schema.get("additionalProperties"), dict):
            names = schema.get("propertyNames")
            keys = self.type(names) if isinstance(names, dict) and "$ref" in names else Markup("string")
            return html("map of {} to {}", keys, self.type(schema["additionalProperties"]))
        return html("{}", name)

    def simple(self, schema: Any) -> bool:
        """Whether the type of a schema says enough of it to stand in a longer expression."""
        return isinstance(schema, dict) and ("$ref" in schema or schema.keys() - ABOUT in ({"const"}, {"type"}))

    def values(self, schema: Mapping[str, Any]) -> tuple[tuple[Markup, ...], bool]:
        """The values that are listed, and whether others are as good."""
        if "enum" in schema:
            return tuple(map(inline_json, schema["enum"])), False
        known = schema.get("x-known", ())
        return (tuple(map(inline_json, known)), True) if known and not isinstance(known[0], (dict, bool)) else ((), False)

    # -- what it is made of -----------------------------------------------------------------------------------------

    def properties(self, schema: Mapping[str, Any], pointer: str, path: Path, beside: bool) -> Iterator[Property]:
        """The properties, required ones marked."""
        required = schema.get("required", ())
        for name, inner in schema.get("properties", {}).items():
            here = (*path, name)
            yield Property(
                anchor=".".join(map(anchor, here)),
                name=name,
                required=name in required,
                optional=name not in required and not beside,
                deprecated=isinstance(inner, dict) and inner.get("deprecated") is True,
                description=described(self.text(inner), self.places),
                view=self.view(inner, f"{pointer}/properties{pointer_token(name)}", here, beside=beside),
            )

    def branches(self, schema: Mapping[str, Any], pointer: str) -> tuple[str, tuple[Branch, ...]]:
        """The property that distinguishes the branches of a union, and the branches; empty and none where there is none."""
        for keyword in ("oneOf", "anyOf", "x-known"):
            union = self.unions.get((pointer, keyword))
            if union is not None and all(self.simple(each) for each in schema[keyword]):
                found = [
                    Branch(
                        Markup(" ").join(map(inline_json, values)) if values else Markup("<code>null</code>"),
                        self.type(branch),
                        described(summary(self.text(branch) or self.about(branch)), self.places),
                    )
                    for values, branch in zip(union.values, schema[keyword])
                ]
                return union.tag, tuple(found)
        return "", ()

    def about(self, schema: Any) -> str:
        """The description of what a reference leads to."""
        return self.text(self.flat.schemas[named(schema["$ref"])]) if isinstance(schema, dict) and "$ref" in schema else ""

    def text(self, schema: Any) -> str:
        """A description."""
        text = schema.get("description") if isinstance(schema, dict) else None
        return text if isinstance(text, str) else ""

    def subschemas(self, schema: Mapping[str, Any], pointer: str, has_table: bool) -> Iterator[_Subschema]:
        """The subschemas other than properties."""
        for keyword, (label, value) in SINGLE.items():
            inner = schema.get(keyword)
            if isinstance(inner, dict):
                yield _Subschema(label(schema), "", inner, f"{pointer}/{keyword}", "*" if keyword == "items" else keyword, value)
        for index, inner in enumerate(schema.get("prefixItems", ())):
            yield _Subschema(html("element {}", index + 1), "", inner, f"{pointer}/prefixItems/{index}", str(index), True)
        for expression, inner in schema.get("patternProperties", {}).items():
            label_of = html("each property that matches <code>{}</code>", expression)
            yield _Subschema(label_of, "", inner, f"{pointer}/patternProperties{pointer_token(expression)}", expression, True)
        for name, inner in schema.get("dependentSchemas", {}).items():
            label_of = html("when it has {}", inline_json(name))
            yield _Subschema(label_of, "", inner, f"{pointer}/dependentSchemas{pointer_token(name)}", f"with-{name}", False)
        for keyword, group in COMBINED.items():
            branches = schema.get(keyword)
            if not branches or (has_table and keyword != "allOf") or not isinstance(branches[0], (dict, bool)):
                continue
            if len(schema.keys() - ABOUT) == 1 and len(branches) <= MOST_NAMED and all(map(self.simple, branches)):
                continue
            for index, inner in enumerate(branches):
                first = group if index == 0 else ""
                yield _Subschema(Markup(""), first, inner, f"{pointer}/{keyword}/{index}", f"{keyword}-{index + 1}", False)


ABOUT = METADATA - {"readOnly", "writeOnly"} | {"discriminator"}
"""Keywords that constrain nothing and are shown with the type. The two left out are shown as constraints."""

EACH = Markup("each element")
SAID_BY_TYPE = (EACH, Markup("each value"), Markup("each name"))
"""Where the type of the whole has view the type of these."""
UNTYPED = ("any value", "object")


def further(schema: Mapping[str, Any]) -> Markup:
    """What `items` is about."""
    return Markup("each further element") if "prefixItems" in schema else EACH


def others(schema: Mapping[str, Any]) -> Markup:
    """What `additionalProperties` is about."""
    return Markup("each other property") if "properties" in schema or "patternProperties" in schema else Markup("each value")


def containing(schema: Mapping[str, Any]) -> Markup:
    """What `contains` asks for."""
    least, most = schema.get("minContains", 1), schema.get("maxContains")
    count = (
        f"at least {plural(least, 'element', 'elements')}" if most is None else f"{least} to {plural(most, 'element', 'elements')}"
    )
    return html("{} like this", count)


def fixed(text: str) -> Any:
    """A label that does not depend on the schema."""
    return lambda schema: Markup(text)


SINGLE: Mapping[str, tuple[Any, bool]] = {
    "items": (further, True),
    "unevaluatedItems": (fixed("each element that nothing else describes"), True),
    "contains": (containing, False),
    "propertyNames": (fixed("each name"), True),
    "additionalProperties": (others, True),
    "unevaluatedProperties": (fixed("each property that nothing else describes"), True),
    "not": (fixed("must not be like this"), False),
    "if": (fixed("when it is like this"), False),
    "then": (fixed("then also"), False),
    "else": (fixed("otherwise also"), False),
}
"""The keywords with one subschema: what to call it, and whether it is about a value inside of the one at hand."""
COMBINED = {
    "allOf": "All of these hold as well",
    "anyOf": "At least one of these holds",
    "oneOf": "Exactly one of these holds",
    "x-known": "Those known so far",
}
