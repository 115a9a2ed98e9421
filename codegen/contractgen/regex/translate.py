"""ECMA-262 regular expressions, the ones of JSON Schema, rewritten as Python ones.

A pattern is read by the grammar of ECMA-262 with the `u` flag into a tree, and the tree is printed as
Python source. Characters and classes become sets of code points first, so the printed source names
every character it accepts and does not depend on flags or on the Unicode data of the running Python.
What cannot be said exactly in Python is refused with a `PatternError`. A match starts and ends between
code points, as ECMA-262 has it; V8 also lets one that reads nothing start inside a surrogate pair.

Of the older grammar (Annex B) the harmless spellings are accepted: an escaped character that needs no
escape, such as `\\-` or `\\@`; a lone `]`, `}` or `{`; and `-` beside a set in a class, as in `[\\w-.]`.
They stand for whole code points all the same. Such spellings together with `\\p{...}`, `\\u{...}` or a
character beyond U+FFFF, which mean something else in the older grammar, are refused.
"""

from __future__ import annotations

import re

from .parser import MAX_NESTING, Parser, PatternError
from .printer import Printer, references_of

__all__ = ["MAX_NESTING", "PatternError", "backtracking_risk", "translate"]


def translate(pattern: str) -> str:
    """Python `re` source that finds a match in a text exactly when the ECMA-262 pattern does."""
    try:
        parser = Parser(pattern)
        tree = parser.whole()
        source = Printer(references_of(tree, parser)).written(tree)
        re.compile(source)
    except (re.error, OverflowError, MemoryError, RecursionError) as error:
        raise PatternError(f"Python cannot run this pattern: {error}") from error
    return source


def backtracking_risk(pattern: str) -> str | None:
    """Why matching the pattern can take exponential or high polynomial time, or None when it cannot."""
    from . import backtracking  # It needs the tree this module defines.

    try:
        return backtracking.risk(Parser(pattern).whole())
    except RecursionError as error:
        raise PatternError(f"Python cannot run this pattern: {error}") from error
