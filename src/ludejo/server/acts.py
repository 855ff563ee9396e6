"""What happened in a game, act by act, and the game that follows from it.

Acts are only ever added, also where something is taken back: a takeback says how many of the acts
that then stand (turns, resignation) no longer count.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy
from dataclasses import dataclass
from typing import Any

from ludejo.games import AnyRules, AnyTurn, Colour, Game, Outcome, Reason


@dataclass(frozen=True)
class Turned:
    """A turn was played: the choices of all seats that were due, revealed at once."""

    move: str
    """The canonical text of the move."""


@dataclass(frozen=True)
class Resigned:
    """A seat resigned."""

    seat: Colour


@dataclass(frozen=True)
class TakenBack:
    """The last `count` acts that counted were taken back."""

    count: int


Act = Turned | Resigned | TakenBack


class BrokenGameError(RuntimeError):
    """What is kept of a game does not make one."""


class Past:
    """A game up to one of its acts: what stands of the acts, and what follows from it.

    It does not change; a further act gives a new one. (The referee's `Game`, which does change, is
    handed on from one to the next, so that a game is not replayed for each act of it. Whoever comes
    second to a past that has handed it on replays the game.)
    """

    def __init__(self, game: Game[Any, Any], act: int, resigned: Colour | None) -> None:
        self.act = act
        """The number of the last act, 0 before the first."""
        self.rules: AnyRules = game.rules
        self.start = game.start
        self.turns: tuple[AnyTurn, ...] = game.turns
        """The turns that stand, taken back ones left out."""
        self.position = game.position
        self.resigned = resigned
        """The seat that resigned."""
        self._decided = game.outcome
        self._game: Game[Any, Any] | None = game

    @classmethod
    def replay(cls, rules: AnyRules, start: str, acts: Iterable[Act]) -> Past:
        """Replay a game from its start position and all its acts.

        Raises:
            BrokenGameError: the acts do not make a game.
        """
        try:
            past = cls(Game(rules, rules.read_position(start)), 0, None)
            for act in acts:
                past = past.after(act)
        except (ValueError, IndexError) as error:
            raise BrokenGameError(f"a game cannot be replayed: {type(error).__name__}") from error
        return past

    def apart(self) -> Past:
        """Return the same, with a game of the referee's of its own (replayed once it is needed).

        Whoever does not hold the game's lock goes on from this one.
        """
        past = copy(self)
        past._game = None  # noqa: SLF001 -- one of its own kind
        return past

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, by its rules or around them."""
        if self.resigned is not None:
            return Outcome(self.resigned.other, Reason.RESIGNATION)
        return self._decided

    @property
    def due(self) -> tuple[Colour, ...]:
        """The seats whose choice the open turn needs; none when the game is over."""
        return self.position.due if self.outcome is None else ()

    @property
    def text(self) -> str:
        """The game as text, ``position P moves M1 M2 …``."""
        moves = "".join(f" {turn.move}" for turn in self.turns)
        return (
            f"position {self.start.text} moves{moves}" if moves else f"position {self.start.text}"
        )

    def game(self) -> Game[Any, Any]:
        """Return the referee's game, replayed."""
        game: Game[Any, Any] = Game(self.rules, self.start)
        for turn in self.turns:
            game.play(turn.choices)
        return game

    def after(self, act: Act) -> Past:
        """Return the game after another act, read from what is kept.

        Raises:
            ValueError, IndexError: the act is not possible here.
        """
        match act:
            case Turned(move):
                return self.turn(self.rules.read_move(move, self.position))
            case Resigned(seat):
                return self.resignation(seat)
            case TakenBack(count):
                return self.takeback(count)

    def turn(self, choices: Mapping[Colour, Any]) -> Past:
        """Return the game after a further turn.

        Raises:
            IllegalMoveError: the choices are not those due, or not legal.
            GameOverError: the game is over.
        """
        game = self._own_game()
        game.play(choices)
        return self._next(game, None)

    def resignation(self, seat: Colour) -> Past:
        """Return the game, which is not over, after a seat's resignation."""
        return self._next(self._own_game(), seat)

    def takeback(self, count: int) -> Past:
        """Return the game without its last `count` turns, a resignation counting as one.

        Raises:
            IndexError: there are not so many.
        """
        game = self._own_game()
        for _ in range(count if self.resigned is None else count - 1):
            game.undo()
        return self._next(game, None)

    def undoable(self, computer: Colour | None) -> int:
        """Return how many acts an undo takes back; 0: there is nothing to undo.

        A resignation alone; else the last turn; against the computer, all turns back to the last
        one in which the person chose, that one included.
        """
        if self.resigned is not None:
            return 1
        for count, turn in enumerate(reversed(self.turns), 1):
            if set(turn.choices) != {computer}:
                return count
        return 0

    def _own_game(self) -> Game[Any, Any]:
        """Take the referee's game out of here, to play on with it; it is in the state of `turns`.

        When the referee refuses the choice, it is unchanged, and so it stays here until `_next`.
        """
        if self._game is None:
            self._game = self.game()
        return self._game

    def _next(self, game: Game[Any, Any], resigned: Colour | None) -> Past:
        self._game = None
        return Past(game, self.act + 1, resigned)
