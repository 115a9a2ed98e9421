"""The results as a picture: how many times as long as the package each library takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from .speed import BY_TYPE, FLOOR, VALIDATORS

__all__ = ["draw"]

PANELS = (
    ("parse", "Parse from objects", BY_TYPE),
    ("parse_json", "Parse from JSON text", (*BY_TYPE, FLOOR)),
    ("dump", "Dump to objects", BY_TYPE),
    ("dump_json", "Dump to JSON text", BY_TYPE),
    ("protocol", "The whole way in", ("pydantic", "msgspec")),
    ("validate", "Validate only", VALIDATORS),
)
COLOURS = {"W1": "#7cb0dd", "W2": "#3a7fc1", "W3": "#e0913d", "W4": "#a8481c"}
MARKS = {"W1": "o", "W2": "s", "W3": "^", "W4": "D"}
NAMES = {"W1": "W1 delta event", "W2": "W2 tool item event", "W3": "W3 200 chats", "W4": "W4 1,000 items"}


def draw(results: Mapping[str, Any], path: Path) -> None:
    """Draw a panel for each task, a row for each library, a mark for each workload; the line at 1 is the package."""
    matplotlib = import_module("matplotlib")
    matplotlib.use("Agg")
    matplotlib.rcParams.update({"svg.hashsalt": "bench", "svg.fonttype": "path", "font.size": 10, "axes.titleweight": "bold"})
    pyplot = import_module("matplotlib.pyplot")
    ratios = {(row["task"], row["place"], row["peer"]): row["ratio"] for row in results["figures"]}
    figure, axes = pyplot.subplots(3, 2, figsize=(11, 10), layout="constrained")
    for axis, (task, title, names) in zip(axes.flat, PANELS):
        panel(axis, title, names, {(place, peer): ratio for (of, place, peer), ratio in ratios.items() if of == task})
    handles = [
        pyplot.Line2D([], [], linestyle="", marker=MARKS[work], color=COLOURS[work], label=NAMES[work], markersize=7)
        for work in NAMES
    ]
    figure.legend(handles=handles, loc="outside upper center", ncols=4, frameon=False)
    figure.supxlabel("times as long as agent_contracts, which is the line at 1 (logarithmic; right of it: slower than the package)")
    figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)


def panel(axis: Any, title: str, names: Sequence[str], ratios: Mapping[tuple[str, str], float]) -> None:
    """One task."""
    axis.set_title(title, loc="left")
    axis.set_xscale("log")
    axis.axvline(1, color="#222222", linewidth=1.5)
    for row, name in enumerate(names):
        axis.axhline(row, color="#e4e4e4", linewidth=0.8, zorder=0)
        for place, lift in zip(NAMES, (0.21, 0.07, -0.07, -0.21)):
            if (place, name) in ratios:
                axis.plot(ratios[place, name], row - lift, marker=MARKS[place], color=COLOURS[place], markersize=6.5, linestyle="")
    axis.set_yticks(range(len(names)), names)
    axis.set_ylim(len(names) - 0.5, -0.5)
    low, high = min([*ratios.values(), 1]), max([*ratios.values(), 1])
    axis.set_xlim(low / 1.4, high * 1.4)
    steps = [step for step in (0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000) if low / 1.4 <= step <= high * 1.4]
    axis.set_xticks(steps, [f"{step:g}" for step in steps])
    axis.minorticks_off()
    axis.spines[["top", "right"]].set_visible(False)
