"""The contract's README as a page. Its Markdown may hold no HTML and no pictures, and names in it become links."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from .addresses import Link, Places

__all__ = ["Guide", "guide_page"]

Guide = tuple[Markup, tuple[Link, ...]]


@cache
def reader() -> MarkdownIt:
    """CommonMark with tables."""
    return MarkdownIt("commonmark", {"html": False}).enable("table").disable(["image", "html_block", "html_inline"])


def guide_page(text: str, places: Places, page: str) -> Guide:
    """The page's HTML, and the headings of its second level."""
    tokens = reader().parse(text)
    anchors = headings(tokens)
    for token in tokens:
        for inner in token.children or ():
            if inner.type == "link_open":
                relink(inner, page)
    contents = tuple(Link(plain(inner), f"#{anchors[index]}") for index, token, inner in levels(tokens) if token.tag == "h2")
    for index, token, _ in levels(tokens):
        token.attrSet("id", anchors[index])
    html = Markup(reader().renderer.render(tokens, reader().options, {}))
    return framed(linked(html, places)), contents


def levels(tokens: Sequence[Token]) -> list[tuple[int, Token, Token]]:
    """The headings: place, opening token, contents."""
    return [(index, token, tokens[index + 1]) for index, token in enumerate(tokens) if token.type == "heading_open"]


def plain(token: Token) -> str:
    """The text of a heading."""
    return "".join(child.content for child in token.children or ())


def headings(tokens: Sequence[Token]) -> dict[int, str]:
    """The anchor of each heading, as code forges make them."""
    found: dict[int, str] = {}
    taken: set[str] = set()
    for index, _, inner in levels(tokens):
        anchor = re.sub(r"[^\w\- ]", "", plain(inner).strip().lower()).replace(" ", "-") or "part"
        name, number = anchor, 1
        while name in taken:
            name, number = f"{anchor}-{number}", number + 1
        taken.add(name)
        found[index] = name
    return found


def relink(token: Token, page: str) -> None:
    """Keep links within the page and to the web. Others lead to files that are not part of the site."""
    address = str(token.attrs.get("href", ""))
    if address.startswith("#"):
        return
    if re.match(r"https?://", address):
        token.attrSet("rel", "noopener noreferrer")
    else:
        token.attrSet("href", page)


CODE = re.compile(r"(<a [^>]*>)?<code>([^<]+)</code>")


def linked(html: Markup, places: Places) -> Markup:
    """Make links of names that stand as code."""

    def link(found: re.Match[str]) -> str:
        name = str(Markup(found.group(2)).unescape())
        page = None if found.group(1) else places.page(name)
        return found.group() if page is None else str(places.linked(name, page))

    return Markup(CODE.sub(link, str(html)))


def framed(html: Markup) -> Markup:
    """Let wide tables scroll by themselves."""
    text = str(html).replace("<table>", '<div class="wide" tabindex="0"><table>').replace("</table>", "</table></div>")
    return Markup(text.replace("<pre>", '<pre tabindex="0">'))
