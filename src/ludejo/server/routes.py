"""The addresses under /api."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Any, Literal, Self
from uuid import UUID

import sqlalchemy
from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import AwareDatetime, Field, StrictInt, model_validator
from starlette.concurrency import run_in_threadpool

import ludejo
from ludejo.games import Colour, rules_of
from ludejo.server.acts import Act, Resigned, TakenBack, Turned
from ludejo.server.answers import JSON
from ludejo.server.arrivals import Arrival, Happened
from ludejo.server.downloads import download
from ludejo.server.errors import NotFound, Stranger, Unavailable
from ludejo.server.guests import COOKIE, COOKIE_AGE, Guest
from ludejo.server.rooms import rooms
from ludejo.server.views import (
    HIGHEST,
    Captures,
    GameList,
    GameView,
    Model,
    Opponent,
    Slug,
    State,
)

_LONGEST_CHOICE = 1000
_MOST_ACTS = 2000
"""How many acts a game may bring along; a long one has some hundreds."""
_MOST_WAITING = 8
"""How many games of one person may wait to join; a page tells of one after the other."""
_LAST_ACT = 2**31 - 1
"""No game comes so far."""

GameId = Annotated[str, Path(max_length=64)]
NewGameId = Annotated[str, Path(pattern="^[0-9A-Za-z]{16}$|^[0-9A-Za-z]{12}$")]
"""As pages and the house make it; the house made twelve signs before."""
ActNumber = Annotated[StrictInt, Field(ge=0)]
Choice = Annotated[str, Field(max_length=_LONGEST_CHOICE)]


class ErrorDetails(Model):
    """What went wrong."""

    kind: Literal[
        "not_found",
        "stale",
        "not_due",
        "illegal_move",
        "bad_move",
        "game_over",
        "bad_request",
        "nothing_to_undo",
        "taken",
        "stranger",
        "forbidden",
        "unavailable",
        "internal",
    ]
    message: str
    """For developers, in English; players are told in their language, by `kind`."""


class ErrorView(Model):
    """A request that was refused or failed; nothing was changed."""

    error: ErrorDetails


class ConflictView(ErrorView):
    """A request that does not fit the game as it stands, and how it stands."""

    view: GameView


class Opening(Model):
    """A new game."""

    game: Slug
    opponent: Opponent
    level: Annotated[StrictInt, Field(ge=1, le=HIGHEST)] | None = None
    """How strong the computer is, 1 where it is not given; only with the computer."""
    seat: Colour | None = None
    """The person's seat, Black where it is not given; only with the computer."""

    @model_validator(mode="after")
    def _check(self) -> Self:
        if self.opponent == "hotseat" and (self.level is not None or self.seat is not None):
            raise ValueError("level and seat are for games with the computer")
        return self

    @property
    def computer(self) -> tuple[Colour, int] | tuple[None, None]:
        """The computer's seat and level; none in hotseat."""
        if self.opponent == "hotseat":
            return None, None
        return (self.seat or Colour.BLACK).other, self.level or 1


class TurnTold(Model):
    """A turn that was played."""

    kind: Literal["turn"]
    time: AwareDatetime
    move: Choice

    @property
    def act(self) -> Act:
        """What the house keeps of it."""
        return Turned(self.move)


class ResignationTold(Model):
    """A seat that resigned."""

    kind: Literal["resignation"]
    time: AwareDatetime
    seat: Colour

    @property
    def act(self) -> Act:
        """What the house keeps of it."""
        return Resigned(self.seat)


class TakebackTold(Model):
    """An undo, which took back so many of the acts that counted."""

    kind: Literal["takeback"]
    time: AwareDatetime
    count: Annotated[StrictInt, Field(ge=1, le=_MOST_ACTS)]

    @property
    def act(self) -> Act:
        """What the house keeps of it."""
        return TakenBack(self.count)


class Joining(Opening):
    """A game as it was played in a page, away from the house."""

    since: Annotated[StrictInt, Field(ge=0, le=_LAST_ACT)] = 0
    """How many acts the house knows already and is not told again: those of a game that was begun
    here and taken along."""
    created: AwareDatetime
    acts: Annotated[
        list[Annotated[TurnTold | ResignationTold | TakebackTold, Field(discriminator="kind")]],
        Field(max_length=_MOST_ACTS),
    ]
    """All that happened since, from the first to the last."""
    staged: dict[Colour, Choice]
    """What seats have chosen in the open turn, while another has not; only of What the Shell."""

    def arrival(self, game_id: str) -> Arrival:
        """Return the game as it is to join."""
        computer, level = self.computer
        return Arrival(
            id=game_id,
            rules=rules_of(self.game),
            computer=computer,
            level=level,
            created=self.created,
            since=self.since,
            happened=[Happened(told.act, told.time) for told in self.acts],
            staged=self.staged,
        )


class Choosing(Model):
    """A seat's choice."""

    act: ActNumber
    """The last act that the client saw."""
    seat: Colour
    choice: Choice
    request: UUID
    """Made up by the client for this choice; sent again with the same one, it changes nothing."""


