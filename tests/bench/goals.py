"""What the package is to reach, beside what was measured."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

__all__ = ["GOALS", "Goal", "Reached", "compared"]

WORKLOADS = ("W1", "W2", "W3", "W4")


@dataclass(frozen=True)
class Goal:
    """One line of the list of goals: where the figures are, and the bounds they have to keep."""

    title: str
    task: str
    places: Sequence[str]
    """Workloads, or what else the task tells its figures apart by."""
    peer: str
    bounds: Sequence[float]
    aims: Sequence[float]
    at_most: bool = False
    """Smaller is better."""
    key: str = "ratio"
    """What of a figure counts."""


def four(bound: float) -> tuple[float, ...]:
    """One bound for the four workloads."""
    return (bound,) * 4


GOALS = (
    Goal("parse: pydantic / ours", "parse", WORKLOADS, "pydantic", (2.6, 2.2, 2.0, 2.0), (3.0, 2.5, 2.5, 2.7)),
    Goal("parse: msgspec / ours", "parse", WORKLOADS, "msgspec", (0.65, 0.45, 0.42, 0.38), (0.8, 0.58, 0.55, 0.5)),
    Goal("parse_json: pydantic / ours", "parse_json", WORKLOADS, "pydantic", (0.97, 0.85, 1.0, 1.0), four(1.15)),
    Goal(
        "one fault at the end: ours / our valid",
        "faulty",
        ("W5 (W3)", "W5 (W4)"),
        "agent_contracts",
        (1.2, 1.2),
        (1.05, 1.05),
        True,
    ),
    Goal("every item faulty: ours / our valid", "faulty", ("W6",), "agent_contracts", (4.5,), (2.5,), True),
    Goal("dump: pydantic / ours", "dump", WORKLOADS, "pydantic", four(2.0), four(3.0)),
    Goal("dump_json: pydantic / ours", "dump_json", WORKLOADS, "pydantic", (2.8, 1.0, 0.8, 0.95), (3.4, 1.2, 1.1, 1.3)),
    Goal("compiled, parse: pydantic / ours", "compiled parse", WORKLOADS, "pydantic", four(3.5), four(4.0)),
    Goal("validate only: fastjsonschema / ours", "validate", WORKLOADS, "fastjsonschema", four(8), four(20)),
    Goal("validate only: jsonschema / ours", "validate", WORKLOADS, "jsonschema", four(110), ()),
    Goal(
        "import and one request: pydantic, with all its models in one module / ours",
        "imports",
        ("first request",),
        "pydantic",
        (8,),
        (20,),
    ),
    Goal("import of everything: pydantic / ours", "imports", ("everything",), "pydantic", (2,), (4,)),
    Goal("memory of W4: ours / msgspec", "memory", ("objects", "text"), "agent_contracts", (1.05, 1.05), (0.95, 0.95), True),
    Goal(
        "cold generate of the contract, seconds",
        "generation",
        ("the contract's files",),
        "contractgen generate",
        (0.6,),
        (0.3,),
        True,
        "value",
    ),
    Goal(
        "datamodel-codegen / ours: contract, 300, 3,000 types",
        "generation",
        ("the contract as one file", "300 types", "3,000 types"),
        "datamodel-codegen",
        (4, 8, 8),
        (12, 12, 12),
    ),
)


@dataclass(frozen=True)
class Reached:
    """A goal and what was measured."""

    goal: Goal
    figures: tuple[float | None, ...]
    """None where nothing was measured."""
    spreads: tuple[tuple[float, float] | None, ...]
    """The lowest and the highest figure of the processes, where there were several."""

    @property
    def missed(self) -> tuple[bool, ...]:
        """Whether each figure breaks its bound; one that was not measured does not."""
        return tuple(
            figure is not None and (figure > bound if self.goal.at_most else figure < bound)
            for figure, bound in zip(self.figures, self.goal.bounds)
        )

    @property
    def verdict(self) -> str:
        """What came of the goal, in words."""
        of, missed, unknown = len(self.figures), sum(self.missed), self.figures.count(None)
        if unknown == of:
            return "not measured"
        words = [f"{missed} of {of} missed"] if missed else []
        words += [f"{unknown} of {of} not measured"] if unknown else []
        return ", ".join(words) or "reached"


def compared(results: Mapping[str, Any]) -> Iterator[Reached]:
    """Each goal with the figures of a run."""
    found = {(row["task"], row["place"], row["peer"]): row for row in results["figures"]}
    for goal in GOALS:
        rows = [found.get((goal.task, place, goal.peer)) for place in goal.places]
        yield Reached(goal, tuple(row and row[goal.key] for row in rows), tuple(spread(row) for row in rows))


def spread(row: Mapping[str, Any] | None) -> tuple[float, float] | None:
    """Between which ratios the processes were."""
    return (row["more"]["lowest"], row["more"]["highest"]) if row and "lowest" in row["more"] else None
