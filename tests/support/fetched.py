"""Releases of other people's packages that tests read: fetched by pip, pinned by hash, kept in `tests/.cache`.

Where a release cannot be fetched the tests that need it are skipped, and the summary of the run says which."""

from __future__ import annotations

import hashlib
import io
import os
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from support.paths import CACHE


@dataclass(frozen=True)
class Release:
    """One file of a package index."""

    project: str
    version: str
    file: str
    sha256: str

    @property
    def is_source(self) -> bool:
        """Whether it is a source distribution, not a wheel."""
        return self.file.endswith(".tar.gz")


SUITE = Release(
    "jsonschema", "4.26.0", "jsonschema-4.26.0.tar.gz", "0c26707e2efad8aa1bfc5b7ce170f3fccc2e4918ff85989ba9ffa9facb2be326"
)
"""The source distribution of jsonschema carries the official JSON-Schema-Test-Suite, below `json/`."""

DEBUGPY = Release(
    "debugpy", "1.8.22", "debugpy-1.8.22-py2.py3-none-any.whl", "a9e9d3550e15ca479c59333e90845029190531f0cacfedab3b815a57bd913947"
)
"""Carries the Debug Adapter Protocol."""

CYCLONEDX = Release(
    "cyclonedx-python-lib",
    "11.12.0",
    "cyclonedx_python_lib-11.12.0-py3-none-any.whl",
    "0e807521a921a5c3cb8ce1153f8a61d29eedfe76a46aac2796b7c6b573391a54",
)
"""Carries the CycloneDX bill of materials, in files that refer to each other."""

FILELOCK = Release(
    "filelock", "4.3.1", "filelock-4.3.1-py3-none-any.whl", "79e43df8e9fe509cd83a3899a7c186c8077cbbe4d200a1ed3705c2f3bb6bc487"
)
"""Carries a bill of materials of its own."""

AXE = Release(
    "axe-playwright-python",
    "0.1.8",
    "axe_playwright_python-0.1.8-py3-none-any.whl",
    "fdd263c998388f1a8e67cad02677e612d946248bd44d163be5e8650ea31f95f8",
)
"""Carries axe-core 4.12.1, which finds what keeps people from using a page."""


def files_of_release(release: Release) -> dict[str, bytes]:
    """The files of a release, by path; the top folder of a source distribution is left out. Skips the test where there is none."""
    found = read(release)
    if isinstance(found, str):
        pytest.skip(f"NOT TESTED: {release.project} {release.version} could not be fetched: {found}")
    return found


@cache
def read(release: Release) -> dict[str, bytes] | str:
    """The files of a release, or why it cannot be had: asked for once in a process."""
    kept = CACHE / f"{release.sha256[:12]}-{release.file}"
    if not is_right(kept, release):
        failure = fetch(release, kept)
        if failure:
            return failure
    data = kept.read_bytes()
    if release.is_source:
        with tarfile.open(fileobj=io.BytesIO(data)) as archive:
            members = [member for member in archive.getmembers() if member.isfile()]
            return {member.name.partition("/")[2]: content(archive, member) for member in members}
    with zipfile.ZipFile(io.BytesIO(data)) as wheel:
        return {name: wheel.read(name) for name in wheel.namelist() if not name.endswith("/")}


def content(archive: tarfile.TarFile, member: tarfile.TarInfo) -> bytes:
    """A file of an archive; nothing is ever unpacked to disk."""
    file = archive.extractfile(member)
    assert file is not None
    return file.read()


def is_right(path: Path, release: Release) -> bool:
    """Whether a kept file is there, and is what was pinned."""
    return path.is_file() and hashlib.sha256(path.read_bytes()).hexdigest() == release.sha256


def fetch(release: Release, kept: Path) -> str:
    """Have pip fetch a release; answer what went wrong, or nothing. Processes that fetch at once do not disturb each other."""
    CACHE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        pins = Path(folder) / "pinned.txt"
        pins.write_text(f"{release.project}=={release.version} --hash=sha256:{release.sha256}\n", encoding="utf-8")
        kind = ["--no-binary", release.project] if release.is_source else ["--only-binary", ":all:"]
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--retries", "1"]
        command += ["--no-deps", "--require-hashes", "--requirement", str(pins), "--dest", folder, *kind]
        done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", errors="replace", check=False)
        path = Path(folder) / release.file
        if done.returncode or not is_right(path, release):
            lines = [line for line in done.stderr.splitlines() if line.startswith("ERROR")] or done.stderr.splitlines()
            return lines[0] if lines else "pip said nothing"
        os.replace(path, kept)
    return ""
