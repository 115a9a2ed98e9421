"""One verdict against another, and the count of what was tried, which the summary of a run prints."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from contractgen.targets.python.runtime.values import FAST_PATH_ERRORS

from support.corpora import same


@dataclass(frozen=True)
class Subject:
    """A schema: its address, our Schema object, and the other validator."""

    uri: str
    schema: Any
    validator: Any
    lenient: Any = None
    """The other validator, with `contentEncoding` and `contentMediaType` as annotations."""


Explain = Callable[[list[Any], Any, Subject], str]
"""Names the rule by which the other validator may give another verdict: of our problems, the value and the subject; or nothing."""


@dataclass
class Tally:
    """What was tried."""

    tried: int = 0
    valid: int = 0
    explained: Counter[str] = field(default_factory=Counter)
    """Differences from the other validator that a rule explains, by rule."""

    def judge(self, subject: Subject, value: Any, *, lossless: bool, explain: Explain) -> None:
        """Both passes give one verdict, and it is the other validator's, or a rule explains the difference. What is valid
        comes out as it went in."""
        schema = subject.schema
        problems = schema.problems(value)
        verdict = not problems
        assert quick(schema, value) is verdict, f"the two passes differ on {value!r}: {problems}"
        assert schema.check.ok(value) is verdict, f"the rules differ on {value!r}: {problems}"
        if verdict is not subject.validator.is_valid(value):
            reason = explain(problems, value, subject)
            assert reason, f"{subject.uri} says {verdict} of {value!r}: {problems}"
            self.explained[reason] += 1
        self.tried += 1
        self.valid += verdict
        if verdict:
            record = schema.parse(value)
            dumped = schema.dump(record)
            assert not schema.problems(dumped), f"{value!r} is valid, and is not when it comes out as {dumped!r}"
            assert schema.parse_json(schema.dump_json(record)) == record
            assert not lossless or same(dumped, value), f"{value!r} came out as {dumped!r}"

    def properties(self) -> dict[str, Any]:
        """What a report of a test carries."""
        return {"tried": self.tried, "valid": self.valid, "explained": dict(self.explained)}


def quick(schema: Any, value: Any) -> bool:
    """What the straight-line pass says."""
    try:
        schema.build(value)
    except FAST_PATH_ERRORS:
        return False
    return True
