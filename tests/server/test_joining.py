"""Games played away from the house join once, whole, and without doubles."""

from __future__ import annotations

import itertools
import random
import secrets
import sqlite3
import string
import threading
from concurrent.futures import ThreadPoolExecutor, as_completed
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from fastapi import FastAPI
from httpx2 import Response
from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError

from ludejo.server.acts import Act, Past, Turned
from ludejo.server.arrivals import Arrival
from ludejo.server.rooms import Rooms
from ludejo.server.settings import DATABASE_FILE, Settings
from tests.server.conftest import Enter
from tests.server.helpers import BLACK_WINS, Guest, View

LETTERS = string.digits + string.ascii_letters
BEGUN = datetime(2026, 3, 1, 10, tzinfo=UTC)

Told = dict[str, Any]


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(16))


def told(*acts: dict[str, Any], game: str = "what-the-shell", **more: object) -> Told:
    """A game as a page tells it, an act a minute; at one screen unless said otherwise."""
    timed = [
        {**act, "time": (BEGUN + timedelta(minutes=number)).isoformat()}
        for number, act in enumerate(acts, 1)
    ]
    body = {"game": game, "opponent": "hotseat", "created": BEGUN.isoformat(), "staged": {}}
    return {**body, "acts": timed, **more}


def turns(*moves: str) -> list[dict[str, Any]]:
    return [{"kind": "turn", "move": move} for move in moves]


def put(guest: Guest, game_id: str, body: Told) -> Response:
    hello(guest)
    return guest.client.put(f"/api/games/{game_id}", json=body)


def hello(guest: Guest) -> None:
    assert guest.client.post("/api/guest").status_code == 204


def join(guest: Guest, game_id: str, body: Told) -> View:
    response = put(guest, game_id, body)
    assert response.status_code == 200, response.text
    return dict(response.json())


def refusal(response: Response) -> str:
    assert response.status_code >= 400, response.text
    return str(response.json()["error"]["kind"])


def listed(guest: Guest) -> list[View]:
    return list(guest.client.get("/api/games").json()["games"])


def rooms_of(guest: Guest) -> Rooms:
    app = guest.client.app
    assert isinstance(app, FastAPI)
    rooms = app.state.rooms
    assert isinstance(rooms, Rooms)
    return rooms


def count(settings: Settings, table: str) -> int:
    with sqlite3.connect(settings.data / DATABASE_FILE) as connection:
        (found,) = connection.execute(f"SELECT count(*) FROM {table}").fetchone()  # noqa: S608 -- our own names
    connection.close()
    return int(found)


def with_the_computer(guest: Guest, view: View) -> View:
    """Wait until the computer has chosen too, where it has to."""
    if not view["thinking"] or view["due"]:
        return view
    act = guest.do(view, "thought")["act"]
    return guest.wait(view, lambda view: view["act"] > act)


def alike(view: View) -> View:
    """What must be the same however the game came to be."""
    return {key: view[key] for key in view if key not in {"id", "created", "updated", "question"}}


@pytest.mark.parametrize("slug", ["what-the-shell", "kruco"])
@pytest.mark.parametrize(
    "opponent", [{"opponent": "hotseat"}, {"opponent": "computer", "seat": "white"}]
)
def test_a_game_that_joins_is_the_one_that_was_played(
    guest: Guest, slug: str, opponent: dict[str, str]
) -> None:
    """Play at the house, tell the same acts from elsewhere, and find the same game."""
    dice = random.Random(f"{slug} {opponent}")
    view = guest.open(slug, **opponent)
    acts: list[dict[str, Any]] = []
    for _ in range(24):
        before = view
        if view["can_undo"] and dice.random() < 0.25:
            view = guest.do(view, "undo")
            acts.append({"kind": "takeback", "count": len(before["turns"]) - len(view["turns"])})
            continue
        for seat in view["due"]:
            view = guest.choose(view, seat, dice.choice(before["legal"][seat]))
        view = with_the_computer(guest, view)
        acts += turns(*(turn["move"] for turn in view["turns"][len(before["turns"]) :]))
    if not view["outcome"]:
        view = guest.do(view, "resignation", seat=opponent.get("seat", "black"))
        acts.append({"kind": "resignation", "seat": opponent.get("seat", "black")})
    game_id = new_id()
    joined = join(guest, game_id, told(*acts, game=slug, **opponent))
    assert joined["id"] == game_id
    assert alike(joined) == alike(view)
    assert joined["act"] == len(acts)
    assert alike(guest.do(joined, "undo")) == alike(guest.do(view, "undo"))


