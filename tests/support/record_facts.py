"""Tells what programs can see of the package's modules and records, as JSON: to compare the package with another build of it."""

from __future__ import annotations

import dataclasses
import hashlib
import inspect
import json
import pickle
import pkgutil
import typing
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

from support.corpora import lines, schema_of

FOLDERS = ("envelope", "events", "requests", "types")
"""Where the modules of the schemas are."""


def schema_modules() -> Iterator[ModuleType]:
    """The modules of the schemas."""
    for folder in FOLDERS:
        package = import_module(f"agent_contracts.{folder}")
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if not found.ispkg and not found.name.rpartition(".")[2].startswith("_"):
                yield import_module(found.name)


def facts() -> dict[str, Any]:
    """What is to be seen of every module and every record, and what the values of the corpus are pickled to."""
    modules = list(schema_modules())
    return {
        "modules": {module.__name__: [module.__doc__, *module.__dict__["__all__"]] for module in modules},
        "records": {str(record): list(told(record)) for module in modules for record in records_of(module)},
        "pickles": [pickled(line) for line in lines("open.ndjson") if line["valid"]],
    }


def records_of(module: ModuleType) -> list[type]:
    """The records that a module makes."""
    return [each for each in vars(module).values() if isinstance(each, type) and each.__module__ == module.__name__]


def told(record: Any) -> Iterator[str]:
    """All that a record's class says of itself."""
    names = "__module__ __qualname__ __doc__ __slots__ __match_args__ __annotations__ __hash__ __mro__ __dataclass_params__"
    yield from (f"{name}: {getattr(record, name)}" for name in names.split())
    yield from (str(field).replace(str(dataclasses.MISSING), "missing") for field in dataclasses.fields(record))
    yield str(inspect.signature(record))
    yield str(inspect.get_annotations(record.__init__, eval_str=True))
    yield str(typing.get_type_hints(record))


def pickled(line: dict[str, Any]) -> str:
    """The digest of what the value of a corpus line is pickled to, which has its class, its fields and all below."""
    record = schema_of(line["schema"]).parse(line["value"])
    return f"{line['note']}: {hashlib.sha256(pickle.dumps(record, 4)).hexdigest()}"


if __name__ == "__main__":
    print(json.dumps(facts()))
