"""Our engine as a program: it hears commands while it thinks."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from threading import Event, Lock, Thread
from typing import Any, BinaryIO, NamedTuple

from ludejo import __version__
from ludejo.engine.analysis import Analysis, ShellAnalysis
from ludejo.engine.clock import Allowance
from ludejo.engine.levels import LEVELS, Stop, choose
from ludejo.engine.limits import DEEPEST, MOST_NODES, Limits
from ludejo.engine.protocol.words import NONE, chance_of, draw, write_infos
from ludejo.engine.searching import EVERY, MOST_LINES, MOST_THREADS, Search
from ludejo.games import AnyRules, Colour, Game, GameError, split_moves

__all__ = ["LONGEST_LINE", "serve"]

LONGEST_LINE = 4 * 1024 * 1024
"""A command may have this many bytes; a longer one is answered with an error and passed over."""

MOST_TIME = 10**9
"""Milliseconds that ``movetime`` or a clock may be at most."""

_CLOCKS = {
    Colour.BLACK: ("p1time", "p1inc"),
    Colour.WHITE: ("p2time", "p2inc"),
}
"""What a player has for the rest of the game, and what comes back with each choice."""

LOOKS = 10
"""How often a search by the clock is looked at in the time that is meant for it."""

AT_ONCE = 0.5
"""Seconds that ``quit`` waits for what is being thought."""

EXCERPT = 80
"""How much of a command an error repeats."""


_RESULTS = {Colour.BLACK: "p1win", Colour.WHITE: "p2win", None: "draw"}


class _RefusedError(Exception):
    """A command that cannot be carried out; why, and of which kind."""

    def __init__(self, kind: str, why: str) -> None:
        super().__init__(why)
        self.kind = kind


class _Spin(NamedTuple):
    """An option that is a whole number."""

    default: int
    least: int
    most: int


_SPINS: Mapping[str, _Spin] = {
    "threads": _Spin(1, 1, MOST_THREADS),
    "lines": _Spin(1, 1, MOST_LINES),
    "level": _Spin(0, 0, LEVELS[-1]),
}


@dataclass
class _Thinking:
    """A search under way, or a level that chooses."""

    search: Search[Any] | None
    stop: Stop
    """For a level."""
    endless: bool
    """Whether the answer waits until it is told to stop."""
    stopped: Event


def serve(rules: AnyRules, commands: BinaryIO, answers: BinaryIO) -> bool:
    """Speak the protocol until ``quit`` or the end of the commands.

    Args:
        rules: of the game that is played.
        commands: lines in UTF-8.
        answers: each line is written and flushed at once.

    Returns:
        Whether nothing is thought any more. ``quit`` does not wait for what does not stop in
        time: that may go on in a thread of its own, of which nothing is heard.

    Raises:
        OSError: nobody reads the answers any more.
    """
    lock = Lock()

    def say(line: str) -> None:
        with lock:
            answers.write(line.encode() + b"\n")
            answers.flush()

    engine = _Engine(rules, say)
    patience: float | None = None
    try:
        for line in _lines(commands):
            if line is None:
                say(f"error too-long a command has at most {LONGEST_LINE} bytes")
            elif not engine.hear(line):
                patience = AT_ONCE
                break
        else:
            engine.finish()
    finally:
        ended = engine.leave(patience)
    return ended


def _lines(commands: BinaryIO) -> Iterator[str | None]:
    """The commands without their line ends; ``None`` for one that is too long."""
    while line := commands.readline(LONGEST_LINE + 1):
        if len(line) <= LONGEST_LINE or line.endswith(b"\n"):
            yield line.decode(errors="replace")
            continue
        while line and not line.endswith(b"\n"):
            line = commands.readline(LONGEST_LINE)
        yield None


class _Engine:
    """What is set, which game is on the board, and what is being thought."""

    def __init__(self, rules: AnyRules, write: Callable[[str], None]) -> None:
        self.rules = rules
        self._write = write
        self.spins = {name: spin.default for name, spin in _SPINS.items()}
        self.seed: int | None = None
        self.secret = secrets.randbits(64)
        self.game: Game[Any, Any] | None = Game(rules)
        self.said: tuple[str, list[str]] = ("start", [])
        self.thinking: _Thinking | None = None
        self.thread: Thread | None = None
        self.lost: OSError | None = None
        self.left = False

    # -- Commands ------------------------------------------------------------------------------

    def hear(self, line: str) -> bool:
        """Carry out a command; return whether to go on."""
        if self.lost is not None:
            raise self.lost
        words = line.split()
        if not words:
            return True
        carry_out: Mapping[str, Callable[[list[str]], None]] = {
            "ugi": lambda _: self._greet("ugiok"),
            "uci": lambda _: self._greet("uciok"),
            "isready": lambda _: self.say("readyok"),
            "uginewgame": self._begin,
            "ucinewgame": self._begin,
            "setoption": self._set,
            "position": self._position,
            "go": self._go,
            "stop": lambda _: self._stop(),
            "query": self._query,
        }
        command, *rest = words
        if command == "quit":
            return False
        if command not in carry_out:
            known = ", ".join([*carry_out, "quit"])
            self.say(f"error unknown-command {_excerpt(command)}; known are {known}")
            return True
        try:
            carry_out[command](rest)
        except _RefusedError as error:
            self.say(f"error {error.kind} {error}")
        return True

    def _greet(self, end: str) -> None:
        self.say(f"id name Ludejo {__version__}")
        self.say("id author the Ludejo authors")
        kind = "simultaneous" if self.rules.simultaneous else "alternating"
        self.say(f"game {self.rules.slug} {kind}")
        self.say("option name seed type string default <empty>")
        for name, spin in _SPINS.items():
            self.say(
                f"option name {name} type spin default {spin.default} "
                f"min {spin.least} max {spin.most}"
            )
        self.say(end)

    def _begin(self, _: list[str], /) -> None:
        self._must_be_idle()
        self.secret = secrets.randbits(64)
        self.game, self.said = Game(self.rules), ("start", [])

    def _set(self, words: list[str]) -> None:
        self._must_be_idle()
        match words:
            case ["name", name, "value", *value] if name.lower() in {*_SPINS, "seed"}:
                self._set_one(name.lower(), " ".join(value))
            case ["name", name, *_]:
                known = ", ".join(["seed", *_SPINS])
                raise _RefusedError("bad-option", f"{_excerpt(name)}; the options are {known}")
            case _:
                raise _RefusedError("bad-option", "right is: setoption name NAME value VALUE")

    def _set_one(self, name: str, value: str) -> None:
        if name == "seed":
            self.seed = (
                None
                if value in {"", "<empty>"}
                else _whole(value, "bad-option", "seed", 0, 2**64 - 1)
            )
            return
        spin = _SPINS[name]
        self.spins[name] = _whole(value, "bad-option", name, spin.least, spin.most)

    def _position(self, words: list[str]) -> None:
        self._must_be_idle()
        begin = words[1:] if words[:1] == ["fen"] else words
        at = begin.index("moves") if "moves" in begin else len(begin)
        start, moves = " ".join(begin[:at]), begin[at + 1 :]
        start = "start" if start == "startpos" else start
        if not self._gone_on(start, moves):
            self.game = None
            text = f"position {start}" + (f" moves {' '.join(moves)}" if moves else "")
            try:
                self.game = Game.read(self.rules, text)
            except GameError as error:
                raise _RefusedError("bad-position", _one_line(str(error))) from None
        self.said = start, moves

    def _gone_on(self, start: str, moves: list[str]) -> bool:
        """Whether it is the same game with more moves; they are played then, and no others."""
        before, played = self.said
        more = moves[len(played) :]
        if self.game is None or start != before or moves[: len(played)] != played:
            return False
        try:
            # Words that begin so belong to the move before them, which was played without them.
            if more and more[0][0] in "x*":
                return False
            for move in split_moves(" ".join(more)):
                self.game.play_text(move)
        except GameError:  # reading it all tells where
            return False
        return True

    def _query(self, words: list[str]) -> None:
        game = self._game()
        match words:
            case ["p1turn"]:
                answer = _truth(Colour.BLACK in game.due)
            case ["p2turn"]:
                answer = _truth(Colour.WHITE in game.due)
            case ["gameover"]:
                answer = _truth(game.outcome is not None)
            case ["result"]:
                answer = "none" if game.outcome is None else _RESULTS[game.outcome.winner]
            case _:
                raise _RefusedError(
                    "bad-query", "what can be asked is p1turn, p2turn, gameover, result"
                )
        self.say(f"response {answer}")

    # -- Thinking ------------------------------------------------------------------------------

    def _go(self, words: list[str]) -> None:
        """Begin to think; whatever is wrong, one `bestmove` is said for each `go`."""
        self._must_be_idle()
        try:
            seat, numbers = self._read_go(words)
            game = self._game()
            _see_who_is_due(game, seat)
            seats = game.due if seat is None else (seat,)
            allowance = _allowance(numbers, seats)
        except _RefusedError as error:
            self.say(f"error {error.kind} {error}")
            self.say(f"bestmove {NONE}")
            return
        limits = _limits(numbers, allowance)
        search: Search[Any] | None = None
        if not self.spins["level"]:
            threads, lines = self.spins["threads"], self.spins["lines"]
            search = Search(game, seed=self._chance(), threads=threads, lines=lines)
        endless = "infinite" in words or (search is not None and limits.endless)
        self.thinking = _Thinking(search, Stop(), endless, Event())
        self.thread = Thread(
            target=self._answer,
            args=(self.thinking, game, seats, limits, allowance),
            daemon=True,
        )
        self.thread.start()

    def _read_go(self, words: list[str]) -> tuple[Colour | None, Mapping[str, int]]:
        """The seat that is asked for, and every number by its name."""
        seat: Colour | None = None
        most = {"movetime": MOST_TIME, "nodes": MOST_NODES, "depth": DEEPEST}
        clocks = [name for names in _CLOCKS.values() for name in names]
        numbers: dict[str, int] = {}
        rest = iter(words)
        for word in rest:
            if word in most:
                numbers[word] = _whole(next(rest, ""), "bad-go", word, 1, most[word])
            elif word in clocks:
                text = next(rest, "")
                # Whoever is late may have less than nothing left.
                late = text.startswith("-") and text[1:].isdecimal()
                numbers[word] = _whole("0" if late else text, "bad-go", word, 0, MOST_TIME)
            elif word == "seat":
                name = next(rest, "")
                if name not in {colour.value for colour in Colour}:
                    raise _RefusedError("bad-go", "the seats are black and white")
                seat = Colour(name)
            elif word != "infinite":
                raise _RefusedError(
                    "bad-go",
                    f"{_excerpt(word)}; known are seat, {', '.join([*most, *clocks])}, infinite",
                )
        if "infinite" in words and numbers:
            raise _RefusedError("bad-go", "infinite goes with no other limit")
        return seat, numbers

    def _chance(self) -> int:
        return self.secret if self.seed is None else self.seed

    def _answer(
        self,
        thinking: _Thinking,
        game: Game[Any, Any],
        seats: tuple[Colour, ...],
        limits: Limits,
        allowance: Allowance | None,
    ) -> None:
        """Think, and say the best move; in a thread of its own."""
        best = NONE
        try:
            if thinking.search is None:
                seed = self._chance() % 2**53
                level = self.spins["level"]
                chosen = {seat: choose(game, seat, level, seed, thinking.stop) for seat in seats}
            else:
                found: Analysis[Any, Any] | None = None
                every = EVERY if allowance is None else min(EVERY, allowance.share / LOOKS)
                for found in thinking.search.watch(limits, every=every):
                    if allowance is not None and allowance.enough(found):
                        thinking.search.stop()
                    for line in write_infos(found, self.rules, self.spins["lines"]):
                        self.say(line)
                chosen = {} if found is None else self._chosen(found, game, seats)
            best = self._written(chosen)
            if thinking.endless:
                thinking.stopped.wait()
        except OSError as error:
            self.lost = error
        except Exception as error:  # noqa: BLE001  # whoever waits for the answer gets one
            self._try_to_say(f"error fault {type(error).__name__}: {_one_line(str(error))}")
        self.thinking = None  # before the answer, to which the next command may come at once
        self._try_to_say(f"bestmove {best}")

    def _chosen(
        self, found: Analysis[Any, Any], game: Game[Any, Any], seats: tuple[Colour, ...]
    ) -> dict[Colour, Any]:
        if isinstance(found, ShellAnalysis):
            number = game.position.number
            return {
                seat: draw(found.options[seat], chance_of(self._chance(), number, seat))
                for seat in seats
            }
        return {seat: found.options[seat][0].choice for seat in seats}

    def _written(self, chosen: Mapping[Colour, Any]) -> str:
        if len(chosen) == 1:
            return str(next(iter(chosen.values())))
        return self.rules.write_move(chosen) if chosen else NONE

    def say(self, line: str) -> None:
        """Write a line, unless nobody waits for it any more."""
        if not self.left:
            self._write(line)

    def _try_to_say(self, line: str) -> None:
        try:
            self.say(line)
        except (OSError, ValueError) as error:  # nobody reads, or the stream is closed
            self.lost = error if isinstance(error, OSError) else BrokenPipeError()

    def _stop(self) -> None:
        thinking = self.thinking
        if thinking is not None:
            if thinking.search is not None:
                thinking.search.stop()
            thinking.stop.set()
            thinking.stopped.set()

    def finish(self) -> None:
        """There are no more commands: let a search with an end come to it, and stop another."""
        thinking = self.thinking
        if thinking is not None and thinking.endless:
            self._stop()
        if self.thread is not None:
            self.thread.join()

    def leave(self, patience: float | None) -> bool:
        """End whatever is being thought, say no more, and return whether it ended in time."""
        self.left = True
        self._stop()
        if self.thread is None:
            return True
        self.thread.join(patience)  # some milliseconds
        return not self.thread.is_alive()

    # -- What must be so -----------------------------------------------------------------------

    def _must_be_idle(self) -> None:
        if self.thinking is not None:
            raise _RefusedError("busy", "a search is under way; stop ends it")

    def _game(self) -> Game[Any, Any]:
        if self.game is None:
            raise _RefusedError("no-position", "the last position could not be read")
        return self.game


def _allowance(numbers: Mapping[str, int], seats: tuple[Colour, ...]) -> Allowance | None:
    """How long a choice may take by the clocks, where they are told: by the one with less."""
    if not any(name in numbers for names in _CLOCKS.values() for name in names):
        return None
    allowances = []
    for seat in seats:
        left, gain = _CLOCKS[seat]
        if left not in numbers:
            raise _RefusedError("bad-go", f"{seat}'s clock is {left}, and it is missing")
        allowances.append(Allowance(numbers[left] / 1000, numbers.get(gain, 0) / 1000))
    return min(allowances, key=lambda allowance: allowance.share)


def _limits(numbers: Mapping[str, int], allowance: Allowance | None) -> Limits:
    seconds = [] if allowance is None else [allowance.most]
    if "movetime" in numbers:
        seconds.append(numbers["movetime"] / 1000)
    return Limits(
        seconds=min(seconds, default=None), nodes=numbers.get("nodes"), depth=numbers.get("depth")
    )


def _see_who_is_due(game: Game[Any, Any], seat: Colour | None) -> None:
    if game.outcome is not None:
        raise _RefusedError("game-over", f"the game is over: {game.outcome.reason}")
    if seat is not None and seat not in game.due:
        raise _RefusedError("bad-go", f"{seat}'s choice is not due")


def _whole(text: str, kind: str, name: str, least: int, most: int) -> int:
    if text.isascii() and text.isdigit() and len(text) <= len(str(most)):
        number = int(text)
        if least <= number <= most:
            return number
    raise _RefusedError(kind, f"{name} is a whole number from {least} to {most}")


def _truth(truth: bool) -> str:  # noqa: FBT001  # that is all it takes
    return "true" if truth else "false"


def _excerpt(text: str) -> str:
    return _one_line(text if len(text) <= EXCERPT else text[:EXCERPT] + "…")


def _one_line(text: str) -> str:
    """A text with nothing in it that a terminal would obey."""
    return "".join(sign if sign.isprintable() else "�" for sign in re.sub(r"\s+", " ", text))
