"""What the search finds out about a game of What the Shell."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from ludejo.engine._native import ShellSearch
from ludejo.engine.errors import UnknownGameError
from ludejo.games import BLACK, WHITE, Colour, Game, GameOverError
from ludejo.games.shell import RULES
from ludejo.games.shell.board import Place


@dataclass(frozen=True, kw_only=True)
class Limits:
    """How far to search: whichever is reached first ends it, and one of them must be given."""

    nodes: int | None = None
    """Boards to look into; with the same seed this gives the same analysis everywhere."""
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.nodes is None and self.seconds is None:
            raise ValueError("a search needs a limit: nodes or seconds")
        if (self.nodes is not None and self.nodes < 1) or (
            self.seconds is not None and self.seconds <= 0
        ):
            raise ValueError("the limits of a search are above 0")


@dataclass(frozen=True, kw_only=True)
class Option:
    """What is known of one choice of a seat."""

    choice: Place
    probability: float
    """How often to choose it."""
    value: float
    """What it is worth to this seat, against the best mix of the other."""


@dataclass(frozen=True, kw_only=True)
class Analysis:
    """What a search found: mixed strategies, since nobody moves first."""

    options: Mapping[Colour, tuple[Option, ...]]
    """Each seat's choices, the likeliest first."""
    values: Mapping[Colour, float]
    """What the position is worth to each seat: 1 is a win, 0 even or a draw, -1 a loss."""
    error: float
    """How far off the values may be; proved where they are exact, else an estimate."""
    exact: bool
    """Whether the game was solved to its end."""
    line: tuple[Mapping[Colour, Place], ...]
    """How the game most likely goes on."""
    nodes: int
    depth: int
    seconds: float


class Search:
    """A search that can go on after it was looked at, and be stopped from another thread."""

    def __init__(self, game: Game[Any, Any], *, seed: int = 0) -> None:
        """Begin with a game, that is a position and its past.

        Raises:
            UnknownGameError: the game is not What the Shell.
            GameOverError: the game is over.
        """
        if game.rules.slug != RULES.slug:
            raise UnknownGameError(f"no search is known for {game.rules.slug!r}")
        if game.outcome is not None:
            raise GameOverError("an analysis", game.position, game.outcome)
        self._search = ShellSearch(game.text, seed=seed % 2**64)

    def run(self, limits: Limits) -> None:
        """Search on; other threads of Python run meanwhile."""
        self._search.run(limits.seconds or 0.0, limits.nodes or 0)

    def stop(self) -> None:
        """Let `run` end at once, and for good."""
        self._search.stop()

    @property
    def analysis(self) -> Analysis:
        """What was found so far; not while `run` is at it."""
        found = self._search.report()
        return Analysis(
            options=MappingProxyType(
                {
                    seat: tuple(
                        Option(choice=place, probability=share, value=sign * value)
                        for place, share, value in found[seat]
                    )
                    for seat, sign in ((BLACK, 1.0), (WHITE, -1.0))
                }
            ),
            values=MappingProxyType({BLACK: found["value"], WHITE: -found["value"]}),
            error=found["error"],
            exact=found["exact"],
            line=tuple(
                MappingProxyType({BLACK: black, WHITE: white}) for black, white in found["line"]
            ),
            nodes=found["nodes"],
            depth=found["depth"],
            seconds=found["seconds"],
        )


def analyse(game: Game[Any, Any], limits: Limits, *, seed: int = 0) -> Analysis:
    """Search a game, and say what was found.

    Raises:
        UnknownGameError: the game is not What the Shell.
        GameOverError: the game is over.
    """
    search = Search(game, seed=seed)
    search.run(limits)
    return search.analysis
