"""Proves that the package is typed, tidy, standard library only, and works under any name on every Python that it promises."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
SAMPLES = HERE / "samples"
WRONG = {3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 18, 21}
"""The lines of the bad sample that both checkers refuse."""
MODERN = [(3, minor) for minor in range(10, 15)]


def called(*command: str | Path, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a program."""
    return subprocess.run(
        [str(part) for part in command], cwd=folder, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )


@pytest.fixture
def package(repository: Path) -> Path:
    """The folder of the generated package."""
    return repository / "generated" / "python" / "agent_contracts"


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    """The bad sample as a program, whose lines say in a comment what is wrong with them."""
    path = tmp_path / "bad.py"
    shutil.copy(SAMPLES / "bad.txt", path)
    noted = {int(number) for number in re.findall(r"  # (\d+): ", path.read_text(encoding="utf-8"))}
    assert noted == WRONG | {16}
    return path


def test_good_sample_runs() -> None:
    """The good sample does what it says, not only to type checkers."""
    done = called(sys.executable, SAMPLES / "good.py", folder=HERE, PYTHONPATH=os.pathsep.join(filter(None, sys.path)))
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("chat.send chat.status claude\n")


def test_mypy(package: Path, bad: Path, tmp_path: Path) -> None:
    """mypy, strict, finds nothing in the package and the good sample, and every mistake of the bad one."""
    command: list[str | Path] = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--config-file=",
        "--cache-dir",
        tmp_path / "cache",
        "--no-error-summary",
    ]
    done = called(*command, package, SAMPLES / "good.py", folder=tmp_path, MYPYPATH=str(package.parent))
    assert (done.returncode, done.stdout) == (0, ""), done.stdout + done.stderr
    done = called(*command, "--strict-equality", bad, folder=tmp_path, MYPYPATH=str(package.parent))
    lines = {int(number) for number in re.findall(r"bad\.py:(\d+): error:", done.stdout)}
    assert lines == WRONG | {16}, done.stdout


def test_pyright(package: Path, bad: Path, tmp_path: Path) -> None:
    """pyright, strict, finds nothing in the package and the good sample, and every mistake of the bad one."""
    shutil.copytree(package, tmp_path / "agent_contracts", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(SAMPLES / "good.py", tmp_path / "good.py")
    settings = '{"typeCheckingMode": "strict", "pythonVersion": "3.10", "include": ["."], "reportUnusedExpression": false}'
    (tmp_path / "pyrightconfig.json").write_text(settings)
    done = called(sys.executable, "-m", "pyright", "--pythonpath", sys.executable, folder=tmp_path)
    found = re.findall(r"(\w+)\.py:(\d+):\d+ - error:", done.stdout)
    assert found, done.stdout + done.stderr
    assert {name for name, _ in found} == {bad.stem}, done.stdout
    assert {int(line) for _, line in found} - {16} == WRONG, done.stdout


def test_ruff(package: Path) -> None:
    """ruff finds nothing to mend and nothing to format, with its own settings."""
    ruff = [sys.executable, "-m", "ruff"]
    done = called(*ruff, "check", "--isolated", "--no-cache", package, folder=package.parent)
    assert done.returncode == 0, done.stdout
    done = called(
        *ruff, "format", "--isolated", "--no-cache", "--check", "--target-version", "py310", package, folder=package.parent
    )
    assert done.returncode == 0, done.stdout


def modules(package: Path) -> list[Path]:
    """Every module of the package."""
    found = sorted(package.rglob("*.py"))
    assert len(found) > 150
    return found


def test_standard_library_only(package: Path) -> None:
    """Every import is relative, or of the standard library, anywhere in a module."""
    absolute: set[str] = set()
    for path in modules(package):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                absolute |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.level == 0:
                absolute.add(str(node.module).partition(".")[0])
            elif isinstance(node, ast.ImportFrom):
                assert node.level <= len(path.relative_to(package).parts), path
    assert "typing" in absolute
    assert absolute <= sys.stdlib_module_names
    assert (package / "py.typed").is_file()


def test_every_module_says_what_it_exports(package: Path) -> None:
    """Each module has a header that says where it comes from, a docstring, a readable size, and `__all__` where it has names."""
    for path in modules(package):
        text = path.read_text(encoding="utf-8")
        assert text.splitlines()[0].startswith("# Code generated by contractgen"), path
        assert "DO NOT EDIT." in text.splitlines()[0], path
        tree = ast.parse(text)
        assert ast.get_docstring(tree), path
        named = [node for node in tree.body if isinstance(node, (ast.ClassDef, ast.FunctionDef))]
        assert not named or re.search(r"^__all__ = \[", text, re.MULTILINE), path
        if path != package / "__init__.py":
            assert len(text.splitlines()) < 1000, path


PROGRAM = """
import sys
import {name} as package
loaded = [each for each in sys.modules if each.startswith("{name}.")]
assert loaded == [], loaded
frame = package.parse_request({{"id": "1", "type": "chat.send", "payload": {{"chatId": "c", "text": "t"}}}})
assert frame.ok and frame.value.type == "chat.send"
payload = package.AGENT_REQUEST_SCHEMAS["chat.send"].payload.parse(frame.value.payload)
assert type(payload).__module__ == "{name}.requests.chat_send", type(payload).__module__
assert "{name}.requests.chat_fork" not in sys.modules
assert package.AGENT_REQUEST_SCHEMAS["chat.send"].payload.dump_json(payload) == '{{"chatId":"c","text":"t"}}'
for each in package.__all__:
    assert getattr(package, each) is not None
for row in package.AGENT_REQUEST_SCHEMAS.values():
    assert row.payload.json_schema and row.result.json_schema
assert not package.ChatInfoSchema.is_valid({{}})
refused = package.parse_request("[" * 3)
assert not refused.ok and refused.message
assert package.CONTRACT.package == "{name}"
print("fine", *sys.version_info[:2])
"""


def interpreters() -> dict[str, Path]:
    """Every Python of 3.10 to 3.14 that can be found, by its version; the one that runs this first."""
    folders = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep) if folder]
    folders += sorted((Path.home() / ".pyenv" / "versions").glob("*/bin"))
    found = {f"{sys.version_info[0]}.{sys.version_info[1]}": Path(sys.executable)}
    for major, minor in MODERN:
        for folder in folders:
            path = folder / f"python{major}.{minor}"
            version = f"{major}.{minor}"
            if version in found or not os.access(path, os.X_OK):
                continue
            said = called(path, "-I", "-S", "-c", "import sys; print('%d.%d' % sys.version_info[:2])", folder=folder)
            if said.stdout.strip() == version:
                found[version] = path
    return found


