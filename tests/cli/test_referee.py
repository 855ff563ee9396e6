"""`ludejo referee`: every word that programs are promised."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ludejo.cli import referee
from ludejo.cli.referee import LONGEST_LINE, answer
from ludejo.games import GAMES, rules_of
from tests.cli.conftest import PLAIN, Opener, Runner, process

DATA = Path(__file__).parents[1] / "data"
SHELL, KRUCO = rules_of("what-the-shell"), rules_of("kruco")
START = {"do": "legal", "position": "start"}
DECIDED_SHELL = "9/9/9/9/bbbbb4/9/9/9/8w - 9"
DECIDED_KRUCO = "8/8/8/8/8/8/8/6w1 7/7/7/7/7/7/7 w 0,0 9"
REPEATING = ["a2-a3", "h7-h6", "a3-a2", "h6-h7"] * 2


def ask(game: str, request: object) -> Any:  # noqa: ANN401  # any JSON value
    line = request if isinstance(request, str | bytes) else json.dumps(request)
    found = answer(rules_of(game), line)
    assert "\n" not in found
    return json.loads(found)


def cases(game: str) -> list[dict[str, Any]]:
    lines = (DATA / f"{game}.jsonl").read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines]


def requests_and_answers(game: str) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Every case as a request and what is due for it."""
    pairs: list[tuple[dict[str, Any], dict[str, Any]]] = []
    for case in cases(game):
        position = {"position": case["position"]}
        if game == SHELL.slug:
            due = {key: case[key] for key in ("events", "outcome", "sudden_death")}
            request = {"do": "play", **position, "move": case["move"]}
            pairs.append((request, {"position": case["after"], **due}))
            continue
        children = {
            move: {"position": given["after"], "outcome": given["outcome"]}
            for move, given in case["moves"].items()
        }
        pairs.append(({"do": "children", **position}, {"children": children}))
        pairs.append(({"do": "legal", **position}, {"legal": sorted(case["moves"])}))
    return pairs


@pytest.mark.parametrize("game", GAMES)
def test_every_case_holds_through_a_process(game: str) -> None:
    pairs = requests_and_answers(game)
    asked = "".join(json.dumps({**request, "id": n}) + "\n" for n, (request, _) in enumerate(pairs))
    found = process("referee", game, typed=asked)
    assert (found.code, found.err) == (0, "")
    answers = [json.loads(line) for line in found.out.splitlines()]
    assert answers == [{**due, "id": n} for n, (_, due) in enumerate(pairs)]


def test_the_events_of_kruco_are_those_of_the_cases() -> None:
    for case in cases("kruco")[:15]:
        for move, given in case["moves"].items():
            if "events" in given:
                found = ask("kruco", {"do": "play", "position": case["position"], "move": move})
                assert found["events"] == given["events"]


def test_each_answer_is_there_before_the_next_request() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "ludejo", "referee", "kruco"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=PLAIN,
        text=True,
    ) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        for number in range(3):
            running.stdin.write(json.dumps({**START, "id": number}) + "\n")
            running.stdin.flush()
            assert json.loads(running.stdout.readline())["id"] == number
        running.stdin.close()
        assert running.wait(30) == 0


def test_legal_gives_a_list_for_each_colour_or_for_the_player_to_move() -> None:
    both = ask("what-the-shell", START)["legal"]
    assert list(both) == ["black", "white"]
    assert both["black"] == both["white"] == sorted(both["black"])
    assert len(both["black"]) == 81
    one = ask("kruco", START)["legal"]
    assert one == sorted(one)
    assert len(one) == 58


def test_nothing_is_legal_when_all_is_decided() -> None:
    assert ask("what-the-shell", {"do": "legal", "position": DECIDED_SHELL}) == {"legal": {}}
    assert ask("kruco", {"do": "legal", "position": DECIDED_KRUCO}) == {"legal": []}
    assert ask("kruco", {"do": "children", "position": DECIDED_KRUCO}) == {"children": {}}


def test_moves_are_played_as_one_game_that_sees_repetition() -> None:
    found = ask("kruco", {"do": "play", "position": "start", "moves": REPEATING})
    assert found["outcome"] == {"winner": None, "reason": "repetition"}
    assert found["events"] == [{"kind": "slide", "by": "white", "from": "h6", "to": "h7"}]
    found = ask("kruco", {"do": "play", "position": "start", "moves": [*REPEATING, "a2-a3"]})
    assert found["error"]["kind"] == "game_over"
    assert "move 9" in found["error"]["message"]


def test_a_game_without_moves_is_its_position() -> None:
    found = ask("kruco", {"do": "play", "position": "start", "moves": []})
    assert found == {"position": KRUCO.start.text, "events": [], "outcome": None}
    found = ask("what-the-shell", {"do": "play", "position": DECIDED_SHELL, "moves": []})
    assert found["outcome"] == {"winner": "black", "reason": "lines"}
    assert found["sudden_death"] is False


