"""The board of Kruco (K1): squares, the points between them, and what lies around each, by name."""

from __future__ import annotations

from typing import NewType

from ludejo.games.colour import BLACK, WHITE, Colour

Square = NewType("Square", str)
"""A square by its name, ``a1`` to ``h8``."""

Point = NewType("Point", str)
"""An inner crossing, named by the square at its south-west: ``a1+`` to ``g7+`` (K1)."""

FILES = "abcdefgh"
RANKS = "12345678"

SQUARES: tuple[Square, ...] = tuple(Square(file + rank) for file in FILES for rank in RANKS)
"""All 64 squares, sorted as text."""

POINTS: tuple[Point, ...] = tuple(
    Point(file + rank + "+") for file in FILES[:-1] for rank in RANKS[:-1]
)
"""All 49 points, sorted as text."""

RANKS_DOWN: tuple[tuple[Square, ...], ...] = tuple(
    tuple(Square(file + rank) for file in FILES) for rank in reversed(RANKS)
)
"""The squares as a position's text writes them: ranks 8 to 1, each a to h."""

POINT_ROWS_DOWN: tuple[tuple[Point, ...], ...] = tuple(
    tuple(Point(file + rank + "+") for file in FILES[:-1]) for rank in reversed(RANKS[:-1])
)
"""The points as a position's text writes them: rows 7 to 1, each a to g."""


def _neighbour(square: Square, files: int, ranks: int) -> Square | None:
    """The square that many files and ranks away, if the board has it."""
    file, rank = FILES.index(square[0]) + files, RANKS.index(square[1]) + ranks
    return Square(FILES[file] + RANKS[rank]) if file in range(8) and rank in range(8) else None


def _ray(square: Square, files: int, ranks: int) -> tuple[Square, ...]:
    """The squares from here (not included) to the edge, nearest first."""
    following = _neighbour(square, files, ranks)
    return () if following is None else (following, *_ray(following, files, ranks))


ORTHOGONAL = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""The four orthogonal directions, as steps in files and ranks."""

RAYS: dict[Square, tuple[tuple[Square, ...], ...]] = {
    square: tuple(ray for step in ORTHOGONAL if (ray := _ray(square, *step))) for square in SQUARES
}
"""From each square, the squares in each orthogonal direction, nearest first (K6)."""

AROUND: dict[Point, frozenset[Square]] = {
    point: frozenset(
        square
        for files in (0, 1)
        for ranks in (0, 1)
        if (square := _neighbour(Square(point[:2]), files, ranks))
    )
    for point in POINTS
}
"""The four squares around each point, which a piece there guards (K4)."""

CORNERS: dict[Square, frozenset[Point]] = {
    square: frozenset(point for point in POINTS if square in AROUND[point]) for square in SQUARES
}
"""The points at the corners of each square: four, two at an edge, one in a corner (K1)."""

CROSSES: dict[Square, frozenset[Square]] = {
    square: frozenset({square, *(ray[0] for ray in RAYS[square])})
    for square in SQUARES
    if len(RAYS[square]) == len(ORTHOGONAL)
}
"""Each square with four orthogonal neighbours, together with them (K10)."""

GOAL: dict[Colour, frozenset[Square]] = {
    BLACK: frozenset(RANKS_DOWN[0]),
    WHITE: frozenset(RANKS_DOWN[-1]),
}
"""The rank each player wants to reach: Black's is 8, White's is 1 (K13)."""

HOME: dict[Colour, frozenset[Square]] = {
    BLACK: frozenset(RANKS_DOWN[6] + RANKS_DOWN[7]),
    WHITE: frozenset(RANKS_DOWN[0] + RANKS_DOWN[1]),
}
"""Where each player's pieces stand at the start (K3)."""

PIECES = 16
"""How many pieces each player begins with (K2)."""
