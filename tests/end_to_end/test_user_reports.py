"""Proves that what users of other generators complain about most in names, absence and unions does not happen here.
`user_reports.md` lists the complaints; the number of each stands in the name of its test."""

from __future__ import annotations

import ast
import dataclasses
import importlib
import json
import re
import subprocess
import sys
import typing
from pathlib import Path
from typing import Any

import agent_contracts
import contractgen
import pytest
from contractgen import compile_schema
from support.corpora import lines, schema_names, schema_of
from support.imported import generated, imported, module_of

DRAFT = {"$schema": "https://json-schema.org/draft/2020-12/schema"}


def record(properties: dict[str, Any], *required: str, **more: Any) -> dict[str, Any]:
    """The schema of an object."""
    return {"type": "object", "required": list(required), "properties": properties, **more}


def text_of(folder: Path, module: str) -> str:
    """The text of a generated module, by its path in the package."""
    (path,) = (folder / "generated" / "python").glob(f"*/{module}")
    return path.read_text(encoding="utf-8")


def messages(schema: Any, value: object) -> list[str]:
    """What is told of a value."""
    return [problem.message for problem in schema.problems(value)]


# -- names ------------------------------------------------------------------------------------------------------------


def test_02_equal_field_names_give_types_named_by_their_place(tmp_path: Path) -> None:
    """`status` in three types: three types of its own, called after the type that it is in."""
    defs = {name: record({"status": record({name: {"type": "string"}})}) for name in ("Job", "Host", "Chat")}
    with imported(tmp_path, {"all.json": {**DRAFT, "$defs": defs}}) as package:
        for name in defs:
            made = getattr(package, f"{name}Schema").parse({"status": {name: "x"}}).status
            assert type(made).__name__ == f"{name}_Status"


def test_03_two_equal_names_name_both_files_and_can_be_settled(tmp_path: Path) -> None:
    """In a contract of requests names are global: two equal ones are a problem, and `x-python-name` settles it."""

    def file(title: str, path: str, **more: Any) -> dict[str, Any]:
        head = {**DRAFT, "$id": f"https://x.example/{path}", "title": title, "description": "Described."}
        return {**head, **record({"a": {"type": "string", "description": "Described."}}), **more}

    schemas = {
        "contract.json": {"name": "two", "id": "https://x.example/"},
        "events/gone.json": file("gone", "events/gone.json"),
        "types/a/Job.json": file("Job", "types/a/Job.json"),
        "types/b/Job.json": file("Job", "types/b/Job.json"),
    }
    ran = generated(tmp_path / "equal", schemas, "two")
    assert ran.code == 1
    assert "types/b/Job.json" in ran.err
    assert "the name 'Job' is taken by types/a/Job.json; settle it with `x-python-name`" in ran.err
    schemas["types/b/Job.json"]["x-python-name"] = "OtherJob"
    with imported(tmp_path / "settled", schemas) as package:
        assert package.JobSchema.parse({}) != package.OtherJobSchema.parse({})


def test_04_reference_with_texts_beside_it_gives_one_class(tmp_path: Path) -> None:
    """`$ref` with description, default and the like beside it is the type that it refers to."""
    beside: list[dict[str, Any]] = [
        {},
        {"description": "Mine."},
        {"default": {}},
        {"title": "Other", "examples": [{}], "deprecated": True},
    ]
    properties = {f"p{index}": {"$ref": "#/$defs/Job", **more} for index, more in enumerate(beside)}
    defs = {"Job": record({"id": {"type": "string"}}), "All": record(properties)}
    with imported(tmp_path, {"all.json": {**DRAFT, "$defs": defs}}) as package:
        made = package.AllSchema.parse({name: {"id": "x"} for name in properties})
        assert {type(getattr(made, name)) for name in properties} == {package.Job}
        classes = [node.name for node in ast.parse(text_of(tmp_path, "all.py")).body if isinstance(node, ast.ClassDef)]
        assert sorted(classes) == ["All", "Job"]


