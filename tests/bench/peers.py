"""The libraries beside which the package is measured, each with one face: parse, dump, and both as JSON text."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from operator import methodcaller
from pathlib import Path
from typing import Any

from agent_contracts import AGENT_EVENT_SCHEMAS, AGENT_REQUEST_SCHEMAS, Event, ReplyOk, parse_server_frame
from contractgen.ir.contract import Contract
from contractgen.ir.types import TaggedUnionType
from contractgen.pipeline import read_source
from contractgen.targets.flatten import FlatContract
from contractgen.targets.jsonschema.bundle import bundle
from contractgen.targets.python.naming import Names, module_path, name_contract

from .declarations import DIALECTS, module_text

__all__ = [
    "BUILD",
    "OURS",
    "PACKAGE",
    "PACKAGES",
    "ROOT",
    "Codec",
    "Peer",
    "bundled",
    "contract",
    "missing",
    "peers",
    "versions",
    "write_modules",
]

ROOT = Path(__file__).resolve().parent.parent.parent
BUILD = ROOT / "build" / "bench"
"""Where what a run makes is put."""

OURS = "agent_contracts"
PACKAGE = ROOT / "generated" / "python" / OURS

PACKAGES = (
    "pydantic",
    "msgspec",
    "cattrs",
    "mashumaro",
    "fastjsonschema",
    "jsonschema",
    "jsonschema-rs",
    "datamodel-code-generator",
)
"""What the extra `bench` installs to measure beside."""

Step = Callable[[Any], Any]


REFUSALS = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)


@dataclass(frozen=True)
class Codec:
    """What one library does with one type. A missing step is one that the library does not offer."""

    parse: Step | None = None
    """From objects to a value of the library's; raises when they do not fit."""
    parse_json: Step | None = None
    dump: Step | None = None
    dump_json: Step | None = None
    valid: Step | None = None
    """Whether objects fit, without building anything."""
    refusals: tuple[type[Exception], ...] = REFUSALS
    """What it raises when objects do not fit."""

    def refuses(self, value: Any) -> bool:
        """Whether the library refuses a value."""
        ask = self.parse or self.valid
        assert ask is not None
        try:
            answer = ask(value)
        except self.refusals:
            return True
        return answer is False


@dataclass(frozen=True)
class Peer:
    """One library."""

    name: str
    package: str
    unchecked: str
    """What it does not check, or sees otherwise, in words."""
    codec: Callable[[str], Codec]
    """The steps for a type, by its Python name."""
    frame: Callable[[], Step] | None = None
    """Makes the whole way in: envelope, table, payload; from the objects of a frame to the payload's value."""


@cache
def read() -> tuple[Contract, Names, FlatContract]:
    source = read_source(ROOT / "schema")
    return source.contract, source.names, source.flat


def contract() -> Contract:
    """The model of the real contract."""
    return read()[0]


@cache
def bundled() -> dict[str, Any]:
    """The contract as one JSON Schema document, as `contractgen bundle` prints it, for all that read a single file."""
    return bundle(read()[0], read()[2])


def document(name: str) -> dict[str, Any]:
    """The same as the schema of one type, by its Python name."""
    _, names, joined = read()
    (key,) = (key for key, each in names.types.items() if each.type == name)
    return {**bundled(), "$ref": f"#{joined.pointer(key)}"}


def missing() -> list[str]:
    """The packages of the extra `bench` that are not installed."""
    return [package for package in PACKAGES if not installed(package)]


def installed(package: str) -> bool:
    """Whether a package is there."""
    try:
        version(package)
    except PackageNotFoundError:
        return False
    return True


def versions() -> dict[str, str]:
    """The version of every library in the run."""
    return {package: version(package) for package in PACKAGES}


def write_modules() -> None:
    """Write the peers' modules, and let them be imported."""
    BUILD.mkdir(parents=True, exist_ok=True)
    for dialect in DIALECTS:
        path, text = BUILD / f"{dialect.module}.py", module_text(contract(), dialect)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            whole = path.with_suffix(f".{os.getpid()}")  # Another process may be reading: it sees the old or the new.
            whole.write_text(text, encoding="utf-8")
            whole.replace(path)
    if str(BUILD) not in sys.path:
        sys.path.append(str(BUILD))  # Last: `imports` keeps a copy of the package there, which is no one else's.


