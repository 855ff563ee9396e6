"""`ludejo replay`: the games of a file, turn by turn; with keys on a screen, else all in a row.

A record with a fault is shown as far as it goes, and then what is wrong with it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import typer
from rich.table import Table
from rich.text import Text

from ludejo.cli.check import tell_fault
from ludejo.cli.console import Terminal, visible
from ludejo.cli.exits import NO_FILE, WRONG
from ludejo.cli.keeping import STDIN, read_records, shown_name
from ludejo.cli.play import show_position
from ludejo.cli.telling import marks, name_of, tell_outcome, tell_standing, tell_turn
from ludejo.games import GAMES, Colour, Game
from ludejo.records import Branch, Record

__all__ = ["replay_file"]


def replay_file(
    terminal: Terminal, path: Path, number: int | None, turn: int | None, *, as_json: bool
) -> int:
    """Show the games of a file, and return the exit code.

    Args:
        terminal: where they are shown.
        path: the file; `-` is standard input, which then gives no keys.
        number: the one game to show, from 1; all of them if `None`.
        turn: the one board to show, the one after so many turns; all of them if `None`.
        as_json: whether programs read it, a line for each turn.
    """
    try:
        if terminal.interactive and str(path) != STDIN and not as_json:
            return _Browser(terminal, path, (number or 1) - 1, turn).run()
        return _print(terminal, path, number, turn, as_json=as_json)
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        why = error.strerror or str(error)
        terminal.complain(terminal.messages("cli-error-file", file=shown_name(path), why=why))
        return NO_FILE


def _print(
    terminal: Terminal, path: Path, wanted: int | None, turn: int | None, *, as_json: bool
) -> int:
    code = count = 0
    for count, record in enumerate(read_records(path), 1):
        if wanted not in {None, count}:
            continue
        replay = _Replay(record, count)
        if turn is not None and turn >= len(replay):
            terminal.complain(
                terminal.messages("cli-replay-no-turn", game=str(count), count=len(replay) - 1)
            )
            code = WRONG
        steps = range(len(replay)) if turn is None else range(turn, min(turn + 1, len(replay)))
        if not as_json:
            terminal.say(_heading(terminal, replay))
        for step in steps:
            if as_json:
                terminal.say(json.dumps(replay.as_dict(step)))
            else:
                _show_step(terminal, replay, step)
                terminal.say()
        if record.fault is not None:
            terminal.complain(tell_fault(record.fault, terminal))
            code = WRONG
        if wanted == count:
            return code
    if wanted is not None or not count:
        _no_game(terminal, path, count)
        code = WRONG
    return code


def _no_game(terminal: Terminal, path: Path, count: int) -> None:
    file = shown_name(path)
    terminal.complain(terminal.messages("cli-replay-no-game", file=file, count=count))


@dataclass
class _Replay:
    """A record played through: step 0 is the start, step n the board after n turns."""

    record: Record
    number: int
    game: Game[Any, Any] | None = field(init=False)

    def __post_init__(self) -> None:
        self.game = self.record.replay() if self.record.game in GAMES else None

    def __len__(self) -> int:
        return len(self.game.turns) + 1 if self.game else 0

    def as_dict(self, step: int) -> dict[str, Any]:
        """What a turn gives, as the referee says it."""
        found: dict[str, Any] = {"record": self.number, "step": step}
        if self.game is None or step == 0:
            return found | {"position": self.game and self.game.start.text}
        turn = self.game.turns[step - 1]
        return found | {"number": turn.before.number, "move": turn.move} | turn.as_dict()


def _heading(terminal: Terminal, replay: _Replay) -> Text:
    """Who played what, when."""
    record, messages = replay.record, terminal.messages
    title = messages(f"game-{record.game}" if replay.game else "cli-replay-nameless")
    players = " – ".join(
        f"{name_of(colour, messages)}: {record.tags[colour.value.capitalize()]}"
        for colour in Colour
    )
    known = [record.tags[name] for name in ("Event", "Site", "Date", "Round")]
    parts = [f"{replay.number}. {title}", players, *(tag for tag in known if "?" not in tag)]
    return Text(visible(" · ".join(parts)), style="bold")


def _show_step(terminal: Terminal, replay: _Replay, step: int) -> None:
    """Show a board, what led there, and what its players or readers have said of it."""
    if replay.game is None:
        return
    messages, record = terminal.messages, replay.record
    turn = replay.game.turns[step - 1] if step else None
    position = turn.position if turn else replay.game.start
    panel: list[str | Text] = []
    if turn is None:
        panel.append(Text(messages("cli-replay-start"), style="bold"))
        panel += record.comments
    else:
        heading = messages("cli-turn", number=str(turn.before.number), move=turn.move)
        panel.append(Text(heading, style="bold"))
        panel += [f"• {sentence}" for sentence in tell_turn(turn, messages)]
        panel += record.turns[step - 1].comments
    panel += list(_variations(terminal, record, step))
    panel.append("")
    panel += tell_standing(position, messages)
    if step == len(replay) - 1 and record.fault is None:
        outcome = record.outcome
        ending = tell_outcome(outcome, messages) if outcome else messages("cli-replay-open")
        panel.append(Text(ending, style="bold"))
    show_position(terminal, position, panel, marks(turn) if turn else frozenset())


def _variations(terminal: Terminal, record: Record, step: int) -> Iterator[str]:
    """The variations that leave in place of the turn at this step."""
    here = Branch(0, record.turns[step - 1].number) if step else None
    for line in record.lines[1:]:
        if line.branch == here:
            moves = " ".join(entry.move for entry in line.turns)
            yield terminal.messages("cli-replay-variation", moves=moves)


class _Browser:
    """A file on a screen, one board at a time, moved through with keys."""

    def __init__(self, terminal: Terminal, path: Path, index: int, turn: int | None) -> None:
        self.terminal = terminal
        self.path = path
        self.index = index
        self.step = turn or 0
        self._records = read_records(path)
        self._replays: list[_Replay] = []
        self._help = False

    def run(self) -> int:
        """Show boards until the person leaves, and return the exit code."""
        if self._replay(self.index) is None:
            _no_game(self.terminal, self.path, len(self._replays))
            return WRONG
        while True:
            self._show()
            key = typer.getchar()
            if key in {"q", "Q", "\x1b", "\x04"}:
                break
            self._pressed(key)
        faults = [replay for replay in self._replays if replay.record.fault]
        return WRONG if faults else 0

    def _replay(self, index: int) -> _Replay | None:
        """The game with this index; the file is read only as far as that."""
        while len(self._replays) <= index:
            record = next(self._records, None)
            if record is None:
                return None
            self._replays.append(_Replay(record, len(self._replays) + 1))
        return self._replays[index]

    def _pressed(self, key: str) -> None:
        last = len(self._replays[self.index]) - 1
        self._help = key in {"?", "h"} and not self._help
        match key:
            case " " | "n" | "\r" | "\x1b[C" | "\x1b[B" | "\x1bOC" | "\x1bOB":
                self.step += 1
            case "p" | "b" | "\x7f" | "\x1b[D" | "\x1b[A" | "\x1bOD" | "\x1bOA":
                self.step -= 1
            case "g" | "0" | "\x1b[H" | "\x1bOH" | "\x1b[1~":
                self.step = 0
            case "G" | "$" | "\x1b[F" | "\x1bOF" | "\x1b[4~":
                self.step = last
            case "]" | "N" | "\x1b[6~" if self._replay(self.index + 1):
                self.index, self.step = self.index + 1, 0
            case "[" | "P" | "\x1b[5~" if self.index:
                self.index, self.step = self.index - 1, 0
        self.step = max(0, min(self.step, len(self._replays[self.index]) - 1))

    def _show(self) -> None:
        replay = self._replays[self.index]
        self.step = min(self.step, max(len(replay) - 1, 0))
        messages = self.terminal.messages
        self.terminal.out.clear()
        self.terminal.say(_heading(self.terminal, replay))
        _show_step(self.terminal, replay, self.step)
        fault = replay.record.fault
        if fault is not None and self.step >= len(replay) - 1:
            self.terminal.complain(tell_fault(fault, self.terminal))
        count = {"step": str(self.step), "last": str(max(len(replay) - 1, 0))}
        self.terminal.say(Text(messages("cli-replay-keys", **count), style="dim"))
        if self._help:
            table = Table.grid(padding=(0, 2, 0, 2))
            for what in ("next", "back", "start", "end", "game", "leave"):
                keys = Text(messages(f"cli-replay-keys-{what}"), style="bold")
                table.add_row(keys, messages(f"cli-replay-key-{what}"))
            self.terminal.out.print(table)
