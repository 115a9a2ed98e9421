"""A whole contract, or one schema in memory, to the model."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import islice
from pathlib import PurePosixPath
from typing import Any

from ..diagnostics import stop_if
from ..ir import constraints as c
from ..ir.constraints import Constraint, Key
from ..ir.contract import Constant, Contract, Definition, Envelope, Event, Exchange, Request, Step
from ..ir.types import Record, Refined, Type
from ..ir.visit import unrefined
from ..schema.load import Document
from ..schema.pointers import pointer_steps, pointer_token
from ..schema.resolve import Place, Resolver
from ..schema.settings import Settings
from .constraints import constraint_of
from .drafts import finished
from .labels import is_name, label_of_key
from .types import Part, draft_of
from .worklist import ANNOTATIONS, DECLARED, Requirement, Worklist

__all__ = ["lower_contract", "lower_schema"]

ROLES = {
    "request": "Request.json",
    "reply_ok": "ReplyOk.json",
    "reply_error": "ReplyError.json",
    "reply": "Reply.json",
    "event": "Event.json",
    "server_frame": "ServerFrame.json",
}
"""The file in the folder `envelope` for each role of the envelope."""

UNSPOKEN = re.compile("/(properties|\\$defs|definitions)(?=/)")
"""Steps of a pointer that say nothing in a name."""


def lower_contract(resolver: Resolver, settings: Settings) -> Contract:
    """Everything that is generated from a folder of schemas.

    Raises:
        ContractError: references that lead nowhere, patterns that cannot be used.
    """
    work = Worklist(resolver, frozenset(settings.formats), refuses_unknown=settings.unknown == "refuse")
    requests: list[Request] = []
    events: list[Event] = []
    envelope: dict[str, Key] = {}
    flat = not any(document.file.startswith(("requests/", "events/")) for document in resolver.documents)
    for document in resolver.documents:
        root = resolver.root(document)
        wire_name = PurePosixPath(document.file).name.removesuffix(".json")
        description = text_of(root, "description")
        if document.file.startswith("requests/"):
            payload, result = (member(work, root, name, wire_name) for name in ("payload", "result"))
            requests.append(Request(wire_name, description, payload, result))
        elif document.file.startswith("events/"):
            events.append(Event(wire_name, description, target(work, root, f"{wire_name}-event")))
        elif set(root.view) - ANNOTATIONS or not set(root.view) & {"$defs", "definitions"}:
            key = work.require_definition(root, work.root_scope(root))
            envelope.update({role: key for role, file in ROLES.items() if document.file == f"envelope/{file}"})
        require_definitions(work, root)
    return Contract(
        name=settings.name,
        package=settings.package,
        table_prefix=settings.table_prefix,
        title=settings.title,
        description=settings.description,
        unknown=settings.unknown,
        flat=flat and len(resolver.documents) > 1,
        definitions=definitions(work, titles_name=not flat, prefixes=settings.strip_prefixes),
        requests=tuple(requests),
        events=tuple(events),
        constants=tuple(Constant(name, text, value) for name, text, value in settings.constants),
        envelope=Envelope(**envelope),
        documents={document.file: document.contents for document in resolver.documents},
        sha256=fingerprint(resolver.documents, settings),
        strict_json=settings.strict_json,
        exchanges=tuple(
            Exchange(each.title, each.description, tuple(Step(*step) for step in each.steps)) for each in settings.exchanges
        ),
        targets=settings.targets,
    )


def lower_schema(resolver: Resolver, settings: Settings) -> Contract:
    """As `lower_contract`, for one schema: only what it needs is generated."""
    work = Worklist(resolver, frozenset(settings.formats), refuses_unknown=settings.unknown == "refuse")
    (document,) = resolver.documents
    root = resolver.root(document)
    work.require_definition(root, work.root_scope(root))
    return Contract(
        name=settings.name,
        package=settings.package,
        table_prefix="",
        title=settings.title,
        description="",
        unknown=settings.unknown,
        flat=False,
        definitions=definitions(work),
        requests=(),
        events=(),
        constants=(),
        envelope=Envelope(),
        documents={document.file: document.contents},
        sha256="",
    )


def text_of(place: Place, keyword: str) -> str:
    """A text keyword of a schema; empty where there is none."""
    value = place.schema.get(keyword) if isinstance(place.schema, dict) else None
    return value if isinstance(value, str) else ""


def member(work: Worklist, root: Place, name: str, wire_name: str) -> Key:
    """The definition of a request's payload or result."""
    place, scope = work.child(root, work.root_scope(root), f"/properties/{name}", root.schema["properties"][name])
    return followed(work, place, scope, f"{wire_name}-{name}")


def target(work: Worklist, root: Place, label: str) -> Key:
    """The definition of an event's payload."""
    return followed(work, root, work.root_scope(root), label)


