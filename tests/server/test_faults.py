"""What goes wrong around the house loses nothing, and is told."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from fastapi import FastAPI
from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from ludejo.server.app import create_app
from ludejo.server.pasts import Pasts
from ludejo.server.rooms import Rooms
from ludejo.server.settings import DATABASE_FILE, Settings
from ludejo.server.socket import TRY_AGAIN_LATER
from ludejo.server.thinking import Process, Processes, Question, ThinkingError, answers
from tests.server.helpers import Guest, choosing


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, patience=0.5)


def rooms_of(guest: Guest) -> Rooms:
    app = guest.client.app
    assert isinstance(app, FastAPI)
    rooms = app.state.rooms
    assert isinstance(rooms, Rooms)
    return rooms


@contextmanager
def locked(settings: Settings) -> Iterator[None]:
    """Keep everybody else from writing to the database."""
    connection = sqlite3.connect(settings.data / DATABASE_FILE, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        connection.execute("ROLLBACK")
        connection.close()


def test_a_locked_database_is_told_and_nothing_is_lost(
    guest: Guest, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    view = guest.open()
    black = choosing("black", "E5")
    with locked(settings):
        status, answer = guest.ask(view, "choices", **black)
        assert status == 503
        assert answer["error"]["kind"] == "unavailable"
        assert "Traceback" not in str(answer)
        assert guest.view(view) == view  # one can still look
        assert guest.client.post("/api/games", json={}).status_code == 422
    assert "database is locked" in caplog.text
    assert guest.do(view, "choices", **black)["staged"] == ["black"]


def test_a_house_opens_while_another_program_holds_the_database(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    app = create_app(settings)
    with locked(settings), TestClient(app, base_url="http://localhost") as client:
        assert client.get("/api/health").status_code == 200
    assert "cleared away" in caplog.text
    assert "Traceback" not in caplog.text


def test_a_disk_that_fails_at_the_last_moment_changes_nothing(guest: Guest) -> None:
    rooms = rooms_of(guest)
    view = guest.choose(guest.play(guest.open(), "E5:D4"), "black", "A1")

    def fail(_connection: Connection) -> None:
        raise OperationalError("COMMIT", None, sqlite3.OperationalError("disk I/O error"))

    event.listen(rooms.database.engine, "commit", fail)
    try:
        white = choosing("white", "B1")
        status, answer = guest.ask(view, "choices", **white)
        assert status == 503
        assert answer["error"]["kind"] == "unavailable"
        assert guest.refused(view, "undo") == "unavailable"
        assert guest.refused(view, "resignation", seat="black") == "unavailable"
    finally:
        event.remove(rooms.database.engine, "commit", fail)
    assert guest.view(view) == view
    turned = guest.do(view, "choices", **white)
    assert [turn["move"] for turn in turned["turns"]] == ["E5:D4", "A1:B1"]
    assert guest.play(turned, "C1:D1", "C2:D2")["act"] == 4


def test_a_database_that_is_gone_is_told(guest: Guest, settings: Settings) -> None:
    view = guest.open()
    with sqlite3.connect(settings.data / DATABASE_FILE) as connection:
        connection.execute("DROP TABLE sessions")
    connection.close()
    for answer in (
        guest.client.get("/api/games"),
        guest.client.get(f"/api/games/{view['id']}"),
    ):
        assert answer.status_code == 503
        assert answer.json()["error"]["kind"] == "unavailable"


def test_a_line_is_closed_when_the_database_is_gone(guest: Guest, settings: Settings) -> None:
    view = guest.open()
    with guest.listen(view) as line:
        assert line.receive_json() == view
        with sqlite3.connect(settings.data / DATABASE_FILE) as connection:
            connection.execute("ALTER TABLE games RENAME TO elsewhere")
        connection.close()
        rooms = rooms_of(guest)
        with rooms.database.changing() as change:
            rooms.bus.announce(change, view["id"])
        with pytest.raises(WebSocketDisconnect) as closed:
            line.receive_json()
        assert closed.value.code == TRY_AGAIN_LATER


@pytest.mark.parametrize(
    "spoiling",
    [
        "UPDATE acts SET move = 'E5:E5 E5'",
        "UPDATE acts SET kind = 'takeback', move = NULL, back = 9",
        "UPDATE games SET start = 'nowhere'",
    ],
)
def test_one_spoiled_game_spoils_no_other(
    guest: Guest, settings: Settings, caplog: pytest.LogCaptureFixture, spoiling: str
) -> None:
    view, other = (guest.play(guest.open(), "E5:D4") for _ in range(2))
    with sqlite3.connect(settings.data / DATABASE_FILE) as connection:
        table = spoiling.split()[1]
        column = "game_id" if table == "acts" else "id"
        connection.execute(f"{spoiling} WHERE {column} = ?", [view["id"]])
    connection.close()
    rooms_of(guest).ledger.pasts = Pasts()
    response = guest.client.get(f"/api/games/{view['id']}")
    assert response.status_code == 500
    assert response.json()["error"]["kind"] == "internal"
    assert "BrokenGameError" in caplog.text
    assert guest.play(other, "E6:D5")["act"] == 2
    assert len(guest.client.get("/api/games").json()["games"]) == 2
    assert guest.client.delete(f"/api/games/{view['id']}").status_code == 204


def test_health_is_the_databases_too(guest: Guest) -> None:
    assert guest.client.get("/api/health").json() == {"status": "ok"}
    rooms = rooms_of(guest)

    def fail(_connection: Connection) -> None:
        raise OperationalError("BEGIN", None, sqlite3.OperationalError("unable to open"))

    event.listen(rooms.database.engine, "begin", fail)
    response = guest.client.get("/api/health")
    event.remove(rooms.database.engine, "begin", fail)
    assert response.status_code == 503
    assert guest.client.get("/api/health").status_code == 200


def question(game: str = "kruco", text: str = "position start moves a2-a3") -> Question:
    return Question(
        game_id="x", owner=1, act=1, game=game, text=text, seat="white", level=1, seed=7
    )


def test_a_process_thinks() -> None:
    async def ask() -> list[str]:
        processes = Processes(2)
        try:
            return await asyncio.gather(
                *(processes.think(replace(question(), owner=owner)) for owner in (1, 1, 2))
            )
        finally:
            await processes.close()

    choices = asyncio.run(ask())
    assert len(choices) == 3
    assert all(choice[0] in "abcdefgh" for choice in choices)


def test_what_the_engine_raises_is_told_and_it_goes_on() -> None:
    async def ask() -> str:
        processes = Processes(1)
        try:
            with pytest.raises(ThinkingError, match="UnknownGameError"):
                await processes.think(question("chess"))
            with pytest.raises(ThinkingError):
                await processes.think(question(text="position start moves a2-a9"))
            return await processes.think(question())
        finally:
            await processes.close()

    assert asyncio.run(ask())


def test_a_process_that_dies_is_replaced() -> None:
    async def ask() -> str:
        processes = Processes(1)
        try:
            await processes.think(question())
            [process] = processes._all
            await process.stop()
            assert not process.alive
            return await processes.think(question())
        finally:
            await processes.close()

    assert asyncio.run(ask())


def test_a_process_that_dies_while_it_thinks_is_told() -> None:
    async def ask() -> None:
        processes = Processes(1)
        await processes.think(question())
        [process] = processes._all
        process._process.kill()  # it dies before it can have been noticed
        with pytest.raises(ThinkingError, match="died"):
            await processes.think(question())
        assert processes._all == set()
        assert await processes.think(question())
        await processes.close()

    asyncio.run(ask())


@pytest.mark.skipif(os.name == "nt", reason="signals are others on Windows")
def test_a_process_that_hangs_is_ended_and_the_next_question_is_answered() -> None:
    async def ask() -> str:
        processes = Processes(1, patience=30)
        try:
            await processes.think(question())
            [process] = processes._all
            os.kill(process._process.pid, signal.SIGSTOP)
            processes._patience = 0.5
            with pytest.raises(ThinkingError, match="no answer within"):
                await processes.think(question())
            assert not process.alive
            processes._patience = 30
            return await processes.think(question())
        finally:
            await processes.close()

    assert asyncio.run(ask())


def test_a_process_that_thinks_too_long_is_ended() -> None:
    async def ask() -> None:
        processes = Processes(1, patience=0.001)
        with pytest.raises(ThinkingError, match="no answer within"):
            await processes.think(question())
        assert processes._all == set()
        await processes.close()

    asyncio.run(ask())


def test_a_process_ends_with_its_house() -> None:
    async def leave() -> int:
        process = await Process.start()
        assert process._process.stdin is not None
        process._process.stdin.close()  # as when the house is killed
        return await asyncio.wait_for(process._process.wait(), 20)

    assert asyncio.run(leave()) == 0


def test_a_process_whose_house_died_while_it_thought_says_nothing() -> None:
    line = '{"game":"what-the-shell","text":"position start","seat":"black","level":1,"seed":1}'
    ours, its = os.pipe()
    os.close(ours)
    try:
        found = subprocess.run(
            [sys.executable, "-m", "ludejo.server.thinking"],
            input=f"{line}\n".encode(),
            stdout=its,
            stderr=subprocess.PIPE,
            timeout=60,
            check=False,
        )
    finally:
        os.close(its)
    assert found.stderr == b""


def test_answers_are_one_for_each_question() -> None:
    line = '{"game":"what-the-shell","text":"position start","seat":"black","level":1,"seed":1}'
    first, second, third = answers([line, line.replace('"black"', '"red"'), line])
    assert first == third
    assert "choice" in first
    assert "error" in second
