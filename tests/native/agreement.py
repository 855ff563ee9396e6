"""The referee's word on long games, to hold a second engine against.

Games are random, lean to captures, begin on scattered boards, or go round in circles. What the
referee says of each step comes as questions with their answers; the second engine says the same.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, NamedTuple

from ludejo.engine import _native
from ludejo.games import BLACK, WHITE, Colour, Game, kruco, shell
from ludejo.games.kruco import POINTS, SQUARES, Men
from ludejo.games.shell import PLACES

LONGEST = 200
"""Plies after which a game is left."""


class Asked(NamedTuple):
    """A question in the words of the native face, and what the referee answers."""

    function: str
    arguments: tuple[Any, ...]
    answer: dict[str, Any]
    plies: int = 0
    """How many plies, not told before, the answer tells of."""


def before(game: Game[Any, Any], turns: int) -> str:
    """The game's text as it was after so many turns."""
    moves = " ".join(turn.move for turn in game.turns[:turns])
    return f"position {game.start.text}" + (f" moves {moves}" if moves else "")


def captures(function: str, position: str, move: str) -> bool:
    """Whether a move lifts something, by the quickest engine: to lean on, not to rely on."""
    return '"capture"' in getattr(_native, function)(f"position {position}", move)


def as_a_game(rules: str, game: Game[Any, Any], dice: Random) -> Iterator[Asked]:
    """Ask for some turn of the whole game, and for the last one: repetition needs the past."""
    for turns in {len(game.turns), dice.randrange(len(game.turns)) + 1} if game.turns else ():
        turn = game.turns[turns - 1]
        yield Asked(f"{rules}_play", (before(game, turns - 1), turn.move), turn.as_dict())


# --- What the Shell ---


def shell_scattered(dice: Random) -> shell.Position:
    """Any board: thin or crowded, few eggs or many."""
    crowd, signs = dice.random(), dice.choice(["bw", "bbbw", "bwe", "bwee"])
    signed = {place: dice.choice(signs) for place in PLACES if dice.random() < crowd}
    black, white = (frozenset(p for p in signed if signed[p] == sign) for sign in "bw")
    eggs = [place for place in signed if signed[place] == "e"]
    dice.shuffle(eggs)
    return shell.Position(black, white, tuple(eggs), dice.randint(1, 999))


ROUND = "E5:C5", "D5:B5"
"""Played on row 5 of `b2b1w3` for ever, if it were not for W19."""


def shell_circling(dice: Random) -> shell.Position:
    """A board that two turns bring back, with more turtles out of their way."""
    rows = ["9"] * 9
    rows[4] = "b2b1w3"
    for row in dice.sample([0, 8], dice.randint(0, 2)):
        rows[row] = dice.choice(["b8", "1w7", "bw1bw4", "bbwwbbwwb"])
    return shell.Position.read(f"{'/'.join(rows)} - {dice.randint(1, 99)}")


def shell_questions(dice: Random) -> Iterator[Asked]:
    """What the Shell, game after game, without end."""
    while True:
        kind, lean = dice.choice(["start", "start", "scattered", "circling"]), dice.random()
        begin = {"scattered": shell_scattered, "circling": shell_circling}.get(kind)
        game: Game[Any, Any] = Game(shell.RULES, begin(dice) if begin else None)
        while game.outcome is None and len(game.turns) < LONGEST:
            position = game.position
            legal = list(position.legal(BLACK))
            here = f"position {position.text}"
            yield Asked("shell_legal", (here,), {"legal": {"black": legal, "white": legal}})
            if kind == "circling" and dice.random() < 0.98:
                move = ROUND[len(game.turns) % 2]
                if not {*move.split(":")} <= {*legal}:
                    kind = "left"
                    continue
            else:
                kind = "left" if kind == "circling" else kind
                move = ""
                for _ in range(8 if dice.random() < lean else 1):
                    same = dice.random() < 0.1
                    ours, theirs = dice.choice(legal), dice.choice(legal)
                    move = f"{ours}:{ours if same else theirs}"
                    if captures("shell_play", position.text, move):
                        break
            turn = game.play_text(move)
            if turn.position.outcome == turn.outcome:  # not by repetition
                yield Asked("shell_play", (here, move), turn.as_dict(), 1)
            else:
                yield Asked("shell_play", (before(game, -1), move), turn.as_dict(), 1)
        yield from as_a_game("shell", game, dice)
        if game.position.outcome:
            yield Asked("shell_legal", (f"position {game.position.text}",), {"legal": {}})


# --- Kruco ---


def kruco_scattered(dice: Random) -> kruco.Position:
    """Any board that can be read: formations standing or not, reserves of any size."""
    while True:
        crowd = dice.random() * 0.6
        squares: dict[Colour, list[kruco.Square]] = {BLACK: [], WHITE: []}
        points: dict[Colour, list[kruco.Point]] = {BLACK: [], WHITE: []}
        for square in SQUARES:
            if dice.random() < crowd:
                squares[dice.choice((BLACK, WHITE))].append(square)
        for point in POINTS:
            if dice.random() < crowd / 2:
                points[dice.choice((BLACK, WHITE))].append(point)
        men = {}
        for colour in Colour:
            held = dice.sample(points[colour], min(len(points[colour]), dice.randrange(9)))
            stood = dice.sample(squares[colour], min(len(squares[colour]), 16 - len(held)))
            reserve = dice.randrange(17 - len(held) - len(stood))
            men[colour] = Men(frozenset(stood), frozenset(held), reserve)
        if not men[BLACK].guarded & men[WHITE].guarded:
            return kruco.Position(men[BLACK], men[WHITE], dice.choice(list(Colour)), 1)


