"""A game as it stands, read within one transaction; no secret is in it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import datetime

from ludejo.games import AnyRules, Colour, Outcome
from ludejo.server.acts import Past
from ludejo.server.errors import Stale

_SEED_BYTES = 6
"""So that it is a whole number in every language (below 2^53)."""


@dataclass(frozen=True, kw_only=True)
class Table:
    """What is kept of a game in its own row."""

    id: str
    rules: AnyRules
    start: str
    computer: Colour | None
    """The computer's seat; none in hotseat."""
    level: int | None
    """How strong the computer is; none in hotseat."""
    created: datetime
    updated: datetime
    """When the last act happened; at first, when the game was opened."""
    act: int
    """The number of the last act, 0 before the first."""
    position: str
    turn_count: int
    outcome: Outcome | None

    @property
    def due(self) -> tuple[Colour, ...]:
        """The seats whose choice the open turn needs; none when the game is over."""
        return () if self.outcome else tuple(self.rules.read_position(self.position).due)

    def awaited(self, chosen: frozenset[Colour]) -> tuple[Colour, ...]:
        """The seats whose choice is still to be made, when these have chosen."""
        return tuple(seat for seat in self.due if seat not in chosen)


@dataclass(frozen=True)
class Standing:
    """A game with its past, and who has chosen in the open turn (not what)."""

    table: Table
    past: Past
    chosen: frozenset[Colour]

    @property
    def awaited(self) -> tuple[Colour, ...]:
        """The seats, of persons or the computer, whose choice is still to be made."""
        return tuple(seat for seat in self.past.due if seat not in self.chosen)

    @property
    def thinking(self) -> bool:
        """Whether the computer's choice is still to be made."""
        return self.table.computer in self.awaited

    @property
    def seed(self) -> int:
        """The seed by which the computer chooses all through this game.

        After something was taken back it is another, so that the computer chooses anew. It is no
        secret: the page thinks with it, and who computes the choice cheats only themselves.
        """
        taken_back = self.past.act - len(self.past.turns)
        digest = hashlib.sha256(f"{self.table.id} {taken_back}".encode()).digest()
        return int.from_bytes(digest[:_SEED_BYTES])

    @property
    def persons_chosen(self) -> frozenset[Colour]:
        """The persons' seats that have chosen."""
        return self.chosen - {self.table.computer}

    def check_act(self, act: int) -> None:
        """Hold the act that somebody saw last against the game.

        Raises:
            Stale: the game has moved on since.
        """
        if act != self.past.act:
            raise Stale(f"the game is at act {self.past.act}, you saw act {act}")
