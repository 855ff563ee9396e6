"""The steps by which the database came to be what it is, oldest first; Alembic's, in `versions`.

A new step is written by hand beside the change in `metadata`, and its name is added here; a test
holds that both agree. What was once released is never changed.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection

REVISIONS = ("0001", "0002")
"""All revisions, oldest first: known here so that a start needs not load Alembic."""

HEAD = REVISIONS[-1]


def upgrade(connection: Connection, revision: str = HEAD) -> None:
    """Bring the database up to a revision, within the connection's transaction."""
    from alembic import command  # noqa: PLC0415 -- needed once in the life of a database
    from alembic.config import Config  # noqa: PLC0415 -- the same

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
