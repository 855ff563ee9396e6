"""What is written is read as it was, in both forms, whatever stands in it."""

from __future__ import annotations

import json
import re
import unicodedata
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from ludejo.records import (
    Entry,
    Line,
    Record,
    Tags,
    check,
    from_json,
    read,
    read_one,
    schema,
    to_dict,
    to_json,
    write,
)
from tests.records.making import TEXTS, records
from tests.records.stranger import twin_of

VALID = Draft202012Validator(schema())


@given(records())
@settings(max_examples=60, deadline=None)
def test_both_forms_give_the_record_back(record: Record) -> None:
    text = write(record)
    assert read_one(text) == record
    assert write(read_one(text)) == text
    twin = to_json(record)
    assert from_json(twin) == record
    assert "\n" not in twin
    VALID.validate(json.loads(twin))
    assert check(record) == record
    assert hash(read_one(text)) == hash(record)


@given(TEXTS.filter(bool), TEXTS, st.sampled_from(["\n", "\r\n", "\r"]))
@settings(max_examples=300, deadline=None)
def test_odd_texts_come_back_from_comments_and_names(comment: str, name: str, end: str) -> None:
    line = Line((Entry(1, "a2-a3", comments=(comment, "a")),), (comment,))
    record = Record("kruco", Tags({"Black": name}), lines=(line,))
    text = write(record)
    assert write(read_one(text)) == text
    assert read_one("\ufeff" + text.replace("\n", end)) == record
    assert read_one(text.replace("\n", end).encode()) == record
    assert from_json(to_json(record)) == record


@given(TEXTS.filter(bool))
@settings(max_examples=200, deadline=None)
def test_a_comment_can_be_read_by_those_who_know_no_escapes(comment: str) -> None:
    text = write(Record("kruco", lines=(Line((), (comment,)),)))
    turns = text.split("\n\n")[1]
    assert re.fullmatch(r"\{[^}]*\} \*\n|\{[^}]*\}\n\*\n", turns)
    assert not [line for line in turns.splitlines() if line.startswith(("[", "%"))]
    assert {sign for sign in text if unicodedata.category(sign) == "Cc"} == {"\n"}


@given(st.lists(st.text("abcdefgh", min_size=1, max_size=20), min_size=1, max_size=60))
@settings(deadline=None)
def test_no_line_is_longer_than_80_characters_or_could_take_a_word_more(words: list[str]) -> None:
    record = Record("kruco", lines=(Line((), (" ".join(words),)),))
    lines = write(record).split("\n\n")[1].splitlines()
    for line, after in zip(lines, [*lines[1:], None], strict=True):
        assert len(line) <= 80
        assert after is None or len(f"{line} {after.split(' ')[0]}") > 80


@given(st.lists(records(), max_size=3))
@settings(max_examples=20, deadline=None)
def test_several_records_stand_in_one_text(several: list[Record]) -> None:
    assert list(read("\n".join(map(write, several)))) == several


@given(records(), st.data())
@settings(max_examples=30, deadline=None)
def test_replaying_gives_every_line(record: Record, data: st.DataObject) -> None:
    index = data.draw(st.integers(0, len(record.lines) - 1))
    game = record.replay(index)
    turns = [turn.move for turn in game.turns]
    expected: list[str] = []
    line = record.lines[index]
    played = list(line.turns)
    while line.branch is not None:
        before, line = line.branch.turn, record.lines[line.branch.line]
        played = [entry for entry in line.turns if entry.number < before] + played
    expected = [entry.move for entry in played]
    assert turns == expected
    if index == 0:
        again = Record.from_game(game, record.tags, record.outcome)
        told = replace(
            record,
            lines=(Line(tuple(Entry(e.number, e.move) for e in record.turns)),),
        )
        assert again == told


@given(records(), st.sampled_from(["\n", "\r\n", "\r"]))
@settings(max_examples=60, deadline=None)
def test_a_stranger_reads_the_same(record: Record, end: str) -> None:
    assert twin_of(write(record).replace("\n", end)) == to_dict(record)
