"""Rewrites a generated module for mypyc, whose own dataclasses make fields of tags and lose docstrings.

The functions stay as they are. Of a record, the fields become a native class; the dataclass, which Python makes as ever, goes
into a module beside it, and the native class takes everything else from there (see `native`).
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from graphlib import CycleError, TopologicalSorter

__all__ = ["circle", "native_module", "records_module"]


def native_module(text: str, name: str) -> str:
    """What mypyc compiles of the module of that name. All stays on its line, for tracebacks."""
    tree = ast.parse(text)
    lines = text.split("\n")
    for statement in tree.body:
        if rewritten := native(statement, name):
            start, end = extent(statement)
            lines[start:end] = rewritten + [""] * (end - start - len(rewritten))
    # mypyc drops what stands at the top.
    return "\n".join([*lines, f"__doc__ = {ast.get_docstring(tree, clean=False)!r}", ""])


def native(statement: ast.stmt, name: str) -> list[str]:
    """The lines that stand for a statement; none where it stays."""
    match statement:
        case ast.ImportFrom(module="dataclasses"):
            return [f"from {'.' * name.count('.')}_native import adopt, mypyc_attr"]
        case ast.ClassDef(name=record):
            fields = list(fields_of(statement))
            # The types of fields bind nobody at run time, so neither here.
            body = "; ".join([*(f"{field}: Any" for field in fields), f"__deletable__ = {fields}"]) if fields else "pass"
            return ["@mypyc_attr(allow_interpreted_subclasses=True)", f"class {record}: {body}", f"adopt({record})"]
        case ast.Assign([ast.Name(maker)], ast.Call(ast.Name("partial"), [ast.Attribute(attr="__new__"), ast.Name(record)])):
            return [f"def {maker}() -> {record}: return {record}()"]
    return []


def fields_of(record: ast.ClassDef) -> Iterator[str]:
    """The names of a dataclass's fields."""
    for statement in record.body:
        match statement:
            case ast.AnnAssign(annotation=ast.Subscript(ast.Name("ClassVar"))):
                pass
            case ast.AnnAssign(target=ast.Name(field)):
                yield field


def records_module(text: str, name: str) -> str:
    """The dataclasses of the module of that name, which they call theirs. Empty if there are none.

    Only what they need while they are made is imported: other types are in their annotations alone.
    """
    statements = ast.parse(text).body
    lines = text.split("\n")
    imports = [source(lines, each) for each in statements if isinstance(each, ast.ImportFrom) and is_shared(each)]
    records = [source(lines, each) for each in statements if isinstance(each, ast.ClassDef)]
    if not records:
        return ""
    return "\n".join(["# mypy: ignore-errors", *imports, "", f"__name__ = {name!r}", *(f"\n\n{each}" for each in records), ""])


def is_shared(statement: ast.ImportFrom) -> bool:
    """Whether it imports from the standard library or from the package's runtime, and not another schema's types."""
    return not statement.level or str(statement.module).startswith("_runtime.")


def circle(texts: Iterable[str]) -> list[str]:
    """Names of some modules that lead back to themselves, which only types that contain themselves do; empty without one.

    Native functions call each other without a look at Python's limit of recursion, so a deep value would end the process.
    """
    mentioned: defaultdict[str, set[str]] = defaultdict(set)
    for text in texts:
        for statement in ast.parse(text).body:
            match statement:
                case (
                    (ast.FunctionDef(name=name) as inside)
                    | ast.Assign([ast.Name(name)], inside)
                    | ast.AnnAssign(ast.Name(name), value=ast.expr() as inside)
                ):
                    mentioned[name] |= names_in(inside)
    try:
        TopologicalSorter(mentioned).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def names_in(part: ast.AST) -> set[str]:
    """The names that it mentions, alone or as part of a module."""
    names = set()
    for node in ast.walk(part):
        match node:
            case ast.Name(name) | ast.Attribute(attr=name):
                names.add(name)
    return names


def source(lines: list[str], statement: ast.stmt) -> str:
    """The text of a statement."""
    start, end = extent(statement)
    return "\n".join(lines[start:end])


def extent(statement: ast.stmt) -> tuple[int, int]:
    """Where the lines of a statement start and end, with its decorators."""
    first = min(each.lineno for each in (statement, *getattr(statement, "decorator_list", ())))
    assert statement.end_lineno is not None
    return first - 1, statement.end_lineno
