"""Visitors for those who treat each class of type or constraint differently: a method for each class.

All methods of `TypeVisitor` and `ConstraintVisitor` are abstract, so that a type checker refuses a visitor that leaves out a class.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, ParamSpec, TypeVar

from . import constraints as c
from . import types as t

__all__ = ["ConstraintVisitor", "PartialConstraintVisitor", "PartialTypeVisitor", "TypeVisitor"]

P = ParamSpec("P")
R = TypeVar("R")


class TypeVisitor(ABC, Generic[P, R]):
    """What a visitor makes of each class of type. `P` is what `visit` takes besides, `R` is what it returns."""

    _methods: ClassVar[Mapping[type[t.Type], Callable[..., Any]]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls._methods = {
            t.AnyType: cls.visit_any,
            t.StringType: cls.visit_string,
            t.IntegerType: cls.visit_integer,
            t.NumberType: cls.visit_number,
            t.BooleanType: cls.visit_boolean,
            t.NullType: cls.visit_null,
            t.LiteralType: cls.visit_literal,
            t.ArrayType: cls.visit_array,
            t.TupleType: cls.visit_tuple,
            t.MapType: cls.visit_map,
            t.RefType: cls.visit_ref,
            t.NullableType: cls.visit_nullable,
            t.TaggedUnionType: cls.visit_tagged_union,
            t.UnionType: cls.visit_union,
            t.ObjectOrAny: cls.visit_object_or_any,
            t.Refined: cls.visit_refined,
            t.Record: cls.visit_record,
        }

    def visit(self, type_: t.Type, /, *args: P.args, **kwargs: P.kwargs) -> R:
        """Call the method for the class of a type."""
        answer: R = self._methods[type(type_)](self, type_, *args, **kwargs)
        return answer

    @abstractmethod
    def visit_any(self, type_: t.AnyType, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_string(self, type_: t.StringType, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_integer(self, type_: t.IntegerType, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_number(self, type_: t.NumberType, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_boolean(self, type_: t.BooleanType, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_null(self, type_: t.NullType, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_literal(self, type_: t.LiteralType, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_array(self, type_: t.ArrayType, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_tuple(self, type_: t.TupleType, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_map(self, type_: t.MapType, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_ref(self, type_: t.RefType, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_nullable(self, type_: t.NullableType, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_tagged_union(self, type_: t.TaggedUnionType, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_union(self, type_: t.UnionType, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_object_or_any(self, type_: t.ObjectOrAny, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_refined(self, type_: t.Refined, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_record(self, type_: t.Record, /, *args: P.args, **kwargs: P.kwargs) -> R: ...


class PartialTypeVisitor(TypeVisitor[P, R]):
    """For visitors that treat most classes alike: what a subclass does not override goes to `visit_other`."""

    @abstractmethod
    def visit_other(self, type_: t.Type, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    def visit_any(self, type_: t.AnyType, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(type_, *args, **kwargs)

    def visit_string(self, type_: t.StringType, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(type_, *args, **kwargs)

    def visit_integer(self, type_: t.IntegerType, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(type_, *args, **kwargs)

    def visit_number(self, type_: t.NumberType, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(type_, *args, **kwargs)

    def visit_boolean(self, type_: t.BooleanType, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(type_, *args, **kwargs)

    def visit_null(self, type_: t.NullType, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(type_, *args, **kwargs)

    def visit_literal(self, type_: t.LiteralType, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(type_, *args, **kwargs)

    def visit_array(self, type_: t.ArrayType, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(type_, *args, **kwargs)

    def visit_tuple(self, type_: t.TupleType, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(type_, *args, **kwargs)

    def visit_map(self, type_: t.MapType, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(type_, *args, **kwargs)

    def visit_ref(self, type_: t.RefType, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(type_, *args, **kwargs)

    def visit_nullable(self, type_: t.NullableType, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(type_, *args, **kwargs)

    def visit_tagged_union(self, type_: t.TaggedUnionType, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(type_, *args, **kwargs)

    def visit_union(self, type_: t.UnionType, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(type_, *args, **kwargs)

    def visit_object_or_any(self, type_: t.ObjectOrAny, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(type_, *args, **kwargs)

    def visit_refined(self, type_: t.Refined, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(type_, *args, **kwargs)

    def visit_record(self, type_: t.Record, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(type_, *args, **kwargs)


class ConstraintVisitor(ABC, Generic[P, R]):
    """What a visitor makes of each class of constraint. `P` is what `visit` takes besides, `R` is what it returns."""

    _methods: ClassVar[Mapping[type[c.Constraint], Callable[..., Any]]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls._methods = {
            c.Anything: cls.visit_anything,
            c.Nothing: cls.visit_nothing,
            c.ConstraintRef: cls.visit_ref,
            c.Types: cls.visit_types,
            c.Number: cls.visit_number,
            c.Integer: cls.visit_integer,
            c.String: cls.visit_string,
            c.Trimmed: cls.visit_trimmed,
            c.Base64: cls.visit_base64,
            c.Base64Total: cls.visit_base64_total,
            c.Format: cls.visit_format,
            c.Enum: cls.visit_enum,
            c.Array: cls.visit_array,
            c.Object: cls.visit_object,
            c.MemberOf: cls.visit_member_of,
            c.AllOf: cls.visit_all_of,
            c.AnyOf: cls.visit_any_of,
            c.OneOf: cls.visit_one_of,
            c.Nullable: cls.visit_nullable,
            c.Tagged: cls.visit_tagged,
            c.OpenTagged: cls.visit_open_tagged,
            c.Not: cls.visit_not,
            c.IfThenElse: cls.visit_if_then_else,
            c.Unevaluated: cls.visit_unevaluated,
        }

    def visit(self, constraint: c.Constraint, /, *args: P.args, **kwargs: P.kwargs) -> R:
        """Call the method for the class of a constraint."""
        answer: R = self._methods[type(constraint)](self, constraint, *args, **kwargs)
        return answer

    @abstractmethod
    def visit_anything(self, constraint: c.Anything, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_nothing(self, constraint: c.Nothing, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_ref(self, constraint: c.ConstraintRef, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_types(self, constraint: c.Types, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_number(self, constraint: c.Number, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_integer(self, constraint: c.Integer, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_string(self, constraint: c.String, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_trimmed(self, constraint: c.Trimmed, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_base64(self, constraint: c.Base64, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_base64_total(self, constraint: c.Base64Total, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_format(self, constraint: c.Format, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_enum(self, constraint: c.Enum, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_array(self, constraint: c.Array, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_object(self, constraint: c.Object, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_member_of(self, constraint: c.MemberOf, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_all_of(self, constraint: c.AllOf, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_any_of(self, constraint: c.AnyOf, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_one_of(self, constraint: c.OneOf, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_nullable(self, constraint: c.Nullable, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_tagged(self, constraint: c.Tagged, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_open_tagged(self, constraint: c.OpenTagged, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_not(self, constraint: c.Not, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_if_then_else(self, constraint: c.IfThenElse, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @abstractmethod
    def visit_unevaluated(self, constraint: c.Unevaluated, /, *args: P.args, **kwargs: P.kwargs) -> R: ...


class PartialConstraintVisitor(ConstraintVisitor[P, R]):
    """For visitors that treat most classes alike: what a subclass does not override goes to `visit_other`."""

    @abstractmethod
    def visit_other(self, constraint: c.Constraint, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    def visit_anything(self, constraint: c.Anything, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(constraint, *args, **kwargs)

    def visit_nothing(self, constraint: c.Nothing, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(constraint, *args, **kwargs)

    def visit_ref(self, constraint: c.ConstraintRef, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(constraint, *args, **kwargs)

    def visit_types(self, constraint: c.Types, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(constraint, *args, **kwargs)

    def visit_number(self, constraint: c.Number, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(constraint, *args, **kwargs)

    def visit_integer(self, constraint: c.Integer, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(constraint, *args, **kwargs)

    def visit_string(self, constraint: c.String, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(constraint, *args, **kwargs)

    def visit_trimmed(self, constraint: c.Trimmed, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(constraint, *args, **kwargs)

    def visit_base64(self, constraint: c.Base64, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(constraint, *args, **kwargs)

    def visit_base64_total(self, constraint: c.Base64Total, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(constraint, *args, **kwargs)

    def visit_format(self, constraint: c.Format, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(constraint, *args, **kwargs)

    def visit_enum(self, constraint: c.Enum, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(constraint, *args, **kwargs)

    def visit_array(self, constraint: c.Array, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(constraint, *args, **kwargs)

    def visit_object(self, constraint: c.Object, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(constraint, *args, **kwargs)

    def visit_member_of(self, constraint: c.MemberOf, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(constraint, *args, **kwargs)

    def visit_all_of(self, constraint: c.AllOf, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(constraint, *args, **kwargs)

    def visit_any_of(self, constraint: c.AnyOf, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(constraint, *args, **kwargs)

    def visit_one_of(self, constraint: c.OneOf, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(constraint, *args, **kwargs)

    def visit_nullable(self, constraint: c.Nullable, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(constraint, *args, **kwargs)

    def visit_tagged(self, constraint: c.Tagged, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(constraint, *args, **kwargs)

    def visit_open_tagged(self, constraint: c.OpenTagged, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(constraint, *args, **kwargs)

    def visit_not(self, constraint: c.Not, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(constraint, *args, **kwargs)

    def visit_if_then_else(self, constraint: c.IfThenElse, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(constraint, *args, **kwargs)

    def visit_unevaluated(self, constraint: c.Unevaluated, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.visit_other(constraint, *args, **kwargs)
