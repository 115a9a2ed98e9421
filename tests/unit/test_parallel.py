"""Files that another process makes: the same files, the same errors, and nothing left behind."""

from __future__ import annotations

import subprocess
import sys
import textwrap

import pytest
from contractgen.parallel import in_child

linux = pytest.mark.skipif(sys.platform != "linux", reason="nothing is made apart here: it takes Linux")

START = """
import os, signal, sys, threading, _thread
from contractgen.parallel import in_child
os.sched_getaffinity = lambda process: {0, 1}  # Two processors, whatever this machine has.
here = os.getpid()

def children():
    with open(f"/proc/{here}/task/{here}/children") as file:
        return file.read().split()
"""


def python(program: str) -> str:
    """What a program prints that has one thread: here are the threads of the test run."""
    done = subprocess.run(
        [sys.executable, "-c", START + textwrap.dedent(program)], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout


@linux
@pytest.mark.parametrize("ends", ["SIG_DFL", "SIG_IGN"])
def test_another_process_makes_them(ends: str) -> None:
    """Much text comes through whole, whatever is in it, and no process stays; also where the ends of children are ignored, as
    a shell's `trap '' CHLD` hands on."""
    printed = python(
        f"""
        signal.signal(signal.SIGCHLD, signal.{ends})
        with in_child(lambda: {{"pid": str(os.getpid()), "text": "\\ud800é\\n" * 3_000_000}}) as collect:
            files = collect()
        print(files["pid"] != str(here), files["text"] == "\\ud800é\\n" * 3_000_000, children())
        """
    )
    assert printed == "True True []\n"


@linux
@pytest.mark.parametrize("ends", ["SIG_DFL", "SIG_IGN"])
@pytest.mark.parametrize(
    ("end", "result"),
    [
        ("raise ValueError('of the contract')", "of the contract"),
        ("os.kill(os.getpid(), 9) if os.getpid() != here else None", "{'a': 'b'}"),
    ],
)
def test_what_fails_there_is_made_here(end: str, result: str, ends: str) -> None:
    """An error is the caller's; a process that was killed costs time only."""
    printed = python(
        f"""
        signal.signal(signal.SIGCHLD, signal.{ends})
        def make():
            {end}
            return {{"a": "b"}}
        try:
            with in_child(make) as collect:
                print(collect())
        except ValueError as error:
            print(error)
        print(children())
        """
    )
    assert printed == f"{result}\n[]\n"


@linux
@pytest.mark.parametrize("made", ["threading.Event().wait() if os.getpid() != here else None", "None"])
def test_what_nobody_waits_for_is_ended(made: str) -> None:
    """An error between the beginning and the waiting leaves no process, whether that still works or has a full pipe, and no file."""
    printed = python(
        f"""
        before = sorted(os.listdir("/proc/self/fd"))
        def make():
            {made}
            return {{"text": "x" * 3_000_000}}
        try:
            with in_child(make):
                print(len(children()))
                raise ValueError("elsewhere")
        except ValueError as error:
            print(error, children(), sorted(os.listdir("/proc/self/fd")) == before)
        """
    )
    assert printed == "1\nelsewhere [] True\n"


@linux
@pytest.mark.parametrize("call", ["pipe", "fork"])
def test_without_room_for_a_process_it_is_made_here(call: str) -> None:
    """The system may have no more processes, or no more files."""
    printed = python(
        f"""
        def refuse():
            raise BlockingIOError(11, "Resource temporarily unavailable")
        before = sorted(os.listdir("/proc/self/fd"))
        os.{call} = refuse
        with in_child(lambda: {{"pid": str(os.getpid())}}) as collect:
            print(collect() == {{"pid": str(here)}})
        print(sorted(os.listdir("/proc/self/fd")) == before)
        """
    )
    assert printed == "True\nTrue\n"


@linux
@pytest.mark.parametrize("start", ["threading.Thread(target=done.wait).start()", "_thread.start_new_thread(done.wait, ())"])
def test_with_threads_it_is_made_here(start: str) -> None:
    """A process with threads is not copied, whether `threading` knows them or not, as those of libraries."""
    printed = python(
        f"""
        done = threading.Event()
        {start}
        with in_child(lambda: {{"pid": str(os.getpid())}}) as collect:
            print(collect() == {{"pid": str(here)}})
        done.set()
        """
    )
    assert printed == "True\n"


def test_nothing_is_made_before_it_is_asked_for_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing can be made apart, what is asked for is what was given."""
    monkeypatch.setattr(sys, "platform", "darwin")
    with in_child(dict) as collect:
        assert collect is dict
