"""Proves that generated code passes the official test suite, and that the table of what it does not pass is true."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from support.json_schema_suite import DRAFTS, SECTIONS, Outcome, outcomes

README = Path(__file__).with_name("README.md")
START = "## Results\n"
PLACES = [(draft, section) for draft in DRAFTS for section in SECTIONS]
COUNTS = ["draft", "section", "tests", "pass", "refused", "chosen"]
ROWS = ["draft", "section", "file", "group", "test", "result", "reason"]


def cells(line: str) -> list[str]:
    """The cells of a line of a table."""
    return [cell.strip().replace("\\|", "|") for cell in line.strip().removeprefix("| ").removesuffix(" |").split(" | ")]


def line_of(row: list[str]) -> str:
    """A row as a line of a table."""
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |\n"


def table_of(head: list[str], rows: list[list[str]]) -> str:
    """A whole table."""
    return line_of(head) + line_of(["---"] * len(head)) + "".join(map(line_of, rows))


def count(draft: str, section: str, found: list[Outcome]) -> list[str]:
    """The row of counts for one section."""
    results = Counter(outcome.result for outcome in found)
    return [draft, section, str(len(found)), *(str(results[result]) for result in ("pass", "refused", "chosen"))]


def not_passed(draft: str, section: str, found: list[Outcome]) -> list[list[str]]:
    """A row for each test of one section that is not a pass."""
    return [
        [draft, section, outcome.file, outcome.group, outcome.test, outcome.result, outcome.reason]
        for outcome in found
        if outcome.result != "pass"
    ]


def committed(head: list[str]) -> list[list[str]]:
    """The rows of the committed table that begins with a head."""
    lines = README.read_text(encoding="utf-8").splitlines()
    start = lines.index(line_of(head).strip()) + 2
    ends = [number for number in range(start, len(lines)) if not lines[number].startswith("|")]
    return [cells(line) for line in lines[start : min(ends, default=len(lines))]]


@pytest.mark.parametrize(("draft", "section"), PLACES)
def test_section(draft: str, section: str, golden: bool) -> None:
    """No verdict of a section is wrong; each test that is not a pass stands in the table, and no other."""
    found = outcomes(draft, section)
    assert len({(outcome.file, outcome.group, outcome.test) for outcome in found}) > 90
    assert [outcome for outcome in found if outcome.result == "wrong"] == []
    if section == "required":
        assert {outcome.result for outcome in found} == {"pass"}
    if not golden:
        assert count(draft, section, found) in committed(COUNTS)
        assert not_passed(draft, section, found) == [row for row in committed(ROWS) if row[:2] == [draft, section]]


def test_table(golden: bool) -> None:
    """The table speaks of every section once. With `--golden` it is written again."""
    if golden:
        found = {place: outcomes(*place) for place in PLACES}
        counts = table_of(COUNTS, [count(*place, outcome) for place, outcome in found.items()])
        rows = table_of(ROWS, [row for place, outcome in found.items() for row in not_passed(*place, outcome)])
        before = README.read_text(encoding="utf-8").partition(START)[0]
        README.write_text(f"{before}{START}\n{counts}\nEvery test that is not a pass:\n\n{rows}", encoding="utf-8", newline="\n")
    assert [(row[0], row[1]) for row in committed(COUNTS)] == PLACES
    assert {(row[0], row[1]) for row in committed(ROWS)} <= set(PLACES)
