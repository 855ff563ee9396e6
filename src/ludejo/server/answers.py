"""Answers as the house gives them: JSON, and refusals in one shape."""

from __future__ import annotations

from starlette.responses import Response

from ludejo.server.errors import Refusal

JSON = "application/json"


def refused(refusal: Refusal) -> Response:
    """Return the answer that tells a refusal."""
    return Response(refusal.body(), refusal.status, media_type=JSON)