def test_it_keeps_its_times_and_its_address(guest: Guest) -> None:
    view = join(guest, game_id := new_id(), told(*turns("E5:D4", "A1:B2")))
    assert datetime.fromisoformat(view["created"]) == BEGUN
    assert datetime.fromisoformat(view["updated"]) == BEGUN + timedelta(minutes=2)
    assert guest.client.get(f"/api/games/{game_id}").json() == view
    assert [game["id"] for game in listed(guest)] == [game_id]
    record = guest.client.get(f"/api/games/{game_id}/record")
    assert record.status_code == 200
    assert "E5:D4" in record.text


def test_a_clock_that_is_wrong_does_no_harm(guest: Guest) -> None:
    body = told(*turns("E5:D4", "A1:B2", "C3:C4"))
    for act, time in zip(
        body["acts"],
        ["9999-12-31T23:59:59-14:00", "0001-01-01T00:00:00+14:00", "2026-01-01T00:00:00Z"],
        strict=True,
    ):
        act["time"] = time
    body["created"] = "0001-01-01T00:00:00+14:00"
    view = join(guest, new_id(), body)
    created, updated = (datetime.fromisoformat(view[when]) for when in ("created", "updated"))
    assert created.year == 2020
    assert created < updated <= datetime.now(UTC)


def test_told_again_it_makes_no_double(guest: Guest, settings: Settings) -> None:
    body = told(*turns("E5:D4"), staged={"black": "A1"})
    first = join(guest, game_id := new_id(), body)
    assert join(guest, game_id, body) == first
    assert len(listed(guest)) == 1
    assert count(settings, "acts") == 1
    assert count(settings, "staged") == 1


def test_after_an_answer_that_was_lost_it_goes_on(guest: Guest, settings: Settings) -> None:
    game_id = new_id()
    moves = ["E5:D4", "A1:B2", "C3:C4"]
    join(guest, game_id, told(*turns(*moves[:1]), staged={"black": "A1"}))
    view = join(guest, game_id, told(*turns(*moves), staged={"white": "I9"}))
    assert [turn["move"] for turn in view["turns"]] == moves
    assert view["staged"] == ["white"]
    assert len(listed(guest)) == 1
    assert count(settings, "acts") == 3
    assert guest.choose(view, "black", "I8")["turns"][-1]["move"] == "I8:I9"


def test_what_was_withdrawn_meanwhile_is_withdrawn(guest: Guest) -> None:
    body = told(*turns("E5:D4"), staged={"black": "A1"})
    assert join(guest, game_id := new_id(), body)["staged"] == ["black"]
    assert join(guest, game_id, {**body, "staged": {}})["staged"] == []


def test_where_it_has_gone_further_here_nothing_changes(guest: Guest) -> None:
    body = told(*turns("E5:D4"))
    here = guest.play(join(guest, game_id := new_id(), body), "A1:B2")
    here = guest.choose(here, "black", "C3")
    assert join(guest, game_id, body) == here


def test_where_it_has_gone_on_otherwise_here_the_page_is_told(guest: Guest) -> None:
    here = guest.play(join(guest, game_id := new_id(), told(*turns("E5:D4"))), "A1:B2")
    response = put(guest, game_id, told(*turns("E5:D4", "A1:B3", "C1:C2")))
    assert response.status_code == 409
    assert refusal(response) == "stale"
    assert response.json()["view"] == here == guest.view(here)


