"""`ludejo play`: from what is typed to what is shown and kept."""

from __future__ import annotations

import contextlib
import io
import re
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from ludejo.cli.choosing import NoChoiceError, read_choice, tidy
from ludejo.cli.console import Terminal
from ludejo.cli.play import Session
from ludejo.games import BLACK, WHITE, AnyRules, Game, rules_of
from ludejo.messages import Messages, languages
from ludejo.records import Result, read
from tests.cli.conftest import Opener, Runner, process

SHELL, KRUCO = rules_of("what-the-shell"), rules_of("kruco")
WINNING = "9/9/9/9/bbbb5/9/9/9/8w - 5"


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def test_two_people_play_what_the_shell_to_the_end(run: Runner) -> None:
    typed = lines("A1", "I9", "b1", "i8", "c1", "i7", "d1", "i6", "e1", "e5")
    found = run("play", "what-the-shell", typed=typed)
    assert found.code == 0
    assert found.err == ""
    assert "Black wins: more winning turtles" in found.out
    assert "Winning turtles: Black 5, White 0" in found.out
    assert "*B**B**B**B**B]" in found.out


def test_the_same_in_esperanto(run: Runner) -> None:
    typed = lines("a1", "i9", "b1", "i8", "c1", "i7", "d1", "i6", "e1", "e5")
    found = run("play", "what-the-shell", typed=typed, language="eo")
    assert "Nigro venkas: pli da venkaj testudoj" in found.out
    assert "*N**N**N**N**N]" in found.out


def test_the_events_of_a_turn_are_told_in_their_order(run: Runner) -> None:
    position = "9/9/9/9/1bww5/9/9/9/4e4 E1 3"
    found = run("play", "what-the-shell", "--position", position, typed=lines("e5", "i9"))
    told = re.findall("^• (.*)$", found.out, re.MULTILINE)
    assert told == [
        "Black’s turtle lands on E5.",
        "White’s turtle lands on I9.",
        "Black captures C5 and D5.",
        "The egg on E1 hatches as Black’s turtle.",
    ]


def test_undo_withdraws_the_first_choice_before_it_takes_back_a_turn(run: Runner) -> None:
    typed = lines("e5", "d4", "a1", "undo", "b1", "undo", "undo", "undo", "e5", "e5")
    found = run("play", "what-the-shell", typed=typed)
    assert found.out.count("withdrawn") == 2
    assert "Taken back: E5:D4" in found.out
    assert "There is nothing to take back." in found.err
    assert "Both chose E5: an egg lies there now." in found.out
    assert "(1)" in found.out


def test_the_first_choice_is_shown_nowhere_before_both_have_chosen(screen: Opener) -> None:
    play = screen("play", "what-the-shell")
    play.wait("choose in secret")
    play.type("g7\n")
    play.wait("Black has chosen. Hand over to White.")
    play.wait("White, your place:")
    assert "g7" not in play.shown.lower()
    play.type("undo\n")
    play.wait("withdrawn")
    play.wait("choose in secret")
    play.type("nonsense\n")
    play.wait("not a place")
    play.type("g7\n")
    play.wait("Hand over")
    before = play.wait("your place:")
    assert "g7" not in before.lower()
    play.type("c3\n")
    play.wait("Turn 1: G7:C3")


def test_what_was_typed_unseen_is_not_repeated_in_an_error(screen: Opener) -> None:
    play = screen("play", "what-the-shell", "--position", WINNING)
    play.wait("choose in secret")
    for typed, wrong in (("a5", "is taken"), ("z9", "not a place"), ("e5 d4", "not a place")):
        play.type(f"{typed}\n")
        play.wait(wrong)
    play.wait("choose in secret")
    assert "a5" not in play.shown.lower()
    assert "z9" not in play.shown.lower()
    assert "e5 d4" not in play.shown.lower()


@pytest.mark.parametrize("language", languages())
def test_every_command_is_known_in_the_language_and_in_english(run: Runner, language: str) -> None:
    messages = Messages(language)
    words = ["help", "moves", "board", "guards", "undo", "resign"]
    for names in (words, [messages(f"cli-command-{word}") for word in words]):
        found = run("play", "kruco", typed=lines("a2a3", *names), language=language)
        assert found.err == ""
        assert messages("cli-play-help-kruco").splitlines()[0] in found.out
        assert "a7-a6+" in found.out
        assert messages("reason-resignation") in found.out


def test_commands_can_be_shortened_as_long_as_they_are_clear(run: Runner) -> None:
    found = run("play", "kruco", typed=lines("?", "mov a2", "u", "r", "u", "q"))
    assert "a2-a1+   a2-a2+   a2-a3" in found.out
    assert "b2-b3" not in found.out
    assert "White wins: the opponent has resigned" in found.out
    found = run("play", "kruco", typed=lines("re"), language="eo")
    assert "repreni, rezigni" in found.err


