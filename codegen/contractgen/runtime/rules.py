"""The explaining pass: one class for each kind of rule, made of the keywords of JSON Schema 2020-12.

Every check has `ok` (yes or no, quickly), `explain` (every reason, in the order of the schema) and `evaluated` (what
`unevaluatedProperties` and `unevaluatedItems` count as seen). Generated modules write their schemas with them.
"""

from __future__ import annotations

from typing import Any, Protocol

from .kinds import EXPECTED, KINDS, is_object, kind_of
from .problem import At, Findings, Problem, pointer_of, show
from .values import Pattern, canonical

__all__ = [
    "AnyOf",
    "Anything",
    "Check",
    "Enum",
    "Evaluated",
    "Every",
    "Integer",
    "Known",
    "Named",
    "Not",
    "Nothing",
    "Nullable",
    "Number",
    "OneOf",
    "String",
    "Tagged",
    "Typed",
    "Types",
    "When",
    "refuse",
    "sizes",
]


def refuse(found: Findings, at: At, keyword: str, expected: str, value: object) -> None:
    """Note that something else was expected at a place."""
    found.append(Problem(at, keyword, f"expected {expected}", value))


def any_of_words(words: list[str]) -> str:
    """`a`, `a or b`, `a, b or c`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def limits(low: float | None, high: float | None, above: float | None, below: float | None) -> str:
    """The bounds of a number in words; those of the safe integers go without saying."""
    if above is not None and (low is None or above >= low):
        first = f"greater than {above}"
    else:
        first = "" if low is None or low == -SAFE else f"of at least {low}"
    if below is not None and (high is None or below <= high):
        last = f"less than {below}"
    else:
        last = "" if high is None or high == SAFE else f"of at most {high}"
    return " ".join(["", *filter(None, [first, "and" if first and last else "", last])])


SAFE = 9007199254740991


def sizes(low: int | None, high: int | None, noun: str, plural: str) -> str:
    """The bounds of a size in words."""
    if low is not None and high is not None:
        return f" of {low} to {high} {plural}" if low != high else f" of exactly {low} {noun if low == 1 else plural}"
    if low is not None:
        return f" of at least {low} {noun if low == 1 else plural}"
    return "" if high is None else f" of at most {high} {noun if high == 1 else plural}"


class Evaluated:
    """What of a value was evaluated: property names, the first elements, and single elements by their index."""

    __slots__ = ("all_items", "all_names", "first", "indexes", "names")

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.all_names = False
        self.first = 0
        self.indexes: set[int] = set()
        self.all_items = False

    def add(self, other: Evaluated) -> None:
        """Count as seen what the other has seen."""
        self.names |= other.names
        self.all_names = self.all_names or other.all_names
        self.first = max(self.first, other.first)
        self.indexes |= other.indexes
        self.all_items = self.all_items or other.all_items


class Check:
    """A rule over JSON values; as it stands, the one that accepts everything."""

    __slots__ = ()

    def ok(self, value: Any) -> bool:
        """Whether the value fits."""
        return True

    def quick(self, value: Any) -> bool:
        """Whether the value is soon known to fit; no means nothing yet."""
        return False

    def plain_types(self) -> frozenset[type]:
        """Types all of whose values fit."""
        return frozenset()

    def explain(self, value: Any, at: At, found: Findings) -> None:
        """Add a problem for each reason why the value does not fit."""

    def problems(self, value: Any) -> list[Problem]:
        """Every reason why the value does not fit; none when it does."""
        found = Findings()
        self.explain(value, None, found)
        return found

    def evaluated(self, value: Any, seen: Evaluated) -> None:
        """Note what a fitting value's unevaluated keywords must not look at again."""


class Anything(Check):
    """Every value."""

    __slots__ = ()

    def quick(self, value: Any) -> bool:
        return True

    def plain_types(self) -> frozenset[type]:
        return frozenset(KINDS)


class Nothing(Check):
    """No value."""

    __slots__ = ()

    def ok(self, value: Any) -> bool:
        return False

    def explain(self, value: Any, at: At, found: Findings) -> None:
        refuse(found, at, "false", "nothing here", value)


