"""Contracts that others published: where they are found, what their samples are, and what is generated from them.

Eight stand in a folder that this repository may not hold: the variable CONTRACTGEN_CONTRACTS names it, else it is looked for in
`../shared/cases/contracts`. Two more come out of packages that pip fetches. What is not there is skipped, and the summary says so."""

from __future__ import annotations

import importlib
import json
import os
import pkgutil
import shutil
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import jsonschema_rs
import pytest

from support.commands import run
from support.fetched import CYCLONEDX, DEBUGPY, FILELOCK, files_of_release
from support.paths import ROOT

FOLDER = Path(os.environ.get("CONTRACTGEN_CONTRACTS") or ROOT.parent / "shared/cases/contracts")

SHARED = ("acp-v1", "cloudevents", "dap", "geojson", "matrix-events", "mcp", "ocpp-v201", "otel-config")
FETCHED = ("cyclonedx", "debug-adapter")

PARTS = {"ocpp-v201": "*.json", "matrix-events": "[!s]*/**/*.json"}
"""Which files of a folder are schemas, where it is not one `schema.json`."""

HOMES = {"matrix-events": "event-schemas/schema/{}.json#", "otel-config": "schema.json#"}
"""The schema of the samples in a folder of some name, where it is no entry of `$defs`."""

BASE = "https://contract.example/"
"""The address of a file without `$id` is its path below this."""


@dataclass(frozen=True)
class Sample:
    """A JSON text, and the schema that it is for: file, `#` and pointer."""

    name: str
    source: str
    text: bytes


@cache
def files_of(name: str) -> dict[str, bytes]:
    """The schemas of a contract, by path. Skips the test where they are not to be had."""
    if name == "cyclonedx":
        found = files_of_release(CYCLONEDX)
        names = [f"{name}.SNAPSHOT.schema.json" for name in ("bom-1.6", "spdx", "jsf-0.82", "cryptography-defs")]
        return {name: found[f"cyclonedx/schema/_res/{name}"] for name in names}
    if name == "debug-adapter":
        folder = "debugpy/_vendored/pydevd/_pydevd_bundle/_debug_adapter/"
        return {"schema.json": files_of_release(DEBUGPY)[f"{folder}debugProtocol.json"]}
    folder_of = FOLDER / name
    if not folder_of.is_dir():
        pytest.skip(f"NOT TESTED: the contract {name} is not there; CONTRACTGEN_CONTRACTS names the folder that holds it")
    paths = folder_of.glob(PARTS.get(name, "schema.json"))
    return {path.relative_to(folder_of).as_posix(): path.read_bytes() for path in sorted(paths)} | {
        path.relative_to(folder_of).as_posix(): path.read_bytes()
        for path in sorted(folder_of.glob("schemas/*.json"))
        if name == "matrix-events"
    }


def samples_of(name: str) -> list[Sample]:
    """The samples of a contract."""
    if name == "cyclonedx":
        text = files_of_release(FILELOCK)["filelock-4.3.1.dist-info/sboms/filelock.cdx.json"]
        return [Sample("filelock", "bom-1.6.SNAPSHOT.schema.json#", text)]
    found = []
    for path in sorted((FOLDER / name / "samples").rglob("*.json")) if name in SHARED else []:
        kind = path.parent.name
        source = HOMES.get(name, "schema.json#/$defs/{}").format(kind)
        found.append(Sample(f"{kind}/{path.stem}", source, path.read_bytes()))
    return found


@cache
def documents_of(name: str) -> dict[str, Any]:
    """The schemas of a contract, read."""
    return {path: json.loads(text) for path, text in files_of(name).items()}


def addresses_of(name: str) -> dict[str, str]:
    """The absolute URI of each file of a contract."""
    return {path: contents.get("$id", contents.get("id", BASE + path)) for path, contents in documents_of(name).items()}


@cache
def resources_of(name: str) -> dict[str, Any]:
    """All schemas of a contract by every address that they answer to: by path, by `$id`, and as neighbours of what has an `$id`."""
    documents, addresses = documents_of(name), addresses_of(name)
    found = {BASE + path: contents for path, contents in documents.items()}
    near = (uri for uri in addresses.values() if uri.startswith("http"))
    found |= {urljoin(uri, path): contents for uri in near for path, contents in documents.items()}
    return found | {addresses[path]: contents for path, contents in documents.items()}


@cache
def oracle(name: str, source: str, *, content: bool = True) -> Any:
    """jsonschema-rs's validator for one schema of a contract, formats as annotations, and encoded content too where asked for."""
    file, _, pointer = source.partition("#")
    schema = {"$ref": f"{addresses_of(name)[file]}#{pointer}"}
    return jsonschema_rs.Draft202012Validator(schema, registry=registry_of(name, content=content), validate_formats=False)


@cache
def registry_of(name: str, *, content: bool) -> Any:
    """All schemas of a contract for jsonschema-rs."""
    resources = resources_of(name) if content else without_content(resources_of(name))
    return jsonschema_rs.Registry(list(resources.items()))


def without_content(schema: Any) -> Any:
    """The same schema, without the keywords that some validators look into texts for."""
    if isinstance(schema, list):
        return [without_content(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    annotations = {key for key in ("contentEncoding", "contentMediaType") if isinstance(schema.get(key), str)}
    return {key: without_content(each) for key, each in schema.items() if key not in annotations}


def shared_folder(own: Path) -> Path:
    """The temporary folder that all processes of one run share."""
    return own.parent if own.name.startswith("popen-") else own


def package_of(name: str) -> str:
    """What the package of a contract is called."""
    return f"real_{name.replace('-', '_')}"


def generated(name: str, shared: Path) -> Path:
    """The folder that holds the package of a contract, with unknown properties kept. Processes that need it at once make it once,
    or both, and the first one counts."""
    final = shared / f"generated-{name}"
    if not final.is_dir():
        work = Path(tempfile.mkdtemp(dir=shared))
        for path, text in {**files_of(name), "contract.json": b'{"unknown": "keep"}'}.items():
            (work / "contract" / path).parent.mkdir(parents=True, exist_ok=True)
            (work / "contract" / path).write_bytes(text)
        out = work / "out"
        ran = run("generate", "--schema", str(work / "contract"), "--out", str(out), "--package", package_of(name))
        assert ran.code == 0, ran.err
        try:
            (out / "python").rename(final)
        except OSError:
            assert final.is_dir()
        shutil.rmtree(work)
    return final


def schemas_of(name: str, shared: Path) -> dict[str, Any]:
    """The Schema objects of a contract's package, by file and pointer of what they were made from."""
    folder = str(generated(name, shared))
    if folder not in sys.path:
        sys.path.append(folder)
    package = importlib.import_module(package_of(name))
    return {schema._source: schema for schema in schema_objects(package)}


def schema_objects(package: Any) -> Iterator[Any]:
    """Every exported Schema object of every module of a package."""
    kind = importlib.import_module(f"{package.__name__}._runtime.schema").Schema
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        module = importlib.import_module(found.name)
        exported = (getattr(module, name) for name in getattr(module, "__all__", ()))
        yield from (value for value in exported if isinstance(value, kind))
