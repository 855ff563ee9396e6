"""Tells those who watch a game that it has moved on.

What is told is only that: whoever hears it looks for himself, and so sees what he may see. Whoever
is slow hears it once for all that happened meanwhile. `HouseBus` reaches the watchers in this
process; another bus, for houses of several processes, is told within the same transaction.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from threading import Lock
from typing import Protocol

import anyio

from ludejo.server.database import Change


class Bus(Protocol):
    """The way from those who change a game to those who watch it."""

    def announce(self, change: Change, game_id: str) -> None:
        """Tell the watchers of a game that it has moved on, once the transaction is kept.

        Called from any thread, within the transaction.
        """
        ...

    def tell(self, game_id: str) -> None:
        """Tell the watchers of a game of something that is not kept in the database.

        Called from any thread.
        """
        ...

    def watch(self, game_id: str) -> AbstractContextManager[Watch]:
        """Watch a game while the context lasts; to be entered on the event loop."""
        ...


class Watch:
    """One who watches a game."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._news = asyncio.Event()

    def tell(self) -> None:
        """Tell that there is news; from any thread."""
        with suppress(RuntimeError):  # the loop is closed, so nobody watches any longer
            self._loop.call_soon_threadsafe(self._news.set)

    async def news(self, patience: float) -> None:
        """Wait until there is news since this was last called, or that many seconds have passed."""
        with anyio.move_on_after(patience):
            await self._news.wait()
        self._news.clear()


class HouseBus:
    """The bus within one process."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._watches: defaultdict[str, set[Watch]] = defaultdict(set)

    def announce(self, change: Change, game_id: str) -> None:
        """Tell the watchers of a game that it has moved on, once the transaction is kept."""
        change.after_commit.append(lambda: self.tell(game_id))

    @contextmanager
    def watch(self, game_id: str) -> Iterator[Watch]:
        """Watch a game while the context lasts; to be entered on the event loop."""
        watch = Watch(asyncio.get_running_loop())
        with self._lock:
            self._watches[game_id].add(watch)
        try:
            yield watch
        finally:
            with self._lock:
                self._watches[game_id].discard(watch)
                if not self._watches[game_id]:
                    del self._watches[game_id]

    def tell(self, game_id: str) -> None:
        """Tell the watchers of a game of something that is not kept in the database."""
        with self._lock:
            watches = list(self._watches.get(game_id, ()))
        for watch in watches:
            watch.tell()
