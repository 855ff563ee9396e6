"""How the computer's levels do against each other, and how long a choice takes them.

    python benchmarks/plain_ladder.py                      # every pair, 20 games each
    python benchmarks/plain_ladder.py --games 100 --pairs 3:2 kruco

Games are seeded and colours change after each. Times are of the processor, so that a busy machine
does not count. A game of more than --most turns is broken off and counts for neither.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections import Counter, defaultdict
from random import Random
from typing import Any

from ludejo.engine import choose
from ludejo.games import BLACK, GAMES, WHITE, Colour, Game, rules_of

Times = dict[int, list[float]]


def play(
    slug: str, levels: dict[Colour, int], seed: int, most: int, times: Times
) -> Game[Any, Any]:
    """Play one game between two levels; gives it when it is over or too long."""
    rng = Random(seed)
    game: Game[Any, Any] = Game(rules_of(slug))
    while game.outcome is None and len(game.turns) < most:
        choices = {}
        for seat in game.due:
            began = time.process_time()
            choices[seat] = choose(game, seat, levels[seat], rng)
            times[levels[seat]].append(time.process_time() - began)
        game.play(choices)
    return game


def match(slug: str, first: int, second: int, seeds: range, most: int) -> None:
    """Play a match and print what came of it."""
    times: Times = defaultdict(list)
    results: Counter[str] = Counter()
    lengths = []
    for seed in seeds:
        seats = (BLACK, WHITE) if seed % 2 == 0 else (WHITE, BLACK)
        levels = dict(zip(seats, (first, second), strict=True))
        game = play(slug, levels, seed, most, times)
        lengths.append(len(game.turns))
        if game.outcome is None:
            results["broken off"] += 1
        elif game.outcome.winner is None:
            results["drawn"] += 1
        else:
            results["won" if levels[game.outcome.winner] == first else "lost"] += 1
    counted = ", ".join(
        f"{results[what]} {what}" for what in ("won", "drawn", "lost", "broken off")
    )
    print(
        f"{slug}: level {first} against {second}: {counted}; {statistics.median(lengths):g} turns"
    )
    for level, spent in sorted(times.items()):
        milliseconds = sorted(1000 * each for each in spent)
        print(
            f"    level {level}: median {statistics.median(milliseconds):.0f} ms a choice, "
            f"most {milliseconds[-1]:.0f} ms, of {len(milliseconds)}",
            flush=True,
        )


def main() -> None:
    """Read the arguments and play the matches."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("slugs", nargs="*", default=list(GAMES), help="the games; all by default")
    parser.add_argument("--games", type=int, default=20, help="games a match")
    parser.add_argument("--most", type=int, default=300, help="turns after which one is broken off")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--pairs", nargs="+", default=["2:1", "3:1", "3:2"], metavar="LEVEL:LEVEL")
    arguments = parser.parse_args()
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    for slug in arguments.slugs:
        for pair in arguments.pairs:
            first, second = map(int, pair.split(":"))
            match(slug, first, second, seeds, arguments.most)


if __name__ == "__main__":
    main()
