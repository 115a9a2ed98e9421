"""Models of other libraries, by datamodel-code-generator: fed with the bundle, with our names, and with the flags that keep most verdicts."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import find_spec
from typing import Any

from ..output import marker
from .flatten import with_subschemas
from .json_text import json_text
from .jsonschema.bundle import bundle
from .registry import TargetSource

__all__ = ["MissingGenerator", "files"]

EVERY = (
    "--input-file-type", "jsonschema", "--target-python-version", "3.10", "--ignore-pyproject", "--disable-timestamp",
    "--disable-warnings", "--formatters", "builtin", "--skip-root-model", "--use-annotated", "--use-union-operator",
    "--use-standard-collections", "--use-type-alias", "--use-schema-description", "--enum-field-as-literal", "all", "--field-constraints",
    "--strict-nullable", "--use-tuple-for-fixed-items", "--use-typed-nullable-map-values", "--use-typed-map-values-beside-other-types",
)  # fmt: skip
"""Literals instead of enumerations, aliases instead of wrapping models, what is null apart from what is absent, maps with their types."""

FLAGS = {
    "pydantic": (
        "--output-model-type", "pydantic_v2.BaseModel", "--snake-case-field", "--use-missing-sentinel", "--check-pattern-maps-strictly",
        "--read-const-beside-enum", "--strict-types", "str", "int", "float", "bool", "bytes",
    ),
    "msgspec": ("--output-model-type", "msgspec.Struct", "--snake-case-field", "--use-msgspec-tagged-unions"),
    "typeddict": ("--output-model-type", "typing.TypedDict"),
}  # fmt: skip
"""What each library needs besides. With pydantic, absent is a value of its own, and nothing is turned into another type."""


class MissingGenerator(Exception):
    """datamodel-code-generator is not installed."""


def typed_alone(schema: Any) -> Any:
    """A schema without the alternatives that only narrow an object whose properties stand beside them.

    datamodel-code-generator makes a numbered class of each such branch, and a union of these of the object, though there is one type.
    """
    if not isinstance(schema, dict):
        return schema
    if schema.get("type") == "object" and "properties" in schema:
        schema = {
            keyword: value for keyword, value in schema.items() if keyword not in ("anyOf", "oneOf") or not all(map(narrows, value))
        }
    return with_subschemas(schema, lambda _, each: typed_alone(each))


def narrows(branch: Any) -> bool:
    """Whether a branch says neither what type a value has nor where that is said."""
    return not isinstance(branch, dict) or not {"type", "$ref", "allOf", "anyOf", "oneOf", "const", "enum"} & branch.keys()


def files(source: TargetSource, library: str) -> dict[str, str]:
    """The models of a contract in one file, by its name.

    Args:
        library: pydantic, msgspec or typeddict.

    Raises:
        MissingGenerator: datamodel-code-generator is not installed.
    """
    contract, names, flat = source.contract, source.names, source.flat
    if find_spec("datamodel_code_generator") is None:
        raise MissingGenerator
    text = json_text(typed_alone(bundle(contract, flat)))
    ours = {name: names.types[key].type for key, name in flat.names.items() if key in names.types and names.types[key].type != name}
    header = f"# {marker.MARKER}, by datamodel-code-generator, from the schemas of the contract. DO NOT EDIT."
    command = [sys.executable, "-m", "datamodel_code_generator", *EVERY, *FLAGS[library], "--custom-file-header", header]
    command += ["--model-name-map", json.dumps(ours)] if ours else []
    done = subprocess.run(command, input=text, capture_output=True, text=True, encoding="utf-8", check=False)
    if done.returncode != 0:
        raise RuntimeError(f"datamodel-code-generator failed: {done.stderr.strip()[-2000:]}")
    return {f"{contract.package}_{library}.py": done.stdout}
