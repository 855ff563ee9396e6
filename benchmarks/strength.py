"""How well the search plays What the Shell: matches against peers, at equal processor time.

    make strength                                 # 400 games against each
    make strength ARGS="--games 40 attacker"      # a look

The games are spread over the cores, and timed by the processor, so that a busy machine does not
count. Game N is seeded with N, and colours change after each. The program that plays is in C++,
`native/benchmarks`.

Where less than what is wanted was reached, the line says so, and the command ends with 1 once all
have been played. Matches shorter than the 400 games are not judged: chance decides too much there.
"""

from __future__ import annotations

import argparse
import os
import subprocess
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks.measuring import machine, report
from ludejo.arena.score import wilson

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


@dataclass(frozen=True)
class Score:
    """What came of a match."""

    games: int
    points: float
    turns: int
    nodes: int
    """Boards looked into a turn, on average over the games."""

    @property
    def share(self) -> float:
        """Of 100."""
        return 100 * self.points / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share, after Wilson."""
        low, high = wilson(self.points / self.games, self.games)
        return 100 * low, 100 * high


@dataclass(frozen=True)
class Wanted:
    """What the search is to reach in a match at least."""

    share: float
    """Of 100."""
    games: int = 400
    """Shorter matches are not judged."""
    surely: bool = False
    """Whether the lower end of the interval is to reach it, and not only the score."""

    def judges(self, score: Score) -> bool:
        """Whether the match is long enough."""
        return score.games >= self.games

    def kept(self, score: Score) -> bool:
        """Whether so much was reached, or is not judged."""
        reached = score.interval[0] if self.surely else score.share
        return reached >= self.share or not self.judges(score)

    def __str__(self) -> str:
        """Say how much it is."""
        return f"{self.share:g}" + (" at the lower end" if self.surely else "")


WANTED = {
    "decoupled-uct": Wanted(80, surely=True),
    "textbook-uct": None,
    "greedy": Wanted(97),
    "learned-greedy": None,
    "attacker": Wanted(45),
    "two-turn-attacker": Wanted(45),
}
"""Against each."""


@dataclass(frozen=True)
class Match:
    """A match, for a report."""

    opponent: str
    score: Score
    wanted: Wanted | None
    seconds: float
    """Of processor time a turn."""
    about: str
    """What else came of it."""

    @property
    def kept(self) -> bool:
        """Whether what is wanted was reached, or is not judged."""
        return self.wanted is None or self.wanted.kept(self.score)

    def __str__(self) -> str:
        """Write a line."""
        score, wanted = self.score, self.wanted
        low, high = score.interval
        line = (
            f"{self.opponent}: {score.share:.1f} of 100 ({low:.1f} to {high:.1f}), "
            f"{score.games} games at {self.seconds:g} s, {score.turns / score.games:.1f} turns a "
            f"game, {self.about}"
        )
        if wanted is not None:
            line += f"; wanted: {wanted}" + ("" if self.kept else ": MISSED")
            if not wanted.judges(score):
                line += f" (not judged below {wanted.games} games)"
        return line


def play(program: Path, opponent: str, games: range, seconds: float) -> Score:
    """Play a match, a game on each core at a time."""

    def one(number: int) -> tuple[float, int, int]:
        command = [str(program), opponent, str(number), "1", str(seconds)]
        line = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
        return float(line[1]), int(line[2]), int(line[3])

    with ThreadPoolExecutor(os.cpu_count()) as cores:
        played = list(cores.map(one, games))
    points, turns, nodes = (sum(column) for column in zip(*played, strict=True))
    return Score(len(played), points, int(turns), int(nodes) // len(played))


def matches(
    program: Path, opponents: Iterable[str], games: range, seconds: float
) -> Iterator[Match]:
    """Play one match after the other."""
    for opponent in opponents:
        score = play(program, opponent, games, seconds)
        yield Match(opponent, score, WANTED[opponent], seconds, f"{score.nodes} boards a turn")


def main() -> None:
    """Read the arguments, play the matches, print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", type=Path, help="built from native/benchmarks")
    parser.add_argument("opponents", nargs="*", default=list(WANTED), help="all by default")
    parser.add_argument("--games", type=int, default=400, help="a match")
    parser.add_argument("--first", type=int, default=0, help="the first game's number")
    parser.add_argument("--seconds", type=float, default=0.25, help="of processor time a turn")
    arguments = parser.parse_intermixed_args()
    games = range(arguments.first, arguments.first + arguments.games)
    played = matches(arguments.program, arguments.opponents, games, arguments.seconds)
    report(f"What the Shell. {machine()}", played)


if __name__ == "__main__":
    main()
