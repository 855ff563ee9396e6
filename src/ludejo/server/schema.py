"""Prints the API's schema (OpenAPI, JSON), from which the client's types are made.

`python -m ludejo.server.schema`. Sockets are not in OpenAPI; what they send is its component
`SocketMessage`.
"""

from __future__ import annotations

import json
from typing import Any

from ludejo.server.app import bare_app


def schema() -> dict[str, Any]:
    """Return the schema."""
    described = bare_app().openapi()
    components = described["components"]["schemas"]
    components["SocketMessage"] = {
        "description": "What the socket of a game sends: its view.",
        "$ref": "#/components/schemas/GameView",
    }
    return described


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2, ensure_ascii=False))  # noqa: T201 -- what it is for
