"""The computer chooses where its choice is due, and nowhere else."""

from __future__ import annotations

import logging
import time

import pytest
from starlette.testclient import TestClient

from ludejo.server import computer
from ludejo.server.app import create_app
from ludejo.server.settings import Settings
from tests.server.conftest import ADDRESS
from tests.server.helpers import Guest, Oracle, View, choosing


def test_it_opens_as_black_of_kruco(guest: Guest, oracle: Oracle) -> None:
    oracle.answers = ["a2-a3"]
    view = guest.open("kruco", "computer", level=2, seat="white")
    assert view["seats"] == {"black": "computer", "white": "person"}
    assert view["thinking"] or view["turns"]
    view = guest.wait_for_computer(view)
    assert [turn["move"] for turn in view["turns"]] == ["a2-a3"]
    assert view["due"] == ["white"]
    assert oracle.questions[0].level == 2
    assert oracle.questions[0].seat == "black"
    assert not view["can_undo"]
    assert guest.refused(view, "undo") == "nothing_to_undo"


def test_it_answers_in_kruco(guest: Guest, oracle: Oracle) -> None:
    oracle.answers = ["a7-a6"]
    view = guest.open("kruco", "computer")
    assert view["level"] == 1
    assert not view["thinking"]
    view = guest.choose(view, "black", "a2-a3")
    view = guest.wait_for_computer(view)
    assert [turn["move"] for turn in view["turns"]] == ["a2-a3", "a7-a6"]
    assert oracle.questions[0].text.endswith("moves a2-a3")


def test_its_choice_waits_for_the_persons(guest: Guest, oracle: Oracle) -> None:
    oracle.answers = ["D4", "D5"]
    view = guest.wait_for_computer(guest.open(opponent="computer"))
    assert view["staged"] == ["white"]
    assert view["due"] == ["black"]
    assert not view["can_undo"]
    view = guest.choose(view, "black", "E5")
    assert view["turns"][0]["move"] == "E5:D4"
    view = guest.wait(view, lambda view: bool(view["staged"]))
    assert guest.choose(view, "black", "E6")["turns"][1]["move"] == "E6:D5"


def test_a_choice_made_while_it_thinks_waits_for_it(guest: Guest, oracle: Oracle) -> None:
    oracle.held = True
    view = guest.choose(guest.open(opponent="computer"), "black", "E5")
    assert view["thinking"]
    assert view["staged"] == ["black"]
    assert view["can_undo"]
    oracle.answers = ["D4"]
    oracle.held = False
    view = guest.wait(view, lambda view: bool(view["turns"]))
    assert view["turns"][0]["move"] == "E5:D4"


def test_nobody_chooses_or_resigns_for_it(guest: Guest, oracle: Oracle) -> None:
    oracle.held = True
    view = guest.open(opponent="computer")
    assert guest.refused(view, "choices", **choosing("white", "E5")) == "not_due"
    assert guest.refused(view, "resignation", seat="white") == "bad_request"


def test_after_an_undo_it_chooses_anew(guest: Guest, oracle: Oracle) -> None:
    oracle.answers = ["D4", "D5", "C3"]
    view = guest.wait_for_computer(guest.open(opponent="computer"))
    view = guest.choose(view, "black", "E5")
    view = guest.wait_for_computer(view)  # D5 waits
    view = guest.do(view, "undo")
    assert view["turns"] == []
    view = guest.wait_for_computer(view)
    assert guest.choose(view, "black", "E5")["turns"][0]["move"] == "E5:C3"


def test_undo_goes_back_to_the_persons_last_choice(guest: Guest, oracle: Oracle) -> None:
    oracle.answers = ["a7-a6", "b7-b6"]
    view = guest.open("kruco", "computer")
    view = guest.wait_for_computer(guest.choose(view, "black", "a2-a3"))
    view = guest.wait_for_computer(guest.choose(view, "black", "b2-b3"))
    assert len(view["turns"]) == 4
    view = guest.do(view, "undo")
    assert [turn["move"] for turn in view["turns"]] == ["a2-a3", "a7-a6"]
    assert view["due"] == ["black"]
    oracle.held = True
    view = guest.choose(view, "black", "c2-c3")
    view = guest.do(view, "undo")  # while it thinks: only the person's own move
    assert [turn["move"] for turn in view["turns"]] == ["a2-a3", "a7-a6"]
    oracle.held = False
    time.sleep(0.1)
    assert guest.view(view) == view  # what it was thinking about counts for nothing


def test_it_does_not_move_once_the_game_is_over(guest: Guest, oracle: Oracle) -> None:
    oracle.held = True
    view = guest.choose(guest.open("kruco", "computer"), "black", "a2-a3")
    over = guest.do(view, "resignation", seat="black")
    assert not over["thinking"]
    oracle.held = False
    time.sleep(0.1)
    assert guest.view(over) == over
    back = guest.wait_for_computer(guest.do(over, "undo"))
    assert len(back["turns"]) == 2


def test_what_it_thought_before_a_resignation_was_taken_back_counts_for_nothing(
    guest: Guest, oracle: Oracle
) -> None:
    oracle.held = True
    oracle.answers = ["a7-a6", "b7-b6"]
    view = guest.choose(guest.open("kruco", "computer"), "black", "a2-a3")
    guest.wait(view, lambda _: bool(oracle.questions))
    view = guest.do(guest.do(view, "resignation", seat="black"), "undo")
    oracle.held = False
    view = guest.wait_for_computer(view)
    assert view["turns"][-1]["move"] == "b7-b6"
    assert [question.act for question in oracle.questions] == [1, 3]


