"""A house in a process of its own, and people who look at its page."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.player import PATIENCE, Player
from tests.houses import opened

Enter = Callable[[str], AbstractContextManager[Player]]


@pytest.fixture
def house(tmp_path: Path) -> Callable[[], AbstractContextManager[str]]:
    """Open the house, as often as one likes, always with the same games."""

    @contextmanager
    def open_house() -> Iterator[str]:
        command = [sys.executable, "-m", "ludejo", "--port", "0", "--no-browser"]
        env = os.environ | {"LUDEJO_DATA": str(tmp_path / "data"), "LUDEJO_LANG": "en"}
        with opened(command, cwd=tmp_path, env=env) as (address, _):
            yield address

    return open_house


@pytest.fixture
def enter(browser: Browser) -> Iterator[Enter]:
    """Look at a house with a browser that stays the same for one test; nothing moves in it."""
    context = browser.new_context(
        locale="en-GB", reduced_motion="reduce", viewport={"width": 1280, "height": 900}
    )
    context.set_default_timeout(PATIENCE)

    @contextmanager
    def look(address: str) -> Iterator[Player]:
        page = context.new_page()
        player = Player(page, address)
        yield player
        page.close()
        assert player.troubles == []

    yield look
    context.close()
