"""Valid instances, made by rule: the smallest of each definition, and one with everything that it names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any, TypeAlias

from ...ir.constraints import Constraint, ConstraintRef, Key, PatternText
from ...ir.contract import Contract
from ...ir.evaluate import _Rules as Rules

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
    """No valid instance was found by rule."""


class _Deeper(Exception):
    """Another instance has to be made first."""

    def __init__(self, mark: Mark) -> None:
        super().__init__(mark)
        self.mark = mark


class Samples:
    """The instances of one contract."""

    def __init__(self, contract: Contract) -> None:
        self.rules = {definition.key: definition.rule for definition in contract.definitions}
        self.checks = Rules(self.rules)
        self.examples = {definition.key: definition.examples for definition in contract.definitions}
        self.patterns: dict[str, str] = {}
        """A text for each pattern, from the contract's examples."""
        for definition in contract.definitions:
            for example in definition.examples:
                self.learn(definition.rule, example)
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
        self.checks.remember(mark[0], found)
        return found

    def first(self, key: Key, depth: int) -> Any:
        """The first candidate that the definition accepts."""
        rule = self.rules[key]
        if rule.kind == "Ref":  # Another name for the same values: what fits there fits here.
            with suppress(Missing):
                return self.at_depth((rule.arguments[0].key, depth))
        for value in self.candidates(key, depth):
            if self.valid(key, value):
                return value
        raise Missing

    def candidates(self, key: Key, depth: int) -> Iterator[Any]:
        """Values to try: made by rule, then what the contract has as examples."""
        with suppress(Missing):
            yield self.made(self.rules[key], depth)
        yield from self.examples[key]
        if depth:
            yield self.of(key)

    # -- by rule ----------------------------------------------------------------------------------------------------

    def made(self, rule: Constraint, depth: int = 0) -> Any:
        """A value that a rule should accept, not yet checked."""
        options = rule.options or {}
        if rule.kind == "Ref":
            return self.named(rule, depth)
        if rule.kind == "Nullable":
            return self.made(rule.arguments[0], depth)
        if rule.kind in ("AllOf", "Unevaluated"):
            return self.every([self.made(each, depth) for each in rule.arguments if looks(each)])
        if rule.kind == "Types":
            return PLAIN[rule.arguments[0]]
        if rule.kind in ("Number", "Integer"):
            return number(rule.kind, options)
        if rule.kind in ("String", "Trimmed"):
            return self.text(options)
        if rule.kind == "Base64":
            return ""
        if rule.kind == "Enum" and rule.arguments:
            return rule.arguments[0]
        if rule.kind == "Array":
            prefix = [self.made(each, depth) for each in options.get("prefix", ())]
            least = max(options.get("minimum", 0), 1 if depth and rule.arguments and options.get("maximum") != 0 else 0)
            return [
                *prefix,
                *(self.made(rule.arguments[0], depth) if rule.arguments else index for index in range(len(prefix), least)),
            ]
        if rule.kind == "Object":
            return self.object(options, depth)
        if rule.kind in ("Tagged", "OpenTagged"):
            return self.tagged(rule, depth)
        if rule.kind in ("AnyOf", "OneOf") and rule.arguments:
            return self.one(rule.arguments, depth)
        if rule.kind == "Nothing":
            raise Missing
        return None

    def named(self, rule: Constraint, depth: int) -> Any:
        """An instance of another definition; the smallest one where it holds itself."""
        (reference,) = rule.arguments
        assert isinstance(reference, ConstraintRef)
        inside = any(key == reference.key for key, level in self._making if level)
        return self.at_depth((reference.key, 0 if inside else max(depth - 1, 0)))

    def every(self, values: list[Any]) -> Any:
        """One value of several: objects together, else the first."""
        found: Any = values[0] if values else None
        for value in values[1:]:
            if isinstance(found, dict) and isinstance(value, dict):
                found = {**value, **found}
        return found

    def one(self, rules: tuple[Constraint, ...], depth: int) -> Any:
        """A value of the first branch that has any."""
        for each in rules:
            try:
                return self.made(each, depth)
            except Missing:
                continue
        raise Missing

    def text(self, options: Mapping[str, Any]) -> str:
        """A text that keeps to the bounds."""
        pattern = options.get("pattern")
        if pattern is not None:
            return self.meeting(pattern, options)
        shortest: int = max(options.get("minimum", 0), 1 if options.get("maximum") != 0 else 0)
        return "a" * shortest

    def meeting(self, pattern: PatternText, options: Mapping[str, Any]) -> str:
        """A text that a pattern matches: of an example, or of the few that are tried."""
        check = self.checks.make(Constraint("String", (), dict(options)))
        texts: tuple[str, ...] = (self.patterns.get(pattern.ecma, ""), *TEXTS)
        for text in texts:
            if check.ok(text):
                return text
        raise Missing

    def object(self, options: Mapping[str, Any], depth: int) -> dict[str, Any]:
        """An object with what it must have, or with all that it names."""
        properties: Mapping[str, Constraint] = options.get("properties", {})
        required = options.get("required", ())
        found: dict[str, Any] = {}
        for name in [*properties, *(name for name in required if name not in properties)]:
            if name in required:
                found[name] = self.made(properties[name], depth) if name in properties else None
            elif depth:
                try:
                    found[name] = self.made(properties[name], depth)
                except Missing:
                    continue
        least = max(options.get("minimum", 0), 1 if depth and "additional" in options and not properties else 0)
        for number in range(least - len(found)):
            name = self.name(options, number)
            found[name] = self.made(options["additional"], depth) if "additional" in options else None
        return found

    def name(self, options: Mapping[str, Any], number: int) -> str:
        """A name for a further property."""
        if "names" in options:
            values = enum_of(self, options["names"])
            if values is not None:
                if number >= len(values):
                    raise Missing
                return str(values[number])
            text = self.made(options["names"])
            return text if isinstance(text, str) and number == 0 else f"{text}{number}"
        return f"k{number}"

    def tagged(self, rule: Constraint, depth: int) -> Any:
        """A value of the first branch."""
        tag, *branches = rule.arguments
        for value, branch in branches:
            try:
                found = self.made(branch, depth)
            except Missing:
                continue
            return {**found, tag: value} if isinstance(found, dict) else found
        raise Missing

    # -- from examples ----------------------------------------------------------------------------------------------

    def learn(self, rule: Constraint, value: Any) -> None:
        """Remember the texts of an example that stand where patterns are."""
        options = rule.options or {}
        if rule.kind == "String" and isinstance(value, str) and "pattern" in options:
            self.patterns.setdefault(options["pattern"].ecma, value)
        elif rule.kind == "Ref":
            inner = self.rules.get(rule.arguments[0].key)
            if inner is not None and inner.kind in ("String", "AllOf", "Object", "Array") and value not in ("", None):
                self.learn(inner, value)
        elif rule.kind in ("AllOf", "Nullable", "Unevaluated"):
            for each in rule.arguments:
                self.learn(each, value)
        elif rule.kind == "Array" and isinstance(value, list):
            for item in value if rule.arguments else ():
                self.learn(rule.arguments[0], item)
        elif rule.kind == "Object" and isinstance(value, dict):
            for name, each in options.get("properties", {}).items():
                if name in value:
                    self.learn(each, value[name])
            for name, member in value.items():
                if "names" in options:
                    self.learn(options["names"], name)
                if "additional" in options and name not in options.get("properties", {}):
                    self.learn(options["additional"], member)


