"""Who plays a match: a level of the house, its search, or any program that speaks the protocol."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Self

from ludejo.arena.errors import PlayerError
from ludejo.engine.errors import ProgramError
from ludejo.engine.levels import LEVELS
from ludejo.engine.protocol import Program
from ludejo.games import AnyRules

SEARCH = "search"
"""The house's search, as far as the limits of the match let it."""

LEVEL = "level:"


@dataclass(frozen=True)
class Player:
    """A program that plays, not yet started."""

    name: str
    """As it was given: ``level:3``, ``search``, or a command line."""
    command: tuple[str, ...]
    options: Mapping[str, object] = field(default_factory=lambda: MappingProxyType({}))
    """What is set once it is started."""

    @classmethod
    def read(cls, text: str, rules: AnyRules) -> Self:
        """Read who is to play.

        Raises:
            PlayerError: there is no such level, or the command line is none.
        """
        house = (sys.executable, "-m", "ludejo", "engine", rules.slug)
        if text == SEARCH:
            return cls(text, house)
        if text.startswith(LEVEL):
            number = text.removeprefix(LEVEL)
            if number not in map(str, LEVELS):
                raise PlayerError(
                    f"no level {number!r}; the levels are {LEVELS[0]} to {LEVELS[-1]}"
                )
            return cls(text, house, MappingProxyType({"level": number}))
        try:
            command = tuple(shlex.split(text))
        except ValueError as error:
            raise PlayerError(f"{text!r} is no command line: {error}") from None
        if not command:
            raise PlayerError("a player is level:1, search, or the command line of a program")
        return cls(text, command)

    async def start(self, rules: AnyRules) -> Program:
        """Start it, and set its options.

        Raises:
            ProgramError: it does not start, or not as it should.
        """
        program = await Program.start(self.command, rules=rules)
        try:
            for name, value in self.options.items():
                await program.set_option(name, value)
        except ProgramError:
            await program.kill()
            raise
        return program
