"""How the ten levels play: what they see, what they miss, and that each is better than the last.

`make ladder` plays as many games as one likes.
"""

from __future__ import annotations

import time
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludejo.engine import LEVELS, LimitsError, UnknownLevelError, choose
from ludejo.games import BLACK, GAMES, WHITE, Colour, Game, rules_of
from ludejo.games.kruco import RULES as KRUCO
from ludejo.games.kruco import Position
from ludejo.games.kruco.board import GOAL
from ludejo.games.shell import RULES as SHELL

STRONG = pytest.mark.parametrize("level", [9, 10])
QUICK = LEVELS[:-1]
"""All but the full engine, which takes its time."""


# --- both games ---


@settings(deadline=None, max_examples=60)
@given(
    slug=st.sampled_from(sorted(GAMES)),
    level=st.sampled_from(QUICK),
    seed=st.integers(0, 2**53),
    turns=st.integers(0, 60),
    dice=st.randoms(use_true_random=False),
)
def test_in_whatever_game_the_choice_is_legal(
    slug: str, level: int, seed: int, turns: int, dice: Random
) -> None:
    game: Game[Any, Any] = Game(rules_of(slug))
    while game.outcome is None and len(game.turns) < turns:
        game.play({seat: dice.choice(game.legal(seat)) for seat in game.due})
    for seat in game.due:
        assert choose(game, seat, level, seed) in game.legal(seat)


@pytest.mark.parametrize("level", [0, 11, -1, 1.0, True, "1", None, 10**5000], ids=range(8))
def test_what_is_no_level_is_refused(level: Any) -> None:  # noqa: ANN401 -- that is the test
    with pytest.raises(UnknownLevelError, match="the levels are 1 to 10"):
        choose(Game(SHELL), BLACK, level, 1)


@pytest.mark.parametrize(
    "seed", [-1, 2**53 + 1, 2**64, 10**5000, 1.5, 1.0, True, "x", None], ids=range(9)
)
@pytest.mark.parametrize("slug", GAMES)
def test_what_is_no_chance_is_refused(slug: str, seed: Any) -> None:  # noqa: ANN401 -- that is the test
    with pytest.raises(LimitsError, match="from 0 to 2\\^53"):
        choose(Game(rules_of(slug)), BLACK, 1, seed)


def points(slug: str, better: int, worse: int, games: int) -> float:
    """What the better level scores of so many games, colours changing after each."""
    scored = 0.0
    for seed in range(games):
        seats = (BLACK, WHITE) if seed % 2 else (WHITE, BLACK)
        levels = dict(zip(seats, (better, worse), strict=True))
        game: Game[Any, Any] = Game(rules_of(slug))
        while game.outcome is None and len(game.turns) < 250:
            game.play({seat: choose(game, seat, levels[seat], seed) for seat in game.due})
        winner = game.outcome.winner if game.outcome is not None else None
        scored += 0.5 if winner is None else levels[winner] == better
    return scored


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("worse, better", [(1, 4), (4, 7), (6, 9)])
def test_three_levels_make_a_clear_difference(slug: str, worse: int, better: int) -> None:
    games = 20 if better < 9 else 10
    assert points(slug, better, worse, games) >= 0.6 * games


# --- What the Shell ---

ONE_THREAT = "9/9/9/9/1wbbbb3/9/3w5/5w3/9 - 8"
"""Black completes by G5 alone, and White has nothing of its own."""

TWO_THREATS = "9/9/9/9/2bbbb3/9/3w5/5w3/1w7 - 8"
"""Black completes by B5 or G5."""


def choices(text: str, seat: Colour, level: int, seeds: int) -> Counter[str]:
    game = Game(SHELL, SHELL.read_position(text))
    return Counter(choose(game, seat, level, seed) for seed in range(seeds))


@STRONG
def test_the_only_threat_is_stopped(level: int) -> None:
    assert choices(ONE_THREAT, WHITE, level, 4)["G5"] == 4


@STRONG
def test_one_of_two_completions_is_taken_and_none_always(level: int) -> None:
    found = choices(TWO_THREATS, BLACK, level, 8)
    assert found["B5"] + found["G5"] == 8
    assert min(found["B5"], found["G5"]) >= 1


@STRONG
def test_a_capture_that_hatches_is_preferred(level: int) -> None:
    # By F4 Black encloses D4 and E4 against C4, and the egg on E6 hatches.
    assert choices("9/9/9/4e4/9/2bww4/9/9/9 E6 5", BLACK, level, 4)["F4"] >= 3


def test_a_beginner_takes_a_plain_four_and_stops_one_now_and_then() -> None:
    taken = choices(TWO_THREATS, BLACK, 1, 100)
    assert taken["B5"] + taken["G5"] >= 80
    assert 15 <= choices(ONE_THREAT, WHITE, 1, 100)["G5"] <= 90


