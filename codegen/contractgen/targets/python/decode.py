"""The straight-line pass: statements that check a JSON value and build its Python value, or raise on any doubt."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ...ir.constraints import Constraint, Enum
from ...ir.contract import Definition
from ...ir.json_values import Scalar
from ...ir.types import (
    AnyType,
    ArrayType,
    IntegerType,
    LiteralType,
    MapType,
    NullableType,
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
from ...ir.visitors import PartialTypeVisitor
from .annotations import any_type, name_type
from .checks import constraint_code
from .conditions import alternatives, conditions_of, text_bounds
from .context import Locals, Module, is_text_literal, runtime
from .optionality import absent, constant_of
from .source import Code, code, joined, literal, used

__all__ = ["Builder"]

INTEGER_LIMITS = (-(2**53) + 1, 2**53 - 1)


class Builder(PartialTypeVisitor[[Code, str], Code]):
    """The body of one `build` function."""

    def __init__(self, module: Module, definition: Definition) -> None:
        self.module = module
        self.definition = definition
        self.name = module.package.names.types[definition.key].type
        self.locals = Locals()
        self.lines: list[Code] = []
        self._depth = 0

    # -- writing ----------------------------------------------------------------------------------------------------

    def line(self, template: str, *parts: Code) -> None:
        """Add a statement."""
        filled = code(template, *parts)
        self.lines.append(Code("    " * self._depth + filled.text, filled.imports))

    @contextmanager
    def indented(self) -> Iterator[None]:
        """Statements of an inner block."""
        self._depth += 1
        yield
        self._depth -= 1

    def miss_if(self, *conditions: Code) -> None:
        """Give up when one of some conditions holds."""
        if conditions:
            self.line("if {}:", joined(" or ", conditions))
            with self.indented():
                self.line("raise {}", runtime("values", "FastPathMiss"))

    def named(self, hint: str) -> str:
        """What stands at module level for a part of this definition is called after both."""
        return f"{self.name}_{hint}"

    # -- values -----------------------------------------------------------------------------------------------------

    def read(self, type_: Type, source: Code, hint: str) -> Code:
        """Check what an expression gives; answer the expression of the built value."""
        expression = self.expression(type_, source, hint)
        if expression is not None:
            return expression
        value = self.locals.name(hint)
        bare = unrefined(type_)
        or_none = isinstance(bare, NullableType)
        bare = bare.inner if isinstance(bare, NullableType) else bare
        kind = self.container(bare)
        if kind is None:
            self.line("{} = {}", value, source)
        else:
            self.line("{}: {} = {}", value, code("{} | None", kind) if or_none else kind, source)
        return self.check(type_, value, hint)

    def container(self, type_: Type) -> Code | None:
        """The type of a variable that holds a list or dict, for type checkers to know that of its elements."""
        if isinstance(type_, (ArrayType, TupleType)):
            return code("list[{}]", any_type())
        if isinstance(type_, MapType):
            free = name_type(self.module, type_.names).text == "str"
            return code("dict[{}, {}]", Code("str") if free else any_type(), any_type())
        return None

    def expression(self, type_: Type, source: Code, hint: str) -> Code | None:
        """The built value as one expression, where it takes no statement. The source is evaluated once."""
        if isinstance(type_, AnyType):
            return source
        if is_text_literal(type_) and isinstance(type_, LiteralType) and len(type_.values) > 1:
            return code("{}[{}]", self.table(type_.values, hint), source)
        if isinstance(type_, RefType):
            target = self.module.package.target(type_.key)
            if isinstance(target, TaggedUnionType) and not target.nullable and not target.open:
                if not source.text.isidentifier():
                    return None
                table = self.module.of(self.module.package.final(type_.key), "BRANCHES")
                return code("{}[{}[{}]]({})", table, source, literal(target.tag), source)
            if self.module.package.scalar(type_) is None:
                return code("{}({})", self.module.of(self.module.package.final(type_.key), "build"), source)
            scalar = self.module.package.target(type_.key)
            if isinstance(scalar, LiteralType):
                return code("{}[{}]", self.values_of(type_), source)
        if isinstance(type_, UnionType) and all(isinstance(branch, RefType) for branch in type_.branches):
            return self.fit(type_, source)
        return None

    def values_of(self, type_: RefType) -> Code:
        """The table of a named enumeration."""
        return self.module.of(self.module.package.final(type_.key), "VALUES")

    def fit(self, type_: UnionType, source: Code) -> Code:
        """Try the branches of a union."""
        builds = [
            self.module.of(self.module.package.final(branch.key), "build")
            for branch in type_.branches
            if isinstance(branch, RefType)
        ]
        maker = runtime("values", "only_fit" if type_.only else "first_fit")
        return code("{}({}, {})", maker, source, joined(", ", builds))

    def check(self, type_: Type, value: Code, hint: str) -> Code:
        """Check a variable; answer the expression of the built value."""
        expression = self.expression(type_, value, hint)
        if expression is not None:
            return expression
        if isinstance(type_, UnionType) and any(isinstance(branch, IntegerType) for branch in type_.branches):
            self.line("if type({}) is float:", value)
            with self.indented():
                self.line("{} = {}({})", value, runtime("values", "integer"), value)
            self.miss_if(*(alternatives(self.module, type_, value, self.named(hint)) or ()))
            return value
        conditions = conditions_of(self.module, type_, value, self.named(hint))
        if conditions is not None:
            self.miss_if(*conditions)
            return value
        return self.visit(type_, value, hint)

    def visit_other(self, type_: Type, value: Code, hint: str) -> Code:
        raise TypeError(type_)

    def visit_refined(self, type_: Refined, value: Code, hint: str) -> Code:
        self.miss_if(code("not {}.ok({})", self.constraint(type_.constraint, hint), value))
        return self.check(type_.base, value, hint)

    def visit_ref(self, type_: RefType, value: Code, hint: str) -> Code:
        scalar = self.module.package.scalar(type_)
        assert scalar is not None
        return self.check(scalar, value, hint)

    def visit_string(self, type_: StringType, value: Code, hint: str) -> Code:
        self.miss_if(code("type({}) is not str", value))
        self.line("{} = {}({})", value, runtime("values", "trimmed"), value)
        self.miss_if(*text_bounds(self.module, type_, value, self.named(hint)))
        return value

    def visit_object_or_any(self, type_: ObjectOrAny, value: Code, hint: str) -> Code:
        build = self.module.of(type_.record.key, "build")
        return code("{}({}) if type({}) is dict else {}", build, value, value, value)

    def constraint(self, constraint: Constraint, hint: str) -> Code:
        """A constraint that stands beside the straight-line pass, made when first used."""
        name, new = self.module.own("RULE", self.named(hint) if hint else self.name, (self.definition.key, hint, constraint))
        if new:
            later = runtime("values", "LazyCheck")
            self.module.tables.append(code("{} = {}(lambda: {})", name, later, constraint_code(self.module, constraint, self.name)))
        return name

    def visit_nullable(self, type_: NullableType, value: Code, hint: str) -> Code:
        """null, or another type."""
        inner = type_.inner
        expression = self.expression(inner, value, hint)
        if expression is not None:
            return value if isinstance(inner, AnyType) else code("None if {} is None else {}", value, expression)
        conditions = conditions_of(self.module, inner, value, self.named(hint))
        if conditions is not None:
            joint = joined(" or ", conditions)
            several = len(conditions) > 1 or " or " in joint.text
            self.miss_if(code("{} is not None and ({})" if several else "{} is not None and {}", value, joint))
            return value
        start = len(self.lines)
        self.line("if {} is not None:", value)
        with self.indented():
            present = self.check(inner, value, hint)
        if present.text == value.text:
            return value
        built = self.locals.name(f"{hint}_or_none")
        with self.indented():
            self.line("{} = {}", built, present)
        self.lines.insert(start, code("{}{}: {} = None", Code("    " * self._depth), built, any_type()))
        return built

    def visit_integer(self, type_: IntegerType, value: Code, hint: str) -> Code:
        """An int; a float without fraction becomes one."""
        self.line("if type({}) is not int:", value)
        with self.indented():
            self.line("{} = {}({})", value, runtime("values", "integer"), value)
        low, high = type_.minimum, type_.maximum
        if low is not None and high is not None:
            self.miss_if(code("not {} <= {} <= {}", literal(low), value, literal(high)))
        elif low is not None:
            self.miss_if(code("{} < {}", value, literal(low)))
        elif high is not None:
            self.miss_if(code("{} > {}", value, literal(high)))
        return value

    def visit_literal(self, type_: LiteralType, value: Code, hint: str) -> Code:
        """One of some values."""
        values = type_.values
        if len(values) == 1 and isinstance(values[0], str):
            self.miss_if(code("{} != {}", value, literal(values[0])))
            return literal(values[0])
        if len(values) == 1 and (values[0] is None or isinstance(values[0], bool)):
            self.miss_if(code("{} is not {}", value, literal(values[0])))
            return value
        self.miss_if(code("not {}.ok({})", self.constraint(Enum(values), hint), value))
        return value

    def table(self, values: tuple[Scalar, ...], hint: str) -> Code:
        """The table of an enumeration without a name: check and look-up in one."""
        name, new = self.module.own("VALUES", self.named(hint), values)
        if new:
            kind = code("dict[{}, {}[{}]]", any_type(), used("typing", "Literal"), joined(", ", map(literal, values)))
            self.module.tables.append(code("{}: {} = {}", name, kind, literal({value: value for value in values})))
        return name

    def visit_array(self, type_: ArrayType, value: Code, hint: str) -> Code:
        """A list, with every element checked and built."""
        sizes = []
        if type_.minimum and type_.maximum is not None:
            sizes.append(code("not {} <= len({}) <= {}", literal(type_.minimum), value, literal(type_.maximum)))
        elif type_.minimum:
            sizes.append(code("not {}", value) if type_.minimum == 1 else code("len({}) < {}", value, literal(type_.minimum)))
        elif type_.maximum is not None:
            sizes.append(code("len({}) > {}", value, literal(type_.maximum)))
        self.miss_if(code("type({}) is not list", value), *sizes)
        if isinstance(type_.items, AnyType):
            return code("{}[:]", value)
        with self.locals.loop() as (_, each):
            expression = self.expression(type_.items, each, hint)
            if expression is not None:
                return self.loop(value, each, expression, hint)
            conditions = conditions_of(self.module, type_.items, each, self.named(hint))
            if conditions is not None:
                self.line("for {} in {}:", each, value)
                with self.indented():
                    self.miss_if(*conditions)
                return code("{}[:]", value)
            built = self.locals.name(f"{hint}_list")
            self.line("{}: list[{}] = []", built, any_type())
            self.line("for {} in {}:", each, value)
            with self.indented():
                self.line("{}.append({})", built, self.element(type_.items, each, hint))
            return built

    def loop(self, value: Code, each: Code, expression: Code, hint: str) -> Code:
        """Build every element; on doubt tell how many are known to fit, so that the explaining pass goes on from there."""
        built = self.locals.name(f"{hint}_list")
        self.line("{}: list[{}] = []", built, any_type())
        self.line("try:")
        with self.indented():
            self.line("for {} in {}:", each, value)
            with self.indented():
                self.line("{}.append({})", built, expression)
        self.line("except {} as error:", runtime("values", "FAST_PATH_ERRORS"))
        with self.indented():
            self.line("raise {}({}, {}) from error", runtime("values", "PartialMiss"), value, built)
        return built

    def element(self, type_: Type, each: Code, hint: str) -> Code:
        """An element whose check may assign to it: the loop variable itself stays what it is."""
        bare = unrefined(type_)
        if isinstance(bare, (IntegerType, StringType, ArrayType, TupleType, MapType, RefType, UnionType)):
            return self.read(type_, each, f"{hint}_each")
        return self.check(type_, each, hint)

    def visit_tuple(self, type_: TupleType, value: Code, hint: str) -> Code:
        """A list of fixed length as a tuple."""
        self.miss_if(code("type({}) is not list", value), code("len({}) != {}", value, literal(len(type_.items))))
        items = [
            self.read(item, code("{}[{}]", value, literal(index)), f"{hint}_{index}") for index, item in enumerate(type_.items)
        ]
        return code("({},)", *items) if len(items) == 1 else code("({})", joined(", ", items))

    def visit_map(self, type_: MapType, value: Code, hint: str) -> Code:
        """A dict, with every name and value checked."""
        sizes = []
        if type_.minimum:
            sizes.append(code("not {}", value) if type_.minimum == 1 else code("len({}) < {}", value, literal(type_.minimum)))
        if type_.maximum is not None:
            sizes.append(code("len({}) > {}", value, literal(type_.maximum)))
        self.miss_if(code("type({}) is not dict", value), *sizes)
        names = type_.names
        with self.locals.loop() as (key, each):
            if isinstance(type_.values, AnyType):
                self.line("for {} in {}:", key, value)
                with self.indented():
                    self.name_check(names, key, hint)
                return code("{}.copy()", value)
            conditions = conditions_of(self.module, type_.values, each, self.named(hint))
            if conditions is not None:
                self.line("for {}, {} in {}.items():", key, each, value)
                with self.indented():
                    self.name_check(names, key, hint)
                    self.miss_if(*conditions)
                return code("{}.copy()", value)
            built = self.locals.name(f"{hint}_map")
            self.line("{}: dict[{}, {}] = {{}}", built, any_type(), any_type())
            self.line("for {}, {} in {}.items():", key, each, value)
            with self.indented():
                self.name_check(names, key, hint)
                self.line("{}[{}] = {}", built, key, self.element(type_.values, each, hint))
            return built

    def name_check(self, names: Type, key: Code, hint: str) -> None:
        """Check a property name of a map."""
        scalar = self.module.package.scalar(unrefined(names))
        if isinstance(names, Refined):
            self.miss_if(
                code("type({}) is not str", key), code("not {}.ok({})", self.constraint(names.constraint, f"{hint}_name"), key)
            )
        elif isinstance(scalar, LiteralType):
            table = self.values_of(names) if isinstance(names, RefType) else self.table(scalar.values, f"{hint}_name")
            self.miss_if(code("{} not in {}", key, table))
        elif isinstance(scalar, StringType) and not scalar.trim:
            self.miss_if(code("type({}) is not str", key), *text_bounds(self.module, scalar, key, self.named(f"{hint}_name")))
        elif isinstance(names, RefType):
            accepts = code("{}.accepts", self.module.schema(names.key))
            self.miss_if(code("type({}) is not str", key), code("not {}({})", accepts, key))

    # -- records and unions -----------------------------------------------------------------------------------------

    def record(self, record: Record, fields: dict[str, str]) -> None:
        """The body that builds a record."""
        members = Code("members")
        unknown = self.module.package.contract.unknown
        self.line("members: dict[str, {}] = value", any_type())
        self.miss_if(Code("type(members) is not dict"))
        if record.closed:
            self.miss_if(code("members.keys() - {}", self.known(record)))
        made = [field for field in record.fields if constant_of(field.required, field.type) is None]
        keeps = record.extra is not None or (unknown == "keep" and not record.closed)
        built: Code | None = None
        if made or keeps:
            built = Code("record")
            self.line("record = new_{}()", Code(self.name))
        for field in record.fields:
            name = fields[field.wire_name]
            source = code("{}[{}]", members, literal(field.wire_name))
            constant = constant_of(field.required, field.type)
            if constant is not None:
                if isinstance(constant[0], bool):
                    self.miss_if(code("{} is not {}", source, literal(constant[0])))
                elif isinstance(constant[0], str):
                    tag = self.locals.name(name)
                    self.line("{} = {}", tag, source)
                    self.miss_if(code("type({}) is not str", tag), code("{} != {}", tag, literal(constant[0])))
                else:
                    self.miss_if(code("not {}.ok({})", self.constraint(Enum(constant), name), source))
            elif field.required:
                self.line("record.{} = {}", Code(name), self.read(field.type, source, name))
            elif isinstance(field.type, AnyType):
                unset = absent(self.module, field.type)
                self.line("record.{} = members.get({}, {})", Code(name), literal(field.wire_name), unset)
            else:
                self.line("if {} in members:", literal(field.wire_name))
                with self.indented():
                    self.line("record.{} = {}", Code(name), self.read(field.type, source, name))
                self.line("else:")
                with self.indented():
                    self.line("record.{} = {}", Code(name), absent(self.module, field.type))
        if keeps:
            self.extra(record)
        self.line("return {}", built or code("new_{}()", Code(self.name)))

    def known(self, record: Record) -> Code:
        """The names that a record has fields for."""
        name, new = self.module.own("KNOWN", self.name, self.definition.key)
        if new:
            names = joined(", ", [literal(field.wire_name) for field in record.fields])
            text = code("frozenset({{{}}})", names) if record.fields else Code("frozenset[str]()")
            self.module.tables.append(code("{} = {}", name, text))
        return name

    def extra(self, record: Record) -> None:
        """Keep the properties that have no field."""
        with self.locals.loop() as (key, each):
            if record.extra is None or isinstance(record.extra, AnyType):
                kept = code("{}: {} for {}, {} in members.items() if {} not in {}", key, each, key, each, key, self.known(record))
                self.line("record.extra = {{{}}}", kept)
                return
            self.line("record.extra = {{}}")
            self.line("for {}, {} in members.items():", key, each)
            with self.indented():
                self.line("if {} not in {}:", key, self.known(record))
                with self.indented():
                    self.line("record.extra[{}] = {}", key, self.element(record.extra, each, "other"))

    def tagged(self, type_: TaggedUnionType) -> None:
        """The body that picks the branch of a union by its tag."""
        table, new = self.module.own("BRANCHES", self.name, self.definition.key)
        if new:
            kind = code("dict[{}, {}[[{}], {}]]", any_type(), used("collections.abc", "Callable"), any_type(), Code(self.name))
            pairs = [code("{}: {}", literal(value), self.builder(branch)) for value, branch in type_.branches]
            self.module.tables.append(code("{}: {} = {{{}}}", table, kind, joined(", ", pairs)))
        if type_.nullable:
            self.line("if value is None:")
            with self.indented():
                self.line("return None")
        self.line("members: dict[str, {}] = value", any_type())
        self.miss_if(Code("type(members) is not dict"))
        if type_.open:
            self.line("build = {}.get(members[{}])", table, literal(type_.tag))
            self.line("return members.copy() if build is None else build(members)")
        else:
            self.line("return {}[members[{}]](members)", table, literal(type_.tag))

    def builder(self, branch: RefType) -> Code:
        """The build function of a branch, looked up late where its module may still be loading."""
        build = self.module.of(self.module.package.final(branch.key), "build")
        return code("lambda value: {}(value)", build) if self.module.in_ring(branch.key) else build

    def body(self, fields: dict[str, str]) -> list[Code]:
        """The statements of the whole function."""
        type_ = self.definition.type
        if isinstance(type_, Refined) and isinstance(type_.base, (Record, TaggedUnionType)):
            self.miss_if(code("not {}.ok(value)", self.constraint(type_.constraint, "")))
            type_ = type_.base
        if isinstance(type_, Record):
            self.record(type_, fields)
        elif isinstance(type_, TaggedUnionType):
            self.tagged(type_)
        elif isinstance(type_, LiteralType) and is_text_literal(type_):
            self.line("return VALUES_{}[value]", Code(self.name))
        elif isinstance(type_, AnyType):
            self.line("return value")
        else:
            self.line("built: {} = {}", Code(self.name), self.read(type_, Code("value"), "whole"))
            self.line("return built")
        return self.lines
