"""Games played over the API, in hotseat."""

from __future__ import annotations

import random
import uuid

import pytest

from ludejo.games import GAMES, Game
from ludejo.games.kruco import RULES as KRUCO
from ludejo.records import from_json, read_one
from tests.server.conftest import Enter
from tests.server.helpers import BLACK_WINS, Guest, choosing


def test_a_new_game_awaits_both_of_what_the_shell(guest: Guest) -> None:
    view = guest.open()
    assert view["act"] == 0
    assert view["position"] == view["start"] == "9/9/9/9/9/9/9/9/9 - 1"
    assert view["due"] == ["black", "white"]
    assert len(view["legal"]["black"]) == len(view["legal"]["white"]) == 81
    assert view["seats"] == {"black": "person", "white": "person"}
    assert view["level"] is None
    assert not view["thinking"]
    assert not view["can_undo"]
    assert guest.view(view) == view


def test_a_new_game_awaits_black_of_kruco(guest: Guest) -> None:
    view = guest.open("kruco")
    assert view["due"] == ["black"]
    assert set(view["legal"]) == {"black"}
    assert view["legal"]["black"] == list(view["results"])
    assert len(view["results"]) == 58
    assert view["results"]["a2-a3"]["events"] == [
        {"kind": "slide", "by": "black", "from": "a2", "to": "a3"}
    ]
    assert view["guarded"] == {"black": [], "white": []}
    assert view["standing"] == []


def test_both_choices_make_a_turn(guest: Guest) -> None:
    view = guest.open()
    staged = guest.choose(view, "white", "D4")
    assert staged["staged"] == ["white"]
    assert staged["due"] == ["black"]
    assert set(staged["legal"]) == {"black"}
    assert staged["act"] == 0
    assert staged["turns"] == []
    turned = guest.choose(staged, "black", "E5")
    assert turned["act"] == 1
    assert turned["staged"] == []
    assert [turn["move"] for turn in turned["turns"]] == ["E5:D4"]
    assert turned["turns"][0] == {
        "number": 1,
        "move": "E5:D4",
        "position": "9/9/9/9/4b4/3w5/9/9/9 - 2",
        "events": [
            {"kind": "place", "by": "black", "at": "E5"},
            {"kind": "place", "by": "white", "at": "D4"},
        ],
        "outcome": None,
        "sudden_death": False,
    }
    assert "E5" not in turned["legal"]["black"]


def test_a_game_of_what_the_shell_to_the_end(guest: Guest) -> None:
    view = guest.play(guest.open(), *BLACK_WINS)
    assert view["outcome"] == {"winner": "black", "reason": "lines"}
    assert view["lines"]["black"] == ["A1", "B1", "C1", "D1", "E1"]
    assert view["due"] == []
    assert view["legal"] == {}
    assert view["can_undo"]
    assert guest.refused(view, "choices", **choosing("black", "A2")) == "game_over"
    assert guest.refused(view, "resignation", seat="black") == "game_over"


def test_a_game_of_kruco_to_the_end(guest: Guest) -> None:
    view = guest.open("kruco")
    game = Game(KRUCO)
    dice = random.Random(19)  # makes a short game of players who run for their goals
    while view["outcome"] is None:
        [seat] = view["due"]
        some = dice.sample(view["legal"][seat], min(12, len(view["legal"][seat])))
        move = (max if seat == "black" else min)(some, key=rank_it_leads_to)
        turn = game.play_text(move)
        given = view["results"][move]
        view = guest.choose(view, seat, move)
        assert view["position"] == given["position"] == turn.position.text
        assert view["turns"][-1]["events"] == given["events"]
        assert len(view["turns"]) < 100
    assert game.outcome is not None
    assert view["outcome"] == game.outcome.as_dict()
    assert view["results"] is None


def rank_it_leads_to(move: str) -> int:
    return int(move.split(" ", maxsplit=1)[0].rstrip("+")[-1])


def test_repetition_is_a_draw(guest: Guest) -> None:
    view = guest.open("kruco")
    view = guest.play(view, *("a2-a3", "a7-a6", "a3-a2", "a6-a7") * 2)
    assert view["outcome"] == {"winner": None, "reason": "repetition"}
    assert view["due"] == []
    assert view["results"] is None
    assert guest.client.get("/api/games?state=finished").json()["games"][0]["due"] == []
    view = guest.do(view, "undo")
    assert view["outcome"] is None
    assert view["due"] == ["white"]


