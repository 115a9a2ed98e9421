"""Proves that what users of other generators complain about most in keywords, references, errors and upkeep does not happen
here; and that the table of all complaints, `user_reports.md`, is true."""

from __future__ import annotations

import ast
import re
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import contractgen
import pytest
from contractgen import compile_schema
from support.commands import files_of, run
from support.corpora import lines, schema_of
from support.imported import generated, imported, module_of
from support.paths import TESTS

DRAFT = {"$schema": "https://json-schema.org/draft/2020-12/schema"}


def record(properties: dict[str, Any], *required: str, **more: Any) -> dict[str, Any]:
    """The schema of an object."""
    return {"type": "object", "required": list(required), "properties": properties, **more}


# -- keywords ---------------------------------------------------------------------------------------------------------

ENFORCED: list[tuple[dict[str, Any], Any, Any]] = [
    ({"patternProperties": {"^x-": {"type": "integer"}}}, {"x-a": 1}, {"x-a": "1"}),
    ({"properties": {"a": {}}, "unevaluatedProperties": False}, {"a": 1}, {"b": 1}),
    ({"prefixItems": [{}], "unevaluatedItems": False}, [1], [1, 2]),
    ({"dependentRequired": {"a": ["b"]}}, {"a": 1, "b": 1}, {"a": 1}),
    ({"dependentSchemas": {"a": {"required": ["b"]}}}, {"a": 1, "b": 1}, {"a": 1}),
    ({"propertyNames": {"maxLength": 1}}, {"a": 1}, {"ab": 1}),
    ({"contains": {"const": 1}, "minContains": 2, "maxContains": 3}, [1, 1], [1]),
    ({"if": {"type": "string"}, "then": {"minLength": 2}, "else": {"type": "integer"}}, "ab", "a"),
    ({"not": {"type": "string"}}, 1, "a"),
    ({"uniqueItems": True}, [1, True], [1, 1.0]),
    ({"multipleOf": 0.1}, 0.3, 0.35),
    ({"minProperties": 1}, {"a": 1}, {}),
]


@pytest.mark.parametrize(("keywords", "good", "bad"), ENFORCED, ids=[next(reversed(each[0])) for each in ENFORCED])
def test_30_no_keyword_is_dropped(keywords: dict[str, Any], good: Any, bad: Any) -> None:
    """What other generators pass over in silence is enforced."""
    schema = compile_schema({**DRAFT, **keywords})
    assert schema.dump(schema.parse(good)) == good
    assert not schema.is_valid(bad)


def test_30_misspelt_and_unusable_keywords_are_problems(tmp_path: Path) -> None:
    """A misspelt keyword, or a pattern that cannot be kept, is told with its pointer."""
    schemas = {"a.json": {**DRAFT, "propertes": {}}, "b.json": {**DRAFT, **record({"p": {"pattern": "(?<=a)b("}})}}
    ran = generated(tmp_path, schemas, "made")
    assert ran.code == 1
    assert "at /propertes: unknown keyword 'propertes'; did you mean 'properties'?" in ran.err
    ran = generated(tmp_path / "b", {"b.json": schemas["b.json"]}, "made")
    assert "schema/b.json:1: at /properties/p/pattern: " in ran.err


def test_31_patterns_are_those_of_ecma() -> None:
    r"""`$` is the end, `\d` is ASCII, `\s` knows the byte order mark."""
    for pattern, good, bad in ((r"^a$", "a", "a\n"), (r"^\d$", "1", "١"), (r"^\s$", "\ufeff", "\x1c"), (r"^\w$", "a", "é")):
        schema = compile_schema({**DRAFT, "type": "string", "pattern": pattern})
        assert schema.is_valid(good)
        assert not schema.is_valid(bad)


def test_32_formats_refuse_only_when_asked() -> None:
    """`format` is an annotation, unless the contract says otherwise."""
    schema = {**DRAFT, "type": "string", "format": "date"}
    assert compile_schema(schema).is_valid("no date")
    asked = compile_schema(schema, assert_formats=True)
    assert asked.is_valid("2020-02-29")
    assert not asked.is_valid("2021-02-29")


def test_33_numbers_and_booleans_are_apart() -> None:
    """1.0 is an integer, true is no number, a constant 1 is not true, and integers of any size keep their digits."""
    integer, number, one, true = (
        compile_schema({**DRAFT, **each}) for each in ({"type": "integer"}, {"type": "number"}, {"const": 1}, {"const": True})
    )
    for value, fits in ((1, "in1"), (1.0, "in1"), (1e2, "in"), (1.5, "n"), (True, "t"), ("1", ""), (None, "")):
        verdicts = {"i": integer, "n": number, "1": one, "t": true}
        assert {name for name, schema in verdicts.items() if schema.is_valid(value)} == set(fits), value
    assert integer.dump(integer.parse(2**70)) == 2**70
    assert type(integer.parse(1.0)) is int


