"""Whole games, played through the page as people play them, and found again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter, House
from tests.browser.player import PATIENCE, Player, View

pytestmark = pytest.mark.browser

ENOUGH = 30
"""Turns after which a person has had enough of a game and resigns."""

BLACK_LINES_UP = ("A1:I9", "B1:H9", "C1:I7", "D1:H7", "E1:I5")
BLACK_RUNS = ("a2-a3", "h7-h6", "a3-a4", "h6-h5", "a4-a5", "h5-h4", "a5-a6", "h4-h3")


def finished(player: Player) -> None:
    expect(player.result).to_be_visible(timeout=PATIENCE)


def found_again(house: House, enter: Enter, view: View, says: str = "") -> None:
    """See that after a restart the list has the game, as it was."""
    with house() as address, enter(address) as player:
        player.page.goto(f"{address}/games")
        row = player.page.locator(f'article[data-game="{view["game"]}"] a.main')
        expect(row).to_contain_text(says, timeout=PATIENCE)
        row.click()
        finished(player)
        assert player.view() == view


def test_what_the_shell_at_one_screen(house: House, enter: Enter) -> None:
    with house() as address, enter(address) as player:
        player.begin("what-the-shell", "hotseat")
        for turn, move in enumerate(BLACK_LINES_UP):
            player.turn_of_two(turn, move)
        finished(player)
        expect(player.result).to_have_text("Black wins!")
        view = player.view()
        assert [turn["move"] for turn in view["turns"]] == list(BLACK_LINES_UP)
    found_again(house, enter, view, "Black won")


def test_kruco_at_one_screen(house: House, enter: Enter) -> None:
    with house() as address, enter(address) as player:
        player.begin("kruco", "hotseat")
        for move in BLACK_RUNS[:4]:
            player.move(move)
        player.page.reload()  # in the middle of the game
        for move in BLACK_RUNS[4:]:
            player.move(move)
        while not (view := player.view())["outcome"]:
            player.move(simplest(view))
            assert len(view["turns"]) < 150
        finished(player)
    found_again(house, enter, view)


def test_what_the_shell_against_the_computer(house: House, enter: Enter) -> None:
    with house() as address, enter(address) as player:
        player.begin("what-the-shell", "computer", colour="white")
        view = player.view()
        while not view["outcome"] and len(view["turns"]) < ENOUGH:
            legal = view["legal"]["white"]
            player.place(legal[len(view["turns"]) * 37 % len(legal)])
            view = player.wait_for_turn(len(view["turns"]) + 1)
        if not view["outcome"]:
            player.resign()
        finished(player)
        view = player.view()
    found_again(house, enter, view)


def test_kruco_against_the_computer(house: House, enter: Enter) -> None:
    with house() as address, enter(address) as player:
        player.begin("kruco", "computer", level=1, colour="white")
        view = player.wait_for_turn(1)
        while not view["outcome"] and len(view["turns"]) < 2 * ENOUGH:
            player.move(simplest(view))
            view = player.wait_for_turn(len(view["turns"]) + 2)
        if not view["outcome"]:
            player.resign()
        finished(player)
        player.page.get_by_role("button", name="Undo").click()  # one thinks better of it
        expect(player.result).to_be_hidden(timeout=PATIENCE)
        assert not player.view()["outcome"]


def simplest(view: View) -> str:
    """Return a move that needs no more than two places pointed at, and leads far."""
    [seat] = view["due"]
    plain: list[str] = [
        move for move in view["legal"][seat] if re.fullmatch(r"[a-h]\d\+?-[a-h]\d\+?", move)
    ]
    winning = [move for move in plain if view["results"][move]["outcome"]]
    safe = [move for move in plain if len(view["results"][move]["events"]) == 1]
    farthest = max if seat == "black" else min
    return farthest(winning or safe or plain, key=lambda move: int(move.rstrip("+")[-1]))
