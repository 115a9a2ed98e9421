"""Temporary folders that do not outlive their run: what a killed run left behind, the next one removes."""

from __future__ import annotations

import os
import re
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

if sys.platform != "win32":
    import fcntl

__all__ = ["hold", "release", "remove_left", "temporary_folder"]

CONTENTS = re.compile(r"[0-9]+(\.py)?")
"""What the files in our temporary folders are called. A folder that holds anything else is somebody's own."""


@contextmanager
def temporary_folder(parent: Path, prefix: str) -> Iterator[Path]:
    """A new folder in another one, removed at the end. Whoever makes one first removes those that killed runs left."""
    remove_left(parent, prefix)
    while True:
        folder = Path(tempfile.mkdtemp(prefix=prefix, dir=parent))
        handle = hold(folder)
        if folder.is_dir():  # Another run may have taken it for a left one before it was held.
            break
        release(handle)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        release(handle)


def hold(folder: Path, *, wait: bool = True) -> int | None:
    """Lock a folder: the lock ends with `release`, or with the process. None where there are no locks.

    Raises:
        BlockingIOError: another process holds it, and `wait` is false.
    """
    if sys.platform == "win32":  # Folders cannot be locked there.
        return None
    try:
        handle = os.open(folder, os.O_RDONLY)
    except FileNotFoundError:
        return None
    try:
        fcntl.flock(handle, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(handle)
        raise
    except OSError:  # A file system without locks: renaming alone keeps every file whole.
        os.close(handle)
        return None
    return handle


def release(handle: int | None) -> None:
    """End a lock."""
    if handle is not None:
        os.close(handle)


def remove_left(parent: Path, prefix: str) -> None:
    """Remove the folders that nobody holds any more."""
    shape = re.compile(re.escape(prefix) + "[a-z0-9_]{8}")
    with suppress(OSError), os.scandir(parent) as entries:
        left = [Path(entry.path) for entry in entries if shape.fullmatch(entry.name) and entry.is_dir(follow_symlinks=False)]
        for folder in left:
            with suppress(OSError):
                handle = hold(folder, wait=False)
                if handle is not None and all(CONTENTS.fullmatch(name) for name in os.listdir(folder)):
                    shutil.rmtree(folder, ignore_errors=True)
                release(handle)
