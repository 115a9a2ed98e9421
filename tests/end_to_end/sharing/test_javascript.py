"""Proves that the JavaScript module behaves at its edges: names that objects have by nature, deep values, asserted formats, what it
is asked that it does not know; and that it changes nothing that it is given."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import contractgen
import pytest
from contractgen.targets.registry import TARGET_NAMES
from support.node import node
from support.questions import CONTRACT, GENERATED

THING = {
    "title": "Thing",
    "type": "object",
    "properties": {"inner": {"$ref": "#"}, "on": {"type": "string", "format": "date"}, "at": {"format": "time"}},
}


@cache
def answers(folder: Path) -> Any:
    """What `edges.mjs` found."""
    (folder / "schema").mkdir()
    (folder / "schema" / "contract.json").write_text('{"name": "things", "formats": ["date"]}')
    (folder / "schema" / "Thing.json").write_text(json.dumps(THING))
    for path, text in contractgen.generate(folder / "schema", targets=TARGET_NAMES).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    done = node().run("edges.mjs", str(GENERATED), CONTRACT, str(folder))
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What `edges.mjs` found."""
    return answers(tmp_path_factory.mktemp("things"))


def test_takes_and_gives(found: Any) -> None:
    """What it is given stays as it is; loaded from the files beside it is the same; constants are values nobody can change."""
    assert found["untouched"] is True
    assert found["names"] == [181, 181]
    assert found["frozen"] is True
    assert found["title"] == 120


def test_unknown_names(found: Any) -> None:
    """A name that is not there is a RangeError, those that every object has by nature too."""
    assert found["unknown"] == [
        'RangeError: there is no schema "Nothing" in agent-contracts',
        'RangeError: there is no schema "constructor" in agent-contracts',
        'RangeError: there is no request "toString"',
        'RangeError: there is no request "chat.gone"',
        'RangeError: there is no event "__proto__"',
    ]


def test_frames(found: Any) -> None:
    """A frame is checked with its payload where its name is known, and with its result where one says which request it answers."""
    assert found["frames"] == [
        [True, []],
        [False, ["/payload/text: expected a string, got 7"]],
        [False, ["(root): expected an object, got an empty array"]],
        [True, []],
        [False, ["/result/queued: expected true or false, got 1"]],
        [False, ['/error/code: expected a string of at least 1 character, got ""']],
        [True, []],
        [False, ['/payload: missing property "chatId"', '/payload: missing property "info"']],
    ]
    assert found["prototype"] == 3, "what a prototype has is not there"


def test_deep_values(found: Any) -> None:
    """A deep value is no trouble where anything goes; one that is deeper than the engine can follow is a problem, not an error."""
    assert found["anything"] is True
    ((place, message),), ((root, told),) = found["deep"]
    assert place == 100 * len("/inner")
    assert message.endswith("/inner: expected an object, got 1")
    assert root == 0
    assert told.endswith("nested too deeply, or too long for a pattern, for this interpreter"[-60:])


def test_formats(found: Any) -> None:
    """A format that the contract asserts has to have a check; with it values are refused, and only on demand they are not."""
    without, fits, problems, unchecked = found["formats"]
    assert without == 'RangeError: things asserts the format "date"; pass a check for it in `formats`'
    assert fits is True
    assert [(each["pointer"], each["keyword"]) for each in problems] == [("/on", "format")]
    assert problems[0]["message"] == '/on: expected a string of the format date, got "tomorrow"'
    assert unchecked is True