class Undoing(Model):
    """A wish to take back."""

    act: ActNumber
    """The last act that the client saw."""
    staged: list[Colour] | None = None
    """Who had chosen in the open turn, as far as the client saw; not looked at where not given."""


class Resigning(Model):
    """A resignation."""

    act: ActNumber
    """The last act that the client saw."""
    seat: Colour


class Answering(Model):
    """The computer's choice, thought out by the client."""

    act: ActNumber
    """The act after which it is due."""
    choice: Choice


class Thinking(Model):
    """A wish that the house think for the computer."""

    act: ActNumber
    """The last act that the client saw."""


class Ordering(Model):
    """A move of Kruco and the captures chosen so far."""

    choice: Choice
    order: Annotated[list[Annotated[str, Field(max_length=8)]], Field(max_length=64)]
    act: ActNumber | None = None
    """The last act that the client saw; not looked at where not given."""


class Health(Model):
    """The house answers, and so does its database."""

    status: Literal["ok"]


class Version(Model):
    """Which Ludejo this is."""

    version: str


def _refusals(*statuses: HTTPStatus) -> dict[int | str, dict[str, Any]]:
    """Describe the refusals of a route for the schema."""
    models = {HTTPStatus.CONFLICT: ConflictView}
    return {int(status): {"model": models.get(status, ErrorView)} for status in statuses}


_GONE = _refusals(HTTPStatus.NOT_FOUND)
_OF_A_CHANGE = _refusals(HTTPStatus.NOT_FOUND, HTTPStatus.CONFLICT)
_OF_A_JOINING = _OF_A_CHANGE | _refusals(HTTPStatus.UNAUTHORIZED)

router = APIRouter(
    prefix="/api",
    responses=_refusals(
        HTTPStatus.BAD_REQUEST, HTTPStatus.UNPROCESSABLE_ENTITY, HTTPStatus.SERVICE_UNAVAILABLE
    ),
)


@router.post(
    "/games",
    status_code=HTTPStatus.CREATED,
    response_model=GameView,
)
def open_game(request: Request, opening: Opening) -> Response:
    """Open a new game."""
    guest = _known(request) or rooms(request).guests.welcome()
    computer, level = opening.computer
    view = rooms(request).tables.open(guest.id, rules_of(opening.game), computer, level)
    return _answer(request, guest, view, HTTPStatus.CREATED)


@router.post("/guest", status_code=HTTPStatus.NO_CONTENT, response_class=Response)
def say_hello(request: Request) -> Response:
    """Become known, where one is not yet."""
    guest = _known(request) or rooms(request).guests.welcome()
    return _answer(request, guest, b"", HTTPStatus.NO_CONTENT)


@router.get("/games", response_model=GameList)
def list_games(
    request: Request,
    state: State | None = None,
    cursor: Annotated[str | None, Query(max_length=100)] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 20,
) -> Response:
    """List one's games, those that moved last first."""
    guest = _known(request)
    if guest is None:
        found = GameList(games=[], next=None)
    else:
        found = rooms(request).tables.list(guest.id, state, cursor, limit)
    return _answer(request, guest, found.model_dump_json().encode())


@router.put("/games/{game_id}", response_model=GameView, responses=_OF_A_JOINING)
async def join_game(request: Request, game_id: NewGameId, joining: Joining) -> Response:
    """Let a game join that was begun in the page, with all that has happened in it.

    The page makes up its id, 16 letters and digits at random, and may tell the same game again, as
    far or further: a game that is known only goes on, and only what is new in it is judged. A
    conflict is `stale` where it has gone on otherwise here, and `taken` where the id is not this
    game's.

    A game that was begun here and taken along is told from the act on with which it left (`since`).

    A game in which nothing has happened is only begun, and waits for none that is judged.

    Who is not known yet says hello first (`/api/guest`): else a game whose answer was lost, its
    cookie with it, would be nobody's.
    """
    guest = await run_in_threadpool(_known, request)
    if guest is None:
        raise Stranger("nobody knows whose game this would be")
    judging, join = rooms(request).judging, rooms(request).joining.join
    arrival = joining.arrival(game_id)
    if arrival.begins:
        view = await run_in_threadpool(join, guest.id, arrival)
        return _answer(request, guest, view)
    if judging.waiting(guest.id) >= _MOST_WAITING:
        raise Unavailable("many games of yours wait to join already")
    async with judging.place(guest.id):
        view = await run_in_threadpool(join, guest.id, arrival)
    return _answer(request, guest, view)


@router.get("/games/{game_id}", response_model=GameView, responses=_GONE)
def view_game(request: Request, game_id: GameId) -> Response:
    """Look at a game."""
    guest = _owner(request)
    return _answer(request, guest, rooms(request).tables.view(guest.id, game_id))


@router.post("/games/{game_id}/choices", response_model=GameView, responses=_OF_A_CHANGE)
def choose(request: Request, game_id: GameId, choosing: Choosing) -> Response:
    """Choose for a seat; kept secret until all seats that are due have chosen."""
    guest = _owner(request)
    view = rooms(request).players.choose(
        guest.id,
        game_id,
        act=choosing.act,
        seat=choosing.seat,
        choice=choosing.choice,
        request=choosing.request,
    )
    return _answer(request, guest, view)


