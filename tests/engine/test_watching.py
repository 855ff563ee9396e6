"""The face of the search: limits, looking while it thinks, stopping, many at once, asyncio."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from ludejo.engine import (
    LEVELS,
    Analysis,
    EngineError,
    Limits,
    LimitsError,
    NotDueError,
    Portion,
    Search,
    Stop,
    UnknownGameError,
    aio,
    analyse,
    analyse_all,
    choose,
    watch,
)
from ludejo.engine.analysis import drawn
from ludejo.games import BLACK, WHITE, Game, GameOverError, rules_of
from ludejo.games.shell import RULES, Place

MIDDLE = "position 9/9/9/3b1w3/2wbbw3/3wb4/3b1w3/9/9 - 6 moves A1:A2 E8:C1"
SOON = 10.0
"""Seconds: far more than stopping takes on a busy machine, far less than the searches have."""

ENDLESS = Limits()


KRUCO = rules_of("kruco")
OPEN = "position start moves a2-a3 h7-h6 c2-c2+ f7-e6+ a3-a4 h6-h5"
GOAL = "8/1b6/8/8/6w1/8/8/8 7/7/7/7/7/7/7 b 15,15 1"
"""Black enters the goal at once, and nothing of White's is near."""


def middle() -> Game[Any, Any]:
    return Game.read(RULES, MIDDLE)


def opened() -> Game[Any, Any]:
    return Game.read(KRUCO, OPEN)


either_game = pytest.mark.parametrize("begin", [middle, opened], ids=["what-the-shell", "kruco"])


def timeless(analysis: Analysis[Any, Any]) -> Analysis[Any, Any]:
    return replace(analysis, seconds=0.0)


@contextlib.contextmanager
def soon() -> Iterator[None]:
    began = time.monotonic()
    yield
    assert time.monotonic() - began < SOON


@pytest.mark.parametrize(
    "wrong",
    [
        {"nodes": 0},
        {"nodes": -1},
        {"nodes": 10**30},
        {"nodes": 1.5},
        {"nodes": True},
        {"nodes": "5"},
        {"depth": 0},
        {"depth": 1001},
        {"depth": float("nan")},
        {"seconds": 0},
        {"seconds": -0.1},
        {"seconds": float("nan")},
        {"seconds": float("inf")},
        {"seconds": 1e300},
        {"seconds": 10**400},
        {"seconds": "1"},
        {"seconds": True},
    ],
    ids=str,
)
def test_what_is_no_limit_is_refused_by_name(wrong: dict[str, Any]) -> None:
    [name] = wrong
    with pytest.raises(LimitsError, match=name) as caught:
        Limits(**wrong)
    assert isinstance(caught.value, EngineError)


def test_a_number_too_long_to_be_written_is_refused_as_any_other() -> None:
    for name in ("nodes", "depth", "seconds"):
        wrong: dict[str, Any] = {name: 10**5000}
        with pytest.raises(LimitsError, match=f"{name} is .* so many digits"):
            Limits(**wrong)


@pytest.mark.parametrize("name", ["threads", "lines"])
@pytest.mark.parametrize("wrong", [0, -1, 10_000, 1.0, True])
def test_what_is_no_setting_is_refused_by_name(name: str, wrong: Any) -> None:  # noqa: ANN401 -- that is the test
    with pytest.raises(LimitsError, match=name):
        Search(middle(), **{name: wrong})


@pytest.mark.parametrize("every", [0, -1, float("nan"), float("inf")])
def test_what_is_no_time_between_looks_is_refused(every: float) -> None:
    for way in (watch, aio.watch):
        with pytest.raises(LimitsError, match="every"):
            way(middle(), Limits(nodes=1), every=every)


@pytest.mark.parametrize("seed", [1.5, "1", None, True])
def test_what_is_no_seed_is_refused(seed: Any) -> None:  # noqa: ANN401 -- that is the test
    with pytest.raises(LimitsError, match="seed"):
        Search(middle(), seed=seed)


