"""Schemas of any dialect to the terms of 2020-12: references resolved, dynamic scopes applied, identifiers left out."""

from __future__ import annotations

from typing import Any

from ..ir.canonical import CanonicalSchema, CanonicalUnion
from ..ir.constraints import Key, Unevaluated
from ..ir.contract import Contract, Definition
from ..schema.json_types import types_of
from ..schema.keywords import ANNOTATIONS, IDENTIFIERS, REFERENCES, WITH_SCHEMA, WITH_SCHEMA_ARRAY, WITH_SCHEMA_MAP
from ..schema.pointers import pointed, pointer_token
from ..schema.resolve import Place, Resolver
from .discriminators import Tag, tagged
from .worklist import Scope, Worklist

__all__ = ["canonical_schemas"]

OBJECT_KEYWORDS = frozenset(
    {
        "type", "properties", "required", "additionalProperties", "patternProperties", "propertyNames", "minProperties",
        "maxProperties", "dependentRequired", "dependentSchemas", "unevaluatedProperties", "x-memberOf",
    }
)  # fmt: skip
"""Keywords that apply to objects alone, and `type`."""


def canonical_schemas(resolver: Resolver, contract: Contract) -> tuple[CanonicalSchema, ...]:
    """The exported definitions of a contract, and every schema that these refer to, in the order in which they are first referred to.

    A schema that is the target of a reference has an entry even where the contract has no definition of it.
    """
    return _Canonical(resolver, contract).schemas()


