"""Examples in the contract: each has to fit the schema that it stands in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ..diagnostics import Problem, stop_if
from ..schema.load import Document
from ..targets.python.runtime import checks
from ..targets.python.runtime.problem import Findings
from ..targets.python.runtime.values import Pattern
from .constraints import Constraint, ConstraintRef, Key, PatternText
from .contract import Contract

__all__ = ["check_examples"]


class _Holder:
    """The rules of one definition, made when first asked."""

    def __init__(self, rules: _Rules, key: Key) -> None:
        self._rules = rules
        self._key = key

    @property
    def check(self) -> checks.Check:
        return self._rules.of(self._key)

    def accepts(self, value: Any) -> bool:
        return self._rules.remembers(self._key, value)


class _Rules:
    """The contract's rules as the runtime's checks, without any code in between."""

    def __init__(self, rules: Mapping[Key, Constraint]) -> None:
        self._rules = rules
        self._made: dict[Key, checks.Check] = {}
        self._fitting: dict[tuple[Key, int], Any] = {}
        """Values that are known to fit a definition, by its key and their identity."""

    def remember(self, key: Key, value: Any) -> None:
        """Take note that a value fits a definition: it is not looked at again as a part of others. It must not change any more."""
        self._fitting[key, id(value)] = value

    def remembers(self, key: Key, value: Any) -> bool:
        """Whether a value is known to fit a definition."""
        return (key, id(value)) in self._fitting

    def of(self, key: Key) -> checks.Check:
        """The check of a definition."""
        if key not in self._made:
            self._made[key] = self.make(self._rules[key])
        return self._made[key]

    def make(self, value: Any) -> Any:
        """A rule, or an argument of one, as the runtime takes it."""
        if isinstance(value, Constraint):
            arguments = [self.make(each) for each in value.arguments]
            options = {name: self.make(each) for name, each in (value.options or {}).items()}
            return getattr(checks, value.kind)(*arguments, **options)
        if isinstance(value, ConstraintRef):
            return _Holder(self, value.key)
        if isinstance(value, PatternText):
            return Pattern(value.source, value.ecma)
        if isinstance(value, tuple):
            return tuple(map(self.make, value))
        if isinstance(value, Mapping):
            return {name: self.make(each) for name, each in value.items()}
        return value


def check_examples(contract: Contract, documents: Mapping[str, Document]) -> None:
    """Check the examples of every definition, request and event.

    Raises:
        ContractError: every example that does not fit, with the place inside it.
    """
    rules = _Rules({definition.key: definition.rule for definition in contract.definitions})
    problems: list[Problem] = []
    for definition in contract.definitions:
        if definition.key[2] == "":
            check = rules.of(definition.key)
            for index, example in enumerate(definition.examples):
                place = f"{definition.key[1]}/examples/{index}"
                problems += explained(documents[definition.key[0]], place, check, example)
    for request in contract.requests:
        document = documents[f"requests/{request.name}.json"]
        for index, example in enumerate(document.contents.get("examples", [])):
            for name, key in (("payload", request.payload), ("result", request.result)):
                if not isinstance(example, dict) or name not in example:
                    problems.append(document.problem(f"/examples/{index}", f"an example of a request has a {name!r}"))
                else:
                    problems += explained(document, f"/examples/{index}/{name}", rules.of(key), example[name])
    for event in contract.events:
        document = documents[f"events/{event.name}.json"]
        for index, example in enumerate(document.contents.get("examples", [])):
            problems += explained(document, f"/examples/{index}", rules.of(event.payload), example)
    stop_if(problems)


def explained(document: Document, place: str, check: checks.Check, example: Any) -> Iterator[Problem]:
    """What is wrong with one example."""
    found = Findings()
    check.explain(example, None, found)
    for finding in found:
        yield document.problem(place + finding.pointer, f"the example does not fit its schema: {finding.reason}")
