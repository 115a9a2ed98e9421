"""Proves on contracts that others published that they generate, import, type-check, and decide their samples as jsonschema-rs does."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from support.corpora import explained, same
from support.real_contracts import (
    FETCHED,
    SHARED,
    documents_of,
    generated,
    oracle,
    package_of,
    samples_of,
    schemas_of,
    shared_folder,
)

NAMES = [*SHARED, *FETCHED]

WITH_SAMPLES = {"acp-v1": 33, "cyclonedx": 1, "matrix-events": 81, "mcp": 129, "otel-config": 38}
"""How many samples each contract has, at least: so that a folder that is empty is no pass."""

IMPORT_ALL = """
import importlib, pkgutil, sys
sys.path.insert(0, sys.argv[1])
package = importlib.import_module(sys.argv[2])
for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
    importlib.import_module(module.name)
foreign = {name.partition(".")[0] for name in sys.modules} - set(sys.stdlib_module_names) - {sys.argv[2], "__main__"}
assert not foreign, foreign
for name in package.__all__:
    getattr(package, name)
print(len(package.__all__))
"""


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all processes of one run share."""
    return shared_folder(tmp_path_factory.getbasetemp())


@pytest.mark.parametrize("name", NAMES)
def test_imports_alone(name: str, shared: Path) -> None:
    """The package imports with nothing but the standard library, every module and every name of it."""
    command = [sys.executable, "-I", "-S", "-c", IMPORT_ALL, str(generated(name, shared)), package_of(name)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 10


@pytest.mark.parametrize("names", [SHARED, FETCHED], ids=["shared", "fetched"])
def test_types(names: tuple[str, ...], shared: Path, tmp_path: Path) -> None:
    """All packages pass mypy --strict, as code that is looked at itself."""
    folders = [generated(name, shared) for name in names]
    settings = tmp_path / "mypy.ini"
    settings.write_text("[mypy]\nstrict = true\npython_version = 3.10\n", encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--config-file", str(settings), "--cache-dir", str(tmp_path / "cache")]
    paths = [str(folder / package_of(name)) for name, folder in zip(names, folders)]
    done = subprocess.run([*command, *paths], capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout[-4000:]


@pytest.mark.parametrize("name", NAMES)
def test_every_definition_has_its_schema(name: str, shared: Path) -> None:
    """Every file and every entry of its definitions is there, with the schema that it was made from."""
    schemas = schemas_of(name, shared)
    for file, contents in documents_of(name).items():
        for keyword in ("$defs", "definitions"):
            for key in contents.get(keyword, {}):
                pointer = key.replace("~", "~0").replace("/", "~1")
                assert f"{file}#/{keyword}/{pointer}" in schemas
        assert f"{file}#" in schemas or set(contents) == {"$schema", "$defs"}
    for schema in schemas.values():
        assert schema.check is not None


@pytest.mark.parametrize("name", WITH_SAMPLES)
def test_samples(name: str, shared: Path) -> None:
    """Every sample gets the verdict of jsonschema-rs from both passes, and a valid one survives. Their folders call all of them
    valid; most are."""
    samples = samples_of(name)
    if name in SHARED:
        documents_of(name)  # Skips where the contract is not there.
    assert len(samples) >= WITH_SAMPLES[name]
    schemas = schemas_of(name, shared)
    valid = 0
    for sample in samples:
        schema, value = schemas[sample.source], json.loads(sample.text)
        verdict = schema.is_valid(value)
        assert verdict is oracle(name, sample.source).is_valid(value), f"{sample.name}: {schema.problems(value)}"
        assert verdict is (not explained(schema, value))
        if verdict:
            valid += 1
            record = schema.parse(value)
            assert same(schema.dump(record), value), sample.name
            assert same(json.loads(schema.dump_json(record)), value), sample.name
            assert schema.parse_json(sample.text) == record
    assert valid >= 0.9 * len(samples)
