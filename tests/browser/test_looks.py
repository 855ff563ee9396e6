"""How every page looks: at each size, by day and by night, in each look; and what can be set."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Enter, House
from tests.browser.learner import Learner
from tests.browser.look import (
    CONTRAST,
    MORE_CONTRAST,
    RULES,
    complaints,
    sticking_out,
    too_small,
    unlike,
)
from tests.browser.player import PATIENCE, Player

pytestmark = pytest.mark.browser

SIZES = [(320, 568), (390, 844), (844, 390), (768, 1024), (1280, 800), (1920, 1080)]
LOOKS = ["home", "wood", "clear", "contrast"]
PIECES = ["home", "stone", "signs", "contrast"]

PHONE = (320, 568)


DRAWN = """Promise.race([
  new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(true)))),
  new Promise((late) => setTimeout(() => late(false), 2000)),
])"""


def resize(page: Page, width: int, height: int) -> None:
    """Give the page another size, and wait until it is drawn so.

    Of many sizes in a row on a busy machine, Chromium sometimes draws nothing more until it gets
    another one.
    """
    for _ in range(10):
        page.set_viewport_size({"width": width, "height": height})
        if page.evaluate(DRAWN):
            return
        page.set_viewport_size({"width": width, "height": height - 1})
    raise AssertionError(f"nothing is drawn at {width}×{height}")


def rooms(player: Player) -> Iterator[Page]:
    """Go through all pages, each with something on it."""
    page = player.page
    player.begin("kruco", "hotseat")
    yield page
    for move in ("a2-a3", "b7-b6", "a3-a3+"):
        player.move(move)
    yield page
    player.begin("what-the-shell", "hotseat")
    player.turn_of_two(0, "D4:E5")
    player.turn_of_two(1, "C3:C3")
    expect(page.locator("section.turns")).to_contain_text("C3", timeout=PATIENCE)
    yield page
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible(timeout=PATIENCE)
    yield page
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Settings")).to_be_hidden(timeout=PATIENCE)
    resize(page, 1280, 900)
    page.get_by_role("button", name="More").click()
    yield page
    for path in (
        "",
        "games",
        "learn",
        "learn/kruco",
        "learn/kruco/game",
        "rules/en",
        "rules/kruco/en",
        "rules/what-the-shell/en",
        "nowhere",
    ):
        page.goto(f"{player.address}/{path}")
        expect(page.locator("main h1, main h2").first).to_be_attached(timeout=PATIENCE)
        yield page
    page.goto(player.address)
    page.locator(".text button").first.click()
    page.locator('input[name="opponent"][value="computer"]').check(force=True)
    yield page
    yield from lessons(player)


def lessons(player: Player) -> Iterator[Page]:
    """Go through what a lesson shows: a task with a hint, a miss, an order to choose, the end."""
    page, learner = player.page, Learner(player.page)
    learner.open(player.address, "what-the-shell", "two")
    learner.waits()
    learner.press("learn-hint")
    yield page
    learner.make("A1")
    learner.hears("learn-shell-two-one-apart", choice="A1")
    yield page
    learner.open(player.address, "kruco", "order")
    learner.make("b4 d4")
    yield page
    learner.open(player.address, "kruco", "defend")
    learner.make("d2 c1+")
    learner.hears("learn-kruco-defend-out-done")
    yield page
    learner.open(player.address, "kruco", "game")
    page.locator("main .button.primary").click()
    expect(page.locator(".tutor")).to_be_visible(timeout=PATIENCE)
    yield page
    player.resign()
    expect(player.result).to_be_visible(timeout=PATIENCE)
    yield page


def test_every_page_fits_every_screen_and_every_finger(house: House, enter: Enter) -> None:
    with house() as address, enter(address, expected="404") as player:
        wrong = []
        for page in rooms(player):
            for width, height in SIZES:
                resize(page, width, height)
                page.wait_for_timeout(100)
                faults = sticking_out(page) + too_small(page)
                wrong += [f"{page.url} at {width}×{height}: {fault}" for fault in faults]
            resize(page, 1280, 900)
        assert wrong == []


def test_nobody_is_shut_out_of_any_page(house: House, enter: Enter) -> None:
    with house() as address, enter(address, expected="404") as player:
        wrong = []
        for page in rooms(player):
            wrong += [f"{page.url}: {fault}" for fault in complaints(page, RULES)]
        assert wrong == []


def test_every_word_can_be_read_in_every_look(house: House, enter: Enter) -> None:
    with house() as address, enter(address, expected="404") as player:
        wrong = []
        for page in rooms(player):
            for scheme in ("light", "dark"):
                page.emulate_media(color_scheme=scheme)
                for look in LOOKS:
                    page.evaluate("look => document.documentElement.dataset.board = look", look)
                    rules = MORE_CONTRAST if look == "contrast" else CONTRAST
                    faults = complaints(page, rules)
                    wrong += [f"{page.url}, {scheme}, {look}: {fault}" for fault in faults]
            page.evaluate("document.documentElement.dataset.board = 'home'")
            page.emulate_media(color_scheme="light")
        assert wrong == []


def test_what_is_set_holds_at_once_and_on_the_next_visit(house: House, enter: Enter) -> None:
    with house() as address, enter(address) as player:
        player.begin("kruco", "hotseat")
        player.move("a2-a3")
        page = player.page
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("radio", name="By night").check(force=True)
        page.get_by_role("radio", name="Wood").check(force=True)
        page.get_by_role("radio", name="Cross and ring").check(force=True)
        root = page.locator("html")

        def as_set() -> None:
            expect(root).to_have_attribute("data-theme", "dark")
            expect(root).to_have_attribute("data-board", "wood")
            expect(root).to_have_attribute("data-pieces", "signs")
            sign = page.locator(".board .tessera .sign").first
            expect(sign).to_be_visible(timeout=PATIENCE)

        as_set()
        page.keyboard.press("Escape")
        player.move("h7-h6")
        page.reload()
        as_set()
        expect(page.locator("section.turns")).to_contain_text("h7-h6", timeout=PATIENCE)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("look", PIECES)
def test_pieces_differ_without_colour(house: House, enter: Enter, look: str, scheme: str) -> None:
    with house() as address, enter(address) as player:
        page = player.page
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # one of both
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


def test_what_is_not_possible_is_explained(house: House, enter: Enter) -> None:
    with house() as address, enter(address) as player:
        page = player.page
        said = page.locator(".say [role=status]")
        player.begin("what-the-shell", "hotseat")
        player.turn_of_two(0, "D4:E5")
        expect(page.locator('[data-place="A1"].open')).to_be_attached(timeout=PATIENCE)
        page.locator('[data-place="D4"]').click(force=True)  # it is said to be disabled
        expect(said).to_contain_text("D4 is taken")
        expect(said).to_contain_text("(W4)")

        player.begin("kruco", "hotseat")
        player.point_at("b1")
        expect(said).to_contain_text("choose a piece")
        player.point_at("c5")
        expect(said).to_contain_text("(K6)")
        player.point_at("h8")
        expect(said).to_contain_text("not yours")
        player.point_at("a2")
        expect(said).not_to_contain_text("not yours")


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


def test_whoever_wants_little_motion_gets_it(house: House, browser: Browser) -> None:
    with house() as address:
        context = browser.new_context(locale="en-GB", reduced_motion="no-preference")
        page = context.new_page()
        root = page.locator("html")
        page.goto(address)
        expect(root).to_have_attribute("data-motion", "full")
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("radio", name="Little").check(force=True)
        expect(root).to_have_attribute("data-motion", "less")
        page.reload()
        expect(root).to_have_attribute("data-motion", "less")
        page.wait_for_timeout(500)
        running = "document.getAnimations().filter(one => one.playState === 'running').length"
        assert page.evaluate(running) == 0
        context.close()


def test_the_play_buttons_are_in_sight_beside_an_unfinished_game(
    house: House, enter: Enter
) -> None:
    with house() as address, enter(address) as player:
        player.begin("kruco", "hotseat")
        player.move("a2-a3")
        page = player.page
        page.set_viewport_size({"width": 1280, "height": 800})
        page.goto(address)
        expect(page.get_by_text("in the middle of a game")).to_be_visible(timeout=PATIENCE)
        for button in page.get_by_role("button", name=re.compile("^Play")).all():
            expect(button).to_be_in_viewport(ratio=1)


def test_a_table_of_kruco_fits_a_phone(house: House, enter: Enter) -> None:
    with house() as address, enter(address) as player:
        player.begin("kruco", "hotseat")
        player.move("a2-a3")
        page = player.page
        page.set_viewport_size({"width": 390, "height": 844})
        expect(page.get_by_role("button", name="Undo")).to_be_in_viewport(ratio=1)
        expect(player.board).to_be_in_viewport(ratio=1)
