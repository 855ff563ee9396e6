"""Other people's programs: started, asked, and not trusted.

Whatever such a program does, whoever asks gets an answer in time or a `ProgramError` that says what
was wrong. After an error the program is ended; another one can be started.

>>> import asyncio, sys
>>> from ludejo.engine import Limits
>>> from ludejo.engine.protocol import Program
>>> from ludejo.games import BLACK, Game
>>> from ludejo.games.kruco import RULES
>>> async def main() -> None:
...     async with await Program.start([sys.executable, "-m", "ludejo", "engine", "kruco"]) as one:
...         await one.set_option("level", 1)
...         answer = await one.choose(Game(RULES), BLACK, patience=30)
...         print(one.name.split()[0], answer.choice in Game(RULES).legal(BLACK))
>>> asyncio.run(main())
Ludejo True
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import shlex
import signal
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from ludejo.engine.errors import (
    CrashError,
    NonsenseError,
    NoProgramError,
    ProgramError,
    SilentError,
)
from ludejo.engine.limits import Limits
from ludejo.engine.protocol.words import NONE, Info, read_info, write_go
from ludejo.games import AnyRules, Colour, Game, GameError

PATIENCE = 10.0
"""Seconds that a program may take to start, or to say that it is ready."""

LONGEST_LINE = 1024 * 1024
"""Bytes that a line of a program may have."""

MOST_OPTIONS = 1000
FAREWELL = 1.0
"""Seconds that a program may take to end by itself."""

LAST_WORDS = 0.5
"""Seconds that are waited for its exit code once it has closed its output."""

REMEMBERED = 500
"""Characters of what it said last on standard error that are kept for the message."""


@dataclass(frozen=True)
class Answer:
    """What a program chose."""

    choice: Any
    """One of the seat's legal choices."""
    seconds: float
    """How long it took, as seen from here."""
    info: Info | None
    """The last that it said of its best line."""


