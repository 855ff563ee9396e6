"""Whoever wants many places keeps nobody else waiting."""

from __future__ import annotations

import asyncio
from collections import Counter

from ludejo.server.fair import Places


async def visit(places: Places, person: int, visits: list[int]) -> None:
    async with places.place(person):
        visits.append(person)
        await asyncio.sleep(0)


def test_people_come_in_turn_however_much_they_want() -> None:
    async def come() -> list[int]:
        places, visits = Places(1), list[int]()
        wishes = [1] * 10 + [2] * 2 + [3]
        await asyncio.gather(*(visit(places, person, visits) for person in wishes))
        return visits

    visits = asyncio.run(come())
    assert Counter(visits) == {1: 10, 2: 2, 3: 1}
    assert visits[:5] == [1, 2, 3, 1, 2]


def test_nobody_has_two_places_and_no_place_stays_empty() -> None:
    async def come() -> tuple[int, set[tuple[int, ...]]]:
        places, inside, most, seen = Places(2), Counter[int](), 0, set[tuple[int, ...]]()

        async def stay(person: int) -> None:
            nonlocal most
            async with places.place(person):
                inside[person] += 1
                most = max(most, *inside.values())
                seen.add(tuple(sorted(inside.elements())))
                await asyncio.sleep(0.001)
                inside[person] -= 1

        await asyncio.gather(*(stay(person) for person in [1] * 5 + [2] * 5))
        return most, seen

    most, seen = asyncio.run(come())
    assert most == 1
    assert (1, 2) in seen


def test_who_leaves_the_line_or_fails_inside_blocks_nobody() -> None:
    async def come() -> list[int]:
        places, visits = Places(1), list[int]()
        inside = asyncio.Event()

        async def fail() -> None:
            async with places.place(1):
                inside.set()
                await asyncio.sleep(0.01)
                raise ValueError

        failing = asyncio.create_task(fail())
        await inside.wait()
        waiting = [asyncio.create_task(visit(places, person, visits)) for person in (1, 2, 2, 3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        waiting[1].cancel()
        await asyncio.gather(failing, *waiting, return_exceptions=True)
        await visit(places, 1, visits)
        return visits

    assert asyncio.run(come()) == [2, 3, 1]


def test_who_is_cancelled_at_the_moment_of_being_called_gives_the_place_back() -> None:
    async def come() -> list[int]:
        places, visits = Places(1), list[int]()
        async with places.place(1):
            called = asyncio.create_task(visit(places, 2, visits))
            await asyncio.sleep(0)
        called.cancel()  # it has been called, and does not know yet
        await asyncio.gather(called, return_exceptions=True)
        await asyncio.wait_for(visit(places, 3, visits), 5)
        return visits

    assert asyncio.run(come()) == [3]


def test_it_is_known_how_much_a_person_waits_for() -> None:
    async def come() -> list[int]:
        places = Places(1)
        async with places.place(1):
            calls = [asyncio.create_task(visit(places, person, [])) for person in (1, 1, 2)]
            await asyncio.sleep(0)
            calls[0].cancel()
            await asyncio.sleep(0)
            waiting = [places.waiting(person) for person in (1, 2, 3)]
        await asyncio.gather(*calls, return_exceptions=True)
        return [*waiting, *(places.waiting(person) for person in (1, 2, 3))]

    assert asyncio.run(come()) == [1, 1, 0, 0, 0, 0]
