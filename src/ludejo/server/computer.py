"""Sees to it that the computer chooses where its choice is due.

A game is attended to whenever it is seen while the computer's choice is due in it: after each act,
and also after a restart. What the computer was asked holds for one act only; when the game has
moved on meanwhile (an undo, a resignation), its answer counts for nothing and it is asked anew.

An engine that fails is asked once more at once. When it fails again, the game is troubled: those
who watch it are told, and it is tried again when somebody wishes so, or when the game is seen
after a pause.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from ludejo.games import GameError
from ludejo.server.bus import Bus
from ludejo.server.thinking import Thinker, ThinkingError

if TYPE_CHECKING:
    from ludejo.server.tables import Tables

logger = logging.getLogger(__name__)

T = TypeVar("T")

PAUSE = 10.0
"""Seconds after a failure before a game is tried again only because it is seen."""


@dataclass(frozen=True)
class _Trouble:
    """The last try in a game failed."""

    act: int
    """The act after which the choice is due."""
    time: float


class Computer:
    """The computer as a player in all games that it plays."""

    def __init__(self, thinker: Thinker, bus: Bus) -> None:
        """Let `thinker` choose, and tell on `bus` where that fails."""
        self._thinker = thinker
        self._bus = bus
        self._tables: Tables | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._jobs: dict[str, asyncio.Task[None]] = {}
        self._seen: dict[str, int] = {}
        """The games that were seen with its choice due, since their job last looked, and after
        which act."""
        self._troubles: dict[str, _Trouble] = {}

    def start(self, tables: Tables) -> None:
        """Begin to play at these tables; on the event loop."""
        self._tables = tables
        self._loop = asyncio.get_running_loop()

    async def stop(self) -> None:
        """Stop playing; what is being thought about is thought about anew when seen again."""
        self._loop = None
        jobs = list(self._jobs.values())
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        await self._thinker.close()

    def attend(self, game_id: str, act: int, *, wished: bool = False) -> None:
        """See to a game in which the computer's choice is due after an act; from any thread.

        Where the last try for this choice failed, it is tried again if that is `wished`, or after a
        pause.
        """
        trouble = self._troubles.get(game_id)
        if trouble is not None:
            passed = time.monotonic() - trouble.time
            if trouble.act == act and passed < PAUSE and not wished:
                return
            self._troubles.pop(game_id, None)
            self._bus.tell(game_id)
        loop = self._loop
        if loop is not None:
            with suppress(RuntimeError):  # the loop has just been closed
                loop.call_soon_threadsafe(self._begin, game_id, act)

    def troubled(self, game_id: str, act: int) -> bool:
        """Whether the last try to choose after an act of a game failed; from any thread."""
        trouble = self._troubles.get(game_id)
        return trouble is not None and trouble.act == act

    def _begin(self, game_id: str, act: int) -> None:
        if self._loop is None or self._tables is None:
            return
        self._seen[game_id] = act
        if game_id not in self._jobs:
            job = self._loop.create_task(self._play(self._tables, game_id))
            self._jobs[game_id] = job

    async def _play(self, tables: Tables, game_id: str) -> None:
        """Choose in a game as long as it is seen with the computer's choice due.

        What fails is tried once more.
        """
        act, tried = 0, False
        try:
            while game_id in self._seen:
                act = self._seen.pop(game_id)
                try:
                    while question := await _in_thread(partial(tables.question, game_id)):
                        act = question.act
                        choice = await self._thinker.think(question)
                        await _in_thread(partial(tables.answer, question, choice))
                except Exception as error:  # noqa: BLE001 -- whatever it is, it is logged and told
                    _log(game_id, error)
                    if tried and self._seen.get(game_id, act) == act:
                        self._troubles[game_id] = _Trouble(act, time.monotonic())
                        self._bus.tell(game_id)
                        return
                    tried = True
                    self._seen.setdefault(game_id, act)
        finally:
            self._seen.pop(game_id, None)
            del self._jobs[game_id]


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
