"""Somebody who has visited a house once, and plays on where there is no network."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from ludejo.games import Game, rules_of
from tests.browser.player import PATIENCE, Player

Kept = dict[str, Any]
"""A game as the browser keeps it."""

READ = """async (id) => {
  const open = indexedDB.open('ludejo');
  const database = await new Promise((resolve, reject) => {
    open.onsuccess = () => resolve(open.result);
    open.onerror = reject;
  });
  const stores = [...database.objectStoreNames];
  const found = stores.includes('games') && await new Promise((resolve, reject) => {
    const asked = database.transaction('games').objectStore('games').getAll();
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = reject;
  });
  database.close();
  return (found || []).filter((game) => id === null || game.id === id);
}"""


class Traveller(Player):
    """A page that is controlled by its service worker."""

    def __init__(self, page: Page, address: str) -> None:
        super().__init__(page, address)

    def visit(self) -> None:
        """Visit the house once; then all that is needed is in the browser."""
        self.page.goto(self.address)
        self.until("navigator.serviceWorker.controller !== null")

    def until(self, condition: str) -> None:
        """Wait until something is true in the page, whose policy keeps Playwright's own way out."""
        for _ in range(300):
            if self.page.evaluate(condition):
                return
            self.page.wait_for_timeout(100)
        raise AssertionError(f"never true: {condition}")

    def go_offline(self) -> None:
        self.page.context.set_offline(True)

    def come_back(self) -> None:
        self.page.context.set_offline(False)

    def all_kept(self) -> list[Kept]:
        return list(self.page.evaluate(READ, None))

    def kept(self) -> Kept:
        """Return the game at the table, as the browser keeps it."""
        [game] = self.page.evaluate(READ, self.game_id)
        return dict(game)

    def wait_for_acts(self, acts: int) -> Kept:
        """Wait until so many acts are written, or the game is over."""
        for _ in range(PATIENCE // 50):
            game = self.kept()
            if len(game["acts"]) >= acts or self.replayed(game).outcome:
                return game
            self.page.wait_for_timeout(50)
        raise AssertionError(self.kept())

    @staticmethod
    def replayed(kept: Kept) -> Game[Any, Any]:
        """Play the game again, by the referee."""
        game: Game[Any, Any] = Game(rules_of(kept["game"]))
        for turn in kept["turns"]:
            game.play_text(turn["move"])
            assert game.position.text == turn["position"]
        return game

    def place(self, place: str) -> None:
        expect(self.page.locator(f'[data-place="{place}"].open')).to_be_attached(timeout=PATIENCE)
        before = self.kept()["revision"]
        self.point_at(place)
        for _ in range(PATIENCE // 50):
            if self.kept()["revision"] > before:
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(place)

    def move(self, move: str) -> None:
        start, end = move.split("-")
        expect(self.page.locator(".tray.awake").first).to_be_attached(timeout=PATIENCE)
        confirm = self.page.locator(".tray button.main")
        before = self.kept()["revision"]
        self.point_at(start)
        self.point_at(end)
        for _ in range(PATIENCE // 50):
            if self.kept()["revision"] > before:
                return
            if confirm.is_visible():
                confirm.click()
            self.page.wait_for_timeout(50)
        raise AssertionError(move)

    def games_in_the_house(self) -> list[dict[str, Any]]:
        answer = self.page.request.get(f"{self.address}/api/games?limit=100")
        assert answer.ok
        return list(answer.json()["games"])

    def wait_until_joined(self, games: int) -> list[dict[str, Any]]:
        """Wait until nothing is kept here any more, and see what the house has."""
        for _ in range(PATIENCE // 100):
            if not self.all_kept():
                break
            self.page.wait_for_timeout(100)
        assert self.all_kept() == []
        found = self.games_in_the_house()
        assert len(found) == games
        return found


NETWORK = re.compile("ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_REFUSED")
"""What a browser complains of where there is no network, or where nobody is known yet."""
