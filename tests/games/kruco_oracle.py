"""Kruco once more, written from the rule sheet alone: coordinates, and every order tried."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, combinations, product
from typing import Any

OTHER = {"b": "w", "w": "b"}
WORD = {"b": "black", "w": "white"}

Spot = tuple[str, int, int]
"""``s`` a square or ``p`` a point; file and rank, from 0."""


def name(spot: Spot) -> str:
    kind, file, rank = spot
    return "abcdefgh"[file] + str(rank + 1) + ("+" if kind == "p" else "")


def spot_of(place: str) -> Spot:
    return "p" if place.endswith("+") else "s", "abcdefgh".index(place[0]), int(place[1]) - 1


SQUARES: list[Spot] = [("s", file, rank) for file in range(8) for rank in range(8)]
POINTS: list[Spot] = [("p", file, rank) for file in range(7) for rank in range(7)]


def around(spot: Spot) -> list[Spot]:
    """The four squares around a point; the points at a square's corners."""
    kind, file, rank = spot
    if kind == "p":
        return [("s", file + x, rank + y) for x in (0, 1) for y in (0, 1)]
    corners = product((file - 1, file), (rank - 1, rank))
    return [("p", x, y) for x, y in corners if 0 <= x < 7 and 0 <= y < 7]


class TooManyOrdersError(Exception):
    """Trying every order of this position would take too long."""


@dataclass
class Board:
    squares: list[list[str]]
    """``squares[rank][file]``: ``b``, ``w`` or ``.``."""
    points: list[list[str]]
    mover: str
    reserve: dict[str, int]
    ply: int

    def at(self, spot: Spot) -> str:
        kind, file, rank = spot
        return (self.squares if kind == "s" else self.points)[rank][file]

    def put(self, spot: Spot, piece: str) -> None:
        kind, file, rank = spot
        (self.squares if kind == "s" else self.points)[rank][file] = piece

    def guards(self, colour: str, square: Spot) -> bool:
        """K4."""
        return any(self.at(point) == colour for point in around(square))

    def copy(self) -> Board:
        squares, points = ([row.copy() for row in grid] for grid in (self.squares, self.points))
        return Board(squares, points, self.mover, self.reserve.copy(), self.ply)

    def total(self, colour: str) -> int:
        on_board = sum(self.at(spot) == colour for spot in SQUARES + POINTS)
        return on_board + self.reserve[colour]


def read(text: str) -> Board:
    def grid(rows: str) -> list[list[str]]:
        full = [re.sub(r"\d", lambda run: "." * int(run[0]), row) for row in rows.split("/")]
        return [list(row) for row in reversed(full)]

    squares, points, mover, reserves, ply = text.split(" ")
    black, white = map(int, reserves.split(","))
    return Board(grid(squares), grid(points), mover, {"b": black, "w": white}, int(ply))


def write(board: Board) -> str:
    def rows(grid: list[list[str]]) -> str:
        full = ["".join(row) for row in reversed(grid)]
        return "/".join(re.sub(r"\.+", lambda run: str(len(run[0])), row) for row in full)

    reserves = f"{board.reserve['b']},{board.reserve['w']}"
    return f"{rows(board.squares)} {rows(board.points)} {board.mover} {reserves} {board.ply}"


def moves(board: Board) -> Iterator[tuple[str, Board]]:
    """K6–K9: each move of the player to move, with the board before captures."""
    for square in SQUARES:
        if board.at(square) == board.mover:
            for end in chain(slides(board, square), climbs(board, square)):
                yield f"{name(square)}-{name(end)}", changed(board, square, [end])
    for point in POINTS:
        if board.at(point) != board.mover:
            continue
        empty = sorted((s for s in around(point) if board.at(s) == "."), key=name)
        for square in empty:
            yield f"{name(point)}-{name(square)}", changed(board, point, [square])
        many = min(len(empty), board.reserve[board.mover])
        for filled in combinations(empty, many) if many else ():
            after = changed(board, point, filled)
            after.reserve[board.mover] -= many
            yield f"{name(point)}={','.join(map(name, filled))}", after


def changed(board: Board, start: Spot, ends: Iterable[Spot]) -> Board:
    after = board.copy()
    after.put(start, ".")
    for end in ends:
        after.put(end, board.mover)
    return after


def slides(board: Board, square: Spot) -> Iterator[Spot]:
    """K6."""
    for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        file, rank = square[1] + x, square[2] + y
        while 0 <= file < 8 and 0 <= rank < 8:
            there = ("s", file, rank)
            if board.at(there) == OTHER[board.mover]:
                break
            if board.at(there) == ".":
                yield there
                if not board.guards(board.mover, there):
                    break
            file, rank = file + x, rank + y