class Types(Check):
    """`type`: one of several JSON types."""

    __slots__ = ("expected", "names")

    def __init__(self, *names: str) -> None:
        self.names = frozenset(names)
        self.expected = any_of_words([EXPECTED[name] for name in names])

    def ok(self, value: Any) -> bool:
        kind = kind_of(value)
        return kind in self.names or (kind == "integer" and "number" in self.names)

    quick = ok

    def plain_types(self) -> frozenset[type]:
        return frozenset(kind for kind, name in KINDS.items() if name in self.names and kind is not float)

    def explain(self, value: Any, at: At, found: Findings) -> None:
        if not self.ok(value):
            refuse(found, at, "type", self.expected, value)


class Typed(Check):
    """The base of the checks that look at one JSON type and either refuse the others or let them pass."""

    __slots__ = ("others",)

    kind = ""

    def __init__(self, others: bool) -> None:
        self.others = others

    def fits(self, value: Any) -> bool | None:
        """None when the type is the one to look at, else the verdict."""
        return None if kind_of(value) == self.kind else self.others

    def test(self, value: Any) -> bool:
        """Whether a value of the type fits."""
        raise NotImplementedError

    def tell(self, value: Any, at: At, found: Findings) -> None:
        """Explain a value of the type."""
        raise NotImplementedError

    def ok(self, value: Any) -> bool:
        fits = self.fits(value)
        return self.test(value) if fits is None else fits

    def explain(self, value: Any, at: At, found: Findings) -> None:
        fits = self.fits(value)
        if fits is None:
            self.tell(value, at, found)
        elif not fits:
            refuse(found, at, "type", EXPECTED[self.kind], value)


class Number(Typed):
    """`type: number` with its bounds."""

    __slots__ = ("above", "below", "divisor", "expected", "maximum", "minimum")

    kind = "number"

    def __init__(
        self,
        *,
        minimum: float | None = None,
        maximum: float | None = None,
        above: float | None = None,
        below: float | None = None,
        divisor: tuple[int, int] | None = None,
        others: bool = False,
    ) -> None:
        super().__init__(others)
        self.minimum = minimum
        self.maximum = maximum
        self.above = above
        self.below = below
        self.divisor = divisor
        """`multipleOf` as a fraction, numerator and denominator."""
        self.expected = EXPECTED[self.kind] + limits(minimum, maximum, above, below)

    def fits(self, value: Any) -> bool | None:
        kind = kind_of(value)
        return None if kind in ("number", "integer") else self.others and kind != ""

    def broken(self, value: Any) -> list[str]:
        """The keywords that the number breaks."""
        return [
            keyword
            for keyword, broken in (
                ("minimum", self.minimum is not None and value < self.minimum),
                ("maximum", self.maximum is not None and value > self.maximum),
                ("exclusiveMinimum", self.above is not None and value <= self.above),
                ("exclusiveMaximum", self.below is not None and value >= self.below),
                ("multipleOf", self.divisor is not None and not multiple(value, *self.divisor)),
            )
            if broken
        ]

    def test(self, value: Any) -> bool:
        return (
            (self.minimum is None or value >= self.minimum)
            and (self.maximum is None or value <= self.maximum)
            and (self.above is None or value > self.above)
            and (self.below is None or value < self.below)
            and (self.divisor is None or multiple(value, *self.divisor))
        )

    def ok(self, value: Any) -> bool:
        if type(value) is int:
            return self.test(value)
        fits = self.fits(value)
        return self.test(value) if fits is None else fits

    quick = ok

    def plain_types(self) -> frozenset[type]:
        bounds = (self.minimum, self.maximum, self.above, self.below, self.divisor)
        return frozenset({int}) if all(bound is None for bound in bounds) else frozenset()

    def tell(self, value: Any, at: At, found: Findings) -> None:
        for keyword in self.broken(value):
            expected = f"a multiple of {fraction(*self.divisor)}" if keyword == "multipleOf" and self.divisor else self.expected
            refuse(found, at, keyword, expected, value)

    def explain(self, value: Any, at: At, found: Findings) -> None:
        fits = self.fits(value)
        if fits is None:
            self.tell(value, at, found)
        elif not fits:
            refuse(found, at, "type", "a finite number" if isinstance(value, float) else self.expected, value)


