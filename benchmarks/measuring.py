"""How the benchmarks measure, and what they print."""

from __future__ import annotations

import os
import platform
import sys
import time
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Literal, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


class Line(Protocol):
    """A line of a report; its text says what was measured, and where a bound was missed."""

    @property
    def kept(self) -> bool:
        """Whether what is wanted is kept."""


@dataclass(frozen=True)
class Figure:
    """What was measured, beside what it may be or what another program does."""

    what: str
    value: float
    unit: str
    sense: Literal["at most", "at least"] | None = None
    bound: float | None = None
    peer: float | None = None

    @property
    def kept(self) -> bool:
        """Whether the bound is kept; a figure without one keeps it."""
        if self.bound is None:
            return True
        return self.value <= self.bound if self.sense == "at most" else self.value >= self.bound

    def __str__(self) -> str:
        """Write one line of the table."""
        line = f"{self.what:<52} {rounded(self.value):>8} {self.unit:<4}"
        if self.bound is not None:
            line += f" {self.sense} {rounded(self.bound)}" + ("" if self.kept else ": MISSED")
        if self.peer is not None:
            line += f" {self.value / self.peer:.2f} of the {rounded(self.peer)} of python-chess"
        return line.rstrip()


def rounded(value: float) -> str:
    """Write three digits, as many as such measurements are good for."""
    return f"{float(f'{value:.3g}'):,g}"


def microseconds(run: Callable[..., object], *arguments: object) -> float:
    """Time one call."""
    began = time.perf_counter_ns()
    run(*arguments)
    return (time.perf_counter_ns() - began) / 1000


def median_of(times: Iterable[float]) -> float:
    """Return the median, the figure that a busy neighbour disturbs least."""
    return median(times)


def machine(*packages: str) -> str:
    """Say on what all this was measured."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.is_file():
        lines = (line.partition(":") for line in cpuinfo.read_text().splitlines())
        model = next((value.strip() for key, _, value in lines if "model name" in key), model)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    others = (f"{package} {version(package)}" for package in packages)
    return f"{model}, {os.cpu_count()} cores, {platform.system()}; {', '.join([python, *others])}"


def report(title: str, lines: Iterable[Line]) -> None:
    """Print the lines as they come; end the program with 1 where a bound was missed."""
    print(f"{title}\n", flush=True)
    kept = True
    for line in lines:
        print(line, flush=True)
        kept &= line.kept
    if not kept:
        sys.exit(1)
