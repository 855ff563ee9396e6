"""A choice of the open turn is told to nobody, in no way, until the turn is revealed."""

from __future__ import annotations

import logging
import sqlite3

import pytest

from ludejo.server.settings import DATABASE_FILE, Settings
from tests.server.helpers import Guest, Oracle, View, choosing

pytestmark = pytest.mark.usefixtures("ids_that_name_no_place")

SECRET = "G7"  # noqa: S105 -- no password
"""A place that no position text and no other choice of these tests names."""


def named(answer: object) -> bool:
    """Whether the secret is in an answer, other than as one of the legal choices."""
    if isinstance(answer, dict):
        for places in answer.get("legal", {}).values():
            assert SECRET in places  # else its lack would tell it
        return any(named(part) for name, part in answer.items() if name != "legal")
    if isinstance(answer, list | tuple):
        return any(map(named, answer))
    return SECRET in str(answer)


def everything(guest: Guest, view: View) -> list[object]:
    """Ask for all that can be had of a game, refusals included, changing nothing in it."""
    address = f"/api/games/{view['id']}"
    client = guest.client
    answers: list[object] = [
        client.get(address).json(),
        client.get("/api/games").json(),
        client.get("/api/games?state=unfinished").json(),
        client.get(f"{address}/record").text,
        client.get(f"{address}/record?format=json").json(),
        client.post(f"{address}/again").json(),
        guest.ask(view, "choices", **choosing("black", "A1")),
        guest.ask(view, "choices", **choosing("white", "nonsense")),
        guest.ask(view, "choices", **choosing("white", "A1")),
        guest.ask(view, "choices", seat="red"),
        guest.ask(view, "choices", act=99, **choosing("white", "B3")),
        guest.ask(view, "undo", act=99, staged=[]),
        guest.ask(view, "resignation", act=99, seat="white"),
        guest.ask(view, "captures", choice="a2-a3", order=[]),
        client.get(f"{address}/choices").text,
    ]
    with guest.listen(view) as socket:
        answers.append(socket.receive_json())
    client.delete(address)
    answers += [client.get(address).text, client.get("/api/games").json()]
    answers.append(client.post(f"{address}/restoration").json())
    return answers


def test_hotseat(guest: Guest, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    view = guest.play(guest.open(), "A1:I9")
    black = choosing("black", SECRET)
    answers: list[object] = [guest.do(view, "choices", **black)]
    answers.append(guest.do(view, "choices", **black))
    answers += everything(guest, view)
    assert not named(answers)
    assert SECRET not in caplog.text
    assert guest.choose(view, "white", "C3")["turns"][-1]["move"] == f"{SECRET}:C3"


def test_a_choice_that_was_never_revealed(guest: Guest, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    view = guest.play(guest.open(), "A1:I9")
    staged = guest.choose(view, "black", SECRET)
    withdrawn = guest.do(staged, "undo")
    staged = guest.choose(withdrawn, "black", SECRET)
    over = guest.do(staged, "resignation", seat="white")
    back = guest.do(over, "undo")
    assert not named([withdrawn, over, back, *everything(guest, back)])
    assert guest.choose(back, "white", "C3")["staged"] == ["white"]
    assert SECRET not in caplog.text


def test_the_computer_chose_first(
    guest: Guest, oracle: Oracle, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    oracle.answers = ["A1", SECRET]
    view = guest.ask_house(guest.open(opponent="computer", seat="white"))
    view = guest.choose(view, "white", "I9")
    view = guest.ask_house(view)
    assert view["staged"] == ["black"]
    oracle.held = True
    answers = [view, *everything(guest, view)]
    assert guest.view(view) == view
    assert not named(answers)
    assert SECRET not in caplog.text


def test_the_computer_is_not_told(guest: Guest, oracle: Oracle) -> None:
    oracle.held = True
    view = guest.open(opponent="computer", seat="black")
    staged = guest.choose(view, "black", SECRET)
    assert staged["staged"] == ["black"]
    assert staged["thinking"]
    guest.do(staged, "thought")
    withdrawn = guest.do(staged, "undo")
    guest.choose(withdrawn, "black", SECRET)
    oracle.held = False
    view = guest.wait(view, lambda view: bool(view["turns"]))
    assert view["turns"][0]["move"].startswith(f"{SECRET}:")
    asked = oracle.questions[0]
    assert asked.text == "position 9/9/9/9/9/9/9/9/9 - 1"
    assert SECRET not in str(asked)


def test_what_fails_does_not_tell(
    guest: Guest, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    """The turn cannot be played, since somebody has spoiled what is kept."""
    caplog.set_level(logging.DEBUG)
    view = guest.choose(guest.open(), "black", "B2")
    with sqlite3.connect(settings.data / DATABASE_FILE) as database:
        database.execute("UPDATE staged SET choice = ?", [f"{SECRET}{SECRET}"])
    database.close()
    status, answer = guest.ask(view, "choices", **choosing("white", "A1"))
    assert status == 500
    assert answer["error"]["kind"] == "internal"
    assert not named(answer)
    assert SECRET not in caplog.text
    assert view["id"] in caplog.text  # but what failed is told


def test_a_database_error_does_not_tell(
    guest: Guest, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    view = guest.open()
    with sqlite3.connect(settings.data / DATABASE_FILE) as database:
        database.execute("DROP TABLE staged")
        database.execute("CREATE TABLE staged (game_id, seat, time)")
    database.close()
    status, answer = guest.ask(view, "choices", **choosing("black", SECRET))
    assert status == 503
    assert not named(answer)
    assert SECRET not in caplog.text
    assert "INSERT INTO staged" in caplog.text  # but what failed is told
