"""How a position of What the Shell looks: lines, threats, captures, places worth thinking of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from math import tanh
from typing import NamedTuple

from ludejo.games.colour import BLACK, WHITE, Colour
from ludejo.games.shell.board import ENCLOSURES, FIVES, LINE_LENGTH, PLACES, Place
from ludejo.games.shell.position import Position

BIT: Mapping[Place, int] = {place: 1 << number for number, place in enumerate(PLACES)}


def mask(places: Iterable[Place]) -> int:
    """A set of places as the bits of a number, so that lines are counted fast."""
    return sum(map(BIT.__getitem__, places))


LINES: tuple[int, ...] = tuple(mask(five) for five in FIVES)
LINES_AT: Mapping[Place, tuple[int, ...]] = {
    place: tuple(line for line in LINES if line & BIT[place]) for place in PLACES
}

OPEN = (0.0, 0.004, 0.016, 0.07, 0.3, 0.0)
"""What a line is worth that only one player can still fill, by how many of it are there.

This and the three below are near what foretold the results of a few hundred games best.
"""

TURTLE = 0.09
"""What a turtle is worth wherever it stands."""

PULL = (0.15, 0.6, 2.2, 7.0, 40.0, 0.0)
"""How a place draws one who fills such a line, by how many of it are there already."""

CAPTURE_PULL, HATCHING_PULL = 5.0, 4.0
"""How a place draws one who captures from there, and how much more while an egg lies there."""

CAPTURE = 0.18
"""What a possible capture is worth."""

HATCHING = 0.06
"""What it is worth more while an egg waits to be hatched by it (W11, W12)."""


class Threats(NamedTuple):
    """What one player can do next turn."""

    completions: int
    """The places, as bits, each of which completes a line of five."""
    lines: float
    """The worth of all lines still open."""


class Standing(NamedTuple):
    """How well one player stands."""

    now: float
    """The chance of winning in the next turn, from 0 to 1."""
    later: float
    """What lines and captures promise after that; more is better."""


def threats(position: Position) -> dict[Colour, Threats]:
    """Each player's open lines and threats of five (W15)."""
    black, white, eggs = mask(position.black), mask(position.white), mask(position.eggs)
    completions = {BLACK: 0, WHITE: 0}
    worth = {BLACK: 0.0, WHITE: 0.0}
    for line in LINES:
        if line & eggs:
            continue
        if held := line & black:
            if line & white:
                continue
            colour = BLACK
        elif held := line & white:
            colour = WHITE
        else:
            continue
        count = held.bit_count()
        worth[colour] += OPEN[count]
        if count == LINE_LENGTH - 1:
            completions[colour] |= line ^ held
    return {colour: Threats(completions[colour], worth[colour]) for colour in Colour}


def captures(position: Position, colour: Colour) -> Iterator[tuple[Place, Place, Place]]:
    """The captures a player could close now (W7): the arrival, and the two enclosed."""
    own, empty = position.turtles(colour), position.empty
    prey = position.turtles(colour.other).union(position.eggs)
    for end in own:
        for second, first, arrival in ENCLOSURES[end]:
            if arrival in empty and first in prey and second in prey:
                yield arrival, first, second


def standing(position: Position) -> dict[Colour, Standing]:
    """How well each player stands in a position that is not decided."""
    by = threats(position)
    each = CAPTURE + (HATCHING if position.eggs else 0.0)
    through = {colour: _gets_through(by[colour].completions.bit_count()) for colour in Colour}
    return {
        colour: Standing(
            through[colour] * (1.0 - through[colour.other]),
            by[colour].lines
            + each * min(3, sum(1 for _ in captures(position, colour)))
            + TURTLE * len(position.turtles(colour)),
        )
        for colour in Colour
    }


def _gets_through(completions: int) -> float:
    """How often one of so many threats of five gets through, when one can be stopped in a turn."""
    return 1.0 - 1.0 / completions if completions else 0.0


def expected(position: Position, colour: Colour) -> float:
    """What a player may expect of a position: 1 is a win, 0 even or drawn, -1 a loss."""
    if position.outcome is not None:
        winner = position.outcome.winner
        return 0.0 if winner is None else 1.0 if winner is colour else -1.0
    stands = standing(position)
    own, other = stands[colour], stands[colour.other]
    later = 0.95 * tanh(own.later - other.later)
    return own.now - other.now + (1.0 - own.now - other.now) * later


def pulls(position: Position, colour: Colour) -> dict[Place, float]:
    """How much each empty place draws a player who wants to fill lines and to capture."""
    own = mask(position.turtles(colour))
    blocked = mask(position.turtles(colour.other)) | mask(position.eggs)
    drawing = {
        place: sum(PULL[(line & own).bit_count()] for line in LINES_AT[place] if not line & blocked)
        for place in PLACES
        if place in position.empty
    }
    for arrival, _, _ in captures(position, colour):
        drawing[arrival] += CAPTURE_PULL + (HATCHING_PULL if position.eggs else 0.0)
    return drawing


def ambushes(
    position: Position, colour: Colour, drawn: Mapping[Place, float]
) -> dict[Place, float]:
    """Places that would enclose a turtle which the opponent may be placing right now (W8).

    Args:
        position: where to look.
        colour: who lies in ambush.
        drawn: how much each place draws the opponent; an ambush is worth as much as its prey is.
    """
    own, empty = position.turtles(colour), position.empty
    prey = position.turtles(colour.other).union(position.eggs)
    lying: dict[Place, float] = {}
    for end in own:
        for second, first, arrival in ENCLOSURES[end]:
            if arrival not in empty:
                continue
            for coming, there in ((first, second), (second, first)):
                if coming in empty and there in prey:
                    lying[arrival] = max(lying.get(arrival, 0.0), drawn[coming])
    return lying
