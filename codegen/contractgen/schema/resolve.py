"""Resolution of references: `$id`, `$ref`, anchors, dynamic anchors. Only the loaded documents are searched, never the network or other
files."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import unquote, urldefrag
from urllib.parse import urljoin as uncached_urljoin

from ..diagnostics import Problem, stop_if
from .dialects import DIALECTS, LATEST, Dialect, Keywords, dialect_of, dialects_with, normalized, subschemas
from .load import Document
from .pointers import pointed, pointer_token

if TYPE_CHECKING:
    from .registry import Registry

__all__ = ["Place", "Resolver", "resolve_documents"]

METASCHEMA_HOST = "://json-schema.org/"
"""Part of the URI of every published metaschema."""

urljoin = cache(uncached_urljoin)
"""Cached, since a contract joins the same few URIs again and again."""

BASE = "https://contract.invalid/"
"""A document without `$id` has its path below this as base URI. It never appears in output."""

UNRESOLVED = object()
"""Stands for the target of a reference that does not resolve; a target may be any JSON value."""


class SchemaLocation(NamedTuple):
    """Where a schema is, and what it inherits there."""

    document: Document
    pointer: str
    resource: str
    """Pointer to the schema resource: the nearest enclosing schema with an `$id`, or the document."""
    dialect: Dialect
    base: str
    """The base URI."""


@dataclass(frozen=True)
class Place:
    """A schema at a location."""

    location: SchemaLocation
    schema: Any = field(repr=False)
    as_object: bool = False
    """Read with `type: object`: the definition of the objects among the instances of a schema that accepts other types too."""

    @property
    def document(self) -> Document:
        """The document that holds it."""
        return self.location.document

    @property
    def pointer(self) -> str:
        """Its pointer in the document."""
        return self.location.pointer

    @property
    def key(self) -> tuple[str, str]:
        """File and pointer."""
        return self.location.document.file, self.location.pointer

    @cached_property
    def view(self) -> Keywords:
        """Its keywords, as 2020-12 has them; none for a boolean."""
        if not isinstance(self.schema, dict):
            return {}
        keywords = normalized(self.schema, self.location.dialect)
        return {**keywords, "type": ("object", "/type")} if self.as_object else keywords

    def problem(self, message: str, suffix: str = "", *, unsupported: bool = False) -> Problem:
        """A problem of this schema, or at a pointer relative to it."""
        return self.document.problem(self.pointer + suffix, message, unsupported=unsupported)


@dataclass(frozen=True)
class Resolver:
    """The documents of a contract with the locations of their schemas. Looks up references."""

    documents: tuple[Document, ...]
    resources: tuple[tuple[str, Any, Dialect], ...] = field(repr=False)
    """The contents of the documents, and of further ones that they may refer to, each with URI and dialect."""
    by_uri: Mapping[str, Any] = field(repr=False)
    """The contents of the documents by URI, without URIs that something else answers to as well."""
    locations: Mapping[int, SchemaLocation] = field(repr=False)
    """The location of every object in the documents, by `id()` of the object."""
    dynamic: Mapping[tuple[str, str], Mapping[str, str]] = field(repr=False)
    """The dynamic anchors of each resource (file and pointer), with the pointers of the schemas that declare them."""
    problems: tuple[Problem, ...] = ()
    """Unknown dialects, invalid or duplicate `$id`s, duplicate anchors. The linter reports them together with its own."""
    uses_dynamic: bool = False
    published: Registry[Any] | None = field(default=None, repr=False)
    """The published metaschemas, when the contract refers to one."""
    _places: dict[int, Place] = field(default_factory=dict, repr=False)
    """Cache by `id()` of the schema, so that its keywords are normalized once."""
    _targets: dict[tuple[str, str], Any] = field(default_factory=dict, repr=False)

    def root(self, document: Document) -> Place:
        """The root schema of a document."""
        return self.place(document.contents, SchemaLocation(document, "", "", LATEST, urljoin(BASE, document.file)))

    def place(self, schema: Any, otherwise: SchemaLocation) -> Place:
        """A schema with its location. Booleans have no identity, so they get the given location."""
        identity = id(schema)
        found = self._places.get(identity)
        if found is None:
            found = Place(self.locations.get(identity, otherwise), schema)
            if identity in self.locations:
                self._places[identity] = found
        return found

    def inside(self, place: Place, suffix: str, schema: Any) -> Place:
        """A subschema, by its pointer relative to the parent."""
        return self._places.get(id(schema)) or self.place(schema, child_location(place.location, suffix))

    @cached_property
    def registry(self) -> Registry[Any]:
        """All documents and embedded resources, for references that are not merely a document and a JSON Pointer."""
        from .registry import registry_of  # Here, since it is slow to import and few contracts need it.

        return registry_of(self.resources, self.published)

    def target(self, base: str, reference: Any) -> Any:
        """The JSON value that a reference resolves to, or `UNRESOLVED`. Cached."""
        if not isinstance(reference, str):
            return UNRESOLVED
        known = (base, reference)
        if known not in self._targets:
            found = self.in_documents(base, reference)
            self._targets[known] = self.in_registry(base, reference) if found is UNRESOLVED else found
        return self._targets[known]

    def in_documents(self, base: str, reference: str) -> Any:
        """The target of a reference to a document, or to a JSON Pointer in one. A trick for speed: `in_registry` finds all of these as
        well, and importing it takes 9 % of a run."""
        try:
            uri, fragment = (base, reference[1:]) if reference.startswith("#") else urldefrag(urljoin(base, reference))
            if fragment and not fragment.startswith("/"):
                return UNRESOLVED
            return pointed(self.by_uri[uri], unquote(fragment))
        except (LookupError, ValueError, TypeError):
            return UNRESOLVED

    def in_registry(self, base: str, reference: str) -> Any:
        """The target that the library `referencing` finds."""
        from .registry import Unresolvable

        try:
            return self.registry.resolver(base).lookup(reference).contents
        except (Unresolvable, ValueError, KeyError, TypeError, AttributeError):
            return UNRESOLVED

    def lookup(self, place: Place, keyword: str, reference: Any) -> Place:
        """The schema that a `$ref`, `$dynamicRef` or `$recursiveRef` resolves to statically.

        Raises:
            ContractError: it does not resolve, or resolves to a value that is not a schema.
        """
        suffix = pointer_token(keyword)
        for base in dict.fromkeys((place.location.base, urljoin(BASE, place.document.file))):
            found = self.target(base, reference)
            if found is UNRESOLVED:
                continue
            if not isinstance(found, (dict, bool)):
                stop_if(
                    [
                        place.problem(
                            f"{reference!r} resolves to a value that is not a schema; refer to an object or a boolean", suffix
                        )
                    ]
                )
            return self.place(found, child_location(place.location, suffix))
        hint = (
            "check the path and the fragment"
            if reference.startswith("#")
            else "refer to a file of this contract, or to an `$id` in it"
        )
        stop_if([place.problem(f"{reference!r} does not resolve; {hint} (nothing is fetched)", suffix)])
        raise AssertionError


def resolve_documents(documents: Iterable[Document], resources: Mapping[str, Document] | None = None) -> Resolver:
    """Index the schemas of documents, and of further resources given by URI. Problems of identifiers are in the answer's `problems`."""
    documents = tuple(documents)
    addressed = [(urljoin(BASE, document.file), document) for document in documents]
    addressed += list((resources or {}).items())
    locations: dict[int, SchemaLocation] = {}
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
                if id(value) in locations:
                    continue  # Already indexed as a schema; this is the walk over plain values.
                if is_schema:
                    location, more = schema_location(value, location, known, anchors, dialects)
                    problems += more
                    uses_dynamic = uses_dynamic or "$dynamicRef" in value or "$recursiveRef" in value
                    record_dynamic_anchor(value, location, dynamic)
                locations[id(value)] = location
                uses_published = uses_published or may_refer_to_metaschema(value, location)
                inner = dict(subschemas(value)) if is_schema else {}
                rest = [(pointer_token(key), each) for key, each in value.items() if isinstance(each, (dict, list))]
                stack += [(each, child_location(location, suffix), False) for suffix, each in rest if suffix not in inner]
                stack += [(each, child_location(location, suffix), True) for suffix, each in reversed(inner.items())]
            elif isinstance(value, list):
                held = [(index, each) for index, each in enumerate(value) if isinstance(each, (dict, list))]
                stack += [(each, child_location(location, pointer_token(index)), False) for index, each in held]
    roots = [(locations[id(contents)].base, contents) for _, contents, _ in loaded if id(contents) in locations]
    claims = [*((uri, contents) for uri, contents, _ in loaded), *roots]
    by_uri = unambiguous(claims, embedded={base for base, (_, at) in known.items() if at})
    if not uses_published:
        return Resolver(documents, tuple(loaded), by_uri, locations, dynamic, tuple(problems), uses_dynamic)
    from .registry import published_metaschemas

    published = published_metaschemas()
    for uri in published:
        index_metaschema(published.contents(uri), uri, locations, dynamic)
    # Metaschemas use dynamic references, even if the contract that refers to them does not.
    return Resolver(documents, tuple(loaded), by_uri, locations, dynamic, tuple(problems), True, published)


