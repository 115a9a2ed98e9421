"""Generated pages, read as a browser would: elements, attributes, texts."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser
from urllib.parse import unquote

VOID = {"meta", "link", "input", "br", "hr", "img", "line", "rect", "polygon"}


@dataclass
class Page:
    """What stands on a page."""

    elements: list[tuple[str, dict[str, str]]] = field(default_factory=list)
    text: str = ""
    scripts: str = ""
    unclosed: list[str] = field(default_factory=list)

    def all(self, tag: str, attribute: str) -> list[str]:
        """The values of an attribute of all elements of a kind; of any kind with `*`."""
        return [found[attribute] for name, found in self.elements if tag in (name, "*") and attribute in found]


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.page = Page()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), f"<{tag}> with an attribute twice"
        self.page.elements.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self.page.unclosed.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.page.elements.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.page.unclosed, f"</{tag}> closes nothing"
        assert self.page.unclosed[-1] == tag, f"</{tag}> closes <{self.page.unclosed[-1]}>"
        self.page.unclosed.pop()

    def handle_data(self, data: str) -> None:
        if self.page.unclosed and self.page.unclosed[-1] == "script":
            self.page.scripts += data
        else:
            self.page.text += data


def read_page(text: str) -> Page:
    """Read a page; every element is closed, in the right order."""
    reader = _Reader()
    reader.feed(text)
    reader.close()
    assert reader.page.unclosed == []
    return reader.page


def resolved(page: str, address: str) -> tuple[str, str]:
    """Where a relative address on a page leads to: path and fragment."""
    path, _, fragment = address.partition("#")
    parts = page.split("/")[:-1] if path else page.split("/")
    for part in path.split("/") if path else ():
        if part == "..":
            parts.pop()
        elif part != ".":
            parts.append(part)
    return "/".join(parts), unquote(fragment)
