"""The pages with all the rules: read without scripts, played with them, printed, linked to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import Enter, House
from tests.browser.player import PATIENCE

pytestmark = pytest.mark.browser

NUMBERS = {
    "what-the-shell": [f"W{number}" for number in range(1, 20)],
    "kruco": [f"K{number}" for number in range(1, 16)],
}
TITLES = {
    ("what-the-shell", "en"): "What the Shell: the complete rules",
    ("what-the-shell", "eo"): "What the Shell: la kompletaj reguloj",
    ("kruco", "en"): "Kruco: the complete rules",
    ("kruco", "eo"): "Kruco: la kompletaj reguloj",
}


@contextmanager
def reader(browser: Browser, **wishes: Any) -> Iterator[Page]:  # noqa: ANN401 -- Playwright's
    """Somebody who reads, in a browser of their own."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, **wishes)
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


def visit(page: Page, address: str) -> None:
    """Open a page, and wait until its scripts have taken it over."""
    page.goto(address, wait_until="networkidle")


def example(page: Page, name: str) -> Locator:
    return page.locator(f'[data-example="{name}"]')


def listen(told: Locator) -> None:
    """Write down what is told from now on: each is shown for a moment only."""
    told.evaluate(
        """(node) => {
          node.heard = [];
          new MutationObserver(() => node.heard.push(node.textContent.trim()))
            .observe(node, { childList: true, characterData: true, subtree: true });
        }"""
    )


def heard(told: Locator) -> list[str]:
    """Return what was told since, in order, each once."""
    return list(dict.fromkeys(told.evaluate("(node) => node.heard.filter(Boolean)")))


def pieces(board: Locator) -> int:
    """Count the turtles that stand on a board and stay; those about to land do not stand there."""
    return board.locator("g.there, g.come").count()


@pytest.mark.parametrize("game, language", TITLES)
def test_every_rule_is_read_without_scripts(
    house: House, browser: Browser, game: str, language: str
) -> None:
    with house() as address, reader(browser, java_script_enabled=False) as page:
        page.goto(f"{address}/rules/{game}/{language}")
        expect(page.locator("h1")).to_have_text(TITLES[game, language])
        headings = page.locator("article h3 a")
        assert [text.rstrip("#\n") for text in headings.all_inner_texts()] == NUMBERS[game]
        assert page.locator("article .texts:visible").count() == len(NUMBERS[game])
        plays = page.locator("figure:has(.after)").count()
        assert plays > 20
        # The board before and the board after, and nothing that could be touched.
        assert (
            page.locator("figure:has(.after) .boards :not(.bar) > svg:visible").count() == 2 * plays
        )
        assert page.locator("figure .bar:visible").count() == 0
        other = "eo" if language == "en" else "en"
        page.locator(f'.ways a[hreflang="{other}"]').click()
        expect(page.locator("h1")).to_have_text(TITLES[game, other])
        expect(page.locator("html")).to_have_attribute("lang", other)


def test_an_example_plays_when_it_is_touched(house: House, browser: Browser) -> None:
    with house() as address, reader(browser, locale="en-GB", has_touch=True) as page:
        visit(page, f"{address}/rules/what-the-shell/en#w7")
        shown = example(page, "w7-straight")
        button = shown.get_by_role("button", name="Play (the example of W7)")
        assert pieces(button) == 5
        told = shown.locator(".happening")
        listen(told)
        button.tap()
        again = shown.get_by_role("button", name="Play again (the example of W7)")
        expect(again).to_be_visible(timeout=PATIENCE)
        assert heard(told) == [
            "Black lands on E5, White on C7.",
            "Black encloses F5 G5.",
            "2 pieces are lifted.",
        ]
        assert pieces(again) == 5  # seven stood there, two of them are gone
        expect(example(page, "w7-three").locator(".happening")).to_be_empty()
        again.tap()
        shown.get_by_role("button", name="Skip to the end").tap()
        expect(again).to_be_visible(timeout=PATIENCE)


def test_an_example_is_played_by_keys(house: House, enter: Enter) -> None:
    with house() as address, enter(address) as player:
        page = player.page
        visit(page, f"{address}/rules/kruco/en#k13")
        shown = example(page, "k13-held")
        told = shown.locator(".happening")
        shown.get_by_role("button", name="Play").focus()
        for said in ("Black slides from c7 to c8.", "White slides from h5 to h4."):
            page.keyboard.press("Enter")  # step by step, for whoever wants little motion
            expect(told).to_have_text(said, timeout=PATIENCE)
        expect(shown.get_by_role("button", name="Play again")).to_be_visible(timeout=PATIENCE)
        expect(shown.locator(".living circle.place")).to_have_count(1)  # it has held out
        page.keyboard.press("ArrowLeft")
        expect(told).to_have_text("Black slides from c7 to c8.", timeout=PATIENCE)
        page.keyboard.press("ArrowLeft")
        expect(told).to_be_empty(timeout=PATIENCE)
        page.keyboard.press("ArrowRight")
        expect(told).to_have_text("Black slides from c7 to c8.", timeout=PATIENCE)


