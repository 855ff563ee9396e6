"""Boards as rows of letters and digits, the way both games write them.

A row lists its places from the left; a letter is a piece, a digit a run of that many empty places.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import TypeVar

from ludejo.games.errors import excerpt

N = TypeVar("N", bound=str)
"""The name of a place of the board."""

MOST_DIGITS = 18
"""How long a number in a text may be: it fits 64 bits everywhere."""


def read_fields(text: str, names: Sequence[str], example: str) -> list[str]:
    """Split a position's text into its fields, which single spaces part.

    Raises:
        ValueError: there are more or fewer, or other spaces; the message says what is due.
    """
    fields = text.split(" ")
    if len(fields) == len(names) and all(fields):
        return fields
    given = f"has {len(fields)}" if all(fields) else "has a space too many" if text else "is empty"
    raise ValueError(
        f"a position has {len(names)} fields with single spaces between: {', '.join(names)} "
        f"(as in '{example}'); {excerpt(text)!r} {given}"
    )


def read_rows(text: str, rows: Sequence[Sequence[N]], letters: str, board: str) -> dict[N, str]:
    """Read rows joined by ``/``; gives the letter on each place that is not empty.

    Args:
        text: what to read.
        rows: the names of the places, in the order of the text.
        letters: the letters that stand for pieces.
        board: what is being read, for the messages ("board", "squares", "points").

    Raises:
        ValueError: with a message that says where, and what would be right.
    """
    parts = text.split("/")
    if len(parts) != len(rows):
        raise ValueError(f"{board}: {len(parts)} rows, where {len(rows)} joined by '/' are due")
    pieces: dict[N, str] = {}
    for part, names in zip(parts, rows, strict=True):
        where = f"{board}, row {names[0][1]}"
        width, after_run = 0, False
        for sign in part:
            if sign in letters:
                if width < len(names):
                    pieces[names[width]] = sign
                width, after_run = width + 1, False
            elif "1" <= sign <= "9":
                if after_run:
                    raise ValueError(
                        f"{where}: two runs of empties side by side in '{excerpt(part)}'; "
                        "write their sum"
                    )
                width, after_run = width + int(sign), True
            else:
                raise ValueError(
                    f"{where}: {sign!r} in '{excerpt(part)}'; a row holds only "
                    f"{', '.join(letters)} and runs of empties 1–{len(names)}"
                )
        if width != len(names):
            raise ValueError(f"{where}: '{excerpt(part)}' makes {width} places, not {len(names)}")
    return pieces


def write_rows(pieces: Mapping[N, str], rows: Sequence[Sequence[N]]) -> str:
    """Write the pieces as rows joined by ``/``, runs of empties as digits."""
    return "/".join(
        "".join(
            str(len(list(run))) if empty else "".join(pieces[name] for name in run)
            for empty, run in groupby(names, lambda name: name not in pieces)
        )
        for names in rows
    )


def read_count(text: str, what: str, least: int) -> int:
    """Read a whole number from ``least``: no leading zeros, at most `MOST_DIGITS` digits.

    Raises:
        ValueError: with a message that says what would be right.
    """
    digits = text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS
    if not digits or (text[0] == "0" and text != "0") or int(text) < least:
        raise ValueError(
            f"{what}: {excerpt(text)!r} is not a whole number from {least} (no leading zeros, "
            f"at most {MOST_DIGITS} digits)"
        )
    return int(text)
