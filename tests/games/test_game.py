"""A game that knows its past: repetition (W19, K15), its text, taking turns back."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludejo.games import (
    BLACK,
    WHITE,
    Game,
    GameOverError,
    IllegalMoveError,
    MoveError,
    Outcome,
    PositionError,
    Reason,
    kruco,
    shell,
    split_moves,
)
from ludejo.games.shell import Position
from tests.games.boards import examples

AnyGame = Game[Any, Any]

REPETITION = Outcome(None, Reason.REPETITION)

# White C5 encloses D5 and the black turtle that lands on E5, against F5. Then Black D5 encloses
# C5 and the white turtle that lands on B5, against A5: the board is as before.
ROUND = ["E5:C5", "D5:B5"]
CYCLE = "9/9/9/9/b2b1w3/9/9/9/9 - 1"


def over(game: AnyGame) -> bool:
    return game.outcome is not None


def test_what_the_shell_would_cycle_for_ever() -> None:
    position = Position.read(CYCLE)
    for turn in range(200):
        move = ROUND[turn % 2]
        position = position.play(shell.RULES.read_move(move, position)).position
        assert position.outcome is None
    assert position.text == CYCLE.replace(" 1", " 201")


def test_a_cycle_ends_at_the_third_occurrence_the_start_counted() -> None:
    """W19: the board of the start comes up again after turns 2 and 4."""
    game = Game(shell.RULES, Position.read(CYCLE))
    outcomes = [game.play_text(move).outcome for move in ROUND * 2]
    assert outcomes == [None, None, None, REPETITION]
    assert game.outcome == REPETITION
    assert game.due == ()
    assert game.legal(BLACK) == game.legal(WHITE) == ()
    assert game.turns[-1].as_dict()["outcome"] == {"winner": None, "reason": "repetition"}
    assert game.position.outcome is None  # it belongs to the game, not to the position
    with pytest.raises(GameOverError, match=r"it is a draw \(repetition\)"):
        game.play_text(ROUND[0])


def test_a_cycle_reached_from_the_empty_board_ends_too() -> None:
    """Two turns lead into the cycle, which ends four turns later."""
    game = Game(shell.RULES)
    moves = ["A5:F5", "D5:I9", *ROUND * 50]
    while game.outcome is None:
        game.play_text(moves[len(game.turns)])
    assert len(game.turns) == 6
    assert game.outcome == REPETITION


def test_the_boards_inside_a_cycle_count_too() -> None:
    """Entered in its middle, that middle comes up for the third time first."""
    start = Position.read(CYCLE).play(shell.RULES.read_move(ROUND[0], Position.read(CYCLE)))
    game = Game(shell.RULES, start.position)
    while game.outcome is None:
        game.play_text(ROUND[(len(game.turns) + 1) % 2])
    assert len(game.turns) == 4


def test_the_order_of_eggs_is_part_of_the_board() -> None:
    """W19: the same eggs in another order are another board; the turn's number is not."""
    one, other = (Position.read(f"9/9/9/9/4ee3/9/9/9/9 {eggs} 1") for eggs in ("E5,F5", "F5,E5"))
    assert one.key != other.key
    assert one != other
    assert replace(one, number=99).key == one.key
    assert replace(one, number=99) != one


def test_sudden_death_is_no_more_when_a_cycle_has_ended() -> None:
    """A turn that ends the game by repetition does not go on in sudden death."""
    lines = "bbbbb4/9/wwwww4/9/b2b1w3/9/9/9/9 - 1"
    game = Game(shell.RULES, Position.read(lines))
    turns = [game.play_text(move) for move in ROUND * 2]
    assert [turn.as_dict()["sudden_death"] for turn in turns] == [True, True, True, False]
    assert turns[-1].outcome == REPETITION


TO_AND_FRO = ["a2-a3", "a7-a6", "a3-a2", "a6-a7"]


def test_kruco_to_and_fro_is_a_draw_after_eight_plies() -> None:
    """K15: the start comes up again after plies 4 and 8."""
    game = Game(kruco.RULES)
    outcomes = [game.play_text(move).outcome for move in TO_AND_FRO * 2]
    assert outcomes == [None] * 7 + [REPETITION]
    assert game.position.number == 9
    with pytest.raises(GameOverError, match="repetition"):
        game.play_text("a2-a3")


def test_kruco_compares_the_player_to_move() -> None:
    """K15: the same board with the other player to move is another position."""
    text = "8/8/b7/8/8/7w/8/8 7/7/7/7/7/7/7 {} 0,0 1"
    black, white = (kruco.Position.read(text.format(letter)) for letter in "bw")
    assert black.key != white.key