PLAIN = "9/9/9/9/2bbbb3/9/3w5/5w3/1w7 - 8"
SLANTING_WITH_A_GAP = "9/9/6b2/9/4b4/3b5/2b6/9/1w5w1 - 8"
FAR = [("A1:I9", "I1:A9"), ("A2:I8", "A8:I2")]
"""Turns in the corners."""


def taken(text: str, level: int, seed: int, moves: tuple[str, ...] = ()) -> bool:
    """Whether Black completes the four."""
    game = Game(SHELL, SHELL.read_position(text))
    for move in moves:
        game.play_text(move)
    return choose(game, BLACK, level, seed) in {"B5", "G5", "F6", "B2"}


def test_what_slants_and_has_a_gap_is_missed_more_often() -> None:
    plain, hidden = (
        sum(taken(text, 3, seed) for seed in range(100)) for text in (PLAIN, SLANTING_WITH_A_GAP)
    )
    assert plain >= hidden + 15


@pytest.mark.parametrize("corners", FAR)
def test_what_is_far_from_the_last_turns_is_missed_more_often(corners: tuple[str, ...]) -> None:
    near = sum(taken(PLAIN, 3, seed) for seed in range(100))
    far = sum(taken(PLAIN, 3, seed, corners) for seed in range(100))
    assert near >= far + 15


def test_what_a_level_misses_stays_missed_in_a_game() -> None:
    takes = [
        sum(taken(PLAIN.replace("- 8", f"- {turn}"), 2, seed, FAR[0]) for turn in range(8, 14))
        for seed in range(60)
    ]
    assert takes.count(0) >= 10
    assert takes.count(6) >= 10
    assert sum(0 < count < 6 for count in takes) <= 30, "by dice, nearly all would be mixed"


# --- Kruco ---


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
    return str(choose(Game(KRUCO, position), position.to_move, level, seed))


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
    position = KRUCO.read_position(text)
    expected = winning(position)
    assert expected, what
    for seed in range(3):
        assert choice(position, level, seed) in expected


def test_a_beginner_takes_a_win_that_is_near() -> None:
    position = KRUCO.read_position(WON[0][1])
    taken = sum(choice(position, 1, seed) in winning(position) for seed in range(100))
    assert taken >= 70


def sharp(count: int) -> list[tuple[Position, set[str]]]:
    """Positions from beginners' games where some moves win or lose at once; the right moves."""
    found: list[tuple[Position, set[str]]] = []
    seed = 0
    while len(found) < count:
        game = Game(KRUCO)
        while game.outcome is None and len(game.turns) < 300:
            (seat,) = game.due
            game.play({seat: choose(game, seat, 1, seed)})
        seed += 1
        for turn in game.turns[-4:-1]:
            right = winning(turn.before) or safe(turn.before)
            if 0 < len(right) < len(turn.before.legal(turn.before.to_move)):
                found.append((turn.before, right))
    return found[:count]


def test_wins_are_taken_and_stopped_in_sharp_positions() -> None:
    for position, right in sharp(5):
        for level in (9, 10):
            assert choice(position, level, 1) in right, position.text


@pytest.mark.parametrize("level", [1, 5, 10])
def test_a_tangle_set_up_is_answered_at_once(level: int) -> None:
    """18,953 ways to end, after each of many moves: not all of them are looked at."""
    tangle = "8/8/1bbbb3/1bbbb3/1bbbb3/1bbbb3/8/8 7/7/1wwww2/1wwww2/1wwww2/1wwww2/7 b 0,0 1"
    game = Game(KRUCO, KRUCO.read_position(tangle))
    began = time.process_time()
    move = choose(game, BLACK, level, 3)
    assert time.process_time() - began < 2
    game.play_text(str(move))  # legal by the referee


@STRONG
def test_a_lost_game_is_played_on(level: int) -> None:
    position = KRUCO.read_position("wwwwwwww/8/8/8/8/8/w6w/1bbbbbb1 7/7/7/7/7/7/7 b 0,0 31")
    assert winning(position) | safe(position) == set()
    assert choice(position, level, 1) in map(str, position.legal(position.to_move))


@pytest.mark.parametrize("level", [1, 5, 9, 10])
def test_ahead_the_third_repetition_is_avoided(level: int) -> None:
    start = KRUCO.read_position("wwww4/8/8/8/8/8/1b6/b1bbbbbb 7/7/7/7/7/7/7 w 0,0 2")
    game = Game(KRUCO, start)
    for move in ("a8-a7", "a1-b1", "a7-a8", "b1-a1", "a8-a7", "a1-b1", "a7-a8"):
        assert game.play_text(move).outcome is None
    repeating = "b1-a1"
    assert repeating in map(str, game.legal(game.due[0]))
    for seed in range(3):
        assert str(choose(game, game.due[0], level, seed)) != repeating
