"""Proves what becomes of contracts in other shapes than ours: folders of schemas, one file with `$defs`, a file for each message,
older drafts, schemas in memory; unknown properties, open enumerations and unions, and how unions of every style are typed."""

from __future__ import annotations

import dataclasses
import gc
import json
import random
import sys
import typing
from pathlib import Path
from typing import Any

import contractgen
import pytest
from contractgen import ContractError, UnsupportedSchema, compile_schema
from contractgen.schema.dialects import DIALECTS
from support.commands import run
from support.imported import generated, imported, module_of, write_schemas

DRAFT = {"$schema": "https://json-schema.org/draft/2020-12/schema"}


def record(properties: dict[str, Any], *required: str, **more: Any) -> dict[str, Any]:
    """The schema of an object."""
    return {"type": "object", "required": list(required), "properties": properties, **more}


def messages(schema: Any, value: object) -> list[str]:
    """What is told of a value."""
    return [problem.message for problem in schema.problems(value)]


MONEY = record({"amount": {"type": "number"}, "currency": {"type": "string"}}, "amount")


# -- where the schemas are --------------------------------------------------------------------------------------------


def test_one_file_for_each_message(tmp_path: Path) -> None:
    """A folder without requests and events: a module per file, each type at the root, shared ones in their folder."""
    schemas = {
        "OrderPlaced.json": {
            **DRAFT,
            **record({"total": {"$ref": "common/Money.json"}, "lines": {"type": "array", "items": record({"sku": {}})}}),
        },
        "order.cancelled.json": {**DRAFT, **record({"refund": {"anyOf": [{"$ref": "common/Money.json"}, {"type": "null"}]}})},
        "common/Money.json": MONEY,
    }
    with imported(tmp_path, schemas) as package:
        made = package.OrderPlacedSchema.parse({"total": {"amount": 1}, "lines": [{"sku": 1}]})
        assert type(made.total) is module_of(package, "common.money").Money
        assert type(made.lines[0]).__name__ == "OrderPlaced_Line"
        assert package.OrderCancelledSchema.parse({"refund": None}).refund is None
        assert {"OrderPlaced", "OrderCancelled", "OrderPlacedSchema"} <= set(package.__all__)
        assert "Money" not in package.__all__
        assert not hasattr(package, "REQUEST_SCHEMAS")


def test_one_file_with_definitions(tmp_path: Path) -> None:
    """A lone file makes a package named after it, with its root type, if it has one, and every entry of `$defs` at the root."""
    path = tmp_path / "pet-store.json"
    path.write_text(
        json.dumps(
            {
                **DRAFT,
                "$defs": {
                    "Pet": record({"name": {"type": "string"}}, "name"),
                    "pet_list": {"type": "array", "items": {"$ref": "#/$defs/Pet"}},
                },
            }
        )
    )
    ran = run("generate", "--schema", str(path), "--out", str(tmp_path / "out"))
    assert ran.code == 0, ran.err
    assert (tmp_path / "out/python/pet_store/pet_store.py").is_file()
    with imported(
        tmp_path / "named",
        {
            "store.json": {
                **DRAFT,
                "title": "Store",
                **record({"pets": {"$ref": "#/$defs/pet_list"}}),
                "$defs": json.loads(path.read_text())["$defs"],
            }
        },
    ) as package:
        made = package.StoreSchema.parse({"pets": [{"name": "Rex"}]})
        assert made == package.Store(pets=[package.Pet(name="Rex")])
        assert package.PetListSchema.is_valid([{"name": "Rex"}])


def test_names_count_folder_by_folder(tmp_path: Path) -> None:
    """Without requests and events two files may call a type alike: each module has its own."""
    schemas = {f"{name}/Job.json": record({name: {"type": "string"}}, name) for name in ("a", "b")}
    with imported(tmp_path, schemas) as package:
        one, two = (module_of(package, f"{name}.job").JobSchema for name in ("a", "b"))
        assert one.is_valid({"a": "x"})
        assert not two.is_valid({"a": "x"})


