"""Whether each level beats the one below it, and by how much.

    make ladder                                   # 400 games a step, both games
    make ladder ARGS="--games 40 kruco"           # a look
    make ladder ARGS="--steps 9 10"               # two steps of each
    make ladder ARGS="--write docs/levels.md"

The games are spread over the cores and timed by the processor, so that a busy machine does not
count. Game N is seeded with N, and colours change after each. What was played stands in
`build/ladder`, and a ladder that was broken off goes on there, as long as the program that plays
(in C++, `native/benchmarks`) is the same.

Levels that look into more boards than fit into some 20 ms are bounded to so many, so that the
ladder runs in less than hours; at a table, level 10 thinks longer.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from benchmarks.measuring import machine
from benchmarks.strength import Score

BOARDS = {"what-the-shell": 200, "kruco": 36_000}
"""Boards a move in the ladder, at most: about 20 ms of processor time."""

WANTED = 60.0, 75.0
"""What a level is to score of 100 against the one below."""

STEPS = range(2, 11)
"""The upper levels of all steps."""

PLAYED = Path("build/ladder")
SHARE = 10
"""Games that one run of the program plays."""


@dataclass(frozen=True)
class Game:
    """One game of a step."""

    points: float
    """Of the upper level: 1, 0.5 or 0."""
    turns: int
    boards: tuple[float, float]
    """A move, of the upper and the lower level."""
    milliseconds: tuple[float, float]

    @classmethod
    def read(cls, line: str) -> Game:
        """Read a line of the program's."""
        _, points, turns, *costs = line.split()
        boards, milliseconds = map(float, costs[::2]), map(float, costs[1::2])
        return cls(float(points), int(turns), (*boards,), (*milliseconds,))  # type: ignore[arg-type]  # two of each


@dataclass(frozen=True)
class Step:
    """All games of a level against the one below."""

    upper: int
    games: list[Game]

    @property
    def score(self) -> Score:
        """The upper level's."""
        return Score(len(self.games), sum(game.points for game in self.games), 0, 0)

    def mean(self, numbers: Iterator[float]) -> float:
        """The mean over the games."""
        return sum(numbers) / len(self.games)

    def __str__(self) -> str:
        """A row of the table."""
        low, high = self.score.interval
        drawn = sum(game.points == 0.5 for game in self.games)  # noqa: PLR2004 -- a draw
        share = f"{self.score.share:.1f}"
        if not WANTED[0] <= self.score.share <= WANTED[1]:
            share = f"**{share}**"
        cells = [
            f"{self.upper} : {self.upper - 1}",
            share,
            f"{low:.1f} to {high:.1f}",
            f"{len(self.games)}",
            f"{drawn}",
            f"{self.mean(float(game.turns) for game in self.games):.0f}",
            f"{self.mean(game.boards[0] for game in self.games):,.0f}",
            f"{self.mean(game.milliseconds[0] for game in self.games):.2g}",
        ]
        return f"| {' | '.join(cells)} |"


HEAD = """\
| step | score | 95 % interval | games | drawn | turns a game | boards a move | ms a move |
| --- | --- | --- | --- | --- | --- | --- | --- |"""


def play(program: Path, game: str, upper: int, games: int) -> Step:
    """Play what has not been played yet of a step."""
    digest = hashlib.sha256(program.read_bytes()).hexdigest()[:12]
    folder = PLAYED / digest
    folder.mkdir(parents=True, exist_ok=True)

    def share(first: int) -> list[Game]:
        kept = folder / f"{game}-{upper}-{upper - 1}-{first}.txt"
        count = min(SHARE, games - first)
        lines = kept.read_text().splitlines() if kept.is_file() else []
        if len(lines) < count:
            command = [str(program), game, str(upper), str(upper - 1), str(first), str(count)]
            done = subprocess.run(
                [*command, str(BOARDS[game])], check=True, capture_output=True, text=True
            )
            lines = done.stdout.splitlines()
            kept.write_text(done.stdout)
        return [Game.read(line) for line in lines[:count]]

    with ThreadPoolExecutor(os.cpu_count()) as cores:
        shares = list(cores.map(share, range(0, games, SHARE)))
    return Step(upper, [game for share in shares for game in share])


def write(path: Path, game: str, table: str) -> None:
    """Put a table into a document, in the place of the one that stands there."""
    begin, end = f"<!-- ladder of {game} -->", f"<!-- end of {game} -->"
    text = path.read_text(encoding="utf-8")
    if begin not in text or end not in text:
        raise SystemExit(f"{path} has no place for the table: {begin} … {end}")
    made = f"{begin}\n\n{table}\n\n{end}"
    text = re.sub(f"{re.escape(begin)}.*?{re.escape(end)}", lambda _: made, text, flags=re.DOTALL)
    path.write_text(text, encoding="utf-8")


def main() -> None:
    """Read the arguments, play the ladders, print, and write if that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", type=Path, help="built from native/benchmarks")
    parser.add_argument("slugs", nargs="*", default=list(BOARDS), help="the games; both by default")
    parser.add_argument("--games", type=int, default=400, help="a step")
    parser.add_argument(
        "--steps", type=int, nargs="+", default=STEPS, help="the upper levels; 2 to 10"
    )
    parser.add_argument(
        "--write", type=Path, help="a document for the tables, for instance docs/levels.md"
    )
    arguments = parser.parse_intermixed_args()
    if arguments.write and list(arguments.steps) != list(STEPS):
        parser.error("--write puts whole tables into a document: leave --steps out")
    where = f"{machine()}; {datetime.now(UTC):%d %B %Y}"
    print(where)
    for slug in arguments.slugs:
        print(f"\n{slug}\n\n{HEAD}", flush=True)
        rows = []
        for upper in arguments.steps:
            rows.append(str(play(arguments.program, slug, upper, arguments.games)))
            print(rows[-1], flush=True)
        if arguments.write:
            write(arguments.write, slug, "\n".join([f"{where}.", "", HEAD, *rows]))


if __name__ == "__main__":
    main()
