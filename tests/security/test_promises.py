"""Proves what `codegen/guide/security.md` promises: each sentence has a test, here or elsewhere, and the bounds that it names hold."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from contractgen import ContractError, UnsupportedSchema, compile_schema
from support.paths import TESTS

PROMISES: dict[str, list[str]] = {
    "No text of a schema runs as code": [
        "security/test_hostile_contracts.py::test_case",
        "unit/test_architecture.py::test_code_takes_code_only",
    ],
    "except as an escaped literal, docstring, comment or checked identifier": [
        "unit/test_architecture.py::test_text_stays_text",
        "unit/targets/python/test_naming.py::test_every_name_as_a_property",
        "unit/targets/python/test_naming.py::test_every_name_as_a_file",
        "end_to_end/test_user_reports_keywords.py::test_34_texts_survive_in_docstrings",
    ],
    "none reaches a terminal except escaped": ["unit/targets/python/test_naming.py::test_names_in_messages_print"],
    "The network is never used": [
        "security/test_hostile_contracts.py::test_case",
        "end_to_end/test_user_reports_keywords.py::test_35_a_bad_reference_is_told_and_never_fetched",
    ],
    "No file outside the contract's folder is read": ["security/test_hostile_contracts.py::test_case"],
    "a link that leads out of it is a problem": ["end_to_end/test_generate_failures.py::test_link"],
    "Nothing is written outside the output folder": [
        "end_to_end/test_generate_failures.py::test_nothing_else_is_written",
        "end_to_end/test_generate_failures.py::test_link",
    ],
    "no file is overwritten or removed that does not carry our marker": [
        "end_to_end/test_generate_failures.py::test_file_of_somebody_else",
        "end_to_end/test_generate_failures.py::test_folders_that_look_like_ours",
        "end_to_end/test_generate_failures.py::test_left_over_file_behind_a_link_stays",
    ],
    "the next run removes one that a killed run left behind": ["end_to_end/test_generate_failures.py::test_killed_at_any_time"],
    "Each file is replaced whole or not at all": [
        "end_to_end/test_generate_failures.py::test_killed_at_each_moment",
        "end_to_end/test_generate_failures.py::test_full_disk",
        "end_to_end/test_generate_failures.py::test_folder_that_is_read_only",
    ],
    "only when every stage has passed": ["end_to_end/test_sync.py::test_mistake_writes_nothing"],
    "Concurrent runs wait for each other": [
        "end_to_end/test_generate_failures.py::test_runs_at_once_end_as_one",
        "end_to_end/test_generate_failures.py::test_runs_of_two_contracts_at_once_never_mix",
    ],
    "Documents nest at most 500 levels": ["security/test_promises.py::test_depth"],
    "references that lead back to themselves for the same value are refused": [
        "security/test_promises.py::test_references_that_never_end"
    ],
    "more than 20,000 schemas apply by way of references": ["security/test_promises.py::test_references_that_multiply"],
    "A pattern that can backtrack exponentially, or in the cube of the text's length or worse, is refused": [
        "security/test_promises.py::test_pattern_that_backtracks_is_refused"
    ],
    "A quadratic one is not": ["security/test_promises.py::test_pattern_that_is_accepted_takes_bounded_time"],
    "generating takes time and memory in proportion to the contract": ["security/test_promises.py::test_generating_is_bounded"],
    "`parse` takes time linear in the value": ["security/test_promises.py::test_parsing_is_linear"],
}
"""Each sentence, and where it is tested."""


def page() -> str:
    """The text of the page, on one line."""
    return " ".join((TESTS.parent / "codegen" / "guide" / "security.md").read_text(encoding="utf-8").split())


@pytest.mark.parametrize("sentence", PROMISES)
def test_promise_is_made_and_tested(sentence: str) -> None:
    """The page says it, and the tests that are named for it exist."""
    assert sentence in page()
    for name in PROMISES[sentence]:
        file, _, function = name.partition("::")
        tree = ast.parse((TESTS / file).read_text(encoding="utf-8"))
        assert function in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}, name


def nested(levels: int) -> dict[str, Any]:
    """A schema of exactly so many levels of JSON."""
    schema: dict[str, Any] = {}
    for _ in range(levels - 1):
        schema = {"not": schema}
    return schema


def test_depth() -> None:
    """500 levels are followed by every stage, and by what is generated; 501 are told."""
    assert compile_schema(nested(499)).is_valid(1) is not compile_schema(nested(500)).is_valid(1)
    for levels in (501, 5_000):
        with pytest.raises(ContractError, match="nested deeper than 500 levels"):
            compile_schema(nested(levels))


@pytest.mark.parametrize(
    "schema",
    [
        {"$ref": "#"},
        {"allOf": [{"$ref": "#"}]},
        {"anyOf": [{"type": "string"}, {"$ref": "#"}]},
        {"$defs": {"a": {"$ref": "#/$defs/b"}, "b": {"not": {"$ref": "#/$defs/a"}}}, "$ref": "#/$defs/a"},
        {"if": {"$ref": "#"}, "then": True},
        {"dependentSchemas": {"a": {"$ref": "#"}}},
        {"$dynamicAnchor": "x", "oneOf": [{"$dynamicRef": "#x"}]},
    ],
    ids=lambda schema: next(iter(schema)),
)
def test_references_that_never_end(schema: dict[str, Any]) -> None:
    """Whatever keyword the circle goes through."""
    with pytest.raises(ContractError):
        compile_schema(schema)


def multiplying(steps: int, keyword: str) -> dict[str, Any]:
    """A schema that applies 2 to the power of some others to each value."""
    defs: dict[str, Any] = {f"d{step}": {keyword: [{"$ref": f"#/$defs/d{step + 1}"}] * 2} for step in range(steps)}
    return {"$defs": {**defs, f"d{steps}": {"type": "integer"}}, "$ref": "#/$defs/d0"}


@pytest.mark.parametrize("keyword", ["allOf", "anyOf", "oneOf"])
def test_references_that_multiply(keyword: str) -> None:
    """2^30 schemas are refused at once; a thousand are compiled, and decide at once."""
    start = time.perf_counter()
    with pytest.raises(ContractError, match="more than 20000 schemas apply to each instance"):
        compile_schema(multiplying(30, keyword))
    schema = compile_schema(multiplying(9, keyword))
    assert schema.is_valid(1) is (keyword != "oneOf")
    assert not schema.is_valid("x")
    assert time.perf_counter() - start < 30


@pytest.mark.parametrize(
    "pattern",
    [
        "^(a+)+$",
        "^(a|a)*$",
        "^(a|aa)+$",
        "(x+x+)+y",
        r"^(\w+\s?)*$",
        "^(([a-z])+.)+[A-Z]([a-z])+$",
        r"\d*\d*\d*\d*x",
        "(?:a*)*b",
        "^(?:.*,){11}P",
    ],
)
def test_pattern_that_backtracks_is_refused(pattern: str) -> None:
    """Patterns of known attacks, and their kin, wherever a pattern may stand."""
    places: list[dict[str, Any]] = [
        {"pattern": pattern},
        {"patternProperties": {pattern: {}}},
        {"propertyNames": {"pattern": pattern}},
    ]
    for schema in places:
        with pytest.raises(UnsupportedSchema, match="unbounded time"):
            compile_schema(schema)


@pytest.mark.parametrize(
    "pattern", [r"^\s+|\s+$", "^[a-z]+(-[a-z]+)*$", r"^[\w.+-]+@[\w-]+\.[\w.]+$", "^a*a*b$", "^(?:[^,]*,){3}x$"]
)
def test_pattern_that_is_accepted_takes_bounded_time(pattern: str) -> None:
    """What is not refused takes at most the square of the text: 4,000 hostile characters are a matter of seconds."""
    schema = compile_schema({"type": "string", "pattern": pattern})
    for text in ("a" * 4_000 + "!", " " * 4_000 + "!", "a-" * 2_000 + "!", "a@" + "a." * 2_000 + "!", "," * 4_000):
        start = time.perf_counter()
        schema.is_valid(text)
        schema.problems(text)
        assert time.perf_counter() - start < 10, pattern


HUGE: dict[str, Callable[[], dict[str, Any]]] = {
    "50,000 enum values": lambda: {"enum": [f"v{number}" for number in range(50_000)]},
    "3,000 properties": lambda: {"type": "object", "properties": {f"p{number}": {"type": "string"} for number in range(3_000)}},
    "2 MB of description": lambda: {"type": "string", "description": "word " * 400_000},
    "a title of 1 MB": lambda: {"type": "string", "title": "x" * 1_000_000},
    "400 names that are one word": lambda: {"$defs": {f"a{'-' * number}": {} for number in range(400)}},
}

MEASURE = """
import re
from contractgen.cli import main
try:
    main(["generate", "--schema", "huge.json"])
