"""Constraints to the expressions that make the runtime's checks in the explaining pass."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from ...ir import constraints as c
from ...ir.constraints import Constraint, ConstraintRef
from ...ir.json_values import JsonValue, thaw
from ...ir.visitors import ConstraintVisitor
from .context import Module, runtime
from .naming import snake
from .source import Code, code, joined, literal

__all__ = ["constraint_code"]


def constraint_code(module: Module, constraint: Constraint, hint: str) -> Code:
    """A call that makes the check. `hint` names the patterns in it."""
    return _CheckCode(module).visit(constraint, hint)


NAMES: dict[type[Constraint], str] = {
    c.Anything: "Anything",
    c.Nothing: "Nothing",
    ConstraintRef: "Ref",
    c.Types: "Types",
    c.Number: "Number",
    c.Integer: "Integer",
    c.String: "String",
    c.Trimmed: "Trimmed",
    c.Base64: "Base64",
    c.Base64Total: "Base64Total",
    c.Format: "Format",
    c.Enum: "Enum",
    c.Array: "Array",
    c.Object: "Object",
    c.MemberOf: "MemberOf",
    c.AllOf: "AllOf",
    c.AnyOf: "AnyOf",
    c.OneOf: "OneOf",
    c.Nullable: "Nullable",
    c.Tagged: "Tagged",
    c.OpenTagged: "OpenTagged",
    c.Not: "Not",
    c.IfThenElse: "IfThenElse",
    c.Unevaluated: "Unevaluated",
}
"""What the runtime calls the check of each constraint."""


@cache
def check_class(name: str) -> Code:
    """A class of the runtime's."""
    return code("{}.{}", runtime("", "checks"), Code(name))


def call(constraint: Constraint, *arguments: Code | None) -> Code:
    """A call of the runtime's class with those arguments that are there."""
    return code("{}({})", check_class(NAMES[type(constraint)]), joined(", ", [each for each in arguments if each is not None]))


def option(name: str, value: Code | None) -> Code | None:
    """A keyword argument, if it has a value."""
    return None if value is None else code("{}={}", Code(name), value)


def stated(name: str, value: JsonValue) -> Code | None:
    """A keyword argument with a JSON scalar, if the schema states it."""
    return None if value is None else code("{}={}", Code(name), literal(value))


def others(ignore_other_types: bool) -> Code | None:
    """The keyword argument that lets values of other types pass."""
    return Code("others=True") if ignore_other_types else None


def tuple_code(items: list[Code]) -> Code:
    """A tuple."""
    return code("({},)", *items) if len(items) == 1 else code("({})", joined(", ", items))


def path_code(steps: tuple[str, ...] | None) -> Code | None:
    """A path of names as a tuple."""
    return None if steps is None else tuple_code([literal(step) for step in steps])


