"""Files to documents. Every file that cannot be read as strict JSON is a problem that names the place."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import field
from functools import lru_cache
from pathlib import Path
from typing import Any

from ..diagnostics import ContractError, Location, Problem, stop_if
from ..frozen import frozen
from .pointers import pointer_token

__all__ = ["Document", "load_documents", "load_folder", "load_guide", "parse_document"]

MOST_DEPTH = 500
"""How deep a document may nest, so that every stage can follow it."""


@frozen
class Document:
    """One JSON file of the contract."""

    file: str
    """Path from the contract's root, with `/`."""
    text: str = field(repr=False)
    contents: Any = field(repr=False)

    def location(self, pointer: str = "") -> Location:
        """Where a pointer leads to in this file."""
        return Location(self.file, line_of(self.text, pointer), pointer)

    def problem(self, pointer: str, message: str, *, unsupported: bool = False) -> Problem:
        """A finding at a pointer in this file."""
        return Problem(self.location(pointer), message, unsupported)


def load_folder(root: Path) -> tuple[Document, ...]:
    """Every `*.json` file below a folder, in the order of their paths, or one file. Links that lead outside are problems.

    Raises:
        ContractError: unreadable files, anything that is not strict JSON.
    """
    if root.is_file():
        return load_documents({root.name: read_file(root)})
    if not root.is_dir():
        reason = "it is neither a file nor a folder" if root.exists() else "there is no such file or folder"
        raise ContractError([Problem(Location(root.name), f"{reason}; name the folder that holds the schemas")])
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
                problems.append(Problem(Location(name), "the link leads out of the contract's folder; put the file itself here"))
            elif path.is_dir():
                problems.append(Problem(Location(name), "links to folders are not followed; put the folder itself here"))
            elif path.exists() and not path.is_file():
                problems.append(Problem(Location(name), "this is no file; put a file here"))
            else:
                texts[name] = path.read_bytes()
        except (OSError, RuntimeError) as error:  # RuntimeError: links that lead back to themselves.
            problems.append(Problem(Location(name), f"cannot be read: {getattr(error, 'strerror', None) or error}"))
    stop_if(problems)
    return load_documents({name: texts[name] for name in sorted(texts)})


def load_guide(root: Path) -> str:
    """The README of a contract's folder; empty where there is none, or where it is a link that leads outside."""
    path = root / "README.md"
    if not root.is_dir() or not path.is_file() or root.resolve() not in path.resolve().parents:
        return ""
    try:
        return read_file(path).decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise ContractError([Problem(Location(path.name), "not UTF-8; save it as UTF-8")]) from None


def read_file(path: Path) -> bytes:
    """The bytes of a file that the user has named."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise ContractError([Problem(Location(path.name), f"cannot be read: {error.strerror or error}")]) from None


def walk(root: Path, unreadable: Callable[[OSError], None]) -> Iterator[Path]:
    """The JSON files below a folder, and the links to folders; hidden ones are left out."""
    for folder, folders, files in os.walk(root, onerror=unreadable):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        yield from (path for name in folders if (path := Path(folder, name)).is_symlink())
        for name in sorted(files):
            if name.endswith(".json") and not name.startswith("."):
                yield Path(folder, name)


def load_documents(texts: Mapping[str, bytes]) -> tuple[Document, ...]:
    """Parse files that are in memory already.

    Raises:
        ContractError: anything that is not strict JSON, each file with its own problem.
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
    """Parse one file: UTF-8 without a byte order mark, no equal keys, no NaN, no number beyond a double.

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
        contents = json.loads(text, object_pairs_hook=_no_repeats, parse_constant=_no_constants, parse_float=_finite)
    except json.JSONDecodeError as error:
        reason = error.msg[:1].lower() + error.msg[1:]
        raise refuse(f"not JSON: {reason} (column {error.colno})", error.lineno) from None
    except _DuplicateKey:
        pointer, line = first_repeat(text)
        raise refuse(f"the key {pointer.rpartition('/')[2]!r} stands twice in this object; remove one", line, pointer) from None
    except RecursionError:
        raise refuse(f"nested deeper than {MOST_DEPTH} levels") from None
    except _Constant as error:
        raise refuse(f"not JSON: {error} is no number", constant_line(text, str(error))) from None
    except _Infinite:
        pointer = infinite_place(json.loads(text))
        line = Document(file, text, None).location(pointer).line
        raise refuse(
            "the number is beyond what a double holds (it reads as infinity); write a smaller one", line, pointer
        ) from None
    except ValueError as error:
        raise refuse(f"not JSON: {error}") from None
    if depth_of(contents) > MOST_DEPTH:
        raise refuse(f"nested deeper than {MOST_DEPTH} levels")
    return Document(file, text, contents)


def _no_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
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


def constant_line(text: str, name: str) -> int:
    """The line of the first NaN or Infinity that stands where a value does."""
    match = next((found for found in TOKEN.finditer(text) if found.group() == name), None)
    return text.count("\n", 0, match.start()) + 1 if match else 0


def depth_of(contents: Any) -> int:
    """How deep a value nests."""
    depth, level = 0, [contents]
    while level:
        depth += 1
        held = [each.values() if isinstance(each, dict) else each for each in level if isinstance(each, (dict, list))]
        level = [each for values in held for each in values]
    return depth


def infinite_place(contents: Any) -> str:
    """The pointer of the last number that is not finite."""
    stack: list[tuple[Any, str]] = [(contents, "")]
    found = ""
    while stack:
        value, pointer = stack.pop()
        if isinstance(value, (dict, list)):
            members = value.items() if isinstance(value, dict) else enumerate(value)
            stack += [(each, pointer + pointer_token(key)) for key, each in members]
        elif isinstance(value, float) and value - value != 0:
            found = pointer
    return found


TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\]:,]|[^\s{}\[\]:,"]+', re.DOTALL)


def places(text: str) -> Iterator[tuple[str, int, bool]]:
    """Every member and element of a JSON text in its order: pointer, line, and whether its key came before."""
    line, last = 1, 0
    path: list[str] = []
    kinds: list[tuple[str, set[str], int]] = []
    index = -1
    keys: set[str] = set()
    kind = ""
    expect_key = False
    for match in TOKEN.finditer(text):
        line += text.count("\n", last, match.start())
        last = match.start()
        token = match.group()
        if token == ":":
            continue
        if token in "}]":
            kind, keys, index = kinds.pop()
            if path:
                path.pop()
            continue
        if token == ",":
            expect_key = kind == "{"
            continue
        if kind == "{" and expect_key:
            key = json.loads(token)
            path.append(pointer_token(key))
            yield "".join(path), line, key in keys
            keys.add(key)
            expect_key = False
            continue
        if kind == "[":
            index += 1
            path.append(pointer_token(index))
            yield "".join(path), line, False
        if token in "{[":
            kinds.append((kind, keys, index))
            kind, keys, index = token, set(), -1
            expect_key = token == "{"
        elif path:
            path.pop()


@lru_cache(maxsize=64)
def lines(text: str) -> Mapping[str, int]:
    """The line at which each member and element of a JSON text starts, by its pointer."""
    found: dict[str, int] = {}
    for place, line, _ in places(text):
        found.setdefault(place, line)
    return found


def line_of(text: str, pointer: str) -> int:
    """The line at which the member or element of a pointer starts; 0 when it leads nowhere."""
    return 1 if pointer == "" else lines(text).get(pointer, 0)


def first_repeat(text: str) -> tuple[str, int]:
    """Pointer and line of the first key that stands a second time in its object."""
    return next(((place, line) for place, line, repeated in places(text) if repeated), ("", 0))
