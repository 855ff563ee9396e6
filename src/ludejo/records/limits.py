"""How large a record may be: far more than any game, and little enough to hold in memory."""

from __future__ import annotations

LINE = 1_000_000
"""Characters in one line of a text."""

TAGS = 1_000
"""Tags in a record beside the roster, and beside Game, Result, Termination and Position."""

NAME = 255
"""Characters in the name of a tag."""

VALUE = 10_000
"""Characters in the value of a tag."""

COMMENT = 100_000
"""Characters in one comment."""

WORDS = 10_000_000
"""Characters in all comments, the roster and the free tags of a record together."""

TURNS = 100_000
"""Turns in a record, those of the variations included."""

COMMENTS = 100_000
"""Comments in a record."""

ORDER = 100
"""Words in one turn: the move and its order of captures."""

MOVE = 1_000
"""Characters in one turn, its order of captures included."""

CLOCK = 3_600_000_000
"""Milliseconds on a clock: a thousand hours."""

GLYPH = 255
"""The highest glyph."""
