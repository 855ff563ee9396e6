"""Boards of other sizes, with shorter lines, go by the same rules: beside the tests' own oracle."""

from __future__ import annotations

import json
from random import Random

import pytest

from ludejo.engine import _native
from tests.games import shell_oracle

GAMES = 12


@pytest.mark.parametrize("size", range(4, 10))
@pytest.mark.parametrize("line", range(3, 6))
def test_games_on_boards_of_all_sizes(
    size: int, line: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    spots = [(column, row) for column in range(size) for row in range(size)]
    monkeypatch.setattr(shell_oracle, "SIZE", size)
    monkeypatch.setattr(shell_oracle, "LINE", line)
    monkeypatch.setattr(shell_oracle, "ALL", spots)
    if line > size:
        assert "error" in json.loads(_native.shell_legal("position start", size, line))
        return
    dice = Random(f"{size} {line}")
    for _ in range(GAMES):
        text = f"{'/'.join([str(size)] * size)} - 1"
        while legal := shell_oracle.legal(text):
            given = json.loads(_native.shell_legal(f"position {text}", size, line))
            assert given == {"legal": {"black": legal, "white": legal}}
            ours, theirs = dice.choice(legal), dice.choice(legal)
            move = f"{ours}:{ours if dice.random() < 0.2 else theirs}"
            wanted = shell_oracle.play(text, move)
            turn = json.loads(_native.shell_play(f"position {text}", move, size, line))
            text = wanted.pop("after")
            assert turn == wanted | {"position": text}
        assert json.loads(_native.shell_legal(f"position {text}", size, line)) == {"legal": {}}


@pytest.mark.parametrize("size, line", [(3, 3), (10, 5), (9, 2), (9, 6), (-1, 5)])
def test_other_boards_are_refused(size: int, line: int) -> None:
    assert "4 to 9" in json.loads(_native.shell_legal("position start", size, line))["error"]
