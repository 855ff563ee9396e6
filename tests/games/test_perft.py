"""Counting lines of Kruco: the tables of `data/kruco-perft.txt`, move by move."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludejo.games.kruco import Position, divide, perft
from tests.games import kruco_oracle

TABLES = Path(__file__).parents[1] / "data" / "kruco-perft.txt"


def tables(path: Path = TABLES) -> list[tuple[str, int, int, dict[str, int]]]:
    """Position, depth, nodes, and the nodes after each move."""
    found: list[tuple[str, int, int, dict[str, int]]] = []
    position = ""
    for line in path.read_text("utf-8").splitlines():
        match line.split():
            case ["position", *fields]:
                position = " ".join(fields)
            case ["depth", depth, "nodes", nodes]:
                found.append((position, int(depth), int(nodes), {}))
            case [count, *move] if count.isdecimal():
                found[-1][3][" ".join(move)] = int(count)
    return found


CASES = [pytest.param(*table, id=f"{table[2]} at {table[1]}") for table in tables()]


@pytest.mark.parametrize("position, depth, nodes, counts", CASES)
def test_the_referee_counts_as_the_table(
    position: str, depth: int, nodes: int, counts: dict[str, int]
) -> None:
    given = divide(Position.read(position), depth)
    assert given == counts, "what differs, by move"
    assert sum(counts.values()) == nodes
    if depth < 3:
        assert perft(Position.read(position), depth) == nodes


@pytest.mark.parametrize("position, depth, nodes, counts", CASES)
def test_the_oracle_counts_as_the_table_where_it_is_quick(
    position: str, depth: int, nodes: int, counts: dict[str, int]
) -> None:
    """Depth 1 everywhere: the moves themselves; deeper where the tree is small."""
    children = kruco_oracle.children(position, 10**6)
    assert sorted(children) == sorted(counts)
    if nodes < 1000:
        assert counts == {
            move: kruco_oracle.perft(child.after, depth - 1) for move, child in children.items()
        }


def test_the_start_counts_as_the_rule_sheet_says() -> None:
    start = Position().text
    totals = {depth: nodes for position, depth, nodes, _ in tables() if position == start}
    assert totals == {1: 58, 2: 3364, 3: 215760}


def test_a_line_ends_where_the_game_is_decided() -> None:
    decided = Position.read("b7/8/8/8/8/w7/8/8 7/7/7/7/7/7/7 b 15,15 1")
    assert perft(decided, 0) == 1
    assert perft(decided, 1) == perft(decided, 3) == 0
    assert divide(decided, 1) == {}
