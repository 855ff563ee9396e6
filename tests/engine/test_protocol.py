"""`ludejo engine` over real pipes: thinking, stopping, refusing, ending."""

from __future__ import annotations

import io
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from queue import Queue
from typing import Self

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludejo.engine import Limits, analyse
from ludejo.engine.protocol import serve, serving
from ludejo.games import BLACK, WHITE, Game, rules_of

PATIENCE = 30.0
SOON = 10.0
"""Far more than stopping takes on a busy machine, far less than the searches have."""
SHELL, KRUCO = "what-the-shell", "kruco"
NUMBER = r"-?\d+\.\d{6}"


class Engine:
    """The engine as another program sees it."""

    def __init__(self, slug: str, command: Sequence[str] = ()) -> None:
        self.process = subprocess.Popen(
            command or [sys.executable, "-m", "ludejo", "engine", slug],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        self.lines: Queue[str | None] = Queue()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line.decode().removesuffix("\n"))
        self.lines.put(None)

    def say(self, *lines: str | bytes) -> None:
        assert self.process.stdin is not None
        for line in lines:
            self.process.stdin.write((line.encode() if isinstance(line, str) else line) + b"\n")
        self.process.stdin.flush()

    def hear(self, patience: float = PATIENCE) -> str | None:
        return self.lines.get(timeout=patience)

    def until(self, beginning: str) -> list[str]:
        """All lines up to the first that begins so."""
        heard: list[str] = []
        while not heard or not heard[-1].startswith(beginning):
            line = self.hear()
            assert line is not None, heard
            heard.append(line)
        return heard

    def ask(self, *lines: str | bytes) -> list[str]:
        """What is said to some lines that are answered at once."""
        self.say(*lines, "isready")
        return self.until("readyok")[:-1]

    def hang_up(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()

    def ended(self) -> tuple[int, str]:
        code = self.process.wait(PATIENCE)
        assert self.process.stderr is not None
        return code, self.process.stderr.read().decode()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            assert pipe is not None
            pipe.close()


@pytest.fixture
def shell() -> Iterator[Engine]:
    with Engine(SHELL) as engine:
        yield engine


@pytest.fixture
def kruco() -> Iterator[Engine]:
    with Engine(KRUCO) as engine:
        yield engine


def splitmix(seed: int, number: int, seat: int) -> float:
    """The draw as the documentation has it, written from there: SplitMix64's Nth number."""
    state = seed
    for _ in range(2 * number + 1 + seat):
        state = (state + 0x9E3779B97F4A7C15) % 2**64
    state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) % 2**64
    state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) % 2**64
    return ((state ^ (state >> 31)) >> 11) * 2.0**-53


def test_the_independent_draw_is_splitmix() -> None:
    # The first numbers of SplitMix64 from the seed 1234567, as its authors' program prints them.
    first = [6457827717110365317, 3203168211198807973, 9817491932198370423]
    for steps, wanted in enumerate(first):
        number, seat = divmod(steps, 2)
        assert splitmix(1234567, number, seat) == (wanted >> 11) / 2**53


@pytest.mark.parametrize("slug, kind", [(SHELL, "simultaneous"), (KRUCO, "alternating")])
@pytest.mark.parametrize("greeting", ["ugi", "uci"])
def test_shaking_hands(slug: str, kind: str, greeting: str) -> None:
    with Engine(slug) as engine:
        engine.say(greeting)
        heard = engine.until(f"{greeting}ok")
        assert heard[0].startswith("id name Ludejo ")
        assert f"game {slug} {kind}" in heard
        options = [line.split() for line in heard if line.startswith("option name ")]
        assert all(option[3] == "type" and option[5] == "default" for option in options)
        names = [option[2] for option in options]
        assert names == ["seed", "threads", "lines", "level"]


def test_a_choice_of_one_seat_is_drawn_from_the_mix_that_was_told(shell: Engine) -> None:
    assert shell.ask("position startpos moves E5:D4 C3:C3", "setoption name seed value 7") == []
    for seat, other in (("black", 0), ("white", 1)):
        shell.say(f"go seat {seat} nodes 300")
        *told, best = shell.until("bestmove")
        [mix] = [line for line in told if line.startswith(f"info mix {seat} ")][-1:]
        assert re.fullmatch(rf"info mix {seat}( [A-I][1-9] {NUMBER} {NUMBER})+", mix)
        places, shares = mix.split()[3::3], list(map(float, mix.split()[4::3]))
        assert sum(shares) == pytest.approx(1, abs=1e-4)
        chance, at = splitmix(7, 3, other), 0
        while chance >= sum(shares[: at + 1]):
            at += 1
        assert best == f"bestmove {places[at]}"


