"""`ludejo engine`: the engine for programs, over the streams of the process."""

from __future__ import annotations

import os
import sys

from ludejo.engine import protocol
from ludejo.games import AnyRules

__all__ = ["serve"]


def serve(rules: AnyRules) -> None:
    """Speak the protocol until the commands end; after ``quit`` the process may end here."""
    if not protocol.serve(rules, sys.stdin.buffer, sys.stdout.buffer):
        # A level is still at its thought, and no interpreter ends safely under a native thread.
        sys.stdout.flush()
        os._exit(0)
