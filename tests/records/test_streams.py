"""Records come out of a stream as they come in, however long it or one of them is."""

from __future__ import annotations

import io
import os
import threading
import tracemalloc
from functools import partial
from itertools import islice, pairwise
from pathlib import Path
from typing import IO

import pytest

from ludejo.records import from_json, limits, read, read_one, to_json, write
from ludejo.records.lines import lines_of
from tests.records.making import long_game

ONE = '[Game "kruco"]\n[Black "Ĉ"]\n\n1. a2-a3 2. a7-a6 *\n\n'


class Endless(io.RawIOBase):
    """A pipe that never ends, or not soon."""

    def __init__(self, again: bytes, length: float = float("inf")) -> None:
        super().__init__()
        self._again = again
        self._length = length
        self._at = 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]  # what it is given
        if self._length <= 0:
            return 0
        piece = (self._again[self._at :] + self._again)[: len(buffer)]
        self._length -= len(piece)
        buffer[: len(piece)] = piece
        self._at = (self._at + len(piece)) % len(self._again)
        return len(piece)


def test_an_endless_pipe_takes_no_more_room_the_longer_it_is_read() -> None:
    reading = read(io.BufferedReader(Endless(ONE.encode())))
    list(islice(reading, 50))
    tracemalloc.start()
    for record in islice(reading, 1000):
        assert record.fault is None
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 1_000_000


def test_a_line_far_too_long_takes_no_more_room_than_the_longest() -> None:
    tracemalloc.start()
    [line] = lines_of(io.BufferedReader(Endless(b"x" * 1000, 30_000_000)))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(line) == limits.LINE + 1
    assert peak < 10_000_000


@pytest.mark.parametrize("buffered", [True, False])
def test_a_record_comes_out_of_a_pipe_before_the_next_goes_in(*, buffered: bool) -> None:
    end, begin = os.pipe()
    stream: IO[bytes] = os.fdopen(end, "rb", buffering=-1 if buffered else 0)
    records = []
    came = threading.Condition()

    def take() -> None:
        for record in read(stream):
            with came:
                records.append(record)
                came.notify()

    taking = threading.Thread(target=take, daemon=True)
    taking.start()
    # Of a record that breaks off, the next one's first tag tells.
    for text, count in (ONE, 1), ('[Game "kruco"] 1. a2-a3\n', 1), (ONE, 3), (ONE.rstrip(), 3):
        os.write(begin, text.encode())
        with came:
            assert came.wait_for(partial(lambda count: len(records) == count, count), 60)
    os.close(begin)
    taking.join(60)
    assert [record.fault and record.fault.code for record in records] == [
        *(None, "result-missing", None, None)
    ]
    stream.close()


def test_streams_of_every_kind(tmp_path: Path) -> None:
    path = tmp_path / "records.txt"
    for end in ("\n", "\r\n", "\r"):
        text = "\ufeff" + (ONE * 2000).replace("\n", end)
        path.write_bytes(text.encode())
        assert len(text) > 80_000
        for source in (
            text,
            text.encode(),
            io.StringIO(text, newline=""),
            io.BytesIO(text.encode()),
            path.open(encoding="utf-8"),
            path.open(encoding="utf-8", newline=""),
            path.open("rb"),
            path.open("rb", buffering=0),
        ):
            lines = list(lines_of(source))
            assert lines == (ONE * 2000).split("\n")[:-1]
            if not isinstance(source, str | bytes):
                assert not source.closed
                source.close()


def test_reading_can_stop_at_any_time() -> None:
    stream = io.BytesIO((ONE * 3).encode())
    reading = read(stream)
    next(reading)
    stream.close()
    del reading


def test_ten_thousand_turns() -> None:
    moves = long_game(10_000)
    text = '[Game "kruco"]\n' + " ".join(moves) + " *"
    record = read_one(text)
    assert [turn.move for turn in record.turns] == moves
    assert read_one(write(record)) == record
    assert from_json(to_json(record)) == record
    assert record.replay().position.number == 10_001


def test_variations_as_deep_as_one_likes() -> None:
    moves = long_game(3_000)
    nested = " (".join(f"{move} {after}" for move, after in pairwise(moves))
    text = f'[Game "kruco"]\n{nested}{")" * 2_998} *'
    record = read_one(text)
    assert len(record.lines) == 2_999
    assert record.lines[-1].branch is not None
    assert record.lines[-1].branch.line == 2_997
    assert read_one(write(record)) == record
    assert from_json(to_json(record)) == record
    assert repr(record)
    assert hash(record) == hash(read_one(write(record)))
    assert len(record.replay(2_998).turns) == 3_000
