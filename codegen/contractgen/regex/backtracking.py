"""How long a backtracking search for a pattern can take.

The pattern becomes an automaton whose states are the places that read one code point (Glushkov's
construction), with a count on each step of the ways to make it. A search that fails tries every run of
the automaton over the text, so its time follows from how many runs a text can have:

* exponentially many, when some text leads from a state back to it in two ways;
* a power of the length, when some text leads from state r to itself, from r to s, and from s to itself.
  Each such pair adds one to the power, and with two of them the time grows with the cube of the length;
* many, though bounded, as with `a?` thirty times over. For these, texts are tried that have many runs.

What this leaves aside is on the safe side: `\\b` and lookarounds are taken to allow everything, and a
back reference to read anything its group can. A run through a state from which nothing remains to be read or
checked never fails, so such states are left out. Quantifiers with a high upper bound count as loops, and
weigh as much as their bounds allow. A pattern too large for this is reported as a risk as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeVar

from ..frozen import frozen
from .charsets import EVERYTHING, Ranges
from .parser import Alternation, Anchor, Chars, Group, Look, Node, Reference, Repeat, Sequence, children, width

TEXT_LENGTH = 5_000  # Costs are estimated for a text of this many code points.
MAX_COST = 100_000_000  # The square of the length is fine, its cube is not.
MAX_RUNS = 100_000  # For the first 100 code points of a text,
MAX_TOTAL = 125_000_000_000  # and at most so many in all, times the cost.
MAX_STATES = 5_000
MAX_WORK = 1_500_000
UNROLLED = 8  # Repetitions with more than this count as loops,
UNROLLED_STATES = 64  # unless it makes no more states than this to write them out.

T = TypeVar("T", bound=Hashable)


class _TooLargeError(Exception):
    pass


def risk(tree: Node) -> str | None:
    try:
        automaton = _Automaton(tree)
        return automaton.exponential() or automaton.polynomial() or automaton.many_runs()
    except _TooLargeError:
        return "the pattern is too large to tell how long matching can take"


@frozen
class _Loop:
    """The outermost repetition around a state."""

    text: str
    weight: int


@dataclass
class _Part:
    """A part of the pattern: the ways to pass it unread, and to read its first and last states."""

    empty: int = 0
    first: Counter[int] = field(default_factory=Counter)
    last: Counter[int] = field(default_factory=Counter)
    ends: set[int] = field(default_factory=set)  # After these states, nothing is left to read or check,
    free: bool = False  # nor is there if this is true.


class _Automaton:
    def __init__(self, tree: Node) -> None:
        self.sets: list[Ranges] = []
        self.loops: list[_Loop | None] = []
        self.next: list[Counter[int]] = []
        self.doomed: str | None = None
        self.groups: dict[int | str, Group] = {}
        self.work = 0
        self.cost = TEXT_LENGTH
        whole = self.part(tree, None)
        self.start, self.final = whole.first, whole.ends
        if not (whole.free or _anchored(tree)):  # A match may start anywhere, and the first try may fail.
            start = self.state(EVERYTHING, _Loop("the search for a start", TEXT_LENGTH))
            self.start = self.next[start] = whole.first + Counter([start])
        self.letters = _letters(self.sets)
        self.component = _components(range(len(self.sets)), lambda state: self.next[state])
        sizes = Counter(self.component.values())
        self.cyclic = [q for q in self.component if sizes[self.component[q]] > 1 or q in self.next[q]]

    # Construction

    def state(self, ranges: Ranges, loop: _Loop | None) -> int:
        if len(self.sets) == MAX_STATES:
            raise _TooLargeError
        self.sets.append(ranges)
        self.loops.append(loop)
        self.next.append(Counter())
        return len(self.sets) - 1

    def spend(self, work: int = 1) -> None:
        self.work += work
        if self.work > MAX_WORK:
            raise _TooLargeError

    def link(self, last: Counter[int], first: Counter[int]) -> None:
        self.spend(len(last) * len(first))
        for state, ways in last.items():
            for following, more in first.items():
                self.next[state][following] += ways * more

    def part(self, node: Node, loop: _Loop | None) -> _Part:
        match node:
            case Chars(ranges):
                state = self.state(ranges, loop)
                return _Part(0, Counter([state]), Counter([state]), {state})
            case Reference(key):
                # It reads what the group did, or nothing, as when the group is not complete yet.
                part = self.group(self.groups[key], loop) if key in self.groups else _Part()
                return _Part(_capped(part.empty + 1), part.first, part.last)
            case Anchor():
                return _Part(1)
            case Look(body):
                return _Part(1, self.part(body, loop).first)
            case Group():
                return self.group(node, loop)
            case Sequence(items):
                whole = _Part(1, free=True)
                for item in items:
                    whole = self.joined(whole, self.part(item, loop))
                return whole
            case Alternation(options):
                whole = _Part()
                for option in options:
                    part = self.part(option, loop)
                    whole.empty = _capped(whole.empty + part.empty)
                    whole.first.update(part.first)
                    whole.last.update(part.last)
                    whole.ends |= part.ends
                    whole.free |= part.free
                return whole
            case Repeat():
                return self.repeated(node, loop)

    def group(self, node: Group, loop: _Loop | None) -> _Part:
        keys = (node.number, node.name or node.number)
        for key in keys:
            self.groups.pop(key, None)
        part = self.part(node.body, loop)
        self.groups.update(dict.fromkeys(keys, node))
        return part

    def joined(self, one: _Part, two: _Part) -> _Part:
        self.link(one.last, two.first)
        return _Part(
            _capped(one.empty * two.empty),
            one.first + _times(two.first, one.empty),
            two.last + _times(one.last, two.empty),
            two.ends | (one.ends if two.free else set()),
            one.free and two.free,
        )

    def repeated(self, node: Repeat, loop: _Loop | None) -> _Part:
        low, high = node.low, node.high
        if width(node.body)[1] == 0:
            low, high = min(low, 1), 1
        # Inside a loop, which shows whether the part is harmless, it must be told from one: `(a{20})*` is.
        if high is not None and (high <= UNROLLED or (loop and high * _states(node.body) <= UNROLLED_STATES)):
            whole = _Part(1, free=True)
            for count in reversed(range(high)):
                whole = self.joined(self.part(node.body, loop), whole)
                if count >= low:
                    whole.empty, whole.free = _capped(whole.empty + 1), True
            return whole
        fewest, most = width(node)
        here = _Loop(f"`{node.text}` at character {node.at}", int(min(most - fewest + 1, TEXT_LENGTH)))
        body = self.part(node.body, loop or here)
        if body.empty and low > UNROLLED:
            self.doomed = self.doomed or here.text
        self.link(body.last, body.first)
        # Python tries to end the loop once more after a repetition that read nothing, and any of those
        # that are required may read nothing.
        again = _capped((1 + body.empty) ** max(min(low, UNROLLED), 1))
        return _Part(
            _capped(body.empty * again if low else again),
            _times(body.first, again if low else 1),
            _times(body.last, again),
            body.ends if low <= 1 else set(),
            low == 0 or body.free,
        )

    # Analysis

    def exponential(self) -> str | None:
        """Look for a text that leads from a state back to it in two ways."""
        loops = set(self.cyclic) - self.final
        where = self.doomed
        for state in loops:
            for following, ways in self.next[state].items():
                if ways > 1 and following in loops and self.component[state] == self.component[following]:
                    where = where or self.name(state)
        if not where:
            pairs = self.pairs([(state, state) for state in loops], loops, loops)
            same = {number for (one, two), number in pairs.items() if one == two}
            split = [one for (one, two), number in pairs.items() if one != two and number in same]
            where = self.name(split[0]) if split else None
        return where and f"{where} can match the same text in many ways: the time can grow exponentially with the text"

    def polynomial(self) -> str | None:
        """Look for loops one after the other that can share the same text in many ways."""
        loops = set(self.cyclic)
        first = self.jumps(loops, loops - self.final)
        if not first:
            return None
        # The cost of the costliest chain of jumps from each jump on, with one state of each loop in it.
        # Components are numbered from the end of the pattern, so what a jump leads to comes before it.
        later: list[tuple[int, int, tuple[int, ...]]] = []

        def extended(one: int, two: int) -> tuple[int, tuple[int, ...]]:
            self.spend(len(later) // 8)
            cost = self.weight(two)
            chain: tuple[int, ...] = (two,)
            for start, further, rest in later:
                if further > cost and self.component[start] in self.reach[self.component[two]]:
                    cost, chain = further, rest
            return min(cost * self.weight(one), 10**18), (one, *chain)

        for one, two in sorted(self.jumps(loops - self.final, loops - self.final), key=lambda j: self.component[j[0]]):
            later.append((one, *extended(one, two)))
        cost, chain = max(extended(one, two) for one, two in first)
        if cost <= MAX_COST:
            self.cost = max(self.cost, cost)
            return None
        *names, final = dict.fromkeys(self.name(state) for state in chain)
        shared = f"{', '.join(names)} and {final}" if names else final
        return f"{shared} can share the same text in many ways: the time can grow with the cube of the text, or faster"

    def many_runs(self) -> str | None:
        """Try texts that have many runs, each time with the letter that leads to the most.

        It comes last: it needs the cost of the loops, which multiplies the number of runs.
        """
        letters = [1 << index for index in range(max((mask.bit_length() for mask in self.letters), default=0))]
        every = Counter(range(len(self.sets)))
        for start, choices in [(self.start, letters), (every, letters), *((every, [letter]) for letter in letters)]:
            runs: dict[int, int] = start
            for _ in range(min(len(self.sets), 100)):
                runs = max((self.step(runs, letter) for letter in choices), key=lambda new: sum(new.values()))
                if sum(runs.values()) > min(MAX_RUNS, MAX_TOTAL // self.cost):
                    return "its parts can share the same text in a very large number of ways"
                if not runs:
                    break
        return None

    def step(self, runs: dict[int, int], letter: int) -> dict[int, int]:
        """The runs that can read one letter, and the states they can go on to."""
        new: dict[int, int] = {}  # A Counter takes twice the time.
        for state, ways in runs.items():
            if self.letters[state] & letter and state not in self.final:
                for following, more in self.next[state].items():
                    new[following] = new.get(following, 0) + ways * more
        self.spend(len(new) // 8)
        return new

    def pairs(self, starts: Iterable[tuple[int, int]], ones: set[int], twos: set[int]) -> dict[tuple[int, int], int]:
        """The strongly connected components of pairs of states that read the same texts."""

        def following(pair: tuple[int, int]) -> list[tuple[int, int]]:
            one, two = pair
            self.spend(len(self.next[one]) * len(self.next[two]))
            return [
                (a, b)
                for a in self.next[one]
                if a in ones and self.component[a] == self.component[one]
                for b in self.next[two]
                if b in twos and self.component[b] == self.component[two] and self.letters[a] & self.letters[b]
            ]

        return _components(starts, following)

    def jumps(self, ones: set[int], twos: set[int]) -> list[tuple[int, int]]:
        """Pairs r, s such that some text leads from r to r, from r to s, and from s to s."""
        starts = []
        for one in ones:
            for two in twos:
                apart = self.component[one] != self.component[two] and self.component[two] in self.reach[self.component[one]]
                if apart and self.letters[one] & self.letters[two]:
                    starts.append((one, two))
            self.spend(len(twos) // 8)
        groups: dict[int, list[tuple[int, int]]] = {}
        for pair, number in self.pairs(starts, ones, twos).items():
            groups.setdefault(number, []).append(pair)
        # What holds for one pair of a component holds for all the others.
        return [group[0] for group in groups.values() if self.shared(*group[0], ones, twos)]

    def shared(self, one: int, two: int, ones: set[int], twos: set[int]) -> bool:
        goal, seen = (one, two, two), {(one, one, two)}
        todo = list(seen)
        while todo:
            r, m, s = todo.pop()
            steps = [
                (a, b, c)
                for a in self.next[r]
                if a in ones and self.component[a] == self.component[one]
                for c in self.next[s]
                if c in twos and self.component[c] == self.component[two] and self.letters[a] & self.letters[c]
                for b in self.next[m]
                if self.letters[a] & self.letters[b] & self.letters[c] and self.component[two] in self.reach[self.component[b]]
            ]
            self.spend(1 + len(steps))
            if goal in steps:
                return True
            todo += set(steps) - seen
            seen.update(steps)
        return False

    @cached_property
    def reach(self) -> dict[int, set[int]]:
        """The looping components that each component leads to, itself included."""
        looping = {self.component[state] for state in self.cyclic}
        found = {number: {number} & looping for number in self.component.values()}
        for state in sorted(self.component, key=self.component.__getitem__):
            for following in self.next[state]:
                found[self.component[state]] |= found[self.component[following]]
        return found

    def name(self, state: int) -> str:
        loop = self.loops[state]
        return loop.text if loop else "the pattern"

    def weight(self, state: int) -> int:
        loop = self.loops[state]
        return loop.weight if loop else 1


def _capped(ways: int) -> int:
    return min(ways, 1000)


def _states(node: Node) -> int:
    """How many states a node has, about."""
    if isinstance(node, Chars | Reference):
        return 1
    times = node.high if isinstance(node, Repeat) and node.high and node.high <= UNROLLED else 1
    return times * sum(_states(child) for child in children(node))


def _times(counts: Counter[int], factor: int) -> Counter[int]:
    return Counter({state: _capped(ways * factor) for state, ways in counts.items()}) if factor else Counter()


def _anchored(node: Node) -> bool:
    """Whether a match can only start at the start of the text."""
    match node:
        case Anchor(kind):
            return kind == "^"
        case Group(body):
            return _anchored(body)
        case Repeat(body, low):
            return low > 0 and _anchored(body)
        case Alternation(options):
            return all(_anchored(option) for option in options)
        case Sequence(items):
            for item in items:
                if _anchored(item) or not isinstance(item, Anchor):
                    return _anchored(item)
    return False


def _letters(sets: list[Ranges]) -> list[int]:
    """For each set, a bit for each group of code points that no set tells apart."""
    distinct = {ranges: 1 << index for index, ranges in enumerate(dict.fromkeys(sets))}
    changes: dict[int, int] = {}
    for ranges, bit in distinct.items():
        for low, high in ranges:
            for place in (low, high + 1):
                changes[place] = changes.get(place, 0) ^ bit
    groups: dict[int, int] = {}
    inside = 0
    for place in sorted(changes):
        inside ^= changes[place]
        groups.setdefault(inside, len(groups))
    masks = {ranges: sum(1 << index for group, index in groups.items() if group & bit) for ranges, bit in distinct.items()}
    return [masks[ranges] for ranges in sets]


def _components(nodes: Iterable[T], following: Callable[[T], Iterable[T]]) -> dict[T, int]:
    """Number the strongly connected components of a graph, each after those it leads to (Tarjan)."""
    order: dict[T, int] = {}
    low: dict[T, int] = {}
    result: dict[T, int] = {}
    stack: list[T] = []
    count = 0
    for root in nodes:
        if root in order:
            continue
        order[root] = low[root] = len(order)
        stack.append(root)
        path = [(root, iter(following(root)))]
        while path:
            node, rest = path[-1]
            for child in rest:
                if child not in order:
                    order[child] = low[child] = len(order)
                    stack.append(child)
                    path.append((child, iter(following(child))))
                    break
                if child not in result:
                    low[node] = min(low[node], order[child])
            else:
                path.pop()
                if path:
                    low[path[-1][0]] = min(low[path[-1][0]], low[node])
                if low[node] == order[node]:
                    while True:
                        member = stack.pop()
                        result[member] = count
                        if member == node:
                            break
                    count += 1
    return result
