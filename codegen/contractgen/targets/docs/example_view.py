"""What the pages show as examples: those of the contract, or else values made from the schema."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ...ir.constraints import Key
from ...ir.contract import Contract, Event, Request
from ..flatten import FlatContract
from ..vectors.samples import Missing, Samples

__all__ = ["ExampleView", "Examples"]


class ExampleView(NamedTuple):
    """Examples, and whether they are made from the schema."""

    values: tuple[Any, ...] = ()
    made: bool = False


class Examples:
    """The examples of one contract."""

    def __init__(self, contract: Contract, flat: FlatContract) -> None:
        self.contract = contract
        self.flat = flat
        self.framed = contract.envelope.both_sides() is not None
        self.keys: Mapping[str, Key] = {name: key for key, name in flat.names.items()}
        self.samples = Samples(contract)
        self.bodies: dict[str, list[Any]] = {}
        """The examples of types that have some only within those of requests and events."""
        for request in contract.requests:
            for payload, result in self.pairs(request):
                self.bodies.setdefault(flat.names[request.payload], []).append(payload)
                self.bodies.setdefault(flat.names[request.result], []).append(result)
        for event in contract.events:
            self.bodies.setdefault(flat.names[event.payload], []).extend(self.of_file("events", event.name))

    def of_file(self, folder: str, name: str) -> list[Any]:
        """The examples of a request's or an event's file."""
        document = self.contract.documents.get(f"{folder}/{name}.json")
        examples = document.get("examples") if isinstance(document, dict) else None
        return examples if isinstance(examples, list) else []

    def pairs(self, request: Request) -> list[tuple[Any, Any]]:
        """Payload and result of each example of a request that has both."""
        found = [each for each in self.of_file("requests", request.name) if isinstance(each, dict)]
        return [(each["payload"], each["result"]) for each in found if "payload" in each and "result" in each]

    def type(self, name: str) -> ExampleView:
        """Examples of a type."""
        schema = self.flat.schemas[name]
        own = schema.get("examples") if isinstance(schema, dict) else None
        found = own if isinstance(own, list) and own else self.bodies.get(name, [])
        marks = [repr(each) for each in found]  # In Python 1 equals true.
        distinct = tuple(each for index, each in enumerate(found) if marks[index] not in marks[:index])
        if distinct:
            return ExampleView(distinct)
        key = self.keys[name]
        try:
            return ExampleView((self.samples.of(key, whole=True),) if key in self.samples.constraints else (), True)
        except Missing:
            return ExampleView()

    def request(self, request: Request) -> ExampleView:
        """Pairs of what is asked and what is answered, as frames where the contract has an envelope."""
        pairs = self.pairs(request)
        made = not pairs
        if made:
            payloads, results = (self.type(self.flat.names[key]).values for key in (request.payload, request.result))
            pairs = list(zip(payloads[:1], results[:1]))
        return ExampleView(tuple(self.conversation(request, index, pair) for index, pair in enumerate(pairs, 1)), made)

    def conversation(self, request: Request, index: int, pair: tuple[Any, Any]) -> tuple[Any, Any]:
        """One example of a request."""
        payload, result = pair
        if not self.framed:
            return pair
        return {"id": f"r-{index}", "type": request.name, "payload": payload}, {"id": f"r-{index}", "ok": True, "result": result}

    def event(self, event: Event) -> ExampleView:
        """Events, as frames where the contract has an envelope."""
        own = self.of_file("events", event.name)
        found = ExampleView(tuple(own)) if own else self.type(self.flat.names[event.payload])
        if not self.framed:
            return found
        return ExampleView(tuple({"type": "event", "event": event.name, "payload": each} for each in found.values), found.made)
