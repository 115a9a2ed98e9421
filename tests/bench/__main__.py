"""Run the benchmark: `make bench`, or `make bench BENCH="--only parse,dump_json --rounds 5"`."""

from __future__ import annotations

import argparse
import sys

from .peers import PACKAGES, missing, versions
from .speed import TASKS, Figure, measure
from .verdicts import agreement

EVERY = 10
"""Every how many-th line of the corpus is asked of every library."""


def main() -> int:
    """Show that verdicts agree, measure, and print."""
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--only", default=",".join(TASKS), help=f"some of {', '.join(TASKS)}")
    parser.add_argument("--rounds", type=int, default=15, help="how often each library takes its turn")
    parser.add_argument("--quick", action="store_true", help="do not compare verdicts first")
    options = parser.parse_args()
    tasks = [task for task in options.only.split(",") if task]
    if wrong := [task for task in tasks if task not in TASKS]:
        parser.error(f"no such task: {', '.join(wrong)}; there are {', '.join(TASKS)}")
    if absent := missing():
        print(f"not installed: {', '.join(absent)}; `make bench` installs {', '.join(PACKAGES)}", file=sys.stderr)
        return 1
    print("  ".join(f"{name} {number}" for name, number in versions().items()))
    if not options.quick:
        for found in agreement(EVERY):
            print(
                f"{found.peer:20} workloads: {'; '.join(found.workloads) or 'the same'}; of {found.lines} lines of the corpus"
                f" {len(found.accepted)} accepted and {len(found.refused)} refused otherwise"
            )
    for task in tasks:
        for figure in measure(task, options.rounds):
            print(line(figure), flush=True)
    return 0


def line(figure: Figure) -> str:
    """A figure for reading."""
    return f"{figure.task:10} {figure.workload:8} {figure.peer:32} {figure.seconds * 1e6:12.2f} us {figure.ratio:8.2f}"


if __name__ == "__main__":
    sys.exit(main())