def climbs(board: Board, square: Spot) -> Iterator[Spot]:
    """K7."""
    for point in around(square):
        clash = any(board.guards(OTHER[board.mover], one) for one in around(point))
        if board.at(point) == "." and not clash:
            yield point


def formations(board: Board) -> dict[str, list[Spot]]:
    """K10, K11: what stands as a formation, with the pieces it lifts."""
    found = {}
    for spot in SQUARES + POINTS:
        piece = board.at(spot)
        if piece == ".":
            continue
        enemies = [one for one in around(spot) if board.at(one) == OTHER[piece]]
        if len(enemies) >= 2:
            found["x" + name(spot)] = [spot, *enemies]
        kind, file, rank = spot
        if kind == "s" and 0 < file < 7 and 0 < rank < 7:
            arms: list[Spot] = [("s", file + x, rank) for x in (-1, 1)]
            arms += [("s", file, rank + y) for y in (-1, 1)]
            if all(board.at(arm) != "." for arm in arms):
                found["*" + name(spot)] = [spot, *arms]
    return found


def lift(board: Board, spots: list[Spot]) -> Board:
    after = board.copy()
    for spot in spots:
        assert after.at(spot) != "."
        after.reserve[after.at(spot)] += 1  # K5
        after.put(spot, ".")
    return after


def orders(board: Board, budget: list[int]) -> list[tuple[tuple[str, ...], str]]:
    """K12: every complete order of captures, with the board it gives."""
    budget[0] -= 1
    if budget[0] < 0:
        raise TooManyOrdersError
    standing = formations(board)
    if not standing:
        return [((), write(board))]
    return [
        ((formation, *rest), end)
        for formation, spots in standing.items()
        for rest, end in orders(lift(board, spots), budget)
    ]


def outcome(board: Board) -> dict[str, str | None] | None:
    """K13, then K14."""
    goal = 7 if board.mover == "b" else 0
    if board.mover in board.squares[goal]:
        return {"winner": WORD[board.mover], "reason": "goal"}
    if next(moves(board), None) is None:
        return {"winner": WORD[OTHER[board.mover]], "reason": "no-moves"}
    return None


def events(board: Board, move: str, order: tuple[str, ...]) -> list[dict[str, Any]]:
    by = WORD[board.mover]
    if "=" in move:
        start, filled = move.split("=")
        told = [{"kind": "divide", "by": by, "from": start, "filled": filled.split(",")}]
    else:
        start, end = move.split("-")
        kind = "step-down" if "+" in start else "climb" if "+" in end else "slide"
        told = [{"kind": kind, "by": by, "from": start, "to": end}]
    now = dict(moves(board))[move]
    for formation in order:
        spots = formations(now)[formation]
        now = lift(now, spots)
        lifted = sorted(map(name, spots))
        told.append({"kind": "capture", "formation": formation, "lifted": lifted})
    return told


@dataclass
class Child:
    after: str
    outcome: dict[str, str | None] | None
    order: tuple[str, ...]
    """The order that sorts first of those with this result."""
    others: list[tuple[str, ...]]
    """The other complete orders with this result."""
    free: bool
    """Whether no order needs to be written."""
    move: str
    """The move without an order."""


def children(text: str, budget: int = 4000) -> dict[str, Child]:
    """Each legal move as written, and what it gives."""
    board = read(text)
    found: dict[str, Child] = {}
    if outcome(board):
        return found
    tries = [budget]
    for move, moved in moves(board):
        ends: dict[str, list[tuple[str, ...]]] = {}
        for order, end in orders(moved, tries):
            ends.setdefault(end, []).append(order)
        for end, ways in ends.items():
            first, *others = sorted(ways)
            after = read(end)
            after.mover, after.ply = OTHER[board.mover], board.ply + 1
            written = " ".join((move, *first)) if len(ends) > 1 else move
            ending = outcome(after)
            found[written] = Child(
                write(after), ending, first, others, free=len(ends) == 1, move=move
            )
    return found


def perft(text: str, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(perft(child.after, depth - 1) for child in children(text).values())


def apply(board: Board, event: dict[str, Any]) -> Board:
    """The board after what one event says."""
    after = board.copy()
    match event["kind"]:
        case "capture":
            return lift(after, [spot_of(place) for place in event["lifted"]])
        case "divide":
            piece = after.at(spot_of(event["from"]))
            after.reserve[piece] -= len(event["filled"])
            ends = event["filled"]
        case "slide" | "climb" | "step-down":
            piece = after.at(spot_of(event["from"]))
            ends = [event["to"]]
        case other:
            raise AssertionError(other)
    assert WORD[piece] == event["by"]
    after.put(spot_of(event["from"]), ".")
    for end in ends:
        assert after.at(spot_of(end)) == "."
        after.put(spot_of(end), piece)
    return after
