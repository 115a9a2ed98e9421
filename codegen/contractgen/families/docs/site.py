"""The reference site: what each page says, as fragments for its template."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path, PurePosixPath
from typing import Any

from markupsafe import Markup

from ...model import Contract, Definition, Event, Key, Request
from ...names import Names
from ...render import render_page
from ..joined import ROOT, Joined
from ..samples import Missing, Samples
from .diagram import draw
from .guide import guide_page
from .places import Link, Places
from .prose import NARROW, described, highlighted, paragraphs, summary
from .search import Entry, index_file, words_of
from .told import Teller, Told, step_of
from .usage import Use, uses

__all__ = ["files"]

ASSETS = Path(__file__).with_name("assets")
KINDS = {"requests": "request", "events": "event", "types": "type"}


def files(contract: Contract, names: Names, joined: Joined) -> dict[str, str]:
    """The site, by path from the output folder."""
    site = Site(contract, names, joined)
    return {f"docs/{path}": text for path, text in site.files().items()}


class Site:
    """The site of one contract."""

    def __init__(self, contract: Contract, names: Names, joined: Joined) -> None:
        self.contract = contract
        self.names = names
        self.joined = joined
        self.places = Places(contract, self.joined)
        self.teller = Teller(self.joined, self.places)
        self.uses = uses(contract, self.joined)
        self.keys: Mapping[str, Key] = {name: key for key, name in self.joined.names.items()}
        self.definitions: Mapping[Key, Definition] = {definition.key: definition for definition in contract.definitions}
        self.samples = Samples(contract)
        self.bodies = self.whole_examples()

    def files(self) -> dict[str, str]:
        """Every file of the site."""
        found = {path.name: path.read_text(encoding="utf-8") for path in sorted(ASSETS.iterdir()) if path.suffix in (".css", ".js")}
        texts = {f"assets/{name}": text for name, text in found.items()}
        texts["assets/index.js"] = index_file(list(self.entries()))
        texts["index.html"] = self.overview()
        if self.contract.guide:
            texts["guide/index.html"] = self.guide()
        for request in self.contract.requests:
            texts[self.places.requests[request.name]] = self.request(request)
        for event in self.contract.events:
            texts[self.places.events[event.name]] = self.event(event)
        for name in self.joined.schemas:
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
                "checks": [],
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

    # -- examples -----------------------------------------------------------------------------------------------------

    def whole_examples(self) -> dict[str, list[Any]]:
        """The examples of types that have some only within the examples of requests and events."""
        found: dict[str, list[Any]] = {}
        for request in self.contract.requests:
            for example in self.file_examples("requests", request.name):
                for member, key in (("payload", request.payload), ("result", request.result)):
                    if isinstance(example, dict) and member in example:
                        found.setdefault(self.joined.names[key], []).append(example[member])
        for event in self.contract.events:
            found.setdefault(self.joined.names[event.payload], []).extend(self.file_examples("events", event.name))
        return found

    def file_examples(self, folder: str, name: str) -> list[Any]:
        """The examples of a request's or an event's file."""
        document = self.contract.documents.get(f"{folder}/{name}.json")
        examples = document.get("examples") if isinstance(document, dict) else None
        return examples if isinstance(examples, list) else []

    def examples(self, name: str) -> tuple[list[Any], bool]:
        """Examples of a type, and whether they are made from the schema."""
        schema = self.joined.schemas[name]
        own = schema.get("examples") if isinstance(schema, dict) else None
        found = own if isinstance(own, list) and own else self.bodies.get(name, [])
        distinct = [each for index, each in enumerate(found) if each not in found[:index]]
        if distinct:
            return distinct, False
        key = self.keys[name]
        try:
            return ([self.samples.of(key, whole=True)], True) if key in self.samples.rules else ([], True)
        except Missing:
            return [], True

    # -- pages --------------------------------------------------------------------------------------------------------

    def overview(self) -> str:
        """The first page."""
        frames = [self.frame(name) for name in self.frames()]
        return self.page(
            "overview.html.j2",
            "index.html",
            self.contract.title,
            self.contract.description,
            heading=self.contract.title,
            description=self.local(paragraphs(self.contract.description, self.places)),
            counts=[
                {"count": str(count), "noun": noun, "href": f"{folder}/index.html"}
                for folder, noun, count in (
                    ("requests", "requests", len(self.contract.requests)),
                    ("events", "events", len(self.contract.events)),
                    ("types", "types", len(self.joined.schemas)),
                )
                if count
            ],
            frames=frames,
            exchanges=[
                {
                    "diagram": draw(exchange),
                    "anchor": f"exchange-{number}",
                    "description": self.local(described(exchange.description, self.places)),
                    "steps": [self.local(self.step(step.kind, step.name, step.text)) for step in exchange.steps],
                    "hrefs": {step.name: self.places.page(step.name) or "" for step in exchange.steps if step.name},
                }
                for number, exchange in enumerate(self.contract.exchanges, 1)
            ],
            fingerprint=self.contract.sha256,
        )

    def local(self, html: Markup) -> Markup:
        """Links of the pages in folders as those of the overview, which is in none."""
        return Markup(str(html).replace('<a href="../', '<a href="'))

    def step(self, kind: str, name: str, text: str) -> Markup:
        """A step of an exchange in words."""
        told = described(text, self.places)
        if kind == "note":
            return told
        link = self.places.event(name) if kind == "event" else self.places.request(name)
        who = {"request": "The client asks", "reply": "The host replies to", "event": "The host sends"}[kind]
        return Markup("{} {}{}{}").format(who, link, ": " if text else "", told)

    def frames(self) -> list[str]:
        """The frames of the envelope that are no unions, those of clients first."""
        found: list[str] = []
        for kind in ("request", "server"):
            waiting = [self.joined.names[self.contract.frames[kind]]] if kind in self.contract.frames else []
            while waiting:
                name = waiting.pop(0)
                schema = self.joined.schemas[name]
                branches = (
                    [each for keyword in ("anyOf", "oneOf") for each in schema.get(keyword, ())] if isinstance(schema, dict) else []
                )
                if branches and all(isinstance(each, dict) and "$ref" in each for each in branches):
                    waiting = [each["$ref"].rpartition("/")[2] for each in branches] + waiting
                elif name not in found:
                    found.append(name)
        return found

    def frame(self, name: str) -> dict[str, Any]:
        """A frame of the overview."""
        examples, _ = self.examples(name)
        client = self.contract.frames.get("request") == self.keys[name]
        return {
            "name": name,
            "href": self.places.types[name],
            "way": "client → host" if client else "host → client",
            "side": "client" if client else "host",
            "description": self.local(described(self.description(name), self.places)),
            "example": highlighted(examples[0], NARROW) if examples else Markup(""),
        }

    def description(self, name: str) -> str:
        """The description of a type."""
        schema = self.joined.schemas[name]
        return self.teller.text(schema)

    def guide(self) -> str:
        """The README of the contract."""
        text, contents = guide_page(self.contract.guide, self.places, "../types/index.html")
        return self.page("guide.html.j2", "guide/index.html", "Guide", self.contract.description, text=text, contents=contents)

    def request(self, request: Request) -> str:
        """The page of a request."""
        examples = self.file_examples("requests", request.name)
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
            examples=[self.conversation(request, index, example) for index, example in enumerate(examples)],
            exchanges=self.mentions(request.name),
        )

    def mentions(self, name: str) -> list[Link]:
        """The exchanges that something is part of."""
        return [
            Link(exchange.title, f"../index.html#exchange-{number}")
            for number, exchange in enumerate(self.contract.exchanges, 1)
            if any(step.name == name for step in exchange.steps)
        ]

    def conversation(self, request: Request, index: int, example: Any) -> dict[str, Any]:
        """An example of a request as the frames on the wire."""
        asked: Any = {"id": f"r-{index + 1}", "type": request.name, "payload": example["payload"]}
        answer: Any = {"id": f"r-{index + 1}", "ok": True, "result": example["result"]}
        if set(self.contract.frames) != {"request", "server"}:
            asked, answer = example["payload"], example["result"]
        return {"asked": highlighted(asked, NARROW), "answer": highlighted(answer, NARROW)}

    def member(self, request: Request, member: str, key: Key) -> dict[str, Any]:
        """The payload or the result of a request."""
        document = self.contract.documents.get(f"requests/{request.name}.json")
        inner = document["properties"][member] if isinstance(document, dict) else None
        name = self.joined.names[key]
        return {
            "anchor": member,
            "title": member.capitalize(),
            "type": self.places.type(name),
            "description": described(self.teller.text(inner), self.places),
            "about": paragraphs(self.description(name), self.places),
            "told": self.told(name, (member,)),
        }

    def told(self, name: str, path: tuple[str, ...] = ("",)) -> Told:
        """A type told in full. The path keeps the anchors of its properties apart from those of the page."""
        return self.teller.told(self.joined.schemas[name], ROOT.rstrip("/") + step_of(name), path)

    def event(self, event: Event) -> str:
        """The page of an event."""
        name = self.joined.names[event.payload]
        framed = set(self.contract.frames) == {"request", "server"}
        examples = [
            highlighted({"type": "event", "event": event.name, "payload": example} if framed else example)
            for example in self.file_examples("events", event.name) or self.examples(name)[0]
        ]
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
                    "told": self.told(name, ("payload",)),
                }
            ],
            examples=examples,
            exchanges=self.mentions(event.name),
        )

    def type(self, name: str) -> str:
        """The page of a type."""
        key = self.keys[name]
        python = self.names.types.get(key)
        examples, made = self.examples(name)
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
            told=self.told(name),
            examples=[highlighted(example) for example in examples],
            made=made,
            uses=[self.use(use) for use in self.uses[name]],
        )

    def use(self, use: Use) -> dict[str, Any]:
        """A place that uses a type."""
        page = {"request": self.places.requests, "event": self.places.events, "type": self.places.types}[use.kind][use.name]
        at = use.place if use.kind != "type" else ""
        return {"kind": use.kind, "link": self.places.linked(use.name, page, at), "place": use.place}

    def listing(self, folder: str, title: str) -> str:
        """The list of requests, events or types, in groups."""
        groups: dict[str, list[Entry]] = {}
        for entry in self.entries():
            if entry.kind == KINDS[folder]:
                groups.setdefault(entry.group, []).append(entry)
        return self.page(
            "list.html.j2",
            f"{folder}/index.html",
            title,
            f"{title} of {self.contract.title}",
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
            constants=[
                {
                    "name": constant.name,
                    "description": described(constant.description, self.places),
                    "value": highlighted(constant.value),
                }
                for constant in self.contract.constants
            ],
        )

    # -- what can be found --------------------------------------------------------------------------------------------

    def entries(self) -> Iterator[Entry]:
        """A line of the index for each page."""
        for request in sorted(self.contract.requests, key=lambda each: each.name):
            inner = (*self.words(request.payload), *self.words(request.result))
            area = request.name.partition(".")[0]
            yield Entry(request.name, "request", area, self.places.requests[request.name], request.description, unique(inner))
        for event in sorted(self.contract.events, key=lambda each: each.name):
            area = event.name.partition(".")[0]
            yield Entry(event.name, "event", area, self.places.events[event.name], event.description, self.words(event.payload))
        for _, group, name in sorted(
            (LAST.index(self.group(name)) if self.group(name) in LAST else -1, self.group(name), name)
            for name in self.joined.schemas
        ):
            words = words_of(self.joined, name)
            yield Entry(name, "type", GROUPS.get(group, group), self.places.types[name], self.description(name), words)
        for constant in self.contract.constants:
            yield Entry(constant.name, "page", "constants", f"constants/index.html#{constant.name}", constant.description, ())

    def words(self, key: Key) -> tuple[str, ...]:
        """What finds a request or an event besides its name."""
        return words_of(self.joined, self.joined.names[key])

    def group(self, name: str) -> str:
        """The heading under which a type is listed: the folder of its file."""
        folder = PurePosixPath(self.keys[name][0]).parent.as_posix().removeprefix("types/")
        return "" if folder == "." else folder


LAST = ("events", "requests")
GROUPS = {"": "types", "envelope": "frames", "requests": "of one request", "events": "of one event"}


def unique(words: Iterable[str]) -> tuple[str, ...]:
    """Each word once."""
    return tuple(dict.fromkeys(words))
