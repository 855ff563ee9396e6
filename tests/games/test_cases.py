"""The checked cases of both games, each move on its own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludejo.games import BLACK, WHITE, kruco, shell

DATA = Path(__file__).parents[1] / "data"


def cases(slug: str) -> list[Any]:
    """The cases of a game, each named by its line and, where it says so, by what it is about."""
    lines = (DATA / f"{slug}.jsonl").read_text("utf-8").splitlines()
    return [
        pytest.param(case := json.loads(line), id=f"{number} {case.get('why', '')[:50]}".strip())
        for number, line in enumerate(lines, 1)
    ]


def test_all_the_cases_are_there() -> None:
    assert len(cases("what-the-shell")) == 533
    assert len(cases("kruco")) == 105


@pytest.mark.parametrize("case", cases("what-the-shell"))
def test_what_the_shell(case: dict[str, Any]) -> None:
    position = shell.Position.read(case["position"])
    assert position.text == case["position"]
    turn = position.play(shell.RULES.read_move(case["move"], position))
    told = {name: case[name] for name in ("events", "outcome", "sudden_death")}
    assert turn.as_dict() == {"position": case["after"]} | told
    assert turn.move == case["move"]
    empty = {place for place in shell.PLACES if place not in position.pieces}
    assert set(position.legal(BLACK)) == set(position.legal(WHITE)) == empty


@pytest.mark.parametrize("case", cases("kruco"))
def test_kruco(case: dict[str, Any]) -> None:
    position = kruco.Position.read(case["position"])
    assert position.text == case["position"]
    assert (position.outcome and position.outcome.as_dict()) == case["outcome"]
    assert [str(move) for move in position.legal(position.to_move)] == sorted(case["moves"])
    wrong = {}
    for move, told in case["moves"].items():
        turn = position.play(kruco.RULES.read_move(move, position))
        events = [event.as_dict() for event in turn.events]
        given = {
            "after": turn.position.text,
            "outcome": turn.outcome and turn.outcome.as_dict(),
            "events": events,
        }
        if "events" not in told:  # a move that neither captures nor divides
            assert [event["kind"] for event in events] in (["slide"], ["climb"], ["step-down"])
        if turn.move != move or any(given[name] != told[name] for name in told):
            wrong[move] = (told, given)
    assert wrong == {}
