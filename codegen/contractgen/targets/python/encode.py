"""Expressions that turn Python values back: into JSON values, and straight into JSON text."""

from __future__ import annotations

from collections.abc import Iterable

from ...ir.constraints import Key
from ...ir.contract import Definition
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
from ...ir.visit import type_children, unrefined
from ...ir.visitors import PartialTypeVisitor
from ..json_text import json_compact
from .annotations import any_type
from .context import Module, is_text_literal, runtime
from .optionality import absent, constant_of
from .source import Code, code, fstring, joined, literal, used

__all__ = ["dump_body", "write_body"]


def text(name: str) -> Code:
    """A function of the runtime that writes JSON text."""
    return runtime("json_text", name)


def dump_of(module: Module, type_: Type, value: Code) -> Code:
    """The JSON value of a Python value."""
    return _Dump(module).visit(type_, value)


class _Dump(PartialTypeVisitor[[Code], Code]):
    """The JSON value for each class of type whose Python value differs from it."""

    def __init__(self, module: Module) -> None:
        self.module = module

    def visit_other(self, type_: Type, value: Code) -> Code:
        return value

    def visit_refined(self, type_: Refined, value: Code) -> Code:
        return self.visit(type_.base, value)

    def visit_nullable(self, type_: NullableType, value: Code) -> Code:
        inner = self.visit(type_.inner, value)
        return value if inner.text == value.text else code("None if {} is None else {}", value, inner)

    def visit_ref(self, type_: RefType, value: Code) -> Code:
        package = self.module.package
        return value if package.as_is(type_) else code("{}({})", self.module.of(package.final(type_.key), "dump"), value)

    def visit_array(self, type_: ArrayType, value: Code) -> Code:
        if self.module.package.as_is(type_.items):
            return code("{}[:]", value)
        return code("[{} for each in {}]", self.visit(type_.items, Code("each")), value)

    def visit_tuple(self, type_: TupleType, value: Code) -> Code:
        if all(self.module.package.as_is(item) for item in type_.items):
            return code("list({})", value)
        items = [self.visit(item, code("{}[{}]", value, literal(index))) for index, item in enumerate(type_.items)]
        return code("[{}]", joined(", ", items))

    def visit_map(self, type_: MapType, value: Code) -> Code:
        if self.module.package.as_is(type_.values):
            return code("{}.copy()", value)
        return code("{{key: {} for key, each in {}.items()}}", self.visit(type_.values, Code("each")), value)

    def visit_object_or_any(self, type_: ObjectOrAny, value: Code) -> Code:
        key = type_.record.key
        record = self.module.of(key, "")
        return code("{}({}) if isinstance({}, {}) else {}", self.module.of(key, "dump"), value, value, record, value)

    def visit_union(self, type_: UnionType, value: Code) -> Code:
        if not any(isinstance(branch, RefType) for branch in type_.branches):
            return value
        return code("{}({}, {})", runtime("values", "dump_value"), value, dump_table(self.module, type_))


def dump_table(module: Module, type_: UnionType) -> Code:
    """The dump functions of a union's records, by class, as a dict that is made when first used."""
    keys = records_of(module, type_)
    name, new = module.own("DUMPS", "_or_".join(module.package.names.types[key].type for key in keys[:3]) or "values", tuple(keys))
    if new:
        pairs = [code("{}: {}", module.of(key, ""), module.of(key, "dump")) for key in keys]
        kind = code("dict[{}, {}]", any_type(), any_type())
        module.tables.append(by_class(name, kind, pairs))
    return name


def by_class(name: Code, kind: Code, pairs: list[Code]) -> Code:
    """A table by class, as a statement."""
    return code("{}: {} = {}(lambda: {{{}}})", name, kind, runtime("values", "DispatchByType"), joined(", ", pairs))


def records_of(module: Module, type_: Type) -> list[Key]:
    """The records that a value of a type may hold, without those inside records."""
    found: dict[Key, None] = {}
    seen: set[Key] = set()
    stack: list[Type] = [type_]
    while stack:
        each = stack.pop()
        if isinstance(each, RefType):
            key = module.package.final(each.key)
            target = unrefined(module.package.definitions[key].type)
            if isinstance(target, Record):
                found[key] = None
            elif key not in seen:  # A definition is looked into once, in however many ways it is reached.
                seen.add(key)
                stack.append(target)
        elif isinstance(each, MapType):
            stack.append(each.values)
        elif not isinstance(each, Record):
            stack += reversed(type_children(each))
    return list(found)


def write_of(module: Module, type_: Type, value: Code, *, formatted: bool = False) -> Code:
    """The JSON text of a Python value; where it is `formatted`, an integer will do, since a formatted string writes it as JSON
    does, and without a call."""
    return _Write(module, formatted).visit(type_, value)