def test_a_whole_turn_where_no_seat_is_named(shell: Engine) -> None:
    shell.say("position startpos", "go nodes 100")
    best = shell.until("bestmove")[-1]
    assert re.fullmatch(r"bestmove [A-I][1-9]:[A-I][1-9]", best)


def test_what_is_told_is_what_the_search_finds(shell: Engine) -> None:
    shell.say("setoption name seed value 5", "position startpos moves A1:B2", "go nodes 250")
    told = shell.until("bestmove")
    game = Game.read(rules_of(SHELL), "position start moves A1:B2")
    found = analyse(game, Limits(nodes=250), seed=5)
    last = [line for line in told if line.startswith("info depth")][-1]
    match = re.fullmatch(
        rf"info depth (\d+) nodes (\d+) time \d+ nps \d+ value ({NUMBER}) ({NUMBER})"
        rf" error ({NUMBER})( exact)? pv (.*)",
        last,
    )
    assert match
    assert (int(match[1]), int(match[2])) == (found.depth, found.nodes)
    assert float(match[3]) == pytest.approx(found.values[BLACK], abs=1e-6)
    assert float(match[4]) == pytest.approx(found.values[WHITE], abs=1e-6)
    assert match[7].split() == [f"{turn[BLACK]}:{turn[WHITE]}" for turn in found.line]


def test_several_lines_of_kruco(kruco: Engine) -> None:
    assert kruco.ask("setoption name lines value 3", "position startpos moves a2-a3") == []
    kruco.say("go depth 4")
    *told, best = kruco.until("bestmove")
    lines = [line for line in told if " depth 4 multipv " in line][-3:]
    assert [line.split()[4] for line in lines] == ["1", "2", "3"]
    firsts = []
    for line in lines:
        match = re.fullmatch(
            rf"info depth 4 multipv \d nodes \d+ time \d+ nps \d+ value ({NUMBER}) ({NUMBER})"
            rf"(?: error {NUMBER}(?: exact)?)?(?: win (?:black|white) \d+(?: soonest)?)? pv (.+)",
            line,
        )
        assert match
        assert float(match[1]) == -float(match[2])
        firsts.append(match[3].split()[0])
        Game.read(rules_of(KRUCO), f"position start moves a2-a3 {match[3]}")
    assert best.split()[1] == firsts[0]
    assert len(set(firsts)) == 3


def test_a_forced_win_is_told(kruco: Engine) -> None:
    # Black's piece on b7 enters the goal, and nothing of White's is near.
    kruco.say("position fen 8/1b6/8/8/6w1/8/8/8 7/7/7/7/7/7/7 b 15,15 1", "go depth 4")
    *told, best = kruco.until("bestmove")
    assert " win black 2 soonest pv " in told[-1]
    assert " exact" in told[-1]
    assert best.split()[1].startswith("b7-")


def test_stop_while_thinking(shell: Engine, kruco: Engine) -> None:
    for engine in (shell, kruco):
        engine.say("position startpos", "go infinite")
        engine.until("info")
        engine.ask()  # it answers while it thinks
        began = time.monotonic()
        engine.say("stop")
        assert engine.until("bestmove")[-1] != "bestmove (none)"
        assert time.monotonic() - began < SOON
        engine.say("stop")  # with nothing to stop
        engine.say("go nodes 10")
        engine.until("bestmove")


def test_it_keeps_to_the_time(shell: Engine) -> None:
    shell.say("isready")
    shell.until("readyok")
    began = time.monotonic()
    shell.say("go movetime 300")
    shell.until("bestmove")
    assert 0.25 < time.monotonic() - began < SOON


@pytest.mark.parametrize("slug, seat", [(SHELL, ""), (SHELL, "seat white "), (KRUCO, "")])
def test_it_shares_out_its_clock(slug: str, seat: str) -> None:
    """By its own clock, and the shorter one where it chooses for both."""
    with Engine(slug) as engine:
        engine.ask()
        took = []
        for left in (4000, 16_000):
            engine.say(f"go {seat}p1time {left} p2time {left} p1inc 0 p2inc 0")
            told = [line.split() for line in engine.until("bestmove") if " time " in line]
            took.append(int(told[-1][told[-1].index("time") + 1]))
        assert 50 <= took[0] <= 2000
        assert 250 <= took[1] <= 8000
        engine.say("go p1time -5 p2time 0")  # too late, and it chooses all the same
        assert engine.until("bestmove")[-1] != "bestmove (none)"


