"""The board of What the Shell (W1): its places, enclosures and lines of five, all by name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NewType

Place = NewType("Place", str)
"""A place by its name, ``A1`` to ``I9``: column, then row (W1)."""

COLUMNS = "ABCDEFGHI"
ROWS = "123456789"

PLACES: tuple[Place, ...] = tuple(Place(column + row) for column in COLUMNS for row in ROWS)
"""All 81 places, sorted as text."""

ROWS_DOWN: tuple[tuple[Place, ...], ...] = tuple(
    tuple(Place(column + row) for column in COLUMNS) for row in reversed(ROWS)
)
"""The rows as a position's text writes them: 9 to 1, each A to I."""

AXES = ((1, 0), (0, 1), (1, 1), (1, -1))
"""The four axes, as steps in columns and rows."""

DIRECTIONS = AXES + tuple((-columns, -rows) for columns, rows in AXES)
"""The eight directions (W7)."""


def _walk(place: Place, direction: tuple[int, int]) -> Iterator[Place]:
    """The places from ``place`` (included) to the edge of the board."""
    column, row = COLUMNS.index(place[0]), ROWS.index(place[1])
    while column in range(9) and row in range(9):
        yield Place(COLUMNS[column] + ROWS[row])
        column, row = column + direction[0], row + direction[1]


ENCLOSED = 2
"""How many pieces a capture encloses: exactly two (W7)."""

LINE_LENGTH = 5
"""How many turtles make a line, at least (W15)."""

ENCLOSURES: dict[Place, tuple[tuple[Place, Place, Place], ...]] = {
    place: tuple(
        (ahead[1], ahead[2], ahead[3])
        for direction in DIRECTIONS
        if len(ahead := tuple(_walk(place, direction))) > ENCLOSED + 1
    )
    for place in PLACES
}
"""For each place and direction: the two places a turtle there could enclose, and the third (W7)."""

FIVES: tuple[frozenset[Place], ...] = tuple(
    frozenset(line)
    for place in PLACES
    for axis in AXES
    if len(line := tuple(_walk(place, axis))[:LINE_LENGTH]) == LINE_LENGTH
)
"""Every straight row of five places on the board (W15)."""
