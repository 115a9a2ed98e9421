"""What the files of a contract are called."""

from __future__ import annotations

import re

from ..ir.contract import Contract

__all__ = ["file_name"]


def file_name(contract: Contract) -> str:
    """The contract's name as a file's: what could lead to another folder, or means something to a shell, is a dash."""
    return re.sub(r"[^A-Za-z0-9._-]+", "-", contract.name).strip(".-") or "contract"