class _Write(PartialTypeVisitor[[Code], Code]):
    """The JSON text for each class of type. Scalars are written the same whether a definition names them or not."""

    def __init__(self, module: Module, formatted: bool) -> None:
        self.module = module
        self.formatted = formatted

    def visit_other(self, type_: Type, value: Code) -> Code:
        return code("{}({})", text("any_text"), dump_of(self.module, type_, value))

    def visit_refined(self, type_: Refined, value: Code) -> Code:
        return self.visit(type_.base, value)

    def visit_nullable(self, type_: NullableType, value: Code) -> Code:
        return code("{} if {} is None else {}", text("NULL_TEXT"), value, self.visit(type_.inner, value))

    def visit_string(self, type_: StringType, value: Code) -> Code:
        return code("{}({})", text("string_text"), value)

    def visit_integer(self, type_: IntegerType, value: Code) -> Code:
        return self.number("integer_text", value)

    def visit_number(self, type_: NumberType, value: Code) -> Code:
        return self.number("number_text", value)

    def number(self, function: str, value: Code) -> Code:
        other = text(function)
        if self.formatted:
            return code("{} if type({}) is int else {}({})", value, value, other, value)
        return code("{}({})", other, value)

    def visit_boolean(self, type_: BooleanType, value: Code) -> Code:
        return code("{}[{}]", text("BOOLEAN_TEXT"), value)

    def visit_null(self, type_: NullType, value: Code) -> Code:
        return text("NULL_TEXT")

    def visit_literal(self, type_: LiteralType, value: Code) -> Code:
        return code("{}({})", text("string_text" if is_text_literal(type_) else "any_text"), value)

    def visit_any(self, type_: AnyType, value: Code) -> Code:
        return code("{}({})", text("any_text"), value)

    def visit_ref(self, type_: RefType, value: Code) -> Code:
        scalar = self.module.package.scalar(type_)
        if scalar is not None:
            return self.visit(scalar, value)
        return code("{}({})", self.module.of(self.module.package.final(type_.key), "write"), value)

    def visit_array(self, type_: ArrayType, value: Code) -> Code:
        return code("{}({})", text("list_text"), elements_of(self.module, type_, value))

    def visit_map(self, type_: MapType, value: Code) -> Code:
        each = write_of(self.module, type_.values, Code("each"))
        return code("{}([{}(key, {}) for key, each in {}.items()])", text("map_text"), text("member_text"), each, value)

    def visit_tuple(self, type_: TupleType, value: Code) -> Code:
        items = [write_of(self.module, item, code("{}[{}]", value, literal(index))) for index, item in enumerate(type_.items)]
        return code("{}([{}])", text("list_text"), joined(", ", items))


def elements_of(module: Module, type_: ArrayType, value: Code) -> Code:
    """The JSON texts of the elements of a list."""
    each = write_of(module, type_.items, Code("each"))
    function = each.text.removesuffix("(each)")
    if function.isidentifier():
        return code("map({}, {})", Code(function, each.imports), value)
    return code("[{} for each in {}]", each, value)


def member_parts(module: Module, name: str, type_: Type, value: Code) -> list[str | Code]:
    """What a formatted string has for a member: its name, and its value's text. The brackets of an array stand in the string
    itself, which saves a copy of a text that may be long."""
    bare = unrefined(type_)
    if isinstance(bare, ArrayType):
        return [f"{name}[", code("{}({})", text("elements_text"), elements_of(module, bare, value)), "]"]
    return [name, write_of(module, type_, value, formatted=True)]


def strings(members: Iterable[list[str | Code]]) -> Code:
    """The text of some members: a formatted string for each, which are one for Python. What is constant stands with the next, or
    the last."""
    pieces: list[list[str | Code]] = []
    for member in members:
        if pieces and not (is_open(pieces[-1]) and is_open(member)):
            pieces[-1] += member
        else:
            pieces.append([*member])
    return joined(" ", map(fstring, pieces))


def is_open(parts: list[str | Code]) -> bool:
    """Whether a text depends on the record."""
    return any(isinstance(part, Code) for part in parts)


