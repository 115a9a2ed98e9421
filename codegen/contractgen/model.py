"""The contract as plain values: what there is to generate, without a word of Python and without a decision."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .frozen import frozen

__all__ = [
    "AnyShape",
    "ArrayShape",
    "BooleanShape",
    "Checked",
    "Constant",
    "Contract",
    "Definition",
    "Event",
    "Exchange",
    "Field",
    "IntegerShape",
    "Key",
    "LiteralShape",
    "MapShape",
    "NullShape",
    "Nullable",
    "NumberShape",
    "ObjectOr",
    "PatternText",
    "Record",
    "RefShape",
    "Request",
    "Rule",
    "RuleRef",
    "Shape",
    "Step",
    "StringShape",
    "TaggedShape",
    "TupleShape",
    "UnionShape",
]

Key = tuple[str, str, str]
"""What tells definitions apart: file, pointer, and the dynamic scope (empty but for schemas that `$dynamicRef` bends)."""


@frozen
class PatternText:
    """A regular expression: as the schema has it, and as Python's `re` reads it."""

    ecma: str
    source: str


@frozen
class RuleRef:
    """A rule that stands elsewhere."""

    key: Key


@frozen
class Rule:
    """One check: its kind, and what it takes. Values are JSON scalars, patterns, rules, tuples and mappings of them."""

    kind: str
    arguments: tuple[Any, ...] = ()
    options: Mapping[str, Any] | None = None


@frozen
class Shape:
    """What a value looks like once parsed."""


@frozen
class AnyShape(Shape):
    """A JSON value as it is."""


@frozen
class StringShape(Shape):
    """Text. Bounds count code points."""

    minimum: int = 0
    maximum: int | None = None
    pattern: PatternText | None = None
    trim: bool = False
    """Stripped of JavaScript's white space before the bounds count."""
    base64_maximum: int | None = None
    known: tuple[str, ...] = ()
    """Values that are known so far; others are as good."""


@frozen
class IntegerShape(Shape):
    """A number without fraction; the bounds are inclusive."""

    minimum: int | None = None
    maximum: int | None = None


@frozen
class NumberShape(Shape):
    """A finite number."""

    minimum: float | None = None
    maximum: float | None = None
    above: float | None = None
    below: float | None = None


@frozen
class BooleanShape(Shape):
    """true or false."""


@frozen
class NullShape(Shape):
    """null."""


@frozen
class LiteralShape(Shape):
    """One of some strings, integers, booleans or null."""

    values: tuple[Any, ...]


@frozen
class ArrayShape(Shape):
    """A list."""

    items: Shape
    minimum: int = 0
    maximum: int | None = None


@frozen
class TupleShape(Shape):
    """A list of fixed length, each place with its own shape."""

    items: tuple[Shape, ...]


@frozen
class MapShape(Shape):
    """An object whose names are data."""

    values: Shape
    names: Shape
    minimum: int = 0
    maximum: int | None = None


@frozen
class RefShape(Shape):
    """Another definition's shape."""

    key: Key


@frozen
class Nullable(Shape):
    """null or another shape."""

    inner: Shape


@frozen
class TaggedShape(Shape):
    """A union whose branches are told apart by the value of one property."""

    tag: str
    branches: tuple[tuple[Any, RefShape], ...]
    nullable: bool = False
    """null is one of the branches."""
    open: bool = False
    """An object whose tag names no branch is kept as it is."""


@frozen
class UnionShape(Shape):
    """A union: the first branch that fits, or the only one."""

    branches: tuple[Shape, ...]
    only: bool


@frozen
class ObjectOr(Shape):
    """A record where the value is an object, else the JSON value as it is."""

    record: RefShape


@frozen
class Checked(Shape):
    """A shape that does not say everything: the rule has to accept the value besides."""

    inner: Shape
    rule: Any
    """A `Rule`; while lowering, what it will be made of."""


@frozen
class Field:
    """One property of a record."""

    wire_name: str
    shape: Shape
    required: bool
    description: str = ""
    deprecated: bool = False


@frozen
class Record(Shape):
    """An object with named properties."""

    fields: tuple[Field, ...]
    closed: bool = False
    """Other properties are refused."""
    others: Shape | None = None
    """What other properties hold, where the schema says so."""


@frozen
class Definition:
    """A schema that is generated under a name."""

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
    shape: Shape
    rule: Rule


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
    """A named value of the contract."""

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
    """Frames that go to and fro, told as documentation."""

    title: str
    description: str
    steps: tuple[Step, ...]


@frozen
class Contract:
    """Everything that is generated from."""

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
    frames: Mapping[str, Key]
    """`request` and `server`: the schemas of what a client and a host send, where the contract has an envelope."""
    documents: Mapping[str, Any]
    """The canonical schemas, by file."""
    sha256: str
    strict_json: bool = True
    """JSON text has to be I-JSON (RFC 7493); otherwise it reads as in JavaScript."""
    exchanges: tuple[Exchange, ...] = ()
    families: tuple[str, ...] = ("python",)
    """What is generated: names of `settings.FAMILIES`."""
    guide: str = ""
    """The contract's README, in Markdown."""
