"""Chromium for tests: the machine's own, or Debian's package where it may be installed; without it the tests are skipped, aloud."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import pytest
from playwright.sync_api import Browser, sync_playwright

from support.paths import CACHE

__all__ = ["chromium"]

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


@contextmanager
def chromium() -> Iterator[Browser]:
    """A running Chromium, or a skip of the test that says why there is none."""
    found = installed()
    if not os.path.isfile(found):
        pytest.skip(f"NOT TESTED: {found}")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=found, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


@cache
def installed() -> str:
    """The path of Chromium, or why there is none: asked for once in a process, one process after another."""
    found = on_path()
    if found:
        return found
    if shutil.which("apt-get") is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return "there is no Chromium on this machine, and it may not be installed; install the package `chromium`"
    CACHE.mkdir(exist_ok=True)
    with (CACHE / "chromium.lock").open("w") as lock:
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX)
        for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"]):
            if on_path():
                break
            environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=False)
            if done.returncode != 0 and "install" in command:
                return f"Chromium could not be installed: {(done.stderr.strip().splitlines() or ['no reason given'])[-1]}"
    return on_path() or "Chromium could not be found after its package was installed"


def on_path() -> str:
    """The path of a Chromium that is there."""
    return next((path for path in map(shutil.which, NAMES) if path), "")
