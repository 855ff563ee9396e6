"""Draws the icons as PNG from their SVG, for systems that take no other.

Run it where an SVG file has changed: ``.venv/bin/python web/draw_icons.py``. They are drawn by the
Chromium with which the page is tested, and are as small as a palette makes them.
"""

from __future__ import annotations

import base64
import shutil
import struct
import zlib
from pathlib import Path

from playwright.sync_api import sync_playwright

STATIC = Path(__file__).parent / "static"
ICONS = {
    "apple-touch-icon.png": ("icon-maskable.svg", 180),  # iOS rounds the corners itself
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "icon-maskable-512.png": ("icon-maskable.svg", 512),
}
"""The name of each picture, what it is drawn from, and its width."""

COLOURS = 256
OPAQUE = 255

DRAW = """async ([source, size]) => {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0, size, size);
  const { data } = context.getImageData(0, 0, size, size);
  let text = '';
  for (const byte of data) text += String.fromCharCode(byte);
  return btoa(text);
}"""


def png(pixels: bytes, size: int) -> bytes:
    """Write pixels, four bytes each, as a PNG with a palette."""
    whole = [pixels[at : at + 4] for at in range(0, len(pixels), 4)]
    step = 1
    while len(set(coarse := [_coarse(pixel, step) for pixel in whole])) > COLOURS:
        step *= 2
    # Those that are not opaque come first: of the others nothing need be said.
    palette = sorted(set(coarse), key=lambda pixel: (pixel[3] == OPAQUE, pixel))
    place = {pixel: index for index, pixel in enumerate(palette)}
    indexed = bytes(place[pixel] for pixel in coarse)
    rows = b"".join(b"\0" + indexed[at : at + size] for at in range(0, len(indexed), size))
    clear = bytes(pixel[3] for pixel in palette if pixel[3] < OPAQUE)
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">IIBBBBB", size, size, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", b"".join(pixel[:3] for pixel in palette)),
            _chunk(b"tRNS", clear) if clear else b"",
            _chunk(b"IDAT", zlib.compress(rows, 9)),
            _chunk(b"IEND", b""),
        )
    )


def _coarse(pixel: bytes, step: int) -> bytes:
    """Return a colour of the grid of this step; black, white and opaque stay what they are."""
    return bytes(min(255, (value + step // 2) // step * step) for value in pixel)


def _chunk(kind: bytes, content: bytes) -> bytes:
    check = zlib.crc32(kind + content)
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", check)


def main() -> None:
    """Draw them all."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        page = browser.new_page()
        for name, (source, size) in ICONS.items():
            drawing = base64.b64encode((STATIC / source).read_bytes()).decode()
            drawn = page.evaluate(DRAW, [f"data:image/svg+xml;base64,{drawing}", size])
            (STATIC / name).write_bytes(png(base64.b64decode(drawn), size))
        browser.close()


if __name__ == "__main__":
    main()
