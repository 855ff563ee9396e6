"""`ludejo match`: told, kept, broken off in every way, and gone on with."""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import PLAIN, Opener, Runner, process

STRANGER = Path(__file__).parents[1] / "arena" / "stranger.py"
QUICK = ("--longest", "20", "--at-once", "2")


def lines(out: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.splitlines()]


def rounds(path: Path) -> dict[str, Any]:
    """The moves of each game in the file of a match."""
    return {game["tags"]["Round"]: game["lines"] for game in lines(path.read_text("utf-8"))}


@pytest.mark.parametrize("slug", ["what-the-shell", "kruco"])
def test_the_score_adds_up(run: Runner, slug: str) -> None:
    result = run("match", slug, "level:2", "level:1", "--games", "4", "--json", *QUICK)
    assert (result.code, result.err) == (0, "")
    *games, told = lines(result.out)
    assert sorted(game["game"] for game in games) == [1, 2, 3, 4]
    assert told["players"] == ["level:2", "level:1"]
    assert told["wins"] + told["draws"] + told["losses"] == told["games"] == 4
    points = 0.0
    for game in games:
        assert {game["black"], game["white"]} == {"level:2", "level:1"}
        first = "black" if game["game"] % 2 else "white"
        assert game[first] == "level:2"
        points += {first: 1.0, "draw": 0.5}.get(game["result"], 0.0)
        assert game["record"]["tags"]["Round"] == str(game["game"])
    assert told["score"] == points / 4
    low, high = told["interval"]
    assert 0 <= low <= told["score"] <= high <= 1


@pytest.mark.parametrize(
    "language, words", [("en", ["won", "drawn", "lost", "Elo"]), ("eo", ["senrezultaj", "Elo"])]
)
def test_it_is_told_in_both_languages(run: Runner, language: str, words: list[str]) -> None:
    result = run("match", "kruco", "level:1", "level:1", "--games", "2", *QUICK, language=language)
    assert (result.code, result.err) == (0, "")
    for word in words:
        assert word in result.out


def test_faults_are_told_and_counted(run: Runner, tmp_path: Path) -> None:
    wrong = f"{sys.executable} {STRANGER} kruco illegal 2"
    file = tmp_path / "m.jsonl"
    arguments = ("match", "kruco", wrong, "level:1", "--games", "2", "--to", str(file), *QUICK)
    result = run(*arguments)
    assert result.code == 0
    assert "is not legal" in result.err
    assert "lost 2 games by faults of its own" in result.err
    assert "0 won, 0 drawn, 2 lost" in result.out
    assert "Elo -∞" in result.out
    again = run(*arguments, "--json")  # nothing is left to play
    assert lines(again.out)[-1]["faults"] == [2, 0]
    assert run("check", str(file)).code == 0


def test_who_cannot_be_started_is_named(run: Runner) -> None:
    result = run("match", "kruco", "level:1", "/no/such/program")
    assert (result.code, result.out) == (2, "")
    assert "/no/such/program" in result.err
    result = run("match", "kruco", "level:1", "/no/such/program", language="eo")
    assert "ne povas esti lanĉita" in result.err


