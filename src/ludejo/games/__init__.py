"""The referee: the rules of both games, in pure Python, and nothing else.

No input or output, no clock, no chance: a position and what is played give a position, the events
and the outcome. The code follows the numbered rules (W1–W19 for What the Shell, K1–K15 for Kruco)
and cites them.

>>> from ludejo.games import Game, rules_of
>>> game = Game(rules_of("kruco"))
>>> len(game.legal(game.due[0]))
58
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ludejo.games import kruco, shell
from ludejo.games.colour import BLACK, WHITE, Colour
from ludejo.games.errors import (
    GameError,
    GameOverError,
    IllegalMoveError,
    MoveError,
    PositionError,
    UnknownGameError,
)
from ludejo.games.game import Game, split_moves
from ludejo.games.outcome import Outcome, Reason
from ludejo.games.rules import AnyRules, AnyTurn, Event, Position, Rules, Turn

__all__ = [
    "BLACK",
    "GAMES",
    "WHITE",
    "AnyRules",
    "AnyTurn",
    "Colour",
    "Event",
    "Game",
    "GameError",
    "GameOverError",
    "IllegalMoveError",
    "MoveError",
    "Outcome",
    "Position",
    "PositionError",
    "Reason",
    "Rules",
    "Turn",
    "UnknownGameError",
    "rules_of",
    "split_moves",
]

GAMES: Mapping[str, AnyRules] = MappingProxyType(
    {rules.slug: rules for rules in (shell.RULES, kruco.RULES)}
)
"""The games of the house by slug."""


def rules_of(slug: str) -> AnyRules:
    """The game of this slug.

    Raises:
        UnknownGameError: there is none; the message lists those there are.
    """
    try:
        return GAMES[slug]
    except KeyError:
        raise UnknownGameError(f"no game {slug!r}; the games are {', '.join(GAMES)}") from None
