"""Proves which targets a contract gets: those that it names, all when it is a protocol, else the Python package."""

from __future__ import annotations

import json
from pathlib import Path

import contractgen
import pytest
from contractgen.targets.registry import TARGET_NAMES
from support.commands import run


def tops(files: dict[str, str]) -> set[str]:
    """The folders that files lie in."""
    return {path.partition("/")[0] for path in files}


@pytest.fixture
def plain(tmp_path: Path) -> Path:
    """A contract of one schema."""
    (tmp_path / "schema").mkdir()
    (tmp_path / "schema" / "Box.json").write_text('{"title": "Box", "type": "object", "properties": {"n": {"type": "integer"}}}')
    return tmp_path / "schema"


def test_protocol_gets_all(repository: Path) -> None:
    """The agent contract does not choose targets; the folder of each is called as the target."""
    assert not {"targets", "families"} & json.loads((repository / "schema" / "contract.json").read_text(encoding="utf-8")).keys()
    assert tops(contractgen.generate(repository / "schema")) == set(TARGET_NAMES)


def test_plain_schemas_get_python(plain: Path) -> None:
    """Schemas without requests and events become a package; more when `contract.json` or the caller says so."""
    assert tops(contractgen.generate(plain)) == {"python"}
    assert tops(contractgen.generate(plain, targets=["typescript", "python"])) == {"python", "typescript"}
    (plain / "contract.json").write_text('{"targets": ["jsonschema", "vectors"]}')
    assert tops(contractgen.generate(plain)) == {"jsonschema", "vectors"}
    assert tops(contractgen.generate(plain, targets=["python"])) == {"python"}
    with pytest.raises(ValueError, match="unknown target 'cobol'"):
        contractgen.generate(plain, targets=["cobol"])


@pytest.mark.parametrize("target", TARGET_NAMES)
def test_each_alone(repository: Path, target: str) -> None:
    """A target alone is made as it is beside the others."""
    files = contractgen.generate(repository / "schema", targets=[target])
    assert tops(files) == {target}
    for path, text in files.items():
        assert text == (repository / "generated" / path).read_text(encoding="utf-8"), path


def test_former_names(plain: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Targets were called families: the setting, the options and the argument are still read under that name, and no help shows it."""
    assert tops(contractgen.generate(plain, families=["typescript"])) == {"typescript"}
    monkeypatch.chdir(plain.parent)
    assert run("generate", "--family", "typescript", "--target", "vectors").code == 0
    assert sorted(path.name for path in (plain.parent / "generated").iterdir()) == ["typescript", "vectors"]
    assert "--family" not in run("generate", "--help").out
    assert "--family" not in run("models", "--help").out
    assert "'pydantic', 'msgspec', 'typeddict'" in run("models", "--family", "attrs", "--out", "models").err
    assert "Missing option '--library'" in run("models", "--out", "models").err
    (plain / "contract.json").write_text('{"families": ["jsonschema"]}')
    assert tops(contractgen.generate(plain)) == {"jsonschema"}
    (plain / "contract.json").write_text('{"families": ["jsonschema"], "targets": ["vectors"]}')
    with pytest.raises(contractgen.ContractError, match="the former name of 'targets'"):
        contractgen.generate(plain)


def test_command_line(plain: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`--target` chooses, and `--check` names it in the command that it prints."""
    monkeypatch.chdir(plain.parent)
    assert run("generate", "--target", "typescript").code == 0
    assert sorted(path.name for path in (plain.parent / "generated").iterdir()) == ["typescript"]
    assert run("generate", "--target", "typescript", "--check").code == 0
    (plain.parent / "generated" / "typescript" / "contract.d.ts").unlink()
    ran = run("generate", "--target", "typescript", "--check")
    assert ran.code == 1
    assert "To fix, run: contractgen generate --target typescript" in ran.err
    assert "typescript" in run("generate", "--target", "cobol").err


@pytest.mark.parametrize("setting", ["targets", "families"])
@pytest.mark.parametrize("value", ['"python"', "[]", '["cobol"]', "[1]"])
def test_wrong_setting(plain: Path, setting: str, value: str) -> None:
    """The problem lists what there is."""
    (plain / "contract.json").write_text(f'{{"{setting}": {value}}}')
    with pytest.raises(contractgen.ContractError, match=f"/{setting}: expected a list of {', '.join(TARGET_NAMES)}"):
        contractgen.generate(plain)
