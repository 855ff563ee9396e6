"""The course of What the Shell in a browser: every task done the wrong way and the right way."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from ludejo.messages import Messages
from tests.browser.conftest import Enter, House
from tests.browser.learner import Learner
from tests.browser.player import PATIENCE

pytestmark = pytest.mark.browser

GAME = "what-the-shell"


class Do(NamedTuple):
    """A task: what does it, what misses it and how that is answered, and where the turtle goes."""

    task: str
    right: str
    wrong: str
    miss: str
    answer: str


COURSE = {
    "turn": [
        Do("land", "E5", "F6", "miss-collided", "F6"),
        Do("again", "C3", "D6", "miss-collided", "D6"),
    ],
    "five": [
        Do("row", "G6", "A1", "five-row-open", "H2"),
        Do("gap", "E5", "H8", "five-gap-end", "B7"),
    ],
    "egg": [
        Do("same", "E5", "D5", "egg-same-apart", "E5"),
        Do("quiet", "E5", "F5", "egg-quiet-three", "E5"),
    ],
    "capture": [
        Do("row", "E5", "A5", "miss-nothing", "H8"),
        Do("column", "E5", "H2", "miss-collided", "H2"),
    ],
    "slant": [
        Do("rising", "F6", "F5", "miss-nothing", "G2"),
        Do("falling", "F4", "F3", "miss-nothing", "H6"),
        Do("star", "E5", "D8", "slant-star-fewer", "H2"),
    ],
    "two": [
        Do("one", "D5", "A1", "two-one-apart", "G8"),
        Do("three", "G3", "H2", "two-three-apart", "B2"),
        Do("two", "H5", "D7", "miss-one", "D2"),
    ],
    "eggs": [
        Do("mix", "E4", "A4", "miss-nothing", "H7"),
        Do("pair", "D4", "C3", "miss-nothing", "C2"),
    ],
    "safe": [
        Do("enter", "E5", "G5", "safe-enter-outside", "B8"),
        Do("late", "A9", "E3", "safe-late-caught", "F3"),
    ],
    "foresee": [
        Do("told", "E5", "D5", "miss-collided", "D5"),
        Do("guess", "F3", "F4", "miss-blocked", "F4"),
    ],
    "mutual": [
        Do("end", "E5", "I5", "mutual-end-hers", "H7"),
        Do("fresh", "D5", "G5", "mutual-fresh-apart", "C5"),
    ],
    "hatch": [
        Do("one", "G5", "G4", "miss-nothing", "B8"),
        Do("two", "E5", "I5", "hatch-two-half", "D2"),
    ],
    "order": [
        Do("first", "G8", "I5", "miss-collided", "I5"),
        Do("second", "D6", "G8", "order-second-first", "I5"),
    ],
    "vanish": [
        Do("spoil", "E2", "A1", "vanish-spoil-hers", "E8"),
        Do("surplus", "B4", "E2", "vanish-surplus-even", "E8"),
    ],
    "chain": [
        Do("roll", "G5", "G3", "miss-nothing", "A9"),
        Do("link", "G4", "B8", "chain-link-short", "A6"),
    ],
    "lapse": [
        Do("lost", "F6", "G6", "miss-nothing", "B8"),
        Do("later", "H8", "H7", "lapse-later-apart", "H8"),
    ],
    "broken": [
        Do("hers", "C6", "A1", "miss-defeated", "E5"),
        Do("yours", "E3", "F3", "broken-yours-bitten", "D2"),
    ],
    "sudden": [
        Do("meet", "E2", "E8", "miss-blocked", "E8"),
        Do("longer", "F2", "G2", "sudden-longer-even", "H5"),
    ],
    "outgrow": [
        Do("second", "E6", "A1", "miss-defeated", "F8"),
        Do("break", "C9", "C5", "outgrow-break-even", "H6"),
        Do("peace", "C4", "B6", "miss-blocked", "B6"),
    ],
    "count": [
        Do("ten", "E9", "F1", "miss-defeated", "I5"),
        Do("nine", "I4", "G7", "miss-defeated", "F9"),
    ],
    "draw": [
        Do("full", "B1", "E1", "draw-full-egg", "E1"),
        Do("thrice", "E5", "E4", "draw-thrice-new", "B5"),
    ],
}


def do(learner: Learner, lesson: str, task: Do) -> None:
    """Miss a task, hear why, and do it."""
    learner.hears(f"learn-shell-{lesson}-{task.task}")
    learner.make(task.wrong)
    learner.hears(f"learn-shell-{task.miss}", choice=task.wrong, answer=task.answer)
    learner.press("learn-again")
    learner.hears(f"learn-shell-{lesson}-{task.task}")
    learner.make(task.right)
    said = f"learn-shell-{lesson}-{task.task}-done"
    learner.hears(said, choice=task.right, answer=task.answer)


def test_the_whole_course_with_the_network_off(house: House, visitor: Page) -> None:
    page, learner = visitor, Learner(visitor)
    first, *_ = COURSE
    with house() as address:
        learner.visit_and_leave(address)
        learner.open(address, GAME, first)
        for lesson, tasks in COURSE.items():
            expect(page).to_have_url(f"{address}/learn/{GAME}/{lesson}", timeout=PATIENCE)
            for number, task in enumerate(tasks, 1):
                do(learner, lesson, task)
                if number < len(tasks):
                    learner.press("learn-next-step")
            learner.press("learn-next-lesson")
        expect(page).to_have_url(f"{address}/learn/{GAME}/game", timeout=PATIENCE)
        ticks = page.locator("option", has_text="✓")
        expect(ticks).to_have_count(len(COURSE), timeout=PATIENCE)
        # Kept for the next visit, and still without a network.
        page.goto(f"{address}/learn/{GAME}")
        expect(page.locator("li.done")).to_have_count(len(COURSE), timeout=PATIENCE)


def test_a_lesson_in_esperanto_by_keys_alone(house: House, enter: Enter) -> None:
    say = Messages("eo")
    with house() as address, enter(address) as player:
        page = player.page
        page.add_init_script("localStorage.setItem('ludejo-language', 'eo')")
        learner = Learner(page)
        learner.open(address, GAME, "egg")
        said = page.locator(".talk .saying")
        expect(said).to_have_text(say("learn-shell-egg-same"), timeout=PATIENCE)
        learner.waits()
        page.locator("[data-place][tabindex='0']").focus()
        for key in ("ArrowLeft", "Enter"):
            page.keyboard.press(key)
        missed = say("learn-shell-egg-same-apart", choice="D5", answer="E5")
        expect(said).to_have_text(missed, timeout=PATIENCE)
        # What comes next has the focus: again to the board, which has it then.
        expect(page.locator(".talk .primary")).to_be_focused()
        page.keyboard.press("Enter")
        expect(said).to_have_text(say("learn-shell-egg-same"), timeout=PATIENCE)
        learner.waits()
        for key in ("ArrowRight", "Enter"):
            page.keyboard.press(key)
        done = say("learn-shell-egg-same-done", choice="E5", answer="E5")
        expect(said).to_have_text(done, timeout=PATIENCE)


def test_progress_is_kept_and_begun_anew(house: House, enter: Enter) -> None:
    say = Messages("en")
    with house() as address, enter(address) as player:
        page = player.page
        learner = Learner(page)
        learner.open(address, GAME, "egg")
        for task in COURSE["egg"]:
            learner.make(task.right)
            said = f"learn-shell-egg-{task.task}-done"
            learner.hears(said, choice=task.right, answer=task.answer)
            learner.press("learn-next-step" if task.task == "same" else "learn-next-lesson")
        page.goto(f"{address}/learn")
        far = say("learn-progress", done="1", lessons=str(len(COURSE) + 1))
        expect(page.locator("section").first).to_contain_text(far, timeout=PATIENCE)
        page.locator("section").first.get_by_text(say("learn-go-on")).click()
        # On where one was: at the lesson after the one that is done.
        expect(page).to_have_url(f"{address}/learn/{GAME}/capture", timeout=PATIENCE)
        page.goto(f"{address}/learn/{GAME}")
        expect(page.locator("li.done")).to_have_count(1, timeout=PATIENCE)
        page.get_by_text(say("learn-forget")).click()
        expect(page.locator("li.done")).to_have_count(0, timeout=PATIENCE)
        page.get_by_text(say("learn-bring-back")).click()
        expect(page.locator("li.done")).to_have_count(1, timeout=PATIENCE)


def test_hints_come_in_steps(house: House, enter: Enter) -> None:
    with house() as address, enter(address) as player:
        learner = Learner(player.page)
        learner.open(address, GAME, "capture")
        learner.waits()
        hints = player.page.locator(".talk .hint")
        expect(hints).to_have_count(0)
        learner.press("learn-hint")
        expect(hints).to_have_count(1)
        learner.press("learn-hint-more")
        learner.press("learn-hint-more")
        expect(hints.last).to_contain_text("E5", timeout=PATIENCE)
        expect(player.page.locator("svg .mark")).to_have_count(1)


def test_the_first_game_is_a_real_one_with_a_whisper(house: House, enter: Enter) -> None:
    say = Messages("en")
    # The house is asked for the game before it knows the guest.
    with house() as address, enter(address) as player:
        page = player.page
        Learner(page).open(address, GAME, "game")
        page.get_by_text(say("learn-first-game-begin")).click()
        page.wait_for_url("**/games/*")
        tutor = page.locator(".tutor")
        expect(tutor).to_contain_text(say("learn-shell-tip-begin"), timeout=PATIENCE)
        view = player.view()
        assert (view["level"], view["seats"]["black"]) == (1, "person")
        player.place("E5")
        player.wait_for_turn(1)
        # No word twice, and none of what has not happened.
        expect(tutor).not_to_contain_text(say("learn-shell-tip-begin"), timeout=PATIENCE)
        page.get_by_role("button", name=say("action-resign")).click()
        page.get_by_text(say("resign-you")).click()
        expect(tutor).to_contain_text(say("learn-shell-tip-lost"), timeout=PATIENCE)
        page.goto(f"{address}/learn/{GAME}")
        expect(page.locator("li.done")).to_have_count(1, timeout=PATIENCE)