def test_a_deleted_game_is_not_thought_about(guest: Guest, oracle: Oracle) -> None:
    oracle.held = True
    view = guest.choose(guest.open("kruco", "computer"), "black", "a2-a3")
    address = f"/api/games/{view['id']}"
    guest.client.delete(address)
    oracle.held = False
    time.sleep(0.1)
    restored = guest.client.post(f"{address}/restoration").json()
    assert restored["act"] == 1
    assert len(guest.wait_for_computer(restored)["turns"]) == 2


@pytest.mark.parametrize("answer", ["Z9", "A1"])
def test_an_engine_that_errs_loses_no_game(
    guest: Guest, oracle: Oracle, caplog: pytest.LogCaptureFixture, answer: str
) -> None:
    view = guest.wait_for_computer(guest.open(opponent="computer"))
    oracle.answers = [answer]
    view = guest.choose(view, "black", "A1")
    view = guest.wait(view, lambda _: len(oracle.questions) >= 2)
    view = guest.wait_for_computer(view)
    assert view["staged"] == ["white"]
    assert [record.name for record in caplog.records if record.levelno >= logging.ERROR] == [
        "ludejo.server.computer"
    ]
    assert answer not in caplog.text


def test_an_engine_that_fails_is_asked_once_more_at_once(
    guest: Guest, oracle: Oracle, caplog: pytest.LogCaptureFixture
) -> None:
    view = guest.open("kruco", "computer")
    oracle.failures = 1
    with guest.listen(view) as line:
        assert line.receive_json() == view
        guest.choose(view, "black", "a2-a3")
        heard = [line.receive_json()]
        while heard[-1]["thinking"]:  # nobody looks meanwhile
            heard.append(line.receive_json())
    assert len(heard[-1]["turns"]) == 2
    assert not any(each["troubled"] for each in heard)
    assert len(oracle.questions) == 2
    assert caplog.text.count("the oracle is silent") == 1


def failing(guest: Guest, oracle: Oracle) -> View:
    """Return the view of a game in which the computer's choice is due and has failed."""
    oracle.failures = 2
    view = guest.choose(guest.open("kruco", "computer"), "black", "a2-a3")
    view = guest.wait(view, lambda view: bool(view["troubled"]))
    assert view["thinking"]
    assert len(oracle.questions) == 2
    return view


def test_who_plays_is_told_when_it_fails_again(guest: Guest, oracle: Oracle) -> None:
    view = guest.open("kruco", "computer")
    oracle.failures = 2
    with guest.listen(view) as line:
        assert not line.receive_json()["troubled"]
        view = guest.choose(view, "black", "a2-a3")
        while not (heard := line.receive_json())["troubled"]:
            assert heard["thinking"] or heard["act"] == 0
        for _ in range(5):
            assert guest.view(view) == heard  # looking does not try again so soon
        assert len(oracle.questions) == 2
        assert guest.client.get("/api/games").json()["games"][0]["thinking"]
        oracle.held = True
        again = guest.do(view, "thought")
        assert again["thinking"]
        assert not again["troubled"]
        while line.receive_json()["troubled"]:
            pass
        assert guest.do(view, "thought") == again  # asked for twice, it thinks once
        oracle.held = False
        while line.receive_json()["thinking"]:
            pass
    assert len(guest.view(view)["turns"]) == 2
    assert len(oracle.questions) == 3


def test_a_look_tries_again_after_a_pause(
    guest: Guest, oracle: Oracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = failing(guest, oracle)
    guest.view(view)
    assert len(oracle.questions) == 2
    monkeypatch.setattr(computer, "PAUSE", 0.0)
    view = guest.wait_for_computer(view)
    assert len(view["turns"]) == 2
    assert not view["troubled"]


def test_what_failed_before_an_undo_troubles_nobody_after_it(guest: Guest, oracle: Oracle) -> None:
    view = failing(guest, oracle)
    view = guest.do(view, "undo")
    assert not view["thinking"]
    assert not view["troubled"]
    view = guest.choose(view, "black", "b2-b3")
    assert not view["troubled"]
    assert len(guest.wait_for_computer(view)["turns"]) == 2


def test_it_tries_again_only_where_its_choice_is_due(guest: Guest, oracle: Oracle) -> None:
    view = guest.open("kruco", "computer")
    assert guest.refused(view, "thought") == "not_due"
    assert guest.refused(view, "thought", act=7) == "stale"
    troubled = failing(guest, oracle)
    over = guest.do(troubled, "resignation", seat="black")
    assert not over["troubled"]
    assert guest.refused(over, "thought") == "game_over"
    assert guest.refused({"id": "nothing", "act": 0}, "thought") == "not_found"


def test_it_goes_on_after_a_restart(settings: Settings, oracle: Oracle) -> None:
    oracle.held = True
    with TestClient(create_app(settings, oracle), ADDRESS) as client:
        guest = Guest(client)
        view = guest.choose(guest.open("kruco", "computer"), "black", "a2-a3")
        cookies = client.cookies
    assert not oracle.held  # the house was closed while it thought
    with TestClient(create_app(settings, oracle), ADDRESS, cookies=cookies) as client:
        games = client.get("/api/games").json()["games"]  # being seen in the list is enough
        assert games[0]["thinking"]
        assert games[0]["id"] == view["id"]
        limit = time.monotonic() + 20
        while client.get("/api/games").json()["games"][0]["thinking"]:
            assert time.monotonic() < limit
            time.sleep(0.01)
        assert len(Guest(client).view(view)["turns"]) == 2
