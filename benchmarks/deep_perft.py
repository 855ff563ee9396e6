"""Kruco's perft from the start to depth 5, counted by the referee alone.

    nice python -m benchmarks.deep_perft                   # three quarters of an hour of one core
    nice python -m benchmarks.deep_perft --moves a1-a3     # the lines that begin so: two minutes

The native engine's counts by first move (`tests/data/kruco-perft-deep.txt`) are held against it.
Lines that meet in the same position are counted together, and those whose mirror image was counted
are not counted again; the rest is generated. Lines with the same pieces of Black after three plies
are taken together, so that little has to be held at once. A first move brings its mirror image.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections import Counter, defaultdict
from pathlib import Path

from ludejo.games.kruco import Men, Point, Position, Square
from tests.games.test_perft import tables

TABLE = Path(__file__).parents[1] / "tests" / "data" / "kruco-perft-deep.txt"

Ways = Counter[str]
"""How many lines lead to a position, by their first move."""


def first_layer(start: Position, moves: set[str]) -> dict[Position, Ways]:
    """The positions after these first moves."""
    return {turn.position: Counter([move]) for move, turn in start.children() if move in moves}


def next_layer(layer: dict[Position, Ways]) -> dict[Position, Ways]:
    """The positions a ply later."""
    after: dict[Position, Ways] = defaultdict(Counter)
    for position, ways in layer.items():
        for _, turn in position.children():
            after[turn.position].update(ways)
    return after


def mirrored(text: str) -> str:
    """A move or a place of the board seen in a mirror, file h for a; points lie between files."""

    def seen(place: re.Match[str]) -> str:
        file, rank, point = place.groups()
        return f"{('gfedcba' if point else 'hgfedcba')['abcdefgh'.index(file)]}{rank}{point}"

    return re.sub(r"([a-h])(\d)(\+?)", seen, text)


def mirrored_men(men: Men) -> Men:
    """A player's pieces, seen in a mirror."""
    squares = frozenset(Square(mirrored(square)) for square in men.squares)
    points = frozenset(Point(mirrored(point)) for point in men.points)
    return Men(squares, points, men.reserve)


def count(depth: int, moves: set[str]) -> Counter[str]:
    """Count the lines of so many plies (at least 4) by first move, saying how far it is.

    With each of the moves, its mirror image must be among them.
    """
    layer = first_layer(Position(), moves)
    for _ in range(2):
        layer = next_layer(layer)
    groups: dict[Men, dict[Position, Ways]] = defaultdict(dict)
    for position, ways in layer.items():
        groups[position.black][Position.read(position.text)] = ways  # without what it remembers
    total: Counter[str] = Counter()
    began, number = time.process_time(), 0
    while groups:
        black, last = groups.popitem()
        twice = groups.pop(mirrored_men(black), None) is not None
        for _ in range(depth - 4):
            last = next_layer(last)
        for position, ways in last.items():
            leaves = len(position.legal(position.to_move))
            for move, lines in ways.items():
                total[move] += lines * leaves
                if twice:
                    total[mirrored(move)] += lines * leaves
        number += 1
        if number % 100 == 0:
            spent = time.process_time() - began
            print(f"  {len(groups)} to go, {spent:.0f} s", file=sys.stderr, flush=True)
    return total


def main() -> None:
    """Count, and compare by first move."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--depth", type=int, default=5, choices=(4, 5))
    parser.add_argument("--moves", nargs="+", help="first moves; all by default")
    arguments = parser.parse_args()
    depth: int = arguments.depth
    native = next(counts for _, deep, _, counts in tables(TABLE) if deep == depth)
    moves = set(arguments.moves or native)
    native = {move: native[move] for move in native if {move, mirrored(move)} & moves}
    counted = count(depth, set(native))
    for move in native:
        if native[move] != counted[move]:
            print(f"differs: {move}: {native[move]:,}, by the referee {counted[move]:,}")
    print(f"Kruco perft({depth}) after {len(native)} first moves: {counted.total():,}", end="; ")
    print("as native, move by move" if counted == native else "NOT the native count")
    sys.exit(counted != native)


if __name__ == "__main__":
    main()
