"""The command `ludejo` and its commands: what can be given to each, and what its help says.

What a command needs to do its work is imported when it runs, so that help, completion and the
referee are there at once.
"""

# No `from __future__ import annotations`: Typer reads the annotations below when it runs, and
# they hold words of the language that the command was started in.

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from ludejo import __version__
from ludejo.cli.console import Terminal
from ludejo.cli.exits import INTERRUPTED
from ludejo.cli.words import MisuseError, classes, complain_of_misuse
from ludejo.games import GAMES, AnyRules, Colour, PositionError, kruco
from ludejo.messages import Messages, UnknownLanguageError, language_from, languages

__all__ = ["build", "run"]

LEVELS = (1, 2, 3)
"""The computer's levels."""


def run(arguments: list[str]) -> int:
    """Run the command with these arguments, and return its exit code."""
    messages = Messages(language_from())
    terminal = Terminal(messages)
    command = typer.main.get_command(build(messages))
    _translate_completion(command, messages)
    try:
        code = command.main(arguments, prog_name="ludejo", standalone_mode=False)
    except typer.Abort:  # the end of the input, where an answer was due
        return INTERRUPTED
    except typer.TyperException as error:
        complain_of_misuse(error, terminal)
        return error.exit_code
    return code if isinstance(code, int) else 0


def _translate_completion(command: Any, messages: Messages) -> None:
    for parameter in command.params:
        if parameter.name in {"install_completion", "show_completion"}:
            parameter.help = messages(f"cli-help-{parameter.name.replace('_', '-')}")


