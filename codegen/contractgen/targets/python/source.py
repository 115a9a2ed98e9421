"""The only makers of Python text. A `Code` is text that came from here; schema text gets into it as a literal, a docstring,
a comment or an identifier, and in no other way."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Collection, Iterable
from functools import cache
from typing import Any, NamedTuple

__all__ = [
    "Code",
    "Import",
    "block",
    "code",
    "comment",
    "docstring",
    "fstring",
    "identifier",
    "import_lines",
    "joined",
    "literal",
    "used",
]

WIDTH = 88


class Import(NamedTuple):
    """A name that a piece of code needs from elsewhere."""

    module: str
    """Absolute, or from the package's root with a leading `/`, as in `/types/chat/chat_info`."""
    name: str
    alias: str = ""


NO_IMPORTS: frozenset[Import] = frozenset()


class Code:
    """Python text, and what it needs imported. Never changed once it is made."""

    __slots__ = ("imports", "text")

    def __init__(self, text: str, imports: frozenset[Import] = NO_IMPORTS) -> None:
        self.text = text
        self.imports = imports

    def __repr__(self) -> str:
        return f"Code({self.text!r})"


def code(template: str, *parts: Code, imports: Iterable[Import] = ()) -> Code:
    """Fill the `{}` of a template with code. The template is a constant of ours, never text from a schema."""
    needed = NO_IMPORTS
    texts: list[str] = []
    for part in parts:
        if type(part) is not Code:
            raise TypeError(f"only Code goes into code, not {type(part).__name__}")
        texts.append(part.text)
        if part.imports and part.imports is not needed:  # Most need nothing, or the same as the one before.
            needed = needed | part.imports if needed else part.imports
    return Code(template.format(*texts), needed.union(imports) if imports else needed)


def together(parts: Iterable[Code]) -> frozenset[Import]:
    """What several pieces of code need."""
    return NO_IMPORTS.union(*{part.imports for part in parts})


def joined(separator: str, parts: Iterable[Code]) -> Code:
    """Code with a separator between."""
    parts = list(parts)
    return Code(separator.join([part.text for part in parts]), together(parts))


def block(lines: Iterable[Code], depth: int = 1) -> Code:
    """Lines of code, indented."""
    whole = joined("\n", lines)
    indent = "    " * depth
    return Code("\n".join([indent + line if line else line for line in whole.text.split("\n")]), whole.imports)


def identifier(name: str) -> Code:
    """A name that `names` has made."""
    if not name.isidentifier():
        raise ValueError(f"{name!r} is no identifier")
    return Code(name)


@cache
def used(module: str, name: str, alias: str = "") -> Code:
    """A name that has to be imported."""
    return Code(identifier(alias or name).text, frozenset({Import(module, name, alias)}))


def literal(value: Any) -> Code:
    """A JSON value as a Python literal. Text is escaped to printable ASCII where it is not plain letters."""
    if isinstance(value, str):
        return Code(text_literal(value))
    if value is None or isinstance(value, (bool, int)):
        return Code(repr(value))
    if isinstance(value, float):
        if value - value != 0:
            raise ValueError(f"{value!r} has no literal")
        return Code(repr(value))
    if isinstance(value, (list, tuple)):
        inner = ", ".join(literal(each).text for each in value)
        if isinstance(value, list):
            return Code(f"[{inner}]")
        return Code(f"({inner},)" if len(value) == 1 else f"({inner})")
    if isinstance(value, dict):
        return Code("{" + ", ".join(f"{literal(key).text}: {literal(each).text}" for key, each in value.items()) + "}")
    raise TypeError(f"no literal for {type(value).__name__}")


def text_literal(text: str) -> str:
    """A string literal in double quotes, or in single ones where that saves escapes."""
    body = escaped(text)
    if '"' in body and "'" not in body:
        return f"'{body}'"
    return '"' + body.replace('"', '\\"') + '"'


def escaped(text: str) -> str:
    """The text of a literal, but for its quotes."""
    return text if is_plain(text) else "".join(map(plain_char, text))


def is_plain(text: str) -> bool:
    """Whether no character of a text has to be escaped, but for quotes."""
    return text.isascii() and text.isprintable() and "\\" not in text


def plain_char(char: str) -> str:
    """One character of a literal: itself where it is printable and not ours to escape."""
    if char == "\\":
        return "\\\\"
    if char.isascii():
        return char if char.isprintable() else {"\n": "\\n", "\t": "\\t", "\r": "\\r"}.get(char, f"\\x{ord(char):02x}")
    if is_stable_letter(char):
        return char
    number = ord(char)
    return f"\\u{number:04x}" if number < 0x10000 else f"\\U{number:08x}"


def is_stable_letter(char: str) -> bool:
    """Whether every Python, and every reader, sees the character as an ordinary visible sign."""
    return ("\u00a1" <= char <= "\u024f" and char != "\u00ad") or char in "–—‘’“”…€→←≤≥×"


def raw_or_plain(text: str) -> Code:
    """A regular expression: a raw literal where that can hold it, since it reads better."""
    simple = text.isascii() and text.isprintable() and "\\" in text and not text.endswith("\\")
    if simple and '"' not in text:
        return Code(f'r"{text}"')
    return literal(text)


