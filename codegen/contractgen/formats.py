"""The formats that `contract.json` may name, as the runtime checks them."""

from __future__ import annotations

from .runtime.formats import FORMATS as CHECKED

__all__ = ["FORMATS", "UNCHECKED"]

FORMATS = frozenset(CHECKED)
"""Names of the formats that can be asserted."""

UNCHECKED = frozenset({"idn-hostname", "regex"})
"""Formats of the standard that our standard-library runtime cannot check: to assert them is refused."""
