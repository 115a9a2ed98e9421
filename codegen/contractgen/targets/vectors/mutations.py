"""What may be done to an instance to meet or break a rule: each change with its name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

from ...ir.constraints import Constraint
from ...schema.pointers import pointer_token
from .samples import Missing, Samples, enum_of, number

__all__ = ["Change", "changes"]

LONGEST = 5000
"""Texts with more characters are not spelled out."""

MOST = 130
"""Arrays with more elements are not spelled out."""


Change: TypeAlias = tuple[str, Any]
"""What a value is made to show, and the value."""


WRONG: dict[str, Any] = {"string": "a", "number": 7, "boolean": True, "array": [], "object": {}}
"""A value of each type, to stand where another is expected."""


def changes(samples: Samples, rule: Constraint, value: Any, place: str = "", deep: bool = True) -> Iterator[Change]:
    """The changes of a valid instance that a rule calls for, those of the instance as a whole first. What has a name of
    its own is only replaced (`deep` is false there): its own vectors go further."""
    if rule.kind == "Ref":
        inner = samples.rules[rule.arguments[0].key]
        if deep and place == "":
            yield from changes(samples, inner, value, place)
        else:
            yield from replaced(samples, inner, place, value)
    elif rule.kind == "Nullable":
        yield f"null is allowed{at(place)}", None
        yield from changes(samples, rule.arguments[0], value, place, deep)
    elif rule.kind in ("AllOf", "Unevaluated"):
        for each in rule.arguments:
            yield from changes(samples, each, value, place, deep)
        if rule.kind == "Unevaluated" and isinstance(value, dict):
            yield f"unknown property{at(place)}", {**value, "zz_unknown": {"a": [1]}}
    elif rule.kind in MAKERS:
        yield from MAKERS[rule.kind](samples, rule, value, place)


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


def replaced(samples: Samples, rule: Constraint, place: str, value: Any) -> Iterator[Change]:
    """A few values that are of another sort altogether."""
    yield f"null{at(place)}", None
    for name, wrong in (("array", []), ("object", {}), ("number", 7), ("string", "zz")):
        if not isinstance(value, type(wrong)):
            yield f"{name}{at(place)}", wrong
            break


def types(samples: Samples, rule: Constraint, value: Any, place: str) -> Iterator[Change]:
    """Other JSON types."""
    yield from other_types(place, *("number" if name == "integer" else str(name) for name in rule.arguments))


def numbers(samples: Samples, rule: Constraint, value: Any, place: str) -> Iterator[Change]:
    """Each bound met and crossed by one, fractions, and texts of digits."""
    options = rule.options or {}
    if options.get("others"):
        return
    whole = rule.kind == "Integer"
    yield from other_types(place, "number")
    yield f"text of digits{at(place)}", "1"
    if whole:
        yield f"fraction for integer{at(place)}", int(number("Integer", options)) + 0.5
        yield f"integer written with a fraction of zero{at(place)}", float(number("Integer", options))
    steps = (1,) if whole else (1, 0.5)
    for option, keyword, sign in (("minimum", "minimum", -1), ("maximum", "maximum", 1)):
        if option in options:
            bound = options[option]
            yield f"{keyword} {bound} met{at(place)}", bound
            for step in steps:
                if float(bound + sign * step) != float(bound):  # Else JavaScript reads both as one.
                    yield f"{keyword} {bound} crossed by {step}{at(place)}", bound + sign * step
    for option, keyword, sign in (("above", "exclusiveMinimum", 1), ("below", "exclusiveMaximum", -1)):
        if option in options:
            bound = options[option]
            yield f"{keyword} {bound} touched{at(place)}", bound
            for step in steps:
                yield f"{keyword} {bound} kept by {step}{at(place)}", bound + sign * step
    if "divisor" in options:
        top, bottom = options["divisor"]
        yield f"no multiple{at(place)}", (top + top / 2) / bottom


def texts(samples: Samples, rule: Constraint, value: Any, place: str) -> Iterator[Change]:
    """Each bound met and crossed by one, in code points; the pattern met and broken."""
    options = rule.options or {}
    if not options.get("others"):
        yield from other_types(place, "string")
    pattern = options.get("pattern")
    if pattern is not None:
        known = value if isinstance(value, str) else ""
        for name, text in (
            ("met", known), ("a line feed after", f"{known}\n"), ("a space before", f" {known}"), ("empty", ""),
            ("capitals", known.upper()), ("a letter that is not ASCII", f"{known}é"), ("twice", known + known),
        ):  # fmt: skip
            yield f"pattern: {name}{at(place)}", text
        return
    low, high = options.get("minimum", 0), options.get("maximum")
    if low > 0:
        yield f"minLength {low} met{at(place)}", "é" * low
        yield f"minLength {low} crossed{at(place)}", "a" * (low - 1)
    if high is not None and high <= LONGEST:
        yield f"maxLength {high} met, in code points{at(place)}", "\U0001f680" * high
        yield f"maxLength {high} crossed{at(place)}", "a" * (high + 1)
    elif low == 0 and not options.get("others"):
        yield f"empty text{at(place)}", ""


def trimmed(samples: Samples, rule: Constraint, value: Any, place: str) -> Iterator[Change]:
    """White space around the bounds."""
    options = rule.options or {}
    low, high = options.get("minimum", 0), options.get("maximum")
    if not options.get("others"):
        yield from other_types(place, "string")
    yield f"x-trimmed: white space only{at(place)}", "\t\n\v\f\r \u00a0\u1680\u2000\u2028\u202f\u205f\u3000\ufeff"
    for mark, name in (("\u0085", "next line"), ("\u200b", "zero width space"), ("\u001c", "file separator")):
        yield f"x-trimmed: {name} is no white space{at(place)}", mark * max(low, 1)
    yield f"x-trimmed: white space around{at(place)}", f" \ufeff{'a' * max(low, 1)}\u2028 "
    if high is not None and high <= LONGEST:
        yield f"x-trimmed: maxLength {high} met{at(place)}", f"  {chr(0x1F680) * high}\n"
        yield f"x-trimmed: maxLength {high} crossed{at(place)}", f" {'a' * (high + 1)} "


def base64(samples: Samples, rule: Constraint, value: Any, place: str) -> Iterator[Change]:
    """Forms of base64, and small sizes."""
    for text in ("AA==", "AAA=", "AAAA", "AA=", "A", "AA=A", "AA-_", "AAAA\n"):
        yield f"base64 form {text!r}{at(place)}", text
    (most,) = rule.arguments
    if most <= LONGEST:
        units = most // 3 + 1
        yield f"x-base64MaxBytes {most} crossed{at(place)}", "AAAA" * units


def enums(samples: Samples, rule: Constraint, value: Any, place: str) -> Iterator[Change]:
    """Every value, and values that are nearly one."""
    keyword = (rule.options or {}).get("keyword", "enum")
    for each in rule.arguments[:24]:
        yield f"{keyword} {each!r}{at(place)}", each
    first = rule.arguments[0] if rule.arguments else ""
    if isinstance(first, str):
        yield f"{keyword}: unknown value{at(place)}", "zz-unknown"
        yield f"{keyword}: other case{at(place)}", first.swapcase()
        yield f"{keyword}: with a space{at(place)}", f"{first} "
    yield f"{keyword}: in an array{at(place)}", [first]
    yield f"{keyword}: null{at(place)}", None
    yield f"{keyword}: number{at(place)}", 0 if isinstance(first, bool) else 7
    yield f"{keyword}: boolean{at(place)}", not first if isinstance(first, bool) else True


def arrays(samples: Samples, rule: Constraint, value: Any, place: str) -> Iterator[Change]:
    """Sizes, elements, and places of a tuple."""
    options = rule.options or {}
    if not options.get("others"):
        yield from other_types(place, "array")
    if not isinstance(value, list):
        return
    low, high = options.get("minimum", 0), options.get("maximum")
    prefix = options.get("prefix", ())
    try:
        item = samples.made(rule.arguments[0]) if rule.arguments else "a"
    except Missing:
        item = "a"
    items = [*value[: len(prefix)]]
    if prefix:
        yield f"one element less{at(place)}", items[:-1]
        yield f"one element more{at(place)}", [*items, "a"]
    else:
        yield f"empty array{at(place)}", []
        unique = options.get("unique") is True
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
    if rule.arguments and not prefix:
        least = [item] * max(low - 1, 0)
        for shown, changed in changes(samples, rule.arguments[0], item, f"{place}/{len(least)}", deep=False):
            yield shown, [*least, changed]


def objects(samples: Samples, rule: Constraint, value: Any, place: str) -> Iterator[Change]:
    """Properties missing, changed, unknown; names and values of a map."""
    options = rule.options or {}
    if not options.get("others"):
        yield from other_types(place, "object")
    if not isinstance(value, dict):
        return
    properties: Mapping[str, Constraint] = options.get("properties", {})
    for name in options.get("required", ()):
        yield f"required {name!r} missing{at(place)}", {key: each for key, each in value.items() if key != name}
    yield f"unknown property{at(place)}", {**value, "zz_unknown": {"a": [1]}}
    for name, each in properties.items():
        try:
            member = value[name] if name in value else samples.made(each)
        except Missing:
            continue
        if name not in value:
            yield f"optional {name!r} present{at(place)}", {**value, name: member}
        for shown, changed in changes(samples, each, member, f"{place}{pointer_token(name)}", deep=False):
            yield shown, {**value, name: changed}
    for name, needs in (options.get("dependent_required") or {}).items():
        alone = {key: each for key, each in value.items() if key not in needs}
        yield f"dependentRequired: {name!r} alone{at(place)}", {**alone, name: value.get(name)}
    yield from names(samples, options, value, place)


def names(samples: Samples, options: Mapping[str, Any], value: dict[str, Any], place: str) -> Iterator[Change]:
    """The names and the values of a map."""
    try:
        name = samples.name(options, 0) if "names" in options else "k0"
        member = samples.made(options["additional"]) if "additional" in options else None
    except Missing:
        return
    if "names" in options:
        allowed = enum_of(samples, options["names"])
        for each in allowed if allowed is not None else (name,):
            yield f"propertyNames: {each!r}{at(place)}", {**value, str(each): member}
        for each in ("", "zz unknown", "constructor", name.upper(), f"{name}\n"):
            if each != name:
                yield f"propertyNames: {each!r}{at(place)}", {**value, each: member}
    if "additional" in options:
        for shown, changed in changes(samples, options["additional"], member, f"{place}{pointer_token(name)}", deep=False):
            yield shown, {**value, name: changed}
    low, high = options.get("minimum", 0), options.get("maximum")
    if low > 0:
        yield f"minProperties {low} crossed{at(place)}", dict(list(value.items())[: low - 1])
    if high is not None and high <= MOST and "names" not in options:
        many = {f"k{index}": member for index in range(high + 1)}
        yield f"maxProperties {high} crossed{at(place)}", many
        yield f"maxProperties {high} met{at(place)}", dict(list(many.items())[:high])


def tagged(samples: Samples, rule: Constraint, value: Any, place: str) -> Iterator[Change]:
    """Every branch; the tag unknown, missing, and of another type."""
    tag, *branches = rule.arguments
    if rule.kind == "Tagged":
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


def unions(samples: Samples, rule: Constraint, value: Any, place: str) -> Iterator[Change]:
    """Every branch, and values of each type."""
    for index, branch in enumerate(rule.arguments):
        try:
            found = samples.made(branch)
        except Missing:
            continue
        whole = {**value, **found} if isinstance(value, dict) and isinstance(found, dict) else found
        yield f"alternative {index + 1}{at(place)}", whole
        for shown, changed in changes(samples, branch, whole, place, deep=False):
            yield f"alternative {index + 1}: {shown}", changed
    yield from other_types(place, "union")


def members(samples: Samples, rule: Constraint, value: Any, place: str) -> Iterator[Change]:
    """Texts that are nowhere else."""
    (steps,) = rule.arguments
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


MAKERS: Mapping[str, Callable[[Samples, Constraint, Any, str], Iterator[Change]]] = {
    "Integer": numbers, "Number": numbers, "String": texts, "Trimmed": trimmed, "Base64": base64, "Enum": enums,
    "Array": arrays, "Object": objects, "Tagged": tagged, "OpenTagged": tagged, "AnyOf": unions, "OneOf": unions, "Types": types,
    "MemberOf": members,
}  # fmt: skip
"""What makes the changes that a kind of rule calls for."""
