"""Proves that README.md and the pages of `codegen/guide/` are true: their files, programs and commands are run in the order in which
they stand, and what is printed is what the page shows.

What a code block means follows from its language and the line of text before it:

| block | meaning |
| --- | --- |
| any language, after a line that ends with "Save as `PATH`:" | the file is written |
| any language, after a line that ends with "`PATH` contains:" | the file holds these lines; `…` stands for others |
| `diff`, whose first line is `--- PATH` | the file is edited |
| `console` | each line that begins with `$` is run, and has to print the lines below it; `…` stands for others |
| `sh` | not run: it installs or compiles. The targets of `make` have to exist |
| `json` | is JSON |

The programs of a page run in one folder: empty for the pages in `EMPTY`, else a copy of this repository's contract and output.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from support.commands import environment
from support.node import FOLDER as NODE_FOLDER
from support.node import node
from support.paths import ROOT

GUIDE = ROOT / "codegen" / "guide"
PAGES = [ROOT / "README.md", *sorted(GUIDE.glob("*.md"))]
EMPTY = {"README.md", "own-contract.md"}
MARKDOWN = [
    path
    for path in sorted(ROOT.rglob("*.md"))
    if not {".venv", "node_modules", ".cache", ".pytest_cache", "build", "cases"} & set(path.relative_to(ROOT).parts)
]
BLOCK = re.compile(r"(?P<before>[^\n]*)\n+^```(?P<language>\w*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A code block of a page, with the line of text before it."""

    before: str
    language: str
    text: str

    def file(self, phrase: str) -> str:
        """The path that the line before names, where it has this form; else empty."""
        found = re.search(phrase.replace("PATH", r"`([\w./-]+)`") + r"(?:\*\*)?$", self.before)
        return found[1] if found else ""


def blocks(page: Path) -> list[Block]:
    """The code blocks of a page."""
    return [Block(**match.groupdict()) for match in BLOCK.finditer(page.read_text(encoding="utf-8"))]


def in_order(shown: str, lines: list[str]) -> bool:
    """Whether lines are what is shown, where each `…` stands for any number of lines."""
    parts = [re.escape(line) + "\n" if line != "…" else "(?:.*\n)*" for line in shown.splitlines()]
    return re.fullmatch("".join(parts), "".join(f"{line}\n" for line in lines)) is not None


def edit(folder: Path, diff: str) -> None:
    """Apply a diff without line numbers: its context stands in the file once."""
    first, *lines = diff.splitlines()
    path = folder / first.removeprefix("--- ")
    old = "".join(f"{line[1:]}\n" for line in lines if line[0] in " -")
    new = "".join(f"{line[1:]}\n" for line in lines if line[0] in " +")
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, old
    path.write_text(text.replace(old, new), encoding="utf-8")