UNFIT = re.compile(r"[\"'\\{}\n]")
"""What an expression in a formatted string may not hold before Python 3.12."""


def fstring(parts: Iterable[str | Code]) -> Code:
    """A formatted string of texts and expressions. The expressions hold no quotes, backslashes or braces."""
    parts = list(parts)
    if not any(isinstance(part, Code) for part in parts):
        return literal("".join(map(str, parts)))
    body: list[str] = []
    needed: set[Import] = set()
    for part in parts:
        if isinstance(part, Code):
            if UNFIT.search(part.text):
                raise ValueError(f"{part.text!r} cannot stand in a formatted string")
            body.append("{" + part.text + "}")
            needed |= part.imports
        else:
            body.append(escaped(part).replace("'", "\\'").replace("{", "{{").replace("}", "}}"))
    return Code("f'" + "".join(body) + "'", frozenset(needed))


def prose(text: str) -> str:
    """Text for a docstring or comment, whose value is printable too: what is no plain sign is spelled out."""
    tidy = text.replace("\r\n", "\n").replace("\t", " ")
    if is_plain(tidy.replace("\n", " ")):
        return tidy
    return "".join(char if char == "\n" else plain_char(char) if len(plain_char(char)) == 1 else spelled(char) for char in tidy)


def spelled(char: str) -> str:
    """The escape of a character, as text that shows it."""
    return "\\\\" if char == "\\" else f"\\{plain_char(char)}"


def wrapped(text: str, indent: int) -> list[str]:
    """Paragraphs and lines, folded to the width."""
    lines: list[str] = []
    for line in prose(text).strip().split("\n"):
        fits = len(line) <= WIDTH - indent
        lines += (
            [line.rstrip()] if fits else textwrap.wrap(line, WIDTH - indent, break_long_words=False, break_on_hyphens=False) or [""]
        )
    return lines


def docstring(text: str, depth: int = 0) -> Code:
    """A docstring, its lines indented to the depth but for the first."""
    indent = "    " * depth
    lines = [line.replace('"""', '\\"\\"\\"') for line in wrapped(text, 4 * depth + 3)]
    if len(lines) == 1:
        line = lines[0]
        if re.search(r'(?<!\\)(\\\\)*"$', line):  # the last quote stands for itself until it is escaped
            line = line[:-1] + '\\"'
        if len(indent) + len(line) + 6 <= WIDTH:
            return Code(f'"""{line}"""')
        lines = [line]
    rest = "".join(f"\n{indent}{line}" if line else "\n" for line in lines[1:])
    return Code(f'"""{lines[0]}{rest}\n{indent}"""')


def comment(text: str) -> Code:
    """One line of comment."""
    return Code("# " + prose(text.replace("\n", "\\n")))


def import_lines(needed: Iterable[Import], package_path: str) -> list[Code]:
    """The import statements of a module, sorted as ruff sorts them. `package_path` is the module's path in the package."""
    depth = package_path.count("/")
    absolute: dict[str, set[str]] = {}
    relative: dict[tuple[int, str], set[str]] = {}
    here = package_path.split("/")[:-1]
    for need in needed:
        shown = f"{need.name} as {need.alias}" if need.alias else need.name
        if not need.module.startswith("/"):
            absolute.setdefault(need.module, set()).add(shown)
            continue
        target = need.module[1:].split("/") if need.module != "/" else []
        common = 0
        while common < min(len(here), len(target) - (0 if need.name == "" else 1)) and here[common] == target[common]:
            common += 1
        dots = depth - common + 1
        relative.setdefault((dots, ".".join(target[common:])), set()).add(shown)
    lines = [line for module in sorted(absolute) for line in import_statements(module, absolute[module])]
    if absolute and relative:
        lines.append(Code(""))
    for dots, module in sorted(relative, key=lambda home: (-home[0], natural(home[1]))):
        lines += import_statements("." * dots + module, relative[dots, module])
    return lines


def import_statements(module: str, names: Collection[str]) -> list[Code]:
    """The statements that import from one module: one for the plain names, then one for each that gets another name."""
    renamed = [name for name in names if " as " in name]
    plain = [name for name in names if " as " not in name] if renamed else names
    together = [Code(f"from {module} import {sorted_names(plain)}")] if plain else []
    return together + [Code(f"from {module} import {name}") for name in sorted(renamed, key=import_rank)]


def sorted_names(names: Iterable[str]) -> str:
    """Names of one import statement: constants, classes, the rest."""
    return ", ".join(sorted(names, key=import_rank))


@cache
def import_rank(shown: str) -> tuple[int, tuple[tuple[int, int, str], ...], str]:
    """Where a name stands among those of one import statement."""
    name = shown.split(" ")[0]
    kind = 0 if name.isupper() and len(name) > 1 else 1 if name[:1].isupper() else 2
    return kind, natural(name.lower()), name


@cache
def natural(name: str) -> tuple[tuple[int, int, str], ...]:
    """A sort key that counts digits as numbers."""
    return tuple((0, int(part), "") if part.isdigit() else (1, 0, part) for part in re.split(r"(\d+)", name) if part)
