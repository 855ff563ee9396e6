"""The rules as a page, made at build time: every rule there, and every example what it says."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from ludejo.games import Game, rules_of
from ludejo.messages import Messages, languages, rule_sheet

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "web" / "src" / "lib" / "rules" / "examples"
PAGES = ROOT / "src" / "ludejo" / "server" / "page" / "rules"

RULES = {
    "what-the-shell": [f"W{number}" for number in range(1, 20)],
    "kruco": [f"K{number}" for number in range(1, 16)],
}

WITHOUT_EXAMPLE = {"W3", "W6"}
"""An empty board; what every other example shows."""


def examples(game: str) -> list[dict[str, Any]]:
    found = json.loads((EXAMPLES / f"{game}.json").read_text("utf-8"))
    assert isinstance(found, list)
    return found


def page(game: str, language: str) -> str:
    return (PAGES / game / f"{language}.html").read_text("utf-8")


@pytest.mark.parametrize("game", RULES)
@pytest.mark.parametrize("language", languages())
def test_every_rule_can_be_linked_to(game: str, language: str) -> None:
    text = page(game, language)
    assert f'<html lang="{language}"' in text
    for rule in RULES[game]:
        assert text.count(f'id="{rule.lower()}"') == 1
        assert f'href="#{rule.lower()}"' in text


@pytest.mark.parametrize("game", RULES)
@pytest.mark.parametrize("language", languages())
def test_the_page_has_every_word_of_the_sheet(game: str, language: str) -> None:
    def words(text: str) -> list[str]:
        return re.findall(r"[^\W_]+", text)

    html = re.sub(r"<(script|svg|figure)\b.*?</\1>", " ", page(game, language), flags=re.DOTALL)
    shown = " ".join(words(re.sub(r"<[^>]+>|&#39;|&quot;", " ", html)))
    for paragraph in rule_sheet(game, language).split("\n\n"):
        plain = re.sub(r"\*\*([WK]\d+)(?: ([^*.]+)\.)?\*\*", "", paragraph)
        for line in plain.splitlines():
            assert " ".join(words(line)) in shown


@pytest.mark.parametrize("game", RULES)
def test_nearly_every_rule_has_an_example(game: str) -> None:
    shown = {example["rule"] for example in examples(game)}
    assert shown == set(RULES[game]) - WITHOUT_EXAMPLE


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", RULES)
def test_every_example_is_told_and_is_on_the_page(game: str, language: str) -> None:
    messages, text = Messages(language), page(game, language)
    for example in examples(game):
        name = f"{example['rule'].lower()}-{example['name']}"
        told = messages(f"example-{name}")
        assert f'data-example="{name}"' in text
        assert told in text


@pytest.mark.parametrize("game", RULES)
def test_what_is_shown_is_what_the_referee_says(game: str) -> None:
    shown = json.loads((EXAMPLES.parent / "played" / f"{game}.json").read_text("utf-8"))
    for told, example in zip(shown, examples(game), strict=True):
        rules = rules_of(game)
        played: Game[Any, Any] = Game(rules, rules.read_position(example["start"]))
        assert told["start"] == example["start"]
        assert [turn["move"] for turn in told["turns"]] == example["turns"]
        for turn, move in zip(told["turns"], example["turns"], strict=True):
            given = played.play_text(move)
            assert turn["events"] == [event.as_dict() for event in given.events]
            assert turn["after"] == given.position.text
        if example["turns"]:
            assert told["outcome"] == (played.outcome and played.outcome.as_dict())


LANDING = "place place"
MEANT = {
    "w4-secret": LANDING,
    "w5-collision": "egg",
    "w5-no-capture": "egg",
    "w7-straight": f"{LANDING} capture",
    "w7-diagonal": f"{LANDING} capture",
    "w7-egg": f"{LANDING} capture",
    "w7-three": LANDING,
    "w7-one": LANDING,
    "w8-anticipated": f"{LANDING} capture",
    "w9-safe-landing": LANDING,
    "w9-safe-hatching": f"{LANDING} capture hatch",
    "w10-mutual": f"{LANDING} capture capture",
    "w10-end-captured": f"{LANDING} capture capture",
    "w10-shared-egg": f"{LANDING} capture capture vanish",
    "w11-two-directions": f"{LANDING} capture capture hatch hatch",
    "w12-hatch": f"{LANDING} capture hatch",
    "w12-vanish": f"{LANDING} capture capture capture vanish hatch",
    "w13-chain": f"{LANDING} capture hatch capture hatch",
    "w13-egg-captured": f"{LANDING} capture capture hatch capture hatch",
    "w14-nothing-saved": f"{LANDING} capture egg",
    "w15-line": f"{LANDING} black:lines",
    "w15-broken": f"{LANDING} capture",
    "w16-longer": f"{LANDING} black:lines",
    "w16-ten-nine": f"{LANDING} white:lines",
    "w16-nine-eight": f"{LANDING} black:lines",
    "w17-begins": f"{LANDING} sudden-death",
    "w17-longer": f"{LANDING} black:lines",
    "w17-second-line": f"{LANDING} black:lines",
    "w17-broken": f"{LANDING} capture black:lines",
    "w17-both-broken": f"{LANDING} capture capture",
    "w18-full": "egg None:full-board",
    "w19-repetition": " ".join([LANDING, LANDING, "capture capture"] * 2) + " None:repetition",
    "k5-reserve": "climb xe4",
    "k6-step": "slide",
    "k6-stop": "slide",
    "k6-far": "slide",
    "k6-enemy": "slide",
    "k7-climb": "climb",
    "k8-step-down": "step-down",
    "k9-enough": "divide",
    "k9-too-few": "divide",
    "k10-square": "climb xe4",
    "k10-point": "slide xd4+",
    "k10-cross": "slide *d4",
    "k11-stays": "slide xd4+",
    "k11-captors": "slide xd4",
    "k12-one-way": "step-down *d4",
    "k12-other-way": "step-down *d5",
    "k13-held": "slide slide black:goal",
    "k13-caught": "slide climb xc8",
    "k13-own-cross": "slide *c7",
    "k13-divided": "divide slide black:goal",
    "k14-no-moves": "slide black:no-moves",
    "k15-repetition": "slide " * 8 + "None:repetition",
}
"""What the captions say happens, written down by hand."""


def test_every_example_shows_what_it_is_there_for() -> None:
    shown = {}
    for game in RULES:
        for told in json.loads((EXAMPLES.parent / "played" / f"{game}.json").read_text("utf-8")):
            if not told["turns"]:
                continue
            words = [
                event.get("formation", event["kind"])
                for turn in told["turns"]
                for event in turn["events"]
            ]
            if told["outcome"]:
                words.append(f"{told['outcome']['winner']}:{told['outcome']['reason']}")
            if told["sudden_death"]:
                words.append("sudden-death")
            shown[f"{told['rule'].lower()}-{told['name']}"] = " ".join(words)
    assert shown == MEANT


def test_what_a_piece_of_kruco_can_reach_is_marked() -> None:
    shown = json.loads((EXAMPLES.parent / "played" / "kruco.json").read_text("utf-8"))
    reach = {told["name"]: " ".join(told["reach"]["to"]) for told in shown if told["reach"]}
    assert reach == {
        "step": "a3 b2 b4 c3",
        "stop": "a3 b2 b4 d3",
        "far": "a4 b4 d4 g4 h3 h5 h6",
        "enemy": "a3 b2 b4 b5 c3",
        "climb": "c3+ c4+ d3+ d4+",
        "refused": "c3+ d3+",
        "step-down": "d5 e4 e5",
        "none": "d4 d5 e4 e5",
    }


@pytest.mark.parametrize("name", ["safe-landing", "safe-hatching"])
def test_what_is_safe_between_two_is_a_pair(name: str) -> None:
    """One alone is never captured, so only a pair shows what W9 says."""
    (example,) = [one for one in examples("what-the-shell") if one["name"] == name]
    rules = rules_of("what-the-shell")
    game: Game[Any, Any] = Game(rules, rules.read_position(example["start"]))
    (turn,) = [game.play_text(move) for move in example["turns"]]
    (entered,) = {
        event.as_dict()["at"] for event in turn.events if event.as_dict().get("at") in SAFE
    }
    rows = turn.position.text.split(" ")[0].split("/")
    row = re.sub(r"\d", lambda run: " " * int(run[0]), rows[9 - int(entered[1])])
    pair = re.search("wbbw|bwwb", row)
    assert pair
    assert pair.start() < "ABCDEFGHI".index(entered[0]) < pair.end() - 1


SAFE = {"E5", "D3"}
"""Where somebody lands, or hatches, in the examples of W9."""