def test_requests_alone_and_events_alone(tmp_path: Path) -> None:
    """A contract may have requests without events and without an envelope, or the other way round."""
    head = {**DRAFT, "description": "Described.", "type": "object"}
    text = {"a": {"type": "string", "description": "Described."}}
    part = {"type": "object", "description": "Described.", "properties": text}
    request = {**head, "$id": "https://x.example/requests/job.run.json", "title": "job.run", "required": ["payload", "result"],
               "properties": {"payload": {**part, "title": "JobRunPayload"}, "result": {**part, "title": "JobRunResult"}}}  # fmt: skip
    event = {**head, "$id": "https://x.example/events/job.done.json", "title": "job.done", "properties": text}
    settings = {"name": "x", "id": "https://x.example/"}
    with imported(tmp_path / "requests", {"contract.json": settings, "requests/job.run.json": request}) as package:
        assert set(package.REQUEST_SCHEMAS) == {"job.run"}
        assert package.REQUEST_SCHEMAS["job.run"].payload is package.JobRunPayloadSchema
        assert not hasattr(package, "EVENT_SCHEMAS")
        assert not hasattr(package, "parse_request")
    with imported(tmp_path / "events", {"contract.json": settings, "events/job.done.json": event}) as package:
        assert list(package.EVENT_SCHEMAS) == ["job.done"]
        assert not hasattr(package, "REQUEST_SCHEMAS")


# -- which draft ------------------------------------------------------------------------------------------------------

OLDER: dict[str, tuple[dict[str, Any], Any, Any]] = {
    "draft-04 exclusiveMinimum": ({"$schema": "http://json-schema.org/draft-04/schema#", "minimum": 0, "exclusiveMinimum": True}, 1, 0),
    "draft-04 id": ({"$schema": "http://json-schema.org/draft-04/schema#", "id": "http://x.example/a.json", "properties": {"a": {"$ref": "a.json#/definitions/n"}}, "definitions": {"n": {"type": "integer"}}}, {"a": 1}, {"a": "x"}),
    "draft-04 has no const": ({"$schema": "http://json-schema.org/draft-04/schema#", "type": "integer", "const": 1}, 2, "x"),
    "draft-06 items": ({"$schema": "http://json-schema.org/draft-06/schema#", "items": [{"type": "integer"}], "additionalItems": False}, [1], [1, 2]),
    "draft-07 beside $ref": ({"$schema": "http://json-schema.org/draft-07/schema#", "properties": {"a": {"$ref": "#/definitions/n", "maximum": 1}}, "definitions": {"n": {"type": "integer"}}}, {"a": 2}, {"a": "x"}),
    "draft-07 dependencies": ({"$schema": "http://json-schema.org/draft-07/schema#", "dependencies": {"a": ["b"], "c": {"required": ["d"]}}}, {"a": 1, "b": 1}, {"c": 1}),
    "2019-09 $recursiveRef": ({"$schema": "https://json-schema.org/draft/2019-09/schema", "properties": {"a": {"$recursiveRef": "#"}}, "additionalProperties": False}, {"a": {"a": {}}}, {"a": {"b": {}}}),
    "2020-12 prefixItems": ({**DRAFT, "prefixItems": [{"type": "integer"}], "items": False}, [1], [1, 2]),
    "2020-12 without $schema": ({"prefixItems": [{"type": "integer"}], "items": False}, [1], ["a"]),
}  # fmt: skip


@pytest.mark.parametrize("case", OLDER)
def test_each_draft_is_read_as_what_it_is(case: str, tmp_path: Path) -> None:
    """In memory and from files, a keyword means what its draft says."""
    schema, good, bad = OLDER[case]
    compiled = compile_schema(schema)
    assert compiled.dump(compiled.parse(good)) == good
    assert not compiled.is_valid(bad)
    with imported(tmp_path, {"Older.json": schema}) as package:
        assert package.OlderSchema.is_valid(good)
        assert not package.OlderSchema.is_valid(bad)


def test_drafts_may_meet_in_one_contract(tmp_path: Path) -> None:
    """Files of different drafts refer to each other, and each is read as its own."""
    schemas = {
        "New.json": {**DRAFT, **record({"old": {"$ref": "Old.json", "maxProperties": 1}})},
        "Old.json": {
            "$schema": "http://json-schema.org/draft-04/schema#",
            **bare(record({"n": {"minimum": 0, "exclusiveMinimum": True}})),
        },
    }
    with imported(tmp_path, schemas) as package:
        assert package.NewSchema.is_valid({"old": {"n": 1}})
        assert not package.NewSchema.is_valid({"old": {"n": 0}})
        assert not package.NewSchema.is_valid({"old": {"n": 1, "m": 1}})


def bare(schema: dict[str, Any]) -> dict[str, Any]:
    """Without an empty `required`, which draft 4 does not allow."""
    return {key: value for key, value in schema.items() if value != []}


