"""The engine that browsers get, beside the native one; beside the referee: `test_agreement`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludejo.engine import LEVELS, _native, choose
from ludejo.games import GAMES, Game, rules_of
from tests.native.agreement import Asked
from tests.native.browser import ask_wasm

MODULE = Path(__file__).parents[2] / "web/src/lib/engine/engine.wasm"


def whole_number(module: bytes, at: int) -> tuple[int, int]:
    """A number in LEB128, and where it ends."""
    number = shift = 0
    while True:
        number |= (module[at] & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if module[at - 1] < 0x80:
            return number, at


def locals_of_functions(module: bytes) -> Iterator[set[int]]:
    """For each function of a WebAssembly module, which types its local variables have."""
    code, at = 10, 8  # behind the magic number and the version
    while at < len(module):
        section = module[at]
        size, at = whole_number(module, at + 1)
        section_end = at + size
        if section == code:
            functions, at = whole_number(module, at)
            for _ in range(functions):
                size, at = whole_number(module, at)
                end = at + size
                groups, at = whole_number(module, at)
                types = set()
                for _ in range(groups):
                    _, at = whole_number(module, at)
                    types.add(module[at])
                    at += 1
                yield types
                at = end
            assert at == section_end
        at = section_end


def test_it_counts_by_vectors() -> None:
    """Without `-msimd128` in hatch_build.py it answers the same, only far more slowly."""
    f32, v128 = 0x7D, 0x7B
    functions = list(locals_of_functions(MODULE.read_bytes()))
    assert sum(f32 in types for types in functions) > 10  # it has been read as it is
    assert sum(v128 in types for types in functions) > 10


@pytest.mark.parametrize(
    "function, words",
    [
        ("shell_playouts", (2000, 1)),
        ("solve_matrices", (20, 81, 0.001, 2)),
        ("solve_matrices", (200, 7, 0.001, 3)),
    ],
)
def test_it_counts_as_the_native_one_to_the_bit(function: str, words: tuple[Any, ...]) -> None:
    (given,) = ask_wasm([Asked(function, words, {})])
    assert given["answer"] == json.loads(getattr(_native, function)(*words))


@pytest.mark.parametrize("lines", [1, 3])
@pytest.mark.parametrize(
    "game",
    [
        "position start",
        "position start moves e2-e2+ d7-d6+ e2+-e3 d6+-d6",
        "position 1w3w2/2w1b3/b2w4/3b1w2/2b2b2/1w3b2/4b3/2b3b1 7/3w3/7/2b4/7/3b3/7 w 3,2 40",
    ],
)
def test_it_searches_kruco_as_the_native_one_does(game: str, lines: int) -> None:
    nodes = 40_000
    asked = Asked("analyse", ("kruco", game, nodes, {"seed": 5, "lines": lines}), {})
    (given,) = ask_wasm([asked])
    native = _native.KrucoSearch(game, seed=5, lines=lines)
    native.run(0, nodes)
    found = native.report()
    answer = given["answer"]
    assert answer["nodes"] == found["nodes"] == nodes
    assert answer["depth"] == found["depth"]
    assert answer["selective_depth"] == found["selective_depth"]
    assert answer["exact"] == found["exact"]
    for theirs, ours in zip(answer["lines"], found["lines"], strict=True):
        assert (theirs["move"], theirs["line"]) == (ours["move"], ours["pv"])
        assert (theirs["win_in"], theirs["exact"]) == (ours["win_in"], ours["exact"])
        assert theirs["value"] == pytest.approx(ours["value"], abs=1e-6)


@pytest.mark.parametrize(
    "game",
    [
        "position start moves E5:D4 C3:C3",
        "position 9/9/9/3b1w3/2wbbw3/3wb4/3b1w3/9/9 - 6 moves A1:A2 E8:C1",
        f"position {'bwbwbwbwb/bwbwbwbwb/wbwbwbwbw/wbwbwbwbw/' * 2}b1bwb1bw1 - 9",
    ],
)
def test_it_searches_what_the_shell_as_the_native_one_does(game: str) -> None:
    nodes = 300
    asked = Asked("analyse", ("what-the-shell", game, nodes, {"seed": 5}), {})
    (given,) = ask_wasm([asked])
    native = _native.ShellSearch(game, seed=5)
    native.run(0, nodes)
    found = native.report()
    answer = given["answer"]
    for name in ("nodes", "depth", "exact"):
        assert answer[name] == found[name]
    assert answer["value"] == pytest.approx(found["value"], abs=1e-6)
    assert answer["error_bound"] == pytest.approx(found["error"], abs=1e-6)
    assert answer["line"] == [":".join(turn) for turn in found["line"]]
    for seat in ("black", "white"):
        told = [tuple(choice.values()) for choice in answer["choices"][seat]]
        assert [place for place, *_ in told] == [place for place, *_ in found[seat]]
        for theirs, ours in zip(told, found[seat], strict=True):
            assert theirs[1:] == pytest.approx(ours[1:], abs=1e-6)


def test_it_refuses_with_the_same_words() -> None:
    asked = Asked("kruco_legal", ("position nowhere",), {})
    (given,) = ask_wasm([asked])
    assert given["answer"] == json.loads(_native.kruco_legal(*asked.arguments))


@pytest.mark.parametrize("slug", GAMES)
def test_the_levels_choose_as_natively(slug: str) -> None:
    asked: list[Asked] = []
    for level in [*LEVELS[:5] * 4, *LEVELS[5:-1]]:  # those that miss much, oftener
        game: Game[Any, Any] = Game(rules_of(slug))
        while game.outcome is None and len(game.turns) < 14:
            for seat in game.due:
                words = (slug, game.text, seat, level, 2**52 + len(asked))
                asked.append(Asked("choose", words, json.loads(_native.choose(*words))))
            game.play({seat: choose(game, seat, level, 5) for seat in game.due})
    assert ask_wasm(asked, "--compare") == []


@pytest.mark.parametrize(
    "words, fault",
    [
        (("go", "position start", "black", 1, 1), "no levels are known for 'go'"),
        (("kruco", "position start", "red", 1, 1), "the seats are black and white"),
        (("kruco", "position start", "white", 1, 1), "due: black"),
        (("kruco", "position start", "black", 11, 1), "the levels are 1 to 10"),
        (("kruco", "position nowhere", "black", 1, 1), "a position has five fields"),
        (("what-the-shell", "position bbbbb4/9/9/9/9/9/9/9/9 - 6", "white", 1, 1), "over"),
    ],
)
def test_a_choice_that_cannot_be_made_is_refused(words: tuple[Any, ...], fault: str) -> None:
    assert fault in json.loads(_native.choose(*words))["error"]
    (given,) = ask_wasm([Asked("choose", words, {})])
    assert given["answer"] == json.loads(_native.choose(*words))
