"""The modules of types: one for each file of the contract."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import PurePosixPath
from typing import Any

from ...ir.constraints import Key
from ...ir.contract import Definition
from ...ir.types import Field, LiteralType, Record
from ...ir.visit import bare_references, type_references, unrefined
from .annotations import annotation, any_type, either, literal_type
from .checks import constraint_code
from .context import Module, Package, is_text_literal, runtime
from .decode import Builder
from .encode import dump_body, keeps, write_body
from .files import PlannedFile, header, imports_in
from .naming import field_names
from .optionality import absent, allows_null, constant_of
from .source import Code, block, code, docstring, identifier, import_lines, joined, literal, used

__all__ = ["is_record", "plan_module", "public_names"]


def plan_module(package: Package, file: str, definitions: list[Definition]) -> PlannedFile:
    """The module of one schema file."""
    path = package.names.modules[file]
    module = Module(package, file, path)
    ordered = [d for d in definitions if is_record(d)] + sorted_aliases(package, [d for d in definitions if not is_record(d)])
    late = {definition.key for definition in ordered if not is_record(definition)}
    planned = []
    for definition in ordered:
        planned.append(plan_definition(module, definition, late))
        late.discard(definition.key)
    schemas = [plan_schema(module, definition) for definition in ordered]
    exported = [name for definition in ordered if definition.exported for name in public_names(package, definition)]
    root = package.definitions.get(Key(file))
    title = f"Types of `{PurePosixPath(file).name.removesuffix('.json')}`"
    about = package.contract.documents.get(file)
    summary = about.get("description") if isinstance(about, dict) else None
    text = docstring(summary if isinstance(summary, str) and summary.strip() and root is None else f"{title}.")
    body = {
        "definitions": planned,
        "patterns": module.patterns,
        "tables": module.tables,
        "schemas": schemas,
        "root": memory_root(package, file),
        "exported": literal(sorted(exported)),
    }
    return PlannedFile(
        path,
        "module.py.j2",
        {"header": header([file]), "docstring": text, "imports": import_lines(imports_in(body), path), **body},
    )


def memory_root(package: Package, file: str) -> Code:
    """A schema that is compiled in memory has no name to import it by."""
    name = package.names.types.get(Key(file))
    return code("\nROOT = {}", identifier(name.schema)) if name is not None and not package.contract.name else Code("")


def is_record(definition: Definition) -> bool:
    """Whether a definition becomes a class."""
    return isinstance(unrefined(definition.type), Record)


def record_of(definition: Definition) -> Record:
    """The record of a definition that becomes a class."""
    type_ = unrefined(definition.type)
    assert isinstance(type_, Record)
    return type_


def public_names(package: Package, definition: Definition) -> list[str]:
    """The type and the Schema object of a definition."""
    name = package.names.types[definition.key]
    return [name.type, name.schema]


def sorted_aliases(package: Package, definitions: list[Definition]) -> list[Definition]:
    """Aliases after those whose types stand bare in theirs; a schema never applies to itself, so there is such an order."""
    by_key = {definition.key: definition for definition in definitions}
    done: dict[Key, Definition] = {}
    for start in definitions:
        path: dict[Key, Iterator[Key]] = {}
        following: Key | None = start.key
        while following is not None or path:
            if following is not None and following in by_key and following not in done and following not in path:
                path[following] = iter(bare_references(by_key[following].type))
            last = next(reversed(path), None)
            if last is None:
                break
            following = next(path[last], None)
            if following is None:
                done[last] = by_key[last]
                del path[last]
    return list(done.values())


def plan_definition(module: Module, definition: Definition, late: set[Key]) -> dict[str, Any]:
    """One type with its functions."""
    package = module.package
    name = package.names.types[definition.key].type
    fields: dict[str, str] = {}
    planned_fields: list[dict[str, Code]] = []
    if is_record(definition):
        record = record_of(definition)
        fields = field_names([field.wire_name for field in record.fields])
        ordered = sorted(record.fields, key=lambda field: constant_of(field.required, field.type) is None)
        planned_fields = [plan_field(module, field, fields[field.wire_name]) for field in ordered]
        if keeps(module, record):
            extra = annotation(module, record.extra) if record.extra is not None else any_type()
            maker = used("dataclasses", "field", "_field")  # A field may be called `field`.
            planned_fields.append(
                {
                    "declaration": code("extra: dict[str, {}] = {}(default_factory=dict[str, {}])", extra, maker, any_type()),
                    "docstring": docstring("Properties that have no field, by their names.", 1),
                }
            )
    build = Builder(module, definition).body(fields)
    alias = Code("")
    if not is_record(definition):
        alias = alias_code(module, definition, late)
        if isinstance(definition.type, LiteralType) and is_text_literal(definition.type):
            pairs = literal({value: value for value in definition.type.values})
            module.tables.insert(0, code("VALUES_{}: dict[{}, {}] = {}", identifier(name), any_type(), identifier(name), pairs))
    return {
        "name": identifier(name),
        "docstring": docstring(about(definition), 1 if is_record(definition) else 0),
        "fields": planned_fields,
        "alias": alias,
        "is_record": is_record(definition),
        "decorator": code("@{}(slots=True, kw_only=True)", used("dataclasses", "dataclass")) if is_record(definition) else Code(""),
        "maker": code("new_{} = {}({}.__new__, {})", *[identifier(name)], used("functools", "partial"), *[identifier(name)] * 2)
        if is_record(definition)
        else Code(""),
        "any": any_type(),
        "check": code("{}.Check", runtime("", "checks")),
        "build": block(build),
        "dump": block(dump_body(module, definition, fields)),
        "write": block(write_body(module, definition, fields)),
        "dumped": code("dict[str, {}]", any_type()) if is_record(definition) else any_type(),
        "rules": block([code("return {}", constraint_code(module, definition.constraint, name))]),
    }


def about(definition: Definition) -> str:
    """What the docstring of a type says."""
    text = definition.description.strip() or definition.title.strip() or definition.label
    return f"{text}\n\nDeprecated." if definition.deprecated else text


def plan_field(module: Module, field: Field, name: str) -> dict[str, Code]:
    """One field of a record."""
    constant = constant_of(field.required, field.type)
    kind = annotation(module, field.type)
    if constant is not None:
        declaration = code(
            "{}: {}[{}] = {}", identifier(name), used("typing", "ClassVar"), literal_type(constant), literal(constant[0])
        )
    elif field.required:
        declaration = code("{}: {}", identifier(name), kind)
    elif allows_null(module, field.type):
        unset = either([kind, runtime("values", "Unset")])
        if unset.text == "Any":
            unset = code("{} | {}", kind, runtime("values", "Unset"))
        declaration = code("{}: {} = {}", identifier(name), unset, absent(module, field.type))
    else:
        declaration = code("{}: {} = None", identifier(name), either([kind, Code("None")]))
    text = field.description.strip() or f"`{field.wire_name}`."
    return {"declaration": declaration, "docstring": docstring(f"{text}\n\nDeprecated." if field.deprecated else text, 1)}


def alias_code(module: Module, definition: Definition, late: set[Key]) -> Code:
    """The statement of a type alias; in quotes where a name in it may not be there yet."""
    name = module.package.names.types[definition.key].type
    kind = annotation(module, definition.type, frozenset(late))
    alias = used("typing", "TypeAlias")
    loading = any(module.in_ring(key) for key in type_references(definition.type))
    if not loading and definition.key not in module.package.heavy:
        return code("{}: {} = {}", identifier(name), alias, kind)
    # The other module may still be loading, or the type is too large to make: only type checkers see it.
    checking = used("typing", "TYPE_CHECKING")
    lines = "if {}:\n    {}: {} = {}\nelse:\n    {} = {}"
    return code(lines, checking, identifier(name), alias, kind, identifier(name), any_type())


def plan_schema(module: Module, definition: Definition) -> dict[str, Code]:
    """The Schema object of a definition."""
    name = module.package.names.types[definition.key]
    file, pointer, _ = definition.key
    kind = runtime("schema", "Schema")
    arguments = [
        literal(definition.label),
        code("build=build_{}", identifier(name.type)),
        code("dump=dump_{}", identifier(name.type)),
        code("write=write_{}", identifier(name.type)),
        code("rules=rules_{}", identifier(name.type)),
        code("contract={}", used("/_contract", "CONTRACT")),
        code("source={}", literal(f"{file}#{pointer}")),
    ]
    return {
        "statement": code(
            "{}: {}[{}] = {}({})", identifier(name.schema), kind, identifier(name.type), kind, joined(", ", arguments)
        )
    }
