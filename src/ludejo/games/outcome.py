"""How a game ends."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ludejo.games.colour import Colour


class Reason(StrEnum):
    """Why a game is over: by the rules, or by what happens around them."""

    LINES = "lines"
    """More winning turtles than the opponent (W16)."""
    FULL_BOARD = "full-board"
    """No empty place is left and nobody has won (W18)."""
    GOAL = "goal"
    """A piece on the goal rank outlived the opponent's turn (K13)."""
    NO_MOVES = "no-moves"
    """The player to move has no legal move (K14)."""
    REPETITION = "repetition"
    """The same position came up for the third time (W19, K15)."""
    RESIGNATION = "resignation"
    TIME = "time"
    AGREEMENT = "agreement"
    ABANDONMENT = "abandonment"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a finished game: the winner, or ``None`` for a draw, and the reason."""

    winner: Colour | None
    reason: Reason

    def as_dict(self) -> dict[str, str | None]:
        """The outcome as the JSON object of the rule sheets."""
        return {"winner": self.winner and self.winner.value, "reason": self.reason.value}
