"""Games against the computer: whoever thinks, and whatever fails, the move comes."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Request, expect

from ludejo.engine import LEVELS
from tests.browser.conftest import Enter, House
from tests.browser.player import PATIENCE, Player, View
from tests.browser.test_whole_games import simplest

pytestmark = pytest.mark.browser

GAMES = ("what-the-shell", "kruco")
TURNS = 3
"""How many turns a person plays against each level."""

ENGINE = re.compile(r"\.wasm$")
ANSWER = re.compile("/answer$")


def asked(page: Page) -> list[str]:
    """Collect what a page asks of the house from now on: the ends of the addresses."""
    said: list[str] = []

    def note(request: Request) -> None:
        if request.method == "POST":
            said.append(request.url.rpartition("/")[2])

    page.on("request", note)
    return said


def play_turn(player: Player, view: View) -> View:
    """Play a person's turn against the computer, and wait for its own."""
    turns = len(view["turns"])
    if view["game"] == "kruco":
        player.move(simplest(view))
        return player.wait_for_turn(turns + 2)
    [[seat, legal]] = view["legal"].items()
    assert seat in view["due"]
    player.place(legal[turns * 37 % len(legal)])
    return player.wait_for_turn(turns + 1)


def wait_until(player: Player, so: Callable[[], bool]) -> None:
    for _ in range(PATIENCE // 50):
        if so():
            return
        player.page.wait_for_timeout(50)
    raise AssertionError(player.view())


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_each_level(house: House, enter: Enter, game: str) -> None:
    with house() as address, enter(address) as player:
        names = set()
        for level in LEVELS:
            player.begin(game, "computer", level=level)
            said = asked(player.page)
            view = player.view()
            assert view["level"] == level
            for _ in range(TURNS):
                view = play_turn(player, view)
            assert view["outcome"] or len(view["turns"]) >= TURNS
            assert "answer" in said  # this device has thought
            assert "thought" not in said
            names.add(player.page.locator(".far strong").inner_text())
        assert len(names) == len(LEVELS)
        player.page.goto(f"{address}/games")
        rows = player.page.locator("article .text")
        expect(rows.first).to_contain_text(re.compile("Against .+, level"), timeout=PATIENCE)


@pytest.mark.parametrize("game", GAMES)
def test_the_house_thinks_where_the_page_cannot(house: House, enter: Enter, game: str) -> None:
    with house() as address, enter(address, expected="ERR_FAILED") as player:
        player.page.route(ENGINE, lambda route: route.abort())
        player.begin(game, "computer", level=3)
        said = asked(player.page)
        view = player.view()
        for _ in range(2):
            view = play_turn(player, view)
        assert "thought" in said
        assert "answer" not in said
        # and once the engine can be had, the page thinks again
        player.page.unroute(ENGINE)
        view = play_turn(player, view)
        wait_until(player, lambda: "answer" in said)


def test_where_there_are_no_workers_the_house_thinks(house: House, enter: Enter) -> None:
    with house() as address, enter(address) as player:
        player.page.add_init_script("delete window.Worker")
        player.begin("kruco", "computer", level=2)
        said = asked(player.page)
        play_turn(player, player.view())
        assert "thought" in said
        assert "answer" not in said


def test_an_illegal_choice_of_the_page_is_not_played(house: House, enter: Enter) -> None:
    with house() as address, enter(address, expected="422") as player:
        player.begin("kruco", "computer", level=2)
        said = asked(player.page)
        player.page.route(
            ANSWER,
            lambda route: route.continue_(post_data={"act": 1, "choice": "a8-a1"}),
        )
        view = play_turn(player, player.view())
        assert view["turns"][1]["move"] != "a8-a1"
        assert "thought" in said


def test_where_nobody_can_think_the_player_is_told_and_tries_again(
    house: House, enter: Enter
) -> None:
    with house() as address, enter(address, expected="") as player:
        player.page.route(ENGINE, lambda route: route.abort())
        refusal = '{"error":{"kind":"unavailable","message":"busy"}}'
        player.page.route(
            "**/thought",
            lambda route: route.fulfill(status=503, content_type="application/json", body=refusal),
        )
        player.begin("kruco", "computer", level=2)
        view = player.view()
        player.move(simplest(view))
        again = player.page.get_by_role("button", name="Try again")
        expect(again).to_be_visible(timeout=PATIENCE)
        expect(player.page.locator(".say .what")).to_have_text("Miko has stumbled")
        player.page.unroute("**/thought")
        again.click()
        assert len(player.wait_for_turn(2)["turns"]) == 2


def test_two_tabs_make_one_choice(house: House, enter: Enter) -> None:
    with house() as address, enter(address) as one, enter(address) as other:
        one.begin("what-the-shell", "computer", level=2)
        other.page.goto(one.page.url)
        expect(other.board).to_be_visible(timeout=PATIENCE)
        said = asked(one.page), asked(other.page)
        view = one.view()
        for turn in range(4):
            view = play_turn((one, other)[turn % 2], view)
        assert len(view["turns"]) == 4
        wait_until(one, lambda: one.view()["staged"] == ["white"])
        for tab, asks in zip((one, other), said, strict=True):
            assert "answer" in asks  # both have thought, and neither has complained
            expect(tab.page.locator(".toasts")).to_have_text("")
            expect(tab.page.locator("section.turns li")).to_have_count(
                one.page.locator("section.turns li").count()
            )


@pytest.mark.parametrize("game", GAMES)
def test_with_the_network_off_the_page_thinks_and_says_it_later(
    house: House, enter: Enter, game: str
) -> None:
    """The house hears the choice when it can be reached again; the person's is kept as well."""
    with house() as address, enter(address, expected="ERR_INTERNET_DISCONNECTED") as player:
        player.begin(game, "computer", level=4)
        wait_until(player, lambda: not player.view()["thinking"])
        view = play_turn(player, player.view())
        wait_until(player, lambda: not player.view()["thinking"])
        view = player.view()
        turns = len(view["turns"])
        player.page.context.set_offline(True)
        if game == "kruco":
            start, end = simplest(view).split("-")
            player.point_at(start)
            player.point_at(end)
            player.page.wait_for_timeout(50)
            if (confirm := player.page.locator(".tray button.main")).is_visible():
                confirm.click()
        else:
            player.point_at(view["legal"]["black"][7])
        expect(player.page.locator(".say .what")).to_contain_text("will be sent as soon as")
        assert len(player.view()["turns"]) == turns
        said = asked(player.page)
        player.page.context.set_offline(False)
        wait_until(player, lambda: len(player.view()["turns"]) > turns)
        wait_until(player, lambda: not player.view()["thinking"])
        assert "thought" not in said


@pytest.mark.parametrize("game", GAMES)
def test_the_choice_comes_from_this_device_with_the_network_off(
    house: House, enter: Enter, game: str
) -> None:
    """The house learns of the person's choice in the last moment; then the network goes."""
    with house() as address, enter(address, expected="ERR_") as player:
        player.begin(game, "computer", level=6, colour="white")
        wait_until(player, lambda: not player.view()["thinking"])
        view = player.view()
        said = asked(player.page)
        player.page.route(ANSWER, lambda route: route.abort())
        turns = len(view["turns"])
        if game == "kruco":
            player.move(simplest(view))
        else:
            player.place(view["legal"]["white"][7])
        wait_until(player, lambda: "answer" in said)  # it has chosen, and nobody has heard it
        player.page.context.set_offline(True)
        player.page.unroute(ANSWER)
        player.page.wait_for_timeout(1000)
        assert player.view()["thinking"]
        said.clear()
        player.page.context.set_offline(False)
        wait_until(player, lambda: not player.view()["thinking"])
        assert len(player.view()["turns"]) > turns
        assert "answer" in said
        assert "thought" not in said
