"""Fragments to text: Jinja2 that prints `Code` only, then ruff's formatter; for pages, Jinja2 that escapes every text."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemBytecodeCache, PackageLoader, StrictUndefined
from jinja2.bccache import Bucket
from markupsafe import Markup

from .problems import Location, OutputError, Problem
from .pysource import Code
from .staging import temporary_folder

__all__ = ["clean", "format_python", "render", "render_page"]

MEMORY = "/dev/shm"
"""Where Linux keeps files in memory. The formatter takes files only, and thousands of them cost more on a disk than it does."""


def only_code(value: Any) -> str:
    """What a template may print."""
    if not isinstance(value, Code):
        raise TypeError(f"a template may print Code only, not {type(value).__name__}")
    return value.text


class ByteCode(FileSystemBytecodeCache):
    """Compiled templates, kept beside them as Python keeps its modules: where it may, and never as a condition."""

    def __init__(self) -> None:
        folder = Path(__file__).with_name("templates") / "__pycache__"
        super().__init__(str(folder), "%s.cache")
        if not sys.dont_write_bytecode:
            with suppress(OSError):
                folder.mkdir(exist_ok=True)

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep one, if there is room."""
        if not sys.dont_write_bytecode:
            with suppress(OSError):
                super().dump_bytecode(bucket)


INCLUDE = re.compile(r'^[ \t]*{% include "([^"]+)" %}\n', re.MULTILINE)


class Whole(PackageLoader):
    """Templates with those that they include in their places, but for those that hold themselves: Jinja makes a context for each
    include, which costs more than most of them print."""

    def get_source(self, environment: Environment, template: str) -> tuple[str, str, Callable[[], bool] | None]:
        """The text of a template, where it is from, and what tells whether it is still the same."""
        text, path, same = super().get_source(environment, template)
        return self.whole(environment, text, (template,)), path, same

    def whole(self, environment: Environment, text: str, within: tuple[str, ...]) -> str:
        """A text that stands within some templates, from the outside in."""

        def included(found: re.Match[str]) -> str:
            name = found[1]
            if name in within:
                return found[0]
            return self.whole(environment, super(Whole, self).get_source(environment, name)[0], (*within, name))

        return INCLUDE.sub(included, text)


def environment_of(folder: str, finalize: Callable[[Any], str], *, autoescape: bool) -> Environment:
    """The templates of a folder, which stay as they are while this process runs."""
    return Environment(
        loader=Whole("contractgen", folder),
        undefined=StrictUndefined,
        finalize=finalize,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        auto_reload=False,
        bytecode_cache=ByteCode(),
        autoescape=autoescape,
    )


@cache
def environment() -> Environment:
    """The templates."""
    return environment_of("templates", only_code, autoescape=False)


def render(template: str, fragments: Mapping[str, Any]) -> str:
    """The text of one file."""
    return environment().get_template(template).render(fragments)


HIDDEN = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff\ud800-\udfff]"
)
"""Characters that a page cannot hold, or that change how the text around them reads."""


def clean(text: str) -> str:
    """A text with such characters spelled out."""
    if (text.isascii() and text.isprintable()) or not HIDDEN.search(text):  # As most are.
        return text
    return HIDDEN.sub(lambda found: f"\\u{ord(found.group()):04x}", text)


def only_text(value: Any) -> str:
    """What a page may print: a text, which is escaped, or one that is HTML already."""
    if not isinstance(value, str):
        raise TypeError(f"a page may print texts only, not {type(value).__name__}")
    cleaned = clean(value)
    return Markup(cleaned) if isinstance(value, Markup) and cleaned is not value else cleaned


@cache
def pages() -> Environment:
    """The templates of pages."""
    return environment_of("templates/docs", only_text, autoescape=True)


def render_page(template: str, fragments: Mapping[str, Any]) -> str:
    """The text of one page."""
    return pages().get_template(template).render(fragments)


def format_python(files: Mapping[str, str]) -> dict[str, str]:
    """The same files as ruff formats them, in one run of its formatter.

    Raises:
        OutputError: there is no room for temporary files.
    """
    places = [MEMORY] if os.access(MEMORY, os.W_OK) else []
    try:
        places.append(tempfile.gettempdir())
    except OSError as error:
        raise no_room("the folder for temporary files", error) from None
    for place in places:
        try:
            with temporary_folder(Path(place), "contractgen-") as folder:
                return formatted(folder, files)
        except OSError as error:
            if place == places[-1]:
                raise no_room(place, error) from None
    raise AssertionError("the last place either serves or raises")


def formatted(folder: Path, files: Mapping[str, str]) -> dict[str, str]:
    """The files by way of a folder that the formatter sees."""
    from ruff import find_ruff_bin

    paths = {name: folder / f"{number}.py" for number, name in enumerate(files)}
    for name, path in paths.items():
        path.write_text(files[name], encoding="utf-8", newline="\n")
    command = [find_ruff_bin(), "format", "--isolated", "--no-cache", "--quiet", "--target-version", "py310", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        if "os error" in done.stderr:  # It found no room to write what it made.
            raise OSError(0, done.stderr.strip())
        raise RuntimeError(f"the generated code does not parse; this is a bug of contractgen: {done.stderr}")
    return {name: path.read_text(encoding="utf-8") for name, path in paths.items()}


def no_room(place: str, error: OSError) -> OutputError:
    """The problem that temporary files cannot be written."""
    return OutputError([Problem(Location(Path(place).as_posix()), f"temporary files cannot be written: {error.strerror or error}")])
