"""The face of a generated type: `Schema`, its answers `Ok` and `Err`, and the rows of the request table."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from .json_text import any_text, read, read_strictly
from .json_types import exact, is_array
from .problem import Findings, Problem, ValidationError, message_of, too_deep
from .values import FAST_PATH_ERRORS, passed_of, plain, stop_if_exhausted

if TYPE_CHECKING:
    from .check_types import Check

__all__ = ["Contract", "Err", "Ok", "RequestSchemas", "Result", "Schema"]

T = TypeVar("T")
P = TypeVar("P")
R = TypeVar("R")


# Answers are written out, and the contract is a named tuple: making dataclasses takes longer than all else in this module.
class Ok(Generic[T]):
    """A value that fits."""

    __slots__ = ("value",)

    ok: ClassVar[Literal[True]] = True

    def __init__(self, *, value: T) -> None:
        self.value = value
        """The parsed value."""

    def __bool__(self) -> Literal[True]:
        return True

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return (self.value,) == (other.value,)  # As dataclasses compare: what is the same is equal.

    def __repr__(self) -> str:
        return f"Ok(value={self.value!r})"


class Err:
    """A value that does not fit."""

    __slots__ = ("problems",)

    ok: ClassVar[Literal[False]] = False

    def __init__(self, *, problems: list[Problem]) -> None:
        self.problems = problems
        """All problems, in the order of the schema."""

    def __bool__(self) -> Literal[False]:
        return False

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self.problems == other.problems

    def __repr__(self) -> str:
        return f"Err(problems={self.problems!r})"

    @property
    def message(self) -> str:
        """All problems, one a line."""
        return message_of(self.problems)


Result: TypeAlias = "Ok[T] | Err"


class Contract(NamedTuple):
    """What a generated package was made from."""

    name: str
    """The contract's name."""
    sha256: str
    """The SHA-256 of its schemas and settings, whatever their white space."""
    generator: str
    """What generated the package."""
    package: str
    """The package's name, as it was imported."""
    strict_json: bool
    """Whether JSON text has to be I-JSON (RFC 7493): no equal keys, no lone surrogates. Otherwise it reads as in JavaScript."""

    def document(self, file: str) -> Any:
        """The canonical schema of one file of the contract, a fresh copy."""
        import json
        import pkgutil

        data = pkgutil.get_data(f"{self.package}._contract", "_contract.json")
        assert data is not None
        return json.loads(data)["documents"][file]

    def read(self, text: str | bytes | bytearray) -> Any:
        """Read JSON text as the contract reads it.

        Raises:
            ValidationError: with one problem, whose keyword is `json`.
        """
        return read_strictly(text) if self.strict_json else read(text)