def test_guards_are_for_kruco_only(run: Runner) -> None:
    assert "not a place" in run("play", "what-the-shell", typed=lines("guards")).err


def test_guarded_squares_and_points_are_drawn_with_letters(run: Runner) -> None:
    found = run("play", "kruco", typed=lines("b2b2+", "guards"))
    board = found.out.rsplit("a   b   c", 2)[1]
    assert "3    │ b │ b │" in board
    assert "  ───┼──[B]──┼───" in board
    assert "2  B │[b]│ B │" in board


@pytest.mark.parametrize(
    "typed, meant",
    [
        ("a2-a3", "a2-a3"),
        (" A2 a3 ", "a2-a3"),
        ("a2a3", "a2-a3"),
        ("a2 – a3", "a2-a3"),
        ("a2→a2+", "a2-a2+"),
        ("b2+c3", "b2+-c3"),
        ("d4+ = E5, d4", "d4+=d4,e5"),
        ("d4+=e5 d4 xd4 *C3", "d4+=d4,e5 xd4 *c3"),
        ("a2-a3 ×d4+*d5", "a2-a3 xd4+ *d5"),
        ("what?", "what?"),
    ],
)
def test_moves_are_read_forgivingly(typed: str, meant: str) -> None:
    assert tidy(KRUCO, typed) == meant


@pytest.mark.parametrize("typed", ["e5", " E5 ", "e 5"])
def test_places_are_read_forgivingly(typed: str) -> None:
    assert tidy(SHELL, typed) == "E5"


EMPTY = "8/8/8/8/8/8/8/8 "
REFUSED = [
    (KRUCO.start.text, "hello", "not a move"),
    (KRUCO.start.text, "a3-a4", "No piece stands on a3"),
    (KRUCO.start.text, "a7-a6", "The piece on a7 is White’s"),
    (KRUCO.start.text, "a1-a2", "a2 is held already"),
    (KRUCO.start.text, "a2-a5", "No slide leads from a2 to a5"),
    (KRUCO.start.text, "a2-b3", "No slide leads from a2 to b3"),
    (KRUCO.start.text, "a2-d4+", "d4+ is not at a corner of a2"),
    ("8/8/8/8/8/3b4/8/w7 7/7/7/3w3/7/7/7 b 0,0 1", "d3-d3+", "guards d4, e4"),
    ("8/8/8/8/8/8/w7/8 7/7/7/3b3/7/7/7 b 0,0 1", "d4+-a1", "four squares around d4+"),
    ("8/8/8/8/8/8/w7/8 7/7/7/3b3/7/7/7 b 0,0 1", "d4+=d4", "reserve is empty"),
    ("8/8/8/8/8/8/w7/8 7/7/7/3b3/7/7/7 b 1,0 1", "d4+=d4,d5", "fills exactly one of d4, d5"),
    ("8/8/8/8/8/8/w7/8 7/7/7/3b3/7/7/7 b 3,0 1", "d4+=d4", "fills exactly 3 of d4, d5"),
    ("8/8/8/3bb3/3bb3/8/w7/8 7/7/7/3b3/7/7/7 b 3,0 1", "d4+=d4", "No square around d4+ is empty"),
    (KRUCO.start.text, "a2-a3 xd4", "xd4 is no formation at that moment"),
]


@pytest.mark.parametrize("position, typed, why", REFUSED)
def test_a_move_is_refused_with_its_rule(position: str, typed: str, why: str) -> None:
    game = Game(KRUCO, KRUCO.read_position(position))
    with pytest.raises(NoChoiceError, match=re.escape(why)):
        read_choice(game, BLACK, typed, Messages("en"))
    with pytest.raises(NoChoiceError):
        read_choice(game, BLACK, typed, Messages("eo"))


def test_whatever_is_legal_is_read_and_nothing_else() -> None:
    """The reasons given for a refusal are the referee's: they agree on every move there is."""
    data = Path(__file__).parents[1] / "data" / "kruco.jsonl"
    positions = re.findall(r'"position": "([^"]+)"', data.read_text("utf-8"))[:40]
    ends = [f"{file}{rank}" for file in "abcdefgh" for rank in "12345678"]
    ends += [f"{end}+" for end in ends if end[0] != "h" and end[1] != "8"]
    for position in map(KRUCO.read_position, positions):
        game = Game(KRUCO, position)
        for seat in position.due:
            legal = set(map(str, position.legal(seat)))
            starts = sorted({move[:3].rstrip("-=") for move in legal})[:3]
            for move in [*legal, *(f"{start}-{end}" for start in starts for end in ends)]:
                try:
                    read_choice(game, seat, move, Messages("en"))
                except NoChoiceError:
                    assert move not in legal
                else:
                    turn = position.play({seat: KRUCO.read_choice(move)})
                    assert turn.move in legal


