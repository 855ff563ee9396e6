"""A game that knows its past, so that it sees repetition (W19, K15)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Hashable, Mapping
from dataclasses import replace
from typing import Generic, Self

from ludejo.games.colour import Colour
from ludejo.games.errors import GameError, GameOverError, PositionError, excerpt
from ludejo.games.outcome import Outcome, Reason
from ludejo.games.rules import C, P, Rules, Turn

REPETITIONS = 3
"""The same position coming up for this time is a draw (W19, K15)."""

_GAME = re.compile(r"position (?P<position>[^m]+)(?: moves(?P<moves>(?: \S+)*))?")


class Game(Generic[P, C]):
    """A game being played: where it began, its turns, and so its position and its outcome.

    Unlike positions, a game changes: `play` adds a turn, `undo` takes the last one back.
    """

    def __init__(self, rules: Rules[P, C], start: P | None = None) -> None:
        """Begin a game, from the rules' own start or from another position."""
        self.rules = rules
        self.start: P = rules.start if start is None else start
        self._turns: list[Turn[P, C]] = []
        self._seen: Counter[Hashable] = Counter([self.start.key])

    @property
    def turns(self) -> tuple[Turn[P, C], ...]:
        """The turns played, first to last."""
        return tuple(self._turns)

    @property
    def position(self) -> P:
        """The position now on the board."""
        return self._turns[-1].position if self._turns else self.start

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended by the rules, or ``None`` while it goes on."""
        return self._turns[-1].outcome if self._turns else self.start.outcome

    @property
    def due(self) -> tuple[Colour, ...]:
        """The seats whose choice is due; none when the game is over."""
        return self.position.due if self.outcome is None else ()

    def legal(self, seat: Colour) -> tuple[C, ...]:
        """The legal choices of a seat, sorted as text; none when its choice is not due."""
        return self.position.legal(seat) if self.outcome is None else ()

    def play(self, choices: Mapping[Colour, C]) -> Turn[P, C]:
        """Play one whole turn, and see whether it repeats a position for the third time.

        Raises:
            IllegalMoveError: the choices are not exactly those due, or one is not legal.
            GameOverError: the game is over.
        """
        if self.outcome is not None:
            raise GameOverError(self.rules.write_move(choices), self.position, self.outcome)
        turn: Turn[P, C] = self.position.play(choices)
        key = turn.position.key
        if turn.outcome is None and self._seen[key] + 1 >= REPETITIONS:
            turn = replace(turn, outcome=Outcome(None, Reason.REPETITION))
        self._seen[key] += 1
        self._turns.append(turn)
        return turn

    def play_text(self, move: str) -> Turn[P, C]:
        """Play a whole turn given as text.

        Raises:
            MoveError: the text is not a move of this game.
            IllegalMoveError: it is one, but not here.
            GameOverError: the game is over.
        """
        return self.play(self.rules.read_move(move, self.position))

    def undo(self) -> Turn[P, C]:
        """Take the last turn back, and give it.

        Raises:
            IndexError: no turn has been played.
        """
        if not self._turns:
            raise IndexError("no turn has been played, so none can be taken back")
        turn = self._turns.pop()
        self._seen[turn.position.key] -= 1
        return turn

    @property
    def text(self) -> str:
        """The game as text: ``position P moves M1 M2 …``."""
        words = ["position", self.start.text]
        if self._turns:
            words += ["moves", *(turn.move for turn in self._turns)]
        return " ".join(words)

    @classmethod
    def read(cls, rules: Rules[P, C], text: str) -> Self:
        """Read a game's text; the position may be ``start``.

        Raises:
            PositionError: the text is not of this form, or its position is not one.
            MoveError, IllegalMoveError, GameOverError: a move cannot be read or played; the
                message says which one.
        """
        match = _GAME.fullmatch(text)
        if match is None:
            raise PositionError(
                "a game is written 'position P moves M1 M2 …', with single spaces", text
            )
        position = match["position"]
        game = cls(rules, None if position == "start" else rules.read_position(position))
        for number, move in enumerate(split_moves(match["moves"] or ""), 1):
            try:
                game.play_text(move)
            except GameError as error:
                error.args = (f"move {number}, {excerpt(move)}: {error}",)
                raise
        return game

    def __repr__(self) -> str:
        """The game as an expression that makes it again."""
        return f"Game.read(rules_of({self.rules.slug!r}), {self.text!r})"

    def __str__(self) -> str:
        """The board as it stands."""
        return str(self.position)


def split_moves(text: str) -> list[str]:
    """Split a list of moves at its spaces.

    A word that begins with ``x`` or ``*`` is part of the order of captures (K12) of the move
    before it.
    """
    moves: list[str] = []
    for word in text.split():
        if moves and word[0] in "x*":
            moves[-1] += " " + word
        else:
            moves.append(word)
    return moves
