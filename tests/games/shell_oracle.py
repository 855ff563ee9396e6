"""What the Shell once more, written from the rule sheet alone: rows of letters and coordinates."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

SIZE, LINE = 9, 5
OTHER = {"b": "w", "w": "b"}
WORD = {"b": "black", "w": "white"}

Spot = tuple[int, int]
"""Column and row, from 0."""


def name(spot: Spot) -> str:
    return "ABCDEFGHI"[spot[0]] + str(spot[1] + 1)


def spot_of(place: str) -> Spot:
    return "ABCDEFGHI".index(place[0]), int(place[1]) - 1


ALL = [(column, row) for column in range(SIZE) for row in range(SIZE)]


@dataclass
class Board:
    grid: list[list[str]]
    """``grid[row][column]``: ``b``, ``w``, ``e`` or ``.``."""
    eggs: list[Spot]
    turn: int

    def at(self, spot: Spot) -> str:
        """What stands there; ``#`` off the board."""
        column, row = spot
        return self.grid[row][column] if 0 <= column < SIZE and 0 <= row < SIZE else "#"

    def put(self, spot: Spot, piece: str) -> None:
        self.grid[spot[1]][spot[0]] = piece


def read(text: str) -> Board:
    board, eggs, turn = text.split(" ")
    rows = [re.sub(r"\d", lambda run: "." * int(run[0]), row) for row in board.split("/")]
    listed = [] if eggs == "-" else [spot_of(egg) for egg in eggs.split(",")]
    return Board([list(row) for row in reversed(rows)], listed, int(turn))


def write(board: Board) -> str:
    rows = ["".join(row) for row in reversed(board.grid)]
    shown = "/".join(re.sub(r"\.+", lambda run: str(len(run[0])), row) for row in rows)
    return f"{shown} {','.join(map(name, board.eggs)) or '-'} {board.turn}"


def step(spot: Spot, direction: Spot, steps: int) -> Spot:
    return spot[0] + steps * direction[0], spot[1] + steps * direction[1]


DIRECTIONS = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]


def captures(board: Board, arrived: Spot) -> list[list[Spot]]:
    """W7, W8: the pairs that the turtle just arrived encloses."""
    own = board.at(arrived)
    found = []
    for direction in DIRECTIONS:
        first, second, end = (step(arrived, direction, steps) for steps in (1, 2, 3))
        prey = {OTHER[own], "e"}
        if board.at(first) in prey and board.at(second) in prey and board.at(end) == own:
            found.append(sorted([first, second], key=name))
    return sorted(found, key=lambda pair: [name(spot) for spot in pair])


def lift(board: Board, pairs: list[list[Spot]]) -> None:
    for spot in (spot for pair in pairs for spot in pair):
        board.put(spot, ".")
        if spot in board.eggs:
            board.eggs.remove(spot)


def told(colour: str, pairs: list[list[Spot]]) -> list[dict[str, Any]]:
    return [
        {"kind": "capture", "by": WORD[colour], "taken": [name(spot) for spot in pair]}
        for pair in pairs
    ]


def winning(board: Board, colour: str) -> int:
    """W15: how many turtles stand in a run of five (or LINE) or more."""
    count = 0
    for spot in ALL:
        runs = [0]
        for direction in ((1, 0), (0, 1), (1, 1), (1, -1)):
            run = 0
            for sense in (1, -1):
                steps = 1
                while board.at(step(spot, direction, sense * steps)) == colour:
                    steps += 1
                run += steps - 1
            runs.append(run + 1)
        count += board.at(spot) == colour and max(runs) >= LINE
    return count


def outcome(board: Board) -> dict[str, str | None] | None:
    """W16, W18."""
    black, white = winning(board, "b"), winning(board, "w")
    if black != white:
        return {"winner": "black" if black > white else "white", "reason": "lines"}
    if all(board.at(spot) != "." for spot in ALL):
        return {"winner": None, "reason": "full-board"}
    return None


def legal(text: str) -> list[str]:
    """W4: the places either seat may choose."""
    board = read(text)
    return [] if outcome(board) else sorted(name(spot) for spot in ALL if board.at(spot) == ".")


def play(text: str, move: str) -> dict[str, Any]:
    """What a legal move gives, in the words of the case files."""
    board = read(text)
    black, white = map(spot_of, move.split(":"))
    events: list[dict[str, Any]] = []
    if black == white:
        board.put(black, "e")
        board.eggs.append(black)
        events.append({"kind": "egg", "at": name(black)})
    else:
        board.put(black, "b")
        board.put(white, "w")
        events += [
            {"kind": "place", "by": "black", "at": name(black)},
            {"kind": "place", "by": "white", "at": name(white)},
        ]
        by_black, by_white = captures(board, black), captures(board, white)
        events += told("b", by_black) + told("w", by_white)
        lift(board, by_black)
        lift(board, by_white)
        due = {"b": len(by_black), "w": len(by_white)}
        while board.eggs and any(due.values()):
            egg = board.eggs.pop(0)
            if all(due.values()):
                board.put(egg, ".")
                due = {colour: dues - 1 for colour, dues in due.items()}
                events.append({"kind": "vanish", "at": name(egg)})
                continue
            colour = max(due, key=lambda one: due[one])
            board.put(egg, colour)
            events.append({"kind": "hatch", "by": WORD[colour], "at": name(egg)})
            pairs = captures(board, egg)
            events += told(colour, pairs)
            lift(board, pairs)
            due[colour] += len(pairs) - 1
    board.turn += 1
    ending = outcome(board)
    sudden = ending is None and winning(board, "b") > 0
    return {"after": write(board), "events": events, "outcome": ending, "sudden_death": sudden}


def apply(board: Board, event: dict[str, Any]) -> None:
    """Do to the board what one event says."""
    letter = {"black": "b", "white": "w"}.get(event.get("by", ""), "")
    match event["kind"]:
        case "place":
            assert board.at(spot_of(event["at"])) == "."
            board.put(spot_of(event["at"]), letter)
        case "egg":
            assert board.at(spot_of(event["at"])) == "."
            board.put(spot_of(event["at"]), "e")
            board.eggs.append(spot_of(event["at"]))
        case "capture":
            lift(board, [[spot_of(place) for place in event["taken"]]])
        case "vanish" | "hatch" as kind:
            assert name(board.eggs.pop(0)) == event["at"]
            board.put(spot_of(event["at"]), letter if kind == "hatch" else ".")
        case other:
            raise AssertionError(other)
