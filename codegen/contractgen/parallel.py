"""Making files in a process of its own, beside this one."""

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
    """Begin to make files, and give what waits for them. What nobody waited for is ended.

    Where a fork is safe and of use (Linux, one thread, two processors) a copy of this process makes them; elsewhere they are
    made when they are asked for. A copy that fails is of no account: they are made here, and whatever is wrong is raised here.
    """
    copy = _copied(make) if sys.platform == "linux" and _threads() == 1 and len(os.sched_getaffinity(0)) > 1 else None
    if copy is None:
        yield make
        return
    child, reader = copy

    def collect() -> Files:
        with suppress(EOFError, ValueError, TypeError):  # What a copy that failed, or was killed, has sent is not whole.
            files: Files = marshal.loads(pipe.read())
            return files
        return make()

    with os.fdopen(reader, "rb") as pipe:
        try:
            yield collect
        finally:
            _end(child)


def _copied(make: Callable[[], Files]) -> tuple[int, int] | None:
    """A copy of this process that makes the files, and the pipe they come through; None where there is no room for either."""
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
    """See the copy out. Where the parent's parent had it ignore the ends of children, the system has done so already."""
    with suppress(ChildProcessError):
        if os.waitpid(child, os.WNOHANG) == (0, 0):
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)


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
