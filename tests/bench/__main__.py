"""Run the benchmark: `make bench`, or `make bench BENCH="--only parse,dump_json --rounds 5"`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict
from functools import partial
from importlib.util import find_spec
from typing import Any

from .apart import time_apart
from .compiled import time_compiled
from .figures import Figure, figure_line
from .generation import time_contract, time_made_up
from .goals import compared
from .imports import time_imports
from .machine import machine
from .memory import weigh
from .peers import BUILD, PACKAGES, missing
from .report import FOLDER, goal_line, keep
from .speed import TASKS as TIMED
from .verdicts import Agreement, agreement

TASKS = (*TIMED, "compiled", "memory", "imports", "generation", "large")


def main() -> int:
    """Show that verdicts agree, measure, compare with the goals; keep the results where asked to."""
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--only", default=",".join(TASKS), help=f"some of {', '.join(TASKS)}")
    parser.add_argument("--rounds", type=int, default=11, help="how often each library takes its turn in a process; 11")
    parser.add_argument("--processes", type=int, default=5, help="in how many new processes, one after the other; 5")
    parser.add_argument("--quick", action="store_true", help="one process, and do not compare verdicts first")
    parser.add_argument("--keep", action="store_true", help=f"write the results, their table and plot into {FOLDER.name}/")
    options = parser.parse_args()
    tasks = [task for task in options.only.split(",") if task]
    processes = 1 if options.quick else options.processes
    if wrong := [task for task in tasks if task not in TASKS]:
        parser.error(f"no such task: {', '.join(wrong)}; there are {', '.join(TASKS)}")
    if absent := missing():
        print(f"not installed: {', '.join(absent)}; `make bench` installs {', '.join(PACKAGES)}", file=sys.stderr)
        return 1
    if options.keep and (options.quick or set(tasks) != set(TASKS)):
        parser.error("what is kept is a whole run: no --only, no --quick")
    if options.keep and find_spec("matplotlib") is None:
        parser.error("--keep draws a plot with matplotlib, which `make bench` installs")
    about = machine()
    print("\n".join(f"{name}: {value}" for name, value in about.items()))
    verdicts = [] if options.quick else list(shown(agreement(), verdict_line))
    results: dict[str, Any] = {
        "about": about,
        "rounds": options.rounds,
        "processes": processes,
        "verdicts": [asdict(each) for each in verdicts],
        "figures": [],
    }
    for figures in measured(tasks, options.rounds, processes):
        results["figures"] += [figure.row() for figure in shown(figures, figure_line)]
        BUILD.joinpath("results.json").write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    for reached in compared(results):
        if any(figure is not None for figure in reached.figures):
            print(goal_line(reached))
    if options.keep:
        keep(results)
    return 0


def shown(each: Iterable[Any], line: Callable[[Any], str]) -> Iterator[Any]:
    """Print each one as it comes."""
    for one in each:
        print(line(one), flush=True)
        yield one


def measured(tasks: Sequence[str], rounds: int, processes: int) -> Iterator[Iterator[Figure]]:
    """The figures of tasks. What starts a process for each reading gets as many readings as it can in the time."""
    if timed := [task for task in tasks if task in TIMED]:
        yield time_apart(timed, rounds, processes)
    others: dict[str, Callable[[], Iterator[Figure]]] = {
        "compiled": partial(time_compiled, rounds, processes),
        "memory": weigh,
        "imports": partial(time_imports, rounds * 2),
        "generation": partial(generation, max(2, rounds // 2)),
        "large": partial(time_made_up, 3000, max(1, rounds // 4)),
    }
    yield from (others[task]() for task in tasks if task in others)


def generation(rounds: int) -> Iterator[Figure]:
    """The contract and 300 types."""
    yield from time_contract(rounds)
    yield from time_made_up(300, rounds)


def verdict_line(found: Agreement) -> str:
    """An agreement for reading."""
    return (
        f"{found.peer:20} workloads: {'; '.join(found.workloads) or 'the same'}; of {found.lines} lines of the corpus"
        f" {len(found.accepted)} accepted and {len(found.refused)} refused otherwise"
    )


if __name__ == "__main__":
    sys.exit(main())
