from __future__ import annotations

import threading
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest

from ludejo.engine import Limits, LimitsError, Search, ShellAnalysis, analyse
from ludejo.games import BLACK, WHITE, Colour, Game, GameOverError
from ludejo.games.shell import RULES, Place, Position
from tests.engine.solving import solve_whole, value_of

CROWDED = (Path(__file__).parents[1] / "data" / "shell-crowded.txt").read_text().splitlines()
"""Boards with few empty places, captures among what can happen there."""


def read(text: str) -> Game[Position, Place]:
    return Game(RULES, RULES.read_position(text))


def mix(analysis: ShellAnalysis, seat: Colour) -> dict[str, float]:
    return {option.choice: option.probability for option in analysis.options[seat]}


def test_the_independent_solver_knows_some_games() -> None:
    assert value_of(np.array([[0.0, -1, 1], [1, 0, -1], [-1, 1, 0]])) == pytest.approx(0)
    assert value_of(np.array([[3.0, -1], [-2, 1]])) == pytest.approx(1 / 7)
    assert value_of(np.array([[1.0, 2, 3], [0, 4, 0]])) == pytest.approx(1)


@pytest.mark.parametrize("text", CROWDED)
def test_crowded_boards_are_solved_to_the_end(text: str) -> None:
    game = read(text)
    solved = solve_whole(game.position)
    found = analyse(game, Limits(nodes=3000))
    assert found.exact
    assert found.values[BLACK] == pytest.approx(solved.value, abs=0.001)
    assert found.values[WHITE] == -found.values[BLACK]
    assert abs(found.values[BLACK] - solved.value) <= found.error + 1e-6
    black, white = (
        np.array([mix(found, seat)[place] for place in solved.places]) for seat in (BLACK, WHITE)
    )
    assert solved.value - (black @ solved.payoffs).min() <= 0.001  # exploitable by that at most
    assert (solved.payoffs @ white).max() - solved.value <= 0.001


def certain(game: Game[Position, Place], seat: Colour) -> set[str]:
    """By the referee: the places that win whatever the other chooses."""
    position = game.position
    empty = sorted(position.empty)
    return {
        own
        for own in empty
        if all(
            (after := position.play({seat: own, seat.other: other}).outcome) is not None
            and after.winner is seat
            for other in empty
        )
    }


def test_a_place_that_wins_whatever_the_other_does_is_played() -> None:
    dice = Random(4)
    seen = 0
    while seen < 8:
        # Two gaps of one's own; the other can lay an egg in one only.
        places = [f"{column}{row}" for column in "ABCDEFGHI" for row in range(1, 10)]
        rest = dice.sample(places, 14)
        pieces = dict.fromkeys(rest[:7], "b") | dict.fromkeys(rest[7:], "w")
        row = dice.randrange(2, 8)
        pieces |= {f"{column}{row}": "b" for column in "BCDE"}
        pieces |= {f"{column}{row + 1}": "b" for column in "BCDE"}
        pieces.pop(f"A{row}", None)
        pieces.pop(f"F{row}", None)
        rows = [
            "".join(pieces.get(f"{column}{number}", ".") for column in "ABCDEFGHI")
            for number in range(9, 0, -1)
        ]
        text = "/".join(rows)
        for run in range(9, 0, -1):
            text = text.replace("." * run, str(run))
        position = RULES.read_position(f"{text} - 20")
        if position.outcome is not None:
            continue
        game = read(f"{text} - 20")
        for seat in (BLACK, WHITE):
            if winning := certain(game, seat):
                seen += 1
                chances = mix(analyse(game, Limits(nodes=50)), seat)
                assert sum(chances[place] for place in winning) >= 0.99, text
        seen += 1


def test_both_mixes_and_all_that_is_told() -> None:
    game = read("9/9/9/3b1w3/2wbbw3/3wb4/3b1w3/9/9 - 6")
    found = analyse(game, Limits(nodes=300), seed=3)
    for seat in (BLACK, WHITE):
        assert sorted(mix(found, seat)) == sorted(game.legal(seat))
        assert sum(mix(found, seat).values()) == pytest.approx(1)
        chances = [option.probability for option in found.options[seat]]
        assert chances == sorted(chances, reverse=True)
        # What is played is worth about what the position is.
        best = found.options[seat][0]
        assert best.value == pytest.approx(found.values[seat], abs=0.1)
    assert not found.exact
    assert 0 < found.error < 1
    assert found.depth >= 2
    assert 300 <= found.nodes <= 400
    for turn in found.line:
        game.play(dict(turn))


def test_the_seed_and_the_nodes_decide() -> None:
    game = read("9/9/9/3b1w3/2wbbw3/3wb4/3b1w3/9/9 - 6")
    first, second = (analyse(game, Limits(nodes=200), seed=9) for _ in range(2))
    assert replace(first, seconds=0.0) == replace(second, seconds=0.0)


def test_it_goes_on_and_can_be_stopped() -> None:
    search = Search(read("9/9/9/9/4b4/3w5/9/9/9 - 2"), seed=1)
    search.run(Limits(nodes=50))
    before = search.analysis.nodes
    search.run(Limits(nodes=50))
    assert search.analysis.nodes >= before + 50
    thread = threading.Thread(target=search.run, args=(Limits(seconds=60),))
    thread.start()
    search.stop()
    thread.join(10)
    assert not thread.is_alive()


def test_what_cannot_be_searched_is_refused() -> None:
    with pytest.raises(GameOverError):
        analyse(read("bbbbb4/9/9/9/9/9/9/9/9 - 6"), Limits(nodes=1))
    with pytest.raises(LimitsError, match="needs a limit"):
        analyse(read("9/9/9/9/9/9/9/9/9 - 1"), Limits())
