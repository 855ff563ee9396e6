"""The command `ludejo`; what its exit codes mean stands in `ludejo.cli.exits`."""

from __future__ import annotations

import os
import sys
from typing import NoReturn

from ludejo.cli.exits import FAULT, INTERRUPTED, NO_READER

__all__ = ["main"]


def main() -> NoReturn:
    """Run the command with the arguments of the process, and end the process."""
    try:
        code = _run(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:
        code = NO_READER
    except KeyboardInterrupt:
        code = INTERRUPTED
    except Exception as error:  # noqa: BLE001  # the last door: no traceback reaches a user
        code = _fault(error)
    if code == NO_READER:  # what is left in the stream must not be written at the end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(code)


def _run(arguments: list[str]) -> int:
    match arguments:
        case ["referee", slug] if not slug.startswith("-"):
            # A program starts this often and waits for it, so it does not wait for Typer.
            from ludejo.games import GAMES

            if slug in GAMES:
                from ludejo.cli.referee import serve

                serve(GAMES[slug], sys.stdin.buffer, sys.stdout.buffer)
                return 0
    from ludejo.cli.console import prepare_streams

    prepare_streams()
    from ludejo.cli.app import run

    return run(arguments)


def _fault(error: Exception) -> int:
    from ludejo.messages import Messages, language_from

    if os.environ.get("LUDEJO_TRACEBACK"):
        raise error
    what = f"{type(error).__name__}: {error}"
    print(Messages(language_from())("cli-fault", what=what), file=sys.stderr)  # noqa: T201
    return FAULT
