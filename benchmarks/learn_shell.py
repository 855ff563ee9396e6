"""Learn what boards of What the Shell are worth, from the search's games with itself.

    build/benchmarks/shell_lessons 0 50000 80 > lessons.txt   # built by make strength
    build/pgx/bin/python -m benchmarks.learn_shell lessons.txt > native/core/shell_weights.inc

Each lesson is a position, what the search thought of it, and how the game ended. The weights are
those of `Weights` in shell_weights.hpp whose worth, squeezed to -1 … 1, comes nearest to a mixture
of the two in the least squares: a table of windows, and a small network of stars (shell_stars.hpp).
The gradient is JAX's, which `make peers` installs beside Pgx.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Integers = NDArray[np.int64]
Floats = NDArray[np.float32]

SIZE = 9
AXES = ((0, 1), (1, 0), (1, 1), (1, -1))
CONTENTS = ".bwe"
EGG = CONTENTS.index("e")
OTHERS = np.array([0, 2, 1, 3])
"""Each content with the colours changed."""
CODES = 4**5
CONTENTS_OF = np.arange(CODES)[:, None] // 4 ** np.arange(5) % 4
"""What stands in the five places of each code."""
BACKWARD = CONTENTS_OF[:, ::-1] @ 4 ** np.arange(5)
SWAPPED = OTHERS[CONTENTS_OF] @ 4 ** np.arange(5)
FIRST, ROW_OF = np.unique(np.minimum(np.arange(CODES), BACKWARD), return_inverse=True)
"""The codes of all rows, each read from one end; and which of them each code is."""

FEATURES = 8
HIDDEN = 8
UNIT = 4096
"""Of what windows and the hidden layer are worth."""
FEATURE_UNIT = 128
MOST = 2.0
"""What a feature makes of one star at most."""
SUM_SHARE = 1 / 8
"""By which the sums of features come to the hidden layer: so they are of its size."""
HIDDEN_UNIT = 2**24

BATCH = 512


def inside(row: int, column: int) -> bool:
    """Whether there is such a place."""
    return 0 <= row < SIZE and 0 <= column < SIZE


def windows() -> Integers:
    """The places of each window: 192 × 5."""
    return np.array(
        [
            [SIZE * (row + i * up) + column + i * right for i in range(5)]
            for row in range(SIZE)
            for column in range(SIZE)
            for up, right in AXES
            if inside(row + 4 * up, column + 4 * right)
        ]
    )


def stars() -> Integers:
    """The places of the four rows around each place: 81 × 4 × 5; 81 is beyond the board."""
    return np.array(
        [
            [
                [
                    SIZE * (row + i * up) + column + i * right
                    if inside(row + i * up, column + i * right)
                    else SIZE * SIZE
                    for i in range(-2, 3)
                ]
                for up, right in AXES
            ]
            for row in range(SIZE)
            for column in range(SIZE)
        ]
    )


def read(paths: list[Path], trust: float) -> tuple[NDArray[np.int8], Floats, Integers]:
    """The boards, what each should be worth for Black, and the game it comes from."""
    boards, wanted, games = [], [], []
    for path in paths:
        with path.open() as lines:
            for line in lines:
                text, _, _, value, result, game = line.split()
                board = np.zeros((SIZE, SIZE), dtype=np.int8)
                for row, places in zip(range(SIZE - 1, -1, -1), text.split("/"), strict=True):
                    column = 0
                    for sign in places:
                        if sign.isdigit():
                            column += int(sign)
                        else:
                            board[row, column] = CONTENTS.index(sign)
                            column += 1
                boards.append(board.ravel())
                wanted.append(trust * float(value) + (1 - trust) * int(result))
                games.append(int(game))
    return np.array(boards), np.array(wanted, dtype=np.float32), np.array(games)


class Learner:
    """The weights, and how they come nearer to what is wanted."""

    def __init__(self, seed: int) -> None:
        self.jax: Any = import_module("jax")
        self.np: Any = import_module("jax.numpy")
        self.random = np.random.default_rng(seed)

        def any_of(scale: float, *shape: int) -> Floats:
            return (scale * self.random.standard_normal(shape)).astype(np.float32)

        self.weights: dict[str, Any] = {
            "window": np.zeros(len(FIRST), dtype=np.float32),
            "row": any_of(0.1, len(FIRST), FEATURES),
            "bias": np.zeros(FEATURES, dtype=np.float32),
            "to_hidden": any_of((2 * FEATURES) ** -0.5, 2 * FEATURES, HIDDEN),
            "constant": np.zeros(HIDDEN, dtype=np.float32),
            "from_hidden": any_of(0.1, HIDDEN),
        }
        self.windows, self.stars = windows(), stars()
        self.values = self.jax.jit(self.value)
        self.step = self.jax.jit(self.next_step)

    def value(self, weights: dict[str, Any], boards: Any) -> Any:  # noqa: ANN401 -- JAX's arrays
        """What boards are worth for Black, squeezed to -1 … 1."""
        powers = 4 ** np.arange(5)
        boards = boards.astype(np.int32)
        window = weights["window"][ROW_OF]
        worth = (window - window[SWAPPED])[(boards[:, self.windows] * powers).sum(-1)].sum(1)
        bordered = self.np.pad(boards, ((0, 0), (0, 1)), constant_values=EGG)
        codes = (bordered[:, self.stars] * powers).sum(-1)
        row = weights["row"][ROW_OF]
        black_sees, white_sees = (
            SUM_SHARE * self.np.clip(seen[codes].sum(2) + weights["bias"], 0, MOST).sum(1)
            for seen in (row, row[SWAPPED])
        )
        black_hidden, white_hidden = (
            self.np.maximum(
                self.np.concatenate(seen, 1) @ weights["to_hidden"] + weights["constant"], 0
            )
            for seen in ((black_sees, white_sees), (white_sees, black_sees))
        )
        worth += (black_hidden - white_hidden) @ weights["from_hidden"]
        return worth / (1 + self.np.abs(worth))

    def loss(self, weights: dict[str, Any], boards: Any, wanted: Any) -> Any:  # noqa: ANN401 -- as above
        """The mean squared error."""
        return self.np.mean((self.value(weights, boards) - wanted) ** 2)

    def next_step(self, state: Any, step: Any, rate: Any, lessons: Any) -> Any:  # noqa: ANN401 -- as above
        """One of Adam's steps; the state is the weights and what it keeps of their gradients."""
        weights, first, second = state
        gradient = self.jax.grad(self.loss)(weights, *lessons)
        each = self.jax.tree.map
        first = each(lambda old, new: 0.9 * old + 0.1 * new, first, gradient)
        second = each(lambda old, new: 0.999 * old + 0.001 * new**2, second, gradient)

        def moved(weight: Any, mean: Any, square: Any) -> Any:  # noqa: ANN401 -- as above
            size = self.np.sqrt(square / (1 - 0.999**step)) + 1e-8
            return weight - rate * mean / (1 - 0.9**step) / size

        return each(moved, weights, first, second), first, second

    def learn(self, boards: NDArray[np.int8], wanted: Floats, epochs: int, rate: float) -> None:
        """Go through all lessons so often, ever more slowly."""
        steps = epochs * (len(boards) // BATCH)
        nothing = self.jax.tree.map(np.zeros_like, self.weights)
        state = self.weights, nothing, nothing
        step = 0
        for _ in range(epochs):
            order = self.random.permutation(len(boards))
            for at in range(0, len(order) - BATCH + 1, BATCH):
                some = order[at : at + BATCH]
                now = rate * (1 + np.cos(np.pi * step / steps)) / 2
                step += 1
                state = self.step(state, float(step), now, (boards[some], wanted[some]))
        self.weights = state[0]

    def error(self, boards: NDArray[np.int8], wanted: Floats) -> float:
        """The mean squared error on other lessons."""
        values = [
            np.asarray(self.values(self.weights, boards[at : at + BATCH]))
            for at in range(0, len(boards), BATCH)
        ]
        return float(np.mean((np.concatenate(values) - wanted) ** 2))


def written(weights: dict[str, Any], note: str) -> Iterator[str]:
    """The lines of the data file."""

    def whole(numbers: Any, unit: float) -> Any:  # noqa: ANN401 -- JAX's arrays
        return np.rint(np.asarray(numbers, dtype=float) * unit).astype(int)

    def listed(numbers: Any) -> str:  # noqa: ANN401 -- as above
        return ", ".join(map(str, numbers))

    window = np.asarray(weights["window"])[ROW_OF]
    windows_worth = whole(window - window[SWAPPED], UNIT)[FIRST]
    rows = whole(weights["row"], FEATURE_UNIT)
    yield "// Of each row of five, . empty, b black, w white, e egg, read from one end: what it is"
    yield "// worth for Black as a window, in 1/4096; what it gives a star's features for Black."
    yield f"// Learned by benchmarks/learn_shell.py. {note}"
    yield "constexpr Row learned_rows[] = {"
    for code, worth, row in zip(FIRST, windows_worth, rows, strict=True):
        places = "".join(CONTENTS[content] for content in CONTENTS_OF[code])
        yield f'    {{"{places}", {worth}, {{{listed(row)}}}}},'
    yield "};"
    yield "// What the features begin with, in every star."
    bias = whole(weights["bias"], FEATURE_UNIT)
    yield f"constexpr std::int16_t learned_bias[] = {{{listed(bias)}}};"
    yield "// From the sums of features, own and then the other's, to the hidden layer: in 1/2^24."
    yield "constexpr int learned_to_hidden[][hidden] = {"
    for numbers in whole(weights["to_hidden"], SUM_SHARE / FEATURE_UNIT * HIDDEN_UNIT):
        yield f"    {{{listed(numbers)}}},"
    yield "};"
    yield "// What the hidden layer begins with, and what it is worth: in 1/4096."
    for name in ("constant", "from_hidden"):
        yield f"constexpr int learned_{name}[] = {{{listed(whole(weights[name], UNIT))}}};"


def main() -> None:
    """Read the lessons, learn, write the weights."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lessons", type=Path, nargs="+")
    parser.add_argument("--trust", type=float, default=0.8, help="in the search's values")
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--rate", type=float, default=0.004, help="of Adam, at first")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    boards, wanted, games = read(arguments.lessons, arguments.trust)
    held = games % 10 == 0  # not learned from, to judge by
    learner = Learner(arguments.seed)
    learner.learn(boards[~held], wanted[~held], arguments.epochs, arguments.rate)
    error = learner.error(boards[held], wanted[held])
    note = f"From {np.sum(~held)} boards; off by {error:.4f} (squared) on {np.sum(held)} others."
    print(note, file=sys.stderr)
    print("\n".join(written(learner.weights, note)))


if __name__ == "__main__":
    main()
