"""What one has chosen in secret cannot be found in the page that the other then has in hand."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Response, WebSocket, expect

from tests.browser.conftest import Enter, House
from tests.browser.player import PATIENCE, Player

pytestmark = pytest.mark.browser

ALL_THAT_A_PAGE_KEEPS = """() => JSON.stringify([
    document.documentElement.outerHTML,
    document.activeElement?.outerHTML,
    history.state,
    location.href,
    document.title,
    {...localStorage},
    Object.entries(sessionStorage).filter(([key]) => key !== 'sveltekit:history-info'),
])"""
"""Not how far pages were scrolled on the way here, and when."""


def told(page: Page) -> list[str]:
    """Collect all that the house tells a page from now on."""
    said: list[str] = []

    def response(answer: Response) -> None:
        if "/api/" in answer.url:
            said.append(answer.text())

    def socket(line: WebSocket) -> None:
        line.on("framereceived", lambda text: said.append(str(text)))

    page.on("response", response)
    page.on("websocket", socket)
    return said


def without_legal(message: str) -> str:
    """Leave out what is legal, which is the same whatever was chosen."""
    return re.sub(r'"legal":\{.*?\}', "", message)


def before_and_after_the_curtain(player: Player, secret: str) -> tuple[str, str]:
    """Open a game, let Black choose, and return what the page keeps until White chooses."""
    player.begin("what-the-shell", "hotseat")
    player.page.reload()  # so that nothing of the way here is in it
    said = told(player.page)
    player.place(secret)
    expect(player.curtain).to_be_visible(timeout=PATIENCE)
    expect(player.curtain.locator("button.primary")).to_have_attribute("aria-disabled", "false")
    at_the_curtain = kept(player)
    player.hand_over()
    player.page.mouse.move(1, 1)
    in_the_others_hand = kept(player)
    assert any(json.loads(message)["staged"] == ["black"] for message in said)
    assert not any(f'"{secret}"' in without_legal(message) for message in said)
    return at_the_curtain, in_the_others_hand


def kept(player: Player) -> str:
    player.page.wait_for_timeout(500)
    text = str(player.page.evaluate(ALL_THAT_A_PAGE_KEEPS))
    return re.sub(r"\d{13}", "WHEN", text.replace(player.game_id, "GAME"))


def test_whatever_was_chosen_the_page_is_the_same(house: House, enter: Enter) -> None:
    with house() as address:
        with enter(address) as player:
            player.begin("what-the-shell", "hotseat")
            player.page.goto(address)  # the page remembers whether there are games to go on with
            expect(player.page.locator("section.open")).to_be_visible(timeout=PATIENCE)
        with enter(address) as player:
            one = before_and_after_the_curtain(player, "B2")
        with enter(address) as player:
            other = before_and_after_the_curtain(player, "G7")
    assert one == other


def test_a_second_tab_is_told_no_more(house: House, enter: Enter) -> None:
    with house() as address, enter(address) as player, enter(address) as tab:
        player.begin("what-the-shell", "hotseat")
        tab.page.goto(player.page.url)
        expect(tab.board).to_be_visible(timeout=PATIENCE)
        said = told(tab.page)
        tab.page.reload()
        expect(tab.board).to_be_visible(timeout=PATIENCE)
        player.place("G7")
        expect(tab.curtain).to_be_visible(timeout=PATIENCE)
        assert said
        assert not any('"G7"' in without_legal(message) for message in said)
        player.hand_over()
        player.place("C3")
        expect(tab.curtain).to_be_hidden(timeout=PATIENCE)
        expect(tab.page.locator("section.turns")).to_contain_text("G7")
