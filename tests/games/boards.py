"""Positions to try the referee on, as texts made without it."""

from __future__ import annotations

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from tests.games import kruco_oracle, shell_oracle

SHELL_START = "9/9/9/9/9/9/9/9/9 - 1"
KRUCO_START = "wwwwwwww/wwwwwwww/8/8/8/8/bbbbbbbb/bbbbbbbb 7/7/7/7/7/7/7 b 0,0 1"


def examples(number: int) -> settings:
    """How the properties of this room are tried: as many examples, however slow the machine."""
    slow = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]
    return settings(max_examples=number, deadline=None, print_blob=True, suppress_health_check=slow)


def _greedy(board: shell_oracle.Board, colour: str, empty: list[shell_oracle.Spot]) -> list[int]:
    """The empty places, by index, from which a turtle of this colour would capture now."""
    found = []
    for index, spot in enumerate(empty):
        board.put(spot, colour)
        if shell_oracle.captures(board, spot):
            found.append(index)
        board.put(spot, ".")
    return found


@st.composite
def shell_played(draw: st.DrawFn, most: int = 40) -> str:
    """A position of What the Shell met in play that leans towards captures and collisions."""
    text = SHELL_START
    turns = st.tuples(st.integers(0, 80), st.integers(0, 80), st.booleans(), st.integers(0, 5))
    for black, white, lean, clash in draw(st.lists(turns, max_size=most)):
        board = shell_oracle.read(text)
        if shell_oracle.outcome(board):
            break
        empty = [spot for spot in shell_oracle.ALL if board.at(spot) == "."]
        ours = (lean and _greedy(board, "b", empty)) or range(len(empty))
        theirs = (lean and _greedy(board, "w", empty)) or range(len(empty))
        places = empty[ours[black % len(ours)]], empty[theirs[white % len(theirs)]]
        if clash == 0:
            places = places[0], places[0]
        text = shell_oracle.play(text, ":".join(map(shell_oracle.name, places)))["after"]
    return text


@st.composite
def shell_scattered(draw: st.DrawFn) -> str:
    """Any board of What the Shell: turtles and eggs strewn, thin or crowded."""
    signs = draw(st.sampled_from([".bwe", "....bbwwe", ".......bwe", "bbwwe.", "bwbwbwe", ".bwee"]))
    filled = draw(st.lists(st.sampled_from(signs), min_size=81, max_size=81))
    rows = [filled[row * 9 : row * 9 + 9] for row in range(9)]
    board = shell_oracle.Board(rows, [], draw(st.integers(1, 200)))
    eggs = [spot for spot in shell_oracle.ALL if board.at(spot) == "e"]
    board.eggs = draw(st.permutations(eggs))
    return shell_oracle.write(board)


def shell_texts() -> st.SearchStrategy[str]:
    return shell_played() | shell_scattered()


@st.composite
def kruco_played(draw: st.DrawFn, most: int = 40) -> str:
    """A position of Kruco met in play that leans towards captures."""
    board = kruco_oracle.read(KRUCO_START)
    plies = st.tuples(st.integers(0, 200), st.booleans(), st.integers(0, 3))
    for chosen, lean, way in draw(st.lists(plies, max_size=most)):
        if kruco_oracle.outcome(board):
            break
        moved = [after for _, after in kruco_oracle.moves(board)]
        if lean:
            moved = [one for one in moved if kruco_oracle.formations(one)] or moved
        after = moved[chosen % len(moved)]
        while standing := list(kruco_oracle.formations(after).values()):
            after = kruco_oracle.lift(after, standing[way % len(standing)])
        after.mover, after.ply = kruco_oracle.OTHER[board.mover], board.ply + 1
        board = after
    return kruco_oracle.write(board)


@st.composite
def kruco_scattered(draw: st.DrawFn, most: int = 16) -> str:
    """Any board of Kruco that can be read, formations standing or not."""
    low, high = draw(st.sampled_from([(0, 8), (0, 8), (0, 4), (2, 7), (4, 8)]))
    mover = draw(st.sampled_from("bw"))
    empty = [["."] * 8 for _ in range(8)], [["."] * 7 for _ in range(7)]
    board = kruco_oracle.Board(*empty, mover, {"b": 0, "w": 0}, draw(st.integers(1, 99)))
    inside = range(low, high)
    spots = [one for one in kruco_oracle.SQUARES if one[1] in inside and one[2] in inside]
    points = [one for one in kruco_oracle.POINTS if one[1] in inside and one[2] in inside]
    on_points = draw(st.sampled_from(["", "b", "w", "bw"]))
    spots += points if on_points else []
    fewest = min(draw(st.sampled_from([0, 6, 12, 24])), len(spots), 2 * most)
    decided = draw(st.integers(0, 4)) == 0
    goal = 7 if mover == "b" else 0
    pieces = draw(
        st.lists(
            st.tuples(st.sampled_from(spots), st.sampled_from("bw")),
            min_size=fewest,
            max_size=2 * most,
            unique_by=lambda piece: piece[0],
        )
    )
    for spot, either in pieces:
        colour = on_points if spot[0] == "p" and len(on_points) == 1 else either
        enemy = kruco_oracle.OTHER[colour]
        clash = spot[0] == "p" and any(
            board.guards(enemy, square) for square in kruco_oracle.around(spot)
        )
        won = spot[0] == "s" and spot[2] == goal and colour == mover
        if board.total(colour) < most and not clash and (decided or not won):
            board.put(spot, colour)
    for colour in "bw":
        board.reserve[colour] = draw(st.integers(0, 16 - board.total(colour)))
    return kruco_oracle.write(board)


def kruco_texts() -> st.SearchStrategy[str]:
    return kruco_played() | kruco_scattered()
