"""What may be done to an instance to meet or violate a constraint: each change with its name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

from ...ir import constraints as c
from ...ir.constraints import Constraint, ConstraintRef
from ...ir.json_values import thaw
from ...schema.pointers import pointer_token
from .samples import Missing, Samples, beside, enum_of, number

__all__ = ["Change", "changes"]

LONGEST = 5000
"""Texts with more characters are not spelled out."""

MOST = 130
"""Arrays with more elements are not spelled out."""


Change: TypeAlias = tuple[str, Any]
"""What a value is made to show, and the value."""


WRONG: dict[str, Any] = {"string": "a", "number": 7, "boolean": True, "array": [], "object": {}}
"""A value of each type, to stand where another is expected."""


def changes(samples: Samples, constraint: Constraint, value: Any, place: str = "", deep: bool = True) -> Iterator[Change]:
    """The changes of a valid instance that a constraint calls for, those of the instance as a whole first. What has a name of
    its own is only replaced (`deep` is false there): its own vectors go further."""
    if isinstance(constraint, ConstraintRef):
        target = samples.constraints[constraint.key]
        if deep and place == "":
            yield from changes(samples, target, value, place)
        else:
            yield from replaced(place, value)
    elif isinstance(constraint, (c.Nullable, c.AllOf, c.Unevaluated)):
        if isinstance(constraint, c.Nullable):
            yield f"null is allowed{at(place)}", None
        for each in beside(constraint):
            yield from changes(samples, each, value, place, deep)
        if isinstance(constraint, c.Unevaluated) and isinstance(value, dict):
            yield f"unknown property{at(place)}", {**value, "zz_unknown": {"a": [1]}}
    elif type(constraint) in MAKERS:
        yield from MAKERS[type(constraint)](samples, constraint, value, place)


def at(place: str) -> str:
    """Where, in words."""
    return f" at {place}" if place else ""


def other_types(place: str, *fitting: str) -> Iterator[Change]:
    """A value of every type but those that fit, and null."""
    for name, value in WRONG.items():
        if name not in fitting:
            yield f"{name} for {fitting[0]}{at(place)}", value
    if "null" not in fitting:
        yield f"null for {fitting[0]}{at(place)}", None


def replaced(place: str, value: Any) -> Iterator[Change]:
    """A few values that are of another sort altogether."""
    yield f"null{at(place)}", None
    for name, wrong in (("array", []), ("object", {}), ("number", 7), ("string", "zz")):
        if not isinstance(value, type(wrong)):
            yield f"{name}{at(place)}", wrong
            break


def types(samples: Samples, constraint: c.Types, value: Any, place: str) -> Iterator[Change]:
    """Other JSON types."""
    yield from other_types(place, *("number" if name == "integer" else str(name) for name in constraint.names))


def numbers(samples: Samples, constraint: c.Number | c.Integer, value: Any, place: str) -> Iterator[Change]:
    """Each bound met and crossed by one, fractions, and texts of digits."""
    if constraint.ignore_other_types:
        return
    whole = isinstance(constraint, c.Integer)
    yield from other_types(place, "number")
    yield f"text of digits{at(place)}", "1"
    if whole:
        yield f"fraction for integer{at(place)}", int(number(constraint)) + 0.5
        yield f"integer written with a fraction of zero{at(place)}", float(number(constraint))
    steps = (1,) if whole else (1, 0.5)
    for bound, keyword, sign in ((constraint.minimum, "minimum", -1), (constraint.maximum, "maximum", 1)):
        if bound is not None:
            yield f"{keyword} {bound} met{at(place)}", bound
            for step in steps:
                if float(bound + sign * step) != float(bound):  # Else JavaScript reads both as one.
                    yield f"{keyword} {bound} crossed by {step}{at(place)}", bound + sign * step
    for bound, keyword, sign in ((constraint.above, "exclusiveMinimum", 1), (constraint.below, "exclusiveMaximum", -1)):
        if bound is not None:
            yield f"{keyword} {bound} touched{at(place)}", bound
            for step in steps:
                yield f"{keyword} {bound} kept by {step}{at(place)}", bound + sign * step
    if constraint.divisor is not None:
        top, bottom = constraint.divisor
        yield f"no multiple{at(place)}", (top + top / 2) / bottom


def texts(samples: Samples, constraint: c.String, value: Any, place: str) -> Iterator[Change]:
    """Each bound met and crossed by one, in code points; the pattern met and broken."""
    if not constraint.ignore_other_types:
        yield from other_types(place, "string")
    if constraint.pattern is not None:
        known = value if isinstance(value, str) else ""
        for name, text in (
            ("met", known), ("a line feed after", f"{known}\n"), ("a space before", f" {known}"), ("empty", ""),
            ("capitals", known.upper()), ("a letter that is not ASCII", f"{known}é"), ("twice", known + known),
        ):  # fmt: skip
            yield f"pattern: {name}{at(place)}", text
        return
    low, high = constraint.minimum or 0, constraint.maximum
    if low > 0:
        yield f"minLength {low} met{at(place)}", "é" * low
        yield f"minLength {low} crossed{at(place)}", "a" * (low - 1)
    if high is not None and high <= LONGEST:
        yield f"maxLength {high} met, in code points{at(place)}", "\U0001f680" * high
        yield f"maxLength {high} crossed{at(place)}", "a" * (high + 1)
    elif low == 0 and not constraint.ignore_other_types:
        yield f"empty text{at(place)}", ""


def trimmed(samples: Samples, constraint: c.Trimmed, value: Any, place: str) -> Iterator[Change]:
    """White space around the bounds."""
    low, high = constraint.minimum or 0, constraint.maximum
    if not constraint.ignore_other_types:
        yield from other_types(place, "string")
    yield f"x-trimmed: white space only{at(place)}", "\t\n\v\f\r \u00a0\u1680\u2000\u2028\u202f\u205f\u3000\ufeff"
    for mark, name in (("\u0085", "next line"), ("\u200b", "zero width space"), ("\u001c", "file separator")):
        yield f"x-trimmed: {name} is no white space{at(place)}", mark * max(low, 1)
    yield f"x-trimmed: white space around{at(place)}", f" \ufeff{'a' * max(low, 1)}\u2028 "
    if high is not None and high <= LONGEST:
        yield f"x-trimmed: maxLength {high} met{at(place)}", f"  {chr(0x1F680) * high}\n"
        yield f"x-trimmed: maxLength {high} crossed{at(place)}", f" {'a' * (high + 1)} "


def base64(samples: Samples, constraint: c.Base64, value: Any, place: str) -> Iterator[Change]:
    """Forms of base64, and small sizes."""
    for text in ("AA==", "AAA=", "AAAA", "AA=", "A", "AA=A", "AA-_", "AAAA\n"):
        yield f"base64 form {text!r}{at(place)}", text
    most = constraint.maximum
    if most <= LONGEST:
        units = most // 3 + 1
        yield f"x-base64MaxBytes {most} crossed{at(place)}", "AAAA" * units


def enums(samples: Samples, constraint: c.Enum, value: Any, place: str) -> Iterator[Change]:
    """Every value, and values that are nearly one."""
    keyword, values = constraint.keyword, list(map(thaw, constraint.values))
    for each in values[:24]:
        yield f"{keyword} {each!r}{at(place)}", each
    first = values[0] if values else ""
    if isinstance(first, str):
        yield f"{keyword}: unknown value{at(place)}", "zz-unknown"
        yield f"{keyword}: other case{at(place)}", first.swapcase()
        yield f"{keyword}: with a space{at(place)}", f"{first} "
    yield f"{keyword}: in an array{at(place)}", [first]
    yield f"{keyword}: null{at(place)}", None
    yield f"{keyword}: number{at(place)}", 0 if isinstance(first, bool) else 7
    yield f"{keyword}: boolean{at(place)}", not first if isinstance(first, bool) else True


def arrays(samples: Samples, constraint: c.Array, value: Any, place: str) -> Iterator[Change]:
    """Sizes, elements, and places of a tuple."""
    if not constraint.ignore_other_types:
        yield from other_types(place, "array")
    if not isinstance(value, list):
        return
    low, high = constraint.minimum or 0, constraint.maximum
    prefix = constraint.prefix or ()
    try:
        item = samples.made(constraint.items) if constraint.items is not None else "a"
    except Missing:
        item = "a"
    items = [*value[: len(prefix)]]
    if prefix:
        yield f"one element less{at(place)}", items[:-1]
        yield f"one element more{at(place)}", [*items, "a"]
    else:
        yield f"empty array{at(place)}", []
        unique = constraint.unique
        if 0 < low < len(value):
            yield f"minItems {low} met{at(place)}", value[:low]
        if low > 1 and not unique:
            yield f"minItems {low} crossed{at(place)}", [item] * (low - 1)
        if high is not None and high <= MOST and not unique:
            yield f"maxItems {high} met{at(place)}", [item] * high
            yield f"maxItems {high} crossed{at(place)}", [item] * (high + 1)
        if unique:
            yield f"equal elements{at(place)}", [item, item]
    for index, each in enumerate(prefix):
        for shown, changed in changes(samples, each, items[index], f"{place}/{index}", deep=False):
            yield shown, [*items[:index], changed, *items[index + 1 :]]
    if constraint.items is not None and not prefix:
        least = [item] * max(low - 1, 0)
        for shown, changed in changes(samples, constraint.items, item, f"{place}/{len(least)}", deep=False):
            yield shown, [*least, changed]


def objects(samples: Samples, constraint: c.Object, value: Any, place: str) -> Iterator[Change]:
    """Properties missing, changed, unknown; names and values of a map."""
    if not constraint.ignore_other_types:
        yield from other_types(place, "object")
    if not isinstance(value, dict):
        return
    for name in constraint.required:
        yield f"required {name!r} missing{at(place)}", {key: each for key, each in value.items() if key != name}
    yield f"unknown property{at(place)}", {**value, "zz_unknown": {"a": [1]}}
    for name, each in constraint.properties or ():
        try:
            member = value[name] if name in value else samples.made(each)
        except Missing:
            continue
        if name not in value:
            yield f"optional {name!r} present{at(place)}", {**value, name: member}
        for shown, changed in changes(samples, each, member, f"{place}{pointer_token(name)}", deep=False):
            yield shown, {**value, name: changed}
    for name, needs in constraint.dependent_required or ():
        alone = {key: each for key, each in value.items() if key not in needs}
        yield f"dependentRequired: {name!r} alone{at(place)}", {**alone, name: value.get(name)}
    yield from names(samples, constraint, value, place)


def names(samples: Samples, constraint: c.Object, value: dict[str, Any], place: str) -> Iterator[Change]:
    """The names and the values of a map."""
    try:
        name = samples.name(constraint, 0) if constraint.names is not None else "k0"
        member = None if constraint.additional is None else samples.made(constraint.additional)
    except Missing:
        return
    if constraint.names is not None:
        allowed = enum_of(samples, constraint.names)
        for each in allowed if allowed is not None else (name,):
            yield f"propertyNames: {each!r}{at(place)}", {**value, str(each): member}
        for each in ("", "zz unknown", "constructor", name.upper(), f"{name}\n"):
            if each != name:
                yield f"propertyNames: {each!r}{at(place)}", {**value, each: member}
    if constraint.additional is not None:
        for shown, changed in changes(samples, constraint.additional, member, f"{place}{pointer_token(name)}", deep=False):
            yield shown, {**value, name: changed}
    low, high = constraint.minimum or 0, constraint.maximum
    if low > 0:
        yield f"minProperties {low} crossed{at(place)}", dict(list(value.items())[: low - 1])
    if high is not None and high <= MOST and constraint.names is None:
        many = {f"k{index}": member for index in range(high + 1)}
        yield f"maxProperties {high} crossed{at(place)}", many
        yield f"maxProperties {high} met{at(place)}", dict(list(many.items())[:high])


def tagged(samples: Samples, constraint: c.Tagged | c.OpenTagged, value: Any, place: str) -> Iterator[Change]:
    """Every branch; the tag unknown, missing, and of another type."""
    tag, branches = constraint.tag, constraint.branches
    if isinstance(constraint, c.Tagged):
        yield from other_types(place, "object")
    for each, branch in branches:
        try:
            found = samples.made(branch)
        except Missing:
            continue
        yield f"branch {each!r}{at(place)}", {**found, tag: each} if isinstance(found, dict) else found
        others = [other for other, _ in branches if other != each]
        if isinstance(found, dict) and others:
            yield f"branch {each!r} with the tag {others[0]!r}{at(place)}", {**found, tag: others[0]}
    if isinstance(value, dict):
        yield f"tag {tag!r} missing{at(place)}", {key: each for key, each in value.items() if key != tag}
        for wrong in ("zz-unknown", None, 7, [value.get(tag)], "constructor", ""):
            yield f"tag {tag!r} unknown: {wrong!r}{at(place)}", {**value, tag: wrong}


def unions(samples: Samples, constraint: c.AnyOf | c.OneOf, value: Any, place: str) -> Iterator[Change]:
    """Every branch, and values of each type."""
    for index, branch in enumerate(constraint.branches):
        try:
            found = samples.made(branch)
        except Missing:
            continue
        whole = {**value, **found} if isinstance(value, dict) and isinstance(found, dict) else found
        yield f"alternative {index + 1}{at(place)}", whole
        for shown, changed in changes(samples, branch, whole, place, deep=False):
            yield f"alternative {index + 1}: {shown}", changed
    yield from other_types(place, "union")


def members(samples: Samples, constraint: c.MemberOf, value: Any, place: str) -> Iterator[Change]:
    """Texts that are nowhere else."""
    steps = constraint.each
    for name, text in (("unknown text", "zz-unknown"), ("a name that objects have by nature", "constructor")):
        changed, found = put(value, steps, text)
        if found:
            yield f"x-memberOf /{'/'.join(steps)}: {name}{at(place)}", changed


def put(value: Any, steps: tuple[str, ...], text: Any) -> tuple[Any, bool]:
    """A copy of a value with something else in the first place that a path leads to."""
    if not steps:
        return text, True
    step, rest = steps[0], steps[1:]
    if isinstance(value, dict):
        for name in list(value) if step == "*" else [step] if step in value else []:
            inner, found = put(value[name], rest, text)
            if found:
                return {**value, name: inner}, True
    elif isinstance(value, list) and step == "*":
        for index, each in enumerate(value):
            inner, found = put(each, rest, text)
            if found:
                return [*value[:index], inner, *value[index + 1 :]], True
    return value, False


MAKERS: Mapping[type[Constraint], Callable[[Samples, Any, Any, str], Iterator[Change]]] = {
    c.Integer: numbers, c.Number: numbers, c.String: texts, c.Trimmed: trimmed, c.Base64: base64, c.Enum: enums,
    c.Array: arrays, c.Object: objects, c.Tagged: tagged, c.OpenTagged: tagged, c.AnyOf: unions, c.OneOf: unions, c.Types: types,
    c.MemberOf: members,
}  # fmt: skip
"""What makes the changes that each class of constraint calls for."""
