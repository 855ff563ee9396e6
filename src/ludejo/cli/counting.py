"""`ludejo perft`: counting the lines of play of Kruco, to compare with another program's."""

from __future__ import annotations

import contextlib
import json

from ludejo.cli.console import Terminal
from ludejo.games import kruco

__all__ = ["count_lines"]


def count_lines(
    terminal: Terminal, position: kruco.Position, depth: int, *, divide: bool, as_json: bool
) -> int:
    """Count the lines of `depth` plies, by first move where asked for."""
    waiting: contextlib.AbstractContextManager[object] = contextlib.nullcontext()
    if terminal.err.is_terminal:
        waiting = terminal.err.status(terminal.messages("cli-perft-counting"))
    with waiting:
        split = kruco.divide(position, depth) if depth else {}
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
