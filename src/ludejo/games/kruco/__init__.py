"""Kruco, by the numbered rules K1–K15.

The board is laid out in `board`, moves are made in `moves`, formations lifted in `captures`, and
`position` says what can be played and how it ends.

>>> from ludejo.games import Game
>>> from ludejo.games.kruco import RULES
>>> game = Game(RULES)
>>> game.play_text("a2-a3").events[0].as_dict()
{'kind': 'slide', 'by': 'black', 'from': 'a2', 'to': 'a3'}
>>> game.position.text
'wwwwwwww/wwwwwwww/8/8/8/b7/1bbbbbbb/bbbbbbbb 7/7/7/7/7/7/7 w 0,0 2'
"""

from __future__ import annotations

from collections.abc import Mapping

from ludejo.games.colour import Colour
from ludejo.games.kruco import text
from ludejo.games.kruco.board import POINTS, SQUARES, Point, Square
from ludejo.games.kruco.events import Happening, Lifted, Moved
from ludejo.games.kruco.men import Men
from ludejo.games.kruco.moves import Climb, Divide, Move, Slide, StepDown
from ludejo.games.kruco.position import Captures, KrucoTurn, Position, divide, perft

__all__ = [
    "POINTS",
    "RULES",
    "SQUARES",
    "Captures",
    "Climb",
    "Divide",
    "Happening",
    "KrucoRules",
    "KrucoTurn",
    "Lifted",
    "Men",
    "Move",
    "Moved",
    "Point",
    "Position",
    "Slide",
    "Square",
    "StepDown",
    "divide",
    "perft",
]


class KrucoRules:
    """Kruco as one of the house's games."""

    slug = "kruco"
    simultaneous = False
    start = Position()
    """Black on ranks 1 and 2, White on 7 and 8 (K3)."""

    def read_position(self, position: str) -> Position:
        """Read a canonical position text; `PositionError` when it is not one."""
        return Position.read(position)

    def read_choice(self, choice: str) -> Move:
        """Read a move; `MoveError` when it is not one."""
        return text.read_move(choice)

    def read_move(self, move: str, position: Position) -> dict[Colour, Move]:
        """Read a move as that of the player to move; `MoveError` when it is not one."""
        return {position.to_move: text.read_move(move)}

    def write_move(self, choices: Mapping[Colour, Move]) -> str:
        """Write a move, with its order of captures as it was given."""
        return " ".join(str(move) for move in choices.values())


RULES = KrucoRules()
