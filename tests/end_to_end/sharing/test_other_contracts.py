"""Proves that what is generated for other contracts holds as well: the small ones of the golden cases, and a public one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import contractgen
import pytest
from contractgen.targets.registry import TARGET_NAMES
from support.fetched import DEBUGPY, files_of_release
from support.node import node
from support.paths import CASES
from support.questions import Question, asked_by
from support.verdicts import javascript_answers, jsonschema_over, rust_over, wrong

SMALL = sorted(path.name for path in (CASES / "contracts").iterdir() if path.is_dir())
PUBLIC = "debug-adapter-protocol"
LEAST = {PUBLIC: 3000}
"""How many vectors there are at least; of a small contract, 20."""


@pytest.fixture(scope="module", params=[*SMALL, PUBLIC])
def generated(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """A contract's name, and the folder of all that is generated from it."""
    folder = tmp_path_factory.mktemp(request.param)
    source = CASES / "contracts" / request.param / "schema"
    if request.param == PUBLIC:
        (name,) = (path for path in files_of_release(DEBUGPY) if path.endswith("debugProtocol.json"))
        source = folder / "debug-adapter-protocol.json"
        source.write_bytes(files_of_release(DEBUGPY)[name])
    for path, text in contractgen.generate(source, targets=TARGET_NAMES).items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return request.param, folder


def only(folder: Path, pattern: str) -> Path:
    """The one file that fits a pattern."""
    (found,) = folder.glob(pattern)
    return found


def read(path: Path) -> Any:
    """A JSON file."""
    return json.loads(path.read_text(encoding="utf-8"))


def questions_of(folder: Path) -> list[Question]:
    """The vectors of a contract."""
    return asked_by(read(only(folder, "vectors/*.json"))["vectors"], read(folder / "jsonschema" / "meta.json"))


def test_python_validators(generated: tuple[str, Path]) -> None:
    """jsonschema and jsonschema_rs over the bundle have the vectors' verdicts, and there are enough of both kinds."""
    name, folder = generated
    bundle = read(only(folder, "jsonschema/*.bundle.json"))
    questions = questions_of(folder)
    assert len(questions) >= LEAST.get(name, 20)
    assert {each.valid for each in questions} == {True, False}
    assert wrong(questions, jsonschema_over(bundle)) == []
    assert wrong(questions, rust_over(bundle)) == []


def test_javascript(generated: tuple[str, Path], tmp_path: Path) -> None:
    """So have ajv and the JavaScript module, which names the same place first."""
    _, folder = generated
    questions = questions_of(folder)
    contract = only(folder, "typescript/*.mjs").stem
    for each, answer in zip(questions, javascript_answers(questions, folder, contract, tmp_path)):
        assert (answer["ajv"], answer["discriminating"], answer["module"]) == (each.valid,) * 3, each
        assert answer["pointers"][:1] == ([] if each.valid else [each.pointer]), each


def test_declarations(generated: tuple[str, Path]) -> None:
    """`tsc --strict` passes over the declarations."""
    _, folder = generated
    files = [str(only(folder, "typescript/*.d.ts")), str(only(folder, "typescript/*.d.mts"))]
    command = ["--noEmit", "--strict", "--pretty", "false", "--target", "es2022", "--module", "nodenext", "--types", ""]
    done = node().run("node_modules/typescript/bin/tsc", *command, *files)
    assert (done.stdout, done.returncode) == ("", 0)


def test_operations(generated: tuple[str, Path]) -> None:
    """The contract that has requests and events has an AsyncAPI document without errors; the others have none."""
    name, folder = generated
    documents = list(folder.glob("asyncapi/*"))
    assert len(documents) == name.startswith("requests-")
    for document in documents:
        done = node().run("asyncapi.mjs", str(document))
        found = json.loads(done.stdout)
        assert [each for each in found["diagnostics"] if each["code"] != "asyncapi-latest-version"] == []
        assert found["receive"]
        assert found["send"]
