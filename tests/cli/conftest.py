"""Running the command: in this process, as a process of its own, and on a terminal."""

from __future__ import annotations

import fcntl
import importlib
import io
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import pytest

import ludejo.cli.app

PLAIN = {
    "PATH": os.environ["PATH"],
    "HOME": os.environ.get("HOME", "/"),
    "LC_ALL": "C.UTF-8",
    "PYTHONWARNINGS": "error",
}
"""An environment in which nothing but the test decides."""


@dataclass(frozen=True)
class Result:
    code: int
    out: str
    err: str


class Runner(Protocol):
    def __call__(self, *arguments: str, typed: str | bytes = "", language: str = "en") -> Result:
        """Run the command; `typed` is its standard input."""
        ...


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Runner:
    """The command in this process, so that hundreds of calls are quick."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("LUDEJO_NO_BROWSER", raising=False)

    def run_here(*arguments: str, typed: str | bytes = "", language: str = "en") -> Result:
        if ludejo.cli.app.messages.language != language:
            monkeypatch.setenv("LUDEJO_LANG", language)
            importlib.reload(ludejo.cli.app)
        given = typed.encode() if isinstance(typed, str) else typed
        with io.TextIOWrapper(io.BytesIO(given), "utf-8") as stdin:
            monkeypatch.setattr(sys, "stdin", stdin)
            code = ludejo.cli.app.run(list(arguments))
        found = capsys.readouterr()
        return Result(code, found.out, found.err)

    return run_here


def process(
    *arguments: str,
    typed: str | bytes = "",
    environment: dict[str, str] | None = None,
    folder: Path | None = None,
) -> Result:
    """Run the command as a process of its own, in pipes."""
    done = subprocess.run(
        [sys.executable, "-m", "ludejo", *arguments],
        input=typed.encode() if isinstance(typed, str) else typed,
        capture_output=True,
        env=PLAIN | (environment or {}),
        cwd=folder,
        timeout=120,
        check=False,
    )
    return Result(done.returncode, done.stdout.decode(), done.stderr.decode())


class Screen:
    """The command on a terminal of its own."""

    def __init__(self, *arguments: str, columns: int = 80, lines: int = 24, **more: str) -> None:
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self._master = master
        self._seen = ""
        self._shown = ""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ludejo", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=PLAIN | {"TERM": "xterm-256color"} | more,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # noqa: PLW1509  # no threads
        )
        os.close(slave)

    @property
    def shown(self) -> str:
        """All that has been shown, without colours and other commands to the terminal."""
        return re.sub(r"\x1b(\[[0-9;?]*[A-Za-z]|[()].|[=>])|\r", "", self._shown)

    def type(self, keys: str) -> None:
        """Press keys; a line ends with its newline."""
        os.write(self._master, keys.encode())

    def press(self, keys: str) -> None:
        """Press keys that are read one by one, once they are waited for."""
        while termios.tcgetattr(self._master)[3] & termios.ICANON:
            assert self.process.poll() is None
            time.sleep(0.01)
        os.write(self._master, keys.encode())

    def wait(self, text: str, seconds: float = 30) -> str:
        """Wait until `text` is shown, after what was waited for before; give all up to it."""
        until = time.monotonic() + seconds
        start = len(self._seen)
        while text not in self.shown[start:]:
            if not self._read(until - time.monotonic()):
                pytest.fail(f"{text!r} was not shown; there was: {self.shown[start:]}")
        self._seen = self.shown[: self.shown.index(text, start) + len(text)]
        return self._seen[start:]

    def interrupt(self, text: str = "") -> None:
        """Press Ctrl-C until `text` is shown, or all has ended.

        Once is not always enough: what comes while a line is being set up is seen at the next key.
        """
        start = len(self.shown)

        def done() -> bool:
            return text in self.shown[start:] if text else self.process.poll() is not None

        while not done():
            os.write(self._master, b"\x03")
            until = time.monotonic() + 5
            while not done() and time.monotonic() < until:
                self._read(0.1)
                time.sleep(0.01)

    def end(self, seconds: float = 30) -> int:
        """Wait for the end, and give the exit code."""
        until = time.monotonic() + seconds
        while self._read(until - time.monotonic()):
            pass
        return self.process.wait(max(1, until - time.monotonic()))

    def _read(self, seconds: float) -> bool:
        ready, _, _ = select.select([self._master], [], [], max(0, seconds))
        if not ready:
            return False
        try:
            piece = os.read(self._master, 65536)
        except OSError:  # the other side is closed
            return False
        self._shown += piece.decode(errors="replace")
        return bool(piece)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self._master)


class Opener(Protocol):
    def __call__(
        self, *arguments: str, columns: int = 80, lines: int = 24, **more: str
    ) -> Screen: ...


@pytest.fixture
def screen() -> Iterator[Opener]:
    """The command on a terminal; `more` is for its environment."""
    opened: list[Screen] = []

    def open_screen(*arguments: str, columns: int = 80, lines: int = 24, **more: str) -> Screen:
        opened.append(Screen(*arguments, columns=columns, lines=lines, **more))
        return opened[-1]

    yield open_screen
    for each in opened:
        each.close()
