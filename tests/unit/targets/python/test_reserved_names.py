"""Proves that no name of a contract hides one that generated code needs: types, constants, fields and modules of any name."""

from __future__ import annotations

import ast
import importlib
import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from contractgen import compile_schema
from contractgen.targets.python import naming as names
from support.commands import run

CODEGEN = Path(names.__file__).resolve().parents[2]

Loader = Callable[[dict[str, Any]], Any]


@pytest.fixture
def load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Loader]:
    """Generates a contract of some files, and imports its package."""
    monkeypatch.chdir(tmp_path)

    def load(files: dict[str, Any]) -> Any:
        write(tmp_path, files)
        ran = run("generate")
        assert ran.code == 0, ran.err
        monkeypatch.syspath_prepend(tmp_path / "generated" / "python")
        return importlib.import_module("contract")

    yield load
    for module in [module for module in sys.modules if module.partition(".")[0] == "contract"]:
        del sys.modules[module]


def write(folder: Path, files: dict[str, Any]) -> None:
    """Write schemas."""
    for name, contents in files.items():
        path = folder / "schema" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(contents), encoding="utf-8")


def calls(name: str, folder: str) -> Iterator[ast.Call]:
    """The calls of a function in a room."""
    for path in sorted((CODEGEN / folder).glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == name:
                yield node


def texts(node: ast.AST) -> set[str]:
    """The texts in an expression."""
    return {each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)}


