"""A game told in words: what happened in a turn, how it stands, how it ended."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludejo.games import AnyTurn, Colour, Event, Outcome, kruco, shell
from ludejo.messages import Messages

__all__ = ["marks", "name_of", "tell_outcome", "tell_standing", "tell_turn"]


def name_of(colour: Colour, messages: Messages) -> str:
    """Return the name of a colour."""
    return messages(f"colour-{colour}")


def tell_outcome(outcome: Outcome, messages: Messages) -> str:
    """Return how a game ended."""
    reason = messages(f"reason-{outcome.reason}")
    if outcome.winner is None:
        return messages("outcome-draw", reason=reason)
    return messages("outcome-won", winner=name_of(outcome.winner, messages), reason=reason)


def tell_turn(turn: AnyTurn, messages: Messages) -> list[str]:
    """Return what happened in a turn, a sentence for each event, in their order."""
    return [_tell_event(event, messages) for event in turn.events]


def _tell_event(event: Event, messages: Messages) -> str:  # noqa: PLR0911  # one for each kind
    match event:
        case shell.Placed(by, at):
            return messages("cli-event-place", player=name_of(by, messages), place=at)
        case shell.EggLaid(at):
            return messages("cli-event-egg", place=at)
        case shell.Captured(by, (first, second)):
            player = name_of(by, messages)
            return messages("cli-event-capture", player=player, first=first, second=second)
        case shell.Vanished(at):
            return messages("cli-event-vanish", place=at)
        case shell.Hatched(by, at):
            return messages("cli-event-hatch", player=name_of(by, messages), place=at)
        case kruco.Moved(by, move):
            return _tell_move(name_of(by, messages), move, messages)
        case kruco.Lifted(formation, lifted):
            places = ", ".join(lifted)
            if formation.startswith("*"):
                return messages("cli-event-cross", place=formation[1:], lifted=places)
            return messages("cli-event-enclosed", place=formation[1:], lifted=places)
    return str(event.as_dict())


def _tell_move(player: str, move: kruco.Move, messages: Messages) -> str:
    match move:
        case kruco.Slide(start, end):
            return messages("cli-event-slide", player=player, start=start, end=end)
        case kruco.Climb(start, end):
            return messages("cli-event-climb", player=player, start=start, end=end)
        case kruco.StepDown(start, end):
            return messages("cli-event-step-down", player=player, start=start, end=end)
        case kruco.Divide(start, filled):
            filled_text = ", ".join(filled)
            return messages("cli-event-divide", player=player, start=start, filled=filled_text)


def marks(turn: AnyTurn) -> frozenset[str]:
    """Return the places that the choices of a turn point at, to be marked on the board."""
    marked: set[str] = set()
    for choice in turn.choices.values():
        match choice:
            case kruco.Divide(start, filled):
                marked |= {start, *filled}
            case kruco.Slide(start, end) | kruco.Climb(start, end) | kruco.StepDown(start, end):
                marked |= {start, end}
            case place:
                marked.add(str(place))
    return frozenset(marked)


def tell_standing(position: Any, messages: Messages) -> Iterator[str]:
    """Say what the board alone does not show: reserves, formations, winning turtles, eggs."""
    if isinstance(position, kruco.Position):
        for colour in Colour:
            men = position.men(colour)
            player = name_of(colour, messages)
            yield messages("cli-reserve", player=player, reserve=men.reserve, gone=men.gone)
        if position.formations:
            yield messages("cli-formations", formations=", ".join(sorted(position.formations)))
    elif isinstance(position, shell.Position):
        if any(position.winning.values()):
            counts = {colour.value: len(position.winning[colour]) for colour in Colour}
            yield messages("cli-winning", **counts)
        if position.sudden_death:
            yield messages("cli-sudden-death")
        if position.eggs:
            yield messages("cli-eggs", places=", ".join(position.eggs))
