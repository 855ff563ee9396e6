"""The command `ludejo` and its commands: what can be given to each, and what its help says.

Typer wants the help while this module is loaded, so the language is settled then: it is that of
the environment. What a command needs to do its work is imported when it runs, so that help,
completion and the referee are there at once.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperOption

from ludejo import __version__
from ludejo.cli.console import NoReaderError, Terminal
from ludejo.cli.exits import INTERRUPTED, NO_READER
from ludejo.cli.words import MisuseError, classes, complain_of_misuse
from ludejo.games import GAMES, AnyRules, Colour, PositionError, kruco
from ludejo.messages import Messages, UnknownLanguageError, language_from, languages

__all__ = ["app", "run"]

HOTSEAT, COMPUTER = OPPONENTS = ("hotseat", "computer")
LEVELS = tuple(range(1, 11))
LONGEST, MOST_NODES, DEEPEST = 1_000_000.0, 10**15, 1_000
MOST_LINES, MOST_THREADS = 500, 256
"""The computer's levels and the bounds of a search, as `ludejo.engine` has them."""
FEW = 10
"""So many numbers are offered for completion, and no more."""
MOST = 999_999_999
"""More than any number that is meant seriously."""

messages = Messages(language_from())
_Command, _Group = classes(messages)
_OPTIONS = f"[{messages('cli-options')}]"

app = typer.Typer(
    cls=_Group,
    help=messages("cli-help"),
    epilog=messages("cli-help-exit-codes"),
    options_metavar=_OPTIONS,
    subcommand_metavar=f"[{messages('cli-command')} …]",
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)


def run(arguments: list[str]) -> int:
    """Run the command with these arguments, and return its exit code."""
    terminal = Terminal(messages)
    command = typer.main.get_command(app)
    for parameter in command.params:
        if isinstance(parameter, TyperOption) and parameter.name.endswith("_completion"):
            parameter.help = messages(f"cli-help-{parameter.name.replace('_', '-')}")
    try:
        code = command.main(arguments, prog_name="ludejo", standalone_mode=False)
    except NoReaderError:
        return NO_READER
    except typer.Abort:  # the end of the input, where an answer was due
        return INTERRUPTED
    except typer.TyperException as error:
        complain_of_misuse(error, terminal)
        return error.exit_code
    return code if isinstance(code, int) else 0


# -- What can be given -------------------------------------------------------------------------


def _game(slug: str) -> AnyRules:
    if slug in GAMES:
        return GAMES[slug]
    raise typer.BadParameter(messages("cli-usage-no-game", name=slug, games=", ".join(GAMES)))


def _whole(least: int, most: int) -> Callable[[str | int], int]:
    """Return a reader of whole numbers within bounds; it takes a default as it is."""

    def read(given: str | int) -> int:
        text = str(given)
        if text.isascii() and text.isdigit() and least <= int(text[:20]) <= most:
            return int(text)
        bounds = {"least": str(least), "most": str(most)}
        raise typer.BadParameter(messages("cli-usage-no-number", text=text, **bounds))

    return read


def _seconds(given: str | float) -> float:
    """Read a time in seconds, which may have a fraction."""
    with contextlib.suppress(ValueError):
        seconds = float(given)
        if 0 < seconds <= LONGEST:
            return seconds
    text, most = str(given), f"{LONGEST:.0f}"
    raise typer.BadParameter(messages("cli-usage-no-seconds", text=text, most=most))


def _colours() -> list[str]:
    return [colour.value for colour in Colour]


def _colour(text: str) -> Colour:
    for colour in Colour:
        name = messages(f"colour-{colour}").casefold()
        if text.casefold() in {colour.value, colour.letter, name}:
            return colour
    colours = ", ".join(_colours())
    raise typer.BadParameter(messages("cli-usage-no-colour", text=text, colours=colours))


def _opponent(text: str) -> str:
    if text in OPPONENTS:
        return text
    opponents = ", ".join(OPPONENTS)
    raise typer.BadParameter(messages("cli-usage-no-opponent", text=text, opponents=opponents))