def test_a_choice_that_came_along_stays_secret(guest: Guest) -> None:
    view = join(guest, new_id(), told(*turns("E5:D4"), staged={"black": "G7"}))
    assert view["staged"] == ["black"]
    assert view["due"] == ["white"]
    shown = dict(view)
    assert "G7" in shown.pop("legal")["white"]
    assert "G7" not in str(shown)
    assert guest.choose(view, "white", "A1")["turns"][-1]["move"] == "G7:A1"


def test_a_game_with_the_computer_goes_on(guest: Guest) -> None:
    body = told(
        *turns("E5:D4"), opponent="computer", level=10, seat="white", staged={"white": "A1"}
    )
    view = join(guest, new_id(), body)
    assert view["level"] == 10
    assert view["thinking"]
    assert view["question"]["seat"] == "black"
    assert with_the_computer(guest, view)["turns"][-1]["move"].endswith(":A1")


def test_whoever_is_not_known_says_hello_first(enter: Enter, settings: Settings) -> None:
    guest = enter()
    body, game_id = told(*turns("E5:D4")), new_id()
    response = guest.client.put(f"/api/games/{game_id}", json=body)
    assert (response.status_code, refusal(response)) == (401, "stranger")
    assert "set-cookie" not in response.headers
    assert count(settings, "people") == count(settings, "games") == 0
    hello(guest)
    assert guest.client.cookies
    hello(guest)
    assert count(settings, "people") == 1
    join(guest, game_id, body)
    assert [game["id"] for game in listed(guest)] == [game_id]


def test_anothers_game_is_not_touched_and_not_shown(
    guest: Guest, enter: Enter, settings: Settings
) -> None:
    view = join(guest, game_id := new_id(), told(*turns("E5:D4")))
    other = enter()
    other.open()
    people = count(settings, "people")
    response = put(other, game_id, told(*turns("E5:D4", "A1:B2")))
    assert (response.status_code, refusal(response)) == (409, "taken")
    assert "view" not in response.json()
    assert count(settings, "people") == people
    assert guest.view(view) == view
    assert len(listed(other)) == 1


@pytest.mark.parametrize(
    "change",
    [{"game": "kruco", "acts": []}, {"opponent": "computer"}, {"opponent": "computer", "level": 2}],
)
def test_an_id_is_one_games(guest: Guest, change: dict[str, Any]) -> None:
    view = join(guest, game_id := new_id(), told(opponent="computer", level=1, seat="white"))
    assert refusal(put(guest, game_id, {**told(), **change})) == "taken"
    assert guest.view(view) == view


def test_what_was_put_away_does_not_come_back(guest: Guest) -> None:
    body = told(*turns("E5:D4"))
    view = join(guest, game_id := new_id(), body)
    assert guest.client.delete(f"/api/games/{game_id}").status_code == 204
    assert refusal(put(guest, game_id, body)) == "not_found"
    assert guest.client.post(f"/api/games/{game_id}/restoration").json() == view


def test_two_tabs_at_one_instant_make_one_game(
    guest: Guest, enter: Enter, settings: Settings
) -> None:
    hello(guest)
    tabs = [enter() for _ in range(6)]
    for tab in tabs:
        tab.client.cookies.update(guest.client.cookies)
    moves = ["E5:D4", "A1:B2", "C3:C4", "C5:C6", "I1:I2", "I3:I4"]
    game_id = new_id()

    def tell(number: int) -> Response:
        return put(tabs[number], game_id, told(*turns(*moves[: number + 1])))

    with ThreadPoolExecutor(len(tabs)) as pool:
        answers = list(pool.map(tell, range(len(tabs))))
    assert {answer.status_code for answer in answers} == {200}
    assert count(settings, "games") == 1
    assert count(settings, "acts") == len(moves)
    assert [turn["move"] for turn in guest.view({"id": game_id})["turns"]] == moves


