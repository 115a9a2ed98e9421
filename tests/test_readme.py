"""Proves that README's five minutes are true: its program and its edit are run, and what they print is what it shows."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from commands import run


@pytest.fixture(scope="module")
def readme() -> str:
    """README's text."""
    return (Path(__file__).resolve().parent.parent / "README.md").read_text(encoding="utf-8")


def blocks(text: str, after: str) -> list[str]:
    """The code blocks that follow a phrase."""
    return re.findall(r"^```[a-z]*\n(.*?)^```$", text[text.index(after) :], re.MULTILINE | re.DOTALL)


def test_tour(readme: str, repository: Path, tmp_path: Path) -> None:
    """The first program prints what stands below it, and both type checkers follow it."""
    program, shown = blocks(readme, "Save as `tour.py`")[:2]
    (tmp_path / "tour.py").write_text(program, encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "tour.py"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        env={"PYTHONPATH": str(repository / "generated" / "python")},
    )
    assert (ran.stderr, ran.stdout) == ("", shown)
    config = tmp_path / "mypy.ini"
    config.write_text("[mypy]\nstrict = true\n", encoding="utf-8")
    mypy = [sys.executable, "-m", "mypy", "--config-file", "mypy.ini", "tour.py"]
    checked = subprocess.run(
        mypy,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        env={"MYPYPATH": str(repository / "generated" / "python"), "MYPY_CACHE_DIR": str(tmp_path / "cache")},
    )
    assert checked.returncode == 0, checked.stdout
    (tmp_path / "pyrightconfig.json").write_text(
        f'{{"typeCheckingMode": "strict", "extraPaths": ["{(repository / "generated" / "python").as_posix()}"]}}', encoding="utf-8"
    )
    pyright = [sys.executable, "-m", "pyright", "tour.py"]
    checked = subprocess.run(pyright, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout


def shown_lines(block: str) -> list[list[str]]:
    """For each command of a block, the lines that it shows; those that stand for others are left out."""
    commands = re.split(r"^\$ .*\n", block, flags=re.MULTILINE)[1:]
    return [[line for line in shown.splitlines() if line != "…"] for shown in commands]


def test_edit(readme: str, repository: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The edit is told by `--check`, written by `generate`, and its misspelling refused, with the lines that README shows."""
    edit, outputs, refused = blocks(readme, "**Change a schema and regenerate.**")[:3]
    for folder in ("schema", "generated"):
        shutil.copytree(repository / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.chdir(tmp_path)
    request = tmp_path / "schema" / "requests" / "chat.send.json"
    text = request.read_text(encoding="utf-8")
    place = text.index('"properties": {', text.index('"ChatSendResult": {')) + len('"properties": {')
    request.write_text(f"{text[:place]}\n{edit}{text[place:]}", encoding="utf-8")

    checked, written = shown_lines(outputs)
    ran = run("generate", "--check")
    assert ran.code == 1
    assert set(checked) <= set((ran.out + ran.err).splitlines())
    ran = run("generate")
    assert set(written) <= set(ran.out.splitlines())
    assert ran.out.splitlines()[-1] == written[-1]

    request.write_text(request.read_text(encoding="utf-8").replace('"minimum": 1,', '"minimun": 1,', 1), encoding="utf-8")
    ran = run("generate")
    assert (ran.code, (ran.out + ran.err).splitlines()) == (1, shown_lines(refused)[0])
