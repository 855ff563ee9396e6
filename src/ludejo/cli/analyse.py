"""`ludejo analyse`: what the computer thinks of a position, while it thinks and in the end."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Group
from rich.live import Live
from rich.table import Table
from rich.text import Text

from ludejo.cli.console import Terminal, visible
from ludejo.cli.exits import INTERRUPTED, NO_FILE, WRONG
from ludejo.cli.keeping import read_records, shown_name
from ludejo.cli.play import show_position
from ludejo.cli.telling import marks, name_of, tell_outcome, tell_standing
from ludejo.cli.words import MisuseError
from ludejo.engine import Analysis, KrucoAnalysis, Limits, Search, ShellAnalysis
from ludejo.engine.analysis import rounded
from ludejo.games import AnyRules, Colour, Game, GameError, split_moves

__all__ = ["Settings", "analyse_game", "game_of", "recorded_game"]

EVERY = 0.2
"""Seconds between two looks at the search."""

LEAST = 0.005
"""The least share of a mix that is shown: half of one in a hundred."""

LONGEST_LINE = 8
"""Turns of a continuation that are shown."""


@dataclass(frozen=True)
class Settings:
    """How to search."""

    limits: Limits
    lines: int
    threads: int
    seed: int


def game_of(terminal: Terminal, rules: AnyRules, position: str, moves: str) -> Game[Any, Any]:
    """Read a position and the moves after it.

    Raises:
        MisuseError: one of them cannot be read or played.
    """
    words = " ".join(split_moves(moves))
    text = f"position {position}" + (f" moves {words}" if words else "")
    try:
        return Game.read(rules, text)
    except GameError as error:
        wrong = terminal.messages("cli-usage-no-position", why=str(error))
        raise MisuseError(wrong) from None


def recorded_game(
    terminal: Terminal, path: Path, number: int, turn: int | None
) -> Game[Any, Any] | int:
    """Read a game from a file as it stood after so many turns; or say why not, by the code."""
    messages, name, count = terminal.messages, shown_name(path), 0
    try:
        for count, record in enumerate(read_records(path), 1):
            if count < number:
                continue
            if not record.game:
                break
            game = record.replay()
            if turn is not None and turn > len(game.turns):
                length = len(game.turns)
                wrong = messages("cli-replay-no-turn", game=str(number), count=str(length))
                terminal.complain(wrong)
                return WRONG
            while turn is not None and len(game.turns) > turn:
                game.undo()
            return game
    except OSError as error:
        why = error.strerror or str(error)
        terminal.complain(messages("cli-error-file", file=name, why=why))
        return NO_FILE
    terminal.complain(messages("cli-replay-no-game", file=name, count=count))
    return WRONG


def analyse_game(
    terminal: Terminal, game: Game[Any, Any] | int, settings: Settings, *, as_json: bool
) -> int:
    """Analyse a game, show what is found, and return the exit code."""
    if isinstance(game, int):
        return game
    if game.outcome is not None:
        if as_json:
            terminal.say(json.dumps({"outcome": game.outcome.as_dict()}))
        else:
            terminal.say(tell_outcome(game.outcome, terminal.messages))
        return 0
    if not as_json:
        last = marks(game.turns[-1]) if game.turns else frozenset()
        panel: list[str | Text] = list(tell_standing(game.position, terminal.messages))
        show_position(terminal, game.position, panel, last)
        terminal.say()
    search: Search[Any] = Search(
        game, seed=settings.seed, threads=settings.threads, lines=settings.lines
    )
    teller = _Teller(terminal, game)
    code = 0
    shown: AbstractContextManager[Live | None] = nullcontext()
    if terminal.out.is_terminal and not as_json:
        shown = Live(console=terminal.out, auto_refresh=False, transient=True)
    with shown as screen:
        try:
            for found in search.watch(settings.limits, every=EVERY):
                if screen is not None:
                    screen.update(teller.drawn(found), refresh=True)
        except KeyboardInterrupt:
            code = INTERRUPTED
    found = search.analysis
    if as_json:
        terminal.say(json.dumps(as_dict(found)))
    else:
        terminal.out.print(teller.drawn(found), soft_wrap=False)
    return code


class _Teller:
    """An analysis in words, in the language of the terminal."""

    def __init__(self, terminal: Terminal, game: Game[Any, Any]) -> None:
        self.messages = terminal.messages
        self.game = game

    def drawn(self, found: Analysis[Any, Any]) -> Group:
        """What is known, as the terminal shows it."""
        tables: list[Table | Text] = [Text(self._head(found)), self._values(found)]
        if isinstance(found, ShellAnalysis):
            tables.append(self._mixes(found))
            line = " ".join(self._moves(found.line))
            if line:
                tables.append(Text(self.messages("cli-analyse-line", moves=line)))
        elif isinstance(found, KrucoAnalysis):
            tables.append(self._variations(found))
        return Group(*tables)

    def _head(self, found: Analysis[Any, Any]) -> str:
        return self.messages(
            "cli-analyse-head",
            depth=found.depth,
            nodes=found.nodes,
            seconds=self.messages("cli-tenths", number=round(found.seconds, 1)),
        )

    def _values(self, found: Analysis[Any, Any]) -> Text:
        values = {colour.value: self._signed(found.values[colour]) for colour in Colour}
        known = "cli-analyse-exact" if found.exact else "cli-analyse-about"
        return Text(
            self.messages(known, **values, error=self._thousandths("", found.error)), style="bold"
        )

    def _mixes(self, found: ShellAnalysis) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0))
        for seat in Colour:
            mixed = [
                f"{portion.choice} {100 * portion.probability:.0f} %"
                for portion in found.options[seat]
                if portion.probability >= LEAST
            ]
            table.add_row(name_of(seat, self.messages), "  ".join(mixed))
        return table

    def _variations(self, found: KrucoAnalysis) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0))
        for seat, variations in found.options.items():
            for variation in variations:
                value = self._signed(variation.value)
                if variation.win_in is not None:
                    plies = abs(variation.win_in)
                    winner = name_of(seat if variation.win_in > 0 else seat.other, self.messages)
                    value = self.messages("cli-analyse-win", player=winner, plies=plies)
                moves = [str(move) for move in variation.moves[:LONGEST_LINE]]
                table.add_row(value, "  ".join(moves))
        return table

    def _signed(self, value: float) -> str:
        value = rounded(value, 3)
        return self._thousandths("-" if value < 0 else "+" if value > 0 else "", abs(value))

    def _thousandths(self, sign: str, size: float) -> str:
        return self.messages("cli-thousandths", sign=sign, number=round(size, 3))

    def _moves(self, line: tuple[Mapping[Colour, Any], ...]) -> list[str]:
        return [visible(self.game.rules.write_move(turn)) for turn in line[:LONGEST_LINE]]


def as_dict(found: Analysis[Any, Any]) -> dict[str, Any]:
    """An analysis as JSON has it."""
    told: dict[str, Any] = {
        "values": {seat.value: rounded(value, 6) for seat, value in found.values.items()},
        "error": round(found.error, 6),
        "exact": found.exact,
        "nodes": found.nodes,
        "depth": found.depth,
        "seconds": round(found.seconds, 6),
        "line": [{seat.value: str(choice) for seat, choice in turn.items()} for turn in found.line],
    }
    if isinstance(found, ShellAnalysis):
        told["options"] = {
            seat.value: [
                {
                    "choice": portion.choice,
                    "probability": round(portion.probability, 6),
                    "value": rounded(portion.value, 6),
                }
                for portion in portions
            ]
            for seat, portions in found.options.items()
        }
    elif isinstance(found, KrucoAnalysis):
        told["options"] = {
            seat.value: [
                {
                    "choice": str(variation.choice),
                    "value": rounded(variation.value, 6),
                    "win_in": variation.win_in,
                    "soonest": variation.soonest,
                    "line": [str(move) for move in variation.moves],
                }
                for variation in variations
            ]
            for seat, variations in found.options.items()
        }
    return told
