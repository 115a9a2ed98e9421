"""TypeScript: a type for every schema, the tables of requests and events, and the constants' values as types."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import PurePosixPath
from typing import Any

from ...ir.constraints import Key
from ...ir.contract import Contract, Definition
from ...ir.types import (
    AnyType,
    ArrayType,
    BooleanType,
    Field,
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
from ...ir.usage import reachable
from ...ir.visit import is_nothing, unrefined
from ...ir.visitors import TypeVisitor
from ...output import marker
from ..flatten import FlatContract
from ..naming import pascal
from ..paths import file_name
from ..registry import TargetSource

__all__ = ["TypeNames", "files", "prefix_of", "type_names"]

TypeNames = Mapping[Key, str]
"""What each definition is called in TypeScript."""

WORD = re.compile(r"[A-Za-z_$][A-Za-z0-9_$]*")
ANY_OBJECT = "{ [name: string]: unknown }"
"""An object of which nothing is said. `{}` would take a number as well."""

JSON_OTHERS = "string | number | boolean | null | unknown[]"
"""Every JSON value that is no object."""


def files(source: TargetSource) -> dict[str, str]:
    """The declarations of a contract."""
    contract = source.contract
    called = type_names(contract, source.flat)
    printer = _Printer(contract, called)
    lines = [f"// {marker.MARKER} from the schemas of the contract. DO NOT EDIT."]
    lines += ["// To change this file, edit the schemas and run `contractgen generate`.", ""]
    lines += [*comment([contract.title, contract.description], ""), "export {};", ""]
    for definition in sorted(contract.definitions, key=lambda each: called[each.key]):
        if definition.key in printer.needed:
            lines += [*printer.declaration(definition), ""]
    lines += printer.tables(source.flat)
    return {f"typescript/{file_name(contract)}.d.ts": "\n".join(lines).rstrip("\n") + "\n"}


def prefix_of(contract: Contract) -> str:
    """How the names of the tables start."""
    return pascal(contract.table_prefix.lower()) if contract.table_prefix else ""


def type_names(contract: Contract, flat: FlatContract) -> TypeNames:
    """The names: where names count file by file, that of the file stands before those of its parts."""
    chosen: dict[Key, str] = {}
    taken = {f"{prefix_of(contract)}{name}" for name in TABLES}
    for definition in sorted(contract.definitions, key=lambda each: (each.key[1] != "", each.key)):
        name = flat.type_names[definition.key]
        if contract.flat:
            parts = [pascal(part) for part in PurePosixPath(definition.key[0].removesuffix(".json")).parts]
            inside = definition.key[1] != ""
            name = "".join([*parts[:-1], *([parts[-1]] if inside else []), name])
        while name in taken or name in RESERVED:
            name += "_"
        taken.add(name)
        chosen[definition.key] = name
    return chosen


TABLES = ("Requests", "Events", "RequestType", "EventType", "RequestFrame", "EventFrame", "Constants", "Schemas", "SchemaName")
RESERVED = frozenset(
    """
    any unknown never string number boolean symbol object bigint undefined void null true false this new function class
    interface type enum import export default const let var in of if else for while do switch case break continue return
    delete typeof instanceof with yield await async static implements package private protected public extends super throw
    try catch finally debugger Problem
    """.split()
)
"""Words that cannot name a type, and names of the module beside the declarations."""


class _Printer(TypeVisitor[[], str]):
    """Declarations of one contract."""

    def __init__(self, contract: Contract, called: TypeNames) -> None:
        self.contract = contract
        self.called = called
        self.definitions = {definition.key: definition for definition in contract.definitions}
        self.needed = self.reached()

    def reached(self) -> frozenset[Key]:
        """The definitions that users are meant to see, and those that their types name."""
        start = [definition.key for definition in self.contract.definitions if definition.exported]
        start += [key for request in self.contract.requests for key in (request.payload, request.result)]
        start += [event.payload for event in self.contract.events]
        return reachable(self.definitions, start, types_only=True)

    # -- declarations -----------------------------------------------------------------------------------------------

    def declaration(self, definition: Definition) -> list[str]:
        """One type with its documentation."""
        name = self.called[definition.key]
        lines = comment([definition.description or definition.title], "", definition.deprecated)
        type_ = bare(definition.type)
        if isinstance(type_, Record) and (type_.fields or type_.extra is not None):
            return [*lines, f"export interface {name} {{", *self.members(type_, " "), "}"]
        if isinstance(type_, TaggedUnionType) and not type_.nullable and not type_.open:
            branches = [f" | {branch}" for branch in self.branches(type_)]
            return [*lines, f"export type {name} =", *branches[:-1], f"{branches[-1]};"]
        return [*lines, f"export type {name} = {self.visit(type_)};"]

    def members(self, record: Record, indent: str) -> list[str]:
        """The properties of an object."""
        lines: list[str] = []
        for field in record.fields:
            lines += comment([field.description], indent, field.deprecated)
            lines.append(f"{indent}{self.member(field)};")
        if record.extra is not None:
            lines.append(f"{indent}[name: string]: unknown;")
        return lines

    def member(self, field: Field) -> str:
        """One property. Absent and null are told apart: `?` is the one, `| null` the other."""
        return f"{property_name(field.wire_name)}{'' if field.required else '?'}: {self.visit(field.type)}"

    # -- types ------------------------------------------------------------------------------------------------------

    def visit_refined(self, type_: Refined) -> str:
        return "never" if is_nothing(type_) else self.visit(type_.base)

    def visit_ref(self, type_: RefType) -> str:
        return self.called[type_.key]

    def visit_string(self, type_: StringType) -> str:
        return " | ".join([*map(text_literal, type_.known), "(string & {})"]) if type_.known else "string"

    def visit_integer(self, type_: IntegerType) -> str:
        return "number"

    def visit_number(self, type_: NumberType) -> str:
        return "number"

    def visit_boolean(self, type_: BooleanType) -> str:
        return "boolean"

    def visit_null(self, type_: NullType) -> str:
        return "null"

    def visit_literal(self, type_: LiteralType) -> str:
        return either(map(text_literal, type_.values))

    def visit_array(self, type_: ArrayType) -> str:
        return f"{grouped(self.visit(type_.items))}[]"

    def visit_tuple(self, type_: TupleType) -> str:
        return f"[{', '.join(map(self.visit, type_.items))}]"

    def visit_nullable(self, type_: NullableType) -> str:
        return either([self.visit(type_.inner), "null"])

    def visit_tagged_union(self, type_: TaggedUnionType) -> str:
        unknown = [self.unknown_branch(type_)] if type_.open else []
        return either([*self.branches(type_), *unknown, *(["null"] if type_.nullable else [])])

    def visit_union(self, type_: UnionType) -> str:
        return either(map(self.visit, type_.branches))

    def visit_object_or_any(self, type_: ObjectOrAny) -> str:
        return either([self.visit(type_.record), JSON_OTHERS])

    def visit_record(self, type_: Record) -> str:
        return "{ " + " ".join(f"{self.member(field)};" for field in type_.fields) + " }" if type_.fields else ANY_OBJECT

    def visit_any(self, type_: AnyType) -> str:
        return "unknown"

    def visit_map(self, type_: MapType) -> str:
        """An object whose names are data; no name has to be there."""
        names = bare(type_.names)
        named = bare(self.definitions[names.key].type) if isinstance(names, RefType) else names
        if isinstance(named, LiteralType) and all(isinstance(value, str) for value in named.values):
            return f"{{ [name in {self.visit(names)}]?: {self.visit(type_.values)} }}"
        return f"{{ [name: string]: {self.visit(type_.values)} }}"

    def branches(self, type_: TaggedUnionType) -> list[str]:
        """The branches of a union, each once."""
        return list(dict.fromkeys(self.visit(branch) for _, branch in type_.branches))

    def unknown_branch(self, type_: TaggedUnionType) -> str:
        """What a union that may grow holds besides: an object whose tag is not known."""
        return f"{{ {property_name(type_.tag)}: string & {{}}; [name: string]: unknown }}"

    # -- tables -----------------------------------------------------------------------------------------------------

    def tables(self, flat: FlatContract) -> list[str]:
        """What belongs to which name."""
        prefix = prefix_of(self.contract)
        lines: list[str] = []
        if self.contract.requests:
            lines += ["/** Every request by its name: what goes there, and what comes back. */"]
            lines += [f"export interface {prefix}Requests {{"]
            for request in sorted(self.contract.requests, key=lambda each: each.name):
                lines += comment([request.description], " ")
                payload, result = self.called[request.payload], self.called[request.result]
                lines.append(f" {text_literal(request.name)}: {{ payload: {payload}; result: {result} }};")
            lines += ["}", "", "/** The name of a request. */", f"export type {prefix}RequestType = keyof {prefix}Requests;", ""]
            lines += self.frames(
                "a request",
                self.contract.envelope.request,
                f"{prefix}RequestFrame",
                f"{prefix}RequestType",
                "type",
                f'{prefix}Requests[T]["payload"]',
            )
        if self.contract.events:
            lines += ["/** Every event by its name: what it carries. */", f"export interface {prefix}Events {{"]
            for event in sorted(self.contract.events, key=lambda each: each.name):
                lines += comment([event.description], " ")
                lines.append(f" {text_literal(event.name)}: {self.called[event.payload]};")
            lines += ["}", "", "/** The name of an event. */", f"export type {prefix}EventType = keyof {prefix}Events;", ""]
            lines += self.frames(
                "an event", self.contract.envelope.event, f"{prefix}EventFrame", f"{prefix}EventType", "event", f"{prefix}Events[T]"
            )
        if self.contract.constants:
            lines += ["/** The constants of the contract; the module beside this file has their values. */"]
            lines += [f"export interface {prefix}Constants {{"]
            for constant in self.contract.constants:
                lines += comment([constant.description], " ")
                lines.append(f" readonly {constant.name}: {value_type(constant.value)};")
            lines += ["}", ""]
        lines += ["/** Every schema by its name in the bundle. */", f"export interface {prefix}Schemas {{"]
        by_name = sorted((name, key) for key, name in flat.names.items() if key in self.needed)
        lines += [f" {text_literal(name)}: {self.called[key]};" for name, key in by_name]
        lines += ["}", "", "/** The name of a schema. */", f"export type {prefix}SchemaName = keyof {prefix}Schemas;"]
        return lines

    def frames(self, what: str, envelope: Key | None, name: str, names: str, tag: str, payload: str) -> list[str]:
        """A frame with the payload of each request or event, selected by the value of its tag."""
        record = bare(self.definitions[envelope].type) if envelope is not None else None
        if not isinstance(record, Record) or not {tag, "payload"} <= {field.wire_name for field in record.fields}:
            return []
        assert envelope is not None
        about = f"/** A frame of {what} with its payload; compare `{tag}` to narrow it. */"
        body = f"{self.called[envelope]} & {{ {tag}: T; payload: {payload} }}"
        return [about, f"export type {name}<N extends {names} = {names}> = {{ [T in N]: {body} }}[N];", ""]


def bare(type_: Type) -> Type:
    """A type without the constraint beside it, where that still accepts something."""
    return type_ if is_nothing(type_) else unrefined(type_)


def either(types: Iterable[str]) -> str:
    """A union, each type once."""
    parts = list(dict.fromkeys(part for kind in types for part in ([kind] if "{" in kind or "(" in kind else kind.split(" | "))))
    if "unknown" in parts:
        return "unknown"
    return " | ".join(parts) if parts else "never"


def grouped(kind: str) -> str:
    """A type as the element of an array."""
    return f"({kind})" if "|" in kind or "&" in kind else kind


def property_name(name: str) -> str:
    """A property, quoted where it is no plain word."""
    return name if WORD.fullmatch(name) else text_literal(name)


def text_literal(value: Any) -> str:
    """A JSON scalar as a type."""
    return json.dumps(value)


def value_type(value: Any) -> str:
    """The type of a constant: its very value."""
    if isinstance(value, (list, tuple)):
        return f"readonly [{', '.join(map(value_type, value))}]"
    if isinstance(value, Mapping):
        return "{ " + " ".join(f"readonly {property_name(name)}: {value_type(each)};" for name, each in value.items()) + " }"
    return text_literal(value)


def comment(texts: list[str], indent: str, deprecated: bool = False) -> list[str]:
    """A documentation comment; none where there is nothing to say."""
    lines = [line.rstrip() for text in texts if text.strip() for line in text.replace("*/", "*\\/").split("\n")]
    lines = [re.sub(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]", " ", line) for line in lines]
    lines += ["@deprecated"] if deprecated else []
    if not lines:
        return []
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]
