"""The contract's own keywords, told a second time from `schema/README.md` alone, for validators of others."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import jsonschema.validators

from support.canonical import WHITE_SPACE, EcmaValidator

__all__ = ["RUST_KEYWORDS", "VocabularyValidator"]

EDGES = re.compile(f"^[{WHITE_SPACE}]+|[{WHITE_SPACE}]+\\Z")


def trimmed(bounds: dict[str, int], value: Any) -> bool:
    """`x-trimmed`."""
    size = len(EDGES.sub("", value)) if isinstance(value, str) else None
    return size is None or bounds.get("minLength", 0) <= size <= bounds.get("maxLength", size)


def stands_for(text: str) -> int:
    """How many bytes a base64 text stands for."""
    return len(text) * 3 // 4 - (2 if text.endswith("==") else 1 if text.endswith("=") else 0)


def one_base64(most: int, value: Any) -> bool:
    """`x-base64MaxBytes`."""
    return not isinstance(value, str) or stands_for(value) <= most


def all_base64(rule: dict[str, Any], value: Any) -> bool:
    """`x-base64TotalMaxBytes`."""
    if not isinstance(value, list):
        return True
    texts = (item.get(rule["property"]) for item in value if isinstance(item, dict))
    most: int = rule["maxBytes"]
    return sum(stands_for(text) for text in texts if isinstance(text, str)) <= most


def reached(path: str, value: Any) -> Iterator[Any]:
    """What a path of `x-memberOf` leads to."""
    if not path:
        yield value
        return
    step, slash, rest = path[1:].partition("/")
    name = step.replace("~1", "/").replace("~0", "~")
    if isinstance(value, dict):
        inner = value.values() if step == "*" else [value[name]] if name in value else []
    else:
        inner = value if isinstance(value, list) and step == "*" else []
    for each in inner:
        yield from reached(slash + rest, each)


def member_of(rules: list[dict[str, str]], value: Any) -> bool:
    """`x-memberOf`."""
    if not isinstance(value, dict):
        return True
    for rule in rules:
        if "keysOf" in rule:
            allowed = {key for each in reached(rule["keysOf"], value) if isinstance(each, dict) for key in each}
        else:
            allowed = {each for each in reached(rule["valuesOf"], value) if isinstance(each, str)}
        if any(isinstance(each, str) and each not in allowed for each in reached(rule["each"], value)):
            return False
    return True


KEYWORDS: dict[str, Callable[[Any, Any], bool]] = {
    "x-trimmed": trimmed,
    "x-base64MaxBytes": one_base64,
    "x-base64TotalMaxBytes": all_base64,
    "x-memberOf": member_of,
}


def for_jsonschema(keyword: str) -> Callable[..., Iterator[jsonschema.ValidationError]]:
    """A keyword as jsonschema takes it."""

    def check(validator: Any, rule: Any, value: Any, schema: Any) -> Iterator[jsonschema.ValidationError]:
        if not KEYWORDS[keyword](rule, value):
            yield jsonschema.ValidationError(f"refused by {keyword}")

    return check


extend: Any = jsonschema.validators.extend

VocabularyValidator = extend(EcmaValidator, {keyword: for_jsonschema(keyword) for keyword in KEYWORDS})
"""jsonschema's validator with the vocabulary."""


def for_rust(keyword: str) -> type:
    """A keyword as jsonschema_rs takes it."""

    class Keyword:
        """One use of the keyword in a schema."""

        def __init__(self, parent: dict[str, Any], rule: Any, path: list[str | int]) -> None:
            self.rule = rule

        def validate(self, value: Any) -> None:
            """Raise where the value is refused."""
            if not KEYWORDS[keyword](self.rule, value):
                raise ValueError(f"refused by {keyword}")

    return Keyword


RUST_KEYWORDS = {keyword: for_rust(keyword) for keyword in KEYWORDS}
"""The vocabulary for jsonschema_rs."""