@pytest.mark.parametrize(
    "name", ["https://json-schema.org/draft/2030-01/schema", "http://json-schema.org/draft-03/schema#", "mine"]
)
def test_unknown_dialect_is_refused_by_name(tmp_path: Path, name: str) -> None:
    """A draft that is not known is named, never taken for another."""
    with pytest.raises(ContractError, match=name.replace("#", "")):
        compile_schema({"$schema": name, "type": "string"})
    ran = generated(tmp_path, {"a.json": {"$schema": name, "type": "string"}}, "made")
    assert ran.code == 1
    assert "schema/a.json:1: at /$schema: " in ran.err
    assert name in ran.err


# -- unknown properties -----------------------------------------------------------------------------------------------

NESTED = record(
    {"id": {"type": "string"}, "inner": record({"n": {"type": "integer"}}), "list": {"type": "array", "items": record({"m": {}})}},
    "id",
)
FULL: dict[str, Any] = {"z": [1, None], "id": "x", "inner": {"n": 1, "more": {"a": 1}}, "list": [{"m": 1, "k": 2}]}
KNOWN = {"id": "x", "inner": {"n": 1}, "list": [{"m": 1}]}


@pytest.mark.parametrize("unknown", ["drop", "keep", "refuse"])
def test_unknown_properties(tmp_path: Path, unknown: str) -> None:
    """`contract.json`, and the argument in memory, choose what becomes of them, at every depth alike."""
    with imported(tmp_path, {"contract.json": {"name": "u", "unknown": unknown}, "Job.json": {**DRAFT, **NESTED}}) as package:
        for schema in (package.JobSchema, compile_schema({**DRAFT, **NESTED}, unknown=unknown)):
            assert schema.dump(schema.parse(KNOWN)) == KNOWN
            if unknown == "refuse":
                assert sorted(problem.pointer for problem in schema.problems(FULL)) == ["/inner/more", "/list/0/k", "/z"]
                assert messages(schema, {"id": "x", "z": 1}) == ["/z: unknown property, got 1"]
                continue
            made = schema.parse(FULL)
            assert schema.dump(made) == (FULL if unknown == "keep" else KNOWN)
            assert json.loads(schema.dump_json(made)) == (FULL if unknown == "keep" else KNOWN)
            if unknown == "keep":
                assert made.extra == {"z": [1, None]}
                assert made.inner.extra == {"more": {"a": 1}}
                made.extra["later"] = True
                assert schema.dump(made)["later"] is True
            else:
                assert not hasattr(made, "extra")


def test_unknown_setting_is_refused(tmp_path: Path) -> None:
    """Another choice is a problem with its place; in memory it is a wrong argument."""
    ran = generated(tmp_path, {"contract.json": {"unknown": "ignore"}, "Job.json": NESTED}, "made")
    assert ran.code == 1
    assert "schema/contract.json:1: at /unknown: expected one of drop, keep, refuse, got 'ignore'" in ran.err
    with pytest.raises(ValueError, match="unknown is one of drop, keep, refuse"):
        compile_schema(NESTED, unknown="ignore")


def test_property_called_extra(tmp_path: Path) -> None:
    """A property of that name is a field of its own beside what is kept."""
    schema = compile_schema({**DRAFT, **record({"extra": {"type": "integer"}})}, unknown="keep")
    made = schema.parse({"extra": 1, "z": 2})
    assert (made.extra_, made.extra) == (1, {"z": 2})
    assert schema.dump(made) == {"extra": 1, "z": 2}


# -- what grows -------------------------------------------------------------------------------------------------------


def test_open_enumeration(tmp_path: Path) -> None:
    """`x-known` on a string: any string is fine and kept; the type names the known ones."""
    schema = {
        **DRAFT,
        **record({"s": {"type": "string", "x-known": ["on", "off"], "maxLength": 9}}),
        "$defs": {"State": {"type": "string", "x-known": ["a"]}},
    }
    with imported(tmp_path, {"Job.json": schema}) as package:
        assert package.JobSchema.dump_json(package.JobSchema.parse({"s": "später"})) in ('{"s":"später"}', '{"s":"sp\\u00e4ter"}')
        assert messages(package.JobSchema, {"s": 1}) == ["/s: expected a string, got 1"]
        assert not package.JobSchema.is_valid({"s": "much too long"})
        hint = typing.get_type_hints(package.Job)["s"]
        assert typing.Literal["on", "off"] in typing.get_args(hint)
        assert str in typing.get_args(hint)