def test_a_game_of_another_house_is_refused() -> None:
    class Other:
        slug = "go"

    game: Game[Any, Any] = Game(RULES)
    game.rules = Other()  # type: ignore[assignment]  # no game of the house is unknown to it
    with pytest.raises(UnknownGameError, match="what-the-shell, kruco"):
        Search(game)


@pytest.mark.parametrize("begin, nodes", [(middle, 400), (opened, 200_000)])
def test_looking_changes_nothing(begin: Callable[[], Game[Any, Any]], nodes: int) -> None:
    alone = analyse(begin(), Limits(nodes=nodes), seed=6)
    looks = list(watch(begin(), Limits(nodes=nodes), every=0.001, seed=6))
    assert timeless(looks[-1]) == timeless(alone)
    seen = [look.nodes for look in looks]
    assert seen == sorted(seen)
    assert len(looks) > 2
    for look in looks:
        assert look.values[BLACK] == -look.values[WHITE]
        for seat, options in look.options.items():
            assert {option.choice for option in options} <= set(begin().legal(seat))


@either_game
def test_each_look_knows_how_long_it_has_been(begin: Callable[[], Game[Any, Any]]) -> None:
    search = Search(begin())
    search.run(Limits(seconds=0.1))
    before = search.analysis.seconds
    looks = [look.seconds for look in search.watch(Limits(seconds=0.4), every=0.05)]
    assert before < looks[0] < looks[-1]
    assert looks == sorted(looks)
    assert looks[-1] >= before + 0.4


def test_each_look_has_a_whole_mix() -> None:
    for look in watch(middle(), Limits(nodes=200), every=0.001):
        for seat in (BLACK, WHITE):
            assert sum(option.probability for option in look.options[seat]) == pytest.approx(1)


@either_game
def test_each_limit_ends_it(begin: Callable[[], Game[Any, Any]]) -> None:
    assert analyse(begin(), Limits(depth=2)).depth == 2
    assert analyse(begin(), Limits(nodes=30)).nodes < 60
    with soon():
        found = analyse(begin(), Limits(seconds=0.05, nodes=10**12, depth=900))
    assert found.seconds >= 0.05


def test_a_win_by_force_is_told_from_both_sides() -> None:
    game = Game(KRUCO, KRUCO.read_position(GOAL))
    found = analyse(game, Limits(depth=4))
    [winning] = found.options[BLACK]
    assert (found.exact, found.values[BLACK]) == (True, 1.0)
    assert (winning.win_in, winning.soonest) == (2, True)
    game.play({BLACK: found.choose(BLACK, Random(1))})
    lost = analyse(game, Limits(depth=4))
    assert (lost.exact, lost.values[BLACK], lost.values[WHITE]) == (True, 1.0, -1.0)
    assert {option.win_in for option in lost.options[WHITE]} == {-1}
    with pytest.raises(NotDueError, match="due: white"):
        lost.choose(BLACK, Random(1))


def test_that_an_end_cannot_come_sooner_is_told_where_it_was_looked_for() -> None:
    board = "1w6/8/ww3b2/8/1w6/1bw5/2bb4/b2b4 7/w1w4/www4/1w2b1b/3b3/bb5/2b3b b 1,2 73"
    game = Game(KRUCO, KRUCO.read_position(board))
    for nodes, soonest in ((300, False), (60_000, True)):
        [best] = analyse(game, Limits(nodes=nodes)).options[BLACK]
        assert (best.win_in, best.soonest) == (4, soonest)


def test_several_moves_of_kruco_with_how_the_game_goes_on() -> None:
    found = analyse(opened(), Limits(depth=4), lines=4)
    options = found.options[BLACK]
    assert len({option.choice for option in options}) == 4
    values = [option.value for option in options]
    assert values == sorted(values, reverse=True)
    assert found.values[BLACK] == values[0]
    for option in options:
        assert option.choice == option.moves[0]
        game = opened()
        for move in option.moves:
            game.play({game.due[0]: move})
    for turn in found.line:
        assert list(turn) == [BLACK, WHITE][found.line.index(turn) % 2 :][:1]


def test_several_threads_find_a_legal_move_too() -> None:
    with soon():
        found = analyse(opened(), Limits(nodes=100_000), threads=3)
    assert found.options[BLACK][0].choice in opened().legal(BLACK)


