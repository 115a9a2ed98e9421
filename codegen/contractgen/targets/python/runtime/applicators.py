"""The checks that put others together: references, unions, conditions."""

from __future__ import annotations

import threading
from itertools import repeat
from typing import Any, Final, Protocol

from .check_types import Check, Evaluated, Typed, Types, any_of_words, refuse
from .json_types import EXPECTED, exact, is_array, is_object, kind_of
from .problem import At, Findings, Problem, pointer_of, show, show_whole
from .scalars import Enum, Number, String
from .values import canonical

__all__ = ["AllOf", "AnyOf", "Holder", "IfThenElse", "Not", "Nullable", "OneOf", "OpenTagged", "Ref", "Tagged"]


class Holder(Protocol):
    """What holds the rules of a named schema."""

    def accepts(self, value: Any) -> bool:
        """Whether the straight-line pass says yes; no means nothing yet."""
        ...

    @property
    def check(self) -> Check:
        """The rules."""
        ...


class Verdicts(threading.local):
    """What the call that is running in this thread has found out already. Rules and shapes look at the same parts: without this a
    schema that contains itself would be asked twice as often with each step into the value."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, int], tuple[Any, bool]] | None = None
        """Identity of the holder and of the value to the verdict; the value is held, so that its identity stays its own."""


VERDICTS: Final = Verdicts()


class Ref(Check):
    """`$ref`: the rules of another schema, looked up when first needed, so that schemas may refer to each other."""

    __slots__ = ("_check", "_holder")

    def __init__(self, holder: Holder) -> None:
        self._holder = holder
        self._check: Check | None = None

    @property
    def check(self) -> Check:
        """The rules that are referred to."""
        found = self._check
        if found is None:
            found = self._check = self._holder.check
        return found

    def ok(self, value: Any) -> bool:
        if not is_object(value) and not is_array(value):
            return self.check.ok(value)  # The straight-line pass is no quicker here, and asking both would double with each name.
        known = VERDICTS.known
        if known is not None:
            return self._remembered(value, known)
        fresh: dict[tuple[int, int], tuple[Any, bool]] = {}
        VERDICTS.known = fresh
        try:
            return self._remembered(value, fresh)
        finally:
            VERDICTS.known = None

    def _remembered(self, value: Any, known: dict[tuple[int, int], tuple[Any, bool]]) -> bool:
        key = (id(self._holder), id(value))
        if key not in known:
            known[key] = value, self._holder.accepts(value) or self.check.ok(value)
        return known[key][1]

    def quick(self, value: Any) -> bool:
        return self._holder.accepts(value)

    def settled(self) -> Check:
        check = self.check
        return check if isinstance(check, (Enum, Number, String)) else self

    def explain(self, value: Any, at: At, found: Findings) -> None:
        (self._check or self.check).explain(value, at, found)

    def evaluated(self, value: Any, seen: Evaluated) -> None:
        self.check.evaluated(value, seen)


class AllOf(Check):
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


def at_first_sight(problem: Problem, at: At) -> bool:
    """Whether a problem says that a value is of another sort altogether: its type, or what it is told by."""
    if problem.at is at:
        return problem.keyword in ("type", "enum", "const")
    return problem.at is not None and problem.at[0] is at and problem.keyword in ("const", "required")


MOST_UNIONS = 3
"""How many unions inside each other are explained branch by branch. Each multiplies the work by its branches."""
MOST_OTHERS = 3
"""How many other ways to mend a value one problem tells."""


def refuse_all(found: Findings, at: At, keyword: str, branches: tuple[Check, ...], value: Any) -> None:
    """Note that a value fits no branch of a union, by the branch that it comes closest to: the one that refuses it deepest
    inside, then for the fewest reasons. Where others come as close, each with one reason, that tells theirs too; where all
    refuse it outright, or too many unions stand inside each other, what all of them want is told."""
    explained = [explained_by(branch, value, at, found.unions + 1) for branch in branches if found.unions < MOST_UNIONS]
    ranks = [(any(map(at_first_sight, problems, repeat(at))), len(problems)) for problems in explained]
    least = min(ranks, default=(True, 0))
    if least[0] and (len(branches) > 1 or not explained):
        problem = told_apart(explained, value, at) if is_object(value) else None
        if problem is not None:
            found.append(problem)
        else:
            refuse(found, at, keyword, alternatives(branches, value), value)
        return
    best, *others = [problems for problems, rank in zip(explained, ranks) if rank == least]
    found += best
    if least[1] == 1:
        first = told_from(at, best[0])
        told = [words for words in dict.fromkeys(told_from(at, problems[0]) for problems in others) if words != first]
        if told:
            best[0].expected += f" (or instead: {'; '.join(told[:MOST_OTHERS])})"


def explained_by(branch: Check, value: Any, at: At, unions: int) -> Findings:
    """The problems that one branch finds."""
    problems = Findings(unions=unions)
    branch.explain(value, at, problems)
    return problems


def told_from(at: At, problem: Problem) -> str:
    """What a problem expects, as it reads from a place above it."""
    pointer = problem.pointer.removeprefix(pointer_of(at))
    expected = problem.expected.removeprefix("expected ")
    return f"{pointer} {expected}" if pointer else expected


def told_apart(explained: list[Findings], value: Any, at: At) -> Problem | None:
    """One problem at the property that every branch for this type of value wants to be something else, if there is one."""
    wanted: dict[str | int, list[Problem]] = {}
    count = 0
    for problems in explained:
        if any(problem.at is at and problem.keyword == "type" for problem in problems):
            continue
        count += 1
        for problem in problems:
            if problem.at is not None and problem.at[0] is at and problem.keyword in ("const", "enum"):
                wanted.setdefault(problem.at[1], []).append(problem)
    for key, problems_there in wanted.items():
        if len(problems_there) == count > 1:
            words = [problem.expected.removeprefix("expected ").removeprefix("one of ") for problem in problems_there]
            return Problem((at, key), "const", f"expected {any_of_words(list(dict.fromkeys(words)))}", value[key])
    return None


class AnyOf(Check):
    """`anyOf`: at least one branch fits."""

    __slots__ = ("branches",)

    def __init__(self, *branches: Check) -> None:
        self.branches = branches

    def ok(self, value: Any) -> bool:
        return any(branch.ok(value) for branch in self.branches)

    def explain(self, value: Any, at: At, found: Findings) -> None:
        if not self.ok(value):
            refuse_all(found, at, "anyOf", self.branches, value)

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
            refuse_all(found, at, "oneOf", self.branches, value)

    def evaluated(self, value: Any, seen: Evaluated) -> None:
        for branch in self.branches:
            if branch.ok(value):
                branch.evaluated(value, seen)


def alternatives(branches: tuple[Check, ...], value: Any) -> str:
    """What a union expects, in words; types, unless the value has one of them already."""
    words = list(map(expectation, branches))
    if words and all(words) and EXPECTED.get(kind_of(value)) not in words:
        return any_of_words(list(dict.fromkeys(words)))
    return f"a value that fits one of {len(branches)} alternatives"


def expectation(check: Check) -> str:
    """The type that a check expects, in words, where that says it all."""
    while isinstance(check, Ref):
        check = check.check
    if isinstance(check, Types):
        return check.expected
    if isinstance(check, Typed) and not check.others:
        return EXPECTED[check.kind]
    if isinstance(check, Enum) and check.values:
        return any_of_words([show_whole(value) for value in check.values[:12]])
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
        tag = tag if type(tag) is str else exact(tag)
        if type(tag) is str:
            return self.named.get(tag)
        return self.branches.get(canonical(tag)) if kind_of(tag) else None

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
            refuse(found, (at, self.tag), "const", f"one of {', '.join(self.known)}", value[self.tag])
        else:
            found.append(Problem((at, self.tag), "required", f"missing; expected one of {', '.join(self.known)}"))

    def evaluated(self, value: Any, seen: Evaluated) -> None:
        branch = self.branch(value)
        if branch is not None:
            branch.evaluated(value, seen)


class OpenTagged(Tagged):
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


class IfThenElse(Check):
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

    def settled(self) -> Check:
        return Nullable(self.check.settled())

    def explain(self, value: Any, at: At, found: Findings) -> None:
        if value is not None:
            before = len(found)
            self.check.explain(value, at, found)
            for problem in found[before:]:
                nullable = problem.expected.endswith(" or null")
                if problem.at is at and problem.keyword in ("type", "enum", "const") and not nullable:
                    problem.expected += " or null"

    def evaluated(self, value: Any, seen: Evaluated) -> None:
        if value is not None:
            self.check.evaluated(value, seen)
