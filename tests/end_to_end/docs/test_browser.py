"""Proves in headless Chromium that the reference site works from the file system: reading, searching, checking, keyboard, contrast."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from contractgen.pipeline import generate
from playwright.sync_api import Browser, BrowserContext, Page
from support.browser import chromium
from support.fetched import AXE, files_of_release
from support.hostile_texts import EVIL, NAME, write_hostile

PAGES = (
    "index.html", "guide/index.html", "requests/index.html", "types/index.html", "constants/index.html", "requests/chat.send.html",
    "requests/chat.attach.html", "events/chat.event.html", "types/ChatItem.html", "types/ModelCatalogData.html",
)  # fmt: skip
"""One of each kind, and the fullest."""

FEW = ("index.html", "requests/chat.send.html", "types/ModelCatalogData.html")
"""One of each kind that is built in its own way, for what takes long."""

THEMES = ("light", "dark")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium."""
    with chromium() as running:
        yield running


class Visit:
    """A page of the committed site in a window of its own; at the end, the browser has told of no error and asked for no other file."""

    def __init__(self, context: BrowserContext, root: Path) -> None:
        self.root = root
        self.page: Page = context.new_page()
        self.told: list[str] = []
        self.page.on("console", lambda message: self.told.append(message.text))
        self.page.on("pageerror", lambda error: self.told.append(str(error)))
        self.page.on("request", lambda request: self.asked(request.url))

    def asked(self, address: str) -> None:
        """Everything comes from the site's folder."""
        if not address.startswith((self.root.as_uri(), "data:,")):
            self.told.append(f"asked for {address}")

    def go(self, path: str) -> Page:
        """Open a page."""
        self.page.goto(f"{self.root.as_uri()}/{path}")
        return self.page


@pytest.fixture(scope="module")
def root(repository: Path) -> Path:
    """The committed site."""
    return repository / "generated" / "docs"


@pytest.fixture
def visit(browser: Browser, root: Path) -> Iterator[Visit]:
    """A window at a desk, in the light theme."""
    context = browser.new_context(viewport={"width": 1400, "height": 1000}, color_scheme="light")
    visiting = Visit(context, root)
    yield visiting
    context.close()
    assert visiting.told == []


def test_pages_load(visit: Visit, root: Path) -> None:
    """Every page opens from the file system, with its heading, the list at the side and its place in it; no error is told."""
    paths = sorted(path.relative_to(root).as_posix() for path in root.rglob("*.html"))
    for path in paths if len(paths) < 100 else sorted({*PAGES, *paths[::12]}):
        page = visit.go(path)
        assert page.locator("h1").count() == 1, path
        assert page.locator("#side .tree").count() == 3
        assert page.locator("#search").count() == 1
        assert page.locator("#check").is_visible()
        if path.split("/")[0] in ("requests", "events", "types") and not path.endswith("index.html"):
            assert page.locator("#side [aria-current]").inner_text() == page.locator("h1").inner_text()


def test_search_finds(visit: Visit) -> None:
    """By name, part of a name, property and value; what is nowhere is said to be nowhere."""
    page = visit.go("index.html")
    for typed, first in (
        ("chat.send", "chat.send"), ("ChatItem", "ChatItem"), ("chat item", "ChatItem"), ("usage.limitsChanged", "usage.limitsChanged"),
        ("ATTACHMENTS_MAX_COUNT", "CHAT_ATTACHMENTS_MAX_COUNT"),
    ):  # fmt: skip
        page.fill("#search", typed)
        assert page.locator("#results li .hit").first.inner_text() == first
    page.fill("#search", "valueRedacted")
    assert "ProviderAccountVariable" in "".join(page.locator("#results li").all_inner_texts())
    assert "has valueredacted" in page.locator("#results li .hit").first.inner_text().lower()
    page.fill("#search", "no such thing")
    assert page.locator(".panel .none").inner_text() == "Nothing by that name."
    page.fill("#search", "ChatInfo")
    page.locator("#results li").first.click()
    page.wait_for_url("**/types/ChatInfo.html")


