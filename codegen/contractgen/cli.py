"""The command line: arguments, printing and exit codes. 0: fine; 1: the contract has problems, or a check failed; 2: wrong usage."""

from __future__ import annotations

import contextlib
import functools
import json
import signal
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn, TypeVar, cast

import click

from .diagnostics import ContractError, OutputError, Problem
from .output.write import Change, changes, diff_of, write
from .pipeline import bundle_text, model_files, read_contract, site_files
from .pipeline import generate as generate_files
from .targets.registry import TARGET_NAMES
from .version import VERSION

__all__ = ["main"]

F = TypeVar("F", bound=Callable[..., Any])

schema_option = click.option(
    "--schema",
    default="schema",
    show_default=True,
    type=click.Path(path_type=Path),
    help="The contract's folder, or one schema file.",
)
out_option = click.option(
    "--out", default="generated", show_default=True, type=click.Path(path_type=Path), help="The output folder."
)
package_option = click.option("--package", default="", help="The name of the Python package, instead of the one in contract.json.")
format_option = click.option(
    "--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True, help="The form of the output."
)


class RenamedOption(click.Option):
    """An option that is also read under its former name, which neither help nor messages show."""

    def __init__(self, *args: Any, former: str, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.former = former

    def add_to_parser(self, parser: Any, ctx: click.Context) -> None:
        """Let the parser know both names."""
        shown = self.opts
        self.opts = [*shown, self.former]
        super().add_to_parser(parser, ctx)
        self.opts = shown


def reporting(function: F) -> F:
    """Make a command print the problems of a contract instead of a traceback."""

    @functools.wraps(function)
    def run(*args: Any, **kwargs: Any) -> Any:
        try:
            return function(*args, **kwargs)
        except ContractError as error:
            form = kwargs.get("form", "text")
            if isinstance(error, OutputError):
                report(error.problems, form, None, error.written)
            report(error.problems, form, kwargs.get("schema"))

    return cast(F, run)


def report(problems: tuple[Problem, ...], form: str, schema: Path | None, written: int = 0) -> NoReturn:
    """Print problems and exit with 1."""
    if form == "json":
        rows = [
            {
                "file": problem.location.file,
                "line": problem.location.line,
                "pointer": problem.location.pointer,
                "message": problem.message,
                "unsupported": problem.unsupported,
            }
            for problem in problems
        ]
        click.echo(json.dumps({"problems": rows}, indent=1))
    else:
        base = Path() if schema is None else schema if schema.is_dir() else schema.parent
        for problem in problems:
            location = replace(problem.location, file=(base / problem.location.file).as_posix())
            click.echo(str(replace(problem, location=location)), err=True)
        count = len(problems)
        said = f"only {written} of the files were written" if written else "nothing was written"
        click.secho(f"{count} problem{'' if count == 1 else 's'}; {said}", err=True, fg="red")
    sys.exit(1)


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(VERSION, prog_name="contractgen")
def main() -> None:
    """Generate typed Python, and more, from a contract of JSON Schema files, and check that the generated files are up to date."""


@main.command()
@schema_option
@format_option
@reporting
def lint(schema: Path, form: str) -> None:
    """Check the contract. Each problem is printed with its file, line and pointer."""
    contract = read_contract(schema)
    counts = {
        "schemas": len(contract.documents),
        "requests": len(contract.requests),
        "events": len(contract.events),
        "types": len(contract.definitions),
    }
    if form == "json":
        click.echo(json.dumps({"problems": [], "counts": counts}, indent=1))
    else:
        parts = ", ".join(
            f"{number} {noun[:-1] if number == 1 else noun}"
            for noun, number in counts.items()
            if number or noun in ("schemas", "types")
        )
        click.echo(f"{contract.name}: {parts}; no problems")


@main.command()
@schema_option
@out_option
@package_option
@click.option(
    "--target",
    "targets",
    cls=RenamedOption,
    former="--family",
    multiple=True,
    type=click.Choice(TARGET_NAMES),
    help="Only this one, or these: give it more than once.",
)
@click.option(
    "--check", is_flag=True, help="Write nothing. Print what is out of date as a diff, and exit with 1 if there is anything."
)
@click.option("--diff", is_flag=True, help="Write nothing. Print what would change as a diff.")
@format_option
@reporting
def generate(schema: Path, out: Path, package: str, targets: tuple[str, ...], check: bool, diff: bool, form: str) -> None:
    """Write everything that is generated from the contract. Only what changed is touched."""
    files = generate_files(schema, package=package, targets=targets)
    if check or diff:
        wanted = changes(out, files)
        command = command_line(schema, out, package, targets)
        show_changes(wanted, out, command, form, check=check)
        sys.exit(1 if check and wanted else 0)
    wanted = write(out, files)
    if form == "json":
        click.echo(json.dumps({"files": len(files), "changes": [{"kind": c.kind, "path": c.path} for c in wanted]}, indent=1))
        return
    verbs = {"MISSING": "wrote", "STALE": "rewrote", "EXTRA": "removed"}
    for change in wanted:
        click.echo(f"{verbs[change.kind]} {(out / change.path).as_posix()}")
    click.echo(f"{len(files)} files, {len(wanted)} changed" if wanted else f"{len(files)} files, all up to date")


def command_line(schema: Path, out: Path, package: str, targets: tuple[str, ...]) -> str:
    """The command that writes what was checked."""
    command = "contractgen generate"
    command += "" if schema == Path("schema") else f" --schema {schema.as_posix()}"
    command += "" if out == Path("generated") else f" --out {out.as_posix()}"
    command += f" --package {package}" if package else ""
    return command + "".join(f" --target {target}" for target in targets)


def show_changes(wanted: tuple[Change, ...], out: Path, command: str, form: str, *, check: bool) -> None:
    """Print what is out of date."""
    if form == "json":
        rows = [{"kind": change.kind, "path": change.path, "diff": diff_of(change)} for change in wanted]
        click.echo(json.dumps({"changes": rows, "command": command}, indent=1))
        return
    for change in wanted:
        click.secho(f"{change.kind} {(out / change.path).as_posix()}", bold=True)
        click.echo(diff_of(change, f"{out.as_posix()}/"))
    if check and wanted:
        files = "1 file is" if len(wanted) == 1 else f"{len(wanted)} files are"
        click.secho(f"{files} not what the schemas say. To fix, run: {command}", err=True, fg="red")
    elif not wanted:
        click.echo("in sync")


@main.command()
@schema_option
@click.option("--strict", is_flag=True, help="Close all objects, to test what a producer sends.")
@click.option("--out", type=click.Path(path_type=Path), help="Write to this file instead of printing.")
@reporting
def bundle(schema: Path, strict: bool, out: Path | None) -> None:
    """Print the whole contract as one JSON Schema document."""
    text = bundle_text(schema, strict=strict)
    if out is None:
        click.echo(text, nl=False)
        return
    wanted = write(out.parent, {out.name: text}, others=False)
    click.echo(f"{'wrote' if wanted else 'up to date:'} {out.as_posix()}")


@main.command()
@schema_option
@out_option
@click.option("--serve", is_flag=True, help="Write nothing. Serve the site on 127.0.0.1 until Ctrl+C.")
@click.option(
    "--port", default=8010, show_default=True, type=click.IntRange(0, 65535), help="The port to serve on; 0 selects a free one."
)
@reporting
def docs(schema: Path, out: Path, serve: bool, port: int) -> None:
    """Write only the reference site, or serve it. `generate` writes it too."""
    files = site_files(schema)
    if not serve:
        wanted = write(out / "docs", {path.removeprefix("docs/"): text for path, text in files.items()})
        click.echo(f"{len(files)} files, {len(wanted)} changed: open {(out / 'docs' / 'index.html').as_posix()}")
        return
    from .targets.docs.serve import server

    try:
        serving = server({path.removeprefix("docs/"): text for path, text in files.items()}, port)
    except OSError as error:
        raise click.ClickException(f"port {port} cannot be used: {error.strerror or error}; name another with --port") from None
    with serving:
        click.echo(f"http://127.0.0.1:{serving.server_address[1]}/ (Ctrl+C ends it)")
        with contextlib.suppress(KeyboardInterrupt):
            signal.signal(signal.SIGINT, signal.default_int_handler)  # A shell's background process ignores it otherwise.
            serving.serve_forever()


@main.command()
@schema_option
@click.option(
    "--library",
    cls=RenamedOption,
    former="--family",
    required=True,
    type=click.Choice(["pydantic", "msgspec", "typeddict"]),
    help="The library whose models these are.",
)
@click.option("--out", required=True, type=click.Path(path_type=Path), help="The folder for the module.")
@reporting
def models(schema: Path, library: str, out: Path) -> None:
    """Write the types as models of another library, by datamodel-code-generator. What they enforce is less; see the README."""
    from .targets.datamodel_codegen import MissingGenerator

    try:
        files = model_files(schema, library)
    except MissingGenerator:
        raise click.ClickException(
            "this needs datamodel-code-generator; install it with: pip install 'contractgen[models]'"
        ) from None
    wanted = write(out, files, others=False)
    for path in files:
        click.echo(f"{'wrote' if wanted else 'up to date:'} {(out / path).as_posix()}")


@main.command()
@schema_option
@reporting
def dump(schema: Path) -> None:
    """Print the model made from the contract, as JSON."""
    from .ir.model_json import model_data

    click.echo(json.dumps(model_data(read_contract(schema)), indent=1))
