"""Proves what the reference site holds, without a browser: a page for everything, links that lead somewhere, nothing from elsewhere."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from contractgen.ir.contract import Contract
from contractgen.pipeline import read_source
from contractgen.targets.docs import site as pages
from contractgen.targets.docs.addresses import slug
from contractgen.targets.docs.regex_words import spell
from contractgen.targets.flatten import FlatContract
from support.html_pages import Page, read_page, resolved

SITE = "docs/"


@pytest.fixture(scope="session")
def contract(repository: Path) -> Contract:
    """The agent contract."""
    return read_source(repository / "schema").contract


@pytest.fixture(scope="session")
def joined(repository: Path) -> FlatContract:
    """Its schemas as one set."""
    return read_source(repository / "schema").flat


@pytest.fixture(scope="session")
def site(repository: Path) -> dict[str, str]:
    """The committed site, by path from its folder."""
    root = repository / "generated" / "docs"
    return {
        path.relative_to(root).as_posix(): path.read_text(encoding="utf-8") for path in sorted(root.rglob("*")) if path.is_file()
    }


@pytest.fixture(scope="session")
def read(site: Mapping[str, str]) -> dict[str, Page]:
    """Its pages, read."""
    return {path: read_page(text) for path, text in site.items() if path.endswith(".html")}


def test_a_page_for_each(contract: Contract, joined: FlatContract, read: Mapping[str, Page]) -> None:
    """Every request, event and type has a page with its name, its description and the names of all its properties."""
    for request in contract.requests:
        page = read[f"requests/{request.name}.html"]
        assert request.name in page.text
        assert request.description.replace("`", "") in page.text
        assert {"payload", "result"} <= set(page.all("*", "id"))
    for event in contract.events:
        assert event.description.replace("`", "") in read[f"events/{event.name}.html"].text
    for name, schema in joined.schemas.items():
        page = read[f"types/{name}.html"]
        for paragraph in schema.get("description", "").replace("`", "").split("\n\n"):
            assert paragraph in page.text
        for field, inner in schema.get("properties", {}).items():
            assert f".{slug(field)}" in page.all("*", "id"), f"{name}: {field}"
            assert inner.get("description", "").replace("`", "") in page.text
        for value in schema.get("enum", ()):
            assert json.dumps(value) in page.text
        for example in schema.get("examples", ())[:1]:
            assert re.sub(r"\s", "", json.dumps(example, ensure_ascii=False)) in re.sub(r"\s", "", page.text)


def test_links_lead_somewhere(site: Mapping[str, str], read: Mapping[str, Page]) -> None:
    """Every link leads to a page that is there, and to a place on it that is there; addresses of the web are the guide's alone."""
    ids = {path: page.all("*", "id") for path, page in read.items()}
    count = 0
    for path, page in read.items():
        assert len(ids[path]) == len(set(ids[path])), path
        for address in page.all("a", "href"):
            if address.startswith("https://"):
                assert path == "guide/index.html"
                continue
            target, fragment = resolved(path, address)
            assert target in site, f"{path}: {address}"
            assert not fragment or fragment in ids[target], f"{path}: {address}"
            count += 1
        for reference in (*page.all("*", "aria-labelledby"), *page.all("label", "for")):
            assert reference in ids[path], f"{path}: {reference}"
    assert count > 3000
    for row in re.findall(r'^\["(?:[^"\\]|\\.)*","[a-z]+","(?:[^"\\]|\\.)*","([^"]*)"', site["assets/index.js"], re.MULTILINE):
        target, _, fragment = row.partition("#")
        assert not fragment or fragment in ids[target], row
        assert target in site


def test_links_both_ways(read: Mapping[str, Page], joined: FlatContract) -> None:
    """What a page of a type links to names that page among its uses."""
    links = {path: {resolved(path, address)[0] for address in page.all("a", "href")} for path, page in read.items()}
    for name in joined.schemas:
        source = f"types/{name}.html"
        for target in joined.schemas:
            if f'"#/$defs/{target}"' in json.dumps(joined.schemas[name]) and target != name:
                assert f"types/{target}.html" in links[source], (name, target)
                assert source in links[f"types/{target}.html"], (target, name)


