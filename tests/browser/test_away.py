"""After one visit everything works without a network, and what was played then joins the house."""

from __future__ import annotations

import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import pytest
import uvicorn
from playwright.sync_api import Browser, expect

from ludejo.server.app import create_app
from ludejo.server.page import script_hashes
from ludejo.server.running import listen
from ludejo.server.settings import PAGE, Settings
from tests.browser.conftest import House
from tests.browser.player import PATIENCE, Player
from tests.browser.traveller import NETWORK, Kept, Traveller

pytestmark = pytest.mark.browser

GAMES = ("what-the-shell", "kruco")
TURNS = 2
"""How many turns a person plays against a level."""
ENOUGH = 30
"""Turns after which a person has had enough of a game and resigns."""


class Travel(Protocol):
    """Look at a house with a browser that keeps its page, always the same in one test."""

    def __call__(self, address: str) -> Traveller:
        """Open a tab."""


@pytest.fixture
def travel(browser: Browser) -> Iterator[Travel]:
    context = browser.new_context(
        locale="en-GB", reduced_motion="reduce", viewport={"width": 1280, "height": 900}
    )
    context.set_default_timeout(PATIENCE)
    tabs: list[Traveller] = []

    def look(address: str) -> Traveller:
        tabs.append(Traveller(context.new_page(), address))
        return tabs[-1]

    yield look
    context.close()
    troubles = [trouble for tab in tabs for trouble in tab.troubles]
    assert [trouble for trouble in troubles if not NETWORK.search(trouble)] == []


def choose(player: Traveller, kept: Kept) -> None:
    """Make some choice of the person's, against the computer."""
    game = player.replayed(kept)
    seat = "white" if kept["computer"] == "black" else "black"
    [legal] = [list(map(str, game.legal(due))) for due in game.due if due == seat]
    if kept["game"] == "kruco":
        player.move(next(move for move in legal if "=" not in move and " " not in move))
    else:
        player.place(legal[len(kept["turns"]) * 37 % len(legal)])


def play_turn(player: Traveller, kept: Kept) -> Kept:
    """Play a person's turn against the computer, and wait for its own."""
    acts = len(kept["acts"])
    choose(player, kept)
    return player.wait_for_acts(acts + (2 if kept["game"] == "kruco" else 1))


def two_play(player: Traveller, game: str) -> Kept:
    """Play two turns at one screen, loading the page anew in between."""
    player.begin(game, "hotseat")
    if game == "kruco":
        player.move("b2-b3")
        player.page.reload()
        player.move("b7-b6")
    else:
        player.turn_of_two(0, "E5:E5")
        player.page.reload()
        player.turn_of_two(1, "D4:F6")
    return player.wait_for_acts(2)


