"""What pip installs from the sources is whole, and needs them no more."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import httpx2

from tests.house.copies import Copy, counts
from tests.houses import opened

if TYPE_CHECKING:
    from pathlib import Path


def test_pip_installs_page_and_engine(copy: Copy, tmp_path: Path) -> None:
    venv = tmp_path / "venv"
    copy.run(copy.python, "-m", "venv", venv)
    copy.run(venv / "bin" / "pip", "install", "--quiet", ".")
    shutil.rmtree(copy.folder / "src")
    assert counts(venv / "bin" / "python", tmp_path) == '{"nodes": 215760,\n'
    with opened([venv / "bin" / "ludejo"], cwd=tmp_path, env=copy.env) as (address, _):
        assert "<script" in httpx2.get(address).text
