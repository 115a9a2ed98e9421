"""References: what leads to a document, or to a place in one by its JSON Pointer, is found without the library `referencing`, which is
the judge of it here and finds the rest."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from contractgen.pipeline import NOT_SCHEMAS
from contractgen.schema.load import load_folder
from contractgen.schema.resolve import UNRESOLVED, Resolver, resolve_documents
from support.paths import ROOT

DRAFT_04 = "http://json-schema.org/draft-04/schema#"
DRAFT_07 = "http://json-schema.org/draft-07/schema#"

CONTRACTS: dict[str, dict[str, Any]] = {
    "a file, and a resource of its address": {
        "a.json": {"$defs": {"b": {"$id": "b.json", "$defs": {"n": {"type": "integer"}}}}},
        "b.json": {"$defs": {"n": {"type": "string"}}},
    },
    "a document that takes the address of another": {
        "a.json": {"$id": "https://contract.invalid/b.json", "$defs": {"n": {"type": "integer"}}},
        "b.json": {"$defs": {"n": {"type": "string"}}},
    },
    "names of all kinds": {
        "a.json": {"$id": "urn:example:a", "$defs": {"a/b": {}, "c~d": {}, "é%": {}, "": {}, "0": {}, "#": {}}},
        "b.json": {"$id": "https://x.example/b", "allOf": [{"$ref": "#/allOf/1"}, {"$defs": {"n": True}}, {"$id": "?q", "const": 1}]},
        "c d.json": {"$id": "https://x.example/c d.json#", "$defs": {"n": {"$anchor": "here"}}},
    },
    "embedded resources": {
        "a.json": {
            "$id": "https://x.example/a/",
            "$defs": {"b": {"$id": "b.json", "$defs": {"n": {"$anchor": "n"}}}, "$id": {"$id": "https://x.example/c"}},
            "properties": {"$id": {"$id": "d.json"}, "enum": {"enum": [{"$id": "e.json"}]}},
        }
    },
    "draft 4": {"a.json": {"$schema": DRAFT_04, "id": "https://x.example/a", "definitions": {"n": {"id": "#n"}, "m": {"id": "m"}}}},
    "draft 7, with references beside identifiers": {
        "a.json": {"$schema": DRAFT_07, "$id": "https://x.example/a", "$ref": "#/definitions/n", "definitions": {"n": {"$id": "n"}}},
        "b.json": {"$schema": DRAFT_07, "definitions": {"n": {"$id": "https://x.example/n", "$ref": "#/definitions/m"}, "m": {}}},
    },
}  # fmt: skip

FRAGMENTS = ["", "#", "#/", "#/$defs", "#/$defs/n", "#/$defs/b", "#/$defs/b/$defs/n", "#/$defs/a~1b", "#/$defs/c~0d", "#/$defs/a%7E1b",
             "#/$defs/%C3%A9%25", "#/$defs/é%", "#/$defs/", "#/$defs/0", "#/$defs/%23", "#/allOf/0", "#/allOf/-1", "#/allOf/2", "#/allOf/1/$defs/n",
             "#/allOf/x", "#/allOf/9", "#/definitions/n", "#/definitions/m", "#/$id", "#/$id/0", "#here", "#n", "#/%", "#x/y"]  # fmt: skip
ADDRESSES = ["", "a.json", "b.json", "./b.json", "/b.json", "../a.json", "c d.json", "c%20d.json", "x.json", "b", "a", "n", "m", "c", "d.json",
             "e.json", "urn:example:a", "urn:example:b", "https://x.example/b", "https://x.example/a/", "//x.example/c", "http://[", "?q"]  # fmt: skip


def compared(resolver: Resolver, base: str, references: Iterable[str]) -> int:
    """How many references were found without the library, each the same as it finds."""
    found = 0
    for reference in references:
        mine = resolver.in_documents(base, reference)
        if mine is not UNRESOLVED:
            assert mine is resolver.in_registry(base, reference), (base, reference)
            found += 1
    return found


@pytest.mark.parametrize("case", CONTRACTS)
def test_a_pointer_leads_where_the_library_says(case: str, tmp_path: Path) -> None:
    """Whatever the documents call themselves, and each other."""
    for name, schema in CONTRACTS[case].items():
        (tmp_path / name).write_text(json.dumps(schema), encoding="utf-8")
    resolver = resolve_documents(load_folder(tmp_path))
    references = [address + fragment for address in ADDRESSES for fragment in FRAGMENTS]
    assert sum(compared(resolver, base, references) for base in {location.base for location in resolver.locations.values()}) > 5


def references_in(value: object) -> set[str]:
    """Every `$ref` of a value."""
    if isinstance(value, list):
        return {each for item in value for each in references_in(item)}
    if not isinstance(value, dict):
        return set()
    inner = {each for item in value.values() for each in references_in(item)}
    return inner | ({value["$ref"]} if isinstance(value.get("$ref"), str) else set())


def test_the_contract_refers_as_the_library_says() -> None:
    """All of its references, from every document."""
    documents = [each for each in load_folder(ROOT / "schema") if each.file not in NOT_SCHEMAS]
    resolver = resolve_documents(documents)
    wanted = {resolver.locations[id(each.contents)].base: references_in(each.contents) for each in documents}
    found = sum(compared(resolver, base, references) for base, references in wanted.items())
    assert found == sum(map(len, wanted.values())) > 100


def test_nothing_is_loaded_before_it_is_needed() -> None:
    """Checking the contract, which is right and refers by pointers alone, loads none of what explains, resolves more, or writes pages."""
    heavy = ["attr", "black", "datamodel_code_generator", "jsonschema", "jsonschema_specifications", "markdown_it", "referencing"]
    script = (
        "import sys\nfrom contractgen.cli import main\n"
        f"main(['lint', '--schema', {str(ROOT / 'schema')!r}], standalone_mode=False)\n"
        f"print(*sorted(set({heavy}) & set(sys.modules)))\n"
    )
    done = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    assert done.stdout.splitlines()[1:] == [""], done.stdout
