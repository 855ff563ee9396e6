"""That each level plays better than the one below: a few games each, by fixed seeds.

``benchmarks/plain_ladder.py`` plays as many as one likes.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludejo.engine import choose
from ludejo.games import BLACK, GAMES, WHITE, Game, rules_of


def lead(slug: str, better: int, worse: int, games: int) -> int:
    """How many games more the better level wins than it loses, colours changing after each."""
    won = 0
    for seed in range(games):
        rng = Random(seed)
        seats = (BLACK, WHITE) if seed % 2 else (WHITE, BLACK)
        levels = dict(zip(seats, (better, worse), strict=True))
        game: Game[Any, Any] = Game(rules_of(slug))
        while game.outcome is None and len(game.turns) < 250:
            game.play({seat: choose(game, seat, levels[seat], rng) for seat in game.due})
        if game.outcome is not None and game.outcome.winner is not None:
            won += 1 if levels[game.outcome.winner] == better else -1
    return won


@pytest.mark.parametrize("slug", GAMES)
def test_level_2_beats_level_1(slug: str) -> None:
    assert lead(slug, 2, 1, 10) >= 5


@pytest.mark.parametrize("slug, games", [("what-the-shell", 4), ("kruco", 2)])
def test_level_3_beats_level_1(slug: str, games: int) -> None:
    assert lead(slug, 3, 1, games) >= games - 1
