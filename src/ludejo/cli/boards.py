"""The boards as a terminal shows them: in colour, and legible without.

Pieces are letters, the last turn stands in brackets, winning turtles between stars; colour says
the same once more. Every sign is one column wide and has an ASCII one that stands in for it.
"""

from __future__ import annotations

from collections.abc import Collection

from rich.text import Text

from ludejo.games import Colour, kruco, shell
from ludejo.games.kruco.board import FILES, POINT_ROWS_DOWN, RANKS_DOWN
from ludejo.games.shell.board import COLUMNS, ROWS_DOWN
from ludejo.messages import Messages

__all__ = ["draw_kruco", "draw_shell", "letter"]

_LABEL = "bold"
_PIECE = {"b": "bold #f2f2f2 on #1d2326", "w": "bold #1d2326 on #fbfaf3"}
_EGG = "#5a3d00 on #f0cf8e"
_POND = ("#d6efe9 on #2c7068", "#d6efe9 on #2f7a70")
_TILE = ("#7a6a4f on #e9dcc3", "#7a6a4f on #dcc9a5")
_GROUT = "#8a7650 on #c9b48c"


def letter(colour: Colour, messages: Messages) -> str:
    """Return the letter of a colour's pieces in the language of `messages`."""
    return messages(f"cli-letter-{colour}")


def draw_shell(position: shell.Position, messages: Messages, last: Collection[str] = ()) -> Text:
    """Draw the pond.

    Args:
        position: what stands on it.
        messages: for the letters of the turtles.
        last: the places to mark as those of the last turn.
    """
    signs = {colour.letter: letter(colour, messages) for colour in Colour}
    eggs = {place: number for number, place in enumerate(position.eggs, 1)}
    winning = frozenset().union(*position.winning.values())
    pieces = position.pieces
    columns = Text("   " + "".join(f" {column} " for column in COLUMNS), style=_LABEL)
    lines = [columns]
    for row, places in enumerate(ROWS_DOWN):
        line = Text.assemble((f" {places[0][1]} ", _LABEL))
        for column, place in enumerate(places):
            left, right = ("[", "]") if place in last else (" ", " ")
            if place in eggs:
                number = str(eggs[place])
                cell = f"{number:>2}{')'}" if len(number) > 1 else f"({number})"
                line.append(cell, style=_EGG)
            elif place in pieces:
                left = "*" if place in winning else left
                right = right if place in last or place not in winning else "*"
                line.append(f"{left}{signs[pieces[place]]}{right}", style=_PIECE[pieces[place]])
            else:
                line.append(f"{left}·{right}", style=_POND[(row + column) % 2])
        line.append(f" {places[0][1]}", style=_LABEL)
        lines.append(line)
    return Text("\n").join([*lines, columns])


def draw_kruco(
    position: kruco.Position,
    messages: Messages,
    last: Collection[str] = (),
    guarded: Collection[Colour] = (),
) -> Text:
    """Draw the mosaic: pieces on squares, and those on points above the lines between.

    Args:
        position: what stands on it.
        messages: for the letters of the pieces.
        last: the squares and points to mark as those of the last turn.
        guarded: the colours whose guarded empty squares are marked, by small letters (K4).
    """
    held: dict[str, Colour] = {}
    for colour in Colour:
        men = position.men(colour)
        held |= dict.fromkeys((*men.squares, *men.points), colour)
    marks = {
        square: letter(colour, messages).lower()
        for colour in guarded
        for square in position.guarded(colour)
    }
    files = Text("  " + " ".join(f" {file} " for file in FILES), style=_LABEL)
    lines = [files]
    for row, squares in enumerate(RANKS_DOWN):
        line = Text.assemble((f"{squares[0][1]} ", _LABEL))
        for column, square in enumerate(squares):
            if column:
                line.append("│", style=_GROUT)
            left, right = ("[", "]") if square in last else (" ", " ")
            if square in held:
                sign, style = letter(held[square], messages), _PIECE[held[square].letter]
            else:
                sign, style = marks.get(square, " "), _TILE[(row + column) % 2]
            line.append(f"{left}{sign}{right}", style=style)
        line.append(f" {squares[0][1]}", style=_LABEL)
        lines.append(line)
        if row < len(POINT_ROWS_DOWN):
            lines.append(_draw_points(POINT_ROWS_DOWN[row], held, last, messages))
    return Text("\n").join([*lines, files])


def _draw_points(
    points: Collection[str], held: dict[str, Colour], last: Collection[str], messages: Messages
) -> Text:
    """Draw a line between two ranks: a piece on a point covers the crossing and its sides."""
    line = Text("  ")
    line.append("──", style=_GROUT)
    for number, point in enumerate(points):
        if number:
            line.append("─", style=_GROUT)
        if point in held:
            left, right = ("[", "]") if point in last else ("(", ")")
            sign = letter(held[point], messages)
            line.append(f"{left}{sign}{right}", style=_PIECE[held[point].letter])
        else:
            line.append("[┼]" if point in last else "─┼─", style=_GROUT)
    line.append("──", style=_GROUT)
    return line
