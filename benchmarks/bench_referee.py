"""The referee's speed, beside python-chess in the same run, on one core.

Medians over positions met in play: games of random legal choices, from the start.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import chess

from benchmarks.measuring import Figure, machine, median_of, microseconds, report
from ludejo.games import Game, kruco, shell

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludejo.games import AnyRules

LUDEJO = Path(sys.executable).with_name("ludejo")
SHELL_GAMES, KRUCO_GAMES, CHESS_GAMES = 60, 4, 12
LONGEST = 120


def played(rules: AnyRules, dice: random.Random) -> Game[Any, Any]:
    """Play one game at random, not longer than LONGEST turns."""
    game: Game[Any, Any] = Game(rules)
    while game.due and len(game.turns) < LONGEST:
        game.play({seat: dice.choice(game.legal(seat)) for seat in game.due})
    return game


def shell_turns(games: list[Game[Any, Any]]) -> Iterator[float]:
    """Time each turn of these games, played anew."""
    for game in games:
        again: Game[Any, Any] = Game(shell.RULES)
        for turn in game.turns:
            yield microseconds(again.play, turn.choices)


def kruco_moves(games: list[Game[Any, Any]]) -> Iterator[float]:
    """Time finding the legal moves of each position, captures resolved, nothing remembered."""
    for game in games:
        for turn in game.turns:
            position = kruco.Position.read(turn.before.text)
            yield microseconds(position.legal, position.to_move)


def chess_moves(dice: random.Random) -> Iterator[float]:
    """Time finding the legal moves of chess positions met in the same way."""
    for _ in range(CHESS_GAMES):
        board = chess.Board()
        while not board.is_game_over() and board.ply() < LONGEST:
            yield microseconds(list, board.legal_moves)
            board.push(dice.choice(list(board.legal_moves)))


def chess_perft(board: chess.Board, depth: int) -> int:
    """Count lines, leaves without playing them, as our perft does."""
    if depth == 1:
        return board.legal_moves.count()
    nodes = 0
    for move in board.legal_moves:
        board.push(move)
        nodes += chess_perft(board, depth - 1)
        board.pop()
    return nodes


def referee_rate(games: list[Game[Any, Any]], *, ahead: bool) -> float:
    """Turns a second through `ludejo referee`: each asked when the last is answered, or ahead."""
    lines = [
        json.dumps({"do": "play", "position": turn.before.text, "move": turn.move}) + "\n"
        for game in games
        for turn in game.turns
    ]
    with subprocess.Popen(
        [LUDEJO, "referee", "what-the-shell"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as referee:
        assert referee.stdin is not None
        assert referee.stdout is not None
        referee.stdin.write('{"do":"legal","position":"start"}\n')
        referee.stdin.flush()
        referee.stdout.readline()
        began = time.perf_counter()
        if ahead:
            answers, _ = referee.communicate("".join(lines))
        else:
            answers = ""
            for line in lines:
                referee.stdin.write(line)
                referee.stdin.flush()
                answers += referee.stdout.readline()
        seconds = time.perf_counter() - began
    assert answers.count("\n") == len(lines)
    assert "error" not in answers
    return len(lines) / seconds


def figures() -> Iterator[Figure]:
    """Measure one thing after the other."""
    dice = random.Random(1)
    shells = [played(shell.RULES, dice) for _ in range(SHELL_GAMES)]
    krucos = [played(kruco.RULES, dice) for _ in range(KRUCO_GAMES)]

    turn = median_of(shell_turns(shells))
    yield Figure("What the Shell: a turn", turn, "µs", "at most", 150)
    ours, theirs = median_of(kruco_moves(krucos)) / 1000, median_of(chess_moves(dice)) / 1000
    yield Figure("Kruco: legal moves, captures resolved", ours, "ms", "at most", 3)
    yield Figure("  beside it: chess, legal moves of python-chess", theirs, "ms")

    began = time.process_time()
    nodes = kruco.perft(kruco.RULES.start, 3)
    ours = nodes / (time.process_time() - began)
    began = time.process_time()
    nodes = chess_perft(chess.Board(), 4)
    theirs = nodes / (time.process_time() - began)
    yield Figure("Kruco: perft(3), leaves a second", ours, "1/s", peer=theirs)

    rate = referee_rate(shells, ahead=False)
    yield Figure("ludejo referee: turns, one at a time", rate, "1/s", "at least", 2500)
    yield Figure("ludejo referee: turns, asked ahead", referee_rate(shells, ahead=True), "1/s")


if __name__ == "__main__":
    report(f"The referee. {machine('chess')}", figures())
