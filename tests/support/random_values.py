"""Random values for a schema of any draft: mostly valid ones, and small changes to them. No verdict depends on this module."""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Callable
from typing import Any

import referencing.exceptions
import rstr
from referencing import Registry
from referencing.jsonschema import DRAFT202012, specification_with

WORDS = ["", "a", "b", "kind", "x-1", "Ünï", "\U0001f680", "0", " a ", "a\n", "https://a.example/b?c", "2024-02-29", "1.5", "null"]
ODD: list[Any] = [
    None, True, False, 0, 1, -1, 1.0, 0.5, -0.0, 1e10, 2**53, -(2**53) - 1, 10**20, "", " ", "a", "1", "\ufeff", [], [None], [[]],
    {}, {"": 1}, {"__proto__": 1}, {"a": {"b": []}}, "true", [1, 1.0], [0, False],
]  # fmt: skip
"""Values that fit nowhere, or surprisingly often."""

MOST_PARTS = 400
"""A value that has become this large is ended with whatever comes to hand: types that contain themselves would go on."""

HINTS = {
    "object": ("properties", "required", "additionalProperties", "patternProperties", "propertyNames", "minProperties"),
    "array": ("items", "prefixItems", "contains", "minItems", "maxItems", "uniqueItems", "additionalItems"),
    "string": ("minLength", "maxLength", "pattern", "format"),
    "number": ("minimum", "maximum", "multipleOf", "exclusiveMinimum", "exclusiveMaximum"),
}
"""What a schema without `type` seems to speak of."""