@pytest.mark.parametrize(
    "choice, kind",
    [("e5", "bad_move"), ("", "bad_move"), ("pass", "bad_move"), ("D4", "illegal_move")],
)
def test_a_choice_that_is_none_changes_nothing(guest: Guest, choice: str, kind: str) -> None:
    view = guest.play(guest.open(), "E5:D4")
    assert guest.refused(view, "choices", **choosing("black", choice)) == kind
    assert guest.view(view) == view
    guest.choose(view, "black", "A1")


def test_an_illegal_move_of_kruco_changes_nothing(guest: Guest) -> None:
    view = guest.play(guest.open("kruco"), "a2-a3")
    for choice, kind in (("a7-a5", "illegal_move"), ("a2-a3", "illegal_move"), ("x", "bad_move")):
        assert guest.refused(view, "choices", **choosing("white", choice)) == kind
    assert guest.refused(view, "choices", **choosing("black", "b2-b3")) == "not_due"
    assert guest.view(view) == view
    assert guest.play(view, "a7-a6")["act"] == 2


def test_a_seat_chooses_once(guest: Guest) -> None:
    view = guest.choose(guest.open(), "black", "E5")
    assert guest.refused(view, "choices", **choosing("black", "E6")) == "not_due"
    assert guest.choose(view, "white", "A1")["turns"][0]["move"] == "E5:A1"


def test_a_request_sent_again_changes_nothing(guest: Guest) -> None:
    view = guest.open()
    black = choosing("black", "E5")
    staged = guest.do(view, "choices", **black)
    assert guest.do(view, "choices", **black) == staged
    turned = guest.choose(staged, "white", "D4")
    assert guest.do(view, "choices", **black) == turned
    undone = guest.do(turned, "undo")
    assert guest.do(view, "choices", **black) == undone  # it is not played a second time


def test_a_request_that_was_refused_can_be_sent_again(guest: Guest) -> None:
    view = guest.open()
    request = str(uuid.uuid4())
    assert guest.refused(view, "choices", seat="black", choice="X", request=request) == "bad_move"
    assert guest.do(view, "choices", seat="black", choice="E5", request=request)["staged"]


def test_who_looks_at_an_old_turn_changes_nothing(guest: Guest) -> None:
    old = guest.open()
    new = guest.play(old, "E5:D4")
    for what, body in (
        ("choices", choosing("black", "A1")),
        ("undo", {}),
        ("resignation", {"seat": "black"}),
    ):
        status, answer = guest.ask(old, what, **body)
        assert status == 409
        assert answer["error"]["kind"] == "stale"
        assert answer["view"] == new
    assert guest.view(old) == new


def test_undo_withdraws_a_choice_first(guest: Guest) -> None:
    turned = guest.play(guest.open(), "E5:D4")
    staged = guest.choose(turned, "black", "A1")
    assert staged["can_undo"]
    withdrawn = guest.do(staged, "undo")
    assert withdrawn == turned
    undone = guest.do(withdrawn, "undo")
    assert undone["turns"] == []
    assert undone["act"] == 2
    assert undone["position"] == undone["start"]
    assert not undone["can_undo"]
    assert guest.refused(undone, "undo") == "nothing_to_undo"


def test_undo_takes_back_no_more_than_was_seen(guest: Guest) -> None:
    staged = guest.choose(guest.play(guest.open(), "E5:D4"), "black", "A1")
    withdrawn = guest.do(staged, "undo", staged=["black"])
    assert guest.refused(staged, "undo", staged=["black"]) == "stale"
    assert guest.view(staged) == withdrawn


def test_undo_brings_a_finished_game_back(guest: Guest) -> None:
    view = guest.do(guest.play(guest.open(), *BLACK_WINS), "undo")
    assert view["outcome"] is None
    assert len(view["turns"]) == 4
    assert guest.play(view, "F1:I5")["outcome"] is None


