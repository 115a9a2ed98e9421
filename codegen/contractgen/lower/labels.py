"""What definitions are called: entries of `$defs` whose key is more than a name, and parts of a schema that have no name."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ..schema.resolve import Place
from .discriminators import fixed_values
from .worklist import types_of

__all__ = ["distinctive", "is_name", "label_of_key", "singular"]

ADDRESS = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://.*|urn:.*", re.DOTALL)
DOTTED_PATH = re.compile(r"[\w-]+(\.[\w-]+){2,}")
"""Three or more names with dots between them: `chat.send` is a name, `io.k8s.api.core.v1.Pod` says where Pod is from."""


def label_of_key(key: str, title: str, prefixes: Iterable[str]) -> str:
    """What an entry of `$defs` is called. What stands after a prefix that the settings list is a name, the longest prefix first; of
    an address or a dotted path, the title is, if it serves as one; of another address its last segment. All else is the key."""
    for prefix in sorted(prefixes, key=len, reverse=True):
        if key.startswith(prefix) and any(map(str.isalnum, key[len(prefix) :])):
            return key[len(prefix) :].removesuffix(".json")
    is_address = ADDRESS.fullmatch(key) is not None
    if (is_address or DOTTED_PATH.fullmatch(key)) and is_name(title):
        return title
    if is_address:
        segments = [part for part in re.split(r"[/:#?]", key) if any(map(str.isalnum, part))]
        return segments[-1].removesuffix(".json")
    return key


def distinctive(place: Place) -> str:
    """A name for a branch, from what it says: its title, what it is fixed to, what it requires, its types."""
    if not isinstance(place.schema, dict):
        return "any"
    title = place.schema.get("title")
    if isinstance(title, str) and is_name(title):
        return title
    values = fixed_values(place.schema)
    if len(values) == 1 and isinstance(values[0], str) and is_name(values[0]):
        return values[0]
    required = place.view.get("required", ([], ""))[0]
    properties = place.view.get("properties", ({}, ""))[0]
    for name in required:
        values = fixed_values(properties.get(name))
        if len(values) == 1 and isinstance(values[0], str):
            return values[0]
    if required or properties:
        return "with-" + "-".join((required or list(properties))[:3])
    types = types_of(place.view)
    return "-or-".join(types) if types else "other"


def is_name(text: str) -> bool:
    """Whether a title serves as a name: a few words, no sentence."""
    return 0 < len(text) <= 60 and text.replace("_", "").replace("-", "").replace(" ", "").isalnum() and text[0].isalpha()


def singular(label: str) -> str:
    """What one element of a list is called."""
    if label.endswith("ies") and len(label) > 4:
        return label[:-3] + "y"
    return label[:-1] if label.endswith("s") and not label.endswith("ss") and len(label) > 2 else label