def test_keyboard(visit: Visit) -> None:
    """`/` goes to the search box, arrows choose, Enter opens, Escape leaves; Tab goes through the page in the order it is read."""
    page = visit.go("types/ChatUsage.html")
    page.keyboard.press("/")
    assert focused(page) == "search"
    page.keyboard.type("accounts")
    names = page.locator("#results li .hit").all_inner_texts()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    assert page.locator("#results [aria-selected=true] .hit").inner_text() == names[1]
    assert page.locator("#search").get_attribute("aria-activedescendant") == "result-1"
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/{names[1]}.html")
    page.keyboard.press("/")
    page.keyboard.type("x/y")
    assert page.input_value("#search") == "x/y"
    page.keyboard.press("Escape")
    assert focused(page) != "search"
    assert not page.locator(".panel").is_visible()

    page = visit.go("requests/chat.cancel.html")
    order: list[str] = []
    for _ in range(400):
        page.keyboard.press("Tab")
        order.append(
            str(page.evaluate("(() => { const e = document.activeElement; return e.id || e.className || e.textContent; })()"))
        )
        if order[-1] == "check-text":
            break
    marks = ["skip", "home", "search", "theme", "Overview", "check-as", "check-example", "check-text"]
    assert [order.index(mark) for mark in marks] == sorted(order.index(mark) for mark in marks)
    box = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert box == "solid"
    page.keyboard.type("[]")
    page.wait_for_selector(".verdict.bad")
    page.keyboard.press("Tab")
    assert focused(page) == "pointer"

    page = visit.go("types/ChatUsage.html")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert focused(page) == "main"


def focused(page: Page) -> str:
    """Id or class of what has the focus."""
    return str(page.evaluate("document.activeElement.id || document.activeElement.className"))


def answers(page: Page, text: str) -> list[str]:
    """What the box says to a text: the pointers of its problems, or its verdict."""
    page.evaluate("document.getElementById('check-answer').replaceChildren()")
    page.fill("#check-text", text)
    page.wait_for_selector("#check-answer .verdict")
    pointers = page.locator("#check-answer .pointer").all_inner_texts()
    return pointers or [page.locator("#check-answer .verdict").inner_text()]


def test_box_names_the_pointer(visit: Visit) -> None:
    """The box says that an example fits, and of broken ones where, in the words of the other validators."""
    page = visit.go("requests/chat.send.html")
    page.click("#check-example")
    page.wait_for_selector("#check-answer .good")
    assert page.locator("#check-answer").inner_text() == "This fits: payload of chat.send."
    payload = json.loads(page.input_value("#check-text"))
    assert payload["chatId"] == "chat-4f1c"
    assert answers(page, json.dumps({**payload, "mentions": ["a.py", 7]})) == ["/mentions/1"]
    assert page.locator("#check-answer li").inner_text() == "/mentions/1: expected a string, got 7 type"
    assert sorted(answers(page, json.dumps({"chatId": "", "text": "  "}))) == ["/chatId", "/text"]
    assert answers(page, json.dumps({"text": "x"})) == ["(root)"]
    assert answers(page, "null") == ["(root)"]
    assert answers(page, json.dumps({**payload, "attachments": [{"name": "a", "mime": "b", "data": "not base64"}]})) == [
        "/attachments/0/data"
    ]
    assert answers(page, '{"chatId": ')[0].startswith("This is not JSON")
    page.fill("#check-text", "")
    page.wait_for_function("document.getElementById('check-answer').childElementCount === 0")
    frame = {"id": "r-1", "type": "chat.send", "payload": {"chatId": "c", "text": 7}}
    page.select_option("#check-as", label="whole chat.send frame")
    assert answers(page, json.dumps(frame)) == ["/payload/text"]
    assert answers(page, json.dumps({**frame, "type": "chat.list"})) == ["/type"]
    page.select_option("#check-as", label="whole reply to chat.send")
    assert answers(page, json.dumps({"id": "r-1", "ok": True, "result": {"queued": 1}})) == ["/result/queued"]

    page = visit.go("types/ChatItem.html")
    item = {"id": "n", "createdAt": 1, "turnId": None, "kind": "note", "level": "loud", "text": "x"}
    assert answers(page, json.dumps(item)) == ["/level"]
    assert answers(page, json.dumps({**item, "kind": "nothing"})) == ["/kind"]
    page = visit.go("events/chat.event.html")
    page.select_option("#check-as", index=1)
    page.click("#check-example")
    page.wait_for_selector("#check-answer .good")
    page = visit.go("index.html")
    assert answers(page, json.dumps(frame)) == ["/payload/text"]