def test_open_enumeration_as_others_write_it() -> None:
    """`anyOf` of constants and any string is the same; so is one that is described value by value, open or not."""
    consts: list[Any] = [{"const": "on", "description": "Runs."}, {"const": "off"}]
    opened = compile_schema({**DRAFT, **record({"s": {"anyOf": [*consts, {"type": "string"}]}})})
    closed = compile_schema(
        {**DRAFT, **record({"s": {"oneOf": consts}, "n": {"anyOf": [{"enum": [1, 2]}, {"const": None}, {"const": "x"}]}})}
    )
    assert opened.dump(opened.parse({"s": "paused"})) == {"s": "paused"}
    assert not opened.is_valid({"s": 1})
    assert messages(closed, {"s": "paused"}) == ['/s: expected "on" or "off", got "paused"']
    fitting: list[Any] = [1, 2.0, None, "x"]
    others: list[Any] = [3, True, "on", [], {}]
    for value in fitting:
        assert closed.is_valid({"n": value})
    for value in others:
        assert not closed.is_valid({"n": value})
    for schema, name in ((opened, "s"), (closed, "s"), (closed, "n")):
        kind = type(schema.parse({}))
        assert "Literal[" in {each.name: str(each.type) for each in dataclasses.fields(kind)}[name]


def test_constants_that_fit_two_branches_are_tried() -> None:
    """A value that stands in two branches of `oneOf` fits none of them; in `anyOf` it does."""
    branches = [{"enum": ["a", "b"]}, {"enum": ["b", "c"]}]
    one, some = compile_schema({**DRAFT, "oneOf": branches}), compile_schema({**DRAFT, "anyOf": branches})
    assert [one.is_valid(each) for each in "abcd"] == [True, False, True, False]
    assert [some.is_valid(each) for each in "abcd"] == [True, True, True, False]
    typed = compile_schema({**DRAFT, "type": "integer", "oneOf": [{"const": "a"}, {"const": 1}]})
    assert typed.is_valid(1)
    assert not typed.is_valid("a")
    wrong = compile_schema({**DRAFT, "oneOf": [{"const": "a", "type": "integer"}, {"const": 1}]})
    assert not wrong.is_valid("a")


KINDS = [record({"kind": {"const": "circle"}, "r": {"type": "number"}}, "kind", "r"), record({"kind": {"const": "dot"}}, "kind")]
OPEN = {"title": "Shape", **record({"kind": {"type": "string"}}, "kind"), "x-known": KINDS}


@pytest.mark.parametrize("unknown", ["drop", "keep", "refuse"])
def test_open_union(tmp_path: Path, unknown: str) -> None:
    """`x-known` on an object: known kinds are classes, others are kept as they came, whatever becomes of unknown properties."""
    with imported(tmp_path, {"contract.json": {"name": "u", "unknown": unknown}, "Shape.json": {**DRAFT, **OPEN}}) as package:
        schema = package.ShapeSchema
        circle = schema.parse({"kind": "circle", "r": 1})
        assert (type(circle).__name__, circle.kind, circle.r) == ("Shape_Circle", "circle", 1)
        star = {"kind": "star", "points": [5, {"a": None}]}
        assert schema.parse(star) == star
        assert schema.dump(schema.parse(star)) == star
        assert schema.dump_json(schema.parse(star)) == '{"kind":"star","points":[5,{"a":null}]}'
        assert messages(schema, {"kind": "circle", "r": "1"}) == ['/r: expected a number, got "1"']
        assert messages(schema, {"kind": 1}) == ["/kind: expected a string, got 1"]
        assert not schema.is_valid({})
        assert not schema.is_valid("circle")


# -- unions of every style --------------------------------------------------------------------------------------------


def branch(name: str, value: Any, other: str) -> dict[str, Any]:
    """A branch of a union that is told by a constant."""
    return record({name: {"const": value}, other: {"type": "integer"}}, name)


