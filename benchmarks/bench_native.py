"""The native engine's speed, beside other people's programs in the same run.

Times are of the process, so that a busy machine does not count; one core. Only what two threads
gain is measured by the clock on the wall, and means something on a quiet machine alone.

OpenSpiel, Pgx and SciPy are measured where they are installed (`make peers`), beside python-chess
always.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import time
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import chess
import numpy as np

from benchmarks.bench_referee import chess_perft
from benchmarks.measuring import Figure, machine, median_of, report
from ludejo.engine import Limits, _native, analyse, choose
from ludejo.engine.batch import ShellBatch
from ludejo.games import Game, rules_of
from tests.native.browser import COMMAND, QUIET

RUNS = 5
OFTEN = 3
"""Of so many turns of a game, one is thought about by level 10."""

SLOWEST = 3.0 / 5
"""Seconds that a choice may take here, so that it takes three on a phone five times slower."""

PGX = Path(__file__).parents[1] / "build" / "pgx" / "bin" / "python"
"""Where `make peers` installs Pgx."""


def processor_seconds(run: Callable[[], object]) -> float:
    """The processor's time for a call, the median of several."""
    times = []
    for _ in range(RUNS):
        began = time.process_time()
        run()
        times.append(time.process_time() - began)
    return statistics.median(times)


class Browser:
    """The engine that browsers get, in Node."""

    def __init__(self) -> None:
        self._node = subprocess.Popen(
            COMMAND,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=QUIET,
            text=True,
        )

    def seconds(self, function: str, *words: str | float) -> float:
        """The processor's time for a call, the median of several."""
        self.once(function, *words)  # warms it up
        return statistics.median(self.once(function, *words) for _ in range(RUNS))

    def once(self, function: str, *words: str | float) -> float:
        """The processor's time for one call, whatever it costs to begin with."""
        assert self._node.stdin is not None
        assert self._node.stdout is not None
        asked = {"function": function, "arguments": words, "answer": None}
        self._node.stdin.write(json.dumps(asked) + "\n")
        self._node.stdin.flush()
        return float(json.loads(self._node.stdout.readline())["seconds"])

    def close(self) -> None:
        """End it."""
        self._node.communicate()


def rollouts(name: str) -> float:
    """Random games a second by OpenSpiel's own C++, from its search's evaluator."""
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game(name)
    each = 1000
    evaluator = pyspiel.RandomRolloutEvaluator(each, 7)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, 3, False)  # noqa: FBT003 -- its own
    state = game.new_initial_state()
    return each / processor_seconds(lambda: bot.mcts_search(state))


def highs(size: int) -> float:
    """Milliseconds that SciPy's HiGHS takes for a matrix game."""
    optimize: Any = import_module("scipy.optimize")
    payoffs = np.random.default_rng(1).uniform(-1, 1, (size, size))

    def solve() -> None:
        optimize.linprog(
            np.r_[np.zeros(size), -1.0],
            A_ub=np.c_[-payoffs.T, np.ones(size)],
            b_ub=np.zeros(size),
            A_eq=np.r_[np.ones(size), 0.0][None],
            b_eq=[1.0],
            bounds=[(0, None)] * size + [(None, None)],
            method="highs",
        )

    return 1000 * processor_seconds(solve)


def batch_rate(games: int, turns: int) -> tuple[float, float]:
    """Turns a second in batches: stepping alone, and with both seats' places chosen at random."""
    batch = ShellBatch(games)
    stepping = choosing = 0.0
    for seed in range(turns):
        began = time.process_time()
        blacks, whites = batch.choices(seed)
        chosen = time.process_time()
        batch.step(blacks, whites, again=True)
        stepping += time.process_time() - chosen
        choosing += chosen - began
    return games * turns / stepping, games * turns / (stepping + choosing)


def kruco_games(count: int, plies: int) -> Iterator[Game[Any, Any]]:
    """Games of Kruco that have begun, played by a weak level against itself."""
    for seed in range(count):
        game: Game[Any, Any] = Game(rules_of("kruco"))
        while game.outcome is None and game.position.number <= plies:
            seat = game.position.to_move
            game.play({seat: choose(game, seat, 2, seed)})
        yield game


def thinking(games: Iterable[Game[Any, Any]], threads: int, depth: int) -> tuple[float, float]:
    """Seconds until a search of Kruco is so deep, and boards a second, over all the games."""
    boards, began = 0, time.perf_counter()
    for game in games:
        boards += analyse(game, Limits(depth=depth), threads=threads).nodes
    seconds = time.perf_counter() - began
    return seconds, boards / seconds


