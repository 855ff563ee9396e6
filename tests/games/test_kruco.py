"""Kruco: the referee against the oracle, and what holds for every position."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, reject
from hypothesis import strategies as st

from ludejo.games import BLACK, WHITE, Colour, GameOverError, IllegalMoveError
from ludejo.games.kruco import POINTS, RULES, SQUARES, Divide, Position
from ludejo.games.kruco.moves import with_order
from tests.games import kruco_oracle
from tests.games.boards import examples, kruco_played, kruco_scattered, kruco_texts

FILES = "abcdefgh"


def children(text: str) -> dict[str, kruco_oracle.Child]:
    """What the oracle knows of a position; too tangled ones are left to others."""
    try:
        return kruco_oracle.children(text)
    except kruco_oracle.TooManyOrdersError:
        reject()


def played(position: Position, move: str) -> dict[str, Any]:
    return position.play(RULES.read_move(move, position)).as_dict()


def refused(position: Position, move: str) -> str:
    """The reason why a move that can be read is refused."""
    with pytest.raises(IllegalMoveError) as error:
        position.play(RULES.read_move(move, position))
    assert error.value.position is position
    assert error.value.move == move
    assert str(error.value).startswith(f"{move}: ")
    return str(error.value)


@examples(60)
@given(kruco_texts())
def test_a_position_is_what_the_oracle_says(text: str) -> None:
    position = Position.read(text)
    board = kruco_oracle.read(text)
    known = children(text)
    mover = position.to_move
    assert position.text == text
    assert (position.outcome and position.outcome.as_dict()) == kruco_oracle.outcome(board)
    assert [str(move) for move in position.legal(mover)] == sorted(known)
    assert position.legal(mover.other) == ()
    assert position.due == ((mover,) if known else ())
    assert {name: sorted(places) for name, places in position.formations.items()} == {
        name: sorted(map(kruco_oracle.name, spots))
        for name, spots in kruco_oracle.formations(board).items()
    }
    for colour in Colour:
        assert position.guarded(colour) == {
            kruco_oracle.name(square)
            for square in kruco_oracle.SQUARES
            if board.guards(colour.letter, square)
        }
    assert eval(repr(position), {"Position": Position}) == position  # noqa: S307 -- it is meant to


@examples(60)
@given(kruco_texts())
def test_each_legal_move_gives_what_the_oracle_says(text: str) -> None:
    position = Position.read(text)
    board = kruco_oracle.read(text)
    turns = dict(position.children())
    known = children(text)
    assert list(turns) == sorted(known)
    for move, child in known.items():
        told = {
            "position": child.after,
            "events": kruco_oracle.events(board, child.move, child.order),
            "outcome": child.outcome,
        }
        assert turns[move].as_dict() == played(position, move) == told, move
        assert turns[move].move == move
    assert position.text == text


@examples(150)
@given(kruco_scattered(12))
def test_any_complete_order_is_read(text: str) -> None:
    """K12: each complete order gives its result; the one that sorts first is written."""
    position = Position.read(text)
    board = kruco_oracle.read(text)
    for move, child in children(text).items():
        for order in (child.order, *child.others[:5]):
            given_move = " ".join((child.move, *order))
            turn = position.play(RULES.read_move(given_move, position))
            assert turn.move == move
            assert turn.position.text == child.after
            told = [event.as_dict() for event in turn.events]
            assert told == kruco_oracle.events(board, child.move, order)


@examples(150)
@given(kruco_scattered(12))
def test_an_incomplete_or_impossible_order_is_illegal(text: str) -> None:
    position = Position.read(text)
    for child in children(text).values():
        full = (child.move, *child.order)
        for cut in range(2, len(full)):
            assert "not complete" in refused(position, " ".join(full[:cut]))
        for wrong in ("*d4", "xa1", "xg7+"):
            for place in range(1, len(full) + 1):
                if wrong not in child.order[: place - 1]:
                    tried = " ".join((*full[:place], wrong, *full[place:]))
                    known = {child.order, *child.others}
                    if tuple(tried.split(" ")[1:]) not in known and place == len(full):
                        assert "no formation" in refused(position, tried)
        if child.order:
            assert "no formation" in refused(position, " ".join((*full, child.order[-1])))
        if not child.free:
            assert "add one, as" in refused(position, child.move)


def test_of_many_orders_a_refusal_lists_a_few() -> None:
    """Where very many orders lead to different results, the message stays short."""
    position = Position.read(TANGLE)
    assert len(refused(position, "h7-h6")) < 1000


TANGLE = "8/7b/8/8/1bbbb3/1bbbb3/1bbbb3/8 7/7/7/7/1wwww2/1wwww2/1wwww2 b 0,0 1"


@examples(25)
@given(kruco_texts(), st.randoms(use_true_random=False))
def test_each_other_move_is_refused(text: str, random: Random) -> None:
    """Readable moves of every kind, near and far, that are not legal change nothing."""
    position, copy = Position.read(text), Position.read(text)
    if position.outcome is not None:
        with pytest.raises(GameOverError, match="the game is over") as over:
            position.play(RULES.read_move("a1-a2", position))
        assert over.value.move == "a1-a2"
        assert (over.value.position, over.value.outcome) == (position, position.outcome)
        assert list(position.children()) == []
        return
    legal = {move.partition(" ")[0] for move in children(text)}
    ends = [*SQUARES, *POINTS]
    tried = {
        f"{start}-{end}" for start in ends for end in ends if "+" not in start or "+" not in end
    }
    for point in POINTS:
        spots = map(kruco_oracle.name, kruco_oracle.around(kruco_oracle.spot_of(point)))
        corners = sorted(spots)
        tried |= {f"{point}={','.join(corners[a:b])}" for a in range(4) for b in range(a + 1, 5)}
        tried |= {f"{point}=a1,{corners[-1]}", f"{point}=a1"} - {"a1+=a1,b2"}
    own = position.men(position.to_move)
    near = [move for move in sorted(tried - legal) if move[:2] in own.squares]
    others = random.sample(sorted(tried - legal), 250) + random.sample(near, min(250, len(near)))
    for move in others:
        refused(position, move)
    assert position == copy
    assert position.text == text


@pytest.mark.parametrize("seats", [(), (WHITE,), (BLACK, WHITE)])
def test_only_the_player_to_move_moves(seats: tuple[Colour, ...]) -> None:
    move = RULES.read_choice("a2-a3")
    with pytest.raises(IllegalMoveError, match="only black moves"):
        Position().play(dict.fromkeys(seats, move))


@examples(60)
@given(kruco_texts())
def test_pieces_are_accounted_for(text: str) -> None:
    """K5, K9: what is captured goes to the reserve, what divides leaves the game, no more."""
    position = Position.read(text)
    for move, turn in position.children():
        for colour in Colour:
            before, after = position.men(colour), turn.position.men(colour)
            divided = colour is position.to_move and "=" in move
            assert after.total == before.total - divided
            assert after.gone == before.gone + divided
            assert after.reserve >= 0


@examples(60)
@given(kruco_texts())
def test_after_a_turn_nothing_stands_and_no_square_is_guarded_by_both(text: str) -> None:
    for move, turn in Position.read(text).children():
        assert turn.position.formations == {}, move
        assert not turn.position.guarded(BLACK) & turn.position.guarded(WHITE), move
        assert Position.read(turn.position.text) == turn.position


@examples(60)
@given(kruco_texts())
def test_events_applied_one_by_one_give_the_board(text: str) -> None:
    for move, turn in Position.read(text).children():
        board = kruco_oracle.read(text)
        for event in turn.events:
            board = kruco_oracle.apply(board, event.as_dict())
        board.mover, board.ply = kruco_oracle.OTHER[board.mover], board.ply + 1
        assert kruco_oracle.write(board) == turn.position.text, move


def turned_place(place: str, *, mirror: bool, swap: bool) -> str:
    most = 6 if place.endswith("+") else 7
    file, rank = FILES.index(place[0]), int(place[1]) - 1
    file, rank = most - file if mirror else file, most - rank if swap else rank
    return FILES[file] + str(rank + 1) + place[2:]


def turned_move(move: str, *, mirror: bool, swap: bool) -> str:
    """A move without its order; or a formation."""
    sign, rest = (move[0], move[1:]) if move[0] in "x*" else ("", move)
    start, between, ends = rest.replace("=", "- = -").partition("-")
    if between and ends.startswith(" = -"):
        between, ends = "=", ends[4:]

    def place(one: str) -> str:
        return turned_place(one, mirror=mirror, swap=swap)

    return (
        sign + place(start) + between + ",".join(sorted(map(place, filter(None, ends.split(",")))))
    )


def turned_position(text: str, *, mirror: bool, swap: bool) -> str:
    board = kruco_oracle.read(text)
    new = board.copy()
    colours = kruco_oracle.OTHER if swap else {}
    for spot in kruco_oracle.SQUARES + kruco_oracle.POINTS:
        there = turned_place(kruco_oracle.name(spot), mirror=mirror, swap=swap)
        new.put(kruco_oracle.spot_of(there), colours.get(board.at(spot), board.at(spot)))
    new.mover = colours.get(board.mover, board.mover)
    new.reserve = {colours.get(one, one): count for one, count in board.reserve.items()}
    return kruco_oracle.write(new)


@pytest.mark.parametrize("mirror, swap", [(True, False), (False, True), (True, True)])
@examples(30)
@given(text=kruco_texts())
def test_symmetries_commute_with_play(text: str, *, mirror: bool, swap: bool) -> None:
    """The mirror, and the colours swapped with the board turned upside down."""
    position = Position.read(text)
    other = Position.read(turned_position(text, mirror=mirror, swap=swap))
    turns = dict(position.children())
    reached = {}
    for move, turn in turns.items():
        words = [turned_move(word, mirror=mirror, swap=swap) for word in move.split(" ")]
        there = other.play(RULES.read_move(" ".join(words), other))
        after = turned_position(turn.position.text, mirror=mirror, swap=swap)
        assert there.position.text == after, move
        assert (there.outcome is None) == (turn.outcome is None)
        if there.outcome and turn.outcome and there.outcome.winner and turn.outcome.winner:
            assert (there.outcome.winner is turn.outcome.winner) is not swap
            assert there.outcome.reason is turn.outcome.reason
        if len(words) > 1:
            assert len(there.events) == len(turn.events)
        reached[there.move] = after
    legal = [str(move) for move in other.legal(other.to_move)]
    assert sorted(reached) == legal


@examples(60)
@given(kruco_scattered(8), st.randoms(use_true_random=False))
def test_captures_after_leads_to_what_play_gives(text: str, random: Random) -> None:
    """The preview, followed formation by formation, is a complete order that can be played."""
    position = Position.read(text)
    for choice in position.legal(position.to_move):
        order: tuple[str, ...] = ()
        shown = position.captures_after(choice)
        while not shown.complete:
            assert list(shown.formations) == sorted(shown.formations)
            name = random.choice(list(shown.formations))
            order = (*order, name)
            lifted = shown.formations[name]
            before, shown = shown, position.captures_after(choice, order)
            assert list(lifted) == sorted(lifted)
            assert set(lifted) <= {
                *before.position.black.squares,
                *before.position.black.points,
            } | {
                *before.position.white.squares,
                *before.position.white.points,
            }
        turn = position.play({position.to_move: with_order(choice, order)})
        assert shown.position.sides == turn.position.sides
        assert shown.position.to_move is position.to_move
        assert tuple(event.as_dict()["formation"] for event in turn.events[1:]) == order
        with pytest.raises(IllegalMoveError, match="no formation"):
            position.captures_after(choice, (*order, "*d4"))


def test_captures_after_refuses_what_play_refuses() -> None:
    start = Position()
    with pytest.raises(IllegalMoveError, match=r"a2-a5: no slide leads from a2 to a5 \(K6\)"):
        start.captures_after(RULES.read_choice("a2-a5"))
    with pytest.raises(IllegalMoveError, match="xd4 is no formation"):
        start.captures_after(RULES.read_choice("a2-a3"), ("xd4",))
    over = Position.read("b7/8/8/8/8/w7/8/8 7/7/7/7/7/7/7 b 15,15 1")
    with pytest.raises(GameOverError, match="black won"):
        over.captures_after(RULES.read_choice("a8-a7"))


@examples(40)
@given(kruco_played(60))
def test_played_from_the_start_sixteen_of_a_colour_are_accounted_for(text: str) -> None:
    position = Position.read(text)
    assert all(0 <= position.men(colour).gone < 16 for colour in Colour)
    assert position.formations == {}


EMPTY = "8/8/8/8/8/8/8/8 7/7/7/7/7/7/7"


@pytest.mark.parametrize(
    "text, winner, reason",
    [
        ("b7/8/8/8/8/8/8/8 7/7/7/7/7/7/7 b 0,0 1", "black", "goal"),
        ("8/8/8/8/8/8/8/7w 7/7/7/7/7/7/7 w 0,0 1", "white", "goal"),
        # the opponent's piece on its goal has still to survive this turn
        ("8/8/8/8/8/8/b7/7w 7/7/7/7/7/7/7 b 0,0 1", None, None),
        # both on their goals: whose turn it is has won
        ("b7/8/8/8/8/8/8/7w 7/7/7/7/7/7/7 w 0,0 1", "white", "goal"),
        # a point is no goal square
        ("8/8/8/8/8/8/8/8 b6/7/7/7/7/7/7 b 0,0 1", None, None),
        # K14: no pieces, whatever the reserve
        (f"{EMPTY} b 0,0 1", "white", "no-moves"),
        (f"{EMPTY} w 16,16 8", "black", "no-moves"),
        # K13 before K14: the goal counts, though no move is left
        ("bw6/ww6/8/8/8/8/8/8 7/1w5/7/7/7/7/7 b 0,0 1", "black", "goal"),
    ],
)
def test_decided_positions_can_be_read_and_say_so(
    text: str, winner: str | None, reason: str | None
) -> None:
    position = Position.read(text)
    told = position.outcome and position.outcome.as_dict()
    assert told == (reason and {"winner": winner, "reason": reason})
    assert bool(position.legal(position.to_move)) is bool(position.due) is (reason is None)


def test_a_reserve_too_small_leaves_the_choice_of_squares() -> None:
    """K9: with 0 to 5 in the reserve and four empty squares: 0, 4, 6, 4, 1, 1 ways."""
    ways = []
    for reserve in range(6):
        text = f"8/8/8/8/8/8/8/8 7/7/7/3b3/7/7/7 b {reserve},0 1"
        moves = Position.read(text).legal(BLACK)
        ways.append(len([move for move in moves if isinstance(move, Divide)]))
    assert ways == [0, 4, 6, 4, 1, 1]


@pytest.mark.parametrize(
    "move, why",
    [
        ("a3-a4", "no piece of the player to move stands on a3"),
        ("a7-a6", "no piece of the player to move stands on a7"),
        ("a2-a2", r"no slide leads from a2 to a2 \(K6\)"),
        ("a2-b3", r"no slide leads from a2 to b3 \(K6\)"),
        ("a2-a1", r"no slide leads from a2 to a1 \(K6\)"),
        ("a2-a4", r"no slide leads from a2 to a4 \(K6\)"),
        ("a2-c2+", r"c2\+ is not at a corner of a2 \(K7\)"),
        ("a2+-a3", r"no piece of the player to move stands on a2\+"),
        ("a2+=a3", r"no piece of the player to move stands on a2\+"),
        ("a2-a3 xa3", r"xa3 is no formation when it is to be lifted; those that stand then: none"),
    ],
)
def test_a_refusal_says_why(move: str, why: str) -> None:
    position = Position()
    with pytest.raises(IllegalMoveError, match=why):
        position.play(RULES.read_move(move, position))


@pytest.mark.parametrize(
    "move, why",
    [
        ("d4+-d4", r"d4 is not empty \(K8\)"),
        ("d4+-a1", r"a1 is not one of the four squares around d4\+ \(K8\)"),
        ("d4+=d4,d5", r"dividing d4\+ fills exactly 2 of d5, e4, e5 \(K9\)"),
        ("d4+=d5", r"dividing d4\+ fills exactly 2 of d5, e4, e5 \(K9\)"),
        ("d4+=a1,b1", r"dividing d4\+ fills exactly 2 of d5, e4, e5 \(K9\)"),
        ("d4+=d5,e4,e5", r"dividing d4\+ fills exactly 2 of d5, e4, e5 \(K9\)"),
        ("d4-d4+", r"d4\+ is held already \(K7\)"),
        ("h5-g5+", r"the enemy guards a square around g5\+ \(K7\)"),
    ],
)
def test_a_refusal_on_the_board_says_why(move: str, why: str) -> None:
    position = Position.read("8/8/8/7b/3b4/8/8/8 7/6w/7/3b3/7/7/7 b 2,0 1")
    with pytest.raises(IllegalMoveError, match=why):
        position.play(RULES.read_move(move, position))


def test_an_empty_reserve_or_no_empty_square_allows_no_dividing() -> None:
    empty_reserve = Position.read("8/8/8/8/8/8/8/8 7/7/7/3b3/7/7/7 b 0,0 1")
    with pytest.raises(IllegalMoveError, match=r"the reserve is empty, so d4\+ cannot divide"):
        empty_reserve.play(RULES.read_move("d4+=d4", empty_reserve))
    full = Position.read("8/8/8/3bb3/3bb3/8/8/8 7/7/7/3b3/7/7/7 b 1,0 1")
    with pytest.raises(IllegalMoveError, match=r"no square around d4\+ is empty, so"):
        full.play(RULES.read_move("d4+=d4", full))
