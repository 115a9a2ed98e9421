"""Proves that every choice is checked wherever it comes from, that findings are many and quick, and that threads do not meet."""

from __future__ import annotations

import json
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from contractgen import compile_schema
from support.commands import files_of, run


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A contract of one type."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "schema").mkdir()
    (tmp_path / "schema" / "a.json").write_text('{"type": "string"}', encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("settings", ["{}", None])
@pytest.mark.parametrize("name", ["a b", "class", "1x", "\u00e9", "A/b", "../z", "a\n"])
def test_package_of_no_name(project: Path, settings: str | None, name: str) -> None:
    """A package that Python could not import is refused from the command line too, and nothing is written."""
    if settings is not None:
        (project / "schema" / "contract.json").write_text(settings, encoding="utf-8")
    before = files_of(project.parent)
    ran = run("generate", "--package", name)
    assert ran.code == 1
    assert f"{name!r} is not a valid name of a Python package; use lower-case letters, digits and _" in ran.err
    assert files_of(project.parent) == before


def test_format_that_nobody_knows(project: Path) -> None:
    """A format that does not exist is told, with what was meant; one that cannot be asserted is refused where it stands."""
    (project / "schema" / "contract.json").write_text('{"formats": ["emial", "date"]}', encoding="utf-8")
    ran = run("lint")
    assert ran.code == 1
    assert "at /formats/0: unknown format 'emial'; did you mean 'email'? Supported are date, date-time, " in ran.err
    assert "/formats/1" not in ran.err


def test_many_findings_are_quick(project: Path) -> None:
    """The place of every one of a thousand findings in one file is found in one pass."""
    schema = {"$defs": {f"T{number}": {"type": "object", "propertes": {}} for number in range(1200)}}
    (project / "schema" / "a.json").write_text(json.dumps(schema, indent=1), encoding="utf-8")
    start = time.process_time()
    ran = run("lint")
    assert time.process_time() - start < 8
    assert ran.err.count("did you mean 'properties'?") == 1200
    assert "schema/a.json:5: at /$defs/T0/propertes" in ran.err


def test_threads_leave_the_limit_of_recursion() -> None:
    """Schemas compiled at once leave the interpreter as it was."""
    before = sys.getrecursionlimit()

    def work(number: int) -> bool:
        return all(compile_schema({"enum": [number, turn]}).is_valid(turn) for turn in range(3))

    with ThreadPoolExecutor(4) as threads:
        assert all(threads.map(work, range(4)))
    assert sys.getrecursionlimit() == before
