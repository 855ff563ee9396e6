"""Matches: two players, many games, on all processors.

A player is a program that speaks the protocol (``docs/protocol.md``); the house's own levels and
its search are such programs too, so that a match is fair and a crash is nobody else's. Colours
change after each game, and each two games begin from the same few turns, drawn by the seed.

>>> from ludejo.arena import Score
>>> score = Score(wins=60, draws=20, losses=20)
>>> score.share, [round(bound, 3) for bound in score.interval]
(0.7, [0.604, 0.781])
>>> round(score.elo), [round(bound) for bound in score.elo_interval]
(147, [73, 221])
"""

from __future__ import annotations

from ludejo.arena.duel import Played
from ludejo.arena.errors import ArenaError, LedgerError, OtherMatchError, PlayerError
from ludejo.arena.ledger import Ledger
from ludejo.arena.match import Match, run
from ludejo.arena.players import Player
from ludejo.arena.score import Score

__all__ = [
    "ArenaError",
    "Ledger",
    "LedgerError",
    "Match",
    "OtherMatchError",
    "Played",
    "Player",
    "PlayerError",
    "Score",
    "run",
]
