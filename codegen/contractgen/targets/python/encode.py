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
from ..json_text import json_compact
from .annotations import any_type
from .context import Module, inner_shapes, runtime
from .optionality import absent, constant_of
from .source import Code, code, fstring, joined, literal, used

__all__ = ["dump_body", "write_body"]


def text(name: str) -> Code:
    """A function of the runtime that writes JSON text."""
    return runtime("json_text", name)


def dump_of(module: Module, shape: Type, value: Code) -> Code:
    """The JSON value of a Python value."""
    if isinstance(shape, Refined):
        return dump_of(module, shape.inner, value)
    if isinstance(shape, Nullable):
        inner = dump_of(module, shape.inner, value)
        return value if inner.text == value.text else code("None if {} is None else {}", value, inner)
    if isinstance(shape, RefType):
        return value if module.package.as_is(shape) else code("{}({})", module.of(module.package.final(shape.key), "dump"), value)
    if isinstance(shape, ArrayType):
        if module.package.as_is(shape.items):
            return code("{}[:]", value)
        return code("[{} for each in {}]", dump_of(module, shape.items, Code("each")), value)
    if isinstance(shape, TupleType):
        if all(module.package.as_is(item) for item in shape.items):
            return code("list({})", value)
        items = [dump_of(module, item, code("{}[{}]", value, literal(index))) for index, item in enumerate(shape.items)]
        return code("[{}]", joined(", ", items))
    if isinstance(shape, MapType):
        if module.package.as_is(shape.values):
            return code("{}.copy()", value)
        return code("{{key: {} for key, each in {}.items()}}", dump_of(module, shape.values, Code("each")), value)
    if isinstance(shape, ObjectOrAny):
        record = module.of(shape.record.key, "")
        return code("{}({}) if isinstance({}, {}) else {}", module.of(shape.record.key, "dump"), value, value, record, value)
    if isinstance(shape, UnionType) and any(isinstance(branch, RefType) for branch in shape.branches):
        return code("{}({}, {})", runtime("values", "dump_value"), value, dump_table(module, shape))
    return value


def dump_table(module: Module, shape: UnionType) -> Code:
    """The dump functions of a union's records, by class, as a dict that is made when first used."""
    keys = records_of(module, shape)
    name, new = module.own("DUMPS", "_or_".join(module.package.names.types[key].type for key in keys[:3]) or "values", tuple(keys))
    if new:
        pairs = [code("{}: {}", module.of(key, ""), module.of(key, "dump")) for key in keys]
        kind = code("dict[{}, {}]", any_type(), any_type())
        module.tables.append(by_class(name, kind, pairs))
    return name


def by_class(name: Code, kind: Code, pairs: list[Code]) -> Code:
    """A table by class, as a statement."""
    return code("{}: {} = {}(lambda: {{{}}})", name, kind, runtime("values", "DispatchByType"), joined(", ", pairs))


def records_of(module: Module, shape: Type) -> list[Key]:
    """The records that a value of a shape may hold, without those inside records."""
    found: dict[Key, None] = {}
    seen: set[Key] = set()
    stack: list[Type] = [shape]
    while stack:
        each = stack.pop()
        if isinstance(each, RefType):
            key = module.package.final(each.key)
            target = module.package.definitions[key].shape
            bare = target.inner if isinstance(target, Refined) else target
            if isinstance(bare, Record):
                found[key] = None
            elif key not in seen:  # A definition is looked into once, in however many ways it is reached.
                seen.add(key)
                stack.append(bare)
        elif isinstance(each, ObjectOrAny):
            stack.append(each.record)
        elif isinstance(each, TaggedUnionType):
            stack += [branch for _, branch in reversed(each.branches)]
        elif isinstance(each, UnionType):
            stack += reversed(each.branches)
        else:
            stack += reversed(inner_shapes(each))
    return list(found)


def write_of(module: Module, shape: Type, value: Code, *, formatted: bool = False) -> Code:
    """The JSON text of a Python value; where it is `formatted`, an integer will do, since a formatted string writes it as JSON
    does, and without a call."""
    if isinstance(shape, Refined):
        return write_of(module, shape.inner, value, formatted=formatted)
    if isinstance(shape, Nullable):
        inner = write_of(module, shape.inner, value, formatted=formatted)
        return code("{} if {} is None else {}", text("NULL_TEXT"), value, inner)
    scalar = module.package.scalar(shape)
    if isinstance(scalar, (StringType, LiteralType)):
        return code("{}({})", text("string_text"), value)
    if isinstance(scalar, (IntegerType, NumberType)):
        other = text("number_text" if isinstance(scalar, NumberType) else "integer_text")
        return code("{} if type({}) is int else {}({})", value, value, other, value) if formatted else code("{}({})", other, value)
    if isinstance(scalar, BooleanType):
        return code("{}[{}]", text("BOOLEAN_TEXT"), value)
    if isinstance(scalar, NullType):
        return text("NULL_TEXT")
    if isinstance(shape, RefType):
        return code("{}({})", module.of(module.package.final(shape.key), "write"), value)
    if isinstance(shape, (AnyType, LiteralType)):
        return code("{}({})", text("any_text"), value)
    if isinstance(shape, ArrayType):
        return code("{}({})", text("list_text"), elements_of(module, shape, value))
    if isinstance(shape, MapType):
        each = write_of(module, shape.values, Code("each"))
        return code("{}([{}(key, {}) for key, each in {}.items()])", text("map_text"), text("member_text"), each, value)
    if isinstance(shape, TupleType):
        items = [write_of(module, item, code("{}[{}]", value, literal(index))) for index, item in enumerate(shape.items)]
        return code("{}([{}])", text("list_text"), joined(", ", items))
    return code("{}({})", text("any_text"), dump_of(module, shape, value))


