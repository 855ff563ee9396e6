"""What can be set, and by which variable of the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

from ludejo.server.errors import UnusableDataError

LOOPBACK_HOSTS = frozenset({"localhost", "127.0.0.1", "[::1]"})
"""The names that this machine has for itself."""

PAGE = Path(__file__).with_name("page")

DATABASE_FILE = "ludejo.sqlite3"


def _data() -> Path:
    return platformdirs.user_data_path("ludejo", appauthor=False)


def _expanded(data: str) -> Path:
    try:
        return Path(data).expanduser()
    except RuntimeError as error:
        raise UnusableDataError(f"the folder {data} cannot be found: {error}") from error


def _thinkers() -> int:
    return max(1, (os.cpu_count() or 1) - 1)


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The settings of a house; with none set, one process and one file in the user's folder."""

    data: Path = field(default_factory=_data)
    """The folder for what is kept (`LUDEJO_DATA`); made where it is missing."""

    database_url: str | None = None
    """SQLAlchemy's URL of the database (`LUDEJO_DATABASE_URL`); none: SQLite in `data`."""

    allowed_hosts: frozenset[str] = frozenset()
    """Names besides this machine's own under which the house may be asked for
    (`LUDEJO_ALLOWED_HOSTS`, with commas between them; `*` allows every name).
    Any other name is refused: it may be a stranger's page that reaches in (DNS rebinding)."""

    patience: float = 5.0
    """Seconds to wait for a locked database."""

    thinkers: int = field(default_factory=_thinkers)
    """How many processes may think for the computer at once."""

    kept_after_deletion: float = 7.0
    """Days for which a deleted game can be brought back."""

    page: Path = PAGE
    """The folder with the built page."""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] | None = None) -> Settings:
        """Read the settings from variables (this process's where none are given).

        A variable that is empty counts as not set.

        Raises:
            UnusableDataError: the data folder is in the home of somebody whom nobody knows.
        """
        environment = os.environ if environment is None else environment
        data = environment.get("LUDEJO_DATA")
        hosts = environment.get("LUDEJO_ALLOWED_HOSTS", "").split(",")
        return cls(
            data=_expanded(data) if data else _data(),
            database_url=environment.get("LUDEJO_DATABASE_URL") or None,
            allowed_hosts=frozenset(host.strip().lower() for host in hosts if host.strip()),
        )