@cache
def peers() -> tuple[Peer, ...]:
    """Our package, then the others."""
    write_modules()
    return (
        Peer(OURS, "", "", ours, our_frame),
        Peer(
            "pydantic",
            "pydantic",
            "rules between properties; trims Python's white space, not the contract's; `1` passes for `true`; refuses lone surrogates",
            pydantic_model,
            pydantic_frame,
        ),
        Peer("pydantic dataclass", "pydantic", "as above; tuples and the like pass for lists", pydantic_dataclass),
        Peer(
            "msgspec",
            "msgspec",
            "rules between properties; trimming; a line feed after what a pattern describes; a tag left out where its record stands"
            " alone; what a boolean tells apart, which is written by hand where it is timed",
            msgspec_struct,
            msgspec_frame,
        ),
        Peer(
            "cattrs",
            "cattrs",
            "rules, bounds and patterns; scalars are converted (`str(7)`), not checked",
            cattrs_dataclass,
        ),
        Peer(
            "mashumaro",
            "mashumaro",
            "rules, bounds and patterns; scalars are converted or taken as they come",
            mashumaro_dataclass,
        ),
        Peer(
            "fastjsonschema",
            "fastjsonschema",
            "our own `x-trimmed` and `x-memberOf`; refuses what `prefixItems` describes, newer than its draft 7",
            fastjsonschema_validator,
        ),
        Peer(
            "jsonschema",
            "jsonschema",
            "our own `x-trimmed` and `x-memberOf`; a line feed after what a pattern describes",
            jsonschema_validator,
        ),
        Peer("jsonschema-rs", "jsonschema-rs", "our own `x-trimmed` and `x-memberOf`", jsonschema_rs_validator),
    )


@cache
def schemas() -> dict[str, Any]:
    """Our schema objects by the Python name of their type."""
    names = name_contract(contract()).types
    found = {}
    for key, name in names.items():
        path = module_path(key[0]).removesuffix(".py").replace("/", ".")
        found[name.type] = getattr(import_module(f"{OURS}.{path}"), name.schema)
    return found


def ours(name: str) -> Codec:
    schema = schemas()[name]
    return Codec(schema.parse, schema.parse_json, schema.dump, schema.dump_json, schema.is_valid)


def our_frame() -> Step:
    payloads = {name: schema.parse for name, schema in EVENTS.items()}
    results = {name: row.result.parse for name, row in REQUESTS.items() if name in ASKED}

    def read(value: Any) -> Any:
        answer = parse_server_frame(value)
        if not answer.ok:
            raise ValueError(answer.message)
        frame = answer.value
        if isinstance(frame, Event):
            return payloads[frame.event](frame.payload)
        assert isinstance(frame, ReplyOk)
        return results[asked_for(frame.result)](frame.result)

    return read


EVENTS: dict[str, Any] = dict(AGENT_EVENT_SCHEMAS)
REQUESTS: dict[str, Any] = dict(AGENT_REQUEST_SCHEMAS)
ASKED = ("chat.list", "chat.attach")


def asked_for(result: Any) -> str:
    """What a result answers; a client knows that from the id."""
    return "chat.list" if "chats" in result else "chat.attach"


