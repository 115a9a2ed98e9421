"""Proves that the bundle is the contract as one document, that the strict one refuses just what a producer should not send, that
`meta.json` is true, and that `contractgen bundle` gives both."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import contractgen
import jsonschema_rs
import pytest
from agent_contracts import CONTRACT as PACKAGE_CONTRACT
from contractgen.targets.registry import TARGET_NAMES
from support.canonical import at
from support.commands import Ran, run
from support.corpora import EVENTS, REQUESTS
from support.package_schemas import SCHEMAS
from support.questions import CONTRACT, GENERATED, Question, bundle, corpus_questions, data, meta, vector_questions
from support.verdicts import Validators, jsonschema_over

PLAIN = f"jsonschema/{CONTRACT}.bundle.json"
STRICT = f"jsonschema/{CONTRACT}.bundle.strict.json"


def keywords(value: Any) -> Iterator[tuple[str, Any]]:
    """Every member of every object in a value."""
    if isinstance(value, dict):
        yield from value.items()
        for each in value.values():
            yield from keywords(each)
    elif isinstance(value, list):
        for each in value:
            yield from keywords(each)


@pytest.mark.parametrize("path", [PLAIN, STRICT])
def test_stands_alone(path: str) -> None:
    """It is valid by its metaschema, holds no identifier, and every reference is the name of one of its definitions."""
    whole = data(path)
    assert jsonschema_rs.meta.is_valid(whole)
    found = list(keywords(whole["$defs"]))
    assert not {key for key, _ in found} & {"$id", "$anchor", "$dynamicAnchor", "$dynamicRef", "$defs", "$schema"}
    references = {value for key, value in found if key == "$ref"}
    assert references <= {f"#/$defs/{name}" for name in whole["$defs"]}
    assert len(references) > 50
    assert list(whole["$defs"]) == sorted(whole["$defs"])


def test_definitions_are_the_canonical_schemas() -> None:
    """A definition of the bundle says what its canonical schema says: same properties, same texts, same examples."""
    for name, entry in meta()["schemas"].items():
        file, _, pointer = entry["source"].partition("#")
        canonical = at(json.loads((GENERATED.parent / "schema" / file).read_text(encoding="utf-8")), pointer)
        ours = bundle()["$defs"][name]
        for keyword in ("title", "description", "required", "enum", "examples", "minLength", "pattern", "x-memberOf"):
            assert ours.get(keyword) == canonical.get(keyword), f"{name}: {keyword}"
        assert list(ours.get("properties", {})) == list(canonical.get("properties", {})), name


def test_unions_are_discriminated() -> None:
    """Each tagged union of texts names its property as OpenAPI does; `meta.json` has every union with the values of each branch."""
    tagged = {name for name, schema in bundle()["$defs"].items() if "discriminator" in schema}
    assert tagged == {"ChatEvent", "ChatItem", "ModelOptionDescriptor"}
    for union in meta()["unions"]:
        schema = at(bundle(), union["pointer"])
        assert len(schema[union["keyword"]]) == len(union["values"])
        for branch, values in zip(schema[union["keyword"]], union["values"]):
            target = at(bundle(), branch["$ref"][1:]) if "$ref" in branch else branch
            fixed = target.get("properties", {}).get(union["tag"], {})
            assert fixed.get("enum", [fixed["const"]] if "const" in fixed else []) == values
        texts = all(isinstance(value, str) for values in union["values"] for value in values)
        assert ("discriminator" in schema) == (texts and union["keyword"] == "oneOf"), union["pointer"]


def test_meta() -> None:
    """Each request and event leads to what the tables of the package hold, and so does each frame; the fingerprint is the package's."""
    table = meta()
    assert table["sha256"] == PACKAGE_CONTRACT.sha256
    assert table["bundle"] == Path(PLAIN).name
    assert sorted(table["requests"]) == sorted(REQUESTS)
    for name, request in table["requests"].items():
        assert request["direction"] == "client-to-host"
        for part in ("payload", "result"):
            assert SCHEMAS[request[part]] is getattr(REQUESTS[name], part), name
    assert sorted(table["events"]) == sorted(EVENTS)
    for name, event in table["events"].items():
        assert event["direction"] == "host-to-client"
        assert SCHEMAS[event["payload"]] is EVENTS[name]
    frames = {name: (frame["direction"], frame["schema"]) for name, frame in table["frames"].items()}
    assert frames == {
        "request": ("client-to-host", "/$defs/Request"),
        "server": ("host-to-client", "/$defs/ServerFrame"),
    }


