"""How long generating takes, in processes: the contract, made-up contracts of 300 and 3,000 types, and datamodel-codegen on the same."""

from __future__ import annotations

import json
import shutil
import sysconfig
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from .figures import Figure
from .peers import BUILD, ROOT, bundled
from .processes import Command, Runs, run_interleaved

__all__ = ["CODEGEN", "made_up", "time_contract", "time_made_up"]

CODEGEN = "datamodel-codegen"
OURS = "contractgen"
SCRIPTS = Path(sysconfig.get_path("scripts"))
GENERATE = (str(SCRIPTS / OURS), "generate", "--schema")


def time_contract(rounds: int) -> Iterator[Figure]:
    """Time what people run on the real contract, and both generators on it as one file."""
    work = workplace("contract")
    python = (*GENERATE, str(ROOT / "schema"), "--target", "python", "--out", "python")
    whole = {
        "generate": Command((*GENERATE, str(ROOT / "schema"), "--out", "whole"), work, partial(empty, work / "whole")),
        "generate --target python": Command(python, work, partial(empty, work / "python")),
        "generate --check": Command((*GENERATE, str(ROOT / "schema"), "--out", str(ROOT / "generated"), "--check"), work),
    }
    for name, runs in run_interleaved(whole, rounds).items():
        yield figure("the contract's files", f"{OURS} {name}", runs, None)
    yield from beside("the contract as one file", bundled(), rounds)


def time_made_up(count: int, rounds: int) -> Iterator[Figure]:
    """Time both generators on a made-up contract."""
    yield from beside(f"{count:,} types", made_up(count), rounds)


def beside(title: str, schema: Any, rounds: int) -> Iterator[Figure]:
    """Time both generators on one schema, in processes of their own, with nothing left of the run before."""
    work = workplace(f"types{len(schema['$defs'])}")
    path, out, other = work / "schema.json", work / "out", work / "other.py"
    path.write_text(json.dumps(schema, indent=1), encoding="utf-8")
    words = ("--input-file-type", "jsonschema", "--output-model-type", "dataclasses.dataclass", "--output", other.name)
    commands = {
        OURS: Command((*GENERATE, path.name, "--out", out.name), work, partial(empty, out)),
        CODEGEN: Command((str(SCRIPTS / CODEGEN), "--input", path.name, *words), work, partial(other.unlink, missing_ok=True)),
    }
    runs_of = run_interleaved(commands, rounds)
    for name, runs in runs_of.items():
        yield figure(title, name, runs, runs.ratio(runs_of[OURS]))


def workplace(name: str) -> Path:
    """An empty folder."""
    folder = BUILD / "generation" / name
    empty(folder)
    folder.mkdir(parents=True)
    return folder


def figure(title: str, command: str, runs: Runs, ratio: float | None) -> Figure:
    """What to tell of a command: the clock's median; besides, the fastest run and the processor time in seconds."""
    more = {"fastest": min(runs.seconds), "processor": runs.processor_median()}
    return Figure("generation", title, command, runs.median(), "s", ratio, more)


def empty(folder: Path) -> None:
    """Remove a folder."""
    shutil.rmtree(folder, ignore_errors=True)


def made_up(count: int) -> dict[str, Any]:
    """A schema with many types: records with bounds, enums, lists and references, and a tagged union for every ten."""
    definitions: dict[str, Any] = {}
    for number in range(count):
        if number % 10 == 9:
            members = [{"$ref": f"#/$defs/Type{each}"} for each in range(number - 3, number)]
            definitions[f"Type{number}"] = {"description": f"One of three, {number}.", "oneOf": members}
            continue
        before = number - 1
        properties: dict[str, Any] = {
            "kind": {"description": "What it is.", "const": f"kind-{number}"},
            "id": {"description": "Its id.", "type": "string", "minLength": 1, "maxLength": 64},
            "createdAt": {"description": "When it was made.", "type": "integer", "minimum": 0},
            "share": {"description": "Its share.", "type": "number", "minimum": 0, "maximum": 1},
            "state": {"description": "Its state.", "enum": ["open", "closed", "merged"]},
            "labels": {"description": "Its labels.", "type": "array", "items": {"type": "string"}, "maxItems": 20},
            "note": {"description": "A note, if there is one.", "type": ["string", "null"]},
        }
        if number % 10:
            properties["parent"] = {"description": "What it came from.", "$ref": f"#/$defs/Type{before}"}
        definitions[f"Type{number}"] = {
            "description": f"A made-up record, {number}.",
            "type": "object",
            "required": ["kind", "id", "createdAt", "state"],
            "properties": properties,
        }
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": definitions}
