"""Sees to it that the computer chooses where its choice is due.

A game is attended to whenever it is seen while the computer's choice is due in it: after each act,
and also after a restart, or when an engine failed. What the computer was asked holds for one act
only; when the game has moved on meanwhile (an undo, a resignation), its answer counts for nothing
and it is asked anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from ludejo.games import GameError
from ludejo.server.thinking import Thinker, ThinkingError

if TYPE_CHECKING:
    from ludejo.server.tables import Tables

logger = logging.getLogger(__name__)

T = TypeVar("T")


class Computer:
    """The computer as a player in all games that it plays."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._tables: Tables | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._jobs: dict[str, asyncio.Task[None]] = {}
        self._seen: set[str] = set()
        """The games that were seen with its choice due, since their job last looked."""

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

    def attend(self, game_id: str) -> None:
        """See to a game in which the computer's choice is due; from any thread."""
        loop = self._loop
        if loop is not None:
            with suppress(RuntimeError):  # the loop has just been closed
                loop.call_soon_threadsafe(self._begin, game_id)

    def _begin(self, game_id: str) -> None:
        if self._loop is None:
            return
        self._seen.add(game_id)
        if game_id not in self._jobs:
            self._jobs[game_id] = self._loop.create_task(self._play(game_id))

    async def _play(self, game_id: str) -> None:
        """Choose in a game as long as it is seen with the computer's choice due."""
        try:
            while game_id in self._seen:
                self._seen.discard(game_id)
                await self._choose(game_id)
        except (ThinkingError, GameError) as error:
            cause = error if isinstance(error, ThinkingError) else type(error).__name__
            # no traceback: an illegal choice is named nowhere, What the Shell keeps it secret
            logger.error("The computer has not chosen in game %s: %s", game_id, cause)  # noqa: TRY400
        except Exception:
            logger.exception("The computer has not chosen in game %s", game_id)
        finally:
            self._seen.discard(game_id)
            del self._jobs[game_id]

    async def _choose(self, game_id: str) -> None:
        """Choose once, if the choice is due; and once more while each leaves another due."""
        if self._tables is None:
            return
        while question := await _in_thread(partial(self._tables.question, game_id)):
            choice = await self._thinker.think(question)
            await _in_thread(partial(self._tables.answer, question, choice))


async def _in_thread(call: Callable[[], T]) -> T:
    """Call in a thread; who is cancelled meanwhile waits for it, so that none is left behind."""
    job = asyncio.create_task(asyncio.to_thread(call))
    try:
        return await asyncio.shield(job)
    except asyncio.CancelledError:
        await asyncio.wait([job])
        raise
