"""The courses' tasks before the referee: what a lesson shows and calls right is so by the rules."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from ludejo.games import BLACK, WHITE, Colour, Game, kruco, rules_of
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
