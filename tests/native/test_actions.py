"""Kruco as numbered actions gives what the referee's moves give."""

from __future__ import annotations

from random import Random

import pytest

from ludejo.engine._native import KrucoActions
from ludejo.games import BLACK, Game, kruco
from tests.native.agreement import kruco_scattered


def results(actions: KrucoActions, mover: int) -> set[str]:
    """The positions that a turn can end with."""
    if actions.to_move != mover or actions.over:
        return {actions.position()}
    return {end for action in actions.legal() for end in results(_done(actions, action), mover)}


def turn_ends(actions: KrucoActions) -> set[str]:
    ends: set[str] = set()
    for action in actions.legal():
        after = _done(actions, action)
        ends |= results(after, actions.to_move) if after.lifting else {after.position()}
    return ends


def _done(actions: KrucoActions, action: int) -> KrucoActions:
    after = actions.__deepcopy__({})
    after.apply(action)
    return after


@pytest.mark.parametrize("seed", range(6))
def test_a_turn_of_actions_ends_where_a_legal_move_does(seed: int) -> None:
    dice = Random(seed)
    start = Game(kruco.RULES).start if seed % 2 else kruco_scattered(dice)
    game = Game(kruco.RULES, start)
    for _ in range(40):
        position = game.position
        if game.outcome is not None or len(position.formations) > 3:
            break
        actions = KrucoActions(position.text)
        assert actions.to_move == (0 if position.to_move is BLACK else 1)
        moves = sorted(game.legal(position.to_move), key=str)
        ends = {position.play({position.to_move: move}).position.text for move in moves}
        assert turn_ends(actions) == ends
        game.play({position.to_move: dice.choice(moves)})


def test_a_game_of_actions_ends() -> None:
    dice = Random(3)
    for _ in range(20):
        actions = KrucoActions(most_turns=300)
        while not actions.over:
            legal = actions.legal()
            assert legal == sorted(set(legal))
            assert 0 <= legal[0] <= legal[-1] < KrucoActions.count
            actions.apply(dice.choice(legal))
        assert actions.legal() == []
        assert actions.turns <= 300
        assert -1 <= actions.playout(40, 1) <= 1


def test_what_is_no_action_is_refused() -> None:
    actions = KrucoActions()
    for number in (-1, KrucoActions.count, 0):
        with pytest.raises(ValueError, match="action"):
            actions.apply(number)
    with pytest.raises(ValueError, match="fields"):
        KrucoActions("nowhere")
