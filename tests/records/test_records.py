"""Records as values: made from games, agreeing with the rules, holding together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from ludejo.games import BLACK, WHITE, Colour, Game, Outcome, Reason, rules_of
from ludejo.records import (
    Branch,
    Clocks,
    Entry,
    Line,
    Record,
    RecordError,
    Result,
    ResultError,
    TagError,
    Tags,
    check,
    read,
    read_one,
    write,
)

DECIDED = '[Game "kruco"][Position "8/8/8/8/8/8/8/6w1 7/7/7/7/7/7/7 b 0,0 9"]'
RULED = ("lines", "full-board", "repetition", "goal", "no-moves")


def text(game: str, result: str, termination: str | None) -> str:
    reason = "" if termination is None else f'[Termination "{termination}"]'
    start = DECIDED if game == "decided" else f'[Game "{game}"]'
    return f"{start}{reason}\n{result}"


def right(game: str, result: str, termination: str | None) -> bool:
    """Whether result and reason go together, told once more from the table in the specification."""
    if game == "decided":
        return result == "white" and termination in {None, "no-moves"}
    if result == "*":
        return termination is None
    if result == "draw":
        both = {"resignation", "time"} if game == "what-the-shell" else set()
        return termination in {"agreement", "abandonment"} | both
    return termination in {"resignation", "time", "abandonment"}


@pytest.mark.parametrize("termination", [None, *Reason])
@pytest.mark.parametrize("result", list(Result))
@pytest.mark.parametrize("game", ["what-the-shell", "kruco", "decided"])
def test_result_and_reason_agree_with_the_rules(
    game: str, result: str, termination: str | None
) -> None:
    record = next(read(text(game, result, termination)))
    assert (record.fault is None) == right(game, result, termination)
    if record.fault is not None:
        assert isinstance(record.fault, ResultError)
        assert "right would be" in record.fault.cause
        return
    assert record.result == result
    assert record.termination == ("no-moves" if game == "decided" else termination)
    assert (record.outcome is None) == (result == "*")


def test_a_game_won_by_rule_finds_its_reason() -> None:
    turns = ["E1:A1", "E2:B2", "E3:C1", "E4:D2", "E5:A9"]
    record = read_one('[Game "what-the-shell"]\n' + " ".join(turns) + " black")
    assert record.outcome == Outcome(BLACK, Reason.LINES)
    again = read_one(write(record))
    assert again == record
    assert again.headers["Termination"] == "lines"
    for wrong in ("white", "draw", "*"):
        fault = next(read('[Game "what-the-shell"]\n' + " ".join(turns) + f" {wrong}")).fault
        assert fault is not None
        assert "right would be 'black'" in fault.cause


def test_repetition_is_seen_with_the_past_of_the_line() -> None:
    back = ["a2-a3", "a7-a6", "a3-a2", "a6-a7"]
    moves = " ".join(back * 2)
    record = read_one(f'[Game "kruco"]\n{moves} draw')
    assert record.outcome == Outcome(None, Reason.REPETITION)
    *most, last = back * 2
    varied = read_one(f'[Game "kruco"]\n{" ".join(most)} b7-b6 (8. {last}) *')
    assert varied.replay(1).outcome == Outcome(None, Reason.REPETITION)
    assert varied.outcome is None
    fault = next(read(f'[Game "kruco"]\n{" ".join(most)} b7-b6 ({last} a2-a3) *')).fault
    assert fault is not None
    assert (fault.code, fault.turn) == ("turn-after-end", 9)


def played() -> Game[Any, Any]:
    game = Game(rules_of("what-the-shell"))
    game.play_text("E5:D4")
    return game


@pytest.mark.parametrize("seat", Colour)
def test_the_record_of_a_game(seat: Colour) -> None:
    record = Record.from_game(played(), {"Black": "Ana"}, Outcome(seat, Reason.RESIGNATION))
    assert record.game == "what-the-shell"
    assert [(turn.number, turn.move) for turn in record.turns] == [(1, "E5:D4")]
    assert record.replay().position == played().position
    assert record.outcome == Outcome(seat, Reason.RESIGNATION)
    assert check(record) == record


def test_the_record_of_a_game_from_another_position() -> None:
    rules = rules_of("kruco")
    game = Game(rules, rules.read_position("8/8/b7/6w1/8/8/8/8 7/7/7/7/7/7/7 w 1,0 40"))
    game.play_text("g5-h5")
    record = Record.from_game(game)
    assert record.start == game.start.text
    assert record.turns[0].number == 40
    assert (record.result, record.outcome) == (Result.OPEN, None)
    assert list(record.headers) == [
        *("Game", "Event", "Site", "Date", "Round", "Black", "White", "Result", "Position")
    ]


@pytest.mark.parametrize("reason", RULED)
def test_a_game_that_goes_on_is_not_decided_by_rule(reason: str) -> None:
    with pytest.raises(ResultError):
        Record.from_game(played(), outcome=Outcome(WHITE, Reason(reason)))


def test_checking_makes_a_record_canonical() -> None:
    start = rules_of("kruco").start.text
    record = Record("kruco", start=start, lines=(Line((Entry(1, "a2-a3"),)),))
    assert check(record) == replace(record, start=None)
    with pytest.raises(RecordError) as caught:
        check(replace(record, lines=(Line((Entry(1, "a2-a4"),)),)))
    assert (caught.value.path, caught.value.turn) == ("/lines/0/turns/0", 1)


def test_a_record_with_a_fault_is_not_written_but_what_is_whole_of_it_can_be() -> None:
    record = next(read('[Game "kruco"] a2-a3 a7-a4 *'))
    with pytest.raises(RecordError):
        write(record)
    assert write(replace(record, fault=None)).endswith("1. a2-a3 *\n")


@pytest.mark.parametrize("name", ["", "a b", "1a", "ĉ", "a-b", "Game", "Result", "x\n"])
def test_names_that_no_tag_has(name: str) -> None:
    with pytest.raises(TagError):
        Tags({name: ""})


def test_tags_stand_in_their_order() -> None:
    tags = Tags({"b": "1", "White": "w", "a": "2", "Language": "eo", "B": "3"})
    roster = ["Event", "Site", "Date", "Round", "Black", "White"]
    assert list(tags) == [*roster, "Language", "B", "a", "b"]
    assert tags == Tags(dict(reversed(list(tags.items()))))
    assert hash(tags) == hash(Tags(dict(reversed(list(tags.items())))))
    assert len(tags) == 10
    assert eval(repr(tags), {"Tags": Tags}) == tags  # noqa: S307  # what repr is for


ENTRY = Entry(1, "a2-a3")


@pytest.mark.parametrize(
    "lines",
    [
        (),
        (Line((ENTRY,), branch=Branch(0, 1)),),
        (Line((ENTRY,)), Line((ENTRY,))),
        (Line((ENTRY,)), Line((ENTRY,), branch=Branch(1, 1))),
        (Line(), Line((ENTRY,), branch=Branch(0, 1))),
        (
            Line((ENTRY, Entry(2, "a7-a6"))),
            Line((Entry(2, "b7-b6"),), branch=Branch(0, 2)),
            Line((ENTRY,), branch=Branch(0, 1)),
        ),
        (
            Line((ENTRY,)),
            Line((ENTRY,), branch=Branch(0, 1)),
            Line((ENTRY,), branch=Branch(0, 1)),
            Line((ENTRY,), branch=Branch(1, 1)),
        ),
    ],
)
def test_lines_that_do_not_hang_together(lines: tuple[Line, ...]) -> None:
    with pytest.raises(RecordError) as caught:
        Record("kruco", lines=lines)
    assert caught.value.code == "variation"


@pytest.mark.parametrize(
    "make",
    [
        Clocks,
        lambda: Clocks(black=-1),
        lambda: Clocks(white=3_600_000_001),
        lambda: Entry(1, "a2-a3", (256,)),
        lambda: Entry(1, "a2-a3", comments=("",)),
        lambda: Entry(1, "a2-a3", comments=("\0",)),
        lambda: Line((), ("\ud800",)),
        lambda: Line((ENTRY, Entry(3, "b2-b3"))),
        lambda: Line((), (), Branch(0, 1)),
        lambda: Line((ENTRY,), (), Branch(0, 2)),
        lambda: Tags({"Black": "\0"}),
    ],
    ids=count(),
)
def test_parts_that_no_record_has(make: Callable[[], object]) -> None:
    with pytest.raises(RecordError):
        make()
