"""What the computer player refuses, one tree.

::

    EngineError (a ValueError)
    ├── UnknownLevelError    there is no such level
    ├── UnknownGameError     the game is none that this player knows
    ├── NotDueError          it is not this seat's turn to choose
    ├── LimitsError          these are no limits of a search
    └── ProgramError         another program does not do what it should
        ├── NoProgramError       it cannot be started
        ├── CrashError           it has ended
        ├── SilentError          it did not answer in time
        └── NonsenseError        what it answered means nothing, or is not legal

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


class LimitsError(EngineError):
    """These are no limits of a search, or no other setting of it."""


class ProgramError(EngineError):
    """Another program does not do what it should; the message names it."""


class NoProgramError(ProgramError):
    """It cannot be started."""


class CrashError(ProgramError):
    """It has ended."""


class SilentError(ProgramError):
    """It did not answer in time."""


class NonsenseError(ProgramError):
    """What it answered means nothing, or is not legal."""


def shown(value: object) -> str:
    """A value as an error shows it: Python writes out no whole number of thousands of digits."""
    try:
        return repr(value)
    except ValueError:
        return "a number of so many digits"
