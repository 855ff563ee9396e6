"""Somebody who learns: tries what a lesson asks for, and hears what the master says to it."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from ludejo.messages import Messages
from tests.browser.player import PATIENCE

SAY = Messages("en")


class Learner:
    """A page with a lesson on it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.set_default_timeout(PATIENCE)

    def open(self, address: str, game: str, lesson: str) -> None:
        self.page.goto(f"{address}/learn/{game}/{lesson}")

    def visit_and_leave(self, address: str) -> None:
        """Visit the house once, with a browser that keeps its page, and then have no network."""
        self.page.goto(address)
        self.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        self.page.context.set_offline(True)

    def hears(self, message: str, **values: str) -> None:
        """Wait until the master says this, at the end of what is being shown."""
        said = self.page.locator(".talk .saying")
        expect(said).to_have_text(SAY(message, **values), timeout=PATIENCE)

    def press(self, message: str) -> None:
        """Press what stands below the master's words."""
        self.page.locator(".talk .actions").get_by_text(SAY(message), exact=True).click()

    def waits(self) -> None:
        """Wait until something may be tried."""
        board = self.page.locator("svg[role=grid]")
        expect(board).to_have_attribute("aria-readonly", "false", timeout=PATIENCE)

    def make(self, act: str) -> None:
        """Do the steps of a move: places to point at, and what is chosen on the tray.

        Of Kruco's tray these are `divide`, a formation to lift (`*d4`), and `play`.
        """
        self.waits()
        tray = self.page.locator(".tray")
        for step in act.split():
            if step == "divide":
                tray.get_by_role("button", name=re.compile(f"^{SAY('board-divide')}")).click()
            elif step == "play":
                tray.get_by_role("button", name=SAY("board-confirm")).click()
            elif step.startswith("*"):
                name = SAY("board-formation", shape="cross", place=step[1:], count=5)
                tray.get_by_role("button", name=name).click()
            else:
                self.page.locator(f'[data-place="{step}"]').click()
