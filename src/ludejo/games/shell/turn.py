"""One turn of What the Shell, from the reveal until the board has settled (W5–W14)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ludejo.games.colour import BLACK, WHITE, Colour
from ludejo.games.shell.board import ENCLOSURES, Place
from ludejo.games.shell.events import Captured, EggLaid, Happening, Hatched, Placed, Vanished


@dataclass
class Settling:
    """The board while a turn is carried out on it, and what has happened so far."""

    turtles: dict[Colour, set[Place]]
    eggs: list[Place]
    """Oldest first."""
    events: list[Happening] = field(default_factory=list)

    def carry_out(self, black: Place, white: Place) -> None:
        """Carry out the turn in which Black chose one empty place and White another, or the same.

        The caller has checked that both are empty (W4).
        """
        if black == white:  # W5: a collision; no captures, whatever stands around
            self.eggs.append(black)
            self.events.append(EggLaid(black))
            return
        self._land(BLACK, black)  # W6
        self._land(WHITE, white)
        # W10: all captures are found before anything is lifted.
        captures = self._enclosed_from(BLACK, black), self._enclosed_from(WHITE, white)
        for found in captures:
            self.events.extend(found)
        for found in captures:
            self._lift(found)
        # W11: each capture earns one hatching.
        self._hatch({BLACK: len(captures[0]), WHITE: len(captures[1])})

    def _land(self, colour: Colour, place: Place) -> None:
        self.turtles[colour].add(place)
        self.events.append(Placed(colour, place))

    def _enclosed_from(self, colour: Colour, arrival: Place) -> list[Captured]:
        """The captures closed by a turtle that just arrived (W7, W8, W13), sorted."""
        own, other, eggs = self.turtles[colour], self.turtles[colour.other], self.eggs
        return sorted(
            Captured(colour, (first, second) if first < second else (second, first))
            for first, second, end in ENCLOSURES[arrival]
            if end in own
            and (first in other or first in eggs)
            and (second in other or second in eggs)
        )

    def _lift(self, captures: Iterable[Captured]) -> None:
        """Lift everything captured; what both players enclosed is lifted once (W10)."""
        for capture in captures:
            for place in capture.taken:
                self.turtles[capture.by.other].discard(place)
                if place in self.eggs:
                    self.eggs.remove(place)

    def _hatch(self, due: dict[Colour, int]) -> None:
        """Let eggs vanish and hatch while hatchings are due (W12, W13); what is left lapses (W14).

        One egg at a time, oldest first; a hatched turtle's captures come before the next egg.
        """
        while self.eggs and (due[BLACK] or due[WHITE]):
            oldest = self.eggs.pop(0)
            if due[BLACK] and due[WHITE]:
                due[BLACK] -= 1
                due[WHITE] -= 1
                self.events.append(Vanished(oldest))
                continue
            by = BLACK if due[BLACK] else WHITE
            due[by] -= 1
            self.turtles[by].add(oldest)
            self.events.append(Hatched(by, oldest))
            captures = self._enclosed_from(by, oldest)
            self.events.extend(captures)
            self._lift(captures)
            due[by] += len(captures)
