"""Strategies made from the canonical schemas: instances that are nearly always valid, and small changes to them."""

from __future__ import annotations

import base64
import copy
from collections.abc import Callable
from functools import cache, partial
from typing import Any
from urllib.parse import urldefrag, urljoin

from hypothesis import strategies as st

from support.canonical import BASE, at, documents, ecma

Values = st.SearchStrategy[Any]

ALPHABET = 'aZ09 .-_/~"\\\n\u00e9\u3042\U0001f680'
TEXT = st.text(st.sampled_from(ALPHABET), max_size=6)
SAFE = 9007199254740991

ANYTHING: Values = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.floats(-9, 9) | TEXT,
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(TEXT, inner, max_size=2),
    max_leaves=3,
)


FILLED = {"minProperties": 1, "propertyNames": {"type": "string", "minLength": 1}}
"""What a map has to be for other places to name its keys."""


def resolved(schema: Any, base: str) -> tuple[Any, str]:
    """A schema without a `$ref` at its top, and the base URI there."""
    while isinstance(schema, dict) and "$ref" in schema:
        uri, fragment = urldefrag(urljoin(base, schema["$ref"]))
        beside = {key: value for key, value in schema.items() if key not in ("$ref", "description", "title", "examples")}
        schema = {**at(documents()[uri.removeprefix(BASE)], fragment), **beside}
        base = uri
    return schema, base


def merged(schema: dict[str, Any], branch: dict[str, Any], base: str) -> dict[str, Any]:
    """A schema that says what an object schema and one branch of its union say together."""
    properties = dict(schema.get("properties", {}))
    for name, more in branch.get("properties", {}).items():
        inner, inner_base = resolved(properties[name], base)
        properties[name] = {**inner, **more, "$base": inner_base}
    required = [*schema.get("required", []), *branch.get("required", [])]
    return {**schema, "properties": properties, "required": required, "anyOf": []}


@cache
def instances(uri: str) -> Values:
    """Instances of the schema at an address."""
    return made({"$ref": uri}, BASE)


def made(schema: Any, base: str) -> Values:
    """Instances of a schema that stands below a base URI."""
    schema, base = resolved(schema, base)
    if schema is True or not isinstance(schema, dict):
        assert schema is True
        return ANYTHING
    base = schema.get("$base", base)
    branches = schema.get("anyOf") or schema.get("oneOf") or []
    if branches and "properties" in schema:
        return st.one_of([made(merged(schema, branch, base), base) for branch in branches])
    if branches:
        return st.one_of([made(branch, base) for branch in branches])
    if "const" in schema:
        return st.just(schema["const"])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    kinds = schema.get("type", [])
    kinds = [kinds] if isinstance(kinds, str) else kinds
    return st.one_of([KINDS[kind](schema, base) for kind in kinds]) if kinds else ANYTHING


def objects(schema: dict[str, Any], base: str) -> Values:
    """Records and maps."""
    rules = schema.get("x-memberOf", [])
    filled = {rule["keysOf"][1:] for rule in rules if "keysOf" in rule}
    properties = {
        name: made({**each, **FILLED} if name in filled else each, base) for name, each in schema.get("properties", {}).items()
    }
    required = set(schema.get("required", []))
    fixed = {name: each for name, each in properties.items() if name in required}
    optional = {name: each for name, each in properties.items() if name not in required}
    if "additionalProperties" in schema or "propertyNames" in schema:
        assert not properties
        names = made(schema.get("propertyNames", {"type": "string"}), base)
        least = schema.get("minProperties", 0)
        return st.dictionaries(names, made(schema.get("additionalProperties", True), base), min_size=least, max_size=3)
    whole: Values = st.fixed_dictionaries(fixed, optional=optional)
    for rule in rules:
        whole = whole.flatmap(partial(members, rule))
    return whole


def members(rule: dict[str, str], value: Any) -> Values:
    """The same object, with the texts that have to be members of something chosen from there."""
    known = reached(value, rule.get("keysOf") or rule["valuesOf"])
    allowed = sorted({name for each in known for name in (each if isinstance(each, dict) else [each])})
    parent, _, name = rule["each"].rpartition("/")
    holders = [holder for holder in reached(value, parent) if name in holder]

    def settled(choices: list[str]) -> Any:
        for holder, choice in zip(holders, choices):
            holder[name] = choice
        return value

    size = len(holders)
    return st.lists(st.sampled_from(allowed), min_size=size, max_size=size).map(settled)


