"""`contract.json`: the name of a contract, and the settings that schemas cannot express."""

from __future__ import annotations

import difflib
import keyword
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from ..diagnostics import Location, Problem, stop_if
from ..frozen import frozen
from .formats import SUPPORTED_FORMATS, UNSUPPORTED_FORMATS
from .load import Document
from .pointers import pointed, pointer_token

__all__ = ["FILE", "Exchange", "Settings", "Step", "read_settings"]

FILE = "contract.json"
TEXTS = ("name", "title", "description", "package", "tablePrefix", "id")
KNOWN = frozenset({*TEXTS, "constants", "exchanges", "targets", "unknown", "formats", "json", "stripPrefixes", "$comment"})
UNKNOWN = ("drop", "keep", "refuse")
TARGETS, FORMER_TARGETS = "targets", "families"
"""The setting that chooses what is generated, and its former name, which is still read."""


class Step(NamedTuple):
    """One step of an exchange."""

    kind: str
    """`request`, `reply`, `event`, or `note` for a step that sends nothing."""
    name: str
    """The request, the request that is replied to, or the event; empty for a note."""
    text: str


class Exchange(NamedTuple):
    """An example of how client and host exchange frames, for the documentation."""

    title: str
    description: str
    steps: tuple[Step, ...]


@frozen
class Settings:
    """The settings of one contract."""

    name: str
    package: str
    table_prefix: str
    title: str
    description: str
    id_base: str = ""
    unknown: str = "drop"
    formats: tuple[str, ...] = ()
    strict_json: bool = True
    constants: tuple[tuple[str, str, Any], ...] = ()
    """Name, description, value."""
    exchanges: tuple[Exchange, ...] = ()
    targets: tuple[str, ...] = ()
    """What to generate; empty for the targets that a contract of its kind gets."""
    strip_prefixes: tuple[str, ...] = ()
    """How keys of definitions start that are addresses or dotted paths: what stands after it is the name."""
    contents: Any = None
    """The contents of the file; None where there is none."""


