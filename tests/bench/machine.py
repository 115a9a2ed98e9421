"""When and where a run takes place, and with which versions."""

from __future__ import annotations

import datetime
import os
import platform
import subprocess
from pathlib import Path

from .peers import ROOT, versions

__all__ = ["machine"]


def machine() -> dict[str, str]:
    """Date, machine, interpreter, our commit, and the version of every library."""
    return {
        "date": datetime.date.today().isoformat(),
        "commit": commit(),
        "machine": f"{processor()}, {os.cpu_count()} cores; load {' '.join(f'{load:.1f}' for load in os.getloadavg())} at the start",
        "system": f"{platform.system()} {platform.release()}",
        "Python": f"{platform.python_implementation()} {platform.python_version()}",
        "libraries": ", ".join(f"{name} {number}" for name, number in versions().items()),
    }


def processor() -> str:
    """The processor's name, as the system tells it."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def commit() -> str:
    """What of ours is measured."""
    done = subprocess.run(["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() or "unknown"
