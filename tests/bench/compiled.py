"""The package that `make compiled` builds, in a process of its own beside the same libraries: one process has one package of a name."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from .figures import Figure
from .peers import OURS, ROOT
from .speed import measure

__all__ = ["time_compiled"]

LIBRARY = ROOT / "build" / "compiled" / "lib"

AGAIN = ("parse", "parse_json", "dump", "dump_json")
"""The tasks that are timed with it."""


def time_compiled(rounds: int) -> Iterator[Figure]:
    """Time the compiled package, if it was built."""
    if not LIBRARY.is_dir():
        print("compiled: not measured; `make compiled` builds it", file=sys.stderr)
        return
    path = os.pathsep.join(str(each) for each in (LIBRARY, ROOT / "tests"))
    words = [sys.executable, "-m", "bench.compiled", str(rounds)]
    done = subprocess.run(words, env={**os.environ, "PYTHONPATH": path}, stdout=subprocess.PIPE, check=True)
    yield from (Figure(**row) for row in json.loads(done.stdout))


def main() -> None:
    """Print the figures of the package that is found first, as JSON."""
    assert LIBRARY in Path(str(sys.modules[OURS].__file__)).parents
    figures = (figure for task in AGAIN for figure in measure(task, int(sys.argv[1])))
    print(json.dumps([replace(figure, task=f"compiled {figure.task}").row() for figure in figures]))


if __name__ == "__main__":
    main()
