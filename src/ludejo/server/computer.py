"""Lets the house think for the computer, where a page asks for it.

A page thinks for the computer itself where it can, and asks the house where it cannot. What the
house was asked holds for one act only; when the game has moved on meanwhile (a page was quicker, an
undo, a resignation), its answer counts for nothing.

An engine that fails is asked once more at once. When it fails again, the game is troubled: those
who watch it are told, and it is tried again when somebody asks.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from threading import Lock
from typing import Protocol, TypeVar

from ludejo.games import GameError
from ludejo.server.bus import Bus
from ludejo.server.errors import Unavailable
from ludejo.server.thinking import Question, Thinker, ThinkingError

logger = logging.getLogger(__name__)

T = TypeVar("T")

MOST = 20
"""Games of one person that the house thinks about, or will, at once."""


class Chair(Protocol):
    """The computer's chair at every table: there it is asked, and there it answers."""

    def question(self, game_id: str) -> Question | None:
        """Return what the computer has to decide in a game; none where its choice is not due.

        Called from any thread.
        """
        ...

    def reply(self, question: Question, choice: str) -> None:
        """Make the choice that was thought out, where it is still awaited; from any thread.

        Raises:
            GameError: the choice is not one, or not legal.
        """
        ...


class Computer:
    """The computer as a player in all games for which the house is asked to think."""

    def __init__(self, thinker: Thinker, bus: Bus) -> None:
        """Let `thinker` choose, and tell on `bus` where that fails."""
        self._thinker = thinker
        self._bus = bus
        self._chair: Chair | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._jobs: dict[str, asyncio.Task[None]] = {}
        self._lock = Lock()
        self._owners: dict[str, int] = {}
        """The games that are thought about, or will be, and whose they are."""
        self._asked: dict[str, int] = {}
        """The games for which the house was asked since their job last looked, and after which
        act."""
        self._troubles: dict[str, int] = {}
        """The games in which the last try failed, and after which act."""

    def start(self, chair: Chair) -> None:
        """Begin to play from this chair; on the event loop."""
        self._chair = chair
        self._loop = asyncio.get_running_loop()

    async def stop(self) -> None:
        """Stop playing; whoever shows a game asks again when the house is open again."""
        self._loop = None
        jobs = list(self._jobs.values())
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        await self._thinker.close()

    def ask(self, owner: int, game_id: str, act: int) -> None:
        """Choose in a game of this person's in which it is due after an act; from any thread.

        Raises:
            Unavailable: the house thinks about `MOST` other games of this person already.
        """
        with self._lock:
            games = [game for game, person in self._owners.items() if person == owner]
            if game_id not in games and len(games) >= MOST:
                raise Unavailable("the house thinks about many games of yours already")
            self._owners[game_id] = owner
            self._asked[game_id] = act
        if self._troubles.pop(game_id, None) is not None:
            self._bus.tell(game_id)
        loop = self._loop
        if loop is not None:
            with suppress(RuntimeError):  # the loop has just been closed
                loop.call_soon_threadsafe(self._begin, game_id)

    def troubled(self, game_id: str, act: int) -> bool:
        """Whether the last try to choose after an act of a game failed; from any thread."""
        return self._troubles.get(game_id) == act

    def _begin(self, game_id: str) -> None:
        if self._loop is not None and self._chair is not None and game_id not in self._jobs:
            job = self._loop.create_task(self._play(self._chair, game_id))
            self._jobs[game_id] = job

    async def _play(self, chair: Chair, game_id: str) -> None:
        """Choose in a game as often as that is asked for."""
        try:
            while (act := self._asked.pop(game_id, None)) is not None:
                for _ in ("once", "and once more"):
                    if await self._chosen(chair, game_id, act):
                        break
                else:
                    self._troubles[game_id] = act
                    self._bus.tell(game_id)
        finally:
            del self._jobs[game_id]
            with self._lock:
                if game_id not in self._asked:
                    del self._owners[game_id]

    async def _chosen(self, chair: Chair, game_id: str, act: int) -> bool:
        """Choose after an act, unless there is nothing to choose any more; say whether it is well.

        What goes wrong is logged.
        """
        try:
            question = await _in_thread(partial(chair.question, game_id))
            if question is not None and question.act == act:
                choice = await self._thinker.think(question)
                await _in_thread(partial(chair.reply, question, choice))
        except Exception as error:  # noqa: BLE001 -- whatever it is, it is logged and told
            _log(game_id, error)
            return False
        return True


def _log(game_id: str, error: Exception) -> None:
    said = "The computer has not chosen in game %s: %s"
    if isinstance(error, ThinkingError):
        logger.error(said, game_id, error)
    elif isinstance(error, GameError):
        # no text, no traceback: an illegal choice is named nowhere, What the Shell keeps it secret
        logger.error(said, game_id, type(error).__name__)
    else:
        logger.error(said, game_id, type(error).__name__, exc_info=error)


async def _in_thread(call: Callable[[], T]) -> T:
    """Call in a thread; who is cancelled meanwhile waits for it, so that none is left behind."""
    job = asyncio.create_task(asyncio.to_thread(call))
    try:
        return await asyncio.shield(job)
    except asyncio.CancelledError:
        await asyncio.wait([job])
        raise
