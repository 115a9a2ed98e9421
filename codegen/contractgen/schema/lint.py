"""The linter: valid schemas, known keywords, references that resolve and terminate, the house rules. Later stages rely on it."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from typing import Any

from ..diagnostics import Location, Problem, stop_if
from .custom_keywords import custom_keyword_problems
from .cycles import check_cycles
from .dialects import Dialect, subschemas
from .house_rules import house_rule_problems
from .keywords import CUSTOM, KEYWORDS, OTHER_VOCABULARIES
from .load import Document
from .metaschema import metaschema_errors
from .pointers import pointer_token
from .resolve import Resolver
from .resources import check_resources
from .settings import Settings

__all__ = ["lint"]

KNOWN = OTHER_VOCABULARIES | {row.name for row in KEYWORDS}


def lint(resolver: Resolver, settings: Settings) -> None:
    """Check the documents of a contract: each by itself, then the further resources that they refer to, then their references.

    Raises:
        ContractError: everything that the first failing check found.
    """
    documents = resolver.documents
    problems = list(resolver.problems)
    if not documents:
        problems.append(Problem(Location("."), "no schemas found; put one *.json file per type into the folder"))
    names: dict[str, str] = {}
    indexed = {id(contents) for _, contents, _ in resolver.resources}
    for document in documents:
        before = names.setdefault(document.file.casefold(), document.file)
        if before != document.file:
            problems.append(
                document.problem(
                    "", f"the name differs from {before} only in case, which some file systems ignore; rename one of them"
                )
            )
        if id(document.contents) in indexed:  # Else its dialect is unknown.
            problems += document_problems(document, resolver.root(document).location.dialect)
    if settings.contents is not None and any(document.file.startswith(("requests/", "events/")) for document in documents):
        problems += house_rule_problems(documents, settings)
    stop_if(problems)
    check_resources(resolver)
    check_cycles(resolver)


def document_problems(document: Document, dialect: Dialect) -> Iterator[Problem]:
    """The problems of one document as a schema of a dialect."""
    contents = document.contents
    if not isinstance(contents, (dict, bool)):
        kind = "an array" if isinstance(contents, list) else repr(contents)
        yield document.problem("", f"a schema is an object or a boolean, not {kind}")
        return
    errors = list(metaschema_errors(contents, dialect))
    yield from (document.problem(*error) for error in errors)
    if not errors:
        yield from keyword_problems(document, dialect)


def keyword_problems(document: Document, dialect: Dialect) -> Iterator[Problem]:
    """Misspelt keywords, and invalid values of our own keywords."""
    stack: list[tuple[Any, str]] = [(document.contents, "")]
    while stack:
        schema, pointer = stack.pop()
        if not isinstance(schema, dict):
            continue
        for keyword, value in schema.items():
            if keyword in CUSTOM:
                for suffix, message in custom_keyword_problems(keyword, value):
                    yield document.problem(pointer + pointer_token(keyword) + suffix, message)
                if keyword == "x-known" and isinstance(value, list):
                    for index, each in enumerate(value):
                        for suffix, message in metaschema_errors(each, dialect) if isinstance(each, dict) else ():
                            yield document.problem(f"{pointer}/x-known/{index}{suffix}", message)
            elif keyword not in KNOWN and keyword[:1].isalpha():
                likely = difflib.get_close_matches(keyword, sorted(dialect.keywords | CUSTOM), 1, 0.8)
                if likely:
                    yield document.problem(
                        pointer + pointer_token(keyword), f"unknown keyword {keyword!r}; did you mean {likely[0]!r}?"
                    )
                elif keyword.startswith(("x-trim", "x-base64", "x-member", "x-python")):
                    yield document.problem(pointer + pointer_token(keyword), f"unknown keyword {keyword!r} of our vocabulary")
        stack += ((each, pointer + suffix) for suffix, each in subschemas(schema))