def test_every_name_that_is_imported_is_reserved() -> None:
    """What the plan and the templates import, and what the root exports, is exactly what no type may be called."""
    wanted: set[str] = set()
    for function in ("used", "runtime"):
        for call in calls(function, "targets/python"):
            wanted |= texts(call.args[1])
    for path in (CODEGEN / "targets" / "python" / "templates").glob("*.py.j2"):
        for line in re.findall(r"^\s*from \S+ import (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE):
            wanted |= set(line.split(", "))
    package = ast.parse((CODEGEN / "targets" / "python" / "package.py").read_text(encoding="utf-8"))
    (exports,) = (node for node in package.body if isinstance(node, ast.FunctionDef) and node.name == "exports")
    wanted |= {text for text in texts(exports) if text.isidentifier()}
    assert {name for name in wanted if name[:1].isupper()} == set(names.IMPORTED_TYPES)


def test_every_prefix_of_a_table_is_reserved() -> None:
    """No chosen name starts as those of the tables beside the types."""
    prefixes = {text for function in ("own", "tagged_table") for call in calls(function, "targets/python") for text in texts(call)}
    assert {prefix for prefix in prefixes if re.fullmatch("[A-Z]+", prefix)} | {"VALUES"} == set(names.TABLES)


def hostile(name: str) -> dict[str, Any]:
    """A type of some name, used in every way that makes code beside it."""
    types = {
        name: {"type": "object", "properties": {"x": {"type": "integer"}}, "required": ["x"]},
        "A": {"type": "object", "required": ["k"], "properties": {"k": {"const": "a"}, "n": {"$ref": f"#/$defs/{name}"}}},
        "B": {"type": "object", "required": ["k"], "properties": {"k": {"const": "b"}}},
    }
    return {
        "title": "Main",
        "type": "object",
        "properties": {
            "one": {"$ref": f"#/$defs/{name}"},
            "many": {"type": "array", "items": {"$ref": f"#/$defs/{name}"}},
            "map": {"type": "object", "additionalProperties": {"$ref": f"#/$defs/{name}"}},
            "tagged": {"oneOf": [{"$ref": "#/$defs/A"}, {"$ref": "#/$defs/B"}]},
            "either": {"anyOf": [{"$ref": f"#/$defs/{name}"}, {"$ref": "#/$defs/B"}, {"type": "string", "pattern": "^a+$"}]},
            "nothing": {"type": ["string", "null"]},
            "mode": {"enum": ["a", "b"]},
        },
        "$defs": types,
    }


WHOLE = {
    "one": {"x": 1}, "many": [{"x": 1}, {"x": 2}], "map": {"a": {"x": 1}}, "tagged": {"k": "a", "n": {"x": 3}}, "either": {"x": 4},
    "nothing": None, "mode": "a",
}  # fmt: skip


@pytest.mark.parametrize("name", sorted(names.RESERVED_TYPES | {"Main", "Check", "Self", "Field", "Record", "Frame"}))
def test_type_of_any_name(name: str) -> None:
    """A type may be called as anything that generated code uses: both go on to mean what they mean, chosen names too."""
    schema = compile_schema(hostile(name))
    chosen = hostile("Chosen")
    if re.fullmatch("[A-Z][A-Za-z0-9]*", name):
        chosen["$defs"]["Chosen"].update({"x-python-name": name, "x-python-schema-name": name})
    schema = compile_schema(chosen)
    assert schema.dump(schema.parse(WHOLE)) == WHOLE
    record = schema.parse(WHOLE)
    assert schema.dump(record) == WHOLE
    assert json.loads(schema.dump_json(record)) == WHOLE
    assert [problem.pointer for problem in schema.problems({**WHOLE, "many": [{"x": 1}, {"x": "2"}]})] == ["/many/1/x"]


def test_all_of_them_in_one_package(load: Loader) -> None:
    """Beside each other they are all exported, and so is what every package exports."""
    package = load(
        {
            f"types/{number}.json": {"title": name, "type": "object", "properties": {"x": {}}}
            for number, name in enumerate(names.RESERVED_TYPES)
        }
        | {"requests/go.json": {"properties": {"payload": {"title": "Go"}, "result": {"title": "Went"}}}}
    )
    for name in names.RESERVED_TYPES - {"TYPE_CHECKING", "FAST_PATH_ERRORS"}:
        assert getattr(package, f"{name}_").__name__ == f"{name}_"
        assert getattr(package, f"{name}_Schema").parse({"x": 1}).x == 1
    assert package.TYPECHECKINGSchema.is_valid({})
    assert package.CONTRACT.name == "contract"
    assert isinstance(package.CONTRACT, package.Contract)
    assert isinstance(package.REQUEST_SCHEMAS["go"], package.RequestSchemas)
    assert package.REQUEST_SCHEMAS["go"].payload is package.GoSchema


def test_title_that_the_root_exports_too(load: Loader) -> None:
    """Where names count file by file, a type called Contract is there, under the name that is left."""
    package = load({"PartialMiss.json": {"title": "Contract", "type": "object", "properties": {"x": {"type": "integer"}}}})
    assert package.Contract_Schema.parse({"x": 1}) == package.Contract_(x=1)
    assert package.Contract.__module__.endswith("_runtime.schema")


REQUEST = {"properties": {"payload": {"type": "object", "description": "In."}, "result": {"type": "object", "description": "Out."}}}


@pytest.mark.parametrize(
    ("files", "message"),
    [
        pytest.param(
            {"requests/go.json": REQUEST, "types/a.json": {"title": "A", "type": "string", "x-python-name": "RequestType"}},
            "schema/types/a.json:1: at /x-python-name: 'RequestType' is a name that generated modules need themselves; choose another\n",
            id="type and table",
        ),
        pytest.param(
            {"contract.json": {"constants": {"UNSET": {"value": 1}}}, "a.json": {"type": "string"}},
            "schema/contract.json:1: at /constants/UNSET: the name 'UNSET' is taken by the package itself; "
            "give the constant another name\n",
            id="constant and package",
        ),
        pytest.param(
            {
                "contract.json": {"tablePrefix": "X", "constants": {"X_EVENT_SCHEMAS": {"value": 1}}},
                "events/a.json": {
                    "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "x:a", "title": "A", "description": "a",
                },
            },
            "schema/contract.json:1: at /constants/X_EVENT_SCHEMAS: the name 'X_EVENT_SCHEMAS' is taken by the event table; "
            "give the constant another name\n",
            id="constant and table",
        ),
        pytest.param(
            {
                "requests/go.json": REQUEST,
                "types/a.json": {"title": "Same", "type": "string"},
                "types/b.json": {"title": "Same", "type": "string"},
            },
            "schema/types/b.json:1: the name 'Same' is taken by types/a.json; settle it with `x-python-name` in one of them\n",
            id="two titles in a contract with requests",
        ),
        pytest.param(
            {"a.json": {"title": "A", "x-python-name": "PartialMiss"}, "b.json": {"title": "B", "x-python-schema-name": "FastPathMiss"}},
            "schema/a.json:1: at /x-python-name: 'PartialMiss' is a name that generated modules need themselves; choose another\n"
            "schema/b.json:1: at /x-python-schema-name: 'FastPathMiss' is a name that generated modules need themselves; choose another\n",
            id="chosen names",
        ),
        pytest.param(
            {"a.json": {"title": "A", "x-python-schema-name": "A"}},
            "schema/a.json:1: the type and its schema object are both called 'A'; choose another name for one\n",
            id="one name for both",
        ),
    ],
)  # fmt: skip
def test_names_that_cannot_both_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, files: dict[str, Any], message: str) -> None:
    """What two would be called is a problem that says by what the name is taken; nothing is lost in silence."""
    monkeypatch.chdir(tmp_path)
    write(tmp_path, files)
    ran = run("lint")
    assert ran.code == 1
    assert ran.err.startswith(message), ran.err


