"""Proves what the README beside this says of the models that `contractgen models` writes: verdicts, what is not enforced, round trips."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from contractgen.pipeline import model_files
from contractgen.targets import datamodel_codegen as models
from support.commands import run, run_apart
from support.measured_models import UNEXPLAINED, Measured, loaded, measure
from support.paths import ROOT

HERE = Path(__file__).resolve().parent
TABLE = HERE / "README.md"
LIBRARIES = ("pydantic", "msgspec", "typeddict")
BEGINNING, END = "<!-- measured -->\n", "<!-- end -->\n"


@cache
def generated(library: str) -> str:
    """The models of the agent contract."""
    (text,) = model_files(ROOT / "schema", library).values()
    return text


@cache
def meta() -> dict[str, Any]:
    """The table of schemas, requests and events."""
    found: dict[str, Any] = json.loads((ROOT / "generated" / "jsonschema" / "meta.json").read_text(encoding="utf-8"))
    return found


@cache
def names() -> dict[str, str]:
    """The Python name of each schema."""
    return {name: each.get("python", name) for name, each in meta()["schemas"].items()}


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Measured]:
    """Every library over the vectors of schemas; those with a long text to fill in left out."""
    folder = tmp_path_factory.mktemp("models")
    text = (ROOT / "generated" / "vectors" / "agent-contracts.vectors.json").read_text(encoding="utf-8")
    vectors = [vector for vector in json.loads(text)["vectors"] if "schema" in vector and "fill" not in vector]
    assert len(vectors) > 5000
    found: dict[str, Measured] = {}
    for library in LIBRARIES:
        path = folder / f"{library}_models.py"
        path.write_text(generated(library), encoding="utf-8")
        found[library] = measure(loaded(path), library, vectors, names())
    return found


def table(results: dict[str, Measured]) -> str:
    """What was measured, as Markdown."""
    lines = [
        "| library | verdicts of the contract | of vectors | round trips | keys lost on them |",
        "| --- | --- | --- | --- | --- |",
    ]
    for library, each in results.items():
        share = f"{100 * each.same / each.vectors:.2f} %"
        lines.append(f"| {library} | {share} | {each.vectors} | {each.trips} | {len(each.lost)} |")
    for library, each in results.items():
        lines += ["", f"What `{library}` does otherwise:", "", "| vectors | why |", "| --- | --- |"]
        lines += [f"| {count} | {why} |" for why, count in sorted(each.differences.items(), key=lambda row: (-row[1], row[0]))]
        if each.unreadable:
            lines += ["", f"It cannot read at all: {', '.join(f'`{name}`' for name in sorted(each.unreadable))}."]
    return "\n".join(lines) + "\n"


def test_table_is_true(results: dict[str, Measured], golden: bool) -> None:
    """The README holds what was measured; `make golden` writes it again."""
    text = TABLE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGINNING)
    _, _, after = rest.partition(END)
    wanted = f"{before}{BEGINNING}\n{table(results)}\n{END}{after}"
    if golden:
        TABLE.write_text(wanted, encoding="utf-8", newline="\n")
    assert TABLE.read_text(encoding="utf-8") == wanted


def test_readme_says_the_same(results: dict[str, Measured]) -> None:
    """The shares in the guide are those of the table."""
    readme = (ROOT / "codegen" / "guide" / "sharing.md").read_text(encoding="utf-8")
    for library, each in results.items():
        assert f"| `{library}` | {100 * each.same / each.vectors:.2f} % |" in readme


def test_every_difference_is_explained(results: dict[str, Measured]) -> None:
    """No library decides otherwise for a reason that is not listed."""
    for library, each in results.items():
        assert UNEXPLAINED not in each.differences, f"{library}: {each.examples[UNEXPLAINED]}"


def test_pydantic_is_close(results: dict[str, Measured]) -> None:
    """At least 99 % of the verdicts, every type readable, and no key lost on the way through and back."""
    found = results["pydantic"]
    assert found.same / found.vectors >= 0.99
    assert not found.unreadable
    assert found.lost == []
    assert found.trips > 1000


@pytest.mark.parametrize("library", LIBRARIES)
def test_names_are_ours(library: str, tmp_path: Path) -> None:
    """Every schema is there by the name that it has in the Python package, and no class is numbered."""
    path = tmp_path / f"{library}_names.py"
    path.write_text(generated(library), encoding="utf-8")
    module = loaded(path)
    assert [name for name in names().values() if not hasattr(module, name)] == []
    classes = {name for name, each in vars(module).items() if isinstance(each, type) and each.__module__ == module.__name__}
    assert not {name for name in classes if name[-1].isdigit()}


def test_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command writes one module, leaves other files alone, and says when nothing had to be done; bytes do not depend on the run."""
    monkeypatch.chdir(ROOT)
    (tmp_path / "mine.py").write_text("x = 1\n")
    out = tmp_path.as_posix()
    first = run("models", "--library", "typeddict", "--out", out)
    assert (first.code, first.out) == (0, f"wrote {out}/agent_contracts_typeddict.py\n")
    again = run_apart("models", "--library", "typeddict", "--out", out, folder=ROOT, PYTHONHASHSEED="7")
    assert (again.code, again.out) == (0, f"up to date: {out}/agent_contracts_typeddict.py\n")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["agent_contracts_typeddict.py", "mine.py"]
    assert run("models", "--library", "attrs", "--out", out).code == 2
    (tmp_path / "agent_contracts_typeddict.py").write_text("mine\n")
    assert "nothing is overwritten" in run("models", "--library", "typeddict", "--out", out).err


def test_without_the_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without datamodel-code-generator the command says what to install, and writes nothing."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(models, "find_spec", lambda _: None)
    ran = run("models", "--library", "pydantic", "--out", (tmp_path / "out").as_posix())
    assert ran.code == 1
    assert ran.err == "Error: this needs datamodel-code-generator; install it with: pip install 'contractgen[models]'\n"
    assert not (tmp_path / "out").exists()


def test_pydantic_models_at_work(tmp_path: Path) -> None:
    """As the README shows it, in a process of its own."""
    (tmp_path / "agent_contracts_pydantic.py").write_text(generated("pydantic"), encoding="utf-8")
    program = (
        "from agent_contracts_pydantic import ChatItem, ChatTargetPayload\n"
        "from pydantic import TypeAdapter\n"
        "print(ChatTargetPayload.model_validate({'chatId': 'chat-4f1c', 'x': 1}).model_dump(by_alias=True, exclude_unset=True))\n"
        "item = {'id': 'n', 'createdAt': 1, 'turnId': None, 'kind': 'note', 'level': 'info', 'text': 'Hello'}\n"
        "print(type(TypeAdapter(ChatItem).validate_python(item)).__name__)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.stdout == "{'chatId': 'chat-4f1c'}\nChatNoteItem\n", done.stderr
