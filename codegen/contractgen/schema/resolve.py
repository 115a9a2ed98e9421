"""References to places. Everything is found in the documents that were loaded; the network and other files never are."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import field
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import unquote, urldefrag
from urllib.parse import urljoin as uncached_urljoin

from ..diagnostics import Problem, stop_if
from ..frozen import frozen
from .dialects import DIALECTS, LATEST, Dialect, View, dialect_of, dialects_with, subschemas, view
from .load import Document
from .pointers import pointed, pointer_token

if TYPE_CHECKING:
    from .resources import Registry

__all__ = ["Place", "Resolver", "resolve_documents"]

METASCHEMAS = "://json-schema.org/"
"""In the address of every published metaschema."""

urljoin = cache(uncached_urljoin)
"""A contract joins the same few addresses again and again."""

BASE = "https://contract.invalid/"
"""The address of a document without `$id` is its path below this; it shows nowhere."""


NOWHERE = object()
"""What a reference leads to that leads nowhere."""


class SchemaLocation(NamedTuple):
    """Where an object of a document stands."""

    document: Document
    pointer: str
    resource: str
    """Pointer to the nearest enclosing schema with an `$id`, or to the document."""
    dialect: Dialect
    base: str
    """The base URI there."""


@frozen
class Place:
    """A schema, and where it stands."""

    location: SchemaLocation
    schema: Any = field(repr=False)
    as_object: bool = False
    """Read with `type: object`, for the part of a schema that looks at objects."""

    @property
    def document(self) -> Document:
        """The file it stands in."""
        return self.location.document

    @property
    def pointer(self) -> str:
        """Where in the file."""
        return self.location.pointer

    @property
    def key(self) -> tuple[str, str]:
        """File and pointer."""
        return self.location.document.file, self.location.pointer

    @cached_property
    def view(self) -> View:
        """What it says, in the terms of 2020-12."""
        if not isinstance(self.schema, dict):
            return {}
        seen = view(self.schema, self.location.dialect)
        return {**seen, "type": ("object", "/type")} if self.as_object else seen

    def problem(self, message: str, suffix: str = "", *, unsupported: bool = False) -> Problem:
        """A finding about this schema or about something in it."""
        return self.document.problem(self.pointer + suffix, message, unsupported=unsupported)


@frozen
class Resolver:
    """All documents of a contract, and what refers to what."""

    documents: tuple[Document, ...]
    loaded: tuple[tuple[str, Any, Dialect], ...] = field(repr=False)
    """The contents of all documents with their URIs and dialects."""
    declarations: Mapping[str, Any] = field(repr=False)
    """The contents of the documents by each URI that leads to one of them and to nothing else."""
    spots: Mapping[int, SchemaLocation] = field(repr=False)
    """Every object of every document, by its identity."""
    dynamic: Mapping[tuple[str, str], Mapping[str, str]] = field(repr=False)
    """The dynamic anchors of each resource: file and pointer of the resource to anchor and pointer."""
    uses_dynamic: bool = False
    published: Registry[Any] | None = field(default=None, repr=False)
    """The published metaschemas, where a contract refers to them."""
    _places: dict[int, Place] = field(default_factory=dict, repr=False)
    """Those asked for, by the identity of their schemas: what a place says is read once."""
    _found: dict[tuple[str, str], Any] = field(default_factory=dict, repr=False)

    def root(self, document: Document) -> Place:
        """A document as a whole."""
        return self.place(document.contents, SchemaLocation(document, "", "", LATEST, urljoin(BASE, document.file)))

    def place(self, schema: Any, otherwise: SchemaLocation) -> Place:
        """The place of a schema; booleans have none of their own and take the one that is given."""
        identity = id(schema)
        found = self._places.get(identity)
        if found is None:
            found = Place(self.spots.get(identity, otherwise), schema)
            if identity in self.spots:
                self._places[identity] = found
        return found

    def inside(self, place: Place, suffix: str, schema: Any) -> Place:
        """A subschema."""
        return self._places.get(id(schema)) or self.place(schema, beneath(place.location, suffix))

    @cached_property
    def registry(self) -> Registry[Any]:
        """All documents with all that they embed, for references that are more than a document and a JSON Pointer."""
        from .resources import registry_of  # It takes long to load, and few contracts need it.

        return registry_of(self.loaded, self.published)

    def found(self, base: str, reference: Any) -> Any:
        """What a reference leads to, or `NOWHERE`. It is looked up once."""
        if not isinstance(reference, str):
            return NOWHERE
        known = (base, reference)
        if known not in self._found:
            found = self.at_home(base, reference)
            self._found[known] = self.registered(base, reference) if found is NOWHERE else found
        return self._found[known]

    def at_home(self, base: str, reference: str) -> Any:
        """What a reference leads to that is a document, or one and a JSON Pointer in it; `NOWHERE` says nothing yet."""
        try:
            uri, fragment = (base, reference[1:]) if reference.startswith("#") else urldefrag(urljoin(base, reference))
            if fragment and not fragment.startswith("/"):
                return NOWHERE
            return pointed(self.declarations[uri], unquote(fragment))
        except (LookupError, ValueError, TypeError):
            return NOWHERE

    def registered(self, base: str, reference: str) -> Any:
        """What `referencing` finds, or `NOWHERE`."""
        from .resources import Unresolvable

        try:
            return self.registry.resolver(base).lookup(reference).contents
        except (Unresolvable, ValueError, KeyError, TypeError, AttributeError):
            return NOWHERE

    def lookup(self, place: Place, keyword: str, reference: Any) -> Place:
        """What a `$ref`, `$dynamicRef` or `$recursiveRef` leads to, statically.

        Raises:
            ContractError: it leads nowhere, or to what is no schema.
        """
        suffix = pointer_token(keyword)
        for base in dict.fromkeys((place.location.base, urljoin(BASE, place.document.file))):
            found = self.found(base, reference)
            if found is NOWHERE:
                continue
            if not isinstance(found, (dict, bool)):
                stop_if(
                    [place.problem(f"{reference!r} leads to a value that is not a schema; refer to an object or a boolean", suffix)]
                )
            return self.place(found, beneath(place.location, suffix))
        hint = (
            "check the path and the fragment"
            if reference.startswith("#")
            else "it has to be a file of this contract, or an `$id` in it"
        )
        stop_if([place.problem(f"{reference!r} leads nowhere; {hint} (nothing is fetched)", suffix)])
        raise AssertionError


def resolve_documents(documents: Iterable[Document], resources: Mapping[str, Document] | None = None) -> Resolver:
    """Index documents, and further ones by the URI that they answer to.

    Raises:
        ContractError: unknown dialects, equal `$id`s, equal anchors.
    """
    documents = tuple(documents)
    addressed = [(urljoin(BASE, document.file), document) for document in documents]
    addressed += list((resources or {}).items())
    spots: dict[int, SchemaLocation] = {}
    dynamic: dict[tuple[str, str], dict[str, str]] = {}
    problems: list[Problem] = []
    uses_dynamic = uses_published = False
    dialects = dialects_with({uri: document.contents for uri, document in addressed})
    default = dialect_of(documents[0].contents, LATEST, dialects) if resources else LATEST
    known: dict[str, tuple[Document, str]] = {}
    loaded: list[tuple[str, Any, Dialect]] = []
    for uri, document in addressed:
        dialect = dialect_of(document.contents, default or LATEST, dialects)
        if dialect is None:
            problems.append(document.problem("/$schema", unknown_dialect(document.contents["$schema"])))
            continue
        loaded.append((uri, document.contents, dialect))
        anchors: dict[tuple[str, str], str] = {}
        stack = [(document.contents, SchemaLocation(document, "", "", dialect, uri), True)]
        while stack:
            value, location, is_schema = stack.pop()
            if isinstance(value, dict):
                if id(value) in spots:
                    continue  # Seen as the schema it is, before as a part of what holds it.
                if is_schema:
                    location, more = enter(value, location, known, anchors, dialects)
                    problems += more
                    uses_dynamic = uses_dynamic or "$dynamicRef" in value or "$recursiveRef" in value
                    note_dynamic(value, location, dynamic)
                spots[id(value)] = location
                uses_published = uses_published or to_metaschema(value, location)
                inner = dict(subschemas(value)) if is_schema else {}
                rest = [(pointer_token(key), each) for key, each in value.items() if isinstance(each, (dict, list))]
                stack += [(each, beneath(location, suffix), False) for suffix, each in rest if suffix not in inner]
                stack += [(each, beneath(location, suffix), True) for suffix, each in reversed(inner.items())]
            elif isinstance(value, list):
                held = [(index, each) for index, each in enumerate(value) if isinstance(each, (dict, list))]
                stack += [(each, beneath(location, pointer_token(index)), False) for index, each in held]
    stop_if(problems)
    roots = [(spots[id(contents)].base, contents) for _, contents, _ in loaded if id(contents) in spots]
    claims = [*((uri, contents) for uri, contents, _ in loaded), *roots]
    declarations = sole(claims, embedded={base for base, (_, at) in known.items() if at})
    if not uses_published:
        return Resolver(documents, tuple(loaded), declarations, spots, dynamic, uses_dynamic)
    from .resources import published_metaschemas

    published = published_metaschemas()
    for uri in published:
        index_metaschema(published.contents(uri), uri, spots, dynamic)
    # Metaschemas hold dynamic references, whatever a contract that refers to them holds itself.
    return Resolver(documents, tuple(loaded), declarations, spots, dynamic, True, published)


def sole(claims: Iterable[tuple[str, Any]], embedded: Collection[str]) -> dict[str, Any]:
    """Documents by the URIs that none but they claim, nor anything embedded in one."""
    declarations: dict[str, Any] = {}
    contested = set(embedded)
    for uri, contents in claims:
        if declarations.setdefault(uri, contents) is not contents:
            contested.add(uri)
    return {uri: contents for uri, contents in declarations.items() if uri not in contested}


def beneath(location: SchemaLocation, suffix: str) -> SchemaLocation:
    """A spot further in."""
    return SchemaLocation(location.document, location.pointer + suffix, location.resource, location.dialect, location.base)


def enter(
    schema: dict[str, Any],
    location: SchemaLocation,
    known: dict[str, tuple[Document, str]],
    anchors: dict[tuple[str, str], str],
    dialects: Mapping[str, Dialect],
) -> tuple[SchemaLocation, list[Problem]]:
    """The spot of a schema once its own `$id` and `$schema` count, and what is wrong with its identifiers."""
    problems: list[Problem] = []
    identifier = schema.get(location.dialect.id_keyword)
    ruled = not (location.dialect.lone_ref and "$ref" in schema)
    if isinstance(identifier, str) and ruled and not identifier.startswith("#"):
        dialect = dialect_of(schema, location.dialect, dialects)
        if dialect is None:
            problems.append(location.document.problem(location.pointer + "/$schema", unknown_dialect(schema["$schema"])))
            dialect = location.dialect
        try:
            base = urljoin(location.base, identifier).rstrip("#")
        except ValueError as error:
            message = f"the {location.dialect.id_keyword} {identifier!r} is no URI reference ({error}); write one"
            return location, [*problems, location.document.problem(f"{location.pointer}/{location.dialect.id_keyword}", message)]
        location = SchemaLocation(location.document, location.pointer, location.pointer, dialect, base)
        before = known.setdefault(base, (location.document, location.pointer))
        if before != (location.document, location.pointer):
            message = f"the $id {identifier!r} is also that of {before[0].location(before[1])}; give each its own"
            problems.append(location.document.problem(f"{location.pointer}/{location.dialect.id_keyword}", message))
    for keyword in ("$anchor", "$dynamicAnchor"):
        anchor = schema.get(keyword)
        if isinstance(anchor, str) and keyword in location.dialect.keywords:
            before_pointer = anchors.setdefault((location.resource, anchor), location.pointer)
            if before_pointer != location.pointer:
                message = f"the anchor {anchor!r} stands already at {before_pointer or 'the root'}; give each its own"
                problems.append(location.document.problem(f"{location.pointer}/{keyword}", message))
    return location, problems


def to_metaschema(schema: dict[str, Any], location: SchemaLocation) -> bool:
    """Whether a value, as a schema, may refer to a published metaschema."""
    references = (schema.get("$ref"), schema.get("$dynamicRef"))
    return any(isinstance(each, str) and METASCHEMAS in f"{location.base} {each}" for each in references)


def note_dynamic(schema: dict[str, Any], location: SchemaLocation, dynamic: dict[tuple[str, str], dict[str, str]]) -> None:
    """Remember the dynamic anchor of a schema, if it has one."""
    anchor = schema.get("$dynamicAnchor")
    if schema.get("$recursiveAnchor") is True:
        anchor = ""
    if isinstance(anchor, str):
        dynamic.setdefault((location.document.file, location.resource), {})[anchor] = location.pointer


def index_metaschema(
    contents: Any, uri: str, spots: dict[int, SchemaLocation], dynamic: dict[tuple[str, str], dict[str, str]]
) -> None:
    """Give the objects of a published metaschema their places, so that contracts may refer to it."""
    document = Document(uri, "", contents)
    dialect = dialect_of(contents, LATEST, DIALECTS) or LATEST
    stack = [(contents, SchemaLocation(document, "", "", dialect, uri))]
    while stack:
        value, location = stack.pop()
        if isinstance(value, dict):
            spots[id(value)] = location
            note_dynamic(value, location, dynamic)
            stack += ((each, beneath(location, pointer_token(key))) for key, each in value.items())
        elif isinstance(value, list):
            stack += ((each, beneath(location, pointer_token(index))) for index, each in enumerate(value))


def unknown_dialect(uri: str) -> str:
    """What to say of a `$schema` that is not known."""
    return f"the dialect {uri!r} is not known; use 2020-12 (https://json-schema.org/draft/2020-12/schema), 2019-09, draft-07, -06 or -04"
