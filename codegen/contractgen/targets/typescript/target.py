"""Declarations of all types, and the JavaScript module that validates by the bundle."""

from __future__ import annotations

from ..registry import TargetSource
from . import declarations, javascript

__all__ = ["files"]


def files(source: TargetSource) -> dict[str, str]:
    """The declarations, the module and its own declarations."""
    return {**declarations.files(source), **javascript.files(source)}
