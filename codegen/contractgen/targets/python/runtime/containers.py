"""The checks of objects and arrays, and those that look at what others left unevaluated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .check_types import Check, Evaluated, Typed, refuse, sizes
from .json_types import exact, is_array, is_object
from .problem import At, Findings, Problem, pointer_of, show
from .values import Pattern, canonical, unique

__all__ = ["Array", "Object", "Unevaluated"]


NO_CHECKS: Mapping[str, Check] = {}


def missing(found: Findings, at: At, keyword: str, name: str, why: str = "") -> None:
    """Note that a property is not there."""
    found.append(Problem(at, keyword, f"missing property {show(name)}{why}"))


class Object(Typed):
    """`type: object` with its properties."""

    __slots__ = (
        "additional",
        "bare",
        "dependent",
        "dependent_required",
        "maximum",
        "minimum",
        "names",
        "patterns",
        "plain",
        "properties",
        "required",
        "rows",
    )

    kind = "object"

    def __init__(
        self,
        *,
        required: tuple[str, ...] = (),
        properties: Mapping[str, Check] = NO_CHECKS,
        patterns: tuple[tuple[Pattern, Check], ...] = (),
        additional: Check | None = None,
        names: Check | None = None,
        minimum: int = 0,
        maximum: int | None = None,
        dependent_required: Mapping[str, tuple[str, ...]] | None = None,
        dependent: Mapping[str, Check] = NO_CHECKS,
        others: bool = False,
    ) -> None:
        super().__init__(others)
        self.required = required
        self.properties = properties
        self.patterns = patterns
        self.additional = additional
        self.names = names
        self.minimum = minimum
        self.maximum = maximum
        self.dependent_required = dependent_required or {}
        self.dependent = dependent
        self.bare = tuple(name for name in required if name not in properties)
        """The required properties that nothing else is said of."""
        bounds = (maximum, additional, names)
        rules = (minimum, self.bare, patterns, dependent_required, dependent)
        self.plain = not any(rules) and all(bound is None for bound in bounds)
        """Whether there is no more to it than properties that are described."""
        self.rows: list[tuple[str, bool, frozenset[type], Check]] | None = None
        """The properties, each with whether it is required and the types that need no look; made when first needed."""

    def of(self, name: str) -> list[Check]:
        """The checks that a property's value has to pass."""
        checks = [check for pattern, check in self.patterns if pattern.search(name)]
        if name in self.properties:
            checks.append(self.properties[name])
        if not checks and self.additional is not None:
            checks.append(self.additional)
        return checks

    def test(self, value: Any) -> bool:
        if len(value) < self.minimum or (self.maximum is not None and len(value) > self.maximum):
            return False
        if not all(map(value.__contains__, self.required)):
            return False
        if self.patterns or self.additional is not None or self.names is not None:
            for name, member in zip(map(exact, value), value.values()):
                if type(name) is not str or (self.names is not None and not self.names.ok(name)):
                    return False
                if not all(check.ok(exact(member)) for check in self.of(name)):
                    return False
        else:
            for name, check in self.properties.items():
                if name in value and not check.ok(exact(value[name])):
                    return False
        for name, needs in self.dependent_required.items():
            if name in value and not all(map(value.__contains__, needs)):
                return False
        return all(check.ok(value) for name, check in self.dependent.items() if name in value)

    def explain(self, value: Any, at: At, found: Findings) -> None:
        if type(value) is dict:
            self.tell(value, at, found)
        else:
            super().explain(value, at, found)

    def tell(self, value: Any, at: At, found: Findings) -> None:
        if self.rows is None:
            required = frozenset(self.required)
            settled = [(name, check.settled()) for name, check in self.properties.items()]
            self.rows = [(name, name in required, check.plain_types(), check) for name, check in settled]
        if not self.plain:
            self.tell_size(value, at, found)
        for name, needed, types, check in self.rows:
            if name in value:
                member = value[name]
                if type(member) not in types and not check.quick(member):
                    check.explain(exact(member), (at, name), found)
            elif needed:
                missing(found, at, "required", name)
        if not self.plain:
            self.tell_more(value, at, found)

    def tell_size(self, value: dict[Any, Any], at: At, found: Findings) -> None:
        """Explain the number of properties, and which are not there that have no rule of their own."""
        size = len(value)
        if size < self.minimum or (self.maximum is not None and size > self.maximum):
            keyword = "minProperties" if size < self.minimum else "maxProperties"
            refuse(found, at, keyword, "an object" + sizes(self.minimum or None, self.maximum, "property", "properties"), value)
        for name in self.bare:
            if name not in value:
                missing(found, at, "required", name)

    def tell_more(self, value: dict[Any, Any], at: At, found: Findings) -> None:
        """Explain what is said of names, and of what some properties call for."""
        if self.patterns or self.additional is not None or self.names is not None:
            for name, member in value.items():
                self.tell_name(exact(name), exact(member), at, found)
        for name, needs in self.dependent_required.items():
            if name in value:
                for need in needs:
                    if need not in value:
                        missing(found, at, "dependentRequired", need, f", which {show(name)} needs")
        for name, check in self.dependent.items():
            if name in value:
                check.explain(value, at, found)

    def tell_name(self, name: Any, member: Any, at: At, found: Findings) -> None:
        """Explain one property by its name: its name itself, and the checks that the name calls for."""
        if type(name) is not str:
            refuse(found, at, "type", "an object whose names are strings", name)
            return
        if self.names is not None and not self.names.ok(name):
            inner = Findings()
            self.names.explain(name, None, inner)
            found += [Problem((at, name), "propertyNames", f"the name is refused: {problem.expected}", name) for problem in inner]
            return
        ruled = name in self.properties
        for pattern, check in self.patterns:
            if pattern.search(name):
                ruled = True
                check.explain(member, (at, name), found)
        if not ruled and self.additional is not None:
            if self.additional.ok(member):
                return
            inner = Findings()
            self.additional.explain(member, (at, name), inner)
            if [problem.keyword for problem in inner] == ["false"] and inner[0].pointer == pointer_of((at, name)):
                found.append(Problem((at, name), "additionalProperties", "unknown property", member))
            else:
                found += inner

    def evaluated(self, value: Any, seen: Evaluated) -> None:
        if not is_object(value):
            return
        seen.names |= self.properties.keys() & value.keys()
        if self.additional is not None:
            seen.all_names = True
        for pattern, _ in self.patterns:
            seen.names |= {name for name in value if pattern.search(name)}
        for name, check in self.dependent.items():
            if name in value:
                check.evaluated(value, seen)


