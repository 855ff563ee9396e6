"""The house's rules for its own sources."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

LOOK_AWAY = re.compile(r"# noqa|# type: ignore|eslint-disable|@ts-(ignore|expect-error)|svelte-ign")
WITH_REASON = re.compile(
    r"# noqa: [A-Z]+\d+(, [A-Z]+\d+)*  ?(#|--) \w"
    r"|# type: ignore\[[a-z, -]+\]  # \w"
    r"|eslint-disable(-next-line|-line)? [\w@/, -]+ -- \w"
    r"|@ts-expect-error \w"
)
COMMENT = re.compile(r"\s*(#|//|<!--) \w")
LARGE = 1024 * 1024
PICTURES = {".png", ".ico", ".webp"}


def test_each_ignore_has_its_reason(root: Path, sources: list[Path]) -> None:
    """Beside it, or as a comment on the line before."""
    bare = []
    for path in sources:
        if path.suffix in {".py", ".ts", ".js", ".svelte"} and path.name != "test_sources.py":
            before = ""
            for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                told = WITH_REASON.search(line) or COMMENT.match(before)
                if LOOK_AWAY.search(line) and not told:
                    bare.append(f"{path.relative_to(root)}:{number}: {line.strip()}")
                before = "" if LOOK_AWAY.search(line) else line
    assert bare == []


def test_nothing_large_and_nothing_binary(root: Path, sources: list[Path]) -> None:
    texts = [path for path in sources if path.suffix not in PICTURES]
    assert [str(path.relative_to(root)) for path in texts if b"\0" in path.read_bytes()] == []
    large = [path for path in sources if path.stat().st_size > LARGE]
    assert [str(path.relative_to(root)) for path in large] == []


def test_python_locks_are_whole_and_name_no_registry(root: Path) -> None:
    pin_form = re.compile(r"[\w.-]+==\S+( ; .+)? \\\n    --hash=sha256:[0-9a-f]{64}")
    for lock in sorted((root / "requirements").iterdir()):
        text = lock.read_text("utf-8")
        assert "://" not in text
        assert [pin for pin in re.split(r"\n(?=\w)", text) if not pin_form.match(pin)] == []


def test_npm_lock_is_whole_and_names_no_registry(root: Path) -> None:
    lock = json.loads((root / "web" / "package-lock.json").read_text("utf-8"))
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert [name for name, package in packages.items() if not package.get("integrity")] == []
