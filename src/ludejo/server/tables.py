"""The games being played: opening one, choosing, taking back, resigning, putting away.

A choice of an open turn is secret: it is written to `staged`, read back only to play the turn, and
given to nothing else. Views are made from the seats that have chosen.
"""

from __future__ import annotations

import secrets
import string
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from uuid import UUID

from sqlalchemy import delete, insert, select, tuple_

from ludejo.games import AnyRules, Colour, GameError, IllegalMoveError, MoveError, kruco
from ludejo.server import views
from ludejo.server.acts import BrokenGameError, Past, Resigned, TakenBack, Turned
from ludejo.server.bus import Bus
from ludejo.server.computer import Computer
from ludejo.server.database import Change, Database
from ludejo.server.database.metadata import games, requests, staged
from ludejo.server.errors import (
    BadMove,
    BadRequest,
    GameOver,
    IllegalMove,
    NotDue,
    NothingToUndo,
    Stale,
)
from ludejo.server.ledger import Ledger
from ludejo.server.rows import (
    cursor_of,
    find,
    is_known,
    own,
    present,
    read_cursor,
    table_of,
    write_deletion,
)
from ludejo.server.standing import Standing, Table
from ludejo.server.thinking import Question
from ludejo.server.views import Captures, GameList, State

ID_LETTERS = string.digits + string.ascii_letters
"""Of what the ids of games are made."""
_ID_LENGTH = 16


class Tables:
    """The games of the house."""

    def __init__(self, database: Database, bus: Bus, computer: Computer, ledger: Ledger) -> None:
        """Keep games in `database` and `ledger`, announce on `bus`, and play with `computer`."""
        self._database = database
        self._bus = bus
        self._computer = computer
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
        with _referee_refusals():
            move = kruco.RULES.read_choice(choice)
            return views.captures(standing.past.position, move, order)

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

    # Playing

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
            with _referee_refusals():
                after = self._choose(change, standing, seat, choice)
        return self._ledger.seen(after)

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
                change.connection.execute(
                    delete(staged).where(
                        staged.c.game_id == game_id,
                        staged.c.seat.in_([seat.value for seat in persons]),
                    )
                )
                self._bus.announce(change, game_id)
                after = Standing(standing.table, standing.past, standing.chosen - persons)
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

    # The computer's part

    def answer(self, owner: int, game_id: str, *, act: int, choice: str) -> bytes:
        """Make the computer's choice, which this person's page has thought out; return the view.

        Nothing happens where the choice after `act` is no longer awaited: several pages of a
        person, and the house too, may think about the same game, and the first one counts.

        Raises:
            NotFound: this person has no such game.
            BadMove, IllegalMove: the choice cannot be read, or the rules do not allow it here.
        """
        with self._ledger.changing(owner, game_id) as (change, standing):
            seat = standing.table.computer
            if standing.past.act != act or seat is None or seat not in standing.awaited:
                return self._ledger.seen(standing)
            with _referee_refusals():
                after = self._choose(change, standing, seat, choice)
        return self._ledger.seen(after)

    def think(self, owner: int, game_id: str, *, act: int) -> bytes:
        """Let the house think for the computer, again too where it failed; return the view.

        Raises:
            NotFound: this person has no such game.
            Stale: the game has moved on since `act`.
            GameOver: it is over.
            NotDue: the computer has nothing to choose.
            Unavailable: the house thinks about too many of this person's games already.
        """
        with self._ledger.looking(owner, game_id) as standing:
            standing.check_act(act)
            if standing.past.outcome is not None:
                raise GameOver("the game is over")
            if not standing.thinking:
                raise NotDue("no choice of the computer's is awaited")
        self._computer.ask(owner, game_id, act)
        return self._ledger.seen(standing)

    def question(self, game_id: str) -> Question | None:
        """Return what the computer has to decide in a game; none where its choice is not due.

        It is the position and its past, and nothing of what a person may have chosen.
        """
        with self._database.reading() as connection:
            row = connection.execute(present(game_id)).first()
            if row is None:
                return None
            standing = self._ledger.standing(connection, table_of(row))
        table, past = standing.table, standing.past
        if table.computer is None or table.level is None or not standing.thinking:
            return None
        return Question(
            game_id=game_id,
            owner=row.owner_id,
            act=past.act,
            game=table.rules.slug,
            text=past.text,
            seat=table.computer,
            level=table.level,
            seed=standing.seed,
        )

    def reply(self, question: Question, choice: str) -> None:
        """Make the choice that the house has thought out, where it is still awaited.

        Raises:
            GameError: the choice is not one, or not legal.
        """
        query = present(question.game_id).with_for_update()
        with self._database.changing() as change:
            row = change.connection.execute(query).first()
            if row is None:
                return
            standing = self._ledger.standing(change.connection, table_of(row))
            if standing.past.act == question.act and Colour(question.seat) in standing.awaited:
                self._choose(change, standing, Colour(question.seat), choice)

    # Inside

    def _choose(self, change: Change, standing: Standing, seat: Colour, choice: str) -> Standing:
        """Stage an awaited choice, or play the turn if it was the last one it needs.

        Raises:
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


@contextmanager
def _referee_refusals() -> Iterator[None]:
    """Say in our words what the referee refuses."""
    try:
        yield
    except MoveError as error:
        raise BadMove(str(error)) from None
    except IllegalMoveError as error:
        raise IllegalMove(str(error)) from None
