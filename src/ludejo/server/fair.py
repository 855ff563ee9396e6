"""Places for a few at a time, so that nobody who wants many keeps the others waiting."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Places:
    """A few places, handed out in turn to the people who wait; each person has one at a time.

    Who has had a place goes to the end of the line, however much they still want. On one event
    loop.
    """

    def __init__(self, count: int) -> None:
        """Have so many places."""
        self._free = count
        self._inside: set[int] = set()
        self._line: dict[int, deque[asyncio.Future[None]]] = {}
        """What each person waits for, the person who comes next first."""

    def waiting(self, person: int) -> int:
        """Return how many places a person waits for."""
        return sum(not call.done() for call in self._line.get(person, ()))

    @asynccontextmanager
    async def place(self, person: int) -> AsyncIterator[None]:
        """Wait for a place and have it while the context lasts."""
        call = asyncio.get_running_loop().create_future()
        self._line.setdefault(person, deque()).append(call)
        self._hand_out()
        try:
            await call
        except asyncio.CancelledError:
            if not call.cancelled():  # called, and cancelled before it was heard
                self._leave(person)
            raise
        try:
            yield
        finally:
            self._leave(person)

    def _leave(self, person: int) -> None:
        self._inside.remove(person)
        self._free += 1
        if person in self._line:
            self._line[person] = self._line.pop(person)  # now the last one
        self._hand_out()

    def _hand_out(self) -> None:
        """Give every free place to the first in the line who has none."""
        for person, calls in [*self._line.items()]:
            while calls and calls[0].done():  # who waited has gone
                calls.popleft()
            if calls and self._free and person not in self._inside:
                calls.popleft().set_result(None)
                self._inside.add(person)
                self._free -= 1
            if not calls:
                del self._line[person]
