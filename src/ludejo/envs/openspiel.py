"""Kruco as a game of OpenSpiel, played by the native engine's rules.

A turn is one action, and one more for each lifting where several formations stand (K12), so the
numbers of actions are fixed. Player 0 is Black. `pyspiel.load_game(KRUCO)` makes the game once this
module is imported; it needs the package ``open_spiel``.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from ludejo.engine._native import KrucoActions

pyspiel: Any = import_module("pyspiel")  # it has no types

KRUCO = "python_ludejo_kruco"
"""The name under which OpenSpiel knows the game."""

MOST_TURNS = 1000
"""A game that lasts this long is drawn, since OpenSpiel wants games to end."""

MOST_LIFTINGS = 10
"""In one turn: each lifts three pieces of at most 32, or more."""

_TYPE = pyspiel.GameType(
    short_name=KRUCO,
    long_name="Kruco",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    parameter_specification={},
)
_INFO = pyspiel.GameInfo(
    num_distinct_actions=KrucoActions.count,
    max_chance_outcomes=0,
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=MOST_TURNS * (1 + MOST_LIFTINGS),
)


class KrucoGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """The rules; OpenSpiel makes it."""

    def __init__(self, params: Mapping[str, object] | None = None) -> None:
        super().__init__(_TYPE, _INFO, dict(params or {}))

    def new_initial_state(self) -> KrucoState:
        """A game that begins."""
        return KrucoState(self)


class KrucoState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A game as far as it was played; the game makes it."""

    def __init__(self, game: KrucoGame) -> None:
        super().__init__(game)
        self.actions = KrucoActions(most_turns=MOST_TURNS)
        """The game in the native engine; to read from."""

    def current_player(self) -> int:
        """Who acts: 0 Black, 1 White, or OpenSpiel's mark for a game that is over."""
        if self.actions.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.actions.to_move

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.actions.over

    def returns(self) -> list[float]:
        """What each player has got: 1 for a win, -1 for a loss, else 0."""
        winner = self.actions.winner
        return [0.0, 0.0] if winner < 0 else [1.0, -1.0] if winner == 0 else [-1.0, 1.0]

    def observation_string(self, _player: int) -> str:
        """What both players see: the position."""
        return str(self)

    def _legal_actions(self, _player: int) -> list[int]:
        return self.actions.legal()

    def _apply_action(self, action: int) -> None:
        self.actions.apply(action)

    def _action_to_string(self, _player: int, action: int) -> str:
        return self.actions.name(action)

    def __str__(self) -> str:
        return self.actions.position()


pyspiel.register_game(_TYPE, KrucoGame)
