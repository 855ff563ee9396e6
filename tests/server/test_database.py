"""The database: made, brought up to date, and left alone."""

from __future__ import annotations

import hashlib
import os
import re
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, inspect
from starlette.testclient import TestClient

from ludejo.server.app import create_app
from ludejo.server.database import Database, migrations
from ludejo.server.database.metadata import metadata
from ludejo.server.errors import NewerDatabaseError, ServerError, UnusableDataError
from ludejo.server.settings import DATABASE_FILE, Settings
from tests.server.conftest import ADDRESS
from tests.server.helpers import Guest, Oracle


def shape(path: Path) -> dict[str, str]:
    """Return how the database describes each of its tables and indexes, spaces aside."""
    with sqlite3.connect(path) as connection:
        rows = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
        found = {name: " ".join(sql.split()) for name, sql in rows if name != "alembic_version"}
    connection.close()
    return found


def words(sql: str) -> list[str]:
    return sorted(re.findall(r"\w+", sql))


def test_the_steps_lead_to_the_tables(settings: Settings, tmp_path: Path) -> None:
    database = Database.open(settings)
    with database.reading() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    database.close()
    at_once = create_engine(f"sqlite:///{tmp_path / 'at_once.sqlite3'}")
    metadata.create_all(at_once)
    at_once.dispose()
    described = shape(settings.data / DATABASE_FILE)
    directly = shape(tmp_path / "at_once.sqlite3")
    assert set(described) == set(directly)
    for name, sql in described.items():  # constraints may stand in another order
        assert words(sql) == words(directly[name])


def test_all_steps_are_known_without_alembic() -> None:
    folder = Path(migrations.__file__).parent
    script = ScriptDirectory(str(folder))
    revisions = [step.revision for step in script.walk_revisions()][::-1]
    assert tuple(revisions) == migrations.REVISIONS
    assert script.get_heads() == [migrations.HEAD]


def test_sqlite_is_set_to_lose_nothing(settings: Settings) -> None:
    database = Database.open(settings)
    with database.reading() as connection:
        pragmas = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    database.close()
    assert pragmas == {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "busy_timeout": 30000,
    }


def test_a_newer_database_is_left_alone(settings: Settings) -> None:
    Database.open(settings).close()
    path = settings.data / DATABASE_FILE
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    connection.close()
    before = hashlib.sha256(path.read_bytes()).digest()
    for _ in range(2):
        with pytest.raises(NewerDatabaseError, match=r"newer Ludejo.*9999.*LUDEJO_DATA"):
            Database.open(settings)
    assert hashlib.sha256(path.read_bytes()).digest() == before


def test_a_strangers_database_is_left_alone(settings: Settings) -> None:
    settings.data.mkdir()
    with sqlite3.connect(settings.data / DATABASE_FILE) as connection:
        connection.execute("CREATE TABLE recipes (name)")
    connection.close()
    with pytest.raises(UnusableDataError, match="something else"):
        Database.open(settings)
    assert set(shape(settings.data / DATABASE_FILE)) == {"recipes"}


def test_what_is_no_database_is_refused(settings: Settings) -> None:
    settings.data.mkdir()
    (settings.data / DATABASE_FILE).write_bytes(b"no database" * 1000)
    with pytest.raises(UnusableDataError, match="not a database"):
        Database.open(settings)


