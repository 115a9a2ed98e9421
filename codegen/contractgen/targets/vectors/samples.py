"""Valid instances, made from the constraints: the smallest of each definition, and one with everything that it names."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any, TypeAlias

from ...ir import constraints as c
from ...ir.constraints import Constraint, ConstraintRef, Key
from ...ir.contract import Contract
from ...ir.evaluate import Evaluator
from ...ir.json_values import thaw
from ...ir.visit import ignores_other_types
from ...ir.visitors import PartialConstraintVisitor

__all__ = ["Missing", "Samples"]

DEEPEST = 6
"""How many definitions deep samples with everything in them go; below that they are the smallest."""

MOST_NESTED = 200
"""Definitions within definitions that are made in one go; what is deeper is made first, and then the rest again."""

Mark: TypeAlias = "tuple[Key, int]"
"""A definition, and how deep its sample has everything in it: 0 is the smallest one."""

TEXTS = ("a", "claude", "A1", "2026-01-02T03:04:05Z", "2026-01-02", "https://example.org/a", "a@example.org", "0", "-", "AAAA", "")
"""Texts to try where a pattern stands that no example meets."""


class Missing(Exception):
    """No valid instance was found."""


class _Deeper(Exception):
    """Another instance has to be made first."""

    def __init__(self, mark: Mark) -> None:
        super().__init__(mark)
        self.mark = mark


class Samples(PartialConstraintVisitor[[int], Any]):
    """The instances of one contract."""

    def __init__(self, contract: Contract) -> None:
        self.constraints = {definition.key: definition.constraint for definition in contract.definitions}
        self.checks = Evaluator(self.constraints)
        self.examples = {definition.key: definition.examples for definition in contract.definitions}
        self.patterns: dict[str, str] = {}
        """A text for each pattern, from the contract's examples."""
        for definition in contract.definitions:
            for example in definition.examples:
                self.learn(definition.constraint, example)
        self._made: dict[Mark, Any] = {}
        self._missing: set[Mark] = set()
        self._making: set[Mark] = set()

    def valid(self, key: Key, value: Any) -> bool:
        """Whether a definition accepts a value."""
        return self.checks.of(key).ok(value)

    def of(self, key: Key, *, whole: bool = False) -> Any:
        """A valid instance of a definition; with `whole`, one that has all its properties.

        Raises:
            Missing: none was found.
        """
        return self.at_depth((key, DEEPEST if whole else 0))

    def at_depth(self, mark: Mark) -> Any:
        """As `of`. What a sample holds depends on its mark alone, so that each is made once."""
        if mark in self._made:
            return self._made[mark]
        if mark in self._making or mark in self._missing:
            raise Missing
        if self._making:
            if len(self._making) > MOST_NESTED:
                raise _Deeper(mark)
            return self.making(mark)
        waiting = [mark]
        while waiting:
            try:
                self.making(waiting[-1])
                waiting.pop()
            except _Deeper as deeper:
                if deeper.mark in waiting:
                    self._missing.add(deeper.mark)
                else:
                    waiting.append(deeper.mark)
            except Missing:
                self._missing.add(waiting.pop())
        if mark in self._missing:
            raise Missing
        return self._made[mark]

    def making(self, mark: Mark) -> Any:
        """Make an instance, and remember it."""
        self._making.add(mark)
        try:
            found = self._made.setdefault(mark, self.first(*mark))
        finally:
            self._making.discard(mark)
        self.checks.remember_fit(mark[0], found)
        return found

    def first(self, key: Key, depth: int) -> Any:
        """The first candidate that the definition accepts."""
        constraint = self.constraints[key]
        if isinstance(constraint, ConstraintRef):  # Another name for the same values: what fits there fits here.
            with suppress(Missing):
                return self.at_depth((constraint.key, depth))
        for value in self.candidates(key, depth):
            if self.valid(key, value):
                return value
        raise Missing

    def candidates(self, key: Key, depth: int) -> Iterator[Any]:
        """Values to try: made from the constraint, then what the contract has as examples."""
        with suppress(Missing):
            yield self.made(self.constraints[key], depth)
        yield from self.examples[key]
        if depth:
            yield self.of(key)

    # -- by constraint ----------------------------------------------------------------------------------------------

    def made(self, constraint: Constraint, depth: int = 0) -> Any:
        """A value that a constraint should accept, not yet checked."""
        return self.visit(constraint, depth)

    def visit_other(self, constraint: Constraint, depth: int) -> Any:
        """null, for a constraint that does not state what a value looks like."""
        return None

    def visit_nothing(self, constraint: c.Nothing, depth: int) -> Any:
        raise Missing

    def visit_ref(self, constraint: ConstraintRef, depth: int) -> Any:
        """An instance of another definition; the smallest one where it holds itself."""
        inside = any(key == constraint.key for key, level in self._making if level)
        return self.at_depth((constraint.key, 0 if inside else max(depth - 1, 0)))

    def visit_nullable(self, constraint: c.Nullable, depth: int) -> Any:
        return self.made(constraint.inner, depth)

    def visit_all_of(self, constraint: c.AllOf, depth: int) -> Any:
        return together([self.made(each, depth) for each in constraint.parts if shows_form(each)])

    def visit_unevaluated(self, constraint: c.Unevaluated, depth: int) -> Any:
        return self.made(constraint.beside, depth) if shows_form(constraint.beside) else None

    def visit_types(self, constraint: c.Types, depth: int) -> Any:
        return PLAIN[constraint.names[0]]

    def visit_number(self, constraint: c.Number, depth: int) -> Any:
        return number(constraint)

    def visit_integer(self, constraint: c.Integer, depth: int) -> Any:
        return number(constraint)

    def visit_string(self, constraint: c.String, depth: int) -> str:
        if constraint.pattern is not None:
            return self.matching(constraint, constraint.pattern.ecma)
        return shortest(constraint)

    def visit_trimmed(self, constraint: c.Trimmed, depth: int) -> str:
        return shortest(constraint)

    def matching(self, constraint: c.String, pattern: str) -> str:
        """A text that a pattern matches: of an example, or of the few that are tried."""
        check = self.checks.check(constraint)
        texts: tuple[str, ...] = (self.patterns.get(pattern, ""), *TEXTS)
        for text in texts:
            if check.ok(text):
                return text
        raise Missing

    def visit_base64(self, constraint: c.Base64, depth: int) -> str:
        return ""

    def visit_enum(self, constraint: c.Enum, depth: int) -> Any:
        return thaw(constraint.values[0]) if constraint.values else None

    def visit_array(self, constraint: c.Array, depth: int) -> list[Any]:
        items = constraint.items
        prefix = [self.made(each, depth) for each in constraint.prefix or ()]
        least = max(constraint.minimum or 0, 1 if depth and items is not None and constraint.maximum != 0 else 0)
        rest = range(len(prefix), least)
        return [*prefix, *(index if items is None else self.made(items, depth) for index in rest)]

    def visit_object(self, constraint: c.Object, depth: int) -> dict[str, Any]:
        """An object with what it must have, or with all that it names."""
        properties = dict(constraint.properties or ())
        required, additional = constraint.required, constraint.additional
        found: dict[str, Any] = {}
        for name in [*properties, *(name for name in required if name not in properties)]:
            if name in required:
                found[name] = self.made(properties[name], depth) if name in properties else None
            elif depth:
                try:
                    found[name] = self.made(properties[name], depth)
                except Missing:
                    continue
        least = max(constraint.minimum or 0, 1 if depth and additional is not None and not properties else 0)
        for number in range(least - len(found)):
            name = self.name(constraint, number)
            found[name] = None if additional is None else self.made(additional, depth)
        return found

    def name(self, constraint: c.Object, number: int) -> str:
        """A name for a further property."""
        if constraint.names is None:
            return f"k{number}"
        values = enum_of(self, constraint.names)
        if values is not None:
            if number >= len(values):
                raise Missing
            return str(values[number])
        text = self.made(constraint.names)
        return text if isinstance(text, str) and number == 0 else f"{text}{number}"

    def visit_any_of(self, constraint: c.AnyOf, depth: int) -> Any:
        return self.first_made(constraint.branches, depth)

    def visit_one_of(self, constraint: c.OneOf, depth: int) -> Any:
        return self.first_made(constraint.branches, depth)

    def first_made(self, constraints: tuple[Constraint, ...], depth: int) -> Any:
        """A value of the first branch that has any; null where there is no branch."""
        for each in constraints:
            try:
                return self.made(each, depth)
            except Missing:
                continue
        if constraints:
            raise Missing
        return None

    def visit_tagged(self, constraint: c.Tagged | c.OpenTagged, depth: int) -> Any:
        """A value of the first branch that has any."""
        for value, branch in constraint.branches:
            try:
                found = self.made(branch, depth)
            except Missing:
                continue
            return {**found, constraint.tag: value} if isinstance(found, dict) else found
        raise Missing

    def visit_open_tagged(self, constraint: c.OpenTagged, depth: int) -> Any:
        return self.visit_tagged(constraint, depth)

    # -- from examples ----------------------------------------------------------------------------------------------

    def learn(self, constraint: Constraint, value: Any) -> None:
        """Remember the texts of an example that stand where patterns are."""
        if isinstance(constraint, c.String):
            if isinstance(value, str) and constraint.pattern is not None:
                self.patterns.setdefault(constraint.pattern.ecma, value)
        elif isinstance(constraint, ConstraintRef):
            target = self.constraints.get(constraint.key)
            if isinstance(target, (c.String, c.AllOf, c.Object, c.Array)) and value not in ("", None):
                self.learn(target, value)
        elif isinstance(constraint, (c.AllOf, c.Nullable, c.Unevaluated)):
            for each in beside(constraint):
                self.learn(each, value)
        elif isinstance(constraint, c.Array):
            if isinstance(value, list) and constraint.items is not None:
                for item in value:
                    self.learn(constraint.items, item)
        elif isinstance(constraint, c.Object) and isinstance(value, dict):
            properties = dict(constraint.properties or ())
            for name, each in properties.items():
                if name in value:
                    self.learn(each, value[name])
            for name, member in value.items():
                if constraint.names is not None:
                    self.learn(constraint.names, name)
                if constraint.additional is not None and name not in properties:
                    self.learn(constraint.additional, member)


