"""Proves that long keys, deep nesting and equal titles give short names, each the same however much is added after it."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from contractgen.pipeline import read_contract
from contractgen.targets.python.naming import name_contract
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.commands import run
from support.imported import generated, imported, write_schemas

MOST = 60

OBJECT = {"type": "object", "properties": {"x": {"type": "string"}}}

many = settings(max_examples=150, derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow])


def type_names(folder: Path, defs: dict[str, Any], **choices: Any) -> dict[str, str]:
    """The types of a contract of one file by the pointer of what they are made from."""
    schemas = {"all.json": {"$defs": defs}, "contract.json": choices}
    write_schemas(folder, schemas)
    names = name_contract(read_contract(folder)).types
    return {pointer: name.type for (_, pointer, _), name in names.items()}


def names_of_keys(folder: Path, keys: list[str], title: str = "", **choices: Any) -> list[str]:
    """What entries of `$defs` are called."""
    names = type_names(folder, {key: {**OBJECT, "title": title} if title else OBJECT for key in keys}, **choices)
    return ["".join(names[f"/$defs/{key.replace('~', '~0').replace('/', '~1')}"]) for key in keys]


@pytest.mark.parametrize(
    ("key", "title", "expected"),
    [
        ("http://asyncapi.example/bindings/amqp/0.2.0/channelBindingsObject.json", "", "ChannelBindingsObject"),
        ("http://asyncapi.example/channel.json", "Channel Bindings Object", "ChannelBindingsObject"),
        ("http://asyncapi.example/channel.json", "What a channel binds: all of it.", "Channel"),
        ("https://example.org/schemas/address#", "", "Address"),
        ("https://example.org/schemas/#/definitions/Address", "", "Address"),
        ("urn:example:schemas:address", "", "Address"),
        ("io.k8s.api.core.v1.Pod", "", "IoK8sApiCoreV1Pod"),
        ("io.k8s.api.core.v1.Pod", "Pod", "Pod"),
        ("chat.send", "Send a message", "ChatSend"),
        ("Pod", "A pod", "Pod"),
    ],
)
def test_address_or_dotted_path(tmp_path: Path, key: str, title: str, expected: str) -> None:
    """A title that serves as a name is the name of what has an address or a path for a key; of another address, its last segment."""
    assert names_of_keys(tmp_path, [key], title) == [expected]


def test_prefixes(tmp_path: Path) -> None:
    """What stands after a listed prefix is the name, whatever the title; of two that fit, the longer one counts."""
    keys = [
        "io.k8s.api.core.v1.Pod",
        "io.k8s.api.apps.v1.Deployment",
        "io.k8s.version.Info",
        "http://x.example/a/b.json",
        "io.k8s.api.",
    ]
    prefixes = ["io.k8s.api.", "io.k8s.api.core.v1.", "http://x.example/"]
    found = names_of_keys(tmp_path, keys, "Some title", stripPrefixes=prefixes)
    assert found[:2] == ["Pod", "AppsV1Deployment"]
    assert found[2:] == ["SomeTitle", "AB", "IoK8sApi"]


@pytest.mark.parametrize(
    ("prefixes", "message"),
    [
        ("io.", "at /stripPrefixes: expected a list of texts that keys of definitions start with"),
        ([1], "at /stripPrefixes: expected a list of texts that keys of definitions start with"),
        ([""], "at /stripPrefixes: expected a list of texts that keys of definitions start with"),
        (["a.", "oi."], "at /stripPrefixes/1: no key in `$defs` or `definitions` starts with 'oi.'"),
    ],
)
def test_wrong_prefixes(tmp_path: Path, prefixes: Any, message: str) -> None:
    """A prefix that is no text, or that no key has, is a problem."""
    write_schemas(tmp_path, {"all.json": {"$defs": {"a.b": OBJECT}}, "contract.json": {"stripPrefixes": prefixes}})
    ran = run("lint", "--schema", str(tmp_path))
    assert ran.code == 1
    assert message in ran.err


def nested(labels: list[str]) -> dict[str, Any]:
    """An object in an object, and so on, each in the property of a name."""
    schema: dict[str, Any] = OBJECT
    for label in reversed(labels):
        schema = {"type": "object", "properties": {label: schema}}
    return schema


def test_deep_nesting(tmp_path: Path) -> None:
    """Three labels stand after the name of the declared type; below that its name, the last two, and a mark."""
    names = type_names(tmp_path, {"Chat": nested(["a", "b", "c", "d", "e"])})
    found = [names["/$defs/Chat" + "".join(f"/properties/{label}" for label in "abcde"[:count])] for count in range(6)]
    assert found[:4] == ["Chat", "Chat_A", "Chat_A_B", "Chat_A_B_C"]
    assert [name[:-6] for name in found[4:]] == ["Chat_C_D_", "Chat_D_E_"]
    renamed = {"type": "object", "properties": {"a": {**nested(["b", "c"]), "x-python-name": "Alpha"}}}
    names = type_names(tmp_path, {"Chat": renamed})
    assert names["/$defs/Chat/properties/a/properties/b/properties/c"] == "Alpha_B_C"


def test_nothing_is_longer_than_sixty(tmp_path: Path) -> None:
    """Of types, schemas, fields and modules, whatever the keys, properties and labels."""
    words = "a-very-long-name-that-says-all-there-is-to-say-about-the-thing-and-then-some"
    defs = {
        words: nested([words, words, words, words]),
        "x" * 200: {"type": "object", "properties": {"y" * 200: OBJECT, "y" * 201: {"type": "integer"}}},
        "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionCondition": OBJECT,
        "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v2.CustomResourceDefinitionCondition": OBJECT,
    }
    with imported(tmp_path, {"all.json": {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": defs}}) as package:
        root = Path(str(package.__file__)).parent
        assert max(map(len, package.__all__)) <= MOST
        assert max(len(path.stem) for path in root.rglob("*.py")) <= MOST
        fields = [field for name in package.__all__ for field in getattr(getattr(package, name), "__dataclass_fields__", ())]
        assert any(len(field) > 50 for field in fields)
        assert max(map(len, fields)) <= MOST
        assert sum(name.startswith("V1CustomResourceDefinitionCondition_") for name in package.__all__) == 2
        assert sum(name.startswith("V2CustomResourceDefinitionCondition_") for name in package.__all__) == 2


# -- equal titles -----------------------------------------------------------------------------------------------------

TITLED = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Info", **OBJECT}


def test_equal_titles_of_files(tmp_path: Path) -> None:
    """Two files of one title in one folder: the second carries a mark made of its place. Their schemas may be somebody else's."""
    with imported(tmp_path, {"info.json": TITLED, "other.json": TITLED}) as package:
        names = [name for name in package.__all__ if name.startswith("Info") and not name.endswith("Schema")]
        assert len(names) == 2
        assert names[0] == "Info"
        for name in names:
            schema = getattr(package, f"{name}Schema")
            assert schema.dump(schema.parse({"x": "y"})) == {"x": "y"}


