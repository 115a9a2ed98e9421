"""Texts of the contract as HTML: descriptions with code and links in them, values as highlighted JSON."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

from markupsafe import Markup, escape

from .addresses import Places
from .markup import html

__all__ = ["NARROW", "described", "highlighted", "inline_json", "paragraphs", "summary"]

WIDTH = 92
NARROW = 46
"""Columns of a block, and of one of two side by side."""

json_of = json.JSONEncoder(ensure_ascii=False).encode
"""JSON text on one line."""

CODE = re.compile(r"`([^`\n]+)`")
SEVERAL_LINES = 1 << 30
"""More characters than fit on any line."""


def described(text: str, places: Places) -> Markup:
    """A description of one paragraph or part of it: what stands in backticks is code, and a link where it is a name."""
    if "`" not in text:
        return escape(text)
    found: list[Markup] = []
    for index, part in enumerate(CODE.split(text)):
        found.append(places.linked(part, places.page(part)) if index % 2 else escape(part))
    return Markup("").join(found)


def paragraphs(text: str, places: Places) -> Markup:
    """A description as paragraphs."""
    parts = [part.strip() for part in re.split(r"\n\s*\n", text) if part.strip()]
    return Markup("\n").join(html("<p>{}</p>", described(part, places)) for part in parts)


def summary(text: str) -> str:
    """The first sentence of a description."""
    line = " ".join(text.split())
    found = re.match(r"(.+?[.!?])(?: [A-Z`\"(]|$)", line)
    return found.group(1) if found else line


def laid_out(value: Any, width: int, depth: int, taken: int) -> tuple[str, int]:
    """A JSON value as HTML with each token's kind, and how many characters it shows. What is inside it stands on one line where
    it fits; the taken characters stand before it on its own."""
    if not isinstance(value, (dict, list, tuple)) or not value:
        return token(value)
    if isinstance(value, dict):
        names = [json_of(name) for name in value]
        inner = [laid_out(each, width, depth + 2, depth + 4 + len(name)) for name, each in zip(names, value.values())]
        parts = [f"{span('k', name)}: {text}" for name, (text, _) in zip(names, inner)]
        size = sum(map(len, names)) + 2 * len(names)
        opened, closed = "{", "}"
    else:
        inner = [laid_out(each, width, depth + 2, depth + 2) for each in value]
        parts = [text for text, _ in inner]
        size = 0
        opened, closed = "[", "]"
    size += sum([size for _, size in inner]) + 2 * len(inner)
    if taken + size <= width and not (depth == 0 and isinstance(value, dict) and len(value) > 1):
        return f"{opened}{', '.join(parts)}{closed}", size
    indent = "\n" + " " * (depth + 2)
    return f"{opened}{indent}{(',' + indent).join(parts)}\n{' ' * depth}{closed}", SEVERAL_LINES


def token(value: Any) -> tuple[str, int]:
    """A JSON value that holds no others, and its size."""
    text = json_of(value)
    if isinstance(value, str):
        return span("s", text), len(text)
    if value is None or isinstance(value, bool):
        return span("w", text), len(text)
    if isinstance(value, (int, float)) and value - value == 0:
        return span("n", text), len(text)
    return text, len(text)


@cache
def span(kind: str, text: str) -> str:
    """A token; whatever it holds is escaped."""
    return f"<span class={kind}>{escape(text)}</span>"


def highlighted(value: Any, width: int = WIDTH) -> Markup:
    """A JSON value as a block."""
    return html('<pre class="json" tabindex="0"><code>{}</code></pre>', Markup(laid_out(value, width, 0, 0)[0]))


def inline_json(value: Any) -> Markup:
    """A JSON value within a sentence."""
    return html("<code>{}</code>", json_of(value))
