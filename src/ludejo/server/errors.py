"""What goes wrong in the house, two trees.

::

    ServerError (a RuntimeError)   the house cannot be opened
    ├── NewerDatabaseError         a newer Ludejo made the database
    ├── UnusableDataError          the data folder or the database cannot be used
    └── NoPortError                there is no port to listen on

    Refusal                        a request is refused; its `kind` tells the client why
    ├── NotFound            not_found        404
    ├── Stranger            stranger         401  nobody knows who asks
    ├── Forbidden           forbidden        403
    ├── BadRequest          bad_request      400, or another status of the 400s
    ├── BadMove             bad_move         422  cannot be read as a choice of this game
    ├── IllegalMove         illegal_move     422  can, but not here
    ├── Taken               taken            409  a game's id is another's
    ├── Unavailable         unavailable      503  the database cannot be reached now
    └── Conflict                             409  the client gets the view as it is now, too
        ├── Stale           stale                 the game has moved on
        ├── NotDue          not_due               this seat has nothing to choose
        ├── GameOver        game_over
        └── NothingToUndo   nothing_to_undo
"""

from __future__ import annotations

import json
from http import HTTPStatus
from typing import ClassVar


class ServerError(RuntimeError):
    """The house cannot be opened; the message says why, and what can be done."""


class NewerDatabaseError(ServerError):
    """The database was made by a newer Ludejo; it was left as it is."""


class UnusableDataError(ServerError):
    """The data folder or the database cannot be used."""


class NoPortError(ServerError):
    """There is no port to listen on."""


class Refusal(Exception):  # noqa: N818 -- an answer to a client, no fault of ours
    """A request is refused.

    Attributes:
        kind: the word by which the client knows the reason.
        status: the HTTP status.
        message: the reason in English, for developers; the page words the kind itself.
    """

    kind: ClassVar[str]
    status: int

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message

    def body(self) -> bytes:
        """Return the answer's body, JSON."""
        return error_body(self.kind, self.message)


class NotFound(Refusal):
    """There is no such thing, or it belongs to somebody else, which looks the same."""

    kind = "not_found"
    status = HTTPStatus.NOT_FOUND


class Stranger(Refusal):
    """Nobody knows who asks, and they must be known for this."""

    kind = "stranger"
    status = HTTPStatus.UNAUTHORIZED


class Forbidden(Refusal):
    """The request comes from where none may come from."""

    kind = "forbidden"
    status = HTTPStatus.FORBIDDEN


class BadRequest(Refusal):
    """The request makes no sense, whatever the state of the game."""

    kind = "bad_request"

    def __init__(self, message: str, status: int = HTTPStatus.BAD_REQUEST) -> None:
        super().__init__(message)
        self.status = status


class BadMove(Refusal):
    """The choice cannot be read as one of this game."""

    kind = "bad_move"
    status = HTTPStatus.UNPROCESSABLE_ENTITY


class IllegalMove(Refusal):
    """The rules do not allow the choice here."""

    kind = "illegal_move"
    status = HTTPStatus.UNPROCESSABLE_ENTITY


class Taken(Refusal):
    """The id that a page made for its game is another game's, or the game another person's."""

    kind = "taken"
    status = HTTPStatus.CONFLICT


class Unavailable(Refusal):
    """The database cannot be reached now; nothing was changed, and trying again may help."""

    kind = "unavailable"
    status = HTTPStatus.SERVICE_UNAVAILABLE


class Conflict(Refusal):
    """The request does not fit the game as it stands.

    Attributes:
        view: the game as its player may see it now, JSON; set by whoever answers.
    """

    status = HTTPStatus.CONFLICT

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.view: bytes | None = None

    def body(self) -> bytes:
        """Return the answer's body, JSON, with the view as it is now."""
        error = super().body()
        return error if self.view is None else error[:-1] + b',"view":' + self.view + b"}"


class Stale(Conflict):
    """The game has moved on since the client looked."""

    kind = "stale"


class NotDue(Conflict):
    """No choice of this seat's is awaited, or none that this person may make."""

    kind = "not_due"


class GameOver(Conflict):
    """The game is over."""

    kind = "game_over"


class NothingToUndo(Conflict):
    """There is nothing that could be taken back."""

    kind = "nothing_to_undo"


def error_body(kind: str, message: str) -> bytes:
    """Return the JSON of an error."""
    body = {"error": {"kind": kind, "message": message}}
    return json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode()
