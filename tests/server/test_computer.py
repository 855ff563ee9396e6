"""The computer chooses where its choice is due and somebody sees to it, and nowhere else."""

from __future__ import annotations

import logging
import time
from functools import partial

import pytest
from starlette.testclient import TestClient

from ludejo.server import computer
from ludejo.server.app import create_app
from ludejo.server.settings import Settings
from tests.server.conftest import ADDRESS, Enter
from tests.server.helpers import Guest, Oracle, View, choosing
from tests.server.test_races import at_once, tabs

# A page has thought


def test_a_page_answers_in_kruco(guest: Guest, oracle: Oracle) -> None:
    view = guest.open("kruco", "computer", level=2, seat="white")
    assert view["seats"] == {"black": "computer", "white": "person"}
    assert view["thinking"]
    view = guest.do(view, "answer", choice="a2-a3")
    assert [turn["move"] for turn in view["turns"]] == ["a2-a3"]
    assert view["due"] == ["white"]
    assert not view["thinking"]
    assert not view["can_undo"]
    assert guest.refused(view, "undo") == "nothing_to_undo"
    assert oracle.questions == []


def test_the_computers_choice_waits_for_the_persons(guest: Guest) -> None:
    view = guest.do(guest.open(opponent="computer"), "answer", choice="D4")
    assert view["staged"] == ["white"]
    assert view["due"] == ["black"]
    assert not view["can_undo"]
    view = guest.choose(view, "black", "E5")
    assert view["turns"][0]["move"] == "E5:D4"
    assert view["thinking"]


def test_the_persons_choice_waits_for_the_computers(guest: Guest) -> None:
    view = guest.choose(guest.open(opponent="computer"), "black", "E5")
    assert view["thinking"]
    assert view["staged"] == ["black"]
    assert view["can_undo"]
    assert guest.do(view, "answer", choice="D4")["turns"][0]["move"] == "E5:D4"


def test_of_two_pages_the_first_counts_and_the_second_hears_of_no_fault(guest: Guest) -> None:
    opened = guest.open(opponent="computer")
    first = guest.do(opened, "answer", choice="D4")
    assert guest.do(opened, "answer", choice="C3") == first
    assert guest.do(opened, "answer", choice="nonsense") == first
    turned = guest.choose(first, "black", "E5")
    assert turned["turns"][0]["move"] == "E5:D4"
    assert guest.do(opened, "answer", choice="C3") == turned


def test_of_many_pages_at_one_instant_one_counts(enter: Enter) -> None:
    guests = tabs(enter, 3)
    for _ in range(5):
        view = guests[0].choose(guests[0].open("kruco", "computer"), "black", "a2-a3")
        answers = at_once(
            *(
                partial(guest.ask, view, "answer", choice=move)
                for guest, move in zip(guests, ("a7-a6", "b7-b6", "c7-c6"), strict=True)
            )
        )
        assert [status for status, _ in answers] == [200] * 3
        view = guests[0].view(view)
        assert len(view["turns"]) == 2
        assert [answer for _, answer in answers] == [view] * 3


@pytest.mark.parametrize(
    "choice, kind", [("Z9", "bad_move"), ("", "bad_move"), ("a2-a4", "illegal_move")]
)
def test_a_choice_that_cannot_be_is_refused_and_another_is_taken(
    guest: Guest, choice: str, kind: str
) -> None:
    view = guest.choose(guest.open("kruco", "computer"), "black", "a2-a3")
    assert guest.refused(view, "answer", choice=choice) == kind
    assert guest.view(view) == view
    assert len(guest.do(view, "answer", choice="a7-a6")["turns"]) == 2


def test_a_taken_place_is_refused_and_a_persons_secret_is_none_of_it(guest: Guest) -> None:
    view = guest.choose(guest.open(opponent="computer"), "black", "E5")
    view = guest.do(view, "answer", choice="D4")
    assert guest.refused(view, "answer", choice="D4") == "illegal_move"
    view = guest.choose(view, "black", "G7")
    # that the person has chosen G7 too is not told: both may
    assert guest.do(view, "answer", choice="G7")["turns"][1]["events"][0]["kind"] == "egg"


