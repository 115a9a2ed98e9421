"""The first page of the site: counts, the frames of the envelope, and example exchanges."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from .diagram import draw
from .markup import html
from .prose import NARROW, described, highlighted, paragraphs

if TYPE_CHECKING:
    from .site import Site

__all__ = ["overview_page"]


def overview_page(site: Site) -> str:
    """The first page."""
    shown = [frame(site, name) for name in frames(site)]
    return site.page(
        "overview.html.j2",
        "index.html",
        site.contract.title,
        site.contract.description,
        heading=site.contract.title,
        description=local(paragraphs(site.contract.description, site.places)),
        counts=[
            {"count": str(count), "noun": noun, "href": f"{folder}/index.html"}
            for folder, noun, count in (
                ("requests", "requests", len(site.contract.requests)),
                ("events", "events", len(site.contract.events)),
                ("types", "types", len(site.flat.schemas)),
            )
            if count
        ],
        frames=shown,
        exchanges=[
            {
                "diagram": draw(exchange),
                "anchor": f"exchange-{number}",
                "description": local(described(exchange.description, site.places)),
                "steps": [local(step_text(site, step.kind, step.name, step.text)) for step in exchange.steps],
                "hrefs": {step.name: site.places.page(step.name) or "" for step in exchange.steps if step.name},
            }
            for number, exchange in enumerate(site.contract.exchanges, 1)
        ],
        fingerprint=site.contract.sha256,
        checks=site.any_checks(),
    )


def local(markup: Markup) -> Markup:
    """Markup made for pages in folders, with its links relative to the overview, which is in none."""
    return Markup(str(markup).replace('<a href="../', '<a href="'))


def step_text(site: Site, kind: str, name: str, text: str) -> Markup:
    """A step of an exchange in words."""
    words = described(text, site.places)
    if kind == "note":
        return words
    link = site.places.event(name) if kind == "event" else site.places.request(name)
    who = {"request": "The client asks", "reply": "The host replies to", "event": "The host sends"}[kind]
    return html("{} {}{}{}", who, link, ": " if text else "", words)


def frames(site: Site) -> list[str]:
    """The frames of the envelope that are not unions, those of clients first."""
    found: list[str] = []
    for key in (site.contract.envelope.request, site.contract.envelope.server_frame):
        waiting = [] if key is None else [site.flat.names[key]]
        while waiting:
            name = waiting.pop(0)
            schema = site.flat.schemas[name]
            branches = (
                [each for keyword in ("anyOf", "oneOf") for each in schema.get(keyword, ())] if isinstance(schema, dict) else []
            )
            if branches and all(isinstance(each, dict) and "$ref" in each for each in branches):
                waiting = [each["$ref"].rpartition("/")[2] for each in branches] + waiting
            elif name not in found:
                found.append(name)
    return found


def frame(site: Site, name: str) -> dict[str, Any]:
    """A frame of the overview."""
    examples = site.examples.type(name).values
    client = site.contract.envelope.request == site.keys[name]
    return {
        "name": name,
        "href": site.places.types[name],
        "way": "client → host" if client else "host → client",
        "side": "client" if client else "host",
        "description": local(described(site.description(name), site.places)),
        "example": highlighted(examples[0], NARROW) if examples else Markup(""),
    }
