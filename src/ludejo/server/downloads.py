"""Records of games, as files to download.

They are made from the turns that stand. What somebody has chosen in the open turn is no turn.
"""

from __future__ import annotations

from typing import Literal

from starlette.responses import Response

from ludejo.games import Colour
from ludejo.messages import tag_of_character
from ludejo.records import Record, to_json, write
from ludejo.server.acts import Past
from ludejo.server.standing import Table

_ENDINGS = {"text": ("txt", "text/plain"), "json": ("json", "application/json")}


def record(table: Table, past: Past) -> Record:
    """Return the record of a game, finished or not."""
    tags = {"Event": "Ludejo", "Date": table.created.strftime("%Y.%m.%d")}
    if table.computer is not None and table.level is not None:
        tags[_tag(table.computer)] = tag_of_character(table.rules.slug, table.level)
    return Record.from_game(past.game(), tags, past.outcome)


def download(table: Table, past: Past, form: Literal["text", "json"]) -> Response:
    """Return the record of a game as a file."""
    written = record(table, past)
    ending, media_type = _ENDINGS[form]
    name = f"ludejo-{table.rules.slug}-{table.created:%Y-%m-%d}-{table.id}.{ending}"
    return Response(
        write(written) if form == "text" else to_json(written),
        headers={"content-disposition": f'attachment; filename="{name}"'},
        media_type=media_type,
    )


def _tag(seat: Colour) -> str:
    return seat.value.capitalize()
