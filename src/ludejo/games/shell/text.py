"""The text forms of What the Shell: positions ``<board> <eggs> <turn>``, moves ``E5:D4``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ludejo.games.colour import BLACK, WHITE, Colour
from ludejo.games.errors import MoveError, PositionError, excerpt
from ludejo.games.rows import read_count, read_fields, read_rows, write_rows
from ludejo.games.shell.board import COLUMNS, PLACES, ROWS_DOWN, Place

FIELDS = ("board", "eggs", "turn")

_PLACES = frozenset(PLACES)


@dataclass(frozen=True)
class Setup:
    """A position as its text describes it, before it is known to be one."""

    text: str
    pieces: Mapping[Place, str]
    """``b``, ``w`` or ``e`` on each place that is not empty."""
    eggs: tuple[Place, ...]
    """The list of eggs, the oldest first."""
    number: int

    def turtles(self, letter: str) -> frozenset[Place]:
        """The places that hold this letter."""
        return frozenset(place for place, piece in self.pieces.items() if piece == letter)

    def check(self) -> None:
        """Raise unless the eggs listed are those on the board, each once.

        Raises:
            PositionError: they are not; the message names the first place that disagrees.
        """
        for place in self.eggs:
            if self.pieces.get(place) != "e":
                raise PositionError(
                    f"eggs: {place} is listed, but the board has none there", self.text
                )
            if self.eggs.count(place) > 1:
                raise PositionError(f"eggs: {place} is listed twice; list each once", self.text)
        for place in sorted(self.turtles("e").difference(self.eggs)):
            raise PositionError(
                f"eggs: the egg on {place} is not listed; list every egg, the oldest first",
                self.text,
            )


def describe(text: str) -> Setup:
    """Read a position's text as far as its form goes.

    Raises:
        PositionError: it is not of that form; the message says where.
    """
    try:
        board, eggs, number = read_fields(text, FIELDS, "9/9/9/9/9/9/9/9/9 - 1")
        pieces = read_rows(board, ROWS_DOWN, "bwe", "board")
        listed = [] if eggs == "-" else eggs.split(",")
        for name in listed:
            if name not in _PLACES:
                raise ValueError(  # noqa: TRY301 -- told with the others, below
                    f"eggs: {excerpt(name)!r} is not a place; list A1 to I9 joined by ',', "
                    "or '-' for none"
                )
        turn = read_count(number, "turn", 1)
    except ValueError as error:
        raise PositionError(str(error), text) from None
    return Setup(text, pieces, tuple(Place(name) for name in listed), turn)


def write_position(pieces: Mapping[Place, str], eggs: Sequence[Place], number: int) -> str:
    """Write a position's canonical text."""
    return f"{write_rows(pieces, ROWS_DOWN)} {','.join(eggs) or '-'} {number}"


def read_choice(text: str) -> Place:
    """Read one seat's place.

    Raises:
        MoveError: it is not a place of the board.
    """
    if text not in _PLACES:
        raise MoveError(f"{excerpt(text)!r} is not a place; a place is written A1 to I9", text)
    return Place(text)


def read_move(text: str) -> dict[Colour, Place]:
    """Read a whole move: Black's place, then White's.

    Raises:
        MoveError: it is not of the form ``E5:D4``.
    """
    places = text.split(":")
    if len(places) != len(Colour):
        raise MoveError(
            f"{excerpt(text)!r} is not a move; a move is Black's place, ':' and White's, "
            "as in E5:D4",
            text,
        )
    try:
        return {colour: read_choice(place) for colour, place in zip(Colour, places, strict=True)}
    except MoveError as error:
        raise MoveError(str(error), text) from None


def write_move(choices: Mapping[Colour, Place]) -> str:
    """Write a whole move; a choice that is missing leaves its side of the colon empty."""
    return f"{choices.get(BLACK, '')}:{choices.get(WHITE, '')}"


def draw(pieces: Mapping[Place, str], eggs: Sequence[Place]) -> str:
    """Draw a small board: ``X`` black, ``O`` white, ``e`` an egg, the eggs' order below."""
    signs = {"b": "X", "w": "O", "e": "e"}
    lines = [
        f"{names[0][1]} " + " ".join(signs.get(pieces.get(name, ""), ".") for name in names)
        for names in ROWS_DOWN
    ]
    lines.append("  " + " ".join(COLUMNS))
    if eggs:
        lines.append("eggs: " + ", ".join(eggs))
    return "\n".join(lines)
