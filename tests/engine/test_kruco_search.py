"""The search for Kruco, against what an exhaustive solver and the referee say.

``native/tests/kruco_problems.cpp`` made the problems; it shares nothing with the search.
"""

from __future__ import annotations

import json
import threading
import time
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludejo.engine._native import KrucoSearch
from ludejo.games import Game, kruco

PROBLEMS: list[dict[str, Any]] = [
    json.loads(line)
    for line in (Path(__file__).parents[1] / "data" / "kruco-problems.jsonl")
    .read_text()
    .splitlines()
]
WINS = [problem for problem in PROBLEMS if "win_in" in problem]
SAVES = [problem for problem in PROBLEMS if "saving" in problem]

CIRCLES = " ".join(["a2-a3", "a7-a6", "a3-a2", "a6-a7"] * 2)


def game_of(text: str, *moves: str) -> Game[kruco.Position, kruco.Move]:
    """The referee's game from a position, these moves played."""
    game = Game(kruco.RULES, kruco.RULES.read_position(text))
    for move in moves:
        game.play({game.position.to_move: kruco.RULES.read_choice(move)})
    return game


def found(position: str, **limits: float) -> dict[str, Any]:
    search = KrucoSearch(f"position {position}", seed=1)
    search.run(limits.get("seconds", 0), int(limits.get("nodes", 0)), int(limits.get("depth", 0)))
    return search.report()


def check_end(position: str, line: dict[str, Any]) -> None:
    """What a line says of the end is what happens when it is played."""
    game = game_of(position)
    mover = game.position.to_move
    for move in line["pv"]:
        assert game.outcome is None
        game.play({game.position.to_move: kruco.RULES.read_choice(move)})
    assert game.outcome is not None
    assert len(line["pv"]) == abs(line["win_in"])
    assert game.outcome.winner is (mover if line["win_in"] > 0 else mover.other)


@pytest.mark.parametrize("problem", WINS, ids=lambda problem: problem["position"])
def test_wins_within_five_plies_are_found_and_proved(problem: dict[str, Any]) -> None:
    search = KrucoSearch(f"position {problem['position']}", seed=1)
    began = time.process_time()
    report: dict[str, Any] = {"exact": False}
    while not report["exact"] and time.process_time() - began < 1:
        search.run(0.1, 0, processor=True)
        report = search.report()
    best = report["lines"][0]
    assert report["exact"]
    assert (best["win_in"], best["value"]) == (problem["win_in"], 1)
    assert best["exact"]
    assert best["move"] in problem["winning"]
    assert best["move"] == best["pv"][0]
    check_end(problem["position"], best)


@pytest.mark.parametrize("problem", SAVES, ids=lambda problem: problem["position"])
def test_the_only_move_that_saves_is_found(problem: dict[str, Any]) -> None:
    report = found(problem["position"], nodes=60_000)
    assert report["lines"][0]["move"] == problem["saving"]


def test_losses_are_proved_too() -> None:
    """After a winning move of the problems, the other has lost in one ply less, not sooner."""
    for problem in [problem for problem in WINS if problem["win_in"] == 4][:12]:
        after = game_of(problem["position"], problem["winning"][0]).position.text
        report = found(after, nodes=60_000)
        assert report["exact"]
        assert report["lines"][0]["win_in"] == -3
        assert report["lines"][0]["exact"]
        check_end(after, report["lines"][0])