class Integer(Number):
    """`type: integer` with its bounds; `1.0` is an integer."""

    __slots__ = ()

    kind = "integer"

    def fits(self, value: Any) -> bool | None:
        return None if kind_of(value) == "integer" else self.others


def multiple(value: float, numerator: int, denominator: int) -> bool:
    """Whether a number is a multiple of a fraction, counted in decimals: 0.3 is a multiple of 0.1."""
    if isinstance(value, int):
        return value * denominator % numerator == 0
    from decimal import Decimal

    top, bottom = Decimal(repr(float(value))).as_integer_ratio()
    return top * denominator % (bottom * numerator) == 0


def fraction(numerator: int, denominator: int) -> str:
    """A fraction in words."""
    return str(numerator) if denominator == 1 else str(numerator / denominator)


class String(Typed):
    """`type: string` with its bounds (in code points) and patterns."""

    __slots__ = ("maximum", "minimum", "pattern")

    kind = "string"

    def __init__(
        self, minimum: int = 0, maximum: int | None = None, *, pattern: Pattern | None = None, others: bool = False
    ) -> None:
        super().__init__(others)
        self.minimum = minimum
        self.maximum = maximum
        self.pattern = pattern

    def test(self, value: Any) -> bool:
        return (
            len(value) >= self.minimum
            and (self.maximum is None or len(value) <= self.maximum)
            and (self.pattern is None or self.pattern.search(value) is not None)
        )

    def ok(self, value: Any) -> bool:
        if type(value) is str:
            return self.test(value)
        fits = self.fits(value)
        return self.test(value) if fits is None else fits

    quick = ok

    def plain_types(self) -> frozenset[type]:
        free = self.minimum == 0 and self.maximum is None and self.pattern is None
        return frozenset({str}) if free else frozenset()

    def tell(self, value: Any, at: At, found: Findings) -> None:
        size = len(value)
        if size < self.minimum:
            refuse(found, at, "minLength", self.expected(), value)
        if self.maximum is not None and size > self.maximum:
            refuse(found, at, "maxLength", f"{self.expected()}, not of {size}", value)
        if self.pattern is not None and not self.pattern.search(value):
            refuse(found, at, "pattern", f"a string that matches {self.pattern.ecma}", value)

    def expected(self) -> str:
        """The bounds in words."""
        return "a string" + sizes(self.minimum or None, self.maximum, "character", "characters")


class Enum(Check):
    """`enum` and `const`: one of some values, by JSON equality."""

    __slots__ = ("keys", "keyword", "values")

    def __init__(self, *values: Any, keyword: str = "enum") -> None:
        self.values = values
        self.keyword = keyword
        self.keys = frozenset(map(canonical, values))

    def ok(self, value: Any) -> bool:
        try:
            return canonical(value) in self.keys
        except TypeError:  # unhashable: no JSON value
            return False

    quick = ok

    def explain(self, value: Any, at: At, found: Findings) -> None:
        if not self.ok(value):
            words = [show(each) for each in self.values]
            shown = ", ".join(words[:12]) + (f" … ({len(words)} values)" if len(words) > 12 else "")
            expected = shown if len(words) == 1 else f"one of {shown}" if words else "nothing: the enumeration is empty"
            refuse(found, at, self.keyword, expected, value)


class Holder(Protocol):
    """What holds the rules of a named schema."""

    def accepts(self, value: Any) -> bool:
        """Whether the straight-line pass says yes; no means nothing yet."""
        ...

    @property
    def check(self) -> Check:
        """The rules."""
        ...


