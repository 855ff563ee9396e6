"""Writing records: one canonical text for each."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ludejo.records.errors import FormError
from ludejo.records.escapes import CLOCK, escape_comment, escape_string
from ludejo.records.record import Entry, Record
from ludejo.records.tree import Begin, End, Played, walk

WIDTH = 80
"""How many characters a line of turns has at most, where it can be broken."""

# A single space inside a comment, where a line may be broken: a reader takes the break for the
# space. Not before a bracket or a percent sign, which mean something at the beginning of a line.
_BREAK = re.compile(r"(?<! ) (?![ \[%])")


def write(record: Record) -> str:
    """Write a record as text: always the same text for the same record, ending with a newline.

    Several records make a text by standing one after the other, a blank line between them.

    Raises:
        FormError: the record has a fault. (What is whole of it can be written after
            ``dataclasses.replace(record, fault=None)``.)
    """
    if record.fault is not None:
        raise FormError("fault", f"a record with a fault is not written: {record.fault}")
    tags = [f'[{name} "{escape_string(value)}"]\n' for name, value in record.headers.items()]
    return f"{''.join(tags)}\n{_wrap(_pieces(record))}\n"


def _wrap(pieces: list[str]) -> str:
    lines: list[str] = []
    line, length = [pieces[0]], len(pieces[0])
    for piece in pieces[1:]:
        if length + 1 + len(piece) <= WIDTH:
            line.append(piece)
            length += 1 + len(piece)
        else:
            lines.append(" ".join(line))
            line, length = [piece], len(piece)
    return "\n".join([*lines, " ".join(line)])


def _pieces(record: Record) -> list[str]:
    """The turns and the result, in pieces between which a line may be broken."""
    simultaneous = record.rules.simultaneous
    pieces: list[str] = []
    opening = ""
    for step in walk(record.lines):
        words: list[str] = []
        match step:
            case End(line=line) if line.branch is not None:
                pieces[-1] += ")"
            case Begin(line=line):
                opening += "(" if line.branch else ""
                words = [piece for comment in line.comments for piece in _comment(comment)]
            case Played(entry=entry):
                words = list(_turn(entry, simultaneous=simultaneous))
        if words:
            words[0] = opening + words[0]
            opening = ""
            pieces += words
    return [*pieces, record.result.value]


def _turn(entry: Entry, *, simultaneous: bool) -> Iterator[str]:
    move, *order = entry.move.split(" ")
    yield f"{entry.number}. {move}"
    yield from order
    for glyph in entry.glyphs:
        yield f"${glyph}"
    if entry.clocks is not None:
        yield f"{{{CLOCK} {entry.clocks.write(simultaneous=simultaneous)}]}}"
    for comment in entry.comments:
        yield from _comment(comment)


def _comment(comment: str) -> list[str]:
    return _BREAK.split(f"{{{escape_comment(comment)}}}")