def test_an_endless_search_answers_only_when_stopped(shell: Engine) -> None:
    # One empty place: solved at once.
    rows = "bwbwbwbwb/bwbwbwbwb/wbwbwbwbw/wbwbwbwbw/" * 2 + "bwbwbwbw1"
    shell.say(f"position fen {rows} - 9", "go infinite")
    told = shell.until("info depth")[-1]
    assert " exact" in told
    time.sleep(0.5)
    assert not any(line.startswith("bestmove") for line in shell.ask())
    shell.say("stop")
    assert shell.until("bestmove")[-1] == "bestmove I1:I1"


def test_the_past_counts(kruco: Engine) -> None:
    # K15: the third time that a position comes up.
    there_and_back = "a2-a3 a7-a6 a3-a2 a6-a7 "
    assert kruco.ask(f"position startpos moves {there_and_back * 2}", "query gameover") == [
        "response true"
    ]
    assert kruco.ask("query result") == ["response draw"]
    kruco.say("go nodes 10")
    assert kruco.until("bestmove") == [
        "error game-over the game is over: repetition",
        "bestmove (none)",
    ]
    assert kruco.ask(f"position startpos moves {there_and_back}", "query gameover") == [
        "response false"
    ]
    assert kruco.ask("query p1turn", "query p2turn") == ["response true", "response false"]


def test_a_game_that_goes_on_is_the_same_as_one_read_whole(kruco: Engine) -> None:
    game = Game(rules_of(KRUCO))
    said: list[str] = []
    for _ in range(12):
        kruco.say("position startpos" + (" moves " + " ".join(said) if said else ""))
        kruco.say("setoption name level value 1", f"setoption name seed value {len(said)}", "go")
        move = kruco.until("bestmove")[-1].removeprefix("bestmove ")
        game.play_text(move)
        said.append(move)
    assert kruco.ask("query p1turn") == ["response false"]  # of the last position that was told


def test_both_turns_are_due_at_once(shell: Engine) -> None:
    assert shell.ask("query p1turn", "query p2turn") == ["response true", "response true"]


def test_levels_choose_the_same_with_the_same_seed(shell: Engine) -> None:
    shell.say("setoption name level value 2", "setoption name seed value 11")
    chosen = set()
    for _ in range(2):
        shell.say("uginewgame", "position startpos moves E5:D4", "go seat white")
        chosen.add(shell.until("bestmove")[-1])
    assert len(chosen) == 1


@pytest.mark.parametrize(
    "line, answer",
    [
        ("xyzzy", "error unknown-command xyzzy; known are ugi"),
        ("x" * 300, "error unknown-command " + "x" * 80 + "…"),
        (b"\xff\xfe\x00go", "error unknown-command"),
        ("\x1b[2J", "error unknown-command"),
        ("GO", "error unknown-command GO"),
        ("position", "error bad-position"),
        ("position fen", "error bad-position"),
        ("position startpos moves Z9:A1", "error bad-position move 1, Z9:A1: "),
        ("position startpos moves E5:E5 E5:A1", "error bad-position move 2, E5:A1: "),
        ("setoption", "error bad-option right is"),
        ("setoption name hash value 5", "error bad-option hash; the options are seed, threads"),
        ("setoption name threads value 0", "error bad-option threads is a whole number from 1"),
        ("setoption name seed value -1", "error bad-option seed is a whole number from 0"),
        ("setoption name seed value " + "9" * 5000, "error bad-option seed"),
        ("setoption name lines value ٣", "error bad-option lines"),
        ("query weather", "error bad-query"),
    ],
    ids=str,
)
def test_what_is_wrong_is_said_and_survived(shell: Engine, line: str | bytes, answer: str) -> None:
    [heard] = shell.ask(line)
    assert heard.startswith(answer)
    assert shell.ask("position startpos", "query gameover") == ["response false"]


@pytest.mark.parametrize(
    "go",
    [
        "go nodes",
        "go nodes 0",
        "go nodes 1e9",
        "go movetime -5",
        "go depth 9999999999999999999999",
        "go seat green nodes 1",
        "go seat",
        "go fast",
        "go infinite nodes 5",
        "go infinite p1time 5 p2time 5",
        "go p1time - p2time 5",
        "go p1time",
        "go p1time 5000",
        "go p2inc 5",
    ],
)
def test_each_go_has_one_answer(shell: Engine, go: str) -> None:
    shell.say(go)
    error, best = shell.until("bestmove")
    assert error.startswith("error bad-go ")
    assert best == "bestmove (none)"


def test_a_wrong_position_is_not_played_in(shell: Engine) -> None:
    shell.say("position startpos moves Z9", "go nodes 5")
    assert shell.until("bestmove")[-2:] == [
        "error no-position the last position could not be read",
        "bestmove (none)",
    ]