class Program:
    """A program that speaks the protocol, running.

    Attributes:
        command: how it was started, as a shell would have it.
        name: what it calls itself.
        options: what can be set, each with what the program says of it.
    """

    def __init__(self, command: str, process: asyncio.subprocess.Process) -> None:
        """Take over a process; `start` is the way to come by one."""
        self.command = command
        self.name = command
        self.options: Mapping[str, str] = {}
        self._process = process
        self._complaint = ""
        self._last_words = b""
        self._listening = asyncio.create_task(self._listen())

    @classmethod
    async def start(
        cls,
        command: Sequence[str],
        *,
        patience: float = PATIENCE,
        folder: Path | None = None,
        rules: AnyRules | None = None,
    ) -> Self:
        """Start a program, and shake hands.

        Args:
            command: the program and its arguments.
            patience: seconds it may take.
            folder: where it is to run.
            rules: the game that it must play, if it says which it plays.

        Raises:
            NoProgramError: it cannot be started.
            ProgramError: it does not shake hands.
        """
        shown = shlex.join(command)
        if not command:
            raise NoProgramError("a command has at least one word")
        try:
            process = await asyncio.create_subprocess_exec(
                *command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
                cwd=folder,
                start_new_session=sys.platform != "win32",  # so that its children end with it
            )
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise NoProgramError(f"{shown}: it cannot be started: {why}") from None
        program = cls(shown, process)
        async with program._ending_on_error(patience, "did not answer “ugi” with “ugiok”"):
            await program._send("ugi")
            await program._shake_hands(rules)
        return program

    async def _shake_hands(self, rules: AnyRules | None) -> None:
        options: dict[str, str] = {}
        while True:
            words = await self._read()
            match words:
                case ["ugiok"]:
                    self.options = options
                    return
                case ["id", "name", *name] if name:
                    self.name = " ".join(name)
                case ["game", slug, *_] if rules is not None and slug != rules.slug:
                    raise NonsenseError(f"{self.command}: it plays {slug}, not {rules.slug}")
                case ["option", "name", *rest] if "type" in rest and len(options) < MOST_OPTIONS:
                    at = rest.index("type")
                    options[" ".join(rest[:at])] = " ".join(rest[at:])

    async def set_option(self, name: str, value: object) -> None:
        """Set an option.

        Raises:
            NonsenseError: the program has none of this name.
            ProgramError: it has ended.
        """
        if name not in self.options:
            known = ", ".join(self.options) or "none"
            raise NonsenseError(f"{self.command}: no option {name!r}; there are: {known}")
        async with self._ending_on_error(PATIENCE, "does not read what is written to it"):
            await self._send(f"setoption name {name} value {value}")

    async def new_game(self, *, patience: float = PATIENCE) -> None:
        """Tell it that another game begins, and wait until it is ready.

        Raises:
            ProgramError: it is not, in time.
        """
        async with self._ending_on_error(patience, "did not answer “isready” with “readyok”"):
            await self._send("uginewgame")
            await self._send("isready")
            while await self._read() != ["readyok"]:
                pass

    async def choose(
        self,
        game: Game[Any, Any],
        seat: Colour,
        limits: Limits | None = None,
        *,
        patience: float,
        improved: Callable[[Info], None] | None = None,
    ) -> Answer:
        """Ask for a choice of a seat that is due.

        A task that is cancelled meanwhile ends the program.

        Args:
            game: what is known to both players.
            seat: whose choice is asked for.
            limits: how far to search, where the program has no way of its own.
            patience: seconds after which its time is over, whatever the limits say.
            improved: is told whatever the program says of its thinking.

        Raises:
            SilentError: its time is over.
            CrashError: it has ended.
            NonsenseError: its answer means nothing, or is not legal.
        """
        began = time.monotonic()
        self._complaint = ""
        position, _, moves = game.text.removeprefix("position ").partition(" moves ")
        start = "startpos" if game.start == game.rules.start else f"fen {position}"
        async with self._ending_on_error(patience, f"did not choose in {patience:g} s"):
            await self._send(f"position {start}" + (f" moves {moves}" if moves else ""))
            await self._send(write_go(limits, seat if game.rules.simultaneous else None))
            text, info = await self._best_move(improved)
            choice = self._legal(game, seat, text)
        return Answer(choice, time.monotonic() - began, info)

    async def _best_move(self, improved: Callable[[Info], None] | None) -> tuple[str, Info | None]:
        last: Info | None = None
        while True:
            words = await self._read()
            match words:
                case ["bestmove", *move]:
                    return " ".join(
                        move[: move.index("ponder")] if "ponder" in move else move
                    ), last
                case ["info", *_]:
                    info = read_info(" ".join(words))
                    if info is None:
                        continue
                    if info.number == 1 and info.seat is None:
                        last = info
                    if improved is not None:
                        improved(info)
                case ["error", *why]:
                    self._complaint = " ".join(why)[:REMEMBERED]

    def _legal(self, game: Game[Any, Any], seat: Colour, text: str) -> Any:  # noqa: ANN401 -- a choice of whichever game it is
        """Read a choice, and see that it is legal here."""
        complaint = f" ({self._complaint})" if self._complaint else ""
        if text in {"", NONE}:
            raise NonsenseError(f"{self.command}: it chose nothing{complaint}")
        try:
            choice = game.rules.read_choice(text)
            if not game.rules.simultaneous:  # the referee knows which orders of captures will do
                game.position.play({seat: choice})
                return choice
        except GameError:
            pass
        else:
            if choice in game.legal(seat):
                return choice
        raise NonsenseError(f"{self.command}: {text[:80]!r} is not legal{complaint}")

    async def stop(self) -> None:
        """Have it answer now: whoever waits for `choose` gets the answer."""
        await self._send("stop")

    # -- The ends ------------------------------------------------------------------------------

    async def close(self) -> None:
        """Let it end by itself, and end it if it does not, or if nobody waits for that."""
        try:
            with contextlib.suppress(ProgramError, TimeoutError):
                async with asyncio.timeout(FAREWELL):
                    await self._send("quit")
                    if self._process.stdin is not None:
                        self._process.stdin.close()
                    await self._process.wait()
        finally:
            await self.kill()

    async def kill(self) -> None:
        """End it, and what it has started, at once."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)
        # Our ends of its pipes first: what it has started may hold the others open, and what nobody
        # reads may fill them; it would not count as ended.
        transport: Any = getattr(self._process, "_transport", None)
        pipes = [] if transport is None else map(transport.get_pipe_transport, range(3))
        for pipe in pipes:
            if pipe is not None:
                pipe.close()
        self._listening.cancel()
        try:
            async with asyncio.timeout(FAREWELL):
                await asyncio.wait([self._listening])
                await self._process.wait()
        except TimeoutError:
            pass  # the system will end it
        finally:  # also where whoever waits is cancelled
            if transport is not None:
                transport.close()

    @property
    def alive(self) -> bool:
        """Whether it still runs."""
        return self._process.returncode is None

    async def __aenter__(self) -> Self:
        """The program itself."""
        return self

    async def __aexit__(self, *_: object) -> None:
        """Close it."""
        await self.close()

    @contextlib.asynccontextmanager
    async def _ending_on_error(self, patience: float, silence: str) -> Any:  # noqa: ANN401 -- as it comes
        try:
            async with asyncio.timeout(patience):
                yield
        except TimeoutError:
            await self.kill()
            raise SilentError(f"{self.command}: it {silence}") from None
        except BaseException:
            await self.kill()
            raise

    # -- The pipes -----------------------------------------------------------------------------

    async def _send(self, line: str) -> None:
        stdin = self._process.stdin
        if stdin is None or stdin.is_closing():
            raise await self._ended()
        try:
            stdin.write(line.encode() + b"\n")
            await stdin.drain()
        except (BrokenPipeError, ConnectionResetError):
            raise await self._ended() from None

    async def _read(self) -> list[str]:
        stdout = self._process.stdout
        try:
            line = b"" if stdout is None else await stdout.readline()
        except ValueError:  # the reader's word for too long
            raise NonsenseError(
                f"{self.command}: a line of more than {LONGEST_LINE} bytes"
            ) from None
        if not line:
            raise await self._ended()
        return line.decode(errors="replace").split()

    async def _ended(self) -> CrashError:
        """What is to be said of a program that has ended, or has closed its output."""
        how = "it has closed its output"
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                code = await self._process.wait()
                how = f"it has ended with code {code}"
                if code < 0:
                    how = f"it was ended by signal {-code}"
                await asyncio.wait([self._listening])
        said = self._last_words.decode(errors="replace").strip().splitlines()
        return CrashError(f"{self.command}: {how}" + (f": {said[-1]}" if said else ""))

    async def _listen(self) -> None:
        """Keep the last of what it says on standard error, so that the pipe never fills."""
        stderr = self._process.stderr
        while stderr is not None and (said := await stderr.read(2**16)):
            self._last_words = (self._last_words + said)[-REMEMBERED:]
