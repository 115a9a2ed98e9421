"""The hostile cases: what each holds, and how it is laid out on disk.

A case is a JSON file, since the names and bytes of its own files are often such that no repository should hold them:

- `files` (JSON), `texts` (exact texts), `bytes` (base64) and `links` (to where) by their path from the contract's folder;
- `expected`: `safe` (generated right), `reject` (refused clearly), or `safe_or_reject`, then `ours` says which we do;
- `names`: what a refusal has to name; `instances`: JSON texts for the type `Root`, each with its verdict.

Odd numbers are others' mistakes, even ones are ours of the same kinds."""

from __future__ import annotations

import base64
import json
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from support import paths
from support.large_contracts import LARGE

FOLDER = paths.CASES / "hostile"

PLACE = Path("project/schemas/contract")
"""Where the contract's folder lies below a test's: deep enough for paths that lead out of it."""


@dataclass(frozen=True)
class Case:
    """One contract or schema that means harm."""

    name: str

    @cached_property
    def contents(self) -> dict[str, Any]:
        """What its file says."""
        if self.name in LARGE:
            return LARGE[self.name]()
        found: dict[str, Any] = json.loads((FOLDER / f"{self.name}.json").read_text(encoding="utf-8"))
        return found

    @property
    def outcome(self) -> str:
        """`safe` or `reject`."""
        expected: str = self.contents["expected"]
        found: str = self.contents["ours"] if expected == "safe_or_reject" else expected
        assert found in ("safe", "reject")
        return found

    @property
    def package(self) -> str:
        """A name for its package that no other case has."""
        return f"hostile_{self.name.partition('-')[0].lower()}"

    def lay_out(self, folder: Path) -> Path:
        """Write its files below a folder; answer the contract's folder. Unknown properties are kept, unless it says otherwise."""
        place = folder / PLACE
        place.mkdir(parents=True)
        texts = {path: json.dumps(contents).encode() for path, contents in self.contents.get("files", {}).items()}
        texts |= {path: text.encode() for path, text in self.contents.get("texts", {}).items()}
        texts |= {path: base64.b64decode(text) for path, text in self.contents.get("bytes", {}).items()}
        for path, data in {"contract.json": b'{"unknown": "keep"}', **texts}.items():
            (place / path).parent.mkdir(parents=True, exist_ok=True)
            (place / path).write_bytes(data)
        for path, target in self.contents.get("links", {}).items():
            (place / path).symlink_to(target)
        return place


CASES = [Case(name) for name in sorted([path.stem for path in FOLDER.glob("*.json")] + list(LARGE))]
