"""Proves that the benchmark measures what it says: its values fit the contract, its faults are faults, verdicts differ where it
says so, and its tables are those of its figures."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bench.apart import combined
from bench.compiled import older
from bench.figures import Figure
from bench.goals import GOALS, compared
from bench.peers import OURS, installed, peers, schemas
from bench.report import FOLDER, filled, goals
from bench.speed import measure
from bench.verdicts import judged
from bench.workloads import faulty_everywhere, workloads

RULES = ("ModelCatalogData: ", "ChatSendPayload: generated")
"""Lines of the corpus that break a rule between properties."""
TRIMMED = (r"ChatForkPayload: \.(title|worktree\.branch): ", r"ProviderAccountCreatePayload: \.label: ")
"""Lines about texts that are trimmed."""
BLANK = tuple(f"{place}blank: NBSP, BOM" for place in (r"ChatForkPayload: \.worktree\.branch: ", TRIMMED[1]))
LINE_FEED = r'.*\\n"$'
"""Lines with a line feed after what a pattern describes."""
PAIRS = "VisualHeight: |ChatVisual"
"""Lines of types that have `prefixItems`."""
TRUTH = tuple(rf"{name}: (\.ok|ok as|discriminator ok =)" for name in ("ReplyOk", "ReplyError", "Reply", "ServerFrame"))
PYDANTIC = ((*RULES, *BLANK, *TRUTH), (".*lone surrogate", ".*NEL is not trimmed"))

DIFFERS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    OURS: ((), ()),
    "pydantic": PYDANTIC,
    "pydantic dataclass": PYDANTIC,
    "msgspec": (
        (*RULES, *TRIMMED, LINE_FEED, "Reply: |ServerFrame: ", r"ReplyOk: \.ok: boolean", r"Chat\w+Item: required kind missing"),
        TRIMMED,
    ),
    "fastjsonschema": ((RULES[0], *TRIMMED), (PAIRS,)),
    "jsonschema": ((RULES[0], *TRIMMED, LINE_FEED), ()),
    "jsonschema-rs": ((RULES[0], *TRIMMED), ()),
}
"""What each library accepts or refuses otherwise: one regular expression for each kind of line. Of cattrs and mashumaro, which
check no bounds, only that they refuse nothing."""


def test_workloads_are_what_they_say() -> None:
    """Every value fits and comes back whole; the fault at its end is one problem; W6 has one for every item."""
    sizes = {work.name: len(work.text) for work in workloads()}
    assert sizes["W1"] < 250
    assert 2_000 < sizes["W2"] < 4_000
    assert 150_000 < sizes["W3"] < 250_000
    assert 800_000 < sizes["W4"] < 1_100_000
    for work in workloads():
        schema = schemas()[work.type]
        assert schema.dump(schema.parse(work.value)) == work.value
        assert schema.parse_json(work.text) == schema.parse(work.value)
        assert len(schema.problems(work.with_fault())) == 1
    assert len(workloads()[2].value["chats"]) == 200
    assert len(workloads()[3].value["items"]) == 1000
    assert {item["kind"] for item in workloads()[3].value["items"]} == set(
        "user assistant thinking tool subagent approval question turn note compaction".split()
    )
    assert len(schema.problems(faulty_everywhere(work))) == 1000


@pytest.mark.parametrize("name", [*DIFFERS, "cattrs", "mashumaro"])
def test_verdicts_differ_where_it_says_so(name: str) -> None:
    """On what is measured all agree, outputs too; on the corpus each library differs in the kinds of lines that are known."""
    (peer,) = (each for each in peers() if each.name == name)
    if peer.package and not installed(peer.package):
        pytest.skip(f"`make bench` installs {peer.package}")
    found = judged(peer)
    assert found.lines > 7_000
    assert found.workloads == []
    if name not in DIFFERS:
        assert found.refused == []
        return
    for kinds, notes in zip(DIFFERS[name], (found.accepted, found.refused)):
        assert [note for note in notes if not any(re.match(kind, note) for kind in kinds)] == []
        assert [kind for kind in kinds if not any(re.match(kind, note) for note in notes)] == []


def test_a_figure_for_every_library() -> None:
    """The whole way in is timed for each library that has one."""
    figures = list(measure("protocol", rounds=1))
    assert [(each.place, each.peer) for each in figures] == [
        (work, peer) for work in ("W1", "W2", "W3", "W4") for peer in (OURS, "pydantic", "msgspec")
    ]
    assert all(each.value > 0 and each.ratio for each in figures)


def test_processes_count_by_their_medians() -> None:
    """A figure is the median of what the processes answer; the lowest and highest ratio stay beside it."""
    runs = [[Figure("parse", "W1", "pydantic", value, "s", ratio)] for value, ratio in ((3e-6, 2.5), (1e-6, 2.75), (2e-6, 1.25))]
    assert list(combined(runs)) == [Figure("parse", "W1", "pydantic", 2e-6, "s", 2.5, {"lowest": 1.25, "highest": 2.75})]
    assert list(combined(runs[:1])) == runs[0]
    with pytest.raises(AssertionError):
        list(combined([runs[0], [Figure("parse", "W2", "pydantic", 1e-6, "s", 1.0)]]))


def test_a_compiled_package_that_is_older_is_told(tmp_path: Path) -> None:
    """It is the package's if every file of the package is there as it is; what compiling adds does not count."""
    package, compiled = tmp_path / "package", tmp_path / "compiled"
    for folder in (package, compiled):
        (folder / "types").mkdir(parents=True)
        (folder / "_contract.json").write_text('{"sha256": "1"}')
        (folder / "types" / "one.py").write_text("ONE = 1\n")
    (compiled / "types" / "_one_records.py").write_text("")
    (package / "__pycache__").mkdir()
    (package / "__pycache__" / "one.pyc").write_text("")
    assert older(compiled, package) == ""
    (package / "types" / "one.py").write_text("ONE = 2\n")
    assert older(compiled, package) == "types/one.py"
    (package / "_contract.json").write_text('{"sha256": "2"}')
    assert older(compiled, package) == "_contract.json"
    (compiled / "_contract.json").unlink()
    assert older(compiled, package) == "_contract.json"