def followed(work: Worklist, place: Place, scope: Any, label: str) -> Key:
    """What a lone reference leads to, or the schema itself."""
    if set(place.view) - ANNOTATIONS == {"$ref"}:
        ((place, scope),) = work.references(place, scope)
    return work.require_definition(place, scope, None, label)


def require_definitions(work: Worklist, root: Place) -> None:
    """Every entry of `$defs` of a document becomes a definition."""
    scope = work.root_scope(root)
    for keyword in ("$defs", "definitions"):
        value = root.schema.get(keyword) if isinstance(root.schema, dict) else None
        for name, schema in value.items() if isinstance(value, dict) else ():
            if isinstance(schema, (dict, bool)):
                work.require_definition(*work.child(root, scope, pointer_token(keyword) + pointer_token(name), schema))


def definitions(work: Worklist, *, titles_name: bool = False, prefixes: tuple[str, ...] = ()) -> tuple[Definition, ...]:
    """Lower every schema that is required as a definition, and every schema that those require."""
    drafts: dict[Key, Type] = {}
    lowered: dict[Key, tuple[Type, Constraint]] = {}
    while len(lowered) < len(work.requirements) or work.referred:
        while len(drafts) < len(work.requirements) or work.referred:
            # All types first: constraints refer by name to what became a definition.
            for key, requirement in list(islice(work.requirements.items(), len(drafts), None)):
                part = Part(requirement.place, requirement.scope, key, requirement.label, root=True)
                drafts[key] = draft_of(work, part)
            if len(drafts) == len(work.requirements):
                work.take_referred()
        for key, requirement in list(islice(work.requirements.items(), len(lowered), None)):
            constraint = constraint_of(work, requirement.place, requirement.scope)
            type_ = finished(work, drafts[key])
            lowered[key] = closed(type_, constraint) if work.refuses_unknown and is_open_record(type_) else (type_, constraint)
    stop_if(work.problems)
    return tuple(definition(key, work.requirements[key], *lowered[key], titles_name, prefixes) for key in work.requirements)


def closed(type_: Type, constraint: Constraint) -> tuple[Type, Constraint]:
    """A record that refuses properties which it does not name."""
    if isinstance(type_, Record) and isinstance(constraint, c.Object):
        return replace(type_, closed=True), replace(constraint, additional=c.Nothing())
    constraint = c.Unevaluated(constraint, properties=c.Nothing())
    return Refined(unrefined(type_), constraint), constraint


def is_open_record(type_: Type) -> bool:
    """Whether a record says nothing of properties that it does not name."""
    record = unrefined(type_)
    return isinstance(record, Record) and not record.closed and record.extra is None


def definition(
    key: Key, requirement: Requirement, type_: Type, constraint: Constraint, titles_name: bool, prefixes: tuple[str, ...]
) -> Definition:
    """One definition with its texts. Where titles name, an inline object with a title is called by it alone."""
    place = requirement.place
    schema: Mapping[str, Any] = place.schema if isinstance(place.schema, dict) else {}
    title = text_of(place, "title")
    part_of_own = key.dynamic_scope == "object;" and requirement.owner == (key.file, key.pointer, "")
    in_place = key.dynamic_scope in ("", "object;") and not part_of_own
    entry = DECLARED.fullmatch(key.pointer)
    declared = key.dynamic_scope == "" and (
        key.pointer == "" or entry is not None or (requirement.owner is None and bool(requirement.label))
    )
    if part_of_own:
        label = requirement.label
    elif key.pointer == "":
        label = title if is_name(title) else PurePosixPath(key.file).name.removesuffix(".json")
    elif entry is not None:
        label = label_of_key(pointer_steps(key.pointer)[-1], title, prefixes)
    else:
        label = title if titles_name and is_name(title) else requirement.label
    titled = titles_name and not declared and in_place and is_name(title)
    return Definition(
        key=key,
        declared=declared,
        label=label or UNSPOKEN.sub("", key.pointer) or "part",
        owner=None if declared or titled else requirement.owner or Key(key.file, "", ""),
        exported=declared or titled,
        python_name=text_of(place, "x-python-name") if in_place else "",
        schema_name=text_of(place, "x-python-schema-name") if in_place else "",
        title=title,
        description=text_of(place, "description"),
        deprecated=schema.get("deprecated") is True,
        examples=tuple(schema["examples"]) if isinstance(schema.get("examples"), list) else (),
        type=type_,
        constraint=constraint,
    )


def fingerprint(documents: Iterable[Document], settings: Settings) -> str:
    """The SHA-256 of what the contract says, whatever its white space."""
    digest = hashlib.sha256()
    for name, contents in [("contract.json", settings.contents), *((document.file, document.contents) for document in documents)]:
        text = json.dumps(contents, ensure_ascii=True, separators=(",", ":"))
        digest.update(f"{name}\0{text}\0".encode())
    return digest.hexdigest()
