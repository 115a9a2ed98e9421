"""Proves, case by case, what small contracts become and what mistakes are told: exact texts, which `--golden` writes again."""

from __future__ import annotations

import importlib
import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.commands import files_of, run
from support.paths import CASES

MISTAKES = sorted(path.name for path in (CASES / "mistakes").iterdir() if path.is_dir())
CONTRACTS = sorted(path.name for path in (CASES / "contracts").iterdir() if path.is_dir())


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Path:
    """A copy of a case's schemas, in the folder that commands run in."""
    shutil.copytree(CASES / request.param / "schema", tmp_path / "schema")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def told_in(case: Path) -> Path:
    """Where a mistake's message stands: Python's own words for a trailing comma changed with 3.13."""
    later = case / "expected-3.13.txt"
    return later if sys.version_info >= (3, 13) and later.is_file() else case / "expected.txt"


def expect(path: Path, text: str, *, golden: bool) -> None:
    """Compare with an expectation, or write it."""
    if golden:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    assert path.is_file(), f"{path} is missing; `make golden` writes it"
    assert text == path.read_text(encoding="utf-8")


@pytest.mark.parametrize(("copied", "name"), [(f"mistakes/{name}", name) for name in MISTAKES], indirect=["copied"], ids=MISTAKES)
def test_mistake(copied: Path, name: str, golden: bool) -> None:
    """A mistake is told by each command with exit code 1, in the same words, and nothing is written."""
    before = files_of(copied)
    ran = run("generate")
    assert (ran.code, ran.out) == (1, "")
    assert files_of(copied) == before
    assert "Traceback" not in ran.err
    assert ran.err.endswith("; nothing was written\n")
    expect(told_in(CASES / "mistakes" / name), ran.err, golden=golden)
    for other in (("lint",), ("generate", "--check"), ("generate", "--diff"), ("dump",)):
        told = run(*other)
        assert (told.code, told.err) == (1, ran.err), other
    assert files_of(copied) == before


@pytest.mark.parametrize(("copied", "name"), [(f"mistakes/{name}", name) for name in MISTAKES], indirect=["copied"], ids=MISTAKES)
def test_mistake_for_machines(copied: Path, name: str) -> None:
    """`--format json` gives the same findings, each with file, line, pointer and message."""
    told = run("lint", "--format", "json")
    assert (told.code, told.err) == (1, "")
    problems = json.loads(told.out)["problems"]
    text = told_in(CASES / "mistakes" / name).read_text(encoding="utf-8")
    assert text.endswith(f"{len(problems)} problem{'' if len(problems) == 1 else 's'}; nothing was written\n")
    for problem in problems:
        assert set(problem) == {"file", "line", "pointer", "message", "unsupported"}
        place = f"{problem['file']}:{problem['line']}" if problem["line"] else problem["file"]
        assert f"schema/{place}: " in text or problem["file"] == "."
        assert problem["message"] in text


def test_every_message_names_file_and_place() -> None:
    """No mistake is told without its file and line; only an empty folder has no line."""
    without_line = {"nothing-there"}
    for name in MISTAKES:
        lines = (CASES / "mistakes" / name / "expected.txt").read_text(encoding="utf-8").splitlines()[:-1]
        assert lines
        for line in lines:
            file, _, rest = line.partition(":")
            assert file.startswith("schema")
            assert rest.split(":")[0].isdigit() or name in without_line, line


def test_names_that_differ_in_case_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two files that are one on some file systems are a mistake. Their case is made here: such a checkout could not hold it."""
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "schema"
    folder.mkdir()
    for name in ("Job.json", "job.json"):
        (folder / name).write_text('{"type": "string"}')
    if len(list(folder.iterdir())) == 1:  # This file system is one of them: there is nothing to refuse.
        assert run("lint").code == 0
        return
    ran = run("generate")
    assert ran.code == 1
    assert ran.err == (
        "schema/job.json:1: the name differs from Job.json only in case, which some file systems ignore; rename one of them\n"
        "1 problem; nothing was written\n"
    )
    assert not (tmp_path / "generated").exists()


@pytest.mark.parametrize(
    ("copied", "name"), [(f"contracts/{name}", name) for name in CONTRACTS], indirect=["copied"], ids=CONTRACTS
)
def test_contract(copied: Path, name: str, golden: bool) -> None:
    """A small contract becomes exactly the modules that are expected."""
    ran = run("generate")
    assert ran.code == 0, ran.err
    case = CASES / "contracts" / name
    package = copied / "generated" / "python" / package_of(copied)
    for module in json.loads((case / "case.json").read_text(encoding="utf-8"))["modules"]:
        text = (package / module).read_text(encoding="utf-8")
        expect(case / "expected" / f"{module}.txt", text, golden=golden)
    wanted = {path.relative_to(case / "expected").as_posix() for path in (case / "expected").rglob("*.txt")}
    assert wanted == {f"{module}.txt" for module in json.loads((case / "case.json").read_text(encoding="utf-8"))["modules"]}


def package_of(folder: Path) -> str:
    """The name of the one package that was generated."""
    (package,) = (path.name for path in (folder / "generated" / "python").iterdir())
    return package


@pytest.fixture
def package(copied: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The package of a small contract, imported."""
    assert run("generate").code == 0
    name = package_of(copied)
    monkeypatch.syspath_prepend(copied / "generated" / "python")
    yield importlib.import_module(name)
    for module in [module for module in sys.modules if module == name or module.startswith(f"{name}.")]:
        del sys.modules[module]


@pytest.mark.parametrize(
    ("copied", "name"), [(f"contracts/{name}", name) for name in CONTRACTS], indirect=["copied"], ids=CONTRACTS
)
def test_contract_runs(package: Any, name: str) -> None:
    """And the generated package does what its schema says: for each row of the case, the output or the messages."""
    rows = json.loads((CASES / "contracts" / name / "case.json").read_text(encoding="utf-8"))["rows"]
    assert any("messages" in row for row in rows)
    assert any("messages" not in row for row in rows)
    for row in rows:
        schema = getattr(package, row["schema"])
        if "messages" in row:
            assert [problem.message for problem in schema.problems(row["value"])] == row["messages"]
            continue
        record = schema.parse(row["value"])
        assert repr(record) == row.get("record", repr(record))
        assert schema.dump(record) == row.get("output", row["value"])
        assert schema.parse_json(schema.dump_json(record)) == record
    assert set(package.__all__) <= set(dir(package))
    assert all(getattr(package, each) is not None for each in package.__all__)