def test_nothing_from_elsewhere(site: Mapping[str, str], read: Mapping[str, Page]) -> None:
    """No page, script or style asks for anything but files of the site."""
    for path, page in read.items():
        for address in (*page.all("script", "src"), *page.all("img", "src"), *page.all("link", "href")):
            assert address == "data:," or resolved(path, address)[0] in site, f"{path}: {address}"
        assert page.scripts.strip() == ""
        assert not any(name.startswith("on") or name == "style" for _, found in page.elements for name in found)
    for path, text in site.items():
        if path.endswith((".css", ".js")) and path != "assets/ajv.js":
            assert not re.search(r"https?://(?!www\.w3\.org/)", re.sub(r"//.*", "", text)), path
            assert "import(" not in text
            assert "fetch(" not in text


def test_index_finds_each(contract: Contract, joined: FlatContract, site: Mapping[str, str]) -> None:
    """The search index has a line for each request, event, type and constant."""
    names = re.findall(r'^\[("(?:[^"\\]|\\.)*"),"([a-z]+)"', site["assets/index.js"], re.MULTILINE)
    found = {(json.loads(name), kind) for name, kind in names}
    assert found == {
        *((each.name, "request") for each in contract.requests),
        *((each.name, "event") for each in contract.events),
        *((each, "type") for each in joined.schemas),
        *((each.name, "page") for each in contract.constants),
    }


def test_exchange_is_drawn(contract: Contract, read: Mapping[str, Page]) -> None:
    """The overview draws attach and replay with a head for each frame, and tells it in words with links."""
    (exchange,) = contract.exchanges
    page = read["index.html"]
    frames = [step for step in exchange.steps if step.kind != "note"]
    assert len([tag for tag, _ in page.elements if tag == "polygon"]) == len(frames)
    assert page.text.count("chat.attach") >= 2 * len([step for step in frames if step.name == "chat.attach"])
    assert "requests/chat.attach.html" in page.all("a", "href")
    for frame in ("Request", "ReplyOk", "ReplyError", "Event"):
        assert f"types/{frame}.html" in page.all("a", "href")


def test_validators_are_those_of_the_module(repository: Path, site: Mapping[str, str]) -> None:
    """The box's script is the JavaScript module line for line, without what Node alone can do."""
    module = (repository / "generated" / "typescript" / "agent-contracts.mjs").read_text(encoding="utf-8").splitlines()
    ours = site["assets/validators.js"].splitlines()
    known = {line.removeprefix("export ") for line in module}
    added = [line for line in ours if line not in known]
    assert added == ["(() => {", '"use strict";', "self.createValidators = createValidators;", "})();"]
    assert len(ours) > 0.8 * len(module) - 60


def test_building_takes(contract: Contract, repository: Path, record_property: Callable[[str, object], None]) -> None:
    """How long the site takes to build; the summary of the run prints it."""
    source = read_source(repository / "schema")
    start = time.perf_counter()
    files = pages.files(source)
    record_property(
        "measured", f"the reference site of {len(files)} files is built in {time.perf_counter() - start:.2f} s (wanted: under 3 s)"
    )
    assert set(files) == {SITE + path for path in files_of_site(repository)}


def files_of_site(repository: Path) -> list[str]:
    """The committed files of the site."""
    root = repository / "generated" / "docs"
    return [path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file()]


@pytest.mark.parametrize(
    ("pattern", "words"),
    [
        (r"\S", "has a character that is not white space"),
        ("^[a-z0-9][a-z0-9._-]*$", "is one of a–z 0–9, then any number of a–z 0–9 - . _"),
        ("^[a-z][a-z0-9_-]{0,63}$", "is one of a–z, then up to 63 of a–z 0–9 - _"),
        ("^[+-9]$", "is one of 0–9 + , - . /"),
        ("^#/", "starts with “#/”"),
        (r"\.json$", "ends with “.json”"),
        ("^[^/]+$", "is 1 or more characters other than /"),
        ("^(foo|bar){2}$", "is 2 times (“foo” or “bar”)"),
        ("^v?[0-9]+$", "is perhaps “v”, then 1 or more digits"),
        ("^(?!x)a$", ""),
        ("(", ""),
        ("^" + "[0-9][a-z]" * 40 + "$", ""),
    ],
)
def test_pattern_in_words(pattern: str, words: str) -> None:
    """A pattern is told in words where there are plain ones."""
    assert spell(pattern) == words