@router.post("/games/{game_id}/undo", response_model=GameView, responses=_OF_A_CHANGE)
def undo(request: Request, game_id: GameId, undoing: Undoing) -> Response:
    """Withdraw a choice of the open turn, else take back the last turn or a resignation."""
    guest = _owner(request)
    chosen = None if undoing.staged is None else frozenset(undoing.staged)
    view = rooms(request).players.undo(guest.id, game_id, act=undoing.act, chosen=chosen)
    return _answer(request, guest, view)


@router.post("/games/{game_id}/resignation", response_model=GameView, responses=_OF_A_CHANGE)
def resign(request: Request, game_id: GameId, resigning: Resigning) -> Response:
    """Resign for a seat."""
    guest = _owner(request)
    view = rooms(request).players.resign(guest.id, game_id, act=resigning.act, seat=resigning.seat)
    return _answer(request, guest, view)


@router.post("/games/{game_id}/answer", response_model=GameView, responses=_GONE)
def answer(request: Request, game_id: GameId, answering: Answering) -> Response:
    """Make the computer's choice; nothing happens where it is made already, or the act is past."""
    guest = _owner(request)
    view = rooms(request).opponent.answer(
        guest.id, game_id, act=answering.act, choice=answering.choice
    )
    return _answer(request, guest, view)


@router.post("/games/{game_id}/thought", response_model=GameView, responses=_OF_A_CHANGE)
def think(request: Request, game_id: GameId, thinking: Thinking) -> Response:
    """Let the house think for the computer; asked again for the same act, it thinks once."""
    guest = _owner(request)
    view = rooms(request).opponent.think(guest.id, game_id, act=thinking.act)
    return _answer(request, guest, view)


@router.post(
    "/games/{game_id}/again",
    status_code=HTTPStatus.CREATED,
    response_model=GameView,
    responses=_GONE,
)
def play_again(request: Request, game_id: GameId) -> Response:
    """Open a new game with the same settings."""
    guest = _owner(request)
    view = rooms(request).tables.again(guest.id, game_id)
    return _answer(request, guest, view, HTTPStatus.CREATED)


@router.delete(
    "/games/{game_id}", status_code=HTTPStatus.NO_CONTENT, response_class=Response, responses=_GONE
)
def delete_game(request: Request, game_id: GameId) -> Response:
    """Put a game away; for some days it can be restored."""
    guest = _owner(request)
    rooms(request).tables.delete(guest.id, game_id)
    return _answer(request, guest, b"", HTTPStatus.NO_CONTENT)


@router.post("/games/{game_id}/restoration", response_model=GameView, responses=_GONE)
def restore_game(request: Request, game_id: GameId) -> Response:
    """Bring back a game that was put away."""
    guest = _owner(request)
    return _answer(request, guest, rooms(request).tables.restore(guest.id, game_id))


@router.post("/games/{game_id}/captures", response_model=Captures, responses=_OF_A_CHANGE)
def preview_captures(request: Request, game_id: GameId, ordering: Ordering) -> Response:
    """Show what an order of captures, begun after a move of Kruco, has come to."""
    guest = _owner(request)
    found = rooms(request).players.captures(
        guest.id, game_id, ordering.act, ordering.choice, tuple(ordering.order)
    )
    return _answer(request, guest, found.model_dump_json().encode())


@router.get("/games/{game_id}/record", response_class=Response, responses=_GONE)
def download_record(
    request: Request,
    game_id: GameId,
    format: Literal["text", "json"] = "text",  # noqa: A002 -- its name in the address
) -> Response:
    """Download the record of a game, finished or not."""
    guest = _owner(request)
    table, past = rooms(request).tables.record(guest.id, game_id)
    return _with_cookie(request, guest, download(table, past, format))


@router.get("/health", response_model=Health)
def health(request: Request) -> Response:
    """Say that the house and its database answer."""
    with rooms(request).database.reading() as connection:
        connection.execute(sqlalchemy.text("SELECT 1"))
    return Response(Health(status="ok").model_dump_json(), media_type=JSON)


@router.get("/version", response_model=Version)
def version() -> Response:
    """Say which Ludejo this is."""
    return Response(Version(version=ludejo.__version__).model_dump_json(), media_type=JSON)


def _known(request: Request) -> Guest | None:
    return rooms(request).guests.known(request.cookies.get(COOKIE))


def _owner(request: Request) -> Guest:
    """Return who asks; a game that nobody known asks for is not there."""
    guest = _known(request)
    if guest is None:
        raise NotFound("there is no such game")
    return guest


def _answer(
    request: Request, guest: Guest | None, body: bytes, status: HTTPStatus = HTTPStatus.OK
) -> Response:
    media_type = None if status is HTTPStatus.NO_CONTENT else JSON
    return _with_cookie(request, guest, Response(body, status, media_type=media_type))


def _with_cookie(request: Request, guest: Guest | None, response: Response) -> Response:
    if guest is not None and guest.token is not None:
        response.set_cookie(
            COOKIE,
            guest.token,
            max_age=int(COOKIE_AGE.total_seconds()),
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
    return response
