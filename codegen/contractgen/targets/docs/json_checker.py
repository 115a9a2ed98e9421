"""The box in which a page's JSON is checked: what can be checked there, and the scripts that do it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NamedTuple

from ...ir.contract import Contract
from ...output import marker
from ...schema.keywords import METADATA, WITH_SCHEMA, WITH_SCHEMA_ARRAY, WITH_SCHEMA_MAP
from ..flatten import FlatContract
from ..json_text import json_compact
from ..jsonschema.bundle import meta
from ..paths import file_name
from ..python.naming import Names

__all__ = ["Check", "contract_file", "validators_file"]

VALIDATORS = Path(__file__).parent.with_name("typescript") / "validators.mjs"
"""The validators of every team that uses JavaScript. A page from the file system cannot load modules, so it gets them as a script."""

NODE = re.compile(r"^/\*\* Read the bundle that stands beside.*?^}\n", re.MULTILINE | re.DOTALL)
"""What only Node can do: read files."""

DESCRIPTIVE = METADATA - {"readOnly", "writeOnly"} | {"discriminator"}
"""Keywords that are left out of the schemas that pages validate JSON with."""

HEADER = f"// {marker.MARKER} from the schemas of the contract. DO NOT EDIT.\n"


class Check(NamedTuple):
    """One thing to check a value as."""

    how: str
    """`type`, `payload`, `result`, `event`, `request` or `server`."""
    name: str
    """Of the type, request or event; empty for any."""
    label: str
    example: str = ""
    """The id of the page's block that holds an example, or something that has one as a member."""
    member: str = ""


def validators_file(contract: Contract) -> str:
    """The validators as a script."""
    source = VALIDATORS.read_text(encoding="utf-8").replace("NAME.", f"{file_name(contract)}.")
    rest = NODE.sub("", source)
    if rest == source:
        raise RuntimeError("validators.mjs has no part for Node any more; this is a bug of contractgen")
    plain = re.sub(
        r"^export ", "", re.sub(r'^const (BUNDLE|META) = "[^"\n]*";\n', "", rest, flags=re.MULTILINE), flags=re.MULTILINE
    )
    return f'{HEADER}(() => {{\n"use strict";\n{plain}\nself.createValidators = createValidators;\n}})();\n'


def contract_file(contract: Contract, names: Names, flat: FlatContract) -> str:
    """The schemas without their texts, and what goes where, as a script; a line for each schema."""
    about = {name: value for name, value in meta(contract, names, flat).items() if name not in ("$comment", "sha256", "title")}
    about["schemas"] = {name: {"pointer": each["pointer"]} for name, each in about["schemas"].items()}
    schemas = ",\n".join(f"{raw(name)}:{raw(bare(schema))}" for name, schema in flat.schemas.items())
    members = ",\n".join(f"{raw(name)}:{lines(value)}" for name, value in about.items())
    return (
        f'{HEADER}self.contractBundle = JSON.parse(String.raw`{{"$defs":{{\n{schemas}\n}}}}`);\n'
        f"self.contractMeta = JSON.parse(String.raw`{{\n{members}\n}}`);\n"
    )


def lines(value: Any) -> str:
    """A member of the table, with a line for each of its own."""
    if isinstance(value, dict) and value:
        return "{\n" + ",\n".join(f"{raw(name)}:{raw(each)}" for name, each in value.items()) + "\n}"
    if isinstance(value, list) and value:
        return "[\n" + ",\n".join(map(raw, value)) + "\n]"
    return raw(value)


def raw(value: Any) -> str:
    """JSON that can stand between the marks of a raw text. It is parsed as JSON, so that no key has a meaning of its own."""
    return json_compact(value).replace("`", "\\u0060").replace("${", "\\u0024{")


def bare(schema: Any) -> Any:
    """A schema without what refuses nothing."""
    if not isinstance(schema, dict):
        return schema
    found: dict[str, Any] = {}
    for keyword, value in schema.items():
        if keyword in DESCRIPTIVE:
            continue
        if keyword in WITH_SCHEMA_MAP and isinstance(value, dict):
            found[keyword] = {name: bare(each) for name, each in value.items()}
        elif keyword in WITH_SCHEMA_ARRAY and isinstance(value, list):
            found[keyword] = [bare(each) for each in value]
        elif keyword in WITH_SCHEMA:
            found[keyword] = bare(value)
        else:
            found[keyword] = value
    return found
