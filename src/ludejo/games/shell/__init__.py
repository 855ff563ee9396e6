"""What the Shell, by the numbered rules W1–W19.

Both players choose a place in secret and at once; the board is read in `board`, a turn is carried
out in `turn`, and `position` says what can be played and how it ends.

>>> from ludejo.games import Game
>>> from ludejo.games.shell import RULES
>>> game = Game(RULES)
>>> turn = game.play_text("E5:D4")
>>> [event.as_dict()["kind"] for event in turn.events]
['place', 'place']
>>> game.position.text
'9/9/9/9/4b4/3w5/9/9/9 - 2'
"""

from __future__ import annotations

from collections.abc import Mapping

from ludejo.games.colour import Colour
from ludejo.games.shell import text
from ludejo.games.shell.board import PLACES, Place
from ludejo.games.shell.events import Captured, EggLaid, Happening, Hatched, Placed, Vanished
from ludejo.games.shell.position import Position, ShellTurn

__all__ = [
    "PLACES",
    "RULES",
    "Captured",
    "EggLaid",
    "Happening",
    "Hatched",
    "Place",
    "Placed",
    "Position",
    "ShellRules",
    "ShellTurn",
    "Vanished",
]


class ShellRules:
    """What the Shell as one of the house's games."""

    slug = "what-the-shell"
    simultaneous = True
    start = Position()
    """The empty board (W3)."""

    def read_position(self, position: str) -> Position:
        """Read a canonical position text; `PositionError` when it is not one."""
        return Position.read(position)

    def read_choice(self, choice: str) -> Place:
        """Read one seat's place; `MoveError` when it is not one."""
        return text.read_choice(choice)

    def read_move(self, move: str, position: Position) -> dict[Colour, Place]:  # noqa: ARG002 -- every game is asked so
        """Read a whole move, ``E5:D4``; `MoveError` when it is not one."""
        return text.read_move(move)

    def write_move(self, choices: Mapping[Colour, Place]) -> str:
        """Write a whole move: Black's place, then White's."""
        return text.write_move(choices)


RULES = ShellRules()
