"""Proves what `generate` does to a disk when things go wrong: it is killed, runs twice at once, finds no room, no rights, files
of somebody else, links. Each file is always old or new, and nothing is written but where it belongs."""

from __future__ import annotations

import ctypes
import functools
import gc
import json
import os
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import contractgen
import pytest
from support.commands import Ran, environment, files_of, run, run_apart

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals, links and rights of a POSIX system")

PACKAGE = "generated/python/jobs"

Schemas = dict[str, Any]


def old_contract() -> Schemas:
    """Some schemas, none of which refers to another."""
    job = {"type": "object", "required": ["id"], "properties": {"id": {"type": "string"}}}
    return {"contract.json": {"name": "jobs"}, **{f"types/{name}/Job.json": job for name in ("a", "b", "old")}}


def new_contract() -> Schemas:
    """The same with a property more, one schema less and one in a new folder."""
    job = {"type": "object", "required": ["id"], "properties": {"id": {"type": "string"}, "note": {"type": "string"}}}
    return {"contract.json": {"name": "jobs"}, **{f"types/{name}/Job.json": job for name in ("a", "b", "new/deep")}}


def put(folder: Path, schemas: Schemas) -> None:
    """Make a folder hold exactly these schemas."""
    shutil.rmtree(folder, ignore_errors=True)
    for name, contents in schemas.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(contents), encoding="utf-8")


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the old contract and what is generated from it; the schemas of the new one have come in since."""
    folder = tmp_path / "project"
    folder.mkdir()
    monkeypatch.chdir(folder)
    put(folder / "schema", old_contract())
    assert run("generate").code == 0
    put(folder / "schema", new_contract())
    return folder


@pytest.fixture
def temporary(tmp_path: Path) -> Path:
    """A folder for temporary files that nobody else uses."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    return folder


@functools.cache
def outputs() -> tuple[dict[str, bytes], dict[str, bytes]]:
    """What is generated from the old contract, and from the new one."""
    found = []
    for schemas in (old_contract(), new_contract()):
        with tempfile.TemporaryDirectory() as folder:
            put(Path(folder), schemas)
            found.append({path: text.encode() for path, text in contractgen.generate(folder).items()})
    old, new = found
    assert old.keys() - new.keys() == {"python/jobs/types/old/__init__.py", "python/jobs/types/old/job.py"}
    assert "python/jobs/types/new/deep/job.py" in new.keys() - old.keys()
    return old, new


def torn(folder: Path) -> dict[str, bytes]:
    """The files of an output folder that are neither old nor new, staged ones left out."""
    old, new = outputs()
    return {
        path: data
        for path, data in files_of(folder).items()
        if not path.startswith(".contractgen-") and data not in (old.get(path), new.get(path))
    }


def lost(folder: Path) -> set[str]:
    """The files that are in the old output and in the new one, but not there."""
    old, new = outputs()
    return (old.keys() & new.keys()) - files_of(folder).keys()


KILLED = """
import os, signal, sys
from pathlib import Path
import contractgen.cli

# What is generated touches no output, so it is made once; then one process for each folder runs the command.
os.chdir(sys.argv[2])
files = contractgen.cli.generate_files(Path("schema"))
contractgen.cli.generate_files = lambda schema, **options: files
writing = contractgen.cli.write
EVENTS = ("open", "os.rename", "os.remove", "os.rmdir", "os.mkdir", "os.scandir", "os.listdir", "tempfile.mkdtemp")

def run(left):
    def watch(event, arguments):
        nonlocal left
        if event in EVENTS:
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)
            left -= 1

    def watched(root, files):
        sys.addaudithook(watch)
        return writing(root, files)

    contractgen.cli.write = watched
    contractgen.cli.main(["generate"])

for moment, folder in enumerate(sys.argv[2:]):
    child = os.fork()
    if child == 0:
        os.chdir(folder)
        sys.stdout = open(os.devnull, "w")
        run(moment if sys.argv[1] == "killed" else -1)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
    sys.stdout.flush()
"""
"""The command in each of some folders; in the n-th it kills itself before the n-th time that its writing touches the disk."""