class Named(Check):
    """`$ref`: the rules of another schema, looked up when first needed, so that schemas may refer to each other."""

    __slots__ = ("_holder",)

    def __init__(self, holder: Holder) -> None:
        self._holder = holder

    @property
    def check(self) -> Check:
        """The rules that are referred to."""
        return self._holder.check

    def ok(self, value: Any) -> bool:
        return self._holder.accepts(value) or self.check.ok(value)

    def quick(self, value: Any) -> bool:
        return self._holder.accepts(value)

    def explain(self, value: Any, at: At, found: Findings) -> None:
        self.check.explain(value, at, found)

    def evaluated(self, value: Any, seen: Evaluated) -> None:
        self.check.evaluated(value, seen)


class Every(Check):
    """`allOf`, and keywords that stand side by side."""

    __slots__ = ("checks",)

    def __init__(self, *checks: Check) -> None:
        self.checks = checks

    def ok(self, value: Any) -> bool:
        return all(check.ok(value) for check in self.checks)

    def explain(self, value: Any, at: At, found: Findings) -> None:
        for check in self.checks:
            check.explain(value, at, found)

    def evaluated(self, value: Any, seen: Evaluated) -> None:
        for check in self.checks:
            check.evaluated(value, seen)


def closest(branches: tuple[Check, ...], value: Any, at: At) -> Findings:
    """The problems of the branch that a value comes closest to: the one that refuses it deepest inside, then for the
    fewest reasons; none when two branches refuse it outright."""
    best = Findings()
    rank: tuple[bool, int] | None = None
    for branch in branches:
        problems = Findings()
        branch.explain(value, at, problems)
        pointer = pointer_of(at)
        outright = any(problem.keyword in ("type", "enum", "const") and problem.pointer == pointer for problem in problems)
        if rank is None or (outright, len(problems)) < rank:
            rank, best = (outright, len(problems)), problems
    return Findings() if rank is None or (rank[0] and len(branches) > 1) else best


class AnyOf(Check):
    """`anyOf`: at least one branch fits."""

    __slots__ = ("branches",)

    def __init__(self, *branches: Check) -> None:
        self.branches = branches

    def ok(self, value: Any) -> bool:
        return any(branch.ok(value) for branch in self.branches)

    def explain(self, value: Any, at: At, found: Findings) -> None:
        if self.ok(value):
            return
        problems = closest(self.branches, value, at)
        if problems:
            found += problems
        else:
            refuse(found, at, "anyOf", alternatives(self.branches), value)

    def evaluated(self, value: Any, seen: Evaluated) -> None:
        for branch in self.branches:
            if branch.ok(value):
                branch.evaluated(value, seen)


class OneOf(Check):
    """`oneOf`: exactly one branch fits."""

    __slots__ = ("branches",)

    def __init__(self, *branches: Check) -> None:
        self.branches = branches

    def ok(self, value: Any) -> bool:
        fitting = 0
        for branch in self.branches:
            if branch.ok(value):
                fitting += 1
                if fitting > 1:
                    return False
        return fitting == 1

    def explain(self, value: Any, at: At, found: Findings) -> None:
        fitting = [number for number, branch in enumerate(self.branches, 1) if branch.ok(value)]
        if len(fitting) > 1:
            numbers = " and ".join(map(str, fitting[:2]))
            refuse(found, at, "oneOf", f"a value that fits one alternative only (it fits {numbers} of {len(self.branches)})", value)
        elif not fitting:
            problems = closest(self.branches, value, at)
            if problems:
                found += problems
            else:
                refuse(found, at, "oneOf", alternatives(self.branches), value)

    def evaluated(self, value: Any, seen: Evaluated) -> None:
        for branch in self.branches:
            if branch.ok(value):
                branch.evaluated(value, seen)


def alternatives(branches: tuple[Check, ...]) -> str:
    """What a union expects, in words."""
    words = list(map(expectation, branches))
    if words and all(words):
        return any_of_words(list(dict.fromkeys(words)))
    return f"a value that fits one of {len(branches)} alternatives"


def expectation(check: Check) -> str:
    """The type that a check expects, in words, where that says it all."""
    while isinstance(check, Named):
        check = check.check
    if isinstance(check, Types):
        return check.expected
    if isinstance(check, Typed) and not check.others:
        return EXPECTED[check.kind]
    if isinstance(check, Enum) and check.values:
        return any_of_words([show(value) for value in check.values[:12]])
    return ""