def test_box_shows_the_place(visit: Visit) -> None:
    """A problem's pointer leads to the value in the text; that of a missing property to the object that misses it."""
    page = visit.go("requests/chat.send.html")
    text = '{"chatId": "c",\n "text": "a \\" b",\n "mentions": ["x", {"text": [1]}],\n "skills": "}]"}'
    assert answers(page, text) == ["/mentions/1", "/skills"]
    for number, selected in enumerate(('{"text": [1]}', '"}]"')):
        page.locator("#check-answer .pointer").nth(number).click()
        assert page.evaluate("(() => { const t = document.getElementById('check-text');"
                             " return t.value.slice(t.selectionStart, t.selectionEnd); })()") == selected  # fmt: skip
    assert answers(page, '{"text": "x"}') == ["(root)"]
    page.locator("#check-answer .pointer").click()
    assert page.evaluate("document.getElementById('check-text').selectionEnd") == len('{"text": "x"}')


def test_every_example_fits(visit: Visit, root: Path) -> None:
    """What the pages show as examples is what the box accepts: tried on one page in twenty."""
    paths = sorted(
        path.relative_to(root).as_posix() for folder in ("requests", "events", "types") for path in (root / folder).iterdir()
    )
    for path in [path for path in paths if not path.endswith("index.html")][::20]:
        page = visit.go(path)
        for option in range(page.locator("#check-as option").count()):
            page.select_option("#check-as", index=option)
            page.evaluate("document.getElementById('check-answer').replaceChildren()")
            page.click("#check-example")
            page.wait_for_selector("#check-answer .verdict")
            assert page.locator("#check-answer .good").count() == 1, (path, page.locator("#check-answer").inner_text())


def test_theme(visit: Visit, browser: Browser, root: Path) -> None:
    """The theme is the system's until the button says otherwise, and then stays on the next page."""
    page = visit.go("index.html")
    colour = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(colour)
    page.emulate_media(color_scheme="dark")
    dark = page.evaluate(colour)
    assert light != dark
    page.click(".theme")
    assert page.evaluate(colour) == dark
    page.click(".theme")
    assert page.evaluate(colour) == light
    page = visit.go("types/ChatItem.html")
    assert page.evaluate(colour) == light
    page.click(".theme")
    assert page.evaluate(colour) == dark


CONTRAST = """() => {
  const numbers = (text) => text.match(/[\\d.]+/g).map(Number);
  const light = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((c) => c / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const behind = (element) => {
    for (let each = element; each !== null; each = each.parentElement) {
      const [r, g, b, a = 1] = numbers(getComputedStyle(each).backgroundColor);
      if (a === 1) return [r, g, b];
      if (a !== 0) throw new Error(`half transparent: ${each.className}`);
    }
    return [255, 255, 255];
  };
  const found = [];
  let count = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (node.data.trim() === "" || ["SCRIPT", "NOSCRIPT", "OPTION"].includes(element.tagName)) continue;
    if (!element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    const colour = numbers(element.closest("svg") ? style.fill : style.color);
    const filled = element.closest("svg") && element.previousElementSibling;
    const [a, b] = [light(colour), light(behind(element))].sort((x, y) => y - x);
    const large = parseFloat(style.fontSize) >= 24 || (parseFloat(style.fontSize) >= 18.66 && Number(style.fontWeight) >= 700);
    const ratio = (a + 0.05) / (b + 0.05);
    count += 1;
    if (ratio < (large ? 3 : 4.5)) found.push(`${ratio.toFixed(2)} <${element.tagName} class=${element.className}> ${node.data.slice(0, 40)}`);
  }
  return [count, found];
}"""


