"""Sharing out the time that is left for a whole game."""

from __future__ import annotations

from typing import Any

from ludejo.engine.analysis import Analysis

CHOICES = 25
"""A game is expected to want so many more choices, however long it has been."""

GAINED = 0.8
"""How much of what comes back with each choice is used at once."""

WORSE = 0.1
"""Who sees the value of the game fall by more than this takes twice as long."""

KEPT = 0.05
"""Seconds that are never used: words take time on their way."""

LEAST = 0.005
"""Seconds that a choice may always take, even where nothing is left."""


class Allowance:
    """How long one choice may take, of the time that is left for the game.

    >>> from ludejo.engine import Search
    >>> from ludejo.engine.limits import Limits
    >>> from ludejo.games import BLACK, Game
    >>> from ludejo.games.kruco import RULES
    >>> allowance = Allowance(left=2.0)
    >>> search = Search(Game(RULES))
    >>> for found in search.watch(Limits(seconds=allowance.most), every=allowance.share / 10):
    ...     if allowance.enough(found):
    ...         search.stop()
    >>> found.options[BLACK][0].choice in Game(RULES).legal(BLACK)
    True

    Attributes:
        share: the seconds that are meant for it.
        most: the seconds after which it must come.
    """

    def __init__(self, left: float, gain: float = 0.0) -> None:
        """Share out what is left.

        Args:
            left: seconds for the rest of the game.
            gain: seconds that come back with each choice.
        """
        share = left / CHOICES + GAINED * gain
        self.most = max(LEAST, min(4 * share, left / 2, left - KEPT))
        self.share = max(LEAST, min(share, self.most))
        self._depth = 0
        self._value = -1.0
        self._worse = False

    def enough(self, found: Analysis[Any, Any]) -> bool:
        """Whether to choose by what was found, each look at it being later than the last."""
        [seat, *others] = found.options
        if others:  # both choose at once: thinking has no steps at which it would best end
            return found.seconds >= self.share
        deeper = found.depth > self._depth
        if deeper:
            self._worse = found.values[seat] < self._value - WORSE
            self._depth, self._value = found.depth, found.values[seat]
        share = self.share * (2 if self._worse else 1)
        # Another ply takes several times as long as the last.
        return found.seconds >= (share / 2 if deeper else share)