PLAIN: dict[str, Any] = {"null": None, "boolean": True, "object": {}, "array": [], "number": 0.5, "integer": 1, "string": "a"}
LOOKS = ("Not", "IfThenElse", "MemberOf", "Base64", "Base64Total", "Format", "Anything")
"""Rules that only refuse: they do not say what a value looks like."""


def looks(rule: Constraint) -> bool:
    """Whether a rule says what a value looks like."""
    return rule.kind not in LOOKS and not (rule.options or {}).get("others")


def number(kind: str, options: Mapping[str, Any]) -> float:
    """A number that keeps to the bounds."""
    step = options.get("divisor")
    low, high = options.get("minimum"), options.get("maximum")
    if low is None and "above" in options:
        low = options["above"] + 1
    if high is None and "below" in options:
        high = options["below"] - 1
    value: float = low if low is not None and low > 1 else 1 if high is None or high >= 1 else high
    if low is not None and low == int(low):
        value = int(value) if value == int(value) else value
    if step is not None:
        value = step[0] * -(-int(value * step[1]) // step[0]) / step[1]
        return int(value) if value == int(value) else value
    return value if kind == "Number" else int(value)


def enum_of(samples: Samples, rule: Constraint) -> tuple[Any, ...] | None:
    """The values of a rule that is an enumeration."""
    while rule.kind == "Ref":
        rule = samples.rules[rule.arguments[0].key]
    return rule.arguments if rule.kind == "Enum" else None
