"""What no stage after this has to doubt: valid schemas, no misspelt keyword, references that end, and the house rules."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from typing import Any
from urllib.parse import quote

import jsonschema_rs

from ..diagnostics import ContractError, Location, Problem, stop_if
from .custom_keywords import own_keyword_problems
from .dialects import DIALECTS, LATEST, OWN_KEYWORDS, Dialect, dialect_of, dialects_with, subschemas
from .load import Document
from .pointers import pointer_token
from .resolve import METASCHEMAS, Place, Resolver, unknown_dialect
from .settings import Settings
from .traverse import Scope, Traversal

__all__ = ["check_documents", "check_references", "check_resources"]

NO_DOCUMENTS: Mapping[str, Document] = {}

MOST_PATHS = 20_000
"""How many schemas may apply to one value by way of references and applicators: each costs time for every value."""

COMMON = {
    "discriminator", "nullable", "xml", "externalDocs", "example", "enumNames", "markdownDescription", "definition", "id", "tsType",
}  # fmt: skip
"""Keywords of other worlds that are no misspelling of ours."""

EVERYWHERE = OWN_KEYWORDS.union(COMMON, *(dialect.keywords for dialect in DIALECTS.values()))
"""Those, the keywords of all dialects, and our own."""


def check_documents(documents: tuple[Document, ...], settings: Settings, others: Mapping[str, Document] = NO_DOCUMENTS) -> None:
    """Every finding about single documents.

    Raises:
        ContractError: all of them.
    """
    problems: list[Problem] = []
    if not documents:
        problems.append(Problem(Location("."), "there is no schema here; put one *.json file per type into the folder"))
    dialects = dialects_with({**{uri: other.contents for uri, other in others.items()}, **{d.file: d.contents for d in documents}})
    names: dict[str, str] = {}
    for document in documents:
        before = names.setdefault(document.file.casefold(), document.file)
        if before != document.file:
            problems.append(document.problem("", f"the name is {before}'s on file systems that ignore case; rename one of them"))
        problems += document_problems(document, dialects)
    if settings.contents is not None and any(document.file.startswith(("requests/", "events/")) for document in documents):
        problems += house_problems(documents, settings)
    stop_if(problems)


def document_problems(document: Document, dialects: Mapping[str, Dialect]) -> Iterator[Problem]:
    """What is wrong with one document as a schema."""
    contents = document.contents
    if not isinstance(contents, (dict, bool)):
        yield document.problem(
            "", "a schema is an object or a boolean, not " + ("an array" if isinstance(contents, list) else repr(contents))
        )
        return
    dialect = dialect_of(contents, LATEST, dialects)
    if dialect is None:
        yield document.problem("/$schema", unknown_dialect(document.contents["$schema"]))
        return
    found = False
    for error in metaschema_errors(contents, dialect):
        found = True
        yield document.problem(*error)
    if not found:
        yield from keyword_problems(document, dialect)


@cache
def validator(dialect: Dialect) -> Any:
    """jsonschema's validator of a dialect's metaschema; it takes long to load, and is only asked to explain."""
    from jsonschema import validators

    kind = validators.validator_for({"$schema": dialect.uri})
    return kind(kind.META_SCHEMA)


def metaschema_errors(contents: Any, dialect: Dialect) -> Iterator[tuple[str, str]]:
    """Where a schema breaks its metaschema, and how."""
    if isinstance(contents, bool):
        return
    if jsonschema_rs.meta.is_valid({**contents, "$schema": dialect.uri}):
        return
    for error in validator(dialect).iter_errors(contents):
        pointer = "".join(map(pointer_token, error.absolute_path))
        shown = repr(error.instance)
        short = shown if len(shown) <= 60 else f"{shown[:60]}…"
        keyword = error.absolute_path[-1] if error.absolute_path else ""
        if pointer.endswith("/type") or keyword == "type":
            yield pointer, f"{short} is no type; use one or more of null, boolean, object, array, number, string, integer"
        elif error.validator == "type":
            wanted = error.validator_value if isinstance(error.validator_value, str) else " or ".join(error.validator_value)
            yield pointer, f"{short} is not of type {wanted}"
        else:
            yield pointer, f"{error.message if len(error.message) <= 160 else error.message[:160] + '…'}"


def keyword_problems(document: Document, dialect: Dialect) -> Iterator[Problem]:
    """Misspelt keywords, and wrong values of our own ones."""
    known = dialect.keywords | OWN_KEYWORDS
    stack: list[tuple[Any, str]] = [(document.contents, "")]
    while stack:
        schema, pointer = stack.pop()
        if not isinstance(schema, dict):
            continue
        for keyword, value in schema.items():
            if keyword in OWN_KEYWORDS:
                for suffix, message in own_keyword_problems(keyword, value):
                    yield document.problem(pointer + pointer_token(keyword) + suffix, message)
                if keyword == "x-known" and isinstance(value, list):
                    for index, each in enumerate(value):
                        for suffix, message in metaschema_errors(each, dialect) if isinstance(each, dict) else ():
                            yield document.problem(f"{pointer}/x-known/{index}{suffix}", message)
            elif keyword not in EVERYWHERE and keyword[:1].isalpha():
                likely = difflib.get_close_matches(keyword, sorted(known), 1, 0.8)
                if likely:
                    yield document.problem(
                        pointer + pointer_token(keyword), f"unknown keyword {keyword!r}; did you mean {likely[0]!r}?"
                    )
                elif keyword.startswith(("x-trim", "x-base64", "x-member", "x-python")):
                    yield document.problem(pointer + pointer_token(keyword), f"unknown keyword {keyword!r} of our vocabulary")
        stack += ((each, pointer + suffix) for suffix, each in subschemas(schema))


# -- the rules of a contract with requests and events ---------------------------------------------------------------------


def house_problems(documents: tuple[Document, ...], settings: Settings) -> Iterator[Problem]:
    """What a contract with requests and events has to keep to, so that people can read it."""
    for document in documents:
        contents = document.contents
        if not isinstance(contents, dict):
            yield document.problem("", "a file of a contract is an object with a title and a description")
            continue
        for keyword in ("$schema", "$id", "title", "description"):
            if not contents.get(keyword):
                yield document.problem("", f"{keyword!r} is missing; every file says what it is")
        address = settings.id_base + quote(document.file, errors="surrogateescape")
        given = contents.get("$id")
        if settings.id_base and isinstance(given, str) and given not in (address, settings.id_base + document.file):
            yield document.problem("/$id", f"{given!r} is not the file's address; write {address!r}")
        if document.file.startswith("requests/"):
            members = contents.get("properties")
            for name in ("payload", "result"):
                if not isinstance(members, dict) or name not in members:
                    yield document.problem(
                        "/properties" if isinstance(members, dict) else "", f"a request has the property {name!r}"
                    )
        yield from undescribed(document)


def undescribed(document: Document) -> Iterator[Problem]:
    """Properties without a description."""
    stack: list[tuple[Any, str]] = [(document.contents, "")]
    while stack:
        schema, pointer = stack.pop()
        if not isinstance(schema, dict):
            continue
        whole = schema.get("type") == "object" or schema.get("type") == ["object", "null"]
        properties = schema.get("properties")
        for name, each in properties.items() if isinstance(properties, dict) and whole else ():
            if not (isinstance(each, dict) and each.get("description")):
                yield document.problem(
                    f"{pointer}/properties{pointer_token(name)}", f"the property {name!r} has no description; say what it means"
                )
        stack += ((each, pointer + suffix) for suffix, each in subschemas(schema))


# -- references -----------------------------------------------------------------------------------------------------------


def check_resources(resolver: Resolver) -> None:
    """What is referred to beyond the documents themselves is valid, in its own dialect. What is never reached may be anything.

    Raises:
        ContractError: all findings.
    """
    problems: list[Problem] = []
    seen = {id(document.contents) for document in resolver.documents}
    stack = [resolver.root(document) for document in resolver.documents]
    while stack:
        place = stack.pop()
        for document, dialect in referred(resolver, place):
            if id(document.contents) not in seen:
                seen.add(id(document.contents))
                problems += [document.problem(*error) for error in metaschema_errors(document.contents, dialect)]
                stack.append(resolver.root(document))
        stack += (resolver.inside(place, suffix, each) for suffix, each in subschemas(place.schema))
    stop_if(problems)


def referred(resolver: Resolver, place: Place) -> Iterator[tuple[Document, Dialect]]:
    """The documents that a schema refers to, with the dialects that they are read as. Those published hold for all."""
    for keyword in ("$ref", "$dynamicRef"):
        if isinstance(place.schema, dict) and isinstance(place.schema.get(keyword), str):
            with suppress(ContractError):  # Said by `check_references`, where it counts.
                target = resolver.lookup(place, keyword, place.schema[keyword])
                if METASCHEMAS not in target.document.file:
                    yield target.document, target.location.dialect


def check_references(resolver: Resolver) -> None:
    """Every reference leads to a schema, and no schema applies to a value by way of itself, or by too many ways.

    Raises:
        ContractError: all findings.
    """
    problems: list[Problem] = []
    traversal = Traversal(resolver)
    paths: dict[Any, int] = {}
    for document in resolver.documents:
        root = resolver.root(document)
        stack = [(root, traversal.root_scope(root))]
        while stack:
            place, scope = stack.pop()
            if not isinstance(place.schema, dict):
                continue
            try:
                if not IN_PLACE.isdisjoint(place.view):
                    count_paths(traversal, place, scope, paths, {})
            except ContractError as error:
                problems += error.problems
            for suffix, each in subschemas(place.schema):
                inner = resolver.inside(place, suffix, each)
                stack.append((inner, traversal.entered(scope, inner)))
    stop_if(problems)


ONE_IN_PLACE = ("not", "if", "then", "else")
SOME_IN_PLACE = ("allOf", "anyOf", "oneOf", "dependentSchemas")
IN_PLACE = frozenset({"$ref", "$dynamicRef", "$recursiveRef", *ONE_IN_PLACE, *SOME_IN_PLACE})
"""The keywords that apply schemas to the same value."""


def in_place(traversal: Traversal, place: Place, scope: Scope) -> Iterator[tuple[Place, Scope]]:
    """The schemas that a schema applies to the same value."""
    yield from traversal.references(place, scope)
    for keyword in SOME_IN_PLACE:
        if keyword in place.view:
            for _, inner, inner_scope in traversal.members(place, scope, keyword):
                yield inner, inner_scope
    for keyword in ONE_IN_PLACE:
        if keyword in place.view:
            yield traversal.only(place, scope, keyword)


def count_paths(traversal: Traversal, start: Place, start_scope: Scope, known: dict[Any, int], open_: dict[Any, None]) -> None:
    """Count by how many ways schemas apply to one value, walking depth first without recursion."""
    stack: list[tuple[Place, Scope, Any, list[tuple[Place, Scope]] | None]] = [
        (start, start_scope, traversal.key(start, start_scope), None)
    ]
    while stack:
        place, scope, key, following = stack.pop()
        if following is None:
            if key in known or not isinstance(place.schema, dict):
                known.setdefault(key, 1)
                continue
            if key in open_:
                stop_if(
                    [place.problem("the schema applies to itself without end: its references lead back here for the same value")]
                )
            open_[key] = None
            following = list(in_place(traversal, place, scope))
            stack.append((place, scope, key, following))
            stack += ((inner, inner_scope, traversal.key(inner, inner_scope), None) for inner, inner_scope in following)
        else:
            total = 1 + sum(known.get(traversal.key(inner, inner_scope), 1) for inner, inner_scope in following)
            open_.pop(key, None)
            known[key] = total
            if total > MOST_PATHS:
                known[key] = 1
                message = (
                    f"more than {MOST_PATHS} schemas apply to each value here, by way of references to references; say it once"
                )
                stop_if([place.problem(message, unsupported=True)])
