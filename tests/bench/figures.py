"""What is measured, as rows: one figure says what one library did with one thing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

__all__ = ["Figure", "figure_line"]


@dataclass(frozen=True)
class Figure:
    """One measured figure."""

    task: str
    place: str
    """The workload, or what else was read."""
    peer: str
    value: float
    unit: str
    """`s` or `B`."""
    ratio: float | None = None
    """How many times as much as ours. Of our own faulty values: as our own valid one. Of memory: as msgspec's."""
    more: Mapping[str, float] = field(default_factory=dict)
    """Other readings of the same runs."""

    def row(self) -> dict[str, Any]:
        """As JSON."""
        return asdict(self)


def figure_line(figure: Figure) -> str:
    """A figure for reading."""
    ratio = "" if figure.ratio is None else f"{figure.ratio:9.3f}"
    more = "".join(f"  {name} {value:.3g}" for name, value in figure.more.items())
    return f"{figure.task:10} {figure.place:24} {figure.peer:32} {amount(figure.value, figure.unit):>10} {ratio}{more}"


def amount(value: float, unit: str) -> str:
    """A value in the unit that people read it in."""
    for size, name in ((1e6, "MB"), (1e3, "kB"), (1, "B")) if unit == "B" else ((1, "s"), (1e-3, "ms"), (1e-6, "µs"), (0, "ns")):
        if value >= size:
            return f"{value / (size or 1e-9):.3g} {name}"
    return f"{value} {unit}"
