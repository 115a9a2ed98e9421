"""What a run of the generator does to the machine: files it opens, programs it starts, addresses it asks for."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from support.paths import ROOT

SEEN: list[tuple[str, str]] = []
state = {"watching": False, "installed": False}


def hook(event: str, arguments: tuple[object, ...]) -> None:
    """An audit hook (PEP 578). It cannot be taken off again, so it looks only while somebody watches."""
    if state["watching"] and event.split(".")[0] in ("open", "socket", "subprocess", "os"):
        SEEN.append((event, str(arguments[0]) if arguments else ""))


@contextmanager
def watched() -> Iterator[list[tuple[str, str]]]:
    """All that happens inside, as it is seen by Python's audit hooks."""
    if not state["installed"]:
        sys.addaudithook(hook)
        state["installed"] = True
    SEEN.clear()
    state["watching"] = True
    try:
        yield SEEN
    finally:
        state["watching"] = False


def strange(seen: list[tuple[str, str]], folder: Path) -> list[tuple[str, str]]:
    """What a generator has no business with: files that are neither a contract's, nor the output, nor Python's own; the network;
    programs other than the formatter."""
    own = (folder, Path(sys.prefix), Path(sys.base_prefix), ROOT)
    temporary = {Path(tempfile.gettempdir()).resolve(), Path("/dev/shm")}
    """Only looked through, for what killed runs have left there."""
    found = []
    for event, what in seen:
        if event == "os.scandir" and Path(what).resolve() in temporary:
            continue
        if event == "open" and what.isdigit():
            continue  # A file that is open already.
        if event in ("open", "os.listdir", "os.scandir", "os.mkdir", "os.rename", "os.remove", "os.rmdir", "os.chmod", "os.utime"):
            path = (folder / what).resolve()
            ours = any(part.startswith("contractgen-") for part in path.parts)  # Where the formatter works, wherever that is.
            if not ours and not any(path.is_relative_to(place) for place in own):
                found.append((event, what))
        elif event in ("subprocess.Popen", "os.posix_spawn", "os.exec"):
            if Path(what).stem != "ruff":
                found.append((event, what))
        elif event.startswith("socket.") or event in ("os.system", "os.symlink", "os.link", "os.startfile"):
            found.append((event, what))
    return found
