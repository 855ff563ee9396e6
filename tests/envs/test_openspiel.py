"""Kruco in OpenSpiel. Where that is not installed (`make peers`), the import says so."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from random import Random

import pytest

from ludejo.games import BLACK, Game, kruco


@pytest.mark.filterwarnings("ignore")  # OpenSpiel's own
def test_openspiel_plays_by_the_rules() -> None:
    if find_spec("pyspiel") is None:
        with pytest.raises(ModuleNotFoundError, match="pyspiel"):
            import_module("ludejo.envs.openspiel")
        return
    envs = import_module("ludejo.envs.openspiel")
    game = envs.pyspiel.load_game(envs.KRUCO)
    dice = Random(1)
    state = game.new_initial_state()
    referee = Game(kruco.RULES)
    while not state.is_terminal():
        assert state.current_player() == (0 if referee.position.to_move is BLACK else 1)
        assert str(state) == referee.position.text
        before = state.clone()
        action = dice.choice(state.legal_actions())
        name = state.action_to_string(state.current_player(), action)
        state.apply_action(action)
        while state.actions.lifting:
            lifting = dice.choice(state.legal_actions())
            assert state.action_to_string(state.current_player(), lifting)[0] in "x*"
            state.apply_action(lifting)
        assert str(before) == referee.position.text
        (move,) = (
            move
            for move in referee.legal(referee.position.to_move)
            if str(move).split()[0] == name
            and referee.position.play({referee.position.to_move: move}).position.text == str(state)
        )
        referee.play({referee.position.to_move: move})
    assert referee.outcome is not None
    winner = referee.outcome.winner
    assert state.returns() == (
        [0.0, 0.0] if winner is None else [1.0, -1.0] if winner is BLACK else [-1.0, 1.0]
    )
