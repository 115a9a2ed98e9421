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
import shutil
import subprocess
import sys
import tokenize
import typing
import unicodedata
from collections import Counter
from pathlib import Path, PurePosixPath
from types import ModuleType
from typing import Any
from urllib.parse import quote

import contractgen
import pytest
from contractgen.pipeline import read_contract
from contractgen.targets.python.naming import name_contract
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.imported import generated, imported, module_of, write_schemas
from support.paths import CASES

DIALECT = "https://json-schema.org/draft/2020-12/schema"

INTERNAL = [
    *(name for name in dir(object) if name.startswith("__")),
    *(
        "__slots__ __dict__ __weakref__ __post_init__ __dataclass_fields__ __dataclass_params__ __match_args__ __annotations__".split()
    ),
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
    "", " ", "\t", "\n", "\x00", "0", "9lives", "1st", "007", "-", "_", "__", "$", "#", "%", "…", "😀", "中文", "naïve", "\x1b[2J", "\u202e",
    "\u2028", "'", '"', '"""', "\\", "\\n", "{x}", "{{ x }}", "{% y %}", "None", "none", "$ref", "$id", "a" * 300, "Dev_Info", "chatID",
]  # fmt: skip

PYTHON = sorted({*keyword.kwlist, *keyword.softkwlist, *dir(builtins)})


def identifiers(text: str) -> set[str]:
    """Every name in a module."""
    return {token.string for token in tokenize.generate_tokens(io.StringIO(text).readline) if token.type == tokenize.NAME}


def own_names() -> list[str]:
    """Every name that the modules of the golden contracts use: imports, functions, locals, classes, annotations."""
    cases = CASES / "contracts"
    found = {name for path in cases.rglob("*.py.txt") for name in identifiers(path.read_text(encoding="utf-8"))}
    assert {"members", "record", "FastPathMiss", "checks", "partial", "each", "CONTRACT"} <= found
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
    defs = {name: record_of([name, "plain"]) for name in unique([*PYTHON, *INTERNAL, *own_names()[::3]]) if name}
    schemas = {
        "record.json": {"$schema": DIALECT, **record_of(EVERYTHING)},
        "types.json": {"$schema": DIALECT, "$defs": {name: bare(each) for name, each in defs.items()}},
    }
    ran = generated(tmp_path, schemas, "hostile")
    assert ran.code == 0, ran.err
    command = [sys.executable, "-m", "mypy", "--strict", "--no-incremental", "--cache-dir", str(tmp_path / "cache")]
    done = subprocess.run(
        [*command, "-p", "hostile"], cwd=tmp_path / "generated/python", capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:]


def bare(schema: dict[str, Any]) -> dict[str, Any]:
    """A schema without its title."""
    return {key: value for key, value in schema.items() if key != "title"}


def test_half_of_a_surrogate_pair() -> None:
    """A name that no UTF-8 can hold is a name as well."""
    high, low = map(chr, (0xD800, 0xDFFF))
    compiled = contractgen.compile_schema({"type": "object", "properties": {high: {"type": "integer"}, low: {"type": "integer"}}})
    value = {high: 1, low: 2}
    record = compiled.parse(value)
    assert sorted(getattr(record, each.name) for each in dataclasses.fields(record)) == [1, 2]
    assert compiled.dump(record) == value


# -- types, files, requests, values -----------------------------------------------------------------------------------


def test_every_name_as_a_type(tmp_path: Path) -> None:
    """Every name as an entry of `$defs`, each referred to from another: distinct classes, all exported."""
    names = EVERYTHING
    defs: dict[str, Any] = {
        name: {
            "type": "object",
            "required": ["at"],
            "properties": {"at": {"const": index}, "next": {"$ref": pointer(names[index - 1])}},
        }
        for index, name in enumerate(names)
    }
    with imported(tmp_path, {"all.json": {"$schema": DIALECT, "$defs": defs}}) as package:
        schemas = [getattr(package, name) for name in package.__all__ if name.endswith("Schema")]
        by_place = {schema._source: schema for schema in schemas if not isinstance(schema, type)}
        kinds = set()
        for index, name in enumerate(names):
            schema = by_place["all.json#/$defs/" + name.replace("~", "~0").replace("/", "~1")]
            value = {"at": index, "next": {"at": (index - 1) % len(names)}}
            record = schema.parse(value)
            assert schema.dump(record) == value
            kinds.add(type(record))
            assert getattr(package, type(record).__name__) is type(record)
            assert not schema.is_valid({"at": index + 1})
        assert len(kinds) == len(names)


