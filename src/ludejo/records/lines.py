"""A text, line by line as it comes in, whatever ends its lines."""

from __future__ import annotations

import codecs
import io
import re
from collections.abc import Iterator
from typing import IO, TypeAlias

from ludejo.records import limits

Source: TypeAlias = str | bytes | IO[str] | IO[bytes]
"""A text, or a stream of one, read as far as it is needed; bytes are UTF-8."""

_PIECE = 65_536
_END = re.compile(r"\r\n?|\n")


def lines_of(source: Source) -> Iterator[str]:
    """Give the lines of a text without their ends, which may be LF, CRLF or CR.

    A byte order mark at the beginning is left out. Bytes that are not UTF-8 become halves of
    surrogate pairs (U+DC80–U+DCFF). A line longer than `limits.LINE` is cut one character above
    it. No more of a stream is waited for than the end of the line asked for, if that is LF.
    """
    if isinstance(source, str):
        source = io.StringIO(source, newline="")
    elif isinstance(source, bytes):
        source = io.BytesIO(source)
    most = limits.LINE + 1
    held: list[str] = []  # the line that has begun
    length = 0
    first = True
    after_cr = False  # an LF would belong to the CR before it
    for piece in filter(None, _pieces(source)):
        start = 0
        if first:
            first = False
            start = len("\ufeff") if piece.startswith("\ufeff") else 0
        if after_cr and piece.startswith("\n", start):
            start += 1
        after_cr = piece.endswith("\r")
        for end in _END.finditer(piece, start):
            held.append(piece[start : min(end.start(), start + most - length)])
            yield "".join(held)
            held, length, start = [], 0, end.end()
        rest = piece[start : start + most - length]
        if rest:
            held.append(rest)
            length += len(rest)
    if held:
        yield "".join(held)


def _pieces(stream: IO[str] | IO[bytes]) -> Iterator[str]:
    """Give a stream as text, each line or part of one as soon as it is there."""
    decoder = codecs.getincrementaldecoder("utf-8")("surrogateescape")
    while piece := stream.readline(_PIECE):
        yield piece if isinstance(piece, str) else decoder.decode(piece)
    yield decoder.decode(b"", final=True)
