"""How long imports take in a new process, with everything byte-compiled: the package beside what pydantic and msgspec need."""

from __future__ import annotations

import compileall
import shutil
import sys
import sysconfig
from collections.abc import Iterator

from .figures import Figure
from .peers import BUILD, OURS, ROOT, write_modules
from .processes import Command, run_interleaved

__all__ = ["ALL", "FIRST", "time_imports"]

FIRST = "first request"
"""Import, and parse one request."""

ALL = "everything"
"""Import every type of the contract."""

FRAME = '{"id": "r-1", "type": "chat.send", "payload": {"chatId": "chat-4f1c", "text": "Why?"}}'

REQUEST_ONLY = """from pydantic import BaseModel, ConfigDict, Field
from typing import Annotated, Any


class Request(BaseModel):
    model_config = ConfigDict(strict=True)
    id: Annotated[str, Field(min_length=1)]
    type: Annotated[str, Field(min_length=1)]
    payload: Any
"""
"""What of pydantic's side one request needs, if someone takes the models apart."""


def statements() -> dict[str, dict[str, str]]:
    """What is imported, by task and library."""
    package = ROOT / "generated/python" / OURS
    paths = sorted(path.relative_to(package.parent).with_suffix("") for path in package.rglob("*.py"))
    modules = [".".join(path.parts).removesuffix(".__init__") for path in paths]
    return {
        FIRST: {
            OURS: f"from agent_contracts import parse_request; assert parse_request({FRAME}).ok",
            "pydantic": f"from pydantic_contract import Request; Request.model_validate({FRAME})",
            "pydantic, this one model": f"from pydantic_request import Request; Request.model_validate({FRAME})",
            "msgspec": f"from msgspec_contract import Request; from msgspec import convert; convert({FRAME}, Request)",
        },
        ALL: {
            OURS: f"import {', '.join(modules)}",
            "pydantic": "import pydantic_contract",
            "pydantic dataclass": "import pydantic_dataclass_contract",
            "msgspec": "import msgspec_contract",
            "mashumaro": "import mashumaro_contract",
        },
    }


def time_imports(rounds: int) -> Iterator[Figure]:
    """Time each import in processes of its own, without what `site` would load before."""
    write_modules()
    (BUILD / "pydantic_request.py").write_text(REQUEST_ONLY, encoding="utf-8")
    copy = BUILD / OURS
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(ROOT / "generated/python" / OURS, copy, ignore=shutil.ignore_patterns("__pycache__"))
    places = [str(BUILD), sysconfig.get_path("purelib"), sysconfig.get_path("platlib")]
    assert compileall.compile_dir(BUILD, quiet=1, force=True)
    for task, wanted in statements().items():
        commands = {name: Command(process(places, statement), ROOT, reports=True) for name, statement in wanted.items()}
        runs = run_interleaved(commands, rounds)
        for name, each in runs.items():
            yield Figure("imports", task, name, each.median(), "s", each.ratio(runs[OURS]))


def process(places: list[str], statement: str) -> list[str]:
    """A process that prints the processor time of a statement."""
    lines = f"import sys\nsys.path[:0] = {places!r}\nfrom time import process_time\nstart = process_time()\n{statement}\n"
    return [sys.executable, "-E", "-S", "-c", f"{lines}print(process_time() - start)"]
