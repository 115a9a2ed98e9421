"""Which modules import each other in a circle."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

__all__ = ["rings"]


def rings(graph: Mapping[str, Iterable[str]]) -> dict[str, int]:
    """A number for every node; nodes that reach each other share it (Tarjan's strongly connected components)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    number: dict[str, int] = {}
    path: list[str] = []
    for start in graph:
        if start in index:
            continue
        work = [(start, iter(sorted(graph[start])))]
        index[start] = low[start] = len(index)
        path.append(start)
        while work:
            node, following = work[-1]
            target = next(following, None)
            if target is None:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == index[node]:
                    while True:
                        member = path.pop()
                        number[member] = index[node]
                        if member == node:
                            break
            elif target not in index:
                index[target] = low[target] = len(index)
                path.append(target)
                work.append((target, iter(sorted(graph[target]))))
            elif target not in number:
                low[node] = min(low[node], index[target])
    return number
