"""The contract's types in the words of other libraries: the lowered model as the text of one module for each."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import Any

from contractgen.ir.constraints import Key
from contractgen.ir.contract import Contract, Definition
from contractgen.ir.types import (
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
    Record,
    Refined,
    RefType,
    StringType,
    TaggedUnionType,
    TupleType,
    Type,
    UnionType,
)
from contractgen.ir.visit import type_references, unrefined
from contractgen.targets.python.naming import field_names, name_contract

__all__ = ["DIALECTS", "Dialect", "module_text"]

BOUNDS = {"minimum": "ge", "maximum": "le", "above": "gt", "below": "lt"}


class Dialect(ABC):
    """How one library declares types."""

    name: str
    heading: str
    """The top of the module."""
    decorator = ""
    base = ""
    says_absent = ""
    """The type of an absent property that may not be null; empty: the default alone says it."""
    absent = "None"
    """What an absent property holds."""
    absent_beside_null = "UNSET"
    """The same, where the property may be null."""
    bool_tags = True
    """Whether a union may be told apart by a boolean."""
    shared_tags = True
    """Whether the tag is a field of each branch; otherwise it is said once at the class."""

    @property
    def module(self) -> str:
        """The name of its module."""
        return f"{self.name.replace(' ', '_')}_contract"

    @abstractmethod
    def scalar(self, type_name: str, bounds: Mapping[str, Any]) -> str:
        """A string, integer, number or boolean with its bounds."""

    @abstractmethod
    def field(self, python: str, wire: str, annotation: str, default: str) -> str:
        """The line of one field; `default` is empty where it has to be there."""

    def array(self, items: str, bounds: Mapping[str, Any]) -> str:
        """A list."""
        return f"list[{items}]"

    def places(self, items: str) -> str:
        """A list with its own type at each place."""
        return f"tuple[{items}]"

    def tagged(self, tag: str, branches: str) -> str:
        """A union told apart by a property."""
        return f"Union[{branches}]"

    def body(self, renamed: Mapping[str, str], tag: tuple[str, Any] | None) -> list[str]:
        """Lines at the end of a class."""
        return []

    def arguments(self, tag: tuple[str, Any] | None) -> str:
        """What stands in the brackets of a class."""
        return f"({self.base})" if self.base else ""


class PydanticModel(Dialect):
    """pydantic's BaseModel, strict. It remembers which fields were set, so an absent property holds None."""

    name = "pydantic"
    base = "Model"
    absent_beside_null = "None"
    heading = """
from typing import Annotated, Any, Literal, Union
from pydantic import BaseModel, ConfigDict, Field, StringConstraints


class Model(BaseModel):
    model_config = ConfigDict(strict=True, extra="ignore", serialize_by_alias=True)
"""
    strict = ""

    def scalar(self, type_name: str, bounds: Mapping[str, Any]) -> str:
        words = [self.strict] if self.strict else []
        if type_name == "float":
            words.append("allow_inf_nan=False")
        words += [f"{name}={value!r}" for name, value in bounds.items()]
        maker = "StringConstraints" if type_name == "str" else "Field"
        return f"Annotated[{type_name}, {maker}({', '.join(words)})]" if words else type_name

    def array(self, items: str, bounds: Mapping[str, Any]) -> str:
        words = ", ".join(f"{name}={value!r}" for name, value in bounds.items())
        return f"Annotated[list[{items}], Field({words})]" if words else f"list[{items}]"

    def places(self, items: str) -> str:
        return f"Annotated[tuple[{items}], Field(strict=False)]"

    def tagged(self, tag: str, branches: str) -> str:
        return f"Annotated[Union[{branches}], Field(discriminator={tag!r})]"

    def field(self, python: str, wire: str, annotation: str, default: str) -> str:
        words = [f"default={default}"] if default else []
        words += [f"alias={wire!r}"] if wire != python else []
        return f"{python}: {annotation}" + (f" = Field({', '.join(words)})" if words else "")


class PydanticDataclass(PydanticModel):
    """pydantic's dataclass; each scalar is strict, since a dataclass that is strict as a whole refuses dicts."""

    name = "pydantic dataclass"
    base = ""
    absent_beside_null = "UNSET"
    decorator = "@dataclass(slots=True, kw_only=True, config=ConfigDict(extra='ignore', serialize_by_alias=True))"
    heading = """
from typing import Annotated, Any, Literal, Union
from pydantic import ConfigDict, Field, StringConstraints
from pydantic.dataclasses import dataclass

UNSET: Any = object()
"""
    strict = "strict=True"