class _CheckCode(ConstraintVisitor[[str], Code]):
    """The calls, with the names of patterns and Schema objects of one module."""

    def __init__(self, module: Module) -> None:
        self.module = module

    def some(self, constraint: Constraint | None, hint: str) -> Code | None:
        return None if constraint is None else self.visit(constraint, hint)

    def each(self, constraints: Iterable[Constraint], hint: str) -> list[Code]:
        return [self.visit(constraint, hint) for constraint in constraints]

    def by_name(self, members: tuple[tuple[str, Constraint], ...] | None, hint: str) -> Code | None:
        """A dict of checks by property."""
        if members is None:
            return None
        pairs = [code("{}: {}", literal(name), self.visit(each, f"{hint}_{snake(name)}")) for name, each in members]
        return code("{{{}}}", joined(", ", pairs))

    def tagged(self, constraint: c.Tagged | c.OpenTagged, hint: str) -> Code:
        pairs = [tuple_code([literal(value), self.visit(branch, hint)]) for value, branch in constraint.branches]
        return call(constraint, literal(constraint.tag), *pairs)

    def visit_anything(self, constraint: c.Anything, hint: str) -> Code:
        return call(constraint)

    def visit_nothing(self, constraint: c.Nothing, hint: str) -> Code:
        return call(constraint)

    def visit_ref(self, constraint: ConstraintRef, hint: str) -> Code:
        return call(constraint, self.module.schema(self.module.package.final_constraint(constraint.key)))

    def visit_types(self, constraint: c.Types, hint: str) -> Code:
        return call(constraint, *map(literal, constraint.names))

    def visit_number(self, constraint: c.Number | c.Integer, hint: str) -> Code:
        divisor = constraint.divisor
        return call(
            constraint,
            stated("minimum", constraint.minimum),
            stated("maximum", constraint.maximum),
            stated("above", constraint.above),
            stated("below", constraint.below),
            option("divisor", None if divisor is None else tuple_code([literal(each) for each in divisor])),
            others(constraint.ignore_other_types),
        )

    def visit_integer(self, constraint: c.Integer, hint: str) -> Code:
        return self.visit_number(constraint, hint)

    def visit_string(self, constraint: c.String, hint: str) -> Code:
        return call(
            constraint,
            stated("minimum", constraint.minimum),
            stated("maximum", constraint.maximum),
            option("pattern", None if constraint.pattern is None else self.module.pattern(constraint.pattern, hint)),
            others(constraint.ignore_other_types),
        )

    def visit_trimmed(self, constraint: c.Trimmed, hint: str) -> Code:
        bounds = (stated("minimum", constraint.minimum), stated("maximum", constraint.maximum))
        return call(constraint, *bounds, others(constraint.ignore_other_types))

    def visit_base64(self, constraint: c.Base64, hint: str) -> Code:
        return call(constraint, literal(constraint.maximum), others(True))

    def visit_base64_total(self, constraint: c.Base64Total, hint: str) -> Code:
        return call(constraint, literal(constraint.property), literal(constraint.maximum), others(True))

    def visit_format(self, constraint: c.Format, hint: str) -> Code:
        return call(constraint, literal(constraint.name), others(True))

    def visit_enum(self, constraint: c.Enum, hint: str) -> Code:
        keyword = None if constraint.keyword == "enum" else stated("keyword", constraint.keyword)
        return call(constraint, *(literal(thaw(value)) for value in constraint.values), keyword)

    def visit_array(self, constraint: c.Array, hint: str) -> Code:
        return call(
            constraint,
            self.some(constraint.items, hint),
            option("prefix", None if constraint.prefix is None else tuple_code(self.each(constraint.prefix, hint))),
            stated("minimum", constraint.minimum),
            stated("maximum", constraint.maximum),
            Code("unique=True") if constraint.unique else None,
            option("contains", self.contains(constraint, hint)),
            stated("most", constraint.maximum_contains),
            others(constraint.ignore_other_types),
        )

    def contains(self, constraint: c.Array, hint: str) -> Code | None:
        if constraint.contains is None:
            return None
        return tuple_code([self.visit(constraint.contains, hint), literal(constraint.minimum_contains)])

    def visit_object(self, constraint: c.Object, hint: str) -> Code:
        needs, patterns = constraint.dependent_required, constraint.patterns
        return call(
            constraint,
            option("required", path_code(constraint.required or None)),
            option("properties", self.by_name(constraint.properties, hint)),
            option("patterns", None if patterns is None else self.patterns(patterns, hint)),
            option("additional", self.some(constraint.additional, hint)),
            option("names", self.some(constraint.names, hint)),
            stated("minimum", constraint.minimum),
            stated("maximum", constraint.maximum),
            option("dependent_required", None if needs is None else literal(dict(needs))),
            option("dependent", self.by_name(constraint.dependent, hint)),
            others(constraint.ignore_other_types),
        )

    def patterns(self, patterns: tuple[tuple[c.PatternText, Constraint], ...], hint: str) -> Code:
        return tuple_code([tuple_code([self.module.pattern(pattern, hint), self.visit(each, hint)]) for pattern, each in patterns])

    def visit_member_of(self, constraint: c.MemberOf, hint: str) -> Code:
        keys_of = option("keys_of", path_code(constraint.keys_of))
        values_of = option("values_of", path_code(constraint.values_of))
        return call(constraint, path_code(constraint.each), keys_of, values_of, others(True))

    def visit_all_of(self, constraint: c.AllOf, hint: str) -> Code:
        return call(constraint, *self.each(constraint.parts, hint))

    def visit_any_of(self, constraint: c.AnyOf, hint: str) -> Code:
        return call(constraint, *self.each(constraint.branches, hint))

    def visit_one_of(self, constraint: c.OneOf, hint: str) -> Code:
        return call(constraint, *self.each(constraint.branches, hint))

    def visit_nullable(self, constraint: c.Nullable, hint: str) -> Code:
        return call(constraint, self.visit(constraint.inner, hint))

    def visit_tagged(self, constraint: c.Tagged, hint: str) -> Code:
        return self.tagged(constraint, hint)

    def visit_open_tagged(self, constraint: c.OpenTagged, hint: str) -> Code:
        return self.tagged(constraint, hint)

    def visit_not(self, constraint: c.Not, hint: str) -> Code:
        return call(constraint, self.visit(constraint.inner, hint))

    def visit_if_then_else(self, constraint: c.IfThenElse, hint: str) -> Code:
        return call(constraint, *self.each((constraint.condition, constraint.yes, constraint.no), hint))

    def visit_unevaluated(self, constraint: c.Unevaluated, hint: str) -> Code:
        properties = option("properties", self.some(constraint.properties, hint))
        return call(constraint, self.visit(constraint.beside, hint), properties, option("items", self.some(constraint.items, hint)))