def test_05_each_type_is_defined_in_one_module(tmp_path: Path) -> None:
    """A type that several files share is defined once, and imported by the others; in the agent contract too."""
    shared = {"$ref": "Shared.json"}
    schemas = {"Shared.json": record({"id": {"type": "string"}}), "A.json": record({"s": shared}), "B.json": record({"s": shared})}
    with imported(tmp_path, schemas) as package:
        made = [type(getattr(package, f"{name}Schema").parse({"s": {"id": "x"}}).s) for name in "AB"]
        assert set(made) == {package.Shared}
    found: dict[str, list[str]] = {}
    for path in Path(str(agent_contracts.__file__)).parent.rglob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and "_runtime" not in path.parts:
                found.setdefault(node.name, []).append(path.name)
    assert len(found) > 100
    assert [name for name, homes in found.items() if len(homes) > 1] == []


def test_06_no_class_name_ends_in_a_number_of_ours(tmp_path: Path) -> None:
    """Not in the agent contract, and not where others count: equal titles, equal branches, equal properties."""
    assert [name for name in agent_contracts.__all__ if re.search(r"\d$", name)] == []
    address = record({"street": {"type": "string"}}, title="Address")
    people = record({"home": address, "work": address, "other": {"type": "array", "items": address}})
    defs = {"Person": people, "Company": record({"address": address})}
    with imported(tmp_path, {"all.json": {**DRAFT, "$defs": defs}}) as package:
        module = module_of(package, "all")
        names = [each.__name__ for each in vars(module).values() if dataclasses.is_dataclass(each) and isinstance(each, type)]
        mine = [name for name in names if name.startswith(("Person", "Company"))]
        assert sorted(mine) == ["Company", "Company_Address", "Person", "Person_Home", "Person_Other", "Person_Work"]


# -- wire names, absence, null, defaults ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", schema_names())
def test_13_dumped_keys_are_those_of_the_schema(name: str) -> None:
    """No Python name leaks to the wire: what is dumped parses to the same again, and its keys are the instance's."""
    schema = schema_of(name)
    seen = 0
    for line in lines("open.ndjson"):
        if line["schema"] == name and line["valid"]:
            value = schema.parse(line["value"])
            dumped = schema.dump(value)
            assert schema.parse(dumped) == value
            assert keys_of(dumped) <= keys_of(line["value"])
            assert keys_of(json.loads(schema.dump_json(value))) == keys_of(dumped)
            seen += 1
    assert seen


def keys_of(value: Any) -> set[str]:
    """Every key at any depth."""
    if isinstance(value, dict):
        return set(value).union(*map(keys_of, value.values()))
    return set[str]().union(*map(keys_of, value)) if isinstance(value, list) else set()


MATRIX: dict[str, tuple[bool, bool]] = {"rn": (True, False), "ry": (True, True), "on": (False, False), "oy": (False, True)}
"""Required, and null allowed."""


@pytest.mark.parametrize(
    "kind",
    [
        {"type": "string"},
        {"$ref": "#/$defs/Named"},
        {"enum": ["x", "y"]},
        {"$ref": "#/$defs/Union"},
        {"type": "array"},
        record({"a": {}}),
    ],
    ids=["string", "reference", "enum", "union", "array", "record"],
)
def test_14_required_and_nullable_are_apart(kind: dict[str, Any]) -> None:
    """All four ways, for every kind of type: absent, null and a value are told apart, and come out as they went in."""
    defs = {
        "Named": record({"a": {"type": "string"}}),
        "Union": {"oneOf": [record({"kind": {"const": each}}, "kind") for each in ("a", "b")]},
    }
    values = {"$ref": {"a": "x", "kind": "a"}, "enum": "x", "type": {"string": "x", "array": [1], "object": {"a": 1}}}
    first = next(iter(kind))
    value: Any = values[first] if first != "type" else typing.cast(dict[str, Any], values["type"])[kind["type"]]
    if kind == {"$ref": "#/$defs/Named"}:
        value = {"a": "x"}
    if kind == {"$ref": "#/$defs/Union"}:
        value = {"kind": "b"}
    properties = {name: {"anyOf": [kind, {"type": "null"}]} if null else kind for name, (_, null) in MATRIX.items()}
    schema = compile_schema({**DRAFT, **record(properties, "rn", "ry"), "$defs": defs})
    whole = dict.fromkeys(MATRIX, value)
    for name, (required, null) in MATRIX.items():
        absent = {key: each for key, each in whole.items() if key != name}
        assert schema.is_valid(absent) is not required
        assert schema.is_valid({**whole, name: None}) is null
        for good in ([absent] if not required else []) + ([{**whole, name: None}] if null else []) + [whole]:
            assert schema.dump(schema.parse(good)) == good
            assert json.loads(schema.dump_json(schema.parse(good))) == good
        if required:
            assert messages(schema, absent) == [f'(root): missing property "{name}"']


