"""Reading: every fault in a position or a move is refused, and told precisely."""

from __future__ import annotations

import pytest

from ludejo.games import BLACK, WHITE, IllegalMoveError, MoveError, PositionError, kruco, shell
from tests.games.boards import KRUCO_START, SHELL_START

E8 = "/".join(["9"] * 8)
"""Eight empty rows of What the Shell."""


@pytest.mark.parametrize(
    "text, why",
    [
        # fields and spaces
        ("", r"a position has 3 fields .*: board, eggs, turn \(as in '9/9.* - 1'\); '' is empty"),
        ("start", "'start' has 1"),
        ("9/9/9/9/9/9/9/9/9 -", "has 2"),
        ("9/9/9/9/9/9/9/9/9 - 1 b", "has 4"),
        ("9/9/9/9/9/9/9/9/9  - 1", "has a space too many"),
        (" 9/9/9/9/9/9/9/9/9 - 1", "has a space too many"),
        ("9/9/9/9/9/9/9/9/9 - 1 ", "has a space too many"),
        ("9/9/9/9/9/9/9/9/9\t- 1", "has 2"),
        ("9/9/9/9/9/9/9/9/9\u00a0- 1", "has 2"),
        ("9/9/9/9/9/9/9/9/9 - 1\n", r"turn: '1\\n' is not a whole number from 1"),
        ("\ufeff9/9/9/9/9/9/9/9/9 - 1", r"board, row 9: '\\ufeff' in"),
        # rows
        (f"{E8} - 1", "board: 8 rows, where 9 joined by '/' are due"),
        (f"{E8}/9/9 - 1", "board: 10 rows, where 9"),
        (f"{E8}/9/ - 1", "board: 10 rows, where 9"),
        (f"{E8}/ - 1", "board, row 1: '' makes 0 places, not 9"),
        (f"{E8}/8 - 1", "board, row 1: '8' makes 8 places, not 9"),
        (f"8/{E8} - 1", "board, row 9: '8' makes 8 places, not 9"),
        (f"{E8}/9b - 1", "board, row 1: '9b' makes 10 places, not 9"),
        (f"{E8}/bbbbbbbbbb - 1", "board, row 1: 'bbbbbbbbbb' makes 10 places, not 9"),
        (f"{E8}/44b - 1", "board, row 1: two runs of empties side by side in '44b'; write their"),
        (f"{E8}/18 - 1", "board, row 1: two runs of empties side by side in '18'"),
        (f"{E8}/0b8 - 1", "board, row 1: '0' in '0b8'; a row holds only b, w, e and runs"),
        (f"{E8}/b08 - 1", "board, row 1: '0' in 'b08'"),
        (f"{E8}/B8 - 1", "board, row 1: 'B' in 'B8'"),
        (f"{E8}/x8 - 1", "board, row 1: 'x' in 'x8'"),
        (f"{E8}/\u0669 - 1", "board, row 1: '\u0669' in"),
        (f"{E8}/\uff19 - 1", "board, row 1: '\uff19' in"),
        (f"{E8}/b.7 - 1", r"board, row 1: '\.' in 'b\.7'"),
        (f"{E8}\\9 - 1", "board: 8 rows"),
        # eggs
        (f"{E8}/e8 - 1", "eggs: the egg on A1 is not listed; list every egg, the oldest first"),
        (f"{E8}/e7e A1 1", "eggs: the egg on I1 is not listed"),
        (f"{E8}/9 A1 1", "eggs: A1 is listed, but the board has none there"),
        (f"{E8}/b8 A1 1", "eggs: A1 is listed, but the board has none there"),
        (f"{E8}/e8 A1,A1 1", "eggs: A1 is listed twice; list each once"),
        (f"{E8}/ee7 A1,B1,A1 1", "eggs: A1 is listed twice"),
        (
            f"{E8}/e8 a1 1",
            "eggs: 'a1' is not a place; list A1 to I9 joined by ',', or '-' for none",
        ),
        (f"{E8}/e8 A01 1", "eggs: 'A01' is not a place"),
        (f"{E8}/e8 A1, 1", "eggs: '' is not a place"),
        (f"{E8}/e8 ,A1 1", "eggs: '' is not a place"),
        (f"{E8}/e8 A1,- 1", "eggs: '-' is not a place"),
        (f"{E8}/e8 A1;B1 1", "eggs: 'A1;B1' is not a place"),
        (f"{E8}/e8 J1 1", "eggs: 'J1' is not a place"),
        (f"{E8}/e8 A\u0661 1", "eggs: 'A\u0661' is not a place"),
        (f"{E8}/9 -- 1", "eggs: '--' is not a place"),
        # turn
        (f"{E8}/9 - 0", "turn: '0' is not a whole number from 1"),
        (f"{E8}/9 - 01", r"turn: '01' is not a whole number from 1 \(no leading zeros"),
        (f"{E8}/9 - -1", "turn: '-1' is not"),
        (f"{E8}/9 - +1", r"turn: '\+1' is not"),
        (f"{E8}/9 - 1.0", r"turn: '1\.0' is not"),
        (f"{E8}/9 - 1_0", "turn: '1_0' is not"),
        (f"{E8}/9 - \u0661", "turn: '\u0661' is not"),
        (f"{E8}/9 - ²", "turn: '²' is not"),
        (f"{E8}/9 - x", "turn: 'x' is not"),
        (f"{E8}/9 - {'9' * 5000}", "turn: '9999.*… is not|turn: .* at most 18 digits"),
    ],
)
def test_faults_in_positions_of_what_the_shell(text: str, why: str) -> None:
    with pytest.raises(PositionError, match=why) as error:
        shell.Position.read(text)
    assert error.value.text == text
    assert len(str(error.value)) < 600


