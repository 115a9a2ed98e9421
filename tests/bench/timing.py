"""Interleaved timing: in every round each library takes its turn, so that what slows the machine slows all of them.

A figure is the median over the rounds; a ratio is the median of the ratios within each round. The clock is the processor
time of the process, which what else runs on the machine disturbs least. The garbage collector stays on, as in use; what
was there before the measuring is kept out of its sight.
"""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import repeat
from typing import Any

__all__ = ["Samples", "interleaved"]

SAMPLE = 0.008
"""Seconds that one sample takes at least."""

SLOW = 3.0
"""Seconds that one library may spend on one figure; of a slow one fewer rounds are taken, but three at least."""


@dataclass(frozen=True)
class Samples:
    """Seconds per call, by library, a list over the rounds; None where a slow one sat out."""

    times: Mapping[str, list[float | None]]

    def median(self, name: str) -> float:
        """Seconds per call."""
        return statistics.median(each for each in self.times[name] if each is not None)

    def ratio(self, name: str, to: str) -> float:
        """How many times as long one takes as another, round by round."""
        pairs = zip(self.times[name], self.times[to])
        return statistics.median(one / other for one, other in pairs if one is not None and other is not None)


def interleaved(calls: Mapping[str, tuple[Callable[[Any], Any], Any]], rounds: int) -> Samples:
    """Time some functions, each with its argument."""
    loops = {name: fitting(function, argument) for name, (function, argument) in calls.items()}
    times: dict[str, list[float | None]] = {name: [] for name in calls}
    names = list(calls)
    gc.collect()
    gc.freeze()
    try:
        for number in range(rounds):
            turn = number % len(names)
            for name in names[turn:] + names[:turn]:
                count, each = loops[name]
                taken = number < max(3, SLOW / (count * each))
                times[name].append(timed(*calls[name], count) if taken else None)
    finally:
        gc.unfreeze()
    return Samples(times)


def fitting(function: Callable[[Any], Any], argument: Any) -> tuple[int, float]:
    """How many calls make a sample, and about how long one takes."""
    function(argument)
    count = 1
    while True:
        each = timed(function, argument, count)
        if each * count >= SAMPLE / 2:
            return max(1, round(SAMPLE / each)), each
        count *= 4


def timed(function: Callable[[Any], Any], argument: Any, count: int) -> float:
    """Seconds per call."""
    turns: Iterable[None] = repeat(None, count)
    gc.collect(0)
    start = time.process_time()
    for _ in turns:
        function(argument)
    return (time.process_time() - start) / count
