"""The native engine against the referee, long: `make agree`.

python -m benchmarks.agree                     # a million plies of each game, on all cores
python -m benchmarks.agree --plies 10000 --seed tonight
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice

from benchmarks.measuring import machine
from tests.native.agreement import QUESTIONS, ask_native, differences

PART = 5000
"""Plies that one process plays at a time."""


def agree(slug: str, plies: int, first_seed: str, pool: ProcessPoolExecutor) -> bool:
    """Play one of the games, and print what came of it."""
    began = time.perf_counter()
    told = repetitions = found = 0
    seeds = [f"{first_seed} {slug} {number}" for number in range(-(-plies // PART))]
    for plies_told, drawn, differing in pool.map(
        partial(differences, slug, min(PART, plies)), seeds
    ):
        told += plies_told
        repetitions += drawn
        found += len(differing)
        for asked in islice(differing, 3):
            print(f"  differs: {asked}\n  native:  {ask_native(asked)}")
    seconds = time.perf_counter() - began
    print(
        f"{slug}: {told:,} plies, {repetitions:,} games drawn by repetition, "
        f"{found} differences ({seconds:.0f} s)",
        flush=True,
    )
    return not found


def main() -> None:
    """Read the arguments and play both games."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--plies", type=int, default=1_000_000, help="of each game")
    parser.add_argument("--seed", default=str(time.time_ns()), help="any text; or the clock")
    arguments = parser.parse_args()
    print(f"Referee and native engine, seed {arguments.seed}. {machine()}")
    with ProcessPoolExecutor() as pool:
        agreed = [agree(slug, arguments.plies, arguments.seed, pool) for slug in QUESTIONS]
    sys.exit(not all(agreed))


if __name__ == "__main__":
    main()