def _language(text: str) -> Messages:
    try:
        return Messages(text)
    except UnknownLanguageError:
        known = ", ".join(languages())
        wrong = messages("cli-usage-no-language", text=text, languages=known)
        raise typer.BadParameter(wrong) from None


def _start(rules: AnyRules, text: str) -> Any:
    """Return the position that a game is to begin from."""
    if text == "start":
        return rules.start
    try:
        return rules.read_position(text)
    except PositionError as error:
        raise MisuseError(messages("cli-usage-no-position", why=str(error))) from None


def _number_option(help_id: str, least: int = 0, most: int = MOST) -> Any:
    few = range(least, most + 1) if most - least < FEW else ()
    return typer.Option(
        parser=_whole(least, most),
        metavar=messages("cli-number"),
        help=messages(help_id),
        autocompletion=lambda: list(map(str, few)),
    )


def _seconds_option(help_id: str) -> Any:
    return typer.Option(parser=_seconds, metavar=messages("cli-seconds"), help=messages(help_id))


Game = Annotated[
    AnyRules,
    typer.Argument(
        parser=_game,
        metavar=messages("cli-game"),
        help=messages("cli-help-game", games=", ".join(GAMES)),
        autocompletion=lambda: list(GAMES),
    ),
]
_FILE = typer.Argument(metavar=messages("cli-file"), help=messages("cli-help-file"))
Position = Annotated[
    str,
    typer.Option(metavar=messages("cli-position"), help=messages("cli-help-position")),
]
Seconds = Annotated[float | None, _seconds_option("cli-help-seconds")]
Nodes = Annotated[int | None, _number_option("cli-help-nodes", 1, MOST_NODES)]
Depth = Annotated[int | None, _number_option("cli-help-ahead", 1, DEEPEST)]
AsJson = Annotated[bool, typer.Option("--json", help=messages("cli-help-json"))]


# -- The commands ------------------------------------------------------------------------------


def _command(name: str) -> Callable[[Callable[..., int]], Callable[..., int]]:
    return app.command(
        name,
        cls=_Command,
        help=messages(f"cli-help-{name}"),
        short_help=messages(f"cli-help-{name}-short"),
        options_metavar=_OPTIONS,
    )


@app.callback()
def house(
    ctx: typer.Context,
    port: Annotated[int, _number_option("cli-help-port", most=65535)] = 8000,
    host: Annotated[
        str, typer.Option(metavar=messages("cli-address"), help=messages("cli-help-host"))
    ] = "127.0.0.1",
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help=messages("cli-help-no-browser"))
    ] = False,
    version: Annotated[bool, typer.Option("--version", help=messages("cli-help-version"))] = False,
) -> int:
    """Open the house."""
    if version:
        typer.echo(f"ludejo {__version__}")
        raise typer.Exit
    if ctx.invoked_subcommand is not None:
        return 0
    from ludejo.cli.house import open_house

    closed = no_browser or os.environ.get("LUDEJO_NO_BROWSER", "") not in {"", "0"}
    return open_house(Terminal(messages), host, port, browser=not closed)


@_command("play")
def play(  # noqa: PLR0917  # Typer passes them by name
    game: Game,
    against: Annotated[
        str | None,
        typer.Option(
            parser=_opponent,
            metavar=messages("cli-opponent"),
            help=messages("cli-help-against", opponents=", ".join(OPPONENTS)),
            autocompletion=lambda: list(OPPONENTS),
        ),
    ] = None,
    level: Annotated[int | None, _number_option("cli-help-level", LEVELS[0], LEVELS[-1])] = None,
    colour: Annotated[
        Colour | None,
        typer.Option(
            parser=_colour,
            metavar=messages("cli-colour"),
            help=messages("cli-help-colour"),
            autocompletion=_colours,
        ),
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option(metavar=messages("cli-file"), help=messages("cli-help-record")),
    ] = None,
    position: Position = "start",
    seed: Annotated[int | None, _number_option("cli-help-seed")] = None,
) -> int:
    """Play in the terminal."""
    from random import Random

    from ludejo.cli.play import Session
    from ludejo.games import Game

    set_up = level is not None or colour is not None
    if against == HOTSEAT and set_up:
        raise MisuseError(messages("cli-usage-computer-only"))
    levels = {}
    if against == COMPUTER or set_up:
        levels[(colour or Colour.BLACK).other] = level or 2
    begun = Game(game, _start(game, position))
    if record is not None:
        _try_to_append(record)
    _leave_by_exception()
    chance = Random(seed)  # noqa: S311  # dice, no secrets
    return Session(Terminal(messages), begun, levels, chance, record).run()


