"""Pgx stepping random games in batches, on one core: for `bench_native`, by a Python of its own.

Choosing, stepping and beginning anew are one compiled loop, the best that Pgx can do; what that
compiling takes is not counted. Prints JSON, a line for each game and batch.
"""

from __future__ import annotations

import json
import os
import statistics
import sys
import time
from importlib import import_module
from importlib.metadata import version
from typing import Any

GAMES = ("connect_four", "hex", "go_9x9")
"""Its games that are nearest to ours: lines on a board, places on a board of 11×11, captures."""
BATCHES = (1024, 4096)
RUNS = 3
LEAST = 0.5
"""Seconds that one run takes at least."""


def to_one_core() -> None:
    """Keep this process, and the threads that XLA will start in it, on one core."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"
    os.environ["JAX_PLATFORMS"] = "cpu"


def rate(name: str, games: int) -> float:
    """Moves a second of the processor's time, in so many games at once."""
    jax: Any = import_module("jax")
    pgx: Any = import_module("pgx")
    auto_reset: Any = import_module("pgx.experimental.wrappers").auto_reset
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def move(carry: Any, _: object) -> Any:  # noqa: ANN401 -- jax has no types
        state, key = carry
        key, choosing, beginning = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        action = jax.random.categorical(choosing, logits, axis=-1)
        return (step(state, action, jax.random.split(beginning, games)), key), None

    def moves(carry: Any, count: int) -> Any:  # noqa: ANN401 -- jax has no types
        return jax.lax.scan(move, carry, None, length=count)[0]

    run = jax.jit(moves, static_argnums=1)
    key = jax.random.PRNGKey(0)
    carry = jax.jit(jax.vmap(env.init))(jax.random.split(key, games)), key
    count = 8
    while True:
        carry = jax.block_until_ready(run(carry, count))  # compiles
        times = []
        for _ in range(RUNS):
            began = time.process_time()
            carry = jax.block_until_ready(run(carry, count))
            times.append(time.process_time() - began)
            if times[0] < LEAST:
                break
        if times[0] >= LEAST:
            return games * count / statistics.median(times)
        count = int(count * max(2, min(50, 1.3 * LEAST / times[0])))


def main() -> None:
    """Measure each game in batches of each size."""
    to_one_core()
    for name in GAMES:
        for games in BATCHES:
            told = {"game": name, "batch": games, "rate": rate(name, games)}
            print(json.dumps(told | {"version": version("pgx")}), flush=True)


if __name__ == "__main__":
    main()
