"""The house's parts, put together once and handed to whoever answers a request."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from starlette.requests import HTTPConnection

from ludejo.server.bus import Bus, HouseBus
from ludejo.server.choices import Choices
from ludejo.server.computer import Computer
from ludejo.server.database import Database
from ludejo.server.fair import Places
from ludejo.server.guests import Guests
from ludejo.server.joining import Joining
from ludejo.server.ledger import Ledger
from ludejo.server.opponent import Opponent
from ludejo.server.players import Players
from ludejo.server.settings import Settings
from ludejo.server.tables import Tables
from ludejo.server.thinking import Processes, Thinker


@dataclass(frozen=True)
class Rooms:
    """The parts that work for all requests."""

    settings: Settings
    database: Database
    bus: Bus
    computer: Computer
    guests: Guests
    ledger: Ledger
    tables: Tables
    players: Players
    opponent: Opponent
    joining: Joining
    judging: Places
    """Where games that come along are judged: one at a time, since all share one processor."""

    @classmethod
    def open(cls, settings: Settings, thinker: Thinker | None = None) -> Rooms:
        """Open the database and put everything together.

        Raises:
            NewerDatabaseError, UnusableDataError: the database cannot be opened.
        """
        database = Database.open(settings)
        bus = HouseBus()
        computer = Computer(thinker or Processes(settings.thinkers), bus)
        ledger = Ledger(database, bus, computer)
        choices = Choices(bus, ledger)
        return cls(
            settings=settings,
            database=database,
            bus=bus,
            computer=computer,
            guests=Guests(database),
            ledger=ledger,
            tables=Tables(database, bus, ledger),
            players=Players(ledger, choices),
            opponent=Opponent(database, ledger, choices, computer),
            joining=Joining(database, ledger),
            judging=Places(1),
        )


def rooms(connection: HTTPConnection) -> Rooms:
    """Return the parts of the house that a request or a socket came to."""
    return cast("Rooms", connection.app.state.rooms)
