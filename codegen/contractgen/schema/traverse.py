"""Traversal of schemas: subschemas, the targets of references, and the dynamic scope in which each is evaluated."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .pointers import pointed, pointer_token
from .resolve import Place, Resolver

__all__ = ["Scope", "Traversal"]

Scope = tuple[tuple[str, tuple[str, str]], ...]
"""A dynamic scope: each dynamic anchor with the file and pointer of the outermost schema that declares it. Always empty in a contract
without dynamic references."""


class Traversal:
    """Goes from a schema to its subschemas and to what it refers to, and keeps track of the dynamic scope on the way."""

    def __init__(self, resolver: Resolver) -> None:
        self.resolver = resolver

    def key(self, place: Place, scope: Scope) -> tuple[str, str, str]:
        """Identifies a schema under a dynamic scope: file, pointer, and the scope where it is not the schema's own."""
        if not self.resolver.uses_dynamic:
            return (*place.key, "")
        own = self.entered((), place)
        dynamic_scope = "" if scope == own else ";".join(f"{anchor}={file}#{pointer}" for anchor, (file, pointer) in scope)
        return (*place.key, dynamic_scope)

    def object_key(self, place: Place, scope: Scope) -> tuple[str, str, str]:
        """As `key`, for the same schema restricted to objects."""
        file, pointer, dynamic_scope = self.key(place, scope)
        return file, pointer, f"object;{dynamic_scope}"

    def entered(self, scope: Scope, place: Place) -> Scope:
        """The dynamic scope after evaluation enters the resource of a schema. Anchors already in scope keep their schemas."""
        if not self.resolver.uses_dynamic:
            return ()
        known = dict(scope)
        resource = (place.document.file, place.location.resource)
        for anchor, pointer in self.resolver.dynamic.get(resource, {}).items():
            known.setdefault(anchor, (place.document.file, pointer))
        return tuple(sorted(known.items()))

    def root_scope(self, place: Place) -> Scope:
        """The dynamic scope of a schema at which validation starts."""
        return self.entered((), place)

    def child(self, place: Place, scope: Scope, suffix: str, schema: Any) -> tuple[Place, Scope]:
        """The subschema at a pointer relative to its parent, and its dynamic scope."""
        inner = self.resolver.inside(place, suffix, schema)
        return inner, self.entered(scope, inner) if inner.location.resource != place.location.resource else scope

    def members(self, place: Place, scope: Scope, keyword: str) -> Iterator[tuple[Any, Place, Scope]]:
        """The subschemas of a keyword whose value is an array or object of schemas, each with its index or name."""
        value, path = place.view[keyword]
        for key, schema in value.items() if isinstance(value, dict) else enumerate(value):
            yield key, *self.child(place, scope, path + pointer_token(key), schema)

    def only(self, place: Place, scope: Scope, keyword: str) -> tuple[Place, Scope]:
        """The subschema of a keyword whose value is a schema."""
        value, path = place.view[keyword]
        return self.child(place, scope, path, value)

    def references(self, place: Place, scope: Scope) -> Iterator[tuple[Place, Scope]]:
        """The targets of the reference keywords of a schema.

        Raises:
            ContractError: a reference does not resolve.
        """
        view = place.view
        if "$ref" in view:
            target = self.resolver.lookup(place, "$ref", view["$ref"][0])
            yield target, self.entered(scope, target)
        if "$dynamicRef" in view:
            reference = view["$dynamicRef"][0]
            target = self.resolver.lookup(place, "$dynamicRef", reference)
            anchor = reference.partition("#")[2]
            if isinstance(target.schema, dict) and target.schema.get("$dynamicAnchor") == anchor and anchor:
                target = self.dynamic_target(anchor, scope, target)
            yield target, self.entered(scope, target)
        if "$recursiveRef" in view:
            target = self.resolver.lookup(place, "$recursiveRef", "#")
            if isinstance(target.schema, dict) and target.schema.get("$recursiveAnchor") is True:
                target = self.dynamic_target("", scope, target)
            yield target, self.entered(scope, target)

    def dynamic_target(self, anchor: str, scope: Scope, static_target: Place) -> Place:
        """The schema that declares a dynamic anchor in this scope; the statically resolved one where the scope has none."""
        address = dict(scope).get(anchor)
        if address is not None:
            for identity, location in self.resolver.locations.items():
                if (location.document.file, location.pointer) == address:
                    schema = pointed(location.document.contents, location.pointer)
                    assert id(schema) == identity
                    return Place(location, schema)
        return static_target

    def unconditional_subschemas(self, place: Place, scope: Scope) -> Iterator[tuple[Place, Scope]]:
        """All schemas that a schema always applies to the same instance, by references and `allOf`, and last the schema itself."""
        found: dict[object, tuple[Place, Scope]] = {}
        stack = [(place, scope)]
        while stack:
            part, inner = stack.pop()
            key = self.key(part, inner)
            if key in found or not isinstance(part.schema, dict):
                continue
            found[key] = part, inner
            stack += self.references(part, inner)
            if "allOf" in part.view:
                stack += [(branch, branch_scope) for _, branch, branch_scope in self.members(part, inner, "allOf")]
        yield from reversed(found.values())
