"""Schemas with their objects closed: a property that no keyword names is refused, to test what a producer sends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...schema.keywords import ANNOTATIONS, IN_PLACE
from ..flatten import named, with_subschemas

__all__ = ["close_schemas"]

OPEN = ".open"
"""Ends the name of the open twin of a definition that is also a part of another one."""

PARTS = IN_PLACE - {"x-known"}
"""Keywords whose subschemas describe a part of the object. A branch of `x-known` describes the whole object, and is closed itself."""

SAID = frozenset({"additionalProperties", "unevaluatedProperties"})
SILENT = ANNOTATIONS | {"discriminator"}


def close_schemas(schemas: Mapping[str, Any]) -> dict[str, Any]:
    """Close every definition; one that others build on by `allOf` or `$ref` gets an open twin for that."""
    closing = _Closing(schemas)
    found = {name: closing.closed(schema) for name, schema in schemas.items()}
    done: set[str] = set()
    while len(done) < len(closing.opened):
        for name in sorted(closing.opened - done):
            done.add(name)
            found[name + OPEN] = closing.opened_up(schemas[name])
    return {name: found[name] for name in sorted(found)}


class _Closing:
    """The definitions being closed."""

    def __init__(self, schemas: Mapping[str, Any]) -> None:
        self.schemas = schemas
        self.opened: set[str] = set()

    def closed(self, schema: Any) -> Any:
        """A schema of a whole value."""
        if not isinstance(schema, dict):
            return schema
        said = {keyword for keyword in schema if keyword not in SILENT}
        if schema.get("type") == "object" and said & {"anyOf", "oneOf"}:
            said.discard("type")  # The branches say it too.
        alone = len(said) == 1 and (said <= {"$ref", "anyOf", "oneOf"} or (said == {"allOf"} and len(schema["allOf"]) == 1))
        if alone:
            return with_subschemas(schema, lambda keyword, each: self.closed(each))
        parts = with_subschemas(schema, self.part)
        if "$ref" in parts:
            parts["$ref"] = self.open_reference(parts["$ref"])
        if said & SAID or not self.names_properties(schema, frozenset()) or self.grows(schema):
            return parts
        composed = "$ref" in schema or not PARTS.isdisjoint(schema)
        return {**parts, "unevaluatedProperties" if composed else "additionalProperties": False}

    def part(self, keyword: str, schema: Any) -> Any:
        """A subschema beside others."""
        return self.opened_up(schema, refines=keyword != "allOf") if keyword in PARTS else self.closed(schema)

    def opened_up(self, schema: Any, refines: bool = False) -> Any:
        """A schema of a part of what a value has to be. What only refines properties that are described beside it is left
        open altogether."""
        if not isinstance(schema, dict):
            return schema
        whole = with_subschemas(schema, (lambda keyword, each: self.opened_up(each, True)) if refines else self.part)
        if "$ref" in whole:
            whole["$ref"] = self.open_reference(whole["$ref"])
        return whole

    def open_reference(self, reference: str) -> str:
        """A reference to the open twin of a definition, where it has to have one."""
        name = named(reference)
        if not self.names_properties(self.schemas[name], frozenset()):
            return reference
        self.opened.add(name)
        return reference + OPEN

    def names_properties(self, schema: Any, seen: frozenset[str]) -> bool:
        """Whether a schema, with all that it applies to the same value, names properties."""
        if not isinstance(schema, dict):
            return False
        if "properties" in schema:
            return True
        if "$ref" in schema:
            name = named(schema["$ref"])
            if name not in seen and self.names_properties(self.schemas[name], seen | {name}):
                return True
        parts = [each for keyword in ("allOf", "anyOf", "oneOf") for each in schema.get(keyword, ())]
        parts += [schema[keyword] for keyword in ("then", "else") if keyword in schema]
        return any(self.names_properties(each, seen) for each in [*parts, *schema.get("dependentSchemas", {}).values()])

    def grows(self, schema: Mapping[str, Any]) -> bool:
        """Whether a schema is that of a union that may grow: unknown objects are kept as they are."""
        return any(isinstance(each, dict) for each in schema.get("x-known", ()))
