"""The official JSON-Schema-Test-Suite, and what generated code says of each of its tests."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from contractgen import compile_schema
from contractgen.diagnostics import UnsupportedSchema
from contractgen.targets.python.runtime.schema import Schema

from support.fetched import SUITE, files_of_release

DRAFTS = {
    "draft2020-12": "https://json-schema.org/draft/2020-12/schema",
    "draft2019-09": "https://json-schema.org/draft/2019-09/schema",
    "draft7": "http://json-schema.org/draft-07/schema#",
    "draft6": "http://json-schema.org/draft-06/schema#",
    "draft4": "http://json-schema.org/draft-04/schema#",
}
"""The suite's name of each draft, and its metaschema."""

SECTIONS = {"required": "", "optional": "optional/", "format": "optional/format/"}
"""The sections of a draft, and the folder of each. Formats are asserted in the last one only."""

REMOTE = "http://localhost:1234/"
"""Where the suite says that its remote schemas are."""

CHOSEN = {
    ("draft7", "content.json"): "draft-07 lets a validator check content or not; here content is an annotation in every draft",
    ("draft4", "zeroTerminatedFloats.json"): "draft-04 alone may say that 1.0 is no integer; here 1 is 1.0 in every draft",
}
"""Files of optional tests, each about a behaviour that its draft leaves open, where we chose the other one; and why."""


@dataclass(frozen=True, order=True)
class Outcome:
    """One test of the suite and what came of it."""

    file: str
    group: str
    test: str
    result: str
    """`pass`, `refused` at generation, `chosen` otherwise where the draft leaves it open, or `wrong`."""
    reason: str = ""


@cache
def files() -> dict[str, Any]:
    """The JSON files of the suite, by their path in it."""
    found = files_of_release(SUITE)
    return {
        path.removeprefix("json/"): json.loads(text)
        for path, text in found.items()
        if path.startswith(("json/tests/", "json/remotes/")) and path.endswith(".json")
    }


def groups(draft: str, section: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The groups of tests of one section, each with its file's name."""
    folder = f"tests/{draft}/{SECTIONS[section]}"
    for path, contents in sorted(files().items()):
        name = path.removeprefix(folder)
        if path.startswith(folder) and "/" not in name:
            for group in contents:
                yield name, group


@cache
def remotes(draft: str) -> dict[str, Any]:
    """The schemas that tests of a draft may refer to, by their addresses. Those of later, unfinished drafts are left out."""
    return {
        f"{REMOTE}{path.removeprefix('remotes/')}": of_draft(contents, draft)
        for path, contents in files().items()
        if path.startswith("remotes/") and not path.startswith(("remotes/draft-next/", "remotes/v1/", "remotes/draft3/"))
    }


def of_draft(schema: Any, draft: str) -> Any:
    """A schema that says which draft it is: the older tests of the suite leave that to the runner."""
    if not isinstance(schema, dict) or "$schema" in schema:
        return schema
    return {"$schema": DRAFTS[draft], **schema}


def outcomes(draft: str, section: str) -> list[Outcome]:
    """What comes of each test of a section."""
    found = [outcome for file, group in groups(draft, section) for outcome in outcomes_of_group(draft, section, file, group)]
    return [chosen(draft, outcome) if section == "optional" else outcome for outcome in found]


def chosen(draft: str, outcome: Outcome) -> Outcome:
    """The same outcome, or what it is called where a draft leaves the verdict open."""
    reason = CHOSEN.get((draft, outcome.file))
    return replace(outcome, result="chosen", reason=reason) if reason and outcome.result == "wrong" else outcome


def outcomes_of_group(draft: str, section: str, file: str, group: dict[str, Any]) -> Iterator[Outcome]:
    """What comes of the tests of one schema. Whatever is raised, but for an honest refusal, is a crash and ends the run."""
    name = group["description"]
    try:
        schema = compile_schema(of_draft(group["schema"], draft), remotes(draft), assert_formats=section == "format")
    except UnsupportedSchema as error:
        for test in group["tests"]:
            yield Outcome(file, name, test["description"], "refused", error.problems[0].message)
        return
    except Exception as error:
        raise AssertionError(f"{draft} {file}: {name}: compile_schema crashed") from error
    for test in group["tests"]:
        try:
            said = said_of(schema, test["data"])
        except Exception as error:
            raise AssertionError(f"{draft} {file}: {name}: {test['description']} crashed") from error
        right = said == (test["valid"],) * len(said)
        reason = "" if right else f"said {said}, expected {test['valid']}"
        yield Outcome(file, name, test["description"], "pass" if right else "wrong", reason)


def said_of(schema: Schema[Any], value: Any) -> tuple[bool, ...]:
    """What each way of asking answers."""
    return schema.is_valid(value), schema.check.ok(value), schema.accepts(value), schema.safe_parse(value).ok
