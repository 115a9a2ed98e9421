"""What stands for an absent property, and which properties can have one value only."""

from __future__ import annotations

from ...ir.types import AnyType, LiteralType, Nullable, NullType, ObjectOrAny, Refined, RefType, TaggedUnionType, Type, UnionType
from .context import Module, runtime
from .source import Code

__all__ = ["absent", "allows_null", "constant_of"]


def constant_of(required: bool, shape: Type) -> tuple[object, ...] | None:
    """The one value that a required property can have; such a property is a class variable."""
    if required and isinstance(shape, LiteralType) and len(shape.values) == 1 and shape.values[0] is not None:
        return shape.values
    return None


def absent(module: Module, shape: Type) -> Code:
    """What a field holds when its property is not there."""
    return runtime("values", "UNSET") if allows_null(module, shape) else Code("None")


def allows_null(module: Module, shape: Type) -> bool:
    """Whether null is among the values, so that None cannot mean absent."""
    if isinstance(shape, RefType):
        shape = module.package.target(shape.key)
    if isinstance(shape, Refined):
        return allows_null(module, shape.inner)
    if isinstance(shape, (Nullable, NullType, AnyType, ObjectOrAny)):
        return True
    if isinstance(shape, LiteralType):
        return None in shape.values
    if isinstance(shape, TaggedUnionType):
        return shape.nullable
    if isinstance(shape, UnionType):
        return any(allows_null(module, branch) for branch in shape.branches)
    return False
