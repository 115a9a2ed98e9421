"""All schemas of a contract as one flat set of definitions in the terms of 2020-12, each `$ref` the name of one of them."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping
from pathlib import PurePosixPath
from typing import Any, NamedTuple
from urllib.parse import quote, unquote

from ..ir.constraints import Key
from ..ir.contract import Contract, Definition
from ..lower.discriminators import Tag, tagged
from ..lower.worklist import ANNOTATIONS, Scope, Worklist, types_of
from ..schema.keywords import WITH_SCHEMA, WITH_SCHEMA_ARRAY, WITH_SCHEMA_MAP
from ..schema.pointers import pointed, pointer_steps, pointer_token
from ..schema.resolve import Place, Resolver
from .python.naming import Names, pascal

__all__ = ["ROOT", "FlatContract", "Union", "flatten", "named", "with_subschemas"]

ROOT = "/$defs/"
"""Where the definitions stand in the bundle."""

DROPPED = frozenset(
    {"$schema", "$id", "id", "$anchor", "$dynamicAnchor", "$recursiveAnchor", "$vocabulary", "$defs", "definitions"}
)
"""Keywords that say where a schema is, or hold what becomes a definition of its own."""

REFERENCES = ("$ref", "$dynamicRef", "$recursiveRef")
PLAIN = re.compile(r"[A-Za-z_][A-Za-z0-9_.-]*")
OBJECTS = frozenset(
    {
        "type", "properties", "required", "additionalProperties", "patternProperties", "propertyNames", "minProperties",
        "maxProperties", "dependentRequired", "dependentSchemas", "unevaluatedProperties", "x-memberOf",
    }
)  # fmt: skip
"""Keywords that look at objects alone."""


class Union(NamedTuple):
    """A union that one property tells apart."""

    pointer: str
    """Where its schema stands in the bundle."""
    keyword: str
    """`oneOf`, `anyOf` or `x-known`."""
    tag: str
    values: tuple[tuple[Any, ...], ...]
    """For each branch the values that name it; none for null."""


class FlatContract(NamedTuple):
    """The definitions by name."""

    names: Mapping[Key, str]
    schemas: Mapping[str, Any]
    unions: tuple[Union, ...]

    def pointer(self, key: Key) -> str:
        """Where a definition stands in the bundle."""
        return ROOT.rstrip("/") + pointer_token(self.names[key])


def flatten(contract: Contract, names: Names, resolver: Resolver) -> FlatContract:
    """Collect every definition that has a name in the contract, and all that these refer to."""
    return _Flattening(contract, names, resolver).joined()


class _Flattening:
    """One contract being joined."""

    def __init__(self, contract: Contract, names: Names, resolver: Resolver) -> None:
        self.contract = contract
        self.python = names
        self.resolver = resolver
        self.work = Worklist(self.resolver)
        self.definitions: dict[Key, Definition] = {definition.key: definition for definition in contract.definitions}
        self.exported = {definition.key for definition in contract.definitions if definition.exported}
        self.places: dict[Key, tuple[Place, Scope]] = {}
        self.names: dict[Key, str] = {}
        self.taken: dict[str, Key] = {}
        self.unions: list[Union] = []

    def joined(self) -> FlatContract:
        roots = {document.file: self.resolver.root(document) for document in self.resolver.documents}
        for definition in sorted(self.contract.definitions, key=lambda each: (not each.declared, each.key)):
            file, pointer, dynamic_scope = definition.key
            if definition.exported and dynamic_scope in ("", "object;") and file in roots:
                place = self.at(roots[file], pointer)
                scope = self.work.root_scope(place)
                self.enter(definition.key, Place(place.location, place.schema, as_object=dynamic_scope == "object;"), scope)
        schemas: dict[str, Any] = {}
        done: set[Key] = set()
        while len(done) < len(self.places):
            for key, (place, scope) in list(self.places.items()):
                if key not in done:
                    done.add(key)
                    name = self.names[key]
                    schemas[name] = self.rewritten(place, scope, ROOT.rstrip("/") + pointer_token(name), key)
        unions = tuple(sorted(self.unions, key=lambda union: (union.pointer, union.keyword)))
        return FlatContract(self.names, {name: schemas[name] for name in sorted(schemas)}, unions)

    def at(self, root: Place, pointer: str) -> Place:
        """The place of a pointer in a document."""
        return self.resolver.inside(root, pointer, pointed(root.schema, pointer))

    # -- names ------------------------------------------------------------------------------------------------------

    def enter(self, key: Key, place: Place, scope: Scope) -> str:
        """The name of a definition, which is made when it is first met."""
        if key not in self.places:
            self.places[key] = (place, scope)
            name = self.wanted(key)
            if name in self.taken:
                name = f"{name}_{hashlib.sha256('#'.join(key).encode('utf-8', 'surrogatepass')).hexdigest()[:6]}"
            self.taken[name] = key
            self.names[key] = name
        return self.names[key]

    def wanted(self, key: Key) -> str:
        """What a definition would be called. Where names count file by file, those inside a file start with the file's."""
        file, pointer, dynamic_scope = key
        definition = self.definitions.get(key)
        if definition is None:
            plain = pascal(pointer.rpartition("/")[2] or PurePosixPath(file).name.removesuffix(".json"))
        elif definition.declared and not dynamic_scope and PLAIN.fullmatch(definition.label):
            plain = definition.label
        else:
            plain = self.python.types[key].type
        if not self.contract.flat or (not pointer and "/" not in file):
            return plain
        stem = file.removesuffix(".json").split("/")
        if not pointer:
            return ".".join([*map(pascal, stem[:-1]), plain])
        root = self.definitions.get((file, "", ""))
        first = root.label if root is not None and PLAIN.fullmatch(root.label) else pascal(stem[-1])
        return ".".join([*map(pascal, stem[:-1]), first, plain])

    # -- schemas ----------------------------------------------------------------------------------------------------

    def rewritten(self, place: Place, scope: Scope, pointer: str, own: Key | None = None) -> Any:
        """A schema as 2020-12 writes it, without identifiers; what has a name is referred to by it."""
        if not isinstance(place.schema, dict):
            return place.schema
        key = self.work.key(place, scope)
        if own is None and key in self.exported:
            return {"$ref": reference(self.enter(key, place, scope))}
        apart = self.work.object_key(place, scope)
        view = dict(place.view)
        nullable = set(types_of(view)) == {"object", "null"} and set(view) <= OBJECTS | ANNOTATIONS
        if own != apart and nullable and apart in self.exported:
            name = self.enter(apart, Place(place.location, place.schema, as_object=True), scope)
            told = {keyword: view[keyword][0] for keyword in ("description", "deprecated") if keyword in view}
            return {**told, "anyOf": [{"$ref": reference(name)}, {"type": "null"}]}
        schema: dict[str, Any] = {}
        for keyword, (value, path) in self.keywords(place).items():
            if keyword in REFERENCES:
                continue
            schema[keyword] = self.keyword(place, scope, pointer, keyword, value, path)
        targets = [self.target(inner, entered) for inner, entered in self.work.references(place, scope)]
        if targets:
            before: dict[str, Any] = {name: schema.pop(name) for name in ("title", "description") if name in schema}
            schema = {**before, "$ref": targets[0], **schema}
        if len(targets) > 1:
            schema["allOf"] = [*schema.get("allOf", []), *({"$ref": target} for target in targets[1:])]
        if schema.get("enum") == []:  # Right, if pointless; ajv refuses to read it.
            del schema["enum"]
            schema["allOf"] = [*schema.get("allOf", []), False]
        self.note_unions(place, scope, schema, pointer)
        return self.refusing(schema, key)

    def keywords(self, place: Place) -> dict[str, tuple[Any, str]]:
        """What a schema says, annotations of other vocabularies and those beside a lone `$ref` too."""
        said = {name: each for name, each in place.view.items() if name not in DROPPED}
        for name, value in place.schema.items():
            if name.startswith("x-") or name in ("description", "deprecated"):
                said.setdefault(name, (value, pointer_token(name)))
        order = {name: number for number, name in enumerate(place.schema)}
        return dict(sorted(said.items(), key=lambda item: order.get(item[0], order.get(item[1][1][1:], len(order)))))

    def keyword(self, place: Place, scope: Scope, pointer: str, keyword: str, value: Any, path: str) -> Any:
        """One keyword's value, the subschemas in it rewritten."""
        inner = pointer + pointer_token(keyword)
        if keyword in WITH_SCHEMA_MAP and isinstance(value, dict):
            return {
                name: self.inside(place, scope, path + pointer_token(name), each, inner + pointer_token(name))
                for name, each in value.items()
            } if keyword != "dependentRequired" else value  # fmt: skip
        if keyword in WITH_SCHEMA_ARRAY and isinstance(value, list):
            return [
                self.inside(place, scope, path + pointer_token(index), each, inner + pointer_token(index))
                for index, each in enumerate(value)
            ]
        if keyword in WITH_SCHEMA and isinstance(value, (dict, bool)):
            return self.inside(place, scope, path, value, inner)
        return value

    def inside(self, place: Place, scope: Scope, path: str, value: Any, pointer: str) -> Any:
        """A subschema, rewritten; what is none stays as it is."""
        if not isinstance(value, dict):
            return value
        return self.rewritten(*self.work.child(place, scope, path, value), pointer)

    def target(self, place: Place, scope: Scope) -> str:
        """What a reference is called."""
        return reference(self.enter(self.work.key(place, scope), place, scope))

    def note_unions(self, place: Place, scope: Scope, schema: dict[str, Any], pointer: str) -> None:
        """Remember the unions that one property tells apart; `discriminator` names it where tools agree on its meaning."""
        for keyword in ("oneOf", "anyOf", "x-known"):
            branches = schema.get(keyword)
            if not isinstance(branches, list) or not all(isinstance(branch, (dict, bool)) for branch in branches):
                continue
            tag = tagged(self.work, place, scope, keyword)
            if tag is not None:
                self.unions.append(Union(pointer, keyword, tag.name, tag.values))
                if keyword == "oneOf" and self.discriminates(place, scope, tag):
                    schema.setdefault("type", "object")  # With it, ajv tries no branch on a value that is no object.
                    schema["discriminator"] = {"propertyName": tag.name}

    def discriminates(self, place: Place, scope: Scope, tag: Tag) -> bool:
        """Whether every branch is a reference to an object that has the tag in its own `properties`, always a text: OpenAPI's
        `discriminator`, and ajv's, knows no other."""
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

    def refusing(self, schema: dict[str, Any], key: Key) -> dict[str, Any]:
        """The schema closed, where the contract asks for unknown properties to be refused."""
        definition = self.definitions.get(key)
        closed = definition is not None and definition.rule.kind == "Unevaluated" and "unevaluatedProperties" not in schema
        if closed and self.contract.unknown == "refuse" and "unevaluatedItems" not in schema:
            return {**schema, "unevaluatedProperties": False}
        return schema


def reference(name: str) -> str:
    """A reference to a definition of the bundle."""
    return "#" + quote(ROOT.rstrip("/") + pointer_token(name), safe="/$~!&'()*+,;=:@-._")


def named(reference: str) -> str:
    """The definition that a reference names."""
    return pointer_steps(unquote(reference))[-1]


def with_subschemas(schema: dict[str, Any], change: Callable[[str, Any], Any]) -> dict[str, Any]:
    """A schema with each of its subschemas changed, which is told the keyword it stands under."""
    changed: dict[str, Any] = {}
    for keyword, value in schema.items():
        if keyword in WITH_SCHEMA_MAP and isinstance(value, dict):
            changed[keyword] = {name: change(keyword, each) for name, each in value.items()}
        elif keyword in WITH_SCHEMA_ARRAY and isinstance(value, list):
            changed[keyword] = [change(keyword, each) for each in value]
        elif keyword in WITH_SCHEMA and isinstance(value, (dict, bool)):
            changed[keyword] = change(keyword, value)
        else:
            changed[keyword] = value
    return changed
