"""What can refuse a value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..frozen import frozen

__all__ = ["Constraint", "ConstraintRef", "Key", "PatternText"]

Key = tuple[str, str, str]
"""What tells definitions apart: file, pointer, and the dynamic scope (empty but for schemas that `$dynamicRef` bends)."""


@frozen
class PatternText:
    """A regular expression: as the schema has it, and as Python's `re` reads it."""

    ecma: str
    source: str


@frozen
class ConstraintRef:
    """A rule that stands elsewhere."""

    key: Key


@frozen
class Constraint:
    """One check: its kind, and what it takes. Values are JSON scalars, patterns, rules, tuples and mappings of them."""

    kind: str
    arguments: tuple[Any, ...] = ()
    options: Mapping[str, Any] | None = None
