"""Loose texts are read, faults are told with their place, and nothing hides the next record."""

from __future__ import annotations

import io
import pickle
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludejo.games import IllegalMoveError, PositionError
from ludejo.records import Record, RecordError, TurnError, limits, read, read_one, to_dict, write
from tests.records.making import ODD, records
from tests.records.stranger import twin_of

KRUCO, SHELL = '[Game "kruco"]\n\n', '[Game "what-the-shell"]\n\n'


def turns_of(record: Record) -> str:
    """The turns and the result in canonical form, on one line."""
    assert record.fault is None, record.fault
    return write(record).split("\n\n", 1)[1].replace("\n", " ").strip()


@pytest.mark.parametrize(
    "loose, canonical",
    [
        ("*", "*"),
        ("a2-a3 *", "1. a2-a3 *"),
        ("1.a2-a3 2...a7-a6*", None),
        ("1.a2-a3 2...a7-a6 *", "1. a2-a3 2. a7-a6 *"),
        ("1 a2-a3\t2 .. a7-a6\v\f\xa0\ufeff*", "1. a2-a3 2. a7-a6 *"),
        ("001. a2-a3 1.", None),
        ("001. 1. 1 a2-a3 2. *", "1. a2-a3 *"),
        ("1. a2-a3{so}2. a7-a6(2. b7-b6)*", "1. a2-a3 {so} 2. a7-a6 (2. b7-b6) *"),
        ("a2-a3!? ?! $0 $6 $006 *", "1. a2-a3 $0 $5 $6 *"),
        ("a2-a3$7$3 {x} $1 *", "1. a2-a3 $1 $3 $7 {x} *"),
        ("{a} 1. {b} a2-a3 {c} 2. {d} *", "{a} {b} 1. a2-a3 {c} {d} *"),
        ("a2-a3 (b2-b3) {after} $2 2. a7-a6 *", "1. a2-a3 $2 {after} (1. b2-b3) 2. a7-a6 *"),
        ("a2-a3 ( {in} 1. ; rest ) \n b2-b3 ) *", "1. a2-a3 ({in} {rest )} 1. b2-b3) *"),
        ("a2-a3 (b2-b3 (c2-c3) a7-a6) (d2-d3) *", None),
        ("{  a \t\r\n\r\n \t b  c } {} {\n} *", "{a b  c} *"),
        ("{a  b} *", "{a  b} *"),
        ("; it's {all} \\n one; \t\n;\n*", r"{it's {all\u007D \\n one;} *"),
        ("% not here\n a2-a3\n% nor here {\n %?", None),
        ("% not here\n a2-a3\n% nor here {\n *", "1. a2-a3 *"),
        ("{in\n% a comment} *", "{in % a comment} *"),
        (r"{\u007d\u007D\u0041\"} *", r'{\u007D\u007DA"} *'),
        ("a2-a3 {[%clk 1:2:3]} *", "1. a2-a3 {[%clk 1:02:03]} *"),
        ("a2-a3 {so[%clk 0:00:00.500]well} *", "1. a2-a3 {[%clk 0:00:00.5]} {so well} *"),
        ("a2-a3 {x} {[%clk\n 00:01:02 ] y} *", "1. a2-a3 {[%clk 0:01:02]} {x} {y} *"),
        ("a2-a3 {[%eval 1] [%clk 0:00:01]} *", "1. a2-a3 {[%clk 0:00:01]} {[%eval 1]} *"),
        ("a2-a3 ; [%clk 0:00:01]\n*", r"1. a2-a3 {\u005B%clk 0:00:01]} *"),
    ],
)
def test_loose_texts(loose: str, canonical: str | None) -> None:
    record = next(read(KRUCO + loose))
    if canonical is None:
        assert record.fault is not None or "d2-d3" in loose
    else:
        assert turns_of(record) == canonical
        assert twin_of(KRUCO + loose) == to_dict(record)
        assert turns_of(read_one((KRUCO + loose).replace("\n", "\r\n"))) == canonical
        assert turns_of(read_one((KRUCO + loose).replace("\n", "\r").encode())) == canonical


def test_both_clocks_of_a_simultaneous_turn() -> None:
    text = (
        SHELL
        + "E5:D4 {[%clk 0:03:12 , 0:02:58.25]} E6:D6 {[%clk -,0:0:1]} F1:F2 {[%clk 1:00:00,-]} *"
    )
    turns = read_one(text).turns
    times = [(turn.clocks.black, turn.clocks.white) for turn in turns if turn.clocks]
    assert times == [(192_000, 178_250), (None, 1000), (3_600_000, None)]


