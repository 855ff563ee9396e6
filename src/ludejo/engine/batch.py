"""Many games of What the Shell stepped together, as NumPy arrays: for learning and statistics.

Needs NumPy (``pip install ludejo[batch]``). A place is a number from 0, as the places sort: A1 is
0, A2 is 1, I9 is 80, the index in `ludejo.games.shell.PLACES`.

>>> import numpy as np
>>> from ludejo.engine.batch import ShellBatch
>>> batch = ShellBatch(1000)
>>> batch.step(*batch.choices(seed=1))
>>> batch.legal.shape, int(batch.over.sum())
((1000, 81), 0)
>>> batch.position(0).endswith(" 2")
True
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludejo.engine import _native

__all__ = ["REASONS", "ShellBatch"]

Places: TypeAlias = NDArray[np.uint8]

REASONS = (None, "lines", "full-board", None, None, "repetition")
"""What the numbers in `ShellBatch.reason` mean."""


class ShellBatch:
    """Games that go on independently, one turn each at a step.

    The arrays are views of the engine's own memory: they follow each step by themselves, and who
    wants to keep what they say copies them.
    """

    legal: NDArray[np.bool_]
    """A row of 81 for each game: the places that can be chosen; none when the game is over."""
    over: NDArray[np.bool_]
    """Whether each game is over; after a step ``again``, whether it ended in that step."""
    won: NDArray[np.int8]
    """For whom each game ended: 1 Black, -1 White, 0 nobody (or it goes on)."""
    reason: NDArray[np.uint8]
    """Why each game ended, by its number in `REASONS`."""

    def __init__(self, games: int) -> None:
        """Begin so many games from the empty board."""
        self._batch = _native.ShellBatch(games)
        self.legal = self._batch.legal.view(np.bool_)
        self.over = self._batch.over.view(np.bool_)
        self.won = self._batch.won
        self.reason = self._batch.reason

    def __len__(self) -> int:
        return len(self._batch)

    def step(self, blacks: Places, whites: Places, *, again: bool = False) -> None:
        """Play a turn in every game that goes on.

        Args:
            blacks: Black's place in each game, as `numpy.uint8`; any number where a game is over.
            whites: White's.
            again: begin the games that end in this step anew at once.

        Raises:
            ValueError: a place is not empty (W4); the message says in which game, and nothing was
                played in any.
        """
        self._batch.step(blacks, whites, again)

    def choices(self, seed: int) -> tuple[Places, Places]:
        """Choose for both seats at random, each among the empty places."""
        blacks, whites = np.zeros((2, len(self)), np.uint8)
        self._batch.choose(seed, blacks, whites)
        return blacks, whites

    def begin(self, game: int, position: str = "start") -> None:
        """Begin one game anew from a position.

        Raises:
            ValueError: the position cannot be read.
            IndexError: there is no such game.
        """
        self._batch.begin(game, position)

    def position(self, game: int) -> str:
        """The position of a game as text.

        Raises:
            IndexError: there is no such game.
        """
        return self._batch.position(game)
