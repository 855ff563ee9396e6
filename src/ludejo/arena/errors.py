"""What stands in the way of a match, one tree.

::

    ArenaError (a ValueError)
    ├── PlayerError        this is no player, or it cannot be started
    └── LedgerError        the file of a match cannot be gone on with
        └── OtherMatchError    it is that of another match
"""

from __future__ import annotations


class ArenaError(ValueError):
    """Whatever stands in the way of a match."""


class PlayerError(ArenaError):
    """This is no player, or it cannot be started."""


class LedgerError(ArenaError):
    """The file of a match cannot be gone on with; ``line`` is where it is wrong, if anywhere."""

    def __init__(self, why: str, line: int | None = None) -> None:
        """Keep the line beside the reason."""
        super().__init__(why)
        self.line = line


class OtherMatchError(LedgerError):
    """The file is that of another match; ``differences`` has what is there and what is due."""

    def __init__(self, differences: dict[str, tuple[object, object]]) -> None:
        """Keep what differs."""
        told = "; ".join(
            f"{name}: {there}, not {due}" for name, (there, due) in differences.items()
        )
        super().__init__(f"it is that of another match ({told})")
        self.differences = differences
