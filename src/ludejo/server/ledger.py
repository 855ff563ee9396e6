"""The games as they stand: looked at, locked by whoever changes them, and led on by acts.

Whoever changes a game first locks its row, so two choices at one instant make one turn; then what
is asked is held against the game as it stands, and what follows is written in the same transaction.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime

from sqlalchemy import Connection, delete, insert, select

from ludejo.games import Colour
from ludejo.server import views
from ludejo.server.acts import Act, Past
from ludejo.server.bus import Bus
from ludejo.server.computer import Computer
from ludejo.server.database import Change, Database
from ludejo.server.database.metadata import acts, staged
from ludejo.server.errors import Conflict
from ludejo.server.memory import Memory
from ludejo.server.pasts import Pasts
from ludejo.server.rows import columns_of, find, own, write_outcome_of_acts
from ludejo.server.standing import Standing, Table

_KEPT = 512
"""How many views are kept in memory."""


class Ledger:
    """The book of all games: what each has come to, and what happens in it next."""

    def __init__(self, database: Database, bus: Bus, computer: Computer) -> None:
        """Keep games in `database`, announce on `bus`, and ask `computer` where it is troubled."""
        self._database = database
        self._bus = bus
        self._computer = computer
        self.pasts = Pasts()
        self._views: Memory[Hashable, bytes] = Memory(_KEPT)

    # Looking

    def look(self, owner: int, game_id: str) -> Standing:
        """Return a person's game as it stands.

        Raises:
            NotFound: this person has no such game.
        """
        with self._database.reading() as connection:
            return self.standing(connection, find(connection, own(owner, game_id)))

    @contextmanager
    def looking(self, owner: int, game_id: str) -> Iterator[Standing]:
        """Give a person's game as it stands; a conflict goes out with that view of it.

        Raises:
            NotFound: this person has no such game.
        """
        standing = self.look(owner, game_id)
        try:
            yield standing
        except Conflict as conflict:
            conflict.view = self.seen(standing)
            raise

    def standing(self, connection: Connection, table: Table) -> Standing:
        """Return the game of a table as it stands."""
        query = select(staged.c.seat).where(staged.c.game_id == table.id)
        chosen = frozenset(Colour(row.seat) for row in connection.execute(query))
        return Standing(table, self.pasts.of(connection, table), chosen)

    def seen(self, standing: Standing) -> bytes:
        """Return what its person may see of a game: a `GameView`, as JSON."""
        table, act = standing.table, standing.past.act
        troubled = standing.thinking and self._computer.troubled(table.id, act)
        key = table.id, act, standing.chosen, table.updated, troubled
        view = self._views.get(key)
        if view is None:
            view = views.game_view(standing, troubled=troubled)
            self._views.put(key, view)
        return view

    # Changing

    @contextmanager
    def changing(self, owner: int, game_id: str) -> Iterator[tuple[Change, Standing]]:
        """Lock a person's game and give it; a conflict goes out with the view as it then is.

        Raises:
            NotFound: this person has no such game.
        """
        try:
            with self._database.changing() as change:
                table = find(change.connection, own(owner, game_id).with_for_update())
                yield change, self.standing(change.connection, table)
        except Conflict as conflict:
            conflict.view = self.seen(self.look(owner, game_id))
            raise

    def add(self, change: Change, standing: Standing, act: Act, after: Past) -> Standing:
        """Write an act and what follows from it; the open turn's choices go."""
        now = datetime.now(UTC)
        table = standing.table
        change.connection.execute(
            insert(acts).values(game_id=table.id, number=after.act, time=now, **columns_of(act))
        )
        if standing.chosen:
            change.connection.execute(delete(staged).where(staged.c.game_id == table.id))
        return self.move_on(change, table, after, now, frozenset())

    def move_on(
        self, change: Change, table: Table, past: Past, updated: datetime, chosen: frozenset[Colour]
    ) -> Standing:
        """Write what follows from a game's acts, which are written already, and announce it.

        Args:
            change: the transaction, in which the game is locked.
            table: the game as its row has it until now.
            past: the game up to its last act.
            updated: when that happened.
            chosen: the seats whose choices of the open turn are written.
        """
        table = replace(
            table,
            act=past.act,
            updated=updated,
            position=past.position.text,
            turn_count=len(past.turns),
            outcome=past.outcome,
        )
        write_outcome_of_acts(change.connection, table)
        self.pasts.keep(change, table.id, past)
        self._bus.announce(change, table.id)
        return Standing(table, past, chosen)