finally:
    # Not ru_maxrss: a new process takes that over from the one that began it.
    print("peak", re.search(r"VmHWM:\\s*(\\d+) kB", open("/proc/self/status").read()).group(1))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the peak of memory is measured as Linux tells it")
@pytest.mark.parametrize("kind", HUGE)
def test_generating_is_bounded(tmp_path: Path, kind: str) -> None:
    """Contracts that are large in one way are generated in less than a minute and a gigabyte."""
    (tmp_path / "huge.json").write_text(json.dumps(HUGE[kind]()), encoding="utf-8")
    start = time.perf_counter()
    done = subprocess.run([sys.executable, "-c", MEASURE], cwd=tmp_path, capture_output=True, text=True, check=False, timeout=120)
    seconds = time.perf_counter() - start
    assert done.returncode == 0, done.stderr[-2000:]
    found = re.search(r"peak (\d+)", done.stdout)
    assert found is not None
    kibibytes = int(found.group(1))
    print(f"{kind}: {seconds:.1f} s, {kibibytes / 1024:.0f} MiB")
    assert seconds < 60
    assert kibibytes < 1024 * 1024


LINEAR: dict[str, tuple[dict[str, Any], Callable[[int], Any]]] = {
    "array of records": (
        {"type": "array", "items": {"type": "object", "required": ["a"], "properties": {"a": {"type": "string"}}}},
        lambda size: [{"a": "x"}] * size,
    ),
    "map": ({"type": "object", "additionalProperties": {"type": "integer"}}, lambda size: {f"k{n}": n for n in range(size)}),
    "unique": ({"type": "array", "uniqueItems": True}, lambda size: [[n] for n in range(size)]),
    "text": ({"type": "string", "minLength": 1}, lambda size: "x" * size),
    "all wrong": ({"type": "array", "items": {"type": "string"}}, lambda size: list(range(size))),
}


@pytest.mark.parametrize("kind", LINEAR)
def test_parsing_is_linear(kind: str) -> None:
    """Sixteen times the value takes nowhere near 256 times as long, refused or not."""
    schema, make = LINEAR[kind]
    compiled = compile_schema(schema)

    def seconds(size: int) -> float:
        value = make(size)
        best = 9e9
        for _ in range(3):
            start = time.process_time()
            compiled.safe_parse(value)
            best = min(best, time.process_time() - start)
        return best

    seconds(10)
    assert seconds(64_000) < 80 * max(seconds(4_000), 1e-4)
