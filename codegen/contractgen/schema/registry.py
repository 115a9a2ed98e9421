"""A registry of the library `referencing`, for references that are not merely a document and a JSON Pointer: anchors, embedded
resources, the published metaschemas. Imported only by contracts that have such references."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from referencing import Registry, Resource
from referencing.exceptions import Unresolvable
from referencing.jsonschema import specification_with

from .dialects import LATEST, Dialect

__all__ = ["Registry", "Unresolvable", "published_metaschemas", "registry_of"]


def published_metaschemas() -> Registry[Any]:
    """The metaschemas of all drafts by URI. Imported here, since loading them is slow and few contracts refer to one."""
    from jsonschema_specifications import REGISTRY

    registry: Registry[Any] = REGISTRY
    return registry


def registry_of(documents: Iterable[tuple[str, Any, Dialect]], published: Registry[Any] | None) -> Registry[Any]:
    """The documents by URI with their embedded resources, on top of the published metaschemas, if given. A document that is invalid in
    its dialect, such as an unused resource without `$schema`, is read as 2020-12 or else as an opaque value."""
    known = Registry[Any]() if published is None else published
    resources = [(uri, specification_with(dialect.uri).create_resource(contents)) for uri, contents, dialect in documents]
    try:
        return known.with_resources(resources).crawl()
    except (TypeError, AttributeError):
        return known.with_resources((uri, readable(each)) for uri, each in resources).crawl()


def readable(resource: Resource[Any]) -> Resource[Any]:
    """A resource as it is, or as 2020-12, or as an opaque value: the first of these that `referencing` can read."""
    latest = specification_with(LATEST.uri).create_resource(resource.contents)
    return next((each for each in (resource, latest) if can_crawl(each)), Resource.opaque(resource.contents))


def can_crawl(resource: Resource[Any]) -> bool:
    """Whether `referencing` can read a resource in its dialect."""
    try:
        Registry[Any]().with_resource("", resource).crawl()
    except (TypeError, AttributeError):
        return False
    return True
