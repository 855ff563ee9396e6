"""What a player may see of a game. Nothing else makes a view, and no secret comes in here.

A view is made of what has been revealed (the turns) and of which seats have chosen in the open
turn; what they chose is not among the things a view is made from.
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Generic, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, RootModel
from typing_extensions import TypedDict

from ludejo.games import AnyTurn, Colour, Outcome, Reason, kruco, shell
from ludejo.server.standing import Standing, Table

Slug = Literal["what-the-shell", "kruco"]
"""The games of the house."""

Opponent = Literal["hotseat", "computer"]
"""Against whom: somebody at the same screen, or the computer."""

HIGHEST = 10
"""The highest level of the computer; the lowest is 1."""

State = Literal["unfinished", "finished"]

Sitter = Literal["person", "computer"]


class Model(BaseModel):
    """A message: what is said in it is fixed, and every field is there."""

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
        populate_by_name=True,
        json_schema_serialization_defaults_required=True,
        use_attribute_docstrings=True,
    )


# Events, as the rule sheets name them


class Place(Model):
    """A turtle landed (W6)."""

    kind: Literal["place"]
    by: Colour
    at: str


class Egg(Model):
    """Both chose the same place; an egg stays there (W5)."""

    kind: Literal["egg"]
    at: str


class ShellCapture(Model):
    """Two pieces were enclosed and lifted (W7)."""

    kind: Literal["capture"]
    by: Colour
    taken: tuple[str, str]


class Vanish(Model):
    """The oldest egg vanished (W12)."""

    kind: Literal["vanish"]
    at: str


class Hatch(Model):
    """The oldest egg hatched (W12)."""

    kind: Literal["hatch"]
    by: Colour
    at: str


ShellEvent = Annotated[Place | Egg | ShellCapture | Vanish | Hatch, Field(discriminator="kind")]


class Travel(Model):
    """A piece slid, climbed or stepped down (K6–K8)."""

    kind: Literal["slide", "climb", "step-down"]
    by: Colour
    from_: str = Field(alias="from")
    to: str


class Divide(Model):
    """A piece gave way to pieces of the reserve (K9)."""

    kind: Literal["divide"]
    by: Colour
    from_: str = Field(alias="from")
    filled: list[str]


class KrucoCapture(Model):
    """A formation was lifted (K11)."""

    kind: Literal["capture"]
    formation: str
    lifted: list[str]


KrucoEvent = Annotated[Travel | Divide | KrucoCapture, Field(discriminator="kind")]

E = TypeVar("E")


class OutcomeView(Model):
    """How a game ended."""

    winner: Colour | None
    reason: Reason


class ResultView(Model, Generic[E]):
    """What a turn gives."""

    position: str
    """After the turn."""
    events: list[E]
    outcome: OutcomeView | None


class TurnView(ResultView[E], Generic[E]):
    """A turn that was played."""

    number: int
    """From 1 for a game's first turn, whatever number its start position has."""
    move: str
    sudden_death: bool
    """Whether the game went on with equal counts above zero (W17)."""


class Seats(Model):
    """Who sits where."""

    black: Sitter
    white: Sitter


class ShellTurnView(TurnView[ShellEvent]):
    """A turn of What the Shell that was played."""


class KrucoTurnView(TurnView[KrucoEvent]):
    """A turn of Kruco that was played."""


class KrucoResultView(ResultView[KrucoEvent]):
    """What a choice of Kruco gives."""


class GameHead(Model):
    """What is said of a game in a view and in a list."""

    id: str
    opponent: Opponent
    level: int | None = Field(ge=1, le=HIGHEST)
    """How strong the computer is; null in hotseat."""
    seats: Seats
    created: datetime
    updated: datetime
    """When the last act happened."""
    act: int = Field(ge=0)
    """The number of the last act: turns, takebacks and resignations are acts."""
    position: str
    due: list[Colour]
    """The persons' seats that still have to choose in this turn."""
    thinking: bool
    """Whether the computer's choice is due. Whoever shows the game sees to it: by thinking it out
    and saying so (`answer`), or by asking the house to think (`thought`)."""
    outcome: OutcomeView | None


class GameSummary(GameHead):
    """A game in a list."""

    game: Slug
    turn_count: int


class Legal(TypedDict, total=False):
    """The legal choices of the persons' seats that are due, sorted as text."""

    black: list[str]
    white: list[str]


class QuestionView(Model):
    """What the computer has to choose from what both players know."""

    text: str
    """The game so far, `position P moves M1 M2 …`."""
    seat: Colour
    level: int = Field(ge=1, le=HIGHEST)
    seed: int
    """The seed of its chance, below 2^53: whoever thinks about the same, chooses the same."""


class BySeat(Model):
    """Squares or places for each player, sorted as text."""

    black: list[str]
    white: list[str]


class Played(GameHead):
    """What is the same in the views of both games."""

    start: str
    staged: list[Colour]
    """The seats that have chosen in the open turn; never what."""
    legal: Legal
    can_undo: bool
    question: QuestionView | None
    """What the computer has to choose, where its choice is due."""
    troubled: bool
    """Whether the computer's choice is due and the house's last try at it failed; then it can be
    asked for a new try."""


