"""`ludejo` alone: the house is opened, and its page in the browser."""

from __future__ import annotations

import os
import sys
import webbrowser

from ludejo.cli.console import Terminal
from ludejo.cli.exits import NO_FILE
from ludejo.server import House, NewerDatabaseError, NoPortError, ServerError, Settings, run

__all__ = ["open_house"]


def open_house(terminal: Terminal, host: str, port: int, *, browser: bool) -> int:
    """Open the house, keep it open until it is closed, and return the exit code.

    Args:
        terminal: where it is said that, and where, the house is open.
        host: the address to listen on.
        port: the port to listen on; if it is taken, the next free one.
        browser: whether to open the page in the browser of this machine.
    """
    messages = terminal.messages

    def ready(house: House) -> None:
        if house.moved:
            ports = {"taken": str(house.wanted_port), "port": str(house.port)}
            terminal.say(messages("cli-house-port-taken", **ports))
        terminal.say(messages("cli-house-open", address=house.url))
        terminal.say(messages("cli-house-leave"))
        if browser and _has_screen():
            webbrowser.open(house.url)

    try:
        settings = Settings.from_environment()
        run(settings, host=host, port=port, on_ready=ready)
    except ServerError as error:
        kind = {NewerDatabaseError: "newer", NoPortError: "no-port"}.get(type(error), "no-data")
        terminal.complain(messages(f"cli-house-{kind}", why=str(error)))
        return NO_FILE
    terminal.say(messages("cli-house-closed"))
    return 0


def _has_screen() -> bool:
    """Whether a browser would open a window, and not take over this terminal."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