def test_another_match_and_other_files_are_refused(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "m.jsonl"
    common = ("--games", "1", "--to", str(file), *QUICK)
    assert run("match", "kruco", "level:1", "level:1", *common).code == 0
    before = file.read_bytes()
    result = run("match", "kruco", "level:1", "level:1", "--seed", "2", *common)
    assert (result.code, result.out) == (3, "")
    assert "seed: 1 ≠ 2" in result.err
    assert file.read_bytes() == before
    result = run("match", "kruco", "level:1", "level:1", "--to", str(tmp_path))
    assert result.code == 3


@pytest.mark.parametrize(
    "language, words", [("en", "line 1 is no game of a match"), ("eo", "linio 1 ne estas ludo")]
)
@pytest.mark.parametrize("text", ["dear diary", "dear diary\nnothing\n", "[" * 200_000 + "\n"])
def test_somebodys_own_file_is_refused_and_kept(
    run: Runner, tmp_path: Path, text: str, language: str, words: str
) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(text)
    arguments = ("match", "kruco", "level:1", "level:1", "--games", "1", "--to", str(file))
    result = run(*arguments, language=language)
    assert (result.code, result.out) == (3, "")
    assert words in " ".join(result.err.split())
    assert file.read_text() == text


def test_a_match_that_is_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    whole, torn = tmp_path / "whole.jsonl", tmp_path / "torn.jsonl"
    arguments = ("match", "kruco", "level:2", "level:1", "--games", "8", "--longest", "40")
    assert process(*arguments, "--to", str(whole)).code == 0
    running = subprocess.Popen(
        [sys.executable, "-m", "ludejo", *arguments, "--to", str(torn), "--at-once", "1"],
        stdout=subprocess.DEVNULL,
        env=PLAIN,
    )
    until = time.monotonic() + 60
    while not torn.exists() or torn.read_bytes().count(b"\n") < 2:
        assert time.monotonic() < until
        time.sleep(0.02)
    running.kill()
    running.wait()
    with torn.open("ab") as file:  # what a machine that stops may leave
        file.write(b'{"format":"ludejo-record","vers')
    played = torn.read_bytes().count(b"\n")
    done = process(*arguments, "--to", str(torn), "--json")
    assert (done.code, done.err) == (0, "")
    assert len(lines(done.out)) == 8 - played + 1
    assert rounds(torn) == rounds(whole)


def test_a_full_disk_ends_it_and_nothing_is_lost(tmp_path: Path) -> None:
    file = tmp_path / "m.jsonl"
    arguments = ("match", "kruco", "level:1", "level:1", "--games", "6", "--to", str(file), *QUICK)
    done = subprocess.run(
        [sys.executable, "-m", "ludejo", *arguments],
        # Python would keep its compiled modules cut off at that size, and never load them again.
        env=PLAIN | {"PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000)),
    )
    assert done.returncode == 3
    assert str(file) in done.stderr
    assert "Traceback" not in done.stderr
    assert file.stat().st_size == 2000
    kept = file.read_bytes().count(b"\n")
    assert kept < 6
    result = process(*arguments, "--json")
    assert (result.code, result.err) == (0, "")
    assert len(lines(result.out)) == 6 - kept + 1
    assert sorted(rounds(file)) == ["1", "2", "3", "4", "5", "6"]


def test_ctrl_c_tells_the_score_and_leaves_nothing_running(tmp_path: Path, screen: Opener) -> None:
    file = tmp_path / "m.jsonl"
    show = screen("match", "kruco", "level:1", "level:1", "--games", "500", "--to", str(file))
    show.wait("2/500", 60)
    show.interrupt()
    assert show.end() == 130
    assert "The same command goes on from here." in show.shown
    assert "Traceback" not in show.shown
    left = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(show.process.pid)],  # noqa: S607 -- wherever it is
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    assert left == ""


def test_a_program_that_is_killed_amid_a_game_loses_it(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    wrapped = f"sh -c 'echo $$ >> {pids}; exec {sys.executable} -m ludejo engine kruco'"
    running = subprocess.Popen(
        [
            *(sys.executable, "-m", "ludejo", "match", "kruco", wrapped, "level:1"),
            *("--seconds", "0.5", "--games", "2", "--json", "--at-once", "1", "--longest", "12"),
        ],
        stdout=subprocess.PIPE,
        env=PLAIN,
    )
    until = time.monotonic() + 60
    while not pids.exists() or len(pids.read_text().split()) < 2:  # the first only shakes hands
        assert time.monotonic() < until
        time.sleep(0.02)
    time.sleep(1)
    os.kill(int(pids.read_text().split()[1]), signal.SIGKILL)
    out, _ = running.communicate(timeout=120)
    *games, told = lines(out.decode())
    assert told["faults"] == [1, 0]
    [fault] = games[0]["faults"].values()
    assert "was ended by signal 9" in fault
    assert games[1]["faults"] == {}
