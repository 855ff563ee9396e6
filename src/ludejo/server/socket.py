"""The line on which a page hears of every act of a game.

The view is sent when the line is opened, after every act, after a choice was staged or withdrawn,
when the computer failed to choose and when it is tried again, and after `HEARTBEAT` seconds in
which nothing else was sent: a page that hears nothing for twice as long knows that the line is
dead. Whoever is slow gets the newest view when the line is free again, not all of them one after
the other; nothing is lost, since a view holds all turns.
What the page sends is not looked at.
"""

from __future__ import annotations

import logging
from http import HTTPStatus

import anyio
from fastapi import APIRouter, WebSocket
from sqlalchemy.exc import SQLAlchemyError
from starlette.concurrency import run_in_threadpool
from starlette.websockets import WebSocketDisconnect

from ludejo.server.bus import Watch
from ludejo.server.errors import NotFound
from ludejo.server.guests import COOKIE
from ludejo.server.rooms import Rooms, rooms

logger = logging.getLogger(__name__)

HEARTBEAT = 25.0
"""Seconds after which the view is sent again when nothing has happened."""

SENDING = 20.0
"""Seconds for which a line may be clogged before it is closed."""

NO_SUCH_GAME = 4000 + HTTPStatus.NOT_FOUND
"""The code with which the line of a game is closed that is not there, or not this person's."""

TRY_AGAIN_LATER = 1013
"""The code with which a line is closed when the database cannot be reached."""

router = APIRouter(prefix="/api")


@router.websocket("/games/{game_id}/socket")
async def watch_game(websocket: WebSocket, game_id: str) -> None:
    """Tell a page of every act of a game."""
    house = rooms(websocket)
    with house.bus.watch(game_id) as watch:  # before the first look, so that no act is missed
        await websocket.accept()
        async with anyio.create_task_group() as tasks:

            async def listen() -> None:
                await _listen(websocket)
                tasks.cancel_scope.cancel()

            tasks.start_soon(listen)
            await _tell(websocket, house, game_id, watch)
            tasks.cancel_scope.cancel()


async def _tell(websocket: WebSocket, house: Rooms, game_id: str, watch: Watch) -> None:
    """Send views until the line is closed, by either side."""
    token = websocket.cookies.get(COOKIE)
    try:
        guest = await run_in_threadpool(house.guests.known, token)
        while guest is not None:
            view = await run_in_threadpool(house.tables.view, guest.id, game_id)
            with anyio.fail_after(SENDING):
                await websocket.send_text(view.decode())
            await watch.news(HEARTBEAT)
        await websocket.close(NO_SUCH_GAME)
    except NotFound:
        await websocket.close(NO_SUCH_GAME)
    except SQLAlchemyError as error:
        logger.error("A socket is closed: %s", error)  # noqa: TRY400 -- no fault of the code
        await websocket.close(TRY_AGAIN_LATER)
    except (WebSocketDisconnect, TimeoutError):
        return


async def _listen(websocket: WebSocket) -> None:
    """Wait until the page closes the line."""
    while (await websocket.receive())["type"] != "websocket.disconnect":
        pass