def test_15_the_model_says_what_is_required_and_what_may_be_null(tmp_path: Path) -> None:
    """`contractgen dump` shows the model: for each field whether it is required, and null as part of its type."""
    from support.commands import run

    properties = {name: {"type": ["string", "null"] if null else "string", "default": "d"} for name, (_, null) in MATRIX.items()}
    path = tmp_path / "M.json"
    path.write_text(json.dumps({**DRAFT, **record(properties, "rn", "ry")}))
    ran = run("dump", "--schema", str(path))
    assert ran.code == 0, ran.err
    (definition,) = json.loads(ran.out)["definitions"]
    fields = {field["wire_name"]: field for field in definition["type"]["fields"]}
    for name, (required, null) in MATRIX.items():
        assert fields[name]["required"] is required
        assert ("NullableType" in json.dumps(fields[name]["type"])) is null


def test_16_unset_is_never_dumped() -> None:
    """What was not sent is not sent on, at any depth of a recursive type; null is, where it was."""
    tree = record({"note": {"type": ["string", "null"]}, "left": {"$ref": "#"}, "size": {"type": "integer"}})
    schema = compile_schema({**DRAFT, **tree})
    values: list[Any] = [{}, {"left": {}}, {"left": {"left": {"note": None}}}, {"note": None, "left": {"left": {}}}]
    for value in values:
        assert schema.dump(schema.parse(value)) == value
        assert json.loads(schema.dump_json(schema.parse(value))) == value
    assert repr(schema.parse({}).note) == "UNSET"
    assert "UNSET" not in schema.dump_json(schema.parse({"left": {}}))


def test_17_null_of_a_required_property_is_dumped() -> None:
    """A property that must be there is there, null or not."""
    schema = compile_schema({**DRAFT, **record({"owner": {"type": ["string", "null"]}}, "owner")})
    made = schema.parse({"owner": None})
    assert made.owner is None
    assert schema.dump(made) == {"owner": None}
    assert schema.dump_json(made) == '{"owner":null}'


def test_19_defaults_are_not_filled_in() -> None:
    """A default is documentation, through `allOf` and `$ref` too: `{}` comes out as `{}`."""
    base = record({"a": {"type": "integer", "default": 1}, "b": {"type": "array", "default": []}})
    schema = compile_schema(
        {**DRAFT, "allOf": [{"$ref": "#/$defs/Base"}, record({"c": {"default": {"x": 1}}})], "$defs": {"Base": base}}
    )
    made = schema.parse({})
    assert schema.dump(made) == {}
    assert schema.parse({}) == made
    assert schema.dump(schema.parse({"c": {"x": 1}})) == {"c": {"x": 1}}


def test_20_required_after_optional_is_no_error() -> None:
    """Fields are named when a record is made, so their order never matters, merged from `allOf` or not."""
    base = record({"a": {"type": "string"}, "b": {"type": "string"}}, "b")
    schema = compile_schema(
        {**DRAFT, "allOf": [{"$ref": "#/$defs/Base"}, record({"c": {"type": "string"}}, "c")], "$defs": {"Base": base}}
    )
    kind = type(schema.parse({"b": "x", "c": "y"}))
    assert kind(c="y", b="x") == schema.parse({"b": "x", "c": "y"})
    with pytest.raises(TypeError):
        kind("x", "y")
    with pytest.raises(TypeError, match="c"):
        kind(b="x")