HOSTILE = 'Ends in """ and \\ and "quotes" { } {{ x }} {% y %} \u2028 \x07 # no comment "'


def test_34_texts_survive_in_docstrings(tmp_path: Path) -> None:
    """Any text is a docstring that Python reads, and that shows what was written."""
    texts = [HOSTILE, '"', '""', '"""', "\\", '\\"', "a\n\n  b", "x" * 300, "\u202e", "'''", "\r\n", ""]
    defs = {f"T{index}": record({"a": {"description": text}}, description=text) for index, text in enumerate(texts)}
    with imported(tmp_path, {"all.json": {**DRAFT, "title": HOSTILE, "description": HOSTILE, "$defs": defs}}) as package:
        assert package.T0.__doc__.startswith('Ends in """ and \\ and "quotes" { } {{ x }} {% y %} \\u2028 \\x07')
        assert package.T2.__doc__.strip() == '""'
        for index in range(len(texts)):
            assert getattr(package, f"T{index}Schema").is_valid({})


# -- references, modules ----------------------------------------------------------------------------------------------


def test_35_a_bad_reference_is_told_and_never_fetched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No name is looked up and no connection is made, whatever `$id` and `$ref` say."""

    def refuse(*arguments: object, **more: object) -> None:
        raise AssertionError(f"the network was asked for {arguments}")

    for name in ("connect", "connect_ex", "bind"):
        monkeypatch.setattr(socket.socket, name, refuse)
    monkeypatch.setattr(socket, "getaddrinfo", refuse)
    monkeypatch.setattr(socket, "create_connection", refuse)
    for reference in (
        "https://example.org/other.json",
        "other.json",
        "//example.org/x",
        "file:///etc/passwd",
        "/etc/passwd",
        "#/nowhere",
    ):
        schema = {**DRAFT, "$id": "https://example.org/a.json", **record({"p": {"$ref": reference}})}
        ran = generated(tmp_path, {"a.json": schema}, "made")
        assert ran.code == 1
        assert "schema/a.json:1: at /properties/p/$ref: " in ran.err
        assert reference in ran.err
        with pytest.raises(contractgen.ContractError, match=re.escape(reference)):
            compile_schema(schema)


@pytest.mark.parametrize("own", ["https://example.org/deep/a.json", "/deep/a.json", "deep/a.json", "urn:example:a"])
def test_36_references_by_path_and_by_id_are_alike(tmp_path: Path, own: str) -> None:
    """A file is found by its place beside the other and by its `$id`, absolute or a path."""
    target = {**DRAFT, "$id": own, **record({"n": {"type": "integer"}})}
    schemas = {"deep/a.json": target, "b.json": {**DRAFT, **record({"x": {"$ref": "deep/a.json"}, "y": {"$ref": own}})}}
    if not own.startswith(("https:", "urn:")):
        schemas["b.json"]["properties"]["y"] = {"$ref": "deep/a.json#"}
    with imported(tmp_path, schemas) as package:
        made = package.BSchema.parse({"x": {"n": 1}, "y": {"n": 2}})
        assert type(made.x) is type(made.y)
        assert [problem.pointer for problem in package.BSchema.problems({"x": {"n": "a"}, "y": {"n": "a"}})] == ["/x/n", "/y/n"]


def test_37_files_in_a_circle_stay_where_they_are(tmp_path: Path) -> None:
    """Modules that refer to each other load in any order, and a class is in the module of its file, circle or not."""
    alone = {"a/A.json": record({"n": {"type": "integer"}}), "b/B.json": record({"a": {"$ref": "../a/A.json"}})}
    circle = {**alone, "a/A.json": record({"n": {"type": "integer"}, "b": {"$ref": "../b/B.json"}})}
    for name, schemas in (("alone", alone), ("circle", circle)):
        with imported(tmp_path / name, schemas) as package:
            module = module_of(package, "b.b")
            assert module.B.__module__ == f"{package.__name__}.b.b"
            made = module.BSchema.parse({"a": {"n": 1, "b": {"a": {}}}})
            assert type(made.a).__module__ == f"{package.__name__}.a.a"
    for first in ("a.a", "b.b"):
        code = f"import {package.__name__}.{first} as m; print(sorted(m.__all__))"
        done = subprocess.run([sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, '.'); {code}"],
                              cwd=tmp_path / "circle/generated/python", capture_output=True, text=True, check=False)  # fmt: skip
        assert done.returncode == 0, done.stderr


# -- errors, speed, upkeep --------------------------------------------------------------------------------------------


def test_38_a_bad_field_deep_in_a_union_is_one_problem() -> None:
    """Of an attach result with eight items, one of which has a bad index: exactly one problem, at its place."""
    line = next(
        line
        for line in lines("open.ndjson")
        if line["schema"] == "ChatAttachResultSchema" and line["valid"] and line["value"]["items"]
    )
    item = line["value"]["items"][0]
    value = {**line["value"], "items": [item] * 7 + [{**item, "createdAt": "yesterday"}]}
    problems = schema_of("ChatAttachResultSchema").problems(value)
    assert [(problem.pointer, problem.keyword) for problem in problems] == [("/items/7/createdAt", "type")]


def test_40_three_thousand_types_in_a_stated_time(tmp_path: Path) -> None:
    """3,000 types in 300 files: a minute is far more than it takes, and the figure is printed."""
    schemas: dict[str, Any] = {}
    for file in range(300):
        defs = {
            f"T{index}": record({"id": {"type": "string"}, "next": {"$ref": f"#/$defs/T{(index + 1) % 10}"}}, "id")
            for index in range(10)
        }
        schemas[f"f{file}.json"] = {**DRAFT, "$defs": defs}
    start = time.perf_counter()
    ran = generated(tmp_path, schemas, "many")
    seconds = time.perf_counter() - start
    print(f"3,000 types in {seconds:.1f} s")
    assert ran.code == 0, ran.err
    assert seconds < 60


def test_41_headers_change_with_their_schema_only(tmp_path: Path) -> None:
    """Version and hash stand in one file, so neither another version nor another schema changes the others."""
    schemas = {"A.json": record({"n": {"type": "integer"}}), "B.json": record({"n": {"type": "integer"}})}
    for name in ("one", "two"):
        assert generated(tmp_path / name, schemas, "made").code == 0
        schemas["A.json"]["properties"]["m"] = {"type": "string"}
    one, two = (files_of(tmp_path / name / "generated/python") for name in ("one", "two"))
    assert {path for path in one if one[path] != two[path]} == {
        f"made/{name}" for name in ("_contract.json", "_contract.py", "a.py")
    }
    told = [path for path, data in one.items() if b"0.1.0" in data]
    assert told == ["made/_contract.py"]


def test_45_output_is_independent_of_where_it_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same contract in another folder, under another name, from another place: the same bytes."""
    schemas = {"deep/A.json": record({"n": {"type": "integer"}}), "contract.json": {"name": "x"}}
    found = []
    for name in ("here", "some where/else é"):
        folder = tmp_path / name
        folder.mkdir(parents=True)
        monkeypatch.chdir(folder)
        assert generated(folder, schemas, "made").code == 0
        shutil.move(folder / "schema", folder / "contract files")
        assert run("generate", "--schema", "contract files", "--out", "out", "--package", "made").code == 0
        found += [files_of(folder / "generated"), files_of(folder / "out")]
    assert found[0] == found[1] == found[2] == found[3]


