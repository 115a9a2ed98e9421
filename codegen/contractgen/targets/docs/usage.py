"""Who uses a type: the requests, events and types that refer to it, and from where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from ...ir.contract import Contract
from ...schema.keywords import WITH_SCHEMA, WITH_SCHEMA_ARRAY, WITH_SCHEMA_MAP
from ..flatten import FlatContract, named

__all__ = ["Use", "uses"]


class Use(NamedTuple):
    """A place that refers to a type."""

    kind: str
    """`request`, `event` or `type`."""
    name: str
    place: str
    """`payload` or `result` of a request; the path of properties in a type, empty for the type itself."""


def uses(contract: Contract, flat: FlatContract) -> Mapping[str, tuple[Use, ...]]:
    """The uses of each type, requests and events first."""
    found: dict[str, set[Use]] = {name: set() for name in flat.schemas}
    for request in contract.requests:
        found[flat.names[request.payload]].add(Use("request", request.name, "payload"))
        found[flat.names[request.result]].add(Use("request", request.name, "result"))
    for event in contract.events:
        found[flat.names[event.payload]].add(Use("event", event.name, "payload"))
    for name, schema in flat.schemas.items():
        for target, place in references(schema, ""):
            found[target].add(Use("type", name, place))
    return {name: tuple(sorted(each, key=lambda use: (ORDER[use.kind], use.name, use.place))) for name, each in found.items()}


ORDER = {"request": 0, "event": 1, "type": 2}
INTO = {"items": "[]", "prefixItems": "[]", "contains": "[]", "additionalProperties": ".*", "patternProperties": ".*"}


def references(schema: Any, place: str) -> Iterator[tuple[str, str]]:
    """What a schema refers to, each with the path of properties that leads there."""
    if not isinstance(schema, dict):
        return
    if "$ref" in schema:
        yield named(schema["$ref"]), place
    for keyword, value in schema.items():
        if keyword in WITH_SCHEMA_MAP and isinstance(value, dict):
            for name, inner in value.items():
                yield from references(
                    inner, f"{place}.{name}".lstrip(".") if keyword == "properties" else place + INTO.get(keyword, "")
                )
        elif keyword in WITH_SCHEMA_ARRAY and isinstance(value, list):
            for inner in value:
                yield from references(inner, place + INTO.get(keyword, ""))
        elif keyword in WITH_SCHEMA and isinstance(value, dict):
            yield from references(value, place + INTO.get(keyword, ""))