def test_the_past_counts() -> None:
    # K15: the start comes up for the third time if White goes back too.
    moves = "a2-a3 a7-a6 a3-a2 a6-a7 a2-a3 a7-a6 a3-a2"
    game = Game.read(KRUCO, f"position start moves {moves}")
    found = analyse(game, Limits(depth=2), lines=200)
    [back] = [one for one in found.options[WHITE] if str(one.choice) == "a6-a7"]
    assert back.value == 0
    assert [str(move) for move in back.moves] == ["a6-a7"]


@either_game
def test_whoever_stops_listening_ends_the_search(begin: Callable[[], Game[Any, Any]]) -> None:
    before = threading.active_count()
    with soon():
        for _ in watch(begin(), ENDLESS, every=0.01):
            break
    assert threading.active_count() == before


@either_game
def test_it_is_stopped_from_another_thread(begin: Callable[[], Game[Any, Any]]) -> None:
    search = Search(begin(), threads=2)
    threading.Timer(0.1, search.stop).start()
    with soon():
        last = list(search.watch(ENDLESS, every=0.01))[-1]
    assert last.nodes > 0
    with soon():  # for good
        search.run(ENDLESS)


@either_game
def test_other_threads_run_meanwhile(begin: Callable[[], Game[Any, Any]]) -> None:
    search = Search(begin())
    thread = threading.Thread(target=search.run, args=(ENDLESS,))
    thread.start()
    with soon():
        looks = [search.analysis.nodes for _ in range(20)]
        search.stop()
        thread.join()
    assert looks == sorted(looks)


def test_many_at_once_in_their_order() -> None:
    games = [Game.read(RULES, f"position start moves {place}:E5") for place in ("A1", "E4", "E5")]
    found = list(analyse_all(games, Limits(nodes=60), at_once=2, seed=3))
    assert found == [
        replace(analyse(game, Limits(nodes=60), seed=3), seconds=one.seconds)
        for game, one in zip(games, found, strict=True)
    ]


def test_many_at_once_are_ended_together() -> None:
    with soon():
        found = analyse_all([middle()] * 40, Limits(seconds=1), at_once=2)
        next(found)
        found.close()


def test_many_at_once_refuse_before_they_begin() -> None:
    over = Game(RULES, RULES.read_position("bbbbb4/9/9/9/9/9/9/9/9 - 6"))
    with pytest.raises(GameOverError):
        analyse_all([middle(), over], Limits(seconds=60))
    with pytest.raises(LimitsError, match="needs a limit"):
        analyse_all([middle()], ENDLESS)
    for none in (0, -1, -2, 257, True, 1.0):
        with pytest.raises(LimitsError, match="at_once"):
            analyse_all([middle()], Limits(nodes=1), at_once=none)  # type: ignore[arg-type]  # that is the test


def test_a_mix_is_drawn_from_as_it_says() -> None:
    found = analyse(middle(), Limits(nodes=200), seed=2)
    dice = Random(1)
    drawn_often = [found.choose(BLACK, dice) for _ in range(4000)]
    for option in found.options[BLACK]:
        share = drawn_often.count(option.choice) / 4000
        assert share == pytest.approx(option.probability, abs=0.04)
    with pytest.raises(NotDueError, match="due: black, white"):
        replace(found, options={BLACK: (), WHITE: ()}).choose(BLACK, dice)


@pytest.mark.parametrize("chance, place", [(0.0, "A1"), (0.49, "A1"), (0.5, "B1"), (0.98, "B1")])
def test_the_first_to_pass_the_chance_is_drawn(chance: float, place: str) -> None:
    portions = [
        Portion(choice=Place(name), value=0.0, probability=share)
        for name, share in (("A1", 0.5), ("B1", 0.49), ("C1", 0.0))
    ]
    assert drawn(portions, chance).choice == place
    assert drawn(portions, 0.995).choice == "A1"  # what rounding leaves over goes to the likeliest


# -- asyncio ----------------------------------------------------------------------------------


def together(task: Callable[[], Any]) -> Any:  # noqa: ANN401 -- whatever the task gives
    with soon():
        return asyncio.run(task())


