"""The house as a process of its own: opened, closed, killed, and opened again."""

from __future__ import annotations

import json
import os
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx2
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from ludejo.server import House, NoPortError, running
from tests.server.helpers import View, choosing

OPEN = """
import json, sys
from ludejo.server import run
def ready(house):
    print(json.dumps([house.url, house.port, house.moved]), flush=True)
run(port=int(sys.argv[1]), on_ready=ready, log_level="trace")
"""

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals are others on Windows")


def answer(response: httpx2.Response) -> View:
    return dict(response.raise_for_status().json())


@dataclass
class Running:
    """A house that is open, and a guest's browser in it."""

    process: subprocess.Popen[bytes]
    url: str
    port: int
    moved: bool
    log: Path
    client: httpx2.Client

    def open(self, game: str, opponent: str = "hotseat", **more: object) -> View:
        wish = {"game": game, "opponent": opponent, **more}
        return answer(self.client.post("/api/games", json=wish))

    def view(self, view: View) -> View:
        return answer(self.client.get(f"/api/games/{view['id']}"))

    def choose(self, view: View, seat: str, choice: str) -> View:
        body = {"act": view["act"], **choosing(seat, choice)}
        address = f"/api/games/{view['id']}/choices"
        return answer(self.client.post(address, json=body))

    def ask_house(self, view: View) -> View:
        """Let the house think for the computer."""
        address = f"/api/games/{view['id']}/thought"
        return answer(self.client.post(address, json={"act": view["act"]}))

    def wait(self, view: View, until: Callable[[View], bool], patience: float = 60) -> View:
        limit = time.monotonic() + patience
        while not until(view := self.view(view)):
            assert time.monotonic() < limit, view
            time.sleep(0.02)
        return view

    def listen(self, view: View, **headers: str) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.port}/api/games/{view['id']}/socket"
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        more = {"Cookie": cookie, "Origin": self.url.rstrip("/"), **headers}
        return connect(address, additional_headers=more)

    def kill(self) -> None:
        """End it without a warning, as a failing machine does."""
        self.process.kill()
        self.process.wait()


@contextmanager
def house(data: Path, port: int = 0, cookies: Mapping[str, str] | None = None) -> Iterator[Running]:
    log = data.with_suffix(f".{time.monotonic_ns()}.log")
    with (
        log.open("wb") as errors,
        subprocess.Popen(
            [sys.executable, "-c", OPEN, str(port)],
            env=os.environ | {"LUDEJO_DATA": str(data)},
            stdout=subprocess.PIPE,
            stderr=errors,
        ) as process,
    ):
        assert process.stdout is not None
        try:
            said = process.stdout.readline()
            assert said, log.read_text()
            url, actual, moved = json.loads(said)
            with httpx2.Client(base_url=url, cookies=dict(cookies or {}), timeout=60) as client:
                yield Running(process, url, actual, moved, log, client)
        finally:
            if process.poll() is None:
                process.send_signal(signal.SIGINT)
                try:
                    process.wait(15)
                finally:
                    process.kill()


def test_it_answers_once_it_says_so_and_closes_cleanly(tmp_path: Path) -> None:
    with house(tmp_path / "data") as here:
        assert here.url == f"http://127.0.0.1:{here.port}/"
        assert not here.moved
        assert here.client.get("/api/health").json() == {"status": "ok"}
        headers = here.client.get("/api/health").headers
        assert "server" not in headers
        view = here.open("kruco")
        with here.listen(view) as line:
            assert json.loads(line.recv()) == view
            began = time.monotonic()
            here.process.send_signal(signal.SIGINT)
            assert here.process.wait(15) == 0
            assert time.monotonic() - began < 10
    assert "Traceback" not in here.log.read_text()


def test_a_taken_port_makes_it_move(tmp_path: Path) -> None:
    with house(tmp_path / "one") as one, house(tmp_path / "other", one.port) as other:
        assert other.moved
        assert one.port < other.port <= one.port + running.PORTS
        assert other.client.get("/api/health").status_code == 200


def test_a_turn_survives_a_kill_in_its_middle(tmp_path: Path) -> None:
    with house(tmp_path / "data") as here:
        shell = here.choose(here.open("what-the-shell"), "black", "E5")
        kruco = here.choose(here.open("kruco"), "black", "a2-a3")
        cookies = dict(here.client.cookies)
        here.kill()
    with house(tmp_path / "data", cookies=cookies) as here:
        assert here.view(shell) == shell
        assert here.view(kruco) == kruco
        turned = here.choose(shell, "white", "D4")
        assert [turn["move"] for turn in turned["turns"]] == ["E5:D4"]
        games = here.client.get("/api/games").json()["games"]
        assert [game["id"] for game in games] == [shell["id"], kruco["id"]]


def test_the_computer_goes_on_after_a_kill(tmp_path: Path) -> None:
    with house(tmp_path / "data") as here:
        view = here.choose(here.open("kruco", "computer", level=10), "black", "a2-a3")
        here.ask_house(view)
        limit = time.monotonic() + 20
        while not (children := children_of(here.process.pid)):
            assert time.monotonic() < limit
        cookies = dict(here.client.cookies)
        here.kill()
    limit = time.monotonic() + 20
    while any(map(runs, children)):  # those who think do not outlive the house
        assert time.monotonic() < limit
        time.sleep(0.05)
    with house(tmp_path / "data", cookies=cookies) as here:
        view = here.view(view)
        if view["thinking"]:  # it may have chosen before the kill
            here.ask_house(view)
            view = here.wait(view, lambda view: not view["thinking"])
        assert len(view["turns"]) == 2


