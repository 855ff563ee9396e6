"""Matches with programs that behave and programs that do not, and their files."""

from __future__ import annotations

import asyncio
import gc
import json
import math
import os
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from ludejo.arena import (
    Ledger,
    LedgerError,
    Match,
    OtherMatchError,
    Played,
    Player,
    PlayerError,
    Score,
    run,
)
from ludejo.arena.duel import opening, seats_of, writable
from ludejo.arena.score import elo
from ludejo.engine import Limits
from ludejo.games import BLACK, WHITE, Reason, rules_of
from ludejo.records import check, read, write

STRANGER = Path(__file__).with_name("stranger.py")
SHELL, KRUCO = "what-the-shell", "kruco"


def stranger(slug: str, *how: object) -> Player:
    words = [sys.executable, str(STRANGER), slug, *map(str, how)]
    return Player(" ".join(["stranger", *map(str, how)]), tuple(words))


def play(match: Match, games: int, *, at_once: int = 2) -> list[Played]:
    played: list[Played] = []
    asyncio.run(run(match, range(games), played.append, at_once=at_once))
    return sorted(played, key=lambda one: one.number)


def house(slug: str, first: str, second: str, **more: Any) -> Match:  # noqa: ANN401 -- of any field
    rules = rules_of(slug)
    return Match(
        rules=rules, players=(Player.read(first, rules), Player.read(second, rules)), **more
    )


# -- The score --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wins, games, low, high",
    [  # after Wilson, from tables; the rule of three's cousins at the ends
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (70, 100, 0.6042, 0.7811),
        (320, 400, 0.7581, 0.8363),
    ],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    found = Score(wins=wins, losses=games - wins).interval
    assert list(found) == pytest.approx([low, high], abs=1e-4)


@pytest.mark.parametrize(
    "share, points", [(0.5, 0), (10 / 11, 400), (1 / 11, -400), (0.75, 190.849), (100 / 101, 800)]
)
def test_elo_is_what_is_expected_of_it(share: float, points: float) -> None:
    assert elo(share) == pytest.approx(points, abs=1e-3)


def test_the_ends_of_the_score() -> None:
    assert (Score().share, Score().interval) == (0.5, (0.0, 1.0))
    assert Score(wins=3).elo == math.inf
    assert Score(losses=3).elo == -math.inf
    assert Score(wins=1, draws=2, losses=1).elo == 0
    low, high = Score(wins=50, losses=50).elo_interval
    assert low == pytest.approx(-high)


# -- The players and the openings -------------------------------------------------------------


@pytest.mark.parametrize("text", ["level:0", "level:11", "level:", "level:x", "", " ", "'a"])
def test_what_is_no_player_is_refused(text: str) -> None:
    with pytest.raises(PlayerError):
        Player.read(text, rules_of(KRUCO))


def test_a_player_that_does_not_start_ends_the_match() -> None:
    match = house(KRUCO, "level:1", "/no/such/program --fast")
    with pytest.raises(PlayerError, match="/no/such/program --fast: it cannot be started"):
        play(match, 2)
    with pytest.raises(PlayerError, match="it plays kruco, not what-the-shell"):
        play(house(SHELL, f"{sys.executable} -m ludejo engine kruco", "level:1"), 2)


@pytest.mark.parametrize("slug, turns", [(SHELL, 3), (KRUCO, 6), (KRUCO, 0)])
def test_openings_are_drawn_by_the_seed(slug: str, turns: int) -> None:
    rules = rules_of(slug)
    texts = [opening(rules, seed, pair, turns).text for seed in (1, 2) for pair in range(10)]
    assert len(set(texts)) == (20 if turns else 1)
    assert texts == [
        opening(rules, seed, pair, turns).text for seed in (1, 2) for pair in range(10)
    ]
    for pair in range(10):
        game = opening(rules, 1, pair, turns)
        assert (len(game.turns), game.outcome) == (turns, None)


# -- Playing ----------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", [SHELL, KRUCO])
def test_games_are_whole_and_fair(slug: str) -> None:
    match = house(slug, "level:2", "level:1", seed=4)
    played = play(match, 6)
    assert [one.number for one in played] == list(range(6))
    for one in played:
        assert seats_of(one.number) == one.seats
        assert one.faults == {}
        names = {BLACK: one.record.tags["Black"], WHITE: one.record.tags["White"]}
        assert [names[seat] for seat in one.seats] == ["level:2", "level:1"]
        assert check(one.record).fault is None
        assert next(read(write(one.record))) == one.record
        assert one.record.outcome is not None
        assert one.points in {0.0, 0.5, 1.0}
    begun = [[turn.move for turn in one.record.turns[: match.opening]] for one in played]
    assert begun[0] == begun[1]
    assert begun[2] == begun[3]
    assert begun[0] != begun[2]
    assert Counter(one.seats for one in played) == {(BLACK, WHITE): 3, (WHITE, BLACK): 3}


