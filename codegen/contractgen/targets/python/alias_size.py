"""How much the types of definitions grow when Python writes out the aliases in them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...ir.constraints import Key
from ...ir.contract import Definition
from ...ir.types import Record
from ...ir.visit import type_references

__all__ = ["heavy_aliases"]

MOST_PARTS = 2000
"""Python makes an alias of its parts when the module is loaded, and looks at all of them; aliases that double with each step
soon have more than any machine holds."""


def heavy_aliases(definitions: Mapping[Key, Definition]) -> frozenset[Key]:
    """The aliases that only type checkers may see. In what refers to one, it counts as one part again."""
    weights: dict[Key, int] = {}
    heavy: set[Key] = set()
    for start in definitions:
        path: dict[Key, tuple[Iterator[Key], list[Key]]] = {}
        following: Key | None = start
        while following is not None or path:
            if following is not None and following not in weights and following not in path:
                type_ = definitions[following].type
                inner = [] if isinstance(type_, Record) else list(type_references(type_))
                path[following] = iter(inner), inner
            if not path:
                break
            last = next(reversed(path))
            waiting, inner = path[last]
            following = next(waiting, None)
            if following is None:
                weight = 1 + sum(weights.get(key, 1) for key in inner)
                if weight > MOST_PARTS:
                    heavy.add(last)
                weights[last] = 1 if last in heavy else weight
                del path[last]
    return frozenset(heavy)
