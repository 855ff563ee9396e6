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

from ludejo.games.outcome import Outcome


class GameError(ValueError):
    """Whatever the referee refuses; the message says what, where, and what would be right."""


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