# -- unions, enumerations, constants ----------------------------------------------------------------------------------


def test_21_tags_are_the_constants_of_the_schema() -> None:
    """The class of each branch carries exactly its constant, also through `$ref` and with values that look like numbers."""
    tags = ["1", "a-b", "True", "", "None"]
    defs = {f"T{index}": record({"tag": {"const": tag}}, "tag") for index, tag in enumerate(tags)}
    schema = compile_schema({**DRAFT, "oneOf": [{"$ref": f"#/$defs/{name}"} for name in defs], "$defs": defs})
    for name, tag in zip(defs, tags):
        made = schema.parse({"tag": tag})
        assert (type(made).__name__, type(made).tag) == (name, tag)


def test_22_recursive_tagged_union_decodes(tmp_path: Path) -> None:
    """A union whose branches hold the union: the alias is usable for type checkers and at run time."""
    defs = {
        "Expr": {"oneOf": [{"$ref": "#/$defs/Add"}, {"$ref": "#/$defs/Num"}]},
        "Add": record({"op": {"const": "add"}, "of": {"type": "array", "items": {"$ref": "#/$defs/Expr"}}}, "op", "of"),
        "Num": record({"op": {"const": "num"}, "n": {"type": "number"}}, "op", "n"),
    }
    value = {"op": "add", "of": [{"op": "num", "n": 1}, {"op": "add", "of": []}]}
    with imported(tmp_path, {"expr.json": {**DRAFT, "$defs": defs}}) as package:
        made = package.ExprSchema.parse(value)
        assert isinstance(made.of[1], package.Add)
        assert package.ExprSchema.dump(made) == value
        assert set(typing.get_args(package.Expr)) == {package.Add, package.Num}
        module = module_of(package, "expr")
        assert typing.get_args(typing.get_type_hints(package.Add, vars(module))["of"]) == (package.Expr,)


def test_23_mixed_branches_are_refused() -> None:
    """An object with the properties of both branches of a `oneOf` is none of them."""
    branches = [record({name: {"type": "integer"}}, name) for name in ("a", "b")]
    schema = compile_schema({**DRAFT, "oneOf": branches})
    assert schema.is_valid({"a": 1})
    assert schema.is_valid({"b": 1})
    assert not schema.is_valid({"a": 1, "b": 1})
    assert not schema.is_valid({})


def test_24_unknown_enum_value_is_one_problem_with_the_known_ones() -> None:
    """A value outside of an enumeration is told with those inside; of an open one it is kept."""
    schema = compile_schema({**DRAFT, **record({"s": {"enum": ["on", "off"]}, "o": {"type": "string", "x-known": ["on", "off"]}})})
    assert messages(schema, {"s": "paused"}) == ['/s: expected "on" or "off", got "paused"'] or messages(
        schema, {"s": "paused"}
    ) == ['/s: expected one of "on", "off", got "paused"']
    assert schema.dump(schema.parse({"o": "paused"})) == {"o": "paused"}


OPEN = {
    "type": "object",
    "required": ["kind"],
    "properties": {"kind": {"type": "string"}},
    "x-known": [record({"kind": {"const": "circle"}, "r": {"type": "number"}}, "kind", "r")],
}


def test_25_unknown_kind_of_an_open_union_is_kept_byte_for_byte() -> None:
    """With its order, its numbers as they were written, and its depths."""
    schema = compile_schema({**DRAFT, "type": "array", "items": OPEN})
    text = '[{"z":1,"kind":"star","points":[1,2.50,{"a":null}],"b":true},{"kind":"circle","r":1}]'
    plain = json.dumps(json.loads(text), separators=(",", ":"))
    assert schema.dump_json(schema.parse_json(text)) == plain
    assert schema.parse_json(text)[0]["points"] == [1, 2.5, {"a": None}]


