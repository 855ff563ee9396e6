"""The whole course of Kruco, each task once wrong and once right, with the network off."""

from __future__ import annotations

import json
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Enter, House
from tests.browser.learner import SAY, Learner
from tests.browser.player import PATIENCE


class Task(NamedTuple):
    """A task: a try that misses, what is said to it, and a try that does it."""

    name: str
    wrong: str
    miss: str
    right: str


LESSONS: dict[str, list[Task]] = {
    "step": [Task("any", "d3 d3+", "miss-climbed", "d3 c3")],
    "leap": [Task("over", "b3 b4", "leap-over-step", "d3 a3")],
    "climb": [Task("up", "f3 f4", "miss-slid", "f3 e3+")],
    "down": [Task("five", "c4+ d4", "down-five-four", "c4+ c5")],
    "guard": [Task("two", "e4 e3+", "guard-two-elsewhere", "f6 e5+")],
    "run": [Task("far", "a4 f4", "run-far-short", "d4 g4")],
    "halt": [Task("six", "a2 a4", "halt-six-open", "g3 g6")],
    "barred": [
        Task("open", "d4 d5", "barred-open-slid", "d4 c3+"),
        Task("bar", "c4 d4", "barred-bar-lifted", "c6 c5+"),
    ],
    "square": [Task("two", "d4+ e4", "square-two-left", "d6 d5+")],
    "point": [Task("two", "c4 c5", "point-two-elsewhere", "e3 e4")],
    "cross": [Task("five", "c4 c4+", "cross-five-enclosed", "c2+ d3")],
    "bargain": [
        Task("careful", "d4 d5", "bargain-careful-lifted", "f4 f5"),
        Task("three", "d2 d3", "bargain-three-two", "d5 d4"),
    ],
    "reserve": [Task("earn", "d5 d6", "reserve-earn-none", "d2 d3")],
    "divide": [
        Task("enough", "f5+ g6", "divide-enough-down", "f5+ divide play"),
        Task("few", "d5+ divide d5 d6 play", "divide-few-behind", "d5+ divide e6 d6 play"),
    ],
    "order": [
        Task("one", "b4 d4 *e4 play", "order-one-wrong", "b4 d4 *d4 play"),
        Task("two", "d4+ divide *d5 play", "order-two-middle", "d4+ divide *f5 play"),
    ],
    "arrive": [
        Task("stay", "b7 b8", "arrive-stay-lifted", "g7 g8"),
        Task("road", "d3 d7", "arrive-road-short", "d3 d8"),
    ],
    "defend": [Task("out", "b2 b1", "defend-out-lost", "b1+ c2")],
    "stuck": [Task("wall", "b4 b3", "stuck-wall-square", "c3 b3+")],
    "again": [Task("third", "b3 b4", "again-third-new", "b3 b2")],
    "start": [Task("begin", "e2 e3", "start-begin-front", "e1 e3")],
}


def test_every_lesson_wrong_and_right_with_the_network_off(house: House, visitor: Page) -> None:
    page, learner = visitor, Learner(visitor)
    with house() as address:
        learner.visit_and_leave(address)
        learner.open(address, "kruco", next(iter(LESSONS)))
        for lesson, tasks in LESSONS.items():
            for task in tasks:
                name = f"learn-kruco-{lesson}-{task.name}"
                learner.hears(name)
                learner.make(task.wrong)
                learner.hears(f"learn-kruco-{task.miss}")
                learner.press("learn-again")
                learner.hears(name)
                learner.make(task.right)
                learner.hears(f"{name}-done")
                if task is not tasks[-1]:
                    learner.press("learn-next-step")
            expect(page.locator(".talk .finished")).to_contain_text(SAY("learn-lesson-done"))
            learner.press("learn-next-lesson")
        expect(page.get_by_role("heading", name=SAY("learn-first-game"))).to_be_visible()
        kept = json.loads(page.evaluate("localStorage.getItem('ludejo-learned')"))
        assert kept["kruco"]["done"] == list(LESSONS)


def test_help_comes_in_steps_and_does_not_stop_short(house: House, enter: Enter) -> None:
    with house() as address, enter(address) as player:
        learner = Learner(player.page)
        learner.open(address, "kruco", "guard")
        hints = player.page.locator(".talk .hint")
        expect(hints).to_have_count(0)
        learner.press("learn-hint")
        expect(hints).to_have_text([SAY("learn-kruco-guard-two-hint-1")])
        learner.press("learn-hint-more")
        expect(hints).to_have_count(2)
        learner.press("learn-hint-more")
        marked = SAY("learn-marked", places="e4, e4+, f6, e5+")
        expect(hints.last).to_have_text(marked, timeout=PATIENCE)
        expect(
            player.page.get_by_role("button", name=SAY("learn-hint-more"), exact=True)
        ).to_be_disabled()


@pytest.mark.parametrize("lesson", ["step", "divide"])
def test_on_the_smallest_phone_task_and_hints_stand_below_a_board_that_stays(
    house: House, browser: Browser, lesson: str
) -> None:
    height = 568
    context = browser.new_context(
        locale="en-GB",
        viewport={"width": 320, "height": height},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
        service_workers="block",
    )
    page = context.new_page()
    board, doing = page.locator("svg[role=grid]"), page.locator(".talk .doing")

    def in_sight(said: str) -> None:
        """See the board whole, and between it and what can be done the last of what is said."""
        page.wait_for_timeout(100)  # it is drawn, then scrolled to
        boxes = [part.bounding_box() for part in (board, page.locator(said).last, doing)]
        tops = [box["y"] for box in boxes if box]
        bottoms = [box["y"] + box["height"] for box in boxes if box]
        assert tops[0] >= 0
        assert bottoms[0] <= tops[1] + 1
        assert bottoms[1] <= tops[2] + 10  # where it becomes clear
        assert bottoms[2] <= height + 1

    with house() as address:
        learner = Learner(page)
        learner.open(address, "kruco", lesson)
        learner.waits()
        in_sight(".talk .saying")
        learner.press("learn-hint")
        hint_more = page.get_by_role("button", name=SAY("learn-hint-more"), exact=True)
        in_sight(".talk .hint")
        while hint_more.is_enabled():
            hint_more.click()
            in_sight(".talk .hint")
        task = LESSONS[lesson][0]
        learner.make(task.wrong)
        learner.hears(f"learn-kruco-{task.miss}")
        in_sight(".talk .saying")
    context.close()


def test_the_course_ends_in_a_first_game_with_the_mason_beside_it(
    house: House, enter: Enter
) -> None:
    # The house is asked for the game before it knows the guest.
    with house() as address, enter(address) as player:
        page = player.page
        Learner(page).open(address, "kruco", "game")
        expect(page.locator(".bubble")).to_contain_text(SAY("learn-kruco-game"))
        page.get_by_role("button", name=SAY("learn-first-game-begin")).click()
        page.wait_for_url("**/games/*")
        word = page.locator(".tutor")
        expect(word).to_contain_text(SAY("learn-kruco-tip-begin"), timeout=PATIENCE)
        player.move("e2-e3")
        view = player.wait_for_turn(2)
        assert (view["level"], view["seats"]["black"]) == (1, "person")
        player.resign()
        expect(word).to_contain_text(SAY("learn-kruco-tip-lost"), timeout=PATIENCE)
        kept = json.loads(page.evaluate("localStorage.getItem('ludejo-learned')"))
        assert kept["kruco"]["done"] == ["game"]
