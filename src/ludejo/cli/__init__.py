"""The command `ludejo`; what its exit codes mean stands in `ludejo.cli.exits`."""

from __future__ import annotations

import os
import sys
from typing import NoReturn

from ludejo.cli.exits import FAULT, INTERRUPTED, NO_FILE, NO_READER

__all__ = ["main"]


def main() -> NoReturn:
    """Run the command with the arguments of the process, and end the process."""
    _open_streams()
    try:
        code = _run(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:
        code = NO_READER
    except KeyboardInterrupt:
        code = INTERRUPTED
    except OSError as error:
        code = _complain("cli-error-system", error.strerror or str(error), NO_FILE)
    except Exception as error:  # the last door: no traceback reaches a user
        if os.environ.get("LUDEJO_TRACEBACK"):
            raise
        code = _complain("cli-fault", f"{type(error).__name__}: {error}", FAULT)
    if code in {NO_READER, NO_FILE}:  # what is left in the stream must not be written at the end
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    sys.exit(code)


def _open_streams() -> None:
    """Have three streams, even where the program was started without one."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            nowhere = os.open(os.devnull, os.O_RDWR)
            setattr(sys, name, open(nowhere, mode, closefd=False))  # noqa: SIM115  # to the end


def _run(arguments: list[str]) -> int:
    match arguments:
        case ["referee", slug] if not sys.stdin.isatty():
            # A program starts this often and waits for it, so it does not wait for Typer.
            from ludejo.games import GAMES

            if slug in GAMES:
                from ludejo.cli.referee import serve

                serve(GAMES[slug], sys.stdin.buffer, sys.stdout.buffer)
                return 0
        case ["engine", slug] if not sys.stdin.isatty():
            from ludejo.games import GAMES

            if slug in GAMES:
                from ludejo.cli.engine import serve as serve_engine

                serve_engine(GAMES[slug])
                return 0
    from ludejo.cli.console import prepare_streams

    prepare_streams()
    from ludejo.cli.app import run

    return run(arguments)


def _complain(message: str, why: str, code: int) -> int:
    from ludejo.messages import Messages, language_from

    print(Messages(language_from())(message, why=why), file=sys.stderr)  # noqa: T201  # for people
    return code
