"""Has the referee play the examples of the rules pages, so that no picture can be wrong.

`python web/play_examples.py` reads `src/lib/rules/examples/GAME.json` and writes beside it, into
`src/lib/rules/played/GAME.json`, each example with what its turns give. It needs `ludejo.games`
and nothing else, and runs before the page is built.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ludejo.games import GAMES, Colour, Game, kruco, shell

RULES = Path(__file__).parent / "src" / "lib" / "rules"
EXAMPLES = RULES / "examples"
PLAYED = RULES / "played"


def played(slug: str, example: dict[str, Any]) -> dict[str, Any]:
    """Return an example with all that the referee says of it.

    Besides its `turns` (`move`, `events` and the position `after`) these are the `outcome` and
    `sudden_death`, the winning turtles (`lines`), and, where the example asks for them, the squares
    that are `guarded` at the start and the places that a piece can `reach` from there.

    Raises:
        GameError: a position or a move of the example is not one.
    """
    rules = GAMES[slug]
    game: Game[Any, Any] = Game(rules, rules.read_position(example["start"]))
    start = game.position
    turns = [game.play_text(move) for move in example["turns"]]
    end = game.position
    in_lines = end.winning if isinstance(end, shell.Position) else {}
    asked = example.get("reach")
    return {
        "rule": example["rule"],
        "name": example["name"],
        "start": start.text,
        "turns": [
            {
                "move": turn.move,
                "events": [event.as_dict() for event in turn.events],
                "after": turn.position.text,
            }
            for turn in turns
        ],
        "outcome": game.outcome and game.outcome.as_dict() if turns else None,
        "sudden_death": isinstance(end, shell.Position) and end.sudden_death,
        "lines": {colour: sorted(in_lines[colour]) for colour in in_lines}
        if any(in_lines.values())
        else None,
        "marks": example.get("marks", []),
        "guarded": {colour: sorted(start.guarded(colour)) for colour in Colour}
        if example.get("guarded")
        else None,
        "reach": reach(start, asked["kind"], asked["from"]) if asked else None,
    }


def reach(position: kruco.Position, kind: str, piece: str) -> dict[str, Any]:
    """Return where a piece of Kruco can go in this way: `slide`, `climb` or `step-down`."""
    (seat,) = position.due
    ways: dict[str, type[kruco.Slide | kruco.Climb | kruco.StepDown]] = {
        "slide": kruco.Slide,
        "climb": kruco.Climb,
        "step-down": kruco.StepDown,
    }
    ends = {
        move.end
        for move in position.legal(seat)
        if isinstance(move, ways[kind]) and move.start == piece
    }
    return {"from": piece, "to": sorted(ends)}


def main() -> None:
    """Play the examples of every game."""
    PLAYED.mkdir(exist_ok=True)
    for slug in GAMES:
        examples = json.loads((EXAMPLES / f"{slug}.json").read_text("utf-8"))
        text = json.dumps([played(slug, example) for example in examples])
        (PLAYED / f"{slug}.json").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
