"""The terminal: what it can show, and how the command speaks on it.

Where the terminal's encoding lacks a sign, a near one stands in for it (`ĉ` becomes `cx`, `│`
becomes `|`), so that nothing is lost, boards keep their shape, and no error is raised.
"""

from __future__ import annotations

import codecs
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from getpass import getpass
from typing import NoReturn, TextIO

from rich.console import Console
from rich.text import Text

from ludejo.messages import Messages

__all__ = ["NoReaderError", "Terminal", "prepare_streams", "visible"]

_STANDING_IN = {
    **{hat: f"{plain}x" for hat, plain in zip("ĉĝĥĵŝŭĈĜĤĴŜŬ", "cghjsuCGHJSU", strict=True)},
    **dict(zip("│─┼·•→←↑↓’“”–", '|-+.*><^v\'""-', strict=True)),
    "…": "...",
    "∞": "inf",
    "±": "+-",
    "≠": "!=",
    "\N{NO-BREAK SPACE}": " ",
}
"""What is written where the encoding has no such sign; `?` for all others."""


def _stand_in(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join(_STANDING_IN.get(sign, "?") for sign in missing), error.end


_CONTROLS = {
    **{code: 0x2400 + code for code in range(0x20) if code not in b"\t\n"},
    **dict.fromkeys(range(0x7F, 0xA0), 0xFFFD),
    # what ends lines, or turns the direction of the text after it
    **dict.fromkeys([*range(0x2028, 0x202F), *range(0x2066, 0x206A)], 0xFFFD),
}


def visible(text: str) -> str:
    """Return a text in which no sign can give commands to the terminal: escape becomes `␛`."""
    return text.translate(_CONTROLS)


def prepare_streams() -> None:
    """Let standard output and error write any text, and standard input read any bytes."""
    codecs.register_error("ludejo", _stand_in)
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="ludejo")


class NoReaderError(Exception):
    """Whoever read the output has gone."""


class _Console(Console):
    """A console that leaves the ending of the program to the program."""

    def on_broken_pipe(self) -> NoReturn:
        """Say that nobody reads any more."""
        raise NoReaderError


class Terminal:
    """Where a command speaks, and in which language.

    Attributes:
        messages: the words, in the language of the environment.
        out: standard output; colour only where it is a terminal and `NO_COLOR` is not set.
        err: standard error.
    """

    def __init__(self, messages: Messages) -> None:
        """Look at the streams as they are now."""
        self.messages = messages
        self.out = _Console(highlight=False, markup=False, emoji=False)
        self.err = _Console(highlight=False, markup=False, emoji=False, stderr=True)

    @property
    def interactive(self) -> bool:
        """Whether a person sits at both ends: keys come in, a screen goes out."""
        return _is_terminal(sys.stdin) and _is_terminal(sys.stdout)

    def say(self, text: str | Text = "", style: str | None = None) -> None:
        """Write a line or a paragraph; only a screen wraps it."""
        text = visible(text) if isinstance(text, str) else text
        self.out.print(text, style=style, soft_wrap=not self.out.is_terminal)

    @contextmanager
    def unseen(self) -> Iterator[None]:
        """Show nothing of what is typed meanwhile, not even before it is asked for."""
        if not _is_terminal(sys.stdin) or sys.platform == "win32":
            yield
            return
        import termios

        before = termios.tcgetattr(sys.stdin)
        now = before.copy()
        now[3] &= ~termios.ECHO
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, now)
        try:
            yield
        finally:
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)

    def read_unseen(self) -> str:
        """Read a line while `unseen`; it is empty at the end of the input."""
        if sys.platform == "win32" and _is_terminal(sys.stdin):
            return f"{getpass('')}\n"
        return sys.stdin.readline()

    def complain(self, text: str) -> None:
        """Write what is wrong to standard error; only a screen wraps it."""
        soft_wrap = not self.err.is_terminal
        self.err.print(Text(visible(text)), style="red", soft_wrap=soft_wrap)


def _is_terminal(stream: TextIO | None) -> bool:
    try:
        return stream is not None and stream.isatty()
    except ValueError:  # a closed stream
        return False
