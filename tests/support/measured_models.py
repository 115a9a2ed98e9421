"""The models of other libraries over the vectors: whose verdicts differ from the contract's, why, and what gets lost on the way through."""

from __future__ import annotations

import importlib.util
import json
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import agent_contracts
import msgspec
from pydantic import TypeAdapter, ValidationError

__all__ = ["UNEXPLAINED", "Measured", "loaded", "measure"]

REASONS: tuple[tuple[str, str, str], ...] = (
    ("integer written", "refuses", "`1.0` and the like for an integer are refused"),
    ("x-trimmed", "accepts", "`x-trimmed` is not known: white space around a text counts, and stays"),
    ("x-memberOf", "accepts", "`x-memberOf` is not known: what has to be elsewhere in the value may be missing"),
    ("pattern: twice", "accepts", "`x-memberOf` is not known: what has to be elsewhere in the value may be missing"),
    ("x-base64", "accepts", "`x-base64MaxBytes` and `x-base64TotalMaxBytes` are not known: decoded bytes are not counted"),
    ("required", "accepts", "the property that tells a union's branches apart may be missing outside of the union"),
    ("empty text", "accepts", "alternatives that only narrow one object are left out: what has to be there unless something else is"),
    ("const", "accepts", "constants: another value of the same worth, or of the same type, passes"),
    ("pattern", "accepts", "patterns: a line feed after the end passes, or there are none"),
    ("base64 form", "accepts", "patterns: a line feed after the end passes, or there are none"),
    ("propertyNames", "accepts", "patterns: a line feed after the end passes, or there are none"),
    *(
        (start, "accepts", "bounds: some or all of sizes and numbers are not checked")
        for start in ("minLength", "maxLength", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minItems", "maxItems",
                      "empty array", "one element", "another sort", "maxLength", "alternative")
    ),
)  # fmt: skip
"""What a vector's rule begins with, the verdict on it that the contract does not share, and what that comes of."""

UNREADABLE = "types that cannot be read at all: unions of objects that the library does not tell apart, and what holds them"
UNEXPLAINED = "not explained"


def reason_of(rule: str, verdict: str) -> str:
    """What a difference comes of."""
    return next((why for start, which, why in REASONS if rule.startswith(start) and verdict == which), UNEXPLAINED)


@dataclass
class Measured:
    """What one library did."""

    vectors: int = 0
    same: int = 0
    differences: Counter[str] = field(default_factory=Counter)
    """By what they come of."""
    examples: dict[str, str] = field(default_factory=dict)
    unreadable: set[str] = field(default_factory=set)
    trips: int = 0
    lost: list[str] = field(default_factory=list)


def loaded(path: Path) -> ModuleType:
    """Import a module from a file."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


def measure(module: ModuleType, library: str, vectors: list[dict[str, Any]], names: dict[str, str]) -> Measured:
    """Ask a library for its verdict on every vector of a schema, and send what it accepts through it and back."""
    read, write = FACES[library](module)
    found = Measured()
    for vector in vectors:
        name = names[vector["schema"]]
        found.vectors += 1
        why = ""
        try:
            value = read(name, vector["value"])
            verdict = True
        except (ValidationError, msgspec.ValidationError):
            verdict = False
        except TypeError:
            verdict = False
            why = UNREADABLE
            found.unreadable.add(name)
        if verdict == vector["valid"]:
            found.same += 1
        else:
            why = why or reason_of(vector["rule"], "accepts" if verdict else "refuses")
            found.differences[why] += 1
            found.examples.setdefault(why, f"{vector['rule']}: {name} {json.dumps(vector['value'])[:200]}")
        if verdict and vector["valid"]:
            schema = getattr(agent_contracts, f"{vector['schema']}Schema")
            ours = schema.dump(schema.parse(vector["value"]))
            found.trips += 1
            found.lost += [f"{name} {key}" for key in missing(ours, write(name, value))]
    return found


def missing(ours: Any, theirs: Any, place: str = "") -> list[str]:
    """The places of members that are in one value and not in the other."""
    if isinstance(ours, dict):
        if not isinstance(theirs, dict):
            return [place]
        gone = [f"{place}/{key}" for key in ours if key not in theirs]
        return gone + [each for key in ours if key in theirs for each in missing(ours[key], theirs[key], f"{place}/{key}")]
    if isinstance(ours, list):
        if not isinstance(theirs, list) or len(ours) != len(theirs):
            return [place]
        return [each for index, pair in enumerate(zip(ours, theirs)) for each in missing(*pair, f"{place}/{index}")]
    return []


Face = tuple[Callable[[str, Any], Any], Callable[[str, Any], Any]]


def pydantic_face(module: ModuleType) -> Face:
    """pydantic, absent properties left out again."""

    @cache
    def adapter(name: str) -> TypeAdapter[Any]:
        return TypeAdapter(getattr(module, name))

    return (
        lambda name, value: adapter(name).validate_python(value),
        lambda name, value: adapter(name).dump_python(value, mode="json", by_alias=True, exclude_unset=True),
    )


def msgspec_face(module: ModuleType) -> Face:
    """msgspec, for structures and for dictionaries with types."""
    return lambda name, value: msgspec.convert(value, getattr(module, name)), lambda name, value: msgspec.to_builtins(value)


FACES: dict[str, Callable[[ModuleType], Face]] = {"pydantic": pydantic_face, "msgspec": msgspec_face, "typeddict": msgspec_face}
