"""Guests of a house, as tests play them, and a computer that does as it is told."""

from __future__ import annotations

import asyncio
import random
import time
import uuid
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from ludejo.games import Colour, Game, rules_of
from ludejo.server.thinking import Question, ThinkingError

View = dict[str, Any]


class Oracle:
    """A thinker that can be held back, looked into, and made to fail."""

    def __init__(self) -> None:
        self.questions: list[Question] = []
        self.failures = 0
        """How many questions it will leave without an answer."""
        self.held = False
        self.answers: list[str] = []
        """What to answer next; some legal choice when there is none."""

    async def think(self, question: Question) -> str:
        self.questions.append(question)
        while self.held:  # noqa: ASYNC110 -- set from the thread of the test
            await asyncio.sleep(0.002)
        if self.failures:
            self.failures -= 1
            raise ThinkingError("the oracle is silent")
        if self.answers:
            return self.answers.pop(0)
        game: Game[Any, Any] = Game.read(rules_of(question.game), question.text)
        return str(random.Random(1).choice(game.legal(Colour(question.seat))))

    async def close(self) -> None:
        self.held = False


class Guest:
    """Somebody with a browser."""

    def __init__(self, client: TestClient) -> None:
        self.client = client

    def open(self, game: str = "what-the-shell", opponent: str = "hotseat", **more: object) -> View:
        wish = {"game": game, "opponent": opponent, **more}
        response = self.client.post("/api/games", json=wish)
        assert response.status_code == 201, response.text
        return dict(response.json())

    def view(self, view: View) -> View:
        response = self.client.get(f"/api/games/{view['id']}")
        assert response.status_code == 200, response.text
        return dict(response.json())

    def ask(self, view: View, what: str, **body: object) -> tuple[int, View]:
        """Post to a game, at the act of `view` unless another one is given."""
        body = {"act": view["act"], **body}
        response = self.client.post(f"/api/games/{view['id']}/{what}", json=body)
        return response.status_code, response.json()

    def do(self, view: View, what: str, **body: object) -> View:
        status, answer = self.ask(view, what, **body)
        assert status == 200, answer
        return answer

    def choose(self, view: View, seat: str, choice: str, **more: object) -> View:
        return self.do(view, "choices", **choosing(seat, choice), **more)

    def play(self, view: View, *moves: str) -> View:
        """Play whole turns in hotseat."""
        for move in moves:
            if view["game"] == "kruco":
                view = self.choose(view, view["due"][0], move)
            else:
                black, white = move.split(":")
                view = self.choose(view, "black", black)
                view = self.choose(view, "white", white)
        return view

    def refused(self, view: View, what: str, **body: object) -> str:
        """Post to a game and be refused; return the kind."""
        status, answer = self.ask(view, what, **body)
        assert status >= 400, answer
        return str(answer["error"]["kind"])

    def listen(
        self, view: View, headers: dict[str, str] | None = None
    ) -> AbstractContextManager[WebSocketTestSession]:
        """Open the line of a game."""
        address = f"ws://localhost/api/games/{view['id']}/socket"
        return self.client.websocket_connect(address, headers=headers or {})

    def wait(self, view: View, until: Callable[[View], bool], patience: float = 20) -> View:
        """Look at a game until it is so."""
        limit = time.monotonic() + patience
        while not until(view := self.view(view)):
            assert time.monotonic() < limit, view
            time.sleep(0.005)
        return view

    def ask_house(self, view: View) -> View:
        """Let the house think for the computer, and see what comes of it."""
        if view["thinking"]:
            self.do(view, "thought")
        return self.wait(view, lambda view: not view["thinking"])


def choosing(seat: str, choice: str) -> dict[str, str]:
    return {"seat": seat, "choice": choice, "request": str(uuid.uuid4())}


BLACK_WINS = ("A1:I9", "B1:H9", "C1:I7", "D1:H7", "E1:I5")
"""Turns of What the Shell after which Black has a line of five."""

WHITE_RUNS = ("h2-h3", "a7-a6", "h3-h4", "a6-a5", "h4-h5")