@_command("replay")
def replay(
    file: Annotated[Path, _FILE],
    game: Annotated[int | None, _number_option("cli-help-game-number", 1)] = None,
    turn: Annotated[int | None, _number_option("cli-help-turn")] = None,
    as_json: AsJson = False,
) -> int:
    """Step through recorded games."""
    from ludejo.cli.replay import replay_file

    return replay_file(Terminal(messages), file, game, turn, as_json=as_json)


@_command("check")
def check(files: Annotated[list[Path], _FILE], as_json: AsJson = False) -> int:
    """Check recorded games."""
    from ludejo.cli.check import check_files

    return check_files(Terminal(messages), files, as_json=as_json)


@_command("rules")
def rules(
    game: Game,
    language: Annotated[
        Messages | None,
        typer.Option(
            parser=_language,
            metavar=messages("cli-language"),
            help=messages("cli-help-language", languages=", ".join(languages())),
            autocompletion=lambda: list(languages()),
        ),
    ] = None,
) -> int:
    """Show the complete rules of a game."""
    from ludejo.cli.sheet import show_rules

    return show_rules(Terminal(messages), game, (language or messages).language)


@_command("perft")
def perft(  # noqa: PLR0917  # Typer passes them by name
    game: Game,
    depth: Annotated[
        int,
        typer.Argument(
            parser=_whole(0, 99), metavar=messages("cli-depth"), help=messages("cli-help-depth")
        ),
    ],
    position: Position = "start",
    divide: Annotated[bool, typer.Option("--divide", help=messages("cli-help-divide"))] = False,
    by_referee: Annotated[
        bool, typer.Option("--referee", help=messages("cli-help-by-referee"))
    ] = False,
    as_json: AsJson = False,
) -> int:
    """Count lines of play."""
    from ludejo.cli.counting import count_lines

    if game is not kruco.RULES:
        raise MisuseError(messages("cli-usage-perft", game=game.slug))
    begin = _start(game, position)
    return count_lines(
        Terminal(messages), begin, depth, by_referee=by_referee, divide=divide, as_json=as_json
    )


@_command("referee")
def referee(game: Game) -> int:
    """Judge for programs."""
    from ludejo.cli.referee import serve

    terminal = Terminal(messages)
    if terminal.interactive:
        terminal.err.print(messages("cli-referee-waiting"))
    serve(game, sys.stdin.buffer, sys.stdout.buffer)
    return 0