def test_types_called_as_tables_and_constants(load: Loader) -> None:
    """A type gives way to what the contract has of that name."""
    package = load(
        {
            "contract.json": {"constants": {"LIMIT": {"value": 3}}},
            "requests/go.json": {"$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "x:go", "title": "Go",
                                 "description": "Goes.", **REQUEST},
            "types/a.json": {"$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "x:a", "title": "RequestTable",
                             "description": "A.", "type": "string"},
            "types/b.json": {"$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "x:b", "title": "LIMIT",
                             "description": "B.", "type": "string"},
        }
    )  # fmt: skip
    assert package.RequestTable_Schema.parse("x") == package.LIMIT_Schema.parse("x") == "x"
    assert package.LIMIT == 3
    assert package.REQUEST_SCHEMAS["go"].name == "go"


def test_titles_count_folder_by_folder(load: Loader) -> None:
    """In another folder the same title is another type, exported there."""
    load({f"{folder}/a.json": {"title": "Same", "type": "string"} for folder in ("one", "two")} | {"b.json": {"title": "Same"}})
    one, two = (importlib.import_module(f"contract.{folder}") for folder in ("one", "two"))
    assert one.SameSchema is not two.SameSchema
    assert one.SameSchema.is_valid("x")


def test_field_that_is_called_field(load: Loader) -> None:
    """Fields called as what makes the class do not get in its way, kept properties included."""
    properties = {name: {"type": "string"} for name in ("field", "dataclass", "partial", "extra", "record", "value", "members")}
    package = load({"contract.json": {"unknown": "keep"}, "A.json": {"title": "A", "type": "object", "properties": properties}})
    value = {**dict.fromkeys(properties, "x"), "unknown": 1}
    assert package.ASchema.dump(package.ASchema.parse(value)) == value
    assert package.A().extra == {}


def test_fields_called_as_loop_variables() -> None:
    """Loops inside each other, and properties that are called as their variables, keep out of each other's way."""
    names = ["each", "key", "inner", "inner_key", "inner_3", "inner_key_3", "each_", "inner_"]
    number: dict[str, Any] = {"type": "integer", "minimum": 0}
    lists = {"type": "array", "items": {"type": "array", "items": {"type": "array", "items": number}}}
    maps = {"type": "object", "additionalProperties": {"type": "object", "additionalProperties": lists}}
    properties = {"first": maps, **dict.fromkeys(names, number), "second": lists, "third": maps}
    compiled = compile_schema({"type": "object", "properties": properties, "additionalProperties": lists})
    nested = [[[1.0, 2], []], [], [[3]]]
    mapped = {"a": {"b": nested, "c": []}, "d": {}}
    value = {
        "first": mapped,
        **{name: 7 + index for index, name in enumerate(names)},
        "second": nested,
        "third": mapped,
        "x": nested,
    }
    assert compiled.dump(compiled.parse(value)) == value
    assert json.loads(compiled.dump_json(compiled.parse(value))) == value
    for name in ("first", "second", "third", "x", *names):
        assert not compiled.is_valid({**value, name: -1})
    refused: tuple[Any, ...] = ([[[1, -1]]], [[[1.0], ["x"]]], [{}])
    for broken in refused:
        assert not compiled.is_valid({**value, "third": {"a": {"b": broken}}})
        assert not compiled.is_valid({**value, "x": broken})


def test_modules_of_one_name_that_need_each_other(load: Loader) -> None:
    """Modules of the same file name in a circle are told apart."""
    members = {"a": {"$ref": "../a/node.json"}, "b": {"$ref": "../b/node.json"}}
    node = {"type": "object", "properties": members}
    package = load(
        {
            "a/node.json": {"title": "NodeA", **node},
            "b/node.json": {"title": "NodeB", **node, "properties": {**members, "c": {"$ref": "../c/ring.json"}}},
            "c/ring.json": {"title": "Ring", **node},
            "requests/go.json": REQUEST,
        }
    )
    value = {"a": {"b": {"c": {"a": {}, "b": {}}}}, "b": {"a": {}}}
    record = package.RingSchema.parse(value)
    assert package.RingSchema.dump(record) == value
    assert type(record.a).__name__ == "NodeA"
    assert type(record.a.b).__name__ == "NodeB"


def test_script_without_capitals(load: Loader) -> None:
    """Where a module and its type would be called the same, the root still gives the type, whichever is loaded first."""
    package = load(
        {
            "\u540d.json": {"type": "object", "properties": {"x": {"type": "integer"}}},
            "Other.json": {"type": "object", "properties": {"y": {"$ref": "\u540d.json"}}},
        }
    )
    record = package.OtherSchema.parse({"y": {"x": 1}})
    assert record.y == package.名(x=1)