def test_an_answer_for_another_act_counts_for_nothing(guest: Guest) -> None:
    view = guest.choose(guest.open("kruco", "computer"), "black", "a2-a3")
    for act in (0, 2, 77):
        assert guest.do(view, "answer", act=act, choice="a7-a6") == view
    again = guest.choose(guest.do(view, "undo"), "black", "b2-b3")
    assert guest.do(view, "answer", choice="a7-a6") == again


def test_what_is_not_the_computers_turn_is_not_answered(guest: Guest) -> None:
    view = guest.open("kruco", "computer")
    assert guest.do(view, "answer", choice="a2-a3") == view
    hotseat = guest.open()
    assert guest.do(hotseat, "answer", choice="E5") == hotseat
    over = guest.do(guest.choose(view, "black", "a2-a3"), "resignation", seat="black")
    assert guest.do(over, "answer", choice="a7-a6") == over


def test_nobody_answers_in_anothers_game(enter: Enter) -> None:
    mine, other = enter(), enter()
    view = mine.choose(mine.open("kruco", "computer"), "black", "a2-a3")
    other.open()
    stranger = enter()
    for somebody in (other, stranger):
        assert somebody.refused(view, "answer", choice="a7-a6") == "not_found"
        assert somebody.refused(view, "thought") == "not_found"
    assert mine.view(view) == view


def test_nobody_chooses_or_resigns_for_it(guest: Guest) -> None:
    view = guest.open(opponent="computer")
    assert guest.refused(view, "choices", **choosing("white", "E5")) == "not_due"
    assert guest.refused(view, "resignation", seat="white") == "bad_request"


def test_what_the_computer_has_to_choose_is_told_and_nothing_secret_with_it(guest: Guest) -> None:
    view = guest.open(opponent="computer", level=7)
    question = view["question"]
    assert question == {
        "text": "position 9/9/9/9/9/9/9/9/9 - 1",
        "seat": "white",
        "level": 7,
        "seed": question["seed"],
    }
    assert 0 <= question["seed"] < 2**53
    assert guest.choose(view, "black", "E5")["question"] == question
    turned = guest.do(view, "answer", choice="D4")
    assert turned["question"]["text"].endswith(" moves E5:D4")
    assert turned["question"]["seed"] == question["seed"]  # the same all through the game
    assert guest.do(turned, "answer", choice="C3")["question"] is None
    undone = guest.do(turned, "undo")
    assert undone["question"]["text"] == question["text"]
    assert undone["question"]["seed"] != question["seed"]  # so that it chooses anew
    assert guest.open(opponent="computer")["question"]["seed"] != question["seed"]
    assert guest.open()["question"] is None


# The house thinks


def test_the_house_thinks_when_it_is_asked_and_not_before(guest: Guest, oracle: Oracle) -> None:
    oracle.answers = ["a7-a6"]
    view = guest.choose(guest.open("kruco", "computer"), "black", "a2-a3")
    asked = view["question"]
    assert view["level"] == 1
    assert guest.client.get("/api/games").json()["games"][0]["thinking"]
    time.sleep(0.1)
    assert guest.view(view) == view
    assert oracle.questions == []
    view = guest.ask_house(view)
    assert [turn["move"] for turn in view["turns"]] == ["a2-a3", "a7-a6"]
    [question] = oracle.questions
    assert question.text.endswith("moves a2-a3")
    assert (question.seat, question.level, question.act) == ("white", 1, 1)
    assert question.seed == asked["seed"]


def test_asked_while_it_thinks_it_thinks_once(guest: Guest, oracle: Oracle) -> None:
    oracle.held = True
    view = guest.choose(guest.open("kruco", "computer"), "black", "a2-a3")
    for _ in range(3):
        assert guest.do(view, "thought") == view
    oracle.held = False
    assert len(guest.wait(view, lambda view: not view["thinking"])["turns"]) == 2
    assert len(oracle.questions) == 1


def test_a_page_may_be_quicker_than_the_house(guest: Guest, oracle: Oracle) -> None:
    oracle.held = True
    oracle.answers = ["b7-b6"]
    view = guest.choose(guest.open("kruco", "computer"), "black", "a2-a3")
    guest.do(view, "thought")
    guest.wait(view, lambda _: bool(oracle.questions))
    answered = guest.do(view, "answer", choice="a7-a6")
    oracle.held = False
    time.sleep(0.1)
    assert guest.view(view) == answered


