"""Opens a port and answers on it."""

from __future__ import annotations

import contextlib
import copy
import errno
import ipaddress
import socket
import sys
import threading
from collections.abc import Callable
from dataclasses import replace

import uvicorn
from uvicorn.config import LOGGING_CONFIG

from ludejo.server.app import create_app
from ludejo.server.errors import NoPortError
from ludejo.server.house import House
from ludejo.server.settings import Settings

PORTS = 100
"""How many ports after the wanted one are tried."""

_CLOSING = 3
"""Seconds for which open requests may go on when the house is closed."""

_LARGEST_MESSAGE = 1024
"""Bytes that a page may send on a socket; it has nothing to say there."""


class _Server(uvicorn.Server):
    """uvicorn's server, which tells when it answers."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def run(
    settings: Settings,
    *,
    host: str,
    port: int,
    on_ready: Callable[[House], None] | None,
    log_level: str,
) -> None:
    """Open the house and keep it open; see `ludejo.server.run`."""
    with listen(host, port) as listener:
        house = House(host, listener.getsockname()[1], port)

        def ready() -> None:
            if on_ready is not None:  # in a thread: opening a browser takes its time
                threading.Thread(target=on_ready, args=(house,), daemon=True).start()

        config = uvicorn.Config(
            create_app(replace(settings, allowed_hosts=settings.allowed_hosts | _names(host))),
            log_config=_log_config(log_level),
            log_level=log_level,
            access_log=False,
            server_header=False,
            ws_max_size=_LARGEST_MESSAGE,
            timeout_graceful_shutdown=_CLOSING,
        )
        with contextlib.suppress(KeyboardInterrupt):
            _Server(config, ready).run([listener])


def listen(host: str, port: int) -> socket.socket:
    """Listen on a port, or on the next free one; 0 is any.

    Raises:
        NoPortError: none is free, or the address is none of this machine's.
    """
    last = port if port == 0 else min(port + PORTS, 65535)
    for candidate in range(port, last + 1):
        try:
            return _listen(host, candidate)
        except PermissionError as error:
            raise NoPortError(f"port {candidate} may not be used: {error.strerror}") from error
        except OSError as error:
            if error.errno not in {errno.EADDRINUSE, errno.EACCES}:
                raise NoPortError(f"{host}:{candidate} cannot be listened on: {error}") from error
        except ValueError as error:  # no host can have such a name
            raise NoPortError(f"{host}:{candidate} cannot be listened on: {error}") from error
    raise NoPortError(f"the ports {port} to {last} of {host} are all taken")


def _listen(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(
        host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listener = socket.socket(family, kind, protocol)
    try:
        if sys.platform == "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen()
    except BaseException:
        listener.close()
        raise
    return listener


def _names(host: str) -> frozenset[str]:
    """Return the names under which the house is asked for when it listens on this address."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return frozenset({host.lower()} - {""})
    return frozenset({f"[{address}]" if address.version == 6 else str(address)})  # noqa: PLR2004 -- IPv6


def _log_config(level: str) -> dict[str, object]:
    config = copy.deepcopy(LOGGING_CONFIG)
    config["loggers"]["ludejo"] = {
        "handlers": ["default"],
        "level": {"trace": "debug"}.get(level, level).upper(),
        "propagate": False,
    }
    return config
