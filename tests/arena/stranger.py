"""A program that plays: the first legal choice each time, until it is told to go wrong.

stranger.py GAME [FAULT AFTER]    the fault comes instead of answer number AFTER of the program
stranger.py GAME linger SECONDS   it takes so long to end when it is told to
"""

from __future__ import annotations

import os
import sys
import time
from typing import Any

from ludejo.games import Colour, Game, rules_of


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def go_wrong(fault: str, game: Game[Any, Any]) -> None:
    match fault:
        case "crash":
            sys.exit("the stranger is out of memory")
        case "hang":
            time.sleep(600)
        case "illegal":
            say("bestmove A0" if game.rules.simultaneous else "bestmove a1-h8")
        case "silent":
            os.close(1)
            time.sleep(600)


def main() -> None:
    slug, fault, after = [*sys.argv[1:], "", "0"][:3]
    rules = rules_of(slug)
    game: Game[Any, Any] = Game(rules)
    answers = 0
    for line in sys.stdin:
        match line.split():
            case ["ugi"]:
                say("id name Stranger\nugiok")
            case ["isready"]:
                say("readyok")
            case ["position", "startpos", *moves]:
                text = " ".join(["position start", *moves])
                game = Game.read(rules, text)
            case ["go", *words]:
                answers += 1
                if fault != "linger" and answers == int(after):
                    go_wrong(fault, game)
                    continue
                seat = Colour(words[words.index("seat") + 1]) if "seat" in words else game.due[0]
                say(f"bestmove {game.legal(seat)[answers % 3]}")
            case ["quit"]:
                if fault == "linger":
                    time.sleep(float(after))
                break


main()
