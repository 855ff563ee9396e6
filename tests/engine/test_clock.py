"""How the time for a game is shared out; `test_protocol` has it in a real exchange."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from ludejo.engine import KrucoAnalysis, ShellAnalysis
from ludejo.engine.clock import Allowance
from ludejo.games import BLACK, WHITE, Colour


def look(seconds: float, depth: int, value: float = 0.0) -> KrucoAnalysis:
    """What a search for White has found by then."""
    return KrucoAnalysis(options={WHITE: ()}, **found(seconds, depth, value))


def found(seconds: float, depth: int, value: float) -> dict[str, Any]:
    values: Mapping[Colour, float] = {BLACK: -value, WHITE: value}
    return {
        "values": values,
        "error": 0.1,
        "exact": False,
        "line": (),
        "nodes": 1,
        "depth": depth,
        "seconds": seconds,
    }


@pytest.mark.parametrize("left", [0.0, 0.01, 0.06, 1.0, 60.0, 7200.0])
@pytest.mark.parametrize("gain", [0.0, 0.1, 30.0])
def test_a_choice_never_takes_what_is_not_there(left: float, gain: float) -> None:
    allowance = Allowance(left, gain)
    assert 0 < allowance.share <= allowance.most
    assert allowance.most <= max(0.005, min(left / 2, left - 0.05))


@pytest.mark.parametrize("gain", [0.0, 2.0])
def test_the_time_lasts_for_a_long_game(gain: float) -> None:
    left = 60.0
    for _ in range(150):
        left -= Allowance(left, gain).share
        assert left > 0
        left += gain
    if gain:
        assert left > 9, "it lives by what comes back"


def test_a_ply_that_could_not_be_ended_is_not_begun() -> None:
    allowance = Allowance(25.0)  # a second for each of 25
    assert not allowance.enough(look(0.4, 5))
    assert not allowance.enough(look(0.6, 5)), "it is amid the sixth ply"
    assert allowance.enough(look(0.7, 6))


def test_its_share_ends_it_amid_a_ply() -> None:
    allowance = Allowance(25.0)
    assert not allowance.enough(look(0.4, 5))
    assert allowance.enough(look(1.0, 5))


def test_who_sees_it_go_wrong_takes_longer() -> None:
    allowance = Allowance(25.0)
    assert not allowance.enough(look(0.3, 5, 0.5))
    assert not allowance.enough(look(0.8, 6, 0.2))
    assert not allowance.enough(look(1.5, 6, 0.2))
    assert allowance.enough(look(2.0, 6, 0.2))


def test_where_both_choose_at_once_its_share_ends_it() -> None:
    allowance = Allowance(25.0)
    options: dict[Colour, tuple[()]] = {BLACK: (), WHITE: ()}
    assert not allowance.enough(ShellAnalysis(options=options, **found(0.9, 7, -0.9)))
    assert allowance.enough(ShellAnalysis(options=options, **found(1.0, 7, -0.9)))