# -- the table --------------------------------------------------------------------------------------------------------


def rows() -> list[list[str]]:
    """The rows of the table."""
    text = (TESTS / "end_to_end" / "user_reports.md").read_text(encoding="utf-8")
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in text.splitlines() if re.match(r"\| \d", line)]


def test_table_lists_every_complaint() -> None:
    """All 48, in order, each with a test or a reason."""
    assert [int(row[0].strip("| ")) for row in rows()] == list(range(1, 49))
    for row in rows():
        assert len(row) == 3, row
        assert row[2], row


def functions(path: Path) -> set[str]:
    """The test functions of a module."""
    return {node.name for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.FunctionDef)}


def test_table_names_tests_that_are_there() -> None:
    """Each test that is named exists; a row without one gives its reason in words."""
    named = 0
    for row in rows():
        tests = re.findall(r"`([\w/]+\.py)::(\w+)`", row[2])
        for file, function in tests:
            assert (TESTS / file).is_file(), file
            assert function in functions(TESTS / file), row
            assert function.startswith("test_")
        named += bool(tests)
        assert tests or row[2].startswith("No test: "), row
    assert named >= 44


def test_every_test_of_a_complaint_is_in_the_table() -> None:
    """No test of these modules is forgotten in the table, and its number is that of its row."""
    for file in ("end_to_end/test_user_reports.py", "end_to_end/test_user_reports_keywords.py"):
        for function in functions(TESTS / file):
            number = re.match(r"test_(\d\d)_", function)
            if number is not None:
                row = next(row for row in rows() if int(row[0].strip("| ")) == int(number.group(1)))
                assert f"`{file}::{function}`" in row[2], function
