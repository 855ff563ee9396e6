"""The computer as a player and as an analyst.

What the Shell is searched natively, for mixed strategies (`Search`); Kruco is played by plain
Python over the referee. Both are given a game, that is a position and its past, and never what
anybody has chosen in secret. All chance comes from the generator or the seed passed in, and how far
a choice is thought is bounded by boards looked at and not by a clock, so the same game, seat, level
and seed give the same choice on every machine.

>>> from random import Random
>>> from ludejo.engine import choose
>>> from ludejo.games import BLACK, Game, rules_of
>>> game = Game(rules_of("kruco"))
>>> choose(game, BLACK, 2, Random(1)) in game.legal(BLACK)
True

>>> from ludejo.engine import Limits, analyse
>>> game = Game(rules_of("what-the-shell"))
>>> found = analyse(game, Limits(nodes=200))
>>> round(sum(option.probability for option in found.options[BLACK]), 5)
1.0
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Any

from ludejo.engine import kruco, shell
from ludejo.engine.analysis import Analysis, Limits, Option, Search, analyse
from ludejo.engine.errors import EngineError, NotDueError, UnknownGameError, UnknownLevelError
from ludejo.games import Colour, Game, GameOverError
from ludejo.games.kruco import RULES as KRUCO
from ludejo.games.shell import RULES as SHELL

__all__ = [
    "LEVELS",
    "Analysis",
    "EngineError",
    "Limits",
    "NotDueError",
    "Option",
    "Search",
    "UnknownGameError",
    "UnknownLevelError",
    "analyse",
    "choose",
]

LEVELS = (1, 2, 3)
"""The levels: a friendly beginner, a sensible player, the best there is in a second or less."""

_PLAYERS: Mapping[str, Callable[[Game[Any, Any], Colour, int, Random], Any]] = MappingProxyType(
    {SHELL.slug: shell.choose, KRUCO.slug: kruco.choose}
)


def choose(game: Game[Any, Any], seat: Colour, level: int, rng: Random) -> Any:  # noqa: ANN401 -- a choice of whichever game it is
    """Choose for a seat whose choice is due.

    Args:
        game: what is known to both players; it is not changed.
        seat: whose choice to make.
        level: one of `LEVELS`.
        rng: where all chance comes from; it is advanced.

    Returns:
        One of ``game.legal(seat)``.

    Raises:
        UnknownLevelError: ``level`` is none of `LEVELS`.
        UnknownGameError: this player does not know the game.
        NotDueError: the game goes on, but the seat's choice is not due.
        GameOverError: the game is over.
    """
    if level not in LEVELS:
        raise UnknownLevelError(f"no level {level!r}; the levels are {LEVELS[0]} to {LEVELS[-1]}")
    player = _PLAYERS.get(game.rules.slug)
    if player is None:
        raise UnknownGameError(
            f"this player does not know {game.rules.slug!r}; it knows {', '.join(_PLAYERS)}"
        )
    if game.outcome is not None:
        raise GameOverError(f"{seat}'s choice", game.position, game.outcome)
    if seat not in game.due:
        raise NotDueError(f"{seat}'s choice is not due; due: {', '.join(game.due)}")
    return player(game, seat, level, rng)
