"""The worklist of lowering: which schemas become definitions."""

from __future__ import annotations

import re

from ..diagnostics import Problem
from ..frozen import frozen
from ..ir.constraints import Key, PatternText
from ..schema.formats import SUPPORTED_FORMATS, UNSUPPORTED_FORMATS
from ..schema.json_types import json_type, types_of
from ..schema.keywords import ANNOTATIONS
from ..schema.resolve import Place, Resolver
from ..schema.traverse import Scope, Traversal

__all__ = ["ANNOTATIONS", "Requirement", "Scope", "Worklist", "json_type", "types_of"]

DECLARED = re.compile(r"/(\$defs|definitions)/[^/]*")


@frozen
class Requirement:
    """A schema that somebody needs as a definition."""

    place: Place
    scope: Scope
    owner: Key | None
    label: str


class Worklist(Traversal):
    """Collects what becomes a definition. The one thing in this stage that grows."""

    def __init__(self, resolver: Resolver, formats: frozenset[str] = frozenset(), *, refuses_unknown: bool = False) -> None:
        super().__init__(resolver)
        self.formats = formats
        self.refuses_unknown = refuses_unknown
        self.requirements: dict[Key, Requirement] = {}
        self.referred: dict[Key, Requirement] = {}
        """Places inside of other schemas that only a reference has asked for so far: who holds them names them, if anybody does."""
        self.problems: list[Problem] = []
        self._translated: dict[str, str] = {}

    def key(self, place: Place, scope: Scope) -> Key:
        """What identifies a schema under a dynamic scope."""
        return Key(*super().key(place, scope))

    def object_key(self, place: Place, scope: Scope) -> Key:
        """As `key`, for the same schema restricted to objects."""
        return Key(*super().object_key(place, scope))

    def require_definition(self, place: Place, scope: Scope, owner: Key | None = None, label: str = "") -> Key:
        """The key of a schema that has to be a definition."""
        key = self.key(place, scope)
        inside = key.pointer != "" and DECLARED.fullmatch(key.pointer) is None
        if inside and owner is None and not label:
            self.referred.setdefault(key, Requirement(place, scope, None, ""))
        else:
            self.requirements.setdefault(key, Requirement(place, scope, owner, label))
        return key

    def take_referred(self) -> None:
        """Make definitions of the places that nobody but references has asked for."""
        for key, requirement in self.referred.items():
            self.requirements.setdefault(key, requirement)
        self.referred.clear()

    def require_object(self, place: Place, scope: Scope, owner: Key | None, label: str) -> Key:
        """As `demand`, for what a schema says of objects alone."""
        key = self.object_key(place, scope)
        self.requirements.setdefault(key, Requirement(place, scope, owner, label))
        return key

    def asserts_format(self, place: Place) -> bool:
        """Whether a schema's `format` refuses values."""
        name = place.view["format"][0] if "format" in place.view else None
        if not isinstance(name, str) or not (name in self.formats or place.location.dialect.asserts_formats):
            return False
        if name in UNSUPPORTED_FORMATS:
            message = f"the format {name!r} cannot be asserted; leave it an annotation, or write a pattern"
            self.problems.append(place.problem(message, "/format", unsupported=True))
        return name in SUPPORTED_FORMATS

    def pattern(self, place: Place, suffix: str, ecma: str) -> PatternText:
        """A regular expression in both dialects; what cannot be translated or may backtrack without bound is a problem."""
        if ecma not in self._translated:
            from ..regex import translate as patterns  # Here, since many contracts have none.

            try:
                self._translated[ecma] = patterns.translate(ecma)
                risk = patterns.backtracking_risk(ecma)
                if risk is not None:
                    message = f"the pattern {ecma!r} can take unbounded time on a hostile text: {risk}; write it without that"
                    self.problems.append(place.problem(message, suffix, unsupported=True))
            except patterns.PatternError as error:
                self._translated[ecma] = ""
                self.problems.append(place.problem(f"the pattern {ecma!r} cannot be used: {error}", suffix, unsupported=True))
        return PatternText(ecma, self._translated[ecma])
