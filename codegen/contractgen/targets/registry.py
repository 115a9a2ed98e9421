"""Every kind of output that can be generated. This is the only list of them: settings, command line and pipeline read it.

To add a target, write a module with a function `files(source)` from a `TargetSource` to `{path: text}`, put its templates beside it, and
name it here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING

from ..frozen import frozen

if TYPE_CHECKING:
    from ..ir.canonical import CanonicalSchema
    from ..ir.contract import Contract
    from .flatten import FlatContract
    from .python.naming import Names

__all__ = ["TARGETS", "TARGET_NAMES", "Target", "TargetSource", "chosen_targets", "target_files"]


@frozen
class Target:
    """One kind of output."""

    name: str
    module: str
    """The module with the function `files`, relative to this folder. It is imported when the target is generated."""
    always: bool = False
    """Whether schemas without requests and events get it by default, as contracts of a protocol do."""
    in_child: bool = True
    """Whether a child process makes it while the parent makes the rest; each does about half of the work."""


TARGETS = (
    Target("python", "python.target", always=True, in_child=False),
    Target("jsonschema", "jsonschema.bundle"),
    Target("asyncapi", "asyncapi"),
    Target("typescript", "typescript.target"),
    Target("vectors", "vectors.vectors", in_child=False),
    Target("docs", "docs.site"),
)
TARGET_NAMES = tuple(target.name for target in TARGETS)


class TargetSource:
    """What every target is made from."""

    def __init__(self, contract: Contract, names: Names, schemas: Callable[[], Iterable[CanonicalSchema]]) -> None:
        self.contract = contract
        self.names = names
        """What definitions and modules are called in Python, which other targets report beside names of their own."""
        self._schemas = schemas

    @cached_property
    def flat(self) -> FlatContract:
        """The schemas of the contract as one flat set of definitions; made on first use, since the Python package needs none."""
        from .flatten import flatten

        return flatten(self.contract, self._schemas())


def chosen_targets(contract: Contract, names: Iterable[str] = ()) -> tuple[Target, ...]:
    """The targets of these names; without any, those that `contract.json` names; else those that a contract of its kind gets."""
    wanted = set(names) or set(contract.targets)
    if wanted:
        return tuple(target for target in TARGETS if target.name in wanted)
    is_protocol = bool(contract.requests or contract.events)
    return tuple(target for target in TARGETS if target.always or is_protocol)


def target_files(source: TargetSource, targets: Sequence[Target]) -> dict[str, str]:
    """The files of some targets, by path from the output folder."""
    found: dict[str, str] = {}
    for target in targets:
        files: Callable[[TargetSource], dict[str, str]] = import_module(f".{target.module}", __package__).files
        found |= files(source)
    return found
