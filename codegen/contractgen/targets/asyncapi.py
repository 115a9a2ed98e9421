"""AsyncAPI 3.0: requests with their replies and events as operations of the host, over the schemas of the bundle."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from typing import Any

from ..ir.constraints import Key
from ..ir.contract import Contract, Definition, Event, Request
from ..ir.types import Record
from ..ir.visit import unrefined
from ..output import marker
from ..schema.keywords import ANNOTATIONS
from ..schema.pointers import pointer_token
from .flatten import FlatContract, named, with_subschemas
from .json_text import json_text
from .paths import file_name
from .registry import TargetSource

__all__ = ["document", "files"]

TO_HOST, TO_CLIENT = "client-to-host", "host-to-client"
COMPONENTS = "#/components"
KEY = re.compile(r"[A-Za-z0-9._-]+")
"""What a component, channel or operation may be called."""


def files(source: TargetSource) -> dict[str, str]:
    """The document; none for a contract without requests and events, which has nothing to operate."""
    contract = source.contract
    if not (contract.requests or contract.events):
        return {}
    return {f"asyncapi/{file_name(contract)}.asyncapi.json": json_text(document(contract, source.flat))}


def document(contract: Contract, flat: FlatContract) -> dict[str, Any]:
    """The contract as AsyncAPI has it. The version is the fingerprint's start: a contract has no other."""
    writer = _Writer(contract, flat)
    requests = {request.name: writer.request(request) for request in sorted(contract.requests, key=lambda each: each.name)}
    events = {event.name: writer.event(event) for event in sorted(contract.events, key=lambda each: each.name)}
    about = {"description": contract.description} if contract.description else {}
    return {
        "x-comment": f"{marker.MARKER} from the schemas of the contract. DO NOT EDIT.",
        "asyncapi": "3.0.0",
        "info": {"title": contract.title, "version": contract.sha256[:12], **about},
        "defaultContentType": "application/json",
        "channels": {
            name: {
                "address": name,
                "description": f"The frames that a {name.partition('-')[0]} sends. Both channels are the one connection of a client.",
                "messages": {key: messages[key] for key in sorted(messages)},
            }
            for name, messages in writer.channels.items()
            if messages
        },
        "operations": {component(name): operation for name, operation in sorted({**requests, **events}.items())},
        "components": {
            "schemas": {component(name): restated(schema) for name, schema in flat.schemas.items()},
            "correlationIds": {
                "id": {"description": "The reply carries the id of its request.", "location": "$message.payload#/id"}
            },
        },
    }