def unambiguous(claims: Iterable[tuple[str, Any]], embedded: Collection[str]) -> dict[str, Any]:
    """Documents by URI, without the URIs that several documents or an embedded resource claim."""
    found: dict[str, Any] = {}
    contested = set(embedded)
    for uri, contents in claims:
        if found.setdefault(uri, contents) is not contents:
            contested.add(uri)
    return {uri: contents for uri, contents in found.items() if uri not in contested}


def child_location(location: SchemaLocation, suffix: str) -> SchemaLocation:
    """The location of a value inside a schema, by its pointer relative to the schema."""
    return SchemaLocation(location.document, location.pointer + suffix, location.resource, location.dialect, location.base)


def schema_location(
    schema: dict[str, Any],
    location: SchemaLocation,
    known: dict[str, tuple[Document, str]],
    anchors: dict[tuple[str, str], str],
    dialects: Mapping[str, Dialect],
) -> tuple[SchemaLocation, list[Problem]]:
    """The location of a schema with its own `$id` and `$schema` applied, and the problems of its identifiers. Adds the identifiers to
    `known` and `anchors`."""
    problems: list[Problem] = []
    identifier = schema.get(location.dialect.id_keyword)
    ignored = location.dialect.ref_overrides_siblings and "$ref" in schema
    if isinstance(identifier, str) and not ignored and not identifier.startswith("#"):
        dialect = dialect_of(schema, location.dialect, dialects)
        if dialect is None:
            problems.append(location.document.problem(location.pointer + "/$schema", unknown_dialect(schema["$schema"])))
            dialect = location.dialect
        try:
            base = urljoin(location.base, identifier).rstrip("#")
        except ValueError as error:
            message = f"the {location.dialect.id_keyword} {identifier!r} is not a valid URI reference ({error})"
            return location, [*problems, location.document.problem(f"{location.pointer}/{location.dialect.id_keyword}", message)]
        location = SchemaLocation(location.document, location.pointer, location.pointer, dialect, base)
        before = known.setdefault(base, (location.document, location.pointer))
        if before != (location.document, location.pointer):
            message = f"duplicate $id {identifier!r}, also at {before[0].location(before[1])}; make each unique"
            problems.append(location.document.problem(f"{location.pointer}/{location.dialect.id_keyword}", message))
    for keyword in ("$anchor", "$dynamicAnchor"):
        anchor = schema.get(keyword)
        if isinstance(anchor, str) and keyword in location.dialect.keywords:
            before_pointer = anchors.setdefault((location.resource, anchor), location.pointer)
            if before_pointer != location.pointer:
                message = f"duplicate anchor {anchor!r}, also at {before_pointer or 'the root'}; make each unique"
                problems.append(location.document.problem(f"{location.pointer}/{keyword}", message))
    return location, problems