UNIONS: dict[str, tuple[list[Any], list[tuple[Any, str]], list[tuple[Any, list[str]]]]] = {
    "text tag": (
        [branch("t", "a", "x"), branch("t", "b", "y")],
        [({"t": "a", "x": 1}, "U_A"), ({"t": "b"}, "U_B")],
        [({"t": "a", "x": "1"}, ['/x: expected an integer, got "1"']), ({"t": "c"}, ['/t: expected one of "a", "b", got "c"'])],
    ),
    "integer tag": (
        [branch("v", 1, "x"), branch("v", 2, "y")],
        [({"v": 1, "x": 1}, "U_N1"), ({"v": 2}, "U_N2")],
        [({"v": 2, "y": []}, ["/y: expected an integer, got an empty array"]), ({"v": True}, ["/v: expected one of 1, 2, got true"])],
    ),
    "boolean tag": (
        [branch("ok", True, "x"), branch("ok", False, "y")],
        [({"ok": True}, "U_True"), ({"ok": False}, "U_False")],
        [({"ok": 1}, ["/ok: expected one of true, false, got 1"]), ({}, ["/ok: missing; expected one of true, false"])],
    ),
    "tags true and 1": (
        [branch("v", True, "x"), branch("v", 1, "y")],
        [({"v": True, "x": 1}, "U_WithV"), ({"v": 1, "y": 2}, "U_WithV_")],
        [({"v": 2}, ["/v: expected true or 1, got 2"]), ({"v": 1, "y": "2"}, ['/y: expected an integer, got "2"'])],
    ),
    "union in a union": (
        [{"oneOf": [branch("t", "a", "x"), branch("t", "b", "y")]}, branch("t", "z", "w")],
        [({"t": "b"}, "U_Other_B"), ({"t": "z"}, "U_Z")],
        [({"t": "q"}, ['/t: expected "a", "b" or "z", got "q"']), ({"t": "b", "y": "1"}, ['/y: expected an integer, got "1"'])],
    ),
    "key that is there": (
        [record({"move": {"type": "integer"}}, "move", additionalProperties=False), record({"say": {"type": "string"}}, "say", additionalProperties=False), {"const": "quit"}],
        [({"move": 1}, "U_WithMove"), ({"say": "x"}, "U_WithSay"), ("quit", "str")],
        [("stop", ['(root): expected an object or "quit", got "stop"']), ({"move": "x"}, ['/move: expected an integer, got "x"'])],
    ),
    "types": (
        [{"type": "string"}, {"type": "array", "items": {"type": "integer"}}, {"type": "null"}],
        [("x", "str"), ([1], "list"), (None, "NoneType")],
        [(1, ["(root): expected a string, an array or null, got 1"]), ([1, "x"], ['/1: expected an integer, got "x"'])],
    ),
}  # fmt: skip


@pytest.mark.parametrize("style", UNIONS)
def test_union(style: str) -> None:
    """Each style picks its branch, names it, comes out as it went in, and tells mistakes where they are."""
    branches, good, bad = UNIONS[style]
    schema = compile_schema({**DRAFT, "title": "U", "oneOf": branches})
    for value, name in good:
        made = schema.parse(value)
        assert type(made).__name__ == name or (name.endswith("_") and type(made).__name__.startswith(name))
        assert schema.dump(made) == value
        assert json.loads(schema.dump_json(made)) == value
    for value, told in bad:
        assert messages(schema, value) == told


# -- in memory --------------------------------------------------------------------------------------------------------


def test_schema_in_memory() -> None:
    """The object is of the kind that a generated module holds, with the same faces."""
    schema = compile_schema({**DRAFT, "title": "Money", **MONEY})
    made = schema.parse({"amount": 1.5})
    assert (type(made).__name__, made.amount, made.currency) == ("Money", 1.5, None)
    assert schema.parse_json(schema.dump_json(made)) == made
    answer = schema.safe_parse({"amount": "x"})
    assert not answer.ok
    assert answer.message == '/amount: expected a number, got "x"'
    assert schema.json_schema["title"] == "Money"


def test_resources_in_memory() -> None:
    """Other schemas are found by their URIs, and by nothing else."""
    schema = {**DRAFT, "$id": "https://x.example/a.json", **record({"p": {"$ref": "b.json#/$defs/n"}})}
    with pytest.raises(ContractError, match=r"b\.json"):
        compile_schema(schema)
    compiled = compile_schema(schema, resources={"https://x.example/b.json": {"$defs": {"n": {"type": "integer"}}}})
    assert compiled.is_valid({"p": 1})
    assert not compiled.is_valid({"p": "x"})


