"""What the referee refuses, one tree.

::

    GameError (a ValueError)
    ├── UnknownGameError    no game has this slug
    ├── PositionError       a text is not a position
    ├── MoveError           a text cannot be read as a move of this game
    ├── IllegalMoveError    it can, but the rules do not allow it here
    └── GameOverError       the game is decided; nothing can be played
"""

from __future__ import annotations

import copyreg
from typing import Any

from ludejo.games.outcome import Outcome

LONGEST_EXCERPT = 200
"""How much of a text a message repeats."""


def excerpt(text: str) -> str:
    """A text as messages repeat it: the whole of it, or the beginning of a long one."""
    return text if len(text) <= LONGEST_EXCERPT else text[:LONGEST_EXCERPT] + "…"


class GameError(ValueError):
    """Whatever the referee refuses; the message says what, where, and what would be right.

    Errors can be copied and pickled, so they come home from another process whole.
    """

    def __reduce__(self) -> tuple[Any, ...]:
        """Made again from its message and its attributes, whatever it was first made from."""
        return copyreg.__newobj__, (type(self), *self.args), vars(self)  # type: ignore[attr-defined]  # the type stubs leave it out


class UnknownGameError(GameError):
    """No game has this slug."""


class PositionError(GameError):
    """A text is not a position of this game; ``text`` is what was to be read."""

    def __init__(self, why: str, text: object) -> None:
        """Keep the text beside the reason."""
        super().__init__(why)
        self.text = text


class MoveError(GameError):
    """A text cannot be read as a move of this game; ``text`` is what was to be read."""

    def __init__(self, why: str, text: object) -> None:
        """Keep the text beside the reason."""
        super().__init__(why)
        self.text = text


class IllegalMoveError(GameError):
    """A move that the rules do not allow here.

    ``move`` is what was to be played, ``position`` the position, which is unchanged.
    """

    def __init__(self, why: str, move: object, position: object) -> None:
        """Keep the move and the unchanged position beside the reason."""
        super().__init__(why)
        self.move = move
        self.position = position


class GameOverError(GameError):
    """The game is decided (``outcome`` says how), so ``move`` cannot be played."""

    def __init__(self, move: object, position: object, outcome: Outcome) -> None:
        """Keep the move, the unchanged position and its outcome."""
        ending = f"{outcome.winner} won" if outcome.winner else "it is a draw"
        super().__init__(f"the game is over: {ending} ({outcome.reason}); nothing can be played")
        self.move = move
        self.position = position
        self.outcome = outcome