def test_a_seat_that_is_not_due_is_refused(kruco: Engine) -> None:
    kruco.say("go seat white nodes 5")
    assert kruco.until("bestmove")[0] == "error bad-go white's choice is not due"


def test_nothing_is_changed_while_it_thinks(shell: Engine) -> None:
    shell.say("go infinite")
    shell.until("info")
    for line in ("position startpos moves A1:A1", "setoption name seed value 1", "uginewgame"):
        heard = [heard for heard in shell.ask(line) if not heard.startswith("info")]
        assert heard == ["error busy a search is under way; stop ends it"]
    shell.say("stop")
    shell.until("bestmove")


def test_a_line_without_end_is_passed_over(shell: Engine) -> None:
    [heard] = shell.ask(b"position " + b"x" * 5_000_000)
    assert heard.startswith("error too-long")


PIECES = [
    *("ugi", "isready", "uginewgame", "stop", "query", "position", "setoption", "go", "quit"),
    *("startpos", "fen", "moves", "name", "value", "seed", "threads", "lines", "level"),
    *("nodes", "depth", "seat", "black", "white", "infinite", "p1turn", "result"),
    *("E5:D4", "E5:E5", "a2-a3", "a7-a6", "xd4", "*d4", "0", "1", "2", "-1", "9" * 30, "\t", "\r"),
]
WORDS = st.one_of(st.sampled_from(PIECES), st.text(max_size=8))
LINES = st.lists(st.lists(WORDS, max_size=6).map(" ".join), max_size=12)
ANSWERS = re.compile(
    r"(id|game|option|ugiok|readyok|info|bestmove|response|error [a-z-]+)( [^\r\n]*)?"
)


@pytest.mark.parametrize("slug", [SHELL, KRUCO])
@settings(max_examples=150, deadline=None)
@given(said=LINES)
def test_whatever_is_said_it_answers_in_its_own_lines(slug: str, said: list[str]) -> None:
    # `go` alone thinks until it is stopped, which the end of the commands does.
    commands = "\n".join(said).encode(errors="replace")
    answers = io.BytesIO()
    serve(rules_of(slug), io.BytesIO(commands), answers)
    for line in answers.getvalue().decode().split("\n")[:-1]:
        assert ANSWERS.fullmatch(line), line


@pytest.mark.parametrize("thinking", [[], ["go infinite"], ["go movetime 60000"]])
def test_quit_ends_it_at_once(shell: Engine, thinking: list[str]) -> None:
    shell.say("isready")
    shell.until("readyok")
    began = time.monotonic()
    shell.say(*thinking, "quit")
    assert shell.ended() == (0, "")
    assert time.monotonic() - began < SOON


ENDLESS_LEVEL = """
import sys, time
from ludejo.cli import main
from ludejo.engine.protocol import serving
serving.choose = lambda *_: time.sleep(600)
sys.argv = ["ludejo", "engine", "kruco"]
main()
"""


def test_quit_does_not_wait_for_a_level() -> None:
    with Engine(KRUCO, [sys.executable, "-c", ENDLESS_LEVEL]) as engine:
        assert engine.ask("setoption name level value 10") == []
        assert engine.ask("go") == []  # it thinks, and hears
        began = time.monotonic()
        engine.say("quit")
        assert engine.ended() == (0, "")
        assert time.monotonic() - began < SOON
        assert engine.hear() is None  # no best move


def test_a_program_that_serves_is_told_of_a_level_that_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    go_on = threading.Event()
    monkeypatch.setattr(serving, "choose", lambda *_: go_on.wait())
    answers = io.BytesIO()
    began = time.monotonic()
    commands = io.BytesIO(b"setoption name level value 10\ngo\nquit\n")
    assert not serve(rules_of(KRUCO), commands, answers)
    assert 0.4 < time.monotonic() - began < SOON
    go_on.set()
    assert serve(rules_of(KRUCO), io.BytesIO(b"quit\n"), answers)
    assert answers.getvalue() == b""


def test_the_end_of_the_commands_ends_it_with_the_answer(shell: Engine, kruco: Engine) -> None:
    shell.say("go nodes 500")
    kruco.say("go infinite")
    for engine in (shell, kruco):
        engine.hang_up()
        assert engine.until("bestmove")[-1] != "bestmove (none)"
        assert engine.hear() is None
        assert engine.ended() == (0, "")


def test_who_does_not_listen_ends_it() -> None:
    slow = "echo go infinite; sleep 1; echo isready; sleep 1; echo isready"
    done = subprocess.run(
        ["sh", "-c", f"({slow}) | {sys.executable} -m ludejo engine {SHELL} | head -c 1"],  # noqa: S607  # whichever shell it is
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (len(done.stdout), done.stderr) == (1, b"")
