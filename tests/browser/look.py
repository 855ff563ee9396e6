"""How far two pictures of a page differ."""

from __future__ import annotations

from base64 import b64encode

from playwright.sync_api import Page

UNLIKE = """async (pictures) => {
    const [one, other] = await Promise.all(pictures.map(async (picture) => {
        const image = new Image();
        image.src = `data:image/png;base64,${picture}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [64, 64];
        const context = canvas.getContext('2d');
        context.drawImage(image, 0, 0, 64, 64);
        return context.getImageData(0, 0, 64, 64).data;
    }));
    let apart = 0;
    for (let at = 0; at < one.length; at += 4) apart += Math.abs(one[at] - other[at]);
    return apart / 255 / (one.length / 4);
}"""


def unlike(page: Page, one: bytes, other: bytes) -> float:
    """Tell how far two grey pictures differ: 0 is the same, 1 is black and white."""
    pictures = [b64encode(picture).decode() for picture in (one, other)]
    return float(page.evaluate(UNLIKE, pictures))
