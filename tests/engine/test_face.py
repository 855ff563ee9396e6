from __future__ import annotations

import os
import pickle
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from ludejo.engine import (
    LEVELS,
    EngineError,
    NotDueError,
    UnknownGameError,
    UnknownLevelError,
    choose,
)
from ludejo.games import BLACK, GAMES, WHITE, Colour, Game, GameOverError, rules_of
from ludejo.games.kruco import POINTS, SQUARES
from ludejo.games.kruco.board import POINT_ROWS_DOWN, RANKS_DOWN
from ludejo.games.rows import write_rows
from ludejo.games.shell import PLACES
from ludejo.games.shell.text import write_position

ANY_LEVEL = pytest.mark.parametrize("level", LEVELS)
ANY_GAME = pytest.mark.parametrize("slug", GAMES)

SET_UP = {
    "what-the-shell": [
        "/".join(["bwbwbwbwb", "bwbwbwbwb", "wbwbwbwbw", "wbwbwbwbw"] * 2 + ["bwbwbwbw1 - 9"]),
        "eeeeeeeee/" * 8
        + "8e "
        + ",".join(place for place in PLACES if place not in {f"{c}1" for c in "ABCDEFGH"})
        + " 200",
        "bbbbb4/9/9/9/9/9/9/9/wwwww4 - 20",  # sudden death
        "9/9/2bww4/9/9/9/9/9/9 - 3",
    ],
    "kruco": [
        "8/8/8/8/8/8/8/8 b6/7/7/7/7/7/w6 b 15,15 1",
        "8/8/8/8/8/8/8/8 7/b2b3/7/b2b3/7/7/w6 b 12,15 1",
        "8/1bbb4/bbbbb3/1bbb4/8/8/8/w7 7/7/7/7/7/7/7 b 0,0 5",  # crosses stand already
        "wwww4/wwww4/8/8/8/8/1b6/8 7/7/7/2bb3/2bb3/7/7 b 11,8 9",
        "8/8/8/8/3w4/8/8/1b6 7/7/7/3b3/2b4/7/7 w 0,0 2",
    ],
}


def strewn(slug: str, rng: Random) -> Any:  # noqa: ANN401 -- a position of whichever game it is
    """A position that nobody would have played to, not decided."""
    while True:
        crowd = rng.choice([0.05, 0.3, 0.6, 0.97])
        if slug == "kruco":
            text = _strewn_kruco(rng, crowd)
        else:
            pieces = {place: rng.choice("bwe") for place in PLACES if rng.random() < crowd}
            eggs = [place for place, piece in pieces.items() if piece == "e"]
            rng.shuffle(eggs)
            text = write_position(pieces, eggs, rng.randrange(1, 99))
        try:
            position = rules_of(slug).read_position(text)
        except ValueError:
            continue  # too many pieces, or guards of both colours
        if position.outcome is None:
            return position


def _strewn_kruco(rng: Random, crowd: float) -> str:
    squares = {square: rng.choice("bw") for square in SQUARES if rng.random() < 0.4 * crowd}
    points = {point: rng.choice("bw") for point in POINTS if rng.random() < 0.1 * crowd}
    return (
        f"{write_rows(squares, RANKS_DOWN)} {write_rows(points, POINT_ROWS_DOWN)} "
        f"{rng.choice('bw')} {rng.randrange(6)},{rng.randrange(6)} {rng.randrange(1, 99)}"
    )


def chosen(game: Game[Any, Any], seat: Colour, level: int, seed: int) -> str:
    return str(choose(game, seat, level, Random(seed)))


@ANY_LEVEL
@ANY_GAME
def test_whatever_is_set_up_the_choice_is_legal(slug: str, level: int) -> None:
    rng = Random(7)
    positions = [rules_of(slug).read_position(text) for text in SET_UP[slug]]
    positions += [strewn(slug, rng) for _ in range(8 if level < 8 else 3)]
    for position in positions:
        game = Game(rules_of(slug), position)
        for seat in game.due:
            assert choose(game, seat, level, rng) in game.legal(seat), position.text


@ANY_LEVEL
@ANY_GAME
def test_the_seed_decides_and_nothing_is_changed(slug: str, level: int) -> None:
    game: Game[Any, Any] = Game(rules_of(slug))
    rng = Random(5)
    for _ in range(3):
        game.play({seat: choose(game, seat, 1, rng) for seat in game.due})
    before = game.text
    seat = game.due[0]
    assert chosen(game, seat, level, 3) == chosen(game, seat, level, 3)
    assert game.text == before


PROGRAM = """

from random import Random
from ludejo.engine import choose
from ludejo.games import GAMES, Game, rules_of
for slug in GAMES:
    for level in (1, 5, 9):
        game, rng = Game(rules_of(slug)), Random(11)
        while game.outcome is None and len(game.turns) < (6 if level == 9 else 12):
            game.play({seat: choose(game, seat, level, rng) for seat in game.due})
        print(game.text)
"""


def test_the_order_of_sets_plays_no_part() -> None:
    texts = {
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env=os.environ | {"PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(texts) == 1


@ANY_GAME
def test_it_can_be_sent_to_a_worker(slug: str) -> None:
    game: Game[Any, Any] = Game(rules_of(slug))
    function, text = pickle.loads(pickle.dumps((choose, game.text)))  # noqa: S301 -- our own
    there = Game.read(rules_of(slug), text)
    choice = function(there, there.due[0], 1, Random(1))
    assert pickle.loads(pickle.dumps(choice)) in game.legal(game.due[0])  # noqa: S301 -- our own


@ANY_GAME
@pytest.mark.parametrize("level", [0, 11, -1])
def test_other_levels_are_refused(slug: str, level: int) -> None:
    with pytest.raises(UnknownLevelError, match="the levels are 1 to 10") as caught:
        choose(Game(rules_of(slug)), BLACK, level, Random(1))
    assert isinstance(caught.value, EngineError)


def test_a_seat_that_is_not_due_is_refused() -> None:
    with pytest.raises(NotDueError, match="due: black"):
        choose(Game(rules_of("kruco")), WHITE, 1, Random(1))


@ANY_LEVEL
def test_a_game_that_is_over_is_refused(level: int) -> None:
    rules = rules_of("what-the-shell")
    game = Game(rules, rules.read_position("bbbbb4/9/9/9/9/9/9/9/9 - 6"))
    with pytest.raises(GameOverError, match="black won"):
        choose(game, WHITE, level, Random(1))


def test_a_game_that_it_does_not_know_is_refused() -> None:
    class Other:
        slug = "go"

    game: Game[Any, Any] = Game(rules_of("kruco"))
    game.rules = Other()  # type: ignore[assignment]  # no game of the house is unknown to it
    with pytest.raises(UnknownGameError, match="it knows what-the-shell, kruco"):
        choose(game, BLACK, 1, Random(1))
