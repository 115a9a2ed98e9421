"""The reference site: what each page says, as fragments for its template."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from markupsafe import Markup

from ...ir.constraints import Key
from ...ir.contract import Contract, Definition, Event, Request
from ...schema.pointers import pointer_token
from ..flatten import ROOT, FlatContract
from ..python.naming import Names
from ..registry import TargetSource
from .addresses import Link, Places
from .example_view import Examples, ExampleView
from .guide import guide_page
from .index_entries import index_entries
from .json_checker import Check, contract_file, validators_file
from .overview import overview_page
from .prose import NARROW, described, highlighted, paragraphs, summary
from .render import render_page
from .schema_view import SchemaView, SchemaViewBuilder
from .search import Entry, index_file
from .usage import Use, uses

__all__ = ["files"]

ASSETS = Path(__file__).with_name("assets")
KINDS = {"requests": "request", "events": "event", "types": "type"}


def files(source: TargetSource) -> dict[str, str]:
    """The site, by path from the output folder."""
    site = Site(source.contract, source.names, source.flat)
    return {f"docs/{path}": text for path, text in site.files().items()}


class Site:
    """The site of one contract."""

    def __init__(self, contract: Contract, names: Names, flat: FlatContract) -> None:
        self.contract = contract
        self.names = names
        self.flat = flat
        self.places = Places(contract, self.flat)
        self.schema_views = SchemaViewBuilder(self.flat, self.places)
        self.uses = uses(contract, self.flat)
        self.examples = Examples(contract, flat)
        self.keys = self.examples.keys
        self.entries = index_entries(contract, flat, self.places, self.description)
        self.definitions: Mapping[Key, Definition] = {definition.key: definition for definition in contract.definitions}

    def files(self) -> dict[str, str]:
        """Every file of the site."""
        found = {path.name: path.read_text(encoding="utf-8") for path in sorted(ASSETS.iterdir()) if path.suffix in (".css", ".js")}
        texts = {f"assets/{name}": text for name, text in found.items()}
        texts["assets/validators.js"] = validators_file(self.contract)
        texts["assets/contract.js"] = contract_file(self.contract, self.names, self.flat)
        texts["assets/index.js"] = index_file(self.entries)
        texts["index.html"] = overview_page(self)
        if self.contract.guide:
            texts["guide/index.html"] = self.guide()
        for request in self.contract.requests:
            texts[self.places.requests[request.name]] = self.request(request)
        for event in self.contract.events:
            texts[self.places.events[event.name]] = self.event(event)
        for name in self.flat.schemas:
            texts[self.places.types[name]] = self.type(name)
        for folder, title in self.lists():
            texts[f"{folder}/index.html"] = self.listing(folder, title)
        if self.contract.constants:
            texts["constants/index.html"] = self.constants()
        return texts

    def page(self, template: str, path: str, title: str, lead: str, **fragments: Any) -> str:
        """A page: what every page has, and its own fragments."""
        base = "../" * path.count("/")
        return render_page(
            template,
            {
                "base": base,
                "site_title": self.contract.title,
                "title": title,
                "lead": summary(lead),
                "sections": [
                    {"name": name, "href": f"{base}{page}", "here": page == path or page.split("/")[0] == path.split("/")[0]}
                    for name, page in self.sections()
                ],
                **fragments,
            },
        )

    def sections(self) -> Iterator[tuple[str, str]]:
        """What the list at the side begins with."""
        yield "Overview", "index.html"
        if self.contract.guide:
            yield "Guide", "guide/index.html"
        for folder, title in self.lists():
            yield title, f"{folder}/index.html"
        if self.contract.constants:
            yield "Constants", "constants/index.html"

    def lists(self) -> Iterator[tuple[str, str]]:
        """The folders that have a list."""
        if self.contract.requests:
            yield "requests", "Requests"
        if self.contract.events:
            yield "events", "Events"
        yield "types", "Types"

    # -- pages --------------------------------------------------------------------------------------------------------

    def description(self, name: str) -> str:
        """The description of a type."""
        schema = self.flat.schemas[name]
        return self.schema_views.text(schema)

    def guide(self) -> str:
        """The README of the contract."""
        text, contents = guide_page(self.contract.guide, self.places, "../types/index.html")
        return self.page(
            "guide.html.j2",
            "guide/index.html",
            "Guide",
            self.contract.description,
            text=text,
            contents=contents,
            checks=self.any_checks(),
        )

    def request(self, request: Request) -> str:
        """The page of a request."""
        shown = self.examples.request(request)
        return self.page(
            "request.html.j2",
            self.places.requests[request.name],
            request.name,
            request.description,
            kind="Request",
            way="client → host",
            side="client",
            description=paragraphs(request.description, self.places),
            source=f"requests/{request.name}.json",
            members=[self.member(request, "payload", request.payload), self.member(request, "result", request.result)],
            made=shown.made,
            examples=[
                {
                    "asked": highlighted(asked, NARROW),
                    "answer": highlighted(answer, NARROW),
                    "asked_id": f"asked-{number}",
                    "answer_id": f"answer-{number}",
                }
                for number, (asked, answer) in enumerate(shown.values, 1)
            ],
            checks=self.request_checks(request.name),
            exchanges=self.mentions(request.name),
        )

    def mentions(self, name: str) -> list[Link]:
        """The exchanges that something is part of."""
        return [
            Link(exchange.title, f"../index.html#exchange-{number}")
            for number, exchange in enumerate(self.contract.exchanges, 1)
            if any(step.name == name for step in exchange.steps)
        ]

    def member(self, request: Request, member: str, key: Key) -> dict[str, Any]:
        """The payload or the result of a request."""
        document = self.contract.documents.get(f"requests/{request.name}.json")
        inner = document["properties"][member] if isinstance(document, dict) else None
        name = self.flat.names[key]
        return {
            "anchor": member,
            "title": member.capitalize(),
            "type": self.places.type(name),
            "description": described(self.schema_views.text(inner), self.places),
            "about": paragraphs(self.description(name), self.places),
            "view": self.view(name, (member,)),
        }

    def view(self, name: str, path: tuple[str, ...] = ("",)) -> SchemaView:
        """All there is to show of a type. The path keeps the anchors of its properties apart from those of the page."""
        return self.schema_views.view(self.flat.schemas[name], ROOT.rstrip("/") + pointer_token(name), path)

    def event(self, event: Event) -> str:
        """The page of an event."""
        name = self.flat.names[event.payload]
        shown = self.examples.event(event)
        return self.page(
            "event.html.j2",
            self.places.events[event.name],
            event.name,
            event.description,
            kind="Event",
            way="host → client",
            side="host",
            description=paragraphs(event.description, self.places),
            source=f"events/{event.name}.json",
            members=[
                {
                    "anchor": "payload",
                    "title": "Payload",
                    "type": self.places.type(name),
                    "description": Markup(""),
                    "about": paragraphs(self.description(name), self.places),
                    "view": self.view(name, ("payload",)),
                }
            ],
            made=shown.made,
            examples=blocks(shown),
            checks=self.event_checks(event.name),
            exchanges=self.mentions(event.name),
        )

    def type(self, name: str) -> str:
        """The page of a type."""
        key = self.keys[name]
        python = self.names.types.get(key)
        shown = self.examples.type(name)
        definition = self.definitions.get(key)
        return self.page(
            "type.html.j2",
            self.places.types[name],
            name,
            self.description(name),
            kind="Type",
            way="",
            side="",
            deprecated=definition is not None and definition.deprecated,
            description=paragraphs(self.description(name), self.places),
            source=f"{key[0]}{f'#{key[1]}' if key[1] else ''}",
            python=python.type if python is not None else "",
            view=self.view(name),
            examples=blocks(shown),
            made=shown.made,
            checks=[Check("type", name, name, "example-1")],
            uses=[self.use(use) for use in self.uses[name]],
        )

    def use(self, use: Use) -> dict[str, Any]:
        """A place that uses a type."""
        page = {"request": self.places.requests, "event": self.places.events, "type": self.places.types}[use.kind][use.name]
        at = use.place if use.kind != "type" else ""
        return {"kind": use.kind, "link": self.places.linked(use.name, page, at), "place": use.place}

    def request_checks(self, name: str) -> list[Check]:
        """What can be checked on the page of a request."""
        inner = ("payload", "result") if self.examples.framed else ("", "")
        found = [
            Check("payload", name, f"payload of {name}", "asked-1", inner[0]),
            Check("result", name, f"result of {name}", "answer-1", inner[1]),
        ]
        if self.examples.framed:
            found += [
                Check("request", name, f"whole {name} frame", "asked-1"),
                Check("server", name, f"whole reply to {name}", "answer-1"),
            ]
        return found

    def event_checks(self, name: str) -> list[Check]:
        """What can be checked on the page of an event."""
        if not self.examples.framed:
            return [Check("event", name, f"payload of {name}", "example-1")]
        return [
            Check("event", name, f"payload of {name}", "example-1", "payload"),
            Check("server", name, f"whole {name} frame", "example-1"),
        ]

    def any_checks(self) -> list[Check]:
        """What can be checked on every other page: frames, or in a contract without an envelope its types."""
        if self.examples.framed:
            return [Check("request", "", "a frame of a client"), Check("server", "", "a frame of a host")]
        return self.type_checks()

    def type_checks(self) -> list[Check]:
        """Every type."""
        return [Check("type", name, name) for name in self.flat.schemas]

    def listing(self, folder: str, title: str) -> str:
        """The list of requests, events or types, in groups."""
        groups: dict[str, list[Entry]] = {}
        for entry in self.entries:
            if entry.kind == KINDS[folder]:
                groups.setdefault(entry.group, []).append(entry)
        return self.page(
            "list.html.j2",
            f"{folder}/index.html",
            title,
            f"{title} of {self.contract.title}",
            checks=self.type_checks() if folder == "types" else self.any_checks(),
            groups=[
                {
                    "name": group,
                    "entries": [
                        {
                            "link": self.places.linked(entry.name, entry.page),
                            "description": described(summary(entry.description), self.places),
                        }
                        for entry in entries
                    ],
                }
                for group, entries in groups.items()
            ],
        )

    def constants(self) -> str:
        """The named values of the contract."""
        return self.page(
            "constants.html.j2",
            "constants/index.html",
            "Constants",
            "Named values of the contract",
            checks=self.any_checks(),
            constants=[
                {
                    "name": constant.name,
                    "description": described(constant.description, self.places),
                    "value": highlighted(constant.value),
                }
                for constant in self.contract.constants
            ],
        )


def blocks(shown: ExampleView) -> list[dict[str, Any]]:
    """Examples as blocks that can be found by their ids."""
    return [{"id": f"example-{number}", "block": highlighted(value)} for number, value in enumerate(shown.values, 1)]
