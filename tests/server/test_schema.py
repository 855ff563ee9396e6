"""The API's description, from which the client's types are made."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from typing import Any, get_args

from ludejo.engine import LEVELS
from ludejo.games import GAMES
from ludejo.server.errors import Refusal
from ludejo.server.routes import ErrorDetails
from ludejo.server.schema import schema
from ludejo.server.views import Slug
from tests.server.helpers import Guest

METHODS = {"get", "post", "delete"}


def test_it_is_printed() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "ludejo.server.schema"], capture_output=True, text=True, check=True
    )
    assert json.loads(run.stdout) == schema()
    assert run.stderr == ""


def test_names_are_fit_to_be_read() -> None:
    described = schema()
    operations = [path[method] for path in described["paths"].values() for method in path]
    names = [operation["operationId"] for operation in operations]
    assert len(names) == len(set(names))
    for name in [*names, *described["components"]["schemas"]]:
        assert re.fullmatch(r"[A-Za-z]+(_[a-z]+)*", name), name
    assert all(operation["summary"] for operation in operations)


def test_unions_are_tagged() -> None:
    def unions(part: Any) -> list[dict[str, Any]]:  # noqa: ANN401 -- any JSON
        if isinstance(part, dict):
            found = [part] if "oneOf" in part else []
            return found + [union for value in part.values() for union in unions(value)]
        return (
            [union for value in part for union in unions(value)] if isinstance(part, list) else []
        )

    found = unions(schema()["components"]["schemas"])
    assert found
    assert all("discriminator" in union for union in found)


def test_what_a_socket_sends_is_described() -> None:
    components = schema()["components"]["schemas"]
    assert components["SocketMessage"]["$ref"] == "#/components/schemas/GameView"
    assert components["GameView"]["discriminator"]["propertyName"] == "game"


def test_all_games_and_refusals_are_described() -> None:
    assert set(get_args(Slug)) == set(GAMES)

    def kinds(refusal: type[Refusal]) -> set[str]:
        own = {refusal.kind} if hasattr(refusal, "kind") else set()
        return own.union(*map(kinds, refusal.__subclasses__()))

    described = ErrorDetails.model_json_schema()["properties"]["kind"]["enum"]
    assert set(described) == kinds(Refusal) | {"internal"}


def test_answers_are_as_described(guest: Guest) -> None:
    """What a view holds is what its description says, no more and no less."""
    described = schema()["components"]["schemas"]
    for game, name in (("what-the-shell", "ShellView"), ("kruco", "KrucoView")):
        view = guest.open(game)
        assert set(view) == set(described[name]["properties"])
        assert set(described[name]["required"]) == set(view)
    [summary, _] = guest.client.get("/api/games").json()["games"]
    assert set(summary) == set(described["GameSummary"]["properties"])


def test_the_house_describes_itself(guest: Guest) -> None:
    described = guest.client.get("/api/openapi.json").json()
    assert described["paths"] == schema()["paths"]
    for outside in ("/docs", "/redoc"):
        assert guest.client.get(outside).status_code == 503  # a place in the page, not built here


def test_the_levels_are_the_engines() -> None:
    described = schema()["components"]["schemas"]["Opening"]["properties"]["level"]
    [level] = [choice for choice in described["anyOf"] if choice["type"] == "integer"]
    assert (level["minimum"], level["maximum"]) == (min(LEVELS), max(LEVELS))
