"""Whoever comes without scripts, or without knowing which rules, is shown the way."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Enter, House
from tests.browser.player import PATIENCE

pytestmark = pytest.mark.browser


def test_without_scripts_the_start_page_says_so_and_leads_to_the_rules(
    house: House, browser: Browser
) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    with house() as address:
        for place in ("", "/learn", "/games/anything"):
            page.goto(f"{address}{place}")
            for language, said in (("en", "needs scripts"), ("eo", "necesas skriptoj")):
                expect(page.locator(f"section[lang={language}]")).to_contain_text(said)
        page.locator("section[lang=eo] a").click()
        expect(page.locator("h1")).to_have_text("La reguloj")
        expect(page.locator("html")).to_have_attribute("lang", "eo")
        page.locator("section[data-game=kruco] a.primary").click()
        expect(page).to_have_url(f"{address}/rules/kruco/eo")
        expect(page.locator("h1")).to_have_text("Kruco: la kompletaj reguloj")
    context.close()


def test_the_rules_of_both_games_stand_at_one_place(house: House, enter: Enter) -> None:
    with house() as address, enter(address, expected="404") as player:
        page = player.page
        page.goto(f"{address}/rules")
        expect(page).to_have_url(f"{address}/rules/en", timeout=PATIENCE)
        for game in ("What the Shell", "Kruco"):
            expect(page.get_by_role("link", name=f"All the rules {game}")).to_be_visible()
        page.locator("header select").select_option("eo")
        expect(page).to_have_url(f"{address}/rules/eo", timeout=PATIENCE)
        expect(page.locator("h1")).to_have_text("La reguloj", timeout=PATIENCE)
        # A language that has no rules is a game that does not exist.
        page.goto(f"{address}/rules/tlh")
        expect(page.locator("h1")).to_have_text("Ĉi tiu paĝo ne ekzistas", timeout=PATIENCE)


def test_nothing_can_be_chosen_before_anybody_hears_it(house: House, browser: Browser) -> None:
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    scripts = re.compile(r"/_app/.*\.js$")
    page.route(scripts, lambda _: None)
    with house() as address:
        page.goto(f"{address}/rules/en", wait_until="commit")
        language = page.locator("header select")
        expect(language).to_be_disabled()
        expect(page.get_by_role("button", name="Settings")).to_be_disabled()
        page.unroute(scripts)  # lets those that were held go on
        language.select_option("eo")
        expect(page).to_have_url(f"{address}/rules/eo", timeout=PATIENCE)
    context.close()


def test_the_rules_of_both_games_are_found_by_search_engines(
    house: House, browser: Browser
) -> None:
    context = browser.new_context()
    with house() as address:
        places = context.request.get(f"{address}/sitemap.xml").text()
        for language in ("en", "eo"):
            assert f"<loc>{address}/rules/{language}</loc>" in places
            assert context.request.get(f"{address}/rules/{language}").ok
    context.close()


def test_where_nothing_is_the_house_and_the_page_say_so(house: House, browser: Browser) -> None:
    context = browser.new_context(locale="eo", service_workers="block")
    page = context.new_page()
    with house() as address:
        places = context.request.get(f"{address}/places.txt").text().split()
        assert {"/", "/games", "/learn/what-the-shell", "/learn/kruco/game"} < {*places}
        for place in places:
            assert context.request.get(f"{address}{place}").status == 200, place
        for path in ("/nowhere", "/learn/chess", "/learn/kruco/fly", "/rules/chess", "/games/a/b"):
            response = page.goto(f"{address}{path}")
            assert response
            assert response.status == 404, path
            expect(page.locator("h1")).to_have_text("Ĉi tiu paĝo ne ekzistas", timeout=PATIENCE)
    context.close()
