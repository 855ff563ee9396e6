"""A game away from the house is the game that it would be in it: the same acts, view and record."""

from __future__ import annotations

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

from ludejo.games import Colour, Game, rules_of
from ludejo.messages import Messages
from tests.native.browser import COMMAND, QUIET
from tests.server.helpers import BLACK_WINS, Guest, View
from tests.server.test_joining import hello, new_id

Script = dict[str, Any]
"""A game as a page is to play it away from the house."""

CLOCKED = ("created", "updated")
"""What tells when something was done, by the clock of whoever kept the game."""


def script(game: str, *acts: list[str], level: int | None = None, seat: str = "black") -> Script:
    wishes: dict[str, Any] = {"game": game, "opponent": "hotseat" if level is None else "computer"}
    if level is not None:
        wishes |= {"level": level, "seat": seat}
    name = "" if level is None else Messages("en")(f"character-{game}-{level}")
    return {"id": new_id(), "wishes": wishes, "acts": list(acts), "character": name}


def both(*moves: str) -> list[list[str]]:
    """Turns of What the Shell, each chosen by two at one screen."""
    return [
        ["choose", seat, choice]
        for move in moves
        for seat, choice in zip(("black", "white"), move.split(":"), strict=True)
    ]


def wandering(game: str, turns: int, seed: int) -> list[list[str]]:
    """A game at one screen that takes something back now and then."""
    chance = random.Random(seed)
    played: Game[Any, Any] = Game(rules_of(game))
    acts: list[list[str]] = []
    for _ in range(turns):
        if played.outcome:
            break
        if played.turns and chance.random() < 0.1:
            acts.append(["undo"])
            played.undo()
            continue
        choices = {seat: chance.choice(played.legal(seat)) for seat in played.due}
        acts += [["choose", seat.value, str(choice)] for seat, choice in choices.items()]
        played.play(choices)
    return acts


SCRIPTS = {
    "at its start": script("what-the-shell"),
    "one has chosen": script("what-the-shell", *both("E5:D4"), ["choose", "white", "A1"]),
    "a choice withdrawn": script("what-the-shell", ["choose", "white", "A1"], ["undo"]),
    "won by lines": script("what-the-shell", *both(*BLACK_WINS)),
    "won, and taken back": script("what-the-shell", *both(*BLACK_WINS), ["undo"]),
    "resigned": script("what-the-shell", *both("E5:E5"), ["resign", "white"]),
    "resigned, and taken back": script("kruco", ["resign", "black"], ["undo"]),
    "a long one in the pond": script("what-the-shell", *wandering("what-the-shell", 60, 5)),
    "a long one on the squares": script("kruco", *wandering("kruco", 70, 7)),
    "against the computer, to begin": script("kruco", level=4, seat="white"),
    "against the computer, answered": script(
        "kruco",
        ["answer", "b2-b3"],
        ["choose", "white", "b7-b6"],
        ["answer", "c2-c3"],
        ["undo"],
        level=10,
        seat="white",
    ),
    "against the computer, in the pond": script(
        "what-the-shell", *both("E5:D4")[:1], ["answer", "D4"], ["choose", "black", "A1"], level=1
    ),
    "against the computer, which was quicker": script(
        "what-the-shell", ["answer", "D4"], level=7, seat="white"
    ),
}


@pytest.fixture(scope="module")
def away() -> dict[str, Script]:
    """How each game looks in a page that has played it by itself."""
    told = subprocess.run(
        [COMMAND[0], Path(__file__).with_name("away.mjs")],
        input="\n".join(map(json.dumps, SCRIPTS.values())),
        env=QUIET,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    return dict(zip(SCRIPTS, map(json.loads, told.stdout.splitlines()), strict=True))


def played_here(guest: Guest, script: Script) -> View:
    """Play the same in the house, under the same id."""
    hello(guest)
    body = script["wishes"] | {"created": "2026-03-01T10:00:00Z", "acts": [], "staged": {}}
    view = dict(guest.client.put(f"/api/games/{script['id']}", json=body).json())
    for what, *words in script["acts"]:
        match what:
            case "choose":
                view = guest.choose(view, *words)
            case "answer":
                view = guest.do(view, "answer", choice=words[0])
            case "undo":
                view = guest.do(view, "undo")
            case "resign":
                view = guest.do(view, "resignation", seat=Colour(words[0]).value)
    return view


def without_clock(view: View) -> View:
    return {name: value for name, value in view.items() if name not in CLOCKED}


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_page_shows_what_the_house_would_show(
    guest: Guest, away: dict[str, Script], name: str
) -> None:
    assert without_clock(away[name]["view"]) == without_clock(played_here(guest, SCRIPTS[name]))


@pytest.mark.parametrize("name", SCRIPTS)
def test_it_joins_as_it_was_shown_and_has_the_same_record(
    guest: Guest, away: dict[str, Script], name: str
) -> None:
    told, script = away[name], SCRIPTS[name]
    hello(guest)
    body = script["wishes"] | {part: told[part] for part in ("created", "acts", "staged")}
    response = guest.client.put(f"/api/games/{script['id']}", json=body)
    assert response.status_code == 200, response.text
    assert without_clock(response.json()) == without_clock(told["view"])
    for form, file in zip(("text", "json"), told["records"], strict=True):
        record = guest.client.get(f"/api/games/{script['id']}/record?format={form}")
        assert file["text"] == record.text
        assert file["type"] == record.headers["content-type"].partition(";")[0]
        assert f'filename="{file["name"]}"' in record.headers["content-disposition"]
