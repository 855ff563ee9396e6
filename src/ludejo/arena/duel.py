"""One game of a match: its first turns by lot, then the two programs, and what came of it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from random import Random
from typing import Any

from ludejo.arena.ledger import EVENT
from ludejo.engine.errors import ProgramError, SilentError
from ludejo.engine.limits import Limits
from ludejo.engine.protocol import Program
from ludejo.games import AnyRules, Colour, Game, Outcome, Reason
from ludejo.records import Record

FAULT_LENGTH = 500
"""Characters of a fault that the record keeps."""

TRIES = 100


@dataclass(frozen=True)
class Played:
    """A game of a match that is over."""

    number: int
    """Which game of the match, from 0."""
    record: Record
    seats: tuple[Colour, Colour]
    """What the first player played, and the second."""
    faults: Mapping[Colour, str]
    """Who crashed, hung or answered nonsense, and how; it lost, unless both did."""

    @property
    def points(self) -> float:
        """What the first player got: 1, a half, or 0."""
        winner = self.record.result.winner
        return 0.5 if winner is None else float(winner is self.seats[0])


def seats_of(number: int) -> tuple[Colour, Colour]:
    """What the two players play in a game: colours change after each."""
    black, white = Colour.BLACK, Colour.WHITE
    return (white, black) if number % 2 else (black, white)


def opening(rules: AnyRules, seed: int, pair: int, turns: int) -> Game[Any, Any]:
    """The game that a pair of games begins with: so many turns, all choices equally likely.

    One that is decided at once is drawn anew, so that there is something to play.
    """
    dice = Random(f"opening {seed} {pair}")  # noqa: S311  # dice, no secrets
    game: Game[Any, Any] = Game(rules)
    for _ in range(TRIES):
        game = Game(rules)
        for _ in range(turns):
            if game.outcome is None:
                game.play({seat: dice.choice(game.legal(seat)) for seat in game.due})
        if game.outcome is None:
            break
    return game


async def duel(
    game: Game[Any, Any],
    programs: Mapping[Colour, Program | ProgramError],
    limits: Limits | None,
    *,
    patience: float,
    longest: int,
) -> tuple[Outcome, dict[Colour, str]]:
    """Play a game to its end.

    Args:
        game: where it begins; it is played on.
        programs: who plays, ready; or what was wrong with a program that is not.
        limits: for each choice.
        patience: seconds after which a choice is too late.
        longest: turns after which the game is drawn.

    Returns:
        How it ended, and whose fault it was, if any.
    """
    while game.outcome is None:
        if len(game.turns) >= longest:
            return Outcome(None, Reason.AGREEMENT), {}
        choices: dict[Colour, Any] = {}
        errors: dict[Colour, ProgramError] = {}
        for seat in game.due:  # one after the other, so that each has a processor to itself
            program = programs[seat]
            try:
                if isinstance(program, ProgramError):
                    raise program
                answer = await program.choose(game, seat, limits, patience=patience)
                choices[seat] = answer.choice
            except ProgramError as error:
                errors[seat] = error
        if errors:
            return _forfeit(errors), {seat: str(error) for seat, error in errors.items()}
        game.play(choices)
        await asyncio.sleep(0)
    return game.outcome, {}


def _forfeit(errors: Mapping[Colour, ProgramError]) -> Outcome:
    late = all(isinstance(error, SilentError) for error in errors.values())
    reason = Reason.TIME if late else Reason.ABANDONMENT
    [first, *others] = errors
    return Outcome(None if others else first.other, reason)


def record_of(
    game: Game[Any, Any],
    outcome: Outcome,
    names: Mapping[Colour, str],
    tags: Mapping[str, str],
    faults: Mapping[Colour, str],
) -> Record:
    """The record of a game of a match."""
    said = {f"{seat.capitalize()}Fault": writable(fault) for seat, fault in faults.items()}
    today = date.today().strftime("%Y.%m.%d")  # noqa: DTZ011  # the day where it is played
    players = {seat.capitalize(): writable(name) for seat, name in names.items()}
    return Record.from_game(
        game, {"Event": EVENT, "Date": today, **players, **tags, **said}, outcome
    )


def writable(text: str) -> str:
    """A text as a tag can hold it: not too long, and nothing that cannot be printed."""
    shown: Sequence[str] = [sign if sign.isprintable() else "�" for sign in text]
    return "".join(shown)[:FAULT_LENGTH] or "?"