TOO_SOON = [
    ("8/8/8/4b3/6b1/3w3b/1b2b3/8 7/7/7/6b/7/b6/5b1 b 4,3 6", 1000),
    ("8/8/8/7b/6w1/8/8/8 7/7/7/7/2b4/7/7 w 2,2 34", 1000),
    ("6ww/7w/8/8/5w2/8/6b1/8 7/4b2/7/7/7/7/7 w 0,3 13", 300),
    ("8/w3w3/3w1b2/8/8/1b6/8/3b4 7/7/7/7/7/7/7 w 1,3 27", 300),
    ("8/8/8/8/8/1b4b1/8/7b 7/7/7/7/1w5/7/7 b 4,1 26", 3000),
    ("w7/8/8/1w5b/8/4b1b1/3b4/5b2 7/7/1b2w2/7/7/6w/7 b 4,3 30", 300),
    ("8/8/1w5w/2w5/2w1w3/1b3ww1/6b1/b7 7/7/7/7/7/7/7 b 2,0 36", 4000),
]
"""Boards with so many nodes that a search breaks off where its first move alone has lost."""


def scattered(seed: int) -> str:
    """Few pieces anywhere, none on its goal or its own: who looks far loses often."""
    rng = Random(seed)
    rows = [["."] * 8 for _ in range(8)]
    spots = [(rank, file) for rank in range(1, 7) for file in range(8)]
    colours = rng.choice(["bw", "bbw", "bww"])
    for rank, file in rng.sample(spots, rng.randint(3, 9)):
        rows[rank][file] = rng.choice(colours)
    board = "/".join("".join("1" if one == "." else one for one in row) for row in rows)
    for run in range(8, 1, -1):
        board = board.replace("1" * run, str(run))
    return f"{board} 7/7/7/7/7/7/7 {rng.choice('bw')} {rng.randint(0, 3)},{rng.randint(0, 3)} 30"


SCATTERED = [text for text in map(scattered, range(120)) if game_of(text).outcome is None][:60]


@cache
def best_of(position: str, nodes: int, lines: int = 1) -> dict[str, Any]:
    search = KrucoSearch(f"position {position}", seed=0, lines=lines)
    search.run(0, nodes)
    report: dict[str, Any] = search.report()
    return report


def contradicted(few: dict[str, Any], many: dict[str, Any]) -> bool:
    """Whether a loss that a short search tells is not what a long one tells."""
    told, truth = few["lines"][0]["win_in"], many["lines"][0]["win_in"]
    return bool(told and told < 0 and not (truth and told <= truth < 0))


@pytest.mark.parametrize("lines", [1, 3])
@pytest.mark.parametrize("position, nodes", TOO_SOON)
def test_no_loss_is_told_of_moves_not_looked_at(position: str, nodes: int, lines: int) -> None:
    few = best_of(position, nodes, lines)
    assert not contradicted(few, best_of(position, 300_000))
    assert few["exact"] == bool(few["lines"][0]["win_in"])


@pytest.mark.parametrize("lines", [1, 4])
def test_wherever_it_is_broken_off_a_loss_that_is_told_stands(lines: int) -> None:
    assert len(SCATTERED) == 60
    losses = 0
    for position in SCATTERED:
        many = best_of(position, 90_000)
        for nodes in (100, 300, 1000, 3000):
            few = best_of(position, nodes, lines)
            assert not contradicted(few, many), (position, nodes)
            losses += (few["lines"][0]["win_in"] or 0) < 0
    assert losses >= 10, "else nothing was tried"


def test_what_is_told_while_it_searches_stands_too() -> None:
    """A search carried on a few boards at a time is looked at after each."""
    for position in SCATTERED[::4] + [position for position, _ in TOO_SOON]:
        many = best_of(position, 90_000)
        search = KrucoSearch(f"position {position}")
        for _ in range(200):
            search.run(0, 20)
            assert not contradicted(search.report(), many), position


def test_two_threads_prove_the_same_wins() -> None:
    for problem in WINS[::6]:
        search = KrucoSearch(f"position {problem['position']}", seed=3, threads=2)
        search.run(5, 400_000)
        best = search.report()["lines"][0]
        assert best["win_in"] == problem["win_in"]
        assert best["move"] in problem["winning"]


