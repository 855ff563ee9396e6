"""The moves of Kruco (K6–K9): what they are, where pieces can go, and what moving does.

Captures come after the move and are found in `captures`; a move may carry the order in which its
player lifts the formations (K12).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations

from ludejo.games.kruco.board import AROUND, CORNERS, RAYS, Point, Square
from ludejo.games.kruco.men import Men


@dataclass(frozen=True, slots=True)
class Slide:
    """A piece goes straight from square to square (K6)."""

    start: Square
    end: Square
    order: tuple[str, ...] = ()
    """The formations to lift, first to last, as `xd4`, `xd4+` or `*d4` (K12)."""

    def __str__(self) -> str:
        """The text of the move, ``a2-a3``."""
        return " ".join((f"{self.start}-{self.end}", *self.order))


@dataclass(frozen=True, slots=True)
class Climb:
    """A piece goes from a square to a point at its corner (K7)."""

    start: Square
    end: Point
    order: tuple[str, ...] = ()

    def __str__(self) -> str:
        """The text of the move, ``a2-a2+``."""
        return " ".join((f"{self.start}-{self.end}", *self.order))


@dataclass(frozen=True, slots=True)
class StepDown:
    """A piece goes from a point to one of its four squares (K8)."""

    start: Point
    end: Square
    order: tuple[str, ...] = ()

    def __str__(self) -> str:
        """The text of the move, ``a2+-b3``."""
        return " ".join((f"{self.start}-{self.end}", *self.order))


@dataclass(frozen=True, slots=True)
class Divide:
    """A piece on a point gives way to pieces of the reserve around it (K9)."""

    start: Point
    filled: tuple[Square, ...]
    """The squares filled, sorted as text."""
    order: tuple[str, ...] = ()

    def __str__(self) -> str:
        """The text of the move, ``d4+=d4,e5``."""
        return " ".join((f"{self.start}={','.join(self.filled)}", *self.order))


Move = Slide | Climb | StepDown | Divide


def with_order(move: Move, order: tuple[str, ...]) -> Move:
    """The same move with this order of captures."""
    return replace(move, order=order)


def slides(own: Men, enemy: Men, start: Square) -> Iterator[Square]:
    """Where the piece on ``start`` can slide to (K6)."""
    guarded = own.guarded
    for ray in RAYS[start]:
        for square in ray:
            if square in enemy.squares:
                break  # it never passes an enemy piece on a square
            if square in own.squares:
                continue  # it passes over own pieces
            yield square
            if square not in guarded:
                break  # the first empty square not guarded by its player


def climbs(own: Men, enemy: Men, start: Square) -> Iterator[Point]:
    """Where the piece on ``start`` can climb to (K7)."""
    guarded = enemy.guarded
    for point in CORNERS[start]:
        free = point not in own.points and point not in enemy.points
        if free and not AROUND[point] & guarded:
            yield point


def step_downs(own: Men, enemy: Men, start: Point) -> Iterator[Square]:
    """Where the piece on ``start`` can step down to (K8)."""
    yield from AROUND[start] - own.squares - enemy.squares


def divisions(own: Men, enemy: Men, start: Point) -> Iterator[tuple[Square, ...]]:
    """Which squares dividing the piece on ``start`` can fill (K9), sorted as text.

    As many as possible; with too small a reserve, any choice of that many. None at all is no
    dividing.
    """
    empty = sorted(step_downs(own, enemy, start))
    if filled := min(own.reserve, len(empty)):
        yield from combinations(empty, filled)


def all_moves(own: Men, enemy: Men) -> Iterator[Move]:
    """Every move of the player with the pieces ``own``, captures not looked at."""
    for square in own.squares:
        for end in slides(own, enemy, square):
            yield Slide(square, end)
        for point in climbs(own, enemy, square):
            yield Climb(square, point)
    for point in own.points:
        for end in step_downs(own, enemy, point):
            yield StepDown(point, end)
        for filled in divisions(own, enemy, point):
            yield Divide(point, filled)


def why_not(move: Move, own: Men, enemy: Men) -> str | None:
    """Why the player with the pieces ``own`` cannot make this move, or ``None`` if it can be made.

    Its order of captures is not looked at.
    """
    if move.start not in own.squares and move.start not in own.points:
        return f"no piece of the player to move stands on {move.start}"
    match move:
        case Slide(start, end):
            return (
                None
                if end in slides(own, enemy, start)
                else f"no slide leads from {start} to {end} (K6)"
            )
        case Climb(start, end):
            return None if end in climbs(own, enemy, start) else _why_no_climb(move, own, enemy)
        case StepDown(start, end):
            if end in step_downs(own, enemy, start):
                return None
            lack = "empty" if end in AROUND[start] else f"one of the four squares around {start}"
            return f"{end} is not {lack} (K8)"
        case Divide(start, filled):
            possible = list(divisions(own, enemy, start))
            return None if filled in possible else _why_no_division(start, possible, own, enemy)


def _why_no_climb(move: Climb, own: Men, enemy: Men) -> str:
    if move.end not in CORNERS[move.start]:
        return f"{move.end} is not at a corner of {move.start} (K7)"
    if move.end in own.points or move.end in enemy.points:
        return f"{move.end} is held already (K7)"
    return f"the enemy guards a square around {move.end} (K7)"


def _why_no_division(start: Point, possible: list[tuple[Square, ...]], own: Men, enemy: Men) -> str:
    if possible:
        empty = ", ".join(sorted(step_downs(own, enemy, start)))
        return f"dividing {start} fills exactly {len(possible[0])} of {empty} (K9)"
    lack = f"no square around {start} is empty" if own.reserve else "the reserve is empty"
    return f"{lack}, so {start} cannot divide (K9)"


def moved(move: Move, own: Men) -> Men:
    """The player's pieces after the move, which can be made; captures come later."""
    match move:
        case Slide(start, end):
            return Men(own.squares - {start} | {end}, own.points, own.reserve)
        case Climb(start, end):
            return Men(own.squares - {start}, own.points | {end}, own.reserve)
        case StepDown(start, end):
            return Men(own.squares | {end}, own.points - {start}, own.reserve)
        case Divide(start, filled):
            return Men(own.squares.union(filled), own.points - {start}, own.reserve - len(filled))
