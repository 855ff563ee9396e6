"""The house: keeps games for whoever comes, lets people play them, and serves the page.

::

    app         puts everything together: routes, guards, what runs from opening to closing
    house       where it is open
    running     opens a port and answers on it
    settings    what can be set, and by which variable of the environment
    gate        guards before every request: host, origin, size, headers, faults
    page        the built page of `web/`
    routes      the addresses under /api
    answers     what all their answers have in common
    socket      the line on which a page hears of every act
    tables      the games being played: opening one, looking at it, putting it away
    players     what a person does in one: choosing, taking back, resigning
    choices     the open turn: kept secret, played when no choice is missing
    joining     lets games join that were played away from the house
    arrivals    such a game as a page tells it, and the referee's word on it
    ledger      each game as it stands: looked at, locked by whoever changes it, led on by acts
    pasts       the pasts of games, in memory
    acts        what happened in a game, and the game that follows from it
    views       what a player may see of a game; nothing else makes one
    guests      who is who, by cookie
    computer    sees to it that the computer chooses where its choice is due
    thinking    the process in which it thinks
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
