"""The tables of the database.

A game is its list of acts; what follows from them (position, outcome) is kept beside, in the row of
the game, written in the same transaction. A choice that is not revealed yet is a row of its own.
"""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Identity,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


class Instant(TypeDecorator[datetime]):
    """A moment in UTC, aware of it also where the database is not."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Write the moment in UTC."""
        del dialect
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Read it back as UTC."""
        del dialect
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


Key = BigInteger().with_variant(Integer, "sqlite")
"""A key that the database counts up itself."""

people = Table(
    "people",
    metadata,
    Column("id", Key, Identity(), primary_key=True),
    Column("created", Instant, nullable=False),
)
"""Whoever owns games: guests; an account will be something that a person has."""

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person_id", Key, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("created", Instant, nullable=False),
    Column("seen", Instant, nullable=False),
    Index(None, "person_id"),
)
"""The browsers by which a person is known. Of a cookie's token only the hash is kept."""

games = Table(
    "games",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("owner_id", Key, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(32), nullable=False),
    Column("start", Text, nullable=False),
    Column("computer", String(5)),
    Column("level", Integer),
    Column("created", Instant, nullable=False),
    Column("deleted", Instant),
    # What follows from the acts:
    Column("act", Integer, nullable=False),
    Column("updated", Instant, nullable=False),
    Column("position", Text, nullable=False),
    Column("turn_count", Integer, nullable=False),
    Column("winner", String(5)),
    Column("reason", String(16)),
    CheckConstraint("computer IN ('black', 'white')", name="computer"),
    CheckConstraint("(computer IS NULL) = (level IS NULL)", name="level"),
    CheckConstraint("winner IN ('black', 'white')", name="winner"),
    Index(None, "owner_id", "updated"),
    Index(None, "deleted"),
)
"""Games. `computer` is the seat of the computer, null in hotseat; `reason` is null while a game
goes on; `act` is the number of its last act, 0 before the first."""

acts = Table(
    "acts",
    metadata,
    Column("game_id", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("time", Instant, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("move", Text),
    Column("seat", String(5)),
    Column("back", Integer),
    CheckConstraint(
        "kind = 'turn' AND move IS NOT NULL AND seat IS NULL AND back IS NULL"
        " OR kind = 'resignation' AND move IS NULL AND seat IS NOT NULL AND back IS NULL"
        " OR kind = 'takeback' AND move IS NULL AND seat IS NULL AND back > 0",
        name="kind",
    ),
    CheckConstraint("number > 0", name="number"),
    CheckConstraint("seat IN ('black', 'white')", name="seat"),
)
"""What happened, numbered from 1 in each game, never changed and never removed."""

staged = Table(
    "staged",
    metadata,
    Column("game_id", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(5), primary_key=True),
    Column("choice", Text, nullable=False),
    Column("time", Instant, nullable=False),
    CheckConstraint("seat IN ('black', 'white')", name="seat"),
)
"""Choices of the open turn, secret until all that are due have been made."""

requests = Table(
    "requests",
    metadata,
    Column("game_id", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("request", String(36), primary_key=True),
    Column("time", Instant, nullable=False),
)
"""The requests that were carried out, so that one sent again changes nothing."""
