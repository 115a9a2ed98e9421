"""The schemas of a contract in the terms of JSON Schema 2020-12, whatever dialect they were written in."""

from __future__ import annotations

from typing import Any

from ..frozen import frozen
from .constraints import Key

__all__ = ["CanonicalSchema", "CanonicalUnion"]


@frozen
class CanonicalUnion:
    """A union whose branches one property distinguishes."""

    pointer: str
    """Where the schema with the union is, from the definition that contains it; empty for the definition itself."""
    keyword: str
    """`oneOf`, `anyOf` or `x-known`."""
    tag: str
    values: tuple[tuple[Any, ...], ...]
    """For each branch the values of the tag; none for null."""


@frozen
class CanonicalSchema:
    """A definition as 2020-12 writes it: a JSON value, not to be changed, in which the value of each `$ref` is a `Key`.

    It has no identifiers and no dynamic references; a definition that a dynamic scope changes has a key for each scope.
    """

    key: Key
    schema: Any
    unions: tuple[CanonicalUnion, ...]
