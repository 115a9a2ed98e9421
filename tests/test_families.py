"""Proves which families a contract gets: those that it names, all when it is a protocol, else the Python package."""

from __future__ import annotations

import json
from pathlib import Path

import contractgen
import pytest
from commands import run
from contractgen.schema.settings import FAMILIES
from contractgen.targets import HOMES


def tops(files: dict[str, str]) -> set[str]:
    """The folders that files lie in."""
    return {path.partition("/")[0] for path in files}


@pytest.fixture
def plain(tmp_path: Path) -> Path:
    """A contract of one schema."""
    (tmp_path / "schema").mkdir()
    (tmp_path / "schema" / "Box.json").write_text('{"title": "Box", "type": "object", "properties": {"n": {"type": "integer"}}}')
    return tmp_path / "schema"


def test_names_are_one_list() -> None:
    """What can be chosen is what there is."""
    assert ("python", *HOMES) == FAMILIES


def test_protocol_gets_all(repository: Path) -> None:
    """The agent contract says nothing of families."""
    assert "families" not in json.loads((repository / "schema" / "contract.json").read_text(encoding="utf-8"))
    assert tops(contractgen.generate(repository / "schema")) == set(FAMILIES)


def test_plain_schemas_get_python(plain: Path) -> None:
    """Schemas without requests and events become a package; more when `contract.json` or the caller says so."""
    assert tops(contractgen.generate(plain)) == {"python"}
    assert tops(contractgen.generate(plain, families=["typescript", "python"])) == {"python", "typescript"}
    (plain / "contract.json").write_text('{"families": ["jsonschema", "vectors"]}')
    assert tops(contractgen.generate(plain)) == {"jsonschema", "vectors"}
    assert tops(contractgen.generate(plain, families=["python"])) == {"python"}


def test_command_line(plain: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`--family` chooses, `--check` names it in the command that mends."""
    monkeypatch.chdir(plain.parent)
    assert run("generate", "--family", "typescript").code == 0
    assert sorted(path.name for path in (plain.parent / "generated").iterdir()) == ["typescript"]
    assert run("generate", "--family", "typescript", "--check").code == 0
    (plain.parent / "generated" / "typescript" / "contract.d.ts").unlink()
    ran = run("generate", "--family", "typescript", "--check")
    assert ran.code == 1
    assert "To mend: contractgen generate --family typescript" in ran.err
    assert "typescript" in run("generate", "--family", "cobol").err


@pytest.mark.parametrize("value", ['"python"', "[]", '["cobol"]', "[1]"])
def test_wrong_setting(plain: Path, value: str) -> None:
    """The problem lists what there is."""
    (plain / "contract.json").write_text(f'{{"families": {value}}}')
    with pytest.raises(
        contractgen.ContractError, match="expected a list of python, jsonschema, asyncapi, typescript, vectors, docs"
    ):
        contractgen.generate(plain)
