"""The JSON twin: the schema and the reader refuse the same, and say where."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any, TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from ludejo.games import GAMES, Reason
from ludejo.records import (
    Record,
    RecordError,
    Result,
    from_json,
    read_one,
    schema,
    to_dict,
    to_json,
)
from tests.records.making import records

Json: TypeAlias = Any

VALID = Draft202012Validator(schema())
PLAIN = to_dict(
    read_one(
        '[Game "what-the-shell"]\n{a} E5:E5 $1 {[%clk 0:03:12,-]} {b} (D4:F6 {c} (D4:F5)) D4:F6 *'
    )
)
OF_FORM = {"number", "variation", "turn-unreadable", "turn-illegal", "turn-after-end", "clock"} | {
    "result-wrong", "termination-missing", "termination-wrong", "position"
}  # fmt: skip
"""What is not for a schema to say."""


def test_the_schema_is_one_and_knows_all_there_is() -> None:
    Draft202012Validator.check_schema(schema())
    properties = schema()["properties"]
    assert properties["game"]["enum"] == list(GAMES)
    assert sorted(properties["termination"]["enum"]) == sorted(Reason)
    assert properties["result"]["enum"] == list(Result)
    VALID.validate(PLAIN)


def places(value: Json, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    yield path
    if isinstance(value, dict | list):
        for key, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(part, (*path, key))


VALUES: list[Any] = [
    *(None, True, False, 0, -1, 1, 1.0, 1.5, 2, 256, 10**12, 10**20, "", "x", "\0", "*", "black"),
    *([], [1], [""], ["x", "x"], [[]], {}, {"x": 1}, {"line": 0, "turn": 1}, {"black": 1}, 1e300),
    *({"Game": "kruco"}, {"Event": ""}, {"ĉ": ""}, {"x" * 256: ""}, {"x": "y" * 10_001}, "draw"),
    *({"number": 1, "move": "A1:A2"}, {"turns": []}, "lines", "goal", "kruco", "time", "E5:E5"),
]
NAMES = ["x", "branch", "comments", "turns", "number", "glyphs", "termination", "position", "tags"]


@st.composite
def changed(draw: st.DrawFn) -> Json:
    document = deepcopy(PLAIN)
    for _ in range(draw(st.integers(1, 2))):
        path = draw(st.sampled_from(sorted(places(document), key=str)))
        if not path:
            continue
        *way, last = path
        parent: Json = document
        for key in way:
            parent = parent[key]
        match draw(st.sampled_from(["set", "delete", "add"])):
            case "delete":
                del parent[last]
            case "add" if isinstance(parent, dict):
                parent[draw(st.sampled_from(NAMES))] = deepcopy(draw(st.sampled_from(VALUES)))
            case _:
                parent[last] = deepcopy(draw(st.sampled_from(VALUES)))
    return document


@given(changed())
@settings(max_examples=600, deadline=None)
def test_the_schema_and_the_reader_refuse_the_same(document: Json) -> None:
    refused = None
    try:
        VALID.validate(to_dict(from_json(json.dumps(document))))
    except RecordError as error:
        refused = error
    if VALID.is_valid(document):
        assert refused is None or refused.code in OF_FORM
    else:
        assert refused is not None
    if refused is not None:
        assert refused.path is not None


@given(records())
@settings(max_examples=20, deadline=None)
def test_a_twin_may_be_given_parsed(record: Record) -> None:
    assert from_json(to_dict(record)) == record
    assert from_json(json.dumps(to_dict(record), indent=2).encode()) == record
    assert from_json("\ufeff" + to_json(record)) == record


@pytest.mark.parametrize(
    "text, code, line, column",
    [
        ("", "json", 1, 1),
        ("{\n nope}", "json", 2, 2),
        ('{"a": 1, "a": 2}', "json", None, None),
        ('{"a": NaN}', "json", None, None),
        ('{"a": ' + "9" * 5000 + "}", "json", None, None),
        ("[" * 200_000, "json", None, None),
        (b"\xff{}", "text", None, None),
        ("[]", "shape", None, None),
    ],
)
def test_what_is_no_json(
    text: str | bytes, code: str, line: int | None, column: int | None
) -> None:
    with pytest.raises(RecordError) as caught:
        from_json(text, "f.json")
    assert (caught.value.code, caught.value.line, caught.value.column) == (code, line, column)
    assert str(caught.value).startswith("f.json:")


@pytest.mark.parametrize(
    "path, value, code, told",
    [
        (("game",), "chess", "game-unknown", "/game"),
        (("version",), 2, "shape", "/version"),
        (("format",), "pgn", "shape", "/format"),
        (("result",), "1-0", "result-unknown", "/result"),
        (("result",), "black", "termination-missing", "/result"),
        (("termination",), "mate", "termination-unknown", "/termination"),
        (("termination",), "time", "termination-wrong", "/termination"),
        (("position",), "x", "position", "/position"),
        (("tags", "a/b~c"), 1, "shape", "/tags/a~1b~0c"),
        (("tags", "a b"), "", "tag-name", "/tags"),
        (("tags", "Result"), "*", "tag-reserved", "/tags"),
        (("tags", "Black"), "\ud800", "text", "/tags"),
        (("more",), 1, "shape", "/more"),
        (("lines", 0, "turns", 1, "move"), "E5:E6", "turn-illegal", "/lines/0/turns/1"),
        (("lines", 0, "turns", 1, "move"), "E5", "turn-unreadable", "/lines/0/turns/1"),
        (("lines", 0, "turns", 1, "number"), 3, "number", "/lines/0"),
        (("lines", 0, "turns", 0, "glyphs"), [256], "glyph", "/lines/0/turns/0"),
        (("lines", 0, "turns", 0, "glyphs"), ["!"], "shape", "/lines/0/turns/0/glyphs/0"),
        (("lines", 0, "turns", 0, "clocks"), {}, "clock", "/lines/0/turns/0/clocks"),
        (("lines", 0, "turns", 0, "clocks"), {"red": 1}, "shape", "/lines/0/turns/0/clocks/red"),
        (("lines", 0, "turns", 0, "comments"), [""], "comment", "/lines/0/turns/0"),
        (("lines", 0, "branch"), {"line": 0, "turn": 1}, "variation", "/lines"),
        (("lines", 1, "branch"), {"line": 1, "turn": 1}, "variation", "/lines"),
        (("lines", 1, "branch"), {"line": 0, "turn": 9}, "number", "/lines/1"),
        (("lines", 2, "branch"), {"line": 0, "turn": 1}, None, None),
        (("lines", 1, "turns"), [], "variation", "/lines/1"),
        (("lines", 2, "turns", 0, "move"), "A0:A1", "turn-unreadable", "/lines/2/turns/0"),
    ],
)
def test_the_path_of_a_fault(
    path: tuple[str | int, ...], value: Json, code: str | None, told: str | None
) -> None:
    document: Json = deepcopy(PLAIN)
    parent = document
    for key in path[:-1]:
        parent = parent[key]
    parent[path[-1]] = value
    if code is None:
        assert from_json(document).lines
        return
    with pytest.raises(RecordError) as caught:
        from_json(document)
    assert (caught.value.code, caught.value.path) == (code, told)


def test_clocks_of_the_player_who_did_not_move() -> None:
    document: Json = to_dict(read_one('[Game "kruco"] a2-a3 {[%clk 0:00:01]} *'))
    document["lines"][0]["turns"][0]["clocks"] = {"white": 1}
    with pytest.raises(RecordError) as caught:
        from_json(document)
    assert caught.value.code == "clock"


def test_a_faulty_twin_keeps_its_turns_too() -> None:
    document: Json = deepcopy(PLAIN)
    document["lines"][0]["turns"][1]["move"] = "E5:E6"
    record = from_json(document, "f", strict=False)
    assert record.fault is not None
    assert (record.fault.file, record.fault.path, record.fault.turn) == (
        *("f", "/lines/0/turns/1", 2),
    )
    assert [[turn.move for turn in line.turns] for line in record.lines] == [
        *(["E5:E5"], ["D4:F6"], ["D4:F5"])
    ]
    record = from_json("{", strict=False)
    assert (record.game, record.turns, record.fault is None) == ("", (), False)
