"""Options and fixtures that the test modules share."""

from __future__ import annotations

from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--golden`."""
    parser.addoption("--golden", action="store_true", help="write the expectations of the golden cases again; read the diff")


@pytest.fixture(scope="session")
def golden(request: pytest.FixtureRequest) -> bool:
    """Whether expectations are written instead of compared."""
    return bool(request.config.getoption("--golden"))


@pytest.fixture(scope="session")
def repository() -> Path:
    """The repository's folder."""
    return Path(__file__).resolve().parent.parent
