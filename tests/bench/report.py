"""The results as tables: in the README beside this file, between two marks, written by the run."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from .figures import amount
from .goals import Reached, compared
from .peers import peers
from .plot import draw

__all__ = ["FOLDER", "filled", "goal_line", "goals", "keep", "tables"]

FOLDER = Path(__file__).resolve().parent
MEASURED = "measured; misses in bold; in brackets the lowest and highest of the processes"
START, END = "<!-- written by the run -->", "<!-- end of what the run wrote -->"

TITLES = {
    "parse": "Parse from objects",
    "parse_json": "Parse from JSON text (bytes)",
    "dump": "Dump to objects",
    "dump_json": "Dump to JSON text",
    "validate": "Validate only",
    "faulty": "Faulty values",
    "protocol": "The whole way in: envelope, table, payload",
    "compiled parse": "Compiled: parse from objects",
    "compiled parse_json": "Compiled: parse from JSON text (bytes)",
    "compiled dump": "Compiled: dump to objects",
    "compiled dump_json": "Compiled: dump to JSON text",
    "memory": "Memory of the parsed W4",
    "imports": "Import in a new process",
    "generation": "Generation in a new process",
}
"""The tables, in order."""


def keep(results: Mapping[str, Any]) -> None:
    """Write the plot, the results and the tables into the repository."""
    draw(results, FOLDER / "results.svg")
    (FOLDER / "results.json").write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    readme = FOLDER / "README.md"
    readme.write_text(filled(readme.read_text(encoding="utf-8"), results), encoding="utf-8")


def filled(text: str, results: Mapping[str, Any]) -> str:
    """The README with the tables of some results."""
    before, after = text.partition(START)[0], text.partition(END)[2]
    return f"{before}{START}\n\n{tables(results)}\n{END}{after}"


def tables(results: Mapping[str, Any]) -> str:
    """All tables, as Markdown."""
    parts = [about(results), goals(results), verdicts(results)]
    for task, title in TITLES.items():
        rows = [row for row in results["figures"] if row["task"] == task]
        if rows:
            parts.append(f"### {title}\n\n{generation(rows) if task == 'generation' else table(rows)}")
    return "\n".join(parts)


def about(results: Mapping[str, Any]) -> str:
    """When, where and with what."""
    facts = "".join(f"- {name}: {value}\n" for name, value in results["about"].items())
    processes = f", in each of {results['processes']} processes" if "processes" in results else ""
    return f"{facts}- rounds: {results['rounds']}{processes}\n"


def goals(results: Mapping[str, Any]) -> str:
    """Each goal beside what was measured."""
    rows = []
    for reached in compared(results):
        word = "at most " if reached.goal.at_most else ""
        parts = map(marked, reached.figures, reached.missed, reached.spreads)
        aims = " ".join(map(short, reached.goal.aims)) or "–"
        bounds = " ".join(map(short, reached.goal.bounds))
        rows.append((reached.goal.title, f"{word}{bounds}", aims, ", ".join(parts), reached.verdict))
    heads = ("what (W1 W2 W3 W4 where there are four)", "goal: at least", "aim", MEASURED, "")
    return f"### The goals\n\n{markdown(heads, rows)}"


def marked(figure: float | None, missed: bool, spread: tuple[float, float] | None) -> str:
    """A figure; bold where it misses its bound; with what the processes were between."""
    if figure is None:
        return "–"
    text = f"**{short(figure)}**" if missed else short(figure)
    return f"{text} ({short(spread[0])} to {short(spread[1])})" if spread else text


def short(figure: float) -> str:
    """A figure with as many digits as it is worth."""
    return f"{figure:.0f}" if figure >= 100 else f"{figure:.1f}".removesuffix(".0") if figure >= 10 else f"{figure:.2f}"


def goal_line(reached: Reached) -> str:
    """A goal for reading on a terminal."""
    word = "<=" if reached.goal.at_most else ">="
    parts = map(marked, reached.figures, reached.missed, reached.spreads)
    bounds = " ".join(map(short, reached.goal.bounds))
    return f"{reached.goal.title:52} {word} {bounds}: {', '.join(parts)}: {reached.verdict}"


def verdicts(results: Mapping[str, Any]) -> str:
    """Who agrees with the right verdicts, and what each does not check."""
    known = {peer.name: peer.unchecked for peer in peers()}
    rows = []
    for found in results["verdicts"]:
        wrong = f"{len(found['accepted'])} wrongly accepted, {len(found['refused'])} wrongly refused"
        rows.append((found["peer"], "; ".join(found["workloads"]) or "all agree", wrong, known[found["peer"]] or "–"))
    asked = results["verdicts"][0]["lines"] if results["verdicts"] else 0
    heads = (
        "library",
        "on the workloads, valid and faulty",
        f"on {asked} lines of the corpus",
        "does not check, or sees otherwise",
    )
    return f"### Verdicts\n\n{markdown(heads, rows)}"


def table(rows: Sequence[Mapping[str, Any]]) -> str:
    """One task: a row for each library, a column for each workload, with the ratio to ours."""
    places = list(dict.fromkeys(row["place"] for row in rows))
    found = {(row["peer"], row["place"]): row for row in rows}
    lines = []
    for peer in dict.fromkeys(row["peer"] for row in rows):
        cells = [found.get((peer, place)) for place in places]
        lines.append(
            (peer, *("–" if cell is None else f"{amount(cell['value'], cell['unit'])} ({cell['ratio']:.2f})" for cell in cells))
        )
    return markdown(("", *places), lines)


def generation(rows: Sequence[Mapping[str, Any]]) -> str:
    """The generators, with the clock and the processor's time."""
    lines = [
        (
            row["place"],
            row["peer"],
            f"{row['value']:.2f}",
            f"{row['more']['fastest']:.2f}",
            f"{row['more']['processor']:.2f}",
            "–" if row["ratio"] is None else f"{row['ratio']:.2f}",
        )
        for row in rows
    ]
    return markdown(("input", "command", "median s", "fastest s", "processor s", "processor, of ours"), lines)


def markdown(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table."""
    return "".join(f"| {' | '.join(row)} |\n" for row in [heads, ["---"] * len(heads), *rows])
