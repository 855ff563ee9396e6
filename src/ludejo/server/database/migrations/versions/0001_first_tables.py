"""The first tables: people and their sessions, games and what happened in them.

Written out, not taken from `metadata`, which goes on changing.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

KEY = sa.BigInteger().with_variant(sa.Integer, "sqlite")
INSTANT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "people",
        sa.Column("id", KEY, sa.Identity(), nullable=False),
        sa.Column("created", INSTANT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("person_id", KEY, nullable=False),
        sa.Column("created", INSTANT, nullable=False),
        sa.Column("seen", INSTANT, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_sessions_person_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_sessions_person_id", "sessions", ["person_id"])
    op.create_table(
        "games",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("owner_id", KEY, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("start", sa.Text(), nullable=False),
        sa.Column("computer", sa.String(5)),
        sa.Column("level", sa.Integer()),
        sa.Column("created", INSTANT, nullable=False),
        sa.Column("deleted", INSTANT),
        sa.Column("act", sa.Integer(), nullable=False),
        sa.Column("updated", INSTANT, nullable=False),
        sa.Column("position", sa.Text(), nullable=False),
        sa.Column("turn_count", sa.Integer(), nullable=False),
        sa.Column("winner", sa.String(5)),
        sa.Column("reason", sa.String(16)),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        sa.CheckConstraint("computer IN ('black', 'white')", name=op.f("ck_games_computer")),
        sa.CheckConstraint("(computer IS NULL) = (level IS NULL)", name=op.f("ck_games_level")),
        sa.CheckConstraint("winner IN ('black', 'white')", name=op.f("ck_games_winner")),
        sa.ForeignKeyConstraint(
            ["owner_id"], ["people.id"], name="fk_games_owner_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_games_owner_id_updated", "games", ["owner_id", "updated"])
    op.create_index("ix_games_deleted", "games", ["deleted"])
    op.create_table(
        "acts",
        sa.Column("game_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("time", INSTANT, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("move", sa.Text()),
        sa.Column("seat", sa.String(5)),
        sa.Column("back", sa.Integer()),
        sa.PrimaryKeyConstraint("game_id", "number", name="pk_acts"),
        sa.CheckConstraint(
            "kind = 'turn' AND move IS NOT NULL AND seat IS NULL AND back IS NULL"
            " OR kind = 'resignation' AND move IS NULL AND seat IS NOT NULL AND back IS NULL"
            " OR kind = 'takeback' AND move IS NULL AND seat IS NULL AND back > 0",
            name=op.f("ck_acts_kind"),
        ),
        sa.CheckConstraint("number > 0", name=op.f("ck_acts_number")),
        sa.CheckConstraint("seat IN ('black', 'white')", name=op.f("ck_acts_seat")),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name="fk_acts_game_id", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "staged",
        sa.Column("game_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.String(5), nullable=False),
        sa.Column("choice", sa.Text(), nullable=False),
        sa.Column("time", INSTANT, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_staged"),
        sa.CheckConstraint("seat IN ('black', 'white')", name=op.f("ck_staged_seat")),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name="fk_staged_game_id", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "requests",
        sa.Column("game_id", sa.String(16), nullable=False),
        sa.Column("request", sa.String(36), nullable=False),
        sa.Column("time", INSTANT, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "request", name="pk_requests"),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name="fk_requests_game_id", ondelete="CASCADE"
        ),
    )
