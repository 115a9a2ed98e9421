"""What stands for an absent property, and which properties can have one value only."""

from __future__ import annotations

from ...ir.json_values import Scalar
from ...ir.types import AnyType, LiteralType, NullableType, NullType, ObjectOrAny, RefType, TaggedUnionType, Type, UnionType
from ...ir.visit import unrefined
from .context import Module, runtime
from .source import Code

__all__ = ["absent", "allows_null", "constant_of"]


def constant_of(required: bool, type_: Type) -> tuple[Scalar, ...] | None:
    """The one value that a required property can have; such a property is a class variable."""
    if required and isinstance(type_, LiteralType) and len(type_.values) == 1 and type_.values[0] is not None:
        return type_.values
    return None


def absent(module: Module, type_: Type) -> Code:
    """What a field holds when its property is not there."""
    return runtime("values", "UNSET") if allows_null(module, type_) else Code("None")


def allows_null(module: Module, type_: Type) -> bool:
    """Whether null is among the values, so that None cannot mean absent."""
    if isinstance(type_, RefType):
        type_ = module.package.target(type_.key)
    base = unrefined(type_)
    if base is not type_:
        return allows_null(module, base)
    if isinstance(type_, (NullableType, NullType, AnyType, ObjectOrAny)):
        return True
    if isinstance(type_, LiteralType):
        return None in type_.values
    if isinstance(type_, TaggedUnionType):
        return type_.nullable
    if isinstance(type_, UnionType):
        return any(allows_null(module, branch) for branch in type_.branches)
    return False
