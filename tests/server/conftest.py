"""A house for each test, in a folder of its own."""

from __future__ import annotations

import string
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from ludejo.server import tables
from ludejo.server.app import create_app
from ludejo.server.settings import Settings
from tests.server.helpers import Guest, Oracle

Enter = Callable[[], Guest]
"""Let another guest into the house."""

ADDRESS = "http://localhost"


@pytest.fixture
def oracle() -> Oracle:
    return Oracle()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=tmp_path / "data", page=tmp_path / "page", patience=30)


@pytest.fixture
def enter(settings: Settings, oracle: Oracle) -> Iterator[Enter]:
    """Open the house, which is the same for all of one test, to any number of guests."""
    app = create_app(settings, oracle)
    with TestClient(app, ADDRESS) as house:

        def another() -> Guest:
            client = TestClient(app, ADDRESS)
            client.portal = house.portal  # on the event loop on which the house was opened
            return Guest(client)

        yield another


@pytest.fixture
def guest(enter: Enter) -> Guest:
    return enter()


@pytest.fixture
def ids_that_name_no_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests that look for a place's name where ids are: one id in some hundreds has it."""
    monkeypatch.setattr(tables, "ID_LETTERS", string.ascii_lowercase)
