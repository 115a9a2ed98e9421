"""The contract as one JSON Schema document, for validators and generators that read a single file."""

from __future__ import annotations

import posixpath
import re
from typing import Any

from contractgen.model import Contract
from contractgen.names import name_contract

__all__ = ["bundled"]


def bundled(contract: Contract, root: str = "") -> dict[str, Any]:
    """Every document of a contract in one with `$defs`; `root` is the Python name of the type that the whole refers to.

    Pieces are named as the generated classes are, so that what others generate from it has the same names.
    """
    names = {key: name.type for key, name in name_contract(contract).types.items()}
    places = {f"{file}#{pointer}": names[file, pointer, scope] for file, pointer, scope in names}
    definitions: dict[str, Any] = {}
    for definition in contract.definitions:
        if definition.declared:
            file, pointer, _ = definition.key
            found = contract.documents[file]
            for part in pointer.split("/")[1:]:
                found = found[part.replace("~1", "/").replace("~0", "~")]
            definitions[names[definition.key]] = rewritten(found, file, places)
    whole: dict[str, Any] = {"$schema": "https://json-schema.org/draft/2020-12/schema"}
    if root:
        whole["$ref"] = f"#/$defs/{root}"
        return {**whole, "$defs": reached(definitions, root)}
    return {**whole, "$defs": definitions}


def rewritten(schema: Any, file: str, places: dict[str, str]) -> Any:
    """A schema of a file with its references made to point into the one document."""
    if isinstance(schema, list):
        return [rewritten(each, file, places) for each in schema]
    if not isinstance(schema, dict):
        return schema
    kept = {key: value for key, value in schema.items() if key not in ("$schema", "$id", "$defs", "examples")}
    changed = {key: rewritten(value, file, places) for key, value in kept.items()}
    if isinstance(schema.get("$ref"), str):
        path, _, pointer = schema["$ref"].partition("#")
        target = posixpath.normpath(posixpath.join(posixpath.dirname(file), path)) if path else file
        changed["$ref"] = f"#/$defs/{places[f'{target}#{pointer}']}"
    return changed


def reached(definitions: dict[str, Any], root: str) -> dict[str, Any]:
    """The definitions that one needs."""
    wanted: dict[str, Any] = {}
    names = [root]
    while names:
        name = names.pop()
        if name not in wanted:
            wanted[name] = definitions[name]
            names += re.findall(r"'#/\$defs/(\w+)'", repr(definitions[name]))
    return {name: definitions[name] for name in definitions if name in wanted}
