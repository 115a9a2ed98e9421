"""The canonical schemas, and independent validators over them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import jsonschema
import jsonschema_rs
import referencing
from agent_contracts import Schema
from jsonschema.validators import extend
from referencing.jsonschema import DRAFT202012

from support.paths import ROOT

SCHEMAS = ROOT / "schema"

OWN_KEYWORDS = {"x-trimmed", "x-base64MaxBytes", "x-base64TotalMaxBytes", "x-memberOf"}
"""The rules that a plain validator does not know, so that it may accept what the package refuses."""
OTHERS = ("contract.json", "vocabulary.json")
BASE = "https://agent-contracts.example/"
WHITE_SPACE = r"\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"
"""What `\\s` of ECMA-262 matches, as a class of Python's."""


@cache
def documents() -> dict[str, Any]:
    """Every schema file by its path from `schema/`."""
    paths = sorted(path for path in SCHEMAS.rglob("*.json") if path.name not in OTHERS)
    return {path.relative_to(SCHEMAS).as_posix(): json.loads(path.read_text(encoding="utf-8")) for path in paths}


def at(contents: Any, pointer: str) -> Any:
    """What a JSON Pointer leads to."""
    for part in pointer.split("/")[1:]:
        key = part.replace("~1", "/").replace("~0", "~")
        contents = contents[int(key)] if isinstance(contents, list) else contents[key]
    return contents


def source(schema: Schema[Any]) -> tuple[str, str]:
    """File and pointer of the canonical schema that a schema object was made from."""
    file, _, pointer = schema._source.partition("#")
    return file, pointer


def address(schema: Schema[Any]) -> str:
    """The absolute URI of a schema object's canonical schema."""
    file, pointer = source(schema)
    return f"{BASE}{file}#{pointer}"


@cache
def ecma(pattern: str) -> re.Pattern[str]:
    r"""A pattern of ECMA-262 for Python: `$` is the end only, digits are ASCII, white space is JavaScript's. It knows no more
    than the contract's patterns need: no escapes but `\S` and of signs."""
    assert re.fullmatch(r"(?:[^\\]|\\[S.\-/])*", pattern), f"extend this helper to read {pattern}"
    assert not re.search(r"\[[^\]]*[$]", pattern), f"extend this helper to read {pattern}"
    return re.compile(pattern.replace(r"\S", f"[^{WHITE_SPACE}]").replace("$", r"\Z"))


def pattern(validator: Any, value: str, instance: Any, schema: Any) -> Iterator[jsonschema.ValidationError]:
    """The keyword `pattern` with the meaning that JSON Schema gives it."""
    if validator.is_type(instance, "string") and not ecma(value).search(instance):
        yield jsonschema.ValidationError(f"{instance!r} does not match {value!r}")


EcmaValidator: Any = extend(jsonschema.Draft202012Validator, {"pattern": pattern})  # type: ignore[no-untyped-call]


@cache
def registry() -> Any:
    """All canonical schemas by their `$id`, without `$schema`: at that keyword jsonschema would go back to its own class."""
    bare = ({key: value for key, value in contents.items() if key != "$schema"} for contents in documents().values())
    return referencing.Registry().with_resources((each["$id"], DRAFT202012.create_resource(each)) for each in bare)


@cache
def plain_validator(uri: str) -> Any:
    """jsonschema's validator for one address; our own keywords are annotations to it."""
    return EcmaValidator({"$ref": uri}, registry=registry())


def is_unicode(value: Any) -> bool:
    """Whether a value holds no half of a surrogate pair, which Rust's strings cannot hold."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True


@cache
def rust_registry() -> Any:
    """All canonical schemas for jsonschema_rs."""
    return jsonschema_rs.Registry([(contents["$id"], contents) for contents in documents().values()])


@cache
def rust_validator(uri: str) -> Any:
    """jsonschema_rs' validator for one address; our own keywords are annotations to it."""
    return jsonschema_rs.Draft202012Validator({"$ref": uri}, registry=rust_registry())
