"""The computer as a player and as an analyst.

Both games are searched natively; What the Shell for mixed strategies (`Search`). The engine is
given a game, that is a position and its past, and never what anybody has chosen in secret. All
chance comes from the generator or the seed passed in, and how far a choice is thought is bounded by
boards looked at and not by a clock, so the same game, seat, level and seed give the same choice on
every machine, in the browser too.

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

from ludejo.engine.analysis import Analysis, Limits, Option, Search, analyse
from ludejo.engine.errors import EngineError, NotDueError, UnknownGameError, UnknownLevelError
from ludejo.engine.levels import LEVELS, choose

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
