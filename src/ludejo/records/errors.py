"""What can be wrong with a record, one tree.

::

    RecordError (a ValueError)
    ├── FormError      it is not written as a record is
    ├── TagError       a tag is missing, stands twice, or has a value it cannot have
    ├── TurnError      a turn cannot be read, or the rules do not allow it
    ├── ResultError    the result, the reason for it and the rules do not agree
    └── LimitError     it is larger than records may be

Every error has a ``code`` from the table in ``docs/records.md`` (Faults).
"""

from __future__ import annotations

from typing import TypeVar

E = TypeVar("E", bound=BaseException)

_SHOWN = 60


def shorten(text: str) -> str:
    """What of a text is shown in a message."""
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "…"


def bare(error: E) -> E:
    """The error without what led to it, which would keep all of the reader alive."""
    error.__traceback__ = error.__context__ = None
    return error


class RecordError(ValueError):
    """A fault in a record: what is wrong, where, and what would be right.

    Attributes:
        code: the kind of fault, one of those in ``docs/records.md``.
        cause: the fault as an English sentence without its place.
        file: the name of the file, or what the reader was told to call it.
        line: the line, from 1; ``None`` for a fault that has no place in a text.
        column: the character of the line, from 1.
        turn: the number of the turn at fault.
        path: in the JSON twin, the place as a JSON pointer (RFC 6901).

    A fault in a turn has the referee's own error as its ``__cause__``.
    """

    def __init__(self, code: str, cause: str) -> None:
        """Make an error that does not know its place yet."""
        super().__init__(code, cause)
        self.code = code
        self.cause = cause
        self.file: str | None = None
        self.line: int | None = None
        self.column: int | None = None
        self.turn: int | None = None
        self.path: str | None = None

    def __str__(self) -> str:
        """``file:line:column: turn 5: cause``, as far as the place is known."""
        places = [self.file, self.line, self.column]
        place = ":".join(str(part) for part in places if part is not None)
        turn = None if self.turn is None else f"turn {self.turn}"
        return ": ".join(part for part in (place, self.path, turn, self.cause) if part)


class FormError(RecordError):
    """It is not written as a record is."""


class TagError(RecordError):
    """A tag is missing, stands twice, or has a value it cannot have."""


class TurnError(RecordError):
    """A turn cannot be read, or the rules do not allow it."""


class ResultError(RecordError):
    """The result, the reason for it and the rules do not agree."""


class LimitError(RecordError):
    """It is larger than records may be."""
