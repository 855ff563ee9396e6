"""What stands in the way of a match, one tree.

::

    ArenaError (a ValueError)
    ├── PlayerError        this is no player, or it cannot be started
    └── LedgerError        the file of a match cannot be gone on with
        └── OtherMatchError    it is that of another match
"""

from __future__ import annotations

from typing import Literal


class ArenaError(ValueError):
    """Whatever stands in the way of a match."""


class PlayerError(ArenaError):
    """This is no player, or it cannot be started."""


class LedgerError(ArenaError):
    """The file of a match cannot be gone on with.

    Attributes:
        kind: why not: it is ``no-file``, a line is ``no-record`` of a match, it is ``busy`` being
            written by another process, or it is that of an ``other`` match.
        line: where it is wrong, from 1, if anywhere.
    """

    def __init__(
        self,
        why: str,
        kind: Literal["no-file", "no-record", "busy", "other"],
        line: int | None = None,
    ) -> None:
        """Keep kind and line beside the reason."""
        super().__init__(why)
        self.kind = kind
        self.line = line


class OtherMatchError(LedgerError):
    """The file is that of another match; ``differences`` has what is there and what is due."""

    def __init__(self, differences: dict[str, tuple[object, object]]) -> None:
        """Keep what differs."""
        told = "; ".join(
            f"{name}: {there}, not {due}" for name, (there, due) in differences.items()
        )
        super().__init__(f"it is that of another match ({told})", "other")
        self.differences = differences