def test_resigning_and_thinking_better_of_it(guest: Guest) -> None:
    view = guest.choose(guest.play(guest.open(), "E5:D4"), "black", "A1")
    over = guest.do(view, "resignation", seat="white")
    assert over["outcome"] == {"winner": "black", "reason": "resignation"}
    assert over["staged"] == []
    assert over["due"] == []
    assert len(over["turns"]) == 1
    back = guest.do(over, "undo")
    assert back["outcome"] is None
    assert back["due"] == ["black", "white"]
    assert len(back["turns"]) == 1


def test_again_has_the_same_settings(guest: Guest) -> None:
    view = guest.open("kruco", "computer", level=3, seat="white")
    response = guest.client.post(f"/api/games/{view['id']}/again")
    assert response.status_code == 201
    again = response.json()
    assert again["id"] != view["id"]
    same = ("game", "opponent", "level", "seats", "start")
    assert [again[name] for name in same] == [view[name] for name in same]


def test_deleting_and_restoring(guest: Guest) -> None:
    view = guest.play(guest.open(), "E5:D4")
    address = f"/api/games/{view['id']}"
    assert guest.client.delete(address).status_code == 204
    assert guest.client.get(address).status_code == 404
    assert guest.client.get("/api/games").json()["games"] == []
    assert guest.client.delete(address).status_code == 404
    assert guest.refused(view, "choices", **choosing("black", "A1")) == "not_found"
    restored = guest.client.post(f"{address}/restoration")
    assert restored.json() == view
    assert guest.view(view) == view
    assert guest.client.post(f"{address}/restoration").status_code == 200


def test_the_list_has_what_moved_last_first(guest: Guest) -> None:
    first, second, third = (guest.open() for _ in range(3))
    guest.play(first, "E5:D4")
    guest.do(second, "resignation", seat="black")
    games = guest.client.get("/api/games").json()["games"]
    assert [game["id"] for game in games] == [second["id"], first["id"], third["id"]]
    assert games[1]["turn_count"] == 1
    assert games[1]["position"] == "9/9/9/9/4b4/3w5/9/9/9 - 2"
    finished = guest.client.get("/api/games?state=finished").json()["games"]
    assert [game["id"] for game in finished] == [second["id"]]
    assert finished[0]["outcome"] == {"winner": "white", "reason": "resignation"}
    unfinished = guest.client.get("/api/games?state=unfinished").json()["games"]
    assert [game["id"] for game in unfinished] == [first["id"], third["id"]]


def test_the_list_goes_on_at_its_cursor(guest: Guest) -> None:
    ids = [guest.open()["id"] for _ in range(5)][::-1]
    seen: list[str] = []
    cursor: str | None = ""
    while cursor is not None:
        query = f"&cursor={cursor}" if cursor else ""
        page = guest.client.get(f"/api/games?limit=2{query}").json()
        seen += [game["id"] for game in page["games"]]
        cursor = page["next"]
    assert seen == ids


@pytest.mark.parametrize("cursor", ["x", "äöü", "MDAwMS0wMS0wMVQwMDowMDowMCsyMzo1OSB4"])
def test_a_cursor_that_is_none_is_refused(guest: Guest, cursor: str) -> None:
    guest.open()
    response = guest.client.get("/api/games", params={"cursor": cursor})
    assert response.status_code in {200, 400}
    if response.status_code == 400:
        assert response.json()["error"]["kind"] == "bad_request"


def test_games_belong_to_who_opened_them(guest: Guest, enter: Enter) -> None:
    view = guest.open()
    for stranger in (enter(), enter()):
        assert stranger.client.get(f"/api/games/{view['id']}").status_code == 404
        assert stranger.client.get(f"/api/games/{view['id']}/record").status_code == 404
        assert stranger.client.delete(f"/api/games/{view['id']}").status_code == 404
        for what in ("again", "restoration"):
            address = f"/api/games/{view['id']}/{what}"
            assert stranger.client.post(address).status_code == 404
        for what, body in (
            ("choices", choosing("black", "A1")),
            ("undo", {}),
            ("resignation", {"seat": "black"}),
            ("captures", {"choice": "a2-a3", "order": []}),
        ):
            assert stranger.refused(view, what, **body) == "not_found"
        assert stranger.client.get("/api/games").json() == {"games": [], "next": None}
        stranger.open("kruco")  # the second time round, with a session of their own
    assert guest.view(view) == view


