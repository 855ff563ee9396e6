"""The computer's Kruco: a beginner by feeling, a sensible player by one look, a searcher.

Whoever enters the goal wins unless the reply lifts the piece (K13). So where thinking ends, ways
into the goal are still followed until nobody enters any more, and levels 2 and 3 look at every
reply before they settle on a move: they take a win that is there, and leave none if they can.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping
from itertools import islice
from random import Random
from typing import NamedTuple

from ludejo.engine.kruco_worth import PLACE_WORTH, standing, ways_in
from ludejo.games.colour import BLACK, Colour
from ludejo.games.game import REPETITIONS, Game
from ludejo.games.kruco import captures, moves
from ludejo.games.kruco.board import GOAL
from ludejo.games.kruco.moves import Divide, Move
from ludejo.games.kruco.position import Position

KrucoGame = Game[Position, Move]

WIN = 100_000
"""More than any position is worth; a win is worth less the later it comes."""

MOST_ENDINGS = 60
"""Results of one move's captures that are looked at, at most; boards set up can have thousands."""

STALE = 50
"""What a position is worth less to one who is ahead, for each time that it came up before."""

PLIES = {2: 1, 3: 4}
"""Plies that each level thinks ahead at most, entering the goal and lifting not counted."""

WORK = {2: 2_000, 3: 9_000}
"""Positions that each level looks at, at most, beside the last look at what it would choose."""

ENTRIES = 4
"""Plies of entering the goal and lifting that are followed where thinking ends."""


def choose(game: KrucoGame, seat: Colour, level: int, rng: Random) -> Move:
    """Choose a move for the player to move, which ``seat`` is."""
    options = [Option(move, after) for move, after in _children(game.position)]
    options.sort(key=lambda option: str(option.move))  # sets have no order to rely on
    rng.shuffle(options)  # so that equal ones are chosen equally often
    if level == 1:
        return _by_feeling(game.position, options, seat, rng)
    for option in options:
        if wins_at_once(option.after, seat):
            return option.move
    ranked = Search(game, WORK[level]).ranked(options, PLIES[level])
    return next(
        (option for option in ranked if not loses_at_once(option.after, seat)), ranked[0]
    ).move


class Option(NamedTuple):
    """A legal move, and the position it gives."""

    move: Move
    after: Position


def _children(position: Position) -> Iterator[tuple[Move, Position]]:
    """Each legal move, with its order of captures where that matters, and what it gives."""
    yield from (child for move in _moves(position) for child in _made(position, move))


def _moves(position: Position) -> Iterator[Move]:
    """The moves of the player to move, captures not looked at; any, decided or not."""
    mover = position.to_move
    return moves.all_moves(position.men(mover), position.men(mover.other))


def _made(position: Position, move: Move) -> Iterator[tuple[Move, Position]]:
    """What a move gives: a position for each result that an order of captures has (K12)."""
    mover = position.to_move
    men = moves.moved(move, position.men(mover))
    sides = (men, position.white) if mover is BLACK else (position.black, men)
    formations = captures.formations(sides)
    if not formations:
        yield move, Position(*sides, mover.other, position.number + 1)
        return
    endings = list(islice(captures.endings(formations), MOST_ENDINGS))
    for lifted, order in endings:
        named = moves.with_order(move, order) if len(endings) > 1 else move
        after = captures.lift(sides, lifted)
        yield named, Position(*after, mover.other, position.number + 1)


def in_goal(position: Position, colour: Colour) -> bool:
    """Whether a player has a piece on a goal square (K13)."""
    return not GOAL[colour].isdisjoint(position.men(colour).squares)


def won_by(position: Position, colour: Colour) -> bool:
    """Whether the position is decided, and this player has won it."""
    return position.outcome is not None and position.outcome.winner is colour


def wins_at_once(after: Position, seat: Colour) -> bool:
    """Whether a seat that has just moved has won, whatever the reply is (K13, K14)."""
    if after.outcome is not None:
        return after.outcome.winner is seat
    return in_goal(after, seat) and all(won_by(reply, seat) for _, reply in _children(after))


def loses_at_once(after: Position, seat: Colour) -> bool:
    """Whether a seat that has just moved has lost, or leaves a reply that wins at once."""
    if after.outcome is not None:
        return after.outcome.winner is seat.other
    replies = sorted(_moves(after), key=lambda move: _enters(move, seat.other), reverse=True)
    return any(
        wins_at_once(reply, seat.other) for move in replies for _, reply in _made(after, move)
    )


# --- level 1 ---

TAKES, SEES = 0.9, 0.4
"""How often a beginner takes a way into the goal, and sees that the opponent has one."""

ROUGHLY = 50
"""How far a beginner misjudges a move, about."""


