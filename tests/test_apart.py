"""Files that another process makes: the same files, the same errors, and nothing left behind."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap

import pytest
from contractgen.apart import begun

two_processors = pytest.mark.skipif(
    sys.platform != "linux" or len(os.sched_getaffinity(0)) < 2,
    reason="nothing is made apart here: it takes Linux and two processors",
)


def python(program: str) -> str:
    """What a program prints that has one thread: here are the threads of the test run."""
    done = subprocess.run([sys.executable, "-c", textwrap.dedent(program)], capture_output=True, text=True, check=False, timeout=60)
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout


@two_processors
def test_another_process_makes_them() -> None:
    """Much text comes through whole, whatever is in it, and no process stays."""
    printed = python(
        """
        import os
        from contractgen.apart import begun
        here = os.getpid()
        collect = begun(lambda: {"pid": str(os.getpid()), "text": "\\ud800é\\n" * 3_000_000})
        files = collect()
        print(files["pid"] != str(here), files["text"] == "\\ud800é\\n" * 3_000_000)
        try:
            os.waitpid(-1, 0)
        except ChildProcessError:
            print("none left")
        """
    )
    assert printed == "True True\nnone left\n"


@two_processors
@pytest.mark.parametrize("end", ["raise ValueError('of the contract')", "os.kill(os.getpid(), 9) if os.getpid() != here else None"])
def test_what_fails_there_is_made_here(end: str) -> None:
    """An error is the caller's; a process that was killed costs time only."""
    printed = python(
        f"""
        import os
        from contractgen.apart import begun
        here = os.getpid()
        def make():
            {end}
            return {{"a": "b"}}
        collect = begun(make)
        try:
            print(collect())
        except ValueError as error:
            print(error)
        """
    )
    assert printed == ("of the contract\n" if "raise" in end else "{'a': 'b'}\n")


@pytest.mark.parametrize("start", ["threading.Thread(target=done.wait).start()", "_thread.start_new_thread(done.wait, ())"])
def test_with_threads_it_is_made_here(start: str) -> None:
    """A process with threads is not copied, whether `threading` knows them or not, as those of libraries."""
    printed = python(
        f"""
        import _thread, os, threading
        from contractgen.apart import begun
        done = threading.Event()
        {start}
        print(begun(lambda: {{"pid": str(os.getpid())}})() == {{"pid": str(os.getpid())}})
        done.set()
        """
    )
    assert printed == "True\n"


def test_nothing_is_made_before_it_is_asked_for_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing can be made apart, what is asked for is what was given."""
    monkeypatch.setattr(sys, "platform", "darwin")
    assert begun(dict) is dict
