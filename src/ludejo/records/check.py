"""Playing a whole record through by the rules."""

from __future__ import annotations

from typing import Any

from ludejo.games import Game, PositionError, Reason, UnknownGameError, rules_of
from ludejo.records.errors import RecordError, ResultError, TagError, bare
from ludejo.records.record import Entry, Record
from ludejo.records.result import settle
from ludejo.records.tree import Begin, Builder, End, Played, salvage, walk


def check(record: Record) -> Record:
    """Play a record through by the rules, all its variations too.

    Gives the record with every move in its canonical spelling, without a start that is the game's
    own, and with the reason of a result by rule.

    Raises:
        RecordError: the game, the position, a turn or the result is not right; ``path`` says where
            in the JSON twin.
    """
    found = played(record)
    if found.fault is not None:
        raise found.fault
    return found


def played(record: Record) -> Record:
    """Play a record through by the rules like `check`, but give what is wrong as its fault.

    Then the turns before the fault are what is left of it.
    """
    try:
        game = _begin(record)
    except TagError as fault:
        return salvage("", record.tags, None, None, fault)
    start = None if game.start == game.rules.start else game.start.text
    builder = Builder(game, sum(map(len, record.tags.values())))
    try:
        _build(builder, record)
        termination = _settle(builder, record)
    except RecordError as fault:
        return salvage(record.game, record.tags, start, builder, fault)
    return Record(record.game, record.tags, start, builder.lines(), record.result, termination)


def _begin(record: Record) -> Game[Any, Any]:
    try:
        rules = rules_of(record.game)
    except UnknownGameError as error:
        raise _placed(TagError("game-unknown", str(error)), "/game") from bare(error)
    try:
        return Game(rules, None if record.start is None else rules.read_position(record.start))
    except PositionError as error:
        raise _placed(TagError("position", str(error)), "/position") from bare(error)


def _settle(builder: Builder, record: Record) -> Reason | None:
    try:
        return settle(
            builder.outcome,
            record.result,
            record.termination,
            simultaneous=record.rules.simultaneous,
        )
    except ResultError as error:
        wrong = "/termination" if error.code == "termination-wrong" else "/result"
        raise _placed(error, wrong) from None


def _build(builder: Builder, record: Record) -> None:
    """Play the lines in the order of the text."""
    seen = [0] * len(record.lines)  # how many turns of each line
    for step in walk(record.lines):
        path = f"/lines/{step.index}"
        try:
            match step:
                case Begin(line=line):
                    if line.branch is not None:
                        builder.open()
                    for comment in line.comments:
                        builder.comment(comment)
                case End(line=line):
                    if line.branch is not None:
                        builder.close()
                case Played(index=index, entry=entry):
                    path += f"/turns/{seen[index]}"
                    seen[index] += 1
                    _play(builder, entry)
        except RecordError as error:
            raise _placed(error, path) from error.__cause__


def _play(builder: Builder, entry: Entry) -> None:
    builder.expect(str(entry.number))
    builder.play(entry.move)
    for glyph in entry.glyphs:
        builder.glyph(glyph)
    if entry.clocks is not None:
        builder.set_clocks(entry.clocks)
    for comment in entry.comments:
        builder.comment(comment)


def _placed(error: RecordError, path: str) -> RecordError:
    if error.path is None:
        error.path = path
    return error