class Array(Typed):
    """`type: array` with its elements."""

    __slots__ = ("contains", "items", "maximum", "minimum", "most", "prefix", "unique")

    kind = "array"

    def __init__(
        self,
        items: Check | None = None,
        *,
        prefix: tuple[Check, ...] = (),
        minimum: int = 0,
        maximum: int | None = None,
        unique: bool = False,
        contains: tuple[Check, int] | None = None,
        most: int | None = None,
        others: bool = False,
    ) -> None:
        super().__init__(others)
        self.items = items
        self.prefix = prefix
        self.minimum = minimum
        self.maximum = maximum
        self.unique = unique
        self.contains = contains
        """What some elements have to fit, and how many at least; `most` is how many at most."""
        self.most = most

    def test(self, value: Any) -> bool:
        size = len(value)
        if size < self.minimum or (self.maximum is not None and size > self.maximum):
            return False
        for check, item in zip(self.prefix, value):
            if not check.ok(exact(item)):
                return False
        if self.items is not None and size > len(self.prefix):
            ok = self.items.ok
            if not all(ok(exact(item)) for item in (value[len(self.prefix) :] if self.prefix else value)):
                return False
        if self.unique and not unique(value):
            return False
        return self.contains is None or self.counted(value)

    def counted(self, value: Any) -> bool:
        """Whether enough elements, and not too many, fit `contains`."""
        assert self.contains is not None
        check, least = self.contains
        count = sum(map(check.ok, map(exact, value)))
        return count >= least and (self.most is None or count <= self.most)

    def tell(self, value: Any, at: At, found: Findings) -> None:
        size = len(value)
        if size < self.minimum or (self.maximum is not None and size > self.maximum):
            keyword = "minItems" if size < self.minimum else "maxItems"
            refuse(found, at, keyword, "an array" + sizes(self.minimum or None, self.maximum, "element", "elements"), value)
        for index, (check, item) in enumerate(zip(self.prefix, value)):
            check.explain(exact(item), (at, index), found)
        if self.items is not None:
            quick, explain = self.items.quick, self.items.explain
            doubtful = False  # Where one element is refused, the next often is too: then a quick look would be in vain.
            for index in range(found.passed.pop(id(value), len(self.prefix)), size):
                if doubtful or not quick(value[index]):
                    before = len(found)
                    explain(exact(value[index]), (at, index), found)
                    doubtful = len(found) > before
        if self.unique and not unique(value):
            first: dict[object, int] = {}
            for index, item in enumerate(value):
                before = first.setdefault(canonical(item), index)
                if before != index:
                    refuse(found, (at, index), "uniqueItems", f"another value than that of element {before}", item)
        if self.contains is not None and not self.counted(value):
            least = self.contains[1]
            bounds = sizes(least, self.most, "fitting element", "fitting elements").removeprefix(" of ")
            keyword = "contains" if (least, self.most) == (1, None) else "minContains" if self.most is None else "maxContains"
            refuse(found, at, keyword, f"an array with {bounds}", value)

    def evaluated(self, value: Any, seen: Evaluated) -> None:
        if not is_array(value):
            return
        seen.first = max(seen.first, len(self.prefix))
        if self.items is not None:
            seen.all_items = True
        if self.contains is not None:
            check = self.contains[0]
            seen.indexes |= {index for index, item in enumerate(value) if check.ok(exact(item))}


