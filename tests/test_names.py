"""Proves that any wire name gets a Python name: distinct, importable, never one that is needed otherwise, the same however much
is added, and that the wire keeps its own."""

from __future__ import annotations

import builtins
import copy
import dataclasses
import inspect
import io
import json
import keyword
import pickle
import subprocess
import sys
import tokenize
import typing
import unicodedata
from collections import Counter
from pathlib import Path
from types import ModuleType
from typing import Any

import contractgen
import pytest
from commands import run
from contractgen.names import name_contract
from contractgen.pipeline import read_contract
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from imported import generated, imported, module_of, write_schemas

DIALECT = "https://json-schema.org/draft/2020-12/schema"

INTERNAL = [
    *(name for name in dir(object) if name.startswith("__")),
    *("__slots__ __dict__ __weakref__ __post_init__ __dataclass_fields__ __dataclass_params__ __match_args__ __annotations__".split()),
    *("__module__ __qualname__ __doc__ __getstate__ __setstate__ __copy__ __deepcopy__ __replace__ __wrapped__ __name__".split()),
    *("_private __private __mangled_ _Record__private mro name value self cls field fields dataclass kw_only slots extra".split()),
]
"""What Python, and dataclasses in it, use."""

TWINS = [
    ["ﬁ", "fi"], ["K", "K"], ["ª", "a"], ["①", "1"], ["é", "e\u0301"], ["ℌ", "H"], ["ſ", "s"], ["𝐱", "x", "x\u200b"],
    ["a-b", "a_b", "aB", "a.b", "a b", "a/b", "a~b", "a$b", "a:b", "A-B", "a--b", "a_b_", "_a_b", "$aB", "aB!"],
    ["x", "X", "x_", "_x", "x-"], ["URLValue", "urlValue", "url_value", "Url-Value"], ["user", "User", "USER"],
]  # fmt: skip
"""Names that are one for Python, or one word by word."""

ODD = [
    "", " ", "\t", "\n", "\x00", "0", "9lives", "1st", "007", "-", "_", "__", "$", "#", "%", "…", "😀", "中文", "naïve", "\ud800", "\u202e",
    "\u2028", "'", '"', '"""', "\\", "\\n", "{x}", "{{ x }}", "{% y %}", "None", "none", "$ref", "$id", "a" * 300, "Dev_Info", "chatID",
]  # fmt: skip

PYTHON = sorted({*keyword.kwlist, *keyword.softkwlist, *dir(builtins)})


def identifiers(text: str) -> set[str]:
    """Every name in a module."""
    return {token.string for token in tokenize.generate_tokens(io.StringIO(text).readline) if token.type == tokenize.NAME}


def own_names() -> list[str]:
    """Every name that the modules of the golden contracts use: imports, functions, locals, classes, annotations."""
    cases = Path(__file__).resolve().parent / "cases" / "contracts"
    found = {name for path in cases.rglob("*.py.txt") for name in identifiers(path.read_text(encoding="utf-8"))}
    assert {"members", "record", "Doubt", "check", "partial", "each_", "CONTRACT"} <= found
    return sorted(found)


def unique(names: list[str]) -> list[str]:
    """Without repeats, in their order."""
    return list(dict.fromkeys(names))


EVERYTHING = unique([*PYTHON, *INTERNAL, *ODD, *(name for group in TWINS for name in group), *own_names()])


def test_there_is_something_to_try() -> None:
    """The list holds what it should, several hundreds of names."""
    assert len(EVERYTHING) > 500
    assert {"class", "match", "list", "__init__", "", "ﬁ", "members"} <= set(EVERYTHING)


# -- properties -------------------------------------------------------------------------------------------------------


def record_of(names: list[str]) -> dict[str, Any]:
    """A record with a property for each name, required ones and optional ones."""
    kinds: list[Any] = [
        {"type": "integer"},
        {"type": "array", "items": {"type": "integer"}},
        {"type": ["integer", "null"]},
        {"type": "object", "additionalProperties": {"type": "integer"}},
    ]
    properties = {name: {**kinds[index % 4], "description": f"Number {index}."} for index, name in enumerate(names)}
    return {"title": "Record", "type": "object", "required": names[::3], "properties": properties}


def instance_of(names: list[str]) -> dict[str, Any]:
    """An instance whose values tell the properties apart."""
    return {name: [index, [index], index, {name: index}][index % 4] for index, name in enumerate(names)}


def check_record(package: ModuleType, names: list[str]) -> None:
    """Every property has a field of its own, and keeps its wire name."""
    record_type, schema = package.Record, package.RecordSchema
    fields = [each.name for each in dataclasses.fields(record_type)]
    assert len(fields) == len(names)
    assert len({unicodedata.normalize("NFKC", name) for name in fields}) == len(names)
    for name in fields:
        assert name.isidentifier()
        assert not keyword.iskeyword(name)
        assert unicodedata.normalize("NFKC", name) == name
        assert not name.startswith("_"), "a name that Python mangles, or takes for private"
    value = instance_of(names)
    record = schema.parse(value)
    assert [getattr(record, name) for name in fields] == list(value.values())
    assert schema.dump(record) == value
    assert json.loads(schema.dump_json(record)) == value
    assert schema.parse_json(schema.dump_json(record)) == record
    assert copy.deepcopy(record) == record
    assert pickle.loads(pickle.dumps(record)) == record
    assert record_type(**{name: getattr(record, name) for name in fields}) == record
    assert repr(record).startswith("Record(")
    assert record != dataclasses.replace(record, **{fields[0]: -1})
    assert set(typing.get_type_hints(record_type, vars(sys.modules[record_type.__module__]))) == set(fields)
    assert set(inspect.signature(record_type).parameters) == set(fields)
    for index, name in enumerate(names):
        wrong = {**value, name: "no"}
        (problem,) = schema.problems(wrong)
        assert problem.pointer == "/" + name.replace("~", "~0").replace("/", "~1"), name
        if index % 3 == 0:
            missing = {key: each for key, each in value.items() if key != name}
            assert not schema.is_valid(missing)