@pytest.mark.parametrize("game", GAMES)
def test_games_are_played_without_a_network_and_join_once(
    house: House, travel: Travel, game: str
) -> None:
    with house() as address:
        player = travel(address)
        player.visit()
        player.go_offline()
        played = [two_play(player, game)]
        for level in (1, 10):
            player.begin(game, "computer", level=level)
            kept = player.kept()
            for _ in range(TURNS):
                kept = play_turn(player, kept)
            played.append(kept)
        player.page.goto(f"{address}/games")
        rows = player.page.locator("article[data-game]")
        expect(rows).to_have_count(3, timeout=PATIENCE)
        expect(rows.first).to_contain_text("on this device")
        rows.first.locator("a.main").click()
        expect(player.board).to_be_visible(timeout=PATIENCE)

        other = travel(address)  # a second tab, which wants to bring them too
        other.page.goto(f"{address}/games")
        player.come_back()
        there = {found["id"]: found for found in player.wait_until_joined(3)}
        for kept in played:
            view = player.page.request.get(f"{address}/api/games/{kept['id']}").json()
            assert [turn["move"] for turn in view["turns"]] == [
                turn["move"] for turn in kept["turns"]
            ]
            assert (view["level"], view["act"]) == (kept["level"], len(kept["acts"]))
            assert there[kept["id"]]["position"] == kept["turns"][-1]["position"]
        # the table that is open goes on in the house, and nobody notices
        view = player.view()
        acts = view["act"]
        [seat] = view["due"]
        go_on(player, game, view["legal"][seat])
        for _ in range(PATIENCE // 50):
            if player.view()["act"] > acts:
                break
            player.page.wait_for_timeout(50)
        assert player.view()["act"] > acts
        player.page.reload()
        other.page.reload()
        player.wait_until_joined(3)


def go_on(player: Traveller, game: str, legal: list[str]) -> None:
    """Choose in a game that is the house's."""
    if game == "kruco":
        Player.move(player, next(move for move in legal if "=" not in move and " " not in move))
    else:
        Player.place(player, legal[0])


@pytest.mark.parametrize("level", [1, 10])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_without_a_network(
    house: House, travel: Travel, game: str, level: int
) -> None:
    with house() as address:
        player = travel(address)
        player.visit()
        player.go_offline()
        player.begin(game, "computer", level=level)
        kept = player.kept()
        while not player.replayed(kept).outcome and len(kept["turns"]) < ENOUGH:
            kept = play_turn(player, kept)
        if not player.replayed(kept).outcome:
            player.page.get_by_role("button", name="Resign").click()
            player.page.get_by_role("button", name=re.compile("I resign|resigns")).first.click()
        expect(player.result).to_be_visible(timeout=PATIENCE)
        says = player.result.inner_text()
        player.page.reload()
        expect(player.result).to_have_text(says, timeout=PATIENCE)
        player.come_back()
        [found] = player.wait_until_joined(1)
        assert found["outcome"]
        assert found["turn_count"] == len(kept["turns"])


def test_two_tabs_play_one_game(house: House, travel: Travel) -> None:
    with house() as address:
        one = travel(address)
        one.visit()
        other = travel(address)
        other.visit()
        one.go_offline()
        one.begin("kruco", "hotseat")
        other.page.goto(one.page.url)
        for player, move in ((one, "a2-a3"), (other, "h7-h6"), (one, "a3-a4")):
            player.move(move)
        turns = other.page.locator("section.turns")
        expect(turns).to_contain_text("a3-a4", timeout=PATIENCE)
        one.come_back()
        one.wait_until_joined(1)
        go_on(other, "kruco", ["h6-h5"])
        expect(one.page.locator("section.turns")).to_contain_text("h6-h5", timeout=PATIENCE)
        assert len(one.view()["turns"]) == 4


def test_all_places_of_the_page_are_there_without_a_network(house: House, travel: Travel) -> None:
    with house() as address:
        player = travel(address)
        player.visit()
        player.go_offline()
        for place, heading in (
            ("/games", "My games"),
            ("/learn/kruco", "Kruco"),
            ("/learn/what-the-shell", "What the Shell"),
            ("/rules/kruco/en", "Kruco"),
            ("/rules/what-the-shell/eo", "What the Shell"),
            ("/nowhere", "This page does not exist"),
            ("/", "A place to play"),
        ):
            player.page.goto(address + place)
            expect(player.page.locator("h1").first).to_contain_text(heading, timeout=PATIENCE)


def test_what_was_put_away_is_brought_back(house: House, travel: Travel) -> None:
    with house() as address:
        player = travel(address)
        player.visit()
        player.go_offline()
        player.begin("kruco", "hotseat")
        player.page.goto(f"{address}/games")
        row = player.page.locator("article[data-game]")
        row.get_by_role("button", name="Delete").click()
        expect(row).to_have_count(0, timeout=PATIENCE)
        player.page.get_by_role("button", name="Bring it back").click()
        expect(row).to_have_count(1, timeout=PATIENCE)


def test_a_game_of_the_house_is_taken_along_and_joins_once(house: House, travel: Travel) -> None:
    with house() as address:
        player = travel(address)
        player.visit()
        player.begin("kruco", "computer", level=1)
        go_on(player, "kruco", ["b2-b3"])
        before = player.wait_for_turn(2)
        player.go_offline()
        # the socket has to be missed first
        player.page.evaluate("window.dispatchEvent(new Event('online'))")
        along = player.page.get_by_role("button", name="Play on on this device")
        along.click()
        expect(player.page.get_by_role("status").filter(has_text="goes back")).to_be_visible()
        kept = player.wait_for_acts(0)
        assert (kept["since"], kept["acts"]) == (before["act"], [])
        kept = play_turn(player, kept)
        assert len(kept["turns"]) == 4
        player.page.reload()
        turns = player.page.locator("section.turns")
        expect(turns).to_contain_text(kept["turns"][-1]["move"], timeout=PATIENCE)
        record = downloaded(player, "Record as text")
        player.come_back()
        player.wait_until_joined(1)
        view = player.view()
        assert [turn["move"] for turn in view["turns"]] == [turn["move"] for turn in kept["turns"]]
        assert view["act"] == before["act"] + 2
        answer = player.page.request.get(f"{address}/api/games/{player.game_id}/record")
        assert record == answer.text()
        # it goes on there
        legal = view["legal"]["black"]
        go_on(player, "kruco", legal)
        player.wait_for_turn(6)
        assert player.all_kept() == []


def test_a_table_of_the_house_opens_again_without_a_network(house: House, travel: Travel) -> None:
    with house() as address:
        player = travel(address)
        player.visit()
        player.begin("kruco", "hotseat")
        go_on(player, "kruco", ["b2-b3"])
        before = player.wait_for_turn(1)
        turns = player.page.locator("section.turns")
        expect(turns).to_contain_text("b2-b3", timeout=PATIENCE)
        player.go_offline()
        player.page.reload()
        expect(turns).to_contain_text("b2-b3", timeout=PATIENCE)
        along = player.page.get_by_role("button", name="Play on on this device")
        expect(along).to_be_visible(timeout=PATIENCE)
        player.page.goto(f"{address}/games")
        row = player.page.locator("article[data-game]")
        expect(row).to_have_count(1, timeout=PATIENCE)
        row.locator("a.main").click()
        along.click()
        player.move("b7-b6")
        kept = player.wait_for_acts(1)
        assert (kept["since"], len(kept["turns"])) == (before["act"], 2)
        player.come_back()
        player.wait_until_joined(1)
        assert [turn["move"] for turn in player.view()["turns"]] == ["b2-b3", "b7-b6"]


def downloaded(player: Traveller, name: str) -> str:
    """Download a record at the table."""
    player.page.get_by_role("button", name="More").click()
    with player.page.expect_download() as download:
        player.page.get_by_role("button", name=name).click()
    player.page.keyboard.press("Escape")
    return download.value.path().read_text("utf-8")


@contextmanager
def serving(page: Path, data: Path, port: int) -> Iterator[str]:
    """Open a house with this page, in a thread."""
    with listen("127.0.0.1", port) as listener:
        app = create_app(Settings(data=data, page=page))
        server = uvicorn.Server(uvicorn.Config(app, log_level="warning"))
        thread = threading.Thread(target=server.run, args=([listener],))
        thread.start()
        try:
            yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        finally:
            server.should_exit = server.force_exit = True
            thread.join(PATIENCE / 1000)


def renewed(page: Path) -> None:
    """Make the page another version, the same but for its name."""
    version = re.search(r'version: "(\w+)"', (page / "index.html").read_text("utf-8"))
    assert version
    for file in [*page.rglob("*.html"), page / "service-worker.js"]:
        before = file.read_bytes()
        after = before.replace(version[1].encode(), b"0" * len(version[1]))
        # The page says itself which of its scripts may run.
        for old, new in zip(script_hashes(before), script_hashes(after), strict=True):
            after = after.replace(old.encode(), new.encode())
        file.write_bytes(after)
        for packed in (".br", ".gz"):  # else the house would send what is packed beside it
            file.with_name(file.name + packed).unlink(missing_ok=True)


def test_a_new_version_waits_for_the_running_game(tmp_path: Path, travel: Travel) -> None:
    page = tmp_path / "page"
    shutil.copytree(PAGE, page)
    with serving(page, tmp_path / "data", 0) as address:
        player = travel(address)
        player.visit()
        player.go_offline()
        player.begin("kruco", "hotseat")
        player.move("b2-b3")
        table = player.page.url
    renewed(page)
    with serving(page, tmp_path / "data", int(address.rpartition(":")[2])) as again:
        assert again == address
        player.come_back()
        player.page.evaluate("navigator.serviceWorker.ready.then((it) => it.update())")
        notice = player.page.get_by_role("status").filter(has_text="new version")
        expect(notice).to_be_visible(timeout=PATIENCE)
        assert version_of(player) != "0" * 20
        assert player.page.url == table
        expect(player.page.locator("section.turns")).to_contain_text("b2-b3")
        # on the way to another place the new one is there
        player.page.locator("header a.house").click()
        expect(player.page.locator("h1").first).to_contain_text("A place to play", timeout=PATIENCE)
        player.until("navigator.serviceWorker.getRegistration().then((it) => it.waiting === null)")
        assert version_of(player) == "0" * 20
        player.page.goto(table)
        expect(player.page.locator("section.turns")).to_contain_text("b2-b3", timeout=PATIENCE)


def test_a_game_is_begun_while_a_new_version_waits(tmp_path: Path, travel: Travel) -> None:
    page = tmp_path / "page"
    shutil.copytree(PAGE, page)
    with serving(page, tmp_path / "data", 0) as address:
        travel(address).visit()
    renewed(page)
    with serving(page, tmp_path / "data", int(address.rpartition(":")[2])) as again:
        player = travel(again)
        player.page.goto(again)
        waiting = "navigator.serviceWorker.getRegistration().then((it) => it.waiting !== null)"
        player.page.evaluate("navigator.serviceWorker.ready.then((it) => it.update())")
        player.until(waiting)
        assert version_of(player) != "0" * 20
        player.page.evaluate(WATCH)
        player.begin_here("kruco", "hotseat")
        assert version_of(player) == "0" * 20
        assert player.page.evaluate("sessionStorage.getItem('said')") is None


WATCH = """() => new MutationObserver((changes) => {
  const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
  const said = added.map((node) => node.textContent).find((text) => text.includes('unexpected'));
  if (said) sessionStorage.setItem('said', said);
}).observe(document.body, { childList: true, subtree: true })"""
"""Remembers, also for the page that comes after this one, whether it spoke of a failure."""


def version_of(player: Traveller) -> Any:  # noqa: ANN401 -- what the page says
    """Which version of the page is shown."""
    return player.page.evaluate('/version: "(\\w+)"/.exec(document.documentElement.innerHTML)?.[1]')