def test_the_cookie_says_who_one_is(guest: Guest, enter: Enter) -> None:
    response = guest.client.post("/api/games", json={"game": "kruco", "opponent": "hotseat"})
    cookie = response.headers["set-cookie"]
    assert cookie.startswith("ludejo_guest=")
    for part in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age=34560000"):
        assert part in cookie
    assert "Secure" not in cookie
    assert "set-cookie" not in guest.client.get("/api/games").headers
    elsewhere = enter()
    elsewhere.client.cookies = guest.client.cookies
    assert elsewhere.view(response.json()) == response.json()


@pytest.mark.parametrize("token", ["", "x", "x" * 43, "é" * 43, "x" * 4000])
def test_an_unknown_cookie_is_nobody(guest: Guest, token: str) -> None:
    headers = [(b"cookie", f"ludejo_guest={token}".encode())]
    response = guest.client.get("/api/games", headers=headers)
    assert response.json() == {"games": [], "next": None}


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "opponent": "hotseat"},
        {"game": "kruco", "opponent": "nobody"},
        {"game": "kruco", "opponent": "computer", "level": 0},
        {"game": "kruco", "opponent": "computer", "level": 11},
        {"game": "kruco", "opponent": "computer", "level": "2"},
        {"game": "kruco", "opponent": "computer", "seat": "red"},
        {"game": "kruco", "opponent": "hotseat", "level": 1},
        {"game": "kruco", "opponent": "hotseat", "seat": "black"},
        {"game": "kruco", "opponent": "hotseat", "more": 1},
        {"opponent": "hotseat"},
        [],
        None,
    ],
)
def test_a_wish_that_makes_no_sense_is_refused(guest: Guest, wish: object) -> None:
    response = guest.client.post("/api/games", json=wish)
    assert response.status_code == 422
    assert response.json()["error"]["kind"] == "bad_request"


def test_the_order_of_captures_is_previewed(guest: Guest) -> None:
    view = guest.open("kruco")
    assert guest.do(view, "captures", choice="a2-a3", order=[]) == {
        "formations": {},
        "position": "wwwwwwww/wwwwwwww/8/8/8/b7/1bbbbbbb/bbbbbbbb 7/7/7/7/7/7/7 b 0,0 1",
        "complete": True,
    }
    assert guest.refused(view, "captures", choice="a2-a4", order=[]) == "illegal_move"
    assert guest.refused(view, "captures", choice="a2-a3", order=["xd4"]) == "illegal_move"
    assert guest.refused(view, "captures", choice="hm", order=[]) == "bad_move"
    moved = guest.play(view, "a2-a3")
    assert guest.refused(view, "captures", choice="a2-a3", order=[]) == "stale"
    over = guest.do(moved, "resignation", seat="black")
    assert guest.refused(over, "captures", choice="a7-a6", order=[]) == "game_over"
    shell = guest.open()
    assert guest.refused(shell, "captures", choice="a2-a3", order=[]) == "bad_request"


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_a_record_can_be_downloaded_at_any_time(guest: Guest, slug: str) -> None:
    view = guest.open(slug)
    move = {"kruco": "a2-a3", "what-the-shell": "E5:D4"}[slug]
    address = f"/api/games/{view['id']}/record"
    before = read_one(guest.client.get(address).text)
    assert before.turns == ()
    view = guest.play(view, move)
    guest.do(view, "resignation", seat="black")
    text = guest.client.get(address)
    twin = guest.client.get(f"{address}?format=json")
    assert text.headers["content-type"] == "text/plain; charset=utf-8"
    assert twin.headers["content-type"] == "application/json"
    for response, ending in ((text, "txt"), (twin, "json")):
        assert response.headers["content-disposition"].startswith("attachment; filename=")
        assert response.headers["content-disposition"].endswith(f'{view["id"]}.{ending}"')
    record = read_one(text.text)
    assert record == from_json(twin.text)
    assert [turn.move for turn in record.turns] == [move]
    assert record.outcome is not None
    assert record.outcome.as_dict() == {"winner": "white", "reason": "resignation"}
    assert guest.client.get(f"{address}?format=pdf").status_code == 422