def kruco_questions(dice: Random) -> Iterator[Asked]:
    """Kruco, game after game, without end."""
    while True:
        kind, lean = dice.choice(["start", "scattered", "circling"]), dice.random()
        game: Game[Any, Any] = Game(
            kruco.RULES, kruco_scattered(dice) if kind == "scattered" else None
        )
        while game.outcome is None and len(game.turns) < LONGEST:
            position = game.position
            legal = [str(move) for move in position.legal(position.to_move)]
            here = f"position {position.text}"
            yield Asked("kruco_legal", (here,), {"legal": legal})
            move = dice.choice(legal)
            if kind == "circling" and len(game.turns) > 1:
                there = "-".join(reversed(game.turns[-2].move.split("-")))
                move = there if there in legal else move
            elif dice.random() < lean:
                for _ in range(8):
                    if captures("kruco_play", position.text, move):
                        break
                    move = dice.choice(legal)
            turn = game.play_text(move)
            if turn.position.outcome == turn.outcome:  # not by repetition
                yield Asked("kruco_play", (here, move), turn.as_dict(), 1)
            else:
                yield Asked("kruco_play", (before(game, -1), move), turn.as_dict(), 1)
        yield from as_a_game("kruco", game, dice)
        if game.position.outcome:
            yield Asked("kruco_legal", (f"position {game.position.text}",), {"legal": []})


# --- What a page shows beside a game ---


def shell_board(dice: Random) -> Iterator[Asked]:
    """What is shown of any board of What the Shell."""
    position = shell_scattered(dice)
    shown = {
        "position": position.text,
        "legal": {seat: list(position.legal(seat)) for seat in position.due},
        "outcome": position.outcome and position.outcome.as_dict(),
        "sudden_death": position.sudden_death,
        "lines": {seat: sorted(places) for seat, places in position.winning.items()},
    }
    yield Asked("shell_board", (f"position {position.text}",), shown)


def kruco_board(dice: Random) -> Iterator[Asked]:
    """What is shown of any board of Kruco, and an order of captures after one of its moves."""
    position = kruco_scattered(dice)
    here = f"position {position.text}"
    turns = dict(position.children())
    results = {move: turn.as_dict() for move, turn in turns.items()}
    shown = {
        "position": position.text,
        "legal": list(results),
        "outcome": position.outcome and position.outcome.as_dict(),
        "results": results,
        "standing": sorted(position.formations),
        "guarded": {seat: sorted(position.guarded(seat)) for seat in Colour},
    }
    yield Asked("kruco_board", (here,), shown)
    if not turns:
        return
    base, *order = dice.choice(list(turns)).split(" ")
    order = order[: dice.randint(0, len(order))]
    found = position.captures_after(kruco.RULES.read_choice(base), tuple(order))
    begun = {
        "formations": {name: list(lifted) for name, lifted in found.formations.items()},
        "position": found.position.text,
        "complete": found.complete,
    }
    yield Asked("kruco_captures", (here, " ".join([base, *order])), begun)


def board_questions(slug: str, dice: Random) -> Iterator[Asked]:
    """Ask what is shown of scattered boards, without end."""
    while True:
        yield from (kruco_board if slug == "kruco" else shell_board)(dice)


QUESTIONS = {"what-the-shell": shell_questions, "kruco": kruco_questions}


def questions(slug: str, plies: int, seed: str) -> Iterator[Asked]:
    """Ask about at least so many plies of a game."""
    told = 0
    for asked in QUESTIONS[slug](Random(seed)):
        yield asked
        told += asked.plies
        if told >= plies:
            return


def ask_native(asked: Asked) -> dict[str, Any]:
    """What the native engine says."""
    answer: dict[str, Any] = json.loads(getattr(_native, asked.function)(*asked.arguments))
    return answer


def differing(asked: Iterable[Asked]) -> list[Asked]:
    """The questions that the native engine answers otherwise."""
    return [one for one in asked if ask_native(one) != one.answer]


def plies_and_repetitions(asked: Iterable[Asked]) -> tuple[int, int]:
    """How many plies these questions tell of, and how many games ended by repetition."""
    told = repetitions = 0
    for one in asked:
        told += one.plies
        outcome = one.plies and one.answer["outcome"]
        repetitions += bool(outcome and outcome["reason"] == "repetition")
    return told, repetitions


def differences(slug: str, plies: int, seed: str) -> tuple[int, int, list[Asked]]:
    """Plies told, repetitions met, and the questions that the native engine answers otherwise."""
    asked = list(questions(slug, plies, seed))
    return *plies_and_repetitions(asked), differing(asked)
