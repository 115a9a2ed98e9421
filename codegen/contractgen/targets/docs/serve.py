"""The reference site over HTTP on this machine, out of memory: for those whose browser does not open files."""

from __future__ import annotations

from collections.abc import Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import unquote, urlsplit

__all__ = ["server"]

TYPES = {"html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8"}


def server(files: Mapping[str, str], port: int) -> ThreadingHTTPServer:
    """A server of some texts by path, on 127.0.0.1. Port 0 asks for any that is free.

    Raises:
        OSError: the port is taken.
    """

    class Handler(BaseHTTPRequestHandler):
        """Answers with the texts and nothing else."""

        def do_GET(self) -> None:
            """Answer with a file, or with the page of a folder."""
            path = unquote(urlsplit(self.path).path).lstrip("/")
            path = f"{path}index.html" if path == "" or path.endswith("/") else path
            text = files.get(path)
            body = b"There is no such page." if text is None else text.encode()
            self.send_response(404 if text is None else 200)
            kind = "text/plain; charset=utf-8" if text is None else TYPES[path.rpartition(".")[2]]
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.send_header("X-Content-Type-Options", "nosniff")
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    return ThreadingHTTPServer(("127.0.0.1", port), Handler)