def test_the_readers_language_is_found_and_can_be_changed(house: House, browser: Browser) -> None:
    with house() as address, reader(browser, locale="eo") as page:
        visit(page, f"{address}/rules/kruco#k7")
        expect(page).to_have_url(f"{address}/rules/kruco/eo#k7")
        expect(page.locator("h1")).to_have_text(TITLES["kruco", "eo"])
        page.locator("header select").select_option("en")
        expect(page).to_have_url(f"{address}/rules/kruco/en#k7", timeout=PATIENCE)
        expect(page.locator("h1")).to_have_text(TITLES["kruco", "en"])
        expect(page.locator("html")).to_have_attribute("lang", "en")
        page.get_by_role("link", name="The rules of What the Shell").click()
        expect(page).to_have_url(f"{address}/rules/what-the-shell/en", timeout=PATIENCE)
        page.locator(".ways").get_by_role("link", name="Esperanto").click()
        expect(page.locator("h1")).to_have_text(TITLES["what-the-shell", "eo"], timeout=PATIENCE)
        page.get_by_role("link", name="Ludejo").first.click()
        expect(page.locator("h1")).to_have_text("Loko por ludi", timeout=PATIENCE)


def test_others_are_told_where_the_rules_are(house: House, browser: Browser) -> None:
    with house() as address, reader(browser, java_script_enabled=False) as page:
        visit(page, f"{address}/rules/kruco/eo")
        head = page.locator("head")
        for chosen, expected in (
            ('link[rel="canonical"]', f"{address}/rules/kruco/eo"),
            ('link[hreflang="en"]', f"{address}/rules/kruco/en"),
            ('link[hreflang="x-default"]', f"{address}/rules/kruco"),
        ):
            expect(head.locator(chosen)).to_have_attribute("href", expected)
        expect(page).to_have_title("Kruco: la kompletaj reguloj · Ludejo")
        expect(head.locator("title")).to_have_count(1)
        for name in ('meta[name="description"]', 'meta[property="og:description"]'):
            expect(head.locator(name)).to_have_attribute("content", re.compile("reguloj de Kruco"))
        robots = page.request.get(f"{address}/robots.txt").text()
        assert f"Sitemap: {address}/sitemap.xml" in robots
        places = page.request.get(f"{address}/sitemap.xml").text()
        for game, language in TITLES:
            assert f"<loc>{address}/rules/{game}/{language}</loc>" in places


def test_a_slash_too_many_is_put_right_without_a_network_too(
    house: House, browser: Browser
) -> None:
    with house() as address, reader(browser, locale="en-GB") as page:
        faults: list[str] = []
        page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
        page.goto(address)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.context.set_offline(True)
        page.goto(f"{address}/rules/kruco/en/#k7")
        expect(page).to_have_url(f"{address}/rules/kruco/en#k7", timeout=PATIENCE)
        expect(page.locator("h1")).to_have_text(TITLES["kruco", "en"], timeout=PATIENCE)
        assert [fault for fault in faults if "early.js" in fault] == []


def test_on_paper_stands_what_was_and_what_comes_of_it(house: House, browser: Browser) -> None:
    with house() as address, reader(browser, locale="en-GB", reduced_motion="reduce") as page:
        visit(page, f"{address}/rules/kruco/en")
        shown = example(page, "k10-cross")
        shown.get_by_role("button", name="Play").click()
        expect(shown.locator(".happening")).not_to_be_empty(timeout=PATIENCE)
        page.emulate_media(media="print")
        expect(shown.locator(".after svg")).to_be_visible(timeout=PATIENCE)
        assert pieces(shown.locator(".living")) == 6  # at the beginning again
        assert pieces(shown.locator(".after")) == 1
        for hidden in (shown.locator(".bar"), page.locator("body > div > header")):
            expect(hidden).to_be_hidden()


def test_whoever_plays_reads_the_rules_and_loses_nothing(house: House, enter: Enter) -> None:
    with house() as address, enter(address) as player:
        player.begin("kruco", "hotseat")
        player.move("a2-a3")
        page, place = player.page, player.page.url
        page.get_by_role("button", name="More").click()
        page.get_by_role("button", name="All the rules").click()
        window = page.get_by_role("dialog")
        expect(window.get_by_role("heading", name=TITLES["kruco", "en"])).to_be_visible(
            timeout=PATIENCE
        )
        window.locator('a[href="#k11"]').first.click()
        expect(window.locator("#k11 h3")).to_be_in_viewport(timeout=PATIENCE)
        example(page, "k11-stays").get_by_role("button").click()
        expect(example(page, "k11-stays").locator(".happening")).not_to_be_empty(timeout=PATIENCE)
        window.get_by_role("button", name="Close").click()
        expect(window).to_have_count(0)
        assert page.url == place
        player.move("h7-h6")
