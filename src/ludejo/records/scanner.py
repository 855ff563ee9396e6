"""The words of a text of records, one after the other, each with its place."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from ludejo.records import limits
from ludejo.records.errors import FormError, LimitError, RecordError, shorten
from ludejo.records.escapes import UNTEXT, EscapeError, name_untext, unescape


class Kind(Enum):
    """The kinds of words."""

    TAG = auto()
    """``[Name "value"]``"""
    COMMENT = auto()
    """``{…}``, its text still escaped"""
    REMARK = auto()
    """``;`` and the rest of the line, which stands for itself"""
    NUMBER = auto()
    """``12.``"""
    GLYPH = auto()
    """``$1`` or ``!``"""
    OPEN = auto()
    """``(``"""
    CLOSE = auto()
    """``)``"""
    WORD = auto()
    """a move, a part of its order of captures, or the result"""
    END = auto()
    """the end of the text"""


class Place(NamedTuple):
    """A place in the text: line and column, both from 1."""

    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Token:
    """A word of the text."""

    kind: Kind
    text: str
    """What it says: a tag's value, a comment without its braces, a number without dots, …"""
    place: Place
    name: str = ""
    """The name of a tag."""
    parts: tuple[tuple[int, Place], ...] = ()
    """For a tag or comment: from which offset in its text on which place in the file is meant."""

    def place_of(self, offset: int) -> Place:
        """Where a character of a comment's text stands in the file."""
        part, place = self.parts[bisect_right(self.parts, offset, key=lambda part: part[0]) - 1]
        return Place(place.line, place.column + offset - part)


WHITE = " \t\v\f\u00a0\ufeff"
"""What separates words, besides the ends of lines."""

SHORTHANDS = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}
"""The glyphs that have signs of their own."""

_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_TAG_LINE = re.compile(rf'[{WHITE}]*\[[{WHITE}]*(?P<name>{_NAME.pattern})[{WHITE}]*"')
_WHITE = re.compile(f"[{WHITE}]*")
_STRING = re.compile(r'"(?P<raw>(?:[^"\\]|\\.)*)"')
_NUMBER = re.compile(rf"(?P<text>[0-9]+)(?:[{WHITE}]*\.+|(?=[{WHITE}{{}}();\[\]$!?]|$))")
_WORD = re.compile(rf"(?P<text>[^{WHITE}{{}}();\[\]$!?]+)")
_GLYPH = re.compile(r"\$(?P<number>[0-9]*)")
_SHORTHAND = re.compile(r"[!?]+")
_ONE = {"(": Kind.OPEN, ")": Kind.CLOSE}


