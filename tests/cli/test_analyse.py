"""`ludejo analyse`: what it shows, in words and as JSON, and how it is broken off."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ludejo.engine import Limits, Portion, Search, ShellAnalysis, analyse
from ludejo.engine.protocol.words import write_infos
from ludejo.games import BLACK, WHITE, Game, rules_of
from ludejo.games.shell import Place
from tests.cli.conftest import PLAIN, Opener, Runner

GOAL = "8/1b6/8/8/6w1/8/8/8 7/7/7/7/7/7/7 b 15,15 1"
"""Black enters the goal at once, and nothing of White's is near."""


def found(run: Runner, *arguments: str) -> dict[str, Any]:
    result = run("analyse", *arguments, "--json")
    assert (result.code, result.err) == (0, "")
    [line] = result.out.splitlines()
    told: dict[str, Any] = json.loads(line)
    return told


def test_what_is_shown_is_what_the_engine_finds(run: Runner) -> None:
    told = found(run, "what-the-shell", "--moves", "E5:D4 C3:C3", "--nodes", "200", "--seed", "4")
    game = Game.read(rules_of("what-the-shell"), "position start moves E5:D4 C3:C3")
    there = analyse(game, Limits(nodes=200), seed=4)
    assert told["values"] == {
        seat: pytest.approx(there.values[seat], abs=1e-6) for seat in (BLACK, WHITE)
    }
    for seat in (BLACK, WHITE):
        mix = {one["choice"]: one["probability"] for one in told["options"][seat]}
        assert sum(mix.values()) == pytest.approx(1, abs=1e-4)
        assert list(mix) == [option.choice for option in there.options[seat]]
    assert told["nodes"] == there.nodes


@pytest.mark.parametrize("value", [0.0, -0.0, 1e-9, -1e-9])
def test_nothing_has_no_sign(run: Runner, monkeypatch: pytest.MonkeyPatch, value: float) -> None:
    def none_better(_: Search[ShellAnalysis]) -> ShellAnalysis:
        portion = Portion(choice=Place("E5"), value=value, probability=1.0)
        return ShellAnalysis(
            options={BLACK: (portion,), WHITE: (portion,)},
            values={BLACK: value, WHITE: -value},
            error=0.0,
            exact=True,
            line=(),
            nodes=1,
            depth=1,
            seconds=0.1,
        )

    monkeypatch.setattr(Search, "analysis", property(none_better))
    arguments = ("analyse", "what-the-shell", "--nodes", "1")
    shown = run(*arguments).out
    assert "Black 0.000, White 0.000" in shown
    told = run(*arguments, "--json").out
    assert '"values": {"black": 0.0, "white": 0.0}' in told
    assert "-0.0" not in told
    search: Search[Any] = Search(Game(rules_of("what-the-shell")))
    said = list(write_infos(search.analysis, rules_of("what-the-shell"), 1))
    assert "value 0.000000 0.000000" in said[0]
    assert "-0.0" not in "".join(said)


def test_the_best_moves_of_kruco(run: Runner) -> None:
    told = found(run, "kruco", "--position", GOAL, "--depth", "4", "--lines", "3")
    assert (told["values"], told["exact"]) == ({"black": 1.0, "white": -1.0}, True)
    [seat] = told["options"]
    assert seat == "black"
    assert len(told["options"][seat]) == 3
    assert told["options"][seat][0]["win_in"] == 2


@pytest.mark.parametrize(
    "language, words",
    [("en", ["Black wins in 2", "proved", "ahead"]), ("eo", ["Nigro venkas post 2", "pruvite"])],
)
def test_it_is_told_in_both_languages(run: Runner, language: str, words: list[str]) -> None:
    result = run("analyse", "kruco", "--position", GOAL, "--depth", "4", language=language)
    assert result.code == 0
    for word in words:
        assert word in result.out
    result = run(
        "analyse", "what-the-shell", "--moves", "E5:D4", "--nodes", "100", language=language
    )
    assert " %" in result.out


def test_a_game_of_a_file(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    file.write_text('[Game "kruco"]\n\n1. a2-a3 *\n\n[Game "kruco"]\n\n1. a2-a3 2. a7-a6 *\n')
    arguments = ("--record", str(file), "--nodes", "50")
    assert list(found(run, *arguments)["options"]) == ["white"]
    assert list(found(run, *arguments, "--number", "2")["options"]) == ["black"]
    assert list(found(run, *arguments, "--number", "2", "--turn", "1")["options"]) == ["white"]
    for wrong in (("--number", "3"), ("--turn", "9")):
        result = run("analyse", *arguments, *wrong)
        assert (result.code, result.out) == (1, "")
        assert result.err
    result = run("analyse", "--record", str(tmp_path / "none"))
    assert result.code == 3


def test_a_game_that_is_over(run: Runner) -> None:
    position = ("--position", "bbbbb4/9/9/9/9/9/9/9/9 - 6")
    assert found(run, "what-the-shell", *position) == {
        "outcome": {"winner": "black", "reason": "lines"}
    }
    assert "Black" in run("analyse", "what-the-shell", *position).out


def test_on_a_terminal_it_shows_itself_improving_until_it_is_broken_off(screen: Opener) -> None:
    show = screen("analyse", "kruco", "--endless", "--lines", "2", lines=50)
    show.wait("about ±")
    show.wait("about ±")  # once more
    show.interrupt()
    assert show.end() == 130
    assert "turns ahead" in show.shown
    assert "Traceback" not in show.shown


def test_broken_off_in_a_pipe_it_tells_what_is_known() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "ludejo", "analyse", "what-the-shell", "--endless", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=PLAIN,
    ) as running:
        try:
            running.wait(3)
        except subprocess.TimeoutExpired:
            running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=30)
    assert (running.returncode, err) == (130, b"")
    assert json.loads(out)["nodes"] > 0
