"""Rules to the expressions that make them in the explaining pass."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from ...ir.constraints import Constraint, ConstraintRef, PatternText
from .context import Module, runtime
from .source import Code, code, joined, literal

__all__ = ["rule_code"]


def rule_code(module: Module, rule: Constraint, hint: str) -> Code:
    """A call that makes the check. `hint` names the patterns in it."""
    if rule.kind == "Anything":
        return code("{}()", maker(rule.kind))
    arguments = [value_code(module, value, hint) for value in rule.arguments]
    options = [code("{}={}", Code(name), value_code(module, value, hint)) for name, value in (rule.options or {}).items()]
    return code("{}({})", maker(rule.kind), joined(", ", [*arguments, *options]))


@cache
def maker(kind: str) -> Code:
    """The class that makes a kind of check."""
    return code("{}.{}", runtime("", "checks"), Code(kind))


def value_code(module: Module, value: Any, hint: str) -> Code:
    """One argument of a check."""
    if isinstance(value, Constraint):
        return rule_code(module, value, hint)
    if isinstance(value, ConstraintRef):
        return module.schema(module.package.final_rule(value.key))
    if isinstance(value, PatternText):
        return module.pattern(value, hint)
    if isinstance(value, Mapping) and any(isinstance(each, (Constraint, ConstraintRef)) for each in value.values()):
        pairs = [code("{}: {}", literal(name), value_code(module, each, f"{hint}_{safe(name)}")) for name, each in value.items()]
        return code("{{{}}}", joined(", ", pairs))
    if isinstance(value, tuple):
        items = [value_code(module, each, hint) for each in value]
        return code("({},)", *items) if len(items) == 1 else code("({})", joined(", ", items))
    return literal(dict(value) if isinstance(value, Mapping) else value)


def safe(name: str) -> str:
    """A property name as part of a hint."""
    from .naming import snake

    return snake(name)