@pytest.mark.parametrize("theme", THEMES)
def test_contrast(visit: Visit, theme: str) -> None:
    """Every text has the contrast of WCAG AA to what is behind it, computed from the styles, box and search open."""
    visit.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    for path in PAGES:
        page = visit.go(path)
        answers(page, '{"id": 7}')
        page.fill("#search", "chat")
        count, found = page.evaluate(CONTRAST)
        assert found == [], path
        assert count > 100, path


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing(visit: Visit, theme: str) -> None:
    """axe-core finds nothing that keeps people from using the pages: contrast, names, roles, order of headings, what can be focused."""
    script = files_of_release(AXE)["axe_playwright_python/axe.min.js"].decode()
    visit.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    for path in FEW:
        page = visit.go(path)
        answers(page, '{"id": 7}')
        page.fill("#search", "chat")
        page.evaluate(script)
        found = page.evaluate(
            "axe.run(document, {preload: false, runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']})"
        )
        assert [(each["id"], [node["html"] for node in each["nodes"]]) for each in found["violations"]] == [], path
        assert len(found["passes"]) > 20


def test_without_javascript(browser: Browser, root: Path) -> None:
    """Pages can be read and walked through: no box, no search, all that the contract says."""
    context = browser.new_context(java_script_enabled=False, viewport={"width": 1400, "height": 1000})
    page = context.new_page()
    page.goto(f"{root.as_uri()}/index.html")
    assert page.locator("svg").is_visible()
    page.get_by_role("link", name="Types", exact=True).click()
    page.get_by_role("link", name="ChatItem", exact=True).click()
    assert page.locator("h1").inner_text() == "ChatItem"
    assert page.get_by_text("The agent asks a person one or more questions, and what was answered.").is_visible()
    assert not page.locator("#check").is_visible()
    assert page.get_by_text("Where JavaScript runs, there is a box here that checks JSON.").is_visible()
    context.close()


def test_small_screen(browser: Browser, root: Path) -> None:
    """On a telephone nothing is wider than the screen, and the list opens from a button."""
    context = browser.new_context(viewport={"width": 360, "height": 740})
    visiting = Visit(context, root)
    for path in PAGES:
        page = visiting.go(path)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, path
    assert not page.locator("#side").is_visible()
    page.click(".menu")
    assert page.locator("#side").is_visible()
    context.close()
    assert visiting.told == []


def test_hostile_texts(browser: Browser, tmp_path: Path) -> None:
    """Texts that would like to be code are shown, searched and checked like others, and nothing of them runs."""
    write_hostile(tmp_path / "schema")
    for path, text in generate(tmp_path / "schema").items():
        if path.startswith("docs/"):
            (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / path).write_text(text, encoding="utf-8", newline="\n")
    context = browser.new_context()
    visiting = Visit(context, tmp_path / "docs")
    for path in sorted(path.relative_to(tmp_path / "docs").as_posix() for path in (tmp_path / "docs").rglob("*.html")):
        page = visiting.go(path)
        page.fill("#search", "script")
        assert page.locator("#results li").count() >= 1
        assert page.evaluate("self.broken") is None, path
    page = visiting.go("types/Thing.html")
    assert EVIL.replace("`", "") in page.locator("main").inner_text()
    page.click("#check-example")
    page.wait_for_selector("#check-answer .good")
    assert answers(page, json.dumps({NAME: EVIL})) == ["/" + NAME.replace("~", "~0").replace("/", "~1")]
    assert page.evaluate("self.broken") is None
    context.close()
    assert visiting.told == []


def test_loading_takes(visit: Visit, root: Path, record_property: Callable[[str, object], None]) -> None:
    """How long the largest page takes to load; the summary of the run prints it."""
    largest = max(root.rglob("*.html"), key=lambda path: path.stat().st_size)
    took: list[float] = []
    for _ in range(3):
        page = visit.go(largest.relative_to(root).as_posix())
        took.append(page.evaluate("performance.getEntriesByType('navigation')[0].loadEventEnd"))
    assert all(time > 0 for time in took)
    name = re.sub(r"\\", "/", str(largest.relative_to(root)))
    words = f"its largest page, {name} of {largest.stat().st_size:,} bytes, loads in {sorted(took)[1]:.0f} ms in Chromium"
    record_property("measured", f"{words} (wanted: under 1000 ms)")
