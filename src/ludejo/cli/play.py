"""`ludejo play`: a game in the terminal, of two people at one screen or against the computer."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Mapping
from enum import Enum, auto
from pathlib import Path
from random import Random
from typing import Any, NoReturn

from rich.table import Table
from rich.text import Text

from ludejo.cli.boards import FEW_COLOURS, MANY_COLOURS, draw_kruco, draw_shell, letter
from ludejo.cli.choosing import NoChoiceError, read_choice
from ludejo.cli.console import Terminal, visible
from ludejo.cli.exits import INTERRUPTED
from ludejo.cli.keeping import append_record
from ludejo.cli.telling import marks, name_of, tell_outcome, tell_standing, tell_turn
from ludejo.games import AnyTurn, Colour, Game, Outcome, Reason, kruco, shell
from ludejo.messages import tag_of_character

__all__ = ["Session", "show_position"]

_BESIDE = 34
"""A panel this wide has room beside the board; on a narrower screen it goes below."""


class Command(Enum):
    """What can be typed instead of a choice."""

    HELP = auto()
    MOVES = auto()
    BOARD = auto()
    GUARDS = auto()
    UNDO = auto()
    RESIGN = auto()
    QUIT = auto()

    @property
    def word(self) -> str:
        """The English word; the languages have their own beside it."""
        return self.name.lower()


class _AgainError(Exception):
    """The game has changed under the question: ask anew."""


class _LeaveError(Exception):
    """The person leaves."""


def show_position(
    terminal: Terminal,
    position: Any,
    panel: list[str | Text],
    last: frozenset[str] = frozenset(),
    guarded: tuple[Colour, ...] = (),
) -> None:
    """Show a board, and what is to be said about it beside it, or below on a narrow screen."""
    few = terminal.out.color_system in {"standard", "windows"}
    paints = FEW_COLOURS if few else MANY_COLOURS
    if isinstance(position, shell.Position):
        board = draw_shell(position, terminal.messages, last, paints)
    else:
        board = draw_kruco(position, terminal.messages, last, guarded, paints)
    texts = [Text(visible(entry)) if isinstance(entry, str) else entry for entry in panel]
    width = max(line.cell_len for line in board.split())
    if terminal.out.is_terminal and terminal.out.width >= width + 2 + _BESIDE:
        grid = Table.grid(padding=(0, 3, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        grid.add_row(board, Text("\n").join(texts))
        terminal.out.print(grid)
        return
    terminal.out.print(board, no_wrap=True, overflow="crop", soft_wrap=True)
    for text in texts:
        terminal.say(text)


class Session:
    """One sitting at one game.

    Attributes:
        game: the game that is played.
        resigned: who has given up, if anybody has.
    """

    def __init__(
        self,
        terminal: Terminal,
        game: Game[Any, Any],
        levels: Mapping[Colour, int],
        random: Random,
        record: Path | None = None,
    ) -> None:
        """Sit down.

        Args:
            terminal: where the game is shown and the choices are asked for.
            game: the game, at its start or further on.
            levels: the colours that the computer plays, each with its level (1 to 10).
            random: the chance that the computer uses.
            record: the file to which the record is added when the game is left.
        """
        self.terminal = terminal
        self.messages = terminal.messages
        self.game = game
        self.levels = levels
        self.random = random
        self.record = record
        self.resigned: Colour | None = None
        self._staged: dict[Colour, Any] = {}
        self._seed = random.getrandbits(53)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, by the rules or by resignation."""
        if self.resigned is not None:
            return Outcome(self.resigned.other, Reason.RESIGNATION)
        return self.game.outcome

    def run(self) -> int:
        """Play until the person leaves, and return the exit code of the command."""
        try:
            self._play()
        except (_LeaveError, EOFError):
            self._keep()
        except KeyboardInterrupt:
            self.terminal.say()
            self._keep()
            return INTERRUPTED
        except SystemExit:  # the program is told to end
            self._keep(ask=False)
            raise
        return 0

    def _play(self) -> NoReturn:
        """Play one turn after the other; an error ends it."""
        self._greet()
        if self._awaits_person():
            self._show()
        while True:
            try:
                if self.outcome is not None:
                    self._after()
                else:
                    self._turn()
            except _AgainError:
                self._show()

    # -- The turn ------------------------------------------------------------------------------

    def _turn(self) -> None:
        """Ask the people whose choice is due, then the computer, and play the turn."""
        self._staged.clear()
        due = self.game.due
        people = [seat for seat in due if seat not in self.levels]
        for number, seat in enumerate(people, 1):
            hidden = number < len(people)
            self._staged[seat] = self._ask_choice(seat, hidden=hidden)
            if hidden:
                following = name_of(people[number], self.messages)
                player = name_of(seat, self.messages)
                self.terminal.say(self.messages("cli-play-chosen", player=player, next=following))
        choices = {seat: self._staged.get(seat) or self._computer(seat) for seat in due}
        self._staged.clear()
        self.game.play(choices)
        if self._awaits_person():
            self._show()

    def _awaits_person(self) -> bool:
        """Whether a person is asked next: for a choice, or, after the game, whether to go on."""
        return self.outcome is not None or not set(self.game.due) <= set(self.levels)

    def _computer(self, seat: Colour) -> Any:
        """Let the computer choose; it is given the game only, never what a person has chosen."""
        from ludejo.engine import choose

        thinking = self.messages("cli-play-thinking")
        waiting: contextlib.AbstractContextManager[object] = contextlib.nullcontext()
        if self.terminal.out.is_terminal:
            waiting = self.terminal.out.status(thinking)
        with waiting:
            return choose(self.game, seat, self.levels[seat], self._seed)

    def _ask_choice(self, seat: Colour, *, hidden: bool) -> Any:
        """Ask until there is a legal choice; commands are carried out on the way."""
        player = name_of(seat, self.messages)
        kind = "hidden" if hidden else self.game.rules.slug
        question = self.messages(f"cli-play-ask-{kind}", player=player)
        with self.terminal.unseen() if hidden else contextlib.nullcontext():
            while True:
                typed = self._ask(question, hidden=hidden)
                if not typed.strip() or self._carried_out(typed, seat):
                    continue
                try:
                    return read_choice(self.game, seat, typed, self.messages, hidden=hidden)
                except NoChoiceError as error:
                    self.terminal.complain(str(error))

    def _ask(self, question: str, *, hidden: bool = False) -> str:
        """Ask for a line; `EOFError` when there is none."""
        if sys.stdin.isatty() and not hidden:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  # input() then has a history and can be edited
            return input(question)
        self.terminal.out.print(question, end="", soft_wrap=True)
        line = self.terminal.read_unseen() if hidden else sys.stdin.readline()
        self.terminal.say()
        if not line:
            raise EOFError
        return line

    # -- Commands ------------------------------------------------------------------------------

    def _carried_out(self, typed: str, seat: Colour | None) -> bool:
        """Carry out a command; return whether it was one."""
        word, _, rest = typed.strip().casefold().partition(" ")
        if word == "?":
            word = Command.HELP.word
        if not word.isalpha():
            return False
        found = self._commands_like(word)
        if not found:
            return False
        if len(found) > 1:
            which = ", ".join(self._word(command) for command in found)
            self.terminal.complain(self.messages("cli-play-which", commands=which))
            return True
        carry_out: Mapping[Command, Callable[[], None]] = {
            Command.HELP: self._help,
            Command.MOVES: lambda: self._moves(seat, rest),
            Command.BOARD: self._show,
            Command.GUARDS: lambda: self._show(guarded=tuple(Colour)),
            Command.UNDO: self._undo,
            Command.RESIGN: lambda: self._resign(seat),
            Command.QUIT: self._quit,
        }
        carry_out[found[0]]()
        return True

    def _word(self, command: Command) -> str:
        return self.messages(f"cli-command-{command.word}")

    def _commands(self) -> list[Command]:
        """The commands that mean something in this game."""
        guards = self.game.rules is kruco.RULES
        return [command for command in Command if guards or command is not Command.GUARDS]

    def _commands_like(self, word: str) -> list[Command]:
        """The commands that a word names, or begins to name, here or in English."""
        commands = self._commands()
        return (
            [command for command in commands if word in {self._word(command), command.word}]
            or [command for command in commands if self._word(command).startswith(word)]
            or [command for command in commands if command.word.startswith(word)]
        )

    def _help(self) -> None:
        self.terminal.say(self.messages(f"cli-play-help-{self.game.rules.slug}"))
        table = Table.grid(padding=(0, 2, 0, 2))
        for command in self._commands():
            word = Text(self._word(command), style="bold")
            table.add_row(word, self.messages(f"cli-command-{command.word}-help"))
        self.terminal.out.print(table)

    def _moves(self, seat: Colour | None, wanted: str) -> None:
        """List what can be chosen, a line for each row of places, or for each piece."""
        lines: dict[str, list[str]] = {}
        for choice in self.game.legal(seat) if seat else ():
            text = str(choice)
            if text.casefold().startswith(wanted.strip()):
                line = text[1] if self.game.rules is shell.RULES else choice.start
                lines.setdefault(line, []).append(text)
        if not lines:
            self.terminal.say(self.messages("cli-play-no-moves"))
        for choices in lines.values():
            self.terminal.say("   ".join(choices))

    def _undo(self) -> None:
        """Withdraw a resignation or an open choice, or take back the last turn of a person."""
        if self.resigned is not None:
            self.resigned = None
        elif self._staged:
            self.terminal.say(self.messages("cli-play-withdrawn"))
        else:
            people = set(Colour) - set(self.levels)
            turns = enumerate(self.game.turns)
            last = [number for number, turn in turns if people & set(turn.choices)]
            if not last:
                self.terminal.complain(self.messages("cli-play-nothing-to-undo"))
                return
            while len(self.game.turns) > last[-1]:
                self._seed = self.random.getrandbits(53)  # what it chose was seen
                move = self.game.undo().move
                self.terminal.say(self.messages("cli-play-taken-back", move=move))
        raise _AgainError

    def _resign(self, seat: Colour | None) -> None:
        if seat is None:
            self.terminal.complain(self.messages("cli-play-is-over"))
            return
        if self.terminal.interactive:
            question = self.messages("cli-play-ask-resign", player=name_of(seat, self.messages))
            if self._ask(question).strip().casefold() not in {
                self.messages("cli-yes").casefold(),
                self.messages("cli-yes").casefold()[0],
                "yes",
                "y",
            }:
                return
        self.resigned = seat
        raise _AgainError

    def _quit(self) -> None:
        raise _LeaveError

    # -- What is shown -------------------------------------------------------------------------

    def _greet(self) -> None:
        name = self.messages(f"game-{self.game.rules.slug}")
        self.terminal.say(Text(name, style="bold"))
        for colour in Colour:
            self.terminal.say(f"{name_of(colour, self.messages)}: {self._who(colour)}")
        self.terminal.say(self.messages("cli-play-hint", help=self._word(Command.HELP)))

    def _who(self, colour: Colour) -> str:
        if colour not in self.levels:
            return self.messages("cli-person")
        level = self.levels[colour]
        name = self.messages(f"character-{self.game.rules.slug}-{level}")
        return self.messages("cli-computer", name=name, level=level)

    def _show(self, guarded: tuple[Colour, ...] = ()) -> None:
        """Show the board as it stands, what led there, and what is to be known about it."""
        position = self.game.position
        panel: list[str | Text] = []
        for turn in self._news():
            heading = self.messages("cli-turn", number=str(turn.before.number), move=turn.move)
            panel.append(Text(heading, style="bold"))
            panel += [f"• {sentence}" for sentence in tell_turn(turn, self.messages)]
            panel.append("")
        if standing := list(tell_standing(position, self.messages)):
            panel += [*standing, ""]
        panel.append(Text(self._legend(), style="dim"))
        last = marks(self.game.turns[-1]) if self.game.turns else frozenset()
        self.terminal.say()
        show_position(self.terminal, position, panel, last, guarded)
        if self.outcome is not None:
            self.terminal.say(Text(tell_outcome(self.outcome, self.messages), style="bold"))

    def _news(self) -> tuple[AnyTurn, ...]:
        """The last turn; and with an answer of the computer, the turn that it answers."""
        answered = self.game.turns and set(self.game.turns[-1].choices) <= set(self.levels)
        return self.game.turns[-2 if answered else -1 :]

    def _legend(self) -> str:
        letters = {colour.value: letter(colour, self.messages) for colour in Colour}
        return self.messages(f"cli-legend-{self.game.rules.slug}", **letters)

    # -- The end -------------------------------------------------------------------------------

    def _after(self) -> None:
        """The game is over: it can be taken back, or left."""
        typed = self._ask(self.messages("cli-play-ask-over", undo=self._word(Command.UNDO)))
        if not typed.strip():
            raise _LeaveError
        if not self._carried_out(typed, None):
            self.terminal.complain(self.messages("cli-play-is-over"))

    def _keep(self, *, ask: bool = True) -> None:
        """Save the record: where it was to be saved, else where the person at the keys says."""
        if not self.game.turns:
            return
        if self.record is not None:
            self._save(self.record)
            return
        while ask and self.terminal.interactive:
            try:
                name = self._ask(self.messages("cli-play-ask-save")).strip()
            except (EOFError, KeyboardInterrupt):
                self.terminal.say()
                return
            if not name or self._save(Path(name)):
                return

    def _save(self, path: Path) -> bool:
        players = {
            seat: tag_of_character(self.game.rules.slug, level)
            for seat, level in self.levels.items()
        }
        try:
            path = path.expanduser()
            append_record(path, self.game, self.outcome, players)
        except (OSError, ValueError, RuntimeError) as error:  # also: no such home, a NUL
            why = getattr(error, "strerror", None) or str(error)
            self.terminal.complain(self.messages("cli-error-file", file=str(path), why=why))
            return False
        self.terminal.say(self.messages("cli-play-saved", file=str(path)))
        return True
