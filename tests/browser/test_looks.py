"""What can be set, and that it holds: looks, questions before a move, sounds."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Enter, House
from tests.browser.look import unlike
from tests.browser.player import PATIENCE, Player

pytestmark = pytest.mark.browser

PIECES = ["home", "stone", "signs", "contrast"]

PHONE = (320, 568)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("look", PIECES)
def test_pieces_differ_without_colour(house: House, enter: Enter, look: str, scheme: str) -> None:
    with house() as address, enter(address) as player:
        page = player.page
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        page.goto(address)
        page.get_by_role("button", name="Settings").click()
        samples = page.locator(f'.pieces[data-pieces="{look}"] svg')
        expect(samples).to_have_count(5, timeout=PATIENCE)
        page.add_style_tag(content="* { filter: grayscale(1) }")
        black, white, egg, octagon, disc = (one.screenshot() for one in samples.all())
        for one, other in ((black, white), (black, egg), (white, egg), (octagon, disc)):
            assert unlike(page, one, other) > 0.04


@contextmanager
def phone(browser: Browser, address: str) -> Iterator[Player]:
    """Look at the house on a small phone, with a finger."""
    width, height = PHONE
    context = browser.new_context(
        locale="en-GB",
        reduced_motion="reduce",
        viewport={"width": width, "height": height},
        has_touch=True,
        is_mobile=True,
    )
    yield Player(context.new_page(), address)
    context.close()


def chosen(player: Player) -> int:
    """Count the choices that have arrived."""
    view = player.view()
    return len(view["staged"]) + len(view["turns"])


def test_on_a_phone_a_move_is_asked_about_at_first(house: House, browser: Browser) -> None:
    with house() as address, phone(browser, address) as player:
        page = player.page
        player.begin("what-the-shell", "hotseat")
        page.locator('[data-place="D4"]').tap()
        expect(page.get_by_role("button", name="Place on D4")).to_be_in_viewport()
        page.locator('[data-place="F6"]').tap()
        assert chosen(player) == 0
        page.get_by_role("button", name="Place on F6").tap()
        expect(player.curtain).to_be_visible(timeout=PATIENCE)
        player.hand_over()
        page.locator('[data-place="B2"]').tap()
        page.locator('[data-place="B2"]').tap()
        assert player.wait_for_turn(1)["turns"][0]["move"] == "F6:B2"

        player.begin("kruco", "hotseat")
        page.locator('[data-place="a2"]').tap()
        page.locator('[data-place="a4"]').tap()  # not there: nothing happens
        page.locator('[data-place="a2"]').tap()
        page.locator('[data-place="a3"]').tap()
        assert chosen(player) == 0
        play = page.locator(".tray button.main")
        expect(play).to_be_in_viewport()
        play.tap()
        assert player.wait_for_turn(1)["turns"][0]["move"] == "a2-a3"
        page.locator('[data-place="h7"]').tap()
        page.locator('[data-place="h6"]').tap()
        expect(play).to_be_visible()
        page.locator('[data-place="h6"]').tap()
        assert player.wait_for_turn(2)["turns"][1]["move"] == "h7-h6"


@pytest.mark.parametrize("wish", ["ask", "do not ask"])
def test_a_move_is_asked_about_where_that_is_wished(house: House, enter: Enter, wish: str) -> None:
    asks = wish == "ask"
    with house() as address, enter(address) as player:
        page = player.page
        page.goto(address)
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("checkbox", name="Ask before each move").set_checked(asks)
        page.keyboard.press("Escape")

        player.begin("what-the-shell", "hotseat")
        player.point_at("D4")
        if asks:
            page.get_by_role("button", name="Place on D4").click()
        expect(player.curtain).to_be_visible(timeout=PATIENCE)

        player.begin("kruco", "hotseat")
        player.point_at("a2")
        player.point_at("a3")
        if asks:
            expect(page.locator(".tray button.main")).to_be_visible()
            assert chosen(player) == 0
            page.locator(".tray button.main").click()
        assert player.wait_for_turn(1)["turns"][0]["move"] == "a2-a3"


LOUDSPEAKER = """
    window.heard = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
        window.heard += 1;
        return start.apply(this, when);
    };
"""


def test_the_table_is_heard_where_that_is_wished(house: House, enter: Enter) -> None:
    with house() as address, enter(address) as player:
        page = player.page
        page.add_init_script(LOUDSPEAKER)

        def heard() -> int:
            page.wait_for_timeout(700)
            return int(page.evaluate("window.heard"))

        player.begin("kruco", "hotseat")
        assert heard() == 0
        player.move("a2-a3")
        assert (after := heard()) > 0
        page.get_by_role("button", name="Sounds off").click()
        player.move("a7-a6")
        assert heard() == after
        page.reload()
        expect(page.get_by_role("button", name="Sounds on")).to_be_visible(timeout=PATIENCE)


def test_a_phone_is_silent_at_first(house: House, browser: Browser) -> None:
    with house() as address, phone(browser, address) as player:
        player.begin("kruco", "hotseat")
        expect(player.page.get_by_role("button", name="Sounds on")).to_be_visible()
