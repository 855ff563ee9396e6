"""How fast the house opens the second time, and how much its start page weighs."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from benchmarks.measuring import Figure, machine, median_of, report
from tests.houses import opened

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[1]
STARTS = 5


def loaded_kilobytes(address: str, chromium: str) -> float:
    """Count what comes over the wire, headers included, until the start page is quiet."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium)
        page = browser.new_page()
        wire = page.context.new_cdp_session(page)
        sizes: list[float] = []
        wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
        wire.send("Network.enable")
        page.goto(address, wait_until="networkidle")
        browser.close()
    return sum(sizes) / 1024


def figures(env: dict[str, str]) -> Iterator[Figure]:
    """Measure one thing after the other."""
    starts, works = [], []
    for _ in range(1 + STARTS):
        before = os.times()
        with opened(["make", "--silent", "play"], cwd=ROOT, env=env) as (_, seconds):
            starts.append(seconds)
        after = os.times()
        works.append(
            (after.children_user + after.children_system)
            - (before.children_user + before.children_system)
        )
    yield Figure("make play: first start with an empty data folder", starts[0], "s")
    again = median_of(starts[1:])
    yield Figure("make play: second start, until the page is served", again, "s", "at most", 3)
    yield Figure("  the processor's work for it, closing included", median_of(works[1:]), "s")
    chromium = os.environ.get("LUDEJO_CHROMIUM") or shutil.which("chromium")
    if chromium is None:
        print("The page is not weighed: Chromium is missing (apt install chromium).")
        return
    with opened(["make", "--silent", "play"], cwd=ROOT, env=env) as (address, _):
        weight = loaded_kilobytes(address, chromium)
    yield Figure("start page: all that is loaded, compressed", weight, "KB", "at most", 140)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as data:
        report(f"The house. {machine()}", figures(dict(os.environ) | {"LUDEJO_DATA": data}))