class Msgspec(Dialect):
    """msgspec's Struct."""

    name = "msgspec"
    heading = """
from typing import Annotated, Any, Literal, Union
from msgspec import UNSET, Meta, Struct, UnsetType, field
"""
    says_absent = "UnsetType"
    absent = "UNSET"
    bool_tags = False
    shared_tags = False

    def scalar(self, type_name: str, bounds: Mapping[str, Any]) -> str:
        words = ", ".join(f"{name}={value!r}" for name, value in bounds.items() if name != "strip_whitespace")
        return f"Annotated[{type_name}, Meta({words})]" if words else type_name

    def array(self, items: str, bounds: Mapping[str, Any]) -> str:
        return self.scalar(f"list[{items}]", bounds)

    def field(self, python: str, wire: str, annotation: str, default: str) -> str:
        words = [f"default={default}"] if default else []
        words += [f"name={wire!r}"] if wire != python else []
        return f"{python}: {annotation}" + (f" = field({', '.join(words)})" if words else "")

    def arguments(self, tag: tuple[str, Any] | None) -> str:
        told = f", tag_field={tag[0]!r}, tag={tag[1]!r}" if tag else ""
        return f"(Struct, kw_only=True{told})"


class Plain(Dialect):
    """The standard library's dataclasses, as cattrs reads them: types only, since it knows no bounds."""

    name = "cattrs"
    decorator = "@dataclass(slots=True, kw_only=True)"
    heading = """
from dataclasses import dataclass
from typing import Annotated, Any, Literal, Union

UNSET: Any = object()
"""
    says_absent = "None"

    def scalar(self, type_name: str, bounds: Mapping[str, Any]) -> str:
        return type_name

    def field(self, python: str, wire: str, annotation: str, default: str) -> str:
        return f"{python}: {annotation}" + (f" = {default}" if default else "")

    def body(self, renamed: Mapping[str, str], tag: tuple[str, Any] | None) -> list[str]:
        return ["", f"WIRE_NAMES = {dict(renamed)!r}"] if renamed else []


class Mashumaro(Plain):
    """Dataclasses as mashumaro reads them: types only as well."""

    name = "mashumaro"
    base = "Record"
    heading = """
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, Union
from mashumaro import DataClassDictMixin
from mashumaro.config import BaseConfig
from mashumaro.types import Discriminator

UNSET: Any = object()


class Record(DataClassDictMixin):
    __slots__ = ()

    class Config(BaseConfig):
        serialize_by_alias = True
        omit_default = True
        lazy_compilation = True


def tag_of(variant: Any) -> Any:
    return variant.TAG
"""

    def tagged(self, tag: str, branches: str) -> str:
        return f"Annotated[Union[{branches}], Discriminator(field={tag!r}, include_supertypes=True, variant_tagger_fn=tag_of)]"

    def field(self, python: str, wire: str, annotation: str, default: str) -> str:
        words = [f"default={default}"] if default else []
        words += [f"metadata={{'alias': {wire!r}}}"] if wire != python else []
        return f"{python}: {annotation}" + (f" = field({', '.join(words)})" if words else "")

    def body(self, renamed: Mapping[str, str], tag: tuple[str, Any] | None) -> list[str]:
        return ["", f"TAG = {tag[1]!r}"] if tag else []


DIALECTS: tuple[Dialect, ...] = (PydanticModel(), PydanticDataclass(), Msgspec(), Plain(), Mashumaro())