def build(messages: Messages) -> typer.Typer:
    """Return the command, speaking the language of `messages`."""
    command_class, group_class = classes(messages)
    app = typer.Typer(
        cls=group_class,
        help=messages("cli-help"),
        epilog=messages("cli-help-exit-codes"),
        options_metavar=f"[{messages('cli-options')}]",
        subcommand_metavar=f"[{messages('cli-command')} …]",
        invoke_without_command=True,
        pretty_exceptions_enable=False,
        rich_markup_mode="rich",
    )

    def command(name: str) -> Callable[[Callable[..., int]], Callable[..., int]]:
        return app.command(
            name,
            cls=command_class,
            help=messages(f"cli-help-{name}"),
            short_help=messages(f"cli-help-{name}-short"),
            options_metavar=f"[{messages('cli-options')}]",
        )

    def game(slug: str) -> AnyRules:
        if slug in GAMES:
            return GAMES[slug]
        raise typer.BadParameter(
            messages("cli-usage-no-game", name=slug, games=", ".join(GAMES))
        )

    def whole(least: int, most: int) -> Callable[[str], int]:
        def read(given: str | int) -> int:
            text = str(given)  # Typer lets the default pass through here too
            if text.isascii() and text.isdigit() and least <= int(text[:9]) <= most:
                return int(text)
            bounds = {"least": str(least), "most": str(most)}
            raise typer.BadParameter(messages("cli-usage-no-number", text=text, **bounds))

        return read

    def colour(text: str) -> Colour:
        for found in Colour:
            name = messages(f"colour-{found}").casefold()
            if text.casefold() in {found.value, found.letter, name}:
                return found
        names = ", ".join(colours())
        raise typer.BadParameter(messages("cli-usage-no-colour", text=text, colours=names))

    def colours() -> list[str]:
        return [found.value for found in Colour]

    def opponent(text: str) -> str:
        if text in OPPONENTS:
            return text
        names = ", ".join(OPPONENTS)
        raise typer.BadParameter(messages("cli-usage-no-opponent", text=text, opponents=names))

    def language(text: str) -> Messages:
        try:
            return Messages(text)
        except UnknownLanguageError:
            names = ", ".join(languages())
            raise typer.BadParameter(
                messages("cli-usage-no-language", text=text, languages=names)
            ) from None

    game_argument = typer.Argument(
        parser=game,
        metavar=messages("cli-game"),
        help=messages("cli-help-game", games=", ".join(GAMES)),
        autocompletion=lambda: list(GAMES),
        show_default=False,
    )
    files_argument = typer.Argument(
        metavar=messages("cli-file"), help=messages("cli-help-file"), show_default=False
    )
    position_option = typer.Option(
        "--position", metavar=messages("cli-position"), help=messages("cli-help-position")
    )
    json_option = typer.Option("--json", help=messages("cli-help-json"))
    number = messages("cli-number")

    def start(rules: AnyRules, text: str) -> Any:
        if text == "start":
            return rules.start
        try:
            return rules.read_position(text)
        except PositionError as error:
            raise MisuseError(messages("cli-usage-no-position", why=str(error))) from None

    @app.callback()
    def house(
        ctx: typer.Context,
        port: Annotated[
            int,
            typer.Option(
                parser=whole(0, 65535), metavar=number, help=messages("cli-help-port")
            ),
        ] = 8000,
        host: Annotated[
            str, typer.Option(metavar=messages("cli-address"), help=messages("cli-help-host"))
        ] = "127.0.0.1",
        no_browser: Annotated[
            bool,
            typer.Option(
                "--no-browser", envvar="LUDEJO_NO_BROWSER", help=messages("cli-help-no-browser")
            ),
        ] = False,
        version: Annotated[
            bool, typer.Option("--version", help=messages("cli-help-version"))
        ] = False,
    ) -> int:
        if version:
            typer.echo(f"ludejo {__version__}")
            raise typer.Exit
        if ctx.invoked_subcommand is not None:
            return 0
        from ludejo.cli.house import open_house

        return open_house(Terminal(messages), host, port, browser=not no_browser)

    @command("play")
    def play(
        game: Annotated[AnyRules, game_argument],
        against: Annotated[
            str | None,
            typer.Option(
                parser=opponent,
                metavar=messages("cli-opponent"),
                help=messages("cli-help-against", opponents=", ".join(OPPONENTS)),
                autocompletion=lambda: list(OPPONENTS),
            ),
        ] = None,
        level: Annotated[
            int | None,
            typer.Option(
                parser=whole(LEVELS[0], LEVELS[-1]),
                metavar=number,
                help=messages("cli-help-level"),
                autocompletion=lambda: list(map(str, LEVELS)),
            ),
        ] = None,
        colour: Annotated[
            Colour | None,
            typer.Option(
                parser=colour,
                metavar=messages("cli-colour"),
                help=messages("cli-help-colour"),
                autocompletion=colours,
            ),
        ] = None,
        record: Annotated[
            Path | None,
            typer.Option(metavar=messages("cli-file"), help=messages("cli-help-record")),
        ] = None,
        position: Annotated[str, position_option] = "start",
        seed: Annotated[
            int | None,
            typer.Option(
                parser=whole(0, 999_999_999), metavar=number, help=messages("cli-help-seed")
            ),
        ] = None,
    ) -> int:
        from random import Random

        from ludejo.cli.play import Session
        from ludejo.games import Game

        computer = against == COMPUTER or (against is None and (level or colour) is not None)
        if not computer and (level or colour) is not None:
            raise MisuseError(messages("cli-usage-computer-only"))
        levels = {(colour or Colour.BLACK).other: level or 2} if computer else {}
        if record is not None:
            _try_to_append(record, messages)
        _leave_by_exception()
        began = Game(game, start(game, position))
        return Session(Terminal(messages), began, levels, Random(seed), record).run()  # noqa: S311  # dice, no secrets

    @command("replay")
    def replay(
        file: Annotated[Path, files_argument],
        game: Annotated[
            int | None,
            typer.Option(
                parser=whole(1, 999_999_999), metavar=number, help=messages("cli-help-game-number")
            ),
        ] = None,
        turn: Annotated[
            int | None,
            typer.Option(
                parser=whole(0, 999_999_999), metavar=number, help=messages("cli-help-turn")
            ),
        ] = None,
        as_json: Annotated[bool, json_option] = False,
    ) -> int:
        from ludejo.cli.replay import replay_file

        return replay_file(Terminal(messages), file, game, turn, as_json=as_json)

    @command("check")
    def check(
        files: Annotated[list[Path], files_argument],
        as_json: Annotated[bool, json_option] = False,
    ) -> int:
        from ludejo.cli.check import check_files

        return check_files(Terminal(messages), files, as_json=as_json)

    @command("rules")
    def rules(
        game: Annotated[AnyRules, game_argument],
        language: Annotated[
            Messages | None,
            typer.Option(
                parser=language,
                metavar=messages("cli-language"),
                help=messages("cli-help-language", languages=", ".join(languages())),
                autocompletion=lambda: list(languages()),
            ),
        ] = None,
    ) -> int:
        from ludejo.cli.sheet import show_rules

        return show_rules(Terminal(messages), game, (language or messages).language)

    @command("perft")
    def perft(
        game: Annotated[AnyRules, game_argument],
        depth: Annotated[
            int,
            typer.Argument(
                parser=whole(0, 99), metavar=messages("cli-depth"), help=messages("cli-help-depth")
            ),
        ],
        position: Annotated[str, position_option] = "start",
        divide: Annotated[
            bool, typer.Option("--divide", help=messages("cli-help-divide"))
        ] = False,
        as_json: Annotated[bool, json_option] = False,
    ) -> int:
        from ludejo.cli.counting import count_lines

        if game is not kruco.RULES:
            raise MisuseError(messages("cli-usage-perft", game=game.slug))
        begin = start(game, position)
        return count_lines(Terminal(messages), begin, depth, divide=divide, as_json=as_json)

    @command("referee")
    def referee(game: Annotated[AnyRules, game_argument]) -> int:
        from ludejo.cli.referee import serve

        serve(game, sys.stdin.buffer, sys.stdout.buffer)
        return 0

    return app


HOTSEAT, COMPUTER = OPPONENTS = ("hotseat", "computer")


def _try_to_append(path: Path, messages: Messages) -> None:
    """See before the game whether its record can be saved after it."""
    existed = path.exists()
    try:
        with path.open("a", encoding="utf-8"):
            pass
        if not existed:
            path.unlink()
    except OSError as error:
        why = error.strerror or str(error)
        raise MisuseError(messages("cli-error-file", file=str(path), why=why)) from None


def _leave_by_exception() -> None:
    """Let a request to end the program save the record on the way out."""

    def leave(number: int, frame: object) -> NoReturn:  # noqa: ARG001
        raise SystemExit(128 + number)

    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), leave)
