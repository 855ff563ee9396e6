"""The file of a match: a record of each game, one a line, written as the games end.

It is the JSON form of records, so `ludejo check` and `ludejo replay` read it. A line is on the disk
before the next game is counted; what a crash has torn off at the end is left out when the match
goes on, and that game is played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self

from ludejo.arena.errors import LedgerError, OtherMatchError
from ludejo.records import Record, to_json

TAG = "Match"
"""The tag that says which match a record is of."""


class Ledger:
    """The open file of a match.

    Attributes:
        results: by the number of each game that is there, who won: a colour's word or ``draw``.
        faults: which seats were at fault, by the number of the game.
    """

    def __init__(self, path: Path, settings: Mapping[str, object]) -> None:
        """Open the file of a match, or begin it.

        Args:
            path: the file.
            settings: what makes the match what it is; plain values.

        Raises:
            OtherMatchError: the file is that of another match.
            LedgerError: it is no such file, or another process is writing it.
            OSError: it cannot be read or written.
        """
        self.settings = dict(settings)
        self.results: dict[int, str] = {}
        self.faults: dict[int, tuple[str, ...]] = {}
        if path.exists() and not path.is_file():
            raise LedgerError("it is no file to write records to")
        self._file: BinaryIO = path.open("a+b")
        try:
            _lock(self._file)
            self._read()
        except BaseException:
            self._file.close()
            raise

    def _read(self) -> None:
        self._file.seek(0)
        lines = self._file.read().splitlines(keepends=True)
        whole = 0
        for number, line in enumerate(lines, 1):
            try:
                if not line.endswith(b"\n"):
                    raise ValueError("the line has no end")  # noqa: TRY301
                record = json.loads(line)
            except ValueError:
                if number == len(lines):  # torn when the machine stopped
                    self._file.truncate(whole)
                    break
                raise LedgerError(f"line {number} is no record of a match", number) from None
            self._take(record, number)
            whole += len(line)
        self._file.seek(0, os.SEEK_END)

    def _take(self, record: Any, line: int) -> None:  # noqa: ANN401  # JSON
        try:
            tags = record["tags"]
            there = json.loads(tags[TAG])
            game, result = int(tags["Round"]) - 1, str(record["result"])
            faults = tuple(
                seat for seat in ("black", "white") if f"{seat.capitalize()}Fault" in tags
            )
        except (KeyError, TypeError, ValueError):
            raise LedgerError(f"line {line} is no record of a match", line) from None
        if there != self.settings:
            names = sorted({*there, *self.settings})
            raise OtherMatchError(
                {
                    name: (there.get(name), self.settings.get(name))
                    for name in names
                    if there.get(name) != self.settings.get(name)
                }
            )
        self.results.setdefault(game, result)
        self.faults.setdefault(game, faults)

    def add(self, number: int, record: Record) -> None:
        """Write the record of a game, and see that it is on the disk.

        Raises:
            OSError: it cannot be written.
        """
        self._file.write(to_json(record).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())
        self.results[number] = record.result.value

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def __enter__(self) -> Self:
        """The ledger itself."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close it."""
        self.close()


def tag(settings: Mapping[str, object]) -> str:
    """What makes a match what it is, as the value of the tag."""
    return json.dumps(dict(settings), ensure_ascii=False, sort_keys=True)


def _lock(file: BinaryIO) -> None:
    """See that no other process plays the same match into the same file."""
    try:
        import fcntl  # noqa: PLC0415  # Windows has none
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise LedgerError("another process is playing this match") from None