def may_refer_to_metaschema(schema: dict[str, Any], location: SchemaLocation) -> bool:
    """Whether a value, read as a schema, may refer to a published metaschema."""
    references = (schema.get("$ref"), schema.get("$dynamicRef"))
    return any(isinstance(each, str) and METASCHEMA_HOST in f"{location.base} {each}" for each in references)


def record_dynamic_anchor(schema: dict[str, Any], location: SchemaLocation, dynamic: dict[tuple[str, str], dict[str, str]]) -> None:
    """Add the dynamic anchor of a schema, if it has one, to `dynamic`."""
    anchor = schema.get("$dynamicAnchor")
    if schema.get("$recursiveAnchor") is True:
        anchor = ""
    if isinstance(anchor, str):
        dynamic.setdefault((location.document.file, location.resource), {})[anchor] = location.pointer


def index_metaschema(
    contents: Any, uri: str, locations: dict[int, SchemaLocation], dynamic: dict[tuple[str, str], dict[str, str]]
) -> None:
    """Add the locations of all objects of a published metaschema, so that contracts can refer to it."""
    document = Document(uri, "", contents)
    dialect = dialect_of(contents, LATEST, DIALECTS) or LATEST
    stack = [(contents, SchemaLocation(document, "", "", dialect, uri))]
    while stack:
        value, location = stack.pop()
        if isinstance(value, dict):
            locations[id(value)] = location
            record_dynamic_anchor(value, location, dynamic)
            stack += ((each, child_location(location, pointer_token(key))) for key, each in value.items())
        elif isinstance(value, list):
            stack += ((each, child_location(location, pointer_token(index))) for index, each in enumerate(value))


def unknown_dialect(uri: str) -> str:
    """The message about an unknown `$schema`."""
    return f"unknown dialect {uri!r}; use 2020-12 (https://json-schema.org/draft/2020-12/schema), 2019-09, draft-07, -06 or -04"
