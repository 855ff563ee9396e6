"""The examples in the referee's docstrings are run."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import ludejo.games

MODULES = [
    "ludejo.games",
    *(found.name for found in pkgutil.walk_packages(ludejo.games.__path__, "ludejo.games.")),
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_hold(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name), report=True).failed == 0


@pytest.mark.parametrize("name", ["ludejo.games", "ludejo.games.shell", "ludejo.games.kruco"])
def test_what_people_import_has_examples(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).attempted >= 3


@pytest.mark.parametrize("name", MODULES)
def test_whatever_is_public_says_what_it_is(name: str) -> None:
    module = importlib.import_module(name)
    assert module.__doc__
    for public in getattr(module, "__all__", ()):
        assert hasattr(module, public)