def read_settings(
    document: Document | None, others: tuple[Document, ...], targets: Sequence[str], *, package: str = "", name: str = ""
) -> Settings:
    """Read `contract.json`, or use the defaults for a contract without one.

    Args:
        targets: the names of everything that can be generated.

    Raises:
        ContractError: every invalid setting.
    """
    if document is None:
        name = package or name or "contract"
        wrong = package_problem(package or python_name(name))
        stop_if([Problem(Location("--package"), wrong)] if wrong else [])
        return Settings(name, package or python_name(name), "", name, "")
    contents = document.contents
    if not isinstance(contents, dict):
        stop_if([document.problem("", "expected an object of settings")])
    problems: list[Problem] = []
    for key in contents:
        if key not in KNOWN and key != FORMER_TARGETS:
            problems.append(document.problem(pointer_token(key), f"unknown setting; expected one of {', '.join(sorted(KNOWN))}"))
    for key in TEXTS:
        if not isinstance(contents.get(key, ""), str):
            problems.append(document.problem(pointer_token(key), "expected a string"))
    if contents.get("unknown", "drop") not in UNKNOWN:
        problems.append(document.problem("/unknown", f"expected one of {', '.join(UNKNOWN)}, got {contents['unknown']!r}"))
    if contents.get("json", "i-json") not in ("i-json", "javascript"):
        problems.append(document.problem("/json", f"expected i-json or javascript, got {contents['json']!r}"))
    formats = contents.get("formats", [])
    if not (isinstance(formats, list) and all(isinstance(each, str) for each in formats)):
        problems.append(document.problem("/formats", "expected an array of the names of formats to assert"))
        formats = []
    for index, each in enumerate(formats):
        if each not in SUPPORTED_FORMATS | UNSUPPORTED_FORMATS:
            likely = difflib.get_close_matches(each, sorted(SUPPORTED_FORMATS), 1)
            hint = f"; did you mean {likely[0]!r}?" if likely else "."
            known = ", ".join(sorted(SUPPORTED_FORMATS))
            problems.append(document.problem(f"/formats/{index}", f"unknown format {each!r}{hint} Supported are {known}"))
    setting = TARGETS if TARGETS in contents else FORMER_TARGETS
    wanted = contents.get(setting, list(targets))
    if not (isinstance(wanted, list) and wanted and all(each in targets for each in wanted)):
        problems.append(document.problem(f"/{setting}", f"expected a list of {', '.join(targets)}"))
    if TARGETS in contents and FORMER_TARGETS in contents:
        problems.append(
            document.problem(f"/{FORMER_TARGETS}", f"this is the former name of {TARGETS!r}, which is there too; remove it")
        )
    stop_if(problems)
    name = contents.get("name") or package or "contract"
    chosen = package or contents.get("package") or python_name(name)
    prefix = contents.get("tablePrefix", "")
    wrong = package_problem(chosen)
    if wrong:
        problems.append(Problem(Location("--package"), wrong) if package else document.problem("/package", wrong))
    if not re.fullmatch(r"([A-Z][A-Z0-9_]*)?", prefix):
        problems.append(
            document.problem(
                "/tablePrefix", f"{prefix!r} is not a valid prefix of a Python constant; use capital letters, digits and _"
            )
        )
    constants = read_constants(document, contents.get("constants", {}), others, problems)
    exchanges = read_exchanges(document, contents.get("exchanges", []), others, problems)
    prefixes = read_prefixes(document, contents.get("stripPrefixes", []), others, problems)
    stop_if(problems)
    return Settings(
        name=name,
        package=chosen,
        table_prefix=prefix,
        title=contents.get("title") or name,
        description=contents.get("description", ""),
        id_base=contents.get("id", ""),
        unknown=contents.get("unknown", "drop"),
        formats=tuple(formats),
        strict_json=contents.get("json", "i-json") == "i-json",
        constants=constants,
        exchanges=exchanges,
        targets=tuple(contents.get(setting, ())),
        strip_prefixes=prefixes,
        contents=contents,
    )


def package_problem(name: str) -> str:
    """The message about an invalid package name; empty for a valid one."""
    if re.fullmatch(r"[a-z_][a-z0-9_]*", name) and not keyword.iskeyword(name):
        return ""
    return f"{name!r} is not a valid name of a Python package; use lower-case letters, digits and _"


def python_name(name: str) -> str:
    """The package name derived from the name of a contract."""
    text = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_") or "contract"
    return f"contract_{text}" if text[0].isdigit() or keyword.iskeyword(text) else text


def read_prefixes(document: Document, prefixes: Any, others: tuple[Document, ...], problems: list[Problem]) -> tuple[str, ...]:
    """The prefixes of definition keys; each has to be that of some key, so that none is kept that has a slip or is no longer used."""
    if not isinstance(prefixes, list) or not all(isinstance(prefix, str) and prefix for prefix in prefixes):
        problems.append(document.problem("/stripPrefixes", "expected a list of texts that keys of definitions start with"))
        return ()
    keys = [key for other in others for keyword in ("$defs", "definitions") for key in entries(other.contents, keyword)]
    for index, prefix in enumerate(prefixes):
        if not any(key.startswith(prefix) and key != prefix for key in keys):
            message = f"no key in `$defs` or `definitions` starts with {prefix!r}"
            problems.append(document.problem(f"/stripPrefixes/{index}", message))
    return tuple(prefixes)


def entries(schema: Any, keyword: str) -> Iterable[str]:
    """The keys under a keyword that holds definitions."""
    found = schema.get(keyword) if isinstance(schema, dict) else None
    return found if isinstance(found, dict) else ()