E7 = "8/8/8/8/8/8/8"
"""Seven empty ranks of Kruco."""
P = "7/7/7/7/7/7/7"
"""No piece on a point."""


@pytest.mark.parametrize(
    "text, why",
    [
        # fields and spaces
        ("", "has 5 fields .*: squares, points, player to move, reserves, ply .* is empty"),
        ("start", "'start' has 1"),
        (f"{E7}/8 {P} b 0,0", "has 4"),
        (f"{E7}/8 {P} b 0,0 1 -", "has 6"),
        (f"{E7}/8 {P} b  0,0 1", "has a space too many"),
        (f"{E7}/8 {P} b 0, 0 1", "has 6"),
        (f" {E7}/8 {P} b 0,0 1", "has a space too many"),
        (f"{E7}/8 {P} b 0,0 1 ", "has a space too many"),
        (f"{E7}/8 {P}\tb 0,0 1", "has 4"),
        (f"{E7}/8 {P} b 0,0 1\n", r"ply: '1\\n' is not"),
        # squares
        (f"{E7} {P} b 0,0 1", "squares: 7 rows, where 8 joined by '/' are due"),
        (f"{E7}/8/8 {P} b 0,0 1", "squares: 9 rows, where 8"),
        (f"{E7}/ {P} b 0,0 1", "squares, row 1: '' makes 0 places, not 8"),
        (f"{E7}/7 {P} b 0,0 1", "squares, row 1: '7' makes 7 places, not 8"),
        (f"7/{E7} {P} b 0,0 1", "squares, row 8: '7' makes 7 places, not 8"),
        (f"{E7}/9 {P} b 0,0 1", "squares, row 1: '9' makes 9 places, not 8"),
        (f"{E7}/8b {P} b 0,0 1", "squares, row 1: '8b' makes 9 places, not 8"),
        (f"{E7}/b34 {P} b 0,0 1", "squares, row 1: two runs of empties side by side in 'b34'"),
        (f"{E7}/b0b6 {P} b 0,0 1", "squares, row 1: '0' in 'b0b6'; a row holds only b, w and run"),
        (f"{E7}/W7 {P} b 0,0 1", "squares, row 1: 'W' in 'W7'"),
        (f"{E7}/e7 {P} b 0,0 1", "squares, row 1: 'e' in 'e7'"),
        (f"{E7}/\u0668 {P} b 0,0 1", "squares, row 1: '\u0668' in"),
        # points
        (f"{E7}/8 7/7/7/7/7/7 b 0,0 1", "points: 6 rows, where 7 joined by '/' are due"),
        (f"{E7}/8 {P}/7 b 0,0 1", "points: 8 rows, where 7"),
        (f"{E7}/8 8/7/7/7/7/7/7 b 0,0 1", "points, row 7: '8' makes 8 places, not 7"),
        (f"{E7}/8 7/7/7/7/7/7/6 b 0,0 1", "points, row 1: '6' makes 6 places, not 7"),
        (f"{E7}/8 7/7/7/7/7/7/b15 b 0,0 1", "points, row 1: two runs of empties side by side"),
        (f"{E7}/8 7/7/7/7/7/7/e6 b 0,0 1", "points, row 1: 'e' in 'e6'"),
        # player to move
        (f"{E7}/8 {P} B 0,0 1", "player to move: 'B'; write b or w"),
        (f"{E7}/8 {P} black 0,0 1", "player to move: 'black'; write b or w"),
        (f"{E7}/8 {P} bw 0,0 1", "player to move: 'bw'; write b or w"),
        (f"{E7}/8 {P} - 0,0 1", "player to move: '-'"),
        # reserves
        (f"{E7}/8 {P} b 0 1", "reserves: '0'; write Black's and White's, as in '0,0'"),
        (f"{E7}/8 {P} b 0,0,0 1", "reserves: '0,0,0'; write"),
        (f"{E7}/8 {P} b - 1", "reserves: '-'; write"),
        (f"{E7}/8 {P} b ,0 1", "black's reserve: '' is not a whole number from 0"),
        (f"{E7}/8 {P} b 0, 1", "white's reserve: '' is not a whole number from 0"),
        (f"{E7}/8 {P} b 00,0 1", "black's reserve: '00' is not a whole number from 0"),
        (f"{E7}/8 {P} b 0,01 1", "white's reserve: '01' is not"),
        (f"{E7}/8 {P} b -1,0 1", "black's reserve: '-1' is not"),
        (f"{E7}/8 {P} b \u0661,0 1", "black's reserve: '\u0661' is not"),
        (
            f"{E7}/8 {P} b 17,0 1",
            r"black has 17 pieces on the board and in the reserve; at most 16",
        ),
        (f"{E7}/8 {P} b 0,17 1", r"white has 17 pieces .* \(K5\)"),
        (f"{E7}/8 {P} b 0,{'9' * 18} 1", "white has 999999999999999999 pieces"),
        (f"{E7}/8 {P} b 0,{'9' * 5000} 1", "white's reserve: .*at most 18 digits"),
        # too many pieces, over squares, points and reserve
        (f"bbbbbbbb/bbbbbbbb/b7/8/8/8/8/8 {P} w 0,0 1", "black has 17 pieces"),
        (f"bbbbbbbb/bbbbbbbb/8/8/8/8/8/8 {P} w 1,0 1", "black has 17 pieces"),
        ("wwwwwwww/wwwwwwww/8/8/8/8/8/8 7/7/7/7/7/7/w6 b 0,0 1", "white has 17 pieces"),
        ("wwwwwwww/8/8/8/8/8/8/8 7/7/7/7/7/7/w6 b 0,8 1", "white has 17 pieces"),
        # squares guarded by both
        (f"{E7}/8 7/7/7/7/7/7/bw5 b 0,0 1", r"points: b1 is guarded by both colours.*\(K7\)"),
        (f"{E7}/8 7/7/7/7/7/w6/b6 b 0,0 1", "points: a2 is guarded by both colours"),
        (f"{E7}/8 7/7/7/7/7/1w5/b6 b 0,0 1", "points: b2 is guarded by both colours"),
        (f"{E7}/8 7/7/7/7/7/w6/1b5 b 0,0 1", "points: b2 is guarded by both colours"),
        # ply
        (f"{E7}/8 {P} b 0,0 0", "ply: '0' is not a whole number from 1"),
        (f"{E7}/8 {P} b 0,0 01", "ply: '01' is not"),
        (f"{E7}/8 {P} b 0,0 -3", "ply: '-3' is not"),
        (f"{E7}/8 {P} b 0,0 1e3", "ply: '1e3' is not"),
        (f"{E7}/8 {P} b 0,0 \u0967", "ply: '\u0967' is not"),
        (f"{E7}/8 {P} b 0,0 {'1' * 5000}", "ply: .*at most 18 digits"),
    ],
)
def test_faults_in_positions_of_kruco(text: str, why: str) -> None:
    with pytest.raises(PositionError, match=why) as error:
        kruco.Position.read(text)
    assert error.value.text == text
    assert len(str(error.value)) < 600


