"""`ludejo match`: two programs play many games, and what they are worth is told."""

from __future__ import annotations

import asyncio
import json
from contextlib import AbstractContextManager, nullcontext
from math import isinf
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludejo.arena import (
    ArenaError,
    Ledger,
    LedgerError,
    Match,
    OtherMatchError,
    Played,
    Score,
    run,
)
from ludejo.arena.duel import seats_of
from ludejo.cli.console import Terminal, visible
from ludejo.cli.exits import INTERRUPTED, MISUSE, NO_FILE
from ludejo.engine.analysis import rounded
from ludejo.records import to_dict

__all__ = ["play_match"]

MOST_TOLD = 10
"""Faults that are told one by one."""

_REFUSALS = {
    "no-file": "cli-match-no-file",
    "no-record": "cli-match-no-record",
    "busy": "cli-match-busy",
}


def play_match(
    terminal: Terminal,
    match: Match,
    games: int,
    path: Path | None,
    at_once: int | None,
    *,
    as_json: bool,
) -> int:
    """Play the games that are not in the file yet, tell the score, and return the exit code."""
    try:
        with nullcontext() if path is None else Ledger(path, match.settings) as ledger:
            standing = _Standing(terminal, match, games, ledger, as_json=as_json)
            return standing.play(at_once)
    except OtherMatchError as error:
        differences = "; ".join(
            f"{name}: {_plain(there)} ≠ {_plain(due)}"
            for name, (there, due) in error.differences.items()
        )
        terminal.complain(
            terminal.messages("cli-match-differs", file=str(path), differences=differences)
        )
        return NO_FILE
    except LedgerError as error:
        why = _REFUSALS[error.kind]
        terminal.complain(terminal.messages(why, file=str(path), line=str(error.line)))
        return NO_FILE
    except ArenaError as error:
        terminal.complain(terminal.messages("cli-match-no-player", why=str(error)))
        return MISUSE
    except OSError as error:
        why = error.strerror or str(error)
        terminal.complain(terminal.messages("cli-error-file", file=str(path), why=why))
        return NO_FILE


class _Standing:
    """How a match stands, and its telling."""

    def __init__(
        self,
        terminal: Terminal,
        match: Match,
        games: int,
        ledger: Ledger | None,
        *,
        as_json: bool,
    ) -> None:
        self.terminal = terminal
        self.messages = terminal.messages
        self.match = match
        self.games = games
        self.ledger = ledger
        self.as_json = as_json
        self.points: dict[int, float] = {}
        self.faults: dict[int, list[int]] = {0: [], 1: []}
        self.told: list[str] = []
        self.progress: Progress | None = None
        self.task: Any = None
        for number, result in (ledger.results if ledger else {}).items():
            if number < games:
                seats = seats_of(number)
                self.points[number] = 0.5 if result == "draw" else float(result == seats[0])
                for seat in ledger.faults[number] if ledger else ():
                    self.faults[[*map(str, seats)].index(seat)].append(number)

    @property
    def score(self) -> Score:
        points = list(self.points.values())
        return Score(points.count(1.0), points.count(0.5), points.count(0.0))

    def play(self, at_once: int | None) -> int:
        """Play what is left, and tell how it stands then."""
        left = [number for number in range(self.games) if number not in self.points]
        if self.points and not self.as_json:
            self.terminal.say(self.messages("cli-match-goes-on", count=len(self.points)))
        code = 0
        with self._shown() as shown:
            if shown is not None:
                self.progress = shown
                self.task = shown.add_task(
                    "", total=self.games, completed=len(self.points), score=""
                )
            try:
                if left:
                    asyncio.run(run(self.match, left, self._count, at_once=at_once))
            except KeyboardInterrupt:
                code = INTERRUPTED
        self._tell(interrupted=bool(code))
        return code

    def _shown(self) -> AbstractContextManager[Progress | None]:
        if not self.terminal.err.is_terminal or self.as_json:
            return nullcontext()
        return Progress(
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[score]}"),
            TimeRemainingColumn(elapsed_when_finished=True),
            console=self.terminal.err,
        )

    def _count(self, played: Played) -> None:
        """A game is over: write it down, then count it."""
        if self.ledger is not None:
            self.ledger.add(played.number, played.record)
        self.points[played.number] = played.points
        for seat, fault in played.faults.items():
            player = played.seats.index(seat)
            self.faults[player].append(played.number)
            self.told.append(
                self.messages(
                    "cli-match-fault",
                    game=str(played.number + 1),
                    player=self.match.players[player].name,
                    why=fault,
                )
            )
        if self.as_json:
            seats = {
                seat.value: self.match.players[player].name
                for player, seat in enumerate(played.seats)
            }
            faults = {seat.value: fault for seat, fault in played.faults.items()}
            found = {
                "game": played.number + 1,
                **seats,
                "result": played.record.result.value,
                "termination": played.record.termination,
                "turns": len(played.record.turns),
                "faults": faults,
            }
            if self.ledger is None:
                found["record"] = to_dict(played.record)
            self.terminal.say(json.dumps(found))
        elif self.progress is not None:
            self.progress.update(self.task, completed=len(self.points), score=self._short())

    def _short(self) -> str:
        score = self.score
        low, high = score.interval
        return visible(
            self.messages(
                "cli-match-score",
                share=self._of_hundred(score.share),
                low=self._of_hundred(low),
                high=self._of_hundred(high),
            )
        )

    def _of_hundred(self, share: float) -> str:
        return self.messages("cli-tenths", number=round(100 * share, 1))

    def _tell(self, *, interrupted: bool) -> None:
        score = self.score
        if self.as_json:
            self.terminal.say(json.dumps(self._as_dict()))
            return
        first, second = (player.name for player in self.match.players)
        self.terminal.say(
            self.messages(
                "cli-match-counts",
                first=first,
                second=second,
                games=score.games,
                wins=score.wins,
                draws=score.draws,
                losses=score.losses,
            )
        )
        if score.games:
            self.terminal.say(self._short())
            low, high = map(_signed, score.elo_interval)
            self.terminal.say(
                self.messages("cli-match-elo", elo=_signed(score.elo), low=low, high=high)
            )
        for told in self.told[:MOST_TOLD]:
            self.terminal.complain(told)
        for player, numbers in self.faults.items():
            if numbers:
                name = self.match.players[player].name
                self.terminal.complain(
                    self.messages("cli-match-faults", player=name, count=len(numbers))
                )
        if interrupted:
            kept = "cli-match-kept" if self.ledger is not None else "cli-match-not-kept"
            self.terminal.say(self.messages(kept))

    def _as_dict(self) -> dict[str, Any]:
        score = self.score
        return {
            "players": [player.name for player in self.match.players],
            "games": score.games,
            "wins": score.wins,
            "draws": score.draws,
            "losses": score.losses,
            "faults": [len(numbers) for numbers in self.faults.values()],
            "score": round(score.share, 6),
            "interval": [round(bound, 6) for bound in score.interval],
            "elo": _finite(score.elo),
            "elo_interval": [_finite(bound) for bound in score.elo_interval],
        }


def _plain(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _signed(elo: float) -> str:
    return ("+∞" if elo > 0 else "-∞") if isinf(elo) else f"{round(elo):+d}"


def _finite(elo: float) -> float | None:
    return None if isinf(elo) else rounded(elo, 3)
