"""How games and acts are read from the rows of the database, and written to them."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, Row, Select, exists, select, update

from ludejo.games import Colour, Outcome, Reason, rules_of
from ludejo.server.acts import Act, BrokenGameError, Resigned, TakenBack, Turned
from ludejo.server.database.metadata import games, requests
from ludejo.server.errors import BadRequest, NotFound
from ludejo.server.standing import Table


def own(owner: int, game_id: str) -> Select[Any]:
    """Ask for a game of this person's, unless it was put away."""
    return present(game_id).where(games.c.owner_id == owner)


def present(game_id: str) -> Select[Any]:
    """Ask for a game, unless it was put away."""
    return select(games).where(games.c.id == game_id, games.c.deleted.is_(None))


def find(connection: Connection, query: Select[Any]) -> Table:
    """Return the game that is asked for.

    Raises:
        NotFound: there is none.
    """
    row = connection.execute(query).first()
    if row is None:
        raise NotFound("there is no such game")
    return table_of(row)


def table_of(row: Row[Any]) -> Table:
    """Read a game's row."""
    return Table(
        id=row.id,
        rules=rules_of(row.game),
        start=row.start,
        computer=_colour(row.computer),
        level=row.level,
        created=row.created,
        updated=row.updated,
        act=row.act,
        position=row.position,
        turn_count=row.turn_count,
        outcome=None if row.reason is None else Outcome(_colour(row.winner), Reason(row.reason)),
    )


def act_of(row: Row[Any]) -> Act:
    """Read an act's row.

    Raises:
        BrokenGameError: it is of a kind that there is not.
    """
    match row.kind:
        case "turn":
            return Turned(row.move)
        case "resignation":
            return Resigned(Colour(row.seat))
        case "takeback":
            return TakenBack(row.back)
        case kind:
            raise BrokenGameError(f"no act is a {kind}")


def columns_of(act: Act) -> Mapping[str, str | int | None]:
    """Return what is written of an act: the same columns of each."""
    columns: dict[str, str | int | None] = {"move": None, "seat": None, "back": None}
    match act:
        case Turned(move):
            return columns | {"kind": "turn", "move": move}
        case Resigned(seat):
            return columns | {"kind": "resignation", "seat": seat.value}
        case TakenBack(count):
            return columns | {"kind": "takeback", "back": count}


def write_outcome_of_acts(connection: Connection, table: Table) -> None:
    """Write what follows from a game's acts into its row."""
    outcome = table.outcome
    winner = None if outcome is None else outcome.winner
    connection.execute(
        update(games)
        .where(games.c.id == table.id)
        .values(
            act=table.act,
            updated=table.updated,
            position=table.position,
            turn_count=table.turn_count,
            winner=None if winner is None else winner.value,
            reason=None if outcome is None else outcome.reason.value,
        )
    )


def write_deletion(connection: Connection, game_id: str, deleted: datetime | None) -> None:
    """Write when a game was put away; none: it is there."""
    connection.execute(update(games).where(games.c.id == game_id).values(deleted=deleted))


def is_known(connection: Connection, game_id: str, request: str) -> bool:
    """Whether a request was carried out before."""
    query = exists().where(requests.c.game_id == game_id, requests.c.request == request)
    return bool(connection.scalar(select(query)))


def cursor_of(row: Row[Any]) -> str:
    """Return the cursor of the games after this one in a list."""
    text = f"{row.updated.isoformat()} {row.id}"
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


def read_cursor(cursor: str) -> tuple[datetime, str]:
    """Read a cursor.

    Raises:
        BadRequest: it is none that a list gave.
    """
    try:
        text = base64.urlsafe_b64decode(cursor + "=" * (-len(cursor) % 4)).decode("ascii")
        updated, game_id = text.split(" ")
        return datetime.fromisoformat(updated).astimezone(UTC), game_id
    except (ValueError, OverflowError, binascii.Error):
        raise BadRequest("the cursor is none that a list gave") from None


def _colour(value: str | None) -> Colour | None:
    return None if value is None else Colour(value)