class Maker:
    """Makes values for schemas that refer to each other."""

    def __init__(self, seed: object, documents: dict[str, Any], *, deepest: int = 40) -> None:
        self.random = random.Random(str(seed))
        self.deepest = deepest
        self.left = MOST_PARTS
        self.texts = rstr.Rstr(self.random)
        pairs = []
        for uri, contents in documents.items():
            named = contents.get("$schema") if isinstance(contents, dict) else None
            kind = specification_with(named) if isinstance(named, str) else DRAFT202012
            pairs.append((uri, kind.create_resource(contents)))
        self.registry: Registry[Any] = Registry().with_resources(pairs).crawl()

    def make(self, uri: str) -> Any:
        """A value for the schema at an address."""
        self.left = MOST_PARTS
        return self.value({"$ref": uri}, self.registry.resolver(), 0)

    def value(self, schema: Any, resolver: Any, depth: int) -> Any:
        """A value for a schema."""
        self.left -= 1
        if not isinstance(schema, dict) or not schema or self.left < 0 or depth > self.deepest:
            return copy.deepcopy(self.random.choice(ODD))
        inner = schema.get("$id", schema.get("id"))
        if isinstance(inner, str) and "$ref" not in schema:
            resolver = resolver.in_subresource(DRAFT202012.create_resource(schema)) if "$id" in schema else resolver
        found = [self.plain(schema, resolver, depth)] if set(schema) & TELLING else []
        for keyword in ("$ref", "$dynamicRef", "$recursiveRef"):
            if keyword in schema:
                try:
                    target = resolver.lookup(schema[keyword])
                except referencing.exceptions.Unresolvable:
                    continue
                found.append(self.value(target.contents, target.resolver, depth + 1))
        found += [self.value(part, resolver, depth + 1) for part in schema.get("allOf", [])]
        for keyword in ("anyOf", "oneOf", "x-known"):
            branches = [part for part in schema.get(keyword, []) if isinstance(part, (dict, bool))]
            if branches:
                found.append(self.value(self.random.choice(branches), resolver, depth + 1))
        if "then" in schema and self.random.random() < 0.5:
            found.append(self.value(schema["if"], resolver, depth + 1) if "if" in schema else {})
            found.append(self.value(schema["then"], resolver, depth + 1))
        elif "else" in schema:
            found.append(self.value(schema["else"], resolver, depth + 1))
        return self.together(found) if found else copy.deepcopy(self.random.choice(ODD))

    def together(self, values: list[Any]) -> Any:
        """One value of several that all should fit."""
        if all(isinstance(value, dict) for value in values):
            merged: dict[str, Any] = {}
            for value in values:
                merged.update(value)
            return merged
        return self.random.choice(values)

    def plain(self, schema: dict[str, Any], resolver: Any, depth: int) -> Any:
        """A value for what a schema says itself."""
        if "const" in schema:
            return copy.deepcopy(schema["const"])
        if "enum" in schema:
            return copy.deepcopy(self.random.choice(schema["enum"] or ODD))
        kinds = schema.get("type")
        if kinds is None:
            kinds = [kind for kind, words in HINTS.items() if any(word in schema for word in words)]
        kinds = [kinds] if isinstance(kinds, str) else kinds
        makers: dict[str, Callable[[], Any]] = {
            "object": lambda: self.object(schema, resolver, depth),
            "array": lambda: self.array(schema, resolver, depth),
            "string": lambda: self.text(schema),
            "integer": lambda: self.number(schema, whole=True),
            "number": lambda: self.number(schema, whole=False),
            "boolean": lambda: self.random.random() < 0.5,
            "null": lambda: None,
        }
        return makers[self.random.choice(kinds)]() if kinds else copy.deepcopy(self.random.choice(ODD))

    def object(self, schema: dict[str, Any], resolver: Any, depth: int) -> dict[str, Any]:
        """An object: what is required, some of the rest, now and then something that is not named."""
        required = schema.get("required", [])
        required = required if isinstance(required, list) else []
        chance = 0.6 / (1 + depth / 2)
        made: dict[str, Any] = {}
        for name, part in schema.get("properties", {}).items():
            if name in required or self.random.random() < chance:
                made[name] = self.value(part, resolver, depth + 1)
        for name in required:
            made.setdefault(name, None if "properties" not in schema else copy.deepcopy(self.random.choice(ODD)))
        for pattern, part in schema.get("patternProperties", {}).items():
            if self.random.random() < chance:
                made[self.matching(pattern)] = self.value(part, resolver, depth + 1)
        rest = schema.get("additionalProperties", schema.get("unevaluatedProperties", True))
        for _ in range(max(schema.get("minProperties", 0) - len(made), self.random.random() < chance / 2)):
            if rest is not False:
                names = schema.get("propertyNames")
                name = self.value(names, resolver, depth + 1) if isinstance(names, dict) else self.random.choice(WORDS)
                made.setdefault(name if isinstance(name, str) else "n", self.value(rest, resolver, depth + 1))
        return made

    def array(self, schema: dict[str, Any], resolver: Any, depth: int) -> list[Any]:
        """An array of a length that fits."""
        items = schema.get("items", schema.get("unevaluatedItems", True))
        places = schema.get("prefixItems", items if isinstance(items, list) else [])
        rest = schema.get("additionalItems", True) if isinstance(items, list) else items
        least = schema.get("minItems", 0)
        most = min(schema.get("maxItems", 99), max(least, len(places) if rest is False else least + (3 if depth < 4 else 0)))
        size = self.random.randint(min(least, most), most)
        made = [self.value(places[index] if index < len(places) else rest, resolver, depth + 1) for index in range(size)]
        if "contains" in schema and made:
            made[self.random.randrange(len(made))] = self.value(schema["contains"], resolver, depth + 1)
        return made

    def text(self, schema: dict[str, Any]) -> str:
        """A text that fits the pattern or the bounds."""
        if "pattern" in schema:
            return self.matching(schema["pattern"])
        bounds = schema.get("x-trimmed", schema)
        least, most = bounds.get("minLength", 0), bounds.get("maxLength", 99)
        found = self.random.choice(schema.get("x-known", WORDS) if self.random.random() < 0.7 else WORDS)
        found = found if isinstance(found, str) else ""
        return found.ljust(least, "q")[:most] if least < 5000 else found

    def matching(self, pattern: str) -> str:
        """A text that a pattern matches, where Python reads it as it is meant."""
        try:
            found: str = self.texts.xeger(re.sub(r"\\p\{\w+\}|\[\^\]", "x", pattern))
        except (re.error, KeyError, ValueError, OverflowError, IndexError):
            return self.random.choice(WORDS)
        return found[:200]

    def number(self, schema: dict[str, Any], *, whole: bool) -> int | float:
        """A number at the bounds or elsewhere."""
        low, high = schema.get("minimum"), schema.get("maximum")
        for bound, step in (("exclusiveMinimum", 1), ("exclusiveMaximum", -1)):
            if isinstance(schema.get(bound), (int, float)) and not isinstance(schema[bound], bool):
                low, high = (schema[bound] + 1, high) if step == 1 else (low, schema[bound] - 1)
        low = low if low is not None else (high if high is not None else 0) - self.random.choice([0, 1, 7, 1000])
        high = high if high is not None else low + self.random.choice([0, 1, 7, 1000])
        found: int | float = self.random.choice([low, high, self.random.randint(int(low), max(int(low), int(high)))])
        if isinstance(schema.get("multipleOf"), (int, float)):
            found = found // schema["multipleOf"] * schema["multipleOf"]
        if whole:
            return float(int(found)) if self.random.random() < 0.1 and abs(found) < 2**53 else int(found)
        return found + self.random.choice([0, 0, 0.5]) if abs(found) < 2**50 else found

    def changed(self, value: Any) -> Any:
        """A copy of a value with one or two small changes somewhere inside."""
        whole = [copy.deepcopy(value)]
        for _ in range(self.random.randint(1, 2)):
            holder, key = self.random.choice(places_in(whole))
            self.change(holder, key, is_root=holder is whole)
        return whole[0]

    def change(self, holder: Any, key: Any, *, is_root: bool) -> None:
        """Change one place."""
        what = self.random.choice(
            ["replace", "nudge", "nudge"] if is_root else ["replace", "nudge", "nudge", "remove", "add", "rename"]
        )
        if what == "replace":
            holder[key] = copy.deepcopy(self.random.choice(ODD))
        elif what == "nudge":
            holder[key] = self.nudged(holder[key])
        elif what == "remove":
            del holder[key]
        elif isinstance(holder, list):
            holder.insert(key, copy.deepcopy(holder[key]))
        else:
            name = self.random.choice([f"{key}_", key[:-1], key.upper(), *WORDS])
            holder[name] = copy.deepcopy(holder[key]) if what == "add" else holder.pop(key)

    def nudged(self, value: Any) -> Any:
        """Nearly the same value."""
        if isinstance(value, bool) or value is None:
            return self.random.choice([not value, int(bool(value)), None])
        if isinstance(value, (int, float)):
            return self.random.choice([value + 1, value - 1, value + 0.5, -value, str(value), bool(value)])
        if isinstance(value, str):
            return self.random.choice([value + "x", value[1:], value.upper(), f" {value}", value * 2, [value], f"{value}\n"])
        if isinstance(value, list):
            return self.random.choice([value[::-1], value * 2, value[:-1], dict.fromkeys(map(str, value)), [*value, *value[:1]]])
        return self.random.choice([list(value.values()), {**value, "zz": 1}, dict(list(value.items())[1:]), {}])


TELLING = {"const", "enum", "type", *(word for words in HINTS.values() for word in words)}
"""The keywords that a value can be made from without looking further."""


def places_in(whole: list[Any]) -> list[tuple[Any, Any]]:
    """Every place in the only element of a list, and that itself."""
    places: list[tuple[Any, Any]] = [(whole, 0)]
    for holder, key in places:
        inner = holder[key]
        if isinstance(inner, (dict, list)):
            places += ((inner, name) for name in (inner if isinstance(inner, dict) else range(len(inner))))
    return places
