"""What the computer player refuses, one tree.

::

    EngineError (a ValueError)
    ├── UnknownLevelError    there is no such level
    ├── UnknownGameError     the game is none that this player knows
    └── NotDueError          it is not this seat's turn to choose

A game that is over raises the referee's own `ludejo.games.GameOverError`.
"""

from __future__ import annotations


class EngineError(ValueError):
    """Whatever the computer player refuses; the message says what would be right."""


class UnknownLevelError(EngineError):
    """There is no such level."""


class UnknownGameError(EngineError):
    """The game is none that this player knows."""


class NotDueError(EngineError):
    """It is not this seat's turn to choose."""
