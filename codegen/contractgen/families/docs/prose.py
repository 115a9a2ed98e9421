"""Texts of the contract as HTML: descriptions with code and links in them, values as highlighted JSON."""

from __future__ import annotations

import json
import re
from typing import Any

from markupsafe import Markup, escape

from .markup import html
from .places import Places

__all__ = ["NARROW", "described", "highlighted", "inline_json", "paragraphs", "summary"]

WIDTH = 92
NARROW = 46
"""Columns of a block, and of one of two side by side."""

json_of = json.JSONEncoder(ensure_ascii=False).encode
"""JSON text on one line."""

CODE = re.compile(r"`([^`\n]+)`")
TOKEN = re.compile(r'("(?:[^"\\]|\\.)*")(: )?|(true|false|null)|(-?[0-9][0-9.eE+-]*)|([^\s{}\[\],:])')


def described(text: str, places: Places) -> Markup:
    """A description of one paragraph or part of it: what stands in backticks is code, and a link where it is a name."""
    found: list[Markup] = []
    for index, part in enumerate(CODE.split(text)):
        found.append(places.linked(part, places.page(part)) if index % 2 else html("{}", part))
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


def layout(value: Any, width: int, depth: int, taken: int) -> str:
    """A JSON value; what is inside it stands on one line where it fits."""
    if not isinstance(value, (dict, list, tuple)) or not value:
        return json_of(value)
    if isinstance(value, dict):
        names = [f"{json_of(name)}: " for name in value]
        parts = [name + layout(each, width, depth + 2, depth + 2 + len(name)) for name, each in zip(names, value.values())]
        opened, closed = "{", "}"
    else:
        parts = [layout(each, width, depth + 2, depth + 2) for each in value]
        opened, closed = "[", "]"
    line = f"{opened}{', '.join(parts)}{closed}"
    if "\n" not in line and taken + len(line) <= width and not (depth == 0 and isinstance(value, dict) and len(value) > 1):
        return line
    indent = "\n" + " " * (depth + 2)
    return f"{opened}{indent}{(',' + indent).join(parts)}\n{' ' * depth}{closed}"


def coloured(text: str) -> Markup:
    """JSON text with each token's kind. What is no token is white space and punctuation of JSON."""
    return Markup(TOKEN.sub(painted, text))


def painted(found: re.Match[str]) -> str:
    """One token; whatever it holds is escaped."""
    string, colon, word, number, other = found.groups()
    if other:
        return str(escape(other))
    kind = ("k" if colon else "s") if string else "w" if word else "n"
    return f"<span class={kind}>{escape(string or word or number)}</span>{colon or ''}"


def highlighted(value: Any, width: int = WIDTH) -> Markup:
    """A JSON value as a block."""
    return html('<pre class="json" tabindex="0"><code>{}</code></pre>', coloured(layout(value, width, 0, 0)))


def inline_json(value: Any) -> Markup:
    """A JSON value within a sentence."""
    return html("<code>{}</code>", json_of(value))
