"""Whatever is asked of the house, its games are those of the referee."""

from __future__ import annotations

import random
import shutil
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from starlette.testclient import TestClient

from ludejo.games import Colour, Game, rules_of
from ludejo.server.app import create_app
from ludejo.server.settings import Settings
from tests.server.conftest import ADDRESS
from tests.server.helpers import Guest, Oracle, View, choosing

SEEDS = st.integers(0, 2**32)


class AHouse(RuleBasedStateMachine):
    """A hotseat game in a house, beside the referee's game and what was chosen in secret."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.cookies: Any = None
        self.secret: dict[Colour, str] = {}
        self.resigned: Colour | None = None
        self.act = 0
        self.come()

    def come(self) -> None:
        """Open the house and enter it."""
        app = create_app(Settings(data=self.folder, page=self.folder / "page"), Oracle())
        self.client = TestClient(app, ADDRESS, cookies=self.cookies)
        self.client.__enter__()
        self.guest = Guest(self.client)

    def teardown(self) -> None:
        self.client.__exit__()
        shutil.rmtree(self.folder)

    @initialize(slug=st.sampled_from(["what-the-shell", "kruco"]))
    def open(self, slug: str) -> None:
        self.game: Game[Any, Any] = Game(rules_of(slug))
        self.view: View = self.guest.open(slug)

    def due(self) -> list[Colour]:
        open_turn = () if self.resigned else self.game.due
        return [seat for seat in open_turn if seat not in self.secret]

    def reveal(self) -> None:
        if set(self.secret) == set(self.game.due):
            read = self.game.rules.read_choice
            self.game.play({seat: read(choice) for seat, choice in self.secret.items()})
            self.secret = {}
            self.act += 1

    @precondition(lambda self: self.due())
    @rule(seed=SEEDS)
    def choose(self, seed: int) -> None:
        dice = random.Random(seed)
        seat = dice.choice(self.due())
        choice = str(dice.choice(self.game.legal(seat)))
        self.view = self.guest.choose(self.view, seat, choice)
        self.secret[seat] = choice
        self.reveal()

    @rule(seat=st.sampled_from(Colour), choice=st.sampled_from(["A1", "a2-a3", "Z", "i9+"]))
    def choose_what_may_be_wrong(self, seat: Colour, choice: str) -> None:
        status, answer = self.guest.ask(self.view, "choices", **choosing(seat, choice))
        legal = seat in self.due() and choice in map(str, self.game.legal(seat))
        assert (status == 200) == legal, answer
        if legal:
            self.view = answer
            self.secret[seat] = choice
            self.reveal()

    @rule()
    def undo(self) -> None:
        status, answer = self.guest.ask(self.view, "undo")
        if self.secret:
            self.secret = {}
        elif self.resigned:
            self.resigned = None
            self.act += 1
        elif self.game.turns:
            self.game.undo()
            self.act += 1
        else:
            assert status == 409
            assert answer["error"]["kind"] == "nothing_to_undo"
            return
        assert status == 200
        self.view = answer

    @rule(seat=st.sampled_from(Colour))
    def resign(self, seat: Colour) -> None:
        status, answer = self.guest.ask(self.view, "resignation", seat=seat)
        if self.resigned or self.game.outcome:
            assert answer["error"]["kind"] == "game_over"
            return
        assert status == 200
        self.view = answer
        self.resigned = seat
        self.secret = {}
        self.act += 1

    @rule()
    def close_and_come_again(self) -> None:
        self.cookies = self.client.cookies
        self.client.__exit__()
        self.come()
        assert self.guest.view(self.view) == self.view

    @invariant()
    def agrees(self) -> None:
        if not hasattr(self, "view"):
            return
        view = self.view
        assert view["act"] == self.act
        assert view["position"] == self.game.position.text
        assert [turn["move"] for turn in view["turns"]] == [turn.move for turn in self.game.turns]
        assert view["staged"] == sorted(self.secret)
        assert view["due"] == self.due()
        legal = {seat: list(map(str, self.game.legal(seat))) for seat in self.due()}
        assert view["legal"] == legal
        outcome = self.game.outcome and self.game.outcome.as_dict()
        if self.resigned:
            outcome = {"winner": self.resigned.other, "reason": "resignation"}
        assert view["outcome"] == outcome
        assert view["can_undo"] == bool(self.secret or self.resigned or self.game.turns)


TestAgainstTheReferee = AHouse.TestCase
TestAgainstTheReferee.settings = settings(
    max_examples=10,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
