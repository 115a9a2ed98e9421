"""JSON Pointer (RFC 6901)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

__all__ = ["pointed", "pointer_steps", "pointer_token"]


@lru_cache(maxsize=4096)
def pointer_token(key: str | int) -> str:
    """One step of a pointer, its slash first."""
    return "/" + str(key).replace("~", "~0").replace("/", "~1")


def pointer_steps(pointer: str) -> tuple[str, ...]:
    """The steps of a pointer: names, and indexes as texts."""
    return tuple(part.replace("~1", "/").replace("~0", "~") for part in pointer.split("/")[1:])


def pointed(value: Any, pointer: str) -> Any:
    """What a pointer leads to in a value.

    Raises:
        KeyError, IndexError, ValueError, TypeError: it leads nowhere.
    """
    for step in pointer_steps(pointer):
        value = value[int(step)] if isinstance(value, list) else value[step]
    return value
