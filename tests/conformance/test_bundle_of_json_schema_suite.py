"""Proves that the bundle of a schema means what the schema means: over the official test suite, draft by draft, with jsonschema_rs,
which knows nothing of how the bundle was made; and that the other targets can be made of every schema."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import contractgen.targets.jsonschema.bundle as bundles
import pytest
from contractgen.diagnostics import ContractError
from contractgen.ir.constraints import Key
from contractgen.pipeline import read_source
from contractgen.targets.typescript import declarations as typescript
from contractgen.targets.typescript import javascript
from contractgen.targets.vectors import vectors
from support.json_schema_suite import groups, of_draft
from support.questions import asked_by
from support.verdicts import rust_over, wrong

DRAFTS = {"draft2020-12": (340, 900), "draft2019-09": (330, 850), "draft7": (200, 600), "draft6": (180, 550), "draft4": (150, 450)}
"""Each draft with how many schemas and tests there are at least. Schemas that refer to those of other places are refused."""


def made(folder: Path, schema: Any) -> dict[str, Any] | None:
    """The bundles, the pointer to the whole in them, and the vectors; None where the schema is refused."""
    file = folder / "schema.json"
    file.write_text(json.dumps(schema), encoding="utf-8")
    try:
        source = read_source(file)
    except ContractError:
        return None
    contract, flat = source.contract, source.flat
    assert typescript.files(source)
    assert javascript.files(source)
    (text,) = vectors.files(source).values()
    table = bundles.meta(contract, source.names, flat)
    return {
        "plain": bundles.bundle(contract, flat),
        "strict": bundles.strict_bundle(contract, flat),
        "root": flat.pointer(Key("schema.json")),
        "vectors": asked_by(json.loads(text)["vectors"], table),
    }


def differences(draft: str, folder: Path, counted: list[int]) -> Iterator[str]:
    """Every verdict that is not the suite's, or not the vectors'."""
    for file, group in groups(draft, "required"):
        found = made(folder, of_draft(group["schema"], draft))
        if found is None:
            continue
        plain, strict = rust_over(found["plain"]), rust_over(found["strict"])
        counted[0] += 1
        for test in group["tests"]:
            counted[1] += 1
            about = f"{file}: {group['description']}: {test['description']}"
            if plain(found["root"]).is_valid(test["data"]) != test["valid"]:
                yield about
            if strict(found["root"]).is_valid(test["data"]) and not test["valid"]:
                yield f"strict: {about}"
        yield from (f"vector of {file}: {group['description']}: {about}" for about in wrong(found["vectors"], plain))


@pytest.mark.parametrize("draft", DRAFTS)
def test_draft(draft: str, tmp_path: Path) -> None:
    """Every required test has its verdict from the bundle, whose strict twin accepts no more; every vector has its own."""
    counted = [0, 0]
    assert list(differences(draft, tmp_path, counted)) == []
    schemas, tests = DRAFTS[draft]
    assert counted[0] >= schemas
    assert counted[1] >= tests