def pointer(name: str) -> str:
    """The reference to an entry of `$defs`."""
    return "#/$defs/" + quote(name.replace("~", "~0").replace("/", "~1"), safe="")


SOME = unique([*INTERNAL, *ODD, *(name for group in TWINS for name in group), *PYTHON[::3], *own_names()[::8]])
"""A part of them, for what takes its time."""

FILES = [
    name for name in EVERYTHING if name and "/" not in name and "\x00" not in name and not name.startswith(".") and len(name) < 200
]


def apart(names: list[str]) -> list[str]:
    """Of names that would be one file or one module, the first."""
    found: dict[str, str] = {}
    for name in names:
        words = "_".join("".join(char if char.isalnum() else " " for char in unicodedata.normalize("NFKC", name)).split())
        word = words.casefold().replace("_", "")
        found.setdefault((f"n{word}" if word[:1].isdigit() else word) or name, name)
    return list(found.values())


def test_every_name_as_a_file(tmp_path: Path) -> None:
    """Every name that a file can have: a module of its own, importable, with the types in it. Modules named like Python's own, or
    like ours, hide nothing."""
    names = apart(FILES)
    assert len(names) > 300
    schemas = {f"{name}.json": {"type": "object", "required": ["at"], "properties": {"at": {"const": name}}} for name in names}
    schemas["nested/class/import.json"] = {"type": "object", "properties": {"all": {"$ref": "../../list.json"}}}
    with imported(tmp_path, schemas) as package:
        root = Path(str(package.__file__)).parent
        found = {}
        for path in sorted(root.rglob("*.py")):
            parts = path.relative_to(root).with_suffix("").parts
            if parts[-1] == "__init__" or parts[0].startswith("_"):
                continue
            assert all(part.isidentifier() and not keyword.iskeyword(part) for part in parts)
            module = module_of(package, ".".join(parts))
            for each in module.__all__:
                if each.endswith("Schema"):
                    schema = getattr(module, each)
                    if not isinstance(schema, type):  # A type may be called like that as well.
                        found[schema._source.rpartition("#")[0]] = schema
        assert set(found) == set(schemas)
        for name in names:
            assert found[f"{name}.json"].dump(found[f"{name}.json"].parse({"at": name})) == {"at": name}
        assert found["nested/class/import.json"].is_valid({"all": {"at": "list"}})


@pytest.mark.parametrize(
    ("one", "other"),
    [("a-b", "a_b"), ("aB", "a-b"), ("ﬁ-a", "fi_a"), ("x", "x-"), ("URLValue", "url_value")],
)
def test_files_that_would_be_one_module(tmp_path: Path, one: str, other: str) -> None:
    """Two files whose modules would be one are refused, and both are named: to rename one of them is nobody's surprise."""
    ran = generated(tmp_path, {f"{one}.json": {"type": "string"}, f"{other}.json": {"type": "string"}}, "twins")
    assert ran.code == 1
    first, second = sorted([f"{one}.json", f"{other}.json"])
    assert f"schema/{second}:1: its module would be " in ran.err
    assert f", as that of {first}; rename one of the files" in ran.err
    assert not (tmp_path / "generated").exists()


