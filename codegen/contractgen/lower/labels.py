"""What the parts of a schema are called that have no name of their own."""

from __future__ import annotations

from ..schema.resolve import Place
from .discriminators import fixed_values
from .worklist import types_of

__all__ = ["distinctive", "is_name", "singular"]


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