def test_who_thinks_may_be_killed_and_the_move_comes(tmp_path: Path) -> None:
    with house(tmp_path / "data") as here:
        view = here.choose(here.open("kruco", "computer", level=10), "black", "a2-a3")
        here.ask_house(view)
        limit = time.monotonic() + 20
        while not (children := children_of(here.process.pid)):
            assert time.monotonic() < limit
        for child in children:
            os.kill(child, signal.SIGKILL)
        view = here.wait(view, lambda view: not view["thinking"])
        assert len(view["turns"]) == 2
        assert not view["troubled"]


def test_one_persons_many_games_do_not_keep_another_waiting(tmp_path: Path) -> None:
    with house(tmp_path / "data") as here:
        mine = [here.open("what-the-shell", "computer", level=10) for _ in range(10)]
        for view in mine:
            here.ask_house(view)
        me, other = here.client, httpx2.Client(base_url=here.url, timeout=60)
        with other:
            here.client = other
            others = here.open("what-the-shell", "computer", level=1)
            here.ask_house(others)
            here.wait(others, lambda view: not view["thinking"])
        here.client = me
        still = [view for view in map(here.view, mine) if view["thinking"]]
        assert len(still) >= 6
        for view in mine:
            here.wait(view, lambda view: not view["thinking"])


def test_nothing_secret_is_logged(tmp_path: Path) -> None:
    with house(tmp_path / "data") as here:
        view = here.choose(here.open("what-the-shell"), "black", "G7")
        with here.listen(view) as line:
            assert json.loads(line.recv()) == view
            bad = {"act": 0, **choosing("white", "G77")}
            here.client.post(f"/api/games/{view['id']}/choices", json=bad)
        here.client.get(f"/api/games/{view['id']}/record")
    log = here.log.read_text()
    assert "ASGI" in log  # it was all that uvicorn can tell
    assert "G7" not in log


def test_nobody_waits_while_the_computer_thinks(tmp_path: Path) -> None:
    with house(tmp_path / "data") as here:
        views = [here.open("what-the-shell", "computer", level=3) for _ in range(3)]
        views += [
            here.choose(here.open("kruco", "computer", level=3), "black", "a2-a3") for _ in range(3)
        ]
        for view in views:
            here.ask_house(view)
        while_thinking = []
        for _ in range(200):
            began = time.perf_counter()
            health = here.client.get("/api/health")
            while_thinking.append(time.perf_counter() - began)
            assert health.status_code == 200
            if not here.client.get("/api/games?limit=1").json()["games"][0]["thinking"]:
                break
        assert statistics.median(while_thinking) < 0.1
        # a choice takes about a second of a whole processor; next to nobody waited half of that
        assert statistics.quantiles(while_thinking, n=20)[-1] < 0.5
        for view in views:
            here.wait(view, lambda view: not view["thinking"])


def test_a_line_from_elsewhere_is_refused(tmp_path: Path) -> None:
    with house(tmp_path / "data") as here:
        view = here.open("kruco")
        for origin in ("http://evil.example", "null", "http://127.0.0.1:1"):
            with pytest.raises(InvalidStatus, match="403"), here.listen(view, Origin=origin):
                pass


def children_of(pid: int) -> list[int]:
    """Return the processes that a process started."""
    tasks = Path(f"/proc/{pid}/task")
    if not tasks.exists():
        return []
    words = [word for file in tasks.glob("*/children") for word in file.read_text().split()]
    return [int(word) for word in words]


def runs(pid: int) -> bool:
    """Whether a process runs (one that only waits to be buried does not)."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except FileNotFoundError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def test_no_port_is_told() -> None:
    with pytest.raises(NoPortError, match="cannot be listened on"):
        running.listen("192.0.2.1", 0)


@pytest.mark.parametrize("host", ["a..b", "a" * 64, "ŭ" * 100])
def test_a_name_that_no_host_can_have_is_told(host: str) -> None:
    with pytest.raises(NoPortError, match="cannot be listened on"):
        running.listen(host, 0)


def test_all_ports_taken_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "PORTS", 0)
    with (
        running.listen("127.0.0.1", 0) as taken,
        pytest.raises(NoPortError, match="all taken"),
    ):
        running.listen("127.0.0.1", taken.getsockname()[1])


@pytest.mark.parametrize(
    "host, url",
    [
        ("127.0.0.1", "http://127.0.0.1:8001/"),
        ("0.0.0.0", "http://127.0.0.1:8001/"),  # noqa: S104 -- only named
        ("::", "http://[::1]:8001/"),
        ("::1", "http://[::1]:8001/"),
        ("ludejo.example", "http://ludejo.example:8001/"),
    ],
)
def test_the_address_is_one_for_a_browser(host: str, url: str) -> None:
    assert House(host, 8001, 8000).url == url
    assert House(host, 8001, 8000).moved
    assert not House(host, 8001, 0).moved
    assert not House(host, 8000, 8000).moved