def test_kruco_counts_a_board_for_each_player_to_move_apart() -> None:
    """Black goes round in three, White in two.

    The board of the start comes up after plies 5, 12, 17 and 24; with Black to move after two.
    """
    text = "8/8/8/8/8/7w/8/8 7/7/7/3b3/7/7/7 b 0,0 1"
    game = Game(kruco.RULES, kruco.Position.read(text))
    rounds = {BLACK: ["d4+-d4", "d4-e4", "e4-d4+"], WHITE: ["h3-h2", "h2-h3"]}
    boards = []
    while game.due:
        moves = rounds[game.due[0]]
        game.play_text(moves[len(game.turns) // 2 % len(moves)])
        boards.append(game.position.text.split(" ")[:2])
    assert [ply for ply, board in enumerate(boards, 1) if board == text.split(" ")[:2]] == [
        *(5, 12, 17, 24)
    ]
    assert len(game.turns) == 24
    assert game.outcome == REPETITION


def test_kruco_compares_the_reserves() -> None:
    text = "8/8/b7/8/8/7w/8/8 7/7/7/7/7/7/7 b {} 1"
    keys = {kruco.Position.read(text.format(reserves)).key for reserves in ("0,0", "1,0", "0,1")}
    assert len(keys) == 3


def test_repetition_taken_back_is_no_draw_any_more() -> None:
    game = Game(kruco.RULES)
    for move in TO_AND_FRO * 2:
        game.play_text(move)
    assert game.undo().outcome == REPETITION
    assert not over(game)
    assert game.due == (WHITE,)
    game.play_text("b7-b6")
    assert not over(game)
    game.undo()
    game.play_text("a6-a7")
    assert over(game)
    for _ in range(8):
        game.undo()
    for move in TO_AND_FRO:
        game.play_text(move)
    assert not over(game)


def test_a_refused_move_is_not_part_of_the_past() -> None:
    game = Game(kruco.RULES)
    for _ in range(5):
        with pytest.raises(IllegalMoveError):
            game.play_text("a2-a5")
        with pytest.raises(MoveError):
            game.play_text("a2")
    assert game.turns == ()
    assert game.text == f"position {kruco.Position().text}"


def test_a_game_that_starts_decided_is_over() -> None:
    game = Game(shell.RULES, Position.read("bbbbb4/9/9/9/9/9/9/9/9 - 1"))
    assert game.outcome == Outcome(BLACK, Reason.LINES)
    assert game.due == ()
    assert game.legal(BLACK) == ()
    with pytest.raises(GameOverError, match="black won"):
        game.play_text("I9:I9")


@examples(40)
@given(st.lists(st.sampled_from([*ROUND, "I1:I2", "I1:I1"]), max_size=12))
def test_repetition_is_a_count_of_boards(moves: list[str]) -> None:
    """What the game says is what counting the boards by hand says."""
    game = Game(shell.RULES, Position.read(CYCLE))
    boards = [CYCLE.rpartition(" ")[0]]
    for move in moves:
        try:
            turn = game.play_text(move)
        except IllegalMoveError:
            continue
        except GameOverError:
            assert boards.count(boards[-1]) == 3
            return
        boards.append(turn.position.text.rpartition(" ")[0])
        assert (turn.outcome == REPETITION) is (boards.count(boards[-1]) == 3)


def test_the_text_of_a_game() -> None:
    game = Game(shell.RULES)
    assert game.text == "position 9/9/9/9/9/9/9/9/9 - 1"
    game.play_text("E5:D4")
    game.play_text("A1:A1")
    assert game.text == "position 9/9/9/9/9/9/9/9/9 - 1 moves E5:D4 A1:A1"
    assert Game.read(shell.RULES, "position start moves E5:D4 A1:A1").text == game.text
    assert Game.read(shell.RULES, "position start moves").text == "position 9/9/9/9/9/9/9/9/9 - 1"
    assert Game.read(shell.RULES, "position start").turns == ()


CHOICE = "8/3ww3/2wb1b2/7b/2wbwb1b/3wb2w/2w2bww/8 7/5w1/3b3/7/5b1/7/7 b 6,5 1"


def test_a_move_with_an_order_is_several_words() -> None:
    position = kruco.Position.read(CHOICE)
    move = next(str(one) for one in position.legal(BLACK) if str(one).count(" ") > 1)
    game = Game(kruco.RULES, position)
    game.play_text(move)
    reply = str(game.legal(WHITE)[0])
    game.play_text(reply)
    assert game.text == f"position {CHOICE} moves {move} {reply}"
    assert [turn.move for turn in Game.read(kruco.RULES, game.text).turns] == [move, reply]


def test_words_of_an_order_belong_to_the_move_before() -> None:
    assert split_moves("a2-a3 xd4 *d4 b2-b3 xd4+") == ["a2-a3 xd4 *d4", "b2-b3 xd4+"]
    assert split_moves("xd4 a2-a3") == ["xd4", "a2-a3"]
    assert split_moves("") == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "start",
        "position",
        "position ",
        "position start moves E5:D4\n",
        "position start moves E5:D4\tE4:D3",
        "position start moves  E5:D4",
        "position start moves E5:D4 ",
        " position start",
        "position start\n",
        "position start moves E5:D4\u00a0E4:D3",
        "position start E5:D4",
        "positionstart",
        "Position start",
    ],
)
def test_what_is_no_text_of_a_game_is_refused(text: str) -> None:
    with pytest.raises(PositionError):
        Game.read(shell.RULES, text)


@pytest.mark.parametrize(
    "moves, error, message",
    [
        ("E5:D4 E6", MoveError, "move 2, E6: 'E6' is not a move"),
        ("E5:D4 E5:D3", IllegalMoveError, "move 2, E5:D3: black cannot choose E5: a black turtle"),
        ("E5:D4 E6:D4", IllegalMoveError, "move 2, E6:D4: white cannot choose D4: a white turtle"),
        ("E5:E5 E5:D3", IllegalMoveError, "move 2, E5:D3: black cannot choose E5: an egg is on it"),
    ],
)
def test_a_fault_in_a_game_says_which_move(
    moves: str, error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        Game.read(shell.RULES, f"position start moves {moves}")


def test_a_game_that_goes_on_after_its_end_says_so() -> None:
    with pytest.raises(GameOverError, match="move 9, b2-b3: the game is over"):
        Game.read(kruco.RULES, f"position start moves {' '.join(TO_AND_FRO * 2)} b2-b3")


def test_an_endless_text_is_refused_at_once() -> None:
    began = time.process_time()
    with pytest.raises(PositionError):
        Game.read(shell.RULES, "position start" + " moves" * 50_000 + " \n")
    assert time.process_time() - began < 1
