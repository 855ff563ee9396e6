"""The two players of either game."""

from __future__ import annotations

from enum import StrEnum


class Colour(StrEnum):
    """A player, known by the colour of the pieces (W2, K2); the value is the word of events."""

    BLACK = "black"
    WHITE = "white"

    @property
    def other(self) -> Colour:
        """The opponent."""
        return WHITE if self is BLACK else BLACK

    @property
    def letter(self) -> str:
        """The letter of the text forms: ``b`` or ``w``."""
        return self.value[0]


BLACK, WHITE = Colour.BLACK, Colour.WHITE
