"""Puts everything together: routes, guards, refusals, and what runs from opening to closing."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError, SQLAlchemyError
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware

import ludejo
from ludejo.server import routes, socket
from ludejo.server.answers import refused
from ludejo.server.errors import BadRequest, NotFound, Refusal, Unavailable
from ludejo.server.gate import Gate
from ludejo.server.page import Page
from ludejo.server.rooms import Rooms
from ludejo.server.settings import Settings
from ludejo.server.thinking import Thinker

logger = logging.getLogger(__name__)

ROUTERS = (routes.router, socket.router)

_OURS = (DataError, IntegrityError, ProgrammingError)
"""The database's errors that are faults of the code, not of the database or the disk."""


def create_app(settings: Settings, thinker: Thinker | None = None) -> FastAPI:
    """Make the application, its database opened; `thinker` decides for the computer.

    Raises:
        NewerDatabaseError, UnusableDataError: the database cannot be opened.
    """
    app = bare_app(
        [
            Middleware(Gate, hosts=settings.allowed_hosts),
            Middleware(GZipMiddleware, compresslevel=5),
        ]
    )
    app.state.rooms = Rooms.open(settings, thinker)
    app.router.default = Page(settings.page)
    return app


def bare_app(middleware: list[Middleware] | None = None) -> FastAPI:
    """Make the application without anything behind its addresses: enough to describe them."""
    app = FastAPI(
        title="Ludejo",
        summary="A place to play What the Shell and Kruco",
        version=ludejo.__version__,
        docs_url=None,  # their scripts would come from elsewhere
        redoc_url=None,
        openapi_url="/api/openapi.json",
        redirect_slashes=False,
        separate_input_output_schemas=False,
        generate_unique_id_function=_operation_id,
        middleware=middleware,
        exception_handlers=EXCEPTION_HANDLERS,
        lifespan=_lifespan,
    )
    for router in ROUTERS:
        app.include_router(router)
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    """Open the house, and close it."""
    rooms: Rooms = app.state.rooms
    await run_in_threadpool(_purge, rooms)
    rooms.computer.start(rooms.opponent)
    try:
        yield
    finally:
        await rooms.computer.stop()
        rooms.database.close()


def _purge(rooms: Rooms) -> None:
    """Clear away what was deleted long ago; where that cannot be now, the house opens all the same.

    It is done again when the house is next opened.
    """
    try:
        gone = rooms.tables.purge(rooms.settings.kept_after_deletion)
    except _OURS:
        raise
    except SQLAlchemyError as error:
        logger.error("Deleted games could not be cleared away: %s", error)  # noqa: TRY400 -- no fault of the code
    else:
        if gone:
            logger.info("%d deleted games are gone for good", gone)


def _operation_id(route: APIRoute) -> str:
    return route.name


def _refused(_request: Request, refusal: Refusal) -> Response:
    return refused(refusal)


def _http_error(_request: Request, error: HTTPException) -> Response:
    """Say in our shape what the framework refuses: unknown addresses, methods."""
    if error.status_code == HTTPStatus.NOT_FOUND:
        return refused(NotFound("there is nothing at this address"))
    response = refused(BadRequest(str(error.detail), error.status_code))
    response.headers.update(error.headers or {})
    return response


def _invalid(_request: Request, error: RequestValidationError) -> Response:
    """Say what is wrong with a request, without repeating what it said."""
    faults = (f"{'.'.join(map(str, fault['loc']))}: {fault['msg']}" for fault in error.errors())
    return refused(BadRequest("; ".join(faults), HTTPStatus.UNPROCESSABLE_ENTITY))


def _database_error(request: Request, error: SQLAlchemyError) -> Response:
    """Say that the database cannot be reached; what the code did wrong goes on as its fault."""
    if isinstance(error, _OURS):
        raise error
    logger.error("%s %s: %s", request.method, request.url.path, error)
    return refused(Unavailable("the database cannot be reached now; try again"))


EXCEPTION_HANDLERS: dict[Any, Any] = {
    Refusal: _refused,
    HTTPException: _http_error,
    RequestValidationError: _invalid,
    SQLAlchemyError: _database_error,
}