def test_an_open_order_of_captures_is_asked_for_with_its_answers() -> None:
    data = Path(__file__).parents[1] / "data" / "kruco.jsonl"
    for position in re.findall(r'"position": "([^"]+)"', data.read_text("utf-8")):
        read = KRUCO.read_position(position)
        for seat in read.due:
            ordered = [move for move in map(str, read.legal(seat)) if " " in move]
            if ordered:
                game = Game(KRUCO, read)
                bare = ordered[0].split(" ")[0]
                with pytest.raises(NoChoiceError, match="order of captures") as refused:
                    read_choice(game, seat, bare, Messages("en"))
                assert ordered[0] in str(refused.value)
                assert str(read_choice(game, seat, ordered[0], Messages("en"))) == ordered[0]
                return
    pytest.fail("no case has an open order of captures")


def test_a_taken_place_is_refused_by_what_is_there(run: Runner) -> None:
    position = "9/9/9/9/bwe6/9/9/9/9 C5 4"
    arguments = ("play", "what-the-shell", "--position", position, "--level", "1")
    found = run(*arguments, typed=lines("a5", "b5", "c5"))
    assert "A5 is taken: a black turtle" in found.err
    assert "B5 is taken: a white turtle" in found.err
    assert "C5 is taken: an egg" in found.err


@pytest.mark.parametrize("colour", ["black", "w", "White"])
def test_against_the_computer(run: Runner, tmp_path: Path, colour: str) -> None:
    file = tmp_path / "game.txt"
    arguments = ("--colour", colour, "--level", "1", "--seed", "5", "--record", str(file))
    typed = lines("a2a3" if colour == "black" else "a7a6", "undo", "undo", "b2b3", "b7b6")
    found = run("play", "kruco", *arguments, typed=typed)
    assert found.code == 0
    assert "Lolo (the computer, level 1)" in found.out
    assert "Taken back" in found.out
    assert "There is nothing to take back." in found.err
    [record] = read(file.read_text("utf-8"))
    people = {seat: record.tags[seat] for seat in ("Black", "White")}
    assert min(people.values()) == "?"
    assert people["White" if colour == "black" else "Black"] == "Lolo (Ludejo, level 1)"


def test_the_seed_makes_the_computer_the_same(run: Runner) -> None:
    arguments = ("play", "what-the-shell", "--level", "2", "--seed", "7")
    first = run(*arguments, typed=lines("a1", "b2", "c3"))
    assert run(*arguments, typed=lines("a1", "b2", "c3")) == first
    assert "Turn 2" in first.out


