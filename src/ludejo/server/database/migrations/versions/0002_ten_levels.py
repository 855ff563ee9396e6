"""Ten levels instead of three: the easy one is now 1, the middling one 5, the hard one 10."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Give games of before the level that is nearest to what they were played at."""
    op.execute("UPDATE games SET level = CASE level WHEN 2 THEN 5 WHEN 3 THEN 10 ELSE level END")
