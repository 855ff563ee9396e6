"""Reading records: a text in, one record after the other out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import islice
from typing import Any, TypeVar

from ludejo.games import GAMES, Game, PositionError, Reason, UnknownGameError, rules_of
from ludejo.records import limits
from ludejo.records.errors import (
    FormError,
    LimitError,
    RecordError,
    ResultError,
    TagError,
    bare,
    shorten,
)
from ludejo.records.escapes import CLOCK, EscapeError, check_text, unescape
from ludejo.records.lines import Source, lines_of
from ludejo.records.record import RESERVED, ROSTER, Record, Tags, check_tag
from ludejo.records.result import Result, settle
from ludejo.records.scanner import Kind, Place, Scanner, Token
from ludejo.records.tree import Builder, salvage

E = TypeVar("E", bound=StrEnum)

_BEGINNING = Place(1, 1)
_RESULTS = frozenset(Result)
_CLOCK = re.compile(re.escape(CLOCK) + r"(?:[ \t]+(?P<times>[^\[\]]*?)[ \t]*\])?")


def read(source: Source, name: str = "<record>", *, strict: bool = False) -> Iterator[Record]:
    """Read records one after the other; the text is read only as far as they are asked for.

    A record with a fault comes out with its ``fault`` set and the turns before it; the reader goes
    on with the next record.

    Args:
        source: a text, or a stream; of bytes (UTF-8) rather than of text, so that bytes that are
            not UTF-8 are a fault in one record and not the end of all.
        name: what errors call the text, such as the name of its file.
        strict: whether a fault is raised.

    Raises:
        RecordError: there is a fault, and ``strict`` was asked for.
    """
    reader = _Reader(Scanner(lines_of(source)), name)
    while (record := reader.record()) is not None:
        if strict and record.fault is not None:
            raise record.fault
        yield record


def read_one(source: Source, name: str = "<record>") -> Record:
    """Read a text that is exactly one record.

    Raises:
        RecordError: it has a fault, or is none, or more follows.
    """
    records = list(islice(read(source, name, strict=True), 2))
    if len(records) != 1:
        found = "another follows" if records else "there is none"
        error = FormError("count", f"one record is due, and {found}")
        error.file = name
        raise error
    return records[0]


@dataclass(slots=True)
class _Draft:
    """A record that is being read."""

    tags: dict[str, Token] = field(default_factory=dict)
    """The tags as they stand."""
    in_tags: bool = False
    """Whether the reader stands among the tags, or at what was to be one."""
    game: str = ""
    """The slug of the game, once it can be played: then the start is known too."""
    start: str | None = None
    result: Result | None = None
    """What the tag Result says."""
    termination: Reason | None = None
    builder: Builder | None = None
    words: list[str] = field(default_factory=list)
    """The words of the turn that has been read but not played."""
    where: Place = _BEGINNING
    """Where that turn begins."""

    @property
    def free(self) -> Tags:
        """The tags besides the record's own fields."""
        return Tags({name: tag.text for name, tag in self.tags.items() if name not in RESERVED})


