"""The package that `make compiled` builds, in processes of their own beside the same libraries: one process has one package of a name."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from .apart import time_apart
from .figures import Figure
from .peers import OURS, PACKAGE, ROOT

__all__ = ["older", "time_compiled"]

COMPILED = ROOT / "build" / "compiled" / "lib" / OURS

AGAIN = ("parse", "parse_json", "dump", "dump_json")
"""The tasks that are timed with it."""


def time_compiled(rounds: int, processes: int) -> Iterator[Figure]:
    """Time the compiled package, if it was built from the package as it is now."""
    if not COMPILED.is_dir():
        print("compiled: not measured; `make compiled` builds it", file=sys.stderr)
    elif found := older(COMPILED, PACKAGE):
        print(f"compiled: not measured: older than the package ({found} differs); run `make compiled`", file=sys.stderr)
    else:
        for figure in time_apart(AGAIN, rounds, processes, COMPILED):
            yield replace(figure, task=f"compiled {figure.task}")


def older(compiled: Path, package: Path) -> str:
    """The first file of the package that is not what was compiled, or empty.

    The compiled package has the sources it was made of beside it, and the contract with its hash.
    """
    for path in sorted(path for path in package.rglob("*") if path.is_file() and "__pycache__" not in path.parts):
        name = path.relative_to(package)
        if not (compiled / name).is_file() or (compiled / name).read_bytes() != path.read_bytes():
            return name.as_posix()
    return ""
