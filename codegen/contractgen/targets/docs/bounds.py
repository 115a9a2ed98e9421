"""The keywords of a schema that bound a value, each as a short sentence. What has no words is shown as it is: nothing is left out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from markupsafe import Markup

from ...schema.keywords import APPLICATORS, METADATA
from .markup import html
from .prose import inline_json
from .regex_words import spell

__all__ = ["bounds", "number", "plural"]

SAFE = 2**53 - 1
TOLD_ELSEWHERE = (
    METADATA - {"default", "readOnly", "writeOnly"} | APPLICATORS | {"$ref", "discriminator", "type", "enum", "const", "required"}
)
"""Keywords that are shown elsewhere: they say what a value is, hold subschemas, or constrain nothing."""

SIZES = {"Length": ("character", "characters"), "Items": ("element", "elements"), "Properties": ("property", "properties")}
BYTES = (("GiB", 1 << 30), ("MiB", 1 << 20), ("KiB", 1 << 10))


def bounds(schema: Mapping[str, Any]) -> Iterator[Markup]:
    """What a schema asks besides its type."""
    for what, (one, many) in SIZES.items():
        size = range_of(schema.get(f"min{what}"), schema.get(f"max{what}"), one, many)
        if size:
            yield html("{}", size)
    yield from numbers(schema)
    for keyword, value in schema.items():
        maker = MAKERS.get(keyword)
        if maker is not None:
            yield maker(value)
        elif keyword not in TOLD_ELSEWHERE and keyword not in COUNTED:
            yield html("<code>{}</code>: {}", keyword, inline_json(value))


COUNTED = frozenset(
    {
        *(f"{side}{what}" for side in ("min", "max") for what in SIZES), "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum",
        "minContains", "maxContains",
    }
)  # fmt: skip


def range_of(least: Any, most: Any, one: str, many: str) -> str:
    """How many there may be."""
    if not least and most is None:
        return ""
    if not least:
        return f"at most {plural(most, one, many)}"
    if most is None:
        return f"at least {plural(least, one, many)}"
    return f"exactly {plural(least, one, many)}" if least == most else f"{number(least)} to {plural(most, one, many)}"


def plural(count: Any, one: str, many: str) -> str:
    """A number of things."""
    return f"{number(count)} {one if count == 1 else many}"


def number(value: Any) -> str:
    """A number as people write it."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return str(value)
    if abs(value) == SAFE:
        return "2⁵³ − 1" if value > 0 else "−(2⁵³ − 1)"
    if isinstance(value, float) and value == int(value) and abs(value) < SAFE:
        value = int(value)
    return f"{value:,}" if isinstance(value, int) else repr(value)


def numbers(schema: Mapping[str, Any]) -> Iterator[Markup]:
    """The bounds of a number."""
    least, most = schema.get("minimum"), schema.get("maximum")
    if least is not None and most is not None and not (least == -SAFE and most == SAFE):
        yield html("{} to {}", number(least), number(most))
    elif least is not None and most is not None:
        yield Markup("from −(2⁵³ − 1) to 2⁵³ − 1, so that every language can hold it")
    elif least is not None:
        yield html("at least {}", number(least))
    elif most is not None:
        yield html("at most {}", number(most))
    for keyword, words in (("exclusiveMinimum", "greater than"), ("exclusiveMaximum", "less than")):
        if keyword in schema:
            yield html("{} {}", words, number(schema[keyword]))


def bytes_of(count: int) -> str:
    """A number of bytes."""
    unit = next((f"{count // size} {name}" for name, size in BYTES if count % size == 0 and count >= size), "")
    return f"{unit} ({count:,} bytes)" if unit else plural(count, "byte", "bytes")


def pattern(value: str) -> Markup:
    """A pattern: in words where there are any, and as it is."""
    words = spell(value)
    whole = html('matches <code class="pattern">{}</code>', value)
    return html("{}; it {}", whole, words) if words else whole


def trimmed(value: Mapping[str, Any]) -> Markup:
    """`x-trimmed`."""
    size = range_of(value.get("minLength"), value.get("maxLength"), *SIZES["Length"])
    return html("{} once white space is stripped from both ends; it is put out stripped", size or "any length")


def members(rules: Any) -> Markup:
    """`x-memberOf`."""
    parts = [
        html(
            "each text at <code>{}</code> is a {} of <code>{}</code>",
            rule["each"],
            "key" if "keysOf" in rule else "value",
            rule.get("keysOf", rule.get("valuesOf")),
        )
        for rule in rules
    ]
    return Markup("; ").join(parts)


def dependent(value: Mapping[str, Any]) -> Markup:
    """`dependentRequired`."""
    parts = [
        html("with {} there has to be {}", inline_json(name), Markup(", ").join(map(inline_json, needed)))
        for name, needed in value.items()
    ]
    return Markup("; ").join(parts)


MAKERS: Mapping[str, Any] = {
    "multipleOf": lambda value: html("a multiple of {}", number(value)),
    "pattern": pattern,
    "format": lambda value: html("in the format <code>{}</code>", value),
    "uniqueItems": lambda value: Markup("no two elements are equal" if value else "equal elements are fine"),
    "default": lambda value: html("taken as {} when absent; nothing is filled in", inline_json(value)),
    "readOnly": lambda value: Markup("only read" if value else "read and written"),
    "writeOnly": lambda value: Markup("only written" if value else "read and written"),
    "dependentRequired": dependent,
    "x-trimmed": trimmed,
    "x-base64MaxBytes": lambda value: html("at most {} once decoded from base64", bytes_of(value)),
    "x-base64TotalMaxBytes": lambda value: html(
        "at most {} in all once <code>{}</code> of every element is decoded from base64",
        bytes_of(value["maxBytes"]),
        value["property"],
    ),
    "x-memberOf": members,
}