@pytest.mark.parametrize(
    "clock", ["0:01", "0:60:00", "0:00:60", "0:00:01.", "0:00:01.1234", "-0:00:01", "x", "", "-"]
)
def test_wrong_clocks(clock: str) -> None:
    for game, move, both in ((KRUCO, "a2-a3", clock), (SHELL, "E5:D4", f"{clock},{clock}")):
        fault = next(read(f"{game}{move} {{[%clk {both}]}} *")).fault
        assert fault is not None
        assert (fault.code, fault.line, fault.column) == ("clock", 3, 8)


@pytest.mark.parametrize("clock", ["0:00:01,0:00:02", "0:00:01, -"])
def test_one_clock_in_a_game_of_turns(clock: str) -> None:
    fault = next(read(f"{KRUCO}a2-a3 {{[%clk {clock}]}} *")).fault
    assert fault is not None
    assert fault.code == "clock"


def test_tags_of_loose_spacing() -> None:
    text = '\ufeff \n%x\n [ Game  "kruco" ][White"E\\"v\\\\a"]\t[\tBlack "" ]\n\n[x_1 "[a]{b};"] *'
    record = read_one(text)
    assert dict(record.tags) == {
        "Event": "?",
        "Site": "?",
        "Date": "????.??.??",
        "Round": "?",
        "Black": "",
        "White": 'E"v\\a',
        "x_1": "[a]{b};",
    }


def test_an_order_of_captures_is_not_the_result() -> None:
    # Dividing makes a cross and more: the first two orders found in the referee's own cases.
    cases = (Path(__file__).parents[1] / "data" / "kruco.jsonl").read_text("utf-8")
    starts = re.findall(r'"position": ?"([^"]+)"', cases)
    moves = re.findall(r'"([a-h][1-8]\+?[^" ]+(?: [x*][a-h][1-8]\+?)+)"', cases)
    assert any(" *" in move for move in moves)
    found = 0
    for start in starts:
        for move in moves:
            words = "\n".join(move.split(" "))
            number = start.split(" ")[-1]
            text = f'[Game "kruco"][Position "{start}"]\n{number}. {words}!{{so}} *'
            record = next(read(text))
            if record.turns:
                found += 1
                assert record.replay().position.number == int(number) + 1
                if record.fault is None:
                    assert record.turns[0].move.split(" ")[0] == words.split("\n")[0]
                    assert read_one(write(record)) == record
        if found > 20:
            break
    assert found > 20


def test_the_place_in_a_comment_of_several_lines() -> None:
    fault = next(read(KRUCO + "a2-a3 {one\n\n   two \\q} *")).fault
    assert fault is not None
    assert (fault.code, fault.line, fault.column) == ("escape", 5, 8)
    fault = next(read(KRUCO + "a2-a3 { one [%clk 0:00:01]\n two \\u0000} *")).fault
    assert fault is not None
    assert (fault.code, fault.line, fault.column) == ("escape", 4, 6)


def test_a_fault_knows_the_referees_own() -> None:
    fault = next(read(KRUCO + "a2-a3 a7-a4 *", "f.rec")).fault
    assert isinstance(fault, TurnError)
    assert isinstance(fault.__cause__, IllegalMoveError)
    assert (fault.turn, fault.column) == (2, 7)
    assert str(fault).startswith("f.rec:3:7: turn 2: ")
    assert str(fault).count("a7-a4") == 1
    assert fault.__traceback__ is None
    assert fault.__cause__.__traceback__ is None
    again = pickle.loads(pickle.dumps(fault))  # noqa: S301  # made right here
    assert (str(again), again.code) == (str(fault), fault.code)
    with pytest.raises(RecordError) as caught:
        read_one('[Game "kruco"] [Position "x"] *')
    assert isinstance(caught.value.__cause__, PositionError)


@pytest.mark.parametrize(
    "tags, game",
    [
        ('[Game "chess"]', ""),
        ('[Game "kruco"][Position "8"]', ""),
        ('[Game "kruco"][Result "x"]', "kruco"),
        ('[Game "kruco"][Black "a', ""),
    ],
)
def test_a_faulty_record_names_its_game_if_it_can_be_replayed(tags: str, game: str) -> None:
    record = next(read(f"{tags}\n*"))
    assert record.fault is not None
    assert record.game == game
    if game:
        assert not record.replay().turns


