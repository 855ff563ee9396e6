"""A position of What the Shell, and what can be played in it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ludejo.games.colour import BLACK, WHITE, Colour
from ludejo.games.errors import GameOverError, IllegalMoveError
from ludejo.games.outcome import Outcome, Reason
from ludejo.games.rules import Turn
from ludejo.games.shell import text
from ludejo.games.shell.board import FIVES, PLACES, Place
from ludejo.games.shell.turn import Settling


def _in_lines(turtles: frozenset[Place]) -> frozenset[Place]:
    """Those of a player's turtles that stand in a straight run of five or more (W15)."""
    return frozenset().union(*(five for five in FIVES if five <= turtles))


@dataclass(frozen=True, repr=False)
class Position:
    """A board between two turns.

    Made by hand, a position is not checked; `Position.read` checks whatever it reads.

    Equality: two positions are equal when the same turtles stand on the same places, the eggs lie
    on the same places in the same order, and the number of the turn is the same. For repetition
    the number is left out (W19): compare `key`.
    """

    black: frozenset[Place] = frozenset()
    """Where black turtles stand."""
    white: frozenset[Place] = frozenset()
    """Where white turtles stand."""
    eggs: tuple[Place, ...] = ()
    """Where eggs lie, the oldest first (W5)."""
    number: int = 1
    """The number of the turn about to be played, from 1."""

    @classmethod
    def read(cls, position: str) -> Position:
        """Read the canonical text of a position.

        Raises:
            PositionError: it is not one; the message says where, and what would be right.
        """
        setup = text.describe(position)
        setup.check()
        return cls(setup.turtles("b"), setup.turtles("w"), setup.eggs, setup.number)

    @cached_property
    def text(self) -> str:
        """The canonical text: board, eggs from the oldest, number of the turn."""
        return text.write_position(self.pieces, self.eggs, self.number)

    @property
    def pieces(self) -> dict[Place, str]:
        """The letter of the piece on each place that is not empty: ``b``, ``w`` or ``e``."""
        return (
            dict.fromkeys(self.black, "b")
            | dict.fromkeys(self.white, "w")
            | dict.fromkeys(self.eggs, "e")
        )

    def turtles(self, colour: Colour) -> frozenset[Place]:
        """Where a player's turtles stand."""
        return self.black if colour is BLACK else self.white

    @cached_property
    def empty(self) -> frozenset[Place]:
        """The places where nothing stands or lies."""
        return frozenset(PLACES).difference(self.black, self.white, self.eggs)

    @property
    def key(self) -> Hashable:
        """What is compared for repetition: the pieces, and the eggs in their order (W19)."""
        return self.black, self.white, self.eggs

    @cached_property
    def winning(self) -> dict[Colour, frozenset[Place]]:
        """Each player's winning turtles: those in a straight run of five or more (W15)."""
        return {BLACK: _in_lines(self.black), WHITE: _in_lines(self.white)}

    @cached_property
    def outcome(self) -> Outcome | None:
        """How the position is decided: by lines (W16), or full without a winner (W18)."""
        black, white = (len(self.winning[colour]) for colour in Colour)
        if black != white:
            return Outcome(BLACK if black > white else WHITE, Reason.LINES)
        return None if self.empty else Outcome(None, Reason.FULL_BOARD)

    @property
    def sudden_death(self) -> bool:
        """Whether the game goes on with equal counts above zero (W17)."""
        return self.outcome is None and bool(self.winning[BLACK])

    @property
    def due(self) -> tuple[Colour, ...]:
        """Both seats, always at once (W4); none in a decided position."""
        return () if self.outcome else (BLACK, WHITE)

    def legal(self, seat: Colour) -> tuple[Place, ...]:
        """The empty places (W4), sorted as text: the same for both seats."""
        return tuple(sorted(self.empty)) if seat in self.due else ()

    def play(self, choices: Mapping[Colour, Place]) -> ShellTurn:
        """Play one turn: both players' places, revealed at once.

        Raises:
            IllegalMoveError: a seat's choice is missing, or its place is not empty (W4).
            GameOverError: the position is decided.
        """
        self._check(choices)
        board = Settling({BLACK: set(self.black), WHITE: set(self.white)}, list(self.eggs))
        board.carry_out(choices[BLACK], choices[WHITE])
        after = Position(
            frozenset(board.turtles[BLACK]),
            frozenset(board.turtles[WHITE]),
            tuple(board.eggs),
            self.number + 1,
        )
        return ShellTurn(
            before=self,
            choices=dict(choices),
            move=text.write_move(choices),
            events=tuple(board.events),
            position=after,
            outcome=after.outcome,
        )

    def _check(self, choices: Mapping[Colour, Place]) -> None:
        """Raise unless these choices can be played here."""
        if set(choices) != {BLACK, WHITE}:
            given = ", ".join(sorted(choices)) or "nobody"
            raise IllegalMoveError(
                f"a turn is made of both players' choices (W4); given: {given}", choices, self
            )
        move = text.write_move(choices)
        if self.outcome is not None:
            raise GameOverError(move, self, self.outcome)
        for colour in Colour:
            place = choices[colour]
            if place not in self.empty:
                what = {"b": "a black turtle", "w": "a white turtle", "e": "an egg"}
                there = what.get(self.pieces.get(place, ""))
                why = f"{there} is on it" if there else "the board has no such place"
                raise IllegalMoveError(
                    f"{colour} cannot choose {place}: {why}; any empty place can be chosen (W4)",
                    move,
                    self,
                )

    def __repr__(self) -> str:
        """The position as an expression that makes it again."""
        return f"Position.read({self.text!r})"

    def __str__(self) -> str:
        """The board as a person sees it, eggs by their order."""
        return text.draw(self.pieces, self.eggs)


class ShellTurn(Turn[Position, Place]):
    """A turn of What the Shell that was played."""

    @property
    def sudden_death(self) -> bool:
        """Whether the game goes on with equal counts above zero (W17)."""
        return self.outcome is None and self.position.sudden_death

    def as_dict(self) -> dict[str, Any]:
        """What the turn gives, ``sudden_death`` included."""
        return super().as_dict() | {"sudden_death": self.sudden_death}
