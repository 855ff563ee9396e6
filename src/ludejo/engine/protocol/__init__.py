"""Engines as programs: lines in on standard input, lines out on standard output, as in UGI and UCI.

`serve` is our side (``ludejo engine GAME``), `Program` drives any program that speaks so. The
protocol is specified in the documentation (``docs/protocol.md``), for both at once and by turns.
"""

from __future__ import annotations

from ludejo.engine.protocol.program import Answer, Program
from ludejo.engine.protocol.serving import serve
from ludejo.engine.protocol.words import Info, chance_of

__all__ = ["Answer", "Info", "Program", "chance_of", "serve"]