def test_a_folder_that_cannot_be_made_is_refused(settings: Settings, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(UnusableDataError, match="LUDEJO_DATA"):
        Database.open(replace(settings, data=tmp_path / "file" / "folder"))


@pytest.mark.parametrize(
    "url", ["nonsense", "oracle+nothing://x:secret@y/z", "sqlite:////no/such/x"]
)
def test_an_address_that_leads_nowhere_is_refused(settings: Settings, url: str) -> None:
    with pytest.raises(ServerError) as refused:
        Database.open(replace(settings, database_url=url))
    assert "secret" not in str(refused.value)


def test_a_folder_that_cannot_be_written_is_refused(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.data.mkdir()
    # for root, every folder can be written
    monkeypatch.setattr(os, "access", lambda path, _mode: path != settings.data)
    with pytest.raises(UnusableDataError, match=r"folder .* cannot be written.*LUDEJO_DATA"):
        Database.open(settings)


def test_a_database_that_cannot_be_written_is_refused(settings: Settings) -> None:
    Database.open(settings).close()
    url = f"sqlite:///file:{settings.data / DATABASE_FILE}?mode=ro&uri=true"
    with pytest.raises(UnusableDataError, match=r"cannot be written .*readonly.*LUDEJO_DATA"):
        Database.open(replace(settings, database_url=url))
    Database.open(settings).close()


def test_a_database_that_is_held_opens_all_the_same(settings: Settings) -> None:
    Database.open(settings).close()
    holder = sqlite3.connect(settings.data / DATABASE_FILE, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    Database.open(replace(settings, patience=0.1)).close()
    holder.execute("ROLLBACK")
    holder.close()


@pytest.mark.parametrize(
    "damage, told",
    [
        ("DROP TABLE staged", "these are missing: staged"),
        ("DELETE FROM alembic_version", "does not say which Ludejo"),
        ("DROP TABLE alembic_version", "alembic_version is missing"),
    ],
)
def test_a_damaged_database_is_refused(settings: Settings, damage: str, told: str) -> None:
    Database.open(settings).close()
    path = settings.data / DATABASE_FILE
    with sqlite3.connect(path) as connection:
        connection.execute(damage)
    connection.close()
    before = shape(path)
    with pytest.raises(UnusableDataError, match=rf"is damaged: .*{told}.*LUDEJO_DATA"):
        Database.open(settings)
    assert shape(path) == before


def test_another_file_can_be_named(settings: Settings, tmp_path: Path) -> None:
    Database.open(replace(settings, database_url=f"sqlite:///{tmp_path}/other.db")).close()
    assert (tmp_path / "other.db").exists()
    assert not settings.data.exists()


def test_a_step_that_fails_leaves_nothing_behind(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(connection: Connection) -> None:
        migrations.upgrade(connection)
        raise KeyboardInterrupt

    monkeypatch.setattr("ludejo.server.database.upgrade", failing)
    with pytest.raises(KeyboardInterrupt):
        Database.open(settings)
    assert shape(settings.data / DATABASE_FILE) == {}
    monkeypatch.undo()
    Database.open(settings).close()


def test_two_houses_opened_at_once_make_one_database(settings: Settings) -> None:
    opened: list[Database] = []
    threads = [
        threading.Thread(target=lambda: opened.append(Database.open(settings))) for _ in "ab"
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(opened) == 2
    for database in opened:
        with database.reading() as connection:
            assert inspect(connection).has_table("games")
        database.close()


def test_many_houses_opened_at_once_wait_for_each_other(settings: Settings) -> None:
    for attempt in range(20):
        there = replace(settings, data=settings.data / str(attempt))
        with ThreadPoolExecutor(4) as houses:
            for database in houses.map(Database.open, [there] * 4):
                database.close()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such rights")
def test_the_folder_is_its_owners(settings: Settings) -> None:
    Database.open(settings).close()
    assert settings.data.stat().st_mode & 0o777 == 0o700


def test_what_was_deleted_long_ago_is_gone_for_good(settings: Settings) -> None:
    path = settings.data / DATABASE_FILE
    with TestClient(create_app(settings), ADDRESS) as client:
        guest = Guest(client)
        long_ago, lately, kept = (guest.play(guest.open(), "E5:D4") for _ in range(3))
        guest.choose(long_ago, "black", "A1")
        for view in (long_ago, lately):
            client.delete(f"/api/games/{view['id']}")
        cookies = client.cookies
    week = datetime.now(UTC) - timedelta(days=7, minutes=1)
    with sqlite3.connect(path) as connection:
        connection.execute(
            "UPDATE games SET deleted = ? WHERE id = ?",
            [week.strftime("%Y-%m-%d %H:%M:%S.%f"), long_ago["id"]],
        )
    connection.close()
    with TestClient(create_app(settings), ADDRESS, cookies=cookies) as client:
        guest = Guest(client)
        address = f"/api/games/{long_ago['id']}/restoration"
        assert client.post(address).status_code == 404
        assert client.post(f"/api/games/{lately['id']}/restoration").status_code == 200
        assert guest.view(kept) == kept
    with sqlite3.connect(path) as connection:
        for table in ("games", "acts", "staged", "requests"):
            column = "id" if table == "games" else "game_id"
            query = f"SELECT count(*) FROM {table} WHERE {column} = ?"  # noqa: S608 -- ours
            assert connection.execute(query, [long_ago["id"]]).fetchone() == (0,)
    connection.close()


def test_a_cookie_is_kept_as_a_hash(settings: Settings) -> None:
    with TestClient(create_app(settings), ADDRESS) as client:
        Guest(client).open()
        [token] = client.cookies.values()
    for file in settings.data.iterdir():
        assert token.encode() not in file.read_bytes()
    with sqlite3.connect(settings.data / DATABASE_FILE) as connection:
        [(kept,)] = connection.execute("SELECT token_hash FROM sessions")
    connection.close()
    assert kept == hashlib.sha256(token.encode()).hexdigest()


def test_a_cookie_is_renewed_once_a_day(settings: Settings) -> None:
    with TestClient(create_app(settings), ADDRESS) as client:
        Guest(client).open()
        [token] = client.cookies.values()
        assert "set-cookie" not in client.get("/api/games").headers
        yesterday = datetime.now(UTC) - timedelta(days=1, minutes=1)
        with sqlite3.connect(settings.data / DATABASE_FILE) as connection:
            seen = yesterday.strftime("%Y-%m-%d %H:%M:%S.%f")
            connection.execute("UPDATE sessions SET seen = ?", [seen])
        connection.close()
        renewed = client.get("/api/games").headers["set-cookie"]
        assert renewed.startswith(f"ludejo_guest={token}; ")
        assert "set-cookie" not in client.get("/api/games").headers


def test_acts_are_never_removed(settings: Settings) -> None:
    with TestClient(create_app(settings), ADDRESS) as client:
        guest = Guest(client)
        view = guest.play(guest.open(), "E5:D4", "E6:D5")
        view = guest.do(guest.do(view, "undo"), "resignation", seat="black")
        view = guest.do(view, "undo")
        assert view["act"] == 5
    with sqlite3.connect(settings.data / DATABASE_FILE) as connection:
        rows = connection.execute("SELECT number, kind, move, seat, back FROM acts").fetchall()
    connection.close()
    assert rows == [
        (1, "turn", "E5:D4", None, None),
        (2, "turn", "E6:D5", None, None),
        (3, "takeback", None, None, 1),
        (4, "resignation", None, "black", None),
        (5, "takeback", None, None, 1),
    ]


def test_settings_come_from_the_environment(tmp_path: Path) -> None:
    settings = Settings.from_environment(
        {
            "LUDEJO_DATA": str(tmp_path),
            "LUDEJO_DATABASE_URL": "postgresql+psycopg://x/y",
            "LUDEJO_ALLOWED_HOSTS": " Ludejo.example ,, b.example",
        }
    )
    assert settings.data == tmp_path
    assert settings.database_url == "postgresql+psycopg://x/y"
    assert settings.allowed_hosts == {"ludejo.example", "b.example"}
    nothing = Settings.from_environment(dict.fromkeys(("LUDEJO_DATA", "LUDEJO_DATABASE_URL"), ""))
    assert nothing == Settings()
    assert nothing.data.name == "ludejo"


def test_games_of_three_levels_go_on_at_those_of_ten(settings: Settings, oracle: Oracle) -> None:
    """A database as the Ludejo of three levels left it, in the middle of games."""
    with TestClient(create_app(settings, oracle), ADDRESS) as client:
        guest = Guest(client)
        hotseat = guest.play(guest.open(), "E5:D4")
        views = [guest.choose(guest.open("kruco", "computer"), "black", "a2-a3") for _ in range(3)]
        cookies = client.cookies
    with sqlite3.connect(settings.data / DATABASE_FILE) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
        for level, view in enumerate(views, 1):
            connection.execute("UPDATE games SET level = ? WHERE id = ?", [level, view["id"]])
    connection.close()
    for _ in range(2):  # once, not again each time
        with TestClient(create_app(settings, oracle), ADDRESS, cookies=cookies) as client:
            guest = Guest(client)
            assert [guest.view(view)["level"] for view in views] == [1, 5, 10]
            assert guest.view(hotseat) == hotseat
            views = [guest.ask_house(view) for view in views]
            assert [len(view["turns"]) for view in views] == [2, 2, 2]
