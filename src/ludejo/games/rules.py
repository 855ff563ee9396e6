"""What every game of the house offers: the common protocol.

A *choice* is what one seat decides (a place of What the Shell, a move of Kruco). A *move* is one
whole turn: the choices of all seats whose choice is due, made at once, so that a half-made turn
never exists here.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, Self, TypeVar

from ludejo.games.colour import Colour
from ludejo.games.outcome import Outcome

C = TypeVar("C")
"""A game's choice: hashable, and its ``str`` is its text form."""


class Event(Protocol):
    """One thing that happened in a turn; a frozen dataclass in each game."""

    def as_dict(self) -> dict[str, Any]:
        """The event as the JSON object of the rule sheets, ``kind`` first."""
        ...


class Position(Protocol[C]):
    """A position: frozen and hashable; ``str`` is a small board, ``repr`` can be evaluated."""

    @property
    def text(self) -> str:
        """The canonical text form."""
        ...

    @property
    def number(self) -> int:
        """The number, from 1, of the turn (W) or ply (K) about to be played."""
        ...

    @property
    def due(self) -> tuple[Colour, ...]:
        """The seats whose choice is due, Black first; none in a decided position."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """How the position alone is decided, or ``None``; repetition is the game's to see."""
        ...

    @property
    def key(self) -> Hashable:
        """Equal for positions that count as the same one for repetition (W19, K15)."""
        ...

    def legal(self, seat: Colour) -> tuple[C, ...]:
        """The legal choices of a seat, sorted as text; none when its choice is not due."""
        ...

    def play(self, choices: Mapping[Colour, C]) -> Turn[Self, C]:
        """Play one whole turn.

        Raises:
            IllegalMoveError: the choices are not exactly those due, or one is not legal.
            GameOverError: the position is decided.
        """
        ...


P = TypeVar("P", bound=Position[Any])


@dataclass(frozen=True)
class Turn(Generic[P, C]):
    """A turn that was played: what was chosen, what happened, and what came of it."""

    before: P
    choices: Mapping[Colour, C] = field(hash=False)
    move: str
    """The canonical text of the move."""
    events: tuple[Event, ...]
    position: P
    """The position after the turn."""
    outcome: Outcome | None

    def as_dict(self) -> dict[str, Any]:
        """What the turn gives, as ``ludejo referee`` answers it."""
        return {
            "position": self.position.text,
            "events": [event.as_dict() for event in self.events],
            "outcome": self.outcome and self.outcome.as_dict(),
        }


class Rules(Protocol[P, C]):
    """One game: its name, its start, and its text forms. The rules live in its positions."""

    @property
    def slug(self) -> str:
        """The game's name in addresses, files and commands."""
        ...

    @property
    def simultaneous(self) -> bool:
        """Whether both players choose at once (What the Shell), or take turns (Kruco)."""
        ...

    @property
    def start(self) -> P:
        """The position a game begins from."""
        ...

    def read_position(self, text: str) -> P:
        """Read a canonical position text.

        Raises:
            PositionError: it is not one; the message says where and what would be right.
        """
        ...

    def read_choice(self, text: str) -> C:
        """Read the choice of one seat, whether or not it is legal anywhere.

        Raises:
            MoveError: it is not the text of one.
        """
        ...

    def read_move(self, text: str, position: P) -> dict[Colour, C]:
        """Read a whole move in a position: the choice of each seat.

        Raises:
            MoveError: it is not the text of a move.
        """
        ...

    def write_move(self, choices: Mapping[Colour, C]) -> str:
        """Write a whole move, as given: a Kruco order of captures is not made canonical here."""
        ...


AnyRules = Rules[Any, Any]
AnyTurn = Turn[Any, Any]
