"""What the tests of every room share."""

from __future__ import annotations

import os
import shutil
import signal
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from playwright.sync_api import Browser
    from xdist.remote import Producer
    from xdist.scheduler.protocol import Scheduling

NO_SKIPS = bool(os.environ.get("LUDEJO_NO_SKIPS"))
"""Set where nothing may be skipped, as in CI: there a skipped test has failed."""


def pytest_configure() -> None:
    """Let what the tests start be interrupted, where the tests run in the background themselves."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # which programs pass on
        signal.signal(signal.SIGINT, signal.default_int_handler)


def refuse_skip(report: pytest.CollectReport | pytest.TestReport) -> None:
    if NO_SKIPS and report.outcome == "skipped" and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"Skipped where nothing may be skipped: {report.longrepr}"


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    refuse_skip(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    refuse_skip(report)
    return report


WHOLE = (
    "tests/house/test_making.py",
    "tests/house/test_installing.py",
    "tests/browser/test_looks.py",
    "tests/browser/test_opponents.py",
    "tests/browser/",
    "tests/native/test_worker.py",
)
"""What shares something dear, such as a browser, so that it stays together; the longest first."""


def whole(nodeid: str) -> int:
    """Where among what stays together a test belongs; behind all of it if it stands alone."""
    return next((at for at, start in enumerate(WHOLE) if nodeid.startswith(start)), len(WHOLE))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest, so that at the end nobody waits for it."""
    items.sort(key=lambda item: whole(item.nodeid))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors: who plays in a browser waits for it half of the time."""
    return (os.cpu_count() or 1) + 1


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Scheduling:
    """Share tests out by module where WHOLE says so, else one by one, in the order collected.

    (`--dist=loadgroup` does nothing beside pytest 9.2: pytest-xdist 3.8 writes its groups into a
    field of the tests that nobody reads any more.)
    """
    from xdist.scheduler.loadscope import (  # noqa: PLC0415 -- where tests run one by one, it may be missing
        LoadScopeScheduling,
    )

    class ByModule(LoadScopeScheduling):
        def _split_scope(self, nodeid: str) -> str:
            return nodeid.partition("::")[0] if whole(nodeid) < len(WHOLE) else nodeid

    config.option.loadscopereorder = False
    return ByModule(config, log)


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a Chromium; LUDEJO_CHROMIUM names one that is found nowhere else."""
    names = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
    found = os.environ.get("LUDEJO_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if found is None:
        pytest.skip(
            "Chromium is missing. On Debian: apt install chromium; "
            "where it has another name: LUDEJO_CHROMIUM=/path/to/it"
        )
    return found


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    """A browser for the tests marked `browser`; each takes contexts and pages of its own.

    It is gone before another module's tests begin: while it lives, a loop of asyncio runs.
    """
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 -- slow; few tests need it

    with sync_playwright() as playwright:
        quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync"]
        browser = playwright.chromium.launch(executable_path=chromium, args=quiet)
        yield browser
        browser.close()