def tools(folder: Path) -> Path:
    """A folder with the commands that pages use."""
    folder.mkdir()
    paths = environment()["PYTHONPATH"]
    commands = {
        "python": f'PYTHONPATH="${{PYTHONPATH:+$PYTHONPATH:}}{paths}" exec "{sys.executable}" "$@"',
        "contractgen": f'PYTHONPATH="{paths}" exec "{sys.executable}" -m contractgen "$@"',
        "npx": f'shift; exec node "{NODE_FOLDER}/node_modules/typescript/bin/tsc" "$@"',
    }
    for name, text in commands.items():
        (folder / name).write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
        (folder / name).chmod(0o755)
    return folder


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name if page.parent == ROOT else f"guide/{page.name}")
def test_page(page: Path, tmp_path: Path) -> None:
    """Every block of a page does what the page says."""
    found = blocks(page)
    folder = tmp_path / "project"
    folder.mkdir()
    path = [str(tools(tmp_path / "bin"))]
    if any(re.search(r"^\$ (node|npx) ", block.text, re.MULTILINE) for block in found):
        path.append(str(Path(node().node).parent))
        (folder / "node_modules").symlink_to(NODE_FOLDER / "node_modules")
    if page.name not in EMPTY:
        for name in ("schema", "generated"):
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    variables = {
        "PATH": os.pathsep.join([*path, os.environ["PATH"]]),
        "HOME": str(tmp_path),
        "PYTHONDONTWRITEBYTECODE": "1",
        "LANG": "C.UTF-8",
    }
    for block in found:
        if name := block.file("Save as PATH:"):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(block.text, encoding="utf-8")
        elif name := block.file("PATH contains:"):
            assert in_order(f"…\n{block.text}…\n", (folder / name).read_text(encoding="utf-8").splitlines()), name
        elif block.language == "diff":
            edit(folder, block.text)
        elif block.language == "console":
            for command, shown in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block.text, re.MULTILINE):
                done = subprocess.run(
                    command,
                    shell=True,
                    cwd=folder,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.STDOUT,
                    text=True,
                    encoding="utf-8",
                    check=False,
                    env=variables,
                )
                assert in_order(shown, done.stdout.splitlines()), f"{command}\n{done.stdout}"
        elif block.language == "sh":
            for target in re.findall(r"^make (\w+)", block.text, re.MULTILINE):
                assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE), target
        elif block.language == "json":
            for text in [block.text] if "\n" in block.text.strip() else block.text.splitlines():
                json.loads(text)
        else:
            pytest.fail(f"a block that is not tested: {block}")


def test_type_checkers(tmp_path: Path) -> None:
    """Both type checkers accept the program of the page about the Python package."""
    program = next(block.text for block in blocks(GUIDE / "python.md") if block.file("Save as PATH:"))
    (tmp_path / "tour.py").write_text(program, encoding="utf-8")
    (tmp_path / "mypy.ini").write_text("[mypy]\nstrict = true\n", encoding="utf-8")
    packages = str(ROOT / "generated" / "python")
    config = {"typeCheckingMode": "strict", "extraPaths": [packages]}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(config), encoding="utf-8")
    variables = {**os.environ, "MYPYPATH": packages, "MYPY_CACHE_DIR": str(tmp_path / "cache")}
    for checker in (["mypy", "--config-file", "mypy.ini"], ["pyright"]):
        command = [sys.executable, "-m", *checker, "tour.py"]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, env=variables)
        assert done.returncode == 0, done.stdout


def test_readme_is_short() -> None:
    """README fits into 130 lines, and names the two commands."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 130
    assert "make generate" in text
    assert "make test" in text


def test_index_names_every_page() -> None:
    """The guide's index has a link to each of its pages."""
    text = (GUIDE / "README.md").read_text(encoding="utf-8")
    assert [page.name for page in GUIDE.glob("*.md") if page.name != "README.md" and f"({page.name})" not in text] == []


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub makes them."""
    headings = re.findall(
        r"^#+ (.*)$", re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL), re.MULTILINE
    )
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", MARKDOWN, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links(page: Path) -> None:
    """Every relative link of a page resolves, its anchor included."""
    text = re.sub(r"^```.*?^```$|`[^`\n]*`", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"https?:", link):
            continue
        name, _, anchor = link.partition("#")
        target = page.parent / name if name else page
        assert target.exists(), link
        if anchor:
            assert anchor in anchors(target / "README.md" if target.is_dir() else target), link


@pytest.mark.parametrize("page", ["codegen/README.md", "tests/README.md"])
def test_paths(page: str) -> None:
    """Every path that a page for developers names exists, from the root, the page's folder or the package."""
    text = re.sub(r"^```.*?^```$", "", (ROOT / page).read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    folders = [ROOT, (ROOT / page).parent, ROOT / "codegen" / "contractgen"]
    paths = re.findall(r"`((?:\w+/)+[\w.]*)`", text)
    assert [path for path in paths if not any((folder / path).exists() for folder in folders)] == []
