"""The command line as a process: `contractgen`, and `python -m contractgen`."""

from __future__ import annotations

import atexit
import gc
import os
import sys

__all__ = ["run"]


def run() -> None:
    """Run the command that the process was started with."""
    # A run is short and makes few cycles: the collector would only walk the model, again and again, and twice more when the
    # interpreter ends.
    gc.disable()
    atexit.register(gc.freeze)
    from .cli import main

    try:
        main()
    except OSError as error:
        if error.filename is not None:  # No file of ours: what cannot be read or written is told by the commands themselves.
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # What is left in the buffer would fail once more at the end.
        sys.stderr.write(f"contractgen: the output cannot be printed: {error.strerror or error}\n")
        sys.exit(1)


if __name__ == "__main__":
    run()
