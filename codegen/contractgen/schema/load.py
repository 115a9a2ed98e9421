"""Reads the files of a contract as documents. A file that is not strict JSON is a problem with file, line and pointer."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import field
from pathlib import Path
from typing import Any

from ..diagnostics import ContractError, Location, Problem, stop_if
from ..frozen import frozen
from .positions import constant_line, first_duplicate_key, infinite_number, line_of

__all__ = ["Document", "load_documents", "load_folder", "load_guide", "parse_document"]

MAX_DEPTH = 500
"""How deep a document may nest: the recursive stages stay within the interpreter's recursion limit, which the pipeline raises for it."""


@frozen
class Document:
    """One JSON file of the contract."""

    file: str
    """Path from the contract's root, with `/`."""
    text: str = field(repr=False)
    contents: Any = field(repr=False)

    def location(self, pointer: str = "") -> Location:
        """File, line and pointer of a value in this file."""
        return Location(self.file, line_of(self.text, pointer), pointer)

    def problem(self, pointer: str, message: str, *, unsupported: bool = False) -> Problem:
        """A problem at a pointer in this file."""
        return Problem(self.location(pointer), message, unsupported)


def load_folder(root: Path) -> tuple[Document, ...]:
    """Read a single file, or every `*.json` file below a folder, sorted by path. Hidden files are skipped.

    Raises:
        ContractError: missing or unreadable files, symbolic links to folders or out of the folder, anything that is not strict JSON.
    """
    if root.is_file():
        return load_documents({root.name: read_file(root)})
    if not root.is_dir():
        reason = "it is neither a file nor a folder" if root.exists() else "no such file or folder"
        raise ContractError([Problem(Location(root.name), f"{reason}; pass the folder that contains the schemas")])
    texts: dict[str, bytes] = {}
    problems: list[Problem] = []
    inside = root.resolve()

    def unreadable(error: OSError) -> None:
        name = Path(error.filename).relative_to(root).as_posix()
        problems.append(Problem(Location(name), f"cannot be read: {error.strerror or error}"))

    for path in walk(root, unreadable):
        name = path.relative_to(root).as_posix()
        try:
            if inside not in path.resolve().parents:
                problems.append(Problem(Location(name), "symbolic link out of the contract's folder; replace it with a copy"))
            elif path.is_dir():
                problems.append(Problem(Location(name), "symbolic links to folders are not followed; replace it with a copy"))
            elif path.exists() and not path.is_file():
                problems.append(Problem(Location(name), "not a regular file; replace it with one"))
            else:
                texts[name] = path.read_bytes()
        except (OSError, RuntimeError) as error:  # RuntimeError: a cycle of symbolic links.
            problems.append(Problem(Location(name), f"cannot be read: {getattr(error, 'strerror', None) or error}"))
    stop_if(problems)
    return load_documents({name: texts[name] for name in sorted(texts)})


def load_guide(root: Path) -> str:
    """The README of a contract's folder; empty when there is none, or when it is a symbolic link out of the folder.

    Raises:
        ContractError: it cannot be read, or is not UTF-8.
    """
    path = root / "README.md"
    if not root.is_dir() or not path.is_file() or root.resolve() not in path.resolve().parents:
        return ""
    try:
        return read_file(path).decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise ContractError([Problem(Location(path.name), "not UTF-8; save it as UTF-8")]) from None


def read_file(path: Path) -> bytes:
    """The bytes of a file.

    Raises:
        ContractError: it cannot be read.
    """
    try:
        return path.read_bytes()
    except OSError as error:
        raise ContractError([Problem(Location(path.name), f"cannot be read: {error.strerror or error}")]) from None


def walk(root: Path, unreadable: Callable[[OSError], None]) -> Iterator[Path]:
    """The JSON files below a folder, and the symbolic links to folders; hidden ones are skipped."""
    for folder, folders, files in os.walk(root, onerror=unreadable):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        yield from (path for name in folders if (path := Path(folder, name)).is_symlink())
        for name in sorted(files):
            if name.endswith(".json") and not name.startswith("."):
                yield Path(folder, name)


def load_documents(texts: Mapping[str, bytes]) -> tuple[Document, ...]:
    """Parse files in memory, given by name.

    Raises:
        ContractError: one problem per file that is not strict JSON.
    """
    documents: list[Document] = []
    problems: list[Problem] = []
    for name, data in texts.items():
        try:
            documents.append(parse_document(name, data))
        except ContractError as error:
            problems += error.problems
    stop_if(problems)
    return tuple(documents)


class _DuplicateKey(ValueError):
    pass


def parse_document(file: str, data: bytes) -> Document:
    """Parse one file: UTF-8 without a byte order mark, no duplicate keys, no NaN or infinity, no number out of the range of a double.

    Raises:
        ContractError: with one problem.
    """

    def refuse(message: str, line: int = 0, pointer: str = "") -> ContractError:
        return ContractError([Problem(Location(file, line, pointer), message)])

    if data.startswith(b"\xef\xbb\xbf"):
        raise refuse("the file starts with a byte order mark; save it as UTF-8 without one", 1)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise refuse(f"the file is not UTF-8 (byte {error.start} is {data[error.start]:#04x}); save it as UTF-8", line) from None
    try:
        contents = json.loads(text, object_pairs_hook=_without_duplicates, parse_constant=_no_constants, parse_float=_finite)
    except json.JSONDecodeError as error:
        reason = error.msg[:1].lower() + error.msg[1:]
        raise refuse(f"not JSON: {reason} (column {error.colno})", error.lineno) from None
    except _DuplicateKey:
        pointer, line = first_duplicate_key(text)
        raise refuse(f"duplicate key {pointer.rpartition('/')[2]!r} in this object; remove one", line, pointer) from None
    except RecursionError:
        raise refuse(f"nested deeper than {MAX_DEPTH} levels") from None
    except _Constant as error:
        raise refuse(f"not JSON: {error} is not a number", constant_line(text, str(error))) from None
    except _Infinite:
        pointer = infinite_number(json.loads(text))
        line = Document(file, text, None).location(pointer).line
        raise refuse(
            "the number is out of the range of a double (it would be read as infinity); use a smaller one", line, pointer
        ) from None
    except ValueError as error:
        raise refuse(f"not JSON: {error}") from None
    if depth_of(contents) > MAX_DEPTH:
        raise refuse(f"nested deeper than {MAX_DEPTH} levels")
    return Document(file, text, contents)


def _without_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) != len(pairs):
        raise _DuplicateKey
    return members


class _Constant(ValueError):
    pass


def _no_constants(name: str) -> Any:
    raise _Constant(name)


class _Infinite(ValueError):
    pass


def _finite(text: str) -> float:
    value = float(text)
    if value - value != 0:
        raise _Infinite
    return value


def depth_of(contents: Any) -> int:
    """How deep a value nests: 1 for a scalar or an empty container."""
    depth, level = 0, [contents]
    while level:
        depth += 1
        held = [each.values() if isinstance(each, dict) else each for each in level if isinstance(each, (dict, list))]
        level = [each for values in held for each in values]
    return depth
