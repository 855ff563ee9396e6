"""What can be measured of how a page looks: what sticks out, is too small, cannot be read."""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

FINGER = 44
"""The least a target measures each way, in CSS pixels."""

OVERFLOW = """() => {
    const { scrollWidth, clientWidth } = document.scrollingElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.querySelectorAll('body *')].filter(
        (one) => one.getBoundingClientRect().right > clientWidth + 0.5);
    return [`${scrollWidth} > ${clientWidth}`, ...out.map((one) => one.outerHTML.slice(0, 120))];
}"""

SMALL = """(finger) => {
    const shown = (one) => one.checkVisibility({ visibilityProperty: true })
        && !one.closest('.visually-hidden, [inert]');
    const measured = (one) => {
        // What is chosen by its label is as large as that; a board's places are judged apart.
        const target = one.matches('input, select') ? (one.closest('label') ?? one) : one;
        const { width, height } = target.getBoundingClientRect();
        return [width, height];
    };
    const all = 'button, a[href], input, select, textarea, summary, [role="button"]';
    return [...document.querySelectorAll(all)]
        .filter(shown)
        // A link within a line of text is as high as the line.
        .filter((one) => !(one.matches('a') && one.closest('p, li, td, dd')))
        .filter((one) => !one.matches('.skip'))
        .map((one) => [one, measured(one)])
        .filter(([, [width, height]]) => width < finger - 0.5 || height < finger - 0.5)
        .map(([one, [width, height]]) => `${width}×${height} ${one.outerHTML.slice(0, 120)}`);
}"""

RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
MORE_CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast-enhanced"]}}


@cache
def _axe() -> str:
    return AXE.read_text("utf-8")


def sticking_out(page: Page) -> list[str]:
    """Tell what makes the page wider than its window."""
    return list(page.evaluate(OVERFLOW))


def too_small(page: Page) -> list[str]:
    """Tell the targets that a finger misses."""
    return list(page.evaluate(SMALL, FINGER))


def complaints(page: Page, options: dict[str, Any]) -> list[str]:
    """Tell what axe finds wrong, each with its rule and the element."""
    page.evaluate(_axe())
    found = page.evaluate("(options) => axe.run(document, options)", options)
    return [
        f"{rule['id']}: {node['target']} {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


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
