"""Random small schemas of 2020-12, by rule: every assertion and applicator, references of every kind, nothing that never ends."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any, ClassVar

DIALECT = "https://json-schema.org/draft/2020-12/schema"
ROOT = "https://schemas.example/root"
NAMES = ["a", "b", "c", "kind", "aa", "x-1"]
DEFINITIONS = ["first", "second", "third"]
KINDS = ["null", "boolean", "object", "array", "number", "string", "integer"]
PATTERNS = ["^a", "b$", "^[a-c]+$", "^x-", "\\d", "^.?$", "[^a]", "a|^b", "^(a|b){2}$", "\\S", "^\\u0061", "\\p{L}"]
VALUES: list[Any] = [
    None, True, False, 0, 1, 1.0, -1, 2, 2.5, 10, "", "a", "b", "aa", "ab", "x-1", "1", [], [1], ["a", 1], [[]], {}, {"a": 1},
    {"a": "a", "b": 2}, {"kind": "a"}, {"kind": "b", "c": []},
]  # fmt: skip
FORMATS = ["date-time", "email", "uri", "regex", "nonsense"]


class Schemas:
    """Makes schemas."""

    def __init__(self, seed: object) -> None:
        self.random = random.Random(str(seed))

    def make(self) -> dict[str, Any]:
        """A whole schema with three definitions. Where a schema applies to the same value, it refers to a later definition only,
        so that nothing applies to itself; inside properties and elements it may refer to anything."""
        root = self.schema(3, DEFINITIONS, least=2)
        definitions: dict[str, Any] = {}
        for index, name in enumerate(DEFINITIONS):
            made = self.schema(2, DEFINITIONS[index + 1 :])
            definitions[name] = {"$anchor": f"{name}-place", **made} if isinstance(made, dict) else made
        second = self.schema(2, ["third"], least=2)
        definitions["second"] = {"$dynamicAnchor": "node", **second}
        if self.random.random() < 0.3:  # Two dynamic anchors, each in a resource of its own: the outer one counts.
            root["$dynamicAnchor"] = "node"
            definitions["second"]["$id"] = "https://schemas.example/second"
        if isinstance(definitions["third"], dict) and self.random.random() < 0.2:
            definitions["third"]["$id"] = "https://other.example/third"
        return {"$schema": DIALECT, "$id": ROOT, "title": "Root", **root, "$defs": definitions}

    def schema(self, depth: int, later: list[str], least: int = 1) -> Any:
        """A schema, now and then a boolean."""
        if least == 1 and self.random.random() < 0.1:
            return self.random.random() < 0.8
        if depth <= 0:
            return self.leaf()
        found: dict[str, Any] = {}
        for _ in range(self.random.randint(least, 4)):
            maker = self.random.choice(self.makers)
            found.update(maker(self, depth, later))
        return found

    def leaf(self) -> dict[str, Any]:
        """A schema without schemas in it."""
        makers = [Schemas.kind, Schemas.kind, Schemas.values, Schemas.number, Schemas.text, Schemas.names]
        return self.random.choice(makers)(self, 0, [])

    def inside(self, depth: int) -> Any:
        """A schema for a part of the value."""
        if self.random.random() < 0.2:
            place = self.random.choice(["", "#node", *(f"#/$defs/{name}" for name in DEFINITIONS)])
            keyword = "$dynamicRef" if place == "#node" and self.random.random() < 0.8 else "$ref"
            return {keyword: ROOT + place}
        return self.schema(depth - 1, [])

    def kind(self, depth: int, later: list[str]) -> dict[str, Any]:
        """Types."""
        if self.random.random() < 0.7:
            return {"type": self.random.choice(KINDS)}
        return {"type": self.random.sample(KINDS, self.random.randint(1, 3))}

    def values(self, depth: int, later: list[str]) -> dict[str, Any]:
        """Values."""
        if self.random.random() < 0.5:
            return {"const": copy.deepcopy(self.random.choice(VALUES))}
        places = self.random.sample(range(len(VALUES)), self.random.randint(1, 5))
        return {"enum": [copy.deepcopy(VALUES[place]) for place in places if not repeats(places, place)]}

    def number(self, depth: int, later: list[str]) -> dict[str, Any]:
        """Bounds of numbers."""
        keyword = self.random.choice(["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"])
        value = self.random.choice([1, 2, 0.5, 3] if keyword == "multipleOf" else [-1, 0, 1, 1.0, 2, 2.5, 10])
        return {keyword: value, **({"type": self.random.choice(["number", "integer"])} if self.random.random() < 0.5 else {})}

    def text(self, depth: int, later: list[str]) -> dict[str, Any]:
        """Rules of texts."""
        found: dict[str, Any] = {"type": "string"} if self.random.random() < 0.5 else {}
        keyword = self.random.choice(["minLength", "maxLength", "pattern", "pattern", "format"])
        choices: dict[str, list[Any]] = {"pattern": PATTERNS, "format": FORMATS}
        return {**found, keyword: self.random.choice(choices.get(keyword, [0, 1, 2]))}

    def names(self, depth: int, later: list[str]) -> dict[str, Any]:
        """Rules about which properties there are."""
        keyword = self.random.choice(["required", "minProperties", "maxProperties", "dependentRequired"])
        if keyword == "required":
            return {keyword: self.random.sample(NAMES, self.random.randint(1, 2))}
        if keyword == "dependentRequired":
            return {keyword: {self.random.choice(NAMES): self.random.sample(NAMES, self.random.randint(0, 2))}}
        return {keyword: self.random.randint(0, 2) + (keyword == "maxProperties")}

    def properties(self, depth: int, later: list[str]) -> dict[str, Any]:
        """Properties and what is required of them."""
        found: dict[str, Any] = {name: self.inside(depth) for name in self.random.sample(NAMES, self.random.randint(1, 3))}
        more: dict[str, Any] = {"type": "object"} if self.random.random() < 0.7 else {}
        if self.random.random() < 0.5:
            more["required"] = self.random.sample(list(found), self.random.randint(0, len(found)))
        return {"properties": found, **more}

    def other_properties(self, depth: int, later: list[str]) -> dict[str, Any]:
        """Properties by pattern, the rest, and their names."""
        keyword = self.random.choice(
            ["patternProperties", "additionalProperties", "additionalProperties", "propertyNames", "unevaluatedProperties"]
        )
        if keyword == "patternProperties":
            return {keyword: {self.random.choice(PATTERNS): self.inside(depth)}}
        if keyword == "propertyNames":
            return {keyword: self.random.choice([self.text(0, []), self.values(0, []), {"maxLength": 1}])}
        return {keyword: False if self.random.random() < 0.5 else self.inside(depth)}

    def elements(self, depth: int, later: list[str]) -> dict[str, Any]:
        """Elements of arrays."""
        keyword = self.random.choice(["items", "items", "prefixItems", "contains", "unevaluatedItems", "uniqueItems", "bounds"])
        kind: dict[str, Any] = {"type": "array"} if self.random.random() < 0.6 else {}
        if keyword == "uniqueItems":
            return {**kind, keyword: True}
        if keyword == "bounds":
            return {**kind, self.random.choice(["minItems", "maxItems"]): self.random.randint(0, 2)}
        if keyword == "prefixItems":
            return {**kind, keyword: [self.inside(depth) for _ in range(self.random.randint(1, 2))]}
        if keyword == "contains":
            bound = self.random.choice(["minContains", "maxContains", "$comment"])
            return {**kind, keyword: self.inside(depth), bound: "none" if bound == "$comment" else self.random.randint(0, 2)}
        return {**kind, keyword: self.inside(depth)}

    def together(self, depth: int, later: list[str]) -> dict[str, Any]:
        """Several schemas for the same value."""
        keyword = self.random.choice(["allOf", "anyOf", "oneOf"])
        return {keyword: [self.schema(depth - 1, later) for _ in range(self.random.randint(1, 3))]}

    def tagged(self, depth: int, later: list[str]) -> dict[str, Any]:
        """A union that a property tells apart."""
        branches = []
        for value in self.random.sample(["a", "b", 1, None], self.random.randint(2, 3)):
            branch = self.properties(depth, later)
            branch["properties"]["kind"] = {"const": value}
            branches.append({**branch, "required": sorted({"kind", *branch.get("required", [])}), "type": "object"})
        return {self.random.choice(["oneOf", "anyOf"]): branches}

    def condition(self, depth: int, later: list[str]) -> dict[str, Any]:
        """Conditions, negation, and what depends on a property."""
        part = self.random.choice(["not", "if", "dependentSchemas"])
        if part == "not":
            return {"not": self.schema(depth - 1, later)}
        if part == "dependentSchemas":
            return {part: {self.random.choice(NAMES): self.schema(depth - 1, later)}}
        return {name: self.schema(depth - 1, later) for name in ("if", "then", "else") if self.random.random() < 0.8}

    def reference(self, depth: int, later: list[str]) -> dict[str, Any]:
        """A reference for the same value."""
        if not later:
            return self.leaf()
        return {"$ref": f"{ROOT}#/$defs/{self.random.choice(later)}"}

    makers: ClassVar[list[Callable[[Schemas, int, list[str]], dict[str, Any]]]] = [
        kind, values, number, text, names, properties, properties, properties, other_properties, other_properties, elements, elements,
        together, together, tagged, condition, condition, reference,
    ]  # fmt: skip


def repeats(places: list[int], place: int) -> bool:
    """Whether an earlier one of some values is equal in JSON: 1 and 1.0 may not stand in one enumeration."""
    return VALUES[place] == 1.0 and type(VALUES[place]) is float and any(type(VALUES[each]) is int for each in places)
