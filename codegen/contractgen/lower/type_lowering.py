"""One schema on its way to a type: what the modules that lower types share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from ..frozen import frozen
from ..ir.constraints import Key
from ..ir.types import RefType, Type
from ..schema.resolve import Place
from .constraints import MOST_NESTED
from .drafts import Draft
from .worklist import ANNOTATIONS, Scope, Worklist

__all__ = ["Part", "TypeLowering"]

INDEPENDENT = frozenset(
    {
        "enum", "const", "allOf", "anyOf", "oneOf", "not", "if", "then", "else", "multipleOf", "uniqueItems", "contains",
        "minContains", "maxContains", "minItems", "maxItems", "required", "minProperties", "maxProperties", "propertyNames",
        "dependentRequired", "dependentSchemas", "x-base64TotalMaxBytes", "x-memberOf", "format",
    }
)  # fmt: skip
"""Keywords whose constraint needs none of the keywords beside them."""


@frozen
class Part:
    """A schema for which a type is asked."""

    place: Place
    scope: Scope
    owner: Key
    label: str
    """What a record made here is called within its owner."""
    root: bool = False
    """The schema is a definition itself."""
    depth: int = 0
    """How deep in its definition it stands."""


LowerType: TypeAlias = Callable[[Worklist, Part], Type]


class TypeLowering:
    """One schema being lowered. `lower_type` lowers the schemas in it."""

    def __init__(self, work: Worklist, part: Part, lower_type: LowerType) -> None:
        self.work = work
        self.part = part
        self.place = part.place
        self.scope = part.scope
        self.view = part.place.view
        self.asserts = {keyword for keyword in self.view if keyword not in ANNOTATIONS}
        """The keywords that can refuse a value."""
        if work.asserts_format(part.place):
            self.asserts.add("format")
        self._lower_type = lower_type

    def get(self, keyword: str, default: Any = None) -> Any:
        """The value of a keyword."""
        return self.view[keyword][0] if keyword in self.view else default

    def members(self, keyword: str) -> Iterator[tuple[Any, Place, Scope]]:
        """The subschemas of a keyword that holds several, each with its index or name."""
        return self.work.members(self.place, self.scope, keyword)

    def only(self, keyword: str) -> tuple[Place, Scope]:
        """The subschema of a keyword that holds one."""
        return self.work.only(self.place, self.scope, keyword)

    def inner(self, place: Place, scope: Scope, label: str = "") -> Type:
        """The type of a subschema."""
        label, depth = label or self.part.label, self.part.depth + 1
        if depth > MOST_NESTED and set(place.view) - ANNOTATIONS:
            return RefType(self.work.require_definition(place, scope, self.part.owner, label))
        return self._lower_type(self.work, Part(place, scope, self.part.owner, label, depth=depth))

    def as_definition(self) -> Type:
        """A reference to this schema, which becomes a definition."""
        return RefType(self.work.require_definition(self.place, self.scope, self.part.owner, self.part.label))

    def refined(self, type_: Type, stated: set[str]) -> Type:
        """The type, with a constraint for the keywords that it does not state."""
        left = self.asserts - stated
        if not left:
            return type_
        return Draft(type_, self.place, self.scope, frozenset(left) if left <= INDEPENDENT else None)
