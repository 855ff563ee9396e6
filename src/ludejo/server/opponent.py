"""The computer's part in a game: what it has to choose, and its choice, whoever thought it out.

A page thinks for it, or the house does where it is asked to; the first choice counts.
"""

from __future__ import annotations

from ludejo.games import Colour
from ludejo.server.choices import Choices, referee_refusals
from ludejo.server.computer import Computer
from ludejo.server.database import Database
from ludejo.server.errors import GameOver, NotDue
from ludejo.server.ledger import Ledger
from ludejo.server.rows import present, table_of
from ludejo.server.thinking import Question


class Opponent:
    """The computer at the tables."""

    def __init__(
        self, database: Database, ledger: Ledger, choices: Choices, computer: Computer
    ) -> None:
        """Play in the games of `ledger`, which are kept in `database`; `computer` may think."""
        self._database = database
        self._ledger = ledger
        self._choices = choices
        self._computer = computer

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
            with referee_refusals():
                after = self._choices.make(change, standing, seat, choice)
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
                self._choices.make(change, standing, Colour(question.seat), choice)
