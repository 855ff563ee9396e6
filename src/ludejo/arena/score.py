"""What a match says: score and Elo, each with its 95 % interval."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, log10, sqrt

Z = 1.959963984540054
"""How many standard deviations 95 % of a normal distribution lie within, to either side."""


@dataclass(frozen=True)
class Score:
    """Games as the first player sees them."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def games(self) -> int:
        """How many were played."""
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        """A win is one, a draw a half."""
        return self.wins + self.draws / 2

    @property
    def share(self) -> float:
        """The points, of 1 for each game; a half before the first."""
        return self.points / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share is, 95 times of 100, after Wilson; wide rather than narrow.

        (A draw counts as half a win and half a loss, so where there are draws, the interval is
        wider than it need be.)
        """
        return wilson(self.share, self.games)

    @property
    def elo(self) -> float:
        """How many points of Elo the first is above the second; infinite if it won all."""
        return elo(self.share)

    @property
    def elo_interval(self) -> tuple[float, float]:
        """Where that is, 95 times of 100."""
        low, high = self.interval
        return elo(low), elo(high)


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of so many games (Wilson 1927); 0 to 1 before the first."""
    if not games:
        return 0.0, 1.0
    n, p = games, share
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)


def elo(share: float) -> float:
    """The difference in Elo at which a share of the points is expected."""
    if share <= 0:
        return -inf
    return inf if share >= 1 else 400 * log10(share / (1 - share))