class _Writer:
    """Writes the module of one dialect."""

    def __init__(self, contract: Contract, dialect: Dialect) -> None:
        self.dialect = dialect
        self.names = {key: name.type for key, name in name_contract(contract).types.items()}
        self.types = {definition.key: unrefined(definition.type) for definition in contract.definitions}
        self.tags: dict[Key, tuple[str, Any]] = {}
        for type_ in self.types.values():
            if isinstance(type_, TaggedUnionType):
                self.tags.update({branch.key: (type_.tag, value) for value, branch in type_.branches})

    def annotation(self, type_: Type) -> str:
        """The type of a type."""
        say = self.dialect
        match type_:
            case RefType():
                return self.names[type_.key]
            case Refined():
                return self.annotation(type_.base)
            case StringType():
                sizes = {"min_length": type_.minimum or None, "max_length": type_.maximum}
                pattern = type_.pattern.ecma if type_.pattern else None
                return say.scalar("str", given({**sizes, "pattern": pattern, "strip_whitespace": type_.trim or None}))
            case IntegerType():
                return say.scalar("int", given({BOUNDS[name]: getattr(type_, name) for name in ("minimum", "maximum")}))
            case NumberType():
                return say.scalar("float", given({word: getattr(type_, name) for name, word in BOUNDS.items()}))
            case BooleanType():
                return say.scalar("bool", {})
            case LiteralType():
                return self.literal(type_.values)
            case NullType():
                return "None"
            case NullableType():
                inner = self.annotation(type_.inner)
                return inner if inner == "Any" else f"{inner} | None"
            case ArrayType():
                sizes = {"min_length": type_.minimum or None, "max_length": type_.maximum}
                return say.array(self.annotation(type_.items), given(sizes))
            case TupleType():
                return say.places(", ".join(map(self.annotation, type_.items)))
            case MapType():
                return f"dict[{self.annotation(type_.names)}, {self.annotation(type_.values)}]"
            case UnionType():
                parts = list(map(self.annotation, type_.branches))
                structs = all(isinstance(branch, RefType) for branch in type_.branches)
                return "Any" if structs and not say.shared_tags else f"Union[{', '.join(parts)}]"
            case TaggedUnionType():
                parts = [self.annotation(branch) for _, branch in type_.branches]
                if not say.bool_tags and any(isinstance(value, bool) for value, _ in type_.branches):
                    return "Any"
                return say.tagged(type_.tag, ", ".join(parts)) + (" | None" if type_.nullable else "")
            case AnyType():
                return "Any"
        raise NotImplementedError(f"{type(type_).__name__}: the contract had none when this was written")

    def literal(self, values: tuple[Any, ...]) -> str:
        """One of some values."""
        if not self.dialect.bool_tags and any(isinstance(value, bool) for value in values):
            return "bool"
        return f"Literal[{', '.join(map(repr, values))}]"

    def declaration(self, definition: Definition) -> Iterator[str]:
        """The lines of one definition."""
        name, type_ = self.names[definition.key], self.types[definition.key]
        if not isinstance(type_, Record):
            yield f"{name} = {self.annotation(type_)}"
            return
        tag = self.tags.get(definition.key)
        said = tag if not self.dialect.shared_tags and tag and not isinstance(tag[1], bool) else None
        fields = [field for field in type_.fields if not (said and field.wire_name == said[0])]
        python = field_names([field.wire_name for field in type_.fields])
        if self.dialect.decorator:
            yield self.dialect.decorator
        yield f"class {name}{self.dialect.arguments(said)}:"
        lines = [self.field(python[field.wire_name], field) for field in fields]
        renamed = {python[field.wire_name]: field.wire_name for field in fields if python[field.wire_name] != field.wire_name}
        yield from (f"    {line}" if line else "" for line in [*lines, *self.dialect.body(renamed, tag)] or ["pass"])

    def field(self, python: str, field: Field) -> str:
        """The line of a field."""
        annotation = self.annotation(field.type)
        if field.required:
            return self.dialect.field(python, field.wire_name, annotation, "")
        null = "None" in annotation.split(" | ") or annotation == "Any"
        if self.dialect.says_absent not in ("", *annotation.split(" | ")) and annotation != "Any":
            annotation = f"{annotation} | {self.dialect.says_absent}"
        default = self.dialect.absent_beside_null if null else self.dialect.absent
        return self.dialect.field(python, field.wire_name, annotation, default)


def module_text(contract: Contract, dialect: Dialect) -> str:
    """The module of a contract's types in one dialect: a type by the Python name of every definition."""
    writer = _Writer(contract, dialect)
    blocks = ["\n".join(writer.declaration(definition)) for definition in in_order(contract)]
    return "\n\n\n".join([dialect.heading.strip(), *blocks]) + "\n"


def in_order(contract: Contract) -> list[Definition]:
    """The definitions, each after what it refers to."""
    definitions = {definition.key: definition for definition in contract.definitions}
    done: dict[Key, Definition] = {}
    open_: set[Key] = set()

    def visit(key: Key) -> None:
        if key in done:
            return
        assert key not in open_, f"{key} refers to itself; the contract had no such type when this was written"
        open_.add(key)
        for each in type_references(definitions[key].type):
            visit(each)
        done[key] = definitions[key]

    for key in definitions:
        visit(key)
    return list(done.values())


def given(words: Mapping[str, Any]) -> dict[str, Any]:
    """The words that have a value."""
    return {name: value for name, value in words.items() if value is not None}
