"""Counting lines of Kruco natively: the tables that the referee is held to, and deeper ones."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludejo.engine import _native
from tests.games.test_perft import tables

DATA = Path(__file__).parents[1] / "data"
CASES = [*tables(), *tables(DATA / "kruco-perft-deep.txt")]


@pytest.mark.parametrize("position, depth, nodes, counts", CASES)
def test_it_counts_as_the_tables(
    position: str, depth: int, nodes: int, counts: dict[str, int]
) -> None:
    given = json.loads(_native.kruco_divide(position, depth))
    assert given["divide"] == counts
    assert given["nodes"] == nodes == sum(counts.values())