@pytest.mark.parametrize(
    ("resource", "told"),
    [
        (5, "resolves to a value that is not a schema"),
        ({"type": "strin"}, "'strin' is not a valid type"),
        ({"$id": 5}, "5 is not of type string"),
        ({"properties": [1], "$defs": {"n": {}}}, "[1] is not of type object"),
        ({"$schema": "http://json-schema.org/draft-04/schema#", "minimum": 1, "exclusiveMinimum": 1}, "1 is not of type boolean"),
        ({"$ref": "c.json"}, "'c.json' does not resolve"),
    ],
)
def test_resources_that_are_reached_are_checked(resource: Any, told: str) -> None:
    """As schemas of their own dialect; what nothing refers to may be anything."""
    resources = {"https://x.example/b.json": resource}
    with pytest.raises(ContractError) as caught:
        compile_schema({"items": {"$ref": "https://x.example/b.json"}}, resources=resources)
    assert told in str(caught.value)
    assert compile_schema({"items": {"type": "integer"}}, resources=resources).is_valid([1])


def test_any_resource_is_used_or_refused() -> None:
    """Whatever stands in a resource, in whatever place, is no other exception than ours."""
    keywords = sorted({*DIALECTS["https://json-schema.org/draft/2020-12/schema"].keywords, "definitions", "id", "$recursiveRef"})
    wrong: list[Any] = [5, None, "x", [], [1], {}, {"a": 1}, True, {"$ref": "#/x"}, {"$ref": 5}, [{}], "#", -1.5]
    counts = {"used": 0, "refused": 0}

    def made(chance: random.Random, depth: int = 0) -> dict[str, Any]:
        def value() -> Any:
            if depth > 2 or chance.random() < 0.6:
                return chance.choice(wrong)
            inner = made(chance, depth + 1)
            return inner if chance.random() < 0.5 else {chance.choice("abc"): inner}

        return {chance.choice(keywords): value() for _ in range(chance.randint(1, 3))}

    for seed in range(600):
        try:
            resources = {"https://x.example/b.json": made(random.Random(seed))}
            schema = compile_schema({"properties": {"a": {"$ref": "https://x.example/b.json"}}}, resources=resources)
            schema.problems({"a": 1})
            counts["used"] += 1
        except ContractError:
            counts["refused"] += 1
    assert min(counts.values()) > 20, counts


def test_what_cannot_be_compiled() -> None:
    """A wrong schema, a right one that cannot be kept faithfully, and what is no JSON are told apart."""
    with pytest.raises(ContractError) as caught:
        compile_schema({"type": "strin", "minLenght": 1})
    assert not isinstance(caught.value, UnsupportedSchema)
    assert {problem.location.pointer for problem in caught.value.problems} >= {"/type"}
    with pytest.raises(UnsupportedSchema, match="idn-hostname"):
        compile_schema({"type": "string", "format": "idn-hostname"}, assert_formats=True)
    with pytest.raises(ContractError, match="not a JSON value"):
        compile_schema({"const": {1, 2}})


@pytest.mark.parametrize("place", ["the root", "inside", "a resource", "a reference"])
def test_address_that_is_none(place: str) -> None:
    """What `urllib` cannot read as an address is a problem like others."""
    wrong: dict[str, Any] = {"$id": "http://[", "type": "string"}
    schemas: dict[str, dict[str, Any]] = {
        "the root": wrong,
        "inside": {"properties": {"a": wrong}},
        "a resource": {"$ref": "https://x.example/b"},
        "a reference": {"$ref": "http://["},
    }
    with pytest.raises(ContractError, match=r"'http://\[' (is not a valid URI reference|does not resolve)"):
        compile_schema(schemas[place], resources={"https://x.example/b": wrong} if place == "a resource" else None)


def test_schema_in_memory_takes_no_part_in_later_changes() -> None:
    """The schema is copied, and what nobody holds any more is forgotten."""
    schema: dict[str, Any] = {"type": "integer"}
    compiled = compile_schema(schema)
    schema["type"] = "string"
    assert compiled.is_valid(1)
    gc.collect()
    before = {name for name in sys.modules if name.startswith("_contractgen_memory")}
    held = compile_schema({"type": "integer"})
    mine = {name for name in sys.modules if name.startswith("_contractgen_memory")} - before
    assert mine
    assert held.is_valid(1)
    del held
    gc.collect()
    assert not mine & set(sys.modules)


def test_generate_from_python(tmp_path: Path) -> None:
    """`contractgen.generate` answers the texts and writes nothing."""
    write_schemas(tmp_path, {"Money.json": MONEY})
    files = contractgen.generate(tmp_path, package="shop")
    assert "class Money:" in files["python/shop/money.py"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["Money.json"]
