"""What the tests of the house itself share."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.house.copies import Copy

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def root() -> Path:
    return ROOT


@pytest.fixture(scope="session")
def sources(root: Path) -> list[Path]:
    """All files that are, or are about to be, committed."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],  # noqa: S607 -- whichever git it is
        cwd=root,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return [path for name in listed.split("\0")[:-1] if (path := root / name).is_file()]


@pytest.fixture
def copy(tmp_path: Path, root: Path, sources: list[Path]) -> Copy:
    return Copy(tmp_path, root, sources)