class Schema(Generic[T]):
    """A named schema of the contract and the Python type `T` that stands for it.

    Two passes: `build` is straight-line code that makes the value or raises on any doubt; only then do the rules
    explain. Both come from the same schema and give the same verdict.
    """

    __slots__ = {  # With texts, for `help`.
        "__weakref__": None,
        "_check": None,
        "_read": None,
        "_rules": None,
        "_source": None,
        "build": "The straight-line pass. It raises any exception on doubt: call `parse` unless you are generated code.",
        "contract": "What the schema belongs to.",
        "dump": "dump(record): its JSON value, with wire names and without absent properties. The record is trusted.",
        "name": "The schema's name in the contract.",
        "write": "What `dump_json` tries first: the text of a record whose fields hold what their types say.",
    }

    def __init__(
        self,
        name: str,
        *,
        build: Callable[[Any], T],
        dump: Callable[[T], Any],
        write: Callable[[T], str],
        rules: Callable[[], Check],
        contract: Contract,
        source: str,
    ) -> None:
        self.name = name
        """The schema's name in the contract."""
        self.build = build
        """The straight-line pass. It raises any exception on doubt: call `parse` unless you are generated code."""
        self.dump = dump
        """Make the JSON value of a record: wire names, absent properties left out. The record is trusted, not checked."""
        self.write = write
        self._rules = rules
        self._check: Check | None = None
        self.contract = contract
        """What it belongs to."""
        self._read = read_strictly if contract.strict_json else read
        self._source = source

    def __repr__(self) -> str:
        return f"<Schema {self.name}>"

    def __copy__(self) -> Schema[T]:
        # Another object, which `__reduce__` would not make.
        return Schema(
            self.name,
            build=self.build,
            dump=self.dump,
            write=self.write,
            rules=self._rules,
            contract=self.contract,
            source=self._source,
        )

    def __deepcopy__(self, memo: object) -> Schema[T]:
        return self  # As with functions: nothing in it changes.

    def __reduce__(self) -> tuple[Callable[[str, str], Schema[Any]], tuple[str, str]]:
        """By its name in the module that it stands in, as functions are pickled."""
        home = sys.modules.get(self.build.__module__)
        for name, value in vars(home).items() if home else ():
            if value is self:
                return _load, ("", f"{self.build.__module__}:{name}")
        raise TypeError(f"{self!r} stands in no module, so it cannot be pickled")

    @property
    def check(self) -> Check:
        """The rules as an object, made when first needed."""
        if self._check is None:
            self._check = self._rules()
        return self._check

    @property
    def json_schema(self) -> Any:
        """The canonical JSON Schema, a fresh copy; its references are relative to its document's `$id`."""
        document, found, pointer = self._source.partition("#/")
        value: Any = self.contract.document(document if found else document[:-1])
        pointer = f"/{pointer}" if found else ""
        for part in pointer.split("/")[1:]:
            key = part.replace("~1", "/").replace("~0", "~")
            value = value[int(key)] if is_array(value) else value[key]
        return value

    def parse(self, value: object) -> T:
        """Check a JSON value (what `json.loads` answers) and build its Python value.

        Raises:
            ValidationError: with every problem.
        """
        try:
            return self.build(value)
        except FAST_PATH_ERRORS as error:
            passed = passed_of(error)
        return self._second_look(value, passed)

    def safe_parse(self, value: object) -> Ok[T] | Err:
        """As `parse`, but answers `Ok` or `Err` and raises nothing."""
        try:
            return Ok(value=self.parse(value))
        except ValidationError as error:
            return Err(problems=error.problems)

    def problems(self, value: object) -> list[Problem]:
        """Every problem of a JSON value; empty when it fits."""
        try:
            self.parse(value)
        except ValidationError as error:
            return error.problems
        return []

    def is_valid(self, value: object) -> bool:
        """Whether a JSON value fits."""
        try:
            return self.accepts(value) or self.check.ok(exact(value))
        except FAST_PATH_ERRORS:  # It is too deep, or its own methods fail; `problems` says which.
            return not self.problems(value)

    def parse_json(self, text: str | bytes | bytearray) -> T:
        """As `parse`, from JSON text; bytes are UTF-8.

        Raises:
            ValidationError: with every problem, or with one of keyword `json` where the text is not JSON.
        """
        return self.parse(self._read(text))

    def dump_json(self, record: T) -> str:
        """Write a record as compact ASCII JSON text: the text of `dump(record)`. Like `dump`, it trusts the fields to hold what
        their types say.

        Raises:
            ValueError: a number that JSON has no form for, or nesting too deep for the interpreter.
            TypeError, AttributeError: a record built by hand whose fields hold what is not of their types.
        """
        try:
            return self.write(record)
        except FAST_PATH_ERRORS:  # A field holds another type than it says; `dump` may still make a JSON value of it.
            return self._dump_text(record)

    def _dump_text(self, record: T) -> str:
        try:
            return any_text(self.dump(record))
        except RecursionError:
            raise ValueError("the record is nested too deeply for this interpreter") from None

    def accepts(self, value: Any) -> bool:
        """Whether the straight-line pass says yes. No means nothing yet: `is_valid` gives the verdict."""
        try:
            self.build(value)
        except FAST_PATH_ERRORS as error:
            stop_if_exhausted(error)
            return False
        return True

    @staticmethod
    def rows(table: Mapping[str, object]) -> dict[str, Schema[Any]]:
        """The rows of an event table as a plain dict: to look up names that are known only when the program runs, and to
        add rows of one's own."""
        return {name: schema for name, schema in table.items() if isinstance(schema, Schema)}

    def _second_look(self, value: object, passed: dict[int, int]) -> T:
        problems = Findings(passed)
        try:
            self.check.explain(exact(value), None, problems)
            if not problems:
                # Nothing is wrong: the value holds subclasses of str, dict and so on, which the first pass doubts.
                return self.build(plain(value))
        except RecursionError:
            problems.clear()
            problems.append(too_deep(value))
        except FAST_PATH_ERRORS as error:  # Only values that `json.loads` never answers have methods that can fail.
            problems.clear()
            problems.append(
                Problem(None, "type", f"expected a JSON value, got one whose own methods fail ({type(error).__name__})")
            )
        raise ValidationError(problems)


class RequestSchemas(Generic[P, R]):
    """A row of the request table: the schemas of one request's payload and result."""

    __slots__ = ("_payload", "_result", "name")

    def __init__(self, name: str, payload: Schema[P], result: Schema[R]) -> None:
        self.name = name
        """The request's name on the wire."""
        self._payload: Schema[P] | tuple[str, str] = payload
        self._result: Schema[R] | tuple[str, str] = result

    @classmethod
    def lazy(cls, name: str, package: str, payload: str, result: str) -> RequestSchemas[Any, Any]:
        """For generated code: a row whose schemas are loaded when they are first used; each home is `.module:Name`."""
        row: RequestSchemas[Any, Any] = cls.__new__(cls)
        row.name = name
        row._payload = (package, payload)
        row._result = (package, result)
        return row

    @staticmethod
    def rows(table: Mapping[str, object]) -> dict[str, RequestSchemas[Any, Any]]:
        """The rows of a request table as a plain dict: to look up names that are known only when the program runs, and to
        add rows of one's own."""
        return {name: row for name, row in table.items() if isinstance(row, RequestSchemas)}

    def __repr__(self) -> str:
        return f"<RequestSchemas {self.name}>"

    @property
    def payload(self) -> Schema[P]:
        """What the client sends."""
        found = self._payload
        if isinstance(found, tuple):
            found = self._payload = _load(*found)
        return found

    @property
    def result(self) -> Schema[R]:
        """What the host answers."""
        found = self._result
        if isinstance(found, tuple):
            found = self._result = _load(*found)
        return found


def _load(package: str, home: str) -> Schema[Any]:
    module, _, name = home.partition(":")
    found: Schema[Any] = getattr(import_module(module, package), name)
    return found
