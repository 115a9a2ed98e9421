"""Verdicts of validators of others over a bundle: jsonschema and jsonschema_rs, and in Node ajv and the generated module."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import referencing
from referencing.jsonschema import DRAFT202012

from support.node import node
from support.questions import Question
from support.vocabulary import RUST_KEYWORDS, VocabularyValidator

__all__ = ["Validators", "javascript_answers", "jsonschema_over", "rust_over", "wrong"]

Validators = Callable[[str], Any]
"""From a place in a bundle to what validates there."""


def jsonschema_over(bundle: Any) -> Validators:
    """jsonschema with the contract's own keywords. Without `$schema`: at that keyword it would go back to its own class."""
    bare = {key: value for key, value in bundle.items() if key != "$schema"}
    registry: Any = referencing.Registry().with_resource("bundle:", DRAFT202012.create_resource(bare))
    return cache(lambda pointer: VocabularyValidator({"$ref": f"bundle:#{pointer}"}, registry=registry))


def rust_over(bundle: Any) -> Validators:
    """jsonschema_rs with the contract's own keywords."""
    registry = jsonschema_rs.Registry([("bundle:", bundle)])
    kind = jsonschema_rs.Draft202012Validator
    return cache(lambda pointer: kind({"$ref": f"bundle:#{pointer}"}, registry=registry, keywords=RUST_KEYWORDS))


def wrong(questions: Iterable[Question], at: Validators) -> list[str]:
    """The questions on which validators have another verdict."""
    return [each.about for each in questions if all(at(place).is_valid(value) for place, value in each.parts) != each.valid]


def javascript_answers(questions: Iterable[Question], generated: Path, contract: str, folder: Path) -> list[dict[str, Any]]:
    """What `verdicts.mjs` answers to each question; the folder takes the files in between."""
    machine = node()
    rows = ({**each.asked, "value": each.value, "parts": each.parts} for each in questions)
    (folder / "in").write_text("".join(f"{json.dumps(row)}\n" for row in rows), encoding="utf-8")
    done = machine.run("verdicts.mjs", str(generated), contract, str(folder / "in"), str(folder / "out"))
    assert done.returncode == 0, done.stderr[-3000:]
    return [json.loads(line) for line in (folder / "out").read_text(encoding="utf-8").split("\n") if line]