class Tagged(Check):
    """A union whose branches are told apart by one required property: only the branch of the tag is looked at."""

    __slots__ = ("branches", "known", "named", "tag")

    def __init__(self, tag: str, *branches: tuple[Any, Check]) -> None:
        self.tag = tag
        self.branches = {canonical(value): check for value, check in branches}
        self.named = {value: check for value, check in branches if isinstance(value, str)}
        self.known = [show(value) for value, _ in branches]

    def branch(self, value: Any) -> Check | None:
        """The branch that the tag names."""
        if not is_object(value) or self.tag not in value:
            return None
        tag = value[self.tag]
        if type(tag) is str:
            return self.named.get(tag)
        try:
            return self.branches.get(canonical(tag))
        except TypeError:  # unhashable: no JSON value
            return None

    def ok(self, value: Any) -> bool:
        branch = self.branch(value)
        return branch is not None and branch.ok(value)

    def explain(self, value: Any, at: At, found: Findings) -> None:
        branch = self.branch(value)
        if branch is not None:
            branch.explain(value, at, found)
        elif not is_object(value):
            refuse(found, at, "type", "an object", value)
        elif self.tag in value:
            refuse(found, (at, self.tag), "enum", f"one of {', '.join(self.known)}", value[self.tag])
        else:
            found.append(Problem((at, self.tag), "required", f"missing; expected one of {', '.join(self.known)}"))

    def evaluated(self, value: Any, seen: Evaluated) -> None:
        branch = self.branch(value)
        if branch is not None:
            branch.evaluated(value, seen)


class Known(Tagged):
    """`x-known`: of the branches that one required property tells apart, that of the tag; an unknown tag is fine."""

    __slots__ = ()

    def ok(self, value: Any) -> bool:
        branch = self.branch(value)
        return branch is None or branch.ok(value)

    def explain(self, value: Any, at: At, found: Findings) -> None:
        branch = self.branch(value)
        if branch is not None:
            branch.explain(value, at, found)


class Not(Check):
    """`not`: the rule must refuse the value."""

    __slots__ = ("check",)

    def __init__(self, check: Check) -> None:
        self.check = check

    def ok(self, value: Any) -> bool:
        return not self.check.ok(value)

    def explain(self, value: Any, at: At, found: Findings) -> None:
        if self.check.ok(value):
            words = expectation(self.check)
            refuse(
                found, at, "not", f"anything but {words}" if words else "a value that does not fit the schema under `not`", value
            )


class When(Check):
    """`if`, `then`, `else`."""

    __slots__ = ("condition", "no", "yes")

    def __init__(self, condition: Check, yes: Check, no: Check) -> None:
        self.condition = condition
        self.yes = yes
        self.no = no

    def ok(self, value: Any) -> bool:
        return (self.yes if self.condition.ok(value) else self.no).ok(value)

    def explain(self, value: Any, at: At, found: Findings) -> None:
        (self.yes if self.condition.ok(value) else self.no).explain(value, at, found)

    def evaluated(self, value: Any, seen: Evaluated) -> None:
        if self.condition.ok(value):
            self.condition.evaluated(value, seen)
            self.yes.evaluated(value, seen)
        else:
            self.no.evaluated(value, seen)


class Nullable(Check):
    """Null, or what another rule accepts."""

    __slots__ = ("check",)

    def __init__(self, check: Check) -> None:
        self.check = check

    def ok(self, value: Any) -> bool:
        return value is None or self.check.ok(value)

    def quick(self, value: Any) -> bool:
        return value is None or self.check.quick(value)

    def plain_types(self) -> frozenset[type]:
        return self.check.plain_types() | {type(None)}

    def explain(self, value: Any, at: At, found: Findings) -> None:
        if value is not None:
            self.check.explain(value, at, found)

    def evaluated(self, value: Any, seen: Evaluated) -> None:
        if value is not None:
            self.check.evaluated(value, seen)
