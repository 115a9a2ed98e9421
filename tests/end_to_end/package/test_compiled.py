"""Proves that what `make compiled` builds is compiled, and that nobody sees it; and how sources are rewritten for it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from compiled.split import circle, native_module, records_module
from support.record_facts import facts, schema_modules

SOURCE = '''\
# Made from note.json.
"""Notes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar, Literal

from .._runtime.values import UNSET, Unset
from .author import Author, build_Author


@dataclass(slots=True, kw_only=True)
class Note:
    """A text.\x0cClosed."""

    kind: ClassVar[Literal["note"]] = "note"
    author: Author
    text: str | None | Unset = UNSET


new_Note = partial(Note.__new__, Note)


def build_Note(value: Any) -> Note:
    record = new_Note()
    record.author = build_Author(value["author"])
    return record
'''

NATIVE = '''\
# Made from note.json.
"""Notes."""

from __future__ import annotations

from .._native import adopt, mypyc_attr
from functools import partial
from typing import Any, ClassVar, Literal

from .._runtime.values import UNSET, Unset
from .author import Author, build_Author


@mypyc_attr(allow_interpreted_subclasses=True)
class Note: author: Any; text: Any; __deletable__ = ['author', 'text']
adopt(Note)






def new_Note() -> Note: return Note()


def build_Note(value: Any) -> Note:
    record = new_Note()
    record.author = build_Author(value["author"])
    return record

__doc__ = 'Notes.'
'''

RECORDS = '''\
# mypy: ignore-errors
from __future__ import annotations
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar, Literal
from .._runtime.values import UNSET, Unset

__name__ = 'contract.types.note'


@dataclass(slots=True, kw_only=True)
class Note:
    """A text.\x0cClosed."""

    kind: ClassVar[Literal["note"]] = "note"
    author: Author
    text: str | None | Unset = UNSET
'''


@pytest.fixture
def compiled(request: pytest.FixtureRequest) -> None:
    """Only the compiled package is asked."""
    if not request.config.getoption("--compiled"):
        pytest.skip("`make compiled` runs this on the package that it builds")


@pytest.mark.usefixtures("compiled")
def test_modules_are_compiled() -> None:
    """Every module of a schema is native code."""
    files = [str(module.__file__) for module in schema_modules()]
    assert len(files) > 100
    assert [file for file in files if not file.endswith(tuple(EXTENSION_SUFFIXES))] == []


@pytest.mark.usefixtures("compiled")
def test_records_are_those_of_python(repository: Path) -> None:
    """Classes say the same of themselves in both packages, and values of the corpus are pickled to the same bytes."""
    places = os.pathsep.join(str(repository / each) for each in ("generated/python", "tests"))
    words = [sys.executable, "-m", "record_facts"]
    done = subprocess.run(words, env={**os.environ, "PYTHONPATH": places}, capture_output=True, check=True)
    python, here = json.loads(done.stdout), json.loads(json.dumps(facts()))
    assert {kind: len(each) for kind, each in here.items()} == {kind: len(each) for kind, each in python.items()}
    assert here == python


def test_a_module_is_split() -> None:
    """The native module keeps every line that it shares where it was; the dataclass is taken as it is, without other schemas."""
    assert native_module(SOURCE, "contract.types.note") == NATIVE
    assert records_module(SOURCE, "contract.types.note") == RECORDS
    assert records_module('"""No records."""\n', "contract.types.id") == ""


def test_types_that_contain_themselves_are_found(repository: Path) -> None:
    """Native code would overflow the stack over a deep value of one; the contract has none."""
    recursive = repository / "tests/cases/contracts/recursive/expected/folder.py.txt"
    assert "build_Folder" in circle([SOURCE, recursive.read_text(encoding="utf-8")])
    package = repository / "generated" / "python" / "agent_contracts"
    assert circle(path.read_text(encoding="utf-8") for path in (package / "types").rglob("*.py")) == []
