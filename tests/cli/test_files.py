"""`ludejo replay` and `ludejo check`: files of records."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludejo.cli import exits
from ludejo.messages import Messages
from ludejo.records import read, to_json
from tests.cli.conftest import Opener, Runner, process

GAMES = """\
[Game "what-the-shell"]
[Black "Ana [x]"]
[White "Bela \\"B.\\""]

{A start.} 1. E5:E5 {An egg!} 2. D4:F6 (2. A1:B2 3. C3:C4) {:smile: [/bold]} *

[Game "kruco"]
[Result "white"]
[Termination "resignation"]

1. a2-a3 2. a7-a6 white
"""

FAULTY = """\
[Game "kruco"]

1. a2-a3 2. a7-a4 3. b2-b3 *

[Game "kruco"]

1. a2-a3 *
"""


@pytest.fixture
def games(tmp_path: Path) -> Path:
    file = tmp_path / "games.txt"
    file.write_text(GAMES, "utf-8")
    return file


@pytest.fixture
def faulty(tmp_path: Path) -> Path:
    file = tmp_path / "faulty.txt"
    file.write_text(FAULTY, "utf-8")
    return file


def test_check_counts_what_is_right(run: Runner, games: Path) -> None:
    found = run("check", str(games))
    assert (found.code, found.err) == (0, "")
    assert found.out == f"{games}: 2 records, all in order\n"
    found = run("check", "-", typed=GAMES, language="eo")
    assert found.out == "<stdin>: 2 protokoloj, ĉio en ordo\n"


def test_check_tells_the_place_and_the_cause(run: Runner, faulty: Path) -> None:
    found = run("check", str(faulty))
    assert found.code == 1
    fault, count = found.out.splitlines()
    assert fault.startswith(f"{faulty}:3:13: turn 2: the rules refuse this move: No slide leads")
    assert count == f"{faulty}: 2 records, one wrong"
    fault, count = run("check", str(faulty), language="eo").out.splitlines()
    assert fault.startswith(f"{faulty}:3:13: vico 2: la reguloj malpermesas ĉi tiun movon: Neniu")
    assert count == f"{faulty}: 2 protokoloj, unu malĝusta"


def test_check_for_scripts(run: Runner, games: Path, faulty: Path) -> None:
    found = run("check", "--json", str(games), str(faulty), str(games.parent))
    assert found.code == 3
    answers = [json.loads(line) for line in found.out.splitlines()]
    assert [answer.get("record") for answer in answers] == [1, 2, 1, 2, None]
    assert answers[1] == {
        "file": str(games),
        "record": 2,
        "game": "kruco",
        "turns": 2,
        "result": "white",
        "termination": "resignation",
        "fault": None,
    }
    fault = answers[2]["fault"]
    assert (fault["code"], fault["line"], fault["column"], fault["turn"]) == (
        "turn-illegal",
        3,
        13,
        2,
    )
    assert answers[2]["turns"] == 1
    assert set(answers[4]) == {"file", "error"}


def test_check_goes_on_after_a_file_that_is_not_there(run: Runner, games: Path) -> None:
    found = run("check", "/no/such/file", str(games))
    assert found.code == 3
    assert found.err == "/no/such/file: No such file or directory\n"
    assert "2 records" in found.out


@pytest.mark.parametrize(
    "text, code, cause",
    [
        ("", 0, "no record"),
        ("hello", 1, "a tag is missing"),
        ("\0", 1, "no text can hold this"),
        ('[Game "chess"]\n\n*\n', 1, "no game of this name"),
        ('[Game "kruco"]\n\n1. a2-a3\n', 1, "the result is missing"),
        ('[Game "kruco"]\n\n1. hello *\n', 1, "not a move"),
    ],
)
def test_check_names_the_kind_of_fault(run: Runner, text: str, code: int, cause: str) -> None:
    found = run("check", "-", typed=text)
    assert found.code == code
    assert cause in found.out


@pytest.mark.parametrize(
    "text, said",
    [
        ("1. a2-a3", "3:9: la rezulto mankas"),
        ("1. a2-a3 {so", "komento sen fino"),
        ("1. a2-a3 (1. b2-b3 *", "varianto sen fino"),
    ],
)
def test_no_english_follows_what_esperanto_has_said(run: Runner, text: str, said: str) -> None:
    fault, _count = run("check", "-", typed=f'[Game "kruco"]\n\n{text}', language="eo").out.split(
        "\n", 1
    )
    assert fault.endswith(said)


def test_every_kind_of_fault_has_words() -> None:
    documents = Path(__file__).parents[2] / "docs" / "records.md"
    rows = documents.read_text("utf-8").split("## Faults")[1].split("\n## ")[0].splitlines()
    cells = [row.split("|")[1] for row in rows if row.startswith("| `")]
    codes = {code.strip(" `") for cell in cells for code in cell.split(",")}
    assert len(codes) > 20
    messages = Messages()
    for code in codes:
        assert messages(f"cli-fault-{code}")


def test_json_records_are_read_too(run: Runner, tmp_path: Path, games: Path) -> None:
    records = list(read(games.read_text("utf-8")))
    many = tmp_path / "games.jsonl"
    many.write_text("".join(f"{to_json(record)}\n" for record in records), "utf-8")
    one = tmp_path / "game.json"
    one.write_text(json.dumps(json.loads(to_json(records[0])), indent=2), "utf-8")
    bad = tmp_path / "bad.json"
    bad.write_text('{"format":"ludejo-record"}\n[]\n', "utf-8")
    found = run("check", str(many), str(one))
    assert (found.code, found.err) == (0, "")
    assert "2 records" in found.out
    assert "one record" in found.out
    found = run("check", str(bad))
    assert found.code == 1
    assert "2 wrong" in found.out
    assert f"{bad}:2: " in found.out


def test_no_record_turns_the_text_around_it(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "turned.txt"
    signs = "\N{RIGHT-TO-LEFT OVERRIDE}\N{LINE SEPARATOR}\N{RIGHT-TO-LEFT ISOLATE}"
    file.write_text(f'[Game "kruco"]\n[Black "A{signs}B"]\n\n{{C{signs}D}} *\n', "utf-8")
    found = run("replay", str(file))
    assert not set(signs) & set(found.out + found.err)
    assert found.out.count("\N{REPLACEMENT CHARACTER}") == 2 * len(signs)


@pytest.mark.parametrize("sign", ["[", '{"a":'])
@pytest.mark.parametrize("command", ["check", "replay"])
def test_json_that_is_nested_too_deeply_is_a_fault(
    run: Runner, tmp_path: Path, command: str, sign: str
) -> None:
    deep = tmp_path / "deep.json"
    deep.write_text(sign * 100_000, "utf-8")
    found = run(command, str(deep))
    assert found.code == exits.WRONG
    assert "nested" in found.out + found.err


def test_replay_prints_every_board_in_a_pipe(run: Runner, games: Path) -> None:
    found = run("replay", str(games))
    assert (found.code, found.err) == (0, "")
    assert found.out.count("    A  B  C") == 6
    assert found.out.count("   a   b   c") == 6
    for said in (
        '1. What the Shell · Black: Ana [x] – White: Bela "B."',
        "A start.",
        "Both chose E5: an egg lies there now.",
        "An egg!",
        ":smile: [/bold]",
        "Instead of this: A1:B2 C3:C4",
        "The game was not finished.",
        "White wins: the opponent has resigned",
    ):
        assert said in found.out
    assert "Anstataŭ tio: A1:B2 C3:C4" in run("replay", str(games), language="eo").out


def test_no_record_commands_the_terminal(run: Runner) -> None:
    record = '[Game "kruco"]\n[Black "\x1b[31mred"]\n\n1. a2-a3 {so \x1b]0;title\x07\x9b} *\n'
    found = run("replay", "-", typed=record)
    assert "␛[31mred" in found.out
    assert "so ␛]0;title␇\N{REPLACEMENT CHARACTER}" in found.out
    assert "\x1b" not in found.out
    found = run("check", "-", typed=record.replace("a2-a3", "a2-\x1b[2J"))
    assert found.code == 1
    assert "\x1b" not in found.out + found.err


def test_replay_shows_one_game_and_one_board(run: Runner, games: Path) -> None:
    found = run("replay", str(games), "--game", "2", "--turn", "1")
    assert found.out.count("   a   b   c") == 2
    assert "3 [B]│" in found.out
    assert "Turn 2" not in found.out
    found = run("replay", "-", "--game", "1", "--turn", "0", typed=GAMES)
    assert "The start" in found.out


def test_replay_for_scripts_says_what_the_referee_says(run: Runner, games: Path) -> None:
    found = run("replay", str(games), "--game", "1", "--json")
    start, first, second = (json.loads(line) for line in found.out.splitlines())
    assert start == {"record": 1, "step": 0, "position": "9/9/9/9/9/9/9/9/9 - 1"}
    assert first["move"] == "E5:E5"
    assert first["events"] == [{"kind": "egg", "at": "E5"}]
    assert (second["step"], second["number"], second["sudden_death"]) == (2, 2, False)


@pytest.mark.parametrize(
    "arguments, code",
    [
        (("--game", "3"), 1),
        (("--game", "1", "--turn", "9"), 1),
        (("--game", "0"), 2),
        (("--turn", "-1"), 2),
    ],
)
def test_replay_says_what_there_is_not(
    run: Runner, games: Path, arguments: tuple[str, ...], code: int
) -> None:
    found = run("replay", str(games), *arguments)
    assert found.code == code
    assert found.err


def test_replay_shows_a_faulty_game_as_far_as_it_goes(run: Runner, faulty: Path) -> None:
    found = run("replay", str(faulty), "--game", "1")
    assert found.code == 1
    assert "Turn 1: a2-a3" in found.out
    assert "3:13: turn 2" in found.err
    assert run("replay", "-", typed='[Game "chess"] *').code == 1
    assert run("replay", "-", typed="").code == 1
    assert run("replay", "/no/such/file").code == 3


def test_nothing_is_said_by_python_when_a_file_is_left_halfway(faulty: Path) -> None:
    found = process("replay", str(faulty), "--game", "1", "--turn", "0")
    assert "Exception" not in found.err


def test_replay_with_keys(screen: Opener, games: Path) -> None:
    show = screen("replay", str(games))
    for keys, shown in [
        ("", "0/2"),
        ("\x1b[C", "1/2"),
        (" ", "2/2"),
        ("n", "2/2"),
        ("\x1b[D", "1/2"),
        ("G", "2/2"),
        ("g", "0/2"),
        ("p", "0/2"),
        ("?", "the game before, the next game"),
        ("]", "2. Kruco"),
        ("$", "White wins"),
        ("]", "2. Kruco"),
        ("[", "1. What the Shell"),
        ("x", "1. What the Shell"),
    ]:
        show.press(keys)
        show.wait(shown)
        if keys != "?":
            show.wait("all keys")
    show.press("q")
    assert show.end() == 0


def test_replay_ends_with_the_fault_and_with_ctrl_c(screen: Opener, faulty: Path) -> None:
    show = screen("replay", str(faulty), LUDEJO_LANG="eo")
    show.wait("0/1")
    show.press("n")
    show.wait("la reguloj malpermesas")
    show.press("q")
    assert show.end() == 1
    show = screen("replay", str(faulty))
    show.wait("0/1")
    show.press("\x03")
    assert show.end() == 130
    assert "Traceback" not in show.shown
