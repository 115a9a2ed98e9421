"""Build the generated package as a wheel that mypyc has compiled: `make compiled`.

The sources are those under generated/. The runtime stays Python: what counts is in the modules of the schemas. Records stay
Python's own dataclasses too, by a decorator that mypyc does not know: of a native class, mypyc 2 makes class variables
fields and drops docstrings. The wheel lies in build/compiled/, and unpacked in build/compiled/lib.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import zipfile
from pathlib import Path

from contractgen.version import VERSION
from mypyc.build import mypycify
from setuptools import setup

PACKAGE = "agent_contracts"
ROOT = Path(__file__).resolve().parents[2]
COMPILED = ("types", "envelope", "requests", "events")


DATACLASS = "@dataclass("
KEEP = """
def python_class(record: object) -> object:
    return record


"""


TAG = re.compile(r"^@dataclass\(.*\)\nclass (\w+):(?:\n(?: .*)?)*?\n    (\w+): ClassVar\[.*\] = (.+)$", re.MULTILINE)


def kept(text: str) -> str:
    """A module whose dataclasses stay Python's own when it is compiled. Their tags are set again: mypyc puts them into the
    class that `slots=True` then makes another of."""
    before, found, after = text.partition(DATACLASS)
    if not found:
        return text
    for record, tag, value in TAG.findall(text):
        maker = f"new_{record} = partial("
        after = after.replace(maker, f"{record}.{tag} = {value}\n\n{maker}")
    return f"{before.rstrip()}\n\n{KEEP}{found}{after}".replace(DATACLASS, f"@python_class\n{DATACLASS}")


def main() -> None:
    """Copy the sources, compile, make the wheel, unpack it."""
    out = ROOT / "build" / "compiled"
    source = out / "source"
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(
        ROOT / "generated" / "python" / PACKAGE, source / PACKAGE, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    )
    os.chdir(source)
    for path in Path(PACKAGE).rglob("*.py"):
        path.write_text(kept(path.read_text(encoding="utf-8")), encoding="utf-8")
    modules = [
        path.as_posix() for folder in COMPILED for path in sorted(Path(PACKAGE, folder).rglob("*.py")) if path.name != "__init__.py"
    ]
    folders = sorted({path.parent.as_posix().replace("/", ".") for path in Path(PACKAGE).rglob("*.py")})
    sys.argv = [sys.argv[0], "--quiet", "bdist_wheel", "--dist-dir", str(out)]
    setup(
        name=f"{PACKAGE}-compiled",
        version=VERSION,
        packages=folders,
        package_data={PACKAGE: ["_contract.json", "py.typed"]},
        python_requires=">=3.10",
        ext_modules=mypycify(["--strict", *modules], opt_level="3"),
    )
    (wheel,) = out.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(out / "lib")


if __name__ == "__main__":
    main()
