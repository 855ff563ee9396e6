"""The pasts of the games that were played last, in memory; any other is replayed from its acts."""

from __future__ import annotations

from sqlalchemy import Connection, select

from ludejo.server.acts import Past
from ludejo.server.database import Change
from ludejo.server.database.metadata import acts
from ludejo.server.memory import Memory
from ludejo.server.rows import act_of
from ludejo.server.standing import Table

_KEPT = 512
"""Of how many games."""


class Pasts:
    """The pasts of the house's games. For all threads."""

    def __init__(self) -> None:
        self._memory: Memory[tuple[str, int], Past] = Memory(_KEPT)

    def of(self, connection: Connection, table: Table) -> Past:
        """Return the past of a game up to the act that its table says.

        Raises:
            BrokenGameError: what is kept of it does not make a game.
        """
        known = self._memory.get((table.id, table.act))
        if known is not None:
            return known
        query = select(acts).where(acts.c.game_id == table.id, acts.c.number <= table.act)
        rows = connection.execute(query.order_by(acts.c.number))
        past = Past.replay(table.rules, table.start, map(act_of, rows))
        self._memory.put((table.id, table.act), past)
        return past

    def keep(self, change: Change, game_id: str, past: Past) -> None:
        """Remember how a game went on, once the transaction is kept."""
        change.after_commit.append(lambda: self._memory.put((game_id, past.act), past))
