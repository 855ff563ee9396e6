"""The referee for programs in any language: a line of JSON in, a line of JSON out.

A request is a JSON object on one line, in UTF-8. What can be asked:

- `{"do": "legal", "position": P}`: the legal choices, sorted as text; for What the Shell a list
  for each colour (none when the position is decided), for Kruco one list;
- `{"do": "play", "position": P, "move": M}`: what a turn gives: `position`, `events`, `outcome`
  and, for What the Shell, `sudden_death`. With `"moves": [M1, …]` instead of `"move"`, the turns
  are played as one game from P, which sees repetition (W19, K15); the events are the last turn's;
- `{"do": "children", "position": P}` (Kruco): each legal move with its `position` and `outcome`;
- `{"do": "perft", "position": P, "depth": N}` (Kruco): `nodes`, and `divide` by first moves.

P is a position's text, or `"start"`. An `"id"`, any JSON value, comes back in the answer. A fault
gives `{"error": {"kind": …, "message": …}}`, and the next line is read.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, BinaryIO, NoReturn

from ludejo.games import (
    AnyRules,
    Game,
    GameError,
    GameOverError,
    IllegalMoveError,
    MoveError,
    PositionError,
    kruco,
    shell,
)

__all__ = ["LONGEST_LINE", "BadRequestError", "answer", "serve"]

LONGEST_LINE = 4 * 1024 * 1024
"""A request may have this many bytes; a longer line is answered with an error and passed over."""

DEEPEST = 99
"""How deep `perft` counts at most: deeper than anybody waits for, as in the command `perft`."""

_KINDS: Mapping[type[Exception], str] = {
    PositionError: "bad_position",
    MoveError: "bad_move",
    IllegalMoveError: "illegal_move",
    GameOverError: "game_over",
}

_JSON_NAMES: Mapping[type, str] = {
    dict: "an object",
    list: "an array",
    str: "a string",
    int: "a whole number",
    float: "a number with a fraction or an exponent",
    bool: "true or false",
    type(None): "null",
}


class BadRequestError(ValueError):
    """A line is not a request; the message says what is wrong, and what would be right."""


class _Doubled(dict[str, Any]):
    """An object that had a key twice, which says nothing certain."""

    def __init__(self, pairs: list[tuple[str, Any]]) -> None:
        super().__init__(pairs)
        keys = [key for key, _ in pairs]
        self.twice = [key for key in self if keys.count(key) > 1]


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    return value if len(value) == len(pairs) else _Doubled(pairs)


def _no_constant(name: str) -> NoReturn:
    raise BadRequestError(f"the line is not JSON: there is no {name} in it")


def _finite(text: str) -> float:
    value = float(text)
    if math.isinf(value):
        raise BadRequestError(f"the number {text} is too large")
    return value


_read = json.JSONDecoder(
    object_pairs_hook=_object, parse_constant=_no_constant, parse_float=_finite
).decode
_write = json.JSONEncoder(separators=(",", ":")).encode


def _no_doubles(value: object) -> None:
    """Refuse an object with a doubled key, at whatever depth."""
    values = [value]
    while values:  # not by recursion: some versions of Python read deeper than they recurse
        inner = values.pop()
        if isinstance(inner, _Doubled):
            raise BadRequestError(f"the key {_write(inner.twice[0])} is there twice")
        if isinstance(inner, dict):
            values += inner.values()
        elif isinstance(inner, list):
            values += inner


def answer(rules: AnyRules, line: str | bytes) -> str:
    """Return the answer to one request, without a line end; no request makes it raise.

    Args:
        rules: of the game that is asked about.
        line: the request, JSON in UTF-8, with or without its line end.
    """
    raw_id = None
    try:
        try:
            request = _read_line(line)
            if isinstance(request, dict) and "id" in request:
                _no_doubles(request["id"])
                if not isinstance(request, _Doubled) or "id" not in request.twice:
                    raw_id = _write(request["id"])
        except RecursionError:
            raise BadRequestError("the line is nested too deeply") from None
        found = _answer(rules, request)
    except (BadRequestError, GameError) as error:
        kind = _KINDS.get(type(error), "bad_request")
        found = {"error": {"kind": kind, "message": str(error)}}
    text = _write(found)
    return text if raw_id is None else f'{{"id":{raw_id},{text[1:]}'


def _read_line(line: str | bytes) -> object:
    if isinstance(line, bytes):
        try:
            line = line.decode()
        except UnicodeDecodeError as error:
            raise BadRequestError(f"byte {error.start + 1} of the line is not UTF-8") from None
    line = line.removesuffix("\n")
    if not line.strip():
        raise BadRequestError("the line is empty; a request is a JSON object")
    if line.startswith("\ufeff"):
        raise BadRequestError("the line begins with a byte order mark; JSON has none")
    try:
        value: object = _read(line)
    except json.JSONDecodeError as error:
        raise BadRequestError(f"the line is not JSON: {error.msg} at {error.pos + 1}") from None
    except BadRequestError:
        raise
    except ValueError as error:  # a whole number of thousands of digits
        raise BadRequestError(f"the line cannot be read: {error}") from None
    return value


def _answer(rules: AnyRules, request: object) -> dict[str, Any]:
    if not isinstance(request, dict):
        raise BadRequestError(f"a request is an object, not {_JSON_NAMES[type(request)]}")
    _no_doubles(request)
    does = _ANSWERERS[rules.slug]
    do = request.get("do")
    if not isinstance(do, str) or do not in does:
        possible = ", ".join(map(_write, does))
        given = _write(do)[:80] if isinstance(do, str) else _JSON_NAMES[type(do)]
        asked = f"not {given}" if "do" in request else "and is missing"
        raise BadRequestError(f'"do" is one of {possible} for {rules.slug}, {asked}')
    return does[do](rules, request)


def _keys(request: Mapping[str, Any], *, needed: Iterable[str]) -> None:
    """Refuse a request that lacks a key, or has one that means nothing."""
    known = ["do", *needed]
    for key in known:
        if key not in request:
            raise BadRequestError(f"{_write(key)} is missing")
    for key in request:
        if key not in known and key != "id":
            possible = ", ".join(map(_write, [*known, "id"]))
            raise BadRequestError(f"{_write(key)[:80]} means nothing here; the keys are {possible}")


def _text(request: Mapping[str, Any], key: str) -> str:
    value = request[key]
    if not isinstance(value, str):
        raise BadRequestError(f"{_write(key)} is a string, not {_JSON_NAMES[type(value)]}")
    return value


def _position(rules: AnyRules, request: Mapping[str, Any]) -> Any:
    text = _text(request, "position")
    return rules.start if text == "start" else rules.read_position(text)


def _legal(rules: AnyRules, request: Mapping[str, Any]) -> dict[str, Any]:
    _keys(request, needed=("position",))
    position = _position(rules, request)
    choices = {seat.value: list(map(str, position.legal(seat))) for seat in position.due}
    if rules.simultaneous:
        return {"legal": choices}
    return {"legal": next(iter(choices.values()), [])}


def _play(rules: AnyRules, request: Mapping[str, Any]) -> dict[str, Any]:
    if "moves" not in request:
        _keys(request, needed=("position", "move"))
        position = _position(rules, request)
        turn = position.play(rules.read_move(_text(request, "move"), position))
        return dict(turn.as_dict())
    if "move" in request:
        raise BadRequestError('either "move" or "moves" is given, not both')
    _keys(request, needed=("position", "moves"))
    moves = request["moves"]
    if not isinstance(moves, list):
        raise BadRequestError(f'"moves" is an array, not {_JSON_NAMES[type(moves)]}')
    for number, move in enumerate(moves, 1):
        if not isinstance(move, str):
            kind = _JSON_NAMES[type(move)]
            raise BadRequestError(f'"moves" holds strings; number {number} is {kind}')
    game: Game[Any, Any] = Game(rules, _position(rules, request))
    for number, move in enumerate(moves, 1):
        try:
            game.play_text(move)
        except GameError as error:
            error.args = (f"move {number}: {error}",)
            raise
    return dict(game.turns[-1].as_dict()) if moves else _unplayed(game.position)


def _unplayed(position: Any) -> dict[str, Any]:
    """What a game without moves gives: the position itself, in which nothing has happened."""
    outcome = position.outcome
    given = {"position": position.text, "events": [], "outcome": outcome and outcome.as_dict()}
    if hasattr(position, "sudden_death"):
        given["sudden_death"] = position.sudden_death
    return given


def _children(rules: AnyRules, request: Mapping[str, Any]) -> dict[str, Any]:
    _keys(request, needed=("position",))
    children: dict[str, Any] = {}
    for move, turn in _position(rules, request).children():
        given = turn.as_dict()
        children[move] = {"position": given["position"], "outcome": given["outcome"]}
    return {"children": children}


def _perft(rules: AnyRules, request: Mapping[str, Any]) -> dict[str, Any]:
    _keys(request, needed=("position", "depth"))
    depth = request["depth"]
    if type(depth) is not int:
        raise BadRequestError(f'"depth" is a whole number, not {_JSON_NAMES[type(depth)]}')
    if depth < 0:
        raise BadRequestError(f'"depth" is at least 0, not {depth}')
    if depth > DEEPEST:
        raise BadRequestError(f'"depth" is at most {DEEPEST}, not {depth}')
    position = _position(rules, request)
    if depth == 0:
        return {"nodes": 1, "divide": {}}
    divide = kruco.divide(position, depth)
    return {"nodes": sum(divide.values()), "divide": divide}


_Answerer = Callable[[AnyRules, Mapping[str, Any]], dict[str, Any]]
_ANSWERERS: Mapping[str, Mapping[str, _Answerer]] = {
    shell.RULES.slug: {"legal": _legal, "play": _play},
    kruco.RULES.slug: {"legal": _legal, "play": _play, "children": _children, "perft": _perft},
}
"""What can be asked about each game."""


def _requests(source: BinaryIO) -> Iterator[bytes | None]:
    """Read the lines of `source`; `None` stands for one that is too long."""
    while line := source.readline(LONGEST_LINE):
        if line.endswith(b"\n") or len(line) < LONGEST_LINE:
            yield line
        else:
            while line and not line.endswith(b"\n"):
                line = source.readline(LONGEST_LINE)
            yield None


def serve(rules: AnyRules, source: BinaryIO, target: BinaryIO) -> None:
    """Answer each line of `source` on `target`, at once, until there are no more."""
    for line in _requests(source):
        found = _too_long() if line is None else answer(rules, line)
        target.write(found.encode() + b"\n")
        target.flush()


def _too_long() -> str:
    message = f"the line is longer than {LONGEST_LINE} bytes"
    return _write({"error": {"kind": "bad_request", "message": message}})
