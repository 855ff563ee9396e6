"""How well the search plays Kruco: a match against OpenSpiel's tree search (`make peers`).

    make strength                                  # 100 games, beside those of What the Shell
    python -m benchmarks.strength_kruco --games 10  # a look

The peer is OpenSpiel's `MCTSBot`, with 200 simulations a move; a simulation ends in a random game
that is cut after 40 plies and then judged by pieces and progress. It plays the same rules, by way
of `ludejo.envs.openspiel`. Game N is seeded with N, and colours change after each. The search's
time is the processor's, so that a busy machine does not count.

Where less than what is wanted was reached, the line says so, and the command ends with 1. Matches
shorter than the 100 games are not judged: chance decides too much there.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from statistics import mean
from typing import TYPE_CHECKING, Any

import numpy as np

from benchmarks.measuring import machine, report
from benchmarks.strength import Match, Score, Wanted
from ludejo.engine import _native

if TYPE_CHECKING:
    from collections.abc import Iterator

SIMULATIONS = 200
PLIES = 40
"""Of a random game, until it is judged."""
EXPLORE = 1.0
"""How much the peer tries what has not proved good; values are between -1 and 1."""
LONGEST = 300
"""Turns after which a game counts as drawn."""
WANTED = Wanted(95, games=100)


@dataclass(frozen=True)
class Played:
    """What came of a game."""

    points: float
    turns: int
    depth: float
    """Plies that the search looked ahead, on average over its turns."""
    nodes: int
    seconds: float
    """Of the search's own processor time."""
    peer_seconds: float


class Playouts:
    """What the peer judges positions by; an evaluator as OpenSpiel wants it."""

    def __init__(self, seed: int) -> None:
        self._random = np.random.RandomState(seed)

    def evaluate(self, state: Any) -> list[float]:  # noqa: ANN401 -- OpenSpiel has no types
        """What a position is worth to each player."""
        value = state.actions.playout(PLIES, int(self._random.randint(2**31)))
        return [value, -value]

    def prior(self, state: Any) -> list[tuple[int, float]]:  # noqa: ANN401 -- OpenSpiel has no types
        """What it expects of each action: nothing in particular."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class Bot:
    """OpenSpiel's tree search, move by move."""

    def __init__(self, seed: int) -> None:
        envs = import_module("ludejo.envs.openspiel")
        mcts: Any = import_module("open_spiel.python.algorithms.mcts")
        game = envs.pyspiel.load_game(envs.KRUCO)
        self.state = game.new_initial_state()
        random = np.random.RandomState(seed)
        self._bot = mcts.MCTSBot(
            game, EXPLORE, SIMULATIONS, Playouts(seed), solve=True, random_state=random
        )

    def play(self, game: str) -> str:
        """Choose a turn, make it, and say which it is."""
        state = self.state
        mover = state.current_player()
        action = self._bot.step(state)
        begun = state.action_to_string(mover, action)
        state.apply_action(action)
        while state.actions.lifting:
            state.apply_action(self._bot.step(state))
        after = str(state)
        for move in json.loads(_native.kruco_legal(game))["legal"]:
            if move.split()[0] == begun:
                given = json.loads(_native.kruco_play(game, move))
                if given["position"] == after:
                    return str(move)
        raise AssertionError(f"{begun} does not give {after}")

    def follow(self, move: str) -> None:
        """Make the other's turn: its move, then each lifting that is a choice."""
        for name in move.split():
            state = self.state
            named = {
                state.action_to_string(state.current_player(), action): action
                for action in state.legal_actions()
            }
            if name in named:
                state.apply_action(named[name])
            if not state.actions.lifting:
                return


def play(seconds: float, number: int) -> Played:
    """Play a game."""
    bot = Bot(number)
    moves: list[str] = []
    depths: list[int] = []
    nodes, spent, peer = 0, 0.0, 0.0
    ours = number % 2
    while not bot.state.is_terminal() and len(moves) < LONGEST:
        game = " ".join(["position start moves", *moves]) if moves else "position start"
        began = time.process_time()
        if len(moves) % 2 == ours:
            search = _native.KrucoSearch(game, seed=number)
            search.run(seconds, 0, processor=True)
            found = search.report()
            spent += time.process_time() - began
            depths.append(found["depth"])
            nodes += found["nodes"]
            moves.append(found["lines"][0]["move"])
            bot.follow(moves[-1])
            assert str(bot.state) == json.loads(_native.kruco_play(game, moves[-1]))["position"]
        else:
            moves.append(bot.play(game))
            peer += time.process_time() - began
    points = (1 + bot.state.returns()[ours]) / 2
    return Played(points, len(moves), mean(depths), nodes, spent, peer)


def match(games: list[Played], seconds: float) -> Match:
    """Sum up what was played."""
    turns, nodes = sum(game.turns for game in games), sum(game.nodes for game in games)
    score = Score(len(games), sum(game.points for game in games), turns, nodes // turns)
    rate = nodes / sum(game.seconds for game in games)
    about = (
        f"depth {mean(game.depth for game in games):.1f}, {rate:,.0f} boards a second, "
        f"{2 * sum(game.peer_seconds for game in games) / turns:.3f} s a turn of the peer's"
    )
    opponent = f"OpenSpiel's MCTSBot, {SIMULATIONS} simulations"
    return Match(opponent, score, WANTED, seconds, about)


def measured(numbers: range, seconds: float, jobs: int | None) -> Iterator[Match]:
    """Play the match, so many games at once."""
    with ProcessPoolExecutor(jobs) as cores:
        yield match(list(cores.map(partial(play, seconds), numbers)), seconds)


def main() -> None:
    """Read the arguments, play the match, print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the first game's number")
    parser.add_argument("--seconds", type=float, default=0.1, help="of processor time a turn")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="games at once")
    arguments = parser.parse_args()
    if find_spec("pyspiel") is None:
        print("Kruco: left out, OpenSpiel is not installed (make peers)\n")
        return  # What the Shell's matches need nobody else's program
    numbers = range(arguments.first, arguments.first + arguments.games)
    played = measured(numbers, arguments.seconds, arguments.jobs)
    report(f"Kruco. {machine('open-spiel')}", played)


if __name__ == "__main__":
    main()
