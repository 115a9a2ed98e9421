"""`frozen`, the decorator of the plain values that the stages hand on."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeVar

__all__ = ["frozen"]

if TYPE_CHECKING:
    from typing_extensions import dataclass_transform

    Class = TypeVar("Class")

    @dataclass_transform(frozen_default=True, field_specifiers=(field,))
    def frozen(cls: type[Class], /) -> type[Class]:
        """A dataclass with slots whose instances cannot be changed; equal and hashed by its fields.

        A value that holds lists or dicts of JSON has no hash; its docstring says so.
        """
        ...

else:
    frozen = dataclass(frozen=True, slots=True)
