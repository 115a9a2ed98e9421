"""A schema to its constraint: every keyword that can refuse, none left out."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from ..ir import constraints as c
from ..ir.constraints import Constraint, ConstraintRef, PatternText
from ..ir.json_values import Scalar, freeze
from ..schema.pointers import pointer_steps, pointer_token
from ..schema.resolve import Place
from .discriminators import Tag, tagged
from .worklist import Scope, Worklist, json_type, types_of

__all__ = ["BY_KIND", "MOST_NESTED", "OF_ANY_KIND", "constraint_of"]

BY_KIND = {
    "number": frozenset({"minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"}),
    "string": frozenset({"minLength", "maxLength", "pattern", "x-trimmed", "x-base64MaxBytes", "format"}),
    "array": frozenset({
        "prefixItems", "items", "minItems", "maxItems", "uniqueItems", "contains", "minContains", "maxContains",
        "x-base64TotalMaxBytes",
    }),
    "object": frozenset({
        "properties", "patternProperties", "additionalProperties", "required", "propertyNames", "minProperties",
        "maxProperties", "dependentRequired", "dependentSchemas", "x-memberOf",
    }),
}  # fmt: skip
"""The keywords that look at one JSON type."""

OF_ANY_KIND = frozenset[str]().union(*BY_KIND.values())

MOST_NESTED = 8
"""How deep constraints nest in one expression; what is deeper becomes a definition of its own."""

ANYTHING = c.Anything()
NULL = c.Types(("null",))


def constraint_of(work: Worklist, place: Place, scope: Scope, *, depth: int = 0, only: frozenset[str] | None = None) -> Constraint:
    """The constraint of a schema; with `only`, of some of its keywords."""
    return _Lowering(work, place, scope, depth, only).constraint()


def nested(work: Worklist, place: Place, scope: Scope, depth: int) -> Constraint:
    """The constraint of a subschema: a reference where it is a definition."""
    key = work.key(place, scope)
    if key in work.requirements:
        return ConstraintRef(key)
    if depth >= MOST_NESTED and isinstance(place.schema, dict) and place.schema:
        return ConstraintRef(work.require_definition(place, scope))
    return constraint_of(work, place, scope, depth=depth + 1)


class _Lowering:
    """One schema being lowered."""

    def __init__(self, work: Worklist, place: Place, scope: Scope, depth: int, only: frozenset[str] | None) -> None:
        self.work = work
        self.place = place
        self.scope = scope
        self.depth = depth
        self.view = place.view if only is None else {keyword: place.view[keyword] for keyword in place.view if keyword in only}

    def constraint(self) -> Constraint:
        if self.place.schema is False:
            return c.Nothing()
        parts = [*self.references(), *self.by_type(), *self.values(), *self.applicators()]
        beside = all_of(parts) if parts else ANYTHING
        if "unevaluatedProperties" in self.view:
            beside = c.Unevaluated(beside, properties=self.sub("unevaluatedProperties"))
        if "unevaluatedItems" in self.view:
            beside = c.Unevaluated(beside, items=self.sub("unevaluatedItems"))
        return beside

    def sub(self, keyword: str) -> Constraint:
        """The constraint of the subschema of a keyword."""
        return nested(self.work, *self.work.only(self.place, self.scope, keyword), self.depth)

    def sub_or_none(self, keyword: str) -> Constraint | None:
        return self.sub(keyword) if keyword in self.view else None

    def subs(self, keyword: str) -> list[tuple[Any, Constraint]]:
        """The constraints of the subschemas of a keyword, each with its index or name."""
        return [
            (key, nested(self.work, place, scope, self.depth))
            for key, place, scope in self.work.members(self.place, self.scope, keyword)
        ]

    def branches(self, keyword: str) -> tuple[Constraint, ...]:
        return tuple(constraint for _, constraint in self.subs(keyword))

    def by_name(self, keyword: str) -> tuple[tuple[str, Constraint], ...] | None:
        return tuple(self.subs(keyword)) if keyword in self.view else None

    def get(self, keyword: str, default: Any = None) -> Any:
        return self.view[keyword][0] if keyword in self.view else default

    def size(self, keyword: str) -> int | None:
        """A size, which the schema may write as `2.0`."""
        return int(self.get(keyword)) if keyword in self.view else None

    def references(self) -> list[Constraint]:
        if not self.view.keys() & {"$ref", "$dynamicRef", "$recursiveRef"}:
            return []
        return [
            ConstraintRef(self.work.require_definition(target, scope))
            for target, scope in self.work.references(self.place, self.scope)
        ]

    # -- type, and the keywords that look at one type ---------------------------------------------------------------

    def by_type(self) -> list[Constraint]:
        types = types_of(self.view)
        if set(types) == {"object", "null"} and types_of(self.place.view) != ("object",):
            object_key = self.work.object_key(self.place, self.scope)
            if object_key in self.work.requirements:
                return [c.Nullable(ConstraintRef(object_key))]
        single = types[0] if len(types) == 1 else types[0] if len(types) == 2 and types[1] == "null" else ""
        if single == "null" and len(types) == 2:
            single = types[1]
        strict = self.typed(single, ignore=False) if single else []
        if strict and not self.literal(types):
            return [c.Nullable(all_of(strict))] if len(types) == 2 else strict
        parts: list[Constraint] = [c.Types(types)] if types and not self.literal(types) else []
        for kind, keywords in BY_KIND.items():
            relevant = not types or kind in types or (kind == "number" and "integer" in types)
            if relevant and not keywords.isdisjoint(self.view):
                parts += (each for each in self.typed(kind, ignore=True) if not is_empty(each))
        return parts

    def literal(self, types: tuple[str, ...]) -> bool:
        """Whether `enum` or `const` already allows values of these types only."""
        values = self.get("enum", [self.get("const")] if "const" in self.view else None)
        return bool(types) and isinstance(values, list) and all(json_type(value, types) for value in values)

    def typed(self, kind: str, *, ignore: bool) -> list[Constraint]:
        """The constraints of one type with its keywords. With `ignore`, values of other types pass."""
        if kind in ("number", "integer"):
            return [self.number(kind, ignore)]
        if kind == "string":
            return self.string(ignore)
        if kind == "array":
            return self.array(ignore)
        if kind == "object":
            return self.object(ignore)
        return [c.Types((kind,))]

    def number(self, kind: str, ignore: bool) -> Constraint:
        divisor = None
        if "multipleOf" in self.view:
            step = Fraction(repr(self.get("multipleOf")))
            divisor = (step.numerator, step.denominator)
        return (c.Integer if kind == "integer" else c.Number)(
            minimum=self.get("minimum"),
            maximum=self.get("maximum"),
            above=self.get("exclusiveMinimum"),
            below=self.get("exclusiveMaximum"),
            divisor=divisor,
            ignore_other_types=ignore,
        )

    def string(self, ignore: bool) -> list[Constraint]:
        pattern = self.work.pattern(self.place, "/pattern", self.get("pattern")) if "pattern" in self.view else None
        text = c.String(self.size("minLength"), self.size("maxLength"), pattern, ignore)
        trim = self.get("x-trimmed")
        found: list[Constraint] = [text] if trim is None or text != c.String(ignore_other_types=ignore) else []
        if trim is not None:
            found.append(c.Trimmed(trim.get("minLength"), trim.get("maxLength"), ignore))
        if "x-base64MaxBytes" in self.view:
            found.append(c.Base64(int(self.get("x-base64MaxBytes"))))
        if self.work.asserts_format(self.place):
            found.append(c.Format(self.get("format")))
        return found

    def array(self, ignore: bool) -> list[Constraint]:
        prefix = self.branches("prefixItems") if "prefixItems" in self.view else None
        items = self.sub_or_none("items")
        contains = self.sub_or_none("contains")
        found: list[Constraint] = [
            c.Array(
                items=items,
                prefix=prefix,
                minimum=self.size("minItems"),
                maximum=self.size("maxItems"),
                unique=self.get("uniqueItems") is True,
                contains=contains,
                minimum_contains=int(self.get("minContains", 1)) if contains is not None else 1,
                maximum_contains=self.size("maxContains") if contains is not None else None,
                ignore_other_types=ignore,
            )
        ]
        if "x-base64TotalMaxBytes" in self.view:
            total = self.get("x-base64TotalMaxBytes")
            found.append(c.Base64Total(total["property"], total["maxBytes"]))
        return found

    def object(self, ignore: bool) -> list[Constraint]:
        needs = self.get("dependentRequired")
        found: list[Constraint] = [
            c.Object(
                required=tuple(dict.fromkeys(self.get("required", ()))),
                properties=self.by_name("properties"),
                patterns=self.patterns(),
                additional=self.sub_or_none("additionalProperties"),
                names=self.sub_or_none("propertyNames"),
                minimum=self.size("minProperties"),
                maximum=self.size("maxProperties"),
                dependent_required=None if needs is None else tuple((name, tuple(each)) for name, each in needs.items()),
                dependent=self.by_name("dependentSchemas"),
                ignore_other_types=ignore,
            )
        ]
        for member in self.get("x-memberOf", ()):
            each = pointer_steps(member["each"])
            keys_of, values_of = (pointer_steps(member[name]) if name in member else None for name in ("keysOf", "valuesOf"))
            found.append(c.MemberOf(each, keys_of, None if keys_of is not None else values_of))
        return found

    def patterns(self) -> tuple[tuple[PatternText, Constraint], ...] | None:
        """`patternProperties`."""
        if "patternProperties" not in self.view:
            return None
        place = "/patternProperties"
        return tuple(
            (self.work.pattern(self.place, place + pointer_token(ecma), ecma), constraint)
            for ecma, constraint in self.subs("patternProperties")
        )

    # -- keywords that look at every type ---------------------------------------------------------------------------

    def values(self) -> list[Constraint]:
        found: list[Constraint] = []
        if "enum" in self.view:
            found.append(c.Enum(tuple(map(freeze, self.get("enum")))))
        if "const" in self.view:
            found.append(c.Enum((freeze(self.get("const")),), "const"))
        return found

    def applicators(self) -> list[Constraint]:
        found: list[Constraint] = []
        if "allOf" in self.view:
            found += (constraint for constraint in self.branches("allOf") if constraint != ANYTHING)
        for keyword in ("anyOf", "oneOf"):
            if keyword in self.view:
                found.append(self.union(keyword))
        if "x-known" in self.view and not all(isinstance(each, str) for each in self.get("x-known")):
            tag = tagged(self.work, self.place, self.scope, "x-known")
            if tag is None:
                message = "expected objects that one required property with a `const` tells apart"
                self.work.problems.append(self.place.problem(message, "/x-known"))
            else:
                found.append(c.OpenTagged(tag.name, by_value(tag, self.branches("x-known"))))
        if "not" in self.view:
            found.append(c.Not(self.sub("not")))
        if "if" in self.view:  # Alone it refuses nothing, but it evaluates.
            yes = self.sub("then") if "then" in self.view else ANYTHING
            no = self.sub("else") if "else" in self.view else ANYTHING
            found.append(c.IfThenElse(self.sub("if"), yes, no))
        return found

    def union(self, keyword: str) -> Constraint:
        """`anyOf` or `oneOf`; one of null and something else reads better as something that may be null."""
        tag = tagged(self.work, self.place, self.scope, keyword)
        branches = self.branches(keyword)
        if tag is not None:
            union = c.Tagged(tag.name, by_value(tag, branches))
            return c.Nullable(union) if tag.nullable else union
        if keyword == "oneOf":
            return c.OneOf(branches)
        if len(branches) == 2 and NULL in branches:
            return c.Nullable(branches[1 - branches.index(NULL)])
        return c.AnyOf(branches)


def by_value(tag: Tag, branches: tuple[Constraint, ...]) -> tuple[tuple[Scalar, Constraint], ...]:
    """The branches of a union by the values of its tag."""
    return tuple((value, branches[index]) for index, values in enumerate(tag.values) for value in values)


def all_of(parts: list[Constraint]) -> Constraint:
    """Constraints that stand side by side, as one."""
    return parts[0] if len(parts) == 1 else c.AllOf(tuple(parts))


def is_empty(constraint: Constraint) -> bool:
    """Whether a constraint of one type, which lets other types pass, states nothing."""
    kinds = (c.Number, c.String, c.Trimmed, c.Array, c.Object)
    return isinstance(constraint, kinds) and constraint == type(constraint)(ignore_other_types=True)
