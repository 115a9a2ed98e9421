"""What one output file is, and what every generated file starts with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ...frozen import frozen
from ...output import marker
from .source import Code, Import, comment

__all__ = ["PlannedFile", "header", "imports_in"]


@frozen
class PlannedFile:
    """One output file: the template that prints it and the fragments to print, or its text as it is."""

    path: str
    template: str = ""
    fragments: Mapping[str, Any] | None = None
    text: str = ""


def header(sources: Iterable[str]) -> list[Code]:
    """The first lines of a generated file: where it comes from (a path in the contract's folder), and how to make it again."""
    sources = list(sources)
    origin = f" from {sources[0]}" if len(sources) == 1 else ""
    change = f"edit {'that schema' if origin else 'the schemas'} and run `contractgen generate`"
    return [comment(f"{marker.MARKER}{origin}. DO NOT EDIT."), comment(f"To change this file, {change}.")]


def imports_in(value: Any) -> set[Import]:
    """Everything that some fragments need."""
    needed: set[Import] = set()
    stack = [value]
    while stack:
        each = stack.pop()
        if isinstance(each, Code):
            needed |= each.imports
        elif isinstance(each, Mapping):
            stack += each.values()
        elif isinstance(each, (list, tuple)):
            stack += each
    return needed
