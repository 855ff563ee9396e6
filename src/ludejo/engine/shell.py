"""The computer's What the Shell: the native search, which the lower levels do not let speak out.

What is chosen is drawn from a mix, so that knowing this program does not tell what it will do.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import NamedTuple

from ludejo.engine.analysis import Limits, Option, analyse
from ludejo.games.colour import Colour
from ludejo.games.game import Game
from ludejo.games.shell.board import Place
from ludejo.games.shell.position import Position


class Level(NamedTuple):
    """How a level thinks."""

    nodes: int
    """Boards it looks into."""
    sees: float
    """How often it notices a place that need not be taken."""
    whim: float
    """How far it misjudges what a place is worth, about."""


LEVELS: Mapping[int, Level] = MappingProxyType(
    {1: Level(1, 0.5, 0.08), 2: Level(20, 0.93, 0.02), 3: Level(3000, 1.0, 0.0)}
)

MUST = 0.5
"""A place with this much of the mix is one that must be taken: all but the first level see it."""

EVEN = 0.02
"""Places whose worth differs by about this much are as good as each other."""

SPICE = 0.25
"""How much an even place is taken for its own sake, so that no two games are alike."""


def choose(game: Game[Position, Place], seat: Colour, level: int, rng: Random) -> Place:
    """Choose a place for a seat whose choice is due."""
    how = LEVELS[level]
    analysis = analyse(game, Limits(nodes=how.nodes), seed=rng.getrandbits(64))
    options = analysis.options[seat]
    if how.sees < 1:
        must = MUST if how.nodes > 1 else 1.0
        return _noticed(options, how, must, rng).choice
    return rng.choices(options, _varied(options))[0].choice


def _varied(options: Sequence[Option]) -> list[float]:
    """The mix, and a little of whatever is about as good as the best."""
    best = max(option.value for option in options)
    return [
        option.probability + SPICE * math.exp((option.value - best) / EVEN)
        if option.value >= best - 2 * EVEN
        else option.probability
        for option in options
    ]


def _noticed(options: Sequence[Option], how: Level, must: float, rng: Random) -> Option:
    """What one who overlooks and misjudges takes: of what seems about best, the likeliest."""
    seen = [
        option for option in options if option.probability > must or rng.random() < how.sees
    ] or options
    seeming = [(option.value + rng.gauss(0.0, how.whim), option) for option in seen]
    best = max(value for value, _ in seeming)
    near = [option for value, option in seeming if value >= best - how.whim]
    return max(near, key=lambda option: option.probability + 1e-3 * rng.random())