def test_after_an_undo_it_chooses_anew(guest: Guest, oracle: Oracle) -> None:
    oracle.answers = ["D4", "D5", "C3"]
    view = guest.ask_house(guest.open(opponent="computer"))
    view = guest.choose(view, "black", "E5")
    view = guest.ask_house(view)  # D5 waits
    view = guest.do(view, "undo")
    assert view["turns"] == []
    view = guest.ask_house(view)
    assert guest.choose(view, "black", "E5")["turns"][0]["move"] == "E5:C3"


def test_undo_goes_back_to_the_persons_last_choice(guest: Guest, oracle: Oracle) -> None:
    view = guest.open("kruco", "computer")
    view = guest.do(guest.choose(view, "black", "a2-a3"), "answer", choice="a7-a6")
    view = guest.do(guest.choose(view, "black", "b2-b3"), "answer", choice="b7-b6")
    assert len(view["turns"]) == 4
    view = guest.do(view, "undo")
    assert [turn["move"] for turn in view["turns"]] == ["a2-a3", "a7-a6"]
    assert view["due"] == ["black"]
    oracle.held = True
    view = guest.do(guest.choose(view, "black", "c2-c3"), "thought")
    view = guest.do(view, "undo")  # while it thinks: only the person's own move
    assert [turn["move"] for turn in view["turns"]] == ["a2-a3", "a7-a6"]
    oracle.held = False
    time.sleep(0.1)
    assert guest.view(view) == view  # what it was thinking about counts for nothing


def test_it_does_not_move_once_the_game_is_over(guest: Guest, oracle: Oracle) -> None:
    oracle.held = True
    view = guest.choose(guest.open("kruco", "computer"), "black", "a2-a3")
    over = guest.do(guest.do(view, "thought"), "resignation", seat="black")
    assert not over["thinking"]
    oracle.held = False
    time.sleep(0.1)
    assert guest.view(over) == over
    back = guest.ask_house(guest.do(over, "undo"))
    assert len(back["turns"]) == 2


def test_what_it_thought_before_a_resignation_was_taken_back_counts_for_nothing(
    guest: Guest, oracle: Oracle
) -> None:
    oracle.held = True
    oracle.answers = ["a7-a6", "b7-b6"]
    view = guest.choose(guest.open("kruco", "computer"), "black", "a2-a3")
    guest.do(view, "thought")
    guest.wait(view, lambda _: bool(oracle.questions))
    view = guest.do(guest.do(view, "resignation", seat="black"), "undo")
    guest.do(view, "thought")
    oracle.held = False
    view = guest.wait(view, lambda seen: not seen["thinking"])
    assert view["turns"][-1]["move"] == "b7-b6"
    assert [question.act for question in oracle.questions] == [1, 3]


def test_a_deleted_game_is_not_thought_about(guest: Guest, oracle: Oracle) -> None:
    oracle.held = True
    view = guest.choose(guest.open("kruco", "computer"), "black", "a2-a3")
    guest.do(view, "thought")
    address = f"/api/games/{view['id']}"
    guest.client.delete(address)
    oracle.held = False
    time.sleep(0.1)
    restored = guest.client.post(f"{address}/restoration").json()
    assert restored["act"] == 1
    assert len(guest.ask_house(restored)["turns"]) == 2


@pytest.mark.usefixtures("ids_that_name_no_place")
@pytest.mark.parametrize("answer", ["Z9", "A1"])
def test_an_engine_that_errs_loses_no_game(
    guest: Guest, oracle: Oracle, caplog: pytest.LogCaptureFixture, answer: str
) -> None:
    view = guest.do(guest.open(opponent="computer"), "answer", choice="E5")
    view = guest.choose(view, "black", "A1")
    oracle.answers = [answer]
    view = guest.ask_house(view)
    assert len(oracle.questions) == 2
    assert view["staged"] == ["white"]
    assert [record.name for record in caplog.records if record.levelno >= logging.ERROR] == [
        "ludejo.server.computer"
    ]
    assert answer not in caplog.text


def test_an_engine_that_fails_is_asked_once_more_at_once(
    guest: Guest, oracle: Oracle, caplog: pytest.LogCaptureFixture
) -> None:
    view = guest.choose(guest.open("kruco", "computer"), "black", "a2-a3")
    oracle.failures = 1
    with guest.listen(view) as line:
        assert line.receive_json() == view
        guest.do(view, "thought")
        heard = [line.receive_json()]
        while heard[-1]["thinking"]:
            heard.append(line.receive_json())
    assert len(heard[-1]["turns"]) == 2
    assert not any(each["troubled"] for each in heard)
    assert len(oracle.questions) == 2
    assert caplog.text.count("the oracle is silent") == 1