def test_every_name_as_a_request(tmp_path: Path) -> None:
    """Requests and events of any name: the tables have the wire names, to the letter."""
    taken = ["Request-Schemas", "NRequestType", "NEventTable", "CONTRACT", "LIMITS", "FramePort"]
    names = apart([*taken, *FILES])
    schemas: dict[str, Any] = {"contract.json": {"name": "names", "tablePrefix": "N", "id": "https://names.example/"}}

    def file(path: str, title: str, **more: Any) -> None:
        file_id = "https://names.example/" + quote(path)
        schemas[path] = {"$schema": DIALECT, "$id": file_id, "title": title, "description": "Described.", "type": "object", **more}

    properties = {"at": {"type": "integer", "description": "Described."}}
    payload = {"type": "object", "description": "Described.", "properties": properties}
    schemas["contract.json"]["constants"] = {"LIMITS": {"description": "Described.", "value": 1}}
    for name in taken:
        file(f"types/{name}.json", name, properties=properties)
    for index, name in enumerate(names):
        parts = {"payload": {**payload, "title": f"In{index}"}, "result": {**payload, "title": f"Out{index}"}}
        file(f"requests/{name}.json", name, required=["payload", "result"], properties=parts)
        file(f"events/{name}.json", name, properties=properties, **{"x-python-name": f"Event{index}"})
    with imported(tmp_path, schemas) as package:
        requests, events = package.N_REQUEST_SCHEMAS, package.N_EVENT_SCHEMAS
        assert set(requests) == set(events) == set(names)
        assert set(typing.get_args(package.NRequestType)) == set(names)
        assert package.LIMITS == 1
        assert package.CONTRACT.name == "names"
        for name in ("NRequestType_", "NEventTable_", "CONTRACT_", "LIMITS_", "FramePort_", "RequestSchemas_"):
            assert getattr(package, f"{name}Schema").is_valid({"at": 1})
        for name in names:
            assert requests[name].payload.dump(requests[name].payload.parse({"at": 1})) == {"at": 1}
            assert not requests[name].result.is_valid({"at": "no"})
            assert events[name].is_valid({"at": 2})


def test_every_name_as_a_value(tmp_path: Path) -> None:
    """As values of an enumeration, as constants, as tags of a union and as its property: exact, and nothing else."""
    branches = [
        {"type": "object", "required": [name], "properties": {name: {"const": "on"}, "n": {"type": "integer"}}}
        for name in ("mro", "@kind")
    ]
    tagged = [
        {"type": "object", "required": ["kind"], "properties": {"kind": {"const": name}, "n": {"const": index}}}
        for index, name in enumerate(SOME)
    ]
    schemas = {
        "all.json": {
            "$schema": DIALECT,
            "$defs": {
                "Enum": {"enum": SOME},
                "Consts": {"oneOf": [{"const": name} for name in SOME]},
                "Keys": {"type": "object", "propertyNames": {"enum": SOME}},
                "Tagged": {"oneOf": tagged},
                "Tags": {"anyOf": branches},
            },
        }
    }
    with imported(tmp_path, schemas) as package:
        for index, name in enumerate(SOME):
            for schema in (package.EnumSchema, package.ConstsSchema):
                assert schema.parse(name) == name
                assert json.loads(schema.dump_json(name)) == name
                assert not schema.is_valid(name + "\u200b\u200b")
            assert package.KeysSchema.dump(package.KeysSchema.parse({name: 1})) == {name: 1}
            record = package.TaggedSchema.parse({"kind": name, "n": index})
            assert (record.kind, record.n) == (name, index)
            assert package.TaggedSchema.dump(record) == {"kind": name, "n": index}
            (problem,) = package.TaggedSchema.problems({"kind": name, "n": -1})
            assert problem.pointer == "/n"
        assert set(typing.get_args(package.Enum)) == set(SOME)
        assert len({type(package.TaggedSchema.parse({"kind": name})) for name in SOME}) == len(SOME)
        for name in ("mro", "@kind"):
            assert package.TagsSchema.is_valid({name: "on", "n": 1})
            assert not package.TagsSchema.is_valid({name: "on", "n": "no"})
        wrongs: list[Any] = [None, 0, True, [], {}, ["x"]]
        for wrong in wrongs:
            assert not package.EnumSchema.is_valid(wrong)
            assert not package.TaggedSchema.is_valid({"kind": wrong})


def test_names_in_messages_print(tmp_path: Path) -> None:
    """A name in a message cannot command a terminal, nor look like another line."""
    schema = {"$defs": {"\x1b[2J\nschema/ok.json: fine\u202e": {"type": "wrong"}}}
    ran = generated(tmp_path, {"all.json": schema}, "made")
    assert ran.code == 1
    assert ran.err.count("\n") == 2
    assert ran.err.replace("\n", "").isprintable()
    assert "at /$defs/\\x1b[2J\\nschema~1ok.json: fine\\u202e/type: " in ran.err


