"""The formats that `contract.json` may name, as the runtime checks them."""

from __future__ import annotations

from functools import cache

__all__ = ["UNCHECKED", "checked_formats"]


@cache
def checked_formats() -> frozenset[str]:
    """Names of the formats that can be asserted. Most contracts assert none, and the checks take long to load."""
    from ..targets.python.runtime.formats import FORMATS

    return frozenset(FORMATS)


UNCHECKED = frozenset({"idn-hostname", "regex"})
"""Formats of the standard that our standard-library runtime cannot check: to assert them is refused."""
