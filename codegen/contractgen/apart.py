"""Making files in a process of its own, beside this one."""

from __future__ import annotations

import marshal
import os
import sys
from collections.abc import Callable

__all__ = ["begun"]

Files = dict[str, str]


def begun(make: Callable[[], Files]) -> Callable[[], Files]:
    """Begin to make files, and answer what waits for them.

    Where a fork is safe and of use (Linux, one thread, two processors) a copy of this process makes them; elsewhere they are
    made when they are asked for. A copy that fails is of no account: they are made here, and whatever is wrong is raised here.
    """
    if sys.platform != "linux" or _threads() != 1 or len(os.sched_getaffinity(0)) < 2:
        return make
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        _send(make, reader, writer)
    os.close(writer)

    def collect() -> Files:
        with os.fdopen(reader, "rb") as pipe:
            data = pipe.read()
        _, status = os.waitpid(child, 0)
        if status != 0:
            return make()
        files: Files = marshal.loads(data)
        return files

    return collect


def _threads() -> int:
    """How many threads this process has, those of libraries among them, which Python does not know; 0 where nothing tells."""
    try:
        return len(os.listdir("/proc/self/task"))
    except OSError:
        return 0


def _send(make: Callable[[], Files], reader: int, writer: int) -> None:
    """The whole life of the copy: nothing of what this process would do at its end is done twice."""
    status = 1
    try:
        os.close(reader)
        with os.fdopen(writer, "wb") as pipe:
            marshal.dump(make(), pipe)
        status = 0
    finally:
        os._exit(status)
