"""The worklist of lowering: which schemas become definitions, and what `$ref` and `$dynamicRef` lead to from where."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from ..diagnostics import Problem
from ..frozen import frozen
from ..ir.constraints import Key, PatternText
from ..schema.formats import UNCHECKED, checked_formats
from ..schema.pointers import pointed, pointer_token
from ..schema.resolve import Place, Resolver

__all__ = ["ANNOTATIONS", "Requirement", "Scope", "Worklist", "json_type", "types_of"]

Scope = tuple[tuple[str, tuple[str, str]], ...]
"""The dynamic scope: each dynamic anchor with the outermost place that has it. Empty where a contract uses none."""

ANNOTATIONS = frozenset(
    {
        "$schema", "$id", "$anchor", "$dynamicAnchor", "$recursiveAnchor", "$vocabulary", "$comment", "$defs", "definitions",
        "title", "description", "default", "examples", "deprecated", "readOnly", "writeOnly", "format", "contentEncoding",
        "contentMediaType", "contentSchema", "id", "x-python-name", "x-python-schema-name",
    }
)  # fmt: skip
"""Keywords that refuse nothing."""

DECLARED = re.compile(r"/(\$defs|definitions)/[^/]*")
TYPES = ("null", "boolean", "object", "array", "number", "string", "integer")


@frozen
class Requirement:
    """A schema that somebody needs as a definition."""

    place: Place
    scope: Scope
    owner: Key | None
    label: str


class Worklist:
    """Collects what becomes a definition. The one thing in this stage that grows."""

    def __init__(self, resolver: Resolver, formats: frozenset[str] = frozenset(), *, refuses_unknown: bool = False) -> None:
        self.resolver = resolver
        self.formats = formats
        self.refuses_unknown = refuses_unknown
        self.requirements: dict[Key, Requirement] = {}
        self.referred: dict[Key, Requirement] = {}
        """Places inside of other schemas that only a reference has asked for so far: who holds them names them, if anybody does."""
        self.problems: list[Problem] = []
        self._translated: dict[str, str] = {}

    def require_definition(self, place: Place, scope: Scope, owner: Key | None = None, label: str = "") -> Key:
        """The key of a schema that has to be a definition."""
        key = self.key(place, scope)
        inside = key[1] != "" and DECLARED.fullmatch(key[1]) is None
        if inside and owner is None and not label:
            self.referred.setdefault(key, Requirement(place, scope, None, ""))
        else:
            self.requirements.setdefault(key, Requirement(place, scope, owner, label))
        return key

    def take_referred(self) -> None:
        """Make definitions of the places that nobody but references has asked for."""
        for key, requirement in self.referred.items():
            self.requirements.setdefault(key, requirement)
        self.referred.clear()

    def require_object(self, place: Place, scope: Scope, owner: Key | None, label: str) -> Key:
        """As `demand`, for what a schema says of objects alone."""
        key = self.object_key(place, scope)
        self.requirements.setdefault(key, Requirement(place, scope, owner, label))
        return key

    def object_key(self, place: Place, scope: Scope) -> Key:
        """The key of what a schema says of objects alone."""
        file, pointer, dynamic_scope = self.key(place, scope)
        return file, pointer, f"object;{dynamic_scope}"

    def key(self, place: Place, scope: Scope) -> Key:
        """What tells this schema from all others, under this dynamic scope."""
        if not self.resolver.uses_dynamic:
            return (*place.key, "")
        own = self.entered((), place)
        dynamic_scope = "" if scope == own else ";".join(f"{anchor}={file}#{pointer}" for anchor, (file, pointer) in scope)
        return (*place.key, dynamic_scope)

    def entered(self, scope: Scope, place: Place) -> Scope:
        """The dynamic scope inside a schema's resource: anchors that are already there stay what they are."""
        if not self.resolver.uses_dynamic:
            return ()
        known = dict(scope)
        resource = (place.document.file, place.location.resource)
        for anchor, pointer in self.resolver.dynamic.get(resource, {}).items():
            known.setdefault(anchor, (place.document.file, pointer))
        return tuple(sorted(known.items()))

    def root_scope(self, place: Place) -> Scope:
        """The dynamic scope of a schema that validation starts at."""
        return self.entered((), place)

    def child(self, place: Place, scope: Scope, suffix: str, schema: Any) -> tuple[Place, Scope]:
        """A subschema and its dynamic scope."""
        inner = self.resolver.inside(place, suffix, schema)
        return inner, self.entered(scope, inner) if inner.location.resource != place.location.resource else scope

    def members(self, place: Place, scope: Scope, keyword: str) -> Iterator[tuple[Any, Place, Scope]]:
        """The subschemas under a keyword whose value is an array or object of them, each with its index or name."""
        value, path = place.view[keyword]
        for key, schema in value.items() if isinstance(value, dict) else enumerate(value):
            yield key, *self.child(place, scope, path + pointer_token(key), schema)

    def only(self, place: Place, scope: Scope, keyword: str) -> tuple[Place, Scope]:
        """The subschema under a keyword that takes one."""
        value, path = place.view[keyword]
        return self.child(place, scope, path, value)

    def references(self, place: Place, scope: Scope) -> Iterator[tuple[Place, Scope]]:
        """What the reference keywords of a schema lead to."""
        view = place.view
        if "$ref" in view:
            target = self.resolver.lookup(place, "$ref", view["$ref"][0])
            yield target, self.entered(scope, target)
        if "$dynamicRef" in view:
            reference = view["$dynamicRef"][0]
            target = self.resolver.lookup(place, "$dynamicRef", reference)
            anchor = reference.partition("#")[2]
            if isinstance(target.schema, dict) and target.schema.get("$dynamicAnchor") == anchor and anchor:
                target = self.dynamic_scope(anchor, scope, target)
            yield target, self.entered(scope, target)
        if "$recursiveRef" in view:
            target = self.resolver.lookup(place, "$recursiveRef", "#")
            if isinstance(target.schema, dict) and target.schema.get("$recursiveAnchor") is True:
                target = self.dynamic_scope("", scope, target)
            yield target, self.entered(scope, target)

    def dynamic_scope(self, anchor: str, scope: Scope, target: Place) -> Place:
        """Where a dynamic anchor is in this scope."""
        found = dict(scope).get(anchor)
        return target if found is None else self.place_at(found, target)

    def place_at(self, address: tuple[str, str], otherwise: Place) -> Place:
        """The place of a file and pointer that were met before."""
        for identity, location in self.resolver.spots.items():
            if (location.document.file, location.pointer) == address:
                schema = pointed(location.document.contents, location.pointer)
                assert id(schema) == identity
                return Place(location, schema)
        return otherwise

    def asserts_format(self, place: Place) -> bool:
        """Whether a schema's `format` refuses values."""
        name = place.view["format"][0] if "format" in place.view else None
        if not isinstance(name, str) or not (name in self.formats or place.location.dialect.asserts_formats):
            return False
        if name in UNCHECKED:
            message = f"the format {name!r} cannot be asserted; leave it an annotation, or write a pattern"
            self.problems.append(place.problem(message, "/format", unsupported=True))
        return name in checked_formats()

    def pattern(self, place: Place, suffix: str, ecma: str) -> PatternText:
        """A regular expression in both dialects; what cannot be translated or may backtrack without bound is a problem."""
        if ecma not in self._translated:
            from ..regex import translate as patterns  # Here, since many contracts have none.

            try:
                self._translated[ecma] = patterns.translate(ecma)
                risk = patterns.backtracking_risk(ecma)
                if risk is not None:
                    message = f"the pattern {ecma!r} can take unbounded time on a hostile text: {risk}; write it without that"
                    self.problems.append(place.problem(message, suffix, unsupported=True))
            except patterns.PatternError as error:
                self._translated[ecma] = ""
                self.problems.append(place.problem(f"the pattern {ecma!r} cannot be used: {error}", suffix, unsupported=True))
        return PatternText(ecma, self._translated[ecma])


def types_of(view: Mapping[str, Any]) -> tuple[str, ...]:
    """The JSON types that `type` names; none where it is not there."""
    if "type" not in view:
        return ()
    value = view["type"][0]
    names = (value,) if isinstance(value, str) else tuple(dict.fromkeys(value))
    return tuple(name for name in names if not (name == "integer" and "number" in names))


def json_type(value: Any, types: tuple[str, ...]) -> bool:
    """Whether a value is of one of some JSON types."""
    if isinstance(value, bool):
        return "boolean" in types
    if isinstance(value, (int, float)):
        return "number" in types or ("integer" in types and value == int(value))
    names = {str: "string", list: "array", dict: "object", type(None): "null"}
    return names[type(value)] in types
