"""The computer's What the Shell: a beginner by feeling, the others by mixing.

Levels 2 and 3 think of places worth choosing for both players, play every pair of them for one
turn with the referee, and solve the matrix game that this makes. What they choose is drawn from
the solution, so that knowing this program does not tell what it will do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from random import Random

from ludejo.engine.mixing import Payoffs, drawn, solve, without_slips
from ludejo.engine.shell_worth import (
    BIT,
    ambushes,
    captures,
    expected,
    pulls,
    threats,
)
from ludejo.games.colour import Colour
from ludejo.games.game import REPETITIONS, Game
from ludejo.games.shell.board import PLACES, Place
from ludejo.games.shell.position import Position

ShellGame = Game[Position, Place]

ROUNDS = 300
"""How long to practise a matrix that is chosen from."""

FEW_ROUNDS = 60
"""How long to practise one that is only valued."""

WHIM = 0.02
"""How much better or worse a place may seem without a reason, so that near equals take turns."""

SLIP = 0.08
"""Shares of the mix below this part of the largest are never drawn."""


def choose(game: ShellGame, seat: Colour, level: int, rng: Random) -> Place:
    """Choose a place for a seat whose choice is due."""
    if level == 1:
        return _by_feeling(game.position, seat, rng)
    thinking = Thinking(game)
    if level == 2:  # noqa: PLR2004 -- a level is known by its number
        return thinking.one_turn(seat, rng)
    return thinking.two_turns(seat, rng)


# --- level 1 ---

TAKES, SEES = 0.9, 0.45
"""How often a beginner takes a win that is there, and sees one that threatens."""


def _by_feeling(position: Position, seat: Colour, rng: Random) -> Place:
    """What a beginner chooses: own lines and captures please, danger is seen now and then."""
    by = threats(position)
    for colour, how_often in ((seat, TAKES), (seat.other, SEES)):
        places = _places(by[colour].completions)
        if places and rng.random() < how_often:
            return rng.choice(places)
    own, other = pulls(position, seat), pulls(position, seat.other)
    closing = {arrival for arrival, _, _ in captures(position, seat)}
    weights = [
        min(own[place], 12.0) ** 1.5 + 0.3 * min(other[place], 8.0) + 25.0 * (place in closing)
        for place in own
    ]
    return drawn(list(own), weights, rng)


def _places(bits: int) -> list[Place]:
    """The places that these bits stand for, sorted."""
    return [place for place in PLACES if bits & BIT[place]]


# --- levels 2 and 3 ---


class Thinking:
    """Thinking about one turn of a game whose past is known."""

    def __init__(self, game: ShellGame) -> None:
        """Remember how often each position has come up (W19)."""
        self.position: Position = game.position
        self.seen: Mapping[Hashable, int] = Counter(
            [game.start.key, *(turn.position.key for turn in game.turns)]
        )

    def one_turn(self, seat: Colour, rng: Random) -> Place:
        """Choose by what the board looks like after this turn."""
        own, other = (_worth_thinking_of(self.position, who, 9, rng) for who in (seat, seat.other))
        payoffs = [[self._after(seat, place, answer)[1] for answer in other] for place in own]
        return _drawn_from(own, payoffs, rng)

    def two_turns(self, seat: Colour, rng: Random) -> Place:
        """Choose by the next turn too, for the pairs of places that both would rather take."""
        own, other = (_worth_thinking_of(self.position, who, 16, rng) for who in (seat, seat.other))
        pairs = [[self._after(seat, place, answer) for answer in other] for place in own]
        near = solve([[worth for _, worth in row] for row in pairs], ROUNDS)
        rows, columns = _foremost(near.rows, 6), _foremost(near.columns, 6)
        far = [[_looking_on(*pairs[row][column], seat, rng) for column in columns] for row in rows]
        return _drawn_from([own[row] for row in rows], far, rng)

    def _after(self, seat: Colour, place: Place, answer: Place) -> tuple[Position, float]:
        """The board after both choices, and what the seat may expect of it."""
        after = self.position.play({seat: place, seat.other: answer}).position
        if after.outcome is None and self.seen[after.key] + 1 >= REPETITIONS:
            return after, 0.0
        return after, expected(after, seat)


def _looking_on(position: Position, worth: float, seat: Colour, rng: Random) -> float:
    """What a seat may expect of a position, having thought of one more turn."""
    if position.outcome is not None or worth == 0.0:
        return worth
    own, other = (_worth_thinking_of(position, who, 6, rng) for who in (seat, seat.other))
    payoffs = [
        [
            expected(position.play({seat: place, seat.other: answer}).position, seat)
            for answer in other
        ]
        for place in own
    ]
    return solve(payoffs, FEW_ROUNDS).value


def _worth_thinking_of(position: Position, colour: Colour, most: int, rng: Random) -> list[Place]:
    """The places that draw a player most: to fill, to stop, to capture, to lie in ambush."""
    own, other = pulls(position, colour), pulls(position, colour.other)
    lying = ambushes(position, colour, other)
    drawing = {
        place: own[place] + 0.8 * other[place] + 0.6 * lying.get(place, 0.0) + 0.1 * rng.random()
        for place in own
    }
    return sorted(drawing, key=drawing.__getitem__, reverse=True)[:most]


def _foremost(mix: Sequence[float], most: int) -> list[int]:
    """The numbers of the largest shares of a mix."""
    return sorted(range(len(mix)), key=mix.__getitem__, reverse=True)[:most]


def _drawn_from(places: Sequence[Place], payoffs: Payoffs, rng: Random) -> Place:
    """One of the places, drawn as the game of these payoffs is best mixed."""
    whims = [rng.gauss(0.0, WHIM) for _ in places]
    seeming = [[payoff + whim for payoff in row] for row, whim in zip(payoffs, whims, strict=True)]
    return drawn(places, without_slips(solve(seeming, ROUNDS).rows, SLIP), rng)