class _Canonical:
    """The definitions of one contract while they are collected."""

    def __init__(self, resolver: Resolver, contract: Contract) -> None:
        self.contract = contract
        self.resolver = resolver
        self.work = Worklist(resolver)
        self.definitions: dict[Key, Definition] = {definition.key: definition for definition in contract.definitions}
        self.exported = {definition.key for definition in contract.definitions if definition.exported}
        self.places: dict[Key, tuple[Place, Scope]] = {}
        self.unions: list[CanonicalUnion] = []
        """The unions of the definition at hand."""

    def schemas(self) -> tuple[CanonicalSchema, ...]:
        """All definitions."""
        roots = {document.file: self.resolver.root(document) for document in self.resolver.documents}
        for definition in sorted(self.contract.definitions, key=lambda each: (not each.declared, each.key)):
            file, pointer, dynamic_scope = definition.key
            if definition.exported and dynamic_scope in ("", "object;") and file in roots:
                root = roots[file]
                place = self.resolver.inside(root, pointer, pointed(root.schema, pointer))
                scope = self.work.root_scope(place)
                as_object = dynamic_scope == "object;"
                self.reference(definition.key, Place(place.location, place.schema, as_object=as_object), scope)
        found: dict[Key, CanonicalSchema] = {}
        while len(found) < len(self.places):
            for key, (place, scope) in list(self.places.items()):
                if key not in found:
                    self.unions = []
                    schema = self.canonical(place, scope, "", key)
                    found[key] = CanonicalSchema(key, schema, tuple(self.unions))
        return tuple(found[key] for key in self.places)

    def reference(self, key: Key, place: Place, scope: Scope) -> Key:
        """The value of a reference to a schema, which becomes a definition."""
        self.places.setdefault(key, (place, scope))
        return key

    def canonical(self, place: Place, scope: Scope, pointer: str, own: Key | None = None) -> Any:
        """A schema at a pointer from the definition that contains it; `own` is the key of a definition itself."""
        if not isinstance(place.schema, dict):
            return place.schema
        key = self.work.key(place, scope)
        if own is None and key in self.exported:
            return {"$ref": self.reference(key, place, scope)}
        object_key = self.work.object_key(place, scope)
        view = dict(place.view)
        nullable = set(types_of(view)) == {"object", "null"} and set(view) <= OBJECT_KEYWORDS | ANNOTATIONS
        if own != object_key and nullable and object_key in self.exported:
            self.reference(object_key, Place(place.location, place.schema, as_object=True), scope)
            annotations = {keyword: view[keyword][0] for keyword in ("description", "deprecated") if keyword in view}
            return {**annotations, "anyOf": [{"$ref": object_key}, {"type": "null"}]}
        schema: dict[str, Any] = {}
        for keyword, (value, path) in self.keywords(place).items():
            if keyword not in REFERENCES:
                schema[keyword] = self.keyword(place, scope, pointer, keyword, value, path)
        targets = [
            self.reference(self.work.key(inner, entered), inner, entered) for inner, entered in self.work.references(place, scope)
        ]
        if targets:
            before: dict[str, Any] = {name: schema.pop(name) for name in ("title", "description") if name in schema}
            schema = {**before, "$ref": targets[0], **schema}
        if len(targets) > 1:
            schema["allOf"] = [*schema.get("allOf", []), *({"$ref": target} for target in targets[1:])]
        if schema.get("enum") == []:  # Valid, but ajv rejects the schema.
            del schema["enum"]
            schema["allOf"] = [*schema.get("allOf", []), False]
        self.note_unions(place, scope, schema, pointer)
        return self.closed(schema, key)

    def keywords(self, place: Place) -> dict[str, tuple[Any, str]]:
        """The keywords of a schema in the order of its text, with annotations of other vocabularies and those beside a lone `$ref`."""
        found = {name: each for name, each in place.view.items() if name not in IDENTIFIERS}
        for name, value in place.schema.items():
            if name.startswith("x-") or name in ("description", "deprecated"):
                found.setdefault(name, (value, pointer_token(name)))
        order = {name: number for number, name in enumerate(place.schema)}
        return dict(sorted(found.items(), key=lambda item: order.get(item[0], order.get(item[1][1][1:], len(order)))))

    def keyword(self, place: Place, scope: Scope, pointer: str, keyword: str, value: Any, path: str) -> Any:
        """The value of a keyword, with its subschemas in the terms of 2020-12."""
        inner = pointer + pointer_token(keyword)
        if keyword in WITH_SCHEMA_MAP and isinstance(value, dict):
            return {
                name: self.subschema(place, scope, path + pointer_token(name), each, inner + pointer_token(name))
                for name, each in value.items()
            }
        if keyword in WITH_SCHEMA_ARRAY and isinstance(value, list):
            return [
                self.subschema(place, scope, path + pointer_token(index), each, inner + pointer_token(index))
                for index, each in enumerate(value)
            ]
        if keyword in WITH_SCHEMA and isinstance(value, (dict, bool)):
            return self.subschema(place, scope, path, value, inner)
        return value

    def subschema(self, place: Place, scope: Scope, path: str, value: Any, pointer: str) -> Any:
        """A subschema, whose place in the document and in the definition may differ; a value that is not an object stays as it is."""
        if not isinstance(value, dict):
            return value
        return self.canonical(*self.work.child(place, scope, path, value), pointer)

    def note_unions(self, place: Place, scope: Scope, schema: dict[str, Any], pointer: str) -> None:
        """Record the tagged unions of a schema, and add `discriminator` where tools agree on its meaning."""
        for keyword in ("oneOf", "anyOf", "x-known"):
            branches = schema.get(keyword)
            if not isinstance(branches, list) or not all(isinstance(branch, (dict, bool)) for branch in branches):
                continue
            tag = tagged(self.work, place, scope, keyword)
            if tag is not None:
                self.unions.append(CanonicalUnion(pointer, keyword, tag.name, tag.values))
                if keyword == "oneOf" and self.discriminates(place, scope, tag):
                    schema.setdefault("type", "object")  # With it, ajv tries no branch on a value that is not an object.
                    schema["discriminator"] = {"propertyName": tag.name}

    def discriminates(self, place: Place, scope: Scope, tag: Tag) -> bool:
        """Whether every branch is a reference to an object that has the tag, a string, in its own `properties`: neither OpenAPI's
        `discriminator` nor ajv's supports anything else."""
        if not all(values and all(isinstance(value, str) for value in values) for values in tag.values):
            return False
        for _, branch, inner in self.work.members(place, scope, "oneOf"):
            targets = [target for target, _ in self.work.references(branch, inner)]
            view = (targets[0] if targets else branch).view
            properties = view["properties"][0] if "properties" in view else {}
            if tag.name not in properties or tag.name not in (view["required"][0] if "required" in view else ()):
                return False
            if not {"const", "enum"} & set(properties[tag.name]):
                return False
        return True

    def closed(self, schema: dict[str, Any], key: Key) -> dict[str, Any]:
        """The schema with unknown properties refused, where the contract asks for that and lowering has done the same."""
        definition = self.definitions.get(key)
        closes = definition is not None and isinstance(definition.constraint, Unevaluated) and "unevaluatedProperties" not in schema
        if closes and self.contract.unknown == "refuse" and "unevaluatedItems" not in schema:
            return {**schema, "unevaluatedProperties": False}
        return schema
