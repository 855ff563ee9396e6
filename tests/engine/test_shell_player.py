from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ludejo.engine import choose
from ludejo.games import BLACK, WHITE, Colour, Game
from ludejo.games.shell import RULES

STRONG = pytest.mark.parametrize("level", [2, 3])


def choices(text: str, seat: Colour, level: int, seeds: int) -> Counter[str]:
    position = RULES.read_position(text)
    return Counter(
        choose(Game(RULES, position), seat, level, Random(seed)) for seed in range(seeds)
    )


ONE_THREAT = "9/9/9/9/1wbbbb3/9/3w5/5w3/9 - 8"
"""Black completes by G5 alone, and White has nothing of its own."""

TWO_THREATS = "9/9/9/9/2bbbb3/9/3w5/5w3/1w7 - 8"
"""Black completes by B5 or G5."""


@STRONG
def test_the_only_threat_is_stopped(level: int) -> None:
    assert choices(ONE_THREAT, WHITE, level, 6)["G5"] == 6


@STRONG
def test_one_of_two_completions_is_taken_and_none_always(level: int) -> None:
    found = choices(TWO_THREATS, BLACK, level, 10)
    assert found["B5"] + found["G5"] == 10
    assert min(found["B5"], found["G5"]) >= 2


@STRONG
def test_of_two_threats_either_is_stopped(level: int) -> None:
    found = choices(TWO_THREATS, WHITE, level, 10)
    assert min(found["B5"], found["G5"]) >= 2
    assert found["B5"] + found["G5"] >= 9


@STRONG
def test_a_capture_that_hatches_is_preferred(level: int) -> None:
    # By F4 Black encloses D4 and E4 against C4, and the egg on E6 hatches.
    found = choices("9/9/9/4e4/9/2bww4/9/9/9 E6 5", BLACK, level, 5)
    assert found["F4"] >= 4


@STRONG
def test_the_opening_is_mixed(level: int) -> None:
    assert len(choices(RULES.start.text, BLACK, level, 8)) >= 3


def test_a_beginner_takes_a_win_and_misses_some_threats() -> None:
    assert choices(TWO_THREATS, BLACK, 1, 40).keys() & {"B5", "G5"} == {"B5", "G5"}
    stopped = choices(ONE_THREAT, WHITE, 1, 60)["G5"]
    assert 15 <= stopped <= 50
