"""Games stepped in batches go as the referee's."""

from __future__ import annotations

import numpy as np
import pytest

from ludejo.engine.batch import REASONS, ShellBatch
from ludejo.games import BLACK, WHITE, Game, shell
from ludejo.games.shell import PLACES
from tests.native.agreement import ROUND

WON = {None: 0, BLACK: 1, WHITE: -1}


def test_games_go_as_the_referees() -> None:
    batch = ShellBatch(30)
    games = [Game(shell.RULES) for _ in range(30)]
    seed = 0
    while not batch.over.all():
        blacks, whites = batch.choices(seed)
        playing = ~batch.over
        assert batch.legal[np.arange(30), blacks][playing].all()
        batch.step(blacks, whites)
        for number in map(int, np.flatnonzero(playing)):
            game = games[number]
            turn = game.play({BLACK: PLACES[blacks[number]], WHITE: PLACES[whites[number]]})
            assert batch.position(number) == turn.position.text
            legal = [PLACES[place] for place in np.flatnonzero(batch.legal[number])]
            assert legal == list(game.legal(BLACK))
            assert batch.over[number] == (turn.outcome is not None)
            if turn.outcome:
                assert batch.won[number] == WON[turn.outcome.winner]
                assert REASONS[batch.reason[number]] == turn.outcome.reason
        seed += 1
    assert {int(winner) for winner in batch.won} >= {1, -1}


def test_repetition_ends_a_game() -> None:
    batch = ShellBatch(2)
    batch.begin(1, "9/9/9/9/b2b1w3/9/9/9/9 - 1")
    for turn in range(4):
        black, white = (PLACES.index(place) for place in ROUND[turn % 2].split(":"))
        assert not batch.over[1]
        batch.step(np.array([turn, black], np.uint8), np.array([80 - turn, white], np.uint8))
    assert REASONS[batch.reason[1]] == "repetition"
    assert batch.won[1] == 0
    assert not batch.legal[1].any()
    assert not batch.over[0]


def test_games_that_end_begin_again() -> None:
    batch = ShellBatch(200)
    ended = 0
    for seed in range(100):
        batch.step(*batch.choices(seed), again=True)
        ended += int(batch.over.sum())
        for game in map(int, np.flatnonzero(batch.over)):
            assert batch.position(game) == f"{shell.RULES.start.text}"
            assert batch.legal[game].all()
    assert ended > 200


def test_what_is_looked_at_outlives_its_batch() -> None:
    looked_at = [ShellBatch(50).legal for _ in range(3)]
    others = [ShellBatch(50) for _ in range(3)]
    for other in others:
        other.step(*other.choices(1))
    assert all(legal.all() for legal in looked_at)


def test_what_is_refused_is_refused_for_all() -> None:
    batch = ShellBatch(3)
    same = np.array([7, 7, 7], np.uint8)
    batch.step(same, same)
    before = [batch.position(game) for game in range(3)]
    with pytest.raises(ValueError, match=r"game 2: a place is not empty \(W4\)"):
        batch.step(np.array([0, 1, 7], np.uint8), np.array([3, 4, 5], np.uint8))
    with pytest.raises(ValueError, match="game 0"):
        batch.step(np.array([81, 1, 2], np.uint8), np.array([3, 4, 5], np.uint8))
    with pytest.raises(ValueError, match="one for each game"):
        batch.step(same[:2], same)
    with pytest.raises(IndexError):
        batch.position(3)
    with pytest.raises(IndexError):
        batch.begin(3)
    with pytest.raises(ValueError, match="board"):
        batch.begin(0, "8 - 1")
    assert [batch.position(game) for game in range(3)] == before


def test_a_decided_position_is_over_from_the_beginning() -> None:
    batch = ShellBatch(1)
    batch.begin(0, "bbbbb4/9/9/9/9/9/9/9/9 - 5")
    assert batch.over[0]
    assert batch.won[0] == 1
    batch.step(np.zeros(1, np.uint8), np.zeros(1, np.uint8))
    assert batch.position(0) == "bbbbb4/9/9/9/9/9/9/9/9 - 5"