@pytest.mark.parametrize(
    "text",
    [
        f"{E7}/8 {P} b 16,16 1",
        f"{E7}/8 {P} w 0,0 999999",
        f"bbbbbbbb/bbbbbbbb/8/8/8/8/8/8 {P} b 0,16 2",  # decided, and the parity of the ply is free
        f"{E7}/8 7/7/7/7/7/7/b1w4 b 0,0 1",  # guards side by side share no square
        f"{E7}/8 bbbbbbb/b6/w6/w6/7/7/7 b 0,0 1".replace("b6/w6/w6", "7/wwwwwww/7"),
        KRUCO_START,
    ],
)
def test_positions_of_kruco_that_can_be_read(text: str) -> None:
    assert kruco.Position.read(text).text == text


@pytest.mark.parametrize(
    "text",
    [
        SHELL_START,
        f"{E8}/9 - 123456789012345678",
        f"{E8}/e7e I1,A1 1",
        f"{E8}/bwebwebwe C1,I1,F1 5",
        "/".join(["eeeeeeeee"] * 9)
        + " "
        + ",".join(f"{column}{row}" for row in "123456789" for column in "IHGFEDCBA")
        + " 1",
        "/".join(["bbbbbbbbb"] * 9) + " - 1",
    ],
)
def test_positions_of_what_the_shell_that_can_be_read(text: str) -> None:
    assert shell.Position.read(text).text == text