def test_vendored_on_every_python(package: Path, tmp_path: Path) -> None:
    """A copy under another name, inside of nothing, works on each Python that is here, without site packages."""
    shutil.copytree(package, tmp_path / "wire_types", ignore=shutil.ignore_patterns("__pycache__"))
    found = interpreters()
    print("tried on", ", ".join(f"{version} ({path})" for version, path in sorted(found.items())))
    program = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); sys.dont_write_bytecode = True\n" + PROGRAM.format(
        name="wire_types"
    )
    for version, path in found.items():
        done = called(path, "-I", "-S", "-W", "error", "-c", program, folder=tmp_path)
        assert (done.returncode, done.stderr) == (0, ""), f"{version}: {done.stderr}"
        assert done.stdout == "fine {} {}\n".format(*version.split("."))


def test_vendored_inside_a_package(package: Path, tmp_path: Path) -> None:
    """A copy inside of a package of somebody's own works too, and two copies live side by side."""
    for folder in ("app/vendor/wire", "app/other"):
        shutil.copytree(package, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    program = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r}); sys.dont_write_bytecode = True\n"
        "import app.vendor.wire as one, app.other as two\n"
        "value = {'id': '1', 'type': 'x', 'payload': 1}\n"
        "assert one.parse_request(value).ok and two.parse_request(value).ok\n"
        "assert one.Request is not two.Request\n"
        "assert one.ChatInfoSchema.json_schema == two.ChatInfoSchema.json_schema\n"
        "print(one.CONTRACT.package, two.CONTRACT.package)\n"
    )
    done = called(sys.executable, "-I", "-S", "-W", "error", "-c", program, folder=tmp_path)
    assert done.stdout == "app.vendor.wire app.other\n", done.stderr


def test_modules_load_when_they_are_used(repository: Path) -> None:
    """Importing the root loads no module of types; each import order of two modules works."""
    program = (
        "import sys, agent_contracts\n"
        "print(*sorted(each for each in sys.modules if each.startswith('agent_contracts.')))\n"
        "agent_contracts.ChatIdSchema\n"
        "print('agent_contracts.types.chat.chat_id' in sys.modules, 'agent_contracts.types.chat.chat_info' in sys.modules)\n"
    )
    done = called(sys.executable, "-c", program, folder=repository / "generated" / "python")
    assert done.stdout.splitlines() == ["", "True False"], done.stderr


def test_each_module_can_be_the_first(package: Path, tmp_path: Path) -> None:
    """No module needs another to be imported before it."""
    program = (
        "import importlib, sys\n"
        "sys.dont_write_bytecode = True\n"
        "names = sys.stdin.read().split()\n"
        "for name in names:\n"
        "    for loaded in [each for each in sys.modules if each.partition('.')[0] == 'agent_contracts']:\n"
        "        del sys.modules[loaded]\n"
        "    importlib.import_module(name)\n"
        "print(len(names))\n"
    )
    names = [
        ".".join(path.relative_to(package.parent).with_suffix("").parts).removesuffix(".__init__") for path in modules(package)
    ]
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, input="\n".join(names), cwd=package.parent, capture_output=True, text=True, check=False)
    assert done.stdout == f"{len(names)}\n", done.stderr