@pytest.mark.parametrize(
    "body, kind",
    [
        (told(*turns("E5:D4", "E5:A1")), "illegal_move"),
        (told(*turns("E5:D4", "A2-A3")), "bad_move"),
        (told(*turns("E5:D4", "")), "bad_move"),
        (told(*turns(*BLACK_WINS, "A2:A3")), "bad_request"),
        (told({"kind": "takeback", "count": 1}), "bad_request"),
        (told(*turns("E5:D4", "A1:A2"), {"kind": "takeback", "count": 2}), "bad_request"),
        (told({"kind": "takeback", "count": 0}), "bad_request"),
        (told({"kind": "resignation", "seat": "red"}), "bad_request"),
        (told(*[{"kind": "resignation", "seat": "black"}] * 2), "bad_request"),
        (told({"kind": "victory", "seat": "black"}), "bad_request"),
        (
            told({"kind": "resignation", "seat": "white"}, opponent="computer"),
            "bad_request",
        ),
        (told(staged={"black": "E5", "white": "E5"}), "bad_request"),
        (told(*turns("E5:D4"), staged={"black": "E5"}), "bad_request"),
        (told(staged={"black": "Z5"}), "bad_move"),
        (told(*turns(*BLACK_WINS), staged={"black": "I9"}), "bad_request"),
        (told(game="kruco", staged={"black": "a2-a3"}), "bad_request"),
        (told(*turns("a7-a6"), game="kruco"), "illegal_move"),
        (told(*turns("a2-a3"), game="chess"), "bad_request"),
        (told(level=3), "bad_request"),
        (told(opponent="computer", level=11), "bad_request"),
        (told(created="yesterday"), "bad_request"),
        (told(created="2026-03-01T10:00:00"), "bad_request"),
        (told(*turns(*["E5:D4"] * 2001)), "bad_request"),
        ({**told(), "secret": 1}, "bad_request"),
    ],
)
def test_what_cannot_have_happened_is_refused_whole(
    guest: Guest, settings: Settings, body: Told, kind: str
) -> None:
    guest.open()
    response = put(guest, new_id(), body)
    assert refusal(response) == kind
    assert response.json()["error"]["message"]
    assert (count(settings, "games"), count(settings, "acts"), count(settings, "staged")) == (
        1,
        0,
        0,
    )


def test_the_refusal_says_which_act_it_is(guest: Guest) -> None:
    response = put(guest, new_id(), told(*turns("E5:D4", "A1:A2", "A1:A3")))
    assert response.json()["error"]["message"].startswith("act 3: ")


@pytest.mark.parametrize("game_id", ["short", "a" * 17, "a" * 15 + "-", "a" * 15 + "é", "a" * 13])
def test_an_id_is_sixteen_letters_and_digits(guest: Guest, game_id: str) -> None:
    assert put(guest, game_id, told()).status_code == 422
    assert len(guest.open()["id"]) == 16


def test_an_id_of_the_house_had_twelve_before(guest: Guest) -> None:
    assert join(guest, game_id := new_id()[:12], told())["id"] == game_id


def test_a_long_game_has_room_and_a_huge_one_is_refused(guest: Guest) -> None:
    circling = ["b2-b3", "b7-b6", "b3-b2", "b6-b7"]
    acts = turns(*circling) * 1 + [*turns("b2-b3"), {"kind": "takeback", "count": 1}] * 990
    body = told(*acts, game="kruco")
    assert len(str(body)) > 100_000
    assert join(guest, new_id(), body)["act"] == len(acts)
    huge = told(*turns("a2-a3" + " xa1" * 200), game="kruco")
    huge["acts"] *= 500
    assert put(guest, new_id(), huge).status_code == 413
    assert len(listed(guest)) == 1


def test_a_disk_that_fails_at_the_last_moment_keeps_nothing(
    guest: Guest, settings: Settings
) -> None:
    guest.open()
    rooms = rooms_of(guest)
    body, game_id = told(*turns("E5:D4"), staged={"black": "A1"}), new_id()

    def fail(_connection: Connection) -> None:
        raise OperationalError("COMMIT", None, sqlite3.OperationalError("disk I/O error"))

    event.listen(rooms.database.engine, "commit", fail)
    try:
        response = put(guest, game_id, body)
    finally:
        event.remove(rooms.database.engine, "commit", fail)
    assert (response.status_code, refusal(response)) == (503, "unavailable")
    assert count(settings, "games") == 1
    assert guest.client.get(f"/api/games/{game_id}").status_code == 404
    assert join(guest, game_id, body)["staged"] == ["black"]


