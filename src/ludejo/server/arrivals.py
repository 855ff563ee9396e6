"""Games as a page tells them that were played away from the house, and the referee's word on them.

A page says all that happened in a game; the referee plays it again. A game that was begun here and
taken along is told from the act on with which it left. Acts are only ever added, so the number of
one says as which game it left; and what is known here was judged when it happened, so that only
what comes after it is played again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from ludejo.games import AnyRules, Colour, GameError, MoveError
from ludejo.server.acts import Act, Past, Resigned, TakenBack, Turned
from ludejo.server.errors import BadMove, BadRequest, IllegalMove, Stale, Taken
from ludejo.server.standing import Table

EARLIEST = datetime(2020, 1, 1, tzinfo=UTC)
"""No game was played here before: a clock that says so is wrong."""


@dataclass(frozen=True)
class Happened:
    """An act, and when it was done by the clock of whoever did it."""

    act: Act
    time: datetime


@dataclass(frozen=True, kw_only=True)
class Arrival:
    """A game as a page tells it."""

    id: str
    rules: AnyRules
    computer: Colour | None
    level: int | None
    created: datetime
    since: int = 0
    """How many acts the house has known before those that are told; above 0 in a game that left."""
    happened: Sequence[Happened]
    staged: Mapping[Colour, str]
    """What some seats have chosen in the open turn: as secret as ever."""

    @property
    def begins(self) -> bool:
        """Whether nothing has happened in it that the referee would have to judge."""
        return not self.happened and not self.staged

    def is_of(self, table: Table) -> bool:
        """Whether this can be the game of a table: the same rules, played by the same."""
        return (table.rules.slug, table.start, table.computer, table.level) == (
            self.rules.slug,
            self.rules.start.text,
            self.computer,
            self.level,
        )

    def beyond(self, known: Sequence[Act]) -> Arrival | None:
        """Leave out what is known here of the game; none: nothing is told that is not known.

        Where it has gone on otherwise here, nothing is left out; nor where only the texts differ,
        which the referee has to read.

        Raises:
            Stale: fewer acts are known here than the arrival says.
        """
        if len(known) < self.since:
            raise Stale(f"only {len(known)} acts are known here, not {self.since}")
        told = [one.act for one in self.happened]
        both = min(len(known) - self.since, len(told))
        if told[:both] != known[self.since : self.since + both]:
            return self
        if both < len(known) - self.since:
            return None
        return replace(self, since=len(known), happened=self.happened[both:])


@dataclass(frozen=True)
class Replayed:
    """An arrival that the referee has played again."""

    arrival: Arrival
    past: Past
    created: datetime
    updated: datetime
    """When the last act happened; at first, when the game was begun."""
    happened: Sequence[Happened]
    """The acts with their moves' canonical texts, at times that rise and are not to come."""
    staged: Mapping[Colour, str]


def start(arrival: Arrival) -> Past:
    """Return the game at its start, where nothing is known of it here.

    Raises:
        Taken: it is told from a later act on.
    """
    if arrival.since:
        raise Taken("nothing is known here of this person's game before")
    return Past.replay(arrival.rules, arrival.rules.start.text, ())


def replayed(arrival: Arrival, past: Past, earliest: datetime, now: datetime) -> Replayed:
    """Play an arrival again, from the game `past` on that is known here before it.

    Args:
        arrival: what is told.
        past: the game after the act with which that begins.
        earliest: when it stood so, at the earliest.
        now: what was later than this has not happened.

    Raises:
        BadMove, IllegalMove: one of its moves or choices cannot be read, or not be made.
        BadRequest: something else in it cannot have happened.
    """
    created = min(max(arrival.created, EARLIEST), now)
    time = max(created, earliest)
    happened = []
    for number, one in enumerate(arrival.happened, arrival.since + 1):
        with _telling(f"act {number}"):
            past = _after(past, one.act, arrival.computer)
        act = Turned(past.turns[-1].move) if isinstance(one.act, Turned) else one.act
        time = min(max(one.time, time), now)
        happened.append(Happened(act, time))
    with _telling("the open turn"):
        choices = _staged(past, arrival.staged)
    return Replayed(arrival, past, created, time, happened, choices)


def _after(past: Past, act: Act, computer: Colour | None) -> Past:
    """Return the game after another act, which must be one that could be done at a table here."""
    match act:
        case TakenBack(count):
            if count != past.undoable(computer):
                raise BadRequest(f"taking back takes {past.undoable(computer)} here, not {count}")
        case _ if past.outcome is not None:
            raise BadRequest("the game is over")
        case Resigned(seat) if seat is computer:
            raise BadRequest("the computer resigns for itself")
    return past.after(act)


def _staged(past: Past, choices: Mapping[Colour, str]) -> dict[Colour, str]:
    """Return the choices of the open turn in their canonical texts."""
    if not choices:
        return {}
    if not past.rules.simultaneous or not set(choices) < set(past.due):
        raise BadRequest("so many, or these, cannot have chosen while the turn is open")
    chosen = {seat: past.rules.read_choice(choice) for seat, choice in choices.items()}
    for seat, choice in chosen.items():
        if choice not in past.position.legal(seat):
            raise BadRequest(f"{seat} cannot choose so here")
    return {seat: str(choice) for seat, choice in chosen.items()}


@contextmanager
def _telling(where: str) -> Iterator[None]:
    """Say where it is that the referee refuses something."""
    try:
        yield
    except MoveError as error:
        raise BadMove(f"{where}: {error}") from None
    except GameError as error:
        raise IllegalMove(f"{where}: {error}") from None
    except BadRequest as error:
        raise BadRequest(f"{where}: {error.message}") from None
