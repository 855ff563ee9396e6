"""What the Shell solved whole, by other means than the engine's.

The referee plays, every board that can come up is kept, and all are valued again and again, from 0
(endless play is a draw).

A matrix game is solved by Shapley and Snow's theorem: some square part of the payoffs, inverted,
gives a pair of best mixes.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludejo.games import BLACK, WHITE
from ludejo.games.shell import Place, Position

Matrix = NDArray[np.float64]


class Solved(NamedTuple):
    """A position's value for Black, and what each pair of places is worth."""

    value: float
    places: list[Place]
    payoffs: Matrix
    boards: int


def value_of(payoffs: Matrix) -> float:
    """The value of a matrix game."""
    low, high = payoffs.min(axis=1).max(), payoffs.max(axis=0).min()
    if low >= high - 1e-12:
        return float(low)
    raised = payoffs + 3.0
    size = min(payoffs.shape)
    for count in range(2, size + 1):
        rows, columns = _parts(payoffs.shape[0], count), _parts(payoffs.shape[1], count)
        parts = raised[rows[:, None, :, None], columns[None, :, None, :]]
        parts = parts.reshape(-1, count, count)
        fine = np.abs(np.linalg.det(parts)) > 1e-9
        inverse = np.linalg.inv(parts[fine])
        total = inverse.sum(axis=(1, 2))
        chosen = np.argwhere(fine)[:, 0]
        for index, one, of_all in zip(chosen, inverse, total, strict=True):
            if abs(of_all) < 1e-9:
                continue
            own, other = one.sum(axis=0) / of_all, one.sum(axis=1) / of_all
            if own.min() < -1e-9 or other.min() < -1e-9:
                continue
            first, second = rows[index // len(columns)], columns[index % len(columns)]
            sure = (own @ payoffs[first]).min()
            allowed = (payoffs[:, second] @ other).max()
            if allowed - sure < 1e-8:
                return float((sure + allowed) / 2)
    raise AssertionError("some part solves every matrix game")


@cache
def _parts(of: int, count: int) -> NDArray[np.intp]:
    return np.array(list(combinations(range(of), count)))


def solve_whole(start: Position) -> Solved:
    """Solve a position from which few enough boards can come up."""
    numbers: dict[Hashable, int] = {start.key: 0}
    positions, cells = [start], []
    for position in positions:
        found: list[list[Any]] = []
        for black in sorted(position.empty):
            found.append([])
            for white in sorted(position.empty):
                after = position.play({BLACK: black, WHITE: white}).position
                if after.outcome is not None:
                    winner = after.outcome.winner
                    found[-1].append(0.0 if winner is None else 1.0 if winner is BLACK else -1.0)
                    continue
                if after.key not in numbers:
                    numbers[after.key] = len(positions)
                    positions.append(after)
                found[-1].append(numbers[after.key])
        cells.append(found)
    values = [0.0] * len(positions)

    def payoffs(number: int) -> Matrix:
        return np.array(
            [
                [cell if isinstance(cell, float) else values[cell] for cell in row]
                for row in cells[number]
            ]
        )

    for _ in range(1000):
        before = values[:]
        for number in reversed(range(len(positions))):
            values[number] = value_of(payoffs(number))
        if max(abs(a - b) for a, b in zip(before, values, strict=True)) < 1e-9:
            return Solved(values[0], sorted(start.empty), payoffs(0), len(positions))
    raise AssertionError("the values do not come to rest")
