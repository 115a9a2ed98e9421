"""Runs a function that makes files in a child process, beside this one. Nothing else forks.

With it, generating all targets of the agent contract takes 29 to 35 % less time on two processors.
"""

from __future__ import annotations

import marshal
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

__all__ = ["in_child"]

Files = dict[str, str]


@contextmanager
def in_child(make: Callable[[], Files]) -> Iterator[Callable[[], Files]]:
    """Start `make`, and yield a function that waits for its result. At the end of the block a child that is still at work is killed.

    Where a fork is safe and useful (Linux, one thread, two processors) a child process runs `make`; elsewhere it runs here when its
    result is asked for. If the child fails, `make` runs here, and raises here whatever it raises.
    """
    forked = _fork(make) if sys.platform == "linux" and _threads() == 1 and len(os.sched_getaffinity(0)) > 1 else None
    if forked is None:
        yield make
        return
    child, reader = forked

    def collect() -> Files:
        with suppress(EOFError, ValueError, TypeError):  # A child that failed or was killed has sent an incomplete value.
            files: Files = marshal.loads(pipe.read())
            return files
        return make()

    with os.fdopen(reader, "rb") as pipe:
        try:
            yield collect
        finally:
            _end(child)


def _fork(make: Callable[[], Files]) -> tuple[int, int] | None:
    """The id of a child process that runs `make`, and the pipe for its result; None where the system refuses either."""
    try:
        reader, writer = os.pipe()
    except OSError:
        return None
    try:
        child = os.fork()
    except OSError:
        os.close(reader)
        os.close(writer)
        return None
    if child == 0:
        _send(make, reader, writer)
    os.close(writer)
    return child, reader


def _end(child: int) -> None:
    """Kill a child that still runs, and reap it. A process that ignores SIGCHLD has nothing to reap."""
    with suppress(ChildProcessError):
        if os.waitpid(child, os.WNOHANG) == (0, 0):
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)


def _threads() -> int:
    """The number of threads of this process, including those of libraries, which Python does not know; 0 if it cannot be read."""
    try:
        return len(os.listdir("/proc/self/task"))
    except OSError:
        return 0


def _send(make: Callable[[], Files], reader: int, writer: int) -> None:
    """Everything that the child does. It ends without exit handlers, which belong to the parent."""
    status = 1
    try:
        os.close(reader)
        with os.fdopen(writer, "wb") as pipe:
            marshal.dump(make(), pipe)
        status = 0
    finally:
        os._exit(status)
