"""`ludejo rules`: the complete rules of a game."""

from __future__ import annotations

import os

from rich.markdown import Markdown

from ludejo.cli.console import Terminal
from ludejo.games import AnyRules
from ludejo.messages import rule_sheet

__all__ = ["show_rules"]

_WIDEST = 88
"""A line longer than this is hard to read."""


def show_rules(terminal: Terminal, rules: AnyRules, language: str) -> int:
    """Show the rules: set for a screen, page by page, or as they are written for a pipe."""
    text = rule_sheet(rules.slug, language)
    if not terminal.out.is_terminal:
        terminal.say(text.rstrip())
        return 0
    sheet = Markdown(text)
    width = min(terminal.out.width, _WIDEST)
    if not terminal.interactive:
        terminal.out.print(sheet, width=width)
        return 0
    os.environ.setdefault("LESS", "-FRX")  # colours; and no paging of what fits on the screen
    with terminal.out.pager(styles=True):
        terminal.out.print(sheet, width=width)
    return 0