def test_every_name_as_a_property(tmp_path: Path) -> None:
    """All names at once, and then the names of the very module that they became: locals, functions and tables of its own."""
    text = ""
    for turn, names in enumerate([EVERYTHING, []]):
        names = names or unique([*sorted(identifiers(text)), *EVERYTHING[::7]])
        folder = tmp_path / str(turn)
        with imported(folder, {"record.json": {"$schema": DIALECT, **record_of(names)}}) as package:
            check_record(package, names)
            text = Path(str(sys.modules[package.Record.__module__].__file__)).read_text(encoding="utf-8")
    assert "class_" in identifiers(text)


def test_properties_alone(tmp_path: Path) -> None:
    """A name is called the same alone as among all others, but for twins: then the first in the schema is."""
    crowd = {name: python for python, name in fields_of(EVERYTHING).items()}
    alone = {name: next(iter(fields_of([name]))) for name in EVERYTHING[::4]}
    counts = Counter(alone.values())
    firsts = {python: name for name, python in reversed(list(alone.items()))}
    for name, python in alone.items():
        if counts[python] == 1 or firsts[python] == name:
            same_word = [other for other in EVERYTHING[: EVERYTHING.index(name)] if crowd[other] == python]
            assert crowd[name] == python or same_word, name
    assert sum(crowd[name] == python for name, python in alone.items()) > 100


def fields_of(names: list[str]) -> dict[str, str]:
    """The wire name of each field of a record, as parsing shows them."""
    schema = {"type": "object", "properties": {name: {"type": "integer"} for name in names}}
    record = contractgen.compile_schema(schema).parse({name: index for index, name in enumerate(names)})
    return {each.name: names[getattr(record, each.name)] for each in dataclasses.fields(record)}


def test_plain_names(tmp_path: Path) -> None:
    """What ordinary names become."""
    expected = {
        "chatId": "chat_id", "URLValue": "url_value", "Dev_Info": "dev_info", "userID": "user_id", "a-b": "a_b", "kebab-case": "kebab_case",
        "snake_case": "snake_case", "_private": "private", "__dunder__": "dunder", "class": "class_", "from": "from_", "None": "none",
        "list": "list_", "str": "str_", "int": "int_", "type": "type", "id": "id", "match": "match", "9lives": "n9lives", "": "empty",
        "naïve": "naïve", "$ref": "ref", "@type": "type", "x.y.z": "x_y_z", "HTTPServer2": "http_server2", "v1Beta": "v1_beta",
        "content-type": "content_type", "ETag": "e_tag", "中文": "中文", "extra": "extra_", "self": "self", "Global": "global_",
    }  # fmt: skip
    for name, python in expected.items():
        assert fields_of([name]) == {python: name}
    assert fields_of(["a-b", "aB", "a_b"]) == {"a_b": "a-b", "a_b_042ac5": "aB", "a_b_648fa9": "a_b"}


def test_hostile_names_pass_the_type_checker(tmp_path: Path) -> None:
    """The modules of hostile names pass mypy --strict, so no name hides what an annotation or a function needs."""
    defs = {name: record_of([name, "plain"]) for name in PYTHON + INTERNAL if name}
    schemas = {
        "record.json": {"$schema": DIALECT, **record_of(EVERYTHING)},
        "types.json": {"$schema": DIALECT, "$defs": {name: bare(each) for name, each in defs.items()}},
    }
    ran = generated(tmp_path, schemas, "hostile")
    assert ran.code == 0, ran.err
    command = [sys.executable, "-m", "mypy", "--strict", "--no-incremental", "--cache-dir", str(tmp_path / "cache")]
    done = subprocess.run([*command, "-p", "hostile"], cwd=tmp_path / "generated/python", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:]


def bare(schema: dict[str, Any]) -> dict[str, Any]:
    """A schema without its title."""
    return {key: value for key, value in schema.items() if key != "title"}


# -- types, files, requests, values -----------------------------------------------------------------------------------


def test_every_name_as_a_type(tmp_path: Path) -> None:
    """Every name as an entry of `$defs`, each referred to from another: distinct classes, all exported."""
    names = EVERYTHING
    defs: dict[str, Any] = {
        name: {"type": "object", "required": ["at"], "properties": {"at": {"const": index}, "next": {"$ref": pointer(names[index - 1])}}}
        for index, name in enumerate(names)
    }
    with imported(tmp_path, {"all.json": {"$schema": DIALECT, "$defs": defs}}) as package:
        schemas = [getattr(package, name) for name in package.__all__ if name.endswith("Schema") and name != "Schema"]
        by_place = {schema._source: schema for schema in schemas if hasattr(schema, "_source")}
        kinds = set()
        for index, name in enumerate(names):
            schema = by_place["all.json" + pointer(name)]
            value = {"at": index, "next": {"at": (index - 1) % len(names)}}
            record = schema.parse(value)
            assert schema.dump(record) == value
            kinds.add(type(record))
            assert getattr(package, type(record).__name__) is type(record)
            assert not schema.is_valid({"at": index + 1})
        assert len(kinds) == len(names)


def pointer(name: str) -> str:
    """The reference to an entry of `$defs`."""
    from urllib.parse import quote

    return "#/$defs/" + quote(name.replace("~", "~0").replace("/", "~1"), safe="", errors="surrogatepass")
