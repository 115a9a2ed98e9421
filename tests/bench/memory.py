"""How much memory the parsed W4 takes, the same way for every library: what `tracemalloc` counts after parsing and collecting."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable, Iterator
from typing import Any

from .figures import Figure
from .peers import OURS, peers
from .speed import BY_TYPE
from .workloads import workloads

__all__ = ["weigh"]


def weigh() -> Iterator[Figure]:
    """Weigh the parsed W4 of every library: what parsing objects adds to them, since texts are shared; and all that comes of text."""
    work = workloads()[3]
    codecs = {peer.name: peer.codec(work.type) for peer in peers() if peer.name in (OURS, *BY_TYPE)}
    sizes = {
        "objects": {name: size(codec.parse, work.value) for name, codec in codecs.items()},
        "text": {name: size(codec.parse_json, work.text) for name, codec in codecs.items()},
    }
    for source, found in sizes.items():
        for name, each in found.items():
            yield Figure("memory", source, name, each, "B", each / found["msgspec"])


def size(parse: Callable[[Any], Any] | None, source: Any) -> int:
    """Bytes that live because a parsed value does."""
    assert parse is not None
    parse(source)  # What a library makes once, at its first call, is not the value's.
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        value = parse(source)
        gc.collect()
        after = tracemalloc.get_traced_memory()[0]
        del value
    finally:
        tracemalloc.stop()
    return after - before
