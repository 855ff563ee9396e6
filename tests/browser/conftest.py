"""A house in a process of its own, and people who look at its page."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.player import PATIENCE, Player
from tests.houses import opened


class House:
    """The house, opened as often as one likes, always with the same games."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._open = ExitStack()

    @contextmanager
    def __call__(self, port: int = 0) -> Iterator[str]:
        """Open it, and give its address."""
        command = [sys.executable, "-m", "ludejo", "--port", str(port), "--no-browser"]
        env = os.environ | {"LUDEJO_DATA": str(self.folder / "data"), "LUDEJO_LANG": "en"}
        with ExitStack() as self._open:
            place = opened(command, cwd=self.folder, env=env)
            address, _ = self._open.enter_context(place)
            yield address

    def close(self) -> None:
        """Close it while somebody still looks at it."""
        self._open.close()


class Enter(Protocol):
    """Look at a house, with a browser that is the same for all of one test."""

    def __call__(self, address: str, expected: str = ...) -> AbstractContextManager[Player]:
        """Open a tab; the browser complains about nothing but what is `expected`."""


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


@pytest.fixture
def enter(browser: Browser) -> Iterator[Enter]:
    # What tests hold back or spoil on its way must not come from the browser's own store instead.
    context = browser.new_context(
        locale="en-GB",
        reduced_motion="reduce",
        viewport={"width": 1280, "height": 900},
        service_workers="block",
    )
    context.set_default_timeout(PATIENCE)

    @contextmanager
    def look(address: str, expected: str = "\0") -> Iterator[Player]:
        page = context.new_page()
        player = Player(page, address)
        yield player
        page.close()
        assert [trouble for trouble in player.troubles if expected not in trouble] == []

    yield look
    context.close()


@pytest.fixture
def visitor(browser: Browser) -> Iterator[Page]:
    """A tab on a phone that keeps the page for when there is no network; its scripts never fail."""
    context = browser.new_context(
        locale="en-GB", reduced_motion="reduce", viewport={"width": 390, "height": 844}
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    yield page
    context.close()
    assert faults == []
