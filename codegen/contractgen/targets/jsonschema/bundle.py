"""JSON Schema for every team: one self-contained document, the same closed, and what goes where."""

from __future__ import annotations

from typing import Any

from ...ir.constraints import Format
from ...ir.contract import Contract
from ...ir.visit import walk_constraint
from ...output import marker
from ..flatten import FlatContract
from ..json_text import json_text
from ..paths import file_name
from ..python.naming import Names
from ..registry import TargetSource
from .strict import close_schemas

__all__ = ["bundle", "files", "meta", "strict_bundle"]

NOTE = f"{marker.MARKER} from the schemas of the contract. DO NOT EDIT."
DIALECT = "https://json-schema.org/draft/2020-12/schema"


def files(source: TargetSource) -> dict[str, str]:
    """The bundle, the strict bundle, and the table of requests, events and frames."""
    contract, flat = source.contract, source.flat
    return {
        f"jsonschema/{file_name(contract)}.bundle.json": json_text(bundle(contract, flat)),
        f"jsonschema/{file_name(contract)}.bundle.strict.json": json_text(strict_bundle(contract, flat)),
        "jsonschema/meta.json": json_text(meta(contract, source.names, flat)),
    }


def bundle(contract: Contract, flat: FlatContract) -> dict[str, Any]:
    """The whole contract as one JSON Schema document. Each schema is to be used by its place in `$defs`."""
    about = {"description": contract.description} if contract.description else {}
    return {"$comment": NOTE, "$schema": DIALECT, "title": contract.title, **about, "$defs": dict(flat.schemas)}


def strict_bundle(contract: Contract, flat: FlatContract) -> dict[str, Any]:
    """The bundle with its objects closed."""
    about = "Objects are closed here, to test what a producer sends; to check what arrives, use the plain bundle."
    closed = close_schemas(flat.schemas)
    return {**bundle(contract, flat), "title": f"{contract.title}, closed", "description": about, "$defs": closed}


def asserted(contract: Contract) -> set[str]:
    """The formats that refuse values; to the others a bundle's `format` is an annotation."""
    constraints = (each for definition in contract.definitions for each in walk_constraint(definition.constraint))
    return {each.name for each in constraints if isinstance(each, Format)}


def meta(contract: Contract, names: Names, flat: FlatContract) -> dict[str, Any]:
    """What each request, event and frame is, as JSON Pointers into the bundle."""
    envelope = contract.envelope
    frames = {"request": ("client-to-host", envelope.request), "server": ("host-to-client", envelope.server_frame)}
    return {
        "$comment": NOTE,
        "contract": contract.name,
        "title": contract.title,
        "sha256": contract.sha256,
        "formats": sorted(asserted(contract)),
        "bundle": f"{file_name(contract)}.bundle.json",
        "requests": {
            request.name: {
                "direction": "client-to-host",
                "payload": flat.pointer(request.payload),
                "result": flat.pointer(request.result),
            }
            for request in sorted(contract.requests, key=lambda each: each.name)
        },
        "events": {
            event.name: {"direction": "host-to-client", "payload": flat.pointer(event.payload)}
            for event in sorted(contract.events, key=lambda each: each.name)
        },
        "frames": {
            name: {"direction": direction, "schema": flat.pointer(key)}
            for name, (direction, key) in frames.items()
            if key is not None
        },
        "schemas": {
            name: {
                "pointer": flat.pointer(key),
                "source": f"{key[0]}#{key[1]}",
                **({"python": names.types[key].type} if key in names.types else {}),
            }
            for name, key in sorted((name, key) for key, name in flat.names.items())
        },
        "unions": [
            {"pointer": union.pointer, "keyword": union.keyword, "tag": union.tag, "values": [list(each) for each in union.values]}
            for union in flat.unions
        ],
    }