PLAIN: dict[str, Any] = {"null": None, "boolean": True, "object": {}, "array": [], "number": 0.5, "integer": 1, "string": "a"}


def shows_form(constraint: Constraint) -> bool:
    """Whether a constraint states what a value looks like; some only refuse."""
    return not (isinstance(constraint, (c.Not, c.IfThenElse, c.Anything)) or ignores_other_types(constraint))


def beside(constraint: c.AllOf | c.Nullable | c.Unevaluated) -> tuple[Constraint, ...]:
    """The constraints in another that look at the same value."""
    if isinstance(constraint, c.AllOf):
        return constraint.parts
    return (constraint.inner if isinstance(constraint, c.Nullable) else constraint.beside,)


def together(values: list[Any]) -> Any:
    """One value of several: objects together, else the first."""
    found: Any = values[0] if values else None
    for value in values[1:]:
        if isinstance(found, dict) and isinstance(value, dict):
            found = {**value, **found}
    return found


def shortest(constraint: c.String | c.Trimmed) -> str:
    """The shortest text within the bounds, but not the empty one where there may be another."""
    return "a" * max(constraint.minimum or 0, 1 if constraint.maximum != 0 else 0)


def number(constraint: c.Number | c.Integer) -> float:
    """A number within the bounds."""
    step, low, high = constraint.divisor, constraint.minimum, constraint.maximum
    if low is None and constraint.above is not None:
        low = constraint.above + 1
    if high is None and constraint.below is not None:
        high = constraint.below - 1
    value: float = low if low is not None and low > 1 else 1 if high is None or high >= 1 else high
    if low is not None and low == int(low):
        value = int(value) if value == int(value) else value
    if step is not None:
        value = step[0] * -(-int(value * step[1]) // step[0]) / step[1]
        return int(value) if value == int(value) else value
    return value if isinstance(constraint, c.Number) else int(value)


def enum_of(samples: Samples, constraint: Constraint) -> tuple[Any, ...] | None:
    """The values of a constraint that is an enumeration."""
    while isinstance(constraint, ConstraintRef):
        constraint = samples.constraints[constraint.key]
    return tuple(map(thaw, constraint.values)) if isinstance(constraint, c.Enum) else None