def copies(project: Path, temporary: Path, count: int) -> list[Path]:
    """Copies of a project. Links to the same files will do, since no file is ever written in place."""
    found = []
    for number in range(count):
        folder = temporary / f"copy{number}"
        shutil.copytree(project, folder, copy_function=os.link)
        found.append(folder)
    return found


def run_in_each(folders: list[Path], temporary: Path, how: str) -> list[int]:
    """Run the command in each folder, `killed` or `whole`; the exit codes."""
    command = [sys.executable, "-c", KILLED, how, *map(str, folders)]
    done = subprocess.run(command, env=environment(TMPDIR=str(temporary)), capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return [int(line) for line in done.stdout.split()]


def test_killed_at_each_moment(project: Path, temporary: Path) -> None:
    """`kill -9` before each single thing that the writing does to the disk: no file is torn or lost, and the next run mends."""
    folders = copies(project, temporary, 128)
    codes = run_in_each(folders, temporary, "killed")

    moments = codes.index(0)
    assert codes == [-signal.SIGKILL] * moments + [0] * (len(folders) - moments)
    states = set()
    for folder in folders[: moments + 1]:
        assert torn(folder / "generated") == {}
        assert lost(folder / "generated") == set()
        states.add(frozenset((path, data) for path, data in files_of(folder / "generated").items() if not path.startswith(".")))
    old, new = (frozenset(files.items()) for files in outputs())
    assert {old, new} < states
    assert len(states) > 8, "the moments were no real ones"
    folders = folders[:moments]
    assert set(run_in_each(folders, temporary, "whole")) == {0}
    for folder in folders:
        assert files_of(folder / "generated") == outputs()[1]
        assert [path.name for path in folder.rglob(".*")] == []


def test_killed_at_any_time(project: Path, temporary: Path) -> None:
    """`kill -9` from outside, as users run it, all through a run; and nothing is left in the folder for temporary files either."""
    command = [sys.executable, "-m", "contractgen", "generate"]
    folders = temporary / "folders"
    folders.mkdir()
    system = temporary / "system"
    system.mkdir()
    first, second, *others = copies(project, folders, 10)
    took = 0.0
    for whole in (first, second):  # The first run of a machine takes longer than those that follow.
        start = time.monotonic()
        subprocess.run(command, cwd=whole, env=environment(TMPDIR=str(system)), stdout=subprocess.DEVNULL, check=True)
        took = time.monotonic() - start
    killed = 0
    for part, folder in enumerate(others, 1):
        process = subprocess.Popen(
            command, cwd=folder, env=environment(TMPDIR=str(system)), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        # Parts of what a whole run took here and now: a fixed wait would be too long for a faster machine, or a faster generator.
        with suppress(subprocess.TimeoutExpired):
            process.wait(timeout=took * part / (len(others) + 1))
        process.kill()
        killed += process.wait() == -signal.SIGKILL
        assert torn(folder / "generated") == {}
        assert lost(folder / "generated") == set()
    assert killed > 0, "every run was quicker than the ninth part of a run"
    for folder in sorted(folders.iterdir()):
        assert run_apart("generate", folder=folder, TMPDIR=str(system)).code == 0
        assert files_of(folder / "generated") == outputs()[1]
        assert [path.name for path in folder.rglob(".*")] == []
    assert list(system.iterdir()) == []


def test_runs_at_once_end_as_one(project: Path, temporary: Path) -> None:
    """Four runs from nothing at the same time all succeed, and leave what one leaves."""
    shutil.rmtree(project / "generated")
    command = [sys.executable, "-m", "contractgen", "generate"]
    started = [
        subprocess.Popen(
            command, cwd=project, env=environment(TMPDIR=str(temporary)), stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        for _ in range(4)
    ]
    told = [process.communicate(timeout=120) for process in started]
    assert [process.returncode for process in started] == [0] * 4, told
    assert files_of(project / "generated") == outputs()[1]
    assert [path.name for path in project.rglob(".*")] == []
    # Each says what it did itself: exactly one of them has written each file.
    written = [line for out, _ in told for line in out.decode().splitlines() if line.startswith("wrote ")]
    assert sorted(written) == sorted(f"wrote generated/{path}" for path in outputs()[1])


def test_runs_of_two_contracts_at_once_never_mix(project: Path, temporary: Path) -> None:
    """Two versions of a contract written into one folder at the same time leave the whole of one of them."""
    put(project / "before", old_contract())
    ends = set()
    for _ in range(2):
        started = [
            subprocess.Popen(
                [sys.executable, "-m", "contractgen", "generate", "--schema", name],
                cwd=project,
                env=environment(TMPDIR=str(temporary)),
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
            )
            for name in ("schema", "before", "schema")
        ]
        told = [process.communicate(timeout=120)[1] for process in started]
        assert [process.returncode for process in started] == [0] * 3, told
        there = files_of(project / "generated")
        assert there in outputs()
        ends.add(outputs().index(there))
    assert ends


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no device here is always full")
@pytest.mark.parametrize(
    "arguments", [["lint"], ["dump"], ["generate", "--check"], ["lint", "--schema", "nowhere", "--format", "json"]]
)
def test_output_that_cannot_be_printed(project: Path, arguments: list[str]) -> None:
    """A full disk behind `>` is told in a line, not in a traceback."""
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run(
            [sys.executable, "-m", "contractgen", *arguments],
            cwd=project,
            env=environment(TMPDIR=str(project)),
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (done.returncode, done.stderr) == (1, "contractgen: the output cannot be printed: No space left on device\n")


def test_ends_of_children_are_ignored(project: Path) -> None:
    """`trap '' CHLD` in a shell is handed on to what it runs."""
    command = f"trap '' CHLD; exec {shlex.quote(sys.executable)} -m contractgen generate"
    done = subprocess.run(
        ["sh", "-c", command], cwd=project, env=environment(TMPDIR=str(project)), capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert files_of(project / "generated") == outputs()[1]


def test_the_command_leaves_the_process_as_it_was(project: Path) -> None:
    """Who runs the command in a process of their own, as tests do, keeps garbage collection and the limit of recursion."""
    before = (gc.isenabled(), gc.get_freeze_count(), sys.getrecursionlimit())
    assert run("lint").code == 0
    assert (gc.isenabled(), gc.get_freeze_count(), sys.getrecursionlimit()) == before == (True, *before[1:])


# -- no room, no rights -----------------------------------------------------------------------------------------------


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 900 KiB, where this machine lets tests mount one."""
    folder = tmp_path / "small"
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=900k", "tmpfs", str(folder)]
    if os.geteuid() != 0 or shutil.which("mount") is None or subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip("nothing can be mounted here; test_no_room_for_a_file stands for it")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def test_full_disk(project: Path, small_disk: Path) -> None:
    """A disk that is full before all is written is told, and the old output is whole."""
    out = small_disk / "generated"
    shutil.copytree(project / "generated", out)
    before = files_of(out)
    with suppress(OSError), (small_disk / "filler").open("wb", buffering=0) as filler:
        while filler.write(b"x" * 4096):
            pass
    ran = run("generate", "--out", str(out))
    assert (ran.code, ran.out) == (1, "")
    place = out.as_posix()
    assert ran.err == (
        f"{place}: cannot be written: No space left on device; what was there is still whole\n1 problem; nothing was written\n"
    )
    assert files_of(out) == before
    assert list(out.glob(".*")) == []
    (small_disk / "filler").unlink()
    assert run("generate", "--out", str(out)).code == 0
    assert files_of(out) == outputs()[1]


def limited(size: int) -> Callable[[], None]:
    """What a child does before it starts: no file may become larger than this."""
    return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


def test_no_room_for_a_file(project: Path, temporary: Path) -> None:
    """A file that cannot be written to its end is told, without a traceback, and the old output is whole."""
    before = files_of(project / "generated")
    largest = max(len(data) for data in outputs()[1].values())
    ran = started_with(project, temporary, limited(largest // 2))
    assert ran.code == 1, ran
    assert "cannot be written" in ran.err
    assert "File too large" in ran.err
    assert "Traceback" not in ran.err
    assert files_of(project / "generated") == before
    assert [path.name for path in project.rglob(".*")] == []
    assert list(temporary.iterdir()) == []


def started_with(folder: Path, temporary: Path, before: Callable[[], None], *arguments: str) -> Ran:
    """Run the command in a process that does something first."""
    done = subprocess.run(
        [sys.executable, "-m", "contractgen", "generate", *arguments],
        cwd=folder,
        env=environment(TMPDIR=str(temporary)),
        preexec_fn=before,
        capture_output=True,
        text=True,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def without_power() -> None:
    """Give up the right to write where rights do not allow it, which root has (CAP_DAC_OVERRIDE)."""
    if os.geteuid() == 0 and ctypes.CDLL(None).prctl(24, 1, 0, 0, 0):
        os._exit(77)


@pytest.mark.skipif(sys.platform != "linux", reason="root's rights are taken away with prctl")
@pytest.mark.parametrize("state", ["stale", "missing", "in sync"])
def test_folder_that_is_read_only(project: Path, temporary: Path, state: str) -> None:
    """A read-only output folder is told, and its files are as they were. Where there is nothing to write it is fine."""
    out = project / "generated"
    if state == "missing":
        shutil.rmtree(out)
        out.mkdir()
    if state == "in sync":
        assert run("generate").code == 0
    before = files_of(out)
    folders = [out, *(path for path in out.rglob("*") if path.is_dir())]
    for folder in folders:
        folder.chmod(0o555)
    ran = started_with(project, temporary, without_power)
    for folder in folders:
        folder.chmod(0o755)
    if ran.code == 77:
        pytest.skip("this root may not give up its rights")
    assert "Traceback" not in ran.err
    assert files_of(out) == before
    if state == "in sync":
        assert (ran.code, ran.out, ran.err) == (0, f"{len(before)} files, all up to date\n", "")
    else:
        assert ran.code == 1
        assert (
            ran.err
            == "generated: cannot be written: Permission denied; what was there is still whole\n1 problem; nothing was written\n"
        )


@pytest.mark.skipif(sys.platform != "linux", reason="root's rights are taken away with prctl")
def test_inner_folder_that_is_read_only(project: Path, temporary: Path) -> None:
    """So is a folder somewhere inside: every file is old or new, and the message names the place."""
    inner = project / PACKAGE / "types" / "b"
    inner.chmod(0o555)
    ran = started_with(project, temporary, without_power)
    inner.chmod(0o755)
    if ran.code == 77:
        pytest.skip("this root may not give up its rights")
    assert ran.code == 1
    assert f"{PACKAGE}/types/b/job.py: cannot be written: Permission denied; what was there is still whole" in ran.err
    there = files_of(project / "generated")
    written = [path for path, data in there.items() if data != outputs()[0].get(path)]
    assert ran.err.endswith(f"1 problem; only {len(written)} of the files were written\n")
    assert torn(project / "generated") == {}
    assert lost(project / "generated") == set()
    assert run("generate").code == 0
    assert files_of(project / "generated") == outputs()[1]


@pytest.mark.skipif(sys.platform != "linux", reason="root's rights are taken away with prctl")
def test_schemas_that_cannot_be_read(project: Path, temporary: Path) -> None:
    """A folder or file of the contract that cannot be read is a problem; what is generated from it is not taken for left over."""
    before = files_of(project / "generated")
    hidden = [project / "schema/types/a", project / "schema/types/b/Job.json"]
    for path in hidden:
        path.chmod(0)

    def powerless() -> None:
        without_power()
        if os.geteuid() == 0 and ctypes.CDLL(None).prctl(24, 2, 0, 0, 0):  # CAP_DAC_READ_SEARCH
            os._exit(77)

    ran = started_with(project, temporary, powerless)
    for path in hidden:
        path.chmod(0o755)
    if ran.code == 77:
        pytest.skip("this root may not give up its rights")
    assert ran.code == 1
    assert ran.err == (
        "schema/types/a: cannot be read: Permission denied\n"
        "schema/types/b/Job.json: cannot be read: Permission denied\n"
        "2 problems; nothing was written\n"
    )
    assert files_of(project / "generated") == before


def test_output_folder_that_cannot_be_made(project: Path) -> None:
    """A file where the output folder, or a folder in it, would be is told."""
    (project / "taken").write_text("mine")
    assert run("generate", "--out", "taken") == Ran(1, "", "taken: cannot be made: File exists\n1 problem; nothing was written\n")
    assert run("generate", "--out", "taken/out").code == 1
    (project / "out").mkdir()
    (project / "out/python").write_text("mine")
    ran = run("generate", "--out", "out")
    assert ran.code == 1
    assert "out/python/jobs/__init__.py: a file stands where its folder would be; move it away, nothing is overwritten" in ran.err
    assert files_of(project / "out") == {"python": b"mine"}
    assert (project / "taken").read_text() == "mine"


# -- what belongs to somebody else ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"# Somebody's own.\n",
        b"\xff\xfe\x00",
        b"\n\n\n# Code generated by contractgen from schema/x.json. DO NOT EDIT.\n",
        b'X = 1\nY = """\n# Code generated by contractgen. DO NOT EDIT.\n"""\n',
    ],
    ids=["empty", "a comment", "no text", "marker too late", "marker in a text"],
)
def test_file_of_somebody_else(project: Path, text: bytes) -> None:
    """A file without our marker in its first two lines is never overwritten, and never removed."""
    in_the_way = project / PACKAGE / "types/a/job.py"
    beside = project / PACKAGE / "types/old/notes.py"
    in_the_way.write_bytes(text)
    beside.write_bytes(text)
    before = files_of(project / "generated")
    ran = run("generate")
    assert (ran.code, ran.out) == (1, "")
    message = "the file was not generated by contractgen; move it away, nothing is overwritten"
    assert ran.err == f"{PACKAGE}/types/a/job.py: {message}\n1 problem; nothing was written\n"
    assert files_of(project / "generated") == before
    in_the_way.unlink()
    assert run("generate").code == 0
    after = files_of(project / "generated")
    assert after.pop("python/jobs/types/old/notes.py") == text
    assert after == outputs()[1]


def test_folders_that_look_like_ours(project: Path, temporary: Path) -> None:
    """A hidden folder called as our temporary ones, but with files of somebody in it, stays; so does a link called like that."""
    notes = project / "generated/.contractgen-abcd1234"
    notes.mkdir()
    (notes / "notes.txt").write_text("mine")
    (project / "generated/.contractgen-link0000").symlink_to(temporary, target_is_directory=True)
    (temporary / "0").write_text("mine")
    assert run("generate").code == 0
    assert (notes / "notes.txt").read_text() == "mine"
    assert (temporary / "0").read_text() == "mine"
    assert (project / "generated/.contractgen-link0000").is_symlink()


# -- links ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """A folder outside of the project."""
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    return folder


def link_output_file(project: Path, elsewhere: Path) -> str:
    """A generated file is a link to a file of ours outside."""
    target = project / PACKAGE / "types/a/job.py"
    shutil.move(target, elsewhere / "job.py")
    target.symlink_to(elsewhere / "job.py")
    return f"{PACKAGE}/types/a/job.py: it is a link; remove it, nothing is written through links"


def link_output_file_to_nothing(project: Path, elsewhere: Path) -> str:
    """A generated file is a link to a place outside where nothing is yet."""
    (project / PACKAGE / "types/a/job.py").unlink()
    (project / PACKAGE / "types/a/job.py").symlink_to(elsewhere / "new.py")
    return f"{PACKAGE}/types/a/job.py: it is a link; remove it, nothing is written through links"


def link_output_folder(project: Path, elsewhere: Path) -> str:
    """A folder of the package is a link that leads out."""
    shutil.move(project / PACKAGE / "types", elsewhere / "types")
    (project / PACKAGE / "types").symlink_to(elsewhere / "types", target_is_directory=True)
    return f"{PACKAGE}/types/a/job.py: its folder is a link that leads out of the output folder; remove the link"


def link_output_folder_upwards(project: Path, elsewhere: Path) -> str:
    """A folder of the package is a relative link upwards."""
    (project / PACKAGE / "types/new").symlink_to(Path("../../../../../elsewhere"), target_is_directory=True)
    return f"{PACKAGE}/types/new/deep/job.py: its folder is a link that leads out of the output folder; remove the link"


def link_output_folder_in_a_circle(project: Path, elsewhere: Path) -> str:
    """A folder of the package is a link to itself."""
    (project / PACKAGE / "types/new").symlink_to("new", target_is_directory=True)
    return f"{PACKAGE}/types/new/deep/job.py: "


def pipe_for_output(project: Path, elsewhere: Path) -> str:
    """A generated file is a pipe, which no reading of ever ends."""
    (project / PACKAGE / "types/a/job.py").unlink()
    os.mkfifo(project / PACKAGE / "types/a/job.py")
    return f"{PACKAGE}/types/a/job.py: it is no file; move it away, nothing is overwritten"


def link_schema_file(project: Path, elsewhere: Path) -> str:
    """A schema is a link to one outside."""
    (elsewhere / "Secret.json").write_text('{"type": "string", "description": "secret"}')
    (project / "schema/Secret.json").symlink_to(elsewhere / "Secret.json")
    return "schema/Secret.json: symbolic link out of the contract's folder; replace it with a copy"


def link_schema_file_upwards(project: Path, elsewhere: Path) -> str:
    """A schema is a relative link upwards, through another link."""
    (elsewhere / "Secret.json").write_text('{"type": "string", "description": "secret"}')
    (project / "schema/hop.txt").symlink_to("../../elsewhere/Secret.json")
    (project / "schema/Secret.json").symlink_to("hop.txt")
    return "schema/Secret.json: symbolic link out of the contract's folder; replace it with a copy"


def link_schema_folder(project: Path, elsewhere: Path) -> str:
    """A folder of the contract is a link that leads out."""
    (elsewhere / "Secret.json").write_text('{"type": "string", "description": "secret"}')
    (project / "schema/more").symlink_to(elsewhere, target_is_directory=True)
    return "schema/more: symbolic link out of the contract's folder; replace it with a copy"


def link_schema_folder_inside(project: Path, elsewhere: Path) -> str:
    """A folder of the contract is a link to another one: its schemas are not left out in silence."""
    (project / "schema/more").symlink_to("types", target_is_directory=True)
    return "schema/more: symbolic links to folders are not followed; replace it with a copy"


def link_schema_in_a_circle(project: Path, elsewhere: Path) -> str:
    """A schema is a link to itself."""
    (project / "schema/Loop.json").symlink_to("Loop.json")
    return "schema/Loop.json: cannot be read: "


def pipe_for_schema(project: Path, elsewhere: Path) -> str:
    """A schema is a pipe, which no reading of ever ends."""
    os.mkfifo(project / "schema/Pipe.json")
    return "schema/Pipe.json: not a regular file; replace it with one"


@pytest.mark.parametrize(
    "prepare",
    [
        link_output_file,
        link_output_file_to_nothing,
        link_output_folder,
        link_output_folder_upwards,
        link_output_folder_in_a_circle,
        pipe_for_output,
        link_schema_file,
        link_schema_file_upwards,
        link_schema_folder,
        link_schema_folder_inside,
        link_schema_in_a_circle,
        pipe_for_schema,
    ],
    ids=lambda function: function.__name__,
)
def test_link(project: Path, elsewhere: Path, prepare: Callable[[Path, Path], str]) -> None:
    """Links that lead out, of the contract or of the output, are problems, and nothing is read or written through them."""
    message = prepare(project, elsewhere)
    outside, inside = files_of(elsewhere), listing(project)
    ran = run_apart("generate", folder=project)
    assert ran.code == 1
    assert message in ran.err
    assert "Traceback" not in ran.err
    assert "secret" not in ran.err
    assert files_of(elsewhere) == outside
    assert listing(project) == inside


def listing(folder: Path) -> dict[str, bytes]:
    """Everything below a folder: files by what they hold, the rest by what it is."""
    found = {}
    for path in sorted(folder.rglob("*")):
        kind = os.readlink(path).encode() if path.is_symlink() else path.read_bytes() if path.is_file() else b"no file"
        found[path.relative_to(folder).as_posix()] = kind
    return found


def test_links_that_are_fine(project: Path, elsewhere: Path) -> None:
    """The output folder itself may be a link, and a schema may be a link to another place of the contract."""
    shutil.rmtree(project / "generated")
    (project / "generated").symlink_to(elsewhere, target_is_directory=True)
    shutil.move(project / "schema/types/b/Job.json", project / "schema/types/Shared.txt")
    (project / "schema/types/b/Job.json").symlink_to("../Shared.txt")
    assert run("generate").code == 0
    assert files_of(elsewhere) == outputs()[1]


def test_left_over_file_behind_a_link_stays(project: Path, elsewhere: Path) -> None:
    """What carries our marker, but is reached through a link only, is not removed."""
    gone = elsewhere / "gone.py"
    gone.write_text("# Code generated by contractgen from schema/Gone.json. DO NOT EDIT.\n")
    (project / PACKAGE / "more").symlink_to(elsewhere, target_is_directory=True)
    (project / PACKAGE / "gone.py").symlink_to(gone)
    assert run("generate").code == 0
    assert gone.is_file()


# -- nothing else -----------------------------------------------------------------------------------------------------


def test_nothing_else_is_written(project: Path, tmp_path: Path, temporary: Path) -> None:
    """A run changes nothing but the output folder: not the schemas, the home, the caches, the place that it is started from,
    the folder for temporary files."""
    home = tmp_path / "home"
    started = tmp_path / "started"
    for folder in (home, started):
        folder.mkdir()
    everything = listing(tmp_path)
    ran = run_apart(
        "generate",
        "--schema",
        str(project / "schema"),
        "--out",
        str(project / "generated"),
        folder=started,
        HOME=str(home),
        XDG_CACHE_HOME=str(home / "cache"),
        TMPDIR=str(temporary),
    )
    assert ran.code == 0, ran.err
    assert files_of(project / "generated") == outputs()[1]
    after = listing(tmp_path)
    changed = {path for path in everything.keys() | after.keys() if everything.get(path) != after.get(path)}
    assert changed
    assert all(path.startswith("project/generated/") for path in changed), changed


@pytest.mark.parametrize("other", ["lint", "generate --check", "generate --diff", "dump"])
def test_commands_that_only_look_write_nothing(project: Path, temporary: Path, other: str) -> None:
    """Whatever does not generate changes nothing at all, not even the output folder's time."""
    before, stamp = listing(project), (project / "generated").stat().st_mtime_ns
    ran = run_apart(*other.split(), folder=project, TMPDIR=str(temporary))
    assert ran.code == (1 if other == "generate --check" else 0)
    assert listing(project) == before
    assert (project / "generated").stat().st_mtime_ns == stamp
    assert list(temporary.iterdir()) == []
