"""Which module imports which, by the definitions that the types and constraints in it name."""

from __future__ import annotations

from ...ir.contract import Contract
from ...ir.usage import references

__all__ = ["file_graph"]


def file_graph(contract: Contract) -> dict[str, set[str]]:
    """Which file's module imports which."""
    graph: dict[str, set[str]] = {definition.key.file: set() for definition in contract.definitions}
    for definition in contract.definitions:
        graph[definition.key.file].update(key.file for key in references(definition))
    return graph
