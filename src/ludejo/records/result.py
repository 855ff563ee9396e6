"""The result of a record, and whether it agrees with the rules."""

from __future__ import annotations

from enum import StrEnum

from ludejo.games import BLACK, WHITE, Colour, Outcome, Reason
from ludejo.records.errors import ResultError


class Result(StrEnum):
    """How the game stands at the end of its record; the value is the word of the text."""

    BLACK = "black"
    WHITE = "white"
    DRAW = "draw"
    OPEN = "*"
    """Not finished."""

    @classmethod
    def of(cls, outcome: Outcome | None) -> Result:
        """The result of a game with this outcome, ``None`` for a game that goes on."""
        if outcome is None:
            return cls.OPEN
        return cls.DRAW if outcome.winner is None else cls(outcome.winner.value)

    @property
    def winner(self) -> Colour | None:
        """Who won, if anybody did."""
        return {Result.BLACK: BLACK, Result.WHITE: WHITE}.get(self)


AROUND = (Reason.RESIGNATION, Reason.TIME, Reason.AGREEMENT, Reason.ABANDONMENT)
"""The reasons that the board does not show: only a record's Termination tells them."""

_AROUND = ", ".join(AROUND[:-1]) + f" or {AROUND[-1]}"


def settle(
    decided: Outcome | None, result: Result, termination: Reason | None, *, simultaneous: bool
) -> Reason | None:
    """See whether result and reason agree with the rules; gives the reason, found out if need be.

    Args:
        decided: the outcome by the rules after the last turn.
        result: the result that the record gives.
        termination: the reason that the record gives, if it does.
        simultaneous: whether both players act at once, so that both can resign or run out of time.

    Raises:
        ResultError: they do not agree; the message says what would be right.
    """
    if decided is not None:
        return _by_rule(decided, result, termination)
    if result is Result.OPEN:
        if termination is not None:
            raise ResultError(
                "termination-wrong",
                f"the game is not finished, so there is no Termination '{termination}'; "
                f"right would be no Termination, or another result than *",
            )
        return None
    return _around(result, termination, simultaneous=simultaneous)


def _by_rule(decided: Outcome, result: Result, termination: Reason | None) -> Reason:
    right = Result.of(decided)
    if result is not right:
        raise ResultError(
            "result-wrong",
            f"the result is given as '{result}', but the last turn decides the game by the rules: "
            f"right would be '{right}', with the Termination '{decided.reason}'",
        )
    if termination not in {None, decided.reason}:
        raise ResultError(
            "termination-wrong",
            f"the Termination is given as '{termination}', but the last turn decides the game by "
            f"the rules: right would be '{decided.reason}'",
        )
    return decided.reason


def _around(result: Result, termination: Reason | None, *, simultaneous: bool) -> Reason:
    if termination is None:
        raise ResultError(
            "termination-missing",
            f"by the rules the game goes on, so the result '{result}' needs a Termination: "
            f"right would be {_AROUND}, or the result *",
        )
    if termination not in AROUND:
        raise ResultError(
            "termination-wrong",
            f"the Termination is given as '{termination}', but by the rules the game goes on: "
            f"right would be {_AROUND}, or the result * and no Termination",
        )
    draws = {Reason.AGREEMENT, Reason.ABANDONMENT}
    if simultaneous:
        draws |= {Reason.RESIGNATION, Reason.TIME}  # of both, in the same turn
    if result is Result.DRAW and termination not in draws:
        raise ResultError(
            "result-wrong",
            f"nobody draws by {termination} in a game of turns: right would be black or white",
        )
    if result is not Result.DRAW and termination is Reason.AGREEMENT:
        raise ResultError(
            "result-wrong", f"an agreement makes a draw: right would be draw, not '{result}'"
        )
    return termination
