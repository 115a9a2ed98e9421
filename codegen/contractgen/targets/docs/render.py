"""Fragments to HTML: templates that escape every text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from jinja2 import Environment
from markupsafe import Markup

from ..templating import environment_of

__all__ = ["clean", "render_page"]

HIDDEN = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff\ud800-\udfff]"
)
"""Characters that a page cannot hold, or that change how the text around them reads."""


def clean(text: str) -> str:
    """A text with such characters spelled out."""
    if (text.isascii() and text.isprintable()) or not HIDDEN.search(text):  # As most are.
        return text
    return HIDDEN.sub(lambda found: f"\\u{ord(found.group()):04x}", text)


def only_text(value: Any) -> str:
    """What a page may print: a text, which is escaped, or one that is HTML already."""
    if not isinstance(value, str):
        raise TypeError(f"a page may print texts only, not {type(value).__name__}")
    cleaned = clean(value)
    return Markup(cleaned) if isinstance(value, Markup) and cleaned is not value else cleaned


@cache
def pages() -> Environment:
    """The templates of pages."""
    return environment_of("targets/docs/templates", only_text, autoescape=True)


def render_page(template: str, fragments: Mapping[str, Any]) -> str:
    """The text of one page."""
    return pages().get_template(template).render(fragments)
