"""Typer's own words in the language of the house: titles of its panels, usage, what is misused.

Typer has no setting for most of these, so its classes are derived from here, and its titles, which
are plain names in its module, are set. What remains English: the sentences that the installing of
shell completion prints (the scripts are Typer's own), and a fault in the arguments of a kind that
is not foreseen below.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, ClassVar

import typer
from typer.core import TyperCommand, TyperGroup

from ludejo.cli.console import NoReaderError, Terminal
from ludejo.cli.exits import MISUSE
from ludejo.messages import Messages

__all__ = ["MisuseError", "classes", "complain_of_misuse"]

_EXTRA = re.compile(r"Got unexpected extra argument(?:s|\(s\))? \((?P<extra>.*)\)")


class MisuseError(typer.TyperException):
    """The command was called in a way it cannot be; the message says what would be right."""

    exit_code = MISUSE

    def __init__(self, message: str, ctx: Any = None) -> None:
        """Keep the context, which knows how the command is used."""
        super().__init__(message)
        self.ctx = ctx


if TYPE_CHECKING:
    _Base = TyperCommand
else:
    _Base = object


class _Worded(_Base):
    """What a command says of itself, in the language of the house; mixed into Typer's classes."""

    messages: ClassVar[Messages]

    def get_usage(self, ctx: Any) -> str:
        """Return the line that says how it is used."""
        return super().get_usage(ctx).replace("Usage:", self.messages("cli-usage"), 1)

    def get_help_option(self, ctx: Any) -> Any:
        """Return the option `--help`."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = self.messages("cli-help-help")
        return option

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Print the help."""
        _set_titles(self.messages)
        for parameter in self.get_params(ctx):
            _hide_type(parameter)
        try:
            super().format_help(ctx, formatter)
        except SystemExit:  # Typer's console makes one of a broken pipe
            raise NoReaderError from None


def classes(messages: Messages) -> tuple[type[TyperCommand], type[TyperGroup]]:
    """Return Typer's two classes of commands, speaking the language of `messages`."""
    words = messages

    class Command(_Worded, TyperCommand):
        messages = words

    class Group(_Worded, TyperGroup):
        messages = words

        def invoke(self, ctx: Any) -> Any:
            """Carry the command out."""
            try:
                return super().invoke(ctx)
            except BrokenPipeError:  # of which Typer would make an ending of its own
                raise NoReaderError from None

        def resolve_command(self, ctx: Any, args: list[str]) -> Any:
            """Find the command that is called."""
            name = args[0]
            if name in self.commands or name.startswith("-") or ctx.resilient_parsing:
                return super().resolve_command(ctx, args)
            wrong = words("cli-usage-no-command", name=name)
            if near := get_close_matches(name, self.commands):
                wrong += " " + words("cli-usage-near", names=", ".join(near))
            raise MisuseError(wrong, ctx)

    return Command, Group


def _set_titles(messages: Messages) -> None:
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = messages("cli-title-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = messages("cli-title-options")
    rich_utils.COMMANDS_PANEL_TITLE = messages("cli-title-commands")
    rich_utils.DEFAULT_STRING = "[" + messages("cli-default") + ": {}]"
    rich_utils.ENVVAR_STRING = "[" + messages("cli-environment") + ": {}]"
    rich_utils.REQUIRED_LONG_STRING = "[" + messages("cli-required") + "]"


def _hide_type(parameter: Any) -> None:
    """Leave the Python type out of the help where the name in capitals says enough."""
    if parameter.param_type_name == "argument" or parameter.is_flag:
        parameter.display_type_rich = _no_type


def _no_type(ctx: Any) -> None:  # noqa: ARG001  # Typer passes it
    return None


def complain_of_misuse(error: typer.TyperException, terminal: Terminal) -> None:
    """Say what is wrong with the call, and where help is to be had."""
    ctx = getattr(error, "ctx", None)
    messages = terminal.messages
    if ctx is not None:
        soft_wrap = not terminal.err.is_terminal
        usage_help = messages("cli-usage-help", command=ctx.command_path)
        terminal.err.print(ctx.get_usage(), soft_wrap=soft_wrap)
        terminal.err.print(usage_help, soft_wrap=soft_wrap)
        terminal.err.print()
    terminal.complain(messages("cli-usage-error", error=_sentence(error, messages)))


def _sentence(error: typer.TyperException, messages: Messages) -> str:
    """Return the error in words; Typer's classes are private, so they are told by their names."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        wrong = messages("cli-usage-no-option", name=getattr(error, "option_name", "?"))
        if near := getattr(error, "possibilities", None):
            wrong += " " + messages("cli-usage-near", names=", ".join(sorted(near)))
        return wrong
    if kind == "BadOptionUsage":
        return messages("cli-usage-no-value", name=getattr(error, "option_name", "?"))
    if kind == "MissingParameter":
        return messages("cli-usage-missing", name=_names(getattr(error, "param", None)))
    if kind == "BadParameter":
        name = _names(getattr(error, "param", None))
        return messages("cli-usage-bad", name=name, why=error.message)
    if match := _EXTRA.fullmatch(error.message):
        return messages("cli-usage-extra", extra=match["extra"])
    return error.format_message()


def _names(parameter: Any) -> str:
    """Return how a parameter is called in the help: `--port`, or `GAME`."""
    options: Iterable[str] = getattr(parameter, "opts", ())
    dashed = [name for name in options if name.startswith("-")]
    return " / ".join(dashed) or str(getattr(parameter, "metavar", None) or "?")
