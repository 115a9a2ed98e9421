"""The model as JSON, for people who want to see how a contract was understood."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from .contract import Contract

__all__ = ["model_data"]

LEFT_OUT = ("documents", "guide")
"""What stands in files that anybody can read."""


def model_data(contract: Contract) -> Any:
    """The model as plain JSON values; every value of the model is an object with the name of its class as `is`."""
    return plain(contract)


def plain(value: Any) -> Any:
    """One value of the model."""
    if is_dataclass(value):
        members = {field.name: plain(getattr(value, field.name)) for field in fields(value) if field.name not in LEFT_OUT}
        return {"is": type(value).__name__, **members}
    if isinstance(value, Mapping):
        return {str(key): plain(each) for key, each in value.items()}
    if isinstance(value, (tuple, list)):
        return [plain(each) for each in value]
    return value
