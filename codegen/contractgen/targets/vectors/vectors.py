"""Vectors: instances of every schema with the verdict on each and the place of the first problem, for any language to run."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ...ir.constraints import AllOf, Array, Base64, Base64Total, Constraint, ConstraintRef, Key, MemberOf, Object
from ...ir.contract import Contract
from ...output import marker
from ..paths import file_name
from ..python.runtime.json_text import any_text as compact
from ..python.runtime.json_text import string_text
from ..python.runtime.problem import Problem
from ..registry import TargetSource
from .mutations import changes
from .samples import Missing, Samples

__all__ = ["files"]

ABOUT = (
    "Each vector: `schema`, a name in the bundle; `value`; `valid`; for what is refused the `pointer` of the first problem; "
    "`rule`, what it shows. `frame` in place of `schema`: the frame as a whole, with the payload by the schema of its request "
    "or event, and the result by that of `request`. Where there is a `fill`, put `unit` repeated `times`, then `end`, as a text "
    "at its `pointer` in the value."
)
Vector = tuple[dict[str, Any], Any]
"""What is said of a value, and the value."""

UNIT = 3 * (1 << 10)
"""Bytes that the unit of a `fill` stands for."""


def files(source: TargetSource) -> dict[str, str]:
    """The vectors of a contract, one on each line."""
    contract = source.contract
    samples = Samples(contract)
    by_name = sorted((name, key) for key, name in source.flat.names.items() if key in samples.constraints)
    lines = [line for name, key in by_name for line in of_schema(samples, name, key)]
    lines += [written(members(vector), compact(value)) for vector, value in frames(contract, samples)]
    note = f"{marker.MARKER} from the schemas of the contract. DO NOT EDIT."
    head = f'{{\n "$comment": {compact(note)},\n "contract": {compact(contract.name)},\n "about": {compact(ABOUT)},\n'
    return {f"vectors/{file_name(contract)}.vectors.json": f'{head} "vectors": [\n  ' + ",\n  ".join(lines) + "\n ]\n}\n"}


def written(said: str, value: str) -> str:
    """A vector as a line, of what is said of a value (the members of an object) and the value, both as text already."""
    return f'{{{said},"value":{value}}}'


def members(vector: Mapping[str, Any]) -> str:
    """What is said of a value, as text."""
    return compact(vector)[1:-1]


def of_schema(samples: Samples, name: str, key: Key) -> Iterator[str]:
    """The vectors of one schema, each value once. One that is only another name for another has few: the other has them."""
    target = target_of(samples, key)
    problems = samples.checks.of(target).problems
    start = f'"schema":{string_text(name)},"rule":'
    seen: set[str] = set()
    for rule, value in instances(samples, key, target):
        text = compact(value)
        if text not in seen:
            seen.add(text)
            yield written(f"{start}{string_text(rule)},{verdict(problems(value))}", text)
    for vector, value in filled(samples, name, key):
        yield written(members(vector), compact(value))


def target_of(samples: Samples, key: Key) -> Key:
    """What a definition that is a lone reference leads to in the end: a chain of names is not walked for every value."""
    while isinstance(constraint := samples.constraints[key], ConstraintRef):
        key = constraint.key
    return key


def instances(samples: Samples, key: Key, target: Key) -> Iterator[tuple[str, Any]]:
    """Instances of a definition, with what each shows."""
    try:
        yield "smallest", samples.of(target)
        yield "everything that it names", samples.of(target, whole=True)
    except Missing:
        pass
    for number, example in enumerate(samples.examples[key], 1):
        yield f"example {number}", example
    others: tuple[Any, ...] = (None, True, 0, "", [], {})
    for value in others:
        yield "another sort", value
    if key != target:
        return
    try:
        smallest = samples.of(key)
    except Missing:
        return
    yield from changes(samples, samples.constraints[key], smallest)
    for part in parts_of(samples.constraints[key]):
        if isinstance(part, MemberOf):
            yield from changes(samples, part, samples.of(key, whole=True))


def verdict(problems: list[Problem]) -> str:
    """Valid, or where the first problem is: members of a vector."""
    return f'"valid":false,"pointer":{string_text(problems[0].pointer)}' if problems else '"valid":true'


# -- long texts -----------------------------------------------------------------------------------------------------------


def filled(samples: Samples, name: str, key: Key) -> Iterator[Vector]:
    """Texts of base64 at their bounds, told as what they are made of."""
    parts = parts_of(samples.constraints[key])
    for part in parts:
        for field, inner in (part.properties or ()) if isinstance(part, Object) else ():
            most = next((each.maximum for each in parts_of(inner) if isinstance(each, Base64)), None)
            if most is not None and most > UNIT:
                try:
                    value = {**samples.of(key), field: ""}
                except Missing:
                    continue
                for more in (0, 1):
                    yield made(name, f"x-base64MaxBytes {most}", value, f"/{field}", most + more, most, "")
        if isinstance(part, Base64Total) and part.maximum > UNIT:
            items = next((each.items for each in parts if isinstance(each, Array)), None)
            if items is None:
                continue
            try:
                item = samples.made(items)
            except Missing:
                continue
            field, most = part.property, part.maximum
            pair = [{**item, field: ""}, {**item, field: "AAAA"}]
            for more in (0, 1):
                yield made(name, f"x-base64TotalMaxBytes {most}", pair, f"/0/{field}", most - 3 + more, most - 3, "")


def parts_of(constraint: Constraint) -> tuple[Constraint, ...]:
    """The constraints that stand side by side in one."""
    return constraint.parts if isinstance(constraint, AllOf) else (constraint,)


def made(name: str, rule: str, value: Any, pointer: str, size: int, most: int, whole: str) -> Vector:
    """A vector with a text that stands for some bytes; its verdict is that of the size."""
    times, rest = divmod(size, 3)
    fill = {"pointer": pointer, "unit": "AAAA", "times": times, "end": ("", "AA==", "AAA=")[rest]}
    fine = size <= most
    place = pointer if "Total" not in rule else whole
    answer: dict[str, Any] = {"valid": True} if fine else {"valid": False, "pointer": place}
    return {"schema": name, "rule": f"{rule} {'met' if fine else 'crossed'}", **answer, "fill": fill}, value


# -- frames ---------------------------------------------------------------------------------------------------------------


def frames(contract: Contract, samples: Samples) -> Iterator[Vector]:
    """Whole frames: every request, event and reply with a fitting body and with one that does not fit."""
    sides = contract.envelope.both_sides()
    if sides is None:
        return
    client, server = sides
    for request in sorted(contract.requests, key=lambda each: each.name):
        for fits, body, pointer in bodies(samples, request.payload):
            frame = {"id": "r-1", "type": request.name, "payload": body}
            yield from framed(samples, client, "request", frame, fits, f"/payload{pointer}", request.name)
        for fits, body, pointer in bodies(samples, request.result):
            frame = {"id": "r-1", "ok": True, "result": body}
            place = f"/result{pointer}"
            for vector, value in framed(samples, server, "server", frame, fits, place, request.name):
                yield {**vector, "request": request.name}, value
    for event in sorted(contract.events, key=lambda each: each.name):
        for fits, body, pointer in bodies(samples, event.payload):
            frame = {"type": "event", "event": event.name, "payload": body}
            yield from framed(samples, server, "server", frame, fits, f"/payload{pointer}", event.name)
    unknown: list[tuple[str, Key, str, Any]] = [
        ("request", client, "a request that is not known", {"id": "r-1", "type": "zz.unknown", "payload": None}),
        ("server", server, "an event that is not known", {"type": "event", "event": "zz.unknown", "payload": None}),
    ]
    for kind, envelope, rule, frame in unknown:
        if samples.valid(envelope, frame):
            yield {"frame": kind, "rule": rule, "valid": True}, frame


def bodies(samples: Samples, key: Key) -> Iterator[tuple[bool, Any, str]]:
    """A fitting payload, and some that do not fit, with the place of the first problem."""
    check = samples.checks.of(key)
    try:
        smallest = samples.of(key)
    except Missing:
        return
    yield True, smallest, ""
    wrong = [value for _, value in changes(samples, samples.constraints[key], smallest)]
    for values in ([None], wrong[len(wrong) // 2 :]):
        found = next(((value, problems[0].pointer) for value in values if (problems := check.problems(value))), None)
        if found is not None and (values == [None] or found[0] is not None):
            yield False, *found


def framed(
    samples: Samples, envelope: Key, kind: str, frame: dict[str, Any], fits: bool, pointer: str, name: str
) -> Iterator[Vector]:
    """A frame with the verdict on its body, where the envelope is of the usual shape."""
    if samples.valid(envelope, frame):
        what = f"{name}: {'fits' if fits else 'does not fit'}"
        yield {"frame": kind, "rule": what, "valid": fits, **({} if fits else {"pointer": pointer})}, frame