@cache
def strict_over() -> Validators:
    """jsonschema over the strict bundle."""
    return jsonschema_over(data(STRICT))


def strict_accepts(question: Question) -> bool:
    """Whether the strict bundle accepts a value."""
    return all(strict_over()(pointer).is_valid(value) for pointer, value in question.parts)


def outline(value: Any) -> Any:
    """A value with its texts left out: parsing may trim them."""
    if isinstance(value, dict):
        return {key: outline(each) for key, each in value.items()}
    if isinstance(value, list):
        return [outline(each) for each in value]
    return "" if isinstance(value, str) else value


@pytest.mark.parametrize("questions", [vector_questions, corpus_questions], ids=["vectors", "corpus"])
def test_strict(questions: Any) -> None:
    """The strict bundle accepts a value exactly if it fits and parsing drops nothing of it."""
    verdicts = set()
    for each in questions():
        whole = each.valid and all(
            outline(SCHEMAS[pointer].dump(SCHEMAS[pointer].parse(value))) == outline(value) for pointer, value in each.parts
        )
        assert strict_accepts(each) is whole, f"{each.about}: {each.value}"
        verdicts.add((each.valid, whole))
    assert verdicts == {(True, True), (True, False), (False, False)}


CASES = [
    ({"allOf": [{"$ref": "#/$defs/Base"}], "properties": {"b": {}}}, {"a": 1, "b": 2}, {"a": 1, "b": 2, "c": 3}),
    ({"$ref": "#/$defs/Base", "properties": {"b": {}}}, {"a": 1, "b": 2}, {"c": 3}),
    ({"properties": {"b": {"properties": {"d": {}}}}}, {"b": {"d": 1}}, {"b": {"e": 1}}),
    ({"properties": {"b": {}}, "patternProperties": {"^x-": {}}}, {"b": 1, "x-a": 1}, {"y": 1}),
    ({"anyOf": [{"$ref": "#/$defs/Base"}, {"type": "null"}]}, {"a": 1}, {"b": 1}),
    ({"properties": {"b": {}}, "if": {"required": ["b"]}, "then": {"properties": {"d": {}}}}, {"b": 1, "d": 1}, {"b": 1, "e": 1}),
    ({"items": {"$ref": "#/$defs/Base"}}, [{"a": 1}], [{"b": 1}]),
    ({"type": "object"}, {"anything": 1}, None),
    ({"type": "object", "additionalProperties": {"type": "integer"}}, {"any": 1}, None),
    ({"properties": {"b": {"not": {"properties": {"d": {"const": 1}}, "required": ["d"]}}}}, {"b": {"d": 2}}, {"b": {"d": 1}}),
]


@pytest.mark.parametrize(("schema", "sent", "refused"), CASES)
def test_strict_of_others(schema: Any, sent: Any, refused: Any, tmp_path: Path) -> None:
    """Objects are closed over all that describes them, at every depth; what says nothing of names stays open."""
    base = {"type": "object", "properties": {"a": {}}}
    (tmp_path / "schema.json").write_text(json.dumps({"$defs": {"Base": base, "Whole": schema}}))
    files = contractgen.generate(tmp_path / "schema.json", targets=TARGET_NAMES)
    plain, strict = (json.loads(files[f"jsonschema/schema.bundle{kind}.json"]) for kind in ("", ".strict"))
    closed = jsonschema_over(strict)("/$defs/Whole")
    assert closed.is_valid(sent)
    assert jsonschema_over(plain)("/$defs/Whole").is_valid(sent)
    if refused is not None:
        assert not closed.is_valid(refused)


def test_chain_of_names_is_quick(tmp_path: Path) -> None:
    """A definition that is only another name has few vectors, and a long chain of such names is not walked for each of them."""
    length = 1000
    chain: dict[str, Any] = {f"n{number}": {"$ref": f"#/$defs/n{number + 1}"} for number in range(length)}
    chain[f"n{length}"] = {"type": "object", "required": ["a"], "properties": {"a": {"type": "integer", "minimum": 1}}}
    rows = vectors_of(tmp_path, {"$defs": chain})
    assert len([row for row in rows if row["schema"] == "n0"]) < 10
    assert len([row for row in rows if row["schema"] == f"n{length}"]) > 15
    last = [row["valid"] for row in rows if row["schema"] == "n0"]
    assert set(last) == {True, False}


