"""Lets games join the house that were played away from it, in a page without a network.

Told once more, as far or further, it is the same game: what is known already changes nothing, and
what was added goes on from there. So a page that heard no answer asks again, and makes no doubles.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select
from sqlalchemy.exc import IntegrityError

from ludejo.server.acts import Act, Past
from ludejo.server.arrivals import EARLIEST, Arrival, Replayed, replayed, start
from ludejo.server.database import Database
from ludejo.server.database.metadata import acts, games, staged
from ludejo.server.errors import NotFound, Stale, Taken
from ludejo.server.ledger import Ledger
from ludejo.server.rows import act_of, columns_of, table_of
from ludejo.server.standing import Table


class Joining:
    """The way into the house for games that were played elsewhere."""

    def __init__(self, database: Database, ledger: Ledger) -> None:
        """Let games join those of `ledger`, which are kept in `database`."""
        self._database = database
        self._ledger = ledger

    def join(self, owner: int, arrival: Arrival) -> bytes:
        """Let a game join that was played in this person's page, and return its view.

        It is the page that made its id, and one that it has told before: where the game is known,
        only what was added since is written; nothing where it has gone further here.

        Raises:
            Taken: the id is another game's, or another person's, or nothing is known here of the
                game that is told from a later act on.
            NotFound: the game joined before, and has been put away since.
            Stale: it has gone on otherwise here.
            BadMove, IllegalMove, BadRequest: it cannot have happened.
        """
        try:
            new = self._new(owner, arrival)
            if new is None:
                return self._view(owner, arrival)
            game = replayed(*new, datetime.now(UTC))
            try:
                return self._join(owner, game)
            except IntegrityError:
                # Told twice at one instant, on a database where both can see that it is not there.
                return self._join(owner, game)
        except Stale as stale:
            stale.view = self._view(owner, arrival)
            raise

    def _new(self, owner: int, arrival: Arrival) -> tuple[Arrival, Past, datetime] | None:
        """Return what of an arrival is to be judged, the game before it, and when that stood.

        None where nothing is told that is not known here. Whatever can be refused without the
        referee is refused.
        """
        with self._database.reading() as connection:
            row = connection.execute(select(games).where(games.c.id == arrival.id)).first()
            if row is None:
                return arrival, start(arrival), EARLIEST
            table = _table_told(row, owner, arrival)
            known = _known_acts(connection, table.id)
            new = arrival.beyond(known)
            if new is None:
                return None
            if new.since == table.act:
                past = self._ledger.pasts.of(connection, table).apart()
            else:
                past = Past.replay(table.rules, table.start, known[: new.since])
            return new, past, table.updated

    def _join(self, owner: int, game: Replayed) -> bytes:
        arrival = game.arrival
        with self._database.changing() as change:
            query = select(games).where(games.c.id == arrival.id).with_for_update()
            row = change.connection.execute(query).first()
            if row is None:
                _begin(change.connection, owner, game)
                row = change.connection.execute(query).one()
            table = _table_told(row, owner, arrival)
            if _go_on(change.connection, game):
                updated = max(game.updated, table.updated)
                chosen = frozenset(game.staged)
                standing = self._ledger.move_on(change, table, game.past, updated, chosen)
            else:
                standing = self._ledger.standing(change.connection, table)
        return self._ledger.seen(standing)

    def _view(self, owner: int, arrival: Arrival) -> bytes:
        return self._ledger.seen(self._ledger.look(owner, arrival.id))


def _table_told(row: Row[Any], owner: int, arrival: Arrival) -> Table:
    """Return the table of a game that is told.

    Raises:
        Taken: it is another game's, or another person's.
        NotFound: it has been put away.
    """
    table = table_of(row)
    if row.owner_id != owner or not arrival.is_of(table):
        raise Taken("the id is taken")
    if row.deleted is not None:
        raise NotFound("the game has been put away")
    return table


def _known_acts(connection: Connection, game_id: str, after: int = 0) -> list[Act]:
    """Return the acts of a game that are known here, those after a certain one."""
    query = select(acts).where(acts.c.game_id == game_id, acts.c.number > after)
    return [act_of(row) for row in connection.execute(query.order_by(acts.c.number))]


def _begin(connection: Connection, owner: int, game: Replayed) -> None:
    """Write the row of a game that was not known; its acts are not written yet."""
    arrival = game.arrival
    position = arrival.rules.start.text
    connection.execute(
        insert(games).values(
            id=arrival.id,
            owner_id=owner,
            game=arrival.rules.slug,
            start=position,
            computer=None if arrival.computer is None else arrival.computer.value,
            level=arrival.level,
            created=game.created,
            act=0,
            updated=game.created,
            position=position,
            turn_count=0,
        )
    )


def _go_on(connection: Connection, game: Replayed) -> bool:
    """Write the acts that are not known yet, and the choices of the open turn.

    Returns:
        Whether the game now stands as the page tells it; else it has gone further here, and was
        left as it is.

    Raises:
        Stale: the game has gone on otherwise here.
    """
    game_id, since = game.arrival.id, game.arrival.since
    known = _known_acts(connection, game_id, since)
    told = [one.act for one in game.happened]
    both = min(len(known), len(told))
    if known[:both] != told[:both]:
        raise Stale("the game has gone on otherwise here")
    if len(known) > len(told):
        return False
    added = [
        {"game_id": game_id, "number": number, "time": one.time, **columns_of(one.act)}
        for number, one in enumerate(game.happened[both:], since + both + 1)
    ]
    if added:
        connection.execute(insert(acts), added)  # all at once: nobody else can write meanwhile
    connection.execute(delete(staged).where(staged.c.game_id == game_id))
    for seat, choice in game.staged.items():
        connection.execute(
            insert(staged).values(
                game_id=game_id, seat=seat.value, choice=choice, time=game.updated
            )
        )
    return True
