"""Opening and closing a house from outside, as a person at a terminal would."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import httpx2

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

PATIENCE = 60.0


@contextmanager
def opened(
    command: Sequence[str | Path], *, cwd: Path, env: dict[str, str], patience: float = PATIENCE
) -> Iterator[tuple[str, float]]:
    """Start a house; give its address and the seconds that passed until it served its page.

    The command is ended as by Ctrl-C, and must then end soon.
    """
    began = time.perf_counter()
    with subprocess.Popen(
        command,
        cwd=cwd,
        env=env | {"LUDEJO_NO_BROWSER": "1", "PYTHONUNBUFFERED": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as house:
        try:
            address = printed_address(house)
            wait_for(address, patience)
            yield address, time.perf_counter() - began
        finally:
            os.killpg(house.pid, signal.SIGINT)
            try:
                house.communicate(timeout=10)
            except subprocess.TimeoutExpired:
                os.killpg(house.pid, signal.SIGKILL)
                raise


def printed_address(house: subprocess.Popen[str]) -> str:
    """Read until the house says where it is."""
    assert house.stdout is not None
    said = []
    for line in house.stdout:
        said.append(line)
        if found := re.search(r"https?://[\w.:\[\]-]+", line):
            return found[0]
    raise AssertionError(f"the house ended without saying where it is:\n{''.join(said)}")


def wait_for(address: str, patience: float) -> None:
    """Ask for the page until it comes."""
    limit = time.perf_counter() + patience
    while True:
        try:
            httpx2.get(address).raise_for_status()
        except httpx2.HTTPError:
            if time.perf_counter() > limit:
                raise
            time.sleep(0.02)
        else:
            return