class Scanner:
    """Gives the words of a text; holds one line of it, and all lines of an open comment."""

    def __init__(self, lines: Iterator[str]) -> None:
        """Begin before the first line."""
        self._lines = lines
        self._line = ""
        self._at = 0
        self._number = 0
        self._pending: RecordError | None = None
        self._ended = False
        self.sign = ""
        """The first character of the word being read; none while the next one is looked for."""
        self._special: Mapping[str, Callable[[Place], Token]] = {
            "[": self._tag,
            "{": self._comment,
            ";": self._remark,
            "(": self._one,
            ")": self._one,
            "$": self._glyph,
            "!": self._shorthand,
            "?": self._shorthand,
        }

    @property
    def place(self) -> Place:
        """How far the text has been read."""
        return Place(max(self._number, 1), self._at + 1)

    def _next_line(self) -> bool:
        """Go to the next line; tells whether there is one.

        Raises:
            FormError: the line before held what no text holds, and was cut there.
            LimitError: the line before was too long.
        """
        if self._pending is not None:
            error, self._pending = self._pending, None
            raise error
        line = next(self._lines, None)
        if line is None:
            self._ended = True
            return False
        self._number += 1
        bad = UNTEXT.search(line)
        if bad is not None:
            self._pending = FormError("text", f"the text holds {name_untext(bad[0])}")
            line = line[: bad.start()]
        elif len(line) > limits.LINE:
            self._pending = LimitError("limit", f"a line has at most {limits.LINE} characters")
            line = line[: limits.LINE]
        self._line, self._at = line, 0
        return True

    def token(self) -> Token:
        """Read the next word.

        Raises:
            FormError, LimitError: it cannot be read; `place` is where.
        """
        self.sign = ""
        while True:
            self._skip_white()
            if self._at == len(self._line):
                if self._ended or not self._next_line():
                    return Token(Kind.END, "", self.place)
            elif self._at == 0 and self._line[0] == "%":
                self._at = len(self._line)
            else:
                return self._word()

    def _skip_white(self) -> None:
        match = _WHITE.match(self._line, self._at)
        self._at = match.end() if match else self._at

    def _word(self) -> Token:
        self.sign, place = self._line[self._at], self.place
        special = self._special.get(self.sign)
        if special is not None:
            return special(place)
        kind, pattern = Kind.NUMBER, _NUMBER
        match = pattern.match(self._line, self._at)
        if match is None:
            kind, pattern = Kind.WORD, _WORD
            match = pattern.match(self._line, self._at)
        if match is None:
            raise FormError("stray", f"'{self.sign}' ends nothing that has begun")
        self._at = match.end()
        return Token(kind, match["text"], place)

    def _one(self, place: Place) -> Token:
        self._at += 1
        return Token(_ONE[self.sign], self.sign, place)

    def _remark(self, place: Place) -> Token:
        text = self._line[self._at + 1 :].strip(" \t")
        self._at = len(self._line)
        return Token(Kind.REMARK, text, place)

    def _glyph(self, place: Place) -> Token:
        match = _GLYPH.match(self._line, self._at)
        digits = (match["number"] if match else "").lstrip("0")[:10]
        if match is None or not match["number"] or int(digits or "0") > limits.GLYPH:
            raise FormError("glyph", f"a glyph is $ and a number from 0 to {limits.GLYPH}")
        self._at = match.end()
        return Token(Kind.GLYPH, digits or "0", place)

    def _shorthand(self, place: Place) -> Token:
        match = _SHORTHAND.match(self._line, self._at)
        signs = match[0] if match else ""
        if signs not in SHORTHANDS:
            raise FormError("glyph", f"'{shorten(signs)}' is none of {' '.join(SHORTHANDS)}")
        self._at += len(signs)
        return Token(Kind.GLYPH, str(SHORTHANDS[signs]), place)

    def _tag(self, place: Place) -> Token:
        self._at += 1
        self._skip_white()
        name = _NAME.match(self._line, self._at)
        if name is None:
            raise self._broken("a tag begins with '[' and its name of A–Z, a–z, 0–9 and _")
        self._at = name.end()
        self._skip_white()
        if not self._line.startswith('"', self._at):
            raise self._broken(
                f"the name of the tag {shorten(name[0])} is followed by its value in quotes"
            )
        value = _STRING.match(self._line, self._at)
        if value is None:
            raise self._broken(
                f"the value of the tag {shorten(name[0])} has no end; a quote is due on its line"
            )
        start = self._at + 1
        try:
            text = unescape(value["raw"])
        except EscapeError as error:
            self._at = start + error.offset
            raise FormError("escape", str(error)) from None
        self._at = value.end()
        self._skip_white()
        if not self._line.startswith("]", self._at):
            raise self._broken(f"the tag {shorten(name[0])} ends with ']' after its value")
        self._at += 1
        parts = ((0, Place(place.line, start + 1)),)
        return Token(Kind.TAG, text, place, name[0], parts)

    def _broken(self, cause: str) -> RecordError:
        """The error of a tag that cannot be read, or that of the line if it was cut here."""
        if self._pending is not None:
            self._at = len(self._line)
            error, self._pending = self._pending, None
            return error
        return FormError("tag", cause)

    def _comment(self, place: Place) -> Token:
        self._at += 1
        pieces: list[str] = []
        parts: list[tuple[int, Place]] = []
        length = 0
        while True:
            end = self._line.find("}", self._at)
            raw = self._line[self._at : len(self._line) if end < 0 else end]
            piece = raw.strip(" \t")
            if piece:
                column = self._at + 1 + len(raw) - len(raw.lstrip(" \t"))
                length += bool(pieces)
                parts.append((length, Place(self._number, column)))
                pieces.append(piece)
                length += len(piece)
            if end >= 0:
                self._at = end + 1
                text = " ".join(pieces)
                return Token(Kind.COMMENT, text, place, parts=tuple(parts) or ((0, place),))
            self._at = len(self._line)
            if length > 6 * limits.COMMENT:  # as much as the escapes of the longest can be
                raise LimitError(
                    "limit", f"the comment from line {place.line} is longer than {limits.COMMENT}"
                )
            if not self._next_line():
                raise FormError(
                    "comment-open", f"the comment from line {place.line} has no end; a }} is due"
                )
            if _TAG_LINE.match(self._line):
                raise FormError(
                    "comment-open",
                    f"the comment from line {place.line} has no end before this tag; a }} is due",
                )

    def skip(self, *, in_tags: bool, seen_game: bool) -> None:
        """Go to the next line that begins the tags of a record.

        Args:
            in_tags: whether we stand among the tags of a record; its others are passed over first.
            seen_game: whether its Game was among them, so that another one is a new record's.
        """
        fresh = self._at == 0 and self._number > 0 and not self._ended
        while fresh or self._skip_line():
            fresh = False
            tag = _TAG_LINE.match(self._line)
            if not in_tags:
                if tag:
                    return
            elif tag is None:
                sign = self._line.strip(WHITE)[:1]
                in_tags = sign in {"", "["} or self._line.startswith("%")
            elif tag["name"] == "Game":
                if seen_game:
                    return
                seen_game = True

    def _skip_line(self) -> bool:
        self._pending = None
        self._at = len(self._line)
        return self._next_line()
