"""The engine that browsers get, beside the native one; beside the referee: `test_agreement`."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludejo.engine import _native
from tests.native.agreement import Asked
from tests.native.browser import ask_wasm


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