def dump_body(module: Module, definition: Definition, fields: dict[str, str]) -> list[Code]:
    """The statements of a `dump` function."""
    type_ = unrefined(definition.type)
    if isinstance(type_, TaggedUnionType):
        table = tagged_table(module, definition, type_, "DUMPS", "dump")
        return tagged_body(type_, table, Code("None"), Code("record.copy()"))
    if not isinstance(type_, Record):
        return [code("return {}", dump_of(module, type_, Code("record")))]
    first: list[Code] = []
    lines: list[Code] = []
    for field in type_.fields:
        name = literal(field.wire_name)
        constant = constant_of(field.required, field.type)
        value = code("record.{}", Code(fields[field.wire_name]))
        if constant is not None or field.required:
            dumped = literal(constant[0]) if constant is not None else dump_of(module, field.type, value)
            if lines:
                lines.append(code("members[{}] = {}", name, dumped))
            else:
                first.append(code("{}: {}", name, dumped))
        else:
            missing = absent(module, field.type)
            lines.append(code("if {} is not {}:", value, missing))
            lines.append(code("    members[{}] = {}", name, dump_of(module, field.type, value)))
    if keeps(module, type_):
        if type_.extra is None or module.package.as_is(type_.extra):
            lines.append(Code("members.update(record.extra)"))
        else:
            lines.append(Code("for key, each in record.extra.items():"))
            lines.append(code("    members[key] = {}", dump_of(module, type_.extra, Code("each"))))
    start = code("{{{}}}", joined(", ", first))
    if not lines:
        return [code("return {}", start)]
    return [code("members: dict[str, {}] = {}", any_type(), start), *lines, Code("return members")]


def tagged_body(type_: TaggedUnionType, table: Code, null: Code, raw: Code) -> list[Code]:
    """Hand a value of a tagged union to the function of its class."""
    lines = [Code("if record is None:"), code("    return {}", null)] if type_.nullable else []
    if type_.open:
        lines += [Code("if isinstance(record, dict):"), code("    return {}", raw)]
    return [*lines, code("return {}[type(record)](record)", table)]


def keeps(module: Module, record: Record) -> bool:
    """Whether a record holds properties that have no field."""
    return record.extra is not None or (module.package.contract.unknown == "keep" and not record.closed)


def tagged_table(module: Module, definition: Definition, type_: TaggedUnionType, prefix: str, function: str) -> Code:
    """Class to function, for the branches of a tagged union."""
    keys = records_of(module, type_)
    name, new = module.own(prefix, module.package.names.types[definition.key].type, (prefix, tuple(keys)))
    if new:
        pairs = [code("{}: {}", module.of(key, ""), module.of(key, function)) for key in keys]
        answer = code("dict[str, {}]", any_type()) if prefix == "DUMPS" else Code("str")
        kind = code("dict[{}, {}[[{}], {}]]", any_type(), used("collections.abc", "Callable"), any_type(), answer)
        module.tables.append(by_class(name, kind, pairs))
    return name


def write_body(module: Module, definition: Definition, fields: dict[str, str]) -> list[Code]:
    """The statements of a `write` function."""
    type_ = unrefined(definition.type)
    if isinstance(type_, TaggedUnionType):
        table = tagged_table(module, definition, type_, "WRITES", "write")
        return tagged_body(type_, table, text("NULL_TEXT"), code("{}(record)", text("any_text")))
    if not isinstance(type_, Record):
        return [code("return {}", write_of(module, type_, Code("record")))]
    lines: list[Code] = []
    run: list[list[str | Code]] = []

    def flush() -> None:
        if run:
            lines.append(code("text += {}" if lines else "text = {}", strings(run)))
            run.clear()

    certain = bool(type_.fields) and type_.fields[0].required
    for number, field in enumerate(type_.fields):
        opening = "{" if certain and number == 0 else ","
        name = f"{opening}{json_compact(field.wire_name)}:"
        constant = constant_of(field.required, field.type)
        value = code("record.{}", Code(fields[field.wire_name]))
        if constant is not None:
            run.append([name + json_compact(constant[0])])
        elif field.required:
            run.append(member_parts(module, name, field.type, value))
        else:
            flush()
            if not lines:
                lines.append(Code('text = ""'))
            lines.append(code("if {} is not {}:", value, absent(module, field.type)))
            lines.append(code("    text += {}", fstring(member_parts(module, name, field.type, value))))
    if keeps(module, type_):
        flush()
        if not lines:
            lines.append(Code('text = ""'))
        extra = type_.extra or AnyType()
        lines.append(Code("for key, each in record.extra.items():"))
        member = code("{}(key, {})", text("member_text"), write_of(module, extra, Code("each")))
        lines.append(code("    text += {}", fstring([",", member])))
    if not certain:
        flush()
        return [*lines, Code('return "{" + text[1:] + "}"')] if lines else [Code('return "{}"')]
    if not run:
        return [*lines, Code('return text + "}"')]
    run.append(["}"])
    if not lines:
        return [code("return {}", strings(run))]
    flush()
    return [*lines, Code("return text")]
