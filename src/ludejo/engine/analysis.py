"""What a search finds out about a game: values for both players, and what to choose.

::

    Analysis           values, error, line; for each seat that is due its options
    ├── ShellAnalysis  both choose at once: a mix of places for each seat
    └── KrucoAnalysis  one is to move: its best moves, each with how the game goes on

    Option             a choice, and what it is worth to the seat that has it
    ├── Portion        … how often to choose it
    └── Variation      … how the game goes on after it, and whether it wins or loses by force

Values are between -1 (lost) and 1 (won), 0 even or drawn; the two players' add up to 0.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from ludejo.engine.errors import NotDueError
from ludejo.games import BLACK, WHITE, Colour
from ludejo.games.kruco import RULES as KRUCO
from ludejo.games.kruco import Move
from ludejo.games.shell.board import Place

C = TypeVar("C")
OptionOf = TypeVar("OptionOf", bound="Option[Any]")


@dataclass(frozen=True, kw_only=True)
class Option(Generic[C]):
    """What is known of one choice of a seat."""

    choice: C
    value: float
    """What it is worth to this seat, against the best that the other can do."""


@dataclass(frozen=True, kw_only=True)
class Portion(Option[Place]):
    """A place in a mix; its value is against the mix of the other seat."""

    probability: float
    """How often to choose it."""


@dataclass(frozen=True, kw_only=True)
class Variation(Option[Move]):
    """A move, and what comes of it."""

    win_in: int | None
    """The plies after which this seat has won by force, this move included; negative, after which
    it has lost; ``None`` where nothing is proved."""
    soonest: bool
    """Whether it is also proved that this end cannot come sooner."""
    moves: tuple[Move, ...]
    """How the game goes on, this move first."""


@dataclass(frozen=True, kw_only=True)
class Analysis(Generic[C, OptionOf]):
    """What a search found."""

    options: Mapping[Colour, tuple[OptionOf, ...]]
    """The choices of each seat whose choice is due, the best (or likeliest) first."""
    values: Mapping[Colour, float]
    """What the position is worth to each player: 1 is a win, 0 even or a draw, -1 a loss."""
    error: float
    """How far off the values may be, 0 to 2; proved where they are exact, else an estimate."""
    exact: bool
    """Whether the values are proved, within the error."""
    line: tuple[Mapping[Colour, C], ...]
    """How the game most likely goes on, a turn after the other."""
    nodes: int
    """Boards looked into."""
    depth: int
    """Turns ahead."""
    seconds: float

    def choose(self, seat: Colour, rng: Random) -> C:
        """Choose as this analysis advises: draw from a mix, or take the best move.

        Raises:
            NotDueError: the seat's choice was not due.
        """
        options = self.options.get(seat)
        if not options:
            raise NotDueError(f"{seat}'s choice is not due; due: {', '.join(self.options)}")
        return self._chosen(options, rng.random())

    def _chosen(self, options: Sequence[OptionOf], chance: float) -> C:  # noqa: ARG002  # for mixes
        best: C = options[0].choice
        return best


@dataclass(frozen=True, kw_only=True)
class ShellAnalysis(Analysis[Place, Portion]):
    """What was found in What the Shell: mixed strategies, since nobody moves first."""

    def _chosen(self, options: Sequence[Portion], chance: float) -> Place:
        return drawn(options, chance).choice


@dataclass(frozen=True, kw_only=True)
class KrucoAnalysis(Analysis[Move, Variation]):
    """What was found in Kruco: as many moves of the player to move as were asked for."""


def rounded(number: float, digits: int) -> float:
    """A number as it is told: what rounds to nothing has no minus before it."""
    return round(number, digits) + 0.0  # -0.0 + 0.0 is 0.0


def drawn(portions: Sequence[Portion], chance: float) -> Portion:
    """The place of a mix that a chance between 0 and 1 falls on: the first to pass it in sum."""
    total = 0.0
    for portion in portions:
        total += portion.probability
        if chance < total:
            return portion
    return max(portions, key=lambda portion: portion.probability)  # what rounding leaves over


def read_shell(found: Mapping[str, Any]) -> ShellAnalysis:
    """What the native search of What the Shell reports."""
    return ShellAnalysis(
        options=MappingProxyType(
            {
                seat: tuple(
                    Portion(choice=Place(place), probability=share, value=sign * value)
                    for place, share, value in found[seat]
                )
                for seat, sign in ((BLACK, 1.0), (WHITE, -1.0))
            }
        ),
        values=MappingProxyType({BLACK: found["value"], WHITE: -found["value"]}),
        error=found["error"],
        exact=found["exact"],
        line=tuple(
            MappingProxyType({BLACK: Place(black), WHITE: Place(white)})
            for black, white in found["line"]
        ),
        nodes=found["nodes"],
        depth=found["depth"],
        seconds=found["seconds"],
    )


def read_kruco(found: Mapping[str, Any], mover: Colour) -> KrucoAnalysis:
    """What the native search of Kruco reports, who is to move."""
    variations = tuple(
        Variation(
            choice=(moves := tuple(map(KRUCO.read_choice, line["pv"] or [line["move"]])))[0],
            value=line["value"],
            win_in=line["win_in"],
            soonest=line["exact"],
            moves=moves,
        )
        for line in found["lines"]
    )
    value = variations[0].value if variations else 0.0
    turns = variations[0].moves if variations else ()
    seats = (mover, mover.other)
    return KrucoAnalysis(
        options=MappingProxyType({mover: variations}),
        values=MappingProxyType({mover: value, mover.other: -value}),
        error=found["error"],
        exact=found["exact"],
        line=tuple(
            MappingProxyType({seats[number % 2]: move}) for number, move in enumerate(turns)
        ),
        nodes=found["nodes"],
        depth=found["depth"],
        seconds=found["seconds"],
    )
