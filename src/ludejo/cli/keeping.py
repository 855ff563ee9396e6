"""Records in files: adding one after a game, and reading those that are there."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from contextlib import nullcontext
from datetime import date
from pathlib import Path
from typing import IO, Any

from ludejo.games import Colour, Game, Outcome
from ludejo.records import Record, RecordError, from_json, read, write

__all__ = ["STDIN", "append_record", "read_records", "shown_name"]

STDIN = "-"
"""The name of a file that stands for standard input."""


def append_record(
    path: Path, game: Game[Any, Any], outcome: Outcome | None, players: Mapping[Colour, str]
) -> None:
    """Add the record of a game to the end of a file, which may hold others.

    Args:
        path: the file; it is made if need be.
        game: what was played.
        outcome: how it ended; `None` if it was left unfinished.
        players: who played the colours, as far as that is known.

    Raises:
        OSError: it cannot be written.
    """
    names = {colour.value.capitalize(): player for colour, player in players.items()}
    today = date.today()  # noqa: DTZ011  # the day where the player is
    tags = {"Event": "Ludejo", "Date": today.strftime("%Y.%m.%d"), **names}
    text = write(Record.from_game(game, tags, outcome))
    with path.open("a", encoding="utf-8", newline="\n") as file:
        file.write(f"\n{text}" if file.tell() else text)


def shown_name(path: Path) -> str:
    """Return how a file is called in what is said of it."""
    return "<stdin>" if str(path) == STDIN else str(path)


def read_records(path: Path) -> Iterator[Record]:
    """Read the records of a file, one after the other, in either form: as text, or as JSON.

    A record with a fault comes out too, with the turns before the fault.

    Raises:
        OSError: the file cannot be read.
    """
    with nullcontext(sys.stdin.buffer) if str(path) == STDIN else path.open("rb") as file:
        name = shown_name(path)
        if path.suffix in {".json", ".jsonl"}:
            yield from _read_json(file, name)
        else:
            yield from read(file, name)


def _read_json(file: IO[bytes], name: str) -> Iterator[Record]:
    """Read one record on each line, or a single one spread over all of them."""
    first = file.readline()
    try:
        json.loads(first)
    except (ValueError, RecursionError):
        yield _from_json(first + file.read(), name, None)
        return
    yield _from_json(first, name, 1)
    for number, line in enumerate(file, 2):
        if line.strip():
            yield _from_json(line, name, number)


def _from_json(text: bytes, name: str, line: int | None) -> Record:
    try:
        return from_json(text, name)
    except RecordError as fault:
        fault.line = fault.line or line
        return Record(game="", fault=fault)
