"""The computer as a player: ten levels of each game.

How each level errs stands in the documentation; it is carried out natively, for the browser too.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

from ludejo.engine import _native
from ludejo.engine.errors import (
    EngineError,
    LimitsError,
    NotDueError,
    UnknownGameError,
    UnknownLevelError,
    shown,
)
from ludejo.games import GAMES, Colour, Game, GameOverError

LEVELS = tuple(range(1, 11))
"""The levels: from one for a child who learned the rules today to the full engine."""

HIGHEST_SEED = 2**53
"""The highest number that the browser, too, can be told exactly."""


class Stop:
    """Has a level that thinks choose at once, by what it has thought so far.

    >>> from ludejo.engine import Stop, choose
    >>> from ludejo.games import BLACK, Game
    >>> from ludejo.games.kruco import RULES
    >>> stop = Stop()
    >>> stop.set()
    >>> choose(Game(RULES), BLACK, 10, 1, stop) in Game(RULES).legal(BLACK)
    True
    """

    def __init__(self) -> None:
        """Let it think, until `set`."""
        self._native = _native.Stop()

    def set(self) -> None:
        """Let it choose now, and whenever it is given this again; from any thread."""
        self._native.set()


def choose(
    game: Game[Any, Any], seat: Colour, level: int, rng: Random | int, stop: Stop | None = None
) -> Any:  # noqa: ANN401 -- a choice of whichever game it is
    """Choose for a seat whose choice is due; other threads of Python run meanwhile.

    Args:
        game: what is known to both players; it is not changed.
        seat: whose choice to make.
        level: one of `LEVELS`.
        rng: where all chance comes from; it is advanced. Or the seed of the whole game, a whole
            number from 0 to 2^53 that is given again for each choice: then the level misses and
            misjudges the same things all through the game, as people do. Who knows the seed can
            compute the choice; where that would be unfair, keep it from the opponent.
        stop: by which another thread can have it choose at once.

    Returns:
        One of ``game.legal(seat)``.

    Raises:
        UnknownLevelError: ``level`` is none of `LEVELS`.
        LimitsError: ``rng`` is neither a generator nor such a number.
        UnknownGameError: this player does not know the game.
        NotDueError: the game goes on, but the seat's choice is not due.
        GameOverError: the game is over.
    """
    if not _is_whole(level) or level not in LEVELS:
        known = f"the levels are {LEVELS[0]} to {LEVELS[-1]}"
        raise UnknownLevelError(f"no level {shown(level)}; {known}")
    if not isinstance(rng, Random) and (not _is_whole(rng) or not 0 <= rng <= HIGHEST_SEED):
        raise LimitsError(
            f"the chance is a random.Random or a whole number from 0 to 2^53, not {shown(rng)}"
        )
    slug = game.rules.slug
    if slug not in GAMES:
        raise UnknownGameError(f"this player does not know {slug!r}; it knows {', '.join(GAMES)}")
    if game.outcome is not None:
        raise GameOverError(f"{seat}'s choice", game.position, game.outcome)
    if seat not in game.due:
        raise NotDueError(f"{seat}'s choice is not due; due: {', '.join(game.due)}")
    seed = rng.getrandbits(53) if isinstance(rng, Random) else rng
    told = None if stop is None else stop._native  # noqa: SLF001 -- one module
    answer = json.loads(_native.choose(slug, game.text, seat, level, seed, stop=told))
    if "error" in answer:
        raise EngineError(answer["error"])
    return game.rules.read_choice(answer["choice"])


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
