"""What is wrong with a contract: `Problem` with its `Location`, and how they print."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

__all__ = ["ContractError", "Location", "OutputError", "Problem", "UnsupportedSchema", "ordered"]


def visible(text: str) -> str:
    """A text that cannot command a terminal or look like another line: what does not print is escaped."""
    return text if text.isprintable() else "".join(char if char.isprintable() else repr(char)[1:-1] for char in text)


@dataclass(frozen=True, order=True)
class Location:
    """A place in a contract."""

    file: str
    """Path from the contract's root, with `/`."""
    line: int = 0
    """Line in the file, from 1; 0 where no single line can be named."""
    pointer: str = ""
    """JSON Pointer into the file; `""` is the whole document."""

    def __str__(self) -> str:
        place = f"{visible(self.file)}:{self.line}" if self.line else visible(self.file)
        return f"{place}: at {visible(self.pointer)}" if self.pointer else place


@dataclass(frozen=True, order=True)
class Problem:
    """One finding about a contract: where, what, and what to do."""

    location: Location
    message: str
    unsupported: bool = False
    """True where the schema is right but cannot be generated faithfully."""

    def __str__(self) -> str:
        return f"{self.location}: {visible(self.message)}"


class ContractError(Exception):
    """The contract has problems; `problems` holds all that one stage found."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = ordered(problems)
        super().__init__("\n".join(map(str, self.problems)))


class OutputError(ContractError):
    """Something is wrong with the output folder; the files are named as they are on disk."""

    def __init__(self, problems: Iterable[Problem], written: int = 0) -> None:
        self.written = written
        """How many files had been written, or removed, before."""
        super().__init__(problems)


class UnsupportedSchema(ContractError):
    """Every problem is a schema that is right but cannot be generated faithfully."""


def ordered(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Without repeats, by file, line and pointer."""
    return tuple(sorted(set(problems)))


def stop_if(problems: Iterable[Problem]) -> None:
    """Raise what a stage found, if it found anything."""
    found = ordered(problems)
    if found:
        raise (UnsupportedSchema if all(problem.unsupported for problem in found) else ContractError)(found)
