"""Proves that the benchmark measures what it says: its values fit the contract, its faults are faults, all verdicts agree."""

from __future__ import annotations

import pytest
from bench.peers import OURS, missing, schemas
from bench.speed import measure
from bench.verdicts import agreement
from bench.workloads import faulty_everywhere, workloads

peers_are_there = pytest.mark.skipif(bool(missing()), reason=f"`make bench` installs what this needs: {', '.join(missing())}")


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


@peers_are_there
def test_every_library_gives_the_same_verdicts() -> None:
    """On what is measured all agree, outputs too; on the corpus our package alone is never wrong."""
    found = agreement(every=150)
    assert {each.peer: each.workloads for each in found if each.workloads} == {}
    assert found[0].peer == OURS
    assert (found[0].accepted, found[0].refused) == ([], [])


@peers_are_there
def test_a_figure_for_every_library() -> None:
    """The whole way in is timed for each library that has one."""
    figures = list(measure("protocol", rounds=1))
    assert [(each.place, each.peer) for each in figures] == [
        (work, peer) for work in ("W1", "W2", "W3", "W4") for peer in (OURS, "pydantic", "msgspec")
    ]
    assert all(each.value > 0 and each.ratio for each in figures)
