"""Types whose constraints are not lowered yet.

A constraint refers to definitions, and which schemas become definitions is known only when all types are lowered. So lowering a
type leaves a draft where a constraint has to stand beside it, and `finished` puts the refined type in its place.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..ir.types import Refined, Type
from ..ir.visit import map_children
from ..schema.resolve import Place
from .constraints import constraint_of
from .worklist import Scope, Worklist

__all__ = ["Draft", "finished"]


@dataclass(frozen=True, slots=True, eq=False)
class Draft(Type):
    """A type and the schema that its constraint is to be made from. It never leaves this folder."""

    base: Type
    place: Place
    scope: Scope
    only: frozenset[str] | None
    """The keywords of the schema that the constraint is made from; None for all."""


def finished(work: Worklist, type_: Type) -> Type:
    """The type without drafts: the constraints in it are lowered."""
    if isinstance(type_, Draft):
        constraint = constraint_of(work, type_.place, type_.scope, only=type_.only)
        return Refined(finished(work, type_.base), constraint)
    return map_children(type_, lambda child: finished(work, child))
