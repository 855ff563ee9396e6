"""What the referee refuses: one tree, as its docstring draws it."""

from __future__ import annotations

import copy
import pickle
import re

import pytest

from ludejo import games
from ludejo.games import (
    BLACK,
    GAMES,
    GameError,
    GameOverError,
    IllegalMoveError,
    MoveError,
    Outcome,
    PositionError,
    Reason,
    UnknownGameError,
    errors,
    kruco,
    rules_of,
    shell,
)


def test_the_tree_is_as_drawn() -> None:
    drawn = re.findall(r"[├└]── (\w+)", errors.__doc__ or "")
    subclasses = [error.__name__ for error in GameError.__subclasses__()]
    known = [name for name in vars(errors) if name.endswith("Error") and name != "GameError"]
    assert drawn == known
    assert set(drawn) == {name for name in subclasses if hasattr(errors, name)}
    assert all(name in games.__all__ for name in (*drawn, "GameError"))
    assert issubclass(GameError, ValueError)
    assert "GameError (a ValueError)" in (errors.__doc__ or "")


def test_whatever_is_refused_is_a_game_error() -> None:
    start = shell.Position()
    full = shell.Position.read("bbbbb4/9/9/9/9/9/9/9/9 - 1")
    for refused in (
        lambda: rules_of("chess"),
        lambda: shell.RULES.read_position(""),
        lambda: shell.RULES.read_choice("Z1"),
        lambda: start.play({}),
        lambda: full.play(shell.RULES.read_move("I9:I9", full)),
    ):
        with pytest.raises(GameError) as error:
            refused()
        assert str(error.value)


def test_an_unknown_game_is_told_which_there_are() -> None:
    with pytest.raises(UnknownGameError, match="no game 'chess'; the games are what-the-shell, kr"):
        rules_of("chess")
    assert list(GAMES) == ["what-the-shell", "kruco"]


@pytest.mark.parametrize(
    "error",
    [
        GameError("why"),
        UnknownGameError("why"),
        PositionError("why", "text"),
        MoveError("why", "text"),
        IllegalMoveError("why", "a2-a5", kruco.Position()),
        GameOverError("a2-a3", kruco.Position(), Outcome(BLACK, Reason.GOAL)),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_survives_a_journey(error: GameError) -> None:
    """A worker process can send it home: pickled, or copied, it says and holds the same."""
    for same in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):  # noqa: S301 -- our own
        assert type(same) is type(error)
        assert str(same) == str(error)
        assert vars(same) == vars(error)


def test_a_lost_draw_is_told_as_a_draw() -> None:
    position = kruco.Position()
    over = GameOverError("a2-a3", position, Outcome(None, Reason.REPETITION))
    assert str(over) == "the game is over: it is a draw (repetition); nothing can be played"
    won = GameOverError("a2-a3", position, Outcome(BLACK, Reason.TIME))
    assert str(won) == "the game is over: black won (time); nothing can be played"
