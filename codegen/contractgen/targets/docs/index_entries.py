"""The entries of the site's index and lists: one for each page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import PurePosixPath

from ...ir.constraints import Key
from ...ir.contract import Contract
from ..flatten import FlatContract
from .addresses import Places
from .search import Entry, words_of

__all__ = ["index_entries"]

LAST = ("events", "requests")
"""The groups of types that come after all others."""

GROUPS = {"": "types", "envelope": "frames", "requests": "of one request", "events": "of one event"}


def index_entries(contract: Contract, flat: FlatContract, places: Places, describe: Callable[[str], str]) -> list[Entry]:
    """The entries of all pages; `describe` returns the description of a type."""
    return [
        *request_entries(contract, flat, places),
        *event_entries(contract, flat, places),
        *type_entries(flat, places, describe),
        *constant_entries(contract),
    ]


def request_entries(contract: Contract, flat: FlatContract, places: Places) -> Iterator[Entry]:
    """The requests, with the words of payload and result."""
    for request in sorted(contract.requests, key=lambda each: each.name):
        inner = (*words_of(flat, flat.names[request.payload]), *words_of(flat, flat.names[request.result]))
        area = request.name.partition(".")[0]
        yield Entry(request.name, "request", area, places.requests[request.name], request.description, unique(inner))


def event_entries(contract: Contract, flat: FlatContract, places: Places) -> Iterator[Entry]:
    """The events, with the words of their payloads."""
    for event in sorted(contract.events, key=lambda each: each.name):
        area = event.name.partition(".")[0]
        yield Entry(
            event.name, "event", area, places.events[event.name], event.description, words_of(flat, flat.names[event.payload])
        )


def type_entries(flat: FlatContract, places: Places, describe: Callable[[str], str]) -> Iterator[Entry]:
    """The types, shared ones first."""
    keys = {name: key for key, name in flat.names.items()}
    groups = {name: group_of(keys[name]) for name in flat.schemas}
    for _, group, name in sorted((LAST.index(group) if group in LAST else -1, group, name) for name, group in groups.items()):
        words = words_of(flat, name)
        yield Entry(name, "type", GROUPS.get(group, group), places.types[name], describe(name), words)


def constant_entries(contract: Contract) -> Iterator[Entry]:
    """The constants, which share a page."""
    for constant in contract.constants:
        yield Entry(constant.name, "page", "constants", f"constants/index.html#{constant.name}", constant.description, ())


def group_of(key: Key) -> str:
    """The heading under which a type is listed: the folder of its file."""
    folder = PurePosixPath(key[0]).parent.as_posix().removeprefix("types/")
    return "" if folder == "." else folder


def unique(words: Iterable[str]) -> tuple[str, ...]:
    """Each word once."""
    return tuple(dict.fromkeys(words))
