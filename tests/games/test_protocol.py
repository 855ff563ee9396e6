"""What every game of the house keeps to; a new game is tested here by being in the registry."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from dataclasses import FrozenInstanceError
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludejo.games import (
    GAMES,
    AnyRules,
    Colour,
    Game,
    GameOverError,
    IllegalMoveError,
    MoveError,
    Outcome,
    PositionError,
    Reason,
    rules_of,
)
from tests.games.boards import examples

every_game = pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES.keys())
SEEDS = st.integers(0, 2**32)


def choices(game: Game[Any, Any], random: Random) -> dict[Colour, Any]:
    return {seat: random.choice(game.legal(seat)) for seat in game.due}


def some_game(rules: AnyRules, seed: int, most: int = 25) -> Game[Any, Any]:
    """A game of some random turns, perhaps to its end."""
    random = Random(seed)
    game = Game(rules)
    for _ in range(random.randrange(most)):
        if game.due:
            game.play(choices(game, random))
    return game


@every_game
def test_the_registry_knows_it_by_its_slug(rules: AnyRules) -> None:
    assert rules_of(rules.slug) is rules
    assert rules.slug == rules.slug.lower().strip()
    assert GAMES[rules.slug] is rules


@every_game
def test_a_game_starts_undecided_at_one(rules: AnyRules) -> None:
    assert rules.start.number == 1
    assert rules.start.outcome is None
    assert rules.start.due == (tuple(Colour) if rules.simultaneous else (Colour.BLACK,))
    assert rules.read_position(rules.start.text) == rules.start


@every_game
@examples(12)
@given(seed=SEEDS)
def test_legal_choices_are_those_that_can_be_played(rules: AnyRules, seed: int) -> None:
    game = some_game(rules, seed)
    position = game.position
    for seat in Colour:
        legal = [str(choice) for choice in game.legal(seat)]
        assert legal == sorted(set(legal))
        assert bool(legal) is (seat in game.due)
        assert tuple(rules.read_choice(choice) for choice in legal) == game.legal(seat)
        for choice in game.legal(seat)[:20]:
            others = {other: position.legal(other)[0] for other in position.due if other != seat}
            turn = position.play({seat: choice, **others})
            assert turn.before is position
            assert turn.choices == {seat: choice, **others}
            assert turn.position.number == position.number + 1
            assert turn.outcome == turn.position.outcome
            move = rules.write_move(turn.choices)
            assert turn.move == move
            assert rules.read_move(move, position) == turn.choices


@every_game
@examples(12)
@given(seed=SEEDS)
def test_a_position_is_a_value(rules: AnyRules, seed: int) -> None:
    """Frozen, hashable, the same after a round trip through text, repr and pickle."""
    position = some_game(rules, seed).position
    same = rules.read_position(position.text)
    evaluated = eval(repr(position), {"Position": type(position)})  # noqa: S307 -- it is meant to
    for other in (same, evaluated, pickle.loads(pickle.dumps(position))):  # noqa: S301 -- our own
        assert other == position
        assert hash(other) == hash(position)
        assert other.text == position.text
        assert other.key == position.key
        assert hash(other.key) == hash(position.key)
        assert other.outcome == position.outcome
    with pytest.raises(FrozenInstanceError):
        position.number = 7
    assert str(position).isascii()
    assert len(str(position).splitlines()) > 8


@every_game
@examples(8)
@given(seed=SEEDS)
def test_a_turn_is_a_value(rules: AnyRules, seed: int) -> None:
    random = Random(seed)
    game = some_game(rules, seed)
    if not game.due:
        return
    chosen = choices(game, random)
    turn, again = game.position.play(chosen), game.position.play(dict(chosen))
    assert turn == again
    assert hash(turn) == hash(again)
    assert {turn: 1}[again] == 1
    pickled = pickle.loads(pickle.dumps(turn))  # noqa: S301 -- our own
    assert pickled == turn
    assert pickled.as_dict() == turn.as_dict()
    with pytest.raises(FrozenInstanceError):
        turn.move = "other"
    for event in turn.events:
        assert next(iter(event.as_dict())) == "kind"
        assert hash(event) == hash(event)
    before = dict(turn.choices)
    chosen.clear()  # what the caller does with its own mapping afterwards
    assert turn.choices == before


@every_game
@examples(10)
@given(seed=SEEDS)
def test_a_game_is_its_text(rules: AnyRules, seed: int) -> None:
    game = some_game(rules, seed)
    same = Game.read(rules, game.text)
    evaluated = eval(repr(game), {"Game": Game, "rules_of": rules_of})  # noqa: S307 -- it is meant to
    for other in (same, evaluated):
        assert other.text == game.text
        assert other.turns == game.turns
        assert other.position == game.position
        assert other.outcome == game.outcome
    assert str(game) == str(game.position)


@every_game
@examples(10)
@given(seed=SEEDS)
def test_what_is_undone_can_be_done_again(rules: AnyRules, seed: int) -> None:
    game = some_game(rules, seed)
    text, turns, outcome = game.text, game.turns, game.outcome
    for turn in reversed(turns):
        assert game.undo() == turn
        assert game.position == turn.before
        assert game.outcome is None
    assert game.text == f"position {rules.start.text}"
    with pytest.raises(IndexError, match="no turn has been played"):
        game.undo()
    for turn in turns:
        game.play(turn.choices)
    assert (game.text, game.turns, game.outcome) == (text, turns, outcome)


@every_game
def test_a_position_refuses_choices_that_are_not_due(rules: AnyRules) -> None:
    start = rules.start
    legal = {seat: start.legal(seat)[0] for seat in start.due}
    wrong: list[Mapping[Colour, Any]] = [{}]
    if rules.simultaneous:
        wrong += [{seat: legal[seat]} for seat in Colour]
    else:
        choice = legal[start.due[0]]
        wrong += [{start.due[0].other: choice}, dict.fromkeys(Colour, choice)]
    for choices in wrong:
        with pytest.raises(IllegalMoveError) as error:
            start.play(choices)
        assert error.value.position is start
        game = Game(rules)
        with pytest.raises(IllegalMoveError):
            game.play(choices)
        assert game.turns == ()


@every_game
@pytest.mark.parametrize("text", ["", " ", "\n", "start", "x", "9", "-", "💀", "a" * 5000])
def test_what_is_no_position_is_refused(rules: AnyRules, text: str) -> None:
    with pytest.raises(PositionError) as error:
        rules.read_position(text)
    assert error.value.text == text
    assert len(str(error.value)) < 600


@every_game
@pytest.mark.parametrize("text", ["", " ", "\n", "start", "x", "9", "-", ":", "💀", "a" * 5000])
def test_what_is_no_move_is_refused(rules: AnyRules, text: str) -> None:
    for read in (rules.read_choice, lambda text: rules.read_move(text, rules.start)):
        with pytest.raises(MoveError) as error:
            read(text)
        assert error.value.text == text
        assert len(str(error.value)) < 600


def test_a_refusal_of_an_endless_move_is_short() -> None:
    rules = rules_of("kruco")
    with pytest.raises(IllegalMoveError) as error:
        rules.start.play(rules.read_move("a2-a3" + " xd4" * 10_000, rules.start))
    assert len(str(error.value)) < 600


@every_game
@examples(60)
@given(data=st.data(), seed=SEEDS)
def test_a_damaged_position_is_refused_or_another_one(
    rules: AnyRules, data: st.DataObject, seed: int
) -> None:
    """Only canonical texts are positions: what can be read is written just as it was."""
    text = some_game(rules, seed, 12).position.text
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        sign = data.draw(st.sampled_from("/bwe 0123456789,-A1a+\t\n\u0661²B"))
        text = text[:at] + sign + text[at + data.draw(st.integers(0, 1)) :]
    try:
        position = rules.read_position(text)
    except PositionError:
        return
    assert position.text == text


@every_game
@examples(60)
@given(data=st.data(), seed=SEEDS)
def test_a_damaged_move_is_unreadable_or_another_one(
    rules: AnyRules, data: st.DataObject, seed: int
) -> None:
    random = Random(seed)
    game = some_game(rules, seed, 12)
    if not game.due:
        return
    text = rules.write_move(choices(game, random))
    at = data.draw(st.integers(0, len(text)))
    sign = data.draw(st.sampled_from("abhAEI0129+-=:,x* \t\n\u0661"))
    text = text[:at] + sign + text[at + data.draw(st.integers(0, 1)) :]
    try:
        move = rules.read_move(text, game.position)
    except MoveError:
        return
    assert rules.write_move(move) == text


@every_game
def test_a_game_that_is_over_refuses_all(rules: AnyRules) -> None:
    random = Random(3)
    while (game := some_game(rules, random.randrange(10**6), 2)).turns == ():
        pass
    last = game.turns[-1]
    game.undo()
    game._turns.append(type(last)(**{**vars(last), "outcome": Outcome(None, Reason.REPETITION)}))
    assert game.due == ()
    assert all(game.legal(seat) == () for seat in Colour)
    with pytest.raises(GameOverError) as error:
        game.play_text(last.move)
    assert error.value.outcome == game.outcome
    assert error.value.position == game.position
    assert error.value.move == last.move