class _Writer:
    """The messages of one contract, by the channel in which they travel."""

    def __init__(self, contract: Contract, flat: FlatContract) -> None:
        self.contract = contract
        self.flat = flat
        self.definitions = {definition.key: definition for definition in contract.definitions}
        self.channels: dict[str, dict[str, Any]] = {TO_HOST: {}, TO_CLIENT: {}}
        self.failure = self.failed()

    def request(self, request: Request) -> dict[str, Any]:
        """A request as an operation: the host receives it, and replies."""
        name = request.name
        examples = self.contract.documents[f"requests/{name}.json"].get("examples", [])
        asked = self.message(
            f"{name}.request", TO_HOST, request.description, self.contract.envelope.request, {"type": name}, "payload", request.payload,
            [example["payload"] for example in examples],
        )  # fmt: skip
        answered = self.message(
            f"{name}.reply", TO_CLIENT, f"The answer to {name}.", self.contract.envelope.reply_ok, {"ok": True}, "result", request.result,
            [example["result"] for example in examples],
        )  # fmt: skip
        replies = [answered, *([self.failure] if self.failure else [])]
        return {
            "action": "receive",
            "channel": {"$ref": f"#/channels/{TO_HOST}"},
            "summary": request.description,
            "messages": in_channel(TO_HOST, [asked]),
            "reply": {"channel": {"$ref": f"#/channels/{TO_CLIENT}"}, "messages": in_channel(TO_CLIENT, replies)},
        }

    def event(self, event: Event) -> dict[str, Any]:
        """An event as an operation: the host sends it."""
        name = event.name
        examples = self.contract.documents[f"events/{name}.json"].get("examples", [])
        sent = self.message(
            f"{name}.event", TO_CLIENT, event.description, self.contract.envelope.event, {"type": "event", "event": name}, "payload",
            event.payload, examples,
        )  # fmt: skip
        return {
            "action": "send",
            "channel": {"$ref": f"#/channels/{TO_CLIENT}"},
            "summary": event.description,
            "messages": in_channel(TO_CLIENT, [sent]),
        }

    def message(
        self,
        name: str,
        channel: str,
        summary: str,
        role: Key | None,
        fixed: dict[str, Any],
        body: str,
        key: Key,
        examples: list[Any],
    ) -> str:
        """Add a message: the envelope with its name and body, or the body alone where the contract has no such envelope."""
        schema: dict[str, Any] = {"$ref": self.reference(key)}
        shown = examples
        envelope = self.envelope(role, {*fixed, body})
        correlated = envelope is not None and "id" in fields(envelope)
        if envelope is not None:
            parts = {**{property_: {"const": value} for property_, value in fixed.items()}, body: schema}
            schema = {"allOf": [{"$ref": self.reference(envelope.key)}, {"type": "object", "properties": parts}]}
            known = {**({"id": "r-1"} if correlated else {}), **fixed}
            complete = {field.wire_name for field in fields(envelope).values() if field.required} <= {*known, body}
            shown = [{**known, body: example} for example in examples] if complete else []
        return self.add(name, channel, summary, schema, shown, correlated)

    def failed(self) -> str:
        """The message of a reply that tells a failure; empty where the contract has none."""
        envelope = self.envelope(self.contract.envelope.reply_error, {"error"})
        if envelope is None or not self.contract.requests:
            return ""
        schema = {"$ref": self.reference(envelope.key)}
        return self.add("failure", TO_CLIENT, envelope.description, schema, list(envelope.examples), "id" in fields(envelope))

    def add(self, name: str, channel: str, summary: str, schema: Any, examples: list[Any], correlated: bool) -> str:
        """Keep a message in the channel in which it travels."""
        found: dict[str, Any] = {"name": name, **({"summary": summary} if summary else {}), "payload": schema}
        if correlated:
            found["correlationId"] = {"$ref": f"{COMPONENTS}/correlationIds/id"}
        if examples:
            found["examples"] = [{"payload": example} for example in examples]
        key = component(name)
        self.channels[channel][key] = found
        return key

    def envelope(self, key: Key | None, names: set[str]) -> Definition | None:
        """The definition of a role of the envelope, if it is an object that has these properties."""
        found = None if key is None else self.definitions[key]
        return found if found is not None and names <= fields(found).keys() else None

    def reference(self, key: Any) -> str:
        """A reference to a definition's schema."""
        return f"{COMPONENTS}/schemas/{component(self.flat.names[key])}"


def fields(definition: Definition) -> dict[str, Any]:
    """The properties of an object, by name."""
    type_ = unrefined(definition.type)
    return {field.wire_name: field for field in type_.fields} if isinstance(type_, Record) else {}


def in_channel(channel: str, keys: Iterable[str]) -> list[dict[str, str]]:
    """Messages as an operation names them."""
    return [{"$ref": f"#/channels/{channel}/messages/{key}"} for key in keys]


def component(name: str) -> str:
    """A name as AsyncAPI allows it; where it has to be another, it gets a mark of its own."""
    if KEY.fullmatch(name):
        return name
    mark = hashlib.sha256(name.encode("utf-8", "surrogatepass")).hexdigest()[:6]
    return f"{re.sub(r'[^A-Za-z0-9._-]+', '_', name)}_{mark}"


def restated(schema: Any) -> Any:
    """A schema for tools that read draft-07, as those of AsyncAPI do: tuples and dependencies in its words, no keyword beside
    `$ref` that refuses, no `discriminator`, which has another meaning there."""
    if not isinstance(schema, dict):
        return schema
    found = with_subschemas(schema, lambda _, each: restated(each))
    found.pop("discriminator", None)
    if "prefixItems" in found:
        if "items" in found:
            found["additionalItems"] = found["items"]
        found["items"] = found.pop("prefixItems")
    dependencies = {**found.pop("dependentRequired", {}), **found.pop("dependentSchemas", {})}
    if dependencies:
        found["dependencies"] = dependencies
    if "$ref" in found:
        reference = {"$ref": COMPONENTS + "/schemas" + pointer_token(component(named(found.pop("$ref"))))}
        if found.keys() <= ANNOTATIONS:
            return {**reference, **found}
        found["allOf"] = [reference, *found.get("allOf", [])]
    return found
