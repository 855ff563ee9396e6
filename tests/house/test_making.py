"""What README tells a newcomer to type works in a copy of the sources and nothing else."""

from __future__ import annotations

import os
import re
import sys
import tarfile
import zipfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import httpx2
import pytest

from tests.house.copies import Copy, counts
from tests.houses import opened

if TYPE_CHECKING:
    from collections.abc import Iterator

SECOND_START = 3.0
"""Seconds of work until a house that was made before is served, and closed again."""


def all_but_compilers(programs: Path) -> Path:
    """Fill a folder with the machine's programs, but those that compile and link."""
    programs.mkdir()
    hidden = re.compile(
        r"(.*-)?(cc|c89|c99|c\+\+|gcc|g\+\+|clang|clang\+\+|ar|ranlib|ld|as)(-\d+)?"
    )
    for folder in ("/usr/local/bin", "/usr/bin", "/bin"):
        for program in Path(folder).iterdir():
            link = programs / program.name
            if not hidden.fullmatch(program.name) and not link.is_symlink():
                link.symlink_to(program)
    return programs


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory, root: Path, sources: list[Path]) -> Copy:
    """A copy in which `make install` was said, on a machine that had no compiler at that time."""
    home = tmp_path_factory.mktemp("made")
    copy = Copy(home, root, sources)
    usual = copy.env
    copy.env = usual | {"PATH": str(all_but_compilers(home / "programs"))}
    copy.env.pop("CXX", None)
    copy.run("make", "install")
    copy.env = usual
    return copy


@contextmanager
def costs_at_most(seconds: float) -> Iterator[None]:
    """Hold what is run to so much work; how long it takes depends on the neighbours as well."""
    before = os.times()
    yield
    after = os.times()
    work = after.children_user + after.children_system
    assert work - before.children_user - before.children_system <= seconds


def cookie(cookies: dict[str, str]) -> dict[str, str]:
    return {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}


def test_make_install_brings_no_tools(made: Copy) -> None:
    assert (made.folder / ".venv" / "bin" / "ludejo").is_file()
    assert not (made.folder / ".venv" / "bin" / "pytest").exists()


def test_where_there_is_no_compiler_zig_builds_the_engine(made: Copy, tmp_path: Path) -> None:
    assert (made.folder / "build" / "native" / "zig" / "zig-c++").is_file()
    assert counts(made.folder / ".venv" / "bin" / "python", tmp_path) == '{"nodes": 215760,\n'


def test_make_play_opens_a_house_that_remembers_and_opens_fast(made: Copy) -> None:
    play = ["make", "play"]
    with opened(play, cwd=made.folder, env=made.env) as (address, _):
        assert "<script" in httpx2.get(address).text
        with httpx2.Client(base_url=address, headers={"Origin": address}) as guest:
            answer = guest.post("/api/games", json={"game": "kruco", "opponent": "hotseat"})
            made_game, cookies = answer.json()["id"], dict(guest.cookies)
    with costs_at_most(SECOND_START), opened(play, cwd=made.folder, env=made.env) as (address, _):
        found = httpx2.get(f"{address}/api/games/{made_game}", headers=cookie(cookies))
        assert found.json()["game"] == "kruco"


def test_make_wheel_packs_page_and_engine(made: Copy) -> None:
    made.run("make", "wheel")
    (wheel,) = (made.folder / "dist").glob("*.whl")
    (archive,) = (made.folder / "dist").glob("*.tar.gz")
    packed = zipfile.ZipFile(wheel).namelist()
    assert "ludejo/server/page/index.html" in packed
    assert not [name for name in packed if "/." in name or not name.startswith("ludejo")]
    assert [name for name in packed if name.startswith("ludejo/engine/_native.cpython-3")]
    assert f"-cp3{sys.version_info.minor}-" in wheel.name
    with tarfile.open(archive) as opened_archive:
        names = {Path(*Path(name).parts[1:]).as_posix() for name in opened_archive.getnames()}
    assert {"src/ludejo/server/page/index.html", "web/package-lock.json", "Makefile"} <= names
    assert {"native/CMakeLists.txt", "native/core/shell.cpp"} <= names
    assert not [name for name in names if "node_modules" in name or ".svelte-kit" in name]
    assert not [name for name in names if Path(name).suffix in {".so", ".o", ".a"}]


def test_make_says_what_is_missing(copy: Copy, tmp_path: Path) -> None:
    old = tmp_path / "python3.9"
    old.write_text("#!/bin/sh\nexit 1\n")
    old.chmod(0o755)
    copy.env["PYTHON"] = str(old)
    with pytest.raises(AssertionError, match=r"needs Python 3\.11 or later"):
        copy.run("make", "install")
    bare = tmp_path / "python3.11"
    bare.write_text('#!/bin/sh\ncase "$2" in *ensurepip*) exit 1;; esac\n')
    bare.chmod(0o755)
    copy.env["PYTHON"] = str(bare)
    with pytest.raises(AssertionError, match="apt install python3-venv"):
        copy.run("make", "install")
    assert "make play" in copy.run("make")