def test_bounds_that_javascript_cannot_tell_apart(tmp_path: Path) -> None:
    """A bound beyond the whole numbers of a double is met, and not crossed by one: JavaScript reads both as one number."""
    rows = vectors_of(tmp_path, {"type": "integer", "maximum": 10**40})
    assert [row["value"] for row in rows if "maximum" in row["rule"]] == [10**40]


def test_enumeration_of_nothing(tmp_path: Path) -> None:
    """An enumeration without values is restated: ajv does not read it."""
    whole = whole_of(tmp_path, {"type": "object", "properties": {"a": {"enum": []}}})
    assert whole["$defs"]["Schema"]["properties"]["a"] == {"allOf": [False]}


def made_of(folder: Path, schema: Any, target: str) -> Any:
    """The JSON file of one target, of a contract of one file."""
    (folder / "schema").mkdir()
    (folder / "schema" / "contract.json").write_text(json.dumps({"name": "one", "targets": ["jsonschema", "vectors"]}))
    (folder / "schema" / "Schema.json").write_text(json.dumps(schema))
    return json.loads(contractgen.generate(folder / "schema")[target])


def vectors_of(folder: Path, schema: Any) -> list[dict[str, Any]]:
    """The vectors of a contract of one schema."""
    found: list[dict[str, Any]] = made_of(folder, schema, "vectors/one.vectors.json")["vectors"]
    return found


def whole_of(folder: Path, schema: Any) -> Any:
    """The bundle of a contract of one schema."""
    return made_of(folder, schema, "jsonschema/one.bundle.json")


# -- the command ----------------------------------------------------------------------------------------------------------


def test_command_prints(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`contractgen bundle` prints the very bytes of the generated file, and so does `--strict`."""
    monkeypatch.chdir(repository)
    for options, path in (((), PLAIN), (("--strict",), STRICT)):
        assert run("bundle", *options) == Ran(0, (GENERATED / path).read_text(encoding="utf-8"), "")


def test_command_writes(repository: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With `--out` it writes the file, in a folder that it makes; what is up to date is left; a file of others is not overwritten."""
    monkeypatch.chdir(tmp_path)
    arguments = ("bundle", "--schema", str(repository / "schema"), "--out", "new/all.json")
    assert run(*arguments) == Ran(0, "wrote new/all.json\n", "")
    written = tmp_path / "new" / "all.json"
    assert written.read_bytes() == (GENERATED / PLAIN).read_bytes()
    assert run(*arguments) == Ran(0, "up to date: new/all.json\n", "")
    beside = tmp_path / "new" / "other.json"
    beside.write_bytes(written.read_bytes())
    written.write_text("{}")
    ran = run(*arguments)
    assert (ran.code, ran.out) == (1, "")
    assert "new/all.json" in ran.err
    assert "was not generated by contractgen" in ran.err
    assert written.read_text() == "{}"
    assert beside.is_file(), "what stands beside is nobody's business"


def test_command_of_a_broken_contract(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A broken contract has its problems told, and nothing is written."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "schema").mkdir()
    (tmp_path / "schema" / "Job.json").write_text('{"type": "objekt"}')
    ran = run("bundle", "--out", "all.json")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("schema/Job.json:1: ")
    assert not (tmp_path / "all.json").exists()


def test_name_of_a_contract_is_no_path(tmp_path: Path) -> None:
    """A contract whose name could lead out of the folder has files of a harmless name."""
    (tmp_path / "contract.json").write_text('{"name": "../../etc/a b", "package": "harmless"}')
    (tmp_path / "Job.json").write_text('{"type": "string"}')
    paths = [path for path in contractgen.generate(tmp_path, targets=TARGET_NAMES) if path.startswith("jsonschema/")]
    assert paths == ["jsonschema/etc-a-b.bundle.json", "jsonschema/etc-a-b.bundle.strict.json", "jsonschema/meta.json"]
