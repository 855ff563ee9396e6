"""Thinking for the computer, in processes of its own, so that nobody else waits meanwhile.

`python -m ludejo.server.thinking` is such a process: a question a line on its input, an answer a
line on its output, both JSON, until its input ends (also when the house dies). What it is asked is
text: the game so far, a seat, a level. It is told nothing else, so it cannot look at a choice that
is not revealed.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Protocol, TextIO

from ludejo.server.fair import Places

PATIENCE = 20.0
"""Seconds that a choice may take: several times what the slowest level takes on a slow machine."""


@dataclass(frozen=True, kw_only=True)
class Question:
    """What the computer has to decide."""

    game_id: str
    owner: int
    """Whose game it is: people are served in turn."""
    act: int
    """The act after which its choice is due."""
    game: str
    """The slug."""
    text: str
    """The game so far, `position P moves M1 M2 …`."""
    seat: str
    level: int
    seed: int
    """Where its chance comes from: whoever thinks about the same, chooses the same."""


class ThinkingError(RuntimeError):
    """The computer gave no answer."""


class Thinker(Protocol):
    """Whoever decides for the computer."""

    async def think(self, question: Question) -> str:
        """Return the choice, as text.

        Raises:
            ThinkingError: it gave none.
        """
        ...

    async def close(self) -> None:
        """Stop thinking."""
        ...


class Process:
    """One process that thinks."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls) -> Process:
        """Start it, out of reach of the terminal's Ctrl-C, which is for the house to hear."""
        apart: dict[str, Any]
        if sys.platform == "win32":
            apart = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
        else:
            apart = {"start_new_session": True}
        return cls(
            await asyncio.create_subprocess_exec(
                sys.executable,
                "-P",
                "-m",
                __name__,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                **apart,
            )
        )

    @property
    def alive(self) -> bool:
        """Whether it still runs."""
        return self._process.returncode is None

    async def ask(self, question: Question) -> str:
        """Return its answer to a question.

        Raises:
            ThinkingError: it has none, or died.
        """
        if self._process.stdin is None or self._process.stdout is None:
            raise ThinkingError("the process cannot be spoken with")
        line = json.dumps(
            {
                "game": question.game,
                "text": question.text,
                "seat": question.seat,
                "level": question.level,
                "seed": question.seed,
            }
        )
        try:
            self._process.stdin.write(line.encode() + b"\n")
            await self._process.stdin.drain()
            answer = await self._process.stdout.readline()
        except OSError as error:
            raise ThinkingError("the process that was thinking died") from error
        if not answer:
            raise ThinkingError("the process that was thinking died")
        said = json.loads(answer)
        if "choice" not in said:
            raise ThinkingError(f"the engine failed: {said['error']}")
        return str(said["choice"])

    async def stop(self) -> None:
        """End it, whatever it is doing."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


class Processes:
    """A few processes that think, started when they are needed, for one game of a person at a time.

    So one person's ten games keep nobody else's waiting longer than for one choice.
    """

    def __init__(self, count: int, patience: float = PATIENCE) -> None:
        """Have at most `count` of them; one that takes longer than `patience` seconds is ended."""
        self._places = Places(count)
        self._patience = patience
        self._idle: list[Process] = []
        self._all: set[Process] = set()

    async def think(self, question: Question) -> str:
        """Return the choice; questions that come while all processes think wait their turn."""
        async with self._places.place(question.owner):
            process = await self._process()
            try:
                choice = await asyncio.wait_for(process.ask(question), self._patience)
            except TimeoutError as error:
                await self._end(process)
                raise ThinkingError(f"no answer within {self._patience:g} seconds") from error
            except BaseException:
                await self._end(process)
                raise
            self._idle.append(process)
            return choice

    async def close(self) -> None:
        """End all of them."""
        for process in list(self._all):
            await self._end(process)
        self._idle.clear()

    async def _process(self) -> Process:
        while self._idle:
            process = self._idle.pop()
            if process.alive:
                return process
            self._all.discard(process)
        process = await Process.start()
        self._all.add(process)
        return process

    async def _end(self, process: Process) -> None:
        self._all.discard(process)
        await process.stop()


def answers(questions: Iterable[str]) -> Iterable[str]:
    """Answer each question, both as JSON."""
    from ludejo.engine import choose  # noqa: PLC0415 -- only the process that thinks needs it
    from ludejo.games import Colour, Game, rules_of  # noqa: PLC0415 -- the same

    for question in questions:
        asked = json.loads(question)
        try:
            game: Game[Any, Any] = Game.read(rules_of(asked["game"]), asked["text"])
            choice = choose(game, Colour(asked["seat"]), asked["level"], asked["seed"])
        except Exception as error:  # noqa: BLE001 -- whatever it is, the house is told, and we go on
            yield json.dumps({"error": f"{type(error).__name__}: {error}"})
        else:
            yield json.dumps({"choice": str(choice)})


def main() -> None:
    """Answer the questions on the input, until it ends, or nobody hears the answers."""
    output: TextIO = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    sys.stdout = sys.stderr  # whatever else prints must not come between the answers
    try:
        for answer in answers(sys.stdin):
            output.write(answer + "\n")
            output.flush()
    except OSError:  # the house died while this thought
        os._exit(1)  # at once: closing the output would raise again


if __name__ == "__main__":
    main()
