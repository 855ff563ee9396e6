"""What can happen in a turn of What the Shell, in the words of the rule sheet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludejo.games.colour import Colour
from ludejo.games.shell.board import Place


@dataclass(frozen=True, slots=True)
class Placed:
    """A turtle landed (W6)."""

    by: Colour
    at: Place

    def as_dict(self) -> dict[str, Any]:
        """The event as JSON."""
        return {"kind": "place", "by": self.by.value, "at": self.at}


@dataclass(frozen=True, slots=True)
class EggLaid:
    """Both chose the same place; an egg stays there (W5)."""

    at: Place

    def as_dict(self) -> dict[str, Any]:
        """The event as JSON."""
        return {"kind": "egg", "at": self.at}


@dataclass(frozen=True, slots=True, order=True)
class Captured:
    """Two pieces were enclosed and lifted (W7); ``taken`` is sorted as text."""

    by: Colour
    taken: tuple[Place, Place]

    def as_dict(self) -> dict[str, Any]:
        """The event as JSON."""
        return {"kind": "capture", "by": self.by.value, "taken": list(self.taken)}


@dataclass(frozen=True, slots=True)
class Vanished:
    """The oldest egg vanished, because both had a hatching due (W12)."""

    at: Place

    def as_dict(self) -> dict[str, Any]:
        """The event as JSON."""
        return {"kind": "vanish", "at": self.at}


@dataclass(frozen=True, slots=True)
class Hatched:
    """The oldest egg hatched as a player's turtle (W12)."""

    by: Colour
    at: Place

    def as_dict(self) -> dict[str, Any]:
        """The event as JSON."""
        return {"kind": "hatch", "by": self.by.value, "at": self.at}


Happening = Placed | EggLaid | Captured | Vanished | Hatched
