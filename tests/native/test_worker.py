"""The engine plays and analyses in a worker of a real browser, with the network off."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

import pytest

from ludejo.engine import choose
from ludejo.games import BLACK, Game, rules_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ASKED = {"text": "position start", "seat": "black", "level": 1, "seed": 1}

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The worker and the page that asks it, built as the page of the house is."""
    folder = tmp_path_factory.mktemp("worker")
    build = ["exec", "--", "vite", "build", "--config", "src/harness/vite.config.ts"]
    subprocess.run(
        [sys.executable, ROOT / "hatch_build.py", "npm", *build, "--outDir", folder], check=True
    )
    return folder


@pytest.fixture
def address(built: Path) -> Iterator[str]:
    """Where the page is served, under the policy that a page with this worker needs."""

    class Handler(SimpleHTTPRequestHandler):
        def __init__(self, *arguments: object) -> None:
            super().__init__(*arguments, directory=str(built))  # type: ignore[arg-type]  # what the server passes

        def end_headers(self) -> None:
            policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
            self.send_header("Content-Security-Policy", policy)
            super().end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """A page whose engine is loaded, and whose network is then off."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(address)
    page.evaluate("() => analyse('what-the-shell', 'position start', { seconds: 60, nodes: 1 })")
    page.evaluate("() => chooser.choose('kruco', question)".replace("question", json.dumps(ASKED)))
    context.set_offline(True)
    yield page
    context.close()


def test_it_tells_better_and_better_reports(page: Page) -> None:
    reports = page.evaluate(
        """async () => {
            const reports = [];
            const improved = (report) => reports.push(report);
            reports.push(await analyse(
                'what-the-shell', 'position start moves E5:D4', { seconds: 1 }, { improved }
            ));
            return reports;
        }"""
    )
    assert len(reports) > 1
    nodes = [report["nodes"] for report in reports]
    assert nodes == sorted(nodes)
    for report in reports:
        for seat in ("black", "white"):
            shares = [choice["probability"] for choice in report["choices"][seat]]
            assert sum(shares) == pytest.approx(1, abs=1e-3)


def test_it_plays_a_whole_game_against_itself(page: Page) -> None:
    """Each turn is drawn from the mixes it finds; the worker alone says when the game is over."""
    moves, end = page.evaluate(
        """async () => {
            const moves = [];
            let dice = 7;
            const drawn = (choices) => {
                dice = (dice * 48271) % 2147483647;
                let at = dice / 2147483647;
                const found = choices.find(({ probability }) => (at -= probability) < 0);
                return (found ?? choices[0]).place;
            };
            for (;;) {
                const game = ['position start', moves.length ? 'moves' : '', ...moves]
                    .filter((word) => word).join(' ');
                try {
                    const { choices } = await analyse(
                        'what-the-shell', game, { seconds: 60, nodes: 30 }
                    );
                    moves.push(`${drawn(choices.black)}:${drawn(choices.white)}`);
                } catch (error) {
                    return [moves, error.message];
                }
            }
        }"""
    )
    game = Game(rules_of("what-the-shell"))
    for move in moves:
        assert game.outcome is None
        game.play_text(move)  # the referee raises where it is not legal
    assert game.outcome is not None
    assert "over" in end


def test_the_same_boards_and_seed_give_the_same(page: Page) -> None:
    ask = """async () => {
        const game = 'position start moves E5:D4 C3:C3';
        const report = await analyse('what-the-shell', game, { nodes: 80 });
        return { ...report, seconds: 0 };
    }"""
    assert page.evaluate(ask) == page.evaluate(ask)


def test_it_is_broken_off_at_once_and_goes_on(page: Page) -> None:
    seconds = page.evaluate(
        """async () => {
            const begun = performance.now();
            const stop = new AbortController();
            setTimeout(() => stop.abort(), 200);
            const { signal } = stop;
            await analyse('what-the-shell', 'position start', { seconds: 600 }, { signal });
            return (performance.now() - begun) / 1000;
        }"""
    )
    assert seconds < 20
    ask = "analyse('what-the-shell', 'position nowhere', { seconds: 1 })"
    refused = f"() => {ask}.catch((error) => error.message)"
    assert "three fields" in page.evaluate(refused)
    report = page.evaluate("() => analyse('what-the-shell', 'position start', { nodes: 30 })")
    assert report["choices"]["black"]


def test_kruco_is_analysed_too(page: Page) -> None:
    ask = """async () => {
        const report = await analyse('kruco', 'position start', { nodes: 40000 }, { lines: 2 });
        return { ...report, seconds: 0 };
    }"""
    report = page.evaluate(ask)
    assert report == page.evaluate(ask)
    assert report["nodes"] == 40_000
    assert report["depth"] >= 3
    assert len(report["lines"]) == 2
    seconds = page.evaluate(
        """async () => {
            const begun = performance.now();
            const stop = new AbortController();
            setTimeout(() => stop.abort(), 200);
            await analyse('kruco', 'position start', {}, { signal: stop.signal });
            return (performance.now() - begun) / 1000;
        }"""
    )
    assert seconds < 20


@pytest.mark.parametrize("level", [1, 4, 7, 10])
@pytest.mark.parametrize(
    "slug, moves", [("what-the-shell", "E5:D4 C3:C3 F6:G7"), ("kruco", "a2-a3 h7-h6 b2-b3 g7-g6")]
)
def test_it_chooses_as_the_house_does_with_the_network_off(
    page: Page, slug: str, moves: str, level: int
) -> None:
    game: Game[Any, Any] = Game.read(rules_of(slug), f"position start moves {moves}")
    question = {"text": game.text, "seat": "black", "level": level, "seed": 2**47 + 11}
    found = page.evaluate("([slug, question]) => chooser.choose(slug, question)", [slug, question])
    assert found == str(choose(game, BLACK, level, 2**47 + 11))


def test_what_it_cannot_read_is_told_and_the_next_is_chosen(page: Page) -> None:
    ask = "(question) => chooser.choose('kruco', question).catch((error) => error.name)"
    assert page.evaluate(ask, ASKED | {"text": "position nowhere"}) == "ChooserError"