def tables(types: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """A peer's types of what events carry and of results, by wire name."""
    names = name_contract(contract()).types
    payloads = {event.name: getattr(types, names[event.payload].type) for event in contract().events}
    return payloads, {each.name: getattr(types, names[each.result].type) for each in contract().requests if each.name in ASKED}


@cache
def module(name: str) -> Any:
    """A peer's module."""
    return import_module(f"{name}_contract")


def pydantic_model(name: str) -> Codec:
    found = getattr(module("pydantic"), name)
    if not hasattr(found, "model_validate"):
        adapter = import_module("pydantic").TypeAdapter(found, config={"strict": True})
        return Codec(adapter.validate_python, adapter.validate_json)
    return Codec(
        found.model_validate,
        found.model_validate_json,
        methodcaller("model_dump", exclude_unset=True),
        methodcaller("model_dump_json", exclude_unset=True),
    )


def pydantic_frame() -> Step:
    models = module("pydantic")
    envelope = import_module("pydantic").TypeAdapter(models.ServerFrame).validate_python
    adapter, event = import_module("pydantic").TypeAdapter, models.Event
    of_events, of_results = tables(models)
    payloads = {name: adapter(found).validate_python for name, found in of_events.items()}
    results = {name: found.model_validate for name, found in of_results.items()}

    def read(value: Any) -> Any:
        frame = envelope(value)
        if isinstance(frame, event):
            return payloads[frame.event](frame.payload)
        return results[asked_for(frame.result)](frame.result)

    return read


def pydantic_dataclass(name: str) -> Codec:
    adapter = import_module("pydantic").TypeAdapter(getattr(module("pydantic_dataclass"), name))
    return Codec(
        adapter.validate_python,
        adapter.validate_json,
        partial(adapter.dump_python, exclude_defaults=True),
        partial(adapter.dump_json, exclude_defaults=True),
    )


def msgspec_struct(name: str) -> Codec:
    msgspec = import_module("msgspec")
    found = getattr(module("msgspec"), name)
    convert = partial(msgspec.convert, type=found)
    return Codec(
        convert,
        msgspec.json.Decoder(found).decode,
        msgspec.to_builtins,
        msgspec.json.Encoder().encode,
        refusals=(msgspec.ValidationError,),
    )


def msgspec_frame() -> Step:
    convert, types = import_module("msgspec").convert, module("msgspec")
    event, good, bad = types.Event, types.ReplyOk, types.ReplyError
    payloads, results = tables(types)

    def read(value: Any) -> Any:
        if "ok" in value:
            result = convert(value, good if value["ok"] is True else bad).result
            return convert(result, results[asked_for(result)])
        frame = convert(value, event)
        return convert(frame.payload, payloads[frame.event])

    return read


@cache
def cattrs_converter() -> Any:
    """A converter that renames, leaves absent properties out, and tells unions apart by their tags."""
    cattrs, gen = import_module("cattrs"), import_module("cattrs.gen")
    converter = cattrs.Converter(detailed_validation=False)

    def overrides(each: Any) -> dict[str, Any]:
        return {python: gen.override(rename=wire) for python, wire in getattr(each, "WIRE_NAMES", {}).items()}

    def reader(each: Any) -> Any:
        return gen.make_dict_structure_fn(each, converter, _cattrs_detailed_validation=False, **overrides(each))

    def writer(each: Any) -> Any:
        return gen.make_dict_unstructure_fn(each, converter, _cattrs_omit_if_default=True, **overrides(each))

    def is_record(each: Any) -> bool:
        return hasattr(each, "__dataclass_fields__")

    converter.register_structure_hook_factory(is_record, reader)
    converter.register_unstructure_hook_factory(is_record, writer)
    text_or_flag = module("cattrs").ModelSelection.__dataclass_fields__["options"].type.__args__[1]
    converter.register_structure_hook(text_or_flag, as_it_is)
    for tag, union, table in tagged_unions(module("cattrs")):
        converter.register_structure_hook(union, by_tag(converter, tag, table))
    return converter


def as_it_is(value: Any, _type: Any) -> Any:
    if type(value) is not str and type(value) is not bool:
        raise TypeError(value)
    return value


def by_tag(converter: Any, tag: str, table: dict[Any, Any]) -> Callable[[Any, Any], Any]:
    """A hook that reads the branch that the tag names."""
    readers = {value: converter.get_structure_hook(branch) for value, branch in table.items()}
    return lambda value, _: readers[value[tag]](value, table[value[tag]])


def tagged_unions(types: Any) -> Iterator[tuple[str, Any, dict[Any, Any]]]:
    """The unions of a module that a property tells apart: the property, the union, and its branches by the property's value."""
    names = name_contract(contract()).types
    for definition in contract().definitions:
        if isinstance(definition.type, TaggedUnionType):
            table = {value: getattr(types, names[branch.key].type) for value, branch in definition.type.branches}
            yield definition.type.tag, getattr(types, names[definition.key].type), table


def cattrs_dataclass(name: str) -> Codec:
    found, converter = getattr(module("cattrs"), name), cattrs_converter()
    structure, unstructure = converter.structure, converter.unstructure
    return Codec(
        lambda value: structure(value, found),
        lambda text: structure(json.loads(text), found),
        unstructure,
        lambda record: json.dumps(unstructure(record)),
        refusals=(*REFUSALS, import_module("cattrs").errors.CattrsError),
    )


def mashumaro_dataclass(name: str) -> Codec:
    found = getattr(module("mashumaro"), name)
    basic = import_module("mashumaro.codecs.basic")
    decode, encode = basic.BasicDecoder(found).decode, basic.BasicEncoder(found).encode
    return Codec(decode, lambda text: decode(json.loads(text)), encode, lambda record: json.dumps(encode(record)))


def fastjsonschema_validator(name: str) -> Codec:
    library = import_module("fastjsonschema")
    check = library.compile(document(name), use_default=False, use_formats=False)

    def valid(value: Any) -> bool:
        with contextlib.suppress(library.JsonSchemaValueException):
            check(value)
            return True
        return False

    return Codec(valid=valid)


def jsonschema_validator(name: str) -> Codec:
    return Codec(valid=import_module("jsonschema").Draft202012Validator(document(name)).is_valid)


def jsonschema_rs_validator(name: str) -> Codec:
    return Codec(valid=import_module("jsonschema_rs").Draft202012Validator(document(name)).is_valid)