def test_asyncio_finds_the_same() -> None:
    async def main() -> None:
        alone = analyse(middle(), Limits(nodes=200), seed=6)
        found = await aio.analyse(middle(), Limits(nodes=200), seed=6)
        assert timeless(found) == timeless(alone)
        looks = [look async for look in aio.watch(middle(), Limits(nodes=200), seed=6, every=0.01)]
        assert timeless(looks[-1]) == timeless(alone)

    together(main)


def test_a_task_that_is_cancelled_ends_its_search() -> None:
    async def main() -> None:
        tasks = [
            asyncio.create_task(aio.analyse(middle(), Limits(seconds=60))) for _ in range(20)
        ]  # more than can think at once
        await asyncio.sleep(0.1)
        for task in tasks:
            task.cancel()
        for task in tasks:
            with pytest.raises(asyncio.CancelledError):
                await task
        # The threads are free again.
        await aio.analyse(middle(), Limits(nodes=5))

    together(main)


def test_a_time_limit_of_asyncio_ends_it() -> None:
    async def main() -> None:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.1):
                await aio.analyse(middle(), Limits(seconds=60))

    together(main)


def test_a_loop_that_is_left_ends_the_search() -> None:
    async def main() -> None:
        async with contextlib.aclosing(aio.watch(middle(), ENDLESS, every=0.01)) as looks:
            async for look in looks:
                assert look.nodes > 0
                break
        await aio.analyse(middle(), Limits(nodes=5))

    together(main)


def test_the_event_loop_goes_on() -> None:
    async def main() -> None:
        longest, before = 0.0, time.monotonic()
        thinking = asyncio.create_task(aio.analyse(middle(), Limits(seconds=2)))
        while not thinking.done():
            await asyncio.sleep(0.001)
            longest, before = max(longest, time.monotonic() - before), time.monotonic()
        assert longest < 1

    together(main)


def test_a_level_that_is_cancelled_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludejo.engine.levels.Stop", threading.Event)
    monkeypatch.setattr("ludejo.engine.levels.choose", lambda *given: given[-1].wait(60))

    async def main() -> None:
        task = asyncio.create_task(aio.choose(middle(), BLACK, 10, 1))
        await asyncio.sleep(0.1)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    together(main)


@pytest.mark.parametrize("slug", ["what-the-shell", "kruco"])
def test_a_level_that_is_stopped_chooses_by_what_it_has_thought(slug: str) -> None:
    game: Game[Any, Any] = Game(rules_of(slug))
    rng = Random(5)
    stop = Stop()
    stop.set()
    others = 0
    for _ in range(12):
        for level in LEVELS:
            assert choose(game, game.due[0], level, 1, stop) in game.legal(game.due[0])
        others += choose(game, game.due[0], 10, 1, stop) != choose(game, game.due[0], 10, 1)
        game.play({seat: rng.choice(game.legal(seat)) for seat in game.due})
    assert others  # it would have thought of something better


@pytest.mark.parametrize("slug", ["what-the-shell", "kruco"])
def test_a_level_is_stopped_amid_its_thought_by_a_thread_that_runs_meanwhile(slug: str) -> None:
    game: Game[Any, Any] = Game(rules_of(slug))

    def thought(seconds: float | None) -> float:
        """The processor's time for a choice that is stopped after so long."""
        stop = Stop()
        began = time.process_time()
        thread = threading.Thread(target=choose, args=(game, game.due[0], 10, 1, stop))
        thread.start()
        thread.join(seconds)
        stop.set()
        thread.join()
        return time.process_time() - began

    whole = thought(None)
    assert min(thought(0.001) for _ in range(5)) < whole / 2


@pytest.mark.parametrize("slug", ["what-the-shell", "kruco"])
def test_a_level_chooses(slug: str) -> None:
    async def main() -> None:
        game: Game[Any, Any] = Game(rules_of(slug))
        choices = await asyncio.gather(*(aio.choose(game, BLACK, 1, Random(n)) for n in range(4)))
        assert set(choices) <= set(game.legal(BLACK))

    together(main)