def test_the_seed_decides_every_game() -> None:
    match = house(KRUCO, "level:2", "level:1", seed=9)
    first, again = play(match, 4), play(match, 4, at_once=1)
    assert [one.record.turns for one in first] == [one.record.turns for one in again]


def test_limits_are_for_each_choice() -> None:
    rules = rules_of(SHELL)
    search = Player.read("search", rules)
    match = Match(rules=rules, players=(search, search), limits=Limits(nodes=2), longest=6)
    for one in play(match, 2):
        assert len(one.record.turns) <= 6
        if len(one.record.turns) == 6 and one.record.termination is Reason.AGREEMENT:
            assert one.points == 0.5


@pytest.mark.parametrize(
    "fault, reason, why",
    [
        ("crash", Reason.ABANDONMENT, "code 1: the stranger is out of memory"),
        ("illegal", Reason.ABANDONMENT, "is not legal"),
        ("silent", Reason.ABANDONMENT, "closed its output"),
        ("hang", Reason.TIME, "did not choose in 2 s"),
    ],
)
@pytest.mark.parametrize("slug", [SHELL, KRUCO])
def test_who_goes_wrong_loses_that_game_and_plays_the_next(
    slug: str, fault: str, reason: Reason, why: str
) -> None:
    rules = rules_of(slug)
    match = Match(
        rules=rules,
        players=(stranger(slug, fault, 3), Player.read("level:1", rules)),
        grace=2,
        longest=60,
    )
    played = play(match, 2)
    for one in played:
        assert one.points == 0.0
        [(seat, told)] = one.faults.items()
        assert seat is one.seats[0]
        assert why in told
        assert one.record.termination is reason
        assert one.record.tags[f"{seat.capitalize()}Fault"] == told
        assert check(one.record).fault is None


def test_where_both_go_wrong_at_once_nobody_wins() -> None:
    match = Match(
        rules=rules_of(SHELL),
        players=(stranger(SHELL, "illegal", 2), stranger(SHELL, "hang", 2)),
        grace=1,
    )
    [one] = play(match, 1)
    assert (one.points, set(one.faults)) == (0.5, {BLACK, WHITE})
    assert one.record.termination is Reason.ABANDONMENT


