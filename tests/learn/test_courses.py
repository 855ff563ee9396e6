"""The courses' tasks before the referee: what a lesson shows and calls right is so by the rules."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from ludejo.games import BLACK, WHITE, Colour, Game, kruco, rules_of
from ludejo.messages import Messages
from tests.native.browser import COMMAND, QUIET

Task = dict[str, Any]


@pytest.fixture(scope="module")
def tasks() -> list[Task]:
    """Every task of both courses, with every choice that can be tried there."""
    script = Path(__file__).with_name("courses.mjs")
    told = subprocess.run(
        [COMMAND[0], script], env=QUIET, capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stderr
    return [json.loads(line) for line in told.stdout.splitlines()]


def begun(task: Task) -> Game[Any, Any]:
    return Game.read(rules_of(task["game"]), task["past"])


def one(tasks: list[Task], lesson: str, task: str) -> Task:
    (found,) = [one for one in tasks if (one["lesson"], one["task"]) == (lesson, task)]
    return found


def test_they_begin_on_boards_on_which_the_learner_can_choose(tasks: list[Task]) -> None:
    assert {task["game"] for task in tasks} == {"kruco", "what-the-shell"}
    for task in tasks:
        game = begun(task)
        assert game.position.text == task["position"], task["lesson"]
        if isinstance(game.position, kruco.Position):
            assert not game.position.formations, task["lesson"]
        legal = [str(choice) for choice in game.legal(Colour(task["seat"]))]
        assert [tried["choice"] for tried in task["tries"]] == legal != []


def test_what_is_shown_after_a_try_is_what_the_rules_give(tasks: list[Task]) -> None:
    for task in tasks:
        for tried in task["tries"]:
            game = begun(task)
            for move in tried["moves"]:
                game.play_text(move)
            assert game.position.text == tried["after"], (task["lesson"], tried)
            outcome = game.outcome and game.outcome.as_dict()
            assert outcome == tried["outcome"], (task["lesson"], tried)


@pytest.mark.parametrize("name", ["stay", "road"])
def test_a_piece_that_has_arrived_outlasts_every_answer(tasks: list[Task], name: str) -> None:
    for tried in one(tasks, "arrive", name)["tries"]:
        game = begun(one(tasks, "arrive", name))
        there = game.play_text(tried["choice"]).position
        assert there.legal(WHITE)
        ends = [there.play({WHITE: answer}).outcome for answer in there.legal(WHITE)]
        assert all(end and end.winner is BLACK for end in ends) == tried["done"], tried


def test_a_crossing_is_called_barred_where_white_may_not_climb_to_it(tasks: list[Task]) -> None:
    for tried in one(tasks, "barred", "bar")["tries"]:
        game = begun(one(tasks, "barred", "bar"))
        there = game.play_text(tried["choice"]).position
        climbs = [move for move in there.legal(WHITE) if str(move).startswith("d6-d5+")]
        assert (climbs == []) == tried["done"], tried


def told(task: Task, says: str) -> list[Task]:
    """Return the tries that are answered with this."""
    return [tried for tried in task["tries"] if tried["says"] == says]


def played(task: Task, tried: Task) -> list[dict[str, Any]]:
    """Return all that happens in a try."""
    game = begun(task)
    return [event.as_dict() for move in tried["moves"] for event in game.play_text(move).events]


def test_whoever_is_told_of_a_bite_was_bitten(tasks: list[Task]) -> None:
    task = one(tasks, "broken", "yours")
    bitten = told(task, "learn-shell-broken-yours-bitten")
    assert len(bitten) > 1
    bite = {"kind": "capture", "by": "white", "taken": ["D3", "D4"]}
    assert all(bite in played(task, tried) for tried in bitten)


def test_every_place_of_the_slope_is_told_of_the_hole_in_it(tasks: list[Task]) -> None:
    holed = told(one(tasks, "five", "gap"), "learn-shell-five-gap-end")
    assert [tried["choice"] for tried in holed] == ["A1", "B2", "H8", "I9"]


def test_who_runs_away_from_the_goal_is_told_to_turn_round(tasks: list[Task]) -> None:
    run = one(tasks, "run", "far")
    back = [tried["choice"] for tried in told(run, "learn-kruco-run-far-back")]
    assert back == ["d4-b4", "d4-c4"]
    assert all(
        tried["choice"][3] > tried["choice"][0] for tried in told(run, "learn-kruco-run-far-short")
    )


def test_an_egg_that_hatched_for_the_other_is_told_as_a_miss_of_that_task(
    tasks: list[Task],
) -> None:
    task = one(tasks, "vanish", "surplus")
    hers = told(task, "learn-shell-vanish-surplus-hers")
    assert len(hers) > 1
    assert all(
        {"kind": "hatch", "by": "white", "at": "G5"} in played(task, tried) for tried in hers
    )


def test_who_is_to_slide_out_of_the_back_row_is_asked_to_slide(tasks: list[Task]) -> None:
    task = one(tasks, "start", "begin")
    slides = [
        tried["choice"]
        for tried in task["tries"]
        if tried["choice"][1] == "1" and not tried["choice"].endswith("+")
    ]
    assert [tried["choice"] for tried in task["tries"] if tried["done"]] == slides
    # To climb would bring a piece out of the back row, too.
    for language, word in {"en": "Slide", "eo": "Ŝovu"}.items():
        assert f"{word} " in Messages(language)("learn-kruco-start-begin")
