from __future__ import annotations

from random import Random

import pytest

from ludejo.engine import choose
from ludejo.games import Colour, Game
from ludejo.games.kruco import RULES, Move, Position
from ludejo.games.kruco.board import GOAL

STRONG = pytest.mark.parametrize("level", [2, 3])


def wins(after: Position, seat: Colour) -> bool:
    """By the referee alone: whether a seat that has just moved has won, whatever the reply."""
    if after.outcome is not None:
        return after.outcome.winner is seat
    if GOAL[seat].isdisjoint(after.men(seat).squares):
        return False  # K13: nothing there that could outlive the reply
    replies = [turn.outcome for _, turn in after.children()]
    return all(outcome is not None and outcome.winner is seat for outcome in replies)


def winning(position: Position) -> set[str]:
    """The moves that win at once."""
    seat = position.to_move
    return {text for text, turn in position.children() if wins(turn.position, seat)}


def safe(position: Position) -> set[str]:
    """The moves that neither lose nor leave the opponent a move that wins at once."""
    seat = position.to_move
    return {
        text
        for text, turn in position.children()
        if (turn.outcome is None or turn.outcome.winner is seat)
        and not any(wins(reply.position, seat.other) for _, reply in turn.position.children())
    }


def choice(position: Position, level: int, seed: int) -> str:
    move: Move = choose(Game(RULES, position), position.to_move, level, Random(seed))
    return str(move)


WON = [
    ("a corner", "1wwwwwww/b7/8/8/8/8/8/bbbbbbb1 7/7/7/7/7/7/7 b 0,0 31"),
    ("a slide over guarded squares", "7w/8/8/b7/8/8/8/1bbb4 7/b6/7/7/7/7/7 b 0,0 31"),
    ("dividing", "2w5/8/8/8/8/8/8/5bb1 5b1/7/7/7/7/7/7 b 2,0 31"),
    ("no moves left", "8/8/8/3b4/2w5/8/8/8 7/7/7/7/1b5/7/7 b 0,0 31"),
    ("White's", "wwwww3/8/8/8/8/8/7w/bbbbbb2 7/7/7/7/7/7/7 w 0,0 32"),
]


@STRONG
@pytest.mark.parametrize("what, text", WON, ids=[what for what, _ in WON])
def test_a_win_is_taken(level: int, what: str, text: str) -> None:
    position = RULES.read_position(text)
    expected = winning(position)
    assert expected, what
    for seed in range(3):
        assert choice(position, level, seed) in expected


def sharp(count: int) -> list[tuple[Position, set[str]]]:
    """Positions from beginners' games where some moves win or lose at once; the right moves."""
    found: list[tuple[Position, set[str]]] = []
    seed = 0
    while len(found) < count:
        rng = Random(seed)
        seed += 1
        game = Game(RULES)
        while game.outcome is None and len(game.turns) < 300:
            (seat,) = game.due
            game.play({seat: choose(game, seat, 1, rng)})
        for turn in game.turns[-4:-1]:
            right = winning(turn.before) or safe(turn.before)
            if 0 < len(right) < len(turn.before.legal(turn.before.to_move)):
                found.append((turn.before, right))
    return found[:count]


def test_wins_are_taken_and_stopped_in_sharp_positions() -> None:
    for position, right in sharp(5):
        for level in (2, 3):
            assert choice(position, level, 1) in right, position.text


@STRONG
def test_a_lost_game_is_played_on(level: int) -> None:
    position = RULES.read_position("wwwwwwww/8/8/8/8/8/w6w/1bbbbbb1 7/7/7/7/7/7/7 b 0,0 31")
    assert winning(position) | safe(position) == set()
    assert choice(position, level, 1) in map(str, position.legal(position.to_move))


@STRONG
def test_ahead_the_third_repetition_is_avoided(level: int) -> None:
    start = RULES.read_position("wwww4/8/8/8/8/8/1b6/b1bbbbbb 7/7/7/7/7/7/7 w 0,0 2")
    game = Game(RULES, start)
    for move in ("a8-a7", "a1-b1", "a7-a8", "b1-a1", "a8-a7", "a1-b1", "a7-a8"):
        assert game.play_text(move).outcome is None
    repeating = "b1-a1"
    assert repeating in map(str, game.legal(game.due[0]))
    for seed in range(3):
        assert str(choose(game, game.due[0], level, Random(seed))) != repeating
