"""The tables: opening one, looking at it, putting it away."""

from __future__ import annotations

import secrets
import string
from collections import defaultdict
from datetime import UTC, datetime, timedelta

from sqlalchemy import delete, insert, select, tuple_

from ludejo.games import AnyRules, Colour
from ludejo.server import views
from ludejo.server.acts import Past
from ludejo.server.bus import Bus
from ludejo.server.database import Database
from ludejo.server.database.metadata import games, staged
from ludejo.server.ledger import Ledger
from ludejo.server.rows import cursor_of, find, own, read_cursor, table_of, write_deletion
from ludejo.server.standing import Table
from ludejo.server.views import GameList, State

ID_LETTERS = string.digits + string.ascii_letters
"""Of what the ids of games are made."""
_ID_LENGTH = 16


class Tables:
    """The games of the house."""

    def __init__(self, database: Database, bus: Bus, ledger: Ledger) -> None:
        """Have the games of `ledger`, which are kept in `database`, and announce on `bus`."""
        self._database = database
        self._bus = bus
        self._ledger = ledger

    # Looking

    def view(self, owner: int, game_id: str) -> bytes:
        """Return what the owner may see of a game: a `GameView`, as JSON.

        Raises:
            NotFound: this person has no such game.
        """
        return self._ledger.seen(self._ledger.look(owner, game_id))

    def list(self, owner: int, state: State | None, cursor: str | None, limit: int) -> GameList:
        """Return a person's games, those that moved last first.

        Raises:
            BadRequest: the cursor is none that a list gave.
        """
        query = select(games).where(games.c.owner_id == owner, games.c.deleted.is_(None))
        if state is not None:
            over = games.c.reason.is_not(None)
            query = query.where(over if state == "finished" else ~over)
        if cursor is not None:
            query = query.where(tuple_(games.c.updated, games.c.id) < read_cursor(cursor))
        query = query.order_by(games.c.updated.desc(), games.c.id.desc()).limit(limit + 1)
        with self._database.reading() as connection:
            rows = connection.execute(query).all()
            page = [table_of(row) for row in rows[:limit]]
            chosen = defaultdict(set)
            query = select(staged.c.game_id, staged.c.seat).where(
                staged.c.game_id.in_([table.id for table in page])
            )
            for row in connection.execute(query):
                chosen[row.game_id].add(Colour(row.seat))
        return GameList(
            games=[views.summary(table, frozenset(chosen[table.id])) for table in page],
            next=cursor_of(rows[limit - 1]) if len(rows) > limit else None,
        )

    def record(self, owner: int, game_id: str) -> tuple[Table, Past]:
        """Return what a record of a game is made of; what is not revealed yet is not in it.

        Raises:
            NotFound: this person has no such game.
        """
        with self._database.reading() as connection:
            table = find(connection, own(owner, game_id))
            return table, self._ledger.pasts.of(connection, table)

    # Opening and putting away

    def open(
        self, owner: int, rules: AnyRules, computer: Colour | None, level: int | None
    ) -> bytes:
        """Open a new game and return its view."""
        now = datetime.now(UTC)
        game_id = "".join(secrets.choice(ID_LETTERS) for _ in range(_ID_LENGTH))
        start = rules.start.text
        with self._database.changing() as change:
            change.connection.execute(
                insert(games).values(
                    id=game_id,
                    owner_id=owner,
                    game=rules.slug,
                    start=start,
                    computer=None if computer is None else computer.value,
                    level=level,
                    created=now,
                    act=0,
                    updated=now,
                    position=start,
                    turn_count=0,
                )
            )
            standing = self._ledger.standing(
                change.connection, find(change.connection, own(owner, game_id))
            )
        return self._ledger.seen(standing)

    def again(self, owner: int, game_id: str) -> bytes:
        """Open a new game like this one and return its view.

        Raises:
            NotFound: this person has no such game.
        """
        with self._database.reading() as connection:
            table = find(connection, own(owner, game_id))
        return self.open(owner, table.rules, table.computer, table.level)

    def delete(self, owner: int, game_id: str) -> None:
        """Put a game away; it can be restored for some days.

        Raises:
            NotFound: this person has no such game, or has put it away already.
        """
        with self._database.changing() as change:
            table = find(change.connection, own(owner, game_id).with_for_update())
            write_deletion(change.connection, table.id, datetime.now(UTC))
            self._bus.announce(change, game_id)

    def restore(self, owner: int, game_id: str) -> bytes:
        """Bring a game back that was put away, and return its view; others are as they were.

        Raises:
            NotFound: this person never had such a game, or it is gone for good.
        """
        query = select(games).where(games.c.id == game_id, games.c.owner_id == owner)
        with self._database.changing() as change:
            table = find(change.connection, query.with_for_update())
            write_deletion(change.connection, table.id, None)
            self._bus.announce(change, game_id)
            standing = self._ledger.standing(change.connection, table)
        return self._ledger.seen(standing)

    def purge(self, days: float) -> int:
        """Remove for good what was put away more than `days` ago; return how many games."""
        before = datetime.now(UTC) - timedelta(days=days)
        with self._database.changing() as change:
            return change.connection.execute(delete(games).where(games.c.deleted < before)).rowcount