def test_whoever_looks_on_sees_it_go_on(guest: Guest) -> None:
    view = join(guest, game_id := new_id(), told(*turns("E5:D4")))
    with guest.listen(view) as line:
        assert line.receive_json() == view
        further = join(guest, game_id, told(*turns("E5:D4", "A1:B2")))
        assert line.receive_json() == further


# A game that was begun in the house, and taken along


def left(guest: Guest, *moves: str) -> View:
    """A game in the house, with which a page then goes on without it."""
    return join(guest, new_id(), told(*turns(*moves)))


def test_what_was_played_away_goes_on_from_the_act_with_which_the_game_left(
    guest: Guest, settings: Settings
) -> None:
    here = left(guest, "E5:D4", "A1:B2")
    body = told(*turns("C3:C4"), since=here["act"], staged={"black": "G7"})
    view = join(guest, here["id"], body)
    assert [turn["move"] for turn in view["turns"]] == ["E5:D4", "A1:B2", "C3:C4"]
    assert (view["act"], view["staged"]) == (3, ["black"])
    assert view["created"] == here["created"]
    assert join(guest, here["id"], body) == view  # the answer was lost
    assert count(settings, "games") == 1
    assert count(settings, "acts") == 3


def test_what_was_before_can_be_taken_back_away(guest: Guest) -> None:
    here = guest.do(left(guest, "E5:D4", "A1:B2"), "undo")
    back = {"kind": "takeback", "count": 1}
    view = join(guest, here["id"], told(back, *turns("I1:I2"), since=here["act"]))
    assert [turn["move"] for turn in view["turns"]] == ["I1:I2"]
    assert view["act"] == 5


def test_where_a_game_that_left_has_gone_on_the_page_is_told(guest: Guest) -> None:
    here = left(guest, "E5:D4")
    further = guest.play(here, "A1:B2")
    response = put(guest, here["id"], told(*turns("A1:B3"), since=1))
    assert (response.status_code, refusal(response)) == (409, "stale")
    assert response.json()["view"] == further
    assert join(guest, here["id"], told(*turns("A1:B2"), since=1)) == further


def test_a_game_cannot_have_left_after_an_act_that_was_not(guest: Guest) -> None:
    here = left(guest, "E5:D4")
    response = put(guest, here["id"], told(*turns("A1:B3"), since=2))
    assert (response.status_code, refusal(response)) == (409, "stale")
    assert response.json()["view"] == here
    for since in (-1, 2**31, 1.5, "1"):
        assert refusal(put(guest, here["id"], told(since=since))) == "bad_request"


def test_no_game_leaves_that_is_not_there_or_is_anothers(guest: Guest, enter: Enter) -> None:
    here = left(guest, "E5:D4")
    other = enter()
    for game_id in (here["id"], new_id()):
        response = put(other, game_id, told(*turns("A1:B2"), since=1))
        assert refusal(response) == "taken"
        assert "view" not in response.json()
    assert guest.view(here) == here
    guest.client.delete(f"/api/games/{here['id']}")
    assert refusal(put(guest, here["id"], told(*turns("A1:B2"), since=1))) == "not_found"


def test_a_game_that_a_program_began_is_taken_along_too(guest: Guest) -> None:
    here = guest.play(guest.open(), "E5:D4")
    view = join(guest, here["id"], told(*turns("A1:A2"), since=here["act"]))
    assert [turn["move"] for turn in view["turns"]] == ["E5:D4", "A1:A2"]


def test_a_game_that_left_is_replayed_by_the_referee(guest: Guest) -> None:
    here = left(guest, "E5:D4")
    response = put(guest, here["id"], told(*turns("A1:A2", "E5:A3"), since=1))
    assert refusal(response) == "illegal_move"
    assert response.json()["error"]["message"].startswith("act 3: ")
    assert guest.view(here) == here