class Unevaluated(Check):
    """`unevaluatedProperties` and `unevaluatedItems`, beside the keywords they stand with."""

    __slots__ = ("beside", "items", "properties")

    def __init__(self, beside: Check, *, properties: Check | None = None, items: Check | None = None) -> None:
        self.beside = beside
        self.properties = properties
        self.items = items

    def left(self, value: Any) -> list[tuple[str | int, Any, Check, str]]:
        """The members that nothing beside evaluates, each with the check for it and the keyword."""
        seen = Evaluated()
        if self.properties is not None and is_object(value):
            self.beside.evaluated(value, seen)
            names = [] if seen.all_names else [name for name in value if name not in seen.names]
            return [(name, exact(value[name]), self.properties, "unevaluatedProperties") for name in names]
        if self.items is not None and is_array(value):
            self.beside.evaluated(value, seen)
            first = len(value) if seen.all_items else seen.first
            places = [index for index in range(first, len(value)) if index not in seen.indexes]
            return [(index, exact(value[index]), self.items, "unevaluatedItems") for index in places]
        return []

    def ok(self, value: Any) -> bool:
        return self.beside.ok(value) and all(check.ok(member) for _, member, check, _ in self.left(value))

    def explain(self, value: Any, at: At, found: Findings) -> None:
        before = len(found)
        self.beside.explain(value, at, found)
        if len(found) > before:
            return  # What a failing rule has evaluated is not known.
        for key, member, check, keyword in self.left(value):
            if not check.ok(member):
                inner = Findings()
                check.explain(member, (at, key), inner)
                if [problem.keyword for problem in inner] == ["false"]:
                    found.append(Problem((at, key), keyword, "no rule allows this member", member))
                else:
                    found += inner

    def evaluated(self, value: Any, seen: Evaluated) -> None:
        self.beside.evaluated(value, seen)
        if self.properties is not None:
            seen.all_names = True
        if self.items is not None:
            seen.all_items = True
