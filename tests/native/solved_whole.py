"""The program that measures exploitability: what it solves is true, and the measure means its name.

Run by `make test-native`, which builds the program under sanitizers and says where in
`LUDEJO_PROGRAMS`.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pytest

from benchmarks.exploitability import Field, Losses, Measured, Search, measure
from ludejo.games import BLACK, WHITE, Colour
from ludejo.games.shell import RULES
from tests.engine.solving import Solved, solve_whole
from tests.games import shell_oracle

PROGRAM = Path(os.environ["LUDEJO_PROGRAMS"]) / "exploitability"
CROWDED = (Path(__file__).parents[1] / "data" / "shell-crowded.txt").read_text().splitlines()


def solved(position: str, size: int = 9, line: int = 5, most: int = 5_000_000) -> Solved | None:
    """By the program; none where more boards can come up."""
    words = map(str, (size, line, most))
    command = [str(PROGRAM), "solve", *words, position]
    ran = subprocess.run(command, check=False, capture_output=True, text=True)
    if ran.returncode == 1:
        assert "too many boards" in ran.stderr
        return None
    about, *rows = ran.stdout.splitlines()
    value, boards = about.split()
    return Solved(float(value), [], np.loadtxt(rows, ndmin=2), int(boards))


def same(one: Solved, other: Solved) -> bool:
    return (
        one.boards == other.boards
        and one.value == pytest.approx(other.value, abs=1e-6)
        and one.payoffs == pytest.approx(other.payoffs, abs=1e-6)
    )


@pytest.mark.parametrize("text", CROWDED)
def test_crowded_boards_are_worth_what_the_referee_finds(text: str) -> None:
    found = solved(text)
    assert found
    assert same(found, solve_whole(RULES.read_position(text)))


class Winner(NamedTuple):
    winner: Colour | None


@dataclass(frozen=True)
class Small:
    """A board of another size by the tests' own oracle, in the referee's words."""

    text: str

    @property
    def key(self) -> str:
        return self.text.rpartition(" ")[0]

    @property
    def empty(self) -> list[str]:
        return shell_oracle.legal(self.text)

    @property
    def outcome(self) -> Winner | None:
        found = shell_oracle.outcome(shell_oracle.read(self.text))
        if found is None:
            return None
        return Winner({"black": BLACK, "white": WHITE}.get(found["winner"] or ""))

    @property
    def position(self) -> Small:
        return self

    def play(self, choices: dict[Colour, str]) -> Small:
        move = f"{choices[BLACK]}:{choices[WHITE]}"
        return Small(shell_oracle.play(self.text, move)["after"])


def drawn(size: int, dice: Random) -> Iterator[str]:
    """Boards of this size with four empty places, eggs among the rest."""
    while True:
        signs = [".."] * 2 + [dice.choice("bbbwwwe") for _ in range(size * size - 4)]
        cells = list("".join(signs))
        dice.shuffle(cells)
        rows = ["".join(cells[at : at + size]) for at in range(0, size * size, size)]
        eggs = [
            f"{'ABCDE'[column]}{size - row}"
            for row, signs_there in enumerate(rows)
            for column, sign in enumerate(signs_there)
            if sign == "e"
        ]
        dice.shuffle(eggs)
        board = "/".join(rows)
        for run in range(4, 0, -1):
            board = board.replace("." * run, str(run))
        yield f"{board} {','.join(eggs) or '-'} 9"


@pytest.mark.parametrize("size, line", [(4, 3), (4, 4), (5, 3), (5, 4)])
def test_small_boards_are_worth_what_the_oracle_finds(
    size: int, line: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    spots = [(column, row) for column in range(size) for row in range(size)]
    monkeypatch.setattr(shell_oracle, "SIZE", size)
    monkeypatch.setattr(shell_oracle, "LINE", line)
    monkeypatch.setattr(shell_oracle, "ALL", spots)
    mixed = 0
    for text in drawn(size, Random(f"{size} {line}")):
        start: Any = Small(text)
        if start.outcome is not None:
            continue
        found = solved(text, size, line, 400)
        if found is None or found.boards < 10:
            continue
        assert same(found, solve_whole(start)), text
        mixed += abs(found.value) not in {0, 1}
        if mixed == 3:
            return


TURNS = Field(4, 3, 6, 20_000, 10, ("1b", "30b", "1000b"))
SEEDS = range(1, 5)


def losses(field: Field, search: Search) -> list[Measured]:
    return [measure(PROGRAM, field, search, seed) for seed in SEEDS]


@pytest.mark.parametrize("search", ["exact", "tree"])
def test_thought_makes_the_mixes_safer(search: Search) -> None:
    measured = losses(TURNS, search)
    little, some, much = (
        Losses.together((one.losses[thought] for one in measured), by_board=True)
        for thought in TURNS.thoughts
    )
    assert little.mean > 2 * some.mean > 0
    if search == "exact":
        assert some.mean > much.mean
        assert much.exact > 0.9 * much.boards
        assert 50 * much.mean < 0.1  # points of 100
    else:  # nothing is solved to the end: that is what `tree` means
        assert much.exact < 0.1 * much.boards
        # It soon comes to rest: what still loses then, it never looks into (docs/search.md).
        assert 50 * some.mean < 0.7
        assert 50 * much.mean < 0.7


def test_what_is_solved_to_the_end_loses_nothing() -> None:
    field = replace(TURNS, thoughts=("3000b",))
    for one in losses(field, "exact"):
        given = one.losses["3000b"]
        if given.exact == given.boards:
            assert given.most <= 0.001
            return
    raise AssertionError("no position was solved to the end in all boards")


def test_a_whole_game_loses_no_less_than_its_first_turn() -> None:
    """Who plays imperfectly later on can lose only more."""
    games = replace(TURNS, boards=0, thoughts=("1b", "10b"))
    for seed in SEEDS:
        whole = measure(PROGRAM, games, "exact", seed)
        first = measure(PROGRAM, replace(games, boards=1), "exact", seed)
        assert whole.position == first.position
        for thought in games.thoughts:
            assert whole.losses[thought].mean >= first.losses[thought].mean - 1e-6


def values(field: Field, search: Search) -> Iterator[tuple[float, float, float, bool]]:
    """The true value of boards met in play, the search's, its error, and whether that is proved."""
    numbers = (field.size, field.line, field.empty, field.solved)
    for seed in SEEDS:
        words = map(str, (field.boards, search, *numbers, seed, *field.thoughts))
        command = [str(PROGRAM), "values", *words]
        printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        for line in printed.splitlines()[2:]:
            _, true, value, error, exact = line.split()
            yield float(true), float(value), float(error), exact == "1"


@pytest.mark.parametrize("search, share", [("exact", 0.9), ("tree", 0.7)])
def test_the_value_lies_mostly_within_its_error(search: Search, share: float) -> None:
    """Always where it is proved; how often else, docs/search.md says."""
    field = replace(TURNS, thoughts=("100b", "400b"))
    found = list(values(field, search))
    assert len({one[0] for one in found}) > 10
    within = [abs(true - value) <= error + 1e-6 for true, value, error, _ in found]
    assert all(fits for fits, (*_, exact) in zip(within, found, strict=True) if exact)
    assert sum(within) >= share * len(found)