# -- what is added never renames --------------------------------------------------------------------------------------

LETTERS = st.sampled_from("abAB12_-. $éﬁ")
ANY_NAME = st.one_of(
    st.sampled_from(EVERYTHING), st.text(LETTERS, max_size=4), st.sampled_from(["Chat", "ChatItem", "item", "Item", "items"])
)

many = settings(max_examples=150, derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow])
"""Examples of the tests below; each counts those that say something."""


def schemas_of_any_shape(names: st.SearchStrategy[str]) -> st.SearchStrategy[Any]:
    """Records with inline records, arrays, maps, unions and references, so that names are made of names."""
    leaf = st.sampled_from([{"type": "string"}, {"type": "integer"}, {"enum": ["a", "b"]}])

    def larger(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
        record = st.dictionaries(names, inner, min_size=1, max_size=3).map(lambda each: {"type": "object", "properties": each})
        return st.one_of(
            record,
            inner.map(lambda each: {"type": "array", "items": each}),
            inner.map(lambda each: {"type": "object", "additionalProperties": each}),
            st.lists(inner, min_size=2, max_size=3).map(lambda each: {"anyOf": each}),
        )

    return st.recursive(leaf, larger, max_leaves=6)


TYPES = st.dictionaries(ANY_NAME, schemas_of_any_shape(ANY_NAME), min_size=1, max_size=4)


def type_names(folder: Path, defs: dict[str, Any]) -> dict[tuple[str, str], str]:
    """What every generated type is called, by its place in the schemas."""
    write_schemas(folder, {"all.json": {"$defs": defs}})
    names = name_contract(read_contract(folder / "all.json")).types
    return {(pointer, bent): name.type for (_, pointer, bent), name in names.items()}


def test_adding_a_type_renames_nothing(tmp_path: Path) -> None:
    """Whatever types there are, those that come after them change no name of theirs, nor of what is made inside of them."""
    counts: Counter[str] = Counter()

    @many
    @given(defs=TYPES, more=TYPES)
    def run(defs: dict[str, Any], more: dict[str, Any]) -> None:
        added = {name: schema for name, schema in more.items() if name not in defs}
        before = type_names(tmp_path, defs)
        after = type_names(tmp_path, {**defs, **added})
        assert {place: after[place] for place in before} == before
        assert len(set(after.values())) == len(after)
        counts["added"] += bool(added)
        counts["inside"] += any(pointer.count("/") > 2 for pointer, _ in before)
        counts["twins"] += any(name[-7:-6] == "_" for name in after.values())

    run()
    assert counts["added"] >= 60, counts
    assert counts["inside"] >= 40, counts
    assert counts["twins"] >= 10, counts


def test_adding_a_type_that_is_called_as_an_inline_one(tmp_path: Path) -> None:
    """The sharpest case: `ChatItem` is added where `Chat` has a property `item` all along; before it or after it."""
    item = {"type": "object", "properties": {"x": {"type": "string"}}}
    chat = {"type": "object", "properties": {"item": item}}
    expected = {("/$defs/Chat", ""): "Chat", ("/$defs/Chat/properties/item", ""): "Chat_Item"}
    assert type_names(tmp_path, {"Chat": chat}) == expected
    for name in ("ChatItem", "Chat_Item", "chatItem", "Item"):
        for defs in ({"Chat": chat, name: item}, {name: item, "Chat": chat}):
            assert expected.items() <= type_names(tmp_path, defs).items()


def test_adding_a_reference_to_what_is_inside_renames_nothing(tmp_path: Path) -> None:
    """Who holds a schema names it, also where somebody before it refers to it."""
    item = {"type": "object", "properties": {"x": {"type": "string"}}}
    chat = {"type": "object", "properties": {"item": item}}
    before = type_names(tmp_path, {"Chat": chat})
    for defs in (
        {"Chat": chat, "Other": {"$ref": "#/$defs/Chat/properties/item"}},
        {"Other": {"$ref": "#/$defs/Chat/properties/item"}, "Chat": chat},
    ):
        assert before.items() <= type_names(tmp_path, defs).items()


def test_adding_a_file_or_a_request_renames_nothing(tmp_path: Path) -> None:
    """A contract of files: one more, of any name and at any place, changes no name of the others."""
    counts: Counter[str] = Counter()
    path = st.tuples(st.sampled_from(["", "types/", "types/deep/", "a/"]), st.text("abAB12-", min_size=1, max_size=3)).map("".join)
    wrapped = schemas_of_any_shape(ANY_NAME)

    @many
    @given(files=st.dictionaries(path, wrapped, min_size=1, max_size=3), extra=path, schema=wrapped)
    def run(files: dict[str, Any], extra: str, schema: Any) -> None:
        before = file_names(tmp_path / "before", files)
        after = file_names(tmp_path / "after", {**files, extra: schema})
        if extra in files or before is None or after is None:
            counts["refused"] += 1
            return
        assert {key: after[0][key] for key in before[0]} == before[0]
        folders = {str(parent) for parent in PurePosixPath(after[1][f"{extra}.json"]).parents}
        beside = {file: f"{path[:-3]}_.py" if path[:-3] in folders else path for file, path in before[1].items()}
        assert {file: after[1][file] for file in before[1]} == beside
        counts["added"] += 1

    run()
    assert counts["added"] >= 60, counts


def test_a_module_gives_way_to_a_folder_of_its_name(tmp_path: Path) -> None:
    """The one way in which a file moves the module of another: Python has one thing of a name in a folder. No type is renamed."""
    before = file_names(tmp_path, {"a": {"type": "integer"}})
    after = file_names(tmp_path, {"a": {"type": "integer"}, "a/b": {"type": "string"}})
    assert before is not None
    assert after is not None
    assert (before[1]["a.json"], after[1]["a.json"], after[1]["a/b.json"]) == ("a.py", "a_.py", "a/b.py")
    assert before[0].items() <= after[0].items()


def file_names(folder: Path, files: dict[str, Any]) -> tuple[dict[Any, str], dict[str, str]] | None:
    """The types and the modules of a contract of files; None where two of its files would be one."""
    shutil.rmtree(folder, ignore_errors=True)
    write_schemas(folder, {f"{path}.json": schema for path, schema in files.items()})
    try:
        names = name_contract(read_contract(folder))
    except contractgen.ContractError as error:
        if "rename one of the" not in str(error):
            raise
        return None
    return {key: name.type for key, name in names.types.items()}, dict(names.modules)


def test_adding_a_property_renames_nothing() -> None:
    """Properties that come after the others change no field of theirs."""
    counts: Counter[str] = Counter()

    @many
    @given(
        names=st.lists(ANY_NAME, unique=True, min_size=1, max_size=5), more=st.lists(ANY_NAME, unique=True, min_size=1, max_size=3)
    )
    def run(names: list[str], more: list[str]) -> None:
        added = [name for name in more if name not in names]
        before, after = fields_of(names), fields_of([*names, *added])
        assert before.items() <= after.items()
        assert len(after) == len(names) + len(added)
        counts["added"] += bool(added)
        counts["twins"] += any(name[-7:-6] == "_" for name in after)

    run()
    assert counts["added"] >= 60, counts
    assert counts["twins"] >= 10, counts


def test_adding_a_branch_renames_nothing(tmp_path: Path) -> None:
    """A branch that comes after the others of a union changes no name of theirs."""
    branches: list[Any] = [
        {"type": "object", "required": ["kind"], "properties": {"kind": {"const": "text"}}},
        {"type": "object", "required": ["kind"], "properties": {"kind": {"const": "Text"}}},
        {"type": "object", "properties": {"a": {"type": "string"}}},
        {"type": "object", "properties": {"a": {"type": "integer"}}},
        {"type": "array", "items": {"type": "string"}},
        {"type": "array", "items": {"type": "integer"}},
        {"title": "Named", "type": "array", "items": {"type": "boolean"}},
    ]
    before: dict[Any, str] = {}
    for count in range(2, len(branches) + 1):
        now = type_names(
            tmp_path,
            {"One": {"anyOf": branches[:count]}, "Two": {"type": "object", "properties": {"p": {"oneOf": branches[:count]}}}},
        )
        assert {place: now[place] for place in before} == before
        before = now
    assert len(before) > 14
