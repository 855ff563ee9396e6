"""A position of Kruco, and what can be played in it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from ludejo.games.colour import BLACK, WHITE, Colour
from ludejo.games.errors import GameOverError, IllegalMoveError, excerpt
from ludejo.games.kruco import captures, moves, text
from ludejo.games.kruco.board import GOAL, HOME, Square
from ludejo.games.kruco.captures import Formations, ImpossibleOrderError, Order, Sides
from ludejo.games.kruco.events import Happening, Lifted, Moved
from ludejo.games.kruco.men import Men
from ludejo.games.kruco.moves import Move
from ludejo.games.outcome import Outcome, Reason
from ludejo.games.rules import Turn

_HOME = {colour: Men(squares) for colour, squares in HOME.items()}

KrucoTurn = Turn["Position", Move]


@dataclass(frozen=True)
class Captures:
    """How far an order of captures has come (K12): what still stands, and the board then."""

    formations: Mapping[str, tuple[str, ...]]
    """The formations that can be lifted next, each with the places it lifts, sorted as text."""
    position: Position
    """The board as it then is; the player who moved is still to move in it."""

    @property
    def complete(self) -> bool:
        """Whether nothing is left to lift."""
        return not self.formations


@dataclass(frozen=True, repr=False)
class Position:
    """A board between two turns.

    Made by hand, a position is not checked; `Position.read` checks whatever it reads.

    Equality: two positions are equal when the same pieces stand on the same squares and points,
    the reserves, the player to move and the number of the ply are the same. For repetition the
    number is left out (K15): compare `key`.
    """

    black: Men = _HOME[BLACK]
    white: Men = _HOME[WHITE]
    to_move: Colour = BLACK
    """Black moves first (K3)."""
    number: int = 1
    """The number of the ply about to be played, from 1."""

    @classmethod
    def read(cls, position: str) -> Position:
        """Read the canonical text of a position.

        Raises:
            PositionError: it is not one; the message says where, and what would be right.
        """
        setup = text.describe(position)
        setup.check()
        return cls(setup.sides[BLACK], setup.sides[WHITE], setup.to_move, setup.number)

    @cached_property
    def text(self) -> str:
        """The canonical text: squares, points, player to move, reserves, ply."""
        return text.write_position(self.black, self.white, self.to_move, self.number)

    def men(self, colour: Colour) -> Men:
        """A player's pieces."""
        return self.black if colour is BLACK else self.white

    @property
    def sides(self) -> Sides:
        """Black's pieces and White's."""
        return self.black, self.white

    @property
    def formations(self) -> dict[str, frozenset[str]]:
        """The formations standing on the board (K10), each with the places lifting it lifts.

        None after a turn; a position that is set up may hold some, lifted after the next move.
        """
        return captures.formations(self.sides)

    def guarded(self, colour: Colour) -> frozenset[Square]:
        """The squares that a player's pieces on points guard (K4)."""
        return self.men(colour).guarded

    @property
    def key(self) -> Hashable:
        """What is compared for repetition: board, points, reserves, player to move (K15)."""
        return self.black, self.white, self.to_move

    @cached_property
    def outcome(self) -> Outcome | None:
        """How the position is decided: by a piece on its goal (K13), else for want of moves (K14).

        The player to move who has a piece on a goal square has kept it there through the
        opponent's whole turn, and has won.
        """
        own, enemy = self.men(self.to_move), self.men(self.to_move.other)
        if own.squares & GOAL[self.to_move]:
            return Outcome(self.to_move, Reason.GOAL)
        if next(moves.all_moves(own, enemy), None) is None:
            return Outcome(self.to_move.other, Reason.NO_MOVES)
        return None

    @property
    def due(self) -> tuple[Colour, ...]:
        """The player to move; nobody in a decided position."""
        return () if self.outcome else (self.to_move,)

    def legal(self, seat: Colour) -> tuple[Move, ...]:
        """The legal moves of a seat, sorted as text: one for each move and distinct result."""
        return tuple(move for move, _ in self._sorted_moves) if seat in self.due else ()

    @cached_property
    def _sorted_moves(self) -> list[tuple[Move, Order]]:
        return sorted(self._moves(), key=lambda found: str(found[0]))

    def _moves(self) -> Iterator[tuple[Move, Order]]:
        """Each legal move, and the order in which it lifts formations.

        The move carries the order only where orders can give different boards (K12).
        """
        if self.outcome:
            return
        for move in moves.all_moves(self.men(self.to_move), self.men(self.to_move.other)):
            endings = list(captures.endings(captures.formations(self._moved(move))))
            for _, order in endings:
                yield (moves.with_order(move, order) if len(endings) > 1 else move), order

    def _moved(self, move: Move) -> Sides:
        """The board after a move that can be made, before its captures."""
        if self.to_move is BLACK:
            return moves.moved(move, self.black), self.white
        return self.black, moves.moved(move, self.white)

    def play(self, choices: Mapping[Colour, Move]) -> KrucoTurn:
        """Play a move of the player to move, captures included.

        Any complete order of captures is taken; where all orders give the same board, none need
        be given.

        Raises:
            IllegalMoveError: the choices are not exactly that player's, the move cannot be made,
                its order of captures is impossible or incomplete, or is missing though the result
                depends on it (K12).
            GameOverError: the position is decided.
        """
        move = self._checked(choices)
        standing = captures.formations(self._moved(move))
        few = list(islice(captures.endings(standing), 2))
        if not move.order and len(few) > 1:
            examples = " or ".join(f"'{' '.join(ending.order)}'" for ending in few)
            raise self._refusal(
                move, f"the order of captures changes the result; add one, as {examples} (K12)"
            )
        order = move.order or few[0].order
        lifted = self._lifted(move, standing, order)
        if left := captures.remaining(standing, lifted):
            still = ", ".join(sorted(left))
            raise self._refusal(
                move, f"the order of captures is not complete; standing then: {still} (K12)"
            )
        first = captures.first_order(standing, lifted) if len(few) > 1 else ()
        return self._turn(choices, moves.with_order(move, first), order)

    def _turn(self, choices: Mapping[Colour, Move], canonical: Move, order: Order) -> KrucoTurn:
        """The turn in which the player to move makes this move and lifts in this order."""
        sides = self._moved(canonical)
        happenings: list[Happening] = [Moved(self.to_move, canonical)]
        if order:
            standing = captures.formations(sides)
            for name, places in captures.lift_in_order(standing, order):
                happenings.append(Lifted(name, tuple(sorted(places))))
                sides = captures.lift(sides, places)
        after = Position(*sides, self.to_move.other, self.number + 1)
        return KrucoTurn(
            before=self,
            choices=dict(choices),
            move=str(canonical),
            events=tuple(happenings),
            position=after,
            outcome=after.outcome,
        )

    def _checked(self, choices: Mapping[Colour, Move]) -> Move:
        """The move to be played, which can be made, captures not looked at; raises if not."""
        if set(choices) != {self.to_move}:
            given = ", ".join(sorted(choices)) or "nobody"
            raise IllegalMoveError(
                f"it is {self.to_move}'s turn, and only {self.to_move} moves (K3); given: {given}",
                choices,
                self,
            )
        move = choices[self.to_move]
        self._check_movable(move)
        return move

    def _check_movable(self, move: Move) -> None:
        """Raise unless the game goes on and the move can be made, captures not looked at."""
        if self.outcome is not None:
            raise GameOverError(str(move), self, self.outcome)
        if why := moves.why_not(move, self.men(self.to_move), self.men(self.to_move.other)):
            raise self._refusal(move, why)

    def _lifted(self, move: Move, standing: Formations, order: Order) -> frozenset[str]:
        """All places that lifting in this order lifts; raises if the order is impossible."""
        try:
            steps = [places for _, places in captures.lift_in_order(standing, order)]
        except ImpossibleOrderError as error:
            raise self._refusal(move, f"{error} (K12)") from None
        return frozenset().union(*steps)

    def _refusal(self, move: Move, why: str) -> IllegalMoveError:
        return IllegalMoveError(f"{excerpt(str(move))}: {why}", str(move), self)

    def captures_after(self, move: Move, order: Order = ()) -> Captures:
        """What can be lifted next, when a move is made and an order begun: a preview (K12).

        Args:
            move: a move of the player to move; an order it carries itself is not looked at.
            order: the formations lifted already.

        Raises:
            IllegalMoveError: the move cannot be made, or the order is impossible.
            GameOverError: the position is decided.
        """
        self._check_movable(move)
        moved = self._moved(move)
        standing = captures.formations(moved)
        lifted = self._lifted(move, standing, order)
        left = captures.remaining(standing, lifted)
        return Captures(
            {name: tuple(sorted(places)) for name, places in sorted(left.items())},
            Position(*captures.lift(moved, lifted), self.to_move, self.number),
        )

    def children(self) -> Iterator[tuple[str, KrucoTurn]]:
        """Each legal move as text, sorted, with the turn that playing it gives."""
        for move, order in self._sorted_moves:
            yield str(move), self._turn({self.to_move: move}, move, order)

    def __repr__(self) -> str:
        """The position as an expression that makes it again."""
        return f"Position.read({self.text!r})"

    def __str__(self) -> str:
        """The board as a person sees it."""
        return text.draw(self.black, self.white)


def perft(position: Position, depth: int) -> int:
    """Count the lines of exactly ``depth`` plies from here; decided positions end a line."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(position.legal(position.to_move))
    return sum(perft(turn.position, depth - 1) for _, turn in position.children())


def divide(position: Position, depth: int) -> dict[str, int]:
    """`perft` by first move; ``depth`` is at least 1."""
    return {move: perft(turn.position, depth - 1) for move, turn in position.children()}
