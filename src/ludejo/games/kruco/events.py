"""What can happen in a turn of Kruco, in the words of the rule sheet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludejo.games.colour import Colour
from ludejo.games.kruco.moves import Climb, Divide, Move, Slide, StepDown


@dataclass(frozen=True, slots=True)
class Moved:
    """A piece slid, climbed or stepped down, or divided (K6–K9)."""

    by: Colour
    move: Move

    def as_dict(self) -> dict[str, Any]:
        """The event as JSON."""
        move = self.move
        if isinstance(move, Divide):
            how = {"from": move.start, "filled": list(move.filled)}
            return {"kind": "divide", "by": self.by.value, **how}
        kind = {Slide: "slide", Climb: "climb", StepDown: "step-down"}[type(move)]
        return {"kind": kind, "by": self.by.value, "from": move.start, "to": move.end}


@dataclass(frozen=True, slots=True)
class Lifted:
    """A formation was lifted (K11); ``lifted`` names the places, sorted as text."""

    formation: str
    lifted: tuple[str, ...]

    def as_dict(self) -> dict[str, Any]:
        """The event as JSON."""
        return {"kind": "capture", "formation": self.formation, "lifted": list(self.lifted)}


Happening = Moved | Lifted
