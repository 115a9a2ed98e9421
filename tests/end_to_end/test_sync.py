"""Proves that what is committed is what the schemas say, that drift is told, mended and kept small, and that the same
contract gives the same bytes everywhere."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import contractgen
import pytest
from support.commands import Ran, files_of, run, run_apart

PACKAGE = "generated/python/agent_contracts"
STATUS = f"{PACKAGE}/types/agent/agent_status.py"
WHOLE = (
    "asyncapi/agent-contracts.asyncapi.json",
    "jsonschema/agent-contracts.bundle.json",
    "jsonschema/agent-contracts.bundle.strict.json",
    "jsonschema/meta.json",
    "typescript/agent-contracts.d.ts",
    "vectors/agent-contracts.vectors.json",
    "docs/index.html",
    "docs/assets/contract.js",
)
"""What holds the contract as a whole: stale with any change of a type."""

MEND = "To fix, run: contractgen generate\n"


@pytest.fixture
def project(tmp_path: Path, repository: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the repository's schemas and of what is generated from them, as the folder that commands run in."""
    for name in ("schema", "generated"):
        shutil.copytree(repository / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_repository_is_in_sync(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is committed is what the schemas say. If this fails, run `make generate`."""
    monkeypatch.chdir(repository)
    before = files_of(repository / "generated")
    ran = run("generate", "--check")
    assert ran == Ran(0, "in sync\n", ""), ran.out[-3000:] + ran.err
    assert files_of(repository / "generated") == before


def test_function_answers_the_same_files(repository: Path) -> None:
    """`contractgen.generate` answers exactly what is committed, as text."""
    files = contractgen.generate(repository / "schema")
    assert {path: text.encode() for path, text in files.items()} == files_of(repository / "generated")


def refused(project: Path, *lines: str) -> Ran:
    """What `--check` says when not all is in sync: the lines, a diff, the command; nothing is written."""
    before = files_of(project)
    ran = run("generate", "--check")
    assert ran.code == 1
    for line in lines:
        assert line in ran.out.splitlines()
    count = len([line for line in ran.out.splitlines() if line.startswith(("MISSING ", "STALE ", "EXTRA "))])
    files = "1 file is" if count == 1 else f"{count} files are"
    assert ran.err == f"{files} not what the schemas say. {MEND}"
    assert "\n@@ " in ran.out
    shown = run("generate", "--diff")
    assert (shown.code, shown.out, shown.err) == (0, ran.out, "")
    assert files_of(project) == before
    return ran


def mended(project: Path, *expected: str) -> None:
    """What `generate` does about it: exactly the lines; files that were right keep their time; a second run does nothing."""
    for path in (project / "generated").rglob("*"):
        os.utime(path, ns=(1, 1))
    before = files_of(project / "generated")
    ran = run("generate")
    assert ran.code == 0, ran.err
    assert set(ran.out.splitlines()[:-1]) == set(expected)
    after = files_of(project / "generated")
    changed = {path for path in after if before.get(path) != after[path]}
    touched = {path for path in after if (project / "generated" / path).stat().st_mtime_ns != 1}
    assert touched == changed
    assert run("generate", "--check") == Ran(0, "in sync\n", "")
    times = {path: (project / "generated" / path).stat().st_mtime_ns for path in after}
    again = run("generate")
    assert again.out == f"{len(after)} files, all up to date\n"
    assert {path: (project / "generated" / path).stat().st_mtime_ns for path in after} == times
    assert not list(project.rglob(".contractgen-*"))


def edit(path: Path, old: str, new: str) -> None:
    """Change a text in a file."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8", newline="\n")


def test_schema_that_was_edited(project: Path) -> None:
    """One more value of an enumeration is told with its diff; only the files that it concerns are written."""
    edit(project / "schema/types/agent/AgentStatus.json", '"exited"', '"exited",\n    "asleep"')
    ran = refused(project, f"STALE {STATUS}", f"--- a/{STATUS}", f"+++ b/{STATUS}", f"STALE {PACKAGE}/_contract.py")
    assert any(line.startswith("+") and '"asleep"' in line for line in ran.out.splitlines())
    stale = {line for line in ran.out.splitlines() if line.startswith("STALE ")}
    concerned = {line for line in stale if line.startswith(f"STALE {PACKAGE}/")}
    assert concerned == {f"STALE {PACKAGE}/{name}" for name in ("_contract.json", "_contract.py", "types/agent/agent_status.py")}
    pages = {"docs/types/AgentStatus.html", "docs/assets/index.js"}
    assert stale - concerned == {f"STALE generated/{path}" for path in {*WHOLE, *pages}}
    mended(project, *(line.replace("STALE", "rewrote") for line in stale))


def test_byte_that_was_edited(project: Path) -> None:
    """One byte of a generated file is enough."""
    path = project / STATUS
    data = bytearray(path.read_bytes())
    data[-2] ^= 1
    path.write_bytes(data)
    refused(project, f"STALE {STATUS}")
    mended(project, f"rewrote {STATUS}")


@pytest.mark.parametrize("name", ["py.typed", "_contract.json", "__init__.py", "_runtime/schema.py"])
def test_every_kind_of_file_is_watched(project: Path, name: str) -> None:
    """An edit of any generated file is told, whatever its kind."""
    path = project / PACKAGE / name
    path.write_bytes(path.read_bytes() + b"\n")
    refused(project, f"STALE {PACKAGE}/{name}")
    mended(project, f"rewrote {PACKAGE}/{name}")


def test_every_file_of_every_target_is_watched(project: Path) -> None:
    """So is one of any file beside the package; without it, one is missing."""
    paths = [path for path in files_of(project / "generated") if not path.startswith("python/")]
    assert set(WHOLE) < set(paths)
    for path in paths[::2]:
        file = project / "generated" / path
        file.write_bytes(file.read_bytes() + b"\n")
    for path in paths[1::2]:
        (project / "generated" / path).unlink()
    told = [f"{'MISSING' if number % 2 else 'STALE'} generated/{path}" for number, path in enumerate(paths)]
    refused(project, *told)
    mended(project, *(line.replace("MISSING", "wrote").replace("STALE", "rewrote") for line in told))


def test_line_ends_that_were_changed(project: Path) -> None:
    """Other line ends are other bytes."""
    path = project / STATUS
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    refused(project, f"STALE {STATUS}")
    mended(project, f"rewrote {STATUS}")


def test_file_that_was_deleted(project: Path) -> None:
    """A missing file is told, with its whole text as the diff."""
    (project / STATUS).unlink()
    refused(project, f"MISSING {STATUS}", "--- /dev/null", f"+++ b/{STATUS}")
    mended(project, f"wrote {STATUS}")


def test_file_that_is_left_over(project: Path) -> None:
    """A file with our marker that nothing generates any more is told and removed, its empty folder with it."""
    extra = f"{PACKAGE}/types/old/gone.py"
    (project / extra).parent.mkdir()
    (project / extra).write_text("# Code generated by contractgen from types/old/Gone.json. DO NOT EDIT.\nX = 1\n")
    refused(project, f"EXTRA {extra}", f"--- a/{extra}", "+++ /dev/null")
    mended(project, f"removed {extra}")
    assert not (project / extra).parent.exists()


def test_foreign_file_is_left_alone(project: Path) -> None:
    """A file without our marker beside ours is neither told nor touched."""
    notes = project / PACKAGE / "notes.py"
    notes.write_text('"""Somebody\'s own."""\n\n\n\nMARKER = "Code generated by contractgen"\n')
    assert run("generate", "--check") == Ran(0, "in sync\n", "")
    assert run("generate").code == 0
    assert notes.is_file()


def test_foreign_file_in_the_way(project: Path) -> None:
    """A file without our marker where one of ours belongs is a problem, and nothing is written at all."""
    (project / STATUS).write_text("# Somebody's own.\n")
    (project / PACKAGE / "py.typed").unlink()
    before = files_of(project)
    for arguments in (("generate",), ("generate", "--check"), ("generate", "--diff")):
        ran = run(*arguments)
        assert (ran.code, ran.out) == (1, "")
        assert "the file was not generated by contractgen; move it away, nothing is overwritten" in ran.err
        assert STATUS.removeprefix("generated/") in ran.err
        assert f"schema/{STATUS.removeprefix('generated/')}" not in ran.err, "the file is below generated/, not schema/"
    assert files_of(project) == before


def test_schema_that_was_removed(project: Path) -> None:
    """Removing a request removes its module, and the names that only it had."""
    (project / "schema/requests/chat.summarize.json").unlink()
    extra = f"{PACKAGE}/requests/chat_summarize.py"
    ran = refused(project, f"EXTRA {extra}", f"STALE {PACKAGE}/_requests.py", f"STALE {PACKAGE}/__init__.py")
    lines = {line for line in ran.out.splitlines() if line.startswith(("EXTRA ", "STALE ", "MISSING "))}
    mended(project, *(line.replace("STALE", "rewrote").replace("EXTRA", "removed") for line in lines))
    assert not (project / extra).exists()


def test_mistake_writes_nothing(project: Path) -> None:
    """While a schema is broken nothing is written, even where something is stale."""
    (project / STATUS).unlink()
    (project / "schema/types/agent/AgentKind.json").write_text("{")
    before = files_of(project)
    ran = run("generate")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("schema/types/agent/AgentKind.json:1: not JSON")
    assert files_of(project) == before


def test_link_that_leads_out(project: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Nothing is written through a link to another place."""
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    shutil.rmtree(project / PACKAGE / "types")
    (project / PACKAGE / "types").symlink_to(elsewhere, target_is_directory=True)
    ran = run("generate")
    assert ran.code == 1
    assert "leads out of the output folder" in ran.err
    assert not list(elsewhere.iterdir())


def test_command_that_mends_has_the_same_options(project: Path) -> None:
    """The command that is named is the one to run, options and all, and it mends."""
    shutil.move(project / "schema", project / "contract")
    ran = run("generate", "--check", "--schema", "contract", "--out", "out", "--package", "other")
    assert ran.code == 1
    command = ran.err.strip().rpartition("To fix, run: contractgen ")[2]
    assert command == "generate --schema contract --out out --package other"
    assert run(*command.split()).code == 0
    assert run(*command.split(), "--check") == Ran(0, "in sync\n", "")
    assert (project / "out/python/other/__init__.py").is_file()


@pytest.mark.parametrize("name", ["contract.json", "vocabulary.json"])
def test_one_file_is_a_schema_whatever_its_name(project: Path, name: str) -> None:
    """In a folder these two names mean settings and our keywords; a file that is named itself is the schema."""
    (project / name).write_text('{"title": "Job", "type": "object", "properties": {"id": {"type": "string"}}}')
    ran = run("generate", "--schema", name, "--out", "out")
    assert (ran.code, ran.err) == (0, "")
    package = project / "out/python" / name.removesuffix(".json")
    assert "class Job:" in (package / name.replace(".json", ".py")).read_text()


def test_changes_for_machines(project: Path) -> None:
    """`--format json` gives each change with its diff, and the command."""
    (project / STATUS).unlink()
    ran = run("generate", "--check", "--format", "json")
    answer = json.loads(ran.out)
    assert (ran.code, ran.err, answer["command"]) == (1, "", "contractgen generate")
    (change,) = answer["changes"]
    assert (change["kind"], change["path"]) == ("MISSING", STATUS.removeprefix("generated/"))
    assert change["diff"].startswith("--- /dev/null\n")


def in_another_folder(project: Path) -> Path:
    """The project under another name."""
    other = project.parent / "Another place"
    shutil.move(project, other)
    return other


def written_backwards(project: Path) -> Path:
    """The project with its schema files made in the opposite order."""
    texts = files_of(project / "schema")
    shutil.rmtree(project / "schema")
    for name in sorted(texts, reverse=True):
        path = project / "schema" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(texts[name])
    return project


def as_it_is(project: Path) -> Path:
    """The project."""
    return project


@pytest.mark.parametrize(
    ("prepare", "environment"),
    [
        pytest.param(as_it_is, {"PYTHONHASHSEED": "0"}, id="hash seed 0"),
        pytest.param(as_it_is, {"PYTHONHASHSEED": "1"}, id="hash seed 1"),
        pytest.param(as_it_is, {"PYTHONHASHSEED": "random"}, id="random hash seed"),
        pytest.param(as_it_is, {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}, id="plain locale"),
        pytest.param(as_it_is, {"TZ": "Pacific/Kiritimati", "HOME": "/", "COLUMNS": "20"}, id="another machine"),
        pytest.param(in_another_folder, {}, id="another folder"),
        pytest.param(written_backwards, {}, id="files made backwards"),
    ],
)
def test_same_bytes(project: Path, repository: Path, prepare: Callable[[Path], Path], environment: dict[str, str]) -> None:
    """A run from nothing gives the committed bytes, whatever the circumstances."""
    folder = prepare(project)
    shutil.rmtree(folder / "generated")
    ran = run_apart("generate", folder=folder, **environment)
    assert ran.code == 0, ran.err
    assert files_of(folder / "generated") == files_of(repository / "generated")


def test_same_bytes_from_elsewhere(project: Path, repository: Path) -> None:
    """So does a run from another folder, with the paths given."""
    ran = run_apart("generate", "--schema", str(project / "schema"), "--out", str(project / "new"), folder=project.parent)
    assert ran.code == 0, ran.err
    assert files_of(project / "new") == files_of(repository / "generated")


def test_output_holds_no_circumstances(repository: Path) -> None:
    """No generated file tells of the folder, the machine or the day."""
    here = str(repository).encode()
    for path, data in files_of(repository / "generated").items():
        assert here not in data, path
        assert b"\r" not in data, path
        assert data.endswith(b"\n"), path


def test_white_space_of_a_schema_changes_nothing(project: Path) -> None:
    """A schema that is laid out in another way is the same contract."""
    for path in (project / "schema").rglob("*.json"):
        contents = json.loads(path.read_text(encoding="utf-8"))
        path.write_text(json.dumps(contents, indent=None, ensure_ascii=True), encoding="utf-8")
    assert run("generate", "--check") == Ran(0, "in sync\n", "")


def test_contract_without_examples(project: Path) -> None:
    """Examples help to make vectors, and nothing needs them: without any, the contract's own schemas still generate."""
    for path in (project / "schema").rglob("*.json"):
        contents = json.loads(path.read_text(encoding="utf-8"))
        path.write_text(json.dumps(without_examples(contents)), encoding="utf-8")
    ran = run("generate", "--out", "out")
    assert (ran.code, ran.err) == (0, "")
    found = json.loads((project / "out/vectors/agent-contracts.vectors.json").read_text(encoding="utf-8"))["vectors"]
    assert any(vector.get("fill") and vector["schema"] == "ChatAttachmentUpload" for vector in found)


def without_examples(value: Any) -> Any:
    """A schema without the keyword `examples` at any depth."""
    if isinstance(value, list):
        return [without_examples(each) for each in value]
    if not isinstance(value, dict):
        return value
    return {key: without_examples(each) for key, each in value.items() if key != "examples"}
