"""What is generated beside the Python package: each module has one function from the contract to `{path: text}`."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module

from ..ir.contract import Contract
from .flatten import FlatContract
from .python.naming import Names

__all__ = ["HOMES", "family_files"]

HOMES = {
    "jsonschema": ("jsonschema.bundle",),
    "asyncapi": ("asyncapi",),
    "typescript": ("typescript.declarations", "typescript.javascript"),
    "vectors": ("vectors.vectors",),
    "docs": ("docs",),
}
"""The modules of each family, loaded when it is generated. A new family is a module with a function `files`, and its name
here and in `settings.FAMILIES`."""


def family_files(contract: Contract, names: Names, joined: FlatContract, families: Iterable[str]) -> dict[str, str]:
    """The files of some families, by path from the output folder."""
    modules = [
        import_module(f".{home}", __name__)
        for family, declarations in HOMES.items()
        if family in set(families)
        for home in declarations
    ]
    return {path: text for module in modules for path, text in module.files(contract, names, joined).items()}
