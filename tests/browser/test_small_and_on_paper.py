"""Boards where there is little room for them: on the smallest phone, and on paper."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import House
from tests.browser.player import PATIENCE, Player

pytestmark = pytest.mark.browser

GAMES = ("what-the-shell", "kruco")
SMALLEST = (320, 568)


def box(part: Locator) -> dict[str, float]:
    """Return where something stands."""
    found = part.bounding_box()
    assert found is not None
    return {name: float(value) for name, value in found.items()}  # type: ignore[arg-type]  # TypedDict


@contextmanager
def short_phone(browser: Browser, address: str) -> Iterator[Player]:
    """Look at the house on the smallest phone, in Esperanto, whose words are the longer ones."""
    width, height = SMALLEST
    context = browser.new_context(
        locale="eo",
        viewport={"width": width, "height": height},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
        service_workers="block",
    )
    context.set_default_timeout(PATIENCE)
    yield Player(context.new_page(), address)
    context.close()


def assert_nothing_lies_over_anything(page: Page) -> None:
    """See what stands at a table below each other: board, what is said, the player's own line."""
    board = box(page.locator(".table > .board svg[role=grid]"))
    say, near = (box(page.locator(f".table > .{part}")) for part in ("say", "near"))
    assert board["width"] > 290
    assert say["y"] >= board["y"] + board["height"]
    assert near["y"] >= say["y"] + say["height"]


@pytest.mark.parametrize("game", GAMES)
def test_a_board_is_as_wide_as_a_short_phone_and_nothing_lies_over_it(
    house: House, browser: Browser, game: str
) -> None:
    with house() as address, short_phone(browser, address) as player:
        player.begin(game, "computer", level=10)
        page = player.page
        expect(page.locator(".say .hints")).to_be_visible()
        assert_nothing_lies_over_anything(page)
        page.locator(".say .hints button").tap()
        assert_nothing_lies_over_anything(page)
        expect(page.locator(".table > .near")).to_be_in_viewport(ratio=0.9)


def test_on_a_short_phone_a_question_lies_over_nothing_and_moves_no_board(
    house: House, browser: Browser
) -> None:
    with house() as address, short_phone(browser, address) as player:
        page = player.page
        page.goto(f"{address}/learn/what-the-shell/game")
        page.locator("main .button.primary").tap()
        expect(page.locator(".say .tutor")).to_be_visible(timeout=PATIENCE)
        before = box(player.board)
        page.locator('[data-place="E5"]').tap()
        expect(page.get_by_role("button", name="Meti sur E5")).to_be_in_viewport(ratio=1)
        assert box(player.board) == before
        assert_nothing_lies_over_anything(page)


def test_on_a_short_phone_every_place_is_one_tap_away_and_no_name_is_cut(
    house: House, browser: Browser
) -> None:
    with house() as address, short_phone(browser, address) as player:
        page = player.page
        page.goto(f"{address}/games")
        expect(page.locator("main p").first).to_contain_text("Bonvenon", timeout=PATIENCE)
        expect(page.locator("main").get_by_role("link", name="Lerni")).to_be_visible()
        player.begin("kruco", "computer", level=10)
        expect(page.locator(".far small")).to_contain_text("nivelo")
        cut = """all => all.filter(one => one.scrollWidth > one.clientWidth + 1
            && getComputedStyle(one).textOverflow === 'ellipsis').map(one => one.textContent)"""
        assert page.locator(".player *").evaluate_all(cut) == []
        page.locator("header").get_by_role("link", name="Lerni").tap()
        expect(page).to_have_url(f"{address}/learn", timeout=PATIENCE)
        header = box(page.locator("header").first)
        expect(page.locator("h1")).to_have_text("Lerni ludante", timeout=PATIENCE)
        for part in page.locator("header a, header label, header nav button").all():
            found = box(part)
            assert found["height"] <= header["height"]
            assert 0 <= found["x"] <= found["x"] + found["width"] <= SMALLEST[0]


def test_on_a_short_phone_the_end_of_a_lesson_is_told_whole(house: House, browser: Browser) -> None:
    with house() as address, short_phone(browser, address) as player:
        page = player.page
        page.goto(f"{address}/learn/kruco/leap")
        expect(player.board).to_have_attribute("aria-readonly", "false", timeout=PATIENCE)
        for place in ("d3", "a3"):
            page.locator(f'[data-place="{place}"]').tap()
        done = page.locator(".talk .finished")
        expect(done).to_be_in_viewport(ratio=1, timeout=PATIENCE)
        page.wait_for_timeout(100)  # it is drawn, then scrolled to
        told, doing = box(done), box(page.locator(".talk .doing"))
        assert told["y"] + told["height"] <= doing["y"] + 10  # where it becomes clear


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


def test_on_paper_a_lone_picture_stands_beside_its_rule_and_tells_both_reserves(
    house: House, browser: Browser
) -> None:
    context = browser.new_context(locale="en-GB", viewport={"width": 680, "height": 900})
    page = context.new_page()
    with house() as address:
        page.goto(f"{address}/rules/kruco/en")
        page.emulate_media(media="print")
        rule = page.locator("#k5")
        text, picture = (box(rule.locator(part)) for part in (".texts", "figure"))
        assert text["x"] + text["width"] < picture["x"]
        assert picture["y"] < text["y"] + text["height"]
        for told in ("White’s reserve: 0", "White’s reserve: 1"):
            expect(rule.get_by_text(told)).to_be_visible(timeout=PATIENCE)
    context.close()
