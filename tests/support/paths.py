"""Where things are in this repository."""

from __future__ import annotations

from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent
ROOT = TESTS.parent

CASES = TESTS / "cases"
"""Data of tests: golden contracts and mistakes, hostile contracts, bug reports, corpora."""

CACHE = TESTS / ".cache"
"""What tests fetch or build once and keep from run to run; not committed."""