@pytest.mark.parametrize(
    "text, why",
    [
        ("", "'' is not a move; a move is Black's place, ':' and White's, as in E5:D4"),
        ("E5", "'E5' is not a move"),
        ("E5:D4:C3", "'E5:D4:C3' is not a move"),
        ("E5;D4", "'E5;D4' is not a move"),
        ("E5:", "'' is not a place; a place is written A1 to I9"),
        (":D4", "'' is not a place"),
        ("e5:D4", "'e5' is not a place"),
        ("E5:d4", "'d4' is not a place"),
        ("E05:D4", "'E05' is not a place"),
        ("E0:D4", "'E0' is not a place"),
        ("J1:D4", "'J1' is not a place"),
        ("E10:D4", "'E10' is not a place"),
        (" E5:D4", "' E5' is not a place"),
        ("E5: D4", "' D4' is not a place"),
        ("E5:D4\n", r"'D4\\n' is not a place"),
        ("E\u0665:D4", "'E\u0665' is not a place"),
        ("5E:D4", "'5E' is not a place"),
    ],
)
def test_faults_in_moves_of_what_the_shell(text: str, why: str) -> None:
    with pytest.raises(MoveError, match=why) as error:
        shell.RULES.read_move(text, shell.Position())
    assert error.value.text == text


@pytest.mark.parametrize("text", ["", "e5", "E5 ", "E55", "E5:D4", "E0", "J5", "\u0415" + "5"])
def test_faults_in_choices_of_what_the_shell(text: str) -> None:
    with pytest.raises(MoveError, match="is not a place; a place is written A1 to I9") as error:
        shell.RULES.read_choice(text)
    assert error.value.text == text


NOT_A_MOVE = "is not a move; a move is written as a2-a3, a2-a2\\+, a2\\+-b3 or d4\\+=d4,e5"
NOT_A_FORMATION = "is not a formation; an order of captures is made of xd4, xd4\\+ and \\*d4"


