"""How a position of Kruco looks: material, progress, guard, and the ways into the goal.

Worth is counted in whole numbers, a piece being about a hundred: sums of them do not depend on the
order of sets, which differs from run to run.
"""

from __future__ import annotations

from collections.abc import Mapping

from ludejo.games.colour import BLACK, WHITE, Colour
from ludejo.games.kruco.board import CORNERS, GOAL, POINTS, RAYS, SQUARES, Square
from ludejo.games.kruco.men import Men
from ludejo.games.kruco.position import Position

_ON_RANK = (104, 102, 107, 114, 124, 140, 170, 300)
"""What a piece on a square is worth, by its rank as its owner sees it; those at home guard it."""

_ON_ROW = (118, 132, 150, 170, 195, 230, 300)
"""What a piece on a point is worth, by its row as its owner sees it."""


def _by_rank(names: tuple[str, ...], worth: tuple[int, ...]) -> dict[Colour, dict[str, int]]:
    ranks = {name: int(name[1]) - 1 for name in names}
    return {
        BLACK: {name: worth[rank] for name, rank in ranks.items()},
        WHITE: {name: worth[len(worth) - 1 - rank] for name, rank in ranks.items()},
    }


PLACE_WORTH: Mapping[Colour, Mapping[str, int]] = {
    colour: squares | points
    for colour, squares, points in (
        (colour, _by_rank(SQUARES, _ON_RANK)[colour], _by_rank(POINTS, _ON_ROW)[colour])
        for colour in Colour
    )
}
"""What each player's piece is worth on each square and point."""

RESERVE = (0, 70, 135, 195, 250)
"""What a reserve is worth to one who holds a point, where up to four of it come back (K9)."""

MORE_RESERVE = 40
"""What each further piece of it is worth, and any of it to one who holds no point."""

WAY_IN = 120
"""What it is worth to have a way into the goal."""

WAY_IN_NOW = 450
"""What it is worth to the player to move."""

DOWN_THE_FILE: Mapping[Square, tuple[Square, ...]] = {
    square: next(ray for ray in RAYS[square] if len(ray) == 7 and ray[0][0] == square[0])  # noqa: PLR2004 -- all the other squares of its file
    for goal in GOAL.values()
    for square in goal
}
"""From each goal square, the squares of its file, nearest first."""


def ways_in(colour: Colour, own: Men, enemy: Men) -> int:
    """How many empty goal squares a player seems able to reach in one move (K6, K8, K9).

    None where there is no way; a slide from afar is counted even where a gap on its way is not
    guarded.
    """
    count = 0
    for goal in GOAL[colour]:
        if goal in own.squares or goal in enemy.squares:
            continue
        if not CORNERS[goal].isdisjoint(own.points):
            count += 1
            continue
        for square in DOWN_THE_FILE[goal]:
            if square in own.squares:
                count += 1
                break
            if square in enemy.squares:
                break
    return count


def _near(colour: Colour, own: Men, enemy: Men) -> int:
    """How many ways into the goal are surely open: from a point beside it, or the next rank."""
    return sum(
        not CORNERS[goal].isdisjoint(own.points) or DOWN_THE_FILE[goal][0] in own.squares
        for goal in GOAL[colour]
        if goal not in own.squares and goal not in enemy.squares
    )


def standing(position: Position) -> dict[Colour, int]:
    """How well each player stands in a position that is not decided; more is better."""
    stands: dict[Colour, int] = {}
    for colour, own, enemy in (
        (BLACK, position.black, position.white),
        (WHITE, position.white, position.black),
    ):
        worth = PLACE_WORTH[colour]
        total = sum(map(worth.__getitem__, own.squares)) + sum(map(worth.__getitem__, own.points))
        backed = min(own.reserve, 4) if own.points else 0
        total += RESERVE[backed] + MORE_RESERVE * (own.reserve - backed)
        if near := _near(colour, own, enemy):
            total += (WAY_IN_NOW if colour is position.to_move else WAY_IN) + 10 * near
        stands[colour] = total
    return stands