def choosing(browser: Browser, slug: str, games: int) -> list[float]:
    """Seconds that level 10 takes for each choice in whole games of level 9, in WebAssembly."""
    times = []
    for seed in range(games):
        game: Game[Any, Any] = Game(rules_of(slug))
        while game.outcome is None:
            times += [
                browser.once("choose", slug, game.text, seat, 10, seed)
                for seat in game.due
                if len(game.turns) % OFTEN == 0
            ]
            game.play({seat: choose(game, seat, 9, seed) for seat in game.due})
    return times


def pgx_figures(python: Path) -> Iterator[Figure]:
    """Moves a second by Pgx, in its own environment, choosing included."""
    command = [python, Path(__file__).with_name("bench_pgx.py")]
    printed = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    for told in map(json.loads, printed.splitlines()):
        what = f"  Pgx {told['version']}, {told['game']}, {told['batch']:,}: random moves"
        yield Figure(what, told["rate"] / 1e6, "M/s")


def figures() -> Iterator[Figure]:
    """Measure one thing after the other."""
    browser = Browser()
    games, size = 50_000, 81

    ours = games / processor_seconds(lambda: _native.shell_playouts(games, 1))
    theirs = games / browser.seconds("shell_playouts", games, 1)
    yield Figure("What the Shell: random games", ours, "1/s")
    if find_spec("pyspiel"):
        for name, times in (("hex(board_size=9)", 15), ("gomoku", 30)):
            peer = rollouts(name)
            yield Figure(f"  OpenSpiel, {name}", peer, "1/s")
            yield Figure("  ours to that", ours / peer, "×", "at least", times)
    yield Figure("  in WebAssembly", theirs, "1/s")
    yield Figure("  WebAssembly to native", theirs / ours, "×", "at least", 0.5)

    nodes = 13_838_400
    ours = nodes / processor_seconds(lambda: _native.kruco_divide("start", 4))
    theirs = nodes / browser.seconds("kruco_divide", "start", 4)
    began = time.process_time()
    peer = chess_perft(chess.Board(), 4) / (time.process_time() - began)
    yield Figure("Kruco: leaves counted in perft(4)", ours / 1e6, "M/s")
    yield Figure("  python-chess, perft(4)", peer / 1e6, "M/s")
    yield Figure("  ours to that", ours / peer, "×", "at least", 100)
    yield Figure("  in WebAssembly", theirs / 1e6, "M/s")
    yield Figure("  WebAssembly to native", theirs / ours, "×", "at least", 0.5)

    count, depth = 6, 12
    began_games = list(kruco_games(count, plies=16))
    alone, alone_rate = thinking(began_games, 1, depth)
    together, together_rate = thinking(began_games, 2, depth)
    what = f"Kruco: the search, {depth} plies deep, a position"
    yield Figure(what, 1000 * alone / count, "ms")
    yield Figure("  boards, one thread", alone_rate / 1e6, "M/s")
    yield Figure("  boards, two threads to one", together_rate / alone_rate, "×")
    yield Figure("  as deep in less time, two threads to one", alone / together, "×")

    for name, slug in (("What the Shell", "what-the-shell"), ("Kruco", "kruco")):
        thoughts = choosing(browser, slug, games=4)
        yield Figure(
            f"{name}: level 10, WebAssembly, median of {len(thoughts)}", median_of(thoughts), "s"
        )
        yield Figure("  the dearest of these choices", max(thoughts), "s", "at most", SLOWEST)

    matrices = 100
    words = matrices, size, 0.001, 2
    ours = 1000 * processor_seconds(lambda: _native.solve_matrices(*words)) / matrices
    theirs = 1000 * browser.seconds("solve_matrices", *words) / matrices
    yield Figure("A matrix game of 81×81, made and solved to 0.001", ours, "ms", "at most", 0.3)
    yield Figure("  in WebAssembly", theirs, "ms", "at most", 0.8)
    if find_spec("scipy"):
        yield Figure("  SciPy's HiGHS", highs(size), "ms")
    browser.close()

    stepping, chosen = batch_rate(1024, 2000)
    yield Figure("What the Shell in batches of 1,024: turns", stepping / 1e6, "M/s", "at least", 6)
    yield Figure("  with both places chosen at random", chosen / 1e6, "M/s")
    if PGX.exists():
        yield from pgx_figures(PGX)


if __name__ == "__main__":
    peers = {"open-spiel": "pyspiel", "scipy": "scipy"}
    there = [package for package, module in peers.items() if find_spec(module)]
    report(f"The native engine. {machine('chess', 'numpy', *there)}", figures())