def elements_of(module: Module, shape: ArrayType, value: Code) -> Code:
    """The JSON texts of the elements of a list."""
    each = write_of(module, shape.items, Code("each"))
    function = each.text.removesuffix("(each)")
    if function.isidentifier():
        return code("map({}, {})", Code(function, each.imports), value)
    return code("[{} for each in {}]", each, value)


def member_parts(module: Module, name: str, shape: Type, value: Code) -> list[str | Code]:
    """What a formatted string has for a member: its name, and its value's text. The brackets of an array stand in the string
    itself, which saves a copy of a text that may be long."""
    bare = shape.inner if isinstance(shape, Refined) else shape
    if isinstance(bare, ArrayType):
        return [f"{name}[", code("{}({})", text("elements_text"), elements_of(module, bare, value)), "]"]
    return [name, write_of(module, shape, value, formatted=True)]


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
    shape = definition.shape.inner if isinstance(definition.shape, Refined) else definition.shape
    if isinstance(shape, TaggedUnionType):
        table = tagged_table(module, definition, shape, "DUMPS", "dump")
        return tagged_body(shape, table, Code("None"), Code("record.copy()"))
    if not isinstance(shape, Record):
        return [code("return {}", dump_of(module, shape, Code("record")))]
    first: list[Code] = []
    lines: list[Code] = []
    for field in shape.fields:
        name = literal(field.wire_name)
        constant = constant_of(field.required, field.shape)
        value = code("record.{}", Code(fields[field.wire_name]))
        if constant is not None or field.required:
            dumped = literal(constant[0]) if constant is not None else dump_of(module, field.shape, value)
            if lines:
                lines.append(code("members[{}] = {}", name, dumped))
            else:
                first.append(code("{}: {}", name, dumped))
        else:
            missing = absent(module, field.shape)
            lines.append(code("if {} is not {}:", value, missing))
            lines.append(code("    members[{}] = {}", name, dump_of(module, field.shape, value)))
    if keeps(module, shape):
        if shape.others is None or module.package.as_is(shape.others):
            lines.append(Code("members.update(record.extra)"))
        else:
            lines.append(Code("for key, each in record.extra.items():"))
            lines.append(code("    members[key] = {}", dump_of(module, shape.others, Code("each"))))
    start = code("{{{}}}", joined(", ", first))
    if not lines:
        return [code("return {}", start)]
    return [code("members: dict[str, {}] = {}", any_type(), start), *lines, Code("return members")]


def tagged_body(shape: TaggedUnionType, table: Code, null: Code, raw: Code) -> list[Code]:
    """Hand a value of a tagged union to the function of its class."""
    lines = [Code("if record is None:"), code("    return {}", null)] if shape.nullable else []
    if shape.open:
        lines += [Code("if isinstance(record, dict):"), code("    return {}", raw)]
    return [*lines, code("return {}[type(record)](record)", table)]


def keeps(module: Module, record: Record) -> bool:
    """Whether a record holds properties that have no field."""
    return record.others is not None or (module.package.contract.unknown == "keep" and not record.closed)


def tagged_table(module: Module, definition: Definition, shape: TaggedUnionType, prefix: str, function: str) -> Code:
    """Class to function, for the branches of a tagged union."""
    keys = records_of(module, shape)
    name, new = module.own(prefix, module.package.names.types[definition.key].type, (prefix, tuple(keys)))
    if new:
        pairs = [code("{}: {}", module.of(key, ""), module.of(key, function)) for key in keys]
        answer = code("dict[str, {}]", any_type()) if prefix == "DUMPS" else Code("str")
        kind = code("dict[{}, {}[[{}], {}]]", any_type(), used("collections.abc", "Callable"), any_type(), answer)
        module.tables.append(by_class(name, kind, pairs))
    return name


def write_body(module: Module, definition: Definition, fields: dict[str, str]) -> list[Code]:
    """The statements of a `write` function."""
    shape = definition.shape.inner if isinstance(definition.shape, Refined) else definition.shape
    if isinstance(shape, TaggedUnionType):
        table = tagged_table(module, definition, shape, "WRITES", "write")
        return tagged_body(shape, table, text("NULL_TEXT"), code("{}(record)", text("any_text")))
    if not isinstance(shape, Record):
        return [code("return {}", write_of(module, shape, Code("record")))]
    lines: list[Code] = []
    run: list[list[str | Code]] = []

    def flush() -> None:
        if run:
            lines.append(code("text += {}" if lines else "text = {}", strings(run)))
            run.clear()

    certain = bool(shape.fields) and shape.fields[0].required
    for number, field in enumerate(shape.fields):
        opening = "{" if certain and number == 0 else ","
        name = f"{opening}{json_compact(field.wire_name)}:"
        constant = constant_of(field.required, field.shape)
        value = code("record.{}", Code(fields[field.wire_name]))
        if constant is not None:
            run.append([name + json_compact(constant[0])])
        elif field.required:
            run.append(member_parts(module, name, field.shape, value))
        else:
            flush()
            if not lines:
                lines.append(Code('text = ""'))
            lines.append(code("if {} is not {}:", value, absent(module, field.shape)))
            lines.append(code("    text += {}", fstring(member_parts(module, name, field.shape, value))))
    if keeps(module, shape):
        flush()
        if not lines:
            lines.append(Code('text = ""'))
        others = shape.others or AnyType()
        lines.append(Code("for key, each in record.extra.items():"))
        member = code("{}(key, {})", text("member_text"), write_of(module, others, Code("each")))
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
