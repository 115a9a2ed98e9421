"""What is wrong with a value: `Problem`, and the `ValidationError` that carries all of them."""

from __future__ import annotations

import json
from typing import Any

from .kinds import is_array, is_object

__all__ = ["At", "Findings", "Problem", "ValidationError", "message_of", "pointer_of", "show", "too_deep"]

At = tuple[Any, "str | int"] | None
"""A place in an instance, as a linked list from the inside out; `None` is the root."""

SHOWN = 60
"""How many characters of an offending value a message shows."""


class _Nothing:
    """Where there is no offending value to show."""


NOTHING = _Nothing()


class Problem:
    """One finding about an instance. Its texts are made when they are asked for."""

    __slots__ = ("_got", "at", "expected", "keyword")

    def __init__(self, at: At, keyword: str, expected: str, got: object = NOTHING) -> None:
        self.at = at
        """The place, from the inside out; `pointer` writes it."""
        self.expected = expected
        """What was expected, in words."""
        self._got = got
        self.keyword = keyword
        """The JSON Schema keyword that refuses it, such as `minimum`; `json` where the text is not JSON."""

    @property
    def pointer(self) -> str:
        """JSON Pointer (RFC 6901) to the value; `""` is the whole instance."""
        return pointer_of(self.at)

    @property
    def reason(self) -> str:
        """What was expected and what came, without the place."""
        return self.expected if self._got is NOTHING else f"{self.expected}, got {show(self._got)}"

    @property
    def message(self) -> str:
        """A sentence that reads alone: place, what was expected, what came."""
        pointer = self.pointer or "(root)"
        if len(pointer) > 3 * SHOWN:
            pointer = f"{pointer[: 2 * SHOWN]}…{pointer[-SHOWN:]}"
        return f"{pointer}: {self.reason}"

    @property
    def value(self) -> str:
        """The offending value as JSON text, shortened; `""` where something is missing."""
        return "" if self._got is NOTHING else show(self._got)

    def __str__(self) -> str:
        return self.message

    def __repr__(self) -> str:
        return f"Problem(pointer={self.pointer!r}, keyword={self.keyword!r}, message={self.message!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Problem):
            return NotImplemented
        return (self.keyword, self.message) == (other.keyword, other.message)

    def __hash__(self) -> int:
        return hash((self.keyword, self.message))


class Findings(list[Problem]):
    """The problems found so far, and how far the first pass has got in the arrays that it stopped in."""

    __slots__ = ("passed",)

    def __init__(self, passed: dict[int, int] | None = None) -> None:
        super().__init__()
        self.passed = passed or {}
        """Identity of an array to the number of its first elements that are known to fit."""


class ValidationError(ValueError):
    """A value does not fit its schema. `problems` holds every reason, in the order of the schema."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__(problems)
        self.problems = problems

    def __str__(self) -> str:
        return message_of(self.problems)


def message_of(problems: list[Problem]) -> str:
    """All problems, one a line."""
    return "\n".join(problem.message for problem in problems)


def pointer_of(at: At) -> str:
    """Write a place as a JSON Pointer."""
    parts: list[str] = []
    while at is not None:
        at, key = at
        parts.append(str(key).replace("~", "~0").replace("/", "~1"))
    return "".join(f"/{part}" for part in reversed(parts))


def show(value: object) -> str:
    """Write a value as JSON text, shortened; whatever is not JSON is named by its Python type."""
    if isinstance(value, str):
        text = json.dumps(value[: SHOWN + 1])
        return text if len(value) <= SHOWN else f"{text[:SHOWN]}…"
    if is_object(value):
        return f"an object of {len(value)} {'property' if len(value) == 1 else 'properties'}" if value else "an empty object"
    if is_array(value):
        return f"an array of {len(value)} {'element' if len(value) == 1 else 'elements'}" if value else "an empty array"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, int):
        return f"{int(value)}" if abs(value) < 10**SHOWN else f"an integer of more than {SHOWN} digits"
    if isinstance(value, float):
        return repr(float(value))
    return f"a Python {type(value).__name__}"


def too_deep(value: object) -> Problem:
    """The problem of a value that nests deeper than the interpreter can follow; it names the place where it is deepest."""
    level: list[tuple[object, At]] = [(value, None)]
    at: At = None
    depth = 0
    while level and depth < DEEPEST:
        at = level[0][1]
        depth += 1
        inner: list[tuple[object, At]] = []
        for each, place in level:
            if is_object(each):
                inner += [(member, (place, name)) for name, member in each.items()]
            elif is_array(each):
                inner += [(item, (place, index)) for index, item in enumerate(each)]
        level = [(each, place) for each, place in inner if is_object(each) or is_array(each)]
    return Problem(at, "type", f"nested too deeply for this interpreter ({depth} levels)")


DEEPEST = 100_000
"""How far `too_deep` looks; a value that holds itself has no end."""
