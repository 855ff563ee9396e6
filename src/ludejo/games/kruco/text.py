"""The text forms of Kruco: positions, and moves such as ``a2-a3`` or ``d4+=d4,e5 *d4``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from ludejo.games.colour import BLACK, WHITE, Colour
from ludejo.games.errors import MoveError, PositionError, excerpt
from ludejo.games.kruco.board import (
    FILES,
    PIECES,
    POINT_ROWS_DOWN,
    RANKS_DOWN,
    Point,
    Square,
)
from ludejo.games.kruco.men import Men
from ludejo.games.kruco.moves import Climb, Divide, Move, Slide, StepDown
from ludejo.games.rows import read_count, read_fields, read_rows, write_rows

FIELDS = ("squares", "points", "player to move", "reserves", "ply")
START = "wwwwwwww/wwwwwwww/8/8/8/8/bbbbbbbb/bbbbbbbb 7/7/7/7/7/7/7 b 0,0 1"

_SQUARE = r"[a-h][1-8]"
_POINT = r"[a-g][1-7]\+"
_SLIDE = re.compile(rf"({_SQUARE})-({_SQUARE})")
_CLIMB = re.compile(rf"({_SQUARE})-({_POINT})")
_STEP_DOWN = re.compile(rf"({_POINT})-({_SQUARE})")
_DIVIDE = re.compile(rf"({_POINT})=({_SQUARE}(?:,{_SQUARE})*)")
_FORMATION = re.compile(rf"x{_POINT}|[x*]{_SQUARE}")


@dataclass(frozen=True)
class Setup:
    """A position as its text describes it, before it is known to be one."""

    text: str
    sides: Mapping[Colour, Men]
    to_move: Colour
    number: int

    def check(self) -> None:
        """Raise unless the pieces could be those of one game.

        Raises:
            PositionError: more than 16 pieces of a colour, or a square guarded by both (K7).
        """
        for colour, men in self.sides.items():
            if men.total > PIECES:
                raise PositionError(
                    f"{colour} has {men.total} pieces on the board and in the reserve; "
                    f"at most {PIECES} are possible (K5)",
                    self.text,
                )
        if both := self.sides[BLACK].guarded & self.sides[WHITE].guarded:
            raise PositionError(
                f"points: {min(both)} is guarded by both colours, which climbing never allows "
                "(K7); pieces of different colours on points must not share a square",
                self.text,
            )


def describe(text: str) -> Setup:
    """Read a position's text as far as its form goes.

    Raises:
        PositionError: it is not of that form; the message says where.
    """
    try:
        squares, points, to_move, reserves, number = read_fields(text, FIELDS, START)
        on_squares = read_rows(squares, RANKS_DOWN, "bw", "squares")
        on_points = read_rows(points, POINT_ROWS_DOWN, "bw", "points")
        if to_move not in ("b", "w"):
            raise ValueError(f"player to move: {excerpt(to_move)!r}; write b or w")  # noqa: TRY301 -- told below
        if reserves.count(",") != 1:
            raise ValueError(  # noqa: TRY301 -- told with the others, below
                f"reserves: {excerpt(reserves)!r}; write Black's and White's, as in '0,0'"
            )
        black, white = (
            read_count(count, f"{colour}'s reserve", 0)
            for colour, count in zip(Colour, reserves.split(","), strict=True)
        )
        ply = read_count(number, "ply", 1)
    except ValueError as error:
        raise PositionError(str(error), text) from None
    sides = {
        colour: Men(
            frozenset(square for square, letter in on_squares.items() if letter == colour.letter),
            frozenset(point for point, letter in on_points.items() if letter == colour.letter),
            reserve,
        )
        for colour, reserve in ((BLACK, black), (WHITE, white))
    }
    return Setup(text, sides, BLACK if to_move == "b" else WHITE, ply)


def write_position(black: Men, white: Men, to_move: Colour, number: int) -> str:
    """Write a position's canonical text."""
    squares = dict.fromkeys(black.squares, "b") | dict.fromkeys(white.squares, "w")
    points = dict.fromkeys(black.points, "b") | dict.fromkeys(white.points, "w")
    return (
        f"{write_rows(squares, RANKS_DOWN)} {write_rows(points, POINT_ROWS_DOWN)} "
        f"{to_move.letter} {black.reserve},{white.reserve} {number}"
    )


def read_move(text: str) -> Move:
    """Read a move, whether or not it is legal anywhere.

    Raises:
        MoveError: it is not of the form of one.
    """
    what, *order = text.split(" ")
    if order and not all((what, *order)):
        raise MoveError(
            f"{excerpt(text)!r} has a space too many; single spaces part a move and its order of "
            "captures",
            text,
        )
    for name in order:
        if not _FORMATION.fullmatch(name):
            raise MoveError(
                f"{excerpt(name)!r} is not a formation; an order of captures is made of xd4, "
                "xd4+ and *d4 with single spaces between",
                text,
            )
    captures = tuple(order)
    if match := _SLIDE.fullmatch(what):
        return Slide(Square(match[1]), Square(match[2]), captures)
    if match := _CLIMB.fullmatch(what):
        return Climb(Square(match[1]), Point(match[2]), captures)
    if match := _STEP_DOWN.fullmatch(what):
        return StepDown(Point(match[1]), Square(match[2]), captures)
    if match := _DIVIDE.fullmatch(what):
        filled = tuple(Square(name) for name in match[2].split(","))
        if list(filled) != sorted(set(filled)):
            right = ",".join(sorted(set(filled)))
            raise MoveError(
                f"{excerpt(what)!r}: the squares filled are sorted, each once: {right}", text
            )
        return Divide(Point(match[1]), filled, captures)
    raise MoveError(
        f"{excerpt(what)!r} is not a move; a move is written as a2-a3, a2-a2+, a2+-b3 or d4+=d4,e5",
        text,
    )


def draw(black: Men, white: Men) -> str:
    """Draw a small board: ``X`` black, ``O`` white, pieces on points between the squares."""
    signs = {"b": "X", "w": "O"}
    held: dict[str, str] = {}
    for letter, men in (("b", black), ("w", white)):
        held |= dict.fromkeys((*men.squares, *men.points), signs[letter])
    lines = []
    for rank, squares in enumerate(RANKS_DOWN):
        lines.append(f"{squares[0][1]} " + "   ".join(held.get(square, ".") for square in squares))
        if rank < len(POINT_ROWS_DOWN):
            points = POINT_ROWS_DOWN[rank]
            lines.append("    " + "   ".join(held.get(point, "+") for point in points))
    lines.append("  " + "   ".join(FILES))
    lines.append(f"reserves: X {black.reserve}, O {white.reserve}")
    return "\n".join(lines)
