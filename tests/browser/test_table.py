"""What else one does at a table, and with a house that goes away and comes back."""

from __future__ import annotations

import json
import re
import socket
import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ludejo.games import Game
from ludejo.games.kruco import RULES as KRUCO
from ludejo.records import from_json, read_one
from tests.browser.conftest import Enter, House
from tests.browser.player import PATIENCE, Player

pytestmark = pytest.mark.browser


def test_two_tabs_agree(house: House, enter: Enter) -> None:
    with house() as address, enter(address) as one, enter(address) as other:
        one.begin("kruco", "hotseat")
        other.page.goto(one.page.url)
        for player, move in ((one, "a2-a3"), (other, "h7-h6"), (one, "a3-a4")):
            player.move(move)
        turns = other.page.locator("section.turns")
        expect(turns).to_contain_text("a3-a4", timeout=PATIENCE)
        one.page.get_by_role("button", name="Undo").click()
        expect(turns).not_to_contain_text("a3-a4", timeout=PATIENCE)
        other.move("b2-b3")
        expect(one.page.locator("section.turns")).to_contain_text("b2-b3", timeout=PATIENCE)


def test_a_house_that_comes_back_is_found_again(house: House, enter: Enter) -> None:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    with house(port) as address, enter(address, expected="ERR_CONNECTION_REFUSED") as player:
        player.begin("what-the-shell", "hotseat")
        player.place("E5")
        expect(player.curtain).to_be_visible(timeout=PATIENCE)
        house.close()
        lost = player.page.locator(".say .lost")
        expect(lost).to_be_attached(timeout=PATIENCE)
        with house(port):
            expect(lost).not_to_be_attached(timeout=PATIENCE)
            player.hand_over()
            player.place("D4")
            expect(player.page.locator("section.turns")).to_contain_text("D4", timeout=PATIENCE)
            assert player.view()["turns"][0]["move"] == "E5:D4"


@pytest.mark.parametrize(
    "position, move",
    [
        (
            "8/3ww3/2wb1b2/7b/2wbwb1b/3wb2w/2w2bww/8 7/5w1/3b3/7/5b1/7/7 b 6,5 1",
            "d5+=d5,e5,e6 *d6 *e4",
        ),
        ("8/8/8/ww1wb3/wb1w4/bw1wb3/1bwbb3/bbwwb3 7/7/7/b6/7/7/7 b 0,6 1", "a1-a2 *d2 xa4+"),
        ("b7/6wb/1w6/5wbw/w6b/b5w1/8/8 7/3b3/5bb/7/7/3w3/7 w 8,9 87", "d2+=d2,d3,e2,e3"),
        ("b7/6wb/1w6/5wbw/w6b/b5w1/8/8 7/3b3/5bb/7/7/3w3/7 w 8,9 87", "g7-g6 xg5+"),
    ],
)
def test_dividing_and_the_order_of_captures_are_pointed_at(
    house: House, enter: Enter, tmp_path: Path, position: str, move: str
) -> None:
    with house() as address, enter(address) as player:
        player.begin("kruco", "hotseat")
        game = player.game_id
    set_up(tmp_path / "data" / "ludejo.sqlite3", game, position)
    with house() as address, enter(address) as player:
        player.page.goto(f"{address}/games/{game}")
        expect(player.board).to_be_visible(timeout=PATIENCE)
        given = player.view()["results"][move]
        point_out(player, move)
        view = player.wait_for_turn(1)
        assert view["turns"][0]["move"] == move
        assert view["position"] == given["position"]


def set_up(database: Path, game: str, position: str) -> None:
    """Have a game begin from another position."""
    with sqlite3.connect(database) as connection:
        connection.execute(
            "UPDATE games SET start = ?1, position = ?1 WHERE id = ?2", [position, game]
        )
    connection.close()


