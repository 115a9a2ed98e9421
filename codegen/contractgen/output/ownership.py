"""Whose the files of an output folder are: of the contract that is generated, or of another one, which are left alone."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from ..diagnostics import Location, OutputError, Problem

__all__ = ["belongs", "check_owner"]

SIGNS = {
    "_contract.py": re.compile(r"^    name=(.+),$", re.MULTILINE),
    "meta.json": re.compile(r'^ "contract": (.+),$', re.MULTILINE),
}
"""The files that say which contract they belong to, and how."""


def check_owner(root: Path, files: Mapping[str, str]) -> None:
    """Refuse to write over what another contract has generated.

    Raises:
        OutputError: each place that holds another contract's files.
    """
    problems: list[Problem] = []
    for path, text in files.items():
        if path.rpartition("/")[2] not in SIGNS:
            continue
        now, wanted = owner_of(root / path), owner_in(path, text)
        if now is not None and now != wanted:
            message = f"the folder holds what the contract {now} generates; choose another with --out, or move it away"
            problems.append(Problem(Location((root / path).parent.as_posix()), message))
    if problems:
        raise OutputError(problems)


def belongs(root: Path, files: Mapping[str, str], path: str) -> bool:
    """Whether a generated file that is on disk is of the contract of these files: below its package, below an earlier package of
    the same contract, or in a folder that is its own."""
    top, _, rest = path.partition("/")
    if top != "python":
        return any(each.startswith(f"{top}/") for each in files)
    package = f"python/{rest.partition('/')[0]}/"
    if any(each.startswith(package) for each in files):
        return True
    ours = next((owner_in(each, text) for each, text in files.items() if each.endswith("/_contract.py")), None)
    return ours is not None and owner_of(root / package / "_contract.py") == ours


def owner_of(path: Path) -> str | None:
    """The contract that a file on disk names, if it is one that does."""
    if path.name not in SIGNS:
        return None
    try:
        return owner_in(path.name, path.read_text(encoding="utf-8", errors="replace"))
    except OSError:
        return None


def owner_in(path: str, text: str) -> str | None:
    """The contract that a generated text names."""
    sign = SIGNS.get(path.rpartition("/")[2])
    found = sign.search(text) if sign is not None else None
    return found.group(1) if found else None
