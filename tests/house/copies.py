"""Copies of the sources in empty folders, where nothing has been made yet."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


class Copy:
    """A copy of the sources in an empty folder, and the environment of someone who has nothing."""

    def __init__(self, home: Path, root: Path, sources: Sequence[Path]) -> None:
        self.folder = home / "ludejo"
        for source in sources:
            target = self.folder / source.relative_to(root)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)
        inherited = {"VIRTUAL_ENV", "MAKEFLAGS", "MAKELEVEL", "MFLAGS", "PYTHONPATH"}
        self.env = {
            name: value
            for name, value in os.environ.items()
            if name not in inherited and not name.startswith(("LUDEJO_", "PYTEST_", "COV_"))
        }
        # The Python that these tests run on, outside its virtual environment.
        self.python = Path(sys.base_prefix) / "bin" / f"python3.{sys.version_info.minor}"
        self.env |= {"LUDEJO_DATA": str(home / "data"), "PYTHON": str(self.python)}

    def run(self, *command: str | Path) -> str:
        done = subprocess.run(
            command,
            cwd=self.folder,
            env=self.env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout[-4000:]
        return done.stdout


def counts(python: Path, folder: Path) -> str:
    """Let the native engine that this Python has count something."""
    count = "from ludejo.engine import _native; print(_native.kruco_divide('start', 3)[:17])"
    return subprocess.run(
        [python, "-c", count], cwd=folder, check=True, capture_output=True, text=True
    ).stdout
