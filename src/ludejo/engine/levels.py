"""The computer as a player: ten levels of each game.

How each level errs stands in the documentation; it is carried out natively, for the browser too.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

from ludejo.engine import _native
from ludejo.engine.errors import EngineError, NotDueError, UnknownGameError, UnknownLevelError
from ludejo.games import GAMES, Colour, Game, GameOverError

LEVELS = tuple(range(1, 11))
"""The levels: from one for a child who knows the rules since today to the full engine."""


def choose(game: Game[Any, Any], seat: Colour, level: int, rng: Random | int) -> Any:  # noqa: ANN401 -- a choice of whichever game it is
    """Choose for a seat whose choice is due; other threads of Python run meanwhile.

    Args:
        game: what is known to both players; it is not changed.
        seat: whose choice to make.
        level: one of `LEVELS`.
        rng: where all chance comes from; it is advanced. Or the seed of the whole game, a whole
            number from 0 to 2^53 that is given again for each choice: then the level misses and
            misjudges the same things all through the game, as people do. Who knows the seed knows
            the choice, so it stays secret as long as the game goes on.

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
    slug = game.rules.slug
    if slug not in GAMES:
        raise UnknownGameError(f"this player does not know {slug!r}; it knows {', '.join(GAMES)}")
    if game.outcome is not None:
        raise GameOverError(f"{seat}'s choice", game.position, game.outcome)
    if seat not in game.due:
        raise NotDueError(f"{seat}'s choice is not due; due: {', '.join(game.due)}")
    seed = rng.getrandbits(53) if isinstance(rng, Random) else rng
    answer = json.loads(_native.choose(slug, game.text, seat, level, seed))
    if "error" in answer:
        raise EngineError(answer["error"])
    return game.rules.read_choice(answer["choice"])
