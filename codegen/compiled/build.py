"""Build the generated package as a wheel that mypyc has compiled, in build/compiled/, and unpack it in build/compiled/lib.

Compiled are the modules of the schemas; the runtime stays Python.
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

from .split import circle, native_module, records_module

PACKAGE = "agent_contracts"
FOLDERS = ("envelope", "events", "requests", "types")
"""Where the modules of the schemas are."""

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
GENERATED = ROOT / "generated" / "python"
OUT = ROOT / "build" / "compiled"


def main() -> int:
    """Copy the sources, compile, make the wheel, unpack it."""
    source = OUT / "source"
    shutil.rmtree(OUT, ignore_errors=True)
    shutil.copytree(GENERATED / PACKAGE, source / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copyfile(HERE / "native.py", source / PACKAGE / "_native.py")
    os.chdir(source)  # mypyc and setuptools name modules by their paths from here.
    texts = {path: path.read_text(encoding="utf-8") for path in modules()}
    if found := circle(texts.values()):
        print(f"a type contains itself, and a deep value would overflow the stack: {' -> '.join(found)}", file=sys.stderr)
        return 1
    for path, text in texts.items():
        name = ".".join(path.with_suffix("").parts)
        path.write_text(native_module(text, name), encoding="utf-8")
        if records := records_module(text, name):
            path.with_name(f"_{path.stem}_records.py").write_text(records, encoding="utf-8")
    extensions = mypycify(["--config-file=", "--strict", *map(str, texts)], group_name=PACKAGE)
    for path, text in texts.items():  # Beside what is compiled, the wheel has the sources as they are, for type checkers.
        path.write_text(text, encoding="utf-8")
    setup(
        name=f"{PACKAGE}-compiled",
        version=VERSION,
        packages=sorted({".".join(path.parent.parts) for path in Path(PACKAGE).rglob("*.py")}),
        package_data={PACKAGE: ["_contract.json", "py.typed"]},
        python_requires=">=3.10",
        ext_modules=extensions,
        script_args=["--quiet", "bdist_wheel", "--dist-dir", str(OUT)],
    )
    (wheel,) = OUT.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(OUT / "lib")
    print(wheel.relative_to(ROOT))
    return 0


def modules() -> list[Path]:
    """The modules of the schemas, as paths from here."""
    paths = (path for folder in FOLDERS for path in Path(PACKAGE, folder).rglob("*.py"))
    return sorted(path for path in paths if path.name != "__init__.py")


if __name__ == "__main__":
    sys.exit(main())