def test_26_known_kind_with_a_bad_field_still_fails_there() -> None:
    """That a union is open hides no mistake of a known branch."""
    schema = compile_schema({**DRAFT, "type": "array", "items": OPEN})
    assert messages(schema, [{"kind": "star"}, {"kind": "circle", "r": "1"}]) == ['/1/r: expected a number, got "1"']
    assert messages(schema, [{"kind": "circle"}]) == ['/0: missing property "r"']
    assert [problem.pointer for problem in schema.problems([{"kind": 1}])] == ["/0/kind"]


def test_27_one_bad_item_names_its_index_only() -> None:
    """Of a list of a hundred, the problem is about the one; the others are not mentioned."""
    schema = compile_schema({**DRAFT, "type": "array", "items": record({"n": {"type": "integer"}}, "n")})
    value: list[Any] = [{"n": index} for index in range(100)]
    value[42] = {"n": "x"}
    assert [problem.pointer for problem in schema.problems(value)] == ["/42/n"]


@pytest.mark.parametrize("closed", [[], [0], [1], [0, 1]], ids=str)
def test_28_tags_are_found_in_open_and_closed_branches(closed: list[int]) -> None:
    """Whether branches allow other properties has no say in what tells them apart. Null may be a value of an enumeration."""
    branches = [record({"kind": {"const": kind}, "n": {"type": "integer"}}, "kind", "n") for kind in ("a", "b")]
    for index in closed:
        branches[index]["additionalProperties"] = False
    schema = compile_schema({**DRAFT, "oneOf": branches})
    assert [problem.pointer for problem in schema.problems({"kind": "b", "n": "x"})] == ["/n"]
    assert [problem.pointer for problem in schema.problems({"kind": "c", "n": 1})] == ["/kind"]
    assert schema.dump(schema.parse({"kind": "a", "n": 1})) == {"kind": "a", "n": 1}
    nullable = compile_schema({**DRAFT, **record({"e": {"enum": ["x", None]}}, "e")})
    assert nullable.dump(nullable.parse({"e": None})) == {"e": None}
    assert not nullable.is_valid({"e": "y"})


def test_29_every_kind_of_module_compiles_and_type_checks(tmp_path: Path) -> None:
    """Properties named `default`, `type` and so on, constants that are objects or lists, defaults of any type: mypy --strict."""
    odd = {
        "default": {"type": "string", "default": "x"},
        "o": {"const": {"a": [1]}},
        "l": {"const": [1, "a"]},
        "f": {"const": 1.5},
        "e": {"enum": [1, "a", None, {"b": 2}, [3], 1.5, True]},
        "t": {"type": "array", "prefixItems": [{"type": "string"}, {"$ref": "#"}], "items": False, "minItems": 2},
        "m": {"type": "object", "patternProperties": {"^x": {"type": "integer"}}, "additionalProperties": False},
        "never": False,
        "any": True,
        "init": {"type": "object", "additionalProperties": {"$ref": "#"}},
    }
    value = {
        "default": "y",
        "o": {"a": [1]},
        "l": [1, "a"],
        "f": 1.5,
        "e": {"b": 2},
        "t": ["x", {}],
        "m": {"x1": 1},
        "init": {"k": {}},
    }
    with imported(tmp_path, {"odd.json": {**DRAFT, **record(odd, "default")}}) as package:
        schema = package.OddSchema
        assert schema.is_valid({"default": "x", "t": ["x", {"default": "y"}]})
        good = {**value, "t": ["x", {"default": "z"}], "init": {"k": {"default": "w"}}}
        assert schema.dump(schema.parse(good)) == good
        for wrong in ({"o": {"a": [2]}}, {"never": 1}, {"m": {"y": 1}}, {"e": 1.25}, {"t": ["x"]}):
            assert not schema.is_valid({**good, **wrong})
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), "-p", package.__name__]
    done = subprocess.run(command, cwd=tmp_path / "generated/python", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_public_functions_are_those_that_are_documented() -> None:
    """`generate` and `compile_schema`, and what they raise, are importable from the top."""
    for name in ("generate", "compile_schema", "ContractError", "UnsupportedSchema"):
        assert name in contractgen.__all__
        assert getattr(importlib.import_module("contractgen"), name)