class ShellView(Played):
    """A game of What the Shell as its player sees it."""

    game: Literal["what-the-shell"]
    turns: list[ShellTurnView]
    lines: BySeat
    """The winning turtles (W15)."""
    sudden_death: bool
    """Whether the game goes on with equal counts above zero (W17)."""
    results: None
    standing: None
    guarded: None


class KrucoView(Played):
    """A game of Kruco as its player sees it."""

    game: Literal["kruco"]
    turns: list[KrucoTurnView]
    results: dict[str, KrucoResultView] | None
    """What each legal choice of the person whose turn it is gives."""
    standing: list[str]
    """The formations that stand (K10): only in positions that were set up."""
    guarded: BySeat
    """The squares that each player's pieces on points guard (K4)."""
    lines: None
    sudden_death: Literal[False]


class GameView(RootModel[Annotated[ShellView | KrucoView, Field(discriminator="game")]]):
    """A game as its player sees it."""


class GameList(Model):
    """Games of a person, those that moved last first."""

    games: list[GameSummary]
    next: str | None
    """The cursor of the games that follow; null when there are none."""


class Captures(Model):
    """What an order of captures has come to (K12)."""

    formations: dict[str, list[str]]
    """The formations that can be lifted next, each with the places lifting it lifts."""
    position: str
    """The board as it then is, the same player still to move."""
    complete: bool
    """Whether nothing is left to lift."""


def game_view(standing: Standing, *, troubled: bool) -> bytes:
    """Return the view of a game, a `GameView`, as JSON.

    Args:
        standing: the game.
        troubled: whether the computer's choice is due and its last try failed.
    """
    past, table = standing.past, standing.table
    head = _head(table, standing.awaited) | {
        "act": past.act,
        "start": past.start.text,
        "position": past.position.text,
        "turns": [_turn(number, turn) for number, turn in enumerate(past.turns, 1)],
        "staged": sorted(standing.chosen),
        "legal": {
            seat: list(map(str, past.position.legal(seat)))
            for seat in standing.awaited
            if seat is not table.computer
        },
        "outcome": _outcome(past.outcome),
        "question": _question(standing),
        "can_undo": bool(standing.persons_chosen or past.undoable(table.computer)),
        "troubled": troubled,
    }
    position = past.position
    view: ShellView | KrucoView
    if isinstance(position, kruco.Position):
        view = KrucoView.model_validate(head | _kruco(position, head["due"]))
    elif isinstance(position, shell.Position):
        view = ShellView.model_validate(head | _shell(position, over=past.outcome is not None))
    else:
        raise TypeError(f"no view for positions of {table.rules.slug}")
    return view.model_dump_json(by_alias=True).encode()


def summary(table: Table, chosen: frozenset[Colour]) -> GameSummary:
    """Return what a list says of a game, when these seats have chosen in its open turn."""
    return GameSummary.model_validate(
        _head(table, table.awaited(chosen)) | {"turn_count": table.turn_count}
    )


def captures(position: kruco.Position, move: kruco.Move, order: tuple[str, ...]) -> Captures:
    """Return what an order of captures, begun after a move of Kruco, has come to.

    Raises:
        IllegalMoveError: the move cannot be made, or the order is impossible.
    """
    found = position.captures_after(move, order)
    return Captures(
        formations={name: list(lifted) for name, lifted in found.formations.items()},
        position=found.position.text,
        complete=found.complete,
    )


def _head(table: Table, awaited: tuple[Colour, ...]) -> dict[str, Any]:
    return {
        "id": table.id,
        "game": table.rules.slug,
        "opponent": "hotseat" if table.computer is None else "computer",
        "level": table.level,
        "seats": {seat: "computer" if seat is table.computer else "person" for seat in Colour},
        "created": table.created,
        "updated": table.updated,
        "act": table.act,
        "position": table.position,
        "due": [seat for seat in awaited if seat is not table.computer],
        "thinking": table.computer in awaited,
        "outcome": _outcome(table.outcome),
    }


def _question(standing: Standing) -> dict[str, Any] | None:
    table = standing.table
    if not standing.thinking:
        return None
    return {
        "text": standing.past.text,
        "seat": table.computer,
        "level": table.level,
        "seed": standing.seed,
    }


def _shell(position: shell.Position, *, over: bool) -> dict[str, Any]:
    return {
        "lines": {seat: sorted(places) for seat, places in position.winning.items()},
        "sudden_death": position.sudden_death and not over,
        "results": None,
        "standing": None,
        "guarded": None,
    }


def _kruco(position: kruco.Position, due: list[Colour]) -> dict[str, Any]:
    return {
        "results": {move: _result(turn) for move, turn in position.children()} if due else None,
        "standing": sorted(position.formations),
        "guarded": {seat: sorted(position.guarded(seat)) for seat in Colour},
        "lines": None,
        "sudden_death": False,
    }


def _result(turn: AnyTurn) -> dict[str, Any]:
    return {
        "position": turn.position.text,
        "events": [event.as_dict() for event in turn.events],
        "outcome": _outcome(turn.outcome),
    }


def _turn(number: int, turn: AnyTurn) -> dict[str, Any]:
    sudden_death = turn.as_dict().get("sudden_death", False)
    return _result(turn) | {"number": number, "move": turn.move, "sudden_death": sudden_death}


def _outcome(outcome: Outcome | None) -> dict[str, Any] | None:
    return None if outcome is None else outcome.as_dict()
