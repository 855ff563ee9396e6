"""The worst that can be read: crowded boards, tangles of formations, endless chains.

Times are of this process alone, and generous: they are to catch what grows without end.
"""

from __future__ import annotations

import time
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludejo.games import BLACK, WHITE, Colour, IllegalMoveError, kruco, shell
from ludejo.games.kruco import captures, moves
from tests.games import kruco_oracle, shell_oracle
from tests.games.boards import examples

# 16 pieces on points that guard nothing of the enemy's, 16 on the squares among them: 34
# formations, each sharing pieces with its neighbours, 18,953 ways to end
TANGLE = "8/8/1bbbb3/1bbbb3/1bbbb3/1bbbb3/8/8 7/7/1wwww2/1wwww2/1wwww2/1wwww2/7 {} 0,0 1"
# five apart, each of five pieces, with three ways to end
APART = "1bb2bb1/8/1bb2bb1/8/1bb5/8/7w/8 www1www/7/www1www/7/www4/7/7 w 0,0 1"


def some_order(standing: captures.Formations, random: Random) -> tuple[str, ...]:
    order: tuple[str, ...] = ()
    while standing:
        name = random.choice(sorted(standing))
        order, standing = (*order, name), captures.remaining(standing, standing[name])
    return order


@pytest.mark.parametrize("mover", [BLACK, WHITE])
@examples(15)
@given(random=st.randoms(use_true_random=False))
def test_a_move_in_a_tangle_is_played_in_time(mover: Colour, random: Random) -> None:
    position = kruco.Position.read(TANGLE.format(mover.letter))
    men = position.men(position.to_move), position.men(position.to_move.other)
    move = random.choice(sorted(moves.all_moves(*men), key=str))
    standing = captures.formations(position._moved(move))
    order = some_order(standing, random)
    began = time.process_time()
    turn = position.play({position.to_move: moves.with_order(move, order)})
    assert time.process_time() - began < 2
    again = position.play({position.to_move: position_move(turn.move)})
    assert again.position == turn.position
    assert turn.move == again.move <= " ".join((str(move), *order))
    assert turn.position.formations == {}
    with pytest.raises(IllegalMoveError, match="add one, as"):
        position.play({position.to_move: move})


def position_move(text: str) -> kruco.Move:
    return kruco.RULES.read_choice(text)


def test_formations_apart_multiply() -> None:
    """Five groups of three ways each: 3⁵ results for a move that touches none, in time."""
    position = kruco.Position.read(APART)
    began = time.process_time()
    legal = [str(move) for move in position.legal(WHITE)]
    assert time.process_time() - began < 10
    quiet = [move for move in legal if move.startswith("h2-h1 ")]
    assert len(quiet) == 3**5
    assert len(set(legal)) == len(legal)
    ends = {position.play({WHITE: position_move(move)}).position for move in quiet}
    assert len(ends) == 3**5


def test_a_decided_tangle_is_read_at_once() -> None:
    text = TANGLE.format("b").replace("8/8/1bbbb3", "b7/8/1bbb4")
    began = time.process_time()
    assert kruco.Position.read(text).outcome is not None
    assert kruco.Position.read(text).legal(BLACK) == ()
    assert time.process_time() - began < 0.5


def test_a_large_reserve_on_a_crowd_of_points() -> None:
    """Dividing many pieces with a reserve too small: each choice is a move."""
    text = "8/8/8/8/8/8/8/8 b1b1b1b/7/b1b1b1b/7/b1b1b1b/7/7 b {},16 1"
    for reserve in range(5):
        position = kruco.Position.read(text.format(reserve))
        legal = {str(move) for move in position.legal(BLACK)}
        assert legal == set(kruco_oracle.children(position.text, 100_000))


def full_but(*empty: str, turtles: str = "bbww") -> str:
    """A crowded board of What the Shell without lines, empty on these places."""
    board = shell_oracle.read("9/9/9/9/9/9/9/9/9 - 80")
    for column, row in shell_oracle.ALL:
        if shell_oracle.name((column, row)) not in empty:
            board.put((column, row), turtles[(column + 2 * row) % 4])
    return shell_oracle.write(board)


def test_one_empty_place_leaves_one_turn() -> None:
    position = shell.Position.read(full_but("E5"))
    assert position.legal(BLACK) == position.legal(WHITE) == ("E5",)
    turn = position.play(shell.RULES.read_move("E5:E5", position))
    assert turn.as_dict()["outcome"] == {"winner": None, "reason": "full-board"}
    assert turn.position.due == ()


def test_every_turn_on_a_crowded_board() -> None:
    text = full_but("A1", "E5", "I9", "C7", "G3")
    places = shell_oracle.legal(text)
    assert len(places) == 5
    for black in places:
        for white in places:
            move = f"{black}:{white}"
            position = shell.Position.read(text)
            turn = position.play(shell.RULES.read_move(move, position))
            told = turn.as_dict()
            assert {"after": told.pop("position")} | told == shell_oracle.play(text, move)


def test_a_board_of_eggs_hatches_in_time() -> None:
    """Each hatched turtle captures eggs, which earns the next: as long as eggs are left."""
    board = shell_oracle.read("9/9/9/9/9/9/9/9/9 - 3")
    for spot in shell_oracle.ALL:
        board.put(spot, "e")
    for place, letter in (("A1", "b"), ("A4", "."), ("I9", ".")):
        board.put(shell_oracle.spot_of(place), letter)
    eggs = [spot for spot in shell_oracle.ALL if board.at(spot) == "e"]
    board.eggs = sorted(eggs, key=lambda spot: spot[0] % 3 + spot[1] % 3 > 0)  # thirds first
    text = shell_oracle.write(board)
    position = shell.Position.read(text)
    began = time.process_time()
    turn = position.play(shell.RULES.read_move("A4:I9", position))
    assert time.process_time() - began < 0.2
    told = turn.as_dict()
    assert {"after": told.pop("position")} | told == shell_oracle.play(text, "A4:I9")
    assert len([event for event in told["events"] if event["kind"] == "hatch"]) > 10
