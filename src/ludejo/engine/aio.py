"""The same for asyncio: nothing here keeps the event loop waiting.

Searches run in threads, as many at once as there are processors; others wait for their turn, and
their seconds count from when they begin. A task that is cancelled ends its search at once.

>>> import asyncio
>>> from ludejo.engine import Limits, aio
>>> from ludejo.games import BLACK, Game
>>> from ludejo.games.shell import RULES
>>> async def main() -> None:
...     games = [Game.read(RULES, f"position start moves E5:{place}") for place in ("E5", "D4")]
...     found = await asyncio.gather(*(aio.analyse(game, Limits(nodes=50)) for game in games))
...     print([one.nodes >= 50 for one in found])
>>> asyncio.run(main())
[True, True]
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from random import Random
from typing import Any, overload

from ludejo.engine import levels
from ludejo.engine.analysis import Analysis, KrucoAnalysis, ShellAnalysis
from ludejo.engine.limits import Limits
from ludejo.engine.searching import (
    EVERY,
    AnyGame,
    KrucoGame,
    Search,
    ShellGame,
    check_every,
    cores,
    improved,
    must_end,
)
from ludejo.games import Colour

__all__ = ["analyse", "choose", "watch"]


@cache
def _threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(cores(), "ludejo-aio")


async def _end(stop: Callable[[], None], running: Future[Any]) -> None:
    """Stop what thinks, and wait until it has; that takes some milliseconds."""
    stop()
    if not running.cancel():
        await asyncio.wait([asyncio.wrap_future(running)])


@overload
async def analyse(
    game: ShellGame, limits: Limits, *, seed: int = 0, threads: int = 1, lines: int = 1
) -> ShellAnalysis: ...
@overload
async def analyse(
    game: KrucoGame, limits: Limits, *, seed: int = 0, threads: int = 1, lines: int = 1
) -> KrucoAnalysis: ...
async def analyse(
    game: AnyGame, limits: Limits, *, seed: int = 0, threads: int = 1, lines: int = 1
) -> Analysis[Any, Any]:
    """Search a game, and say what was found: as `ludejo.engine.analyse`."""
    must_end(limits)
    search: Search[Any] = Search(game, seed=seed, threads=threads, lines=lines)
    running = _threads().submit(search.run, limits)
    try:
        await asyncio.shield(asyncio.wrap_future(running))
    finally:
        await _end(search.stop, running)
    found: Analysis[Any, Any] = search.analysis
    return found


@overload
def watch(
    game: ShellGame,
    limits: Limits,
    *,
    every: float = EVERY,
    seed: int = 0,
    threads: int = 1,
    lines: int = 1,
) -> AsyncGenerator[ShellAnalysis, None]: ...
@overload
def watch(
    game: KrucoGame,
    limits: Limits,
    *,
    every: float = EVERY,
    seed: int = 0,
    threads: int = 1,
    lines: int = 1,
) -> AsyncGenerator[KrucoAnalysis, None]: ...
def watch(  # noqa: PLR0913  # all that a search can be told
    game: AnyGame,
    limits: Limits,
    *,
    every: float = EVERY,
    seed: int = 0,
    threads: int = 1,
    lines: int = 1,
) -> AsyncGenerator[Any, None]:
    """Give what is found as it improves, the result last: as `ludejo.engine.watch`.

    Whoever leaves the loop early closes the generator (`contextlib.aclosing`), and so the search.
    """
    check_every(every)
    search: Search[Any] = Search(game, seed=seed, threads=threads, lines=lines)
    return _watch(search, limits, every)


async def _watch(search: Search[Any], limits: Limits, every: float) -> AsyncGenerator[Any, None]:
    running = _threads().submit(search.run, limits)
    ended = asyncio.wrap_future(running)
    try:
        seen = 0
        while not ended.done():
            await asyncio.wait([ended], timeout=every)
            if ended.done():
                break
            if not running.running():  # it waits for its turn
                continue
            found = await asyncio.to_thread(getattr, search, "analysis")
            if improved(found, seen):
                seen = found.nodes
                yield found
        ended.result()
        yield search.analysis
    finally:
        await _end(search.stop, running)


async def choose(game: AnyGame, seat: Colour, level: int, rng: Random | int) -> Any:  # noqa: ANN401 -- a choice of whichever game it is
    """Choose for a seat whose choice is due: as `ludejo.engine.choose`.

    A task that is cancelled ends the level's thinking at once.
    """
    stop = levels.Stop()
    thinking = _threads().submit(levels.choose, game, seat, level, rng, stop)
    try:
        return await asyncio.shield(asyncio.wrap_future(thinking))
    finally:
        await _end(stop.set, thinking)
