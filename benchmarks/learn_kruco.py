"""Learn what things on a board of Kruco are worth, from the search's games with itself.

    build/benchmarks/kruco_lessons 0 2000 1500 > lessons.txt   # built by make strength
    python -m benchmarks.learn_kruco lessons.txt > native/core/kruco_weights.inc

Each lesson is a quiet position: how the game ended, what the search thought, and how often each
term occurs. The weights are those whose worth, squeezed to an expected score, comes nearest to a
mixture of the two in the least squares; they are drawn a little towards what they were.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

SHAPE = (
    (
        "square",
        (8, 4),
        "A piece on a square: a line for each rank as its owner sees it, the border file first.",
    ),
    ("point", (7, 4), "A piece on a point: a line for each row, the border column first."),
    ("free", (8,), "More for a piece with no enemy before it on its file, by rank."),
    ("pair", (), "Two points side by side."),
    ("reserve", (5,), "Up to four of the reserve, for one who holds a point; then any other."),
    ("reserve_more", (), ""),
    ("slide", (), "Each square and point that can be come to, each empty square that is guarded."),
    ("climb", (), ""),
    ("guard", (), ""),
    (
        "entry",
        (4,),
        "Up to three goal squares that can be come to, for who is to move; for the other.",
    ),
    ("entry_later", (4,), ""),
    ("half_enclosed_square", (), "A piece with one enemy at its corners, or around its point."),
    ("half_enclosed_point", (), ""),
    ("to_move", (), "To be the one to move."),
    ("unit", (), "The worth at which about 85 of 100 are expected."),
)
"""The terms in their order in `Weights` of kruco_eval.hpp, and what is said of them."""

COUNT = sum(int(np.prod(size)) for _, size, _ in SHAPE)
PIECE = 100
"""What a piece is worth on average; weights mean nothing but beside each other."""


def read(path: Path, trust: float) -> tuple[Floats, Floats, Floats]:
    """The weights as they were, the terms of each lesson, and what it should be worth."""
    with path.open() as lines:
        weights = np.array(next(lines).split(), dtype=float)
        assert len(weights) == COUNT, f"{len(weights)} weights, not {COUNT}"
        terms, wanted = [], []
        for line in lines:
            result, value, *counts = line.split()
            if len(result) > 3 or len(counts) < 2:  # noqa: PLR2004 -- 0, 0.5 or 1
                continue  # the first line of another file that was added
            row = np.zeros(COUNT, dtype=np.float32)
            for count in counts:
                index, times = count.split(":")
                row[int(index)] = float(times)
            terms.append(row)
            wanted.append(trust * float(value) + (1 - trust) * (2 * float(result) - 1))
    return weights, np.array(terms, dtype=float), np.array(wanted)


def squeezed(worth: Floats) -> tuple[Floats, Floats]:
    """The expected score of a worth in units, and how fast it grows."""
    root = np.sqrt(1 + worth * worth)
    return worth / root, 1 / root**3


def learn(before: Floats, terms: Floats, wanted: Floats, pull: float, steps: int) -> Floats:
    """Adam's descent; `pull` is how strongly each weight is held to what it was, in pieces."""
    weights = before.copy()
    unit = before[-1]
    first, second = np.zeros(COUNT), np.zeros(COUNT)
    for step in range(1, steps + 1):
        value, slope = squeezed(terms @ weights / unit)
        gradient = terms.T @ ((value - wanted) * slope) / len(wanted) / unit
        gradient += pull * (weights - before) / PIECE**2
        gradient[-1] = 0
        first = 0.9 * first + 0.1 * gradient
        second = 0.999 * second + 0.001 * gradient**2
        rate = 2.0 * (1 - step / steps) + 0.02
        weights -= rate * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-12)
    return weights


def written(weights: Floats) -> Iterator[str]:
    """The lines of the data file."""
    yield "// What things on a board of Kruco are worth to their owner: Weights in kruco_eval.hpp."
    yield "// Learned from the search's games with itself by benchmarks/learn_kruco.py."
    at = 0
    for name, size, said in SHAPE:
        values = np.rint(weights[at : at + int(np.prod(size))]).astype(int)
        at += len(values)
        if said:
            yield f"// {said}"
        if not size:
            yield f".{name} = {values[0]},"
        elif len(size) == 1:
            yield f".{name} = {{{{{', '.join(map(str, values))}}}}},"
        else:
            yield f".{name} = {{{{"
            for row in values.reshape(size):
                yield f"    {{{{{', '.join(map(str, row))}}}}},"
            yield "}},"


def main() -> None:
    """Read the lessons, learn, write the weights."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lessons", type=Path)
    parser.add_argument("--trust", type=float, default=0.3, help="in the search's values")
    parser.add_argument("--pull", type=float, default=0.002, help="to what the weights were")
    parser.add_argument("--steps", type=int, default=1500)
    arguments = parser.parse_args()
    before, terms, wanted = read(arguments.lessons, arguments.trust)
    held = np.arange(len(wanted)) % 10 == 0  # not learned from, to judge by
    weights = learn(before, terms[~held], wanted[~held], arguments.pull, arguments.steps)
    for name, some in (("before", before), ("after", weights)):
        error = np.mean((squeezed(terms[held] @ some / some[-1])[0] - wanted[held]) ** 2)
        print(f"// {name}: off by {error:.4f} (squared) in {held.sum()} of {len(wanted)} lessons")
    pieces = np.abs(terms[:, : 15 * 4]).sum(axis=0)
    weights *= PIECE / (pieces @ weights[: 15 * 4] / pieces.sum())
    print("\n".join(written(weights)))


if __name__ == "__main__":
    main()
