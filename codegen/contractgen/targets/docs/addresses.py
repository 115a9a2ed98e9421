"""Where everything stands on the site: a page for each request, event and type, and the links between them."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

from markupsafe import Markup

from ...ir.contract import Contract
from ..flatten import FlatContract
from .markup import html

__all__ = ["Link", "Places", "anchor", "slug"]

LONGEST = 120
RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d|index)(\.|$)", re.IGNORECASE)
"""Names that some file systems keep for devices, and the name of each folder's own page."""


class Link(NamedTuple):
    """A name, and the page that tells of it."""

    name: str
    href: str


def slug(text: str) -> str:
    """A text as part of an address and of a file's name; plain names stay as they are."""
    plain = re.sub(r"[^A-Za-z0-9.-]", lambda found: "_" if found.group() == "_" else f"_{ord(found.group()):x}", text)
    plain = re.sub(r"^\.", "_2e", plain)
    if RESERVED.match(plain):
        plain = f"{plain}_"
    return plain if len(plain) <= LONGEST else f"{plain[:LONGEST]}_{mark(text)}"


@cache
def anchor(name: str) -> str:
    """A name as a part of an anchor, in which a dot stands between parts."""
    return slug(name).replace(".", "_2e")


def mark(text: str) -> str:
    """A short mark made of a text."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:8]


def paths(folder: str, names: Iterable[str]) -> dict[str, str]:
    """The page of each name. Names that differ in case alone get a mark: on some file systems their files would be one."""
    found: dict[str, str] = {}
    taken: set[str] = set()
    for name in sorted(names):
        plain = slug(name)
        if plain.lower() in taken:
            plain = f"{plain}_{mark(name)}"
        taken.add(plain.lower())
        found[name] = f"{folder}/{plain}.html"
    return found


class Places:
    """The pages of one contract, as seen from one of them."""

    def __init__(self, contract: Contract, flat: FlatContract) -> None:
        self.requests: Mapping[str, str] = paths("requests", (request.name for request in contract.requests))
        self.events: Mapping[str, str] = paths("events", (event.name for event in contract.events))
        self.types: Mapping[str, str] = paths("types", flat.schemas)

    def page(self, name: str) -> str | None:
        """The page of a request, an event or a type, whichever has the name."""
        return self.requests.get(name) or self.events.get(name) or self.types.get(name)

    def linked(self, name: str, page: str | None, at: str = "") -> Markup:
        """A name as code, with a link to its page where it has one. Every page but the overview is one folder deep or none."""
        if page is None:
            return html("<code>{}</code>", name)
        return html('<a href="../{}{}"><code>{}</code></a>', page, f"#{at}" if at else "", name)

    def type(self, name: str) -> Markup:
        """A link to a type."""
        return self.linked(name, self.types[name])

    def request(self, name: str) -> Markup:
        """A link to a request."""
        return self.linked(name, self.requests[name])

    def event(self, name: str) -> Markup:
        """A link to an event."""
        return self.linked(name, self.events[name])
