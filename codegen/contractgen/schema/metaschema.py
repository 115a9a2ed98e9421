"""Validation of schemas against the metaschema of their dialect."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import jsonschema_rs

from .dialects import Dialect
from .pointers import pointer_token

__all__ = ["metaschema_errors"]


def metaschema_errors(schema: Any, dialect: Dialect) -> Iterator[tuple[str, str]]:
    """How a schema violates its metaschema: pairs of pointer and message."""
    if isinstance(schema, bool) or jsonschema_rs.meta.is_valid({**schema, "$schema": dialect.uri}):
        return
    for error in _validator(dialect).iter_errors(schema):
        pointer = "".join(map(pointer_token, error.absolute_path))
        instance = _shortened(repr(error.instance), 60)
        keyword = error.absolute_path[-1] if error.absolute_path else ""
        if pointer.endswith("/type") or keyword == "type":
            yield (
                pointer,
                f"{instance} is not a valid type; use null, boolean, object, array, number, string or integer, or a list of these",
            )
        elif error.validator == "type":
            wanted = error.validator_value if isinstance(error.validator_value, str) else " or ".join(error.validator_value)
            yield pointer, f"{instance} is not of type {wanted}"
        else:
            yield pointer, _shortened(error.message, 160)


@cache
def _validator(dialect: Dialect) -> Any:
    # `jsonschema` explains errors but is slow to import and to run, so `jsonschema_rs` decides first whether there is any.
    from jsonschema import validators

    validator_class = validators.validator_for({"$schema": dialect.uri})
    return validator_class(validator_class.META_SCHEMA)


def _shortened(text: str, length: int) -> str:
    return text if len(text) <= length else f"{text[:length]}…"
