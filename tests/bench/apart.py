"""Times tasks in several new processes: where one happens to put its code and data moves a figure by a fifth, so one proves little."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from .figures import Figure
from .peers import OURS, PACKAGE, ROOT
from .speed import measure

__all__ = ["combined", "time_apart"]


def time_apart(tasks: Sequence[str], rounds: int, processes: int, package: Path = PACKAGE) -> Iterator[Figure]:
    """Time tasks of `speed` with the package in a folder, in some processes one after the other, each with some rounds."""
    path = os.pathsep.join(str(each) for each in (package.parent, ROOT / "tests"))
    words = [sys.executable, "-m", "bench.apart", str(package), str(rounds), *tasks]
    runs = []
    for number in range(processes):
        print(f"{', '.join(tasks)}: process {number + 1} of {processes}", file=sys.stderr)
        done = subprocess.run(words, env={**os.environ, "PYTHONPATH": path}, stdout=subprocess.PIPE, check=True)
        runs.append([Figure(**row) for row in json.loads(done.stdout)])
    yield from combined(runs)


def combined(runs: Sequence[Sequence[Figure]]) -> Iterator[Figure]:
    """What several processes measured, as one: the medians over the processes, and the lowest and highest ratio."""
    for figures in zip(*runs, strict=True):
        first = figures[0]
        assert {(each.task, each.place, each.peer) for each in figures} == {(first.task, first.place, first.peer)}
        ratios = [each.ratio for each in figures if each.ratio is not None]
        spread = {"lowest": min(ratios), "highest": max(ratios)} if len(ratios) > 1 else {}
        ratio = statistics.median(ratios) if ratios else None
        yield replace(first, value=statistics.median(each.value for each in figures), ratio=ratio, more=spread)


def main() -> None:
    """Print the figures of this process as JSON."""
    package, rounds, *tasks = sys.argv[1:]
    assert Path(package) in Path(str(sys.modules[OURS].__file__)).parents
    print(json.dumps([figure.row() for task in tasks for figure in measure(task, int(rounds))]))


if __name__ == "__main__":
    main()
