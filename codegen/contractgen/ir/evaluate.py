"""Evaluates constraints over JSON values with the checks of the runtime, without generating code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..targets.python.runtime import checks
from ..targets.python.runtime.values import Pattern
from . import constraints as c
from .constraints import Constraint, ConstraintRef, Key, PatternText
from .json_values import thaw
from .visitors import ConstraintVisitor

__all__ = ["Evaluator"]


class _Holder:
    """The check of one definition, made when it is first asked for."""

    def __init__(self, evaluator: Evaluator, key: Key) -> None:
        self._evaluator = evaluator
        self._key = key

    @property
    def check(self) -> checks.Check:
        return self._evaluator.of(self._key)

    def accepts(self, value: Any) -> bool:
        return self._evaluator.is_known_to_fit(self._key, value)


class Evaluator:
    """The checks of some definitions."""

    def __init__(self, constraints: Mapping[Key, Constraint]) -> None:
        self._constraints = constraints
        self._maker = _CheckMaker(self)
        self._made: dict[Key, checks.Check] = {}
        self._fitting: dict[tuple[Key, int], Any] = {}
        """Values that are known to fit a definition, by its key and their identity."""

    def of(self, key: Key) -> checks.Check:
        """The check of a definition."""
        if key not in self._made:
            self._made[key] = self.check(self._constraints[key])
        return self._made[key]

    def check(self, constraint: Constraint) -> checks.Check:
        """The check of a constraint."""
        return self._maker.visit(constraint)

    def remember_fit(self, key: Key, value: Any) -> None:
        """Take note that a value fits a definition: as a part of others it is not looked at again. It must not change any more."""
        self._fitting[key, id(value)] = value

    def is_known_to_fit(self, key: Key, value: Any) -> bool:
        """Whether `remember_fit` was told of this value."""
        return (key, id(value)) in self._fitting


class _CheckMaker(ConstraintVisitor[[], checks.Check]):
    """Constraints to the checks of the runtime. A bound that is not stated takes the default of the check."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator

    def some(self, constraint: Constraint | None) -> checks.Check | None:
        return None if constraint is None else self.visit(constraint)

    def all(self, constraints: tuple[Constraint, ...]) -> tuple[checks.Check, ...]:
        return tuple(map(self.visit, constraints))

    def by_name(self, members: tuple[tuple[str, Constraint], ...] | None) -> dict[str, checks.Check]:
        return {name: self.visit(each) for name, each in members or ()}

    def tagged(self, branches: tuple[tuple[Any, Constraint], ...]) -> tuple[tuple[Any, checks.Check], ...]:
        return tuple((value, self.visit(branch)) for value, branch in branches)

    def visit_anything(self, constraint: c.Anything) -> checks.Check:
        return checks.Anything()

    def visit_nothing(self, constraint: c.Nothing) -> checks.Check:
        return checks.Nothing()

    def visit_ref(self, constraint: ConstraintRef) -> checks.Check:
        return checks.Ref(_Holder(self.evaluator, constraint.key))

    def visit_types(self, constraint: c.Types) -> checks.Check:
        return checks.Types(*constraint.names)

    def visit_number(self, constraint: c.Number) -> checks.Check:
        return checks.Number(
            minimum=constraint.minimum,
            maximum=constraint.maximum,
            above=constraint.above,
            below=constraint.below,
            divisor=constraint.divisor,
            others=constraint.ignore_other_types,
        )

    def visit_integer(self, constraint: c.Integer) -> checks.Check:
        return checks.Integer(
            minimum=constraint.minimum,
            maximum=constraint.maximum,
            above=constraint.above,
            below=constraint.below,
            divisor=constraint.divisor,
            others=constraint.ignore_other_types,
        )

    def visit_string(self, constraint: c.String) -> checks.Check:
        return checks.String(
            constraint.minimum or 0,
            constraint.maximum,
            pattern=None if constraint.pattern is None else runtime_pattern(constraint.pattern),
            others=constraint.ignore_other_types,
        )

    def visit_trimmed(self, constraint: c.Trimmed) -> checks.Check:
        return checks.Trimmed(constraint.minimum or 0, constraint.maximum, others=constraint.ignore_other_types)

    def visit_base64(self, constraint: c.Base64) -> checks.Check:
        return checks.Base64(constraint.maximum, others=True)

    def visit_base64_total(self, constraint: c.Base64Total) -> checks.Check:
        return checks.Base64Total(constraint.property, constraint.maximum, others=True)

    def visit_format(self, constraint: c.Format) -> checks.Check:
        return checks.Format(constraint.name, others=True)

    def visit_enum(self, constraint: c.Enum) -> checks.Check:
        return checks.Enum(*map(thaw, constraint.values), keyword=constraint.keyword)

    def visit_array(self, constraint: c.Array) -> checks.Check:
        contains = self.some(constraint.contains)
        return checks.Array(
            self.some(constraint.items),
            prefix=self.all(constraint.prefix or ()),
            minimum=constraint.minimum or 0,
            maximum=constraint.maximum,
            unique=constraint.unique,
            contains=None if contains is None else (contains, constraint.minimum_contains),
            most=constraint.maximum_contains,
            others=constraint.ignore_other_types,
        )

    def visit_object(self, constraint: c.Object) -> checks.Check:
        return checks.Object(
            required=constraint.required,
            properties=self.by_name(constraint.properties),
            patterns=tuple((runtime_pattern(pattern), self.visit(each)) for pattern, each in constraint.patterns or ()),
            additional=self.some(constraint.additional),
            names=self.some(constraint.names),
            minimum=constraint.minimum or 0,
            maximum=constraint.maximum,
            dependent_required=dict(constraint.dependent_required or ()),
            dependent=self.by_name(constraint.dependent),
            others=constraint.ignore_other_types,
        )

    def visit_member_of(self, constraint: c.MemberOf) -> checks.Check:
        return checks.MemberOf(constraint.each, keys_of=constraint.keys_of, values_of=constraint.values_of or (), others=True)

    def visit_all_of(self, constraint: c.AllOf) -> checks.Check:
        return checks.AllOf(*self.all(constraint.parts))

    def visit_any_of(self, constraint: c.AnyOf) -> checks.Check:
        return checks.AnyOf(*self.all(constraint.branches))

    def visit_one_of(self, constraint: c.OneOf) -> checks.Check:
        return checks.OneOf(*self.all(constraint.branches))

    def visit_nullable(self, constraint: c.Nullable) -> checks.Check:
        return checks.Nullable(self.visit(constraint.inner))

    def visit_tagged(self, constraint: c.Tagged) -> checks.Check:
        return checks.Tagged(constraint.tag, *self.tagged(constraint.branches))

    def visit_open_tagged(self, constraint: c.OpenTagged) -> checks.Check:
        return checks.OpenTagged(constraint.tag, *self.tagged(constraint.branches))

    def visit_not(self, constraint: c.Not) -> checks.Check:
        return checks.Not(self.visit(constraint.inner))

    def visit_if_then_else(self, constraint: c.IfThenElse) -> checks.Check:
        return checks.IfThenElse(self.visit(constraint.condition), self.visit(constraint.yes), self.visit(constraint.no))

    def visit_unevaluated(self, constraint: c.Unevaluated) -> checks.Check:
        return checks.Unevaluated(
            self.visit(constraint.beside), properties=self.some(constraint.properties), items=self.some(constraint.items)
        )


def runtime_pattern(pattern: PatternText) -> Pattern:
    """A pattern as the runtime holds it."""
    return Pattern(pattern.source, pattern.ecma)