def test_records_are_added_to_a_file_and_read_again(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    run("play", "kruco", "--record", str(file), typed=lines("a2a3", "a7a6", "resign"))
    run("play", "what-the-shell", "--record", str(file), typed=lines("e5", "e5"))
    first, second = read(file.read_text("utf-8"))
    assert first.fault is second.fault is None
    assert (first.game, first.result) == ("kruco", Result.WHITE)
    assert first.outcome is not None
    assert first.outcome.winner is WHITE
    assert first.outcome.reason == "resignation"
    assert [entry.move for entry in second.turns] == ["E5:E5"]
    assert run("check", str(file)).code == 0


def test_a_file_that_cannot_be_written_is_told_before_the_game(run: Runner, tmp_path: Path) -> None:
    found = run("play", "kruco", "--record", str(tmp_path / "no" / "folder.txt"))
    assert found.code == 2
    assert "folder.txt" in found.err
    assert found.out == ""


def test_nothing_is_written_where_nothing_was_played(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run("play", "kruco", "--record", str(file), typed="")
    assert not file.exists()


def test_a_decided_position_is_over_at_once(run: Runner) -> None:
    position = "8/8/8/8/8/8/8/6w1 7/7/7/7/7/7/7 w 0,0 9"
    found = run("play", "kruco", "--position", position, typed=lines("a2a3", "resign", ""))
    assert "White wins: a piece has held out on the goal rank" in found.out
    assert found.err.count("The game is over.") == 2


def test_leaving_offers_to_save_the_record(screen: Opener, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play = screen("play", "kruco", columns=200)  # no message with this path is wrapped
    play.wait("your move:")
    play.type("a2a3\n")
    play.wait("White, your move:")
    play.type("quit\n")
    play.wait("File to add the record to")
    play.type(f"{tmp_path}/no/folder.txt\n")
    play.wait("No such file or directory")
    play.type("~nobody-of-this-name/game.txt\n")
    play.wait("home directory")
    play.type(f"{file}\n")
    assert play.end() == 0
    [record] = read(file.read_text("utf-8"))
    assert record.result is Result.OPEN


def test_ctrl_c_asks_once_and_then_leaves(screen: Opener) -> None:
    play = screen("play", "kruco")
    play.wait("your move:")
    play.type("a2a3\n")
    play.wait("White, your move:")
    play.interrupt("File to add the record to")
    play.interrupt()
    assert play.end() == 130
    assert "Traceback" not in play.shown


def test_ctrl_d_leaves(screen: Opener) -> None:
    play = screen("play", "what-the-shell", LUDEJO_LANG="eo")
    play.wait("elektu sekrete")
    play.type("\x04")
    assert play.end() == 0
    assert "Traceback" not in play.shown


def test_being_told_to_end_saves_the_record(screen: Opener, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play = screen("play", "kruco", "--record", str(file))
    play.wait("your move:")
    play.type("a2a3\n")
    play.wait("White, your move:")
    while play.process.poll() is None:  # once is not enough while the line is being set up
        play.process.send_signal(signal.SIGTERM)
        with contextlib.suppress(subprocess.TimeoutExpired):
            play.process.wait(3)
    assert play.end() == 128 + signal.SIGTERM
    [record] = read(file.read_text("utf-8"))
    assert [entry.move for entry in record.turns] == ["a2-a3"]


def test_resigning_is_asked_about_on_a_screen(screen: Opener) -> None:
    play = screen("play", "kruco")
    play.wait("your move:")
    play.type("resign\n")
    play.wait("Black resigns?")
    play.type("n\n")
    play.wait("your move:")
    play.type("resign\n")
    play.wait("Black resigns?")
    play.type("y\n")
    play.wait("White wins")
    play.type("undo\n")
    play.wait("Black, your move:")


def test_the_panel_goes_below_on_a_narrow_screen(screen: Opener) -> None:
    wide, narrow = (screen("play", "kruco", columns=columns) for columns in (80, 40))
    wide.wait("your move:")
    narrow.wait("your move:")
    assert any("│" in line and "reserve" in line for line in wide.shown.splitlines())
    assert not any("│" in line and "reserve" in line for line in narrow.shown.splitlines())


def test_colour_is_for_screens_that_want_it(screen: Opener) -> None:
    coloured, plain = screen("play", "kruco"), screen("play", "kruco", NO_COLOR="1")
    coloured.wait("your move:")
    plain.wait("your move:")
    assert "\x1b[38;" in coloured._shown
    assert not re.search(r"\x1b\[[34]8;", plain._shown)
    assert "\x1b" not in process("play", "kruco").out


def test_sixteen_colours_are_enough(screen: Opener) -> None:
    play = screen("play", "what-the-shell", TERM="xterm")
    play.wait("choose in secret")
    assert "\x1b[30;46m" in play._shown
    assert "38;" not in play._shown


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_terminal_without_unicode_loses_no_letter(encoding: str) -> None:
    environment = {"PYTHONIOENCODING": encoding, "LUDEJO_LANG": "eo"}
    found = process("play", "kruco", typed=lines("b2b2+"), environment=environment)
    assert found.code == 0
    assert "?" not in found.out
    assert "  ---+--[N]--+---+" in found.out
    assert "(...) ludpeco sur intersekco" in found.out


class Typist(io.StringIO):
    """Types a legal choice wherever one is asked for, by chance, and leaves after some turns."""

    def __init__(self, random: Random, most: int) -> None:
        super().__init__()
        self.random = random
        self.most = most
        self.session: Session | None = None

    def readline(self, *_: object) -> str:  # type: ignore[override]  # as in io.StringIO itself
        session = self.session
        assert session is not None
        if session.outcome or len(session.game.turns) >= self.most:
            return ""
        seat = next(seat for seat in session.game.due if seat not in session._staged)
        return f"{self.random.choice(session.game.legal(seat))}\n"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game, seed", [(SHELL, 0), (SHELL, 1), (SHELL, 2), (KRUCO, 2)])
def test_whole_games_of_chance_are_shown_and_told(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    game: AnyRules,
    seed: int,
    language: str,
) -> None:
    random = Random(seed)
    with Typist(random, most=80) as typist:
        monkeypatch.setattr(sys, "stdin", typist)
        session = Session(Terminal(Messages(language)), Game(game), {}, random)
        typist.session = session
        assert session.run() == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    assert f" {len(session.game.turns)}: " in shown.out
    assert shown.out.count("• ") == sum(len(turn.events) for turn in session.game.turns)


def test_after_taking_back_the_computer_chooses_anew(run: Runner) -> None:
    # Else whoever takes back would know its choice.
    typed = "E5\nundo\n" * 8 + "quit\n"
    found = run("play", "what-the-shell", "--level", "1", "--seed", "3", typed=typed)
    assert len(set(re.findall(r"E5:([A-I][1-9])", found.out))) > 1
