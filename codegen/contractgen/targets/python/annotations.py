"""Shapes to type annotations."""

from __future__ import annotations

from ...ir.constraints import Key
from ...ir.types import (
    AnyType,
    ArrayType,
    BooleanType,
    IntegerType,
    LiteralType,
    MapType,
    Nullable,
    NullType,
    NumberType,
    ObjectOrAny,
    Record,
    Refined,
    RefType,
    StringType,
    TaggedUnionType,
    TupleType,
    Type,
    UnionType,
)
from .context import Module
from .source import Code, code, joined, literal, used

__all__ = ["annotation", "any_type", "literal_type", "name_type"]


def any_type() -> Code:
    """`Any`: a JSON value as it is."""
    return used("typing", "Any")


def literal_type(values: tuple[object, ...]) -> Code:
    """`Literal[...]` of some values."""
    return code("{}[{}]", used("typing", "Literal"), joined(", ", [literal(value) for value in values]))


def annotation(module: Module, shape: Type, late: frozenset[Key] = frozenset()) -> Code:
    """The type of a parsed value; names of aliases that are not there yet are in quotes."""
    if isinstance(shape, Refined):
        return annotation(module, shape.inner, late)
    if isinstance(shape, StringType):
        return either([literal_type(shape.known), Code("str")]) if shape.known else Code("str")
    if isinstance(shape, IntegerType):
        return Code("int")
    if isinstance(shape, NumberType):
        return Code("int | float")
    if isinstance(shape, BooleanType):
        return Code("bool")
    if isinstance(shape, NullType):
        return Code("None")
    if isinstance(shape, LiteralType):
        return literal_type(shape.values)
    if isinstance(shape, ArrayType):
        return code("list[{}]", annotation(module, shape.items, late))
    if isinstance(shape, TupleType):
        items = [annotation(module, item, late) for item in shape.items]
        return code("tuple[{}]", joined(", ", items)) if items else Code("tuple[()]")
    if isinstance(shape, MapType):
        return code("dict[{}, {}]", name_type(module, shape.names), annotation(module, shape.values, late))
    if isinstance(shape, RefType) and is_null(module.package.target(shape.key)):
        return Code("None")  # `A | B` of two aliases of None is an error when it runs.
    if isinstance(shape, RefType):
        name = module.of(shape.key, "")
        return Code(f'"{name.text}"', name.imports) if shape.key in late else name
    if isinstance(shape, Nullable):
        return either([annotation(module, shape.inner, late), Code("None")])
    if isinstance(shape, TaggedUnionType):
        branches = [annotation(module, branch, late) for _, branch in shape.branches]
        branches += [code("dict[str, {}]", any_type())] if shape.open else []
        return either([*branches, Code("None")] if shape.nullable else branches)
    if isinstance(shape, UnionType):
        return either([annotation(module, branch, late) for branch in shape.branches])
    if isinstance(shape, ObjectOrAny):
        record = annotation(module, shape.record, late)
        return either([record, code("list[{}]", any_type()), *map(Code, ("str", "int", "float", "bool", "None"))])
    if isinstance(shape, (AnyType, Record)):
        return any_type()
    raise TypeError(shape)


def is_null(shape: Type) -> bool:
    """Whether null is the only value."""
    return is_null(shape.inner) if isinstance(shape, Refined) else isinstance(shape, NullType)


def name_type(module: Module, names: Type) -> Code:
    """The type of a map's keys."""
    if isinstance(names, RefType) and module.package.scalar(names) is not None:
        return annotation(module, names)
    return annotation(module, names) if isinstance(names, LiteralType) else Code("str")


def either(types: list[Code]) -> Code:
    """A union of types, each once; `Any` swallows the rest."""
    seen: dict[str, Code] = {}
    for each in types:
        for part in each.text.split(" | ") if "[" not in each.text else [each.text]:
            seen.setdefault(part, Code(part, each.imports))
    if "Any" in seen:
        return seen["Any"]
    if "None" in seen:
        seen["None"] = seen.pop("None")
    if any(part.startswith('"') for part in seen):  # A name that is not there yet: the whole union has to wait for it.
        bare = [Code(part.strip('"') if part.startswith('"') else part, each.imports) for part, each in seen.items()]
        whole = joined(" | ", bare)
        return Code(literal(whole.text).text, whole.imports)
    return joined(" | ", seen.values())
