"""Another reader, written from docs/records.md alone: it knows no rules and finds no faults.

It is here so that the specification and the library are held to each other by more than one pair
of eyes; so it uses nothing of the library.
"""

from __future__ import annotations

import json
import re
from typing import Any

BLANK = r"\ \t\v\f\xa0\ufeff\n"
WORD = re.compile(
    rf"""
    [{BLANK}]+ | ^ % .*
    | \[ [ \t]* (?P<name>\w+) [ \t]* (?P<value>"(?:[^"\\]|\\.)*") [ \t]* \]
    | \{{ (?P<comment>[^}}]*) \}}
    | ; (?P<rest>[^\n]*)
    | (?P<number>[0-9]+) (?: [ \t]*\.+ | (?=[{BLANK}{{}}()\[\];$!?]|$) )
    | \$ (?P<glyph>[0-9]+)
    | (?P<short>[!?]+)
    | (?P<paren>[()])
    | (?P<word>[^{BLANK}{{}}()\[\];$!?]+)
    """,
    re.VERBOSE | re.MULTILINE,
)
SHORT = ["!", "?", "!!", "??", "!?", "?!"]
ROSTER = {"Event": "?", "Site": "?", "Date": "????.??.??", "Round": "?", "Black": "?", "White": "?"}


def plain(raw: str) -> str:
    """What is escaped: our escapes are JSON's, besides its `/`, `b` and `f`."""
    quoted = re.sub(r'(?<!\\)((?:\\\\)*)"', r'\1\\"', raw)
    found: str = json.loads(f'"{quoted}"', strict=False)
    return found


def time(text: str) -> int | None:
    if text == "-":
        return None
    hours, minutes, seconds = text.split(":")
    whole, _, parts = seconds.partition(".")
    return (int(hours) * 3600 + int(minutes) * 60 + int(whole)) * 1000 + int(f"{parts:0<3}")


def clocks(text: str, tags: dict[str, str], number: int) -> dict[str, int]:
    """The times of a clock command by the players whose choice it was."""
    seats = ["black", "white"]
    if tags["Game"] == "kruco":
        words = tags.get("Position", "b b b 0 1").split(" ")
        seats = [("black", "white")[(words[2] == "w") ^ (number - int(words[4])) % 2]]
    times = zip(seats, map(time, text.replace(" ", "").split(",")), strict=True)
    return {seat: left for seat, left in times if left is not None}


class Stranger:
    """What has been read so far."""

    def __init__(self) -> None:
        self.tags: dict[str, str] = {}
        self.lines: list[dict[str, Any]] = [{"turns": []}]
        self.open = [0]
        self.result = ""

    @property
    def line(self) -> dict[str, Any]:
        return self.lines[self.open[-1]]

    @property
    def last(self) -> dict[str, Any]:
        """What comments belong to: the last turn, or the line before its first."""
        turns = self.line["turns"]
        return turns[-1] if turns else self.line

    def comment(self, text: str) -> None:
        if text:
            self.last.setdefault("comments", []).append(text)

    def braces(self, raw: str) -> None:
        raw = re.sub(r"[ \t]*\n[ \t\n]*", " ", raw).strip(" \t")
        command = re.search(r"[ \t]*\[%clk[ \t]+([^\]]*)\][ \t]*", raw)
        if command:
            self.last["clocks"] = clocks(command[1], self.tags, self.last["number"])
            raw = " ".join(filter(None, [raw[: command.start()], raw[command.end() :]]))
        self.comment(plain(raw))

    def glyph(self, glyph: int) -> None:
        self.last["glyphs"] = sorted({*self.last.get("glyphs", []), glyph})

    def paren(self, sign: str) -> None:
        if sign == ")":
            self.open.pop()
            return
        branch = {"line": self.open[-1], "turn": self.last["number"]}
        self.open.append(len(self.lines))
        self.lines.append({"branch": branch, "turns": []})

    def word(self, word: str) -> None:
        first = int(self.tags["Position"].split(" ")[-1]) if "Position" in self.tags else 1
        if word in {"black", "white", "draw", "*"}:
            self.result = word
        elif word[0] in "x*":
            self.last["move"] += " " + word
        else:
            before = self.last.get("number") or self.line.get("branch", {"turn": first})["turn"] - 1
            self.line["turns"].append({"number": before + 1, "move": word})

    def twin(self) -> dict[str, Any]:
        free = {name: value for name, value in self.tags.items() if name not in ROSTER}
        free.pop("Result", None)
        twin: dict[str, Any] = {
            "format": "ludejo-record",
            "version": 1,
            "game": free.pop("Game"),
            "position": free.pop("Position", None),
            "result": self.result,
            "termination": free.pop("Termination", None),
            "lines": self.lines,
            "tags": {name: self.tags.get(name, unknown) for name, unknown in ROSTER.items()} | free,
        }
        return {name: value for name, value in twin.items() if value is not None}


def twin_of(text: str) -> dict[str, Any]:
    """The JSON twin of a record without faults."""
    text = re.sub("\r\n?", "\n", text.removeprefix("\ufeff"))
    reading = Stranger()
    at = 0
    while not reading.result:
        match = WORD.match(text, at)
        assert match, text[at:]
        at = match.end()
        match match.lastgroup:
            case "value":
                reading.tags[match["name"]] = plain(match["value"][1:-1])
            case "comment":
                reading.braces(match["comment"])
            case "rest":
                reading.comment(match["rest"].strip(" \t"))
            case "glyph":
                reading.glyph(int(match["glyph"]))
            case "short":
                reading.glyph(SHORT.index(match["short"]) + 1)
            case "paren":
                reading.paren(match["paren"])
            case "word":
                reading.word(match["word"])
    return reading.twin()
