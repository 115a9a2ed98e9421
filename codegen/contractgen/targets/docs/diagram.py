"""An exchange as a sequence diagram: two lines for client and host, an arrow for each frame, a band for each note."""

from __future__ import annotations

import re
import textwrap
from typing import NamedTuple

from ...ir.contract import Exchange, Step

__all__ = ["Arrow", "Band", "Diagram", "Line", "draw"]

WIDTH = 760
LEFT, RIGHT = 70, 690
MIDDLE = (LEFT + RIGHT) // 2
TOP = 58
LINE = 17
COLUMNS = 84
"""Characters of a line of text, at about 7 units each."""

NOUNS = {"request": "", "reply": "reply to ", "event": "event "}


class Line(NamedTuple):
    """A line of text at a height."""

    y: str
    text: str


class Arrow(NamedTuple):
    """A frame on its way."""

    kind: str
    name: str
    noun: str
    y: str
    name_y: str
    start: str
    end: str
    head: str
    """The points of the arrow's head."""
    lines: tuple[Line, ...]


class Band(NamedTuple):
    """A note across both lines."""

    y: str
    height: str
    lines: tuple[Line, ...]


class Diagram(NamedTuple):
    """What the template draws."""

    title: str
    width: str
    height: str
    bottom: str
    left: str
    right: str
    middle: str
    arrows: tuple[Arrow, ...]
    bands: tuple[Band, ...]


def draw(exchange: Exchange) -> Diagram:
    """Place everything from top to bottom."""
    y = TOP
    arrows: list[Arrow] = []
    bands: list[Band] = []
    for step in exchange.steps:
        lines = textwrap.wrap(re.sub("`", "", step.text), COLUMNS)
        if step.kind == "note":
            height = LINE * len(lines) + 16
            bands.append(Band(str(y), str(height), texts(lines, y + 21)))
            y += height + 18
        else:
            arrows.append(arrow(step, lines, y))
            y += 34 + LINE * len(lines) + 14
    return Diagram(exchange.title, str(WIDTH), str(y + 14), str(y), str(LEFT), str(RIGHT), str(MIDDLE), tuple(arrows), tuple(bands))


def texts(lines: list[str], y: int) -> tuple[Line, ...]:
    """Lines below each other."""
    return tuple(Line(str(y + LINE * index), line) for index, line in enumerate(lines))


def arrow(step: Step, lines: list[str], y: int) -> Arrow:
    """One frame: its name above the arrow, what is noteworthy below."""
    to_host = step.kind == "request"
    start, end = (LEFT, RIGHT) if to_host else (RIGHT, LEFT)
    at = y + 24
    back = end - 11 if to_host else end + 11
    head = f"{end},{at} {back},{at - 5} {back},{at + 5}"
    return Arrow(
        step.kind, step.name, NOUNS[step.kind], str(at), str(at - 9), str(start), str(back), head, texts(lines, at + LINE + 1)
    )
