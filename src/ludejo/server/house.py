"""Where the house is open, for whoever opened it."""

from __future__ import annotations

from dataclasses import dataclass

_EVERYWHERE = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 -- only looked up
"""A name of this machine for each way to listen on all its addresses."""


@dataclass(frozen=True)
class House:
    """Where the house is open."""

    host: str
    port: int
    wanted_port: int

    @property
    def url(self) -> str:
        """The address for a browser on this machine."""
        host = _EVERYWHERE.get(self.host, self.host)
        return f"http://[{host}]:{self.port}/" if ":" in host else f"http://{host}:{self.port}/"

    @property
    def moved(self) -> bool:
        """Whether the wanted port was taken, and this is another one."""
        return self.wanted_port not in {0, self.port}
