"""Games of one simultaneous choice: how to mix so that nobody gains by reading you."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from random import Random
from typing import NamedTuple, TypeVar

T = TypeVar("T")

Payoffs = Sequence[Sequence[float]]
"""What the row player gets for each row and column; the column player gets as much less."""


class Solution(NamedTuple):
    """A nearly unbeatable way for both to mix, and what it gives."""

    rows: list[float]
    """How often to take each row."""
    columns: list[float]
    """How often the opponent takes each column."""
    value: float
    """What the row player gets when both mix so."""


def solve(payoffs: Payoffs, rounds: int) -> Solution:
    """Solve a zero-sum matrix game by regret matching+ with alternating updates.

    Args:
        payoffs: at least one row and one column.
        rounds: how long to practise, from 1; the mix comes nearer the best one as this grows.
    """
    across = [tuple(column) for column in zip(*payoffs, strict=True)]
    row_regrets, column_regrets = [0.0] * len(payoffs), [0.0] * len(across)
    row_sums, column_sums = row_regrets[:], column_regrets[:]
    columns = _matched(column_regrets)
    for weight in range(1, rounds + 1):  # later rounds count for more
        gains = [sum(map(float.__mul__, row, columns)) for row in payoffs]
        rows = _matched(row_regrets)
        now = sum(map(float.__mul__, rows, gains))
        row_regrets = [
            max(0.0, old + gain - now) for old, gain in zip(row_regrets, gains, strict=True)
        ]
        rows = _matched(row_regrets)
        losses = [sum(map(float.__mul__, column, rows)) for column in across]
        now = sum(map(float.__mul__, columns, losses))
        column_regrets = [
            max(0.0, old + now - loss) for old, loss in zip(column_regrets, losses, strict=True)
        ]
        columns = _matched(column_regrets)
        row_sums = [total + weight * share for total, share in zip(row_sums, rows, strict=True)]
        column_sums = [
            total + weight * share for total, share in zip(column_sums, columns, strict=True)
        ]
    rows, columns = _matched(row_sums), _matched(column_sums)
    value = sum(
        share * sum(map(float.__mul__, row, columns))
        for share, row in zip(rows, payoffs, strict=True)
    )
    return Solution(rows, columns, value)


def _matched(regrets: Sequence[float]) -> list[float]:
    """Shares in proportion to the regrets; equal ones where nothing is regretted."""
    total = sum(regrets)
    if total <= 0:
        return [1.0 / len(regrets)] * len(regrets)
    return [regret / total for regret in regrets]


def without_slips(mix: Sequence[float], least: float) -> list[float]:
    """A mix without the shares below ``least`` of the largest: those are noise of the solver."""
    kept = [share if share >= least * max(mix) else 0.0 for share in mix]
    total = sum(kept)
    return [share / total for share in kept]


def drawn(things: Sequence[T], weights: Sequence[float], rng: Random) -> T:
    """Draw one of the things, each as often as its weight says; equally if all weigh nothing."""
    sums = list(accumulate(weights))
    if sums[-1] <= 0:
        return things[rng.randrange(len(things))]
    at = rng.random() * sums[-1]
    return next(thing for thing, upto in zip(things, sums, strict=True) if at < upto)
