"""Short forms of what `make bench` and `make strength` measure of Kruco's search.

Those of What the Shell's strength and of the ladder are in `make test-native`.
"""

from __future__ import annotations

import sys
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from benchmarks import strength, strength_kruco
from benchmarks.bench_native import Browser, batch_rate, kruco_games, thinking
from benchmarks.measuring import report
from benchmarks.strength import Score

if TYPE_CHECKING:
    from collections.abc import Callable


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


def status(run: Callable[[], None]) -> object:
    """What a command ends with."""
    try:
        run()
    except SystemExit as ended:
        return ended.code
    return 0


def judged(monkeypatch: pytest.MonkeyPatch, games: int, shares: dict[str, float]) -> object:
    """What `make strength` ends with where the search scores so many of 100."""

    def play(_: Path, opponent: str, games: range, __: float) -> Score:
        return Score(len(games), shares[opponent] / 100 * len(games), turns=30, nodes=20)

    monkeypatch.setattr(strength, "play", play)
    monkeypatch.setattr(sys, "argv", ["strength", "program", *shares, "--games", str(games)])
    return status(strength.main)


def test_who_misses_what_is_wanted_is_told_after_all_matches(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # The interval of 82 begins below 80.
    shares = {"decoupled-uct": 82.0, "greedy": 97.0, "attacker": 44.5, "learned-greedy": 1.0}
    assert judged(monkeypatch, 400, shares) == 1
    uct, greedy, attacker, learned = capsys.readouterr().out.splitlines()[2:]
    assert uct.endswith("; wanted: 80 at the lower end: MISSED")
    assert greedy.endswith("; wanted: 97")
    assert attacker.endswith("; wanted: 45: MISSED")
    assert "wanted" not in learned
    assert judged(monkeypatch, 400, {"decoupled-uct": 85.0, "attacker": 45.0}) == 0
    assert "MISSED" not in capsys.readouterr().out


def test_short_matches_are_not_judged(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert judged(monkeypatch, 399, {"decoupled-uct": 50.0, "greedy": 0.0}) == 0
    assert capsys.readouterr().out.endswith("; wanted: 97 (not judged below 400 games)\n")


@pytest.mark.parametrize("won", [94, 95])
def test_the_match_of_kruco_is_judged_too(won: int, capsys: pytest.CaptureFixture[str]) -> None:
    games = [
        strength_kruco.Played(float(number < won), 40, 6.5, 10_000, 2.0, 0.8)
        for number in range(100)
    ]
    match = strength_kruco.match(games, 0.1)
    missed = won < 95
    assert status(lambda: report("Kruco.", [match])) == int(missed)
    assert capsys.readouterr().out.endswith(f"; wanted: 95{': MISSED' * missed}\n")
