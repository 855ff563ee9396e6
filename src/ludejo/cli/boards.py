"""The boards as a terminal shows them: in colour, and legible without.

Pieces are letters, the last turn stands in brackets, winning turtles between stars; colour says
the same once more. Every sign is one column wide and has an ASCII one that stands in for it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from rich.text import Text

from ludejo.games import Colour, kruco, shell
from ludejo.games.kruco.board import FILES, POINT_ROWS_DOWN, RANKS_DOWN
from ludejo.games.shell.board import COLUMNS, ROWS_DOWN
from ludejo.messages import Messages

__all__ = ["FEW_COLOURS", "MANY_COLOURS", "Paints", "draw_kruco", "draw_shell", "letter"]

_LABEL = "bold"


@dataclass(frozen=True)
class Paints:
    """The colours of the boards, as Rich writes styles."""

    pieces: Mapping[str, str]
    """By the letters of positions: `b`, `w`, and `e` for an egg."""
    pond: tuple[str, str]
    tiles: tuple[str, str]
    grout: str


MANY_COLOURS = Paints(
    pieces={
        "b": "bold #f2f2f2 on #1d2326",
        "w": "bold #1d2326 on #fbfaf3",
        "e": "#5a3d00 on #f0cf8e",
    },
    pond=("#d6efe9 on #2c7068", "#d6efe9 on #2f7a70"),
    tiles=("#7a6a4f on #e9dcc3", "#7a6a4f on #dcc9a5"),
    grout="#8a7650 on #c9b48c",
)
FEW_COLOURS = Paints(
    pieces={"b": "bright_white on black", "w": "black on bright_white", "e": "black on yellow"},
    pond=("black on cyan", "black on cyan"),
    tiles=("black on white", "black on white"),
    grout="black on yellow",
)
"""For terminals with 16 colours."""


def letter(colour: Colour, messages: Messages) -> str:
    """Return the letter of a colour's pieces in the language of `messages`."""
    return messages(f"cli-letter-{colour}")


def draw_shell(
    position: shell.Position,
    messages: Messages,
    last: Collection[str] = (),
    paints: Paints = MANY_COLOURS,
) -> Text:
    """Draw the pond.

    Args:
        position: what stands on it.
        messages: for the letters of the turtles.
        last: the places to mark as those of the last turn.
        paints: the colours.
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
                line.append(cell, style=paints.pieces["e"])
            elif place in pieces:
                left = "*" if place in winning else left
                right = right if place in last or place not in winning else "*"
                line.append(
                    f"{left}{signs[pieces[place]]}{right}", style=paints.pieces[pieces[place]]
                )
            else:
                line.append(f"{left}·{right}", style=paints.pond[(row + column) % 2])
        line.append(f" {places[0][1]}", style=_LABEL)
        lines.append(line)
    return Text("\n").join([*lines, columns])


def draw_kruco(
    position: kruco.Position,
    messages: Messages,
    last: Collection[str] = (),
    guarded: Collection[Colour] = (),
    paints: Paints = MANY_COLOURS,
) -> Text:
    """Draw the mosaic: pieces on squares, and those on points above the lines between.

    Args:
        position: what stands on it.
        messages: for the letters of the pieces.
        last: the squares and points to mark as those of the last turn.
        guarded: the colours whose guarded empty squares are marked, by small letters (K4).
        paints: the colours.
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
                line.append("│", style=paints.grout)
            left, right = ("[", "]") if square in last else (" ", " ")
            if square in held:
                sign, style = letter(held[square], messages), paints.pieces[held[square].letter]
            else:
                sign, style = marks.get(square, " "), paints.tiles[(row + column) % 2]
            line.append(f"{left}{sign}{right}", style=style)
        line.append(f" {squares[0][1]}", style=_LABEL)
        lines.append(line)
        if row < len(POINT_ROWS_DOWN):
            lines.append(_draw_points(POINT_ROWS_DOWN[row], held, last, messages, paints))
    return Text("\n").join([*lines, files])


def _draw_points(
    points: Collection[str],
    held: Mapping[str, Colour],
    last: Collection[str],
    messages: Messages,
    paints: Paints,
) -> Text:
    """Draw a line between two ranks: a piece on a point covers the crossing and its sides."""
    line = Text("  ")
    line.append("──", style=paints.grout)
    for number, point in enumerate(points):
        if number:
            line.append("─", style=paints.grout)
        if point in held:
            left, right = ("[", "]") if point in last else ("(", ")")
            sign = letter(held[point], messages)
            line.append(f"{left}{sign}{right}", style=paints.pieces[held[point].letter])
        else:
            line.append("[┼]" if point in last else "─┼─", style=paints.grout)
    line.append("──", style=paints.grout)
    return line
