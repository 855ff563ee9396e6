"""Records to test with: made by playing, with everything in them that a record can hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from hypothesis import strategies as st

from ludejo.games import GAMES, Colour, Game, Outcome, Reason
from ludejo.records import Branch, Clocks, Entry, Line, Record, Result, Tags

ODD = [
    *("{", "}", "[", "]", "(", ")", ";", "%", "\\", '"', "*", "$1", "!", "#", "  ", " ", "\t", "/"),
    *("\n", "\r", "\r\n", "\n\n", "\v", "\f", "\x1f", "\x7f", "\x85", "\xa0", "\u2028", "\ufeff"),
    *("\u202e", "\u2066", "\u200f", "שלום", "ĉiuĵaŭde", "🐢", "e\u0301", "\U0010ffff", "\ufffe"),
    *('[Event "x"]', '\n[Game "kruco"]\n', "[%clk", "[%clk 0:00:01]", "[%eval 3]", "\\u0041"),
    *("\n% left out?", "black", "1. E5:D4", "*b2", "xd4", "several words of a usual length"),
]

WORDS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=9)

TEXTS = st.lists(st.sampled_from(ODD) | WORDS, max_size=9).map("".join)
"""Texts as odd as they come."""

COMMENTS = st.lists(TEXTS.filter(bool), max_size=2).map(tuple)
NAMES = st.from_regex(r"[A-Za-z][A-Za-z0-9_]{0,9}", fullmatch=True)
TAGS = st.dictionaries(
    st.sampled_from(["Event", "Date", "Black", "White", "Language"]) | NAMES, TEXTS, max_size=5
).map(
    lambda tags: Tags(
        {
            name: value
            for name, value in tags.items()
            if name not in {"Game", "Result", "Termination", "Position"}
        }
    )
)
GLYPHS = st.lists(st.integers(0, 255), max_size=2).map(tuple)
TIMES = st.none() | st.integers(0, 3_600_000_000) | st.integers(0, 100).map(lambda s: 1000 * s)


class Grower:
    """Grows the lines of a record by playing legal turns."""

    def __init__(self, draw: Callable[[st.SearchStrategy[Any]], Any], game: Game[Any, Any]) -> None:
        self._draw = draw
        self._game = game
        self.lines: list[Line] = []

    def grow(self, branch: Branch | None = None, depth: int = 0) -> None:
        index = len(self.lines)
        self.lines.append(Line())
        comments = self._draw(COMMENTS)
        turns: list[Entry] = []
        for _ in range(self._draw(st.integers(branch is not None, 4))):
            due = self._game.due
            if not due:
                break
            turns.append(self._entry(due))
            if depth < 3 and self._draw(st.integers(0, 3)) == 0:
                turn = self._game.undo()
                for _ in range(self._draw(st.integers(1, 2))):
                    self.grow(Branch(index, turn.before.number), depth + 1)
                self._game.play(turn.choices)
        self.lines[index] = Line(tuple(turns), comments, branch)
        if branch is not None:
            for _ in turns:
                self._game.undo()

    def _entry(self, due: tuple[Colour, ...]) -> Entry:
        choices = {}
        for seat in due:
            legal = self._game.legal(seat)
            choices[seat] = legal[self._draw(st.integers(0, len(legal) - 1))]
        turn = self._game.play(choices)
        times = {seat.value: self._draw(TIMES) for seat in due}
        clocks = Clocks(**times) if any(time is not None for time in times.values()) else None
        return Entry(
            turn.before.number, turn.move, self._draw(GLYPHS), clocks, self._draw(COMMENTS)
        )


STARTS = {
    "what-the-shell": [
        "9/9/9/9/9/9/9/9/9 - 1",
        "9/2b1w4/3e5/9/4e4/9/5bw2/9/9 D7,E5 17",
        "bbbb5/wwww5/9/9/9/9/9/9/9 - 5",
    ],
    "kruco": [
        "wwwwwwww/wwwwwwww/8/8/8/8/bbbbbbbb/bbbbbbbb 7/7/7/7/7/7/7 b 0,0 1",
        "8/8/b7/6w1/8/8/8/8 7/7/7/7/7/7/7 w 1,0 40",
        "8/8/3w4/2w1b3/3b4/8/8/8 7/7/7/2b4/7/7/7 b 4,2 9",
    ],
}


def endings(game: Game[Any, Any]) -> list[Outcome | None]:
    """All the ways in which the record of a game may end."""
    if game.outcome is not None:
        return [game.outcome]
    won = [
        Outcome(winner, reason)
        for winner in Colour
        for reason in (Reason.RESIGNATION, Reason.TIME, Reason.ABANDONMENT)
    ]
    drawn = [Reason.AGREEMENT, Reason.ABANDONMENT]
    if game.rules.simultaneous:
        drawn += [Reason.RESIGNATION, Reason.TIME]
    return [None, *won, *(Outcome(None, reason) for reason in drawn)]


@st.composite
def records(draw: st.DrawFn) -> Record:
    """A record of a short game, with variations, and odd texts wherever there can be any."""
    rules = GAMES[draw(st.sampled_from(sorted(GAMES)))]
    start = rules.read_position(draw(st.sampled_from(STARTS[rules.slug])))
    game = Game(rules, start)
    grower = Grower(draw, game)
    grower.grow()
    ending = draw(st.sampled_from(endings(game)))
    return Record(
        rules.slug,
        draw(TAGS),
        None if start == rules.start else start.text,
        tuple(grower.lines),
        Result.of(ending),
        None if ending is None else ending.reason,
    )


def long_game(turns: int) -> list[str]:
    """Moves of a game of Kruco that never repeats a position: at most 13,120."""

    def counting(rank: int, way: int) -> Iterator[str]:
        # Eight pieces, one a file, count in three ranks as digits of a ternary Gray code.
        digits, steps = [0] * 8, [1] * 8
        while True:
            for place, file in enumerate("abcdefgh"):
                digit = digits[place] + steps[place]
                if digit in {0, 1, 2}:
                    yield f"{file}{rank + way * digits[place]}-{file}{rank + way * digit}"
                    digits[place] = digit
                    break
                steps[place] = -steps[place]

    both = (counting(2, 1), counting(7, -1))
    return [next(both[number % 2]) for number in range(turns)]
