"""What is generated beside the Python package: each module has one function from the contract to `{path: text}`."""

from __future__ import annotations

from ..model import Contract
from ..names import Names
from ..resolve import Resolver
from . import asyncapi, bundle, docs, javascript, typescript, vectors
from .joined import join_schemas

__all__ = ["FAMILIES", "family_files"]

FAMILIES = (bundle.files, asyncapi.files, typescript.files, javascript.files, vectors.files, docs.files)
"""A new family is a module with a function like these, and its name here."""


def family_files(contract: Contract, names: Names, resolver: Resolver) -> dict[str, str]:
    """The files of every family, by path from the output folder."""
    joined = join_schemas(contract, names, resolver)
    return {path: text for files in FAMILIES for path, text in files(contract, names, joined).items()}
