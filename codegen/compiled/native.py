"""Makes dataclasses of native classes. `make compiled` puts this module into the package as `_native`."""

from __future__ import annotations

from copyreg import _slotnames  # type: ignore[attr-defined]  # Private, but what pickling itself asks.
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:  # mypyc has read it; at run time it does nothing, and the package needs no other.

    def mypyc_attr(**_: Any) -> Any:
        return lambda native: native


__all__ = ["adopt", "mypyc_attr"]


def adopt(native: Any) -> None:
    """Give a native class all that the dataclass of its name has, but for the slots, which it has itself."""
    package, _, module = native.__module__.rpartition(".")
    record = getattr(import_module(f"{package}._{module}_records"), native.__name__)
    for name, value in vars(record).items():
        if name not in record.__slots__:
            setattr(native, name, value)
    native.__getstate__ = state
    del native.__setstate__


def state(record: Any) -> Any:
    """What `object` answers as the state of a record, so that copies and pickles are those of Python's own class. Of a native
    class it refuses to, since that is larger than its slots."""
    members = getattr(record, "__dict__", None)
    slots = {name: getattr(record, name) for name in _slotnames(type(record)) if hasattr(record, name)}
    return (members, slots) if slots else members
