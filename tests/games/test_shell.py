"""What the Shell: the referee against the oracle, and what holds for every position."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludejo.games import BLACK, WHITE, Colour, GameOverError, IllegalMoveError
from ludejo.games.shell import PLACES, RULES, Place, Position
from tests.games import shell_oracle
from tests.games.boards import SHELL_START, examples, shell_texts

TWO = st.tuples(st.integers(0, 80), st.integers(0, 80))


def pairs(text: str) -> list[str]:
    """The moves worth trying: captures closed from either side, collisions, and some others."""
    board = shell_oracle.read(text)
    empty = shell_oracle.legal(text)
    closing: dict[str, list[str]] = {"b": [], "w": []}
    for colour, found in closing.items():
        for place in empty:
            board.put(shell_oracle.spot_of(place), colour)
            if shell_oracle.captures(board, shell_oracle.spot_of(place)):
                found.append(place)
            board.put(shell_oracle.spot_of(place), ".")
    black, white = closing["b"] or empty[:2], closing["w"] or empty[-2:]
    return [f"{b}:{w}" for b in black[:5] for w in white[:5]] + [f"{e}:{e}" for e in empty[:2]]


def played(text: str, move: str) -> dict[str, Any]:
    """What the referee says of a move, in the words of the oracle."""
    position = Position.read(text)
    told = position.play(RULES.read_move(move, position)).as_dict()
    return {"after": told.pop("position")} | told


@examples(120)
@given(shell_texts())
def test_a_position_is_what_the_oracle_says(text: str) -> None:
    position = Position.read(text)
    board = shell_oracle.read(text)
    legal = shell_oracle.legal(text)
    assert position.text == text
    assert (position.outcome and position.outcome.as_dict()) == shell_oracle.outcome(board)
    assert list(position.legal(BLACK)) == list(position.legal(WHITE)) == legal
    assert position.due == ((BLACK, WHITE) if legal else ())
    for colour in Colour:
        assert len(position.winning[colour]) == shell_oracle.winning(board, colour.letter)
    assert eval(repr(position), {"Position": Position}) == position  # noqa: S307 -- it is meant to


@examples(120)
@given(shell_texts(), st.lists(TWO, min_size=1, max_size=5))
def test_a_turn_is_what_the_oracle_says(text: str, others: list[tuple[int, int]]) -> None:
    empty = shell_oracle.legal(text)
    moves = [f"{empty[b % len(empty)]}:{empty[w % len(empty)]}" for b, w in others if empty]
    for move in (pairs(text) if empty else []) + moves:
        assert played(text, move) == shell_oracle.play(text, move), move


@examples(70)
@given(shell_texts())
def test_events_applied_one_by_one_give_the_board(text: str) -> None:
    for move in pairs(text):
        told = played(text, move)
        board = shell_oracle.read(text)
        for event in told["events"]:
            shell_oracle.apply(board, event)
        board.turn += 1
        assert shell_oracle.write(board) == told["after"], move


@examples(70)
@given(shell_texts())
def test_no_piece_comes_from_nowhere(text: str) -> None:
    def count(text: str) -> dict[str, int]:
        board = text.split(" ", maxsplit=1)[0]
        return {letter: board.count(letter) for letter in "bwe"}

    for move in pairs(text):
        told = played(text, move)
        happened = told["events"]
        before, after = count(text), count(told["after"])
        taken = {p for event in happened if event["kind"] == "capture" for p in event["taken"]}
        if happened[0]["kind"] == "egg":
            assert after == before | {"e": before["e"] + 1}
            continue
        gone = len([e for e in happened if e["kind"] == "vanish"]) + len(taken)
        assert sum(after.values()) == sum(before.values()) + 2 - gone
        hatched = [event["by"] for event in happened if event["kind"] == "hatch"]
        for colour in ("black", "white"):
            assert after[colour[0]] <= before[colour[0]] + 1 + hatched.count(colour)


@examples(70)
@given(shell_texts(), st.sampled_from(PLACES))
def test_each_empty_place_can_be_chosen_and_no_other(text: str, one: Place) -> None:
    position = Position.read(text)
    copy = Position.read(text)
    if position.outcome is not None:
        assert not position.legal(BLACK) + position.legal(WHITE)
        assert position.due == ()
        with pytest.raises(GameOverError, match="the game is over") as over:
            position.play({BLACK: one, WHITE: one})
        assert (over.value.position, over.value.outcome) == (position, position.outcome)
        return
    empty = Place(min(position.empty))
    for place in PLACES:
        if place in position.empty:
            assert position.play({BLACK: place, WHITE: empty}).before == position
            assert position.play({BLACK: empty, WHITE: place}).position.number == copy.number + 1
            continue
        for choices in ({BLACK: place, WHITE: empty}, {BLACK: empty, WHITE: place}):
            with pytest.raises(IllegalMoveError, match=place) as refused:
                position.play(choices)
            assert refused.value.position is position
            assert refused.value.move == f"{choices[BLACK]}:{choices[WHITE]}"
    assert position == copy
    assert hash(position) == hash(copy)
    assert position.text == text


@pytest.mark.parametrize("seats", [(), (BLACK,), (WHITE,)])
def test_a_turn_is_made_of_both_choices(seats: tuple[Colour, ...]) -> None:
    with pytest.raises(IllegalMoveError, match=r"both players' choices \(W4\)"):
        Position().play(dict.fromkeys(seats, PLACES[0]))


SYMMETRIES = {
    f"{'swapped ' if swap else ''}{column}, {row}": (swap, column, row)
    for swap in (False, True)
    for column, row in (
        ("x", "y"),
        ("8 - x", "y"),
        ("x", "8 - y"),
        ("8 - x", "8 - y"),
        ("y", "x"),
        ("8 - y", "x"),
        ("y", "8 - x"),
        ("8 - y", "8 - x"),
    )
}


def turned_place(place: str, column: str, row: str) -> str:
    x, y = shell_oracle.spot_of(place)
    values = {"x": x, "y": y, "8 - x": 8 - x, "8 - y": 8 - y}
    return shell_oracle.name((values[column], values[row]))


@pytest.mark.parametrize("symmetry", SYMMETRIES.values(), ids=SYMMETRIES.keys())
@examples(15)
@given(text=shell_texts())
def test_symmetries_commute_with_play(symmetry: tuple[bool, str, str], text: str) -> None:
    """The eight symmetries of the board, each with the colours as they are and swapped."""
    swap, column, row = symmetry
    colours = {"b": "w", "w": "b", "black": "white", "white": "black"} if swap else {}

    def place(name: str) -> str:
        return turned_place(name, column, row)

    def turned(text: str) -> str:
        board = shell_oracle.read(text)
        new = shell_oracle.read(SHELL_START)
        for spot in shell_oracle.ALL:
            there = shell_oracle.spot_of(place(shell_oracle.name(spot)))
            new.put(there, colours.get(board.at(spot), board.at(spot)))
        new.eggs = [shell_oracle.spot_of(place(shell_oracle.name(egg))) for egg in board.eggs]
        new.turn = board.turn
        return shell_oracle.write(new)

    def turned_events(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
        new = []
        for event in events:
            one = dict(event)
            if "by" in one:
                one["by"] = colours.get(one["by"], one["by"])
            if "at" in one:
                one["at"] = place(one["at"])
            if "taken" in one:
                one["taken"] = sorted(map(place, one["taken"]))
            new.append(one)
        return [  # what happens at once is told in the sheet's order
            event
            for kind, run in groupby(new, lambda one: one["kind"])
            for event in (
                run
                if kind in ("vanish", "hatch")
                else sorted(run, key=lambda one: (one.get("by", ""), one.get("taken", [])))
            )
        ]

    for move in pairs(text):
        black, white = map(place, move.split(":"))
        told = played(text, move)
        expected = {
            "after": turned(told["after"]),
            "events": turned_events(told["events"]),
            "outcome": told["outcome"]
            and told["outcome"]
            | {"winner": colours.get(told["outcome"]["winner"], told["outcome"]["winner"])},
            "sudden_death": told["sudden_death"],
        }
        assert played(turned(text), f"{white}:{black}" if swap else f"{black}:{white}") == expected


BLACK_LINE, WHITE_LINE = "bbbbb4", "wwwww4"


@pytest.mark.parametrize(
    "text, winner, reason, sudden",
    [
        (f"{BLACK_LINE}/9/9/9/9/9/9/9/9 - 1", "black", "lines", False),
        (f"9/9/9/9/9/9/9/9/{WHITE_LINE} - 7", "white", "lines", False),
        (f"{BLACK_LINE}/9/9/9/9/9/9/9/{WHITE_LINE} - 7", None, None, True),
        ("bbbb5/9/9/9/9/9/9/9/9 - 1", None, None, False),
        (f"9/9/9/9/9/9/9/{WHITE_LINE}/bbbbbbbbb - 1", "black", "lines", False),
        ("/".join(["bbwwbbwwb", "wwbbwwbbw"] * 4 + ["bbwwbbwwb - 51"]), None, "full-board", False),
        ("/".join(["eeeeeeeee"] * 8 + ["bbbbb4 "]).strip() + " {} 1", "black", "lines", False),
        ("/".join(["eeeeeeeee"] * 8 + ["bbbbbeeee"]) + " {} 1", "black", "lines", False),
    ],
)
def test_decided_positions_can_be_read_and_say_so(
    text: str, winner: str | None, reason: str | None, *, sudden: bool
) -> None:
    rows = text.split(" ", maxsplit=1)[0].split("/")
    eggs = [
        "ABCDEFGHI"[column] + str(9 - row)
        for row, signs in enumerate(rows)
        for column, sign in enumerate(signs)
        if sign == "e"
    ]
    position = Position.read(text.format(",".join(eggs)))
    told = position.outcome and position.outcome.as_dict()
    assert told == (reason and {"winner": winner, "reason": reason})
    assert position.sudden_death is sudden
    assert bool(position.legal(BLACK)) is bool(position.due) is (reason is None)


def test_a_collision_on_the_last_place_fills_the_board_in_sudden_death() -> None:
    rows = ["bbwwbbww1", "wwbbbwbbw", "wwwwwbwwb", "wwbbbwbbw", "bbwwwbwwb", "bbbbbwbbw"]
    text = "/".join([*rows, "bbwwwbwwb", "wwbbwwbbw", "bbwwbbwwb"]) + " - 51"
    position = Position.read(text)
    assert position.sudden_death
    turn = position.play(RULES.read_move("I9:I9", position))
    assert turn.as_dict()["outcome"] == {"winner": None, "reason": "full-board"}
    assert turn.sudden_death is False


STAR = (
    "e3e3e/1b2b2b1/2w1e1e2/3eww3/ebew1wwbe/3wwe3/e1w1w1w2/1b2b2be/e8 "
    "A1,A5,C5,E7,F4,I2,I9,A3,A9,D6,E9,G7,I5 3"
)


@pytest.mark.parametrize(
    "text, move, captures",
    [
        # W10: one egg in a capture of each, two more eggs: one vanishes, the last stays
        ("8e/9/9/3w5/2web4/3b5/9/9/8e I9,D5,I1 1", "B5:D3", 2),
        # W11: eight captures at once from the middle, and eggs enough for all
        (
            STAR,
            "E5:H3",
            8,
        ),
        # W12: unequal dues of both: vanish first, then hatch
        ("8e/4b4/4w4/4w4/5wwb1/2bbw4/9/9/e7e A1,I1,I9 1", "E5:B4", 3),
        # W13: a chain that ends when the eggs do (W14)
        ("9/6b2/6w2/6w2/9/3ewwb2/9/9/e8 D4,A1 1", "G5:A9", 2),
        # W13: a hatched turtle captures eggs that wait
        ("9/4b4/3bw4/3ww4/3e1wwb1/3e5/9/9/8e D4,D5,I1 1", "E5:A9", 3),
    ],
)
def test_tangled_turns(text: str, move: str, captures: int) -> None:
    assert Position.read(text).text == text
    told = played(text, move)
    assert told == shell_oracle.play(text, move)
    assert len([event for event in told["events"] if event["kind"] == "capture"]) == captures


def test_every_pair_of_choices_around_a_small_fight() -> None:
    text = "9/9/9/2bw5/1wbeb4/2wb5/3we4/9/9 D5,E3 9"
    for black in shell_oracle.legal(text):
        for white in ("A5", "F5", "B6", "E6", "E4", "B4", "D7", "C7", "C3", "D2", black):
            move = f"{black}:{white}"
            assert played(text, move) == shell_oracle.play(text, move), move
