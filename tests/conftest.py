"""Options and fixtures that the test modules share."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from support.paths import ROOT


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--compiled`, `--golden`, `--fuzz-seed` and `--fuzz-times`."""
    parser.addoption("--compiled", action="store_true", help="the package has to be the one that `make compiled` builds")
    parser.addoption("--golden", action="store_true", help="write the expectations of the golden cases again; read the diff")
    parser.addoption("--fuzz-seed", type=int, default=1, help="another seed tries other random schemas and instances")
    parser.addoption("--fuzz-times", type=int, default=1, help="how many times as many of them are tried")


@pytest.fixture(scope="session")
def golden(request: pytest.FixtureRequest) -> bool:
    """Whether expectations are written instead of compared."""
    return bool(request.config.getoption("--golden"))


@pytest.fixture(scope="session")
def repository() -> Path:
    """The repository's folder."""
    return ROOT


@pytest.fixture(scope="session")
def fuzz(request: pytest.FixtureRequest) -> tuple[int, int]:
    """The seed of random tests, and how many times as much as usual they try."""
    return request.config.getoption("--fuzz-seed"), request.config.getoption("--fuzz-times")


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Print what the random tests tried, and what tests measured."""
    measured = [
        found for report in terminalreporter.getreports("passed") for name, found in report.user_properties if name == "measured"
    ]
    if measured:
        terminalreporter.section("measured on this machine, as busy as it was")
        for line in sorted(measured):
            terminalreporter.line(line)
    totals: Counter[str] = Counter()
    explained: Counter[str] = Counter()
    for report in terminalreporter.getreports("passed"):
        for name, found in report.user_properties:
            if name.startswith("fuzz "):
                terminalreporter.ensure_newline()
                totals.update({"tests": 1, "tried": found["tried"], "valid": found["valid"]})
                explained.update(found["explained"])
    if totals:
        terminalreporter.section("random instances against jsonschema-rs")
        terminalreporter.line(f"{totals['tried']} instances, {totals['valid']} of them valid, 0 unexplained differences")
        for reason, count in sorted(explained.items()):
            terminalreporter.line(f"{count} differences explained by {reason}")
