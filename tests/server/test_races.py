"""Many things at one instant."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial

from tests.server.conftest import Enter
from tests.server.helpers import Guest, View, choosing

TRIES = 5


def at_once(*calls: Callable[[], tuple[int, View]]) -> list[tuple[int, View]]:
    """Do all of it at the same time; give the answers in the same order."""
    answers: list[tuple[int, View] | None] = [None] * len(calls)
    start = threading.Barrier(len(calls))

    def run(index: int) -> None:
        start.wait()
        answers[index] = calls[index]()

    threads = [threading.Thread(target=run, args=(index,)) for index in range(len(calls))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    done = [answer for answer in answers if answer is not None]
    assert len(done) == len(calls)
    return done


def tabs(enter: Enter, count: int) -> list[Guest]:
    """Let one guest in with several tabs."""
    guests = [enter() for _ in range(count)]
    guests[0].client.get("/api/version")
    guests[0].open()
    for guest in guests[1:]:
        guest.client.cookies = guests[0].client.cookies
    return guests


def test_two_choices_at_one_instant_make_one_turn(enter: Enter) -> None:
    one, other = tabs(enter, 2)
    for _ in range(TRIES):
        view = one.open()
        answers = at_once(
            partial(one.ask, view, "choices", **choosing("black", "E5")),
            partial(other.ask, view, "choices", **choosing("white", "D4")),
        )
        assert [status for status, _ in answers] == [200, 200]
        assert sorted(len(answer["turns"]) for _, answer in answers) == [0, 1]
        view = one.view(view)
        assert view["act"] == 1
        assert [turn["move"] for turn in view["turns"]] == ["E5:D4"]
        assert view["staged"] == []


def test_one_request_many_times_is_played_once(enter: Enter) -> None:
    guests = tabs(enter, 4)
    for _ in range(TRIES):
        view = guests[0].open("kruco")
        body = choosing("black", "a2-a3")
        answers = at_once(*(partial(guest.ask, view, "choices", **body) for guest in guests))
        assert [status for status, _ in answers] == [200] * 4
        assert {answer["act"] for _, answer in answers} == {1}
        assert guests[0].view(view)["act"] == 1


def test_of_two_tabs_one_is_too_late(enter: Enter) -> None:
    guests = tabs(enter, 3)
    moves = ("a2-a3", "b2-b3", "c2-c3")
    for _ in range(TRIES):
        view = guests[0].open("kruco")
        answers = at_once(
            *(
                partial(guest.ask, view, "choices", **choosing("black", move))
                for guest, move in zip(guests, moves, strict=True)
            )
        )
        assert sorted(status for status, _ in answers) == [200, 409, 409]
        now = guests[0].view(view)
        for status, answer in answers:
            if status == 409:
                assert answer["error"]["kind"] == "stale"
                assert answer["view"] == now
        assert now["act"] == 1


def test_an_undo_and_a_choice_at_one_instant(enter: Enter) -> None:
    one, other = tabs(enter, 2)
    for _ in range(TRIES):
        view = one.play(one.open("kruco"), "a2-a3")
        (choice, _), (undo, _) = at_once(
            partial(one.ask, view, "choices", **choosing("white", "a7-a6")),
            partial(other.ask, view, "undo"),
        )
        assert sorted((choice, undo)) == [200, 409]
        view = one.view(view)
        assert view["act"] == 2
        assert len(view["turns"]) == (2 if choice == 200 else 0)


def test_many_guests_play_at_once(enter: Enter) -> None:
    guests = [enter() for _ in range(6)]

    def play(guest: Guest) -> tuple[int, View]:
        view = guest.open("kruco")
        for number in range(8):
            seat = view["due"][0]
            move = view["legal"][seat][number]
            view = guest.choose(view, seat, move)
        return 200, guest.view(view)

    answers = at_once(*(partial(play, guest) for guest in guests))
    assert {view["act"] for _, view in answers} == {8}
    assert len({view["position"] for _, view in answers}) == 1
