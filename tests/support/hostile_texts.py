"""A contract whose every text would like to be code of the page that shows it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

__all__ = ["EVIL", "NAME", "write_hostile"]

DIALECT = "https://json-schema.org/draft/2020-12/schema"

EVIL = (
    "</script><script>self.broken = 1</script><img src=x onerror=\"self.broken = 2\"> '\" onclick='self.broken = 3' "
    "`</code><b onmouseover=self.broken=4>` ${self.broken = 5} <!-- {{ 7 * 7 }} {% raw %} &lt;i&gt; javascript:self.broken=6"
)
"""Would end scripts, comments, code, attributes and templates."""

NAME = "a\"><script>self.broken=7</script>`${self.broken=8}'</"
"""The same as the name of a property, shorter."""

GUIDE = f"""# {EVIL}

<script>self.broken = 9</script>

[a](javascript:self.broken=10) [b](data:text/html,x) ![c](https://example.org/c.png) [d](../secret.md) <{EVIL[:20]}>

| {NAME.replace("|", "")} |
| --- |
| `{NAME.replace("`", "")}` |

<div onclick="self.broken = 11">x</div>
"""


def write_hostile(folder: Path) -> None:
    """Write the contract into a folder."""
    about = {"title": EVIL, "description": EVIL}
    thing: dict[str, Any] = {
        "$schema": DIALECT,
        "$id": "https://h.example/types/Thing.json",
        "title": "Thing",
        "description": EVIL,
        "type": "object",
        "required": [NAME],
        "properties": {
            NAME: {**about, "type": "string", "pattern": "^(?:</code><script>self\\.broken=12</script>|`\\$\\{x\\})$"},
            "__proto__": {"description": EVIL, "enum": [EVIL, "</script>", "`${self.broken=13}"]},
            "constructor": {**about, "type": "object", "properties": {NAME: {"description": EVIL, "const": EVIL}}, "default": EVIL},
            "tree": {"description": EVIL, "type": "array", "items": {"$ref": "Thing.json"}, "x-note": EVIL},
        },
        "examples": [{NAME: "`${x}", "__proto__": EVIL, "tree": []}],
    }
    request: dict[str, Any] = {
        "$schema": DIALECT,
        "$id": "https://h.example/requests/evil.html'%22%3E.json",
        "title": "evil",
        "description": EVIL,
        "type": "object",
        "required": ["payload", "result"],
        "properties": {
            "payload": {"description": EVIL, "$ref": "../types/Thing.json"},
            "result": {"description": EVIL, "$ref": "../types/Thing.json"},
        },
    }
    contract = {
        "name": "evil",
        "title": EVIL,
        "description": f"{EVIL}\n\n{EVIL}",
        "constants": {"EVIL": {"description": EVIL, "value": {NAME: [EVIL]}}},
        "exchanges": [{"title": EVIL, "description": EVIL, "steps": [{"request": REQUEST, "note": EVIL}, {"note": EVIL}]}],
    }
    files: dict[str, Any] = {"contract.json": contract, "types/Thing.json": thing, f"requests/{REQUEST}.json": request}
    for name, contents in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(contents), encoding="utf-8", newline="\n")
    (folder / "README.md").write_text(GUIDE, encoding="utf-8", newline="\n")


REQUEST = "evil.html'\"><img src=x onerror=self.broken=14>"
"""A request's name is that of its file, so it has no slash."""