def read_constants(
    document: Document, constants: Any, others: tuple[Document, ...], problems: list[Problem]
) -> tuple[tuple[str, str, Any], ...]:
    """The constants, with each `$from` replaced by the value that it refers to."""
    if not isinstance(constants, dict):
        problems.append(document.problem("/constants", "expected an object of constants"))
        return ()
    found: list[tuple[str, str, Any]] = []
    schemas = {other.file: other for other in others}
    for name, entry in constants.items():
        pointer = "/constants" + pointer_token(name)
        if not re.fullmatch(r"[A-Z][A-Z0-9_]*", name):
            problems.append(
                document.problem(pointer, f"{name!r} is not a valid name of a constant; use capital letters, digits and _")
            )
        elif not isinstance(entry, dict) or "value" not in entry or not isinstance(entry.get("description", ""), str):
            problems.append(document.problem(pointer, 'expected {"description": …, "value": …}'))
        else:
            value = substituted(document, entry["value"], pointer + "/value", schemas, problems)
            found.append((name, entry.get("description", ""), value))
    return tuple(found)


def substituted(document: Document, value: Any, pointer: str, schemas: Mapping[str, Document], problems: list[Problem]) -> Any:
    """A value in which every `{"$from": "file#pointer"}` is replaced by the value that it refers to."""
    if isinstance(value, list):
        return [substituted(document, each, pointer + pointer_token(index), schemas, problems) for index, each in enumerate(value)]
    if not isinstance(value, dict):
        return value
    if set(value) != {"$from"}:
        return {key: substituted(document, each, pointer + pointer_token(key), schemas, problems) for key, each in value.items()}
    file, _, inner = str(value["$from"]).partition("#")
    found: Any = schemas[file].contents if file in schemas else None
    try:
        found = pointed(found, inner)
    except (KeyError, IndexError, ValueError, TypeError):
        found = None
    if found is None:
        problems.append(document.problem(pointer + "/$from", f"{value['$from']!r} does not resolve in this contract"))
    return found


STEPS = {"request": "requests", "reply": "requests", "event": "events"}
"""The kinds of steps, with the folder that holds what each names."""


def read_exchanges(
    document: Document, exchanges: Any, others: tuple[Document, ...], problems: list[Problem]
) -> tuple[Exchange, ...]:
    """The example exchanges."""
    if not isinstance(exchanges, list):
        problems.append(document.problem("/exchanges", "expected an array of exchanges"))
        return ()
    files = {other.file for other in others}
    found: list[Exchange] = []
    for index, entry in enumerate(exchanges):
        pointer = "/exchanges" + pointer_token(index)
        steps = entry.get("steps") if isinstance(entry, dict) else None
        title, description = (entry.get("title"), entry.get("description", "")) if isinstance(entry, dict) else (None, None)
        if not isinstance(steps, list) or not isinstance(title, str) or not isinstance(description, str):
            problems.append(document.problem(pointer, 'expected {"title": …, "description": …, "steps": […]}'))
            continue
        read = [read_step(document, step, f"{pointer}/steps/{number}", files, problems) for number, step in enumerate(steps)]
        found.append(Exchange(title, description, tuple(step for step in read if step is not None)))
    return tuple(found)


def read_step(document: Document, step: Any, pointer: str, files: set[str], problems: list[Problem]) -> Step | None:
    """One step: `{"request": name}`, `{"reply": name}`, `{"event": name}`, each optionally with a `note`, or a `note` alone."""
    if not isinstance(step, dict) or not step or not all(isinstance(text, str) for text in step.values()):
        problems.append(document.problem(pointer, "expected an object of strings"))
        return None
    kinds = [kind for kind in step if kind != "note"]
    if len(kinds) > 1 or not set(kinds) <= set(STEPS):
        problems.append(document.problem(pointer, f"expected one of {', '.join(STEPS)}, optionally with a note, or only a note"))
        return None
    for kind in kinds:
        if f"{STEPS[kind]}/{step[kind]}.json" not in files:
            problems.append(document.problem(pointer + pointer_token(kind), f"the contract has no {STEPS[kind]}/{step[kind]}.json"))
            return None
        return Step(kind, step[kind], step.get("note", ""))
    return Step("note", "", step["note"])