def test_strict_raises_the_fault_after_the_records_before_it() -> None:
    reading = read(f"{KRUCO}a2-a3 *\n\n{KRUCO}a2-a4 *\n", strict=True)
    assert turns_of(next(reading)) == "1. a2-a3 *"
    with pytest.raises(TurnError):
        next(reading)


def test_what_is_no_record_at_all() -> None:
    assert list(read("")) == []
    assert list(read(" \n; nothing {here}\n{or\nhere}\n% at all\n")) == []
    for text in ("", f"{KRUCO}*\n{KRUCO}*"):
        with pytest.raises(RecordError) as caught:
            read_one(text, "f")
        assert caught.value.code == "count"


def test_a_fault_in_a_variation_keeps_the_turns_before_it() -> None:
    record = next(read(KRUCO + "a2-a3 a7-a6 b2-b3 (b2-b3 b7-b6 (b7-b9) *"))
    assert record.fault is not None
    assert [[turn.move for turn in line.turns] for line in record.lines] == [
        ["a2-a3", "a7-a6", "b2-b3"],
        ["b2-b3", "b7-b6"],
    ]
    assert len(record.replay().turns) == 3


def test_a_faulty_result_of_a_decided_game() -> None:
    start = '[Game "kruco"][Position "8/8/8/8/8/8/8/6w1 7/7/7/7/7/7/7 b 0,0 9"]\n'
    record = next(read(start + "black"))
    assert record.fault is not None
    assert record.fault.code == "result-wrong"
    assert "white" in str(record.fault)
    assert (record.result.value, record.termination) == ("white", "no-moves")


@pytest.mark.parametrize(
    "faulty, kept",
    [
        ('[Game "kruco"] junk\n[Event "a"] *', 0),
        ("junk *", 0),
        ("} { [Game", 0),
        ('[Game "chess"] *', 0),
        ('[Game "kruco"]\n[Black "a\n[White "b"]\n\n1. a2-a3 *', 0),
        ('[Black "a]\n[White "b"]\n[Game "kruco"]\n\n1. a2-a3 *', 0),
        ('[Game "kruco"]\n[Black "a\n[White "b"]\n\n', 0),
        ('[Game "kruco"]\n\n{open\n[Event "x"]\n\n*', 0),
        ('[Game "kruco"]\n\n}\n\n', 0),
        ('[Game "kruco"]\n\0\n[Black "a"]\n\n', 0),
        ('[Game "kruco"]\n[White "b"]', 0),
        (KRUCO, 0),
        (KRUCO + "{open", 0),
        (KRUCO + "1. a2-a3 {open\n\n", 1),
        (KRUCO + "1. a2-a3 (1. b2-b3", 1),
        (KRUCO + "1. a2-a3 2. a7-a6", 2),
        (KRUCO + "1. a2-a3 2. a7-a5 {open", 1),
        (KRUCO + "1. a2-a3 \ud800", 1),
        (KRUCO + "1. a2-a3 \0 }{\0\n\0", 1),
        (KRUCO + "1. a2-a4 \0", 0),
        (KRUCO + "1. a2-a3 " + "y" * (limits.LINE + 5), 1),
        (KRUCO + "1. a2-a3 {" + "\n".join(["x" * 1000] * 700) + "} *", 1),
    ],
)
def test_the_record_after_a_fault_is_read(faulty: str, kept: int) -> None:
    after = '[Game "kruco"]\n[Event "after"]\n\n1. h2-h3 *\n'
    text = f"{KRUCO}1. g2-g3 *\n\n{faulty}\n\n{after}\n{after}"
    first, second, *_, last = read(text)
    assert turns_of(first) == "1. g2-g3 *"
    assert second.fault is not None
    assert len(second.turns) == kept
    assert (last.tags["Event"], turns_of(last)) == ("after", "1. h2-h3 *")
    assert [record.tags["Event"] for record in read(text)].count("after") == 2


def line_and_column(text: str, fault: RecordError) -> bool:
    lines = re.split("\r\n|\r|\n", text.removeprefix("\ufeff"))
    assert fault.line is not None
    assert fault.column is not None
    return fault.line <= len(lines) and fault.column <= len(lines[fault.line - 1]) + 1


SNIPPETS = [
    *ODD,
    KRUCO,
    SHELL,
    "1. ",
    "a2-a3 ",
    "E5:D4 ",
    "a2-a2+ ",
    "*\n",
    "draw ",
    '[Black "b"]\n',
    "\0",
]


