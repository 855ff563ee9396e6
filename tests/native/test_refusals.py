"""What the referee refuses to read or to play, the native engine refuses too, and nothing else."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludejo.engine import _native
from ludejo.games import Game, GameError, rules_of
from tests.games.boards import examples, kruco_texts, shell_texts

SIGNS = "bwe/123456789 0-,:+=xABIabh*\t\n\u00e9"
MOVES = {
    "what-the-shell": ["E5:D4", "E5:E5", "A1:I9", "I9:I9", "a1:B2", "E5", "J1:A1"],
    "kruco": ["a2-a3", "d4-d4+", "d4+-e5", "d4+=d4,e5", "d4+=e5,d4", "a2-a1+ xa2", "d4-d5 *d4"],
}
LEGAL = {"what-the-shell": _native.shell_legal, "kruco": _native.kruco_legal}
PLAY = {"what-the-shell": _native.shell_play, "kruco": _native.kruco_play}


@st.composite
def mutated(draw: st.DrawFn, texts: st.SearchStrategy[str]) -> str:
    """A text with a few of its letters changed, taken out or put in."""
    text = draw(texts)
    for _ in range(draw(st.integers(0, 2))):
        begin = draw(st.integers(0, len(text)))
        end = draw(st.integers(begin, min(len(text), begin + 2)))
        text = text[:begin] + draw(st.text(SIGNS, max_size=2)) + text[end:]
    return text


def by_referee(slug: str, text: str, move: str) -> tuple[bool, dict[str, Any] | None]:
    """Whether the game can be read, and what playing the move gives, if it can be played."""
    try:
        game: Game[Any, Any] = Game.read(rules_of(slug), text)
    except GameError:
        return False, None
    try:
        return True, game.play_text(move).as_dict()
    except GameError:
        return True, None


@pytest.mark.parametrize("slug, positions", [
    ("what-the-shell", shell_texts()), ("kruco", kruco_texts()),
])  # fmt: skip
def test_both_refuse_the_same(slug: str, positions: st.SearchStrategy[str]) -> None:
    moves = st.sampled_from(MOVES[slug])

    @examples(250)
    @given(mutated(positions), st.lists(moves, max_size=2), st.data())
    def agree(position: str, before: list[str], data: st.DataObject) -> None:
        text = " ".join([f"position {position}", *(["moves", *before] if before else [])])
        try:
            game: Game[Any, Any] = Game.read(rules_of(slug), text)
            legal = [str(choice) for choice in game.legal(game.due[0])] if game.due else []
        except GameError:
            legal = []
        lawful = data.draw(st.booleans())
        if legal and lawful:
            ours, theirs = data.draw(st.sampled_from(legal)), data.draw(st.sampled_from(legal))
            move = f"{ours}:{theirs}" if slug == "what-the-shell" else ours
        else:
            move = data.draw(mutated(moves))
        read, turn = by_referee(slug, text, move)
        assert ("error" not in json.loads(LEGAL[slug](text))) == read
        given_turn = json.loads(PLAY[slug](text, move))
        assert ("error" in given_turn) == (turn is None)
        if turn is not None:
            assert given_turn == turn

    agree()
