"""Boards where there is little room for them: on the smallest phone, and on paper."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import House
from tests.browser.player import PATIENCE, Player

pytestmark = pytest.mark.browser

GAMES = ("what-the-shell", "kruco")


def box(part: Locator) -> dict[str, float]:
    """Return where something stands."""
    found = part.bounding_box()
    assert found is not None
    return {name: float(value) for name, value in found.items()}  # type: ignore[arg-type]  # TypedDict


@pytest.mark.parametrize("game", GAMES)
def test_a_board_is_as_wide_as_a_short_phone_and_nothing_lies_over_it(
    house: House, browser: Browser, game: str
) -> None:
    context = browser.new_context(
        locale="en-GB",
        viewport={"width": 360, "height": 740},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
        service_workers="block",
    )
    context.set_default_timeout(PATIENCE)
    with house() as address:
        player = Player(context.new_page(), address)
        player.begin(game, "computer")
        player.page.set_viewport_size({"width": 320, "height": 568})
        board = box(player.page.locator(".table > .board svg[role=grid]"))
        assert board["width"] > 290
        say = player.page.locator(".table > .say")
        expect(say).to_be_visible()
        assert box(say)["y"] >= board["y"] + board["height"]
    context.close()


def test_all_boards_on_paper_are_of_one_size(house: House, browser: Browser) -> None:
    context = browser.new_context(locale="en-GB", java_script_enabled=False)
    page = context.new_page()
    with house() as address:
        page.goto(f"{address}/rules/kruco/en")
        page.emulate_media(media="print")
        boards = page.locator("[data-example] .boards svg").all()
        widths = [box(board)["width"] for board in boards if board.is_visible()]
    context.close()
    assert len(widths) > 30
    assert max(widths) < 1.1 * min(widths)