def reached(value: Any, path: str) -> list[Any]:
    """All values that a path with `*` leads to."""
    found = [value]
    for step in path.split("/")[1:]:
        found = (
            [each for one in found for each in (one if isinstance(one, list) else one.values())]
            if step == "*"
            else [one[step] for one in found if step in one]
        )
    return found


def arrays(schema: dict[str, Any], base: str) -> Values:
    """Arrays of one kind of element, or of a fixed length."""
    if "prefixItems" in schema:
        return st.tuples(*(made(each, base) for each in schema["prefixItems"])).map(list)
    least = schema.get("minItems", 0)
    return st.lists(made(schema.get("items", True), base), min_size=least, max_size=min(least + 2, schema.get("maxItems", 99)))


def strings(schema: dict[str, Any], base: str) -> Values:
    """Texts by their bounds, by their pattern, or of base64."""
    bounds = schema.get("x-trimmed", schema)
    least, most = bounds.get("minLength", 0), bounds.get("maxLength", 99)
    if "x-base64MaxBytes" in schema:
        return st.binary(min_size=least, max_size=9).map(lambda data: base64.b64encode(data).decode())
    if "x-trimmed" in schema:
        core = st.text(st.sampled_from("ab\u0085"), min_size=max(1, least), max_size=4)
        return st.tuples(st.sampled_from(["", " ", "\ufeff\n"]), core, st.sampled_from(["", "\u2028"])).map("".join)
    if "pattern" in schema:
        if schema["pattern"] == r"\S":
            return TEXT.map(lambda text: f"{text}x")
        return st.from_regex(ecma(schema["pattern"]), alphabet=st.characters(max_codepoint=127)).filter(
            lambda text: len(text) <= most
        )
    long = st.sampled_from(["\U0001f680" * most]) if most < 999 and "maxLength" in bounds else st.nothing()
    return st.text(st.sampled_from(ALPHABET), min_size=least, max_size=max(least, min(6, most))) | long


def integers(schema: dict[str, Any], base: str) -> Values:
    """Whole numbers at their bounds and elsewhere, now and then written with a fraction of zero."""
    low, high = schema.get("minimum", -SAFE), schema.get("maximum", SAFE)
    low = max(low, schema["exclusiveMinimum"] + 1) if "exclusiveMinimum" in schema else low
    near = st.integers(low, min(low + 9, high))
    return st.sampled_from([low, high]) | near | near.map(float)


def numbers(schema: dict[str, Any], base: str) -> Values:
    """Numbers of both kinds."""
    low, high = schema.get("minimum", schema.get("exclusiveMinimum", -1e300)), schema.get("maximum", 1e300)
    strict = "exclusiveMinimum" in schema
    whole = st.integers(int(max(low, -1000)) + strict, int(min(high, 1000)))
    return whole | st.floats(low, high, exclude_min=strict, allow_subnormal=False)


def booleans(schema: dict[str, Any], base: str) -> Values:
    """True and false."""
    return st.booleans()


def nulls(schema: dict[str, Any], base: str) -> Values:
    """Null."""
    return st.none()


KINDS: dict[str, Callable[[dict[str, Any], str], Values]] = {
    "object": objects,
    "array": arrays,
    "string": strings,
    "integer": integers,
    "number": numbers,
    "boolean": booleans,
    "null": nulls,
}

ODD = [
    None, True, False, 0, 1, -1, 0.5, -0.0, 2**53, -(2**53), 1e300, "", " ", "\ufeff", "claude\n", "constructor", "a" * 121,
    "allow", "AAAA=", [], [None], {}, {"__proto__": 1}, {"a": "b"},
]  # fmt: skip
"""Values that fit nowhere, or surprisingly often."""


@st.composite
def changed(draw: st.DrawFn, value: Any) -> Any:
    """A copy of a value with one or two small changes somewhere inside."""
    whole = [copy.deepcopy(value)]
    for _ in range(draw(st.integers(1, 2))):
        places: list[tuple[Any, Any]] = [(whole, 0)]
        for holder, key in places:
            inner = holder[key]
            if isinstance(inner, (dict, list)):
                places += ((inner, name) for name in (inner if isinstance(inner, dict) else range(len(inner))))
        holder, key = draw(st.sampled_from(places))
        change = draw(st.sampled_from(["replace", "replace", "remove", "add", "repeat"]))
        if change == "replace" or holder is whole:
            holder[key] = copy.deepcopy(draw(st.sampled_from(ODD)))
        elif change == "remove":
            del holder[key]
        elif isinstance(holder, dict):
            holder[draw(st.sampled_from(["kind", "zz", "a\n", f"{key}_"]))] = copy.deepcopy(holder[key])
        else:
            holder.insert(key, copy.deepcopy(holder[key]))
    return whole[0]
