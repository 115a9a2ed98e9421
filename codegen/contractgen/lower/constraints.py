"""A schema to its rule: every keyword that can refuse, in the order of the schema, none left out."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from ..ir.constraints import Constraint, ConstraintRef, PatternText
from ..schema.pointers import pointer_steps, pointer_token
from ..schema.resolve import Place
from .discriminators import tagged
from .worklist import Scope, Worklist, json_type, types_of

__all__ = ["rule_of"]

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
"""How deep rules nest in one expression; what is deeper becomes a definition of its own."""

ANYTHING = Constraint("Anything")


def rule_of(work: Worklist, place: Place, scope: Scope, *, depth: int = 0, only: frozenset[str] | None = None) -> Constraint:
    """The rule of a schema; with `only`, of some of its keywords."""
    return _Lowering(work, place, scope, depth, only).rule()


def nested(work: Worklist, place: Place, scope: Scope, depth: int) -> Constraint:
    """The rule of a subschema: by name where it is a definition, else in place."""
    key = work.key(place, scope)
    if key in work.requirements:
        return Constraint("Ref", (ConstraintRef(key),))
    if depth >= MOST_NESTED and isinstance(place.schema, dict) and place.schema:
        return Constraint("Ref", (ConstraintRef(work.require_definition(place, scope)),))
    return rule_of(work, place, scope, depth=depth + 1)


class _Lowering:
    """One schema being lowered."""

    def __init__(self, work: Worklist, place: Place, scope: Scope, depth: int, only: frozenset[str] | None) -> None:
        self.work = work
        self.place = place
        self.scope = scope
        self.depth = depth
        self.view = place.view if only is None else {keyword: place.view[keyword] for keyword in place.view if keyword in only}

    def rule(self) -> Constraint:
        if self.place.schema is False:
            return Constraint("Nothing")
        parts = [*self.references(), *self.by_type(), *self.values(), *self.applicators()]
        beside = parts[0] if len(parts) == 1 else Constraint("AllOf", tuple(parts)) if parts else ANYTHING
        for keyword, option in (("unevaluatedProperties", "properties"), ("unevaluatedItems", "items")):
            if keyword in self.view:
                beside = Constraint("Unevaluated", (beside,), {option: self.sub(keyword)})
        return beside

    def sub(self, keyword: str) -> Constraint:
        return nested(self.work, *self.work.only(self.place, self.scope, keyword), self.depth)

    def subs(self, keyword: str) -> list[tuple[Any, Constraint]]:
        return [
            (key, nested(self.work, place, scope, self.depth))
            for key, place, scope in self.work.members(self.place, self.scope, keyword)
        ]

    def get(self, keyword: str, default: Any = None) -> Any:
        return self.view[keyword][0] if keyword in self.view else default

    def references(self) -> list[Constraint]:
        if not self.view.keys() & {"$ref", "$dynamicRef", "$recursiveRef"}:
            return []
        return [
            Constraint("Ref", (ConstraintRef(self.work.require_definition(target, scope)),))
            for target, scope in self.work.references(self.place, self.scope)
        ]

    # -- type, and the keywords that look at one type ---------------------------------------------------------------

    def by_type(self) -> list[Constraint]:
        types = types_of(self.view)
        if set(types) == {"object", "null"} and types_of(self.place.view) != ("object",):
            object_key = self.work.object_key(self.place, self.scope)
            if object_key in self.work.requirements:
                return [Constraint("Nullable", (Constraint("Ref", (ConstraintRef(object_key),)),))]
        single = types[0] if len(types) == 1 else types[0] if len(types) == 2 and types[1] == "null" else ""
        if single == "null" and len(types) == 2:
            single = types[1]
        strict = self.typed(single, others=False) if single else []
        if strict and not self.literal(types):
            if len(types) == 2:
                inner = strict[0] if len(strict) == 1 else Constraint("AllOf", tuple(strict))
                return [Constraint("Nullable", (inner,))]
            return strict
        parts = [Constraint("Types", types)] if types and not self.literal(types) else []
        for kind, keywords in BY_KIND.items():
            relevant = not types or kind in types or (kind == "number" and "integer" in types)
            if relevant and not keywords.isdisjoint(self.view):
                parts += self.typed(kind, others=True)
        return parts

    def literal(self, types: tuple[str, ...]) -> bool:
        """Whether `enum` or `const` already allows values of these types only."""
        values = self.get("enum", [self.get("const")] if "const" in self.view else None)
        return bool(types) and isinstance(values, list) and all(json_type(value, types) for value in values)

    def typed(self, kind: str, *, others: bool) -> list[Constraint]:
        """The check of one type with its keywords. `others` lets values of other types pass."""
        makers = {
            "number": self.number,
            "integer": self.number,
            "string": self.string,
            "array": self.array,
            "object": self.object,
        }
        if kind not in makers:
            return [Constraint("Types", (kind,))]
        base = {"others": True} if others else {}
        return [rule for rule in makers[kind](kind, base) if not others or rule.arguments or set(rule.options or ()) != {"others"}]

    def number(self, kind: str, base: dict[str, Any]) -> list[Constraint]:
        options: dict[str, Any] = {}
        for keyword, option in (
            ("minimum", "minimum"),
            ("maximum", "maximum"),
            ("exclusiveMinimum", "above"),
            ("exclusiveMaximum", "below"),
        ):
            if keyword in self.view:
                options[option] = self.get(keyword)
        if "multipleOf" in self.view:
            step = Fraction(repr(self.get("multipleOf")))
            options["divisor"] = (step.numerator, step.denominator)
        return [Constraint("Integer" if kind == "integer" else "Number", (), {**options, **base})]

    def string(self, kind: str, base: dict[str, Any]) -> list[Constraint]:
        options: dict[str, Any] = {}
        if "minLength" in self.view:
            options["minimum"] = whole(self.get("minLength"))
        if "maxLength" in self.view:
            options["maximum"] = whole(self.get("maxLength"))
        if "pattern" in self.view:
            options["pattern"] = self.work.pattern(self.place, "/pattern", self.get("pattern"))
        rules = []
        trim = self.get("x-trimmed")
        if trim is None or options:
            rules.append(Constraint("String", (), {**options, **base}))
        if trim is not None:
            bounds = {"minimum": trim.get("minLength"), "maximum": trim.get("maxLength")}
            rules.append(Constraint("Trimmed", (), {**{k: v for k, v in bounds.items() if v is not None}, **base}))
        if "x-base64MaxBytes" in self.view:
            rules.append(Constraint("Base64", (whole(self.get("x-base64MaxBytes")),), {"others": True}))
        if self.work.asserts_format(self.place):
            rules.append(Constraint("Format", (self.get("format"),), {"others": True}))
        return rules

    def array(self, kind: str, base: dict[str, Any]) -> list[Constraint]:
        arguments: tuple[Any, ...] = ()
        options: dict[str, Any] = {}
        if "prefixItems" in self.view:
            options["prefix"] = tuple(rule for _, rule in self.subs("prefixItems"))
        if "items" in self.view:
            arguments = (self.sub("items"),)
        if "minItems" in self.view:
            options["minimum"] = whole(self.get("minItems"))
        if "maxItems" in self.view:
            options["maximum"] = whole(self.get("maxItems"))
        if self.get("uniqueItems") is True:
            options["unique"] = True
        if "contains" in self.view:
            options["contains"] = (self.sub("contains"), whole(self.get("minContains", 1)))
            if "maxContains" in self.view:
                options["most"] = whole(self.get("maxContains"))
        rules = [Constraint("Array", arguments, {**options, **base})]
        if "x-base64TotalMaxBytes" in self.view:
            total = self.get("x-base64TotalMaxBytes")
            rules.append(Constraint("Base64Total", (total["property"], total["maxBytes"]), {"others": True}))
        return rules

    def object(self, kind: str, base: dict[str, Any]) -> list[Constraint]:
        options: dict[str, Any] = {}
        if self.get("required"):
            options["required"] = tuple(dict.fromkeys(self.get("required")))
        if "properties" in self.view:
            options["properties"] = dict(self.subs("properties"))
        if "patternProperties" in self.view:
            options["patterns"] = tuple((self.name_pattern(ecma), rule) for ecma, rule in self.subs("patternProperties"))
        if "additionalProperties" in self.view:
            options["additional"] = self.sub("additionalProperties")
        if "propertyNames" in self.view:
            options["names"] = self.sub("propertyNames")
        if "minProperties" in self.view:
            options["minimum"] = whole(self.get("minProperties"))
        if "maxProperties" in self.view:
            options["maximum"] = whole(self.get("maxProperties"))
        if "dependentRequired" in self.view:
            options["dependent_required"] = {name: tuple(needs) for name, needs in self.get("dependentRequired").items()}
        if "dependentSchemas" in self.view:
            options["dependent"] = dict(self.subs("dependentSchemas"))
        rules = [Constraint("Object", (), {**options, **base})]
        for member in self.get("x-memberOf", ()):
            target = "keysOf" if "keysOf" in member else "valuesOf"
            known = {"keys_of" if target == "keysOf" else "values_of": pointer_steps(member[target])}
            rules.append(Constraint("MemberOf", (pointer_steps(member["each"]),), {**known, "others": True}))
        return rules

    def name_pattern(self, ecma: str) -> PatternText:
        return self.work.pattern(self.place, "/patternProperties" + pointer_token(ecma), ecma)

    # -- keywords that look at every type ---------------------------------------------------------------------------

    def values(self) -> list[Constraint]:
        rules = []
        if "enum" in self.view:
            rules.append(Constraint("Enum", tuple(self.get("enum"))))
        if "const" in self.view:
            rules.append(Constraint("Enum", (self.get("const"),), {"keyword": "const"}))
        return rules

    def applicators(self) -> list[Constraint]:
        rules: list[Constraint] = []
        if "allOf" in self.view:
            rules += (rule for _, rule in self.subs("allOf") if rule != ANYTHING)
        for keyword, kind in (("anyOf", "AnyOf"), ("oneOf", "OneOf")):
            if keyword in self.view:
                tag = tagged(self.work, self.place, self.scope, keyword)
                branches = [rule for _, rule in self.subs(keyword)]
                if tag is None:
                    rules.append(union(kind, branches))
                else:
                    pairs = [(value, branches[index]) for index, values in enumerate(tag.values) for value in values]
                    rule = Constraint("Tagged", (tag.name, *pairs))
                    rules.append(Constraint("Nullable", (rule,)) if tag.nullable else rule)
        if "x-known" in self.view and not all(isinstance(each, str) for each in self.get("x-known")):
            tag = tagged(self.work, self.place, self.scope, "x-known")
            if tag is None:
                message = "expected objects that one required property with a `const` tells apart"
                self.work.problems.append(self.place.problem(message, "/x-known"))
            else:
                branches = [rule for _, rule in self.subs("x-known")]
                pairs = [(value, branches[index]) for index, values in enumerate(tag.values) for value in values]
                rules.append(Constraint("OpenTagged", (tag.name, *pairs)))
        if "not" in self.view:
            rules.append(Constraint("Not", (self.sub("not"),)))
        if "if" in self.view:  # Alone it refuses nothing, but it evaluates.
            yes = self.sub("then") if "then" in self.view else ANYTHING
            no = self.sub("else") if "else" in self.view else ANYTHING
            rules.append(Constraint("IfThenElse", (self.sub("if"), yes, no)))
        return rules


def union(kind: str, branches: list[Constraint]) -> Constraint:
    """A union; one of a rule and null reads better as a rule that null passes."""
    null = Constraint("Types", ("null",))
    if len(branches) == 2 and null in branches and kind == "AnyOf":
        return Constraint("Nullable", (branches[1 - branches.index(null)],))
    return Constraint(kind, tuple(branches))


def whole(value: Any) -> int:
    """A size that the schema may write as `2.0`."""
    return int(value)
