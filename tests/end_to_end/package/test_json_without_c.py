"""Proves that the package reads and writes JSON alike on an interpreter whose `json` has no C part, which the runtime uses where it can."""

from __future__ import annotations

import json
import subprocess
import sys

from support.commands import environment
from support.corpora import lines
from support.paths import TESTS

DEEPEST = 50
"""Without the C part the interpreter's limit on nesting is lower, so deeper texts are left out."""

PROGRAM = """
import ast
import sys

sys.path.insert(0, {tests!r})
if {blocked}:
    sys.modules["_json"] = None
    for name in [name for name in sys.modules if name.partition(".")[0] == "json"]:
        del sys.modules[name]
import json.encoder
import json.scanner

assert (json.encoder.c_make_encoder is None) is (json.scanner.c_make_scanner is None) is {blocked}

from agent_contracts import ValidationError
from support.corpora import schema_of

for line in sys.stdin:
    name, text = ast.literal_eval(line)
    schema = schema_of(name)
    try:
        print(name, schema.dump_json(schema.parse_json(text)))
    except ValidationError as error:  # What is wrong with a text is in other words without the C part.
        print(name, [(each.pointer, each.keyword, each.keyword == "json" or each.message) for each in error.problems])
    except ValueError:
        print(name, "has no JSON text")
"""


def depth(text: str) -> int:
    """How many brackets are open at once, at most; those in strings are counted too."""
    found = most = 0
    for char in text:
        found += (char in "[{") - (char in "]}")
        most = max(most, found)
    return most


def texts() -> list[str]:
    """The corpora: on each line the name of a schema and a JSON text, as a Python literal."""
    rows = [(line["schema"], json.dumps(line["value"])) for line in lines("open.ndjson")]
    rows += [(line["schema"], line["text"]) for line in lines("rawtext.ndjson") if "text" in line]
    return [ascii(row) for row in rows if depth(row[1]) <= DEEPEST]


def printed(*, blocked: bool) -> list[str]:
    """What the texts read and write as, in a process of its own."""
    program = PROGRAM.format(tests=str(TESTS), blocked=blocked)
    done = subprocess.run(
        [sys.executable, "-c", program],
        input="\n".join(texts()),
        env=environment(),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )
    assert done.stderr == ""
    return done.stdout.splitlines()


def test_the_same_without_the_c_part() -> None:
    """Records, texts and problems are the same without `_json`."""
    usual = printed(blocked=False)
    assert len(usual) == len(texts()) > 7000
    assert printed(blocked=True) == usual
