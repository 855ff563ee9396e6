"""The icons for systems that take no SVG: there, of the size that is said, and small."""

from __future__ import annotations

import re
import struct
from pathlib import Path

import pytest

SMALL = 40 * 1024
"""Bytes that they may have together."""

PICTURES = re.compile(r"src: '/([\w-]+\.png)', type: 'image/png', sizes: '(\d+)x(\d+)'")


@pytest.fixture
def web(root: Path) -> Path:
    return root / "web"


def size(picture: Path) -> tuple[int, int]:
    head = picture.read_bytes()[:24]
    assert head.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", head[16:])
    return width, height


def test_those_of_the_manifest_have_the_size_that_it_says(web: Path) -> None:
    text = (web / "src/routes/manifest.webmanifest/+server.ts").read_text("utf-8")
    said = PICTURES.findall(text)
    assert len(said) == text.count(".png") > 0
    for name, width, height in said:
        assert size(web / "static" / name) == (int(width), int(height))


def test_the_one_for_ios_is_linked_and_of_the_size_that_it_wants(web: Path) -> None:
    linked = re.search(
        r'rel="apple-touch-icon" href="%sveltekit.assets%/([\w-]+\.png)"',
        (web / "src/app.html").read_text("utf-8"),
    )
    assert linked
    assert size(web / "static" / linked[1]) == (180, 180)


def test_all_of_them_are_small(web: Path) -> None:
    assert 0 < sum(one.stat().st_size for one in web.glob("static/*.png")) < SMALL
