"""The file of a match: a record of each game, one a line, written as the games end.

It is the JSON form of records, so `ludejo check` and `ludejo replay` read it. A line is on the disk
before the next game is counted; what a crash has torn off at the end is left out when the match
goes on, and that game is played again. What no match has written is never touched.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self

from ludejo.arena.errors import LedgerError, OtherMatchError
from ludejo.records import Record, Result, to_json
from ludejo.records.twin import FORMAT, VERSION

TAG = "Match"
"""The tag that says which match a record is of."""

EVENT = "Ludejo match"
"""What the tag ``Event`` of each game says."""

_BEGINNING = f'{{"format":"{FORMAT}","version":{VERSION},"game":"%s","tags":{{"Event":"{EVENT}",'
"""How each line begins, but for the game."""

_ROUND = re.compile(r"[1-9][0-9]{0,8}")
_RESULTS = (Result.BLACK.value, Result.WHITE.value, Result.DRAW.value)


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
            raise LedgerError("it is no file to write records to", "no-file")
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
                record = json.loads(line)
            except (ValueError, RecursionError):
                # Nothing else is ever cut: the file may be somebody's own, named by mistake.
                if number == len(lines) and self._torn(line, whole):
                    self._file.truncate(whole)
                    break
                raise _no_record(number) from None
            self._take(record, number)
            whole += len(line)
        else:
            if lines and not lines[-1].endswith(b"\n"):  # only the end of the line was torn off
                self._write(b"\n")
        self._file.seek(0, os.SEEK_END)

    def _torn(self, line: bytes, whole: int) -> bool:
        """Whether a last line is what is left of a record of this match, and nobody else's."""
        if line.endswith((b"\n", b"\r")):
            return False
        if whole and not line.strip(b"\0"):  # a block that never reached the disk
            return True
        beginning = (_BEGINNING % self.settings["game"]).encode()
        return line.startswith(beginning) or beginning.startswith(line)

    def _take(self, record: Any, line: int) -> None:  # noqa: ANN401  # JSON
        try:
            tags = record["tags"]
            there, game, result = json.loads(tags[TAG]), tags["Round"], record["result"]
            faults = tuple(
                seat for seat in ("black", "white") if f"{seat.capitalize()}Fault" in tags
            )
            wrong = (
                not isinstance(there, dict) or not _ROUND.fullmatch(game) or result not in _RESULTS
            )
        except (KeyError, TypeError, ValueError, RecursionError):
            raise _no_record(line) from None
        if wrong:
            raise _no_record(line)
        if there != self.settings:
            names = sorted({*there, *self.settings})
            raise OtherMatchError(
                {
                    name: (there.get(name), self.settings.get(name))
                    for name in names
                    if there.get(name) != self.settings.get(name)
                }
            )
        number = int(game) - 1
        self.results.setdefault(number, result)
        self.faults.setdefault(number, faults)

    def add(self, number: int, record: Record) -> None:
        """Write the record of a game, and see that it is on the disk.

        Raises:
            OSError: it cannot be written.
        """
        self._write(to_json(record).encode() + b"\n")
        self.results[number] = record.result.value

    def _write(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()
        os.fsync(self._file.fileno())

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


def _no_record(line: int) -> LedgerError:
    return LedgerError(f"line {line} is no record of a match", "no-record", line)


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
        raise LedgerError("another process is playing this match", "busy") from None