@_command("analyse")
def analyse(  # noqa: PLR0917  # Typer passes them by name
    game: Annotated[
        AnyRules | None,
        typer.Argument(
            parser=_game,
            metavar=messages("cli-game"),
            help=messages("cli-help-analyse-game", games=", ".join(GAMES)),
            autocompletion=lambda: list(GAMES),
        ),
    ] = None,
    position: Position = "start",
    moves: Annotated[
        str, typer.Option(metavar=messages("cli-moves"), help=messages("cli-help-moves"))
    ] = "",
    record: Annotated[
        Path | None,
        typer.Option(metavar=messages("cli-file"), help=messages("cli-help-analyse-record")),
    ] = None,
    number: Annotated[int, _number_option("cli-help-analyse-number", 1)] = 1,
    turn: Annotated[int | None, _number_option("cli-help-analyse-turn")] = None,
    seconds: Seconds = None,
    nodes: Nodes = None,
    depth: Depth = None,
    endless: Annotated[bool, typer.Option("--endless", help=messages("cli-help-endless"))] = False,
    lines: Annotated[int, _number_option("cli-help-lines", 1, MOST_LINES)] = 5,
    threads: Annotated[int, _number_option("cli-help-threads", 1, MOST_THREADS)] = 1,
    seed: Annotated[int, _number_option("cli-help-search-seed")] = 0,
    as_json: AsJson = False,
) -> int:
    """Analyse a position."""
    from ludejo.cli.analyse import Settings, analyse_game, game_of, recorded_game
    from ludejo.engine import Limits

    limits = Limits(seconds=seconds, nodes=nodes, depth=depth)
    if endless and not limits.endless:
        raise MisuseError(messages("cli-usage-endless"))
    if limits.endless and not endless:
        limits = Limits(seconds=5)
    terminal = Terminal(messages)
    begun: Any
    if record is None:
        if game is None:
            raise MisuseError(messages("cli-usage-missing", name=messages("cli-game")))
        begun = game_of(terminal, game, position, moves)
    else:
        if game is not None or position != "start" or moves:
            raise MisuseError(messages("cli-usage-record-alone"))
        begun = recorded_game(terminal, record, number, turn)
    settings = Settings(limits, lines=lines, threads=threads, seed=seed)
    return analyse_game(terminal, begun, settings, as_json=as_json)


@_command("match")
def match(  # noqa: PLR0917  # Typer passes them by name
    game: Game,
    first: Annotated[
        str, typer.Argument(metavar=messages("cli-player-1"), help=messages("cli-help-player"))
    ],
    second: Annotated[
        str, typer.Argument(metavar=messages("cli-player-2"), help=messages("cli-help-player"))
    ],
    games: Annotated[int, _number_option("cli-help-games", 1, 1_000_000)] = 100,
    to: Annotated[
        Path | None, typer.Option(metavar=messages("cli-file"), help=messages("cli-help-to"))
    ] = None,
    seconds: Seconds = None,
    nodes: Nodes = None,
    depth: Depth = None,
    seed: Annotated[int, _number_option("cli-help-match-seed")] = 1,
    opening: Annotated[int | None, _number_option("cli-help-opening", 0, 100)] = None,
    longest: Annotated[int, _number_option("cli-help-longest", 1, 10_000)] = 500,
    grace: Annotated[float, _seconds_option("cli-help-grace")] = 10.0,
    at_once: Annotated[int | None, _number_option("cli-help-at-once", 1, 1000)] = None,
    as_json: AsJson = False,
) -> int:
    """Let two programs play many games."""
    from ludejo.arena import Match, Player, PlayerError
    from ludejo.cli.match import play_match
    from ludejo.engine import Limits

    limits = Limits(seconds=seconds, nodes=nodes, depth=depth)
    try:
        players = Player.read(first, game), Player.read(second, game)
    except PlayerError as error:
        raise MisuseError(messages("cli-usage-no-player", why=str(error))) from None
    played = Match(
        rules=game,
        players=players,
        limits=None if limits.endless else limits,
        seed=seed,
        opening=opening if opening is not None else 2 if game.simultaneous else 4,
        grace=grace,
        longest=longest,
    )
    if "search" in {first, second} and limits.endless:
        raise MisuseError(messages("cli-usage-search-limits"))
    return play_match(Terminal(messages), played, games, to, at_once, as_json=as_json)


@_command("engine")
def engine(game: Game) -> int:
    """Think for programs."""
    from ludejo.cli.engine import serve

    terminal = Terminal(messages)
    if terminal.interactive:
        terminal.err.print(messages("cli-engine-waiting"))
    serve(game)
    return 0


def _try_to_append(path: Path) -> None:
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

    def leave(number: int, frame: object) -> NoReturn:  # noqa: ARG001  # Python passes both
        raise SystemExit(128 + number)

    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), leave)
