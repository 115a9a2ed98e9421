"""Proves on contracts that mean harm that they are generated right or refused clearly, and that nothing of them runs."""

from __future__ import annotations

import importlib
import json
import pkgutil
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from support.audit_events import strange, watched
from support.commands import files_of, run
from support.corpora import same
from support.hostile_cases import CASES, PLACE, Case


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where a case runs. Its payloads touch a file named CANARY_…; there is none anywhere when it is over."""
    folder = tmp_path.resolve()
    monkeypatch.chdir(folder)
    yield folder
    assert [path for path in folder.rglob("*") if path.name.startswith("CANARY_")] == []


def test_cases() -> None:
    """There are 61 cases of others' mistakes, and more than a dozen of our own of each of the six kinds together."""
    numbers = [case.name[:3] for case in CASES]
    assert len(set(numbers)) == len(numbers)
    others = [number for number in numbers if int(number[1:]) % 2]
    assert len(others) == 61
    assert {number[0] for number in numbers if number not in others} == set("ABCDEF")


def generated(case: Case) -> tuple[int, str]:
    """Lay out a case in the current folder and generate from it: exit code and messages."""
    here = Path.cwd()
    place = case.lay_out(here)
    before = files_of(here)
    with watched() as seen:
        ran = run("generate", "--schema", str(PLACE), "--out", "out", "--package", case.package)
    assert strange(seen, here) == []
    assert {path: data for path, data in files_of(here).items() if not path.startswith("out/")} == before
    assert place.is_dir()
    assert "Traceback" not in ran.err
    return ran.code, ran.err


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(folder: Path, case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """What has to be refused is: each place is named, and nothing is written. What can be generated is right: every module
    imports, every instance gets its verdict, every valid one is unharmed."""
    code, told = generated(case)
    if case.outcome == "reject":
        assert code == 1, "it was not refused"
        assert told.endswith("nothing was written\n")
        assert [name for name in case.contents["names"] if name not in told] == []
        assert not (folder / "out").exists()
        return
    assert code == 0, told
    with imported(case, monkeypatch) as package:
        for instance in case.contents.get("instances", []):
            judge(package, instance["raw"], instance["valid"])


class imported:
    """The package of a case with all its modules, while it is needed."""

    def __init__(self, case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
        self.name = case.package
        monkeypatch.syspath_prepend(str(Path.cwd() / "out/python"))

    def __enter__(self) -> Any:
        package: ModuleType = importlib.import_module(self.name)
        for module in pkgutil.walk_packages(package.__path__, f"{self.name}."):
            importlib.import_module(module.name)
        return package

    def __exit__(self, *_: object) -> None:
        for name in [name for name in sys.modules if name.partition(".")[0] == self.name]:
            del sys.modules[name]


def judge(package: Any, raw: str, valid: bool) -> None:
    """A text gets its verdict, and by no exception but the one for that; a valid one comes out as it went in."""
    schema = package.RootSchema
    if not valid:
        with pytest.raises(package.ValidationError) as refusal:
            schema.parse_json(raw)
        assert refusal.value.problems
        return
    record = schema.parse_json(raw)
    text = schema.dump_json(record)
    assert same(json.loads(text), json.loads(raw)), f"{raw[:200]} came out as {text[:200]}"
    assert schema.parse_json(text) == record
