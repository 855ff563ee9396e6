"""The command as a whole: help, wrong use, the small commands, and how it ends."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
import urllib.request
import webbrowser
from collections.abc import Callable
from pathlib import Path

import pytest

import ludejo
from ludejo import engine
from ludejo.cli import app, exits, house
from ludejo.engine import limits, searching
from ludejo.messages import Messages, languages, rule_sheet
from tests.cli.conftest import PLAIN, Opener, Runner, process

COMMANDS = (
    *("play", "replay", "check", "rules", "perft", "referee"),
    *("analyse", "match", "engine"),
)
ENGLISH_OF_TYPER = re.compile(
    r"Usage|Options|Arguments|Commands|Show this|default|required|<\w+>|Error|Missing|No such|Try "
)


def test_the_version(run: Runner) -> None:
    assert run("--version").out == f"ludejo {ludejo.__version__}\n"


def test_the_bounds_are_those_of_the_engine() -> None:
    assert app.LEVELS == engine.LEVELS
    bounds = (app.LONGEST, app.MOST_NODES, app.DEEPEST, app.MOST_LINES, app.MOST_THREADS)
    assert bounds == (
        *(limits.LONGEST, limits.MOST_NODES, limits.DEEPEST),
        *(searching.MOST_LINES, searching.MOST_THREADS),
    )


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_in_the_language_of_the_terminal(run: Runner, command: str) -> None:
    arguments = (command, "--help") if command else ("--help",)
    english, esperanto = (run(*arguments, language=tag) for tag in ("en", "eo"))
    assert english.code == esperanto.code == 0
    assert "Usage: ludejo" in english.out
    assert "Show this help and leave." in english.out
    assert "Uzo: ludejo" in esperanto.out
    assert "Montri ĉi tiun helpon kaj fini." in esperanto.out
    assert not ENGLISH_OF_TYPER.search(esperanto.out)


def test_help_tells_the_exit_codes(run: Runner) -> None:
    told = " ".join(run("--help").out.split())
    for name in ("WRONG", "MISUSE", "NO_FILE", "FAULT", "INTERRUPTED", "NO_READER"):
        assert f" {getattr(exits, name)} " in told


@pytest.mark.parametrize("columns", ["30", "200"])
def test_help_fits_the_screen(columns: str) -> None:
    found = process("play", "--help", environment={"COLUMNS": columns})
    assert found.code == 0
    assert max(map(len, found.out.splitlines())) <= int(columns)


@pytest.mark.parametrize(
    "arguments, words",
    [
        (("plai",), ["plai", "play"]),
        (("play",), ["GAME"]),
        (("play", "chess"), ["GAME", "chess", "what-the-shell, kruco"]),
        (("play", "kruco", "more"), ["more"]),
        (("play", "kruco", "--bla"), ["--bla"]),
        (("play", "kruco", "--level"), ["--level"]),
        (("play", "kruco", "--level", "11"), ["--level", "11", "1", "10"]),
        (("play", "kruco", "--level", "1.0"), ["--level", "1.0"]),
        (("play", "kruco", "--level", "٣"), ["--level"]),
        (("play", "kruco", "--colour", "red"), ["--colour", "red", "black, white"]),
        (("play", "kruco", "--against", "me"), ["--against", "me", "hotseat, computer"]),
        (("play", "kruco", "--against", "hotseat", "--level", "1"), ["--level", "--colour"]),
        (("play", "kruco", "--position", "x"), ["squares, points"]),
        (("replay",), ["FILE"]),
        (("check",), ["FILE"]),
        (("rules", "kruco", "--language", "tlh"), ["--language", "tlh", "en, eo"]),
        (("perft", "kruco"), ["DEPTH"]),
        (("perft", "kruco", "-1"), ["-1"]),
        (("perft", "kruco", "x"), ["DEPTH", "x"]),
        (("perft", "what-the-shell", "1"), ["what-the-shell", "kruco"]),
        (("analyse",), ["GAME"]),
        (("analyse", "kruco", "--seconds", "0"), ["--seconds", "0"]),
        (("analyse", "kruco", "--seconds", "nan"), ["--seconds", "nan"]),
        (("analyse", "kruco", "--seconds", "1e99"), ["--seconds", "1e99", "1000000"]),
        (("analyse", "kruco", "--nodes", "0"), ["--nodes", "0"]),
        (("analyse", "kruco", "--depth", "1001"), ["--depth", "1000"]),
        (("analyse", "kruco", "--endless", "--depth", "1"), ["--endless"]),
        (("analyse", "kruco", "--moves", "a2-a9"), ["a2-a9"]),
        (("analyse", "kruco", "--record", "x"), ["--record"]),
        (("match", "kruco", "level:1"), ["PLAYER2"]),
        (("match", "kruco", "level:1", "level:11"), ["11", "1", "10"]),
        (("match",), ["GAME"]),
        (("match", "kruco", "search", "search"), ["--seconds", "--nodes", "--depth"]),
        (("match", "kruco", "level:1", "level:2", "--grace", "-1"), ["--grace", "-1"]),
        (("engine",), ["GAME"]),
        (("engine", "chess"), ["chess"]),
        (("--port", "99999"), ["--port", "99999", "65535"]),
        (("--port", "x"), ["--port"]),
    ],
    ids=" ".join,
)
def test_wrong_use_is_named_in_the_language_of_the_terminal(
    run: Runner, arguments: tuple[str, ...], words: list[str]
) -> None:
    found = run(*arguments)
    assert (found.code, found.out) == (2, "")
    error = found.err.rpartition("Error:")[2]
    assert error
    for word in words:
        assert word in error
    found = run(*arguments, language="eo")
    assert (found.code, found.out) == (2, "")
    assert "Eraro:" in found.err
    assert not ENGLISH_OF_TYPER.search(found.err)


@pytest.mark.parametrize("language", languages())
def test_a_long_error_breaks_between_words(screen: Opener, language: str) -> None:
    arguments = ("play", "kruco", "--position", "x")
    whole = process(*arguments, environment={"LUDEJO_LANG": language}).err
    show = screen(*arguments, LUDEJO_LANG=language)
    assert show.end() == 2
    lines = show.shown.splitlines()
    assert max(map(len, lines)) <= 80
    assert show.shown.split() == whole.split()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["what-the-shell", "kruco"])
def test_the_rules_are_printed_as_they_are_in_a_pipe(run: Runner, game: str, language: str) -> None:
    sheet = rule_sheet(game, language)
    assert run("rules", game, "--language", language).out == sheet
    assert run("rules", game, language=language).out == sheet


def test_the_rules_are_set_for_a_screen(screen: Opener) -> None:
    show = screen("rules", "kruco", PAGER="cat", LUDEJO_LANG="eo")
    assert show.end() == 0
    assert "K15" in show.shown
    assert "**" not in show.shown
    assert max(map(len, show.shown.splitlines())) <= 80


def test_perft_counts(run: Runner) -> None:
    assert run("perft", "kruco", "0").out == "1\n"
    assert run("perft", "kruco", "2").out == "3364\n"
    assert run("perft", "kruco", "2", "--referee").out == "3364\n"
    assert run("perft", "kruco", "4").out == "13838400\n"
    found = run("perft", "kruco", "1", "--divide")
    assert found.out.startswith("a1-a1+: 1\n")
    assert found.out.endswith("\n\n58\n")
    found = run("perft", "kruco", "1", "--divide", "--json")
    answer = json.loads(found.out)
    assert answer["nodes"] == len(answer["divide"]) == 58
    position = "8/8/8/8/8/8/w7/8 7/7/7/3b3/7/7/7 b 0,15 1"
    assert run("perft", "kruco", "2", "--position", position).out == "20\n"


def complete(line: str, language: str = "en") -> list[str]:
    words = line.split(" ")
    found = subprocess.run(
        [sys.executable, "-m", "ludejo"],
        env=PLAIN
        | {
            "_LUDEJO_COMPLETE": "complete_bash",
            "COMP_WORDS": line,
            "COMP_CWORD": str(len(words) - 1),
            "LUDEJO_LANG": language,
        },
        capture_output=True,
        text=True,
        check=True,
    )
    return found.stdout.split()


@pytest.mark.parametrize(
    "line, words",
    [
        ("ludejo ", list(COMMANDS)),
        ("ludejo play k", ["kruco"]),
        ("ludejo referee ", ["what-the-shell", "kruco"]),
        ("ludejo play kruco --ag", ["--against"]),
        ("ludejo play kruco --against ", ["hotseat", "computer"]),
        ("ludejo play kruco --colour ", ["black", "white"]),
        ("ludejo play kruco --level ", [str(level) for level in engine.LEVELS]),
        ("ludejo rules kruco --language ", ["en", "eo"]),
    ],
)
def test_the_shell_completes(line: str, words: list[str]) -> None:
    assert complete(line) == words


def test_the_house_opens_says_where_and_closes(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        running = subprocess.Popen(
            [sys.executable, "-m", "ludejo", "--port", str(port), "--no-browser"],
            env=PLAIN | {"LUDEJO_DATA": str(tmp_path), "LUDEJO_LANG": "eo"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert running.stdout is not None
        assert f"{port} estas okupita" in running.stdout.readline()
        opened = running.stdout.readline()
        address = opened.split()[-1]
        assert not address.endswith(f":{port}/")
        with urllib.request.urlopen(f"{address}api/health") as answer:  # noqa: S310  # our own
            assert answer.status == 200
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=30)
    assert running.returncode == 0
    assert "estas fermita" in out
    assert err == ""


def test_a_house_that_cannot_keep_games_is_not_opened(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    found = process("--no-browser", "--port", "0", environment={"LUDEJO_DATA": str(file)})
    assert (found.code, found.out) == (exits.NO_FILE, "")
    assert "cannot be kept" in found.err
    assert "Traceback" not in found.err


@pytest.mark.parametrize(
    "variable, value",
    [
        ("LUDEJO_DATA", "~nobody-of-this-name/games"),
        ("LUDEJO_DATABASE_URL", "postgresql://me:secret@localhost:port/games"),
    ],
)
def test_a_place_that_cannot_be_is_told(variable: str, value: str) -> None:
    found = process("--no-browser", "--port", "0", environment={variable: value})
    assert (found.code, found.out) == (exits.NO_FILE, "")
    assert "cannot be kept" in found.err
    assert "secret" not in found.err


def test_a_browser_is_opened_only_where_there_is_a_screen(
    monkeypatch: pytest.MonkeyPatch, run: Runner
) -> None:
    opened: list[str] = []

    class House:
        moved = False
        url = "http://127.0.0.1:1/"

    def fake_run(*_settings: object, on_ready: Callable[[House], None], **_more: object) -> None:
        on_ready(House())

    monkeypatch.setattr(house, "run", fake_run)
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert run().code == 0
    assert opened == []
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("LUDEJO_NO_BROWSER", "1")
    assert run().code == 0
    monkeypatch.setenv("LUDEJO_NO_BROWSER", "0")
    assert run("--no-browser").code == 0
    assert opened == []
    assert run().code == 0
    assert opened == [House.url]


@pytest.mark.parametrize(
    "arguments", ["--help", "rules kruco", "perft kruco 1 --divide", "replay games.txt"]
)
def test_nobody_reading_ends_it_quietly(arguments: str, tmp_path: Path) -> None:
    record = '[Game "kruco"]\n\n1. a2-a3 2. a7-a6 *\n\n'
    (tmp_path / "games.txt").write_text(record * 200, "utf-8")
    script = f"{sys.executable} -m ludejo {arguments} | true; echo ${{PIPESTATUS[0]}}"
    found = subprocess.run(
        ["bash", "-c", script],  # noqa: S607  # any bash will do
        capture_output=True,
        env=PLAIN,
        cwd=tmp_path,
        text=True,
        check=False,
    )
    assert found.stderr == ""
    assert found.stdout.splitlines()[-1] in {"141", "0"}


def test_a_fault_of_our_own_is_told_without_a_traceback(tmp_path: Path) -> None:
    script = "import sys; sys.argv[1:] = ['perft', 'kruco', '1', '--referee']; "
    script += "import ludejo.games.kruco as k; k.divide = None; from ludejo.cli import main; main()"
    for more, traceback in (({}, False), ({"LUDEJO_TRACEBACK": "1"}, True)):
        found = subprocess.run(
            [sys.executable, "-c", script],
            env=PLAIN | more,
            capture_output=True,
            text=True,
            cwd=tmp_path,
            check=False,
        )
        assert ("Traceback" in found.stderr) is traceback
        assert found.returncode == (1 if traceback else exits.FAULT)
        assert "TypeError" in found.stderr


@pytest.mark.parametrize(
    "arguments, code",
    [
        ("play kruco <&-", 0),
        ("play kruco </dev/null >&-", 0),
        ("referee kruco <&-", 0),
        ("check - <&-", 0),
        ("rules kruco >&-", 0),
        ("perft kruco 1 2>&-", 0),
        ("rules kruco >/dev/full", 3),
        ("perft kruco 1 >/dev/full", 3),
    ],
)
def test_streams_that_are_closed_or_full_are_no_fault(arguments: str, code: int) -> None:
    found = subprocess.run(
        ["bash", "-c", f"{sys.executable} -m ludejo {arguments}"],  # noqa: S607  # any bash
        capture_output=True,
        env=PLAIN,
        text=True,
        check=False,
    )
    assert found.returncode == code
    assert "Traceback" not in found.stderr
    assert "Exception" not in found.stderr


def test_bytes_that_are_no_text_are_no_fault() -> None:
    found = process("play", "kruco", typed=b"a2\xff\n")
    assert found.code == 0
    assert "not a move" in found.err


def test_programs_do_not_wait_for_what_they_do_not_need() -> None:
    script = "import sys; sys.argv[1:] = ['referee', 'kruco']; from ludejo.cli import main\n"
    script += "try: main()\nexcept SystemExit: print(*sys.modules, file=sys.stderr)"
    found = subprocess.run(
        [sys.executable, "-c", script],
        env=PLAIN,
        input="",
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = set(found.stderr.split())
    assert "ludejo.games" in loaded
    assert not loaded & {"typer", "rich", "fluent.runtime", "ludejo.messages", "ludejo.server"}


def test_only_the_house_needs_the_server() -> None:
    script = "import sys; import ludejo.cli.app; print(*sys.modules)"
    found = subprocess.run(
        [sys.executable, "-c", script], env=PLAIN, capture_output=True, text=True, check=True
    )
    loaded = set(found.stdout.split())
    assert not loaded & {"fastapi", "uvicorn", "sqlalchemy", "ludejo.server", "ludejo.engine"}


def test_the_language_is_that_of_the_environment() -> None:
    for environment in ({"LUDEJO_LANG": "eo"}, {"LC_ALL": "", "LANG": "eo_XX.UTF-8"}):
        assert "Uzo:" in process("--help", environment=environment).out
    assert "Usage:" in process("--help", environment={"LUDEJO_LANG": "tlh"}).out
    assert Messages("eo")("cli-usage") == "Uzo:"