def failing(guest: Guest, oracle: Oracle) -> View:
    """Return the view of a game in which the computer's choice is due and has failed."""
    oracle.failures = 2
    view = guest.choose(guest.open("kruco", "computer"), "black", "a2-a3")
    guest.do(view, "thought")
    view = guest.wait(view, lambda view: bool(view["troubled"]))
    assert view["thinking"]
    assert len(oracle.questions) == 2
    return view


def test_who_plays_is_told_when_it_fails_again(guest: Guest, oracle: Oracle) -> None:
    view = guest.choose(guest.open("kruco", "computer"), "black", "a2-a3")
    oracle.failures = 2
    with guest.listen(view) as line:
        assert not line.receive_json()["troubled"]
        guest.do(view, "thought")
        while not (heard := line.receive_json())["troubled"]:
            assert heard["thinking"]
        for _ in range(5):
            assert guest.view(view) == heard  # looking does not try again
        assert len(oracle.questions) == 2
        assert guest.client.get("/api/games").json()["games"][0]["thinking"]
        oracle.held = True
        again = guest.do(view, "thought")
        assert again["thinking"]
        assert not again["troubled"]
        while line.receive_json()["troubled"]:
            pass
        oracle.held = False
        while line.receive_json()["thinking"]:
            pass
    assert len(guest.view(view)["turns"]) == 2
    assert len(oracle.questions) == 3


def test_a_page_may_answer_where_the_house_failed(guest: Guest, oracle: Oracle) -> None:
    view = guest.do(failing(guest, oracle), "answer", choice="a7-a6")
    assert len(view["turns"]) == 2
    assert not view["troubled"]


def test_what_failed_before_an_undo_troubles_nobody_after_it(guest: Guest, oracle: Oracle) -> None:
    view = failing(guest, oracle)
    view = guest.do(view, "undo")
    assert not view["thinking"]
    assert not view["troubled"]
    view = guest.choose(view, "black", "b2-b3")
    assert not view["troubled"]
    assert len(guest.ask_house(view)["turns"]) == 2


def test_the_house_is_asked_only_where_the_computers_choice_is_due(
    guest: Guest, oracle: Oracle
) -> None:
    view = guest.open("kruco", "computer")
    assert guest.refused(view, "thought") == "not_due"
    assert guest.refused(view, "thought", act=7) == "stale"
    troubled = failing(guest, oracle)
    over = guest.do(troubled, "resignation", seat="black")
    assert not over["troubled"]
    assert guest.refused(over, "thought") == "game_over"
    assert guest.refused({"id": "nothing", "act": 0}, "thought") == "not_found"


def test_nobody_has_the_house_think_about_too_many_games(
    enter: Enter, oracle: Oracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computer, "MOST", 2)
    one, other = enter(), enter()
    oracle.held = True
    views = [one.open(opponent="computer") for _ in range(3)]
    for view in views[:2]:
        one.do(view, "thought")
        one.do(view, "thought")  # the same again is not one more
    assert one.refused(views[2], "thought") == "unavailable"
    assert not one.view(views[2])["troubled"]
    others = other.open(opponent="computer")
    other.do(others, "thought")  # which is nothing to another person
    oracle.held = False
    for view in views[:2]:
        one.wait(view, lambda view: not view["thinking"])
    other.wait(others, lambda view: not view["thinking"])
    assert one.ask_house(views[2])["staged"] == ["white"]


def test_it_goes_on_after_a_restart(settings: Settings, oracle: Oracle) -> None:
    oracle.held = True
    with TestClient(create_app(settings, oracle), ADDRESS) as client:
        guest = Guest(client)
        view = guest.choose(guest.open("kruco", "computer"), "black", "a2-a3")
        guest.do(view, "thought")
        cookies = client.cookies
    assert not oracle.held  # the house was closed while it thought
    with TestClient(create_app(settings, oracle), ADDRESS, cookies=cookies) as client:
        guest = Guest(client)
        assert guest.view(view) == view
        assert len(guest.ask_house(view)["turns"]) == 2
