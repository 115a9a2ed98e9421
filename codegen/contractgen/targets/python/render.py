"""Fragments to Python text: templates that print `Code` only."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from jinja2 import Environment

from ..templating import environment_of
from .source import Code

__all__ = ["render"]


def only_code(value: Any) -> str:
    """What a template may print."""
    if not isinstance(value, Code):
        raise TypeError(f"a template may print Code only, not {type(value).__name__}")
    return value.text


@cache
def environment() -> Environment:
    """The templates."""
    return environment_of("targets/python/templates", only_code, autoescape=False)


def render(template: str, fragments: Mapping[str, Any]) -> str:
    """The text of one file."""
    return environment().get_template(template).render(fragments)
