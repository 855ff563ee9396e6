"""Native and browser engine say what the referee says: 50,000 plies of each game.

`make agree` plays more.
"""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludejo.engine import _native
from tests.native.agreement import (
    QUESTIONS,
    ask_native,
    board_questions,
    differing,
    plies_and_repetitions,
    questions,
)
from tests.native.browser import ask_wasm

DATA = Path(__file__).parents[1] / "data"
PARTS, PLIES = 10, 5000


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("slug", QUESTIONS)
def test_agreement_with_the_referee(slug: str, part: int) -> None:
    asked = list(questions(slug, PLIES, f"tested {part}"))
    plies, repetitions = plies_and_repetitions(asked)
    assert plies >= PLIES
    assert repetitions
    assert [(one, ask_native(one)) for one in differing(asked)[:3]] == []
    assert ask_wasm(asked, "--compare") == []


@pytest.mark.parametrize("slug", QUESTIONS)
def test_what_a_page_shows_is_what_the_house_would_show(slug: str) -> None:
    asked = list(islice(board_questions(slug, Random("shown")), 400))
    assert [(one, ask_native(one)) for one in differing(asked)[:3]] == []
    assert ask_wasm(asked, "--compare") == []
    if slug == "kruco":
        begun = [one.arguments[1] for one in asked if one.function == "kruco_captures"]
        assert any(" " in move for move in begun)


def lines(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (DATA / name).read_text("utf-8").splitlines()]


def test_the_cases_of_what_the_shell() -> None:
    for case in lines("what-the-shell.jsonl"):
        given = json.loads(_native.shell_play(f"position {case['position']}", case["move"]))
        assert given == {
            "position": case["after"],
            "events": case["events"],
            "outcome": case["outcome"],
            "sudden_death": case["sudden_death"],
        }, case.get("why")


def test_the_cases_of_kruco() -> None:
    for case in lines("kruco.jsonl"):
        game = f"position {case['position']}"
        assert json.loads(_native.kruco_legal(game))["legal"] == sorted(case["moves"])
        for move, wanted in case["moves"].items():
            given = json.loads(_native.kruco_play(game, move))
            assert given["position"] == wanted["after"]
            assert given["outcome"] == wanted["outcome"]
            assert given["events"] == wanted.get("events", given["events"])