def test_the_tables_are_those_of_the_kept_results() -> None:
    """Nothing between the two marks of the benchmark's README is written by hand."""
    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert filled(text, json.loads((FOLDER / "results.json").read_text(encoding="utf-8"))) == text


def made(task: str, places: str, peer: str, *ratios: float, **more: float) -> list[dict[str, Any]]:
    """Made-up figures."""
    return [Figure(task, place, peer, 1.0, "s", ratio, more).row() for place, ratio in zip(places.split(), ratios)]


def test_goals_are_told_right() -> None:
    """Reached, missed on either side, measured in part, and not measured at all."""
    figures = [
        *made("parse", "W1 W2 W3 W4", "pydantic", 2.6, 2.2, 2.0, 2.0),
        *made("parse_json", "W1 W2 W3 W4", "pydantic", 0.97, 0.84, 1.25, 0.99, lowest=0.8, highest=1.3),
        *made("dump", "W1 W2", "pydantic", 1.9, 2.1),
        *made("validate", "W1", "jsonschema", 110),
        *made("faulty", "W6", OURS, 4.6),
        *made("memory", "objects text", OURS, 1.05, 1.06),
    ]
    found = {each.goal.title: each for each in compared({"figures": figures})}
    assert list(found) == [goal.title for goal in GOALS]
    verdicts = {title: each.verdict for title, each in found.items() if each.verdict != "not measured"}
    assert verdicts == {
        "parse: pydantic / ours": "reached",
        "parse_json: pydantic / ours": "2 of 4 missed",
        "dump: pydantic / ours": "1 of 4 missed, 2 of 4 not measured",
        "validate only: jsonschema / ours": "3 of 4 not measured",
        "every item faulty: ours / our valid": "1 of 1 missed",
        "memory of W4: ours / msgspec": "1 of 2 missed",
    }
    assert found["parse_json: pydantic / ours"].missed == (False, True, False, True)
    assert found["memory of W4: ours / msgspec"].missed == (False, True)
    rows = goals({"figures": figures})
    spread = "(0.80 to 1.30)"
    assert f"| 0.97 {spread}, **0.84** {spread}, 1.25 {spread}, **0.99** {spread} | 2 of 4 missed |" in rows
    assert "| **1.90**, 2.10, –, – | 1 of 4 missed, 2 of 4 not measured |" in rows
    assert "| 8 | 20 | – | not measured |" in rows.replace("8.00", "8")
