"""The tree of turns: walked in the order of the text, and built while the rules look on.

Both keep their own stacks, so that variations may nest as deep as they like.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from ludejo.games import AnyTurn, Colour, Game, GameError, GameOverError, MoveError, Outcome
from ludejo.records import limits
from ludejo.records.clocks import Clocks
from ludejo.records.errors import FormError, LimitError, RecordError, TurnError, bare, shorten
from ludejo.records.record import Branch, Entry, Line, Record, Tags, check_comment, check_glyph
from ludejo.records.result import Result


@dataclass(frozen=True, slots=True)
class Begin:
    """In the text, a line begins here."""

    index: int
    line: Line


@dataclass(frozen=True, slots=True)
class Played:
    """In the text, a turn of a line stands here, with what is said of it."""

    index: int
    entry: Entry


@dataclass(frozen=True, slots=True)
class End:
    """In the text, a line ends here."""

    index: int
    line: Line


Step: TypeAlias = Begin | Played | End


def walk(lines: Sequence[Line]) -> Iterator[Step]:
    """Give the lines and their turns in the order of the text: a variation after its turn."""
    leaving: dict[tuple[int, int], list[int]] = defaultdict(list)
    for index, line in enumerate(lines):
        if line.branch is not None:
            leaving[line.branch.line, line.branch.turn].append(index)
    stack = [_steps(0, lines, leaving)]
    while stack:
        step = next(stack[-1], None)
        if step is None:
            stack.pop()
        elif isinstance(step, int):
            stack.append(_steps(step, lines, leaving))
        else:
            yield step


def _steps(
    index: int, lines: Sequence[Line], leaving: Mapping[tuple[int, int], list[int]]
) -> Iterator[Step | int]:
    """The steps of one line, and the indices of the variations between them."""
    yield Begin(index, lines[index])
    for entry in lines[index].turns:
        yield Played(index, entry)
        yield from leaving.get((index, entry.number), ())
    yield End(index, lines[index])


@dataclass(slots=True)
class _Entry:
    """A turn while more is still said of it."""

    number: int
    move: str
    movers: tuple[Colour, ...]
    glyphs: set[int] = field(default_factory=set)
    clocks: Clocks | None = None
    comments: list[str] = field(default_factory=list)

    def entry(self) -> Entry:
        return Entry(self.number, self.move, tuple(self.glyphs), self.clocks, tuple(self.comments))


@dataclass(slots=True)
class _Line:
    """A line that is still growing."""

    branch: Branch | None = None
    comments: list[str] = field(default_factory=list)
    turns: list[_Entry] = field(default_factory=list)

    def line(self) -> Line:
        return Line(tuple(turn.entry() for turn in self.turns), tuple(self.comments), self.branch)


class Builder:
    """Builds the lines of a record from what its text says, and plays every turn by the rules.

    What an error finds unfinished stays as it was: `lines` gives the turns before it.
    """

    def __init__(self, game: Game[Any, Any], words: int = 0) -> None:
        """Begin with the main line of a game that has no turn yet.

        Args:
            game: the game; turns are played and taken back in it.
            words: how many characters the tags have, which count among those of the comments.
        """
        self._game = game
        self._lines = [_Line()]
        self._open: list[tuple[int, AnyTurn | None]] = [(0, None)]
        self._turns = 0
        self._comments = 0
        self._words = words

    @property
    def number(self) -> int:
        """The number of the turn that comes next in the line being built."""
        return self._game.position.number  # type: ignore[no-any-return]  # of an Any position

    @property
    def depth(self) -> int:
        """How many variations are open."""
        return len(self._open) - 1

    @property
    def outcome(self) -> Outcome | None:
        """The outcome by the rules after the line being built."""
        return self._game.outcome

    @property
    def _line(self) -> _Line:
        return self._lines[self._open[-1][0]]

    def expect(self, number: str) -> None:
        """See whether the next turn has this number.

        Raises:
            TurnError: it has another.
        """
        if number != str(self.number):
            error = TurnError(
                "number", f"the number is {shorten(number)}; right would be {self.number}"
            )
            error.turn = self.number
            raise error

    def play(self, move: str) -> None:
        """Add a turn to the line.

        Raises:
            TurnError: it cannot be read, or the rules do not allow it.
            LimitError: there are too many turns.
        """
        self._turns += 1
        if self._turns > limits.TURNS:
            raise LimitError(
                "limit",
                f"a record has at most {limits.TURNS} turns, those of the variations included",
            )
        number = self.number
        if len(move) > limits.MOVE:
            raise _turn_error(
                "turn-unreadable",
                number,
                MoveError(f"'{shorten(move)}' is longer than any move", move),
            )
        try:
            if self._game.outcome is not None:
                raise GameOverError(move, self._game.position, self._game.outcome)
            choices = self._game.rules.read_move(move, self._game.position)
        except GameError as error:
            code = "turn-after-end" if isinstance(error, GameOverError) else "turn-unreadable"
            raise _turn_error(code, number, error) from bare(error)
        try:
            turn = self._game.play(choices)
        except GameError as error:
            raise _turn_error("turn-illegal", number, error) from bare(error)
        self._line.turns.append(_Entry(number, turn.move, turn.before.due))

    def glyph(self, glyph: int) -> None:
        """Mark the last turn with a glyph.

        Raises:
            FormError: there is no such glyph, or the line has no turn yet.
        """
        check_glyph(glyph)
        self._last("a glyph").glyphs.add(glyph)

    def clocks(self, text: str) -> None:
        """Tell the time left after the last turn, as in a clock command.

        Raises:
            FormError: the times cannot be read, or the line has no turn yet, or one with times.
            LimitError: a time is too long.
        """
        entry = self._last("a clock command")
        self._set(entry, Clocks.read(text, entry.movers))

    def set_clocks(self, clocks: Clocks) -> None:
        """Tell the time left after the last turn.

        Raises:
            FormError: one is of a player whose choice the turn was not.
        """
        entry = self._last("a clock command")
        for seat in Colour:
            if seat not in entry.movers and clocks.of(seat) is not None:
                raise FormError(
                    "clock", f"{entry.movers[0]} played this turn: no time of {seat}'s stands here"
                )
        self._set(entry, clocks)

    def _set(self, entry: _Entry, clocks: Clocks) -> None:
        if entry.clocks is not None:
            raise FormError("clock", "a turn has one clock command, and this is the second")
        entry.clocks = clocks

    def comment(self, comment: str) -> None:
        """Say something of the last turn, or of the line if it has none yet.

        Raises:
            FormError, LimitError: no record can hold this comment.
        """
        check_comment(comment)
        self._comments += 1
        self._words += len(comment)
        if self._comments > limits.COMMENTS or self._words > limits.WORDS:
            raise LimitError(
                "limit",
                f"a record has at most {limits.COMMENTS} comments, and {limits.WORDS} characters "
                "in comments and tags",
            )
        line = self._line
        (line.turns[-1].comments if line.turns else line.comments).append(comment)

    def _last(self, what: str) -> _Entry:
        if not self._line.turns:
            raise FormError("stray", f"{what} belongs to the turn before it, and there is none")
        return self._line.turns[-1]

    def open(self) -> None:
        """Begin a variation that replaces the last turn.

        Raises:
            FormError: the line has no turn yet.
        """
        if not self._line.turns:
            raise FormError("stray", "a variation replaces the turn before it, and there is none")
        turn = self._game.undo()
        self._lines.append(_Line(Branch(self._open[-1][0], turn.before.number)))
        self._open.append((len(self._lines) - 1, turn))

    def close(self) -> None:
        """End the variation, and return to the turn that it replaced.

        Raises:
            FormError: no variation is open, or it has no turn.
        """
        if not self.depth:
            raise FormError("stray", "')' ends a variation, and none is open")
        if not self._line.turns:
            raise FormError("variation", "a variation has at least one turn")
        self._leave()

    def _leave(self) -> None:
        for _ in self._line.turns:
            self._game.undo()
        _, replaced = self._open.pop()
        if replaced is not None:
            self._game.play(replaced.choices)

    def abandon(self) -> None:
        """Return to the main line, whatever is open."""
        while self.depth:
            self._leave()

    def lines(self) -> tuple[Line, ...]:
        """The lines as they are; a variation that is only just begun is left out."""
        whole = self._lines if self._lines[-1].turns else self._lines[:-1]
        return tuple(line.line() for line in whole or self._lines)


def _turn_error(code: str, number: int, error: GameError) -> TurnError:
    found = TurnError(code, str(error))
    found.turn = number
    return found


def salvage(
    game: str, tags: Tags, start: str | None, builder: Builder | None, fault: RecordError
) -> Record:
    """What there is of a record with a fault: the turns before it, and what the rules say to it."""
    lines: tuple[Line, ...] = (Line(),)
    outcome = None
    if builder is not None:
        lines = builder.lines()
        builder.abandon()
        outcome = builder.outcome
    reason = None if outcome is None else outcome.reason
    return Record(game, tags, start, lines, Result.of(outcome), reason, bare(fault))