def test_a_fault_of_the_count_leaves_no_program_behind() -> None:
    """The second table still says goodbye to its programs when the first is done with it."""
    told: list[Played] = []

    def counted(one: Played) -> None:
        told.append(one)
        if len(told) == 2:
            time.sleep(0.2)
        raise OSError("the disk is full")

    match = Match(
        rules=rules_of(SHELL),
        players=(stranger(SHELL, "linger", 0.5), stranger(SHELL, "linger", 0.5)),
        longest=2,
    )
    with pytest.raises(OSError, match="the disk is full"):
        asyncio.run(run(match, range(9), counted, at_once=2))
    gc.collect()  # a pipe that was left open would complain here
    assert told
    left = subprocess.run(
        ["ps", "-o", "args=", "--ppid", str(os.getpid())],  # noqa: S607 -- wherever it is
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    assert STRANGER.name not in left


@pytest.mark.parametrize("text", ["", "\x1b[2J\n", "x" * 10_000, "\ud800", "\u202e"])
def test_whatever_a_program_says_can_be_written(text: str) -> None:
    shown = writable(text)
    assert 0 < len(shown) <= 500
    assert shown.isprintable()


# -- The file ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def four() -> tuple[Match, list[Played]]:
    match = house(KRUCO, "level:1", "level:1", longest=12)
    return match, play(match, 4)


def written(path: Path, match: Match, played: list[Played]) -> bytes:
    with Ledger(path, match.settings) as ledger:
        for one in played:
            ledger.add(one.number, one.record)
    return path.read_bytes()


def test_what_was_played_is_there_again(four: tuple[Match, list[Played]], tmp_path: Path) -> None:
    match, played = four
    written(tmp_path / "m.jsonl", match, played[2:])
    written(tmp_path / "m.jsonl", match, played[:1])
    with Ledger(tmp_path / "m.jsonl", match.settings) as ledger:
        assert ledger.results == {one.number: one.record.result for one in (played[0], *played[2:])}


def test_what_was_torn_off_is_left_out(four: tuple[Match, list[Played]], tmp_path: Path) -> None:
    match, played = four
    path = tmp_path / "m.jsonl"
    whole = written(path, match, played[:2])
    first = whole.index(b"\n") + 1
    never_on_the_disk = b"\0" * 300
    for end in (
        b"",
        *(whole[first:at] for at in range(first + 1, len(whole) - 1)),
        never_on_the_disk,
    ):
        path.write_bytes(whole[:first] + end)
        with Ledger(path, match.settings) as ledger:
            assert list(ledger.results) == [0]
        assert path.read_bytes() == whole[:first]
    with Ledger(path, match.settings) as ledger:
        ledger.add(1, played[1].record)
    assert path.read_bytes() == whole
    for at in range(first - 1):  # amid the first game
        path.write_bytes(whole[:at])
        Ledger(path, match.settings).close()
        assert path.read_bytes() == b""


def test_where_only_the_end_of_a_line_is_torn_off_the_game_counts(
    four: tuple[Match, list[Played]], tmp_path: Path
) -> None:
    match, played = four
    path = tmp_path / "m.jsonl"
    whole = written(path, match, played[:2])
    path.write_bytes(whole[:-1])
    with Ledger(path, match.settings) as ledger:
        assert list(ledger.results) == [0, 1]
    assert path.read_bytes() == whole


STRANGE = [
    b"dear diary",
    b"dear diary\r",
    b"dear diary\n",
    b"{'format'",
    b'{"a": 1}',
    b"5",
    b"\n",
    b"\0\0\0",
    b"\xff\xfe\x00",
    b"[" * 200_000,
    b'{"format":"ludejo-record","version":1,"game":"kruco","tags":{"Event":"A cup"},',
    b'{"format":"ludejo-record","version":1,"game":"what-the-shell","tags":{"Event":"Ludejo match"',
]


@pytest.mark.parametrize("strange", STRANGE, ids=range(len(STRANGE)))
@pytest.mark.parametrize("games", [0, 1])
def test_what_no_match_has_written_is_not_touched(
    four: tuple[Match, list[Played]], tmp_path: Path, strange: bytes, games: int
) -> None:
    match, played = four
    path = tmp_path / "m.jsonl"
    before = written(path, match, played[:games])
    if games and not strange.strip(b"\0"):
        strange += b"\n"  # else it may be a block that never reached the disk
    path.write_bytes(before + strange)
    with pytest.raises(LedgerError, match=f"line {games + 1} is no record") as caught:
        Ledger(path, match.settings)
    assert (caught.value.kind, caught.value.line) == ("no-record", games + 1)
    assert path.read_bytes() == before + strange


@pytest.mark.parametrize(
    "name, values",
    [
        ("Match", ["5", "null", "[1]", '"x"', "[" * 200_000, "", 5, None]),
        ("Round", ["0", "-1", "+1", " 1", "1.0", "1_0", "٣", "x", "9" * 5000, 1, None, [1]]),
        ("result", ["nonsense", "*", "", 1, None, ["draw"], {}]),
    ],
)
def test_a_game_that_was_edited_is_refused(
    four: tuple[Match, list[Played]], tmp_path: Path, name: str, values: list[object]
) -> None:
    match, played = four
    path = tmp_path / "m.jsonl"
    whole = written(path, match, played[:2])
    first, second = whole.splitlines(keepends=True)
    for value in values:
        record = json.loads(second)
        (record if name == "result" else record["tags"])[name] = value
        edited = first + json.dumps(record).encode() + b"\n"
        path.write_bytes(edited)
        with pytest.raises(LedgerError, match="line 2 is no record"):
            Ledger(path, match.settings)
        assert path.read_bytes() == edited


def test_another_match_is_refused(four: tuple[Match, list[Played]], tmp_path: Path) -> None:
    match, played = four
    path = tmp_path / "m.jsonl"
    before = written(path, match, played[:2])
    other = house(KRUCO, "level:1", "level:2", longest=12, seed=2)
    with pytest.raises(OtherMatchError) as caught:
        Ledger(path, other.settings)
    assert caught.value.differences == {
        "players": (["level:1", "level:1"], ["level:1", "level:2"]),
        "seed": (1, 2),
    }
    assert path.read_bytes() == before


@pytest.mark.parametrize("line", [b"hello\n", b"{}\n", b"[]\n", b'{"tags": {"Match": "{"}}\n'])
def test_what_is_no_match_is_refused(
    four: tuple[Match, list[Played]], tmp_path: Path, line: bytes
) -> None:
    match, played = four
    path = tmp_path / "m.jsonl"
    whole = written(path, match, played[:1])
    path.write_bytes(line + whole)
    with pytest.raises(LedgerError, match="line 1") as caught:
        Ledger(path, match.settings)
    assert caught.value.line == 1
    assert path.read_bytes() == line + whole


def test_what_is_no_file_is_refused(four: tuple[Match, list[Played]], tmp_path: Path) -> None:
    match, _ = four
    for path in (tmp_path, Path("/dev/zero")):
        with pytest.raises(LedgerError, match="no file"):
            Ledger(path, match.settings)


def test_two_cannot_write_the_same_match(four: tuple[Match, list[Played]], tmp_path: Path) -> None:
    match, _ = four
    with Ledger(tmp_path / "m.jsonl", match.settings), pytest.raises(LedgerError, match="another"):
        Ledger(tmp_path / "m.jsonl", match.settings)


def test_each_line_is_a_record_of_the_house(
    four: tuple[Match, list[Played]], tmp_path: Path
) -> None:
    match, played = four
    lines = written(tmp_path / "m.jsonl", match, played).splitlines()
    assert [json.loads(line)["tags"]["Round"] for line in lines] == ["1", "2", "3", "4"]
    assert {json.loads(line)["format"] for line in lines} == {"ludejo-record"}
