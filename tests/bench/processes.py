"""Timing of whole processes, interleaved as everything else."""

from __future__ import annotations

import os
import statistics
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

__all__ = ["Command", "Runs", "run_interleaved"]


@dataclass(frozen=True)
class Command:
    """A process to time, and what has to be done before each run of it."""

    words: Sequence[str]
    folder: Path
    before: Callable[[], None] = lambda: None
    reports: bool = False
    """It prints the seconds itself, because starting the interpreter is not part of the figure."""


@dataclass
class Runs:
    """What was measured of one command: seconds on the clock, or as it printed them, and of processor time."""

    seconds: list[float] = field(default_factory=list)
    processor: list[float] = field(default_factory=list)

    def median(self) -> float:
        """Seconds."""
        return statistics.median(self.seconds)

    def processor_median(self) -> float:
        """Seconds of processor time."""
        return statistics.median(self.processor)

    def ratio(self, to: Runs) -> float:
        """How many times as long as another, round by round, in processor time."""
        return statistics.median(one / other for one, other in zip(self.processor, to.processor))


def run_interleaved(commands: Mapping[str, Command], rounds: int) -> dict[str, Runs]:
    """Run each command once a round, after one run that does not count, unless there are two rounds or fewer."""
    found = {name: Runs() for name in commands}
    for command in commands.values() if rounds > 2 else ():
        once(command)
    names = list(commands)
    for number in range(rounds):
        turn = number % len(names)
        for name in names[turn:] + names[:turn]:
            seconds, processor = once(commands[name])
            found[name].seconds.append(seconds)
            found[name].processor.append(processor)
    return found


def keeping_byte_code() -> dict[str, str]:
    """The environment, in which Python keeps its byte code as it does for most people, whatever is set here."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def once(command: Command) -> tuple[float, float]:
    """Run a command: seconds on the clock, and of processor time, its own processes included."""
    command.before()
    before, start = os.times(), time.perf_counter()
    done = subprocess.run(command.words, cwd=command.folder, capture_output=True, text=True, check=False, env=keeping_byte_code())
    after, end = os.times(), time.perf_counter()
    assert done.returncode == 0, f"{' '.join(command.words)}: {done.stdout}{done.stderr}"
    if command.reports:
        printed = float(done.stdout)
        return printed, printed
    used = after.children_user - before.children_user + after.children_system - before.children_system
    return end - start, used
