"""Documents as the library `referencing` takes them. It is loaded by contracts whose references are more than a document and a JSON
Pointer: anchors, embedded resources, the published metaschemas."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from referencing import Registry, Resource
from referencing.exceptions import Unresolvable
from referencing.jsonschema import specification_with

from .dialects import LATEST, Dialect

__all__ = ["Registry", "Unresolvable", "published_metaschemas", "registry_of"]


def published_metaschemas() -> Registry[Any]:
    """The metaschemas of all drafts by their URIs. Loading them takes long: few contracts refer to one."""
    from jsonschema_specifications import REGISTRY

    registry: Registry[Any] = REGISTRY
    return registry


def registry_of(documents: Iterable[tuple[str, Any, Dialect]], published: Registry[Any] | None) -> Registry[Any]:
    """Published metaschemas, where they are wanted, and documents by URI, with all that they embed. A document that cannot be read as its
    dialect, such as a resource that names no dialect and is never used, is read as 2020-12, or as a value without a meaning."""
    known = Registry[Any]() if published is None else published
    resources = [(uri, specification_with(dialect.uri).create_resource(contents)) for uri, contents, dialect in documents]
    try:
        return known.with_resources(resources).crawl()
    except (TypeError, AttributeError):
        return known.with_resources((uri, readable(each)) for uri, each in resources).crawl()


def readable(resource: Resource[Any]) -> Resource[Any]:
    """A document as the most that it can be read as."""
    latest = specification_with(LATEST.uri).create_resource(resource.contents)
    return next((each for each in (resource, latest) if can_crawl(each)), Resource.opaque(resource.contents))


def can_crawl(resource: Resource[Any]) -> bool:
    """Whether a document can be read as its dialect."""
    try:
        Registry[Any]().with_resource("", resource).crawl()
    except (TypeError, AttributeError):
        return False
    return True