@given(st.lists(st.sampled_from(SNIPPETS), max_size=20).map("".join) | st.text(max_size=30))
@settings(max_examples=300, deadline=None)
def test_anything_is_read_to_its_end(text: str) -> None:
    for record in read(text):
        if record.fault is None:
            assert read_one(write(record)) == record
        else:
            assert line_and_column(text, record.fault)
            assert record.fault.cause


@given(st.binary(max_size=60))
@settings(max_examples=100, deadline=None)
def test_any_bytes_are_read_to_their_end(text: bytes) -> None:
    for record in read(KRUCO.encode() + b"a2-a3 {" + text):
        assert record.fault is None or record.fault.line


@given(records(), st.data())
@settings(max_examples=40, deadline=None)
def test_a_broken_record_keeps_its_first_turns(record: Record, data: st.DataObject) -> None:
    text = write(record)
    cut = data.draw(st.integers(0, len(text)))
    junk = data.draw(st.sampled_from(["", "\0", "}", ")", "$", "junk", "{", "["]))
    broken = text[:cut] + junk + text[cut + data.draw(st.integers(0, 9)) :]
    for found in read(broken):
        if found.fault is not None and found.game == record.game and found.start == record.start:
            before = [turn.move for turn in record.turns][: max(len(found.turns) - 1, 0)]
            assert [turn.move for turn in found.turns][: len(before)] == before
            assert line_and_column(broken, found.fault)


def test_bytes_that_are_not_utf_8_are_a_fault_of_one_record() -> None:
    text = f"{KRUCO}a2-a3 {{ĉ".encode() + b"\xff\xfe} *\n\n" + KRUCO.encode() + b"*"
    first, second = read(io.BytesIO(text))
    assert first.fault is not None
    assert (first.fault.code, first.fault.line, first.fault.column) == ("text", 3, 9)
    assert "FF" in first.fault.cause
    assert second.fault is None


@pytest.mark.parametrize(
    "text, place",
    [
        (KRUCO + "{" + "x" * (limits.COMMENT + 1) + "} *", (3, 1)),
        (f'[Game "kruco"]\n[Black "{"x" * (limits.VALUE + 1)}"] *', (2, 1)),
        (f'[Game "kruco"]\n[{"x" * (limits.NAME + 1)} ""] *', (2, 1)),
        ("\n".join(f'[x{n} ""]' for n in range(limits.TAGS + 2)), (limits.TAGS + 1, 1)),
        (KRUCO + "a2-a3 " + "xa1 " * limits.ORDER, (3, 7 + 4 * (limits.ORDER - 1))),
        (KRUCO + ("{" + "x" * limits.COMMENT + "}\n") * 100, (102, 1)),
        (KRUCO + "a2-a3 {[%clk 1000:00:00.001]} *", (3, 8)),
    ],
    ids=["comment", "value", "name", "tags", "order", "words", "clock"],
)
def test_limits(text: str, place: tuple[int, int]) -> None:
    fault = next(read(text)).fault
    assert fault is not None
    assert (fault.code, fault.line, fault.column) == ("limit", *place)


def test_limits_of_what_there_can_be_many_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "TURNS", 100)
    monkeypatch.setattr(limits, "COMMENTS", 100)
    for text, place in (
        (KRUCO + "{x}\n" * 101, (103, 1)),
        (KRUCO + "a2-a3\n" + "(b2-b3)\n" * 100, (103, 2)),
    ):
        record = next(read(text))
        assert record.fault is not None
        assert (record.fault.code, record.fault.line, record.fault.column) == ("limit", *place)
        assert len(record.comments) + sum(len(line.turns) for line in record.lines) == 100


@pytest.mark.parametrize(
    "text",
    [
        KRUCO + "{" + r"\u0041" * limits.COMMENT + "} *",
        f'[Game "kruco"]\n[{"x" * limits.NAME} "{"x" * limits.VALUE}"] *',
        "\n".join(f'[x{n} ""]' for n in range(limits.TAGS))
        + '[Game "kruco"][Result "*"][Event ""] *',
        KRUCO + "{x}" * limits.COMMENTS + "*",
        KRUCO + "a2-a3 {[%clk 1000:00:00]} *",
        KRUCO + " " * (limits.LINE - 1) + "*",
    ],
    ids=["comment", "value", "tags", "comments", "clock", "line"],
)
def test_what_is_just_not_too_large(text: str) -> None:
    record = read_one(text)
    assert read_one(write(record)) == record
