"""Proves what `contractgen docs` does: it writes the site and nothing else, or serves it on this machine alone."""

from __future__ import annotations

import http.client
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from support.commands import environment, files_of, run


def test_docs_writes_the_site_alone(repository: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same files as `generate` writes; a second run changes nothing, and pages that are no longer wanted go."""
    shutil.copytree(repository / "schema", tmp_path / "schema")
    monkeypatch.chdir(tmp_path)
    ran = run("docs")
    committed = files_of(repository / "generated" / "docs")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"{len(committed)} files, {len(committed)} changed: open generated/docs/index.html\n"
    assert files_of(tmp_path / "generated") == {f"docs/{path}": data for path, data in committed.items()}
    old = tmp_path / "generated" / "docs" / "types" / "Old.html"
    old.write_bytes(committed["types/ChatId.html"])
    (old.parent / "mine.html").write_text("mine")
    assert run("docs").out.startswith(f"{len(committed)} files, 1 changed")
    assert not old.exists()
    assert (old.parent / "mine.html").read_text() == "mine"


def test_docs_serves(repository: Path) -> None:
    """Pages, styles and scripts with their types; nothing outside of the site; Ctrl+C ends it without a traceback."""
    variables = environment(PYTHONUNBUFFERED="1")
    command = [sys.executable, "-m", "contractgen", "docs", "--serve", "--port", "0"]
    with subprocess.Popen(
        command, cwd=repository, env=variables, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8"
    ) as serving:
        assert serving.stdout is not None
        assert serving.stderr is not None
        found = re.fullmatch(r"http://127\.0\.0\.1:(\d+)/ \(Ctrl\+C ends it\)\n", serving.stdout.readline())
        assert found is not None
        port = int(found[1])
        for path, status, kind, name in (
            ("/", 200, "text/html", "index.html"),
            ("/types/ChatItem.html?x=1", 200, "text/html", "types/ChatItem.html"),
            ("/types/", 200, "text/html", "types/index.html"),
            ("/assets/site.css", 200, "text/css", "assets/site.css"),
            ("/assets/ajv.js", 200, "text/javascript", "assets/ajv.js"),
            ("/../pyproject.toml", 404, "text/plain", ""),
            ("/%2e%2e/%2e%2e/etc/passwd", 404, "text/plain", ""),
            ("/types", 404, "text/plain", ""),
        ):
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
            connection.request("GET", path)
            answer = connection.getresponse()
            body = answer.read()
            assert (answer.status, (answer.getheader("Content-Type") or "").partition(";")[0]) == (status, kind), path
            assert not name or body == (repository / "generated" / "docs" / name).read_bytes()
            connection.close()
        taken = subprocess.run(
            [*command[:-1], str(port)], cwd=repository, env=variables, capture_output=True, text=True, check=False
        )
        assert taken.returncode == 1
        assert f"port {port} cannot be used" in taken.stderr
        assert "Traceback" not in taken.stderr
        serving.send_signal(signal.SIGINT)
        assert serving.wait(20) == 0
        assert serving.stderr.read() == ""
