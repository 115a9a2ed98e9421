"""Proves that no text of a contract becomes part of a page's code: it is shown as it is, or spelled out where it cannot be."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

import pytest
from contractgen.pipeline import generate
from contractgen.targets.docs.render import clean
from support.hostile_texts import EVIL, NAME, write_hostile
from support.html_pages import Page, read_page, resolved

OURS = {
    "a", "article", "body", "button", "code", "dd", "details", "div", "dl", "dt", "figure", "g", "h1", "h2", "h3", "head", "header",
    "html", "label", "li", "line", "link", "main", "meta", "nav", "ol", "option", "p", "polygon", "pre", "rect", "script",
    "section", "select", "span", "strong", "summary", "svg", "table", "tbody", "td", "text", "textarea", "th", "thead", "title", "tr",
    "tspan", "ul",
}  # fmt: skip


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The hostile contract's site."""
    folder = tmp_path_factory.mktemp("hostile") / "schema"
    write_hostile(folder)
    return {path: text for path, text in generate(folder).items() if path.startswith("docs/")}


@pytest.fixture(scope="module")
def read(site: Mapping[str, str]) -> dict[str, Page]:
    """Its pages."""
    return {path: read_page(text) for path, text in site.items() if path.endswith(".html")}


def test_only_our_elements(read: Mapping[str, Page], site: Mapping[str, str]) -> None:
    """The pages hold our elements and attributes and no others, and load our files alone."""
    assert len(read) >= 7
    for path, page in read.items():
        assert {tag for tag, _ in page.elements} <= OURS, path
        assert page.scripts.strip() == "", path
        for tag, found in page.elements:
            assert not any(name.startswith("on") or name in ("style", "srcdoc", "formaction") for name in found), (path, tag)
        for address in page.all("a", "href"):
            web = address == "https://example.org/c.png" and path == "docs/guide/index.html"  # A link to follow, not a picture.
            assert web or resolved(path, address)[0] in site, (path, address)
        for address in page.all("script", "src"):
            assert resolved(path, address)[0] in site, (path, address)


def test_texts_are_shown(read: Mapping[str, Page]) -> None:
    """What the contract says can be read on its pages."""
    plain = EVIL.replace("`", "")
    thing = read["docs/types/Thing.html"]
    assert thing.text.count(plain) >= 3
    assert NAME in thing.text
    assert json.dumps(EVIL) in thing.text
    assert read["docs/index.html"].text.count(plain) >= 3
    assert plain in read["docs/constants/index.html"].text
    assert "<script>self.broken = 9</script>" in read["docs/guide/index.html"].text
    assert "javascript:self.broken=10" in read["docs/guide/index.html"].text
    assert not read["docs/guide/index.html"].all("img", "src")


def test_scripts_hold_data_alone(site: Mapping[str, str]) -> None:
    """The scripts made of the contract are JSON, and text that cannot end what it stands in."""
    index = site["docs/assets/index.js"].split("self.contractIndex = ", 1)[1].rstrip().removesuffix(";")
    assert any(row[0] == "Thing" and row[4].startswith("</script>") for row in json.loads(index))
    contract = site["docs/assets/contract.js"]
    assert contract.count("`") == 4
    assert "${" not in contract
    parts = re.findall(r"JSON\.parse\(String\.raw`([^`]*)`\);", contract)
    bundle, meta = map(json.loads, parts)
    assert set(bundle["$defs"]["Thing"]["properties"]) == {NAME, "__proto__", "constructor", "tree"}
    assert bundle["$defs"]["Thing"]["properties"]["__proto__"]["enum"][0] == EVIL
    assert list(meta["requests"]) == ["evil.html'\"><img src=x onerror=self.broken=14>"]
    assert all(
        text.isascii() for path, text in site.items() if path.endswith((".js", ".css")) and "contract" in text and "index" in path
    )


def test_paths_are_plain(site: Mapping[str, str]) -> None:
    """Names become addresses of plain characters."""
    for path in site:
        assert re.fullmatch(r"docs/([a-z]+/)?[A-Za-z0-9._-]+\.(html|css|js)", path), path


def test_what_a_page_cannot_hold() -> None:
    """Control characters, halves of pairs and marks that turn text around are spelled out; the rest stays."""
    assert clean("a\x00b\x1b[0m\x7f") == "a\\u0000b\\u001b[0m\\u007f"
    assert clean("\u202eabc\u2066\ufeff\ud800") == "\\u202eabc\\u2066\\ufeff\\ud800"
    assert clean("a\tb\nc é 漢 \U0001f680") == "a\tb\nc é 漢 \U0001f680"
