"""The house: keeps games for whoever comes, lets people play them, and serves the page.

::

    app         puts everything together: routes, guards, what runs from opening to closing
    house       where it is open
    running     opens a port and answers on it
    settings    what can be set, and by which variable of the environment
    errors      all that goes wrong, and how it is told
    gate        guards before every request: host, origin, size, headers, faults
    page        the built page of `web/`
    rooms       the parts below, made once and handed to whoever answers
    routes      the addresses under /api
    answers     what all their answers have in common
    downloads   a game's record, as a file
    socket      the line on which a page hears of every act
    guests      who is who, by cookie

    tables      the games being played: opening one, looking at it, putting it away
    players     what a person does in one: choosing, taking back, resigning
    opponent    the computer's part in one: what it has to choose, and its choice
    choices     the open turn: kept secret, and played when no choice is missing
    joining     lets games join that were played away from the house
    arrivals    such a game as a page tells it, and the referee's word on it
    ledger      each game as it stands: looked at, locked by whoever changes it, led on by acts

    views       what a player may see of a game; nothing else makes one
    standing    a game as it stands, no secret in it: of this a view is made
    acts        what happened in a game, and the game that follows from it
    pasts       the games that were played last, in memory
    memory      what was asked for last, of whatever kind
    rows        how games and acts are read from the database, and written

    computer    lets the house think for the computer, where a page asks for it
    thinking    the process in which it thinks
    fair        places handed out in turn, so that nobody keeps the others waiting
    bus         tells the sockets that a game has moved on
    database    where all of it is kept
    schema      prints the API's schema, from which the client's types are made

Importing this package is cheap; the parts are loaded when the house is opened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludejo.server.errors import (
    NewerDatabaseError,
    NoPortError,
    ServerError,
    UnusableDataError,
)
from ludejo.server.house import House
from ludejo.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable

    from fastapi import FastAPI

__all__ = [
    "House",
    "NewerDatabaseError",
    "NoPortError",
    "ServerError",
    "Settings",
    "UnusableDataError",
    "create_app",
    "run",
]


def create_app(settings: Settings | None = None) -> FastAPI:
    """Make the ASGI application, its database opened and brought up to date.

    Without `settings`, those of the environment.

    Raises:
        NewerDatabaseError: a newer Ludejo made the database.
        UnusableDataError: the folder or the database cannot be used.
    """
    from ludejo.server import app  # noqa: PLC0415 -- FastAPI takes long to load

    return app.create_app(settings or Settings.from_environment())


def run(
    settings: Settings | None = None,
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    on_ready: Callable[[House], None] | None = None,
    log_level: str = "warning",
) -> None:
    """Open the house and keep it open until the process is told to stop (Ctrl-C, SIGTERM).

    Args:
        settings: as for `create_app`.
        host: the address to listen on.
        port: the port; where it is taken, the next free one of the hundred that follow. 0 is any.
        on_ready: called once, when the house answers, with where it is.
        log_level: uvicorn's (`critical`, `error`, `warning`, `info`, `debug`, `trace`).

    Raises:
        NoPortError: no port is free, or the address cannot be listened on.
        NewerDatabaseError, UnusableDataError: as for `create_app`.
    """
    from ludejo.server import running  # noqa: PLC0415 -- uvicorn takes long to load

    running.run(
        settings or Settings.from_environment(),
        host=host,
        port=port,
        on_ready=on_ready,
        log_level=log_level,
    )
