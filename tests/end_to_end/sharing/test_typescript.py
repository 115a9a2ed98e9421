"""Proves that the TypeScript declarations are right: `tsc --strict` passes over them and over good code, and refuses wrong code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from contractgen.targets.registry import TARGET_NAMES
from support.node import FOLDER, node
from support.questions import CONTRACT, GENERATED, meta

PROGRAMS = FOLDER / "programs"
FOUND = re.compile(r"programs/(?P<file>\w+\.ts)\((?P<line>\d+),\d+\): error (?P<code>TS\d+): ")
MARK = re.compile(r"// (TS\d+)$")


def expected(file: str) -> list[tuple[str, int, str]]:
    """The errors that a program is marked to have."""
    lines = (PROGRAMS / file).read_text(encoding="utf-8").splitlines()
    return [(file, number, mark[1]) for number, line in enumerate(lines, 1) if (mark := MARK.search(line))]


def test_programs() -> None:
    """Over the declarations and the two programs, exactly the errors that are marked: none in the good one, 19 in the wrong one."""
    done = node().run("node_modules/typescript/bin/tsc", "--project", str(PROGRAMS), "--pretty", "false")
    assert done.stderr == ""
    told = [line for line in done.stdout.splitlines() if not line.startswith(" ")]
    found = [(match["file"], int(match["line"]), match["code"]) for line in told if (match := FOUND.search(line))]
    assert len(found) == len(told), done.stdout
    assert found == expected("wrong.ts")
    assert len(found) == 19
    assert expected("good.ts") == []


@pytest.mark.parametrize("options", [["--strict"], ["--strict", "--module", "esnext", "--moduleResolution", "bundler"]])
def test_declarations_alone(options: list[str]) -> None:
    """The declarations pass by themselves, libraries checked, with and without Node's way to resolve modules."""
    files = [str(GENERATED / "typescript" / f"{CONTRACT}{ending}") for ending in (".d.ts", ".d.mts")]
    command = ["--noEmit", "--pretty", "false", "--target", "es2022", "--module", "nodenext", "--skipLibCheck", "false"]
    done = node().run("node_modules/typescript/bin/tsc", *command, "--types", "", *options, *files)
    assert (done.stdout, done.stderr, done.returncode) == ("", "", 0)


def test_every_schema_has_a_documented_type() -> None:
    """Every schema of the bundle is in the table of schemas, and its type has a comment that says what it is."""
    text = (GENERATED / "typescript" / f"{CONTRACT}.d.ts").read_text(encoding="utf-8")
    table = dict(re.findall(r'^ "([^"]+)": (\w+);$', text.partition("export interface AgentSchemas {")[2], re.MULTILINE))
    assert sorted(table) == sorted(meta()["schemas"])
    for name in table.values():
        assert re.search(rf"\*/\nexport (?:interface|type) {name}\b", text), f"{name} has no comment"


def test_no_comment_ends_early(tmp_path: Path) -> None:
    """A description that would end the comment it stands in does not: what follows it stays text."""
    import contractgen

    schema = tmp_path / "schema"
    schema.mkdir()
    text = '{"title": "Note", "description": "a */ export const x = 1; /* b \\u2028 c", "type": "object", "properties": {"*/": {"const": 1}}}'
    (schema / "Note.json").write_text(text)
    declarations = contractgen.generate(schema, targets=TARGET_NAMES)["typescript/contract.d.ts"]
    (tmp_path / "note.d.ts").write_text(declarations, encoding="utf-8")
    done = node().run("node_modules/typescript/bin/tsc", "--noEmit", "--strict", "--types", "", str(tmp_path / "note.d.ts"))
    assert (done.stdout, done.returncode) == ("", 0)
    assert "export const x" not in re.sub(r"/\*.*?\*/", "", declarations, flags=re.DOTALL)
