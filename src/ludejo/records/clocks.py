"""The time left on the clocks after a turn: ``[%clk 0:03:12]``, or both: ``0:03:12,0:02:58``."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from ludejo.games import BLACK, Colour
from ludejo.records import limits
from ludejo.records.errors import FormError, LimitError

_TIME = re.compile(
    r"(?P<hours>[0-9]{1,18}):(?P<minutes>[0-5]?[0-9]):(?P<seconds>[0-5]?[0-9])"
    r"(?:\.(?P<parts>[0-9]{1,3}))?"
)


@dataclass(frozen=True, slots=True)
class Clocks:
    """The time left after a turn, in milliseconds; ``None`` where it is not told.

    Raises:
        FormError: neither time is told.
        LimitError: a time is below zero or above a thousand hours.
    """

    black: int | None = None
    white: int | None = None

    def __post_init__(self) -> None:
        """See whether there is a time, and those there are in range."""
        if self.black is None and self.white is None:
            raise FormError("clock", "clocks tell at least one player's time")
        for time in (self.black, self.white):
            if time is not None and not 0 <= time <= limits.CLOCK:
                raise LimitError(
                    "limit", f"a clock shows 0 to {limits.CLOCK} milliseconds, not {time}"
                )

    def of(self, colour: Colour) -> int | None:
        """The time left to a player."""
        return self.black if colour is BLACK else self.white

    @classmethod
    def read(cls, text: str, movers: Iterable[Colour]) -> Clocks:
        """Read the times of a clock command: one for each player whose choice the turn was.

        Raises:
            FormError: they cannot be read, are too many or too few, or all are ``-``.
            LimitError: a time is above a thousand hours.
        """
        seats = tuple(movers)
        right = ",".join(["0:03:12"] * len(seats))
        times = [_read(part.strip(" \t"), right) for part in text.split(",")]
        if len(times) != len(seats) or times.count(None) == len(times):
            raise _unreadable(text, right)
        return cls(**{seat.value: time for seat, time in zip(seats, times, strict=True)})

    def write(self, *, simultaneous: bool) -> str:
        """Write the times: of both players in a simultaneous game, else of the one who moved."""
        times = (self.black, self.white)
        if simultaneous:
            return ",".join("-" if time is None else _write(time) for time in times)
        return ",".join(_write(time) for time in times if time is not None)


def _unreadable(text: str, right: str) -> FormError:
    return FormError("clock", f"the clock command has '{text}'; right would be [%clk {right}]")


def _read(text: str, right: str) -> int | None:
    if text == "-":
        return None
    match = _TIME.fullmatch(text)
    if match is None:
        raise _unreadable(text, right)
    hours, minutes, seconds = (int(match[name]) for name in ("hours", "minutes", "seconds"))
    return ((hours * 60 + minutes) * 60 + seconds) * 1000 + int(
        (match["parts"] or "").ljust(3, "0")
    )


def _write(time: int) -> str:
    seconds, parts = divmod(time, 1000)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    decimals = f".{parts:03}".rstrip("0") if parts else ""
    return f"{hours}:{minutes:02}:{seconds:02}{decimals}"
