"""Who is who: a browser is known by its cookie, and games belong to the person behind it.

Everybody is a guest: a person without an account, made when somebody first does something that
must be remembered. The token in the cookie is random and stands nowhere else; the database keeps
its hash.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from sqlalchemy import insert, select, update

from ludejo.server.database import Database
from ludejo.server.database.metadata import people, sessions

COOKIE = "ludejo_guest"
COOKIE_AGE = timedelta(days=400)
"""How long a browser keeps the cookie after it was last set; more is not allowed by browsers."""

_SEEN_EVERY = timedelta(days=1)
_TOKEN_LENGTH = 43


@dataclass(frozen=True)
class Guest:
    """A person who came without an account."""

    id: int
    token: str | None = None
    """To be set as the cookie, where it is new or is to be kept for longer."""


class Guests:
    """The people who come."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def known(self, token: str | None) -> Guest | None:
        """Return the person with this cookie, if there is one.

        Their visit is noted once a day, and their cookie then renewed.
        """
        if token is None or len(token) != _TOKEN_LENGTH:
            return None
        hashed = _hash(token)
        with self._database.reading() as connection:
            query = select(sessions.c.person_id, sessions.c.seen)
            row = connection.execute(query.where(sessions.c.token_hash == hashed)).first()
        if row is None:
            return None
        now = datetime.now(UTC)
        if now - row.seen < _SEEN_EVERY:
            return Guest(row.person_id)
        with self._database.changing() as change:
            change.connection.execute(
                update(sessions).where(sessions.c.token_hash == hashed).values(seen=now)
            )
        return Guest(row.person_id, token)

    def welcome(self) -> Guest:
        """Make a new guest, with the token of a new cookie."""
        token = secrets.token_urlsafe(32)
        now = datetime.now(UTC)
        with self._database.changing() as change:
            person = change.connection.execute(
                insert(people).values(created=now).returning(people.c.id)
            ).scalar_one()
            change.connection.execute(
                insert(sessions).values(
                    token_hash=_hash(token), person_id=person, created=now, seen=now
                )
            )
        return Guest(person, token)


def _hash(token: str) -> str:
    """Return the hash of a token; it is long and random, so it needs no slow one."""
    return hashlib.sha256(token.encode()).hexdigest()