def _by_feeling(position: Position, options: list[Option], seat: Colour, rng: Random) -> Move:
    """What a beginner plays: forward, with captures, and danger is seen now and then."""
    entering = [option for option in options if in_goal(option.after, seat)]
    if entering and rng.random() < TAKES:
        sure = [option for option in entering if wins_at_once(option.after, seat)]
        return rng.choice(sure or entering).move
    seeing = rng.random() < SEES
    enemies = len(position.men(seat.other).squares) + len(position.men(seat.other).points)

    def pleases(option: Option) -> float:
        own, other = option.after.men(seat), option.after.men(seat.other)
        lifted = enemies - len(other.squares) - len(other.points)
        joy = _gain(option.move, seat) + 30 * lifted + rng.gauss(0, ROUGHLY)
        if seeing and ways_in(seat.other, other, own):
            joy -= 300
        return joy

    return max(options, key=pleases).move


def _ends(move: Move) -> tuple[str, ...]:
    """Where a move puts pieces."""
    return move.filled if isinstance(move, Divide) else (move.end,)


def _gain(move: Move, colour: Colour) -> int:
    """What a move gains in places, captures not looked at."""
    worth = PLACE_WORTH[colour]
    return sum(worth[end] for end in _ends(move)) - worth[move.start]


# --- levels 2 and 3 ---


class SpentError(Exception):
    """The work that a search may do is done."""


class Search:
    """One search. All values are those of the player to move in the position they belong to."""

    def __init__(self, game: KrucoGame, work: int) -> None:
        """Remember how often each position has come up (K15)."""
        self.seen: Mapping[Hashable, int] = Counter(
            [game.start.key, *(turn.position.key for turn in game.turns)]
        )
        self.work = work
        self.looked_at = 0
        self.liked: Counter[Move] = Counter()

    def ranked(self, options: list[Option], plies: int) -> list[Option]:
        """The options, the best first, thought through ply by ply while there is work left."""
        for depth in range(1, plies + 1):
            options = self._ranked_at(options, depth)
        return options

    def _ranked_at(self, options: list[Option], depth: int) -> list[Option]:
        """The options, the best at this depth first.

        Those that the work did not suffice for keep their order behind the others.
        """
        best = -2 * WIN
        found: list[tuple[int, Option]] = []
        for option in options:
            try:
                value = self._of(option, depth, best)
            except SpentError:
                break
            found.append((value, option))
            best = max(best, value)
        rest = options[len(found) :]
        found.sort(key=lambda pair: pair[0], reverse=True)
        return [option for _, option in found] + rest

    def _of(self, option: Option, depth: int, floor: int) -> int:
        """What an option is worth to whoever has it; at most ``floor`` if it is no better."""
        came = self.seen[option.after.key]
        if option.after.outcome is None and came + 1 >= REPETITIONS:
            return 0
        value = -self.value(option.after, depth - 1, -2 * WIN, -floor)
        return value - came * STALE if 0 < value < WIN / 2 else value

    def value(self, position: Position, depth: int, floor: int, ceiling: int) -> int:
        """What a position is worth to the player to move.

        Exact between ``floor`` and ``ceiling``; otherwise a bound on that side.

        Raises:
            SpentError: the work is done, and more than one ply was to be thought ahead.
        """
        self.looked_at += 1
        spent = self.looked_at > self.work
        if spent and depth > 0:
            raise SpentError
        mover = position.to_move
        if position.outcome is not None:
            return (WIN + depth) if position.outcome.winner is mover else -(WIN + depth)
        must_lift = in_goal(position, mover.other)
        best = -2 * WIN
        if depth <= 0 and (spent or not must_lift):
            stands = standing(position)
            best = stands[mover] - stands[mover.other]
            if best >= ceiling or depth <= -ENTRIES or spent:
                return best
            floor = max(floor, best)
            if not ways_in(mover, position.men(mover), position.men(mover.other)):
                return best
        for move in self._in_order(position, entering=depth <= 0 and not must_lift):
            for _, after in _made(position, move):
                value = -self.value(after, depth - 1, -ceiling, -floor)
                if value > best:
                    best = value
                    if value >= ceiling:
                        self.liked[move] += depth + 1 if depth > 0 else 1
                        return best
                    floor = max(floor, value)
        return best

    def _in_order(self, position: Position, *, entering: bool) -> list[Move]:
        """The moves, those that promise most first; only those into the goal if so asked."""
        mover = position.to_move

        def promise(move: Move) -> tuple[int, str, tuple[str, ...], bool]:
            gain = _gain(move, mover) + self.liked[move]
            return gain, move.start, _ends(move), isinstance(move, Divide)

        wanted = (move for move in _moves(position) if not entering or _enters(move, mover))
        return sorted(wanted, key=promise, reverse=True)


def _enters(move: Move, colour: Colour) -> bool:
    """Whether a move puts a piece on a goal square."""
    return not GOAL[colour].isdisjoint(_ends(move))
