"""Types to type annotations."""

from __future__ import annotations

from ...ir.constraints import Key
from ...ir.types import (
    AnyType,
    ArrayType,
    BooleanType,
    IntegerType,
    LiteralType,
    MapType,
    NullableType,
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
from ...ir.visit import unrefined
from ...ir.visitors import TypeVisitor
from .context import Module
from .source import Code, code, joined, literal, used

__all__ = ["annotation", "any_type", "literal_type", "name_type"]


def any_type() -> Code:
    """`Any`: a JSON value as it is."""
    return used("typing", "Any")


def literal_type(values: tuple[object, ...]) -> Code:
    """`Literal[...]` of some values."""
    return code("{}[{}]", used("typing", "Literal"), joined(", ", [literal(value) for value in values]))


def annotation(module: Module, type_: Type, late: frozenset[Key] = frozenset()) -> Code:
    """The type of a parsed value; names of aliases that are not there yet are in quotes."""
    return _Annotation(module, late).visit(type_)


class _Annotation(TypeVisitor[[], Code]):
    """The annotation of each class of type."""

    def __init__(self, module: Module, late: frozenset[Key]) -> None:
        self.module = module
        self.late = late

    def visit_any(self, type_: AnyType) -> Code:
        return any_type()

    def visit_record(self, type_: Record) -> Code:
        return any_type()

    def visit_string(self, type_: StringType) -> Code:
        return either([literal_type(type_.known), Code("str")]) if type_.known else Code("str")

    def visit_integer(self, type_: IntegerType) -> Code:
        return Code("int")

    def visit_number(self, type_: NumberType) -> Code:
        return Code("int | float")

    def visit_boolean(self, type_: BooleanType) -> Code:
        return Code("bool")

    def visit_null(self, type_: NullType) -> Code:
        return Code("None")

    def visit_literal(self, type_: LiteralType) -> Code:
        return literal_type(type_.values)

    def visit_array(self, type_: ArrayType) -> Code:
        return code("list[{}]", self.visit(type_.items))

    def visit_tuple(self, type_: TupleType) -> Code:
        items = list(map(self.visit, type_.items))
        return code("tuple[{}]", joined(", ", items)) if items else Code("tuple[()]")

    def visit_map(self, type_: MapType) -> Code:
        return code("dict[{}, {}]", name_type(self.module, type_.names), self.visit(type_.values))

    def visit_ref(self, type_: RefType) -> Code:
        if isinstance(unrefined(self.module.package.target(type_.key)), NullType):
            return Code("None")  # `A | B` of two aliases of None is an error when it runs.
        name = self.module.of(type_.key, "")
        return Code(f'"{name.text}"', name.imports) if type_.key in self.late else name

    def visit_nullable(self, type_: NullableType) -> Code:
        return either([self.visit(type_.inner), Code("None")])

    def visit_tagged_union(self, type_: TaggedUnionType) -> Code:
        branches = [self.visit(branch) for _, branch in type_.branches]
        branches += [code("dict[str, {}]", any_type())] if type_.open else []
        return either([*branches, Code("None")] if type_.nullable else branches)

    def visit_union(self, type_: UnionType) -> Code:
        return either(list(map(self.visit, type_.branches)))

    def visit_object_or_any(self, type_: ObjectOrAny) -> Code:
        record = self.visit(type_.record)
        return either([record, code("list[{}]", any_type()), *map(Code, ("str", "int", "float", "bool", "None"))])

    def visit_refined(self, type_: Refined) -> Code:
        return self.visit(type_.base)


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