def test_lines_are_different_playable_moves_the_best_first() -> None:
    for problem in PROBLEMS[::9]:
        search = KrucoSearch(f"position {problem['position']}", seed=1, lines=5)
        search.run(0, 20_000)
        lines = search.report()["lines"]
        moves = [line["move"] for line in lines]
        assert len(set(moves)) == len(moves)
        values = [line["value"] for line in lines]
        assert values == sorted(values, reverse=True)
        for line in lines:
            assert -1 <= line["value"] <= 1
            assert line["pv"][0] == line["move"]
            game = game_of(problem["position"], *line["pv"])  # legal by the referee, all of it
            assert len(game.turns) == len(line["pv"])


def test_a_third_coming_is_a_draw() -> None:
    """K15, by the game's past."""
    start = "position start moves " + CIRCLES.rsplit(" ", 1)[0]
    # White to move; a6-a7 brings the first position up for the third time.
    search = KrucoSearch(start, lines=100)
    search.run(0, 30_000)
    report = search.report()
    (drawing,) = (line for line in report["lines"] if line["move"] == "a6-a7")
    assert drawing["value"] == 0
    assert drawing["pv"] == ["a6-a7"]
    fresh = KrucoSearch("position start moves a2-a3 a7-a6 a3-a2", lines=100)
    fresh.run(0, 30_000)
    (line,) = (line for line in fresh.report()["lines"] if line["move"] == "a6-a7")
    assert len(line["pv"]) > 1


def test_taking_the_last_moves_wins() -> None:
    """K14: White's only piece is lifted, and White cannot move."""
    position = "8/8/8/3w4/2b5/8/8/8 7/7/7/3b3/7/7/7 b 0,0 1"
    (best,) = found(position, depth=4)["lines"]
    assert (best["move"], best["win_in"], best["exact"]) == ("c4-c4+", 1, True)
    check_end(position, best)


def test_it_goes_on_where_it_was_and_depth_ends_it() -> None:
    search = KrucoSearch("position start", seed=2)
    search.run(0, 0, depth=3)
    first = search.report()
    assert first["depth"] == 3
    search.run(0, 0, depth=5)
    second = search.report()
    assert second["depth"] == 5
    assert second["nodes"] > first["nodes"]
    assert second["selective_depth"] >= 5


def test_the_seed_and_the_nodes_decide() -> None:
    game = "position start moves e2-e2+ d7-d6+"
    reports = []
    for _ in range(2):
        search = KrucoSearch(game, seed=9, lines=2)
        for nodes in (5000, 1, 20_000):
            search.run(0, nodes)
        reports.append(search.report() | {"seconds": 0})
        assert reports[-1]["nodes"] == 25_001
    assert reports[0] == reports[1]


@pytest.mark.parametrize("threads", [1, 2])
def test_it_is_stopped_at_once_and_looked_at_meanwhile(threads: int) -> None:
    search = KrucoSearch("position start", threads=threads)
    thread = threading.Thread(target=search.run, args=(60.0, 0))
    thread.start()
    assert search.report()["lines"]
    search.stop()
    thread.join(10)
    assert not thread.is_alive()


def test_a_tangle_set_up_is_begun_and_stopped_at_once() -> None:
    """18,953 ways to end, after each of many moves: not all of them are looked at."""
    tangle = "8/8/1bbbb3/1bbbb3/1bbbb3/1bbbb3/8/8 7/7/1wwww2/1wwww2/1wwww2/1wwww2/7 b 0,0 1"
    began = time.process_time()
    search = KrucoSearch(f"position {tangle}")
    search.run(0.05, 0, processor=True)
    assert time.process_time() - began < 1
    move = search.report()["lines"][0]["move"]
    game_of(tangle, move)


def test_what_cannot_be_searched_is_refused() -> None:
    for game in ("position nowhere", "position start moves a2-a9"):
        with pytest.raises(ValueError, match=r"fields|is written"):
            KrucoSearch(game)
    with pytest.raises(ValueError, match="over"):
        KrucoSearch(f"position start moves {CIRCLES}")
    with pytest.raises(ValueError, match="above 0"):
        KrucoSearch("position start", threads=0)