@pytest.mark.parametrize(
    "text, why",
    [
        ("", f"'' {NOT_A_MOVE}"),
        ("a2", f"'a2' {NOT_A_MOVE}"),
        ("a2a3", NOT_A_MOVE),
        ("a2--a3", NOT_A_MOVE),
        ("a2-a3-a4", NOT_A_MOVE),
        ("A2-A3", NOT_A_MOVE),
        ("a2-a9", NOT_A_MOVE),
        ("a2-i3", NOT_A_MOVE),
        ("a2-a0", NOT_A_MOVE),
        ("a02-a3", NOT_A_MOVE),
        ("a2-\u0430" + "3", NOT_A_MOVE),
        ("a2-a\u0663", NOT_A_MOVE),
        ("a2+-a3+", NOT_A_MOVE),  # from point to point nothing goes
        ("h2-h2+", NOT_A_MOVE),  # h2+ is on the border: no point (K1)
        ("a8-a8+", NOT_A_MOVE),
        ("d4=d4,e5", NOT_A_MOVE),
        ("d4+=", NOT_A_MOVE),
        ("d4+=d4,", NOT_A_MOVE),
        ("d4+=,d4", NOT_A_MOVE),
        ("d4+=d4, e5", f"'e5' {NOT_A_FORMATION}"),
        ("d4+=d4;e5", NOT_A_MOVE),
        ("d4+=d4+", NOT_A_MOVE),
        ("d4+=e5,d4", r"'d4\+=e5,d4': the squares filled are sorted, each once: d4,e5"),
        ("d4+=d4,d4", r"the squares filled are sorted, each once: d4$"),
        ("d4+=d5,d4,e4,e5", "each once: d4,d5,e4,e5"),
        (" a2-a3", "' a2-a3' has a space too many; single spaces part a move and its order"),
        ("a2-a3 ", "'a2-a3 ' has a space too many"),
        ("a2-a3\n", NOT_A_MOVE),
        ("a2-a3\txd4", NOT_A_MOVE),
        ("a2-a3  xd4", "has a space too many"),
        ("a2-a3 xd4 ", "has a space too many"),
        ("a2-a3 d4", f"'d4' {NOT_A_FORMATION}"),
        ("a2-a3 Xd4", NOT_A_FORMATION),
        ("a2-a3 xD4", NOT_A_FORMATION),
        ("a2-a3 x", NOT_A_FORMATION),
        ("a2-a3 xd", NOT_A_FORMATION),
        ("a2-a3 xd9", NOT_A_FORMATION),
        ("a2-a3 xh4+", NOT_A_FORMATION),  # no point
        ("a2-a3 *d4+", NOT_A_FORMATION),  # a cross is on squares
        ("a2-a3 **d4", NOT_A_FORMATION),
        ("a2-a3 +d4", NOT_A_FORMATION),
        ("a2-a3 xd4,xe5", NOT_A_FORMATION),
        ("a2-a3 b2-b3", f"'b2-b3' {NOT_A_FORMATION}"),
        ("xd4", NOT_A_MOVE),
        ("0-0", NOT_A_MOVE),
    ],
)
def test_faults_in_moves_of_kruco(text: str, why: str) -> None:
    for read in (
        kruco.RULES.read_choice,
        lambda text: kruco.RULES.read_move(text, kruco.Position()),
    ):
        with pytest.raises(MoveError, match=why) as error:
            read(text)
        assert error.value.text == text


@pytest.mark.parametrize(
    "text",
    [
        "a2-h7",
        "a1-a1",
        "a1-g7+",
        "a1+-h8",
        "a1+=h8",
        "a1+=a1,a2,b1,b2,h8",
        "a2-a3 *a1",  # no cross can stand around a1, so the order is impossible (K12)
        "a2-a3 *h8",
        "a2-a3 xd4 xd4",
        "a2-a3 xa1",
    ],
)
def test_what_can_be_read_but_never_played_is_illegal(text: str) -> None:
    """An order that is impossible is illegal, and so is a move that leads nowhere."""
    start = kruco.Position()
    move = kruco.RULES.read_move(text, start)
    assert kruco.RULES.write_move(move) == text
    with pytest.raises(IllegalMoveError):
        start.play(move)


def test_a_square_is_no_place_for_both_and_seats_are_read_in_order() -> None:
    assert shell.RULES.read_move("E5:D4", shell.Position()) == {BLACK: "E5", WHITE: "D4"}
    assert shell.RULES.write_move({WHITE: shell.Place("D4"), BLACK: shell.Place("E5")}) == "E5:D4"


def test_small_boards_are_drawn() -> None:
    drawn = str(shell.Position.read(f"{E8}/bwe6 C1 1")).splitlines()
    assert drawn[0] == "9 . . . . . . . . ."
    assert drawn[8:] == ["1 X O e . . . . . .", "  A B C D E F G H I", "eggs: C1"]
    drawn = str(kruco.Position.read(f"{E7}/bw6 7/7/7/7/7/7/6b b 3,4 1")).splitlines()
    assert drawn[-4] == "    +   +   +   +   +   +   X"
    assert drawn[-3].rstrip() == "1 X   O   .   .   .   .   .   ."
    assert drawn[-1] == "reserves: X 3, O 4"
