"""A record: a played game, what is told of it, and what else could have been played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Self

from ludejo.games import AnyRules, Game, Outcome, Reason, rules_of
from ludejo.records import limits
from ludejo.records.clocks import Clocks
from ludejo.records.errors import FormError, LimitError, RecordError, TagError, TurnError
from ludejo.records.escapes import check_text
from ludejo.records.result import Result, settle

ROSTER: Mapping[str, str] = {
    "Event": "?",
    "Site": "?",
    "Date": "????.??.??",
    "Round": "?",
    "Black": "?",
    "White": "?",
}
"""The tags that every record has, in their order, and their values where nothing is known."""

RESERVED = ("Game", "Result", "Termination", "Position")
"""The tags that a record has as fields of its own."""

_ORDER = {name: place for place, name in enumerate([*ROSTER, "Language"])}
_LETTERS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
_NAME_SIGNS = _LETTERS | frozenset("0123456789_")


class Tags(Mapping[str, str]):
    """What is told of a game as a whole: names and values, frozen and in canonical order.

    The roster comes first and is always there (`ROSTER`), then Language, then the other names
    sorted.

    Raises:
        TagError: a name is reserved, or no name at all.
        FormError: a value holds what no record can hold.
        LimitError: there are too many tags, or one is too long.
    """

    __slots__ = ("_values",)

    def __init__(self, values: Mapping[str, str] | None = None, /) -> None:
        """Take the tags, and fill the roster with its unknown values."""
        given = dict(values or {})
        for name, value in given.items():
            check_tag(name, value)
        if len(given.keys() - ROSTER.keys()) > limits.TAGS:
            raise LimitError("limit", f"a record has at most {limits.TAGS} tags beside the roster")
        names = sorted({*ROSTER, *given}, key=lambda name: (_ORDER.get(name, len(_ORDER)), name))
        self._values = {name: given[name] if name in given else ROSTER[name] for name in names}

    def __getitem__(self, name: str) -> str:
        """The value of a tag."""
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        """The names in their order."""
        return iter(self._values)

    def __len__(self) -> int:
        """How many tags there are, the roster included."""
        return len(self._values)

    def __hash__(self) -> int:
        """Equal for equal tags."""
        return hash(tuple(self._values.items()))

    def __repr__(self) -> str:
        """An expression that makes the tags again."""
        return f"Tags({self._values!r})"


def check_tag(name: str, value: str) -> None:
    """See whether a record can have this tag among the others.

    Raises:
        TagError: the name is reserved, or no name at all.
        FormError: the value holds what no record can hold.
        LimitError: the name or the value is too long.
    """
    if name in RESERVED:
        raise TagError("tag-reserved", f"{name} is no free tag: it is a field of the record")
    if not name or name[0] not in _LETTERS or not _NAME_SIGNS.issuperset(name):
        raise TagError(
            "tag-name",
            f"{name!r} is no name of a tag: it has only A–Z, a–z, 0–9 and _, a letter first",
        )
    if len(name) > limits.NAME:
        raise LimitError("limit", f"the name of a tag has at most {limits.NAME} characters")
    check_text(value, f"the tag {name}", limits.VALUE)


@dataclass(frozen=True, slots=True)
class Entry:
    """A turn as it stands in a record.

    Raises:
        FormError: a comment is empty or holds what no record can hold, or a glyph is out of range.
        LimitError: a comment is too long.
    """

    number: int
    """The number of the turn (What the Shell) or ply (Kruco), as the position counts it."""
    move: str
    """The canonical text of the move."""
    glyphs: tuple[int, ...] = ()
    """PGN's numeric glyphs, 0–255, each once, sorted."""
    clocks: Clocks | None = None
    comments: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Sort the glyphs, and see whether a record can hold everything."""
        object.__setattr__(self, "glyphs", tuple(sorted(set(self.glyphs))))
        for glyph in self.glyphs:
            check_glyph(glyph)
        for comment in self.comments:
            check_comment(comment)


def check_glyph(glyph: int) -> None:
    """See whether there is such a glyph.

    Raises:
        FormError: it is out of range.
    """
    if not 0 <= glyph <= limits.GLYPH:
        raise FormError("glyph", f"glyphs are $0 to ${limits.GLYPH}, not ${glyph}")


def check_comment(comment: str) -> None:
    """See whether a record can hold this comment.

    Raises:
        FormError: it is empty, or holds what no record can hold.
        LimitError: it is too long.
    """
    if not comment:
        raise FormError("comment", "a comment has at least one character")
    check_text(comment, "a comment", limits.COMMENT)


@dataclass(frozen=True, slots=True)
class Branch:
    """Where a variation leaves: instead of the turn with this number in that line."""

    line: int
    """The index of the line in the record."""
    turn: int
    """The number of the turn that the variation replaces."""


@dataclass(frozen=True, slots=True)
class Line:
    """Turns one after the other: those of the game, or a variation.

    Raises:
        FormError: a comment is empty or holds what no record can hold, or a variation has no turn.
        TurnError: the numbers of the turns do not follow each other.
        LimitError: a comment is too long.
    """

    turns: tuple[Entry, ...] = ()
    comments: tuple[str, ...] = ()
    """What is said before the first turn."""
    branch: Branch | None = None
    """Where the variation leaves; ``None`` for the main line."""

    def __post_init__(self) -> None:
        """See whether the turns follow each other."""
        for comment in self.comments:
            check_comment(comment)
        if self.branch is not None and not self.turns:
            raise FormError("variation", "a variation has at least one turn")
        if self.turns:
            first = self.turns[0].number if self.branch is None else self.branch.turn
            for number, entry in enumerate(self.turns, first):
                if entry.number != number:
                    raise TurnError("number", f"a turn is numbered {entry.number}, not {number}")


@dataclass(frozen=True, slots=True)
class Record:
    """A played game: one is read, written, and replayed.

    A record that was read has been played through by the rules, every variation too. One that is
    put together by hand is only as good as its maker; `check` plays it through.

    The lines stand in the order in which they begin in the text: the main line first, every
    variation before those that begin after it, so that no line comes before the one it leaves.

    Raises:
        RecordError: the parts do not make a record. (The rules are not asked here.)
    """

    game: str
    """The slug of the game; empty in a record whose fault leaves no game to replay."""
    tags: Tags = field(default_factory=Tags)
    start: str | None = None
    """The position the game began from, as text; ``None`` for the game's own start."""
    lines: tuple[Line, ...] = (Line(),)
    """The main line, then the variations."""
    result: Result = Result.OPEN
    termination: Reason | None = None
    """Why the game is over; ``None`` while it is not."""
    fault: RecordError | None = None
    """What the reader could not get over. Then the lines hold the turns before it, and the result
    is what the rules say of them."""

    def __post_init__(self) -> None:
        """See whether the lines hang together and the record is not too large."""
        if not self.lines or self.lines[0].branch is not None:
            raise FormError("variation", "a record's first line is the main line")
        _check_order(self.lines)
        _check_size(self)

    @property
    def turns(self) -> tuple[Entry, ...]:
        """The turns of the game, without the variations."""
        return self.lines[0].turns

    @property
    def comments(self) -> tuple[str, ...]:
        """What is said before the first turn."""
        return self.lines[0].comments

    @property
    def rules(self) -> AnyRules:
        """The rules of the game.

        Raises:
            UnknownGameError: there is no game of this slug.
        """
        return rules_of(self.game)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, by the rules or around them; ``None`` if it is not finished."""
        if self.termination is None:
            return None
        return Outcome(self.result.winner, self.termination)

    @property
    def headers(self) -> Mapping[str, str]:
        """All the tags as they are written, the fields of the record among them, in order."""
        tags = dict(self.tags)
        headers = {"Game": self.game}
        headers |= {name: tags.pop(name) for name in ROSTER}
        headers["Result"] = self.result.value
        if self.termination is not None:
            headers["Termination"] = self.termination.value
        if self.start is not None:
            headers["Position"] = self.start
        return headers | tags

    def replay(self, line: int = 0) -> Game[Any, Any]:
        """Play the game by the rules, or the game with one variation.

        Args:
            line: the index of the line to follow to its end.

        Raises:
            GameError: the record was put together by hand, and wrongly.
        """
        entries: list[Entry] = list(reversed(self.lines[line].turns))
        branch = self.lines[line].branch
        while branch is not None:
            parent = self.lines[branch.line]
            before = branch.turn - parent.turns[0].number
            entries += reversed(parent.turns[:before])
            branch = parent.branch
        start = None if self.start is None else self.rules.read_position(self.start)
        game = Game(self.rules, start)
        for entry in reversed(entries):
            game.play_text(entry.move)
        return game

    @classmethod
    def from_game(
        cls,
        game: Game[Any, Any],
        tags: Mapping[str, str] | None = None,
        outcome: Outcome | None = None,
    ) -> Self:
        """The record of a game.

        Args:
            game: what was played.
            tags: what is told of it (players, date, …).
            outcome: how it ended, where the board does not show it (resignation, time, …).

        Raises:
            TagError, FormError, LimitError: a record cannot hold these tags or so long a game.
            ResultError: the outcome does not agree with the rules.
        """
        ending = game.outcome if outcome is None else outcome
        result = Result.of(ending)
        termination = settle(
            game.outcome,
            result,
            None if ending is None else ending.reason,
            simultaneous=game.rules.simultaneous,
        )
        turns = tuple(Entry(turn.before.number, turn.move) for turn in game.turns)
        return cls(
            game.rules.slug,
            Tags(tags),
            None if game.start == game.rules.start else game.start.text,
            (Line(turns),),
            result,
            termination,
        )


def _check_order(lines: tuple[Line, ...]) -> None:
    """See whether every variation leaves a line before it, in the order of the text."""
    path = [(0, 0)]  # the lines around the last one, outermost first, and where each was left last
    for index, line in enumerate(lines[1:], 1):
        branch = line.branch
        if branch is None:
            raise FormError("variation", f"line {index} leaves no line; only the first may do so")
        while path and path[-1][0] != branch.line:
            path.pop()
        if not path or branch.turn < path[-1][1]:
            raise FormError(
                "variation", f"line {index}, leaving line {branch.line}, is out of the text's order"
            )
        turns = lines[branch.line].turns
        if not turns or not 0 <= branch.turn - turns[0].number < len(turns):
            raise FormError("variation", f"line {branch.line} has no turn {branch.turn} to replace")
        path[-1] = (branch.line, branch.turn)
        path.append((index, 0))


def _check_size(record: Record) -> None:
    """See whether the parts together are not too large."""
    turns = sum(len(line.turns) for line in record.lines)
    comments = [
        comment
        for line in record.lines
        for said in (line.comments, *(entry.comments for entry in line.turns))
        for comment in said
    ]
    words = sum(map(len, comments)) + sum(map(len, record.tags.values()))
    for size, most, what in (
        (turns, limits.TURNS, "turns, those of the variations included"),
        (len(comments), limits.COMMENTS, "comments"),
        (words, limits.WORDS, "characters in comments and tags"),
    ):
        if size > most:
            raise LimitError("limit", f"a record has at most {most} {what}, not {size}")
