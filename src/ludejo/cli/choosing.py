"""From what a person types to a choice: read forgivingly, refused precisely, in their language."""

from __future__ import annotations

import re
from typing import Any

from ludejo.cli.telling import name_of
from ludejo.games import (
    AnyRules,
    Colour,
    Game,
    GameError,
    IllegalMoveError,
    MoveError,
    kruco,
    shell,
)
from ludejo.games.kruco.board import AROUND, CORNERS
from ludejo.games.kruco.moves import climbs, divisions, slides, step_downs
from ludejo.messages import Messages

__all__ = ["NoChoiceError", "explain", "read_choice", "tidy"]

_PLACE = r"[a-h][1-8]\+?"
_ORDER = rf"((?:\s*[x\N{{MULTIPLICATION SIGN}}*]\s*{_PLACE})*)"
_DASH = r"(?:[-\N{EN DASH}\N{EM DASH}\N{MINUS SIGN}>\N{RIGHTWARDS ARROW}]+|\s)?"
_GOING = re.compile(rf"({_PLACE})\s*{_DASH}\s*({_PLACE}){_ORDER}")
_DIVIDING = re.compile(rf"([a-g][1-7]\+)\s*=\s*([a-h][1-8](?:[\s,;]+[a-h][1-8])*){_ORDER}")
_LIFTING = re.compile(rf"(\*?)[x\N{{MULTIPLICATION SIGN}}]?\s*({_PLACE})")


class NoChoiceError(ValueError):
    """What was typed is no choice here; the message is for the person who typed it."""


def tidy(rules: AnyRules, typed: str) -> str:
    """Return what was typed in the game's own form, as far as its meaning is plain.

    Capital and small letters, spaces, dashes and arrows of every kind, and the order of the
    squares that a divided piece fills are not held against anybody.
    """
    if rules is shell.RULES:
        return "".join(typed.split()).upper()
    text = " ".join(typed.lower().split())
    order = ""
    if match := _DIVIDING.fullmatch(text):
        filled = sorted(set(re.findall(r"[a-h][1-8]", match[2])))
        text, order = f"{match[1]}={','.join(filled)}", match[3]
    elif match := _GOING.fullmatch(text):
        text, order = f"{match[1]}-{match[2]}", match[3]
    for cross, place in _LIFTING.findall(order):
        text += f" {cross or 'x'}{place}"
    return text


def read_choice(
    game: Game[Any, Any], seat: Colour, typed: str, messages: Messages, *, hidden: bool = False
) -> Any:
    """Read a choice of `seat` that is legal in the game as it stands.

    Args:
        game: the game.
        seat: whose choice it is.
        typed: what was typed.
        messages: for what is wrong with it.
        hidden: whether it was typed unseen, so that it is not repeated in what is wrong with it.

    Raises:
        NoChoiceError: it cannot be read, or is not legal; the message says why.
    """
    text = tidy(game.rules, typed)
    shown = "…" if hidden else " ".join(typed.split())[:60]
    try:
        choice = game.rules.read_choice(text)
    except MoveError:
        raise NoChoiceError(messages(f"cli-error-unread-{game.rules.slug}", text=shown)) from None
    position = game.position
    if isinstance(position, shell.Position):
        why = _why_not_place(position, choice, messages)
        why = messages("cli-error-taken-unseen") if hidden and why else why
    else:
        why = _why_not_move(position, seat, choice, messages)
    if why is not None:
        raise NoChoiceError(why)
    return choice


def explain(error: GameError, messages: Messages) -> str | None:
    """Return what the referee refused in the words of `messages`, where they are known."""
    if not isinstance(error, IllegalMoveError) or not isinstance(error.move, str):
        return None
    position: Any = error.position
    if isinstance(position, shell.Position):
        choices = shell.RULES.read_move(error.move, position).values()
        reasons = (_why_not_place(position, place, messages) for place in choices)
        return next(filter(None, reasons), None)
    move = kruco.RULES.read_choice(error.move)
    return _why_not_move(position, position.to_move, move, messages)


def _why_not_place(position: shell.Position, place: str, messages: Messages) -> str | None:
    there = position.pieces.get(shell.Place(place))
    return None if there is None else messages("cli-error-taken", place=place, piece=there)


def _why_not_move(
    position: kruco.Position, seat: Colour, move: kruco.Move, messages: Messages
) -> str | None:
    """Say why a move cannot be played, rule by rule, or return `None`."""
    return (
        _why_not_start(position, seat, move.start, messages)
        or _why_not_end(position, seat, move, messages)
        or _why_not_order(position, seat, move, messages)
    )


def _holder(position: kruco.Position, place: str) -> Colour | None:
    for colour in Colour:
        men = position.men(colour)
        if place in men.squares or place in men.points:
            return colour
    return None


def _why_not_start(
    position: kruco.Position, seat: Colour, start: str, messages: Messages
) -> str | None:
    holder = _holder(position, start)
    if holder is None:
        return messages("cli-error-nobody", place=start)
    if holder is not seat:
        return messages("cli-error-not-yours", place=start, owner=name_of(holder, messages))
    return None


def _why_not_end(  # noqa: PLR0911  # one for each rule
    position: kruco.Position, seat: Colour, move: kruco.Move, messages: Messages
) -> str | None:
    own, enemy = position.men(seat), position.men(seat.other)
    if isinstance(move, kruco.Divide):
        possible = list(divisions(own, enemy, move.start))
        if move.filled in possible:
            return None
        if possible:
            empty = ", ".join(sorted(step_downs(own, enemy, move.start)))
            count = len(possible[0])
            return messages("cli-error-divide", place=move.start, count=count, squares=empty)
        why = "cli-error-divide-full" if own.reserve else "cli-error-divide-reserve"
        return messages(why, place=move.start)
    end = move.end
    if _holder(position, end) is not None:
        return messages("cli-error-held", place=end)
    names = {"start": move.start, "end": end}
    match move:
        case kruco.Slide(start, end) if end not in slides(own, enemy, start):
            return messages("cli-error-slide", **names)
        case kruco.Climb(start, end) if end not in CORNERS[start]:
            return messages("cli-error-corner", **names)
        case kruco.Climb(start, end) if end not in climbs(own, enemy, start):
            return messages("cli-error-guarded", squares=_both(position, seat, end))
        case kruco.StepDown(start, end) if end not in AROUND[start]:
            return messages("cli-error-step-down", **names)
    return None


def _both(position: kruco.Position, seat: Colour, point: kruco.Point) -> str:
    return ", ".join(sorted(AROUND[point] & position.guarded(seat.other)))


def _why_not_order(
    position: kruco.Position, seat: Colour, move: kruco.Move, messages: Messages
) -> str | None:
    if not move.order:
        bare = f"{move} "
        choices = [str(legal) for legal in position.legal(seat) if str(legal).startswith(bare)]
        listed = "".join(f"\n  {choice}" for choice in choices)
        return messages("cli-error-order-open", moves=listed) if choices else None
    for done, name in enumerate(move.order):
        standing = position.captures_after(move, move.order[:done]).formations
        if name not in standing:
            there = ", ".join(standing) or "–"
            return messages("cli-error-order-impossible", formation=name, standing=there)
    left = position.captures_after(move, move.order).formations
    return messages("cli-error-order-short", standing=", ".join(left)) if left else None