class _Reader:
    """Reads records off a scanner."""

    def __init__(self, scanner: Scanner, name: str) -> None:
        self._scanner = scanner
        self._name = name
        self._held: Token | None = None  # read, but not dealt with yet
        self._where = _BEGINNING  # of what is being dealt with
        self._lost: _Draft | None = None  # a record with a fault, while its rest is not skipped

    def record(self) -> Record | None:
        """The next record, or ``None`` at the end of the text."""
        if self._lost is not None:
            self._skip(self._lost)
            self._lost = None
        draft = _Draft()
        try:
            first = self._first(draft)
            return None if first is None else self._read(draft, first)
        except RecordError as fault:
            return self._broken(draft, fault)

    def _broken(self, draft: _Draft, fault: RecordError) -> Record:
        """The record as far as it goes."""
        if draft.builder is not None:
            try:
                self._play(draft, draft.builder)  # what had been read before the fault
            except RecordError as earlier:
                fault, self._where = earlier, draft.where
        fault.file = self._name
        fault.line, fault.column = self._where
        self._lost = draft
        return salvage(draft.game, draft.free, draft.start, draft.builder, fault)

    def _skip(self, lost: _Draft) -> None:
        """Pass over the rest of a record after its fault."""
        if self._held is not None and self._held.kind is Kind.TAG:
            return  # the next record has begun
        self._held = None
        self._scanner.skip(in_tags=lost.in_tags, seen_game="Game" in lost.tags)

    def _token(self, draft: _Draft) -> Token:
        """The next word."""
        if self._held is not None:
            token, self._held = self._held, None
        else:
            try:
                token = self._scanner.token()
            except RecordError:
                self._where = self._scanner.place
                if draft.builder is None:
                    sign = self._scanner.sign
                    draft.in_tags = sign == "[" or (draft.in_tags and not sign)
                raise
        self._where = token.place
        return token

    def _first(self, draft: _Draft) -> Token | None:
        """The first tag of the next record; comments before it belong to no record."""
        while (token := self._token(draft)).kind is not Kind.TAG:
            if token.kind is Kind.END:
                return None
            if token.kind not in {Kind.COMMENT, Kind.REMARK}:
                raise TagError(
                    "tag-missing",
                    "this belongs to no record; right would be the tags that a record begins with, "
                    "[Game …] among them",
                )
        return token

    def _read(self, draft: _Draft, first: Token) -> Record:
        self._read_tags(draft, first)
        builder = draft.builder = Builder(self._game(draft), sum(map(len, draft.free.values())))
        while (token := self._token(draft)).kind not in {Kind.TAG, Kind.END}:
            if token.kind is Kind.WORD and self._word(draft, builder, token):
                continue
            self._play(draft, builder)
            match token.kind:
                case Kind.WORD:
                    return self._end(draft, builder, Result(token.text))
                case Kind.NUMBER:
                    builder.expect(token.text.lstrip("0"))
                case Kind.GLYPH:
                    builder.glyph(int(token.text))
                case Kind.COMMENT:
                    self._comment(builder, token)
                case Kind.REMARK if token.text:
                    builder.comment(token.text)
                case Kind.OPEN:
                    builder.open()
                case Kind.CLOSE:
                    builder.close()
        self._held = token
        self._play(draft, builder)
        raise _endless(builder)

    def _read_tags(self, draft: _Draft, token: Token) -> None:
        draft.in_tags = True
        free = 0
        while token.kind is Kind.TAG:
            name = token.name
            if name in draft.tags:
                if name == "Game":  # of the next record
                    self._held = token
                    raise ResultError(
                        "result-missing", "the record ends without its turns and result"
                    )
                raise TagError("tag-twice", f"the tag {name} stands here for the second time")
            free += name not in ROSTER and name not in RESERVED
            if free > limits.TAGS:
                raise LimitError(
                    "limit", f"a record has at most {limits.TAGS} tags beside the roster"
                )
            if name in RESERVED:
                check_text(token.text, f"the tag {name}", limits.VALUE)
            else:
                check_tag(name, token.text)
            draft.tags[name] = token
            token = self._token(draft)
        draft.in_tags = False
        self._held = token

    def _game(self, draft: _Draft) -> Game[Any, Any]:
        """Begin the game that the tags tell of, and see to the other tags that have a meaning."""
        if "Game" not in draft.tags:
            self._where = next(iter(draft.tags.values())).place
            raise TagError(
                "tag-missing", f"the record has no tag Game; right would be {' or '.join(GAMES)}"
            )
        try:
            rules = rules_of(self._value(draft, "Game"))
        except UnknownGameError as error:
            raise TagError("game-unknown", str(error)) from bare(error)
        start = rules.start
        if "Position" in draft.tags:
            try:
                start = rules.read_position(self._value(draft, "Position"))
            except PositionError as error:
                raise TagError("position", str(error)) from bare(error)
        draft.game = rules.slug
        draft.start = None if start == rules.start else start.text
        if "Result" in draft.tags:
            draft.result = _member(Result, "Result", self._value(draft, "Result"))
        if "Termination" in draft.tags:
            draft.termination = _member(Reason, "Termination", self._value(draft, "Termination"))
        return Game(rules, start)

    def _value(self, draft: _Draft, name: str) -> str:
        tag = draft.tags[name]
        self._where = tag.place_of(0)
        return tag.text

    def _word(self, draft: _Draft, builder: Builder, token: Token) -> bool:
        """Take a word of a turn; tells whether it is one, and not the result."""
        word = token.text
        if word in _RESULTS:
            return False
        if word[0] in "x*":
            if not draft.words:
                raise FormError(
                    "stray",
                    f"'{shorten(word)}' belongs to an order of captures, which stands right behind "
                    "its move",
                )
        else:
            self._play(draft, builder)
            draft.where = token.place
        draft.words.append(word)
        if len(draft.words) > limits.ORDER:
            draft.words.clear()
            raise LimitError("limit", f"a turn has at most {limits.ORDER} words")
        return True

    def _play(self, draft: _Draft, builder: Builder) -> None:
        """Play the turn that has been read, if one has."""
        if draft.words:
            here, self._where = self._where, draft.where
            move = " ".join(draft.words)
            draft.words.clear()
            builder.play(move)
            self._where = here

    def _comment(self, builder: Builder, token: Token) -> None:
        """Say a comment without its clock command, and set the clocks by that."""
        said: list[str] = []
        start = 0
        for command in [*_CLOCK.finditer(token.text), None]:
            raw = token.text[start : command.start() if command else None]
            begin = start + len(raw) - len(raw.lstrip(" \t"))
            try:
                said.append(unescape(raw.strip(" \t")))
            except EscapeError as error:
                self._where = token.place_of(begin + error.offset)
                raise FormError("escape", str(error)) from None
            if command:
                self._where = token.place_of(command.start())
                builder.clocks(command["times"] or "")
                start = command.end()
        comment = " ".join(filter(None, said))
        self._where = token.place
        if comment:
            builder.comment(comment)

    def _end(self, draft: _Draft, builder: Builder, result: Result) -> Record:
        """The record, now that its result is there."""
        if builder.depth:
            raise _endless(builder)
        termination = settle(
            builder.outcome,
            result,
            draft.termination,
            simultaneous=rules_of(draft.game).simultaneous,
        )
        if draft.result not in {None, result}:
            raise ResultError(
                "result-differs",
                f"the turns end with '{result}', but the tag Result says '{draft.result}': "
                "right would be the same in both",
            )
        return Record(draft.game, draft.free, draft.start, builder.lines(), result, termination)


def _endless(builder: Builder) -> RecordError:
    """The error of turns that are not followed by the result."""
    if builder.depth:
        return FormError(
            "variation-open", f"{builder.depth} variations have no end; that many ')' are due"
        )
    right = "black, white, draw or *"
    if builder.outcome is not None:
        right = f"'{Result.of(builder.outcome)}', by the rules"
    return ResultError("result-missing", f"the result is missing: right would be {right}")


def _member(kind: type[E], name: str, value: str) -> E:
    try:
        return kind(value)
    except ValueError:
        raise TagError(
            f"{name.lower()}-unknown",
            f"no {name} is '{shorten(value)}': right would be {', '.join(kind)}",
        ) from None
