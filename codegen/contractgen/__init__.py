"""A contract-first code generator: JSON Schema in, Python out, in sync and proven so.

`generate(folder)` answers every generated file by its path; nothing is written. `compile_schema(schema)` answers the object
that a generated module would hold for one schema. Problems of a contract are raised as `ContractError`, those of a schema
that is right but cannot be generated faithfully as its kind `UnsupportedSchema`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .version import VERSION as __version__

if TYPE_CHECKING:
    from .compile import compile_schema
    from .diagnostics import ContractError, Location, Problem, UnsupportedSchema
    from .pipeline import generate
else:
    # Loaded when first used: the command line needs a part of this only.
    _HOMES = {
        "ContractError": "diagnostics",
        "Location": "diagnostics",
        "Problem": "diagnostics",
        "UnsupportedSchema": "diagnostics",
        "compile_schema": "compile",
        "generate": "pipeline",
    }

    def __getattr__(name: str) -> object:
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        return getattr(import_module(f".{_HOMES[name]}", __name__), name)


__all__ = ["ContractError", "Location", "Problem", "UnsupportedSchema", "__version__", "compile_schema", "generate"]
