"""What stands for an absent property, and which properties can have one value only."""

from __future__ import annotations

from ..model import (
    AnyShape,
    Checked,
    LiteralShape,
    Nullable,
    NullShape,
    ObjectOr,
    RefShape,
    Shape,
    TaggedShape,
    UnionShape,
)
from ..pysource import Code
from .context import Module, runtime

__all__ = ["absent", "allows_null", "constant_of"]


def constant_of(required: bool, shape: Shape) -> tuple[object, ...] | None:
    """The one value that a required property can have; such a property is a class variable."""
    if required and isinstance(shape, LiteralShape) and len(shape.values) == 1 and shape.values[0] is not None:
        return shape.values
    return None


def absent(module: Module, shape: Shape) -> Code:
    """What a field holds when its property is not there."""
    return runtime("values", "UNSET") if allows_null(module, shape) else Code("None")


def allows_null(module: Module, shape: Shape) -> bool:
    """Whether null is among the values, so that None cannot mean absent."""
    if isinstance(shape, RefShape):
        shape = module.package.target(shape.key)
    if isinstance(shape, Checked):
        return allows_null(module, shape.inner)
    if isinstance(shape, (Nullable, NullShape, AnyShape, ObjectOr)):
        return True
    if isinstance(shape, LiteralShape):
        return None in shape.values
    if isinstance(shape, TaggedShape):
        return shape.nullable
    if isinstance(shape, UnionShape):
        return any(allows_null(module, branch) for branch in shape.branches)
    return False
