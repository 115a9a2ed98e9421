"""What makes a scalar doubtful: expressions that the straight-line pass joins with `or`."""

from __future__ import annotations

from ...ir.types import BooleanType, IntegerType, NullType, NumberType, StringType, Type, UnionType
from .context import Module, runtime
from .source import Code, code, joined, literal

__all__ = ["alternatives", "conditions_of", "text_bounds"]


def conditions_of(module: Module, type_: Type, value: Code, hint: str) -> list[Code] | None:
    """What makes a scalar doubtful; None for a type that takes more than conditions. `hint` names the pattern in it."""
    scalar = module.package.scalar(type_)
    if isinstance(scalar, StringType) and not scalar.trim:
        return [code("type({}) is not str", value), *text_bounds(module, scalar, value, hint)]
    if isinstance(scalar, BooleanType):
        return [code("type({}) is not bool", value)]
    if isinstance(scalar, NullType):
        return [code("{} is not None", value)]
    if isinstance(scalar, NumberType):
        number = code("type({}) is not int and (type({}) is not float or {} - {} != 0)", *[value] * 4)
        bounds = number_bounds(scalar, value)
        return [code("({})", number), *bounds] if bounds else [number]
    if isinstance(type_, UnionType) and not any(isinstance(branch, IntegerType) for branch in type_.branches):
        return alternatives(module, type_, value, hint)
    return None


def alternatives(module: Module, type_: UnionType, value: Code, hint: str) -> list[Code] | None:
    """What makes a value doubtful that may be one of several scalars."""
    inner = [alternative(module, branch, value, hint) for branch in type_.branches]
    if any(conditions is None for conditions in inner):
        return None
    groups = [code("({})", joined(" or ", each)) if len(each) > 1 else each[0] for each in inner if each is not None]
    return [joined(" and ", groups)]


def alternative(module: Module, branch: Type, value: Code, hint: str) -> list[Code] | None:
    """What makes a scalar doubtful as one of several; a float without fraction is an int by now."""
    if isinstance(branch, IntegerType):
        bounds = ((branch.minimum, "<"), (branch.maximum, ">"))
        more = [code("{} {} {}", value, Code(sign), literal(bound)) for bound, sign in bounds if bound is not None]
        return [code("type({}) is not int", value), *more]
    return conditions_of(module, branch, value, hint)


def text_bounds(module: Module, type_: StringType, value: Code, hint: str) -> list[Code]:
    """What makes a text doubtful."""
    found = []
    if type_.minimum == 1 and type_.maximum is None:
        found.append(code("not {}", value))
    elif type_.minimum and type_.maximum is not None:
        found.append(code("not {} <= len({}) <= {}", literal(type_.minimum), value, literal(type_.maximum)))
    elif type_.minimum:
        found.append(code("len({}) < {}", value, literal(type_.minimum)))
    elif type_.maximum is not None:
        found.append(code("len({}) > {}", value, literal(type_.maximum)))
    if type_.pattern is not None:
        found.append(code("not {}.search({})", module.pattern(type_.pattern, hint), value))
    if type_.base64_maximum is not None:
        found.append(code("{}({}) > {}", runtime("values", "base64_size"), value, literal(type_.base64_maximum)))
    return found


def number_bounds(type_: NumberType, value: Code) -> list[Code]:
    """What makes a number doubtful."""
    bounds = ((type_.minimum, "<"), (type_.maximum, ">"), (type_.above, "<="), (type_.below, ">="))
    return [code("{} {} {}", value, Code(sign), literal(bound)) for bound, sign in bounds if bound is not None]
