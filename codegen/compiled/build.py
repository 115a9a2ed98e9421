"""Build the generated package as a wheel that mypyc has compiled: `make compiled`.

The sources are those under generated/, as they are. The runtime stays as it is: what counts is in the modules of the
schemas, and their records become native classes. The wheel lies in build/compiled/, and unpacked in build/compiled/lib.
"""

from __future__ import annotations

import os
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


def main() -> None:
    """Copy the sources, compile, make the wheel, unpack it."""
    out = ROOT / "build" / "compiled"
    source = out / "source"
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(
        ROOT / "generated" / "python" / PACKAGE, source / PACKAGE, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    )
    os.chdir(source)
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
