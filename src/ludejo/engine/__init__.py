"""The computer as a player and as an analyst.

Both games are searched natively: What the Shell, where both choose at once, for mixed strategies,
Kruco for the best moves. The engine is given a game, that is a position and its past, and never
what anybody has chosen in secret. All chance comes from the generator or the seed passed in, and
how far a level thinks is bounded by boards looked at and not by a clock, so the same game, seat,
level and seed give the same choice on every machine, in the browser too.

A choice, by a level or by a search:

>>> from random import Random
>>> from ludejo.engine import Limits, analyse, choose
>>> from ludejo.games import BLACK, Game
>>> from ludejo.games.shell import RULES
>>> game = Game(RULES)
>>> choose(game, BLACK, 2, Random(1)) in game.legal(BLACK)
True
>>> found = analyse(game, Limits(nodes=200))
>>> found.choose(BLACK, Random(1)) in game.legal(BLACK)
True
>>> round(sum(portion.probability for portion in found.options[BLACK]), 5)
1.0

`watch` gives what is found as it improves, `Search` can be stopped from another thread, a level by
a `Stop`,
`analyse_all` keeps all processors busy, `ludejo.engine.aio` is the same for asyncio, and
`ludejo.engine.protocol` is for programs: ours for others, and others' for us.
"""

from __future__ import annotations

from ludejo.engine.analysis import (
    Analysis,
    KrucoAnalysis,
    Option,
    Portion,
    ShellAnalysis,
    Variation,
)
from ludejo.engine.errors import (
    EngineError,
    LimitsError,
    NotDueError,
    UnknownGameError,
    UnknownLevelError,
)
from ludejo.engine.levels import LEVELS, Stop, choose
from ludejo.engine.limits import Limits
from ludejo.engine.searching import Search, analyse, analyse_all, watch

__all__ = [
    "LEVELS",
    "Analysis",
    "EngineError",
    "KrucoAnalysis",
    "Limits",
    "LimitsError",
    "NotDueError",
    "Option",
    "Portion",
    "Search",
    "ShellAnalysis",
    "Stop",
    "UnknownGameError",
    "UnknownLevelError",
    "Variation",
    "analyse",
    "analyse_all",
    "choose",
    "watch",
]
