"""What a person does in a game, for the seats that are not the computer's.

Choosing, and seeing before what an order of captures comes to; taking back; resigning.
"""

from __future__ import annotations

from datetime import UTC, datetime
from uuid import UUID

from sqlalchemy import insert

from ludejo.games import Colour, kruco
from ludejo.server import views
from ludejo.server.acts import Resigned, TakenBack
from ludejo.server.choices import Choices, referee_refusals
from ludejo.server.database.metadata import requests
from ludejo.server.errors import BadRequest, GameOver, NotDue, NothingToUndo, Stale
from ludejo.server.ledger import Ledger
from ludejo.server.rows import is_known
from ludejo.server.views import Captures


class Players:
    """The persons at the tables."""

    def __init__(self, ledger: Ledger, choices: Choices) -> None:
        """Play in the games of `ledger`, by way of `choices` in their open turns."""
        self._ledger = ledger
        self._choices = choices

    def choose(  # noqa: PLR0913 -- by name, as the request has them
        self, owner: int, game_id: str, *, act: int, seat: Colour, choice: str, request: UUID
    ) -> bytes:
        """Make a person's choice and return the view after it.

        The turn is played when it was the last choice that the turn needs; else it is kept secret
        until then. A request that was carried out before changes nothing.

        Raises:
            NotFound: this person has no such game.
            Stale: the game has moved on since `act`.
            GameOver: it is over.
            NotDue: no choice of this seat's is awaited, or it is the computer's.
            BadMove, IllegalMove: the choice cannot be read, or the rules do not allow it here.
        """
        with self._ledger.changing(owner, game_id) as (change, standing):
            if is_known(change.connection, game_id, str(request)):
                return self._ledger.seen(standing)
            standing.check_act(act)
            if standing.past.outcome is not None:
                raise GameOver("the game is over")
            if seat not in standing.awaited or seat is standing.table.computer:
                raise NotDue(f"no choice of {seat} is awaited from you")
            change.connection.execute(
                insert(requests).values(
                    game_id=game_id, request=str(request), time=datetime.now(UTC)
                )
            )
            with referee_refusals():
                after = self._choices.make(change, standing, seat, choice)
        return self._ledger.seen(after)

    def captures(
        self, owner: int, game_id: str, act: int | None, choice: str, order: tuple[str, ...]
    ) -> Captures:
        """Return what an order of captures, begun after a move of Kruco, has come to (K12).

        Raises:
            NotFound: this person has no such game.
            BadRequest: it is not Kruco.
            Stale: the game has moved on since `act`.
            BadMove, IllegalMove, GameOver: the move or the order is none, or not possible here.
        """
        with self._ledger.looking(owner, game_id) as standing:
            if act is not None:
                standing.check_act(act)
            if standing.past.outcome is not None:
                raise GameOver("the game is over")
        if standing.table.rules.slug != kruco.RULES.slug:
            raise BadRequest("only in Kruco are formations lifted in an order")
        with referee_refusals():
            move = kruco.RULES.read_choice(choice)
            return views.captures(standing.past.position, move, order)

    def undo(
        self, owner: int, game_id: str, *, act: int, chosen: frozenset[Colour] | None
    ) -> bytes:
        """Take back, and return the view after it.

        A person's choice of the open turn, where one has been made; else the last turn or
        resignation; against the computer, all back to the person's last choice.

        Args:
            owner: who asks.
            game_id: in which game.
            act: the last act that the client saw.
            chosen: the seats that the client saw to have chosen in the open turn; where it is
                given and no longer so, nothing is taken back.

        Raises:
            NotFound: this person has no such game.
            Stale: the game has moved on since the client looked.
            NothingToUndo: nothing was done that could be taken back.
        """
        with self._ledger.changing(owner, game_id) as (change, standing):
            standing.check_act(act)
            persons = standing.persons_chosen
            if chosen is not None and chosen - {standing.table.computer} != persons:
                raise Stale("somebody has chosen, or withdrawn a choice, since you looked")
            if persons:
                after = self._choices.withdraw(change, standing)
            elif count := standing.past.undoable(standing.table.computer):
                past = standing.past.takeback(count)
                after = self._ledger.add(change, standing, TakenBack(count), past)
            else:
                raise NothingToUndo("there is nothing to take back")
        return self._ledger.seen(after)

    def resign(self, owner: int, game_id: str, *, act: int, seat: Colour) -> bytes:
        """Resign for a seat and return the view after it.

        Raises:
            NotFound: this person has no such game.
            Stale: the game has moved on since `act`.
            GameOver: it is over.
            BadRequest: the seat is the computer's.
        """
        with self._ledger.changing(owner, game_id) as (change, standing):
            if seat is standing.table.computer:
                raise BadRequest("the computer resigns for itself")
            standing.check_act(act)
            if standing.past.outcome is not None:
                raise GameOver("the game is over")
            past = standing.past.resignation(seat)
            after = self._ledger.add(change, standing, Resigned(seat), past)
        return self._ledger.seen(after)
