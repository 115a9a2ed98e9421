"""The command line, run in this process or in one of its own."""

from __future__ import annotations

import contextlib
import io
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import click
from contractgen.cli import main


@dataclass(frozen=True)
class Ran:
    """What a command did."""

    code: int
    out: str
    err: str


def run(*arguments: str) -> Ran:
    """Run `contractgen` in this process, from the folder that it is in."""
    out, err = io.StringIO(), io.StringIO()
    code = 0
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            main(list(arguments), prog_name="contractgen", standalone_mode=True)
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 1
    return Ran(code, click.unstyle(out.getvalue()), click.unstyle(err.getvalue()))


def environment(**variables: str) -> dict[str, str]:
    """What a process of its own needs to find what this one finds, and some variables."""
    paths = os.pathsep.join(path for path in sys.path if path)
    return {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1", **variables}


def run_apart(*arguments: str, folder: Path, **variables: str) -> Ran:
    """Run `contractgen` in a process of its own."""
    command = [sys.executable, "-m", "contractgen", *arguments]
    done = subprocess.run(
        command, cwd=folder, env=environment(**variables), capture_output=True, text=True, encoding="utf-8", check=False
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def files_of(folder: Path) -> dict[str, bytes]:
    """Every file below a folder, caches left out, by its path."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    }
