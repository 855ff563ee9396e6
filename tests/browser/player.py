"""Somebody who plays through the page, with a pointer."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

View = dict[str, Any]

PATIENCE = 60_000
"""Milliseconds; machines that test are busy."""


class Player:
    """A page in which somebody plays."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.troubles: list[str] = []
        """What the browser complained about: faults of scripts, what the policy forbade."""
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on(
            "console",
            lambda said: self.troubles.append(said.text) if said.type == "error" else None,
        )

    def begin(self, game: str, opponent: str, level: int = 1, colour: str = "black") -> None:
        """Begin a game from the start page, loaded for it."""
        self.page.goto(self.address)
        self.begin_here(game, opponent, level, colour)

    def begin_here(self, game: str, opponent: str, level: int = 1, colour: str = "black") -> None:
        """Begin a game from the start page as it is shown."""
        self.page.locator(f'article[data-game="{game}"] .text button').click()
        self.page.locator(f'input[name="opponent"][value="{opponent}"]').check(force=True)
        if opponent == "computer":
            self.page.locator('input[name="level"]').nth(level - 1).check(force=True)
            self.page.locator(f'input[name="colour"][value="{colour}"]').check(force=True)
        self.page.locator("form .begin").click()
        self.page.wait_for_url("**/games/*")
        expect(self.board).to_be_visible(timeout=PATIENCE)

    @property
    def game_id(self) -> str:
        return self.page.url.rpartition("/")[2]

    @property
    def board(self) -> Locator:
        return self.page.locator('svg[role="grid"]')

    @property
    def curtain(self) -> Locator:
        return self.page.locator("dialog:has(#curtain-heading)")

    @property
    def result(self) -> Locator:
        return self.page.locator(".say .crown h2")

    def view(self) -> View:
        """Return the game as the house tells it."""
        answer = self.page.request.get(f"{self.address}/api/games/{self.game_id}")
        assert answer.ok
        return dict(answer.json())

    def point_at(self, place: str) -> None:
        self.page.locator(f'[data-place="{place}"]').click()

    def place(self, place: str) -> None:
        """Choose a place of What the Shell, once it can be chosen."""
        expect(self.page.locator(f'[data-place="{place}"].open')).to_be_attached(timeout=PATIENCE)
        with self.page.expect_response(re.compile("/choices$")):
            self.point_at(place)

    def hand_over(self) -> None:
        """Pass the device to the other, who opens the curtain."""
        expect(self.curtain).to_be_visible(timeout=PATIENCE)
        take = self.curtain.locator("button.primary")
        expect(take).to_have_attribute("aria-disabled", "false", timeout=PATIENCE)
        take.click()
        expect(self.curtain).to_be_hidden(timeout=PATIENCE)

    def turn_of_two(self, turn: int, move: str) -> None:
        """Play a turn of What the Shell at one screen; the one who chose last chooses first."""
        places = move.split(":")
        first, second = places if turn % 2 == 0 else places[::-1]
        self.place(first)
        self.hand_over()
        self.place(second)

    def move(self, move: str) -> None:
        """Make a slide, climb or step of Kruco that leaves no choice of captures."""
        start, end = move.split("-")
        expect(self.page.locator(".tray.awake").first).to_be_attached(timeout=PATIENCE)
        confirm = self.page.locator(".tray button.main")
        with self.page.expect_response(re.compile("/choices$")) as sent:
            self.point_at(start)
            self.point_at(end)
            self.page.wait_for_timeout(50)
            if confirm.is_visible():
                confirm.click()
        assert sent.value.ok, sent.value.text()

    def resign(self) -> None:
        self.page.get_by_role("button", name="Resign").click()
        self.page.get_by_role("button", name=re.compile("I resign|resigns")).first.click()

    def wait_for_turn(self, turns: int) -> View:
        """Wait until so many turns have been played, or the game is over."""
        view = self.view()
        for _ in range(PATIENCE // 50):
            if len(view["turns"]) >= turns or view["outcome"]:
                break
            self.page.wait_for_timeout(50)
            view = self.view()
        assert len(view["turns"]) >= turns or view["outcome"]
        return view
