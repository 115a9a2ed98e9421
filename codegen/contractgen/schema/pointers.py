"""JSON Pointer (RFC 6901)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

__all__ = ["pointed", "pointer_steps", "pointer_token"]


@lru_cache(maxsize=4096)
def pointer_token(key: str | int) -> str:
    """A key or index as one reference token of a pointer, with the slash before it."""
    return "/" + str(key).replace("~", "~0").replace("/", "~1")


def pointer_steps(pointer: str) -> tuple[str, ...]:
    """The reference tokens of a pointer, unescaped; indexes stay text."""
    return tuple(part.replace("~1", "/").replace("~0", "~") for part in pointer.split("/")[1:])


def pointed(value: Any, pointer: str) -> Any:
    """The value that a pointer resolves to.

    Raises:
        KeyError, IndexError, ValueError, TypeError: it does not resolve.
    """
    for step in pointer_steps(pointer):
        value = value[int(step)] if isinstance(value, list) else value[step]
    return value