def test_equal_titles_of_definitions(tmp_path: Path) -> None:
    """So do two definitions that are called by their titles, or by the last segments of their addresses."""
    keys = ["http://x.example/1.0/info.json", "http://x.example/2.0/info.json"]
    for title in ("", "Info"):
        first, second = names_of_keys(tmp_path, keys, title)
        assert first == "Info"
        assert second[:5] == "Info_"
        assert len(second) == 11


def test_equal_titles_of_a_contract_of_ones_own(tmp_path: Path) -> None:
    """Where there are requests or events, whoever generates can change the schemas: a problem names both."""
    event = {"$schema": TITLED["$schema"], "type": "object", "properties": {}}
    ran = generated(tmp_path, {"types/a.json": TITLED, "types/b.json": TITLED, "events/e.json": event}, "own")
    assert ran.code == 1
    assert "the name 'Info' is taken by types/a.json" in ran.err
    assert "settle it with `x-python-name` in one of them" in ran.err


# -- what is added never renames --------------------------------------------------------------------------------------

SEGMENT = st.sampled_from(["api", "core", "v1", "Pod", "Podlike", "info", "Info", "a-very-long-segment-of-some-forty-letters", "ﬁ"])
KEY = st.one_of(
    st.lists(SEGMENT, min_size=1, max_size=6).map(".".join),
    st.lists(SEGMENT, min_size=1, max_size=4).map(lambda parts: "http://x.example/" + "/".join(parts) + ".json"),
)
LABEL = st.sampled_from(["a", "item", "Item", "very-long-label-of-some-thirty-letters", "with a space"])
SCHEMA = st.tuples(st.sampled_from(["", "Info", "Pod", "A title, which is no name."]), st.lists(LABEL, max_size=6)).map(
    lambda made: {**nested(made[1]), **({"title": made[0]} if made[0] else {})}
)
DEFINITIONS = st.dictionaries(KEY, SCHEMA, min_size=1, max_size=4)


def test_adding_definitions_renames_nothing(tmp_path: Path) -> None:
    """Long keys, titles that are equal, and objects many levels deep: what comes after them changes no name."""
    counts: Counter[str] = Counter()

    @many
    @given(defs=DEFINITIONS, more=DEFINITIONS, prefixes=st.sampled_from([[], ["api."], ["api.core.", "http://x.example/"]]))
    def run_one(defs: dict[str, Any], more: dict[str, Any], prefixes: list[str]) -> None:
        used = [prefix for prefix in prefixes if any(key.startswith(prefix) and key != prefix for key in defs)]
        added = {name: schema for name, schema in more.items() if name not in defs}
        before = type_names(tmp_path, defs, stripPrefixes=used)
        after = type_names(tmp_path, {**defs, **added}, stripPrefixes=used)
        assert {place: after[place] for place in before} == before
        assert len(set(after.values())) == len(after)
        assert max(map(len, after.values())) <= MOST - len("Schema")
        counts["added"] += bool(added)
        counts["deep"] += any(pointer.count("/properties/") > 3 for pointer in before)
        counts["twins"] += any(name[-7:-6] == "_" for name in before.values())

    run_one()
    assert min(counts[kind] for kind in ("added", "deep", "twins")) >= 40, counts


def test_adding_a_property_renames_nothing_below(tmp_path: Path) -> None:
    """A deep type keeps its name when properties come to any of the objects around it, before or after."""
    labels = ["a", "b", "c", "d", "e"]
    before = type_names(tmp_path, {"Chat": nested(labels)})
    schema = json.loads(json.dumps(nested(labels)))
    at = schema
    for label in labels:
        at["properties"] = {"first": nested(["c", "d", "e"]), **at["properties"], "last": nested(["d", "e"])}
        at = at["properties"][label]
    after = type_names(tmp_path, {"Chat": schema})
    assert {place: after[place] for place in before} == before