def test_perft_counts_and_divides() -> None:
    perft = {"do": "perft", "position": "start"}
    assert ask("kruco", {**perft, "depth": 0}) == {"nodes": 1, "divide": {}}
    found = ask("kruco", {**perft, "depth": 2})
    assert found["nodes"] == sum(found["divide"].values()) == 3364
    assert list(found["divide"]) == ask("kruco", START)["legal"]


@pytest.mark.parametrize(
    "identity", ["null", "true", "0", "-1.5", '"ĉ\\u0000"', "[]", '{"a":[{"b":null}]}', '"\\ud800"']
)
def test_an_id_of_any_kind_comes_back(identity: str) -> None:
    for rest in ('"do":"legal","position":"start"', '"do":"fly"'):
        found = answer(KRUCO, f'{{{rest},"id":{identity}}}')
        assert json.loads(found)["id"] == json.loads(identity)
    assert "id" not in json.loads(answer(KRUCO, '{"do":"fly"}'))


PLAY = {"do": "play", "position": "start"}
FAULTS = [
    ("bad_request", ""),
    ("bad_request", " \t"),
    ("bad_request", "null"),
    ("bad_request", "[]"),
    ("bad_request", '"legal"'),
    ("bad_request", "1"),
    ("bad_request", "1.5"),
    ("bad_request", "true"),
    ("bad_request", "hello"),
    ("bad_request", "{"),
    ("bad_request", '{"do":"legal","position":"start"} {}'),
    ("bad_request", '{"do":"legal","position":"start",}'),
    ("bad_request", "{'do':'legal','position':'start'}"),
    ("bad_request", '\ufeff{"do":"legal","position":"start"}'),
    ("bad_request", b'{"do":"legal","position":"\xff"}'),
    ("bad_request", b"\xed\xa0\x80"),
    ("bad_request", b"\x00"),
    ("bad_request", '{"do":"legal","position":"start","id":NaN}'),
    ("bad_request", '{"do":"legal","position":"start","id":-Infinity}'),
    ("bad_request", '{"do":"legal","position":"start","id":1e999}'),
    ("bad_request", '{"do":"legal","position":"start","id":' + "1" * 5000 + "}"),
    ("bad_request", '{"do":"legal","position":"start","id":{"a":1,"a":1}}'),
    ("bad_request", '{"do":"legal","position":"start","position":"start"}'),
    ("bad_request", '{"do":"legal","position":"start","id":' + "[" * 100_000),
    ("bad_request", "[" * 100_000 + "]" * 100_000),
    ("bad_request", {}),
    ("bad_request", {"position": "start"}),
    ("bad_request", {"do": None, "position": "start"}),
    ("bad_request", {"do": ["legal"], "position": "start"}),
    ("bad_request", {"do": "Legal", "position": "start"}),
    ("bad_request", {"do": "legal"}),
    ("bad_request", {"do": "legal", "position": None}),
    ("bad_request", {"do": "legal", "position": ["start"]}),
    ("bad_request", {"do": "legal", "position": "start", "move": "a2-a3"}),
    ("bad_request", {"do": "legal", "position": "start", "Id": 1}),
    ("bad_request", PLAY),
    ("bad_request", {**PLAY, "move": 1}),
    ("bad_request", {**PLAY, "moves": "a2-a3"}),
    ("bad_request", {**PLAY, "moves": {"0": "a2-a3"}}),
    ("bad_request", {**PLAY, "moves": [None]}),
    ("bad_request", {**PLAY, "move": "a2-a3", "moves": ["a2-a3"]}),
    ("bad_request", {"do": "perft", "position": "start"}),
    ("bad_request", {"do": "perft", "position": "start", "depth": -1}),
    ("bad_request", {"do": "perft", "position": "start", "depth": 1.0}),
    ("bad_request", {"do": "perft", "position": "start", "depth": True}),
    ("bad_request", {"do": "perft", "position": "start", "depth": "1"}),
    ("bad_position", {"do": "legal", "position": ""}),
    ("bad_position", {"do": "legal", "position": "Start"}),
    ("bad_position", {"do": "legal", "position": KRUCO.start.text + " "}),
    ("bad_position", {"do": "legal", "position": SHELL.start.text}),
    ("bad_position", {"do": "legal", "position": "\ud800"}),
    ("bad_position", {"do": "play", "position": "x", "move": "x"}),
    ("bad_move", {**PLAY, "move": ""}),
    ("bad_move", {**PLAY, "move": "A2-A3"}),
    ("bad_move", {**PLAY, "move": "a2-a3 "}),
    ("bad_move", {**PLAY, "move": "E5:D4"}),
    ("bad_move", {**PLAY, "moves": ["a2-a3", "a7-a9"]}),
    ("illegal_move", {**PLAY, "move": "a2-a4"}),
    ("illegal_move", {**PLAY, "move": "a7-a6"}),
    ("illegal_move", {**PLAY, "move": "a2-a3 xd4"}),
    ("illegal_move", {**PLAY, "moves": ["a2-a3", "a2-a3"]}),
    ("game_over", {"do": "play", "position": DECIDED_KRUCO, "move": "g1-g2"}),
    ("game_over", {"do": "play", "position": DECIDED_KRUCO, "moves": ["g1-g2"]}),
]


