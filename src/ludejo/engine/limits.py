"""How far a search goes."""

from __future__ import annotations

from dataclasses import dataclass

from ludejo.engine.errors import LimitsError, shown

LONGEST = 1_000_000.0
"""Seconds a search may be given at most: eleven days."""

MOST_NODES = 10**15
"""Boards a search may be given at most."""

DEEPEST = 1_000
"""Turns a search may be told to look ahead at most."""


@dataclass(frozen=True, kw_only=True)
class Limits:
    """How far to search: whichever is reached first ends it. With none, it is ended by being told.

    A search also ends by itself where nothing is left to find: the game is solved from here, or
    its memory is full.

    Raises:
        LimitsError: a limit is not a number of its kind, or out of its range.
    """

    nodes: int | None = None
    """Boards to look into, 1 to `MOST_NODES`. With the same seed and one thread, this gives the
    same analysis everywhere."""
    seconds: float | None = None
    """Time, above 0, to `LONGEST`."""
    depth: int | None = None
    """Turns ahead, 1 to `DEEPEST`: in Kruco plies that are searched in full, in What the Shell
    turns in the longest path of the tree."""

    def __post_init__(self) -> None:
        """See whether they are limits."""
        _check_whole("nodes", self.nodes, MOST_NODES)
        _check_whole("depth", self.depth, DEEPEST)
        seconds = self.seconds
        if seconds is None:
            return
        if isinstance(seconds, bool) or not isinstance(seconds, int | float):
            raise LimitsError(f"seconds is a number, not {seconds!r}")
        if not 0 < seconds <= LONGEST:  # nor is what is no number at all
            raise LimitsError(f"seconds is above 0, to {LONGEST:,.0f}, not {shown(seconds)}")

    @property
    def endless(self) -> bool:
        """Whether nothing but being told ends it."""
        return self.nodes is None and self.seconds is None and self.depth is None


def _check_whole(name: str, value: object, most: int) -> None:
    if value is None:
        return
    if isinstance(value, bool) or not isinstance(value, int):
        raise LimitsError(f"{name} is a whole number, not {value!r}")
    if not 1 <= value <= most:
        raise LimitsError(f"{name} is 1 to {most:,}, not {shown(value)}")
