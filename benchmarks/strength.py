"""How well the search plays What the Shell: matches against peers, at equal processor time.

    make strength                                 # 400 games against each
    make strength ARGS="--games 40 attacker"      # a look

The games are spread over the cores, and timed by the processor, so that a busy machine does not
count. Game N is seeded with N, and colours change after each. The program that plays is in C++,
`native/benchmarks`.
"""

from __future__ import annotations

import argparse
import os
import subprocess
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from benchmarks.measuring import machine
from ludejo.arena.score import wilson

WANTED = {
    "decoupled-uct": 80.0,  # the lower end of the interval
    "greedy": 97.0,
    "learned-greedy": None,
    "attacker": 45.0,
    "two-turn-attacker": 45.0,
}
"""The score of 100 that the search is to reach at least, against each."""


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


def main() -> None:
    """Read the arguments, play the matches, print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", type=Path, help="built from native/benchmarks")
    parser.add_argument("opponents", nargs="*", default=list(WANTED), help="all by default")
    parser.add_argument("--games", type=int, default=400, help="a match")
    parser.add_argument("--first", type=int, default=0, help="the first game's number")
    parser.add_argument("--seconds", type=float, default=0.25, help="of processor time a turn")
    arguments = parser.parse_intermixed_args()
    print(machine())
    games = range(arguments.first, arguments.first + arguments.games)
    for opponent in arguments.opponents:
        score = play(arguments.program, opponent, games, arguments.seconds)
        low, high = score.interval
        wanted = WANTED[opponent]
        print(
            f"{opponent}: {score.share:.1f} of 100 ({low:.1f} to {high:.1f}), {score.games} games "
            f"at {arguments.seconds:g} s, {score.turns / score.games:.1f} turns a game, "
            f"{score.nodes} boards a turn"
            + (f"; wanted: {wanted:g}" if wanted is not None else ""),
            flush=True,
        )


if __name__ == "__main__":
    main()
