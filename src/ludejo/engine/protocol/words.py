"""The lines of the protocol: what an analysis is in words, and what is read from them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ludejo.engine.analysis import Analysis, KrucoAnalysis, Portion, ShellAnalysis, rounded
from ludejo.engine.limits import Limits
from ludejo.games import BLACK, WHITE, AnyRules, Colour

NONE = "(none)"
"""The best move where there is none."""

DIGITS = 6
"""Digits after the point of values and shares."""

_UNIT = 1_000_000
_MASK = 2**64 - 1


def chance_of(seed: int, number: int, seat: Colour) -> float:
    """The chance, from 0 to below 1, that decides a seat's draw in a turn: SplitMix64.

    Args:
        seed: the option ``seed``.
        number: the number of the turn about to be played, as the position counts it.
        seat: who draws.
    """
    steps = 2 * number + (2 if seat is WHITE else 1)
    z = (seed + steps * 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ z >> 27) * 0x94D049BB133111EB) & _MASK
    return ((z ^ z >> 31) >> 11) / 2**53


def draw(portions: Sequence[Portion], chance: float) -> str:
    """What a chance falls on in a mix as its line tells it, rounded."""
    total = 0
    wanted = chance * _UNIT
    for portion in portions:
        total += _rounded(portion.probability)
        if wanted < total:
            return portion.choice
    return portions[0].choice


def _rounded(share: float) -> int:
    return round(share * _UNIT)


def write_go(limits: Limits | None, seat: Colour | None) -> str:
    """The command that begins a search."""
    words = ["go"]
    if seat is not None:
        words += ["seat", seat]
    if limits is not None:
        if limits.seconds is not None:
            words += ["movetime", str(max(1, round(limits.seconds * 1000)))]
        if limits.nodes is not None:
            words += ["nodes", str(limits.nodes)]
        if limits.depth is not None:
            words += ["depth", str(limits.depth)]
    return " ".join(words)


def write_infos(found: Analysis[Any, Any], rules: AnyRules, lines: int) -> Iterator[str]:
    """What an analysis says, line for line."""
    passed = max(1, round(found.seconds * 1000))
    head = f"info depth {found.depth}"
    work = f"nodes {found.nodes} time {passed} nps {round(found.nodes / passed * 1000)}"
    sure = f"error {found.error:.{DIGITS}f}" + (" exact" if found.exact else "")
    if isinstance(found, ShellAnalysis):
        pv = " ".join(map(rules.write_move, found.line))
        yield f"{head} {work} {_values(found.values)} {sure}" + (f" pv {pv}" if pv else "")
        for seat, portions in found.options.items():
            yield f"info mix {seat}" + "".join(
                f" {portion.choice} {_rounded(portion.probability) / _UNIT:.{DIGITS}f}"
                f" {_signed(portion.value)}"
                for number, portion in enumerate(portions)
                if _rounded(portion.probability) or number < lines
            )
    elif isinstance(found, KrucoAnalysis):
        for seat, variations in found.options.items():
            for number, variation in enumerate(variations[:lines], 1):
                values = {seat: variation.value, seat.other: -variation.value}
                words = [head, f"multipv {number}", work, _values(values)]
                if number == 1:
                    words.append(sure)
                if variation.win_in is not None:
                    winner = seat if variation.win_in > 0 else seat.other
                    words.append(f"win {winner} {abs(variation.win_in)}")
                    if variation.soonest:
                        words.append("soonest")
                yield " ".join([*words, "pv", *map(str, variation.moves)])


def _values(values: Mapping[Colour, float]) -> str:
    return f"value {_signed(values[BLACK])} {_signed(values[WHITE])}"


def _signed(value: float) -> str:
    return f"{rounded(value, DIGITS):.{DIGITS}f}"


@dataclass(frozen=True, kw_only=True)
class Info:
    """What an engine says of its thinking; ``None`` is what it did not say."""

    depth: int | None = None
    nodes: int | None = None
    seconds: float | None = None
    number: int = 1
    """Which line of several it is (``multipv``)."""
    values: Mapping[Colour, float] | None = None
    line: str | None = None
    """How the game goes on, as moves after each other."""
    mix: Mapping[str, float] | None = None
    """How often the engine would choose each place."""
    seat: Colour | None = None
    """Whose mix that is."""


def read_info(text: str) -> Info | None:
    """Read a line that begins with ``info``; ``None`` if it says nothing that is known here."""
    words = text.split()[1:]
    if words[:1] in ([], ["string"]):
        return None
    if words[0] == "mix":
        return _read_mix(words[1:])
    found: dict[str, Any] = {}
    rest = iter(words)
    for word in rest:
        match word:
            case "depth" | "nodes":
                found[word] = _number(next(rest, ""))
            case "multipv":
                found["number"] = _number(next(rest, "")) or 1
            case "time":
                passed = _number(next(rest, ""))
                found["seconds"] = None if passed is None else passed / 1000
            case "value":
                black, white = _real(next(rest, "")), _real(next(rest, ""))
                if black is not None and white is not None:
                    found["values"] = {BLACK: black, WHITE: white}
            case "pv":
                found["line"] = " ".join(rest)
    return Info(**found) if found else None


def _read_mix(words: list[str]) -> Info | None:
    if not words or words[0] not in {BLACK.value, WHITE.value}:
        return None
    mix: dict[str, float] = {}
    for place, share in zip(words[1::3], words[2::3], strict=False):
        number = _real(share)
        if number is None:
            return None
        mix[place] = number
    return Info(seat=Colour(words[0]), mix=mix)


def _number(word: str) -> int | None:
    return int(word) if word.isascii() and word.isdigit() and len(word) < len("1" * 19) else None


def _real(word: str) -> float | None:
    try:
        number = float(word)
    except ValueError:
        return None
    return number if math.isfinite(number) else None
