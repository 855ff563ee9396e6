"""`ludejo perft`: counting the lines of play of Kruco, to compare with another program's."""

from __future__ import annotations

import contextlib
import json
from threading import Thread

from ludejo.cli.console import Terminal
from ludejo.engine import _native
from ludejo.games import kruco

__all__ = ["count_lines"]


def count_lines(
    terminal: Terminal,
    position: kruco.Position,
    depth: int,
    *,
    by_referee: bool,
    divide: bool,
    as_json: bool,
) -> int:
    """Count the lines of `depth` plies, by first move where asked for."""
    waiting: contextlib.AbstractContextManager[object] = contextlib.nullcontext()
    if terminal.err.is_terminal:
        waiting = terminal.err.status(terminal.messages("cli-perft-counting"))
    with waiting:
        split = (kruco.divide if by_referee else _divide)(position, depth) if depth else {}
        nodes = sum(split.values()) if depth else 1
    if as_json:
        terminal.say(json.dumps({"nodes": nodes, **({"divide": split} if divide else {})}))
        return 0
    if divide:
        for move, count in split.items():
            terminal.say(f"{move}: {count}")
        terminal.say()
    terminal.say(str(nodes))
    return 0


def _divide(position: kruco.Position, depth: int) -> dict[str, int]:
    """Let the native engine count, beside us, so that whoever waits can break it off."""
    counted: dict[str, int] = {}

    def count() -> None:
        counted.update(json.loads(_native.kruco_divide(position.text, depth))["divide"])

    counting = Thread(target=count, daemon=True)
    counting.start()
    counting.join()
    return counted
