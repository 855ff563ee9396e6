"""A match: its games shared out over the processors, each counted as it ends."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from random import Random

from ludejo import __version__
from ludejo.arena.duel import Played, duel, opening, record_of, seats_of, writable
from ludejo.arena.errors import PlayerError
from ludejo.arena.ledger import TAG, tag
from ludejo.arena.players import Player
from ludejo.engine.errors import ProgramError
from ludejo.engine.limits import Limits
from ludejo.engine.protocol import Program
from ludejo.engine.searching import cores
from ludejo.games import AnyRules, Colour

GRACE = 10.0
"""Seconds that a choice may take longer than its limit, where nothing else is said."""

LONGEST = 500
"""Turns after which a game is drawn, where nothing else is said."""


@dataclass(frozen=True, kw_only=True)
class Match:
    """Two players, and how they play; not how often."""

    rules: AnyRules
    players: tuple[Player, Player]
    limits: Limits | None = None
    """For each choice; ``None`` leaves it to the players, as levels have their own."""
    seed: int = 1
    """Of the openings, and of the players' chance."""
    opening: int = 2
    """Turns (or plies) that are drawn by lot, the same ones in two games."""
    grace: float = GRACE
    """Seconds that a choice may take longer than ``limits.seconds``, or in all without that."""
    longest: int = LONGEST
    """Turns after which a game is drawn."""

    @property
    def settings(self) -> dict[str, object]:
        """What makes the match what it is: two matches with equal settings are the same one."""
        limits = self.limits or Limits()
        return {
            "ludejo": __version__,
            "game": self.rules.slug,
            "players": [player.name for player in self.players],
            "seconds": limits.seconds,
            "nodes": limits.nodes,
            "depth": limits.depth,
            "seed": self.seed,
            "opening": self.opening,
            "grace": self.grace,
            "longest": self.longest,
        }

    @property
    def patience(self) -> float:
        """Seconds after which a choice is too late."""
        seconds = self.limits.seconds if self.limits else None
        return self.grace + (seconds or 0.0)


async def run(
    match: Match,
    games: Iterable[int],
    counted: Callable[[Played], None],
    *,
    at_once: int | None = None,
) -> None:
    """Play games of a match, and count each as it ends.

    A player that crashes, hangs or answers nonsense loses that game, and is started anew for the
    next. A task that is cancelled ends all players; games that were not over are lost to the count
    and can be played later.

    Args:
        match: what is played.
        games: the numbers of the games, from 0.
        counted: is told of each game.
        at_once: how many games go on at the same time; otherwise one for each processor.

    Raises:
        PlayerError: a player cannot be started even once.
    """
    await _see_that_they_start(match)
    numbers = iter(games)
    tables = [_Table(match) for _ in range(at_once or cores())]
    try:
        async with asyncio.TaskGroup() as playing:
            for table in tables:
                playing.create_task(_play_at(table, numbers, counted))
    except BaseExceptionGroup as group:  # such as a full disk; each table would say the same
        raise group.exceptions[0] from None
    finally:  # here, where a table that fails does not disturb another that is being cleared
        await asyncio.gather(*(table.clear() for table in tables), return_exceptions=True)


async def _see_that_they_start(match: Match) -> None:
    for player in match.players:
        try:
            program = await player.start(match.rules)
        except ProgramError as error:
            raise PlayerError(str(error)) from None
        await program.close()


async def _play_at(
    table: _Table, numbers: Iterator[int], counted: Callable[[Played], None]
) -> None:
    for number in numbers:
        counted(await table.play(number))
    await table.clear()  # the other tables may play for long


class _Table:
    """Where game after game is played, by programs that stay as long as they behave."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.programs: dict[int, Program] = {}

    async def play(self, number: int) -> Played:
        match = self.match
        seats = seats_of(number)
        game = opening(match.rules, match.seed, number // 2, match.opening)
        begun = len(game.turns)
        ready: dict[Colour, Program | ProgramError] = {
            seat: await self._ready(player, number) for player, seat in enumerate(seats)
        }
        outcome, faults = await duel(
            game, ready, match.limits, patience=match.patience, longest=match.longest
        )
        names = {seat: match.players[player].name for player, seat in enumerate(seats)}
        tags = {
            "Round": str(number + 1),
            TAG: tag(match.settings),
            "OpeningTurns": str(begun),
        }
        record = record_of(game, outcome, names, tags, faults)
        return Played(
            number, record, seats, {seat: writable(fault) for seat, fault in faults.items()}
        )

    async def _ready(self, player: int, number: int) -> Program | ProgramError:
        """Have a player ready for a game, started anew if need be."""
        try:
            program = self.programs.get(player)
            if program is not None and not program.alive:
                await program.kill()  # with what it has started
                program = None
            if program is None:
                program = await self.match.players[player].start(self.match.rules)
                self.programs[player] = program
            if "seed" in program.options:
                dice = Random(f"player {self.match.seed} {number} {player}")  # noqa: S311 -- no secret
                await program.set_option("seed", dice.getrandbits(53))
            await program.new_game()
        except ProgramError as error:
            return error
        return program

    async def clear(self) -> None:
        programs, self.programs = self.programs, {}
        await asyncio.gather(
            *(program.close() for program in programs.values()), return_exceptions=True
        )
