"""Searching: a search that goes on and can be looked at, and the short ways to what it finds."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterable
from concurrent.futures import ThreadPoolExecutor, wait
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, overload

from ludejo.engine import _native
from ludejo.engine.analysis import Analysis, KrucoAnalysis, ShellAnalysis, read_kruco, read_shell
from ludejo.engine.errors import LimitsError, UnknownGameError, shown
from ludejo.engine.limits import LONGEST, Limits
from ludejo.games import Game, GameOverError, kruco, shell

ShellGame: TypeAlias = Game[shell.Position, shell.Place]
KrucoGame: TypeAlias = Game[kruco.Position, kruco.Move]
AnyGame: TypeAlias = Game[Any, Any]
A = TypeVar("A", bound=Analysis[Any, Any])

MOST_THREADS = 256
MOST_LINES = 500
EVERY = 0.25
"""Seconds between two looks at a search."""

_KNOWN = (shell.RULES.slug, kruco.RULES.slug)


class _Native(Protocol):
    """A native search; 0 is no limit."""

    def run(self, seconds: float, nodes: int, depth: int) -> None: ...
    def stop(self) -> None: ...
    def report(self) -> dict[str, Any]: ...


class Search(Generic[A]):
    """A search that can be looked at while it runs, be stopped from any thread, and go on.

    Looking changes nothing: with the same seed and nodes, on one thread, the same is found.
    """

    @overload
    def __init__(
        self: Search[ShellAnalysis],
        game: ShellGame,
        *,
        seed: int = 0,
        threads: int = 1,
        lines: int = 1,
    ) -> None: ...
    @overload
    def __init__(
        self: Search[KrucoAnalysis],
        game: KrucoGame,
        *,
        seed: int = 0,
        threads: int = 1,
        lines: int = 1,
    ) -> None: ...
    def __init__(self, game: AnyGame, *, seed: int = 0, threads: int = 1, lines: int = 1) -> None:
        """Begin with a game, that is a position and its past; what is played later is not seen.

        Args:
            game: either game of the house, not over.
            seed: any whole number; of it, 64 bits count.
            threads: how many it may think with at once, 1 to 256. (The search of What the Shell
                uses one.)
            lines: how many moves of Kruco are to be told, each with how the game goes on, 1 to
                500; of What the Shell all places are told.

        Raises:
            UnknownGameError: the game is neither.
            GameOverError: the game is over.
            LimitsError: there cannot be so many threads or lines, or the seed is no whole number.
        """
        _check_count("threads", threads, MOST_THREADS)
        _check_count("lines", lines, MOST_LINES)
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise LimitsError(f"the seed is a whole number, not {seed!r}")
        slug = game.rules.slug
        if slug not in _KNOWN:
            raise UnknownGameError(f"no search is known for {slug!r}, only {', '.join(_KNOWN)}")
        if game.outcome is not None:
            raise GameOverError("an analysis", game.position, game.outcome)
        seed %= 2**64
        self._native: _Native
        if slug == shell.RULES.slug:
            self._native = _native.ShellSearch(game.text, seed=seed)
            self._mover = None
        else:
            self._native = _native.KrucoSearch(game.text, seed=seed, threads=threads, lines=lines)
            self._mover = game.position.to_move

    def run(self, limits: Limits) -> None:
        """Search on, until a limit is reached; other threads of Python run meanwhile."""
        self._native.run(limits.seconds or 0.0, limits.nodes or 0, limits.depth or 0)

    def stop(self) -> None:
        """Let `run` end at once, and for good; from any thread."""
        self._native.stop()

    @property
    def analysis(self) -> A:
        """What was found so far; from any thread, also while `run` is at it."""
        found = self._native.report()
        known: Any = read_shell(found) if self._mover is None else read_kruco(found, self._mover)
        return known  # type: ignore[no-any-return]  # which of them it is, __init__ has said

    def watch(self, limits: Limits, *, every: float = EVERY) -> Generator[A, None, None]:
        """Search in another thread, and give what is found as it improves; the last is the result.

        Whoever stops listening ends the search.

        Args:
            limits: how far to search; with none, until whoever listens stops, or `stop`.
            every: seconds between two looks, above 0.

        Raises:
            LimitsError: ``every`` is not above 0.
        """
        check_every(every)
        return self._watch(limits, every)

    def _watch(self, limits: Limits, every: float) -> Generator[A, None, None]:
        with ThreadPoolExecutor(1, "ludejo-search") as thread:
            running = thread.submit(self.run, limits)
            try:
                seen = 0
                while not running.done():
                    wait([running], every)
                    if running.done():
                        break
                    found = self.analysis
                    if improved(found, seen):
                        seen = found.nodes
                        yield found
                running.result()
                yield self.analysis
            finally:
                self.stop()


def improved(found: Analysis[Any, Any], seen: int) -> bool:
    """Whether there is more to tell than after so many nodes, and anything at all."""
    return found.nodes > seen and any(found.options.values())


def _check_count(name: str, value: object, most: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= most:
        raise LimitsError(f"{name} is a whole number from 1 to {most}, not {shown(value)}")


def check_every(every: float) -> None:
    """Refuse what is no time between two looks."""
    if not 0 < every <= LONGEST:
        raise LimitsError(f"every is above 0, to {LONGEST:,.0f}, not {every!r}")


def must_end(limits: Limits) -> None:
    """Refuse limits that nothing would end.

    Raises:
        LimitsError: there is none.
    """
    if limits.endless:
        raise LimitsError("this needs a limit: nodes, seconds or depth")


@overload
def analyse(
    game: ShellGame, limits: Limits, *, seed: int = 0, threads: int = 1, lines: int = 1
) -> ShellAnalysis: ...
@overload
def analyse(
    game: KrucoGame, limits: Limits, *, seed: int = 0, threads: int = 1, lines: int = 1
) -> KrucoAnalysis: ...
def analyse(
    game: AnyGame, limits: Limits, *, seed: int = 0, threads: int = 1, lines: int = 1
) -> Analysis[Any, Any]:
    """Search a game, and say what was found; the arguments are those of `Search`.

    Raises:
        UnknownGameError: the game is none of the house.
        GameOverError: the game is over.
        LimitsError: no limit is given, or there cannot be so many threads or lines.
    """
    must_end(limits)
    search: Search[Any] = Search(game, seed=seed, threads=threads, lines=lines)
    search.run(limits)
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
) -> Generator[ShellAnalysis, None, None]: ...
@overload
def watch(
    game: KrucoGame,
    limits: Limits,
    *,
    every: float = EVERY,
    seed: int = 0,
    threads: int = 1,
    lines: int = 1,
) -> Generator[KrucoAnalysis, None, None]: ...
def watch(  # noqa: PLR0913  # all that a search can be told
    game: AnyGame,
    limits: Limits,
    *,
    every: float = EVERY,
    seed: int = 0,
    threads: int = 1,
    lines: int = 1,
) -> Generator[Any, None, None]:
    """Search a game, and give what is found as it improves: see `Search.watch`.

    Raises:
        UnknownGameError: the game is none of the house.
        GameOverError: the game is over.
        LimitsError: there cannot be so many threads or lines.
    """
    search: Search[Any] = Search(game, seed=seed, threads=threads, lines=lines)
    return search.watch(limits, every=every)


def cores() -> int:
    """How many processors this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def analyse_all(
    games: Iterable[AnyGame],
    limits: Limits,
    *,
    at_once: int | None = None,
    seed: int = 0,
    lines: int = 1,
) -> Generator[Analysis[Any, Any], None, None]:
    """Analyse many games, several at once, and give what was found in their order.

    Whoever stops listening ends all of it.

    Args:
        games: either game of the house, none over; they are all read before the first result.
        limits: for each of them.
        at_once: how many threads share the work, 1 to 256; otherwise one for each processor.
        seed: the same for each.
        lines: as for `Search`.

    Raises:
        UnknownGameError, GameOverError, LimitsError: as `analyse`, before anything is searched.
    """
    must_end(limits)
    searches: list[Search[Any]] = [Search(game, seed=seed, lines=lines) for game in games]
    at_once = cores() if at_once is None else at_once
    _check_count("at_once", at_once, MOST_THREADS)
    return _results(searches, limits, at_once)


def _results(
    searches: list[Search[Any]], limits: Limits, at_once: int
) -> Generator[Analysis[Any, Any], None, None]:
    with ThreadPoolExecutor(at_once, "ludejo-search") as threads:
        running = [threads.submit(search.run, limits) for search in searches]
        try:
            for search, run in zip(searches, running, strict=True):
                run.result()
                yield search.analysis
        finally:
            for search, run in zip(searches, running, strict=True):
                run.cancel()
                search.stop()
