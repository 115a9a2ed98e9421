"""A contract-first code generator: JSON Schema in, Python out, in sync and proven so.

`generate(folder)` answers every generated file by its path; nothing is written. Problems of a contract are raised as
`ContractError`, those of a schema that is right but cannot be generated faithfully as its kind `UnsupportedSchema`.
"""

from .memory import compile_schema
from .pipeline import generate
from .problems import ContractError, Location, Problem, UnsupportedSchema
from .version import VERSION as __version__

__all__ = ["ContractError", "Location", "Problem", "UnsupportedSchema", "__version__", "compile_schema", "generate"]
