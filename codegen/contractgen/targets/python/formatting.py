"""Python text as ruff formats it."""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path

from ...diagnostics import Location, OutputError, Problem
from ...output.staging import temporary_folder

__all__ = ["format_python"]

MEMORY = "/dev/shm"
"""Where Linux keeps files in memory. The formatter takes files only, and writing thousands of them to a disk takes longer than
formatting them: with memory a run takes 11 % less time."""


def format_python(files: Mapping[str, str]) -> dict[str, str]:
    """The same files as ruff formats them, in one run of its formatter.

    Raises:
        OutputError: there is no room for temporary files.
    """
    places = [MEMORY] if os.access(MEMORY, os.W_OK) else []
    try:
        places.append(tempfile.gettempdir())
    except OSError as error:
        raise no_room("the folder for temporary files", error) from None
    for place in places:
        try:
            with temporary_folder(Path(place), "contractgen-") as folder:
                return formatted(folder, files)
        except OSError as error:
            if place == places[-1]:
                raise no_room(place, error) from None
    raise AssertionError("the last place either serves or raises")


def formatted(folder: Path, files: Mapping[str, str]) -> dict[str, str]:
    """The files by way of a folder that the formatter sees."""
    from ruff import find_ruff_bin

    paths = {name: folder / f"{number}.py" for number, name in enumerate(files)}
    for name, path in paths.items():
        path.write_text(files[name], encoding="utf-8", newline="\n")
    command = [find_ruff_bin(), "format", "--isolated", "--no-cache", "--quiet", "--target-version", "py310", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        if "os error" in done.stderr:  # It found no room to write what it made.
            raise OSError(0, done.stderr.strip())
        raise RuntimeError(f"the generated code does not parse; this is a bug of contractgen: {done.stderr}")
    return {name: path.read_text(encoding="utf-8") for name, path in paths.items()}


def no_room(place: str, error: OSError) -> OutputError:
    """The problem that temporary files cannot be written."""
    return OutputError([Problem(Location(Path(place).as_posix()), f"temporary files cannot be written: {error.strerror or error}")])