# What it costs the house


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> list[Act]:
    """The acts that the referee has had to judge."""
    acts: list[Act] = []
    after = Past.after

    def judging(past: Past, act: Act) -> Past:
        acts.append(act)
        return after(past, act)

    monkeypatch.setattr(Past, "after", judging)
    return acts


def test_only_what_is_new_is_judged(guest: Guest, judged: list[Act]) -> None:
    moves = ["E5:D4", "A1:B2", "C3:C4", "I1:I2"]
    join(guest, game_id := new_id(), told(*turns(*moves[:2])))
    judged.clear()
    for told_again in (told(*turns(*moves[:1])), told(*turns(*moves[:2]), staged={"black": "G7"})):
        join(guest, game_id, told_again)
    assert judged == []
    view = join(guest, game_id, told(*turns(*moves)))
    assert [turn["move"] for turn in view["turns"]] == moves
    assert judged == [Turned(move) for move in moves[2:]]
    assert guest.play(view, "H1:H2")["turns"][-1]["move"] == "H1:H2"


def test_what_is_only_written_otherwise_is_the_same(guest: Guest) -> None:
    lifting = ["f1-f3", "h7-g7+", "d1-f1"]
    view = join(guest, game_id := new_id(), told(*turns(*lifting), game="kruco"))
    # the order of captures need not be given where there is one (K12)
    otherwise = [*lifting[:2], "d1-f1 *f2", "b7-b6"]
    further = join(guest, game_id, told(*turns(*otherwise), game="kruco"))
    assert further["turns"][:3] == view["turns"]
    assert further["act"] == 4


def test_what_is_refused_anyway_is_not_judged(
    guest: Guest, enter: Enter, judged: list[Act]
) -> None:
    join(guest, game_id := new_id(), told(*turns("E5:D4")))
    other = enter()
    judged.clear()
    body = told(*turns("E5:D4", "A1:B2"))
    assert refusal(put(other, game_id, body)) == "taken"
    assert refusal(put(guest, game_id, {**body, "opponent": "computer"})) == "taken"
    assert refusal(put(other, new_id(), {**body, "since": 1})) == "taken"
    guest.client.delete(f"/api/games/{game_id}")
    assert refusal(put(guest, game_id, body)) == "not_found"
    assert judged == []


def test_one_who_brings_very_many_games_keeps_nobody_waiting(
    guest: Guest, enter: Enter, monkeypatch: pytest.MonkeyPatch
) -> None:
    joining = rooms_of(guest).joining
    other, third = enter(), enter()
    here = other.open()
    hello(guest)
    hello(third)
    body = told(*turns("E5:D4"))
    go_on, begun = threading.Event(), threading.Event()
    judge = joining.join

    def slowly(owner: int, arrival: Arrival) -> bytes:
        if arrival.happened:
            begun.set()
            assert go_on.wait(20)
        return judge(owner, arrival)

    monkeypatch.setattr(joining, "join", slowly)
    with ThreadPoolExecutor(60) as pool:
        asked = [
            pool.submit(guest.client.put, f"/api/games/{new_id()}", json=body) for _ in range(60)
        ]
        try:
            assert begun.wait(20)
            # all but the one that is judged and those that may wait are told to come later
            later = [answer.result() for answer in itertools.islice(as_completed(asked), 51)]
            assert other.play(here, "E5:D4")["act"] == 1
            # nor does a game wait in which nothing has happened yet, whoever begins it
            for one in (third, guest):
                fresh = pool.submit(one.client.put, f"/api/games/{new_id()}", json=told())
                assert fresh.result(20).status_code == 200
            turn = pool.submit(third.client.put, f"/api/games/{new_id()}", json=body)
        finally:
            go_on.set()
        assert {(answer.status_code, refusal(answer)) for answer in later} == {(503, "unavailable")}
        assert turn.result().status_code == 200
    assert len(listed(guest)) == 10
