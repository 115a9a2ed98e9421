"""What is wrong with a value: `Problem`, and the `ValidationError` that carries all of them."""

from __future__ import annotations

import json
from typing import Any, Final

from .json_types import KINDS, exact, is_array, is_object

__all__ = [
    "At",
    "ExampleView",
    "Findings",
    "Problem",
    "ValidationError",
    "message_of",
    "pointer_of",
    "show",
    "show_whole",
    "too_deep",
]

At = tuple[Any, "str | int"] | None
"""A place in an instance, as a linked list from the inside out; `None` is the root."""

SHOWN = 60
"""How many characters of an offending value a message shows."""


class ExampleView(str):
    """The text of an offending value that is not kept itself: it is large, or may change. Empty where there is none."""

    __slots__ = ()


NOTHING: Final = ExampleView()
SHORT: Final = frozenset({int, float, bool, type(None), ExampleView})
"""Types of values that a problem keeps as they are: small, and never changed."""


class Problem:
    """One finding about an instance. Its texts are made when they are asked for."""

    __slots__ = ("_got", "at", "expected", "keyword")

    def __init__(self, at: At, keyword: str, expected: str, got: object = NOTHING) -> None:
        self.at = at
        """The place, from the inside out; `pointer` writes it."""
        self.expected = expected
        """What was expected, in words."""
        if type(got) is str:
            got = got[: SHOWN + 1]
        elif type(got) not in SHORT:
            got = ExampleView(show(got))
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
        value = self.value
        return f"{self.expected}, got {value}" if value else self.expected

    @property
    def message(self) -> str:
        """A sentence that reads alone: place, what was expected, what came."""
        pointer = printable(self.pointer) or "(root)"
        if len(pointer) > 3 * SHOWN:
            pointer = f"{pointer[: 2 * SHOWN]}…{pointer[-SHOWN:]}"
        return f"{pointer}: {self.reason}"

    @property
    def value(self) -> str:
        """The offending value as JSON text, shortened; `""` where something is missing."""
        return show(self._got)

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
    """The problems found so far, and what the checks that look for them tell each other."""

    __slots__ = ("passed", "unions")

    def __init__(self, passed: dict[int, int] | None = None, unions: int = 0) -> None:
        super().__init__()
        self.passed = passed or {}
        """How far the first pass has got in the arrays that it stopped in: identity of an array to the number of its first
        elements that are known to fit. An entry counts once, where the array is first met."""
        self.unions = unions
        """How many unions these findings stand in."""


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


def printable(text: str) -> str:
    """A text that stays on its line and in its order: control characters, surrogates and marks that turn the order of
    reading are escaped as in JSON."""
    return text if text.isprintable() else "".join(char if char.isprintable() else json.dumps(char)[1:-1] for char in text)


def show(value: object) -> str:
    """Write a value as JSON text, shortened; whatever is not JSON is named by its Python type."""
    if type(value) is ExampleView:
        return str(value)
    value = exact(value)
    if type(value) not in KINDS:
        return f"a Python {type(value).__name__}"
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
        return f"{value}" if abs(value) < 10**SHOWN else f"an integer of more than {SHOWN} digits"
    return repr(value)


def show_whole(value: object) -> str:
    """As `show`, but a small array or object is written out."""
    if is_object(value) or is_array(value):
        try:
            text = json.dumps(value)
        except (TypeError, ValueError, RecursionError):
            return show(value)
        return text if len(text) <= SHOWN else show(value)
    return show(value)


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
        level = list({id(each): (each, place) for each, place in inner if is_object(each) or is_array(each)}.values())
    return Problem(at, "type", f"nested too deeply for this interpreter ({depth} levels)")


DEEPEST = 10_000
"""How far `too_deep` looks; a value that holds itself has no end."""