@pytest.mark.parametrize("kind, request_", FAULTS, ids=map(str, range(len(FAULTS))))
def test_a_fault_is_answered_by_its_kind(kind: str, request_: object) -> None:
    found = ask("kruco", request_)
    assert set(found) <= {"error", "id"}
    assert set(found["error"]) == {"kind", "message"}
    assert found["error"]["kind"] == kind
    assert found["error"]["message"]


@pytest.mark.parametrize(
    "kind, request_",
    [
        ("bad_request", {"do": "children", "position": "start"}),
        ("bad_request", {"do": "perft", "position": "start", "depth": 1}),
        ("bad_position", {"do": "legal", "position": KRUCO.start.text}),
        ("bad_move", {**PLAY, "move": "e5:d4"}),
        ("bad_move", {**PLAY, "move": "E5"}),
        ("illegal_move", {**PLAY, "moves": ["E5:D4", "E5:A1"]}),
        ("game_over", {"do": "play", "position": DECIDED_SHELL, "move": "A1:B1"}),
    ],
)
def test_what_the_shell_has_no_less_precise_faults(kind: str, request_: object) -> None:
    assert ask("what-the-shell", request_)["error"]["kind"] == kind


def test_an_id_comes_back_with_an_error_but_not_an_uncertain_one() -> None:
    twice = '{"do":"legal","do":"play","id":7}'
    assert json.loads(answer(KRUCO, twice))["id"] == 7
    assert "id" not in json.loads(answer(KRUCO, '{"do":"legal","id":1,"id":2}'))
    assert "id" not in json.loads(answer(KRUCO, '{"id":1,"do":'))


@pytest.mark.parametrize("key", ["do", "position", "other", "id"])
def test_no_depth_of_a_request_is_too_much(monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    # Python 3.12 and later read deeper than they recurse; here that is done to this one
    deep: list[Any] = []
    for _ in range(5000):
        deep = [deep]
    monkeypatch.setattr(referee, "_read", lambda _line: {**START, key: deep})
    assert json.loads(answer(KRUCO, "{}"))["error"]["kind"] == "bad_request"


def test_a_perft_that_nobody_waits_for_is_refused() -> None:
    found = ask("kruco", {"do": "perft", "position": "start", "depth": 3000})
    assert found == {"error": {"kind": "bad_request", "message": '"depth" is at most 99, not 3000'}}
    told = (Path(__file__).parents[2] / "docs" / "referee.md").read_text("utf-8")
    assert f"`depth` is at most {referee.DEEPEST}." in told


def test_it_goes_on_after_lines_of_every_kind(run: Runner) -> None:
    good = json.dumps({**START, "id": "good"}).encode()
    long = b'{"id":"' + b"x" * LONGEST_LINE + b'"}'
    lines = [b"", b"\xff", long, b"[" * 5000, good, b"x" * (2 * LONGEST_LINE), good + b"\r", good]
    found = run("referee", "kruco", typed=b"\n".join(lines))
    answers = [json.loads(line) for line in found.out.splitlines()]
    assert found.code == 0
    assert ["legal" in each for each in answers] == [False] * 4 + [True, False, True, True]
    assert "longer" in answers[2]["error"]["message"]


def test_a_line_of_just_the_longest_length_is_read(run: Runner) -> None:
    start = json.dumps(START)
    line = start + " " * (LONGEST_LINE - len(start) - 1) + "\n"
    found = run("referee", "kruco", typed=line)
    assert "legal" in json.loads(found.out)


def test_no_game_or_another_is_a_wrong_use() -> None:
    for arguments in (("referee",), ("referee", "chess"), ("referee", "kruco", "kruco")):
        found = process(*arguments, typed="{}\n")
        assert (found.code, found.out) == (2, "")
        assert "Traceback" not in found.err


def test_a_person_is_told_what_is_awaited(screen: Opener) -> None:
    judge = screen("referee", "kruco", LUDEJO_LANG="eo")
    judge.wait("JSON-petoj estas atendataj")
    judge.type('{"do":"legal","position":"start"}\n')
    judge.wait('{"legal":["a1-a1+"')
    judge.type("\x04")
    assert judge.end() == 0


def test_nobody_reading_ends_it_quietly() -> None:
    line = json.dumps(START)
    script = f"yes '{line}' | {sys.executable} -m ludejo referee kruco | head -n 1"
    found = subprocess.run(
        ["bash", "-c", f"{script}; echo ${{PIPESTATUS[1]}}"],  # noqa: S607  # any bash will do
        capture_output=True,
        env=PLAIN,
        text=True,
        check=False,
    )
    assert found.stderr == ""
    assert found.stdout.splitlines()[-1] == "141"
