"""The Python package of a contract."""

from __future__ import annotations

from ...ir.contract import Contract
from ..registry import TargetSource
from .formatting import format_python
from .naming import Names
from .package import plan_package
from .render import render

__all__ = ["files", "package_files"]


def files(source: TargetSource) -> dict[str, str]:
    """The package, by path from the output folder."""
    contract = source.contract
    planned = package_files(contract, source.names)
    return {f"python/{contract.package}/{path}": text for path, text in planned.items()}


def package_files(contract: Contract, names: Names, *, tidy: bool = True) -> dict[str, str]:
    """The package, by path from its own folder; `tidy` formats it."""
    planned = plan_package(contract, names)
    texts = {file.path: file.text or render(file.template, file.fragments or {}) for file in planned}
    python = {path: text for path, text in texts.items() if path.endswith(".py")}
    return {**texts, **format_python(python)} if tidy else texts
