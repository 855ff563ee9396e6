"""One player's pieces: on squares, on points, and in the reserve."""

from __future__ import annotations

from dataclasses import dataclass

from ludejo.games.kruco.board import AROUND, PIECES, Point, Square


@dataclass(frozen=True, slots=True)
class Men:
    """Where one player's pieces are (K2, K5)."""

    squares: frozenset[Square] = frozenset()
    points: frozenset[Point] = frozenset()
    reserve: int = 0
    """Captured pieces, which dividing brings back (K5, K9)."""

    @property
    def guarded(self) -> frozenset[Square]:
        """The squares around this player's pieces on points (K4)."""
        return frozenset().union(*(AROUND[point] for point in self.points))

    @property
    def total(self) -> int:
        """The pieces on the board and in the reserve, at most 16 in a game (K5)."""
        return len(self.squares) + len(self.points) + self.reserve

    @property
    def gone(self) -> int:
        """The pieces that have left the game by dividing (K5), if it began from the start."""
        return PIECES - self.total

    def without(self, places: frozenset[str]) -> Men:
        """These pieces after lifting those on the given places into the reserve (K5)."""
        squares, points = self.squares - places, self.points - places
        lifted = len(self.squares) + len(self.points) - len(squares) - len(points)
        return Men(squares, points, self.reserve + lifted)
