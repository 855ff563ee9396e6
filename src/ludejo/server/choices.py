"""The choices of the open turn, a person's or the computer's, until the last one makes it a turn.

A choice of an open turn is secret: it is written to `staged`, read back only to play the turn, and
given to nothing else. Views are made from the seats that have chosen.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

from sqlalchemy import delete, insert, select

from ludejo.games import Colour, GameError, IllegalMoveError, MoveError
from ludejo.server.acts import BrokenGameError, Turned
from ludejo.server.bus import Bus
from ludejo.server.database import Change
from ludejo.server.database.metadata import staged
from ludejo.server.errors import BadMove, IllegalMove
from ludejo.server.ledger import Ledger
from ludejo.server.standing import Standing


class Choices:
    """The open turns of all games."""

    def __init__(self, bus: Bus, ledger: Ledger) -> None:
        """Play turns in the games of `ledger`, and announce on `bus` what is not a turn yet."""
        self._bus = bus
        self._ledger = ledger

    def make(self, change: Change, standing: Standing, seat: Colour, choice: str) -> Standing:
        """Stage an awaited choice, or play the turn if it was the last one it needs.

        Raises:
            BrokenGameError: the choices that are kept make no turn.
            MoveError, IllegalMoveError: it is none, or not legal; nothing about another seat's
                choice is in the error.
        """
        table, past = standing.table, standing.past
        chosen = past.rules.read_choice(choice)
        if not past.rules.simultaneous:
            after = past.turn({seat: chosen})
            return self._ledger.add(change, standing, Turned(after.turns[-1].move), after)
        if chosen not in past.position.legal(seat):
            raise IllegalMoveError(f"{seat} cannot choose {chosen} here", choice, past.position)
        if standing.awaited != (seat,):
            change.connection.execute(
                insert(staged).values(
                    game_id=table.id, seat=seat.value, choice=str(chosen), time=datetime.now(UTC)
                )
            )
            self._bus.announce(change, table.id)
            return Standing(table, past, standing.chosen | {seat})
        query = select(staged.c.seat, staged.c.choice).where(staged.c.game_id == table.id)
        try:
            others = {
                Colour(row.seat): past.rules.read_choice(row.choice)
                for row in change.connection.execute(query)
            }
            after = past.turn(others | {seat: chosen})
        except GameError:  # whose message would tell what the others chose
            raise BrokenGameError(f"the choices kept of game {table.id} make no turn") from None
        return self._ledger.add(change, standing, Turned(after.turns[-1].move), after)

    def withdraw(self, change: Change, standing: Standing) -> Standing:
        """Withdraw what persons have chosen in the open turn; the computer's choice stays."""
        persons = standing.persons_chosen
        change.connection.execute(
            delete(staged).where(
                staged.c.game_id == standing.table.id,
                staged.c.seat.in_([seat.value for seat in persons]),
            )
        )
        self._bus.announce(change, standing.table.id)
        return Standing(standing.table, standing.past, standing.chosen - persons)


@contextmanager
def referee_refusals() -> Iterator[None]:
    """Say in our words what the referee refuses.

    Raises:
        BadMove, IllegalMove: it refuses something.
    """
    try:
        yield
    except MoveError as error:
        raise BadMove(str(error)) from None
    except IllegalMoveError as error:
        raise IllegalMove(str(error)) from None
