"""JSON values as the text of generated files."""

from __future__ import annotations

import json
from typing import Any

__all__ = ["json_compact", "json_text"]


def json_text(value: Any) -> str:
    """A JSON value as a file of its own."""
    return json.dumps(value, indent=1, ensure_ascii=True) + "\n"


def json_compact(value: Any) -> str:
    """A JSON value in ASCII and without blanks, as the generated writers write it."""
    return json.dumps(value, separators=(",", ":"))
