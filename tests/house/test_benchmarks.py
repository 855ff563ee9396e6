"""Short forms of what `make bench` and `make strength` measure of Kruco's search.

Those of What the Shell's strength and of the ladder are in `make test-native`.
"""

from __future__ import annotations

import sys
from contextlib import closing
from importlib.util import find_spec

import pytest

from benchmarks import strength_kruco
from benchmarks.bench_native import Browser, batch_rate, kruco_games, thinking


def test_the_search_is_timed() -> None:
    games = list(kruco_games(count=2, plies=6))
    assert [game.position.number for game in games] == [7, 7]
    for threads in (1, 2):
        seconds, rate = thinking(games, threads, 4)
        assert 0 < seconds < 60
        assert rate > 1000


def test_the_browsers_engine_and_batches_are_timed() -> None:
    with closing(Browser()) as browser:
        assert browser.seconds("solve_matrices", 2, 9, 0.001, 1) >= 0
    stepping, choosing = batch_rate(16, 10)
    assert stepping > choosing > 0


@pytest.mark.filterwarnings("ignore")  # OpenSpiel's own
def test_a_game_of_the_match_for_strength(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if find_spec("pyspiel") is None:  # then `make strength` goes on without it
        monkeypatch.setattr(sys, "argv", ["strength_kruco"])
        strength_kruco.main()
        assert "make peers" in capsys.readouterr().out
        return
    played = strength_kruco.play(0.005, 1)
    assert played.points in {0.0, 0.5, 1.0}
    assert played.depth >= 1
    assert played.nodes > 0
