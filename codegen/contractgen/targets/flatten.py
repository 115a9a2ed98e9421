"""All schemas of a contract as one flat set of definitions in the terms of 2020-12, each `$ref` the name of one of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import PurePosixPath
from typing import Any, NamedTuple
from urllib.parse import quote, unquote

from ..ir.canonical import CanonicalSchema
from ..ir.constraints import Key
from ..ir.contract import Contract, Definition
from ..schema.keywords import WITH_SCHEMA, WITH_SCHEMA_ARRAY, WITH_SCHEMA_MAP
from ..schema.pointers import pointer_steps, pointer_token
from .naming import mark, pascal, type_names

__all__ = ["ROOT", "FlatContract", "Union", "flatten", "named", "with_subschemas"]

ROOT = "/$defs"
"""Where the definitions are in the bundle."""

PLAIN = re.compile(r"[A-Za-z_][A-Za-z0-9_.-]*")


class Union(NamedTuple):
    """A union whose branches one property distinguishes."""

    pointer: str
    """Where its schema is in the bundle."""
    keyword: str
    """`oneOf`, `anyOf` or `x-known`."""
    tag: str
    values: tuple[tuple[Any, ...], ...]
    """For each branch the values of the tag; none for null."""


class FlatContract(NamedTuple):
    """The definitions of a contract in one namespace."""

    names: Mapping[Key, str]
    """What each is called in the bundle."""
    schemas: Mapping[str, Any]
    """By name in the bundle."""
    unions: tuple[Union, ...]
    type_names: Mapping[Key, str]
    """What all definitions of the model are called as types, also those that are no definition of the bundle."""

    def pointer(self, key: Key) -> str:
        """Where a definition is in the bundle."""
        return ROOT + pointer_token(self.names[key])


def flatten(contract: Contract, schemas: Iterable[CanonicalSchema]) -> FlatContract:
    """Name the canonical schemas of a contract, and write their references as `$ref`s of one document."""
    types = type_names(contract)
    definitions = {definition.key: definition for definition in contract.definitions}
    schemas = tuple(schemas)
    names: dict[Key, str] = {}
    taken: set[str] = set()
    for each in schemas:
        name = bundle_name(contract, definitions, types, each.key)
        if name in taken:
            name = f"{name}_{mark('#'.join(each.key))}"
        taken.add(name)
        names[each.key] = name
    by_name = {names[each.key]: with_references(each.schema, names) for each in schemas}
    unions = sorted(
        (
            Union(ROOT + pointer_token(names[each.key]) + union.pointer, union.keyword, union.tag, union.values)
            for each in schemas
            for union in each.unions
        ),
        key=lambda union: (union.pointer, union.keyword),
    )
    return FlatContract(names, {name: by_name[name] for name in sorted(by_name)}, tuple(unions), types)


def bundle_name(contract: Contract, definitions: Mapping[Key, Definition], types: Mapping[Key, str], key: Key) -> str:
    """What a definition is called in the bundle if no other is: its key in `$defs` or its title where these are plain words. Where names
    count file by file, the name of the file stands before those of its parts."""
    file, pointer, dynamic_scope = key
    definition = definitions.get(key)
    if definition is None:
        plain = pascal(pointer.rpartition("/")[2] or PurePosixPath(file).name.removesuffix(".json"))
    elif definition.declared and not dynamic_scope and PLAIN.fullmatch(definition.label):
        plain = definition.label
    else:
        plain = types[key]
    if not contract.flat or (not pointer and "/" not in file):
        return plain
    *folders, stem = file.removesuffix(".json").split("/")
    if not pointer:
        return ".".join([*map(pascal, folders), plain])
    root = definitions.get(Key(file))
    first = root.label if root is not None and PLAIN.fullmatch(root.label) else pascal(stem)
    return ".".join([*map(pascal, folders), first, plain])


def with_references(schema: Any, names: Mapping[Key, str]) -> Any:
    """A canonical schema with the keys in its `$ref`s as references."""
    if not isinstance(schema, dict):
        return schema
    found = with_subschemas(schema, lambda _, each: with_references(each, names))
    if "$ref" in found:
        found["$ref"] = reference(names[found["$ref"]])
    return found


def reference(name: str) -> str:
    """A reference to a definition of the bundle."""
    return "#" + quote(ROOT + pointer_token(name), safe="/$~!&'()*+,;=:@-._")


def named(reference: str) -> str:
    """The name of the definition that a reference of the bundle refers to."""
    return pointer_steps(unquote(reference))[-1]


def with_subschemas(schema: dict[str, Any], change: Callable[[str, Any], Any]) -> dict[str, Any]:
    """A copy of a schema in which each direct subschema is what `change` returns for its keyword and itself."""
    changed: dict[str, Any] = {}
    for keyword, value in schema.items():
        if keyword in WITH_SCHEMA_MAP and isinstance(value, dict):
            changed[keyword] = {name: change(keyword, each) for name, each in value.items()}
        elif keyword in WITH_SCHEMA_ARRAY and isinstance(value, list):
            changed[keyword] = [change(keyword, each) for each in value]
        elif keyword in WITH_SCHEMA and isinstance(value, (dict, bool)):
            changed[keyword] = change(keyword, value)
        else:
            changed[keyword] = value
    return changed