def point_out(player: Player, move: str) -> None:
    """Make any move of Kruco by pointing at the board and at what stands under it."""
    made, *order = move.split(" ")
    start, _, end = made.replace("=", "-=").partition("-")
    tray = player.page.locator(".tray")
    player.point_at(start)
    if end.startswith("="):
        tray.locator("button", has_text="Divide").click()
        for square in end[1:].split(","):
            if tray.get_by_text("to fill").count():  # else there is no choice of squares
                player.point_at(square)
    else:
        player.point_at(end)
    for formation in order:
        place = re.compile(re.escape(formation[1:]) + r"(?![+\w])")
        player.page.wait_for_timeout(300)  # what is left to choose is asked of the house
        button = tray.locator("button", has_text=place)
        if button.count():  # else there is no choice left
            button.first.click()
    player.page.wait_for_timeout(300)
    if (confirm := tray.locator("button.main")).count():
        confirm.click()


def test_a_turn_played_with_keys_alone(house: House, enter: Enter) -> None:
    with house() as address, enter(address) as player:
        player.begin("what-the-shell", "hotseat")
        page = player.page
        page.locator('[data-place][tabindex="0"]').focus()
        for key in ("ArrowUp", "ArrowRight", "Enter"):
            page.keyboard.press(key)
        expect(player.curtain).to_be_visible(timeout=PATIENCE)
        expect(player.curtain.locator("button.primary")).to_be_focused()
        page.wait_for_timeout(700)
        page.keyboard.press("Enter")
        expect(player.curtain).to_be_hidden(timeout=PATIENCE)
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("Enter")
        view = player.wait_for_turn(1)
        black, white = view["turns"][0]["move"].split(":")
        assert (ord(black[0]) - ord(white[0]), int(black[1]) - int(white[1])) == (2, 1)


def test_lists_records_deleting_and_restoring(house: House, enter: Enter) -> None:
    with house() as address, enter(address) as player:
        player.begin("kruco", "hotseat")
        player.move("a2-a3")
        page = player.page
        for name, read in (("Record as text", read_one), ("Record as JSON", from_json)):
            page.get_by_role("button", name="More").click()
            with page.expect_download() as download:
                page.get_by_role("link", name=name).click()
            page.keyboard.press("Escape")
            text = Path(download.value.path()).read_text("utf-8")
            assert [turn.move for turn in read(text).turns] == ["a2-a3"]
        page.goto(f"{address}/games")
        row = page.locator('article[data-game="kruco"]')
        row.get_by_role("button", name="Delete").click()
        expect(row).to_have_count(0, timeout=PATIENCE)
        page.get_by_role("button", name="Bring it back").click()
        expect(row).to_have_count(1, timeout=PATIENCE)
        row.locator("a.main").click()
        expect(player.board).to_be_visible(timeout=PATIENCE)
        game = Game(KRUCO)
        game.play_text("a2-a3")
        assert player.view()["position"] == game.position.text


def test_the_house_speaks_esperanto(house: House, enter: Enter) -> None:
    with house() as address, enter(address) as player:
        player.page.goto(address)
        player.page.locator("select").select_option("eo")
        expect(player.page.locator("html")).to_have_attribute("lang", "eo", timeout=PATIENCE)
        player.begin("what-the-shell", "hotseat")
        expect(player.page.locator("html")).to_have_attribute("lang", "eo", timeout=PATIENCE)
        expect(player.page.locator(".say .what")).to_contain_text("Nigro", timeout=PATIENCE)


def test_the_start_page_is_light_and_needs_nobody_else(house: House, enter: Enter) -> None:
    with house() as address, enter(address) as player:
        sizes: dict[str, int] = {}
        cdp = player.page.context.new_cdp_session(player.page)
        cdp.send("Network.enable")
        urls: dict[str, str] = {}
        cdp.on(
            "Network.responseReceived",
            lambda event: urls.update({event["requestId"]: event["response"]["url"]}),
        )
        cdp.on(
            "Network.loadingFinished",
            lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}),
        )
        player.page.goto(address, wait_until="networkidle")
        player.page.wait_for_timeout(1000)
        assert len(sizes) > 5
        assert all(url.startswith((address, "data:")) for url in urls.values())
        assert sum(sizes.values()) < 140_000, json.dumps(
            {urls.get(request, request): size for request, size in sizes.items()}, indent=1
        )
