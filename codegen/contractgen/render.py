"""Fragments to text: Jinja2 that prints `Code` only, then ruff's formatter."""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from .pysource import Code

__all__ = ["format_python", "render"]

MEMORY = "/dev/shm"
"""Where Linux keeps files in memory. The formatter takes files only, and thousands of them cost more on a disk than it does."""


def only_code(value: Any) -> str:
    """What a template may print."""
    if not isinstance(value, Code):
        raise TypeError(f"a template may print Code only, not {type(value).__name__}")
    return value.text


@cache
def environment() -> Environment:
    """The templates."""
    return Environment(
        loader=PackageLoader("contractgen", "templates"),
        undefined=StrictUndefined,
        finalize=only_code,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
    )


def render(template: str, fragments: Mapping[str, Any]) -> str:
    """The text of one file."""
    return environment().get_template(template).render(fragments)


def format_python(files: Mapping[str, str]) -> dict[str, str]:
    """The same files as ruff formats them, in one run of its formatter."""
    from ruff import find_ruff_bin

    with tempfile.TemporaryDirectory(prefix="contractgen-", dir=MEMORY if os.access(MEMORY, os.W_OK) else None) as folder:
        paths = {name: Path(folder, f"f{number}.py") for number, name in enumerate(files)}
        for name, path in paths.items():
            path.write_text(files[name], encoding="utf-8", newline="\n")
        command = [find_ruff_bin(), "format", "--isolated", "--no-cache", "--quiet", "--target-version", "py310", folder]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise RuntimeError(f"the generated code does not parse; this is a bug of contractgen: {done.stderr}")
        return {name: path.read_text(encoding="utf-8") for name, path in paths.items()}
