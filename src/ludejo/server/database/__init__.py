"""Where everything is kept: SQLite by default, another database by its URL."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import sqlalchemy
from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect
from sqlalchemy.exc import SQLAlchemyError

from ludejo.server.database.metadata import metadata
from ludejo.server.database.migrations import HEAD, REVISIONS, upgrade
from ludejo.server.errors import NewerDatabaseError, UnusableDataError
from ludejo.server.settings import DATABASE_FILE, Settings

_CHANGING = "ludejo_changing"


@dataclass
class Change:
    """A transaction that changes something."""

    connection: Connection
    after_commit: list[Callable[[], None]] = field(default_factory=list)
    """Called in their order once the transaction is kept; not called where it is not."""


class Database:
    """The database, open. Synchronous: to be used from worker threads."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._changing = engine.execution_options(**{_CHANGING: True})

    @classmethod
    def open(cls, settings: Settings) -> Database:
        """Open the database, made or brought up to date where needed.

        Raises:
            NewerDatabaseError: a newer Ludejo made it; it is left as it is.
            UnusableDataError: the folder or the database cannot be used, or not be written, or
                something is missing in it.
        """
        database = cls(_engine(settings))
        try:
            database._bring_up_to_date()
        except SQLAlchemyError as error:
            database.close()
            where = _where(database.engine)
            raise UnusableDataError(
                f"the database {where} cannot be used: {_cause(error)}"
            ) from error
        except BaseException:
            database.close()
            raise
        return database

    def close(self) -> None:
        """Close all connections."""
        self.engine.dispose()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Give a connection that sees one state of the database, and changes nothing."""
        with self.engine.connect() as connection:
            yield connection

    @contextmanager
    def changing(self) -> Iterator[Change]:
        """Give a transaction that is kept when the block ends, and undone when it raises.

        On SQLite it begins with the one writer's lock (`BEGIN IMMEDIATE`); elsewhere, whoever
        changes a game locks its row (`FOR UPDATE`).
        """
        with self._changing.connect() as connection:
            change = Change(connection)
            with connection.begin():
                yield change
        for call in change.after_commit:
            call()

    def _bring_up_to_date(self) -> None:
        with self.reading() as connection:
            fresh = _revision(connection) == HEAD
        if fresh:
            self._try_writing()
            return
        with self.changing() as change:
            revision = _revision(change.connection)
            if revision != HEAD:
                upgrade(change.connection)

    def _try_writing(self) -> None:
        """See whether the database can be written; nothing is changed.

        One that another program holds now can be written later.
        """
        same = sqlalchemy.text("UPDATE alembic_version SET version_num = version_num")
        try:
            with self._changing.connect() as connection:
                connection.execute(same)
                connection.rollback()
        except SQLAlchemyError as error:
            if not _is_held(error):
                raise UnusableDataError(
                    f"the database {_where(self.engine)} cannot be written ({_cause(error)})."
                    " Allow that, or set LUDEJO_DATA to another folder."
                ) from error


def _where(engine: Engine) -> str:
    return engine.url.render_as_string(hide_password=True)


def _cause(error: SQLAlchemyError) -> object:
    return getattr(error, "orig", None) or error


def _is_held(error: SQLAlchemyError) -> bool:
    """Whether another program holds a database of SQLite."""
    cause = _cause(error)
    code = cause.sqlite_errorcode if isinstance(cause, sqlite3.OperationalError) else 0
    return code & 0xFF == sqlite3.SQLITE_BUSY


def _revision(connection: Connection) -> str | None:
    """Return the revision of the database; none when it is empty.

    Raises:
        NewerDatabaseError, UnusableDataError: it is of a newer Ludejo or of something else, or
            something is missing in it.
    """
    tables = {*inspect(connection).get_table_names()}
    where = _where(connection.engine)
    ours = {*metadata.tables}
    if not tables:
        return None
    if not tables & ours and "alembic_version" not in tables:
        raise UnusableDataError(f"{where} is a database of something else; it was not touched")
    if "alembic_version" not in tables:
        raise _damaged(where, "the table alembic_version is missing")
    revision = connection.scalar(sqlalchemy.text("SELECT version_num FROM alembic_version"))
    if revision is not None and revision not in REVISIONS:
        raise NewerDatabaseError(
            f"{where} was made by a newer Ludejo (its revision is {revision}, the newest known here"
            f" is {HEAD}). Install that Ludejo, or set LUDEJO_DATA to another folder."
            " The database was not touched."
        )
    if revision is None and tables & ours:
        raise _damaged(where, "it does not say which Ludejo made it: alembic_version is empty")
    if revision == HEAD and (missing := sorted(ours - tables)):
        raise _damaged(where, f"of its tables these are missing: {', '.join(missing)}")
    return None if revision is None else str(revision)


def _damaged(where: str, how: str) -> UnusableDataError:
    return UnusableDataError(
        f"the database {where} is damaged: {how}. Put back a copy of it, or set LUDEJO_DATA to"
        " another folder. The database was not touched."
    )


def _engine(settings: Settings) -> Engine:
    if settings.database_url is None:
        try:
            settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise UnusableDataError(
                f"the folder {settings.data} cannot be made ({error.strerror});"
                " set LUDEJO_DATA to another one"
            ) from error
        if not os.access(settings.data, os.W_OK | os.X_OK):
            raise UnusableDataError(
                f"the folder {settings.data} cannot be written;"
                " allow that, or set LUDEJO_DATA to another one"
            )
        url = URL.create("sqlite", database=str(settings.data / DATABASE_FILE))
    else:
        try:
            url = sqlalchemy.make_url(settings.database_url)
        except (sqlalchemy.exc.ArgumentError, ValueError):
            # the URL may hold a password, so it is not repeated
            raise UnusableDataError("LUDEJO_DATABASE_URL is not the URL of a database") from None
    try:
        # `hide_parameters`: no secret choice in an error's text, so none in a log
        engine = create_engine(url, hide_parameters=True, pool_size=10, max_overflow=40)
    except (ImportError, SQLAlchemyError) as error:
        raise UnusableDataError(f"databases of {url.drivername} cannot be used: {error}") from error
    if engine.dialect.name == "sqlite":
        _tune_sqlite(engine, settings.patience)
    return engine


def _write_ahead(connection: sqlite3.Connection, patience: float) -> None:
    """Have SQLite write ahead; two houses that both begin with that do not wait by themselves."""
    deadline = time.monotonic() + patience
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL").close()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.01)
        else:
            return


def _tune_sqlite(engine: Engine, patience: float) -> None:
    @event.listens_for(engine, "connect")
    def connect(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None  # transactions begin where we say so, below
        connection.execute(f"PRAGMA busy_timeout = {round(patience * 1000)}").close()
        _write_ahead(connection, patience)
        for pragma in ("synchronous = FULL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        changing = connection.get_execution_options().get(_CHANGING, False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if changing else "BEGIN")
