"""The contract as plain values: what there is to generate. Nothing in it is particular to Python or any other target."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..frozen import frozen
from .constraints import Constraint, Key
from .types import Type

__all__ = ["Constant", "Contract", "Definition", "Envelope", "Event", "Exchange", "Request", "Step"]


@frozen
class Definition:
    """A schema that is generated under a name. It has no hash where it has examples, which are JSON values."""

    key: Key
    declared: bool
    """The contract names it: a document, or an entry of `$defs`. Otherwise the name is made from its owner."""
    label: str
    """The name in the contract; of an undeclared one the title, or the property that holds it."""
    owner: Key | None
    """What an undeclared one is part of, unless its title names it."""
    exported: bool
    """Whether users of the package are meant to see it."""
    python_name: str
    schema_name: str
    """What `x-python-name` and `x-python-schema-name` ask for; empty where they do not."""
    title: str
    description: str
    deprecated: bool
    examples: tuple[Any, ...]
    type: Type
    constraint: Constraint


@frozen
class Request:
    """A request: what goes there, and what comes back."""

    name: str
    description: str
    payload: Key
    result: Key


@frozen
class Event:
    """An event: what it carries."""

    name: str
    description: str
    payload: Key


@frozen
class Constant:
    """A named JSON value of the contract. It has no hash where the value is an array or object."""

    name: str
    description: str
    value: Any


@frozen
class Step:
    """One thing that happens in an exchange."""

    kind: str
    """`request`, `reply`, `event`, or `note` for what no frame says."""
    name: str
    """Of the request, of the request that is replied to, or of the event; empty for a note."""
    text: str


@frozen
class Exchange:
    """An example of frames that are sent in both directions, for documentation."""

    title: str
    description: str
    steps: tuple[Step, ...]


@frozen
class Envelope:
    """The frames of the contract by their role; None where the contract has no schema for it."""

    request: Key | None = None
    """What a client sends."""
    reply_ok: Key | None = None
    reply_error: Key | None = None
    reply: Key | None = None
    event: Key | None = None
    server_frame: Key | None = None
    """What a host sends: a reply or an event."""

    def both_sides(self) -> tuple[Key, Key] | None:
        """What a client sends and what a host sends, if the contract has both."""
        return None if self.request is None or self.server_frame is None else (self.request, self.server_frame)


@frozen
class Contract:
    """The whole model. It has no hash: the documents are JSON values."""

    name: str
    package: str
    table_prefix: str
    title: str
    description: str
    unknown: str
    """What becomes of unknown properties: `drop`, `keep` or `refuse`."""
    flat: bool
    """No requests and events: names count file by file."""
    definitions: tuple[Definition, ...]
    requests: tuple[Request, ...]
    events: tuple[Event, ...]
    constants: tuple[Constant, ...]
    envelope: Envelope
    documents: Mapping[str, Any]
    """The canonical schemas, by file."""
    sha256: str
    strict_json: bool = True
    """JSON text has to be I-JSON (RFC 7493); otherwise it reads as in JavaScript."""
    exchanges: tuple[Exchange, ...] = ()
    targets: tuple[str, ...] = ()
    """The targets that the contract asks for; empty for those that a contract of its kind gets."""
    guide: str = ""
    """The contract's README, in Markdown."""
