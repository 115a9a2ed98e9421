"""JSON Schema for every team: one self-contained document, the same closed, and what goes where."""

from __future__ import annotations

from typing import Any

from .. import marker
from ..model import Contract
from ..names import Names
from ..pysource import json_text
from .closed import close_schemas
from .joined import Joined, join_schemas

__all__ = ["bundle", "files", "meta"]

NOTE = f"{marker.MARKER} from the schemas of the contract. DO NOT EDIT."
DIALECT = "https://json-schema.org/draft/2020-12/schema"


def files(contract: Contract, names: Names) -> dict[str, str]:
    """The bundle, the strict bundle, and the table of requests, events and frames."""
    joined = join_schemas(contract, names)
    whole = bundle(contract, joined)
    closed = close_schemas(joined.schemas)
    about = "Objects are closed here, to test what a producer sends; to check what arrives, use the plain bundle."
    strict = {**whole, "title": f"{contract.title}, closed", "description": about, "$defs": closed}
    return {
        f"jsonschema/{contract.name}.bundle.json": json_text(whole),
        f"jsonschema/{contract.name}.bundle.strict.json": json_text(strict),
        "jsonschema/meta.json": json_text(meta(contract, names, joined)),
    }


def bundle(contract: Contract, joined: Joined) -> dict[str, Any]:
    """The whole contract as one JSON Schema document. Each schema is to be used by its place in `$defs`."""
    about = {"description": contract.description} if contract.description else {}
    return {"$comment": NOTE, "$schema": DIALECT, "title": contract.title, **about, "$defs": dict(joined.schemas)}


def meta(contract: Contract, names: Names, joined: Joined) -> dict[str, Any]:
    """What each request, event and frame is, as JSON Pointers into the bundle."""
    directions = {"request": "client-to-host", "server": "host-to-client"}
    return {
        "$comment": NOTE,
        "contract": contract.name,
        "title": contract.title,
        "sha256": contract.sha256,
        "bundle": f"{contract.name}.bundle.json",
        "requests": {
            request.name: {
                "direction": "client-to-host",
                "payload": joined.pointer(request.payload),
                "result": joined.pointer(request.result),
            }
            for request in sorted(contract.requests, key=lambda each: each.name)
        },
        "events": {
            event.name: {"direction": "host-to-client", "payload": joined.pointer(event.payload)}
            for event in sorted(contract.events, key=lambda each: each.name)
        },
        "frames": {
            name: {"direction": directions[name], "schema": joined.pointer(key)} for name, key in sorted(contract.frames.items())
        },
        "schemas": {
            name: {
                "pointer": joined.pointer(key),
                "source": f"{key[0]}#{key[1]}",
                **({"python": names.types[key].type} if key in names.types else {}),
            }
            for name, key in sorted((name, key) for key, name in joined.names.items())
        },
        "unions": [
            {"pointer": union.pointer, "keyword": union.keyword, "tag": union.tag, "values": [list(each) for each in union.values]}
            for union in joined.unions
        ],
    }
