"""What import-linter does not say: which modules of others a room may use."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2] / "src" / "ludejo"
GAMES = sorted((HOUSE / "games").rglob("*.py"))
OUTSIDE = {  # files, the net, clocks, dice: rules have none of them
    *("asyncio", "builtins", "datetime", "glob", "http", "io", "logging", "os", "pathlib"),
    *("random", "secrets", "select", "shutil", "signal", "socket", "sqlite3", "ssl", "subprocess"),
    *("sys", "tempfile", "threading", "time", "urllib", "uuid"),
}


def imported(path: Path) -> set[str]:
    """The modules that a file imports by absolute name, wherever in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    return names


@pytest.mark.parametrize("path", GAMES, ids=[str(path.relative_to(HOUSE)) for path in GAMES])
def test_the_referee_needs_nothing_but_python(path: Path) -> None:
    names = {name for name in imported(path) if not name.startswith("ludejo.games")}
    assert {name.partition(".")[0] for name in names} <= set(sys.stdlib_module_names) - OUTSIDE


@pytest.mark.parametrize("path", GAMES, ids=[str(path.relative_to(HOUSE)) for path in GAMES])
def test_the_referee_reads_and_writes_nothing(path: Path) -> None:
    called = {
        node.func.id
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert called.isdisjoint({"open", "print", "input", "eval", "exec", "__import__"})


def test_words_need_fluent_only() -> None:
    names = {name for path in (HOUSE / "messages").rglob("*.py") for name in imported(path)}
    others = {name.partition(".")[0] for name in names} - set(sys.stdlib_module_names)
    assert others <= {"fluent", "ludejo"}
