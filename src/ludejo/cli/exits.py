"""The exit codes of the command, as its help tells them."""

from __future__ import annotations

WRONG = 1
"""Something that was checked is wrong."""

MISUSE = 2
"""The command was called in a way it cannot be."""

NO_FILE = 3
"""A file cannot be read or written, or the house cannot be opened."""

FAULT = 70
"""A fault in Ludejo itself."""

INTERRUPTED = 130
"""Ended by Ctrl-C."""

NO_READER = 141
"""Whoever read the output has gone."""
