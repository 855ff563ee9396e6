"""Driving other people's programs: those that play, and those that do anything else."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludejo.engine import EngineError, Limits
from ludejo.engine.errors import (
    CrashError,
    NonsenseError,
    NoProgramError,
    ProgramError,
    SilentError,
)
from ludejo.engine.protocol import Info, Program
from ludejo.games import BLACK, Game, rules_of

PATIENCE = 30.0
OURS = (sys.executable, "-m", "ludejo", "engine")

STRANGER = """
import signal, sys, time
for line in sys.stdin:
    match line.split():
        case ["ugi"]:
            {greeting}
        case ["isready"]:
            {ready}
        case ["go", *_]:
            {going}
        case ["quit"]:
            {quitting}
"""
"""A program in whose answers something can be put wrong."""

GREETING = "print('id name Stranger 1', 'option name Depth type spin', 'ugiok', sep='\\n')"


def stranger(
    going: str = "print('bestmove a2-a3')",
    *,
    greeting: str = GREETING,
    ready: str = "print('readyok')",
    quitting: str = "break",
) -> list[str]:
    source = STRANGER.format(greeting=greeting, ready=ready, going=going, quitting=quitting)
    return [sys.executable, "-u", "-c", source]


def run(task: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        async with asyncio.timeout(2 * PATIENCE):
            await task()

    asyncio.run(main())


@pytest.mark.parametrize("slug", ["what-the-shell", "kruco"])
def test_our_own_plays_a_game_with_itself(slug: str) -> None:
    async def play() -> None:
        rules = rules_of(slug)
        game: Game[Any, Any] = Game(rules)
        infos: list[Info] = []
        async with await Program.start([*OURS, slug], rules=rules) as one:
            assert set(one.options) == {"seed", "threads", "lines", "level"}
            await one.set_option("seed", 3)
            await one.new_game()
            for _ in range(6):
                choices = {}
                for seat in game.due:
                    answer = await one.choose(
                        game, seat, Limits(nodes=50), patience=PATIENCE, improved=infos.append
                    )
                    assert answer.info is not None
                    assert answer.info.nodes is not None
                    choices[seat] = answer.choice
                game.play(choices)
        assert not one.alive
        assert infos

    run(play)


def test_it_can_be_told_to_answer_now() -> None:
    async def stop() -> None:
        game = Game(rules_of("kruco"))
        async with await Program.start([*OURS, "kruco"]) as one:
            choosing = asyncio.create_task(one.choose(game, BLACK, patience=PATIENCE))
            await asyncio.sleep(0.5)
            await one.stop()
            assert (await choosing).choice in game.legal(BLACK)

    run(stop)


@pytest.mark.parametrize(
    "ready",
    [
        "[print('info string', 'x' * 1000) for _ in iter(int, 1)]",
        "import subprocess; subprocess.Popen(['sleep', '15'], start_new_session=True)",
    ],
    ids=["floods", "leaves a helper behind that holds its pipes"],
)
def test_one_that_does_not_let_go_of_its_pipes_is_ended_in_time(ready: str) -> None:
    async def end() -> None:
        ready_then = f"print('readyok'); {ready}"
        one = await Program.start(stranger(ready=ready_then, quitting="time.sleep(99)"))
        await one.new_game()
        await asyncio.sleep(0.3)
        began = time.monotonic()
        await one.close()
        assert time.monotonic() - began < 5
        assert not one.alive

    run(end)


def test_a_game_of_anothers_is_refused() -> None:
    async def start() -> None:
        with pytest.raises(NonsenseError, match="it plays kruco, not what-the-shell"):
            await Program.start([*OURS, "kruco"], rules=rules_of("what-the-shell"))

    run(start)


@pytest.mark.parametrize("command", [["/no/such/program"], ["."], ["a\0b"], [""], []])
def test_what_cannot_be_started_is_said(command: list[str]) -> None:
    async def start() -> None:
        with pytest.raises(NoProgramError, match=r"cannot be started|at least one word"):
            await Program.start(command)

    run(start)


@pytest.mark.parametrize(
    "command, kind, why",
    [
        ([sys.executable, "-c", "raise SystemExit('no licence')"], CrashError, "no licence"),
        ([sys.executable, "-c", "raise SystemExit(7)"], CrashError, "ended with code 7"),
        ([sys.executable, "-c", "import time; time.sleep(99)"], SilentError, "ugiok"),
        (["yes"], SilentError, "ugiok"),
        ([sys.executable, "-c", "print('x' * 2_000_000)"], NonsenseError, "a line of more than"),
        (
            [sys.executable, "-c", "import os, time; os.close(1); time.sleep(99)"],
            CrashError,
            "closed its output",
        ),
    ],
    ids=["complains", "ends", "sleeps", "floods", "long line", "closes"],
)
def test_who_does_not_shake_hands_is_ended(
    command: list[str], kind: type[ProgramError], why: str
) -> None:
    async def start() -> None:
        with pytest.raises(kind, match=why) as caught:
            await Program.start(command, patience=2)
        assert isinstance(caught.value, EngineError)

    run(start)


@pytest.mark.parametrize(
    "going, kind, why",
    [
        ("print('bestmove a2-a5')", NonsenseError, "'a2-a5' is not legal"),
        ("print('bestmove a7-a6')", NonsenseError, "is not legal"),  # White's
        ("print('bestmove hello')", NonsenseError, "is not legal"),
        ("print('bestmove')", NonsenseError, "chose nothing"),
        ("print('error lost my way'); print('bestmove (none)')", NonsenseError, "lost my way"),
        ("print('bestmove \\xff\\x1b[2J')", NonsenseError, "is not legal"),
        ("time.sleep(99)", SilentError, "did not choose in 1 s"),
        ("\n            while True: print('info depth 1')", SilentError, "did not choose"),
        ("sys.exit('out of memory')", CrashError, "out of memory"),
        ("import os; os.abort()", CrashError, "signal 6"),
    ],
)
def test_a_wrong_answer_is_told_and_ends_the_program(
    going: str, kind: type[ProgramError], why: str
) -> None:
    async def ask() -> None:
        one = await Program.start(stranger(going))
        assert one.name == "Stranger 1"
        with pytest.raises(kind, match=why):
            await one.choose(Game(rules_of("kruco")), BLACK, patience=1)
        assert not one.alive
        with pytest.raises(CrashError):  # and stays ended
            await one.choose(Game(rules_of("kruco")), BLACK, patience=1)

    run(ask)


def test_what_it_says_beside_the_point_is_passed_over() -> None:
    going = (
        "print('info depth x nodes -3 value 1', 'info', 'info mix', 'info mix red A1 1 1', "
        "'info value nan inf depth 3', 'hello', '', 'bestmove a2-a3 ponder a7-a6', sep='\\n')"
    )

    async def ask() -> None:
        async with await Program.start(stranger(going)) as one:
            answer = await one.choose(Game(rules_of("kruco")), BLACK, patience=PATIENCE)
            assert str(answer.choice) == "a2-a3"
            assert answer.info == Info(depth=3)

    run(ask)


def test_who_is_not_ready_is_ended() -> None:
    async def ask() -> None:
        one = await Program.start(stranger(ready="pass"))
        with pytest.raises(SilentError, match="readyok"):
            await one.new_game(patience=0.5)
        assert not one.alive

    run(ask)


def test_an_option_that_it_has_not_is_refused() -> None:
    async def ask() -> None:
        async with await Program.start(stranger()) as one:
            with pytest.raises(NonsenseError, match="no option 'seed'; there are: Depth"):
                await one.set_option("seed", 1)
            await one.set_option("Depth", 1)

    run(ask)


def test_who_does_not_leave_is_ended() -> None:
    async def ask() -> None:
        one = await Program.start(stranger(quitting="signal.signal(15, 1); time.sleep(99)"))
        began = time.monotonic()
        await one.close()
        assert time.monotonic() - began < 5
        assert not one.alive

    run(ask)


def test_its_children_end_with_it(tmp_path: Path) -> None:
    source = f"sleep 99 & echo $! > {tmp_path}/child; echo ugiok; sleep 99"

    async def ask() -> None:
        one = await Program.start(["sh", "-c", source])
        await one.kill()

    run(ask)
    child = int((tmp_path / "child").read_text())
    for _ in range(100):
        status = Path(f"/proc/{child}/stat")
        if not status.exists() or status.read_text().split()[2] == "Z":
            return
        time.sleep(0.05)
    os.kill(child, signal.SIGKILL)
    pytest.fail("the child lives on")


def test_a_task_that_is_cancelled_ends_it() -> None:
    async def ask() -> None:
        one = await Program.start(stranger("time.sleep(99)"))
        choosing = asyncio.create_task(
            one.choose(Game(rules_of("kruco")), BLACK, patience=PATIENCE)
        )
        await asyncio.sleep(0.2)
        choosing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await choosing
        assert not one.alive

    run(ask)


def test_its_moves_are_legal_through_a_wild_game() -> None:
    async def play() -> None:
        rules = rules_of("kruco")
        game: Game[Any, Any] = Game(rules)
        dice = Random(5)
        async with await Program.start([*OURS, "kruco"]) as one:
            for _ in range(60):
                if game.outcome is not None:
                    break
                seat = game.due[0]
                choice = dice.choice(game.legal(seat))
                if len(game.turns) % 4 == 0:
                    answer = await one.choose(game, seat, Limits(nodes=500), patience=PATIENCE)
                    choice = answer.choice
                game.play({seat: choice})
        assert len(game.turns) > 20

    run(play)
